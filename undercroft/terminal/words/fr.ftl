# Les mots de la table sur un terminal, à côté de ceux de toute table.

## Les parties du plateau

table-board = Table
table-page-part = Page

## Pour commencer

table-value = { $name } : { $value }
table-new-game-more = Nouvelle partie…
table-to-start = Retour au début
table-how-many = Joueurs
table-load-other = Une autre partie enregistrée…
table-interrupted-game = partie interrompue
table-choose-how = ↑ ↓ pour se déplacer, ← → pour changer, Entrée pour choisir
table-seat-person = quelqu’un à ce clavier
table-seat-bot = robot : { $bot }
table-alone-note = En solo, vous menez deux prisonniers.

## Demander

table-together = Ensemble ; dernier mot : { $who }
table-leave-to = Laisser faire { $who }
table-hand-over = Passez le clavier
table-hand-over-to = La suite ne regarde que { $who }.
table-secret = En secret : { $who }
table-secret-given = Déjà répondu : { $who }.
table-secret-awaited = On attend encore : { $who }.
table-secret-change = Changer la réponse { DE($who) }
table-order-pass-turn = Passer jusqu’à la fin du tour
table-order-pass-always = Ne plus m’arrêter ici
table-space = espace

## Touches

table-key-arrows = se déplacer, puis choisir
table-key-undo-to = revenir au début du round ou de la page
table-key-hint-long = conseil : chances de gagner par réponse
table-key-rule = règle
table-key-cards = cartes
table-key-orders = arrêts
table-key-orders-long = quand m’arrêter : à quels moments on me consulte
table-key-part = page, groupe ou journal, sur un petit écran
table-key-scroll = défiler
table-key-skip = sans pauses
table-key-new = nouvelle partie, une fois celle-ci finie
table-help-terminal = La table pose une question à la fois. Tapez le numéro de votre réponse, ou déplacez-vous avec les flèches et validez avec Entrée, ou cliquez. Ce que vous pouvez faire en plus est inscrit au-dessous. ▲ ◆ ● sont les traits ; un double est entre crochets, car c’est un bouclier.

## Ordres permanents

table-order-whose = Pour qui ?
table-order-now = { $moment } : { $how }

## Conseils

table-hint-even = Cela ne change presque rien.
table-hint-runs =
    { $runs ->
        [one] (Une partie imaginée.)
       *[other] ({ $runs } parties imaginées.)
    }

## Lire

table-no-cards = Il n’y a rien à lire ici.
table-no-rules = Aucune règle particulière ne joue ici.
table-nothing-barred = Rien n’est interdit en ce moment qui ne le soit toujours.

## Revenir

table-crossing = efface { $crossed }

## Partir

table-leave-ask = Cette partie n’est pas enregistrée.
table-leave-save = Enregistrer et partir
table-leave-unsaved = Partir sans enregistrer

## Ce qu’il y a sur la table

table-fell = tombe ici
table-pages-turned =
    { $count ->
        [0] Aucune page n’a été tournée.
        [one] Une page tournée :
       *[other] { $count } pages tournées :
    }
table-used = déjà utilisé
table-both-hands = prend les deux mains
table-hand-free = main libre
