# Ce que font les cartes, mis en mots pièce par pièce à partir de leurs chiffres.

## Liaisons

as-it-is = { $what }
acts-then = { $first } ; { $next }
line-end = { $what }.
line-head = { $head } : { $acts }.
quoted = « { $what } »

## De qui il s’agit

who-hero = le héros
who-monster = ce monstre
who-bearer = le porteur
who-overlord = le Seigneur du Mal
who-ally = cet allié
who-familiar = le familier
who-party = l’expédition
who-that_hero = ce héros
who-that_monster = ce monstre-là
who-that_figure = cette figurine
who-that_group = ce groupe
who-attacker = l’attaquant
who-roller = le lanceur
who-struck = la cible
who-adjacent_hero = un héros adjacent
who-adjacent_monster = un monstre adjacent
who-monster_near_struck =
    { $near ->
        [one] un autre monstre à côté de la cible
       *[other] un autre monstre à { $near } cases ou moins de la cible
    }
who-chosen_hero = un héros au choix des héros
who-each_hero = chaque héros
who-each_hero_near =
    { $near ->
        [one] chaque héros à une case ou moins
       *[other] chaque héros à { $near } cases ou moins
    }
who-each_hero_adjacent = chaque héros adjacent
who-each_hero_in_sight = chaque héros en ligne de vue
who-each_monster_near =
    { $near ->
        [one] chaque monstre à une case ou moins
       *[other] chaque monstre à { $near } cases ou moins
    }
who-each_monster_adjacent = chaque monstre adjacent
who-each_monster_in_sight = chaque monstre en ligne de vue
who-group = chaque monstre de ce groupe
who-group_others = chaque autre monstre de ce groupe
who-other_and_adjacent_heroes = chaque héros sur cette case ou à côté
who-other_and_heroes_near =
    { $near ->
        [one] chaque héros à une case ou moins de là
       *[other] chaque héros à { $near } cases ou moins de là
    }
who-recovered = chaque héros qui a récupéré
who-harmed = chaque monstre blessé ainsi
who-lowest_might = le héros à la plus faible Force
who-lowest_awareness = le héros à la plus faible Perception
who-searcher = le héros qui la pioche

whom-familiar = le familier
whom-heroes =
    { $near ->
        [one] chaque héros à une case ou moins
       *[other] chaque héros à { $near } cases ou moins
    }
whom-monsters =
    { $near ->
        [one] chaque monstre adjacent
       *[other] chaque monstre à { $near } cases ou moins
    }

## Quantités et dés

amount-damage =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
amount-fatigue =
    { $amount ->
        [one] { $amount } fatigue
       *[other] { $amount } points de fatigue
    }
amount-all =
    { $what ->
        [damage] tous les dégâts
        [fatigue] toute la fatigue
       *[both] tous les dégâts et toute la fatigue
    }
amount-rolled = autant de dégâts que de cœurs obtenus
amount-surges = autant de fatigue que d’augmentations obtenues
amount-dealt = autant de dégâts que l’attaque en a infligé
amount-tested =
    { $what ->
        [shields] autant de dégâts que de boucliers obtenus
        [excess] un dégât par bouclier au-dessus de l’attribut
       *[attribute] autant de dégâts que vaut l’attribut
    }
dice-blue =
    { $count ->
        [one] { $count } dé bleu
       *[other] { $count } dés bleus
    }
dice-red =
    { $count ->
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    }
dice-yellow =
    { $count ->
        [one] { $count } dé jaune
       *[other] { $count } dés jaunes
    }
dice-brown =
    { $count ->
        [one] { $count } dé marron
       *[other] { $count } dés marron
    }
dice-gray =
    { $count ->
        [one] { $count } dé gris
       *[other] { $count } dés gris
    }
dice-black =
    { $count ->
        [one] { $count } dé noir
       *[other] { $count } dés noirs
    }
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-brown = marron
colour-gray = gris
colour-black = noir

## Ce qui se fait

act-recover = { $who } récupère { $what }
act-suffer = { $who } subit { $what }
act-roll = { $who } lance { $dice }
act-test = { $who } teste { $attribute }
act-test-choice =
    { $chooser ->
        [user] { $who } teste { $attribute }, au choix de qui s’en sert
        [tester] { $who } teste { $attribute }, à son choix
       *[overlord] { $who } teste { $attribute }, au choix du Seigneur du Mal
    }
test-passes = réussi, { $acts }
test-fails = raté, { $acts }
test-all-pass = si tous réussissent, { $acts }
test-all-fail = si tous ratent, { $acts }
act-afflict = { $who } reçoit la condition { $condition }
act-afflict-choice = { $who } reçoit une condition au choix : { $condition }
act-relieve =
    { $amount ->
        [one] { $who } défausse une condition
       *[other] { $who } défausse { $amount } conditions
    }
act-attack =
    { $at ->
        [target] { $who } attaque { $target }
        [other] { $who } attaque { $other }
        [two_monsters] { $who } attaque deux monstres différents en un seul jet
        [adjacent_figures] { $who } attaque chaque figurine adjacente, amie ou ennemie
        [adjacent_monsters] { $who } attaque chaque monstre adjacent
        [figures_in_sight] { $who } attaque chaque figurine en ligne de vue, amie ou ennemie
        [monsters_in_sight] { $who } attaque chaque monstre que voit le héros
        [familiar] { $who } attaque la case du familier
        [passed] { $who } attaque chaque figurine traversée
       *[one] { $who } attaque
    }
attack-weapon =
    { $weapon ->
        [melee] avec une arme de corps à corps
        [magic] avec une arme de magie
        [rune] avec une rune
        [bow] avec un arc
        [blade_or_melee] avec une lame ou une arme de corps à corps
       *[none] sans arme
    }
attack-with = { $attack } { $weapon }
attack-dice = en lançant { $dice }
attack-ranged = à distance
attack-near =
    { $near ->
        [one] à une case ou moins
       *[other] à { $near } cases ou moins
    }
attack-least =
    { $least ->
        [one] au moins { $least } dégât si elle touche
       *[other] au moins { $least } dégâts si elle touche
    }
attack-no-range = quelle que soit la portée
attack-no-sight = sans ligne de vue
attack-surge = avec { $surge }
attack-hit = si elle inflige des dégâts, { $acts }
attack-after = ensuite { $acts }
act-move =
    { $spaces ->
        [one] { $who } peut bouger d’une case
       *[other] { $who } peut bouger de { $spaces } cases au plus
    }
act-move-speed =
    { $speeds ->
        [one] { $who } peut bouger de sa Vitesse
       *[other] { $who } peut bouger de { $speeds } fois sa Vitesse
    }
act-move-action = { $who } peut faire une action de mouvement
act-move-by =
    { $spaces ->
        [one] { $user } déplace { $who } d’une case
       *[other] { $user } déplace { $who } de { $spaces } cases au plus
    }
act-move-speed-by =
    { $speeds ->
        [one] { $user } déplace { $who } de sa Vitesse au plus
       *[other] { $user } déplace { $who } de { $speeds } fois sa Vitesse au plus
    }
act-place =
    { $within ->
        [one] on place { $who } sur une case vide juste à côté
       *[other] on place { $who } sur une case vide à { $within } cases ou moins
    }
act-place-of =
    { $within ->
        [one] on place { $who } sur une case vide à côté { DE($of) }
       *[other] on place { $who } sur une case vide à { $within } cases ou moins { DE($of) }
    }
act-points =
    { $amount ->
        [one] { $who } gagne un point de mouvement
       *[other] { $who } gagne { $amount } points de mouvement
    }
act-points-speed =
    { $speeds ->
        [one] { $who } gagne sa Vitesse en points de mouvement
       *[other] { $who } gagne { $speeds } fois sa Vitesse en points de mouvement
    }
act-action =
    { $what ->
        [attack] { $who } gagne une action d’attaque
        [move] { $who } gagne une action de mouvement
        [door] { $who } peut ouvrir ou fermer une porte
        [activation] { $who } s’active une fois de plus, sur-le-champ
       *[any] { $who } gagne une action
    }
act-action-less = { $who } a une action de moins
act-dice-attack = { $who } ajoute { $dice } à l’attaque
act-dice-defence = { $who } ajoute { $dice } à la défense
act-dice-pool = { $who } ajoute les dés de défense { DE($target) }
act-add-attack = l’attaque gagne { $what }
act-lose-attack = l’attaque perd { $what }
act-add-shields = { $who } ajoute { $what }
act-add-paid = l’attaque gagne un cœur par fatigue payée
act-reroll =
    { $amount ->
        [one] { $who } relance { $pool ->
            [attack] un dé d’attaque
            [defence] un dé de défense
            [test] un dé du test
           *[any] un dé
        }
       *[other] { $who } relance jusqu’à { $amount } { $pool ->
            [attack] dés d’attaque
            [defence] dés de défense
            [test] dés du test
           *[any] dés
        }
    }
act-reroll-any =
    { $pool ->
        [attack] { $who } relance autant de dés d’attaque que voulu
        [defence] { $who } relance autant de dés de défense que voulu
        [test] { $who } relance autant de dés du test que voulu
       *[any] { $who } relance autant de dés que voulu
    }
act-reroll-whole =
    { $pool ->
        [attack] { $who } relance toute l’attaque
        [defence] { $who } relance toute la défense
        [test] { $who } relance tout le test
       *[any] { $who } relance tous les dés
    }
reroll-colours = { $colours } seulement
reroll-better = en gardant le meilleur résultat
act-draw =
    { $amount ->
        [one] le Seigneur du Mal pioche une carte
       *[other] le Seigneur du Mal pioche { $amount } cartes
    }
act-draw-surges = le Seigneur du Mal pioche une carte par augmentation obtenue
act-discard =
    { $amount ->
        [one] le Seigneur du Mal défausse une carte au hasard
       *[other] le Seigneur du Mal défausse { $amount } cartes au hasard
    }
act-search =
    { $amount ->
        [one] { $who } pioche une carte Fouille
       *[other] { $who } pioche { $amount } cartes Fouille
    }
act-search-token =
    { $near ->
        [one] { $who } fouille un pion Fouille à une case ou moins
       *[other] { $who } fouille un pion Fouille à { $near } cases ou moins
    }
act-defeat = { $who } est vaincu
act-redirect = l’attaque se reporte sur { $who }
act-surge = l’attaque gagne { $surge }
act-last = { $what } { $until }

last-defence_brown = { $who } ajoute { $dice } à chaque défense
last-defence_gray = { $who } ajoute { $dice } à chaque défense
last-attack_red = { $who } ajoute { $dice } à chaque attaque
last-attack_yellow = { $who } ajoute { $dice } à chaque attaque
last-next_attack_yellow = { $who } ajoute { $dice } à sa prochaine attaque
last-speed = { $who } a { $signed } de Vitesse
last-health = { $who } a { $signed } de Santé
last-range = { $who } a { $signed } de portée en attaque
last-hearts =
    { $amount ->
        [one] { $who } a { $signed } cœur en attaque
       *[other] { $who } a { $signed } cœurs en attaque
    }
last-attributes = { $who } a { $signed } à chaque attribut
last-marked =
    { $amount ->
        [one] les attaques contre { $who } ont { $signed } cœur
       *[other] les attaques contre { $who } ont { $signed } cœurs
    }
last-challenged =
    { $amount ->
        [one] les attaques entre { $user } et { $who } ont { $signed } cœur
       *[other] les attaques entre { $user } et { $who } ont { $signed } cœurs
    }
last-only_adjacent_attacks = seules les attaques des figurines adjacentes touchent { $who }
last-pass_heroes = { $who } peut traverser les héros
last-misery =
    { $amount ->
        [one] { $who } subit { $amount } fatigue en plus de tout dégât
       *[other] { $who } subit { $amount } points de fatigue en plus de tout dégât
    }
last-despair =
    { $amount ->
        [one] { $who } subit { $amount } fatigue après chaque action
       *[other] { $who } subit { $amount } points de fatigue après chaque action
    }
last-monkey = { $who } est un singe : Vitesse { $monkey }, ni dés de défense, ni attaques
until-turn_start = jusqu’au début du prochain tour { DE($user) }
until-turn_end = jusqu’à la fin du tour
until-next_turn_end = jusqu’à la fin de son prochain tour
until-overlord = jusqu’au début du prochain tour du Seigneur du Mal
until-overlord_end = jusqu’à la fin du tour du Seigneur du Mal
until-round = jusqu’à la fin du round
until-encounter = jusqu’à la fin de la rencontre

## Ce qu’une seule carte sait faire

special-damage_to_fatigue = { $who } peut en subir une part en fatigue, dans la limite de son Endurance
special-vanish =
    { $amount ->
        [one] { $who } quitte la carte et rien n’atteint plus { $who } ; son prochain tour commence sur une case vide juste à côté
       *[other] { $who } quitte la carte et rien n’atteint plus { $who } ; son prochain tour commence sur une case vide à { $amount } cases ou moins
    }
special-again_on_another = tout cela peut valoir pour un second héros, avec le même jet
special-shift_damage = { $who } subit le tout à la place
special-dying_command = un monstre vaincu par l’attaque est remis en place, bouge de sa Vitesse, attaque une fois pour les héros, et disparaît
special-draw_another = on peut défausser la carte pour une autre, qui reste
special-oath_of_honor = on place { $user } sur la case vide la plus proche, à côté d’un monstre adjacent { A($who) } ; attaque contre lui avec une arme de corps à corps
special-shields_by_awareness = le jet de défense vaut autant de boucliers que la Perception { DE($who) }
special-free_item = { $who } reçoit sans payer un objet de la boutique tiré au hasard
special-secret_passage = une entrée de salle secrète s’ouvre sur la case { DE($who) }, si aucune salle n’est en jeu
special-dark_charm = le Seigneur du Mal déplace { $who } ou s’en sert pour attaquer, comme d’un monstre
special-lose_point = { $who } perd un point de mouvement ou, à défaut, reçoit la condition Étourdi
special-end_move = les points de mouvement de l’action sont perdus
special-unholy_ritual = le Seigneur du Mal pioche une carte par figurine du groupe sur la carte et en garde { $amount }
special-rise_again = au début du prochain tour du Seigneur du Mal, { $who } revient à { $amount } cases ou moins, pour ce tour seulement
special-diabolic_power =
    { $amount ->
        [one] le Seigneur du Mal prend et montre une carte du paquet ou de la défausse ; { $who } teste Volonté pour un événement, Perception pour un piège, Connaissance pour de la magie, et subit { $amount } dégât en cas d’échec
       *[other] le Seigneur du Mal prend et montre une carte du paquet ou de la défausse ; { $who } teste Volonté pour un événement, Perception pour un piège, Connaissance pour de la magie, et subit { $amount } dégâts en cas d’échec
    }
special-wicked_laughter = { $who } refait le test, avec un de moins à l’attribut ; encore réussi, le Seigneur du Mal pioche une carte
special-reinforce = des mineurs de son groupe reviennent à côté { DE($who) }, dans la limite du groupe et pas à { $amount } cases d’un héros
special-plan_ahead = le Seigneur du Mal regarde les { $amount } prochaines cartes du paquet et les remet dans l’ordre voulu
special-schemes = le Seigneur du Mal nomme un trait et retourne des cartes jusqu’à en trouver une, qui va dans sa main
special-sacrifice =
    { $amount ->
        [one] { $who } subit jusqu’à { $amount } dégât, et { $user } en récupère autant
       *[other] { $who } subit jusqu’à { $amount } dégâts, et { $user } en récupère autant
    }
special-overpower =
    { $amount ->
        [one] { $who } bouge ; à chaque case voisine d’un héros, un test de Force réussi les échange, et ce héros subit { $amount } fatigue
       *[other] { $who } bouge ; à chaque case voisine d’un héros, un test de Force réussi les échange, et ce héros subit { $amount } points de fatigue
    }
special-promotion = { $who } devient majeur, si la limite de groupe le permet
special-skip_symbol = le prochain symbole de ce voyage n’apporte rien
special-look_at_hand =
    { $amount ->
        [one] les héros regardent la main du Seigneur du Mal et en défaussent une carte
       *[other] les héros regardent la main du Seigneur du Mal et en défaussent { $amount } cartes
    }
special-demand_surge =
    { $amount ->
        [one] l’attaque manque si une augmentation n’y est pas dépensée
       *[other] l’attaque manque si { $amount } augmentations n’y sont pas dépensées
    }
special-lose_found = { $who } défausse la carte Fouille à peine trouvée
special-gain_threat =
    { $amount ->
        [one] le Seigneur du Mal gagne un pion Menace
       *[other] le Seigneur du Mal gagne { $amount } pions Menace
    }
special-fetch_card = le Seigneur du Mal prend une carte au choix dans le paquet, puis le mélange
special-survive =
    { $amount ->
        [one] { $who } reste, avec un seul point de Santé
       *[other] { $who } reste, avec { $amount } points de Santé
    }
special-reveal_less =
    { $amount ->
        [one] une carte de la boutique de moins est révélée
       *[other] { $amount } cartes de la boutique de moins sont révélées
    }
special-reveal_less-more =
    { $amount ->
        [one] une carte de la boutique de plus est révélée
       *[other] { $amount } cartes de la boutique de plus sont révélées
    }
special-next_hand =
    { $amount ->
        [one] le Seigneur du Mal commence la prochaine quête avec une carte de plus
       *[other] le Seigneur du Mal commence la prochaine quête avec { $amount } cartes de plus
    }
special-longer_road =
    { $amount ->
        [one] le chemin de la prochaine quête compte un symbole de plus
       *[other] le chemin de la prochaine quête compte { $amount } symboles de plus
    }
special-lose_gold = l’expédition perd { $amount } pièces d’or

## Augmentations

surge-line =
    { $cost ->
        [one] Augmentation : { $gains }
       *[other] { $cost } augmentations : { $gains }
    }
surge-named =
    { $cost ->
        [one] Augmentation, { $name } : { $gains }
       *[other] { $cost } augmentations, { $name } : { $gains }
    }
gain-hearts =
    { $amount ->
        [one] +{ $amount } cœur
       *[other] +{ $amount } cœurs
    }
gain-range = +{ $amount } de portée
gain-pierce = Perforation { $amount }
gain-surges =
    { $amount ->
        [one] { $amount } augmentation
       *[other] { $amount } augmentations
    }
gain-shields =
    { $amount ->
        [one] { $amount } bouclier
       *[other] { $amount } boucliers
    }
loss-hearts =
    { $amount ->
        [one] { $amount } cœur
       *[other] { $amount } cœurs
    }
loss-range = { $amount } de portée
gain-blast = Explosion
gain-inflict = la cible reçoit la condition { $condition } si elle subit des dégâts
gain-price =
    { $amount ->
        [one] pour { $amount } fatigue
       *[other] pour { $amount } points de fatigue
    }
gain-word-hearts_by_wounds = un cœur de plus tous les deux dégâts du héros
gain-word-second_monster = un second monstre à côté de l’attaquant est touché aussi
gain-word-fire_breath = le feu court depuis la cible sur un chemin de quatre cases et touche chaque figurine
gain-word-return_card = cette carte revient en main

## Ce qu’une carte donne tant qu’elle est là

passive-aside = { $what } ({ $head })
passive-head = { $head } : { $what }
gives-health = { $signed } de Santé
gives-stamina = { $signed } d’Endurance
gives-speed = { $signed } de Vitesse
gives-speed_most = Vitesse { $amount } au plus
gives-no_runes = aucune rune ne peut être équipée avec
gives-defence_dice = { $dice } de plus en défense
gives-attack_dice = { $dice } de plus en attaque
gives-hearts =
    { $amount ->
        [one] { $signed } cœur en attaque
       *[other] { $signed } cœurs en attaque
    }
gives-hearts-less =
    { $amount ->
        [one] { $signed } cœur en attaque, mais il en reste un
       *[other] { $signed } cœurs en attaque, mais il en reste un
    }
gives-range = { $signed } de portée en attaque
gives-surge = les attaques gagnent { $surge }
gives-surge_or_miss =
    { $amount ->
        [one] une attaque manque si une augmentation n’y est pas dépensée
       *[other] une attaque manque si { $amount } augmentations n’y sont pas dépensées
    }
gives-surge_or_miss-near =
    { $amount ->
        [one] une attaque visant une case à { $near } ou moins manque si une augmentation n’y est pas dépensée
       *[other] une attaque visant une case à { $near } ou moins manque si { $amount } augmentations n’y sont pas dépensées
    }
gives-shadow =
    { $amount ->
        [one] les attaques des héros adjacents manquent si une augmentation n’y est pas dépensée
       *[other] les attaques des héros adjacents manquent si { $amount } augmentations n’y sont pas dépensées
    }
gives-cannot_attack = pas d’attaque
gives-rest_heals = un repos récupère autant de dégâts que de fatigue
gives-stand_up_heals =
    { $amount ->
        [one] se redresser récupère { $amount } dégât de plus
       *[other] se redresser récupère { $amount } dégâts de plus
    }
gives-surge_fatigue = une augmentation contre la fatigue en ôte { $amount } de plus
gives-weapons_are_runes = chaque arme compte comme une rune
gives-pass_enemies = traverse les ennemis
gives-pass_heroes = traverse les héros
gives-sight_past_friends = les amis ne coupent pas la ligne de vue
gives-sight_past_adjacent = les figurines adjacentes ne coupent pas la ligne de vue
gives-points_per_fatigue =
    { $amount ->
        [one] une fatigue donne { $amount } point de mouvement
       *[other] une fatigue donne { $amount } points de mouvement
    }
gives-running_shot = jusqu’à { $amount } cases avant ou après l’attaque, une de moins en armure lourde
gives-familiar_keeps_pace = à chaque fatigue dépensée pour bouger, le familier avance d’une case
gives-no_recovery = ne récupère aucun dégât
gives-exhaust_for_shield = peut s’incliner à la place d’un bouclier
gives-reach = attaque au corps à corps jusqu’à deux cases
gives-web =
    { $amount ->
        [one] les héros adjacents paient { $amount } fatigue de plus pour quitter leur case
       *[other] les héros adjacents paient { $amount } points de fatigue de plus pour quitter leur case
    }
gives-cowardly = ne dépense d’augmentations qu’à { $near } cases ou moins d’un majeur ou d’un lieutenant
gives-flail = une attaque peut toucher deux héros, en un seul jet
gives-one_move = une seule action de mouvement par tour
gives-fly = passe au-dessus des ennemis et des terrains, et finit sur une case vide
gives-unmovable = peut ignorer tout ce qui le déplacerait
gives-recovers_less = chaque récupération de dégâts diminue de { $amount }
gives-attributes = { $signed } à chaque attribut

while-exhausted = tant que la carte est inclinée, { $what }
skill-extends = { $skill }, en plus : { $acts }

## Quand, sur qui, à quel prix

when-action = action
when-turn =
    { $role ->
        [overlord] pendant le tour du Seigneur du Mal
       *[self] pendant le tour { DE($user) }
    }
when-turn_start =
    { $role ->
        [beside] quand un héros commence son tour à { $near } ou moins
       *[self] au début du tour
    }
when-turn_end =
    { $role ->
        [beside] quand un héros finit son tour à { $near } ou moins
       *[self] à la fin du tour
    }
when-overlord_start = au début du tour du Seigneur du Mal
when-overlord_end = à la fin du tour du Seigneur du Mal
when-quest_begins = quand une quête commence
when-attack_declared =
    { $role ->
        [defender] quand on attaque { $user }, avant les dés
        [protector] quand on attaque un héros à { $near } ou moins, avant les dés
        [overlord] avant les dés d’une attaque
       *[self] quand { $user } attaque, avant les dés
    }
when-attack_rolled =
    { $role ->
        [defender] après les dés d’une attaque contre { $user }
        [familiar] après le jet d’attaque du familier
        [overlord] après un jet d’attaque
       *[self] après le jet d’attaque { DE($user) }
    }
when-defence_rolled =
    { $role ->
        [overlord] après un jet de défense
       *[defender] après le jet de défense { DE($user) }
    }
when-damage_due =
    { $role ->
        [familiar] quand le familier va subir des dégâts
        [defender] quand { $user } va subir les dégâts d’une attaque
       *[self] quand { $user } va subir des dégâts
    }
when-attack_resolved =
    { $role ->
        [defender] après une attaque contre { $user }
        [familiar] après une attaque du familier
        [overlord] après une attaque
       *[self] après une attaque { DE($user) }
    }
when-monster_entered = quand un monstre arrive à { $near } ou moins
when-monster_activated =
    { $role ->
        [beside] quand un monstre va agir à { $near } ou moins
       *[any] quand un monstre va agir
    }
when-hero_entered = quand un héros entre dans une case
when-door_opened = quand un héros ouvre une porte
when-searched = quand un héros fouille
when-search_drawn = quand { $user } pioche une carte Fouille
when-drawn = sur-le-champ
when-test_rolled =
    { $role ->
        [overlord] après les dés d’un test
       *[self] après le test { DE($user) }
    }
when-test_passed = quand un héros réussit un test
when-defeated =
    { $role ->
        [overlord] quand un monstre va être vaincu
       *[self] quand { $user } va être vaincu
    }
when-monster_fell =
    { $role ->
        [familiar] quand le familier abat un monstre
        [overlord] quand un monstre est vaincu
       *[self] quand { $user } abat un monstre
    }
when-hero_fell = quand un héros devient inconscient
when-rested = quand { $user } se repose
when-recovered = quand des héros récupèrent grâce à une compétence { DE($user) }
when-harmed = quand des monstres sont blessés par une compétence { DE($user) }
when-dice_rolled =
    { $role ->
        [overlord] après tout autre jet
       *[self] après tout autre jet { DE($user) }
    }
when-taint_shown = quand on la retourne
within-spaces =
    { $near ->
        [0] aucune case
        [one] une case
       *[other] { $near } cases
    }

aim-self_or_adjacent_hero = sur { $user } ou un héros adjacent
aim-adjacent_hero = sur un héros adjacent
aim-hero = sur un autre héros à { $near } ou moins
aim-hero_near = sur un héros à { $near } ou moins
aim-any_hero = sur un héros au choix
aim-adjacent_monster = sur un monstre adjacent
aim-monster = sur un monstre à { $near } ou moins
aim-monster_in_sight = sur un monstre en ligne de vue
aim-own_group = sur l’un des groupes de monstres
aim-master = sur un majeur
aim-hero_in_sight = sur un héros en ligne de vue
aim-adjacent_minion = sur un mineur adjacent
aim-any_monster = sur un monstre au choix
aim-guard = pour un monstre attaqué
aim-beside_guard = sur un monstre à côté de celui qu’on attaque

price-fatigue =
    { $amount ->
        [one] pour { $amount } fatigue
       *[other] pour { $amount } points de fatigue
    }
price-fatigue-any = pour autant de fatigue que voulu
price-exhaust = en inclinant cette carte
price-discard =
    { $amount ->
        [one] en défaussant une carte de la main
       *[other] en défaussant { $amount } cartes de la main
    }
price-threat = pour { $amount } de menace
once-round = une fois par round
once-turn = une fois par tour
once-attack = une fois par attaque

need-melee = avec une arme de corps à corps
need-ranged = avec une arme à distance
need-bow = avec un arc
need-rune = avec une rune
need-magic = avec une arme de magie
need-magic_or_rune = avec une arme de magie ou une rune
need-shield = avec un bouclier
need-unmoved = si { $user } n’a pas bougé pendant ce tour
need-hero_beside = si un autre héros est adjacent
need-deals_damage = si elle a infligé des dégâts
need-defeated_monster = si elle a vaincu un monstre
need-adjacent_attacker = si l’attaquant est adjacent
need-distant_attacker = si l’attaquant n’est pas adjacent
need-adjacent_target = si la cible est adjacente
need-unaware_target = si la cible ne voyait pas { $user } au début du tour
need-only_monster_in_sight = s’il est le seul monstre en ligne de vue
need-has_familiar = avec le familier sur la carte
need-no_familiar = sans familier sur la carte
need-hurt = si la cible a des dégâts
need-own_weapon = avec cette arme
need-minion = si c’est un mineur
need-minion_or_master = si c’est un mineur ou un majeur
need-empty_space = si la case était vide
need-move_action = pendant une action de mouvement
need-hand_empty = avec l’autre main vide
need-two_hand_or_pair = avec une arme de corps à corps à deux mains, ou une dans chaque main
need-not_lethal = sauf si cela le vainquait
need-monster_attacks = si un monstre attaque
need-hero_attacks = si un héros attaque
need-own_dice = si les dés sont ceux du Seigneur du Mal
need-other_hero = si c’est un autre héros
need-blank_die = si l’un des dés ne montre aucun bouclier
need-two_moves = après deux actions de mouvement
need-friend_beside = si un autre monstre est à côté
need-hero_tests = si c’est un héros qui teste

## Objets, monstres, trouvailles

weapon-melee = Corps à corps : { $dice }.
weapon-ranged = À distance : { $dice }.
weapon-pierce = Perforation { $amount }.
weapon-range = +{ $amount } de portée.
weapon-reach = Allonge : attaque jusqu’à deux cases.
armour-dice = Défense : { $dice }.
monster-limits =
    { $heroes ->
        [two] À deux héros : { $minions } et { $masters }.
        [three] À trois héros : { $minions } et { $masters }.
       *[four] À quatre héros : { $minions } et { $masters }.
    }
many-minions =
    { $many ->
        [0] aucun mineur
        [one] { $many } mineur
       *[other] { $many } mineurs
    }
many-masters =
    { $many ->
        [0] aucun majeur
        [one] { $many } majeur
       *[other] { $many } majeurs
    }
condition-test = Au début du tour, un test de { $attribute } : réussi, la condition s’en va ; raté, { $acts }.
relic-bearer = Seul { $who } peut la porter.
search-gold = Vaut { $gold } pièces d’or après la quête.
search-once = Ne sert qu’une fois.
search-nothing-line = On la défausse.
travel-line = { $symbol } : { $acts }.
travel-choice = { $choice } ({ $acts })
travel-nothing = il ne se passe rien
travel-either = au choix, { $choices }
plot-summon-line = Pour { $threat } de menace, { $who } prend la place d’un groupe de monstres ou d’une partie.
rumour-act =
    { $act ->
        [one] À l’acte I.
       *[other] À l’acte II.
    }
rumour-stage = Se joue à cette étape de la phase de campagne : { $stage }.
rumour-quest = Apporte une quête : { $quest }.
rumour-does = { $acts }.
taint-health = { $signed } de Santé tant qu’elle est là ; retournée quand son héros est vaincu.
challenge-test = Un test de { $attribute } ; réussi, une carte Fouille.
challenge-monster = Un mineur arrive sur la case vide la plus proche : { $monster }.
challenge-nothing = Rien : on le défausse.

## Ce qu’apporte une quête, et qui est qui

reward-gold =
    { $gold ->
        [0] pas d’or
       *[other] { $gold } pièces d’or par héros
    }
reward-xp = { $xp } XP de plus
reward-relic = une relique : { $relic }
reward-special =
    { $what ->
        [campaign] la campagne
        [overlord_cards] des cartes peuvent être rendues contre leur expérience
        [search] chaque héros commence la prochaine quête avec une carte Fouille
       *[draw] le Seigneur du Mal commence la prochaine quête avec une carte de plus
    }
reward-none = rien de plus que ce que tous reçoivent
reward-line = { $rewards }.
size-small = petit, une case
size-medium = moyen, deux cases
size-huge = grand, quatre cases
size-massive = immense, six cases
rank-minion = mineur
rank-master = majeur
rank-lieutenant = lieutenant
rank-agent = agent
rank-special = personnage de quête
rank-ally = allié
rank-familiar = familier
rank-hero = héros
attack-kind-melee = corps à corps
attack-kind-ranged = à distance

## Petits mots, par listes

die-blue = dé bleu
die-red = dé rouge
die-yellow = dé jaune
die-brown = dé marron
die-gray = dé gris
die-black = dé noir
home-building = bâtiment
home-cave = caverne
home-civilized = civilisé
home-cold = froid
home-cursed = maudit
home-dark = ténèbres
home-hot = chaud
home-mountain = montagne
home-water = eau
home-wilderness = contrée sauvage
terrain-floor = sol
terrain-water = eau
    .text = Y entrer coûte deux points de mouvement.
terrain-pit = fosse
    .text = Qui y entre subit deux dégâts et n’avance plus ; en sortir est une action.
terrain-hazard = lave
    .text = Y entrer coûte un dégât, et qui y finit son tour est vaincu.
terrain-obstacle = obstacle
    .text = Bloque le mouvement et la ligne de vue.
terrain-mud = boue
    .text = Y entrer coûte un de plus ; qui y commence son tour n’a qu’une Vitesse de un.
terrain-ruins = ruines
    .text = Qui y entre peut tester ; raté ou non tenté, le sol cède à ce qu’il y a dessous.
terrain-elevation = élévation
    .text = Ne se franchit pas à pied ; un coup de corps à corps au travers rencontre un dé noir de plus.
terrain-wall = mur
    .text = Rien ne passe.
