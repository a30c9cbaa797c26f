# Les noms, et une phrase ou un passage pour qui en a un. On distingue les ennemis d’une même espèce en les comptant.

## Personnages

hero-assassin = Assassin
    .the = l’Assassin
    .text = On ne l’a jamais entendu frapper à une porte.
hero-herald = Héraut
    .the = le Héraut
    .text = Il apporte des nouvelles, et surtout des pansements.
hero-knight = Chevalier
    .the = le Chevalier
    .text = Cabossé de partout, et toujours devant.
hero-warrior = Guerrier
    .the = le Guerrier
    .text = Venu du Nord à pied, en colère depuis la deuxième lieue.

## Actions héroïques

heroic-backstab = Coup dans le dos
    .text = Après un jet d’esquive réussi : une attaque, avec l’option de votre choix d’une arme en main et sans rien payer, contre l’ennemi esquivé, s’il est à portée.
heroic-perseverance = Persévérance
    .text = Pendant votre activation : tous les personnages, si loin qu’ils soient, regagnent deux Énergies.
heroic-stand_fast = Tenir bon
    .text = Quand vous avez vu votre propre jet de Parade : ajoutez-y un dé bleu.
heroic-berserk_charge = Charge enragée
    .text = Pendant votre activation : un pas gratuit, puis votre prochaine attaque à bout portant ne coûte rien et peut frapper tous les ennemis du repère.

## Ennemis

enemy-hollow_soldier = Soldat carcasse
    .the = le Soldat carcasse
    .first = le premier Soldat carcasse
    .second = le deuxième Soldat carcasse
    .third = le troisième Soldat carcasse
    .some =
        { $count ->
            [one] un Soldat carcasse
           *[other] { $count } Soldats carcasses
        }
    .text = Il a tout oublié, sauf le geste.
enemy-crossbow_hollow = Arbalétrier carcasse
    .the = l’Arbalétrier carcasse
    .first = le premier Arbalétrier carcasse
    .second = le deuxième Arbalétrier carcasse
    .third = le troisième Arbalétrier carcasse
    .some =
        { $count ->
            [one] un Arbalétrier carcasse
           *[other] { $count } Arbalétriers carcasses
        }
    .text = Il recule par habitude, et tire par habitude.
enemy-large_hollow_soldier = Grand Soldat carcasse
    .the = le Grand Soldat carcasse
    .first = le premier Grand Soldat carcasse
    .second = le deuxième Grand Soldat carcasse
    .third = le troisième Grand Soldat carcasse
    .some =
        { $count ->
            [one] un Grand Soldat carcasse
           *[other] { $count } Grands Soldats carcasses
        }
    .text = Il ne frappe pas : il va là où vous êtes.
enemy-silver_knight_swordsman = Chevalier d’argent épéiste
    .the = l’Épéiste d’argent
    .first = le premier Épéiste d’argent
    .second = le deuxième Épéiste d’argent
    .third = le troisième Épéiste d’argent
    .some =
        { $count ->
            [one] un Épéiste d’argent
           *[other] { $count } Épéistes d’argent
        }
    .text = Il faut bien que quelqu’un astique encore cette armure.
enemy-silver_knight_greatbowman = Chevalier d’argent archer
    .the = l’Archer d’argent
    .first = le premier Archer d’argent
    .second = le deuxième Archer d’argent
    .third = le troisième Archer d’argent
    .some =
        { $count ->
            [one] un Archer d’argent
           *[other] { $count } Archers d’argent
        }
    .text = La flèche est aussi longue que vous.
enemy-sentinel = Sentinelle
    .the = la Sentinelle
    .first = la première Sentinelle
    .second = la deuxième Sentinelle
    .third = la troisième Sentinelle
    .some =
        { $count ->
            [one] une Sentinelle
           *[other] { $count } Sentinelles
        }
    .text = On a muré derrière elle la porte qu’elle garde.

## Boss

boss-boreal_outrider_knight = Chevalier éclaireur boréal
    .the = le Chevalier éclaireur
    .text = Ce qui reste d’un chevalier quand son anneau pense à sa place depuis des années.
boss-gargoyle = Gargouille
    .the = la Gargouille
    .text = Mille ans sur ce toit, à attendre que l’on vienne sonner la cloche.
boss-titanite_demon = Démon de titanite
    .the = le Démon de titanite
    .text = Pas de tête, la foudre au poing, et il sait très bien où vous êtes.
boss-winged_knight = Chevalier ailé
    .the = le Chevalier ailé
    .text = Des ailes dorées, une hampe à deux mains, et un vœu dont il ne sait plus un mot.
boss-dancer = Danseuse de la vallée boréale
    .the = la Danseuse
    .text = Elle descend du plafond comme une étoffe, et elle est seule à entendre la musique.
boss-ornstein = Ornstein, tueur de dragons
    .the = Ornstein
    .text = Le capitaine des quatre chevaliers, le dernier encore à son poste.
boss-smough = Smough le Bourreau
    .the = Smough
    .text = Il broie ceux qu’il exécute, et en assaisonne son pain.
boss-ornstein_and_smough = Ornstein et Smough
    .the = Ornstein et Smough
    .text = Tuez l’un : l’autre en aura du chagrin, et des forces.

ability-ice = De la glace dans les veines
ability-flying = En plein vol
    .text = Quand elle s’est intensifiée, toute option d’attaque employée depuis son repère coûte une Énergie de plus.
ability-construct = Corps de titanite
    .text = Un jet d’attaque qui lui ferait trois dégâts ou plus en fait un de moins.
ability-heavy_blows = Coups lourds
    .text = Le personnage dont le jet de Parade contre lui atteint trois ou plus reçoit un cube noir sur sa barre, une fois les dégâts réglés.
ability-onslaught = Assaut imprévisible
    .text = Après chaque carte d’intensification, son paquet et ses cartes jouées sont mélangés ensemble.
ability-pair = Unis nous tenons, divisés vous tombez
    .text = Une même carte les mène tous deux, et chacun en exécute une moitié. Quand l’un est tombé, l’autre continue avec ses seules cartes d’intensification.

## Comportements

pattern-boreal_outrider_knight_backhand_slashes = Revers tranchants
pattern-boreal_outrider_knight_chilling_thrust = Estocade glaciale
pattern-boreal_outrider_knight_leaping_frost = Bond de givre
pattern-boreal_outrider_knight_overhand_slash = Taille haute
pattern-boreal_outrider_knight_sweeping_strike = Coup balayant
pattern-boreal_outrider_knight_frost_breath = Souffle de givre
pattern-boreal_outrider_knight_lunging_triple_slash = Triple taille en fente
pattern-boreal_outrider_knight_uppercut_slam = Uppercut écrasant
pattern-gargoyle_electric_breath = Souffle électrique
pattern-gargoyle_halberd_thrust = Estoc de hallebarde
pattern-gargoyle_sweeping_strike = Coup balayant
pattern-gargoyle_tail_sweep = Balayage de queue
pattern-gargoyle_tail_whip = Coup de queue
pattern-gargoyle_aerial_electric_breath = Souffle électrique aérien
pattern-gargoyle_flying_tail_whip = Coup de queue en vol
pattern-gargoyle_swooping_cleave = Fendoir en piqué
pattern-titanite_demon_double_swing = Double moulinet
pattern-titanite_demon_grab_smash = Empoigner et fracasser
pattern-titanite_demon_lightning_bolt = Éclair
pattern-titanite_demon_tail_whip = Coup de queue
pattern-titanite_demon_vicious_swing = Moulinet vicieux
pattern-titanite_demon_double_pole_crush = Double coup de perche
pattern-titanite_demon_sweeping_strike = Coup balayant
pattern-titanite_demon_vaulting_slam = Saut fracassant
pattern-winged_knight_backhand_shaft_strike = Revers de hampe
pattern-winged_knight_charging_assault = Assaut à la charge
pattern-winged_knight_diagonal_uppercut = Uppercut en diagonale
pattern-winged_knight_overhand_smash = Coup de haut en bas
pattern-winged_knight_sweeping_blade_swing = Grand balayage de lame
pattern-winged_knight_double_slash = Double taille
pattern-winged_knight_pillars_of_light = Piliers de lumière
pattern-winged_knight_whirlwind = Tourbillon
pattern-dancer_ash_cloud = Nuage de cendre
pattern-dancer_backhand_blade_swipe = Revers de lame
pattern-dancer_deadly_grasp = Étreinte mortelle
pattern-dancer_double_slash = Double taille
pattern-dancer_flashing_blade = Lame étincelante
pattern-dancer_lunging_thrust = Estocade en fente
pattern-dancer_plunging_attack = Attaque plongeante
pattern-dancer_sweeping_blade_swipe = Balayage de lame
pattern-dancer_triple_slash = Triple taille
pattern-dancer_uppercut = Uppercut
pattern-dancer_blade_dance = Danse des lames
pattern-dancer_plunging_assault = Assaut plongeant
pattern-dancer_whirling_blades = Lames tournoyantes
pattern-ornstein_gliding_stab = Estoc glissé
pattern-ornstein_evasive_sweep = Balayage en retrait
pattern-ornstein_spear_slam = Fracas de lance
pattern-ornstein_swiping_combo = Série de coups
pattern-ornstein_lightning_bolt = Éclair
pattern-ornstein_charged_bolt = Éclair chargé
pattern-ornstein_charged_swiping_combo = Série de coups chargés
pattern-ornstein_electric_clash = Choc électrique
pattern-ornstein_high_voltage = Haute tension
pattern-ornstein_lightning_stab = Estoc de foudre
pattern-smough_hammer_smash = Coup de marteau
pattern-smough_trampling_charge = Charge piétinante
pattern-smough_hammer_sweep = Balayage de marteau
pattern-smough_bonzai_drop = Chute banzaï
pattern-smough_jumping_slam = Fracas sauté
pattern-smough_charged_charge = Charge électrisée
pattern-smough_electric_bonzai_drop = Chute banzaï électrique
pattern-smough_electric_hammer_smash = Coup de marteau électrique
pattern-smough_jumping_volt_slam = Fracas sauté électrique
pattern-smough_lightning_sweep = Balayage de foudre

## Rencontres

encounter-first_steps = Premiers pas
    .text = On a balayé ce sol pour vous. Quelqu’un se tenait encore dessus.
encounter-ash_gardens = Jardins de cendre
    .text = Il n’y pousse que des congères grises, et quelqu’un les ratisse.
encounter-ashen_hollow = Creux de cendre
    .text = La cendre monte aux genoux et garde la forme de ceux qui s’y sont couchés.
encounter-broken_passageway = Passage effondré
    .text = La voûte est tombée sur une patrouille ; son capitaine attend encore les autres.
encounter-dark_hollow = Creux obscur
    .text = Un pas lourd tourne ici en rond, et il a fini par creuser une ornière.
encounter-forsaken_depths = Profondeurs délaissées
    .text = Ceux qui ont fui si bas ont barré la porte, mais du mauvais côté.
encounter-ghostly_keep = Donjon fantôme
    .text = On a licencié la garnison il y a longtemps ; elle n’est jamais partie.
encounter-hollow_cave = Grotte des carcasses
    .text = Ils sont trois, assis autour d’un feu éteint depuis un autre âge.
encounter-ruined_keep = Donjon en ruine
    .text = La moitié du mur manque ; les arbalètes tiennent la bonne.
encounter-shattered_dungeon = Cachot éventré
    .text = Les cellules ont crevé vers le dehors, et les geôliers ont gardé leurs arbalètes.
encounter-the_deeps = Les Tréfonds
    .text = L’escalier finit sous l’eau, et l’eau au pied d’une tombe.
encounter-the_forgotten = Les Oubliés
    .text = Plus personne ne sait leurs noms ; ils répondent au moindre bruit.
encounter-unlighted_chamber = Chambre sans lumière
    .text = On entend respirer une armure, puis se refermer la porte.
encounter-black_dungeon = Cachot noir
    .text = Des chevaliers d’argent gardent des cellules où il ne reste personne.
encounter-burned_gardens = Jardins brûlés
    .text = Les rosiers sont en charbon, et le jardinier a grandi.
encounter-demon_ruins = Ruines démoniaques
    .text = Les pierres sont encore tièdes, du côté qui regarde en bas.
encounter-forgotten_gorge = Gorge oubliée
    .text = De grands arcs grincent sur les deux bords, bien avant la première flèche.
encounter-high_wall_of_lothric = Grand Mur de Lothric
    .text = D’ici on voit tout Lothric, et tout Lothric vous voit.
encounter-lightless_passage = Couloir sans jour
    .text = Suivez le mur à tâtons ; par endroits, c’est lui qui vous tâte.
encounter-lost_labyrinth = Labyrinthe perdu
    .text = Tous les tournants se ressemblent, jusqu’aux très grandes traces de pas.
encounter-prison_tower = Tour-prison
    .text = Le monte-charge part à vide et redescend avec des chevaliers.
encounter-sentinels_wrath = Courroux de la Sentinelle
    .text = On lui a dit de ne laisser passer personne, et plus rien depuis.
encounter-sunrise_pass = Col de l’aurore
    .text = Le jour se lève derrière eux, droit dans vos yeux.
encounter-temple_of_the_deeps = Temple des Tréfonds
    .text = Les fidèles étaient restés à genoux ; voilà qu’ils se lèvent.
encounter-weathered_peak = Pic érodé
    .text = Le vent leur a pris leurs bannières et leur visage, mais pas leur adresse.
encounter-cemetery_of_ash = Cimetière des cendres
    .text = Toutes les tombes sont ouvertes, et il reste beaucoup de place.
encounter-central_irithyll = Cœur d’Irithyll
    .text = Il neige sur une rue aux fenêtres toutes éclairées, sans personne derrière.
encounter-desecrated_church = Église profanée
    .text = On a entassé les bancs en muraille, et ménagé des meurtrières.
encounter-dilapidated_bridge = Pont délabré
    .text = Il portera votre poids, ou le leur.
encounter-empty_crypt = Crypte vide
    .text = Les deux statues de l’entrée n’en sont pas.
encounter-lost_shrine = Sanctuaire perdu
    .text = De l’huile fraîche dans chaque lampe, et six chevaliers pour veiller sur la flamme.
encounter-perished_depths = Profondeurs défuntes
    .text = Ce qui est mort ici est mort debout, et l’est resté.
encounter-pit_of_the_dead = Fosse des morts
    .text = On a balayé les os sur les côtés pour faire place aux Sentinelles.
encounter-profane_shrine = Sanctuaire profane
    .text = On y dépose encore des fleurs, d’une main gantée de fer.
encounter-silent_tombs = Tombeaux silencieux
    .text = Méfiez-vous du silence : il retient son souffle.
encounter-untended_graves = Tombes à l’abandon
    .text = L’herbe monte à la taille, sauf dans la ligne de tir.
encounter-wretched_gardens = Jardins misérables
    .text = Les haies sont taillées en silhouettes qui courent.

## Campagnes et leurs sections

campaign-first_journey = Le Premier Voyage
    .text = D’un bourg de carcasses à la ville des dieux, en passant par une maison pleine de lames.
campaign-coiled_sword = L’Épée Torsadée
    .text = Monter sur le mur, descendre au village, remonter sur le mur. C’est là qu’elle attend.
section-undead_burg = Bourg des morts-vivants
    .text = Les rues grimpent entre des maisons closes, où les carcasses n’ont jamais cessé de monter la garde derrière les volets. On a barré chaque escalier avec des meubles. Depuis le toit de l’église, des têtes de pierre vous regardent venir.
section-sens_fortress = Forteresse de Sen
    .text = La herse s’est levée : c’est le premier piège. Dedans, des lames hautes comme des portes balaient des passerelles larges d’un pied, et les dalles font un déclic. Tout en bas, dans la poix, quelque chose sans tête se promène.
section-anor_londo = Anor Londo
    .text = Le soleil ne se couche jamais sur cette ville, et il n’y a personne dehors. Vos pas sonnent sur un marbre posé pour des géants. Derrière les dernières portes, une lance s’abaisse, un marteau se lève.
section-high_wall = Grand Mur de Lothric
    .text = Les cloches ont sonné, vous voilà hors de votre tombe, de la cendre plein la bouche. Sur le mur, on prie un arbre qui fut un homme. Au pied des marches, un chevalier aux ailes de métal ne sait plus ce qu’il devait garder.
section-undead_settlement = Camp des morts-vivants
    .text = On envoyait ici les morts-vivants pour les enterrer, et de ce métier est né un village. Des ballots pendent aux arbres et tournent dans le vent. La nuit, un froid remonte la route à quatre pattes, dans l’armure d’un chevalier.
section-high_wall_again = Grand Mur de Lothric, une fois encore
    .text = Le mur encore, et les mêmes marches, plus raides. La chapelle est ouverte, les cierges de la prêtresse sont éteints. Tout près de la voûte, quelque chose de voilé se tient très tranquille.

## Équipement

item-assassin_armour = Armure d’assassin
item-estoc = Estoc
item-target_shield = Targe
item-herald_armour = Armure de héraut
item-spear = Lance
item-kite_shield_herald = Bouclier en amande
item-talisman = Talisman
item-knight_armour = Armure de chevalier
item-long_sword = Épée longue
item-kite_shield_knight = Bouclier en amande
item-northern_armour = Armure du Nord
item-battle_axe = Hache de bataille
item-round_shield = Bouclier rond
item-shortsword = Épée courte
item-greataxe = Grande hache
item-brigand_axe = Hache de brigand
item-great_mace = Grande masse
item-silver_knight_straight_sword = Épée droite de chevalier d’argent
item-reinforced_club = Gourdin renforcé
item-scimitar = Cimeterre
item-halberd = Hallebarde
item-rapier = Rapière
item-sorcerers_staff = Bâton de sorcier
item-morning_star = Étoile du matin
item-zweihander = Zweihänder
item-murakumo = Murakumo
item-winged_spear = Lance ailée
item-thrall_axe = Hache de serf
item-claymore = Claymore
item-kukris = Kukris
item-firebombs = Bombes incendiaires
item-eastern_iron_shield = Bouclier de fer oriental
item-east_west_shield = Bouclier Est-Ouest
item-dragon_crest_shield = Bouclier à l’emblème de dragon
item-silver_eagle_kite_shield = Bouclier de l’aigle d’argent
item-effigy_shield = Bouclier à effigie
item-pierce_shield = Bouclier perforant
item-great_magic_weapon = Grande arme magique
item-heal = Soin
item-heal_aid = Premiers soins
item-force = Onde de force
item-soulstream = Torrent d’âmes
item-soul_arrow = Flèche d’âme
item-poison_mist = Brume empoisonnée
item-fireball = Boule de feu
item-firelink_armour = Armure de Lige-feu
item-court_sorcerer_robes = Robe de sorcier de la cour
item-sunset_armour = Armure du couchant
item-sunless_armour = Armure sans soleil
item-hard_leather_armour = Armure de cuir dur
item-black_armour = Armure noire
item-masters_attire = Tenue de maître
item-exile_armour = Armure d’exilé
item-drang_armour = Armure de Drang
item-deacon_robes = Robe de diacre
item-worker_armour = Habits d’ouvrier
item-blessed_gem = Gemme bénie
item-crystal_gem = Gemme de cristal
item-sharp_gem = Gemme affûtée
item-heavy_gem = Gemme lourde
item-simple_gem = Gemme simple
item-lightning_gem = Gemme de foudre
item-poison_gem = Gemme de poison
item-blood_gem = Gemme de sang
item-titanite_shard = Éclat de titanite
item-chloranthy_ring = Anneau de chloranthe
item-ember = Braise
item-composite_bow = Arc composite
item-rotten_ghru_dagger = Dague de Ghru putréfié
item-spotted_whip = Fouet tacheté
item-shadow_armour = Armure des ombres
item-hornet_ring = Anneau du frelon
item-lothrics_holy_sword = Épée sacrée de Lothric
item-replenishment = Régénération
item-golden_wing_crest_shield = Bouclier aux ailes d’or
item-cathedral_knight_armour = Armure de chevalier de la cathédrale
item-tiny_beings_ring = Anneau de l’être minuscule
item-broadsword = Épée large
item-spider_shield = Bouclier à l’araignée
item-lothric_knight_armour = Armure de chevalier de Lothric
item-blue_tearstone_ring = Anneau larme bleue
item-sun_princess_ring = Anneau de la princesse du soleil
item-caestus = Ceste
item-great_wooden_hammer = Grand marteau de bois
item-silver_knight_shield = Bouclier de chevalier d’argent
item-spiked_mace = Masse à pointes
item-knight_slayers_ring = Anneau du tueur de chevaliers
item-umbral_dagger = Dague ombrale
item-carthus_curved_sword = Épée courbe de Carthus
item-lucerne = Lucerne
item-elkhorn_round_shield = Bouclier rond à bois d’élan
item-alva_armour = Armure d’Alva
item-saint_bident = Bident du saint
item-partizan = Pertuisane
item-grass_crest_shield = Bouclier à l’emblème d’herbe
item-bountiful_sunlight = Soleil généreux
item-bountiful_light = Lumière généreuse
item-black_iron_greatshield = Grand bouclier de fer noir
item-falchion = Fauchon
item-twin_dragon_greatshield = Grand bouclier aux dragons jumeaux
item-elite_knight_armour = Armure de chevalier d’élite
item-faraam_armour = Armure de Faraam
item-great_machete = Grande machette
item-balder_side_sword = Épée d’appoint de Balder
item-dragonslayers_axe = Hache du tueur de dragons
item-warpick = Pic de guerre
item-fallen_knight_armour = Armure de chevalier déchu
item-washing_pole = Perche à linge
item-gotthard_twinswords = Épées jumelles de Gotthard
item-avelyn = Avelyn
item-fume_ultra_greatsword = Ultra-espadon de fumée
item-moonlight_greatsword = Espadon du clair de lune
item-drake_sword = Épée de drake
item-dark_sword = Épée sombre
item-santiers_spear = Lance de Santier
item-dragon_tooth = Dent de dragon
item-sunlight_straight_sword = Épée droite du soleil
item-outrider_armour = Armure d’éclaireur
item-irithyll_rapier = Rapière d’Irithyll
item-irithyll_straight_sword = Épée droite d’Irithyll
item-gargoyles_shield = Bouclier de gargouille
item-gargoyles_halberd = Hallebarde de gargouille
item-gargoyle_tail_axe = Hache à queue de gargouille
item-titanite_catch_pole = Fourche de titanite
item-titanite = Titanite
item-winged_knight_armour = Armure de chevalier ailé
item-winged_knight_twin_axes = Haches jumelles de chevalier ailé
item-winged_knight_halberd = Hallebarde de chevalier ailé
item-soothing_sunlight = Soleil apaisant
item-dancer_armour = Armure de la Danseuse
item-dancers_enchanted_swords = Épées enchantées de la Danseuse
item-dragonslayer_spear = Lance du tueur de dragons
item-smoughs_armour = Armure de Smough
item-dragonslayer_armour = Armure du tueur de dragons
item-smoughs_hammer = Marteau de Smough
