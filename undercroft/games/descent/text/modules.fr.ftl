# Les modules : paquets d’Intrigue et leurs cartes, rumeurs, souillures, pions Épreuve, et les cartes de la route.

## Paquets d’Intrigue

plots-cursed_by_power = Maudit par le pouvoir
plots-endless_thirst = Soif sans fin
plots-goblin_uprising = Soulèvement gobelin
plots-hybrid_loyalty = Loyauté d’hybride
plots-seeds_of_betrayal = Graines de trahison
plots-the_fallen_elite = l’Élite déchue
plots-dark_illusions = Sombres illusions
plots-skulduggery = Coups fourrés

## Cartes Intrigue

plot-bolt_from_the_blue = Foudre d’un ciel clair
plot-cabal = Cabale
plot-dark_pact = Pacte obscur
plot-greater_power = Pouvoir accru
plot-masques = Masques
plot-mystic_might = Force mystique
plot-summon_merick = Convoquer Merick
plot-thaumaturgy = Thaumaturgie
plot-the_dark_mark = la Marque noire
plot-the_grasping_grave = la Tombe avide
plot-bad_dreams = Mauvais rêves
plot-bloodline = Lignée de sang
plot-fangs_in_the_dark = Crocs dans le noir
plot-nights_embrace = Étreinte de la nuit
plot-nighttime_hunt = Chasse nocturne
plot-scent_of_blood = Odeur du sang
plot-summon_eliza = Convoquer Eliza
plot-the_ladys_care = les Soins de la dame
plot-the_power_of_blood = le Pouvoir du sang
plot-the_taste_of_suffering = le Goût de la souffrance
plot-dive_into_cover = Plonger à couvert
plot-emergency_rations = Rations de secours
plot-feral_instincts = Instincts sauvages
plot-goblin_ambush = Embuscade gobeline
plot-meat_shield = Bouclier de chair
plot-overfed = Trop nourri
plot-raided_armory = Armurerie pillée
plot-scavenge = Fouiller les restes
plot-spirited_retreat = Retraite énergique
plot-summon_splig = Convoquer Splig
plot-bribery = Pot-de-vin
plot-cut_a_deal = Conclure un marché
plot-dual_training = Double école
plot-end_it = En finir
plot-fight_with_honor = Combattre avec honneur
plot-hazard_pay = Prime de risque
plot-make_our_own_luck = Forcer la chance
plot-resourceful = Plein de ressources
plot-show_of_force = Démonstration de force
plot-summon_belthir = Convoquer Belthir
plot-always_prepared = Toujours prêt
plot-false_friends = Faux amis
plot-meticulous_planning = Plan minutieux
plot-nefarious_power = Pouvoir néfaste
plot-rush_of_power = Afflux de pouvoir
plot-scrying_and_plotting = Voir et comploter
plot-sole_purpose = But unique
plot-summon_zachareth = Convoquer Zachareth
plot-trouble_on_the_road = Ennuis en chemin
plot-two_pronged_gambit = Double manœuvre
plot-armor_of_darkness = Armure de ténèbres
plot-dark_champions = Champions noirs
plot-fight_in_formation = Combattre en rangs
plot-knight_training = École de chevalerie
plot-refuse_to_die = Refuser de mourir
plot-summon_alric = Convoquer Alric
plot-trial_of_knighthood = Épreuve du chevalier
plot-unkillable = Increvable
plot-vengeful_resolve = Serment de vengeance
plot-veteran_council = Conseil des vétérans
plot-darkness_falls = La nuit tombe
plot-enthrall = Envoûter
plot-intricate_schemes = Trames complexes
plot-malediction = Malédiction
plot-mirage = Mirage
plot-misdirection = Fausse piste
plot-phantasm = Fantasme
plot-summon_ariad = Convoquer Ariad
plot-tainted_blood = Sang souillé
plot-the_ritual_continues = le Rituel se poursuit
plot-bait_and_switch = Tour de passe-passe
plot-concealment = Dissimulation
plot-covetous = Convoitise
plot-cursed_treasure = Trésor maudit
plot-distraction = Diversion
plot-foiled_again = Encore manqué
plot-guarded_treasure = Trésor gardé
plot-petty_theft = Menu larcin
plot-slippery = Insaisissable
plot-summon_raythen = Convoquer Raythen

## Les cartes de la route

travel-travel_1 = Murmures dans l’herbe
travel-travel_2 = Un inconnu fait signe
travel-travel_3 = Repos parmi les ruines
travel-travel_4 = Épines et courants
travel-travel_5 = Le vieux peuple
travel-travel_6 = Un raccourci
travel-travel_7 = La diseuse de bonne aventure
travel-travel_8 = Une grotte, une barge
travel-travel_9 = Rumeurs au péage
travel-travel_10 = Gros temps
choice-investigate = aller voir
choice-pass_by = passer son chemin
choice-help = aider
choice-refuse = refuser
choice-defend_the_elves = défendre les elfes
choice-enter_the_cave = entrer dans la grotte
choice-take_the_barge = prendre la barge

## Rumeurs

rumour-scarce_goods = Denrées rares
rumour-famine_and_strife = Famine et discorde
rumour-atrocities = Atrocités
rumour-a_dangerous_path = Un chemin dangereux
rumour-cursed_treasures = Trésors maudits
rumour-unknown_treasures = Trésors inconnus
rumour-closed_gates = Portes closes
rumour-forced_march = Marche forcée
rumour-the_sunken_road = la Route engloutie
rumour-the_last_toll = le Dernier Glas

## Souillures

taint-abomination = Abomination
taint-bad_blood = Mauvais sang
taint-deaths_hand = Main de la mort
taint-gray_decay = Pourriture grise
taint-new_orders = Nouveaux ordres
taint-ordinary = Ordinaire
taint-dream_walk = Marche en rêve
taint-great_sorrow = Grand chagrin
taint-martyrdom = Martyre
taint-perfect_peace = Paix parfaite
taint-vile_shadow = Ombre vile

## Pions Épreuve

challenge-might_challenge = Force
challenge-knowledge_challenge = Connaissance
challenge-willpower_challenge = Volonté
challenge-awareness_challenge = Perception
challenge-goblin_challenge = archer gobelin
challenge-spider_challenge = araignée des cavernes
challenge-moulder_challenge = façonneur de chair
challenge-zombie_challenge = zombie
challenge-inactive_challenge = rien
