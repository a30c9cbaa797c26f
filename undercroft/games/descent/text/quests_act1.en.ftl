# The quests of act I and their encounters. Every sentence is ours; figures come from the quest files.

## First Blood

quest-first_blood = First Blood
    .story = Arhynn is a barony of good fields and bad roads, and today the bad road has an ettin on it. He calls himself Mauler, and he has brought goblins to carry what he means to take. It is a small matter, for heroes who will be asked to do larger ones.
encounter-first_blood-1 = The Road to Arhynn
    .story = An upturned cart, a fire that nobody from here has lit, and two heads arguing over who may shout the orders. The goblins have begun to look for a way round.
    .heroes = Defeat Mauler.
    .overlord = { $needed } goblin archers have left the map by the exit.
    .clock = After round { $rounds } the road is lost: the overlord wins.
rule-first_blood-1-mauler = One of the ettins is Mauler: the master, or with two heroes the only one. He has { $mauler_health } more Health.
rule-first_blood-1-escape = A goblin archer on the exit may leave the map for one movement point. Each that does counts.
rule-first_blood-1-reinforcement = At the end of each overlord turn the overlord may bring back up to { $returning } goblin archers on tile { $tile_26A }. Those who have left may come again.
track-first_blood-1-escaped = goblins away

## A Fat Goblin

quest-a_fat_goblin = A Fat Goblin
    .story = Splig is king of the goblins because he says so and because he sits on those who doubt it. He is hungry, which is usual, and he is looking for a man named Frederick, which is not.
encounter-a_fat_goblin-1 = Burnt Fields
    .story = Four bundles of the harvest still stand in the field. At one end of the valley there is a farm with a strong door; at the other there are goblins with empty hands.
    .heroes = When no bundle is left on the map, at least { $enough } have been brought to the farm.
    .overlord = When no bundle is left on the map, fewer than { $enough } have been brought to the farm.
    .clock = After round { $rounds } the goblins have what is left: each bundle on the map counts as stolen. The overlord wins, unless { $enough } bundles are at the farm.
rule-a_fat_goblin-1-bundles = Heroes and goblin archers may pick up a bundle. Nobody carries two.
rule-a_fat_goblin-1-farm = The entrance and tile { $tile_11A } are the farm. As soon as a hero with a bundle enters it, the bundle is safe and leaves the map.
rule-a_fat_goblin-1-theft = A goblin archer with a bundle may leave the map by the exit. The bundle is stolen: Splig will be the fatter for it in the next encounter.
rule-a_fat_goblin-1-reinforcement = At the end of each overlord turn the overlord may bring back { $goblins_back } goblin archer on the exit, and { $others_back } figure of the open group on the entrance.
line-a_fat_goblin-1-stolen = A bundle goes over the hill, and with it somebody’s winter.
line-a_fat_goblin-1-saved = A bundle is behind the farm’s strong door.
track-a_fat_goblin-1-saved = bundles at the farm
track-a_fat_goblin-1-stolen = bundles stolen
encounter-a_fat_goblin-2 = Splig’s Kitchen
    .story = Four people sit in the dark with sacks over their heads. One of them is Frederick, and Splig does not know which. He has a room for finding out.
    .heroes = Defeat Splig.
    .overlord = Splig leaves the map by the entrance with Frederick.
    .clock = After round { $rounds } the farmers have come with torches and dogs: the heroes win.
rule-a_fat_goblin-2-prisoners = The four prisoners are face down; one is Frederick. Goblin archers and Splig may pick one up and put one down.
rule-a_fat_goblin-2-questions = Once in each of his activations Splig, while he stands on tile { $tile_11B }, may use an action to question a prisoner whom he carries, or who lies next to him: the token is turned over. Anybody but Frederick is thrown out and leaves the map.
rule-a_fat_goblin-2-flight = Splig, carrying Frederick face up, may leave the map by the entrance.
rule-a_fat_goblin-2-fat = Splig has { $girth } more Health, and { $fat_each } more for each bundle stolen in the first encounter.
rule-a_fat_goblin-2-reinforcement = At the start of each overlord turn the overlord may bring back up to { $returning } goblin archers on tile { $tile_11B }.
line-a_fat_goblin-2-found = It is him. Splig laughs so hard that the pots answer.
track-a_fat_goblin-2-stolen = bundles that Splig has eaten

## Castle Daerion

quest-castle_daerion = Castle Daerion
    .story = Sir Alric Farrow has come home at the head of things that used to be buried. Between him and the inner lands there is one castle, one old knight, and a chain of beacons that nobody has lit for thirty years.
encounter-castle_daerion-1 = The Beacons
    .story = Four beacons, four keepers, and the dark comes over the water as well as over the wall.
    .heroes = { $beacons } beacons burn.
    .overlord = All four villagers have been slain.
    .clock = After round { $rounds } nobody is left to see a fire: the overlord wins.
rule-castle_daerion-1-beacons = A hero next to a dark beacon, or on it, may use an action to light it: if the hero passes a test of Awareness or Knowledge it burns, and stays lit.
rule-castle_daerion-1-villagers = The villagers are allies who stay where they are and take no turns. Those who live will stand with the heroes in the next encounter; those who do not will stand with Sir Alric.
rule-castle_daerion-1-reinforcement = At the start of each overlord turn the overlord may bring back { $returning } figure of the open groups on the exit.
line-castle_daerion-1-lit = The fire takes. Somewhere beyond the hills, somebody stands up.
track-castle_daerion-1-lit = beacons lit
track-castle_daerion-1-slain = villagers slain
track-castle_daerion-1-survivors = villagers alive
encounter-castle_daerion-2 = The Hall of Sir Palamon
    .story = Sir Palamon sits in his hall as he has sat for thirty years, except that now he is standing, and that the paving stones have begun to move.
    .heroes = Sir Palamon has marshalled { $defenders } defenders; or Sir Alric is defeated and no master monster is left on the map.
    .overlord = Defeat Sir Palamon.
    .clock = After round { $rounds } the gate gives way: the overlord wins.
rule-castle_daerion-2-palamon = Sir Palamon is an ally without turns of his own. He has { $steadfast } more Health, and { $cheer } more for each villager who lived through the first encounter.
rule-castle_daerion-2-marshal = At the start of each round Sir Palamon tests Willpower: if he passes, one defender is marshalled, and he recovers { $heart } damage. Then the heroes may move him up to { $stride } spaces.
rule-castle_daerion-2-militia = At the start of the first overlord turn each villager who lived through the first encounter comes to the entrance as a militiaman, an ally.
rule-castle_daerion-2-dead = The zombies lie still until the end of the overlord turn of round { $stirring }. Each has one more Health for every villager slain in the first encounter.
line-castle_daerion-2-marshalled = One more man finds his spear, and his nerve.
line-castle_daerion-2-awake = The stones of the hall heave, and hands come up between them.
track-castle_daerion-2-marshalled = defenders marshalled
track-castle_daerion-2-slain = villagers slain
track-castle_daerion-2-survivors = villagers alive

## The Cardinal’s Plight

quest-the_cardinals_plight = The Cardinal’s Plight
    .story = Cardinal Koth has read something that he should not have, and has shut himself in with it. Lord Merick Farrow would like to read it too, and does not mean to knock.
encounter-the_cardinals_plight-1 = Behind the Ward
    .story = A ward of cold light hangs in the cemetery gate. On the far side a man in good boots walks from grave to grave, as if he were choosing fruit.
    .heroes = Defeat Lord Merick; or no grave is closed any more and none of the risen is left on the map.
    .overlord = { $needed } of the risen have left the map by the exit.
    .clock = After round { $rounds } it is dawn, and the dead lie down: the heroes win.
rule-the_cardinals_plight-1-ward = The red door is warded. A hero next to it who carries the relic of dawn may use an action to banish the ward: the door is gone for good, and so is the relic.
rule-the_cardinals_plight-1-relic = One of the search tokens is unique. Whoever finds it carries the relic of dawn.
rule-the_cardinals_plight-1-raising = Once in each of his activations Lord Merick may use an action next to a closed grave: if he passes a test of Willpower or Knowledge, the grave is empty and a zombie of the risen stands there.
rule-the_cardinals_plight-1-sealing = A hero next to a closed grave may use an action to seal it. Nothing comes out of a sealed grave.
rule-the_cardinals_plight-1-march = The risen, four zombies at most, may leave the map by the exit. Each that does counts, and will be waiting for the cardinal.
line-the_cardinals_plight-1-relic = Under the leaves lies a small sun of brass, warm to the hand.
line-the_cardinals_plight-1-banished = The light goes out of the gate with a sound like a breath let go.
track-the_cardinals_plight-1-marched = risen gone ahead
encounter-the_cardinals_plight-2 = The Library
    .story = The abbey is quiet, as a house is quiet when somebody holds a hand over its mouth. The library is locked, and the cardinal is in it. So is the smell.
    .heroes = Cardinal Koth leaves the map by the entrance.
    .overlord = Defeat Cardinal Koth.
    .clock = After round { $rounds } the library burns: the overlord wins.
rule-the_cardinals_plight-2-library = The red door is locked. A hero next to it who carries the key may use an action to open it; from then on it is a door like any other.
rule-the_cardinals_plight-2-key = One of the search tokens outside the library is unique. Whoever finds it carries the key.
rule-the_cardinals_plight-2-koth = Cardinal Koth is an ally, with { $faith } more Health than on his card. He may leave the map by the entrance.
rule-the_cardinals_plight-2-prayer = Once in each turn a hero next to the altar may use an action to pray: if the hero passes a test of Willpower, the cardinal recovers { $comfort } damage, and has one grey defence die more until the end of the next overlord turn.
rule-the_cardinals_plight-2-merick = The zombies in the library, one for each of the risen that went ahead, one more, and a master, do nothing until the door is first opened. Then they wake, and Lord Merick comes in by the entrance. From then on, at the end of each overlord turn, the overlord may bring back { $returning } zombie in the cloister, tile { $tile_19B }.
line-the_cardinals_plight-2-key = A key on a black ribbon, as long as a finger.
line-the_cardinals_plight-2-opened = The lock turns, and everything in the library turns with it. Behind you, the abbey door opens too.
track-the_cardinals_plight-2-marched = risen that went ahead

## The Masquerade Ball

quest-the_masquerade_ball = The Masquerade Ball
    .story = Lord Theodir gives a ball. Lady Eliza Farrow was not invited, has come, and is said to be charming. By midnight nobody is sure who was on the list.
encounter-the_masquerade_ball-1 = Eight Masks
    .story = Eight guests stand quite still under their masks, and one does not like to ask why. Some of them breathe.
    .heroes = { $enough } guests have been led to the entrance.
    .overlord = { $taken } guests have been dragged to the exit.
    .clock = After round { $rounds } the candles are out: the overlord wins.
rule-the_masquerade_ball-1-masks = The eight masked tokens are face down: five guests and three cultists. Any hero or monster next to one may use an action to unmask it: it is turned over.
rule-the_masquerade_ball-1-cultists = A cultist leaves the map as a token, and a flesh moulder, a minion, stands there instead.
rule-the_masquerade_ball-1-guests = Heroes and monsters may pick up an unmasked guest. As soon as a hero with a guest enters the entrance, that guest is rescued; as soon as a monster with a guest enters the exit, that guest is gone. The bearer stays.
rule-the_masquerade_ball-1-influence = With influence in use, the overlord turns the hidden token up at the start of the overlord turn of round { $midnight }. The crown: the overlord draws a card. The purse: the overlord may bring back { $bribed } figure of the first open group on tile { $tile_8B }. The mask: each hero suffers { $weary } fatigue.
line-the_masquerade_ball-1-crown = A herald in no known livery reads out a name. Half the hall kneels, and then wonders why.
line-the_masquerade_ball-1-purse = Somebody has paid the footmen twice. The new ones do not carry trays.
line-the_masquerade_ball-1-mask = One of the masks on the wall turns to follow you. From then on it is hard to stand up straight.
line-the_masquerade_ball-1-cultist = Under the mask there is nothing that one could call a face, and it has needles.
track-the_masquerade_ball-1-rescued = guests rescued
track-the_masquerade_ball-1-dragged = guests dragged off
encounter-the_masquerade_ball-2 = The Vault of Lord Theodir
    .story = Below the ballroom there are six doors that do not like strangers, and behind the last of them a box of old dice. Lady Eliza is fond of games.
    .heroes = Every hero has left the map by the exit.
    .overlord = Lady Eliza leaves the map by the exit with the box of dice.
    .clock = After round { $rounds } the cellars flood: the overlord wins.
rule-the_masquerade_ball-2-doors = All six doors are sealed: the door action does not open them. A hero next to one may use an action to test Might, and if it is passed the door is smashed and gone; or Awareness, and if it is passed the lock is picked and the door open. A picked door that is closed again is sealed again. Each figure may try a door once in each turn, in one way.
rule-the_masquerade_ball-2-riddle = A hero or Lady Eliza next to a sealed door may instead answer its riddle with a test of Knowledge: if it is passed, that figure is placed on the other side, and the door stays shut. Lady Eliza knows no other way.
rule-the_masquerade_ball-2-theodir = Before the first round one red die is rolled, if anybody was rescued: with no more hearts than guests rescued, Lord Theodir was among them, and the red door of the vault is no longer sealed.
rule-the_masquerade_ball-2-dice = The box of dice lies in the vault. Heroes and Lady Eliza may carry it.
rule-the_masquerade_ball-2-way_out = A hero on the exit may leave the map.
line-the_masquerade_ball-2-theodir = One of the rescued takes off a wig and says a word that opens vaults. It is Lord Theodir.
line-the_masquerade_ball-2-no_theodir = Lord Theodir is not among those who came out. Nobody left knows the word for the vault.
track-the_masquerade_ball-2-rescued = guests rescued
track-the_masquerade_ball-2-out = heroes through the exit

## Death on the Wing

quest-death_on_the_wing = Death on the Wing
    .story = Belthir flies for whoever pays him, and somebody has paid him for a village. There is one way up to it, narrow, with a great deal of loose rock above.
encounter-death_on_the_wing-1 = The Ravine
    .story = A shadow crosses the path, then a stone. Then a larger stone.
    .heroes = { $needed } heroes have left the map by the exit.
    .overlord = All { $boulders } boulders lie on the map at once.
    .clock = After round { $rounds } the way is closed: the overlord wins.
rule-death_on_the_wing-1-boulders = At the end of each overlord turn the overlord puts a boulder on an empty space of the ravine, which is all but the entrance and the exit. Nobody but cave spiders may move into a space with a boulder; it does not block sight.
rule-death_on_the_wing-1-climbing = A hero next to a boulder may use an action to climb it: if the hero passes a test of Awareness, he is placed on it; otherwise he suffers { $bruise } fatigue.
rule-death_on_the_wing-1-breaking = A hero next to a boulder may use an action to break it: if the hero passes a test of Might, it goes back to the supply; otherwise he suffers { $bruise } fatigue.
rule-death_on_the_wing-1-way_out = A hero on the exit may leave the map. Every hero who does will be in the village first, with a warning.
track-death_on_the_wing-1-out = heroes through
encounter-death_on_the_wing-2 = The Watchtower
    .story = Four people are caught between the tower and the mill. He circles, and takes his time.
    .heroes = { $safe } villagers have left the map by the entrance; or Belthir is defeated.
    .overlord = { $dead } villagers have been slain.
    .clock = After round { $rounds } there is no more village to save: the overlord wins.
rule-death_on_the_wing-2-villagers = The villagers are allies, and take turns.
rule-death_on_the_wing-2-refuge = A villager on the entrance may leave the map, and is safe.
rule-death_on_the_wing-2-warned = Each villager has { $hardy } more Health, and { $forewarned } more for every hero who got through the ravine.
track-death_on_the_wing-2-out = heroes who got through
track-death_on_the_wing-2-refuge = villagers safe
track-death_on_the_wing-2-slain = villagers slain

## The Shadow Vault

quest-the_shadow_vault = The Shadow Vault
    .story = There is a stone under these hills that was put there so that nobody would have it. You have found it, which is a beginning. Baron Zachareth has found you, which is another.
encounter-the_shadow_vault-1 = A Long Way Out
    .story = The vault was made to keep people out, and keeps them in very nearly as well. The stone is cold, and it is in no hurry.
    .heroes = A hero leaves the map by the exit with the Shadow Rune.
    .overlord = A monster or the baron leaves the map by the entrance with the Shadow Rune.
    .clock = After round { $rounds } the baron’s host has closed every road: the overlord wins.
rule-the_shadow_vault-1-rune = The heroes start in the vault. Anybody may carry the Shadow Rune; it falls where its bearer falls.
rule-the_shadow_vault-1-stuck = The red doors are stuck. A hero or the baron next to one may use an action to test Might: if it is passed, the door opens. It can be closed again, and is then stuck again.
rule-the_shadow_vault-1-passage = A crawlway leads from one red token to the other. A hero next to one may use an action to be placed beside the other.
rule-the_shadow_vault-1-sleepers = The ettins do nothing until a hero enters tile { $tile_3A }, the shadow dragon nothing until a hero enters tile { $tile_16A }.
rule-the_shadow_vault-1-way_out = A hero who carries the Shadow Rune may leave the map by the exit.
rule-the_shadow_vault-1-theft = A monster or the baron who carries the Shadow Rune may leave the map by the entrance, half way.
line-the_shadow_vault-1-ettins = Two heads lift, one after the other. Four eyes open, in no particular order.
line-the_shadow_vault-1-dragons = What you took for the far wall unfolds.

## The Overlord Revealed

quest-the_overlord_revealed = The Overlord Revealed
    .story = You followed a trail of the Baron’s enemies into the hills, and it ends in a ring of stones with his arms on them. It was never a trail. It was an invitation.
encounter-the_overlord_revealed-1 = Three Gates
    .story = Three gates stand open about you, and the air leans towards them. A man is coming up the passage who has no need to run.
    .heroes = All three gates are shut; or Baron Zachareth is defeated.
    .overlord = The rite has reached { $rite_done }.
    .clock = After round { $rounds } the gates no longer need anybody: the overlord wins.
rule-the_overlord_revealed-1-gates = The heroes start on tile { $tile_9B }. The three gates are face down: one red, one green, one blue. A hero next to one may use an action to study it: it is turned over.
rule-the_overlord_revealed-1-shutting = A hero next to a gate that is face up may use an action to shut it with a test: Might for red, Awareness for green, Knowledge for blue. If it is passed the gate is gone; otherwise the hero suffers { $backlash } damage.
rule-the_overlord_revealed-1-doors = The red doors are locked. The baron alone opens them, with an action; from then on they are doors like any other.
rule-the_overlord_revealed-1-rite = At the end of each overlord turn in which the baron stands on tile { $tile_9B }, the rite moves on by one for every gate that is still open.
line-the_overlord_revealed-1-shut = The gate closes like an eye.
line-the_overlord_revealed-1-rite = The stones speak, one word further along.
track-the_overlord_revealed-1-rite = the rite
