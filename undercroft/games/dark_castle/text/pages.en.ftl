# The pages of the castle: title, the passage read aloud, the ways of its choices, its enemy (always singular).

## Start

page-loose_stone = The Loose Stone
    .text = Low in the wall, behind the straw, a stone has fingernail marks all round it. It comes out like a bad tooth. Whoever had this cell before you laid things by in the hollow, for the night when somebody would forget to lock the door. They missed it by a day or so.

## Chapters

page-skeletal_beast = The Ossuary
    .text = The monks stacked their dead by kind, skulls with skulls and shins with shins. Something has been at the piles. It rears up on far too many legs, and when a rib falls off and clatters over the flags, the rib creeps back.
    .foe = the ossuary beast

page-scent_of_blood = A Nose for Blood
    .text = The brute has no eyes and gets along without. A pale head comes round the corner, low down, blows through its nostrils, and tries each of you in turn like a housewife at the fish stall. It wants whoever has bled the most.
    .foe = the eyeless brute

page-pit_favourite = The Pit
    .text = Fresh sand, torches, and guards along the rail with sausages and small change. Their favourite waits in the pit, seamed like an old boot. He takes his callers singly. Somebody bangs a mess tin, and the finger comes up and points at you.
    .foe = the pit favourite

page-chain_breaker = The Ledge
    .text = The ledge is a plank’s width of rock, and the bats go by underneath. On it stands a giant with a snapped chain swinging from each wrist. There is room in front of him for a single pair of feet. Yours are already there.
    .foe = the chain-breaker

page-bone_cellar = The Old Watch
    .text = A low cellar, a table, mugs, a game of dice that nobody finished. The players are bone down to the last knuckle, rusty spears across their knees. A jug tips over and rolls. Chair by chair, the watch gets up.
    .way-charge = Charge the table
    .way-lure_out = Lure them up the stairs
    .foe = the old watch

page-rib_crawler = Under the Bridge
    .text = The bridge creaks, and under its arch something creaks in answer. Lean over and there are ribs, and claws hooked between the stones, hanging as still as washing in a frost. It will go for the first thing that moves. There is no other bridge.
    .way-charge = Go straight at it
    .way-bait = Dangle a coat as bait
    .foe = the rib crawler

page-thing_in_the_vat = The Dye-House
    .text = The dye-house smells of woad and chamber pots. In the largest vat the skin of the liquor bulges; an arm comes over the rim, then another that does not match it, then a face with a face behind its ear. It lowers itself to the floor and leaves blue handprints, in all sizes.
    .way-surround = Spread out and surround it
    .way-stay_together = Stay shoulder to shoulder
    .foe = the thing from the vat

page-furnace_child = The Furnace Child
    .text = The furnace door flies off its pins. What climbs out stands no higher than a milking stool, white-hot, dripping slag, and the flags crack where it puts its feet. It is small enough to be put out. Whoever does so will be standing much too close.
    .way-flee = Run through the heat
    .way-fight = Stay and beat it out
    .foe = the furnace child

page-rotting_warden = The Late Warden
    .text = The warden died in spring and nobody relieved him. He still walks his round, swollen, buttoned into the uniform that keeps him from spilling. You hear him a little before you smell him. A wet hand comes down on your shoulder, and stays there.
    .way-flee = Tear loose and run
    .way-fight = Relieve him of his duties
    .foe = the late warden

page-sleeping_armourer = The Armourer Asleep
    .text = Iron ticks as it cools. The armourer has nodded off against his anvil, mallet in his lap, under the wall where his best work hangs. A prisoner with quiet hands could lean across him and reach it. He snores, stops, and snores again.
    .way-steal = Send in a thief
    .way-move_on = Leave him to his sleep

page-endless_galleries = The Same Arches
    .text = An arch, a torch, an arch, a torch. There are footprints in the dust, and each of you finds a pair that fits. Nobody thought of water. You had better work out, all heads together, where this gallery bites its own tail.

page-fallen_vault = The Fallen Vault
    .text = A crack runs along the ceiling, faster than you can look up. You went ahead, so it comes down on you. When the dust thins, the others see a heap of stones as high as a haycart, and between the stones a hand, opening and closing.

page-whispering_circle = The Whispering Circle
    .text = There is chalk on the floor, half scuffed away, and you step across it. The line lights up. Stiff as a gatepost, you whisper in the voice of a stranger with a long list of grievances, and at each of them you turn paler. The others must find the answer that shuts him up.

page-drain_grate = The Drain Grate
    .text = The sewer ends at a grate, and the grate at a lock. It must be raining somewhere: the water is up to your chests and rising, and it smells of the whole castle. At the lock there is room for a single pair of hands. The rest can stand on tiptoe and keep their mouths shut.

page-rolling_casks = The Cask Ramp
    .text = You lean on the stack to get your breath, and feel the wedge slide out. The bottom cask goes first. The ramp delivers the others, which pass over you with the noise of drunken cavalry. Among the burst staves lie things that were never wine.

page-loophole = Across the Yard
    .text = A man lies face down on the cobbles with his bundle under him; he had almost reached the wall. You run for it, bent double. Behind a loophole a crossbow clacks, and the bolt fits you as if you had been measured for it. At least you have fallen next to the bundle.

page-two_doors = Two Doors
    .text = The corridor ends in an oak door and an iron door, side by side. Behind the oak there are boots: guards in single file, the foremost of them humming. Behind the iron there are hands, a downpour of hands, patting the metal.
    .way-oak_door = Open the oak door
    .way-iron_door = Open the iron door
    .foe = the crowd behind the door

page-ember_hounds = Ember Hounds
    .text = Singed hair, and claws clicking on stone. The hounds are lean, their coats smoulder like a badly banked fire, and where they brush the rushes, the rushes catch. They run round you and round you and snap at any knee that bends. Nobody will be sitting down.
    .foe = the ember pack

page-long_chain = The Long Chain
    .text = The shackle lay open in the straw, just where you put your foot. It shuts on your ankle. The chain runs off slack into the dark, and for a while nothing happens. Then it straightens, link by link, and something heavy at the far end begins to haul you in.
    .foe = the thing on the chain

page-blind_headsman = The Blind Headsman
    .text = The headsman has a bandage where his eyes were. He stands in the middle of the hall, axe up, head on one side, and turns a little each time somebody swallows. Behind him the far door is ajar, and there is light in the crack.
    .way-creep_past = Creep past without a sound
    .way-take_him = Rush him together
    .foe = the blind headsman

page-starving_wolves = Wolves in the Breach
    .text = Snow has come in through the breach in the wall, and wolves after it. They are all hips and teeth. They have made a ring, and with every breath the ring is a step smaller. The grey one in front does not take his eyes off your pockets.
    .way-feed_them = Throw them some food
    .way-stand = Stand and face them
    .foe = the wolf pack

page-frost_widow = The Frost Widow
    .text = Breath smokes. A veiled woman comes out of one wall on her way into the next, straight through the shield that hangs there, and its leather splits with the cold. She turns her head. Of all that was ever held up against her, only relics have made her step back. Come without, and your soles freeze to the flags.
    .foe = the frost widow

page-ceiling_lurker = Something Overhead
    .text = Something drips on your sleeve, and it is warm. The ceiling is full of holes; above one of them a great weight shifts from foot to foot. You have time to point and shout. It will help if you point at the right hole.
    .foe = the ceiling lurker

page-barred_hall = The Barred Hall
    .text = The whole household is at the door: grooms, laundresses, the boy who turned the spit. They have been dead a good while, and are set on coming in to serve. The bar jumps in its brackets. They may tire before the oak does, though their apron pockets do look full.
    .way-hold = Hold the door shut
    .way-throw_open = Throw the door open
    .foe = the dead household

page-masked_fool = The Fool on the Stair
    .text = Bells. A fool in a cracked mask, sitting across the stair, holds out his cap to you who come first: he would like a present. It is years since anybody made him laugh. Your fist has hardly closed and he is already holding his sides, so wide is the blow going to go.
    .way-give_present = Put something in the cap
    .way-strike = Take a swing at him
    .foe = the fool

page-briar_watchman = The Dead Garden
    .text = One evening the watchman sat down among the roses, and the briars came up through him. Now it is they who walk him round the beds. Thorns as long as a finger stick out of his coat on every side. Go on, hit him.
    .foe = the briar watchman

page-hook_butcher = The Slaughter-House
    .text = It is dark between the carcasses, and you are first in. Somewhere a chain runs out, fast. The hook on the end of it comes straight for your head, and after the hook comes the butcher, wiping his knives on an apron dirtier than they are.
    .foe = the butcher

page-candle_choir = The Candle Choir
    .text = The singers are hooded, and in each hood a pair of wicks burns where eyes belong. They have come to the verse in which the stranger joins in. Every flame leans towards you. This hymn sends to sleep whoever knows it; it burns whoever gets it wrong.
    .foe = the choir

page-treadwheel = The Treadwheel
    .text = The gate hangs on a chain, the chain winds on a drum, and the drum obeys a wheel as tall as a barn, with treads inside for walking. It takes everyone, and everyone in step. Whoever stumbles goes round underneath, where the boards are stained. ‘Left foot first,’ says somebody, without much hope.

page-sagging_portcullis = The Sagging Portcullis
    .text = The portcullis has come down to the height of a knee and is considering the rest. Each groan costs an inch. A weapon jammed upright would hold it long enough for a look round the guardroom on the other side. Failing that, somebody must have a strong back.
    .way-wedge = Wedge it with a weapon
    .way-shoulder = Put a strong back under it

page-pitch_dark = Pitch Dark
    .text = A gust, and every torch is dead. You had time to see that the floor of this vault was mostly holes, and that there were shelves along the wall. What remains is a draught, a stink, and a pebble that somebody kicks and nobody hears land.
    .way-light = Light the tallow stub
    .way-grope = Grope your way forward

page-shakedown = The Guards’ Fire
    .text = The guards round the fire are bored, and on nobody’s side. All who go by are searched, and you, at the head of the line, will get a clout for luck. Across the passage the laundry is waiting to be taken out, in baskets, big baskets.
    .way-hand_over = Let them search you
    .way-hide = Hide in the laundry baskets

page-moat_mud = The Dry Moat
    .text = The moat has been dry for years, on top. You are in to the hips before you have done falling, and the mud is still pulling, with the sound of a calf at the udder. All that you carry pulls with it. The others look round for a branch, and there are no trees.
    .way-let_go = Let go of everything
    .way-thrash = Thrash your way out

page-human_ladder = The Lit Window
    .text = High up the wall there is a gleam of candlelight, and a smell of smoked ham coming down. A storeroom, then. Nobody has left a ladder, so the others bend their backs, and it is you who will go up them: knee, shoulder, head.

page-broken_stair = The Broken Stair
    .text = The stair waits until you are at the top before it gives way, and you greet the last step with your chin. Behind you the others cling to the stump. To reach you they have a gap that a goat might leap, and a wall whose stones cut like flint.
    .way-leap = Leap the gap
    .way-climb = Climb the sharp wall

page-spiked_chair = The Questioner’s Chair
    .text = The questioner is out. His door has no handle: it opens while there is a body’s weight on the chair, and the chair has spikes, and straps that are very quick. On the other side he keeps what he takes from people. Somebody has to sit down.
    .way-endure = Clench your teeth, keep still
    .way-struggle = Fight the straps

page-well_shaft = The Smugglers’ Well
    .text = Smugglers hung their bundles down the well, on hooks, where no bailiff would put his arm. The hooks have rusted since, and the rope is no younger. A prisoner goes down; the others hold on at the rim. Any jerk may snap the rope, and the rim looks very much inclined to follow.

page-leech_barber = The Leech-Barber
    .text = A man with shaking hands has planted a stool across the passage. He was barber to the garrison, who died, he says, of something else. You have a fever, he can see it from here, and he shows you where with the tip of his razor. In the jar, the leeches have gathered on your side.
    .way-sit_down = Sit down and be bled
    .way-push_past = Push past, razor and all

page-mouldy_banquet = The Long Banquet
    .text = The table was laid weeks ago, and the guests have not stirred from it, each with his nose in his plate. The goose has grown fur. But the cheese is green only on the outside, the bread can be scraped, and nobody here is proud. Each of you must know when to stop.

page-talking_skull = The Skull on the Lectern
    .text = On the lectern, in place of the book, there is a skull. Its jaw drops as you go by, and it asks you a question; then, having waited a long time for company, it gives you the answers as well, to choose from. It looks sorry about the wrong ones. For those who say nothing it still has some teeth.
    .way-guess = Choose an answer
    .way-keep_silent = Say nothing and go by

page-wheel_of_saints = The Wheel of Saints
    .text = In a side chapel stands a wheel painted with saints, several with their eyes scratched out. The desperate used to spin it, and paid beforehand: something rattles about in the drum. The paint on the rim is worn where the hands went. Yours is there already.
    .way-spin = Spin the wheel
    .way-break_open = Break open the drum

page-kitchen_chimney = The Cold Kitchen
    .text = The hearth is cold, and a mouse lodges in the bread oven. The chimney above is wide enough to climb: you in front, with all the loose bricks for your face, and you first out, whatever is out there. Nobody has emptied the cupboards, which ought to make you think.
    .way-climb = Climb the chimney
    .way-search = Search the cupboards

page-spear_gap = The Spear Gap
    .text = The passage shrinks to a crack, and somebody has lined the crack with spear points, old, but with an edge left. They will have some skin, and some baggage with it. To the side a corridor ambles off through the dust, a long way round, between lumber that nobody has sorted.
    .way-squeeze_through = Squeeze through the crack
    .way-go_round = Take the long way round

page-dying_guard = The Young Guard
    .text = He has hardly a beard, and the fever has laid him across the corridor, his pack under his head. As you step over him his fingers close on your ankle. ‘Physic,’ he says. The other hand is holding something under the pack, and his eyes are learning your face.
    .way-give_medicine = Give him a potion
    .way-take_pack = Pull his pack away
    .way-walk_on = Shake him off, walk on

page-straw_loft = The Straw Loft
    .text = The loft is dry, the hatch shuts, and the straw smells of a summer that nobody mentions. There is room for all. Below, though, the castle is awake: you can hear trowels, barrows, doors being moved. If you sat by the hatch all night, cold as it is, one of the others could sleep his fill.
    .way-all_sleep = Let everyone sleep
    .way-one_sleeps = Keep watch over a single sleeper

## Bosses

page-lord_of_lots = The Lord of Lots
    .text = The throne has been pushed back for a gaming table. The lord in the robe seats you nearest; he pricks every thumb, yours deepest, and drips the blood among the lots. Then he rakes in all that any of you owns, shuffles, and deals it out as it comes. He gets up: the rest is played standing.
    .foe = the Lord of Lots

page-rat_mother = The Rat Mother
    .text = She is as big as an ox and lies across the gate passage; under her, the straw squirms. Then the walls empty. Her young come down like gravel, into sleeves, into pockets, and all that can be eaten is eaten. She gets to her feet, and more of them are coming.
    .foe = the Rat Mother

page-old_hangman = The Old Hangman
    .text = He has swept under the gatehouse beam and brought out the stool. The hangman is old and does things properly: he goes from neck to neck with a knotted string, and clicks his tongue over the thin ones. The thin ones can wait. He likes to begin with the sturdiest. You he has tied to the stool meanwhile, so as to have somebody to talk to.
    .foe = the old hangman

page-hollow_king = The Hollow King
    .text = Before the gate a crown floats, at the height of a man sitting. Below it is mist, and, as long as nobody thinks of him, a sleeve, a knee, a hand on a sword. He was king here, and then it wore off. He asks you all, very politely, what his name was.
    .foe = the Hollow King

page-iron_saint = The Iron Saint
    .text = The saint over the gate is made of iron; each time he rusted, they riveted on another plate. Pilgrims used to touch his toe. Tonight the toe moves. He comes down from his niche with the din of a smithy falling downstairs, and plants himself in the only way out, one foot on the hem of your shirt.
    .foe = the Iron Saint
