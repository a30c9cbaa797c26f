# Monsters and elites of the last three biomes, and the bosses with all their cards.

## The Clock Tower

monster-automaton = Automaton
    .the = the Automaton
    .line = It is never late. That is the whole trouble.
monster-buzzcutter = Buzzcutter
    .the = the Buzzcutter
    .line = One is a noise. Three are a sawmill.
monster-tower_pirate = Clock Tower Pirate
    .the = the Clock Tower Pirate
    .line = No sea for miles. He robs out of habit.
monster-knife_juggler = Knife Juggler
    .the = the Knife Juggler
    .line = Practises on visitors. There have been few left to practise on.
monster-lacerator = Lacerator
    .the = the Lacerator
    .line = The cut is small. It simply does not stop.
monster-tower_protector = Tower Protector
    .the = the Tower Protector
    .line = Brave on behalf of others.
monster-overwound_automaton = Overwound Automaton
    .the = the Overwound Automaton
    .line = Someone turned the key once too often.
monster-demolisher = Demolisher
    .the = the Demolisher
    .line = Lifts slowly. Puts down quickly.
monster-elite_automaton = Elite Automaton
    .the = the Elite Automaton
    .line = A better make, with a guarantee that outlived the maker.
monster-elite_lacerator = Elite Lacerator
    .the = the Elite Lacerator
    .line = Keeps its blades cleaner than the floor.
monster-master_demolisher = Master Demolisher
    .the = the Master Demolisher
    .line = He built half the tower and regrets it.

## The Forgotten Sepulchre

monster-runner = Runner
    .the = the Runner
    .line = You hear it twice: coming, and behind you.
monster-ghost = Ghost
    .the = the Ghost
    .line = It was buried with everything except its manners.
monster-dark_tracker = Dark Tracker
    .the = the Dark Tracker
    .line = It has known where you are since the door.
monster-impaler = Impaler
    .the = the Impaler
    .line = Looks for the one who limps, then looks down.
monster-orb_caster = Caster
    .the = the Caster
    .line = Brings light to the tomb, and points it at you.
monster-lightless_ghost = Lightless Ghost
    .the = the Lightless Ghost
    .line = Lanterns go out as it passes. So do people.
monster-elite_runner = Elite Runner
    .the = the Elite Runner
    .line = Has not stopped since the funeral.
monster-elite_dark_tracker = Elite Dark Tracker
    .the = the Elite Dark Tracker
    .line = The last thing you notice is that you were noticed.
monster-failed_homunculus = Failed Homunculus
    .the = the Failed Homunculus
    .line = It cries for company, and company comes.
monster-blind_tracker = Blind Tracker
    .the = the Blind Tracker
    .line = It gave up its eyes. It never needed them.

## High Peak Castle

monster-royal_guard = Royal Guard
    .the = the Royal Guard
    .line = Nobody has told him what he is guarding now.
monster-lancer = Lancer
    .the = the Lancer
    .line = All he asks for is a straight corridor.
monster-castle_inquisitor = Castle Inquisitor
    .the = the Castle Inquisitor
    .line = Walls are no alibi.
monster-cold_blooded_guardian = Cold Blooded Guardian
    .the = the Cold Blooded Guardian
    .line = Patient. You will be too, shortly.
monster-golem = Golem
    .the = the Golem
    .line = Masonry with an opinion.
monster-apostate = Apostate
    .the = the Apostate
    .line = Lost his faith, found the Malaise, shares it freely.
monster-guardian_knight = Guardian Knight
    .the = the Guardian Knight
    .line = Hit him, by all means. It is your hand.
monster-rampager = Rampager
    .the = the Rampager
    .line = Was angry before you came. You are not helping.
monster-elite_royal_guard = Elite Royal Guard
    .the = the Elite Royal Guard
    .line = Promoted for surviving his own men.
monster-elite_inquisitor = Elite Inquisitor
    .the = the Elite Inquisitor
    .line = The verdict comes first; it saves time.
monster-elite_golem = Elite Golem
    .the = the Elite Golem
    .line = The castle’s strongest wall, and it walks.
monster-crowned_rampager = Crowned Rampager
    .the = the Crowned Rampager
    .line = It found the crown first. Nobody has dared to ask.

## The bosses

boss-concierge = The Concierge
    .the = the Concierge
    .line = He holds the door. Nothing else is held so gently.
boss-angry_concierge = The Angry Concierge
    .the = the Angry Concierge
    .line = He had asked you to wipe your feet.
boss-time_keeper = The Time Keeper
    .the = the Time Keeper
    .line = She has seen you come this way before.
boss-angry_time_keeper = The Angry Time Keeper
    .the = the Angry Time Keeper
    .line = She has all the time in the world, and wants yours.
boss-hand_of_the_king = The Hand of the King
    .the = the Hand of the King
    .line = The King says nothing. The Hand answers for him.
boss-last_hand = The Last Loyal Hand
    .the = the Last Loyal Hand
    .line = He will not ask whether there still is a King.

## What the Concierge does

attack-concierge_leap = Crushing Leap
    .line = He crouches. There is time to move. There was.
attack-concierge_shockwave = Shockwave
    .line = The floor takes his side.
attack-concierge_combo = Three Fists
    .line = He has two, and makes up the difference.
attack-concierge_roar = Roar
    .line = Wait for the echo. It is warm.
attack-furious_leap = Burning Leap
    .line = He comes down like a chimney.
attack-furious_shockwave = Furious Shockwave
    .line = The same floor, a worse temper.
attack-furious_aura = Aura of Flames
    .line = One does not embrace him at the moment.
attack-furious_combo = Hail of Fists
    .line = He has stopped counting. So should you.

element-fire_first = Fire at the First Stroke
    .the = the Fire at the First Stroke
    .line = For those who cannot wait.
element-fire_second = Fire at the Second Stroke
    .the = the Fire at the Second Stroke
    .line = For those in the middle of something.
element-fire_third = Fire at the Third Stroke
    .the = the Fire at the Third Stroke
    .line = For those who saved the best for last.

## What the Time Keeper does

attack-stopped_hour = Stopped Hour
    .line = One of you has just missed a moment.
attack-three_places = Three Places at Once
    .line = Here, there, and where you were looking a moment ago.
attack-first_star = The First Star
    .line = It hangs there. It will keep hanging there.
attack-stolen_hour = Stolen Hour
    .line = You had plans for this one. She has them now.
attack-turned_hourglass = Turned Hourglass
    .line = What you did to her has not happened yet.
attack-falling_stars = Falling Stars
    .line = Make a wish. Make it short.

## What the Hand of the King does

attack-hand_lunge = Lunge
    .line = The shortest way to you is the one he takes.
attack-hand_slam = Ground Slam
    .line = The throne room was level once.
attack-hand_guard = Behind the Point
    .line = He defends himself with the part that kills.
attack-hand_call = Call to Arms
    .line = The arms come by themselves.
attack-hand_sweep = Wide Sweep
    .line = Room for everybody.
attack-last_charge = Royal Charge
    .line = Shields are for those he is not aiming at.
attack-last_quake = Breaking the Hall
    .line = If the hall must fall, it falls on you.
attack-last_stand = Last Stand
    .line = Gold does not rust, and he does not kneel.
attack-last_call = Last Call
    .line = Now, then, or all over again.
attack-last_sentence = Sentence
    .line = He points. The others may object.

element-sword_plain = Sword of the Guard
    .the = the Sword of the Guard
    .line = No hand on it. It keeps its oath.
element-sword_parrying = Parrying Sword
    .the = the Parrying Sword
    .line = It was always in the way.
element-sword_piercing = Piercing Sword
    .the = the Piercing Sword
    .line = Narrow enough for any excuse.
element-sword_dancing = Dancing Sword
    .the = the Dancing Sword
    .line = It knows two steps, both forward.
element-sword_executioner = Executioner’s Sword
    .the = the Executioner’s Sword
    .line = It comes last and does not hurry.
