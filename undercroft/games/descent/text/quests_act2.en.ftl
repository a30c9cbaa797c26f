# The quests of act II and their encounters. Every sentence is ours; figures come from the quest files.

## The Monster’s Hoard

quest-the_monsters_hoard = The Monster’s Hoard
    .story = Frederick was young when he helped to hide a bow where no decent person would look. He is old now, he still remembers the way, and he has stopped sleeping.
encounter-the_monsters_hoard-1 = An Old Man Walks
    .story = He walks at the pace of a man with a bad knee and a good conscience. The water beside the path has begun to keep pace.
    .heroes = Frederick leaves the map by the exit.
    .overlord = Defeat Frederick.
    .clock = After round { $rounds } the tide is in: the overlord wins.
rule-the_monsters_hoard-1-frederick = Frederick is an ally. At the end of each overlord turn the overlord may bring back { $returning } figure of the open group on tile { $tile_5A }.
rule-the_monsters_hoard-1-gate = The red door is locked. Frederick, next to it, may use an action to say the word that opens it; it is then a door like any other. A hero next to it may use an action to test Might: if it is passed, the door is gone.
rule-the_monsters_hoard-1-way_out = Frederick may leave the map by the exit.
encounter-the_monsters_hoard-2 = Six Heaps
    .story = Coins, bones, and the things people carry when they do not expect to be eaten. The bow is under one of the heaps. Something else is under most of the others.
    .heroes = A hero leaves the map by the exit with the bow.
    .overlord = A monster leaves the map by the entrance with the bow.
    .clock = After round { $rounds } the owner comes home: the overlord wins.
rule-the_monsters_hoard-2-heaps = The six heaps are face down: the bow, two snares, two heaps of coins, one of bones. Any hero or monster next to one may use an action to dig: it is turned over. All but the bow then leave the map.
rule-the_monsters_hoard-2-snares = Whoever digs up a snare suffers { $bite } damage and is immobilized. A hero who digs up coins draws a Search card. Over bones the overlord draws a card.
rule-the_monsters_hoard-2-bow = The bow may be carried by anybody. A hero who carries it may leave the map by the exit.
rule-the_monsters_hoard-2-theft = A monster that carries the bow may leave the map by the entrance.
rule-the_monsters_hoard-2-quiet = If Frederick came through in the first encounter, the open group on tile { $tile_3B } does nothing until somebody digs.
line-the_monsters_hoard-2-bow = Wood as pale as bone, and a string that hums when nobody touches it.
track-the_monsters_hoard-2-guided = Frederick’s guidance

## The Frozen Spire

quest-the_frozen_spire = The Frozen Spire
    .story = Splig has eaten well, and has eaten somebody’s secrets with the rest. In the north there is a tower that has not thawed since it was built. He has gone to see whether what stands in it can be made to walk.
encounter-the_frozen_spire-1 = The Bridge
    .story = It is as tall as a barn and it comes one step at a time. After each step it waits, as if it were listening to the ice think.
    .heroes = { $enough } of the { $anchors } anchors of the bridge are broken; or Ruin is defeated.
    .overlord = Ruin has reached the gatehouse.
    .clock = After round { $rounds } the bridge is crossed: the overlord wins.
rule-the_frozen_spire-1-ruin = At the start of each overlord turn Ruin goes { $stride } space on along the bridge towards the gatehouse, tile { $tile_11A }. Nothing else moves it. Whoever stands in its way is set down beside it.
rule-the_frozen_spire-1-anchors = A hero next to an anchor may use an action to test Might: if it is passed, a whole anchor is cracked, and a cracked one is broken.
rule-the_frozen_spire-1-gate = Ruin has reached the gatehouse as soon as any part of it stands on tile { $tile_11A }.
rule-the_frozen_spire-1-reinforcement = At the end of each overlord turn the overlord may bring back { $returning } goblin archer or figure of the open group on the exit.
line-the_frozen_spire-1-anchor = A chain as thick as a man goes singing into the gulf.
track-the_frozen_spire-1-broken = anchors broken
encounter-the_frozen_spire-2 = Three Locks of Ice
    .story = The heart of the tower is shut with three locks of ice. You have brought fire in iron baskets, and Splig has brought a great many people who are good at throwing things.
    .heroes = { $locks } locks are melted.
    .overlord = { $too_few } embers have gone out.
    .clock = After round { $rounds } the last basket is cold: the overlord wins.
rule-the_frozen_spire-2-embers = There are { $embers } embers at the entrance. A hero on the entrance may use an action to take one. Nobody carries two.
rule-the_frozen_spire-2-locks = A hero who carries an ember, next to a lock of ice, may use an action to melt it. The ember is used up; it does not count as gone out.
rule-the_frozen_spire-2-gusts = When an attack hits a hero who carries an ember, or the ember is dropped for any reason, it goes out.
rule-the_frozen_spire-2-splig = Splig has { $fat } more Health. As long as he is not defeated, the overlord may bring back up to { $returning } figures of the open group on the exit at the end of each overlord turn.
line-the_frozen_spire-2-melted = The lock weeps, and is gone.
line-the_frozen_spire-2-out = The ember goes out with a small, disappointed sound.
track-the_frozen_spire-2-melted = locks melted
track-the_frozen_spire-2-out = embers gone out

## The Dawnblade

quest-the_dawnblade = The Dawnblade
    .story = Sister Alma has kept a broken sword under her bed for eleven years, and has told nobody, and now everybody knows. It can be made whole. It would have to be tonight.
encounter-the_dawnblade-1 = The Forge in the Chapel
    .story = The chapel has two doors and a fire. Somebody must keep the fire, and somebody the doors.
    .heroes = The blade is tempered { $tempered } times.
    .overlord = The forge has been quenched { $quenched } times.
    .clock = After round { $rounds } the steel is cold: the overlord wins.
rule-the_dawnblade-1-forge = At the end of each round in which a hero stands next to the forge, or on it, and no monster does, the blade is tempered once.
rule-the_dawnblade-1-quenching = At the end of each round in which a monster stands next to the forge, or on it, and no hero does, the forge is quenched once.
rule-the_dawnblade-1-alma = Sister Alma is an ally, with { $calm } more Health. At the end of each round in which she stands next to the forge, the blade is tempered once more, whoever else is there.
rule-the_dawnblade-1-reinforcement = At the start of each overlord turn the overlord may bring back up to { $returning } figures of the open groups on the exit.
line-the_dawnblade-1-struck = The hammer falls, and for a moment the windows are gold.
line-the_dawnblade-1-quenched = Steam, and a laugh in it. The iron has gone grey.
track-the_dawnblade-1-temper = times tempered
track-the_dawnblade-1-quench = times quenched
encounter-the_dawnblade-2 = Before the Sun
    .story = The blade must meet the sunrise on the hill, or it will break again. It is hot with waiting. So is Sir Alric, who stands half way up.
    .heroes = A hero enters the exit, the summit, with the Dawnblade.
    .overlord = Sir Alric leaves the map by the entrance with the Dawnblade.
    .clock = After round { $rounds } the sun is up, and the blade is not: the overlord wins.
rule-the_dawnblade-2-blade = Heroes and Sir Alric may carry the Dawnblade.
rule-the_dawnblade-2-burning = At the end of each round whoever carries the Dawnblade suffers { $burn } damage.
rule-the_dawnblade-2-summit = As soon as a hero who carries the Dawnblade enters the exit, the sun rises.
rule-the_dawnblade-2-down = Sir Alric, if he carries the Dawnblade, may leave the map by the entrance. From when he first takes it up, his Speed changes by { $drag }.
rule-the_dawnblade-2-alma = If the heroes won the first encounter, Sister Alma sings: at the start of each round every hero on the crossroads, tile { $tile_16A }, recovers { $blessing } damage and { $blessing } fatigue. Otherwise Sir Alric has { $spite } more Health.
line-the_dawnblade-2-summit = Light comes over the edge of the world and goes straight into the steel.
track-the_dawnblade-2-won = the blade well made

## The Desecrated Tomb

quest-the_desecrated_tomb = The Desecrated Tomb
    .story = Sir Alric has dug up his own grandfather, and found that the old man was buried without his sword. Somebody wrote down where it went. He wrote it in a tomb, in six places, so that it would be no trouble to find.
encounter-the_desecrated_tomb-1 = Six Things to Read
    .story = Dust, curses, and handwriting. Above you the roof has started to drop hints.
    .heroes = A hero leaves the map by the entrance with the map of the tomb.
    .overlord = All heroes are knocked out at once.
    .clock = After round { $rounds } the roof comes down: the overlord wins.
rule-the_desecrated_tomb-1-clues = The six clues are face down: one map, three of dust, two curses. A hero next to one may use an action to read it: it is turned over. All but the map are taken away. A hero who reads a curse is diseased, and the overlord draws a card.
rule-the_desecrated_tomb-1-map = Heroes may carry the map of the tomb once it is found, and a hero who does may leave by the entrance.
rule-the_desecrated_tomb-1-dead = At the start of each overlord turn the overlord may bring back up to { $returning } zombies in the crypts: tiles { $tile_8B }, { $tile_14B } and { $tile_9B }.
rule-the_desecrated_tomb-1-roof = From round { $falls_from } on, at the end of each round, every hero tests Awareness, and suffers { $sting } damage if the test is failed.
line-the_desecrated_tomb-1-map = Here, in a clerk’s neat hand: a way down, and a warning that nobody will heed.
encounter-the_desecrated_tomb-2 = Khorayt Sleeps
    .story = The sword lies where a dragon has lain on it for eighty years. Sir Alric has come by the other door. You both look at the dragon, and then at each other.
    .heroes = A hero leaves the map by the entrance with the sword; or Sir Alric and Khorayt are both defeated.
    .overlord = Sir Alric leaves the map by the exit with the sword.
    .clock = After round { $rounds } the cavern has fallen in: the overlord wins.
rule-the_desecrated_tomb-2-sleep = Khorayt does nothing until the sword is first picked up, or until an attack hits it. Then it wakes, and is the overlord’s to command.
rule-the_desecrated_tomb-2-fury = At the end of each round, once it is awake, every hero, Sir Alric and every ettin next to Khorayt suffers { $rage } damage. It does not take sides.
rule-the_desecrated_tomb-2-blade = Heroes and Sir Alric may carry the sword. A hero who does may leave the map by the entrance. It is heavy with more than iron: the Speed of the first hero who takes it up changes by { $weight }.
rule-the_desecrated_tomb-2-grave_robber = Sir Alric, if he carries the sword, may leave the map by the exit. From when he first takes it up, his Speed changes by { $drag }.
line-the_desecrated_tomb-2-awake = One eye opens, and it is the size of a shield.

## Enduring the Elements

quest-enduring_the_elements = Enduring the Elements
    .story = Four old shrines, four old powers, and Lord Merick Farrow with a list. Whoever has borne all of them may ask for a storm. He has been asked for one.
encounter-enduring_the_elements-1 = Four Shrines
    .story = Nobody has swept here for a long time, and nobody has needed to. The shrines keep themselves clean, each in its own way.
    .heroes = The heroes have { $heroes_need } essences; or Lord Merick is defeated.
    .overlord = Lord Merick has bound { $merick_needs } shrines.
    .clock = After round { $rounds } the stars have moved on: the overlord wins.
rule-enduring_the_elements-1-trials = The four shrines are face down: fire, water, earth and air. A hero or Lord Merick next to one may use an action to uncover it.
rule-enduring_the_elements-1-enduring = A hero next to an uncovered shrine may use an action to endure it. Fire: a test of Willpower, or { $scorch } damage. Water: a test of Knowledge, or { $chill } fatigue. Earth: a test of Might, or { $weight } damage, and the hero is immobilized. Air: a test of Awareness, or { $chill } fatigue. Whoever passes wins its essence, and the shrine is gone.
rule-enduring_the_elements-1-binding = Once in each of his activations Lord Merick, next to a shrine, may use an action to bind it: if he passes a test of Willpower, it is his and gone, and he has { $pride } more Health.
line-enduring_the_elements-1-bound = The shrine bows its head to him. It has never done that before.
track-enduring_the_elements-1-essences = essences
track-enduring_the_elements-1-bound = shrines bound
encounter-enduring_the_elements-2 = The Storm Room
    .story = Behind the door the weather is being told what to do.
    .heroes = Defeat Lord Merick.
    .overlord = The storm has reached { $storm_breaks }.
    .clock = After round { $rounds } it breaks by itself: the overlord wins.
rule-enduring_the_elements-2-wards = The red door has three wards, less one for every essence of the first encounter. A hero next to it may use an action to test Willpower or Knowledge: if it is passed, one ward is broken, otherwise the hero suffers one fatigue. Without wards the door is gone.
rule-enduring_the_elements-2-storm = At the end of each overlord turn, if Lord Merick stands on tile { $tile_14B }, he tests Willpower: if he passes, the storm grows by one.
rule-enduring_the_elements-2-elementals = At the start of each overlord turn every elemental on tile { $tile_1A } recovers { $mended } damage.
line-enduring_the_elements-2-door = The last ward goes, and the door with it. The wind has been waiting behind it.
line-enduring_the_elements-2-storm = Thunder, below ground, where it has no business.
track-enduring_the_elements-2-essences = essences
track-enduring_the_elements-2-wards = wards on the door
track-enduring_the_elements-2-storm = the storm

## The Ritual of Shadows

quest-the_ritual_of_shadows = The Ritual of Shadows
    .story = Lord Merick has the book now, and a house with no windows to read it in. What he needs is dark, a great deal of it, and an evening without visitors.
encounter-the_ritual_of_shadows-1 = Four Braziers
    .story = The house has four braziers and no fire. The dark in the corners is not quite still.
    .heroes = All { $braziers } braziers burn at once; or Lord Merick is defeated.
    .overlord = The darkness has reached { $darkness }.
    .clock = After round { $rounds } one could not see a torch in one’s own hand: the overlord wins.
rule-the_ritual_of_shadows-1-braziers = A hero next to a dark brazier, or on it, may use an action to light it.
rule-the_ritual_of_shadows-1-snuffing = Once in each of their activations Lord Merick and master monsters may use an action next to a burning brazier to put it out.
rule-the_ritual_of_shadows-1-darkness = At the end of each overlord turn the darkness grows by one for every brazier that is dark.
track-the_ritual_of_shadows-1-lit = braziers burning
track-the_ritual_of_shadows-1-dark = darkness
encounter-the_ritual_of_shadows-2 = The Circle
    .story = The reading has begun. One can hear it through two locked doors, and feel it through the floor.
    .heroes = Defeat Lord Merick; or the count of scuffs in the circle is { $scuffs }.
    .overlord = The rite has reached { $ritual }.
    .clock = After round { $rounds } the last word is read: the overlord wins.
rule-the_ritual_of_shadows-2-locks = The red doors are locked. A hero next to one may use an action to test Might or Awareness: if it is passed, the door is gone; otherwise the hero suffers { $sting } fatigue.
rule-the_ritual_of_shadows-2-circle = At the start of each overlord turn the rite moves on by one if Lord Merick stands on tile { $tile_13B }, and by one more if { $choir } flesh moulders or more do.
rule-the_ritual_of_shadows-2-breaking = Once in each turn a hero next to the circle, or on it, may use an action to scuff it: if the hero passes a test of Willpower, it is scuffed once more, and the rite goes back by { $undone }.
rule-the_ritual_of_shadows-2-embers = If two braziers or more burned at the end of the first encounter, the first red door is gone from the start.
line-the_ritual_of_shadows-2-scuffed = A line of chalk is no longer a line. Somebody in the choir loses the tune.
line-the_ritual_of_shadows-2-embers = What you lit still burns behind you, and the first lock has melted in its light.
track-the_ritual_of_shadows-2-lit = braziers left burning
track-the_ritual_of_shadows-2-rite = the rite
track-the_ritual_of_shadows-2-scuffed = the circle scuffed

## Blood of Heroes

quest-blood_of_heroes = Blood of Heroes
    .story = Lady Eliza has tasted a great many people and finds most of them alike. Heroes, she has heard, are different. She has sent for samples.
encounter-blood_of_heroes-1 = The Captain in the Tower
    .story = Your captain is in the tower with an arrow in his leg. The goblins about him have been given small glass bottles, and told to bring them back full.
    .heroes = A hero leaves the map by the exit with the captain.
    .overlord = The monsters have filled { $vials_needed } vials.
    .clock = After round { $rounds } the captain has bled out: the overlord wins.
rule-blood_of_heroes-1-captain = Heroes may carry the captain.
rule-blood_of_heroes-1-blood = When a hero is knocked out, a pool of blood is put in that space. A monster next to a pool, or on it, may use an action to fill a vial from it: the pool is gone.
rule-blood_of_heroes-1-wiping = A hero next to a pool of blood, or on it, may use an action to wipe it away.
rule-blood_of_heroes-1-hunters = At the start of the overlord turn of round { $hunters_from } the open group comes in by the entrance. At the end of each overlord turn the overlord may bring back up to { $returning } goblin archers on the exit.
rule-blood_of_heroes-1-way_out = A hero who carries the captain may leave the map by the exit.
line-blood_of_heroes-1-vial = A small bottle is corked, held to the light, and found to be very red.
line-blood_of_heroes-1-hunters = Horns behind you. They have closed the road.
track-blood_of_heroes-1-vials = vials filled
encounter-blood_of_heroes-2 = Lady Eliza Dines
    .story = The table is laid at the far end of the house, and the guest is tied to his chair. You are not expected, but there is always room.
    .heroes = A hero leaves the map by the western gate with the captive; or Lady Eliza is defeated.
    .overlord = Lady Eliza has fed { $sated } times.
    .clock = After round { $rounds } the plate is empty: the overlord wins.
rule-blood_of_heroes-2-captive = Heroes may carry the captive, once they have cut him loose; that is part of picking him up.
rule-blood_of_heroes-2-feeding = Once in each of her activations Lady Eliza, next to the captive where nobody carries him, may use an action to feed: she recovers one damage, and it counts.
rule-blood_of_heroes-2-rescue = The heroes start on the western gate. A hero who carries the captive may leave the map there.
rule-blood_of_heroes-2-vials = For every vial filled in the first encounter Lady Eliza has { $health_each } more Health.
line-blood_of_heroes-2-fed = She dabs her lips. The captive has stopped shouting.
track-blood_of_heroes-2-vials = vials filled
track-blood_of_heroes-2-fed = courses served

## The Twin Idols

quest-the_twin_idols = The Twin Idols
    .story = Two idols, one blue and one red, made by two brothers who wished each other ill. Kept apart they are ugly. Brought together by the wrong person, they grant it.
encounter-the_twin_idols-1 = One Behind a Lock
    .story = One idol is locked in, and one is on its way out under somebody’s arm. You cannot be in both places, and an ettin called Gorvash is in one of them already.
    .heroes = A hero leaves the map by the eastern gate with an idol.
    .overlord = A monster leaves the map by the northern gate with an idol.
    .clock = After round { $rounds } both are gone: the overlord wins.
rule-the_twin_idols-1-idols = Anybody may carry an idol. The blue one stands behind the red door, the red one at the end of the flooded passage.
rule-the_twin_idols-1-key = The red door is locked. One of the search tokens is unique: whoever finds it carries the key, and next to the door may use an action to open it for good.
rule-the_twin_idols-1-gorvash = One of the ettins is Gorvash: the master, or with two heroes the only one. He has { $gorvash_health } more Health.
rule-the_twin_idols-1-east = The heroes start on the eastern gate. A hero who carries an idol may leave the map there.
rule-the_twin_idols-1-north = A monster that carries an idol may leave the map by the northern gate. At the end of each overlord turn the overlord may bring back up to { $returning } figures of the open group there.
line-the_twin_idols-1-key = A key in the mud, with a blue thread through it.
line-the_twin_idols-1-unlocked = The door swings in. The idol seems pleased to see you, which is worse.
encounter-the_twin_idols-2 = To the Far Gate
    .story = The idols must go through the gate in the east, where they can be drowned; a small party has done enough with one. Lady Eliza wants only one of them, and is not particular which.
    .heroes = As many idols as it takes, { $both }, have been brought to the exit.
    .overlord = A zombie leaves the map by the entrance with an idol.
    .clock = After round { $rounds } the brothers have been heard: the overlord wins.
rule-the_twin_idols-2-idols = Heroes and zombies may carry an idol. Nobody carries two. Lady Eliza does not touch what she can have touched for her.
rule-the_twin_idols-2-gate = As soon as a hero with an idol enters the exit, that idol is safe and leaves the map; the hero stays.
rule-the_twin_idols-2-eliza = A zombie that carries an idol may leave the map by the entrance.
rule-the_twin_idols-2-head_start = If the overlord won the first encounter, Lady Eliza has { $spite } more Health; if the heroes won it, each zombie suffers { $dismay } damage at the start. At the end of each overlord turn the overlord may bring back up to { $returning } zombies on tile { $tile_5A }.
line-the_twin_idols-2-safe = One of them is through the gate. The other screams.
line-the_twin_idols-2-taken = Lady Eliza has had one of them held up to the light already, and looks the better for it.
track-the_twin_idols-2-won = a good beginning
track-the_twin_idols-2-safe = idols safe

## The Wyrm Turns

quest-the_wyrm_turns = The Wyrm Turns
    .story = Valyrax is the mother of everything with scales between here and the sea. Belthir has put her in chains, and has had a saddle made. You have a better idea, and a hammer.
encounter-the_wyrm_turns-1 = Four Chains
    .story = She lies quite still, as a cat lies still. There are four chains, and Belthir is coming down out of the sun.
    .heroes = All { $chains } chains are broken.
    .overlord = Belthir has sat in the saddle { $broken_in } times; or Valyrax is defeated, by anybody.
    .clock = After round { $rounds } she has given up: the overlord wins.
rule-the_wyrm_turns-1-chains = A hero next to a whole chain may use an action to test Might or Awareness: if it is passed, the chain is broken; otherwise the hero suffers { $lash } fatigue.
rule-the_wyrm_turns-1-valyrax = Valyrax is bound, and does nothing in this encounter. She can be attacked; it would be a mistake.
rule-the_wyrm_turns-1-saddle = At the end of each overlord turn in which Belthir stands next to Valyrax, he has sat in the saddle once.
rule-the_wyrm_turns-1-thrashing = At the end of each round every hero and every monster of the open group next to Valyrax suffers { $lash } damage.
line-the_wyrm_turns-1-saddle = He is up, and she has not thrown him yet.
track-the_wyrm_turns-1-broken = chains broken
track-the_wyrm_turns-1-saddled = times in the saddle
encounter-the_wyrm_turns-2 = Fires on the Hills
    .story = Belthir has lost a mount and found a torch. There are four pyres on these hills, and each can be seen from four villages.
    .heroes = Defeat Belthir.
    .overlord = { $pyres_needed } pyres burn at once.
    .clock = After round { $rounds } it is morning, and everybody has seen him: the heroes win.
rule-the_wyrm_turns-2-pyres = Once in each of his activations Belthir, next to a cold pyre, may use an action to kindle it.
rule-the_wyrm_turns-2-dousing = A hero next to a burning pyre may use an action to test Willpower or Might: if it is passed, the pyre is cold again; otherwise the hero suffers { $sting } damage.
rule-the_wyrm_turns-2-wyrmling = If the heroes won the first encounter, wyrmlings of Valyrax’s brood, { $brood } of them, come in by the entrance before the first round, as allies.
rule-the_wyrm_turns-2-morning = Time is with the heroes here: Belthir must be quick.
line-the_wyrm_turns-2-pyre = A fire on the hill, and down in the valley a bell.
line-the_wyrm_turns-2-wyrmling = Something small, bronze and furious lands beside you. Its mother sends her regards.
track-the_wyrm_turns-2-won = the mother’s thanks
track-the_wyrm_turns-2-burning = pyres burning

## The Wyrm Rises

quest-the_wyrm_rises = The Wyrm Rises
    .story = Nobody stopped Belthir, and he has brought the mother of wyrms six eggs and a grievance. When they hatch she will want to show them the world, beginning with a town.
encounter-the_wyrm_rises-1 = Six Eggs
    .story = They are the size of barrels, and warm. One of them has knocked.
    .heroes = { $broken_needed } eggs are broken.
    .overlord = { $hatched_needed } eggs have hatched.
    .clock = After round { $rounds } the nest has done without anybody: the overlord wins.
rule-the_wyrm_rises-1-eggs = There are six eggs, all cool.
rule-the_wyrm_rises-1-tending = Once in each of their activations Belthir and master monsters may use an action to tend an egg next to them, or under them: a cool egg is warm, and a warm one hatches and is gone.
rule-the_wyrm_rises-1-breaking = A hero next to an egg, or on it, may use an action to test Might or Knowledge: if it is passed, the egg is broken and gone; otherwise the hero suffers { $sting } damage.
rule-the_wyrm_rises-1-brood = At the end of each overlord turn the overlord may bring back { $returning } figure of the open groups on the exit. Every egg that hatches will make the mother stronger.
line-the_wyrm_rises-1-hatched = The shell goes, and something looks at you as if you were breakfast.
track-the_wyrm_rises-1-hatched = eggs hatched
track-the_wyrm_rises-1-broken = eggs broken
encounter-the_wyrm_rises-2 = Engines for Killing Kings
    .story = The town has three engines on its walls, built for a war that never came. This will do.
    .heroes = Defeat Valyrax.
    .overlord = The town has burnt { $burnt_down } times.
    .clock = After round { $rounds } there is nothing left that burns: the overlord wins.
rule-the_wyrm_rises-2-engines = A hero next to a loaded ballista may use an action to loose it: it is empty, and if the hero passes a test of Awareness or Knowledge, Valyrax suffers { $bolt } damage, wherever she is. A hero next to an empty one may use an action to load it.
rule-the_wyrm_rises-2-wrecking = Once in each of its activations a monster of the open group next to a ballista may use an action to wreck it: it is gone.
rule-the_wyrm_rises-2-fire = At the end of each overlord turn in which Valyrax stands in the town, which is all west of tile { $tile_5A }, the town burns once.
rule-the_wyrm_rises-2-brood = Valyrax has { $health_each } more Health for every egg that hatched. At the start of each overlord turn the overlord may bring back up to { $returning } figures of the open group on the exit.
line-the_wyrm_rises-2-hit = The bolt goes in up to the feathers.
line-the_wyrm_rises-2-missed = The bolt goes over her, and on, and is never seen again.
line-the_wyrm_rises-2-wrecked = Ropes, splinters, and one engine fewer.
line-the_wyrm_rises-2-burnt = Another street is gone.
track-the_wyrm_rises-2-hatched = eggs hatched
track-the_wyrm_rises-2-burnt = fires in the town

## Gryvorn Unleashed

quest-gryvorn_unleashed = Gryvorn Unleashed
    .story = The baron is losing, and has thought of something worse than winning. Under the oldest of his castles a dragon was shut away by people who had tried everything else.
encounter-gryvorn_unleashed-1 = Four Seals
    .story = For once it is the others who are in a hurry. You have only to be in four places.
    .heroes = Hold out until the clock; or defeat Baron Zachareth.
    .overlord = { $seals_gone } seals are broken.
    .clock = After round { $rounds } the moon has set, and the seals hold: the heroes win.
rule-gryvorn_unleashed-1-seals = Once in each of their activations Baron Zachareth and master monsters may use an action on a seal next to them, or under them: a whole seal is cracked, and a cracked one is broken.
rule-gryvorn_unleashed-1-mending = A hero next to a cracked seal, or on it, may use an action to test Willpower or Knowledge: if it is passed, the seal is whole again. A broken one stays broken.
rule-gryvorn_unleashed-1-vigil = The moon sets after round { $vigil }. Every seal broken by then will make the dragon stronger.
rule-gryvorn_unleashed-1-reinforcement = At the end of each overlord turn the overlord may bring back up to { $returning } figures of the open groups on the exit.
line-gryvorn_unleashed-1-broken = A seal breaks, and far below something turns over in its sleep.
track-gryvorn_unleashed-1-broken = seals broken
encounter-gryvorn_unleashed-2 = Gryvorn
    .story = It was never asleep. It was waiting until there was somebody worth getting up for.
    .heroes = Defeat Gryvorn.
    .overlord = Heroes have been knocked out { $falls } times.
    .clock = After round { $rounds } Gryvorn has had enough of you, and flies: the overlord wins.
rule-gryvorn_unleashed-2-gryvorn = Gryvorn has { $health_each } more Health for every seal broken in the first encounter.
rule-gryvorn_unleashed-2-rune = The Shadow Rune lies at the entrance, and heroes may carry it. Once in each turn a hero who carries it, next to Gryvorn, may use an action to test Willpower: if it is passed, Gryvorn suffers { $brand } damage; otherwise the hero suffers { $backlash }.
rule-gryvorn_unleashed-2-roar = At the start of each round from the second on every hero tests Willpower, and suffers { $dread } fatigue if the test is failed.
rule-gryvorn_unleashed-2-price = Every time a hero is knocked out counts, whoever it is.
line-gryvorn_unleashed-2-brand = The rune burns a word into the scales, and the dragon reads it.
track-gryvorn_unleashed-2-broken = seals broken
track-gryvorn_unleashed-2-fallen = heroes knocked out

## The Man Who Would Be King

quest-the_man_who_would_be_king = The Man Who Would Be King
    .story = The baron is winning, and would like it in writing. There is to be a coronation tonight, with a guest list that nobody dares to decline.
encounter-the_man_who_would_be_king-1 = After the Goblin
    .story = Splig carries the message that closes the gates. He is fat, he is frightened, and he knows every bolt in the house.
    .heroes = Defeat Splig.
    .overlord = Splig leaves the map by the northern gate.
    .clock = After round { $rounds } the message has found another goblin: the overlord wins.
rule-the_man_who_would_be_king-1-head_start = The heroes start on the southern gate, Splig on the far side of the first door. In the first round the heroes have no turns. Splig, who carries more than a message, has { $burden } less Speed.
rule-the_man_who_would_be_king-1-bolts = Once in each of his activations Splig, next to a closed door, may use an action to bolt it: the door action does not open it any more.
rule-the_man_who_would_be_king-1-forcing = A hero next to a bolted door may use an action to test Awareness or Might: if it is passed, the door is open and no longer bolted.
rule-the_man_who_would_be_king-1-flight = Splig may leave the map by the northern gate.
line-the_man_who_would_be_king-1-start = A door slams ahead of you, and somebody giggles behind it.
line-the_man_who_would_be_king-1-bolted = A bolt goes home. The giggling moves on.
encounter-the_man_who_would_be_king-2 = The Coronation
    .story = One throne, one crown, two witnesses, and a great many guests who have been dead for some time.
    .heroes = Defeat Baron Zachareth; or no more than { $spared } of his witnesses are left.
    .overlord = The coronation has reached { $crowned }.
    .clock = After round { $rounds } somebody has simply put the crown on his head: the overlord wins.
rule-the_man_who_would_be_king-2-crown = At the end of each overlord turn in which the baron stands on tile { $tile_1B }, and at least one of his witnesses does too, the coronation moves on by one, and he recovers { $glory } damage.
rule-the_man_who_would_be_king-2-witnesses = The witnesses are Lord Merick and Lady Eliza. Without a witness there is no coronation, and with no more than { $spared } left nobody in the hall believes in it: the heroes win.
rule-the_man_who_would_be_king-2-baron = If the overlord won the first encounter, the baron has { $spite } more Health.
rule-the_man_who_would_be_king-2-dead = At the start of each overlord turn the overlord may bring back up to { $returning } zombies on tile { $tile_4A }.
line-the_man_who_would_be_king-2-crown = Another sentence of the oath is said, and the hall repeats it.
track-the_man_who_would_be_king-2-won = the gates held open
track-the_man_who_would_be_king-2-crown = the coronation
