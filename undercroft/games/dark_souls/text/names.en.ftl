# Names, and a line or a passage for those who have one. Foes of a kind are told apart by counting them.

## Characters

hero-assassin = Assassin
    .the = the Assassin
    .text = She has never been seen to knock.
hero-herald = Herald
    .the = the Herald
    .text = He brings tidings, and most of them are bandages.
hero-knight = Knight
    .the = the Knight
    .text = Dented all over, and still in front.
hero-warrior = Warrior
    .the = the Warrior
    .text = He came from the north on foot and has been angry since the second mile.

## Heroic actions

heroic-backstab = Backstab
    .text = After a dodge roll of your own that keeps you from being hit: make one attack, with any option of a weapon in your hands and free of charge, against the enemy you dodged, if it is in reach.
heroic-perseverance = Perseverance
    .text = During your activation: every character, however far away, regains two Stamina.
heroic-stand_fast = Stand Fast
    .text = After you have seen a block roll of your own: add a blue die to it.
heroic-berserk_charge = Berserk Charge
    .text = During your activation: take a step for nothing; then your next attack at the shortest range costs nothing and may strike all enemies on the node.

## Enemies

enemy-hollow_soldier = Hollow Soldier
    .the = the Hollow Soldier
    .first = the first Hollow Soldier
    .second = the second Hollow Soldier
    .third = the third Hollow Soldier
    .some =
        { $count ->
            [one] a Hollow Soldier
           *[other] { $count } Hollow Soldiers
        }
    .text = It has forgotten everything but the swing.
enemy-crossbow_hollow = Crossbow Hollow
    .the = the Crossbow Hollow
    .first = the first Crossbow Hollow
    .second = the second Crossbow Hollow
    .third = the third Crossbow Hollow
    .some =
        { $count ->
            [one] a Crossbow Hollow
           *[other] { $count } Crossbow Hollows
        }
    .text = It backs away from you out of habit, and shoots out of habit.
enemy-large_hollow_soldier = Large Hollow Soldier
    .the = the Large Hollow Soldier
    .first = the first Large Hollow Soldier
    .second = the second Large Hollow Soldier
    .third = the third Large Hollow Soldier
    .some =
        { $count ->
            [one] a Large Hollow Soldier
           *[other] { $count } Large Hollow Soldiers
        }
    .text = It does not strike you; it merely goes where you are.
enemy-silver_knight_swordsman = Silver Knight Swordsman
    .the = the Silver Knight Swordsman
    .first = the first Silver Knight Swordsman
    .second = the second Silver Knight Swordsman
    .third = the third Silver Knight Swordsman
    .some =
        { $count ->
            [one] a Silver Knight Swordsman
           *[other] { $count } Silver Knight Swordsmen
        }
    .text = Somebody must still be polishing that armour.
enemy-silver_knight_greatbowman = Silver Knight Greatbowman
    .the = the Silver Knight Greatbowman
    .first = the first Silver Knight Greatbowman
    .second = the second Silver Knight Greatbowman
    .third = the third Silver Knight Greatbowman
    .some =
        { $count ->
            [one] a Silver Knight Greatbowman
           *[other] { $count } Silver Knight Greatbowmen
        }
    .text = The arrow is as long as you are.
enemy-sentinel = Sentinel
    .the = the Sentinel
    .first = the first Sentinel
    .second = the second Sentinel
    .third = the third Sentinel
    .some =
        { $count ->
            [one] a Sentinel
           *[other] { $count } Sentinels
        }
    .text = The door it guards was walled up behind it.

## Bosses

boss-boreal_outrider_knight = Boreal Outrider Knight
    .the = the Outrider Knight
    .text = What is left of a knight once the ring on his finger has done the thinking for years.
boss-gargoyle = Gargoyle
    .the = the Gargoyle
    .text = It has sat on that roof for a thousand years, waiting for someone to ring the bell.
boss-titanite_demon = Titanite Demon
    .the = the Titanite Demon
    .text = No head, lightning in its fist, and it knows exactly where you are.
boss-winged_knight = Winged Knight
    .the = the Winged Knight
    .text = Gilded wings, both hands on the haft, and a vow he can no longer recite.
boss-dancer = Dancer of the Boreal Valley
    .the = the Dancer
    .text = She unfolds from under the ceiling, veil first, and only she can hear the music.
boss-ornstein = Dragon Slayer Ornstein
    .the = Ornstein
    .text = The captain of the four knights, and the last of them still at his post.
boss-smough = Executioner Smough
    .the = Smough
    .text = He grinds down what he executes, and seasons his bread with it.
boss-ornstein_and_smough = Dragon Slayer Ornstein and Executioner Smough
    .the = Ornstein and Smough
    .text = Kill one of them, and the other will be sorry, and stronger.

ability-ice = Ice in His Veins
ability-flying = Flying High
    .text = Once it has heated up, every attack option used from its own node costs one Stamina more.
ability-construct = Titanite Construct
    .text = An attack roll that would deal it three damage or more deals one less.
ability-heavy_blows = Heavy Blows
    .text = A character whose block roll against him totals three or more gets a black cube on the bar, once the damage is settled.
ability-onslaught = Unpredictable Onslaught
    .text = After each heat up card her deck and what was played are shuffled together.
ability-pair = United We Stand, Divided You Fall
    .text = One card drives them both, and each resolves a half of it. Once one of them has fallen, the other fights on with heat up cards alone.

## Behaviours

pattern-boreal_outrider_knight_backhand_slashes = Backhand Slashes
pattern-boreal_outrider_knight_chilling_thrust = Chilling Thrust
pattern-boreal_outrider_knight_leaping_frost = Leaping Frost
pattern-boreal_outrider_knight_overhand_slash = Overhand Slash
pattern-boreal_outrider_knight_sweeping_strike = Sweeping Strike
pattern-boreal_outrider_knight_frost_breath = Frost Breath
pattern-boreal_outrider_knight_lunging_triple_slash = Lunging Triple Slash
pattern-boreal_outrider_knight_uppercut_slam = Uppercut Slam
pattern-gargoyle_electric_breath = Electric Breath
pattern-gargoyle_halberd_thrust = Halberd Thrust
pattern-gargoyle_sweeping_strike = Sweeping Strike
pattern-gargoyle_tail_sweep = Tail Sweep
pattern-gargoyle_tail_whip = Tail Whip
pattern-gargoyle_aerial_electric_breath = Aerial Electric Breath
pattern-gargoyle_flying_tail_whip = Flying Tail Whip
pattern-gargoyle_swooping_cleave = Swooping Cleave
pattern-titanite_demon_double_swing = Double Swing
pattern-titanite_demon_grab_smash = Grab and Smash
pattern-titanite_demon_lightning_bolt = Lightning Bolt
pattern-titanite_demon_tail_whip = Tail Whip
pattern-titanite_demon_vicious_swing = Vicious Swing
pattern-titanite_demon_double_pole_crush = Double Pole Crush
pattern-titanite_demon_sweeping_strike = Sweeping Strike
pattern-titanite_demon_vaulting_slam = Vaulting Slam
pattern-winged_knight_backhand_shaft_strike = Backhand Shaft Strike
pattern-winged_knight_charging_assault = Charging Assault
pattern-winged_knight_diagonal_uppercut = Diagonal Uppercut
pattern-winged_knight_overhand_smash = Overhand Smash
pattern-winged_knight_sweeping_blade_swing = Sweeping Blade Swing
pattern-winged_knight_double_slash = Double Slash
pattern-winged_knight_pillars_of_light = Pillars of Light
pattern-winged_knight_whirlwind = Whirlwind
pattern-dancer_ash_cloud = Ash Cloud
pattern-dancer_backhand_blade_swipe = Backhand Blade Swipe
pattern-dancer_deadly_grasp = Deadly Grasp
pattern-dancer_double_slash = Double Slash
pattern-dancer_flashing_blade = Flashing Blade
pattern-dancer_lunging_thrust = Lunging Thrust
pattern-dancer_plunging_attack = Plunging Attack
pattern-dancer_sweeping_blade_swipe = Sweeping Blade Swipe
pattern-dancer_triple_slash = Triple Slash
pattern-dancer_uppercut = Uppercut
pattern-dancer_blade_dance = Blade Dance
pattern-dancer_plunging_assault = Plunging Assault
pattern-dancer_whirling_blades = Whirling Blades
pattern-ornstein_gliding_stab = Gliding Stab
pattern-ornstein_evasive_sweep = Evasive Sweep
pattern-ornstein_spear_slam = Spear Slam
pattern-ornstein_swiping_combo = Swiping Combo
pattern-ornstein_lightning_bolt = Lightning Bolt
pattern-ornstein_charged_bolt = Charged Bolt
pattern-ornstein_charged_swiping_combo = Charged Swiping Combo
pattern-ornstein_electric_clash = Electric Clash
pattern-ornstein_high_voltage = High Voltage
pattern-ornstein_lightning_stab = Lightning Stab
pattern-smough_hammer_smash = Hammer Smash
pattern-smough_trampling_charge = Trampling Charge
pattern-smough_hammer_sweep = Hammer Sweep
pattern-smough_bonzai_drop = Bonzai Drop
pattern-smough_jumping_slam = Jumping Slam
pattern-smough_charged_charge = Charged Charge
pattern-smough_electric_bonzai_drop = Electric Bonzai Drop
pattern-smough_electric_hammer_smash = Electric Hammer Smash
pattern-smough_jumping_volt_slam = Jumping Volt Slam
pattern-smough_lightning_sweep = Lightning Sweep

## Encounters

encounter-first_steps = First Steps
    .text = Somebody swept this floor for you. Somebody else was still standing on it.
encounter-ash_gardens = Ash Gardens
    .text = Nothing grows here but the drifts, and somebody has been raking them.
encounter-ashen_hollow = Ashen Hollow
    .text = The ash lies knee-deep and keeps the shape of whoever lay down in it.
encounter-broken_passageway = Broken Passageway
    .text = The roof came down on a patrol; its captain is still waiting for the others.
encounter-dark_hollow = Dark Hollow
    .text = A heavy tread goes round and round in here, and has worn a ditch.
encounter-forsaken_depths = Forsaken Depths
    .text = Those who fled down here barred the door behind them, on the wrong side.
encounter-ghostly_keep = Ghostly Keep
    .text = The garrison was paid off long ago and never left.
encounter-hollow_cave = Hollow Cave
    .text = Three of them sit around a fire that went out in another age.
encounter-ruined_keep = Ruined Keep
    .text = Half of the wall is gone; the crossbows have the better half.
encounter-shattered_dungeon = Shattered Dungeon
    .text = The cells burst outward, and the jailers kept their crossbows.
encounter-the_deeps = The Deeps
    .text = The stair ends under water, and the water ends at a grave.
encounter-the_forgotten = The Forgotten
    .text = Nobody remembers their names, so they answer to any noise.
encounter-unlighted_chamber = Unlighted Chamber
    .text = You hear plate armour breathe, and then the door closing.
encounter-black_dungeon = Black Dungeon
    .text = Silver knights stand guard over cells with nobody left in them.
encounter-burned_gardens = Burned Gardens
    .text = The rose trees are charcoal, and the gardener has grown.
encounter-demon_ruins = Demon Ruins
    .text = The stones are still warm on the side that faces down.
encounter-forgotten_gorge = Forgotten Gorge
    .text = Great bows creak on both rims, a good while before the first arrow.
encounter-high_wall_of_lothric = High Wall of Lothric
    .text = From here you can see all of Lothric, and all of Lothric can see you.
encounter-lightless_passage = Lightless Passage
    .text = Feel your way along the wall; here and there the wall feels back.
encounter-lost_labyrinth = Lost Labyrinth
    .text = Every turning looks the same, down to the very large footprints.
encounter-prison_tower = Prison Tower
    .text = The lift goes up empty and comes down with knights.
encounter-sentinels_wrath = Sentinel’s Wrath
    .text = It was told to let nobody pass, and has been told nothing since.
encounter-sunrise_pass = Sunrise Pass
    .text = The light comes up behind them, straight into your eyes.
encounter-temple_of_the_deeps = Temple of the Deeps
    .text = The congregation never got up off its knees; now it does.
encounter-weathered_peak = Weathered Peak
    .text = The wind has taken their banners and their faces, but not their aim.
encounter-cemetery_of_ash = Cemetery of Ash
    .text = All the graves stand open, and there is a great deal of room.
encounter-central_irithyll = Central Irithyll
    .text = Snow falls on a street where every window is lit and no one is at home.
encounter-desecrated_church = Desecrated Church
    .text = The pews have been stacked into a wall, with slits for arrows.
encounter-dilapidated_bridge = Dilapidated Bridge
    .text = It will bear your weight, or theirs.
encounter-empty_crypt = Empty Crypt
    .text = The two statues at the door are not statues.
encounter-lost_shrine = Lost Shrine
    .text = Fresh oil in every lamp, and six knights to see that it burns.
encounter-perished_depths = Perished Depths
    .text = Whatever died down here died standing, and stands.
encounter-pit_of_the_dead = Pit of the Dead
    .text = The bones have been swept aside to make room for the Sentinels.
encounter-profane_shrine = Profane Shrine
    .text = Someone still lays flowers here, with a gauntlet.
encounter-silent_tombs = Silent Tombs
    .text = Mistrust the silence; it is holding its breath.
encounter-untended_graves = Untended Graves
    .text = The weeds are waist-high, except along the line of fire.
encounter-wretched_gardens = Wretched Gardens
    .text = The hedges are clipped into the shapes of people running.

## Campaigns and their sections

campaign-first_journey = The First Journey
    .text = From a town of hollows to a city of gods, by way of a house full of blades.
campaign-coiled_sword = The Coiled Sword
    .text = Up the wall, down to the village, and up the wall again, where she is waiting.
section-undead_burg = Undead Burg
    .text = The streets climb between shuttered houses, and the hollows behind the shutters have never stopped keeping watch. Somebody has piled furniture across every stair. From the church roof, stone heads follow you up the hill.
section-sens_fortress = Sen’s Fortress
    .text = The gate has opened, which is the first trap. Inside, blades as tall as doors swing over walkways one foot wide, and the flagstones click. Far down in the tar, something without a head is walking about.
section-anor_londo = Anor Londo
    .text = The sun never sets on this city, and nobody is out in it. Your steps ring on marble that was laid for giants. Behind the last doors a spear is being lowered and a hammer raised.
section-high_wall = High Wall of Lothric
    .text = The bells have rung, and you are out of your grave with ash in your mouth. Up on the wall, men pray to a tree that used to be one of them. At the foot of the stairs stands a knight with wings of metal, who cannot recall what he was put there to guard.
section-undead_settlement = Undead Settlement
    .text = They used to send the undead here for burial, and the trade grew into a village. Bundles hang from the trees and turn in the wind. At night a cold comes up the road on all fours, in a knight’s armour.
section-high_wall_again = High Wall of Lothric, Once More
    .text = The wall again, and the same stairs, steeper. The chapel doors are open, and the priestess’s candles have gone out. Close under the vault, something veiled is keeping very still.

## Equipment

item-assassin_armour = Assassin Armour
item-estoc = Estoc
item-target_shield = Target Shield
item-herald_armour = Herald Armour
item-spear = Spear
item-kite_shield_herald = Kite Shield
item-talisman = Talisman
item-knight_armour = Knight Armour
item-long_sword = Long Sword
item-kite_shield_knight = Kite Shield
item-northern_armour = Northern Armour
item-battle_axe = Battle Axe
item-round_shield = Round Shield
item-shortsword = Shortsword
item-greataxe = Greataxe
item-brigand_axe = Brigand Axe
item-great_mace = Great Mace
item-silver_knight_straight_sword = Silver Knight Straight Sword
item-reinforced_club = Reinforced Club
item-scimitar = Scimitar
item-halberd = Halberd
item-rapier = Rapier
item-sorcerers_staff = Sorcerer’s Staff
item-morning_star = Morning Star
item-zweihander = Zweihander
item-murakumo = Murakumo
item-winged_spear = Winged Spear
item-thrall_axe = Thrall Axe
item-claymore = Claymore
item-kukris = Kukris
item-firebombs = Firebombs
item-eastern_iron_shield = Eastern Iron Shield
item-east_west_shield = East-West Shield
item-dragon_crest_shield = Dragon Crest Shield
item-silver_eagle_kite_shield = Silver Eagle Kite Shield
item-effigy_shield = Effigy Shield
item-pierce_shield = Pierce Shield
item-great_magic_weapon = Great Magic Weapon
item-heal = Heal
item-heal_aid = Heal Aid
item-force = Force
item-soulstream = Soulstream
item-soul_arrow = Soul Arrow
item-poison_mist = Poison Mist
item-fireball = Fireball
item-firelink_armour = Firelink Armour
item-court_sorcerer_robes = Court Sorcerer Robes
item-sunset_armour = Sunset Armour
item-sunless_armour = Sunless Armour
item-hard_leather_armour = Hard Leather Armour
item-black_armour = Black Armour
item-masters_attire = Master’s Attire
item-exile_armour = Exile Armour
item-drang_armour = Drang Armour
item-deacon_robes = Deacon Robes
item-worker_armour = Worker Armour
item-blessed_gem = Blessed Gem
item-crystal_gem = Crystal Gem
item-sharp_gem = Sharp Gem
item-heavy_gem = Heavy Gem
item-simple_gem = Simple Gem
item-lightning_gem = Lightning Gem
item-poison_gem = Poison Gem
item-blood_gem = Blood Gem
item-titanite_shard = Titanite Shard
item-chloranthy_ring = Chloranthy Ring
item-ember = Ember
item-composite_bow = Composite Bow
item-rotten_ghru_dagger = Rotten Ghru Dagger
item-spotted_whip = Spotted Whip
item-shadow_armour = Shadow Armour
item-hornet_ring = Hornet Ring
item-lothrics_holy_sword = Lothric’s Holy Sword
item-replenishment = Replenishment
item-golden_wing_crest_shield = Golden Wing Crest Shield
item-cathedral_knight_armour = Cathedral Knight Armour
item-tiny_beings_ring = Tiny Being’s Ring
item-broadsword = Broadsword
item-spider_shield = Spider Shield
item-lothric_knight_armour = Lothric Knight Armour
item-blue_tearstone_ring = Blue Tearstone Ring
item-sun_princess_ring = Sun Princess Ring
item-caestus = Caestus
item-great_wooden_hammer = Great Wooden Hammer
item-silver_knight_shield = Silver Knight Shield
item-spiked_mace = Spiked Mace
item-knight_slayers_ring = Knight Slayer’s Ring
item-umbral_dagger = Umbral Dagger
item-carthus_curved_sword = Carthus Curved Sword
item-lucerne = Lucerne
item-elkhorn_round_shield = Elkhorn Round Shield
item-alva_armour = Alva Armour
item-saint_bident = Saint Bident
item-partizan = Partizan
item-grass_crest_shield = Grass Crest Shield
item-bountiful_sunlight = Bountiful Sunlight
item-bountiful_light = Bountiful Light
item-black_iron_greatshield = Black Iron Greatshield
item-falchion = Falchion
item-twin_dragon_greatshield = Twin Dragon Greatshield
item-elite_knight_armour = Elite Knight Armour
item-faraam_armour = Faraam Armour
item-great_machete = Great Machete
item-balder_side_sword = Balder Side Sword
item-dragonslayers_axe = Dragonslayer’s Axe
item-warpick = Warpick
item-fallen_knight_armour = Fallen Knight Armour
item-washing_pole = Washing Pole
item-gotthard_twinswords = Gotthard Twinswords
item-avelyn = Avelyn
item-fume_ultra_greatsword = Fume Ultra Greatsword
item-moonlight_greatsword = Moonlight Greatsword
item-drake_sword = Drake Sword
item-dark_sword = Dark Sword
item-santiers_spear = Santier’s Spear
item-dragon_tooth = Dragon Tooth
item-sunlight_straight_sword = Sunlight Straight Sword
item-outrider_armour = Outrider Armour
item-irithyll_rapier = Irithyll Rapier
item-irithyll_straight_sword = Irithyll Straight Sword
item-gargoyles_shield = Gargoyle’s Shield
item-gargoyles_halberd = Gargoyle’s Halberd
item-gargoyle_tail_axe = Gargoyle Tail Axe
item-titanite_catch_pole = Titanite Catch Pole
item-titanite = Titanite
item-winged_knight_armour = Winged Knight Armour
item-winged_knight_twin_axes = Winged Knight Twin Axes
item-winged_knight_halberd = Winged Knight Halberd
item-soothing_sunlight = Soothing Sunlight
item-dancer_armour = Dancer Armour
item-dancers_enchanted_swords = Dancer’s Enchanted Swords
item-dragonslayer_spear = Dragonslayer Spear
item-smoughs_armour = Smough’s Armour
item-dragonslayer_armour = Dragonslayer Armour
item-smoughs_hammer = Smough’s Hammer
