# Ce qui se dit à la table : questions, réponses, journal, pourquoi pas, et comment cela finit.

game-descent = Descent: Journeys in the Dark
    .line = Quelques héros, un donjon creusé pour eux, et un joueur qui sait où sont les pièges.

side-heroes = les héros
side-overlord = le Seigneur du Mal

## Petits mots

figure-gone = quelqu’un qui n’est plus là
figure-numbered = { $figure } ({ $number })
somewhere = hors de la carte
the-overlord = le Seigneur du Mal
the-party = l’expédition
hero-seat = le héros { $number }
feat-of = l’exploit héroïque ({ $who })
card-any = une carte
token-any = un pion
door-any = la porte
two-spaces = { $one } à { $other }
in-brackets = { $what } ({ $more })

edge-door = la porte
edge-locked = la porte verrouillée
edge-portcullis = la herse
edge-vegetation = la végétation
edge-ancient_wall = le mur ancien
edge-elevation = l’élévation
edge-wall = le mur

token-search = le pion Fouille
token-entrance = l’entrée de la salle secrète
token-challenge = le pion Épreuve

by-hazard = la lave
by-pit = la fosse
by-water = l’eau
by-ruins = les ruines
by-quest = la quête
by-rest = le repos
by-stand_up = un sursaut
by-revive = une main tendue
by-surge = une augmentation
by-fatigue = l’épuisement
by-fortune = la fortune
by-misery = la misère
by-web = la toile

rolled-nothing = rien
rolled-miss = le X
rolled-range = portée { $range }
rolled-hearts =
    { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }
rolled-surges =
    { $surges ->
        [one] { $surges } augmentation
       *[other] { $surges } augmentations
    }
rolled-shields =
    { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }

## Réglages d’une partie, moments où l’on peut revenir

setting-mode = Partie
    .campaign = une campagne : neuf quêtes, et ce qu’on gagne reste
    .quest = une quête isolée
    .first = premiers pas : la première quête, expliquée
setting-quest = La quête isolée
    .first_blood = { quest-first_blood }
    .a_fat_goblin = { quest-a_fat_goblin }
    .castle_daerion = { quest-castle_daerion }
    .the_cardinals_plight = { quest-the_cardinals_plight }
    .the_masquerade_ball = { quest-the_masquerade_ball }
    .death_on_the_wing = { quest-death_on_the_wing }
    .the_shadow_vault = { quest-the_shadow_vault }
    .the_overlord_revealed = { quest-the_overlord_revealed }
    .the_monsters_hoard = { quest-the_monsters_hoard }
    .the_frozen_spire = { quest-the_frozen_spire }
    .the_dawnblade = { quest-the_dawnblade }
    .the_desecrated_tomb = { quest-the_desecrated_tomb }
    .enduring_the_elements = { quest-enduring_the_elements }
    .the_ritual_of_shadows = { quest-the_ritual_of_shadows }
    .blood_of_heroes = { quest-blood_of_heroes }
    .the_twin_idols = { quest-the_twin_idols }
    .the_wyrm_turns = { quest-the_wyrm_turns }
    .the_wyrm_rises = { quest-the_wyrm_rises }
    .gryvorn_unleashed = { quest-gryvorn_unleashed }
    .the_man_who_would_be_king = { quest-the_man_who_would_be_king }
    .acolyte_of_saradyn = { quest-acolyte_of_saradyn }
    .rumour_the_last_toll = { quest-rumour_the_last_toll }
    .rumour_the_sunken_road = { quest-rumour_the_sunken_road }
setting-heroes = Héros
    .seats = un par joueur, deux au moins
    .one = un seul, contre les limites prévues pour deux
    .two = deux
    .three = trois
    .four = quatre
setting-profile = Là où les deux livrets diffèrent
    .seed = profil Aide : comme dans l’aide de jeu
    .rulebook = profil Livret : comme dans les règles imprimées
setting-pass_friends = Passer à travers les siens
    .profile = comme ci-dessus
    .no = interdit
    .yes = permis
setting-diagonal_between_enemies = En biais entre deux ennemis
    .profile = comme ci-dessus
    .forbidden = interdit
    .allowed = permis
setting-encounter2_fatigue = La fatigue, quand commence la seconde rencontre
    .profile = comme ci-dessus
    .keep = reste
    .remove = disparaît
setting-defeat_draw_optional = La carte du Seigneur du Mal pour un héros tombé
    .profile = comme ci-dessus
    .no = est piochée
    .yes = peut être refusée
setting-pit_actions = Agir dans une fosse
    .profile = comme ci-dessus
    .climb = en sortir, et rien d’autre
    .any = tout ce qui ne demande pas de mouvement
setting-finale_majority = Le Final dépend des quêtes de
    .profile = comme ci-dessus
    .act1 = l’acte I
    .act2 = l’acte II
setting-secret_first_visit_free = La première visite d’une salle secrète
    .profile = comme ci-dessus
    .no = coûte du mouvement
    .yes = est offerte à qui l’a trouvée
setting-act2_unplayed = Les quêtes de l’acte I non jouées
    .profile = comme ci-dessus
    .second = ouvrent la quête du Seigneur du Mal à l’acte II
    .closed = n’ouvrent rien
setting-two_hero_help = Aide à deux héros
    .off = non
    .on = à chaque tour, une attaque de plus ou quelques soins
setting-rumours = Rumeurs
    .off = non
    .on = le Seigneur du Mal a des cartes Rumeur
setting-plots = Intrigues, menace et fortune
    .off = non
    .on = le Seigneur du Mal a un paquet d’Intrigue et son agent
setting-secret_rooms = Salles secrètes
    .off = non
    .on = un passage peut se découvrir
setting-influence = Influence
    .off = non
    .on = le Seigneur du Mal tire des ficelles avant une quête
setting-taint = Souillure
    .off = non
    .on = chaque héros porte en lui quelque chose d’invisible

mark-stage = le début de cette étape de la campagne
mark-quest = le début de cette quête
mark-encounter = le début de cette rencontre
mark-round = le début de ce round
mark-turn = le début de ce tour

## Où l’on en est

headline-gathering = L’expédition se rassemble
headline-quest = { $quest }
headline-setting-up = { $quest } · Rencontre { $number } · Mise en place
headline-heroes = { $quest } · Rencontre { $number } · Round { $round } · Héros
headline-overlord = { $quest } · Rencontre { $number } · Round { $round } · Seigneur du Mal
headline-campaign = Campagne, { $act } · { $stage }

act-one = acte I
act-two = acte II
stage-rumours = rumeurs
stage-gold = or
stage-rest = repos
stage-rewards = récompenses
stage-shopping = achats
stage-experience = expérience
stage-next_quest = prochaine quête
stage-preparing = préparation
stage-travel = voyage
role-introduction = Introduction
role-act1 = acte I
role-interlude = Interlude
role-act2 = acte II
role-finale = Final
role-rumour = rumeur
role-bonus = quête isolée
symbol-road = route
symbol-plain = plaine
symbol-forest = forêt
symbol-mountain = montagne
symbol-water = eau

## Questions avant le premier tour

ask-hero = Quel héros prenez-vous ?
ask-class = Quelle classe pour { $who } ?
ask-plot = Quel paquet d’Intrigue prend le Seigneur du Mal ?
ask-group = Quels monstres forment le groupe ouvert ?
ask-place = Où se tient { $who } ?
ask-start-space = Par où entre { $who } ?
ask-stand-up = { CAP($who) } est à terre. Se redresser avant cette rencontre ?

## Questions d’un round

ask-next = Qui agit ensuite ?
ask-start-ability = Le tour commence pour { $who }. Par quoi d’abord ?
ask-equip = Que porte { $who } pendant ce tour ?
ask-turn =
    { $points ->
        [0] { $actions ->
            [0] Autre chose pour { $who } ?
            [one] Que fait { $who } de sa dernière action ?
           *[other] Que fait { $who } de ses { $actions } actions ?
        }
       *[other] { $actions ->
            [0] Où va { $who } ? Mouvement restant : { $points }.
            [one] Que fait { $who }, avec une action et { $points } de mouvement ?
           *[other] Que fait { $who }, avec { $actions } actions et { $points } de mouvement ?
        }
    }
ask-march-act = { CAP($who) } est en plein mouvement. Que faire d’ici ?
ask-free-move =
    { $count ->
        [0] { CAP($who) } peut bouger. Vers où ?
        [one] { CAP($who) } peut bouger d’une case. Vers où ?
       *[other] { CAP($who) } peut bouger de { $count } cases. Vers où ?
    }
ask-free-attack = { CAP($who) } peut attaquer. Qui ?
ask-ruins = { CAP($who) } pose le pied sur des ruines. Tenter un test ?
ask-agree = { CAP($giver) } donnerait « { $card } » à { $taker }. D’accord ?
ask-agree-any = Une carte changerait de main. D’accord ?
ask-fortune = Deux héros ont aussi peu de fortune. À qui le pion ?
ask-group-next = Quels monstres agissent ensuite ?
ask-monster = Lequel agit ensuite parmi { $group } ?
ask-reinforce = Qui revient en renfort ?
ask-due = Un héros est à terre. Une carte ou un pion Menace ?

## Questions quand dés et cartes sont sur la table

ask-reroll = Quel dé relancer ?
ask-surges =
    { $surges ->
        [one] { CAP($who) } a une augmentation à dépenser. Pour quoi ?
       *[other] { CAP($who) } a { $surges } augmentations à dépenser. Pour quoi d’abord ?
    }
ask-target = Sur qui ?
ask-target-card = « { $card } » : sur qui ?
ask-space = Quelle case ?
ask-space-who = Quelle case pour { $who } ?
ask-attribute = Un test pour { $who } : quel attribut ?
ask-attribute-any = Quel attribut est testé ?
ask-condition = Quelle condition ?
ask-card = Quelle carte ?
ask-word = Lequel choisir ?
ask-amount = Combien ?
ask-token = Quel pion ?
ask-weapon = Avec quoi attaque { $who } ?
ask-charmed = { CAP($who) } est sous le charme du Seigneur du Mal. Que lui faire faire ?
ask-explore = Un passage secret : { $who } y entre tout de suite ?
ask-removal = Quelque chose quitte-t-il la salle secrète ?
ask-overlords-card = La main du Seigneur du Mal est dévoilée. Quelle carte part ?
ask-summon = L’agent arrive. À la place de qui ?

offer-turn_start = Le tour commence pour { $who }. Se servir de quelque chose ?
offer-turn_end = Le tour s’achève pour { $who }. Se servir de quelque chose ?
offer-overlord_start = Le tour du Seigneur du Mal commence. Quelque chose pour { $who } ?
offer-overlord_end = Le tour du Seigneur du Mal s’achève. Quelque chose pour { $who } ?
offer-attack_declared = Une attaque est déclarée. Quelque chose pour { $who } avant les dés ?
offer-attack_rolled = Les dés d’attaque sont jetés. Quelque chose pour { $who } ?
offer-defence_rolled = Les dés de défense sont jetés. Quelque chose pour { $who } ?
offer-damage_due = Des dégâts vont tomber. Quelque chose pour { $who } ?
offer-attack_resolved = L’attaque est finie. Une réponse pour { $who } ?
offer-monster_entered = Un monstre s’approche. Une réponse pour { $who } ?
offer-monster_activated = Un monstre va agir. Quelque chose pour { $who } ?
offer-hero_entered = Quelqu’un est entré dans une case. Quelque chose pour { $who } ?
offer-door_opened = Une porte s’est ouverte. Quelque chose pour { $who } ?
offer-searched = On a fouillé. Quelque chose pour { $who } ?
offer-search_drawn = Une carte Fouille est piochée. { CAP($who) } peut y changer quelque chose.
offer-test_rolled = Les dés du test sont jetés. Quelque chose pour { $who } ?
offer-test_passed = Le test est réussi. Quelque chose pour { $who } ?
offer-defeated = Quelqu’un va tomber. Quelque chose pour { $who } avant cela ?
offer-monster_fell = Un monstre est tombé. Quelque chose pour { $who } ?
offer-hero_fell = Un héros est tombé. Quelque chose pour { $who } ?
offer-rested = { CAP($who) } se repose. Se servir de quelque chose ?
offer-recovered = Quelqu’un a récupéré. { CAP($who) } peut y ajouter quelque chose.
offer-harmed = Des monstres sont blessés. { CAP($who) } peut y ajouter quelque chose.
offer-dice_rolled = Des dés sont jetés. Quelque chose pour { $who } ?
offer-quest_begins = La quête commence. Quelque chose pour { $who } ?
offer-taint_shown = Une carte Souillure est retournée. Quelque chose pour { $who } ?

window-hero_entered = Un héros avance. Une carte l’attend-elle en chemin ?
window-door_opened = Un héros a ouvert une porte. Jouez-vous une carte ?
window-searched = Un héros a fouillé. Jouez-vous une carte ?
window-attack_declared = Une attaque est déclarée. Jouez-vous une carte avant les dés ?
window-attack_rolled = Les dés d’attaque sont jetés. Jouez-vous une carte ?
window-defence_rolled = Les dés de défense sont jetés. Jouez-vous une carte ?
window-test_rolled = Les dés d’un test sont jetés. Jouez-vous une carte ?
window-test_passed = Un héros a réussi un test. Jouez-vous une carte ?
window-dice_rolled = Des dés sont jetés. Jouez-vous une carte ?
window-attack_resolved = L’attaque est finie. Jouez-vous une carte ?
window-damage_due = Des dégâts vont tomber. Jouez-vous une carte ?
window-defeated = Quelqu’un va tomber. Jouez-vous une carte ?
window-monster_entered = Un monstre a bougé. Jouez-vous une carte ?
window-turn_start = Un tour commence. Jouez-vous une carte ?
window-turn_end = Un tour s’achève. Jouez-vous une carte ?
window-rested = Un héros se repose. Jouez-vous une carte ?
window-search_drawn = Une carte Fouille est piochée. Jouez-vous une carte ?
window-recovered = Des héros ont récupéré. Jouez-vous une carte ?
window-harmed = Des monstres sont blessés. Jouez-vous une carte ?
window-quest_begins = La quête commence. Jouez-vous une carte ?
window-taint_shown = Une carte Souillure est retournée. Jouez-vous une carte ?
window-hero_fell = Un héros est inconscient. Jouez-vous une carte ?
window-monster_fell = Un monstre est tombé. Jouez-vous une carte ?
window-monster_activated = Un de vos monstres va agir. Jouez-vous une carte ?
window-overlord_start = Votre tour commence. Jouez-vous une carte ?
window-overlord_end = Votre tour s’achève. Jouez-vous une carte ?

moment-hero_entered = Un héros avance
moment-door_opened = Un héros ouvre une porte
moment-searched = Un héros fouille
moment-attack_declared = Une attaque est déclarée
moment-attack_rolled = On jette les dés d’attaque
moment-defence_rolled = On jette les dés de défense
moment-test_rolled = On jette les dés d’un test
moment-test_passed = Un héros réussit un test
moment-dice_rolled = On jette d’autres dés
moment-attack_resolved = Une attaque est finie
moment-damage_due = Des dégâts vont tomber
moment-defeated = Quelqu’un va tomber
moment-monster_entered = Un monstre a bougé
moment-turn_start = Un tour commence
moment-turn_end = Un tour s’achève
moment-rested = Un héros se repose
moment-search_drawn = Une carte Fouille est piochée
moment-recovered = Des héros récupèrent
moment-harmed = Des monstres sont blessés
moment-quest_begins = Une quête commence
moment-taint_shown = Une carte Souillure est retournée
moment-hero_fell = Un héros devient inconscient
moment-monster_fell = Un monstre tombe
moment-monster_activated = Un monstre va agir
moment-overlord_start = Le tour du Seigneur du Mal commence
moment-overlord_end = Le tour du Seigneur du Mal s’achève

## Questions de la campagne

ask-relic-taker = Une relique est gagnée. Qui la prend ?
ask-shop = L’expédition a { $gold } pièces d’or. Qu’achète-t-on, que vend-on, que donne-t-on ?
ask-skills =
    { $xp ->
        [0] { CAP($who) } n’a pas d’expérience à dépenser. Autre chose ?
       *[other] { CAP($who) } a { $xp } XP à dépenser. Pour quelle compétence ?
    }
ask-overlord-shop =
    { $threat ->
        [0] Le Seigneur du Mal a { $xp } XP à dépenser. Pour quelle carte ?
       *[other] Le Seigneur du Mal a { $xp } XP à dépenser, et de la menace : { $threat }. Pour quelle carte ?
    }
ask-next-quest = Quelle est la prochaine quête ?
ask-set-aside = Quelles cartes restent hors du paquet ? Il doit en rester { $least } au moins, sur { $cards }.
ask-bearer = Qui porte quelle relique ?
ask-rumour = Jouer une carte Rumeur ?
ask-influence = Quel pion Influence poser ?
ask-travel = En chemin : que fait l’expédition ?

## Réponses

do-choose-hero = { CAP($name) }
do-choose-class = { $name }
do-pick-quest = { CAP($quest) }
do-pick-kind = { CAP($group) }
do-set-down = { CAP($who) } : { $space }
do-set-down-here = { CAP($space) }
do-pick-figure = { CAP($who) }
do-pick-space = { $space }
do-pick-card = { CAP($card) }
do-pick-word = { CAP($word) }
do-pick-group = { CAP($group) }
do-pick-token = { CAP($token) }
do-activate = { CAP($who) }
do-wear = { CAP($items) }
do-wear-nothing = Rien du tout
do-move-action =
    { $speed ->
        [0] Action de mouvement
       *[other] Action de mouvement ({ $speed })
    }
do-go = Aller en { $space }
do-go-fatigue = Aller en { $space } (fatigue : { $fatigue })
do-march = Avancer jusqu’en { $space }
do-march-set = Avancer jusqu’en { $space } et se déployer de { $first } à { $last }
do-strike = Attaquer { $who } en { $space } : { $card }
do-strike-plain = Attaquer { $who } en { $space }
do-use-card = { CAP($card) }
do-use-card-on = { CAP($card) } sur { $who }
do-rest = Se reposer
do-stand-up = Se redresser
do-revive = Revigorer { $who }
do-search = Fouiller { $token } en { $space }
do-operate-open = Ouvrir { $edge } en { $space }
do-operate-close = Fermer { $edge } en { $space }
do-operate-remove = Dégager { $edge } en { $space }
do-take-up = Prendre { $token } en { $space }
do-put-down = Déposer { $token } en { $space }
do-interact = { CAP($what) }
do-interact-at = { CAP($what) } ({ $where })
do-climb-out = Sortir en { $space }
do-shake-off = Se défaire de la condition { $condition }
do-leave-map = Quitter la carte
do-passage = Par l’entrée secrète
do-give = { CAP($card) } ({ $giver } → { $taker })
do-agree = D’accord
do-spend-fortune =
    { $what ->
        [fatigue] Fortune contre la fatigue
        [action] Fortune pour une action
       *[die] Fortune pour un dé
    }
do-spend-fortune-die = Fortune pour relancer le dé { $colour }
do-spring = { CAP($card) } en { $space }
do-buy = { CAP($gain) }
do-buy-dear = { CAP($gain) } ({ $cost } augmentations)
do-buy-needed = Dépenser l’augmentation exigée
do-ease-fatigue = Ôter de la fatigue
do-reroll = { CAP($card) } : dé { $number }, { $colour }
do-reroll-of = { CAP($card) } : { $who }, dé { $number }, { $colour }
do-reroll-any = { CAP($card) } : dé { $number }
do-draw-one = Piocher une carte
do-take-threat = Prendre un pion Menace
do-buy-item = { CAP($item) } pour { $who } ({ $gold })
do-sell-item = Vendre « { $item } », à { $who } ({ $gold })
do-pass-item = { CAP($item) } ({ $giver } → { $taker })
do-reveal-more = Fortune pour une carte de la boutique de plus
do-learn-skill = { $skill } ({ $xp })
do-buy-card = { $card } ({ $xp })
do-buy-plot = { $card } (menace : { $threat })
do-convert = Expérience en menace
do-set-aside = Écarter « { $card } »
do-bear = { CAP($relic) } pour { $lieutenant }
do-play-rumour = { $card }
do-without = Rien
do-enough = C’est tout

decline-offer = Laisser faire
decline-window = Ne rien jouer
decline-turn = Finir le tour
decline-activation = Finir l’activation
decline-surges = Ne plus rien dépenser
decline-reroll = Laisser les dés
decline-stand-up = Rester à terre
decline-ruins = Avancer sans test
decline-agree = Refuser
decline-due = Ne rien prendre
decline-move = Rester là
decline-attack = Ne pas attaquer
decline-shop = Quitter la boutique
decline-skills = Garder le reste
decline-overlord-shop = Garder le reste
decline-set-aside = Le paquet est prêt
decline-bearer = Personne d’autre n’en porte
decline-rumour = Aucune
decline-plot = Pas de paquet d’Intrigue
decline-summon = Pas maintenant
decline-reinforce = Personne ne vient
decline-march = Continuer d’avancer
decline-explore = Pas maintenant
decline-removal = Ne rien changer
decline-charmed = Rien

word-event = événement
word-magic = magie
word-trap = piège
word-move = bouger
word-help_attack = une attaque de plus, une fois par tour
word-help_recover = récupérer des dégâts, une fois par tour
word-running_shot = bouger avant le tir
word-crown = couronne
word-purse = bourse
word-mask = masque

## Le journal avant le premier tour

event-hero-chosen = { CAP($name) } rejoint l’expédition : { $job }.
event-quest-begun = La quête commence : { $quest }.
event-encounter-begun = { CAP($quest) }, rencontre { $number }.
event-group-chosen = Le Seigneur du Mal amène { $group }.
event-placed = { CAP($who) } se tient en { $space }.

## Le journal d’un round

event-round-begun = Round { $round }.
event-turn-begun = { CAP($who) } agit.
event-overlord-begun = Au tour du Seigneur du Mal.
event-equipped = { CAP($who) } s’équipe : { $items }.
event-equipped-nothing = { CAP($who) } range tout.
event-moved = { CAP($who) } va en { $space }.
event-moved-fatigue = { CAP($who) } va en { $space } (fatigue : { $fatigue }).
event-shifted = { CAP($who) } se retrouve en { $space }.
event-attack-declared = { CAP($who) } attaque { $target } : { $card }.
event-attack-declared-plain = { CAP($who) } attaque { $target }.
event-attack-declared-wide = { CAP($who) } frappe tout autour.
event-attack-rolled = { CAP($who) } obtient { $roll }.
event-defence-rolled = { CAP($who) } se défend : { $roll }.
event-die-rerolled = { CAP($who) } relance le dé { $colour } : { $after } au lieu de { $before }.
event-die-rerolled-card = « { $card } » : { $who } relance le dé { $colour }, { $after } au lieu de { $before }.
event-surge-spent = { CAP($who) } dépense une augmentation : { $gain }.
event-surge-needed = { CAP($who) } dépense l’augmentation exigée.
event-surge-ease = { CAP($who) } dépense une augmentation pour souffler.
event-missed =
    { $why ->
        [range] { CAP($who) } manque : c’était trop loin.
        [surge] { CAP($who) } manque, faute d’augmentation.
       *[x] { CAP($who) } manque.
    }
event-struck =
    { $damage ->
        [one] { CAP($who) } touche { $target } : { $hearts } contre { $shields }, { $damage } dégât.
       *[other] { CAP($who) } touche { $target } : { $hearts } contre { $shields }, { $damage } dégâts.
    }
event-struck-stopped = { CAP($who) } touche { $target }, et rien ne passe.
event-hurt =
    { $damage ->
        [one] { CAP($who) } subit { $damage } dégât.
       *[other] { CAP($who) } subit { $damage } dégâts.
    }
event-hurt-card =
    { $damage ->
        [one] { CAP($card) } : { $who } subit { $damage } dégât.
       *[other] { CAP($card) } : { $who } subit { $damage } dégâts.
    }
event-tired =
    { $fatigue ->
        [one] { CAP($who) } subit { $fatigue } fatigue.
       *[other] { CAP($who) } subit { $fatigue } points de fatigue.
    }
event-tired-over = { CAP($who) } est à bout : fatigue { $fatigue }, dégâts { $over }.
event-tired-card =
    { $fatigue ->
        [one] { CAP($card) } : { $who } subit { $fatigue } fatigue.
       *[other] { CAP($card) } : { $who } subit { $fatigue } points de fatigue.
    }
event-tired-over-card = { CAP($card) } : { $who } est à bout, fatigue { $fatigue }, dégâts { $over }.
event-healed-damage =
    { $damage ->
        [one] { CAP($who) } récupère { $damage } dégât.
       *[other] { CAP($who) } récupère { $damage } dégâts.
    }
event-healed-fatigue =
    { $fatigue ->
        [one] { CAP($who) } ôte { $fatigue } fatigue.
       *[other] { CAP($who) } ôte { $fatigue } points de fatigue.
    }
event-healed-both = { CAP($who) } récupère : dégâts, { $damage } ; fatigue, { $fatigue }.
event-fell = { CAP($by) } abat { $who }.
event-fell-alone = { CAP($who) } tombe.
event-knocked-out = { CAP($by) } assomme { $who }.
event-knocked-out-alone = { CAP($who) } perd connaissance.
event-stood-up = { CAP($who) } se redresse.
event-stood-up-helped = { CAP($by) } relève { $who }.
event-dice-rolled = { CAP($who) } obtient { $roll }.
event-tested =
    { $passed ->
        [yes] { CAP($who) } teste { $attribute } ({ $value }) : { $roll }, réussi.
       *[no] { CAP($who) } teste { $attribute } ({ $value }) : { $roll }, raté.
    }
event-tested-unrolled = { CAP($who) } rate le test sans jet : { $attribute }.
event-afflicted = { CAP($who) } reçoit la condition { $condition }.
event-relieved = { CAP($who) } perd la condition { $condition }.
event-rested = { CAP($who) } se repose.
event-searched = { CAP($who) } fouille et trouve : { $card }.
event-searched-token = { CAP($who) } fouille { $token }.
event-item-found = { CAP($who) } reçoit : { $card }.
event-opened = { CAP($who) } ouvre { $edge }.
event-opened-alone = { CAP($edge) } s’ouvre.
event-cleared = { CAP($who) } dégage { $edge }.
event-closed = { CAP($who) } ferme { $edge }.
event-closed-alone = { CAP($edge) } se ferme.
event-token-taken = { CAP($who) } prend { $token }.
event-token-dropped = { CAP($token) } repose en { $space }.
event-token-turned = { CAP($token) } se retourne : { $face }.
event-left-map = { CAP($who) } quitte la carte.
event-card-used-overlord = Le Seigneur du Mal se sert de « { $card } ».
event-card-used = { CAP($who) } se sert de « { $card } ».
event-card-used-on = { CAP($who) } se sert de « { $card } » sur { $target }.
event-feat-used = { CAP($who) } : exploit héroïque !
event-card-played = Le Seigneur du Mal joue « { $card } ».
event-card-played-on = Le Seigneur du Mal joue « { $card } » sur { $who }.
event-cards-drawn =
    { $many ->
        [one] Le Seigneur du Mal pioche une carte.
       *[other] Le Seigneur du Mal pioche { $many } cartes.
    }
event-card-seen = Piochée : { $card }.
event-taint-shown = Une souillure pour { $who } : { $card }.
event-card-shown = Le Seigneur du Mal retourne « { $card } ».
event-card-lost = Le Seigneur du Mal défausse « { $card } ».
event-threat-taken =
    { $by ->
        [one] Le Seigneur du Mal prend un pion Menace.
       *[other] Le Seigneur du Mal prend { $by } pions Menace.
    }
event-threat-spent =
    { $by ->
        [one] Le Seigneur du Mal dépense un pion Menace.
       *[other] Le Seigneur du Mal dépense { $by } pions Menace.
    }
event-fortune-given = La fortune sourit à { $who }.
event-exchanged = { CAP($giver) } donne « { $card } » à { $taker }.
event-reinforced = Renfort : { $who }, en { $space }.
event-summoned = { CAP($who) } entre dans la bataille.
event-counted = { CAP($counter) } : { $value }.
event-quest-told = { $line }

## Le journal de la campagne

event-encounter-won =
    { $winner ->
        [heroes] Les héros gagnent la rencontre { $number } ({ $quest }).
       *[overlord] Le Seigneur du Mal gagne la rencontre { $number } ({ $quest }).
    }
event-quest-won =
    { $winner ->
        [heroes] La quête revient aux héros : { $quest }.
       *[overlord] La quête revient au Seigneur du Mal : { $quest }.
    }
event-gold-gained = L’expédition gagne { $gold } pièces d’or.
event-gold-spent = L’expédition paie { $gold } pièces d’or.
event-xp-gained =
    { $side ->
        [heroes] Expérience pour chaque héros : { $xp }.
        [overlord] Expérience pour le Seigneur du Mal : { $xp }.
       *[all] Expérience pour tous : { $xp }.
    }
event-item-bought = { CAP($who) } achète « { $item } » pour { $gold } pièces d’or.
event-item-sold = { CAP($who) } vend « { $item } » pour { $gold } pièces d’or.
event-skill-learned = { CAP($who) } apprend « { $skill } ».
event-card-bought = Le Seigneur du Mal achète « { $card } ».
event-relic-won =
    { $side ->
        [heroes] Une relique pour les héros : { $relic }.
       *[overlord] Une relique pour le Seigneur du Mal : { $relic }.
    }
event-quest-picked =
    { $side ->
        [heroes] Les héros choisissent la suite : { $quest }.
       *[overlord] Le Seigneur du Mal choisit la suite : { $quest }.
    }
event-quest-picked-due = La suite est toute tracée : { $quest }.
event-travelled = En chemin ({ $symbol }) : { $card }.
event-act-begun = L’{ $act } commence.
event-rumour-played = Le Seigneur du Mal répand une rumeur : { $card }.

## Comment cela finit

outcome-left = On range la table avant que quiconque ait gagné.
outcome-heroes = Les héros ressortent, et quelqu’un verrouille la porte derrière eux.
outcome-overlord = Les ténèbres gardent ce qu’elles tiennent, et ce soir elles tiennent les héros.
outcome-campaign-heroes = La Rune d’ombre est à l’abri, et le royaume dort sans savoir de combien il l’a échappé.
outcome-campaign-overlord = Un nouveau roi sur un vieux trône, et personne ne demande ce qu’il a promis en échange.

## Pourquoi pas

why-taken = Quelqu’un joue déjà ce héros.
why-class-taken = Cette classe est déjà dans l’expédition.
why-archetype = Cette classe n’est pas pour { $who }.
why-no-actions = { CAP($who) } n’a plus d’action.
why-fatigue = { CAP($who) } ne supporterait pas tant de fatigue.
why-too-far = C’est hors d’atteinte.
why-no-sight = { CAP($who) } ne voit pas { $target }.
why-stunned = { CAP($who) } doit d’abord se défaire de la condition Étourdi.
why-immobilized = La condition Immobilisé retient { $who } sur place.
why-pit = De la fosse, { $who } ne peut que sortir.
why-attacked = { CAP($who) } a déjà attaqué pendant ce tour.
why-exhausted = « { $card } » reste incliné jusqu’au prochain tour.
why-feat-used = Plus d’exploit héroïque pour { $who } dans cette rencontre.
why-locked = La quête garde cette porte close.
why-base = Un socle bloque cette porte.
why-gold = Il faut { $price } pièces d’or ; l’expédition en a { $gold }.
why-xp = Il faut { $price } XP.
why-level = Trop peu de cartes de cette classe sont acquises.
why-relic-sold = Une relique ne se vend pas.
