# What stands on the cards, put into words piece by piece from their figures.

## Small words

as-it-is = { $what }
acts-then = { $first }; { $next }

trait-survival = Survival
trait-tactics = Tactics
trait-brutality = Brutality

state-poisoned = Poisoned
    .text = Whenever a round ends: one damage for each token. The tokens stay.
state-bleeding = Bleeding
    .text = Whoever still bears it after round III is eliminated.
state-burning = Burning
    .text = The first token does nothing. The second eliminates its bearer at once.
state-frozen = Frozen
    .text = The bearer loses its next round that has an action; it does nothing in it.
state-targeted = Targeted
    .text = Whenever an action damages the bearer, it takes one damage more. Lasts until the fight is over.
state-worm = worm
    .text = After a fight, whoever bears three takes one damage and loses three. All go when the biome is left.
state-malaise = Malaise
    .text = A card for its bearer, in force until the biome is left. Whoever has one already takes one damage instead.

token-shield = shield
    .text = Stops one damage, then goes. After the fight shields are gone.
token-golden = golden shield
    .text = Stops all the damage of one action, even unblockable damage, then goes.
token-damage = damage
    .text = When all life points are covered, a prisoner is eliminated, and the run ends.
token-first = first player
    .text = Acts first, takes the tests, and has the last word.
token-lantern = lantern
    .text = A lit one lights up one dark fight. Without light nothing of yours reaches beyond the nearest space on the right.
token-key = key
    .text = Opens one locked corridor.
token-bell = bell
    .text = Brings the reward of its tile, and something for the first player.
token-fire = fire
    .text = Lies there for one bout: in its round, whoever acts without a shield starts burning.
token-shuriken = shuriken
    .text = Hangs over its round in every bout from now on: when that round ends, the first player takes one damage.
token-sword = sword
    .text = As long as one stands, the Hand of the King takes no damage.
token-wall = wall
    .text = An enemy pushed against it takes one damage.
token-void = void
    .text = A monster or elite pushed into it is eliminated. A boss does not move.

goods-tooth =
    { $amount ->
        [one] { $amount } tooth
       *[other] { $amount } teeth
    }
    .name = tooth
    .text = Into the bag. Sellers take nothing else.
goods-cell =
    { $amount ->
        [one] { $amount } cell
       *[other] { $amount } cells
    }
    .name = cell
    .text = Into the bag. Kept when a run ends, and spent then.
goods-potion =
    { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
    .name = potion
    .text = Into the bag. Spent in a fight, it takes all damage off one prisoner.
goods-vial =
    { $amount ->
        [one] { $amount } vial
       *[other] { $amount } vials
    }
    .name = vial
    .text = Takes one damage off a prisoner, at once or when the fight is over.
goods-equipment =
    { $amount ->
        [one] { $amount } equipment card
       *[other] { $amount } equipment cards
    }
    .name = equipment
    .text = The top card of the Equipment deck, for one prisoner.
goods-blueprint =
    { $amount ->
        [one] { $amount } blueprint
       *[other] { $amount } blueprints
    }
    .name = blueprint
    .text = The bottom card of the Blueprint deck. It goes to the collector, and into the Equipment deck in the next interbiome.
goods-scroll_survival =
    { $amount ->
        [one] { $amount } Survival scroll
       *[other] { $amount } Survival scrolls
    }
    .name = Survival scroll
    .text = One step on the Survival track of a prisoner.
goods-scroll_tactics =
    { $amount ->
        [one] { $amount } Tactics scroll
       *[other] { $amount } Tactics scrolls
    }
    .name = Tactics scroll
    .text = One step on the Tactics track of a prisoner.
goods-scroll_brutality =
    { $amount ->
        [one] { $amount } Brutality scroll
       *[other] { $amount } Brutality scrolls
    }
    .name = Brutality scroll
    .text = One step on the Brutality track of a prisoner.
goods-blueprint-of = blueprint: { $item }

word-damage = damage
word-loot = loot
word-block = block
word-ability = ability
word-heal = heal

## Reach

reach-spaces = reach { $spaces }
reach-span = reach { $first } to { $last }
reach-anywhere = any reach

## What prisoners do

damage-plain = { $amount } damage
damage-pierce = { $amount } unblockable damage
act-damage-all = { $damage } to each enemy
act-level = { $what } plus your level in { $trait }
act-extra = { $extra } more against { $whom }
act-inflict =
    { $amount ->
        [one] { $amount } { $state } token
       *[other] { $amount } { $state } tokens
    }
act-inflict-all =
    { $amount ->
        [one] { $amount } { $state } token on each enemy
       *[other] { $amount } { $state } tokens on each enemy
    }
act-block =
    { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
act-block-golden =
    { $amount ->
        [one] { $amount } golden shield
       *[other] { $amount } golden shields
    }
act-block-for =
    { $who ->
        [one] { $shields } for one of you
       *[all] { $shields } for each of you
    }
act-heal =
    { $who ->
        [self] heal yourself of { $damage }
        [one] heal one of you of { $damage }
       *[all] heal each of you of { $damage }
    }
act-cure =
    { $who ->
        [self] rid yourself of all { $state } tokens
        [one] rid one of you of all { $state } tokens
       *[all] rid each of you of all { $state } tokens
    }
act-cure-any =
    { $who ->
        [self] rid yourself of all tokens of one state
        [one] rid one of you of all tokens of one state
       *[all] rid each of you of all tokens of one state
    }
act-loot = loot
act-ability =
    { $amount ->
        [one] { $amount } ability
       *[other] { $amount } abilities
    }
act-push =
    { $amount ->
        [one] push an enemy { $amount } space away
       *[other] push an enemy { $amount } spaces away
    }
act-pull =
    { $amount ->
        [one] pull an enemy { $amount } space nearer
       *[other] pull an enemy { $amount } spaces nearer
    }
act-shatter = break all shields of an enemy
act-earn = { $goods } into the bag

against-poisoned = a Poisoned enemy
against-bleeding = a Bleeding enemy
against-burning = a Burning enemy
against-frozen = a Frozen enemy
against-targeted = a Targeted enemy
against-unhurt = an unhurt enemy
against-elite = an elite
against-boss = a boss

needs-wounded = if you are wounded
needs-unhurt = if you are unhurt
needs-shielded = if you have a shield
needs-barrier = if there is a wall or a void
needs-first_player = if you are the first player
needs-flanked = if an enemy stands left of the group
needs-alone = if only one enemy is left

## What lasts

has-life =
    { $amount ->
        [one] { $amount } life point more.
       *[other] { $amount } life points more.
    }
has-immunity = Immune to { $state }.
has-slot =
    { $amount ->
        [one] Room for { $amount } more item.
       *[other] Room for { $amount } more items.
    }
has-ability = Ability: { $acts }.
has-ward = In every round the first damage to you is blocked.
has-ward-round = In round { $round } the first damage to you is blocked.
has-boost = { $what }.
has-boost-always = your damage actions deal { $amount } more
has-boost-round = in round { $round } your damage actions deal { $amount } more
has-boost-against = { $what } against { $whom }
has-thorns = Whoever damages you takes { $amount } damage, unless a shield blocked it.
has-kill = When your own action eliminates an enemy: { $acts }.
has-reach = What reaches { $near } reaches { $next } as well.
has-looter = { $goods } more whenever you loot teeth.

round-line = Round { $round }: { $acts }.

## Combat cards, items, prisoners

card-blank = Does nothing.
card-symbols = Symbols for tests: { $symbols }.
card-symbols-none = No symbol for tests.
gear-replace = Round { $round }, instead of your card: { $acts }.
gear-plus = Round { $round }, on top of your card: { $acts }.
gear-life =
    { $life ->
        [one] Companion with { $life } life point.
       *[other] Companion with { $life } life points.
    }
gear-sole = Works only as your sole equipment.
gear-works =
    { $works ->
        [replace] replaces the card
        [plus] comes on top of the card
        [ability] by an ability action
       *[always] always works
    }
gear-companion = companion
gear-deck =
    { $deck ->
        [starting] starting equipment
        [secret] secret
       *[blueprint] blueprint
    }
serenade-life =
    { $life ->
        [one] { $life } life point.
       *[other] { $life } life points.
    }
serenade-power = { $trait } on top of your discard: in round { $round }, { $what }.
serenade-teeth = At once: { $goods }.
serenade-vial = At once: { $goods } for the prisoner.
serenade-transforms = She transforms: all damage comes off her, and her board is flipped.
serenade-shield =
    { $amount ->
        [one] Round { $round }: { $amount } shield for the prisoner.
       *[other] Round { $round }: { $amount } shields for the prisoner.
    }
serenade-ability =
    { $amount ->
        [one] Round { $round }: { $amount } ability of the prisoner.
       *[other] Round { $round }: { $amount } abilities of the prisoner.
    }
serenade-heal = Round { $round }: { $amount } damage comes off the prisoner.
serenade-side-power = Power
serenade-side-melee = Melee

## What enemies do

foe-damage = { $damage } { $to }
foe-damage-choice =
    { $amount ->
        [one] { $damage } to one of you
       *[other] { $damage }, shared as you like
    }
foe-then = a { $state } token for whoever is hurt by it
foe-then-worm = a worm for whoever is hurt by it
foe-inflict =
    { $amount ->
        [one] { $amount } { $state } token { $to }
       *[other] { $amount } { $state } tokens { $to }
    }
foe-inflict-choice =
    { $amount ->
        [one] { $amount } { $state } token for one of you
       *[other] { $amount } { $state } tokens, shared as you like
    }
foe-worm =
    { $amount ->
        [one] { $amount } worm { $to }
       *[other] { $amount } worms { $to }
    }
foe-worm-choice =
    { $amount ->
        [one] { $amount } worm for one of you
       *[other] { $amount } worms, shared as you like
    }
foe-malaise =
    { $amount ->
        [one] Malaise { $to }
       *[other] { $amount } times Malaise { $to }
    }
foe-malaise-choice =
    { $amount ->
        [one] Malaise for one of you
       *[other] { $amount } times Malaise, shared as you like
    }
victim-first_player = to the first player
    .for = for the first player
victim-two = to each of two prisoners
    .for = for each of two prisoners
victim-three = to each of three prisoners
    .for = for each of three prisoners
victim-all = to each of you
    .for = for each of you
victim-weakest = to whoever has the least life left
    .for = for whoever has the least life left
victim-strongest = to whoever has the most life left
    .for = for whoever has the most life left
foe-block-for =
    { $who ->
        [others] { $shields } for every other enemy
       *[all] { $shields } for every enemy
    }
foe-vanish = out of reach for the whole round
foe-dies = dies
foe-heal =
    { $who ->
        [self] heals itself of { $damage }
        [others] heals every other enemy of { $damage }
       *[all] heals every enemy of { $damage }
    }
foe-leap = goes to { $space } if it is free
foe-steal = takes { $goods } out of the bag
foe-steal-loot = takes all loot of one type
foe-summon =
    { $amount ->
        [one] { $amount } more monster comes
       *[other] { $amount } more monsters come
    }
foe-rage = all its later damage is { $amount } more
foe-lay =
    { $what ->
        [fire] lays fire for the next bout
        [shuriken] throws a shuriken that comes back when this round ends
       *[sword] calls a sword
    }
foe-lay-many =
    { $what ->
        [fire] lays { $amount } fires for the next bout
        [shuriken] throws { $amount } shurikens that come back when this round ends
       *[sword] calls { $amount } swords
    }
foe-needs-alone = if alone
foe-needs-company = with another enemy there
foe-needs-left = if on { $left }
foe-needs-near = if on { $near }
foe-needs-far = if on { $middle } or { $far }
foe-needs-wounded = if wounded
foe-needs-unhurt = if unhurt
foe-needs-shielded = with a shield
foe-needs-loot = if there is loot

foe-life =
    { $life ->
        [one] { $life } life point.
       *[other] { $life } life points.
    }
foe-kind =
    { $kind ->
        [monster] monster
        [elite] elite
        [boss] boss
       *[element] card of the boss
    }
foe-place = Starts on { $space }.
foe-immune = Immune to { $states }.
foe-sheltered = Cannot be targeted while another enemy stands between it and the group.
foe-thorns = Whoever damages it takes { $amount } damage, unless a shield blocked it.
foe-swarm = Its damage rises by { $amount } for each other of its kind.
foe-adds = Joins its biome only by a card of the campaign.
foe-death = Death: { $acts }.
death-cure = one of you loses all { $state } tokens
fire-line =
    { $amount ->
        [one] Round { $round }: { $amount } { $state } token for everybody who acts without a shield.
       *[other] Round { $round }: { $amount } { $state } tokens for everybody who acts without a shield.
    }
form-number = Form { $form }.

## Tiles and corridors

room-kind =
    { $kind ->
        [treasure] treasure
        [cursed] cursed treasure
        [merchant] merchant
        [encounter] encounter
        [elite] elite encounter
        [door] door
        [teleportation] teleportation
       *[restriction] restriction
    }
room-change = The first player token moves on.
room-gives = { $what }.
room-test = Hand test of { $trait }: { $what }.
choice-test = hand test of { $trait }, then { $what }
room-either = Either: { $what }.
room-or = Or: { $what }.
room-deck-test = Deck test, { $trait }: { $what }.
room-deck-failed = Deck test failed: { $what }.
room-foes = Enemies: { $foes }.
room-monsters =
    { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
room-elites =
    { $count ->
        [one] { $count } elite
       *[other] { $count } elites
    }
room-loot = Loot: { $loot }.
room-barrier =
    { $barrier ->
        [wall] Beyond { $space } there is a wall.
       *[void] Beyond { $space } there is a void.
    }
room-dark = In the dark: a lit lantern, or nothing reaches beyond { $space }.
room-curse = Curse { $number }. { $curse }
room-sells =
    { $times ->
        [one] For { $price }: { $what }. Once only.
       *[other] For { $price }: { $what }. Up to { $times } times.
    }
room-leads = Leads to { $place }.
room-restriction = Restriction { $number }. { $restriction }

gain-first = { $what } for the first player
find-rune = { $rune }, for good
special-worm =
    { $amount ->
        [one] { $amount } worm for one of you
       *[other] { $amount } worms, shared as you like
    }
special-worm-first =
    { $amount ->
        [one] { $amount } worm for the first player
       *[other] { $amount } worms for the first player
    }
special-malaise = Malaise for one of you
special-malaise-first = Malaise for the first player
special-lantern =
    { $amount ->
        [one] { $amount } lantern is lit again
       *[other] { $amount } lanterns are lit again
    }
special-key =
    { $amount ->
        [one] { $amount } key
       *[other] { $amount } keys
    }
special-bell = ring the bell
special-secret =
    { $amount ->
        [one] { $amount } Secrets card
       *[other] { $amount } Secrets cards
    }
special-purge = purge a card
special-teleport = with the rune of teleportation, go to any space that is unvisited and no exit
special-purge_tile = this tile leaves the game
corridor-rune = Only with: { $rune }.
corridor-hand = Hand test: { $trait }.
corridor-locked = Locked: costs a key.
curse-B4-I = All potions are discarded.
curse-B4-II = Each prisoner takes damage until a single life point is left.
curse-B5-I = All potions are discarded.
curse-B5-II = Each prisoner discards an item.
curse-B6-I = No signs in the preparation of fights until the biome is left.
curse-B6-II = All lanterns go out.
curse-B7-I = All teeth are discarded.
curse-B7-II = No rune works until the biome is left.
bell-damage = The first player takes { $damage }.
bell-scroll = The first player loses a step on a track.
bell-equipment = The first player discards an item.
restriction-I = The first player carries out no actions in round { $round }.
restriction-II = It takes two shields to stop one damage.
restriction-III = No potions are drunk.
restriction-IV = No ability actions are used.

## Cards of the campaign

campaign-kind =
    { $kind ->
        [mutation] mutation
        [instruction] instruction
        [feat] feat
        [well] the Well
        [secret] secret
       *[combat] combat card
    }
pocket-start = start of a run
pocket-during = during a run
pocket-skill = skill
pocket-feat = feat
pocket-boss_cell = Boss Cell
campaign-start = At the start of each run: { $acts }.
campaign-everybody = Every prisoner but Serenade has this.
campaign-skill = Ability of the group, once a fight: { $acts }.
campaign-once = At once: { $acts }.
campaign-reward = Reward: { $acts }.
campaign-nothing = Nothing happens.
campaign-next = For the next run: { $acts }.
campaign-stays = This card comes round again.
campaign-item = Joins the Equipment deck for good: { $item }.
does-level =
    { $seller ->
        [healer] the healer rises by a level
        [merchant] the merchant rises by a level
       *[collector] the collector rises by a level
    }
does-pocket =
    { $pocket ->
        [start] one more pocket for the start of a run
        [during] one more pocket for mutations during a run
       *[feat] one more pocket for feats
    }
does-open = runs may begin with { $biome }
does-cheaper =
    { $amount ->
        [one] upgrades cost { $amount } cell less
       *[other] upgrades cost { $amount } cells less
    }
does-dearer =
    { $amount ->
        [one] upgrades cost { $amount } cell more
       *[other] upgrades cost { $amount } cells more
    }
does-purge =
    { $what ->
        [equipment] purge an item
        [combat] purge an upgraded combat card
       *[any] purge a card
    }
does-purge-another = then another
does-secret =
    { $amount ->
        [one] draw { $amount } Secrets card
       *[other] draw { $amount } Secrets cards
    }
does-add = { $monsters } join { $biome }
does-equip = { $item } joins the Equipment deck for good
does-peek = see the next card of each upgrade deck

task-kills_in_fight =
    { $count ->
        [one] Eliminate { $count } enemy in one fight.
       *[other] Eliminate { $count } enemies in one fight.
    }
task-kill_in_round_one =
    { $count ->
        [one] Eliminate { $count } enemy no later than round I.
       *[other] In one run, eliminate { $count } enemies no later than round I.
    }
task-elite_by_state =
    { $count ->
        [one] Let { $count } elite die of poison, bleeding or fire.
       *[other] In one run, let { $count } elites die of poison, bleeding or fire.
    }
task-fight_unhurt =
    { $count ->
        [one] Finish { $count } fight in which nobody takes damage.
       *[other] In one run, finish { $count } fights in which nobody takes damage.
    }
task-biome_unhurt =
    { $count ->
        [one] Leave { $count } biome in which nobody has taken damage.
       *[other] In one run, leave { $count } biomes in which nobody has taken damage.
    }
task-teeth_at_street =
    { $count ->
        [one] Come to the market with { $count } tooth in the bag.
       *[other] Come to the market with { $count } teeth in the bag.
    }
task-loot_types =
    { $count ->
        [one] Take { $count } type of loot in one fight.
       *[other] Take { $count } types of loot in one fight.
    }
task-all_loot =
    { $count ->
        [one] Leave no loot behind in { $count } fight that has some.
       *[other] In one run, leave no loot behind in { $count } fights that have some.
    }
task-ring_bells =
    { $count ->
        [one] Ring { $count } bell in the Clock Tower.
       *[other] Ring { $count } bells in one visit to the Clock Tower.
    }
task-curses =
    { $count ->
        [one] Suffer { $count } curse of a treasure.
       *[other] In one run, suffer { $count } curses of treasures.
    }
task-boss_without_potion =
    { $count ->
        [one] Beat { $count } boss without drinking a potion in that fight.
       *[other] Beat { $count } bosses without drinking a potion in those fights.
    }
task-kill_on_left =
    { $count ->
        [one] Eliminate { $count } enemy left of the group.
       *[other] In one run, eliminate { $count } enemies left of the group.
    }
task-two_in_one_round =
    { $count ->
        [one] In { $count } round of a fight, eliminate two enemies or more.
       *[other] In one run, eliminate two enemies or more in { $count } rounds.
    }

## What the group has of its mutations and runes

group-rest = Between biomes, before the market: up to { $n } damage comes off, from whom you like.
group-first_shield =
    { $n ->
        [one] In the first fight of each biome everybody who fights begins with { $n } shield.
       *[other] In the first fight of each biome everybody who fights begins with { $n } shields.
    }
group-triage = After a fight: { $n } damage comes off whoever fought and has a single life point left.
group-vial = A vial takes off { $n } damage.
group-potion_level =
    { $n ->
        [2] Level { $n }: a potion also rids its drinker of all states.
       *[other] Level { $n }: a potion also rids its drinker of all states, and one damage comes off everybody else who fights.
    }
group-potion_cap = A potion takes off { $n } damage at most.
group-no_healer = The healer sells nothing.
group-disengage =
    { $n ->
        [one] Once a fight for each prisoner: damage that leaves it a single life point brings it { $n } shield.
       *[other] Once a fight for each prisoner: damage that leaves it a single life point brings it { $n } shields.
    }
group-shield_heal = After a fight: { $n } damage comes off one prisoner who still has a shield.
group-first_kill_heal = First enemy of a fight that a prisoner’s own action eliminates: { $n } damage comes off that prisoner.
group-revive =
    { $n ->
        [one] Once a run a prisoner who would be eliminated stays with a single life point and loses all states.
       *[other] { $n } times a run a prisoner who would be eliminated stays with a single life point and loses all states.
    }
group-reorder =
    { $n ->
        [one] Before a fight begins you may swap two neighbouring enemies right of the group, but no boss.
       *[other] Before a fight begins you may swap two neighbouring enemies right of the group { $n } times, but no boss.
    }
group-recycling =
    { $n ->
        [one] { $n } tooth for each item that is discarded for want of room.
       *[other] { $n } teeth for each item that is discarded for want of room.
    }
group-shared_tests = Hand tests may be paid by any prisoner; the first player says by whom.
group-mulligan =
    { $n ->
        [one] Once a biome, before cards are played (never against a boss), everybody may exchange hand cards.
       *[other] { $n } times a biome, before cards are played (never against a boss), everybody may exchange hand cards.
    }
group-haggle =
    { $n ->
        [one] Everything costs { $n } tooth less, but never less than one.
       *[other] Everything costs { $n } teeth less, but never less than one.
    }
group-choose_equipment =
    { $n ->
        [one] Equipment outside fights: draw { $n } card.
       *[other] Equipment outside fights: draw { $n } cards, keep one.
    }
group-late_loot =
    { $n ->
        [one] After a fight you take { $n } type of loot that was left behind.
       *[other] After a fight you take { $n } types of loot that were left behind.
    }
group-tranquility = Once a fight, in round III: a damage action deals { $n } more if nobody has taken damage in this fight.
group-curse_ward =
    { $n ->
        [one] The first curse in each biome does nothing.
       *[other] The first { $n } curses in each biome do nothing.
    }
group-curse_pay =
    { $n ->
        [one] For each curse suffered: { $n } cell into the bag, and one damage comes off a prisoner.
       *[other] For each curse suffered: { $n } cells into the bag, and one damage comes off a prisoner.
    }
group-block_ability =
    { $n ->
        [one] Once a fight for each prisoner: when its shield has blocked damage, it may use { $n } ability.
       *[other] Once a fight for each prisoner: when its shield has blocked damage, it may use { $n } abilities.
    }
group-hand =
    { $n ->
        [one] Hands hold { $n } card more.
       *[other] Hands hold { $n } cards more.
    }
group-ambush = In the first fight of each biome, unless it is a boss, the first enemy begins with { $n } damage, but never dies of it.
group-vengeance = Once a fight for each prisoner: the first damage action after it was hurt deals { $n } more.
group-combo = Once a fight for each prisoner: the first damage action after it has eliminated an enemy deals { $n } more.
group-berserker = With a single life point left, a prisoner’s damage actions deal { $n } more.
group-bounty_elite =
    { $n ->
        [one] For each elite eliminated: { $n } cell into the bag.
       *[other] For each elite eliminated: { $n } cells into the bag.
    }
group-keep_blueprints =
    { $n ->
        [one] At the end of a run { $n } blueprint at the collector’s is not lost: it joins the Equipment deck.
       *[other] At the end of a run { $n } blueprints at the collector’s are not lost: they join the Equipment deck.
    }
group-scout =
    { $n ->
        [one] When a biome is laid out you turn { $n } tile face up that is no exit.
       *[other] When a biome is laid out you turn { $n } tiles face up that are no exits.
    }
group-peek_tile =
    { $n ->
        [one] Once a biome you may look at a tile to which a corridor leads from here.
       *[other] { $n } times a biome you may look at a tile to which a corridor leads from here.
    }
group-teleport = Teleportation tiles take you to any space that is unvisited and no exit.

opens-corridors = Opens the corridors that bear it.
ailment-hoarse = You announce nothing when you play a card.
ailment-trembling = In round I the damage of your cards and items is one less.
ailment-thin_blood = Whatever takes damage off you takes off one less.
ailment-brittle = The first shield you would get in each fight is not placed, unless it is golden.
ailment-fog = Your hand holds one card less.

## The street

seller-healer = Healer
    .text = Takes one damage off a prisoner.
seller-merchant = Merchant
    .text = Shows cards of the Equipment deck.
seller-collector = Collector
    .text = Shows blueprints of the biome. Those bought go on top of the Equipment deck.
seller-healer-line =
    { $times ->
        [one] Level { $level }: one damage off for { $price }, once.
       *[other] Level { $level }: one damage off for { $price }, up to { $times } times.
    }
seller-merchant-line =
    { $cards ->
        [one] Level { $level }: { $cards } item, for { $price }.
       *[other] Level { $level }: { $cards } items, for { $price } each.
    }
seller-collector-line =
    { $cards ->
        [one] Level { $level }: { $cards } blueprint, for { $price }.
       *[other] Level { $level }: { $cards } blueprints, for { $price } each.
    }
start-kit = Who starts here has: { $what }.

## Where we are

headline-before = Run { $number } · Before it begins
headline-after = After run { $number }
headline-biome = Run { $number } · { $biome }
headline-space = Run { $number } · { $biome }: { $tile }
headline-street = Run { $number } · The street behind { $biome }
headline-fight = Run { $number } · { $tile } · Preparation
headline-round = Run { $number } · { $tile } · Round { $round }
headline-boss = Run { $number } · { $boss } · Bout { $bout }
headline-bout = Run { $number } · { $boss } · Bout { $bout }, round { $round }
