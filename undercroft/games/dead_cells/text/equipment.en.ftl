# Names of the equipment, and a line for each.

## The eight starting items

item-rusty_sword = Rusty Sword
    .line = Tetanus is a kind of damage too.
item-jailers_son_bow = Jailer’s Son’s Bow
    .line = The boy had better aim than prospects.
item-broadsword = Broadsword
    .line = Arrives late. Apologises to nobody.
item-cleaver = Cleaver
    .line = The kitchen has not asked for it back.
item-old_wooden_shield = Old Wooden Shield
    .line = Good for one blow. Ask it nicely.
item-torch = Torch
    .line = Light for you, a problem for them.
item-infantry_grenade = Infantry Grenade
    .line = Pull, count, throw. Mind the order.
item-throwing_knife = Throwing Knife
    .line = For conversations at the wrong distance.

## B1 Prisoners’ Quarters

item-sinew_slicer = Sinew Slicer
    .line = It never gets tired of ankles.
item-oiled_sword = Oiled Sword
    .line = Bring your own fire.
item-greed_shield = Greed Shield
    .line = Dents in the shield, teeth in the bag.
item-frost_blast = Frost Blast
    .line = Everyone calm down.
item-infantry_bow = Infantry Bow
    .line = Issued to the second row, by the second row.
item-blood_sword = Blood Sword
    .line = The cut is small. The bill comes later.
item-assassins_dagger = Assassin’s Dagger
    .line = Introduces itself afterwards.
item-balanced_blade = Balanced Blade
    .line = The balance is in the arm, not the blade.

## B2 Toxic Sewers

item-sadists_stiletto = Sadist’s Stiletto
    .line = Prefers its patients already unwell.
item-blowgun = Blowgun
    .line = Breathe out. Never in.
item-barnacle = Barnacle
    .line = Hangs around until somebody notices.
item-corrosive_cloud = Corrosive Cloud
    .line = It smelled like this before, mostly.
item-cudgel = Cudgel
    .line = A shield with an opinion.
item-snake_fangs = Snake Fangs
    .line = The snake had stopped needing them.
item-emergency_door = Emergency Door
    .line = In case of emergency, stand behind.
item-wolf_trap = Wolf Trap
    .line = There are no wolves here. Anymore.
item-alchemic_carbine = Alchemic Carbine
    .line = Do not sniff the barrel.

## B3 Ramparts

item-repeater_crossbow = Repeater Crossbow
    .line = It makes its point, then makes it again.
item-hokutos_bow = Hokuto’s Bow
    .line = You are already marked.
item-grappling_hook = Grappling Hook
    .line = Shortens distances and acquaintances.
item-double_crossb_o_matic = Double Crossb-o-matic
    .line = Two bolts, no brain, no hesitation.
item-knockback_shield = Knockback Shield
    .line = Personal space, enforced.
item-war_spear = War Spear
    .line = Why stop at the first one?
item-rampart = Rampart
    .line = Hide behind it. That is the whole idea.
item-marksmans_bow = Marksman’s Bow
    .line = Useless up close. So stay away.
item-rapier = Rapier
    .line = Elegant, above all near an edge.

## B4 Stilt Village

item-lacerating_aura = Lacerating Aura
    .line = Please keep off. Both sides.
item-valmonts_whip = Valmont’s Whip
    .line = Goes around shields, and around excuses.
item-frantic_sword = Frantic Sword
    .line = Works best when nothing else does.
item-spiked_shield = Spiked Shield
    .line = Hit it. Go on.
item-leghugger = Leghugger
    .line = Affectionate. Mostly teeth.
item-tonic = Tonic
    .line = Tastes of moss and of second chances.
item-firebrands = Firebrands
    .line = Warm greetings for the second row.
item-ice_bow = Ice Bow
    .line = The arrow melts. The regret does not.
item-nutcracker = Nutcracker
    .line = Best served on ice.

## B5 Clock Tower

item-nerves_of_steel = Nerves of Steel
    .line = Wait. Wait. Now.
item-phaser = Phaser
    .line = Behind you, a moment ago.
item-endless_quiver = Bow and Endless Quiver
    .line = Nobody has found the bottom yet.
item-shrapnel_axes = Shrapnel Axes
    .line = One dies, the neighbours hear of it.
item-assault_shield = Assault Shield
    .line = Knock first. Then keep knocking.
item-flamethrower_turret = Flamethrower Turret
    .line = Safety distance not included.
item-stun_grenade = Stun Grenade
    .line = A short pause, courtesy of the clockmaker.
item-swift_sword = Swift Sword
    .line = Whoever goes first goes twice.
item-hattoris_katana = Hattori’s Katana
    .line = One breath, one cut, no applause.

## B6 Forgotten Sepulchre

item-meat_skewer = Meat Skewer
    .line = Walls are half the weapon.
item-hemorrhage = Hemorrhage
    .line = It was only a scratch, an hour ago.
item-vampirism = Vampirism
    .line = Waste not.
item-fire_grenade = Fire Grenade
    .line = Finally, some light.
item-explosive_decoy = Explosive Decoy
    .line = Watches your back. Do not watch it.
item-death_orb = Death Orb
    .line = Slow. It has never needed to hurry.
item-spite_sword = Spite Sword
    .line = Remembers who hit you first.
item-punishment = Punishment
    .line = The verdict covers the whole room.

## B7 High Peak Castle

item-cursed_sword = Cursed Sword
    .line = It will not share your hands.
item-wings_of_the_crow = Wings of the Crow
    .line = A little further than you thought.
item-swarm = Swarm
    .line = They only want to be close.
item-great_owl_of_war = Great Owl of War
    .line = Sees everything. Pecks most of it.
item-pyrotechnics = Pyrotechnics
    .line = The finale is for you.
item-ice_grenade = Ice Grenade
    .line = Nobody moves. Literally nobody.
item-front_line_shield = Front Line Shield
    .line = Room for everyone, for once.
item-heavy_crossbow = Heavy Crossbow
    .line = Two hands to lift, one bolt to settle it.
item-giantkiller = Giantkiller
    .line = Size is a target.

## C1 Concierge

item-mushroom_boi = Mushroom Boi!
    .line = Smaller than his temper.
item-flint = Flint
    .line = First the crack, then the spark.
item-crusher = Crusher
    .line = Gravity, with a handle.
item-fire_blast = Fire Blast
    .line = The Concierge left the stove on.
item-telluric_shock = Telluric Shock
    .line = The floor has taken sides. All of them.

## C2 Time Keeper

item-tornado = Tornado
    .line = Everyone is in the middle of it.
item-knife_dance = Knife Dance
    .line = Learn the steps, lose fewer fingers.
item-sonic_carbine = Sonic Carbine
    .line = Heard after it has already hit.
item-lightning_bolt = Lightning Bolt
    .line = Picks the tallest, or the marked.
item-hayabusa_boots = Hayabusa Boots
    .line = The view is better further away.

## C3 Hand of the King

item-symmetrical_lance = Symmetrical Lance
    .line = Both ends are the wrong end.
item-giant_whistle = Giant Whistle
    .line = Something large was listening.
item-force_shield = Force Shield
    .line = The King’s hand met it, once.

## Secrets

item-bobbys_rusty_sword = Bobby’s Rusty Sword
    .line = Bobby insists it is lucky.
item-tailors_needle = Tailor’s Needle
    .line = She mended everything but the King.
item-stray_homunculus = Stray
    .line = It lost its body. It likes yours.
item-scribes_quill = Scribe’s Quill
    .line = The pen and the sword, in one.
item-gardeners_shears = Gardener’s Shears
    .line = The roses never complained.
item-doctors_mask = Doctor’s Mask
    .line = It smells of thyme and other people.
item-spare_syringe = Spare Syringe
    .line = Do not ask what the first one is for.
item-kings_signet = King’s Signet
    .line = It fits. That is the worrying part.
