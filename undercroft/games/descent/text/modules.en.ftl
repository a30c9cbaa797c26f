# The modules: Plot decks and their cards, rumours, taints, challenge tokens, and the cards of the road.

## Plot decks

plots-cursed_by_power = Cursed by Power
plots-endless_thirst = Endless Thirst
plots-goblin_uprising = Goblin Uprising
plots-hybrid_loyalty = Hybrid Loyalty
plots-seeds_of_betrayal = Seeds of Betrayal
plots-the_fallen_elite = The Fallen Elite
plots-dark_illusions = Dark Illusions
plots-skulduggery = Skulduggery

## Plot cards

plot-bolt_from_the_blue = Bolt from the Blue
plot-cabal = Cabal
plot-dark_pact = Dark Pact
plot-greater_power = Greater Power
plot-masques = Masques
plot-mystic_might = Mystic Might
plot-summon_merick = Summon Merick
plot-thaumaturgy = Thaumaturgy
plot-the_dark_mark = The Dark Mark
plot-the_grasping_grave = The Grasping Grave
plot-bad_dreams = Bad Dreams
plot-bloodline = Bloodline
plot-fangs_in_the_dark = Fangs in the Dark
plot-nights_embrace = Night’s Embrace
plot-nighttime_hunt = Nighttime Hunt
plot-scent_of_blood = Scent of Blood
plot-summon_eliza = Summon Eliza
plot-the_ladys_care = The Lady’s Care
plot-the_power_of_blood = The Power of Blood
plot-the_taste_of_suffering = The Taste of Suffering
plot-dive_into_cover = Dive into Cover
plot-emergency_rations = Emergency Rations
plot-feral_instincts = Feral Instincts
plot-goblin_ambush = Goblin Ambush
plot-meat_shield = Meat Shield
plot-overfed = Overfed
plot-raided_armory = Raided Armory
plot-scavenge = Scavenge
plot-spirited_retreat = Spirited Retreat
plot-summon_splig = Summon Splig
plot-bribery = Bribery
plot-cut_a_deal = Cut a Deal
plot-dual_training = Dual Training
plot-end_it = End It
plot-fight_with_honor = Fight with Honor
plot-hazard_pay = Hazard Pay
plot-make_our_own_luck = Make Our Own Luck
plot-resourceful = Resourceful
plot-show_of_force = Show of Force
plot-summon_belthir = Summon Belthir
plot-always_prepared = Always Prepared
plot-false_friends = False Friends
plot-meticulous_planning = Meticulous Planning
plot-nefarious_power = Nefarious Power
plot-rush_of_power = Rush of Power
plot-scrying_and_plotting = Scrying and Plotting
plot-sole_purpose = Sole Purpose
plot-summon_zachareth = Summon Zachareth
plot-trouble_on_the_road = Trouble on the Road
plot-two_pronged_gambit = Two-Pronged Gambit
plot-armor_of_darkness = Armor of Darkness
plot-dark_champions = Dark Champions
plot-fight_in_formation = Fight in Formation
plot-knight_training = Knight Training
plot-refuse_to_die = Refuse to Die
plot-summon_alric = Summon Alric
plot-trial_of_knighthood = Trial of Knighthood
plot-unkillable = Unkillable
plot-vengeful_resolve = Vengeful Resolve
plot-veteran_council = Veteran Council
plot-darkness_falls = Darkness Falls
plot-enthrall = Enthrall
plot-intricate_schemes = Intricate Schemes
plot-malediction = Malediction
plot-mirage = Mirage
plot-misdirection = Misdirection
plot-phantasm = Phantasm
plot-summon_ariad = Summon Ariad
plot-tainted_blood = Tainted Blood
plot-the_ritual_continues = The Ritual Continues
plot-bait_and_switch = Bait and Switch
plot-concealment = Concealment
plot-covetous = Covetous
plot-cursed_treasure = Cursed Treasure
plot-distraction = Distraction
plot-foiled_again = Foiled Again
plot-guarded_treasure = Guarded Treasure
plot-petty_theft = Petty Theft
plot-slippery = Slippery
plot-summon_raythen = Summon Raythen

## The cards of the road

travel-travel_1 = Whispers in the Grass
travel-travel_2 = A Stranger Waves
travel-travel_3 = Rest Among Ruins
travel-travel_4 = Thorns and Currents
travel-travel_5 = The Old People
travel-travel_6 = A Shortcut
travel-travel_7 = The Fortune Teller
travel-travel_8 = A Cave, a Barge
travel-travel_9 = Rumours at the Toll
travel-travel_10 = Foul Weather
choice-investigate = look into it
choice-pass_by = pass by
choice-help = help
choice-refuse = refuse
choice-defend_the_elves = defend the elves
choice-enter_the_cave = enter the cave
choice-take_the_barge = take the barge

## Rumours

rumour-scarce_goods = Scarce Goods
rumour-famine_and_strife = Famine and Strife
rumour-atrocities = Atrocities
rumour-a_dangerous_path = A Dangerous Path
rumour-cursed_treasures = Cursed Treasures
rumour-unknown_treasures = Unknown Treasures
rumour-closed_gates = Closed Gates
rumour-forced_march = Forced March
rumour-the_sunken_road = The Sunken Road
rumour-the_last_toll = The Last Toll

## Taints

taint-abomination = Abomination
taint-bad_blood = Bad Blood
taint-deaths_hand = Death’s Hand
taint-gray_decay = Gray Decay
taint-new_orders = New Orders
taint-ordinary = Ordinary
taint-dream_walk = Dream Walk
taint-great_sorrow = Great Sorrow
taint-martyrdom = Martyrdom
taint-perfect_peace = Perfect Peace
taint-vile_shadow = Vile Shadow

## Challenge tokens

challenge-might_challenge = Might
challenge-knowledge_challenge = Knowledge
challenge-willpower_challenge = Willpower
challenge-awareness_challenge = Awareness
challenge-goblin_challenge = goblin archer
challenge-spider_challenge = cave spider
challenge-moulder_challenge = flesh moulder
challenge-zombie_challenge = zombie
challenge-inactive_challenge = nothing
