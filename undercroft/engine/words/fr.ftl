# Les mots de la table elle-même, quel que soit le jeu.

## Relier

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Réponses communes à tous les jeux

do-done = Terminé
do-pass = Passer

## Langues, joueurs


table-language = Langue
table-language-en = English
table-language-fr = Français
table-bot = robot
table-bot-random = Hasard
    .line = répond ce qui lui tombe sous la main
table-bot-judgement = Jugement
    .line = connaît le jeu et se fie à son flair
table-bot-search = Recherche
    .line = essaie d’abord tout dans sa tête
table-person = humain

## Ouvrir une table

table-title = Undercroft
table-new-game = Nouvelle partie
table-choose-game = À quoi jouons-nous ?
table-seats = Sièges
table-seat = Siège { $number }
table-players =
    { $count ->
        [one] en solo
       *[other] { $count } joueurs
    }
table-settings = Réglages
table-seed = Graine : { $seed }
table-seed-ask = Graine (vide : au hasard)
table-seed-secret = La graine reste secrète jusqu’à la fin.
table-start = Commencer

## Ce qu’il y a sur la table

table-log = Journal
table-story = Récit
table-instructions = La page ordonne
table-prisoners = Prisonniers
table-items = Objets
table-hands = Mains
table-hands-empty = mains vides
table-hands-full = deux mains pleines
table-hands-over = mains trop pleines
table-middle = Milieu de la table
table-middle-empty = rien
table-row = Rangée
table-row-empty = vide
table-round = Round { $number }
table-attack-value = Valeur d’attaque
table-fight = Combat
table-rolls = Jets
table-shield = bouclier
table-hits-left =
    { $hits ->
        [one] encore { $hits } coup
       *[other] encore { $hits } coups
    }
table-turner = tourne la page
table-nominee = choix du groupe
table-resting = au repos
table-fighting = au combat
table-aimed-at = attire le coup
table-hp = PV
table-hp-of = { $hp } PV sur { $most }
table-curses = Malédictions
table-curse-left =
    { $pages ->
        [one] cette page seulement
       *[other] { $pages } pages
    }
table-page = Page { $number }
table-next-page = Page suivante
table-pages-left =
    { $count ->
        [0] plus de page
        [one] encore { $count } page
       *[other] encore { $count } pages
    }
table-items-left =
    { $count ->
        [0] pioche vide
        [one] { $count } objet dans la pioche
       *[other] { $count } objets dans la pioche
    }
table-discarded =
    { $count ->
        [0] défausse vide
        [one] { $count } objet défaussé
       *[other] { $count } objets défaussés
    }

## Demander et répondre

table-asked = Décision : { $who }
table-asked-together = Décision commune ; { $who } a le dernier mot
table-waiting = On attend { $who }…
table-thinking = { $who } réfléchit …
table-answers = Réponses
table-asides = Possible aussi
table-not-now = Pas maintenant
table-why-not = Pourquoi pas ?
table-choose-number = Tapez un numéro, puis Entrée.
table-not-an-answer =
    { $most ->
        [one] Il n’y a ici que la réponse { $most }.
       *[other] Les réponses vont de 1 à { $most }.
    }
table-unknown-key = « { $key } » ne fait rien ici. Tapez « ? » pour l’aide.

## Deux réponses en une

table-then = { $first }, puis : { $second }

## Ordres permanents

table-order-title = Quand m’arrêter
table-order-line = À ces moments vous pouvez intervenir. Dites où vous voulez être consulté ; personne d’autre ne le voit.
table-order-stop = m’arrêter
table-order-pass = laisser passer
table-order-turn = laisser passer jusqu’à la fin du tour
table-order-card = m’arrêter seulement pour { $card }
table-order-fitting = m’arrêter seulement si j’ai de quoi intervenir
table-order-usual = comme d’habitude : { $how }
table-order-matters = quand cela peut compter
table-order-always = toujours me demander
table-order-never = ne jamais me demander
table-order-tells = Attention, l’attente peut trahir : là où seul ce que vous tenez vous arrête, les autres voient si l’on vous consulte ou non.

## Touches

table-help-hint = Tapez « ? » pour l’aide.
table-help = Aide
table-keys = Touches
table-key-answer = donner cette réponse
table-key-more = autres réponses
table-key-undo = annuler
table-key-redo = rétablir
table-key-hint = conseil
table-key-why = pourquoi pas ?
table-key-rules = règles de la question
table-key-card = lire une carte
table-key-log = tout le journal
table-key-save = enregistrer
table-key-load = charger
table-key-language = English
table-key-help = aide
table-key-quit = partir
table-key-back = retour
table-key-next = suite
table-help-how = La table pose une question à la fois. Tapez le numéro de votre réponse ; ce que vous pouvez faire d’autre est inscrit au-dessous.

## Conseils

table-hint = Conseil
table-hint-thinking = Je réfléchis…
table-hint-best = Je dirais : { $option }.
table-hint-none = Rien à conseiller ici.
table-chance = chances
table-percent = { $percent } %
table-bot-plays = { $bot } joue { $who }.

## Règles

table-rules = Règles
table-rule = Règle { $rule }
table-rules-of-question = Cette question vient de
table-no-rule = Il n’y a pas de règle { $rule }.
table-rulebook = Livret de règles

## Revenir en arrière

table-undo = Annuler
table-undo-what = Annuler : { $option }
table-undo-to = Retour : { $mark }
table-undo-ask = Ce retour effacerait { $crossed }. Annuler quand même ?
table-crosses-roll = un jet
table-crosses-reveal = quelque chose qui a été montré
table-crosses-answer = une réponse { DE($who) }
table-undone = Annulé.
table-redone = Rétabli.
table-nothing-to-undo = Il n’y a rien à annuler.
table-nothing-to-redo = Il n’y a rien à rétablir.

## Enregistrer

table-save = Enregistrer
table-save-as = Enregistrer sous
table-saved = Enregistré : { $file }
table-save-failed = Impossible d’enregistrer : { $reason }
table-load = Charger
table-load-which = Quelle partie ?
table-loaded = Partie chargée : { $file }
table-no-saves = Il n’y a pas encore de partie enregistrée.
table-autosaved = Votre partie est gardée ; reprenez-la quand vous voudrez.
table-continue = Reprendre la dernière partie
table-notice-tail-dropped = Les règles ont changé depuis l’enregistrement. La partie repart de son dernier point de passage ; les réponses données ensuite sont perdues.
table-notice-content-changed = Les cartes ont changé depuis l’enregistrement. La partie continue avec les nouvelles.

## Finir

table-over = La partie est finie
table-won = Gagné
table-lost = Perdu
table-side = Camp
table-side-won = Votre camp a gagné.
table-side-lost = Votre camp a perdu.
table-victory = La victoire revient { A($side) }.
table-no-victory = Personne n’a gagné.
table-again = Rejouer
table-replay = Revoir la partie
table-seed-was = La graine était { $seed }.
table-quit = Partir
table-quit-ask = Quitter la table ? Votre partie est gardée.
table-goodbye = À la prochaine.
table-yes = oui
table-no = non
table-ok = d’accord
table-cancel = tant pis

## Ennuis

table-too-small = La fenêtre est trop petite : il faut au moins { $columns } colonnes et { $lines } lignes.
table-interrupted = Interruption. Votre partie est gardée.
table-no-game = Il n’y a pas de jeu nommé { $game }.
table-refused-refused = C’est impossible.
table-refused-illegal-answer = Cette réponse n’est pas dans la liste.
table-refused-stale-answer = Trop tard : la question a changé.
table-refused-wrong-seat = La question s’adresse à quelqu’un d’autre.
table-refused-bad-save = Cette sauvegarde est inutilisable. ({ $reason })
table-refused-bad-content = Un paquet de cartes ne convient pas. ({ $reason })
table-refused-missing-packs = Cette partie a besoin de paquets de cartes qui ne sont pas ici. ({ $reason })
table-refused-bad-wire = Cela n’est pas compris ici. ({ $reason })
table-refused-not-possible = C’est impossible pour l’instant. ({ $reason })

table-label = { $label } :
