# The prisoners, and the names of their attacks with a line for each.

## Prisoners

prisoner-poisoned = The Poisoned
    .the = the Poisoned
    .line = Drank what they gave him, and asked for the recipe.
prisoner-immolated = The Immolated
    .the = the Immolated
    .line = The pyre went out. He did not.
prisoner-flayed = The Flayed
    .the = the Flayed
    .line = Nothing left to lose on the outside.
prisoner-quartered = The Quartered
    .the = the Quartered
    .line = Four horses, four directions, one grudge.
prisoner-serenade = Serenade
    .the = Serenade
    .line = A sword with opinions, most of them sharp.

## The Poisoned

combat-slow_venom = Slow Venom
    .line = It is not late. It is on its way.
combat-first_bite = First Bite
    .line = The rest of the meal can wait.
combat-spat_bile = Spat Bile
    .line = Bad manners, good range.
combat-double_dose = Double Dose
    .line = One for me, two for you.
combat-reopened_sore = Reopened Sore
    .line = It had nearly healed. Nearly.
combat-last_breath = Last Breath
    .line = Please do not inhale.

## The Immolated

combat-warm_hands = Warm Hands
    .line = Coins melt a little. Nobody complains.
combat-lit_twice = Lit Twice
    .line = The first time was a warning.
combat-short_fuse = Short Fuse
    .line = There was no time for a long one.
combat-stoking = Stoking
    .line = Everybody burns. Some need encouragement.
combat-what_still_burns = What Still Burns
    .line = Pain is only fuel with a bad name.
combat-ring_of_sparks = Ring of Sparks
    .line = Stand back. No, further than that.

## The Flayed

combat-raw_guard = Raw Guard
    .line = It hurts less if you go towards it.
combat-stretched_hide = Stretched Hide
    .line = There is enough for everyone, if we stretch it.
combat-opened_vein = Opened Vein
    .line = He will notice in a moment.
combat-shoulder_charge = Shoulder Charge
    .line = The shield goes first, the rest follows.
combat-eye_for_an_eye = Eye for an Eye
    .line = With interest, these being hard times.
combat-skin_graft = Skin Graft
    .line = Take mine. I was not using it.

## The Quartered

combat-thrown_forearm = Thrown Forearm
    .line = He would like it back afterwards.
combat-pointed_finger = Pointed Finger
    .line = That one. Yes, the one who is looking now.
combat-backhand = Backhand
    .line = Shoulders like these have their advantages.
combat-loose_joints = Loose Joints
    .line = The knee bends both ways. So does the plan.
combat-far_cast = Far Cast
    .line = The far wall has never felt safe again.
combat-second_look = Second Look
    .line = On reflection, still ugly.

## Serenade

combat-out_and_back = Out and Back
    .line = In through the front, home by the same hole.
combat-fetching = Fetching
    .line = She is not a dog. She did bring it, though.
combat-between_you_and_them = Between You and Them
    .line = She hums while she waits.

## Upgrades: survival

combat-stubborn_guard = Stubborn Guard
    .line = Moving was never part of the offer.
combat-patient_rot = Patient Rot
    .line = Mould has never lost a siege.
combat-field_dressing = Field Dressing
    .line = The bandage is clean on one side.
combat-shared_shelter = Shared Shelter
    .line = A tight fit, and nobody smells of roses.
combat-second_helping = Second Helping
    .line = Chewing is also a kind of rest.
combat-spore_breath = Spore Breath
    .line = Something has grown in there since last time.
combat-clean_blade = Clean Blade
    .line = Wiped on the enemy, for hygiene.
combat-bramble_stance = Bramble Stance
    .line = Come closer. The thorns are shy.
combat-wait_it_out = Wait It Out
    .line = One of us is leaking. It is not me.
combat-thick_blood = Thick Blood
    .line = It leaves slowly, and only when asked.
combat-plague_wind = Plague Wind
    .line = The island knows this smell.
combat-old_growth = Old Growth
    .line = Axes have tried. The axes are still in there.

## Upgrades: tactics

combat-two_angles = Two Angles
    .line = If the first does not suit you, there is another.
combat-cold_snap = Cold Snap
    .line = He was about to say something.
combat-chalk_cross = Chalk Cross
    .line = Cheap chalk, expensive consequences.
combat-show_them_the_edge = Show Them the Edge
    .line = A fine view, on the way down.
combat-over_the_shoulder = Over the Shoulder
    .line = Looking is for people who miss.
combat-reel_in = Reel In
    .line = Archers so rarely get to meet anyone.
combat-prepared_ground = Prepared Ground
    .line = The floor has been working on this all night.
combat-frost_lattice = Frost Lattice
    .line = Pretty, and then quiet.
combat-agreed_victim = Agreed Victim
    .line = The vote was unanimous. He was not asked.
combat-long_game = Long Game
    .line = Two rounds of thinking, one of regret. Theirs.
combat-white_silence = White Silence
    .line = Even the torches stopped flickering.
combat-as_foreseen = As Foreseen
    .line = Death teaches. Somebody took notes.

## Upgrades: brutality

combat-head_first = Head First
    .line = Remarkable, from someone without one.
combat-steady_hacking = Steady Hacking
    .line = Progress is a matter of rhythm.
combat-torn_open = Torn Open
    .line = It is all in there, just not in order.
combat-hot_iron = Hot Iron
    .line = Leaves a mark, and a smell.
combat-wide_swing = Wide Swing
    .line = Friends duck. That is how you know them.
combat-door_breaker = Door Breaker
    .line = Any shield is a door, with the right key.
combat-bad_temper = Bad Temper
    .line = It was a good day until just now.
combat-oil_then_torch = Oil, Then Torch
    .line = Others have tried it the other way round.
combat-opening_statement = Opening Statement
    .line = The defence has nothing to add.
combat-one_at_a_time = One at a Time
    .line = Form a queue. You, start bleeding.
combat-dry_season = Dry Season
    .line = All it wants is one careless person.
combat-no_tomorrow = No Tomorrow
    .line = There is always another body. Use this one up.
