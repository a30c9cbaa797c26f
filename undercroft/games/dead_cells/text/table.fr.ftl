# Ce qui se dit à la table : questions, réponses, journal, pourquoi pas, et comment cela finit.

game-dead-cells = Dead Cells: The Rogue-Lite Board Game
    .line = D’un à quatre prisonniers, une île qui les tue, et ce qu’ils en retiennent pour la fois suivante.

## Petits mots

prisoner-gone = quelqu’un qui est parti
foe-gone = l’ennemi
foe-at = { $foe } ({ $space })

room-plain = la salle { $space }
room-known = « { $name } » ({ $space })
room-exit = la sortie { $space }, vers { $place }

by-poison = le poison
by-bleeding = le Saignement
by-burning = les flammes
by-thorns = les épines
by-worms = les vers
by-bell = la cloche
by-curse = la malédiction
by-test = le test
by-tile = le piège de la salle
by-fire = le feu
by-shuriken = le shuriken
by-death = le dernier souffle d’un ennemi
by-start = le mauvais départ
by-malaise = le mal-être
by-item = « { $item } »

the-healer = le guérisseur
the-merchant = le marchand
the-collector = le collecteur

gift-damage =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
gift-damage-all =
    { $amount ->
        [one] { $amount } dégât pour tous
       *[other] { $amount } dégâts pour tous
    }
gift-special =
    { $what ->
        [worm] { $amount ->
            [one] un ver
           *[other] { $amount } vers
        }
        [malaise] un mal-être
        [lantern] une lanterne rallumée
        [key] une clé
        [bell] sonner la cloche
        [secret] un secret
        [purge] purger une carte
        [purge_tile] cette tuile quitte le jeu
       *[teleport] à travers le mur
    }
gift-scrolls = un parchemin de chaque couleur
gift-first = { $what } (premier joueur)
gift-none = rien

ware-healing = des soins

said-in = { $act }, ronde { $round }

## Réglages d’une partie, moments où l’on peut revenir, signes que l’on peut faire

setting-mode = Partie
    .campaign = une campagne : ce qu’on apprend reste d’un Run à l’autre
    .run = un seul Run, avec une boîte neuve
    .first = premiers pas : un biome pour apprendre
setting-runs = Runs de la campagne
    .one = un seul
    .ten = dix
    .twenty = vingt
    .twenty_five = vingt-cinq
    .sixty = soixante
    .endless = autant qu’on veut
setting-start_box = La boîte au départ
    .fresh = telle qu’elle est venue
    .finished = tout est acheté et trouvé
setting-targeted = Ciblé ajoute
    .batch = un dégât à chaque action
    .each = un dégât à chaque dégât
setting-round_items = Équipements utilisés dans une ronde
    .one = un par Prisonnier
    .card = un par carte de combat
setting-ability_repeats = La même aptitude plusieurs fois
    .any = autant qu’il y a d’actions d’aptitude
    .once = une fois par ronde pour celles des pistes
setting-discard_equipment = Jeter des équipements
    .room = seulement pour faire de la place
    .any = quand on s’équipe, et dans la rue
setting-boss_refill = Cartes pour une nouvelle manche
    .one = une par joueur
    .full = de quoi refaire sa main
setting-unspent_cells = Cellules non dépensées
    .kept = gardées
    .lost = perdues
setting-frozen_two_cards = Gelé, avec deux cartes jouées
    .round = toute la ronde est perdue
    .first_card = seule la ligne de la première carte est perdue
setting-potion_window = Potions avant la première ronde
    .always = à chaque combat
    .opened = seulement si autre chose s’y passe déjà


mark-run = le début de ce Run
mark-biome = le début de ce biome
mark-street = l’arrivée dans la rue
mark-fight = le début de ce combat
mark-bout = le début de cette manche
mark-round = le début de cette ronde

signal-first = veut abattre celui-ci d’abord
signal-danger = met en garde contre celui-ci
signal-loot = a l’œil sur ce butin
signal-hold = préfère rester en retrait
signal-agree = est d’accord

## Questions avant un Run

ask-start = Dans quel biome ce Run commence-t-il ?
ask-prisoner = Quel Prisonnier prenez-vous ?
ask-deal-upgrades = Des cartes de combat améliorées changent-elles de main avant ce Run ?
ask-must-deal = « { $card } » n’est chez personne qui joue. Qui la prend ?
ask-must-deal-any = Une carte de combat n’est chez personne qui joue. Qui la prend ?
ask-pockets = Quelles mutations occupent les poches pour ce Run ?
ask-first-player = Qui est premier joueur ?
ask-start-damage =
    { $count ->
        [one] À quatre, on est nombreux : qui commence avec un dégât ?
       *[other] À quatre, on est nombreux : qui commence avec un dégât ? (Il en faut { $count }.)
    }

## Questions en chemin

ask-scout =
    { $count ->
        [one] Une tuile peut être retournée avant le départ. Laquelle ?
       *[other] { $count } tuiles peuvent être retournées avant le départ. Laquelle d’abord ?
    }
ask-way = Par où va le groupe ?
ask-hand-test = Test de { $trait } : { $who } y laisse-t-il une carte ?
ask-hand-test-any = Un test : { $who } y laisse-t-il une carte ?
ask-which-pays = Quelle main paie pour le test ?
ask-symbol = Plusieurs symboles comptent pour { $who }. Quelle récompense ?
ask-option = L’un ou l’autre : que choisissez-vous ?
ask-scroll = Qui reçoit le parchemin ?
ask-scroll-of = Qui reçoit le parchemin de { $trait } ?
ask-vial = Une fiole : qui la boit ?
ask-item = Qui reçoit l’équipement ?
ask-item-named = Qui reçoit « { $item } » ?
ask-slot = { CAP($who) } n’a plus d’emplacement libre. Quel équipement part ?
ask-slot-named = { CAP($who) } n’a plus d’emplacement pour « { $item } ». Quel équipement part ?
ask-damage-outside =
    { $count ->
        [0] Quelqu’un doit subir un dégât. Qui ?
        [one] Il y a un dégât à subir. Pour qui ?
       *[other] Il y a { $count } dégâts à subir. Pour qui le premier ?
    }
ask-worm = Un ver cherche un hôte. Qui ?
ask-malaise = Le mal-être rôde. Qui l’attrape ?
ask-lose-step = { CAP($who) } perd un parchemin. Sur quelle piste ?
ask-give-up-item = { CAP($who) } doit se défaire d’un équipement. Lequel ?
ask-trade =
    { $count ->
        [0] Un marchand en chemin. Achetez-vous ?
        [one] Un marchand en chemin demande une dent en or ({ $teeth } dans la besace). Achetez-vous ?
       *[other] Un marchand en chemin demande { $count } dents en or ({ $teeth } dans la besace). Achetez-vous ?
    }
ask-purge = Une carte quitte le jeu pour de bon. Laquelle ?
ask-teleport = Le mur vous laisse passer. Où ressortez-vous ?
ask-choose-item = Plusieurs équipements s’offrent à vous. Lequel garder ?
ask-curse-heal = La malédiction paie un pansement. Pour qui ?

## Questions avant de jouer les cartes

ask-lantern =
    { $lanterns ->
        [one] Il fait noir ici, et une lanterne est allumée. La donner à ce combat ?
       *[other] Il fait noir ici, et { $lanterns } lanternes sont allumées. En donner une à ce combat ?
    }
ask-passer = On joue trois cartes. Qui passe ?
ask-mulligan = { CAP($who) } peut échanger des cartes avant ce combat. Lesquelles ?
ask-card = Quelle carte pose { $who } ?
ask-card-said = Quelle carte pose { $who }, et qu’en dit-on à voix haute ?
ask-exchange = { CAP($who) } passe et peut échanger des cartes. Lesquelles ?
ask-pass-symbol = { CAP($who) } passe, et plusieurs symboles comptent. Quel parchemin avance ?
ask-power = Plusieurs symboles sur la défausse. De quel pouvoir Sérénade se sert-elle ?

## Questions pendant un combat

ask-reorder =
    { $count ->
        [0] Deux ennemis voisins peuvent changer de place. Lesquels ?
        [one] Deux ennemis voisins peuvent changer de place, une seule fois. Lesquels ?
       *[other] Deux ennemis voisins peuvent changer de place, { $count } fois. Lesquels ?
    }
ask-opening = Ronde { $round } : que fait { $who } avant tout le monde ?
ask-potion =
    { $potions ->
        [one] Il y a une potion dans la besace. Quelqu’un la boit-il maintenant ?
       *[other] Il y a { $potions } potions dans la besace. Quelqu’un en boit-il une maintenant ?
    }
ask-round-item = Un équipement pour { $who } à la ronde { $round } ?
ask-round-item-any = Un équipement pour { $who } à cette ronde ?
ask-ability =
    { $count ->
        [0] Quelle aptitude pour { $who } ?
        [one] { CAP($who) } peut se servir d’une aptitude. Laquelle ?
       *[other] { CAP($who) } peut se servir de { $count } aptitudes. Laquelle d’abord ?
    }
ask-block-ability = { CAP($who) } a tenu bon et peut se servir d’une aptitude. Laquelle ?
ask-target =
    { $count ->
        [0] Quelle cible pour { $who } ?
        [one] { CAP($who) } inflige { $count } dégât. À qui ?
       *[other] { CAP($who) } inflige { $count } dégâts. À qui ?
    }
ask-shield-whom = { CAP($who) } lève un bouclier. Pour qui ?
ask-heal-whom = { CAP($who) } peut soigner quelqu’un. Qui ?
ask-cure = { CAP($who) } peut ôter un état à quelqu’un. Lequel ?
ask-cure-any = Un état peut quitter quelqu’un. Lequel ?
ask-loot = Quel butin pour { $who } ?
ask-damage =
    { $count ->
        [0] Qui prend le coup ?
        [one] { CAP($enemy) } porte un coup. Qui le prend ?
       *[other] { CAP($enemy) } porte { $count } coups. Qui prend le prochain ?
    }
ask-damage-any =
    { $count ->
        [one] Un coup tombe. Qui le prend ?
       *[other] { $count } coups tombent. Qui prend le prochain ?
    }
ask-state = { CAP($enemy) } apporte un état. Pour qui ?
ask-state-any = Un état va s’abattre sur quelqu’un. Sur qui ?
ask-death-damage = Un ennemi mourant se venge. Qui prend le coup ?
ask-stolen-loot = Du butin va disparaître du sol. Lequel ?
ask-late-loot = Une part de ce qui reste au sol peut encore être prise. Laquelle ?
ask-share = On partage le butin. Pour qui est-ce ?
ask-share-of = Butin : { $what }. Pour qui ?
ask-shield-heal = Un bouclier encore levé soigne son porteur. Lequel ?

## Questions dans la rue, et entre deux Runs

ask-order-blueprints = Les schémas vont sur la pioche d’équipement. Lequel ensuite ? Le dernier sera dessus.
ask-rest =
    { $count ->
        [one] Le repos avant la rue ôte un dégât. À qui ?
       *[other] Le repos avant la rue ôte { $count } dégâts. À qui d’abord ?
    }
ask-healer =
    { $count ->
        [one] Le guérisseur demande { $count } dent en or ({ $teeth } dans la besace). Qui y va ?
       *[other] Le guérisseur demande { $count } dents en or ({ $teeth } dans la besace). Qui y va ?
    }
ask-merchant =
    { $count ->
        [one] Le marchand demande { $count } dent en or par équipement ({ $teeth } dans la besace). Quoi, et pour qui ?
       *[other] Le marchand demande { $count } dents en or par équipement ({ $teeth } dans la besace). Quoi, et pour qui ?
    }
ask-collector =
    { $count ->
        [one] Le collecteur demande { $count } dent en or par schéma ({ $teeth } dans la besace). Lequel acheter ?
       *[other] Le collecteur demande { $count } dents en or par schéma ({ $teeth } dans la besace). Lequel acheter ?
    }
ask-discard-items = Un équipement à jeter ?
ask-keep-blueprint = Le Run est fini, mais un schéma peut être gardé. Lequel ?
ask-spend =
    { $cells ->
        [0] Il n’y a pas de cellule à dépenser. Autre chose ?
        [one] Il y a une cellule à dépenser. Pour quoi ?
       *[other] Il y a { $cells } cellules à dépenser. Pour quoi ?
    }
ask-place = Sa poche est pleine. Quelle carte part, ou la nouvelle attend-elle ?
ask-place-named = La poche de « { $card } » est pleine. Quelle carte part, ou la nouvelle attend-elle ?
ask-feat-named = Les poches des exploits sont pleines. En remplacer un par « { $card } » ?
ask-skill-named = Remplacer votre habileté par « { $card } » ?
ask-feat = Un exploit à accomplir. Va-t-il sur le plateau ?
ask-skill = Une nouvelle habileté. Remplace-t-elle l’ancienne ?
ask-holder = Dans quel paquet va la nouvelle carte de combat ?
ask-holder-named = Dans quel paquet va « { $card } » ?
ask-next-run = Le Run est derrière vous. Et maintenant ?

## Réponses

do-start-in = { CAP($biome) }
do-be-prisoner = { $name }
do-give-upgrade = { $card } pour { $name }
do-put-back = Placer « { $card } »
do-put-back-instead = « { $card } » à la place de « { $old } »
do-put-by = Mettre « { $card } » de côté
do-make-first = { CAP($who) }
do-to = { CAP($who) }
do-to-companion = { $item } (compagnon)
do-item-to = { $item } pour { $who }
do-scroll-to = { CAP($who) } : { $trait }
do-go = { CAP($room) }
do-go-test = { CAP($room) } : test de { $traits }
do-go-deck = { CAP($room) } : test de pioche
do-go-both = { CAP($room) } : test de { $traits }, et test de pioche
do-go-key = { CAP($room) } : coûte une clé
do-go-rune = { CAP($room) } : { $rune }
do-peek = Regarder dans { $room }
do-teleport = Ressortir dans { $room }
do-discard = Se défaire de « { $card } »
do-symbol = { CAP($trait) }
do-take = { CAP($what) }
do-take-test = { CAP($what) } (test : { $trait })
do-take-any = Option { $option }
do-equip = Prendre « { $item } »
do-equip-instead = « { $item } » à la place de « { $old } »
do-leave = Laisser « { $item } »
do-buy = Acheter : { $what }
do-light-lantern = Allumer une lanterne
do-sit-out = { CAP($who) }
do-play = { $card }
do-play-said = { $card }, en disant : { $said }
do-swap = Échanger « { $card } »
do-swap-enemies = Intervertir { $enemy } et { $other }
do-use-item = Utiliser « { $item } »
do-use-item-instead = « { $item } » au lieu de « { $card } »
do-use-item-line = « { $item } » au lieu de la carte
do-use-ability = { CAP($ability) }
do-open = { CAP($ability) }
do-drink = Potion pour { $who }
do-hit = { CAP($enemy) }
do-grab = { CAP($what) }
do-state-off = { CAP($who) } : { $state }
do-lose-step = { CAP($trait) }
do-next-blueprint = { $item }
do-upgrade =
    { $price ->
        [one] { CAP($deck) } ({ $price } cellule)
       *[other] { CAP($deck) } ({ $price } cellules)
    }
do-throw-in = Jeter une cellule dans le puits
do-purge = { $card }
do-go-again = Un nouveau Run
do-retire = En rester là
do-reset-box = Recommencer toute la campagne
do-without = S’en passer
do-enough = C’est tout

## Le journal, en chemin

event-run-began = Le Run { $number } commence dans { $biome }.
event-prisoner-taken = { CAP($who) } se réveille une fois de plus.
event-upgrade-moved = « { $card } » passe { A($kind) }.
event-mutation-placed = « { $card } » est dans sa poche.
event-mutation-put-by = « { $card } » est de côté.
event-first-player = Premier joueur : { $who }.
event-biome-entered = Le groupe entre dans { $biome }.
event-tile-seen = Aperçu dans la salle { $space } : { $tile }.
event-moved = Le groupe avance jusqu’à la salle { $space }.
event-tile-turned =
    { $kind ->
        [treasure] Un trésor : { $tile }.
        [cursed] Un trésor maudit : { $tile }.
        [merchant] Un marchand : { $tile }.
        [encounter] Il y a quelqu’un : { $tile }.
        [elite] Il y a quelqu’un de coriace : { $tile }.
        [door] Une porte : { $tile }.
        [teleportation] Un mur étrange : { $tile }.
       *[restriction] Une entrave : { $tile }.
    }
event-test-passed = Test de { $trait } : { $who } se défait de « { $card } » et réussit.
event-test-failed = Test de { $trait } : { $who } échoue.
event-deck-tested = { CAP($who) } retourne « { $card } » ; symbole retenu : { $trait }.
event-deck-tested-open = { CAP($who) } retourne « { $card } ».
event-gained = Dans la besace : { $what }.
event-scroll-gained = { CAP($who) } reçoit un parchemin de { $trait } (pas { $level }).
event-scroll-wasted = Un parchemin de { $trait } tombe en poussière : personne n’a de place.
event-scroll-lost = { CAP($who) } perd un parchemin de { $trait } (pas { $level }).
event-transformed = { CAP($who) } change de forme, et ses plaies se referment.
event-healed =
    { $amount ->
        [one] { CAP($who) } se remet de { $amount } dégât.
       *[other] { CAP($who) } se remet de { $amount } dégâts.
    }
event-item-found = Un équipement : { $item }.
event-item-taken = { CAP($who) } prend « { $item } ».
event-item-dropped = { CAP($who) } abandonne « { $item } ».
event-item-dropped-nobody = « { $item } » part à la défausse.
event-blueprint-found = Un schéma pour le collecteur : { $item }.
event-rune-found = Une rune s’éveille pour de bon : { $rune }.
event-option-taken = Le groupe choisit : { $what }.
event-cursed =
    { $curse ->
        [potions] La malédiction : toutes les potions se vident.
        [wounds] La malédiction : il ne reste à chacun qu’un seul point de vie.
        [items] La malédiction : chacun se défait d’un équipement.
        [silence] La malédiction : plus un mot avant les combats jusqu’à la fin du biome.
        [lanterns] La malédiction : toutes les lanternes s’éteignent.
        [teeth] La malédiction : toutes les dents en or tombent en poussière.
        [runes] La malédiction : les runes dorment jusqu’à la fin du biome.
       *[other] La malédiction s’abat sur le groupe.
    }
event-curse-warded = Une malédiction glisse sur le groupe.
event-bell-rung =
    { $result ->
        [damage] La cloche sonne, et le coup fait mal.
        [scroll] La cloche sonne, et un parchemin s’efface.
        [equipment] La cloche sonne, et un équipement se brise.
       *[other] La cloche sonne.
    }
event-worms-caught =
    { $amount ->
        [one] Un ver s’installe chez { $who }.
       *[other] { $amount } vers s’installent chez { $who }.
    }
event-worms-bit = Les vers ont fini leur repas chez { $who }.
event-malaise-caught = { CAP($who) } attrape un mal-être : { $card }.
event-lantern-spent =
    { $left ->
        [0] La dernière lanterne éclaire ce combat.
        [one] Une lanterne éclaire ce combat. Il en reste une.
       *[other] Une lanterne éclaire ce combat. Il en reste { $left }.
    }
event-lantern-lit =
    { $lit ->
        [one] Une lanterne se rallume.
       *[other] Une lanterne se rallume : il en brûle { $lit }.
    }
event-key-found =
    { $keys ->
        [one] Une clé pour le groupe.
       *[other] Une clé de plus pour le groupe : { $keys } en tout.
    }
event-door-unlocked = Une clé tourne : le passage vers la salle { $space } est ouvert.
event-restricted =
    { $number ->
        [1] Restriction : le premier joueur ne fait rien à la ronde { $round }.
        [2] Restriction : il faut deux boucliers pour arrêter un dégât.
        [3] Restriction : les potions restent fermées.
       *[4] Restriction : aucune aptitude.
    }
event-teleported = Le groupe sort du mur dans la salle { $space }.
event-bought =
    { $price ->
        [0] Achat : { $what }.
        [one] Achat pour une dent en or : { $what }.
       *[other] Achat pour { $price } dents en or : { $what }.
    }

## Le journal d’un combat

event-fight-began = Un combat éclate.
event-enemy-placed = { CAP($enemy) } arrive en { $space }.
event-loot-laid = Au sol : { $loot }.
event-loot-laid-none = Il n’y a rien au sol.
event-pass-chosen = { CAP($who) } passe.
event-pass-revealed = { CAP($who) } retourne « { $card } » ; symbole retenu : { $trait }.
event-pass-revealed-open = { CAP($who) } retourne « { $card } ».
event-cards-exchanged =
    { $amount ->
        [0] { CAP($who) } garde toutes ses cartes.
        [one] { CAP($who) } échange une carte.
       *[other] { CAP($who) } échange { $amount } cartes.
    }
event-put-down = { CAP($who) } pose une carte et dit : { $said }.
event-put-down-silent = { CAP($who) } pose une carte.
event-revealed = { CAP($who) } : { $card }.
event-power-used =
    { $power ->
        [frozen] Sérénade tient un pouvoir prêt : geler un ennemi à la ronde { $round }.
        [targeted] Sérénade tient un pouvoir prêt : cibler un ennemi à la ronde { $round }.
       *[damage] Sérénade tient un pouvoir prêt : frapper une fois de plus à la ronde { $round }.
    }
event-round-began = Ronde { $round }.
event-item-used = { CAP($who) } utilise « { $item } ».
event-ability-used = { CAP($who) } se sert d’une aptitude : { $ability }.
event-missed = { CAP($who) } n’atteint personne.
event-stopped = Le gel retient { $enemy }, qui ne fait rien.
event-stopped-prisoner = { CAP($who) } ne peut rien faire à cette ronde.
event-enemy-hurt =
    { $blocked ->
        [0] { CAP($who) } frappe { $enemy } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }.
        [one] { CAP($who) } frappe { $enemy } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqué.
       *[other] { CAP($who) } frappe { $enemy } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqués.
    }
event-enemy-hurt-stopped =
    { $blocked ->
        [0] { CAP($who) } frappe { $enemy } sans effet.
        [one] { CAP($who) } frappe { $enemy } : tout est bloqué ({ $blocked } dégât).
       *[other] { CAP($who) } frappe { $enemy } : tout est bloqué ({ $blocked } dégâts).
    }
event-enemy-hurt-alone =
    { $blocked ->
        [0] { CAP($enemy) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }.
        [one] { CAP($enemy) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqué.
       *[other] { CAP($enemy) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqués.
    }
event-enemy-hurt-alone-stopped =
    { $blocked ->
        [0] { CAP($enemy) } ne subit aucun dégât.
        [one] { CAP($enemy) } bloque { $blocked } dégât, et rien ne passe.
       *[other] { CAP($enemy) } bloque { $blocked } dégâts, et rien ne passe.
    }
event-enemy-marked =
    { $state ->
        [poisoned] { CAP($who) } empoisonne { $enemy }.
        [bleeding] { CAP($who) } fait saigner { $enemy }.
        [burning] { CAP($who) } met le feu { A($enemy) }.
        [frozen] { CAP($who) } gèle { $enemy } pour la ronde { $round }.
       *[targeted] { CAP($who) } cible { $enemy }.
    }
event-enemy-marked-alone =
    { $state ->
        [poisoned] Le poison gagne { $enemy }.
        [bleeding] { CAP($enemy) } saigne.
        [burning] { CAP($enemy) } prend feu.
        [frozen] Le gel prend { $enemy } pour la ronde { $round }.
       *[targeted] { CAP($enemy) } sert de cible.
    }
event-enemy-immune =
    { $state ->
        [poisoned] Le poison ne fait rien { A($enemy) }.
        [bleeding] { CAP($enemy) } ne saigne pas.
        [burning] { CAP($enemy) } ne brûle pas.
        [frozen] { CAP($enemy) } ne gèle pas.
       *[targeted] On ne peut pas cibler { $enemy }.
    }
event-enemy-shielded =
    { $amount ->
        [one] { CAP($enemy) } lève un bouclier.
       *[other] { CAP($enemy) } lève { $amount } boucliers.
    }
event-enemy-shielded-golden = { CAP($enemy) } lève un bouclier doré.
event-shields-shattered = { CAP($enemy) } perd tous ses boucliers.
event-enemy-mended =
    { $amount ->
        [one] { CAP($enemy) } se remet de { $amount } dégât.
       *[other] { CAP($enemy) } se remet de { $amount } dégâts.
    }
event-enemy-vanished = { CAP($enemy) } disparaît jusqu’à la fin de la ronde.
event-enemy-raged =
    { $amount ->
        [one] { CAP($enemy) } enrage : { $amount } dégât de plus désormais.
       *[other] { CAP($enemy) } enrage : { $amount } dégâts de plus désormais.
    }
event-enemy-moved =
    { $how ->
        [slid] { CAP($enemy) } se rapproche, en { $space }.
        [leapt] { CAP($enemy) } bondit en { $space }.
        [pushed] { CAP($enemy) } recule en { $space } sous la poussée.
        [pulled] { CAP($enemy) } se fait tirer en { $space }.
       *[swapped] { CAP($enemy) } passe en { $space }.
    }
event-enemy-killed = { CAP($who) } tue { $enemy }.
event-enemy-killed-alone =
    { $how ->
        [poisoned] Le poison achève { $enemy }.
        [bleeding] { CAP($enemy) } se vide de son sang.
        [burning] Les flammes consument { $enemy }.
        [void] { CAP($enemy) } tombe dans le vide.
        [own] { CAP($enemy) } meurt de son propre fait.
       *[damage] { CAP($enemy) } succombe.
    }
event-enemy-gone = { CAP($enemy) } s’éclipse.
event-shielded =
    { $amount ->
        [one] { CAP($who) } lève un bouclier.
       *[other] { CAP($who) } lève { $amount } boucliers.
    }
event-shielded-golden = { CAP($who) } lève un bouclier doré.
event-hurt =
    { $blocked ->
        [0] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { DE($by) }.
        [one] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { DE($by) }, { $blocked } bloqué.
       *[other] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { DE($by) }, { $blocked } bloqués.
    }
event-hurt-stopped =
    { $blocked ->
        [0] { CAP($who) } n’a rien à craindre { DE($by) }.
        [one] { CAP($who) } bloque { $blocked } dégât { DE($by) }, et rien ne passe.
       *[other] { CAP($who) } bloque { $blocked } dégâts { DE($by) }, et rien ne passe.
    }
event-hurt-enemy =
    { $blocked ->
        [0] { CAP($by) } frappe { $who } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }.
        [one] { CAP($by) } frappe { $who } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqué.
       *[other] { CAP($by) } frappe { $who } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqués.
    }
event-hurt-enemy-stopped =
    { $blocked ->
        [0] { CAP($by) } frappe { $who } sans effet.
        [one] { CAP($by) } frappe { $who } : tout est bloqué ({ $blocked } dégât).
       *[other] { CAP($by) } frappe { $who } : tout est bloqué ({ $blocked } dégâts).
    }
event-hurt-tile =
    { $amount ->
        [one] { $tile } : { $who } subit { $amount } dégât.
       *[other] { $tile } : { $who } subit { $amount } dégâts.
    }
event-hurt-any =
    { $blocked ->
        [0] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }.
        [one] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqué.
       *[other] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }, { $blocked } bloqués.
    }
event-hurt-any-stopped =
    { $blocked ->
        [0] { CAP($who) } ne subit aucun dégât.
        [one] { CAP($who) } bloque { $blocked } dégât, et rien ne passe.
       *[other] { CAP($who) } bloque { $blocked } dégâts, et rien ne passe.
    }
event-hurt-start =
    { $amount ->
        [one] { CAP($who) } commence avec { $amount } dégât.
       *[other] { CAP($who) } commence avec { $amount } dégâts.
    }
event-companion-hurt =
    { $amount ->
        [one] « { $item } » prend { $amount } dégât pour { $who }.
       *[other] « { $item } » prend { $amount } dégâts pour { $who }.
    }
event-companion-killed = « { $item } » meurt pour { $who }.
event-marked =
    { $state ->
        [poisoned] Le poison gagne { $who }.
        [bleeding] { CAP($who) } saigne.
        [burning] { CAP($who) } prend feu.
        [frozen] Le gel prend { $who } pour la ronde { $round }.
       *[targeted] { CAP($who) } sert de cible.
    }
event-marked-by =
    { $state ->
        [poisoned] { CAP($by) } empoisonne { $who }.
        [bleeding] { CAP($by) } fait saigner { $who }.
        [burning] { CAP($by) } met le feu { A($who) }.
        [frozen] { CAP($by) } gèle { $who } pour la ronde { $round }.
       *[targeted] { CAP($by) } cible { $who }.
    }
event-immune =
    { $state ->
        [poisoned] Le poison ne fait rien { A($who) }.
        [bleeding] { CAP($who) } ne saigne pas.
        [burning] { CAP($who) } ne brûle pas.
        [frozen] { CAP($who) } ne gèle pas.
       *[targeted] On ne peut pas cibler { $who }.
    }
event-cured =
    { $state ->
        [poisoned] Le poison quitte { $who }.
        [bleeding] { CAP($who) } ne saigne plus.
        [burning] { CAP($who) } ne brûle plus.
        [frozen] { CAP($who) } dégèle.
        [targeted] { CAP($who) } ne sert plus de cible.
       *[worms] Les vers quittent { $who }.
    }
event-died = { CAP($who) } succombe { A($by) }.
event-died-tile = { CAP($who) } meurt ici : { $tile }.
event-died-any = { CAP($who) } meurt.
event-revived = { CAP($who) } refuse de mourir.
event-looted = { CAP($who) } ramasse : { $what }.
event-looted-nobody = Pris au sol : { $what }.
event-stolen = { CAP($enemy) } vole : { $what }.
event-stolen-nothing = { CAP($enemy) } ne trouve rien à voler.
event-drank = { CAP($who) } boit une potion.
event-round-ended = La ronde { $round } est finie.
event-fight-over =
    { $left ->
        [0] Le combat est fini, et plus personne ne vous fait face. Tués : { $slain }.
       *[other] Le combat est fini. Tués : { $slain }, restants : { $left }.
    }
event-boss-met = { CAP($boss) } barre le passage.
event-bout-began = Manche { $bout }.
event-attack-turned = À prévoir pour cette manche : { $card }.
event-element-laid =
    { $what ->
        [fire] Le feu couve pour la ronde { $round } de la manche suivante.
        [sword] Une épée prend son vol.
       *[shuriken] Un shuriken est lancé : il revient à la fin de la ronde { $round }.
    }
event-form-beaten = { CAP($enemy) } tombe, et se relève.
event-last-form-beaten = { CAP($enemy) } tombe, et ne se relève plus.
event-boss-beaten = Vous avez vaincu { $boss }.

## Le journal de la rue, et entre deux Runs

event-street-reached = { CAP($biome) } : c’est derrière vous. Devant : { $place }.
event-blueprints-collected = Sur la pioche d’équipement, le dernier au-dessus : { $items }.
event-blueprints-collected-none = Il n’y avait aucun schéma à récupérer.
event-goods-shown = { CAP($seller) } montre : { $items }.
event-goods-shown-none = { CAP($seller) } n’a rien à montrer.
event-run-over =
    { $cells ->
        [0] Le Run est fini. Il ne rapporte aucune cellule.
        [one] Le Run est fini. Il rapporte une cellule.
       *[other] Le Run est fini. Il rapporte { $cells } cellules.
    }
event-run-over-killed =
    { $cells ->
        [0] Le Run est fini, à cause { DE($killer) }. Il ne rapporte aucune cellule.
        [one] Le Run est fini, à cause { DE($killer) }. Il rapporte une cellule.
       *[other] Le Run est fini, à cause { DE($killer) }. Il rapporte { $cells } cellules.
    }
event-run-over-won =
    { $cells ->
        [0] Le Run est fini, et gagné. Il ne rapporte aucune cellule.
        [one] Le Run est fini, et gagné. Il rapporte une cellule.
       *[other] Le Run est fini, et gagné. Il rapporte { $cells } cellules.
    }
event-card-bought = Achat parmi les améliorations ({ $deck }) : { $card }.
event-thrown-in = Une cellule tombe dans le puits. Réponse : { $card }.
event-secret-drawn = Un secret : { $card }.
event-card-given = « { $card } » rejoint le paquet { DE($kind) }.
event-card-purged = « { $card } » quitte le jeu pour de bon.
event-feat-done = Un exploit est accompli ({ $card }).
event-seller-raised = { CAP($seller) } passe au niveau { $level }.
event-pocket-opened =
    { $pocket ->
        [start] Une poche de plus pour ce qui aide au départ.
        [during] Une poche de plus pour ce qui dure tout un Run.
       *[feat] Une poche de plus pour les exploits.
    }
event-start-opened = Un Run peut désormais commencer dans { $biome }.
event-price-set =
    { $price ->
        [one] Une amélioration coûte désormais une cellule.
       *[other] Une amélioration coûte désormais { $price } cellules.
    }
event-monsters-added = Désormais, ils rôdent aussi : { $monsters }.
event-item-unlocked = Nouveau parmi les équipements : { $item }.
event-goods-laid = En attente pour le prochain Run : { $what }.
event-decks-peeked = Prochaines améliorations : { $cards }.
event-decks-peeked-none = Il ne reste aucune amélioration.
event-box-reset = Tout recommence.

## La fin

outcome-won = La Main du Roi est tombée, et l’île n’a plus de portes à fermer.
outcome-won-run = Un boss est tombé. Pour un soir, c’est déjà beaucoup.
outcome-won-first = Vous sortez de votre premier biome sur vos deux jambes. Le reste de l’île en a entendu parler : la campagne commence où ceci s’arrête.
outcome-left = Vos Runs sont épuisés, et la Main du Roi tient toujours. L’île se souviendra de vos places.
outcome-lost = L’île vous garde. Elle a toujours de la place.
outcome-lost-first = L’île vous tient, pour la première fois. Commencez une campagne : là, mourir rapporte.

## Pourquoi pas

why-rune = Ce couloir ne s’ouvre qu’avec ceci : { $rune }.
why-runes-asleep = La malédiction endort les runes dans ce biome.
why-locked = Ce couloir est fermé, et il n’y a pas de clé dans la besace.
why-closed = Le test de ce couloir a échoué : il reste fermé pour ce déplacement.
why-visited = Vous y êtes déjà passés.
why-cells =
    { $price ->
        [0] Il n’y a pas assez de cellules.
        [one] Il en coûte { $price } cellule ; vous en avez { $cells }.
       *[other] Il en coûte { $price } cellules ; vous en avez { $cells }.
    }
why-deck-empty = Il ne reste rien dans ce paquet.
why-symbol = « { $card } » ne porte pas le symbole.
why-first-cannot-pass = Le premier joueur ne peut pas passer.
why-has-passed = { CAP($who) } a déjà passé dans ce combat.
why-restricted-potions = La restriction garde les potions fermées.
why-no-potion = Il n’y a pas de potion dans la besace.
why-no-damage = { CAP($who) } n’a aucun dégât à soigner.
why-nothing-in-reach = Personne n’est à portée.
why-out-of-reach = { CAP($enemy) } est hors de portée.
why-vanished = On ne voit pas { $enemy } pendant cette ronde.
why-sheltered = { CAP($enemy) } s’abrite derrière qui se tient devant.
why-dark = L’obscurité cache { $enemy }.
why-swords = Aucun coup n’atteint { $enemy } tant qu’une épée est en l’air.
why-round = Cela sert à une autre ronde.
why-ability-item = « { $item } » demande une action d’aptitude.
why-only-item = « { $item } » ne sert qu’à qui ne porte rien d’autre.
why-track-full = { CAP($who) } n’a plus de place sur cette piste.
why-taken = Quelqu’un joue déjà ce Prisonnier.
why-not-yet = Un Run ne peut pas encore y commencer.