# What is printed on the cards, put into words piece by piece from their figures.

## Small words

stat-strength = Strength
stat-dexterity = Dexterity
stat-intelligence = Intelligence
stat-faith = Faith
stat-value = { $stat } { $value }
as-it-is = { $what }

condition-bleed = Bleed
    .text = The next damage suffered is two more; then Bleed is gone.
condition-poison = Poison
    .text = One damage at the end of the own activation; then Poison is gone.
condition-frostbite = Frostbite
    .text = For a character each walk, run or dodge costs one Stamina more; an enemy moves one node less. Gone at the end of the activation.
condition-stagger = Stagger
    .text = For a character each option costs one Stamina more; an enemy’s attack deals one damage less. Gone at the end of the activation.

terrain-barrel = barrel
    .some = a barrel
    .text = Stops movement and pushes. A character may smash it by walking, running or dodging onto it for one Stamina more.
terrain-broken = smashed barrel
    .text = Splinters and hoops: nobody is stopped by them.
terrain-chest = chest
    .some = a chest
    .text = Nobody enters its node. Once the encounter is won it holds two treasure cards.
terrain-gravestone = gravestone
    .some = a gravestone
    .text = Nobody enters its node. While its tile is won it shows one behaviour of the boss beforehand.

token-estus = Estus Flask
    .text = In the own activation: every cube leaves the bar. Full again after a rest.
token-luck = Luck
    .text = One die of an own roll is rolled again. Back after a rest, or for a soul.
token-heroic = Heroic Action
    .text = Once, until the next rest.
token-ember = Ember
    .text = An attack that would deal three damage or more deals one less. Lost in defeat.
token-aggro = Aggro
    .text = Whoever holds it is whom many enemies mean.
token-first = First Activation
    .text = Whoever holds it activates first in the next encounter.

amount-stamina = { $amount } Stamina
amount-health = { $amount } Health

die-black =
    { $count ->
        [one] { $count } black die
       *[other] { $count } black dice
    }
die-blue =
    { $count ->
        [one] { $count } blue die
       *[other] { $count } blue dice
    }
die-orange =
    { $count ->
        [one] { $count } orange die
       *[other] { $count } orange dice
    }
die-dodge =
    { $count ->
        [one] { $count } dodge die
       *[other] { $count } dodge dice
    }
die-none = no dice

colour-black = { $count } black
colour-blue = { $count } blue
colour-orange = { $count } orange

wall-north = north
wall-east = east
wall-south = south
wall-west = west

arc-front = front
arc-right = right
arc-back = back
arc-left = left

way-0 = north
way-1 = north-east
way-2 = east
way-3 = south-east
way-4 = south
way-5 = south-west
way-6 = west
way-7 = north-west

side-0 = north
side-1 = north-east
side-2 = east
side-3 = south-east
side-4 = south
side-5 = south-west
side-6 = west
side-7 = north-west

## Nodes: as the tile is printed, north at the top; the far half is that of a main boss

node-0 = the north-west corner
node-1 = the north side
node-2 = the north-east corner
node-3 = the north-west quarter
node-4 = the north-east quarter
node-5 = the west side
node-6 = the centre
node-7 = the east side
node-8 = the south-west quarter
node-9 = the south-east quarter
node-10 = the south-west corner
node-11 = the south side
node-12 = the south-east corner
node-13 = the west passage
node-14 = the east passage
node-15 = the far south-west corner
node-16 = the far south side
node-17 = the far south-east corner
node-18 = the far south-west quarter
node-19 = the far south-east quarter
node-20 = the far west side
node-21 = the far centre
node-22 = the far east side
node-23 = the far north-west quarter
node-24 = the far north-east quarter
node-25 = the far north-west corner
node-26 = the far north side
node-27 = the far north-east corner

## Equipment

card-kind =
    { $kind ->
        [weapon] Weapon
        [shield] Shield
        [spell] Spell
        [armour] Armour
        [weapon_upgrade] Weapon upgrade
        [armour_upgrade] Armour upgrade
       *[ember] Ember
    }
card-held =
    { $slot ->
        [two_hand] { $kind }, both hands
       *[one_hand] { $kind }, one hand
    }
card-worn = { $kind }.
card-reaches = { $kind }, Range { $range }.
card-pile =
    { $pile ->
        [starting] starting equipment
        [class] class treasure
        [transposed] transposed treasure
        [common] common treasure
        [legendary] legendary treasure
       *[boss] boss treasure
    }
card-needs = Needs { $needs }.
card-block = Block: { $dice }.
card-resist = Resist: { $dice }.
card-dodge = Dodge: { $dice }.
card-upgrades =
    { $count ->
        [one] Room for { $count } upgrade.
       *[other] Room for { $count } upgrades.
    }

option-line = { $cost } Stamina: { $what }.
option-modifier = { $modifier } to the total
option-magical = magical damage
option-node = on one enemy or on all of a node
option-shaft = not on the own node
option-repeat =
    { $times ->
        [2] done twice
       *[other] done { $times } times
    }
option-range = at Range { $range }
option-before =
    { $nodes ->
        [one] first a shift of { $nodes } node
       *[other] first a shift of up to { $nodes } nodes
    }
option-shift =
    { $nodes ->
        [one] a shift of { $nodes } node
       *[other] a shift of up to { $nodes } nodes
    }
option-after =
    { $nodes ->
        [one] then a shift of { $nodes } node
       *[other] then a shift of up to { $nodes } nodes
    }
option-push =
    { $times ->
        [one] push
       *[other] push, { $times } times over
    }
option-backup = also out of the backup slot
option-gain =
    { $who ->
        [self] you regain { $what }
        [one] a character in range regains { $what }
        [two] up to two characters in range regain { $what } each
        [all] all characters in range regain { $what }
        [others] all other characters in range regain { $what }
       *[near] a character on this node or the next regains { $what }
    }
option-charm = all your attacks are magical until your activation ends
option-charm-more = all your attacks are magical and deal { $modifier } damage until your activation ends
option-ward = until the enemies have next activated, everybody’s block rolls gain { $block } and their resist rolls { $resist }

short-repeat =
    { $times ->
        [2] twice
       *[other] { $times } times
    }
short-magical = magical
short-node = node
short-backup = from backup
short-range = Range { $range }
short-push =
    { $times ->
        [one] push
       *[other] push { $times }
    }
short-shift = shift { $nodes }
short-gain =
    { $who ->
        [self] { $what }
        [one] { $what } for one
        [two] { $what } for two
        [all] { $what } for all
        [others] { $what } for all others
       *[near] { $what } for one nearby
    }
short-charm = magical attacks
short-charm-more = magical attacks, { $modifier } damage
short-ward = better defence for all

power-enchant = Every attack roll of the weapon: { $what }.
power-enchant-own = Every attack roll of the wearer: { $what }.
power-more-dice = { $dice } more
power-damage = { $modifier } damage
power-cheaper = The weapon’s dearest attack costs { $amount } Stamina less.
power-immune = { $condition } never takes hold of whoever uses it.
power-stride =
    { $of ->
        [walk] A walk may be up to { $nodes } nodes long.
       *[dodge] A dodge may be up to { $nodes } nodes long.
    }
power-never =
    { $what ->
        [run] Its wearer cannot run.
       *[dodge] Its wearer cannot dodge.
    }
power-steady = Push icons on enemy attacks do not move its bearer.
power-beside = May be held beside a two-handed weapon.
power-breath = Whoever starts an activation on the wearer’s node regains { $stamina } Stamina instead of the usual.
power-trade = At the start of the own activation the wearer may regain { $what } instead of the usual Stamina.
power-mend = At the end of the own activation the wearer regains { $health } Health.
power-mend-each = At the end of the own activation the wearer regains { $health } Health for every enemy on the node.
power-spite = Damage suffered from an enemy attack gives the wearer { $stamina } Stamina back.
power-zeal = An attack of the wearer that beats the defence by { $by } or more gives { $stamina } Stamina back.
power-provoke = Once an encounter, as another’s activation ends, the wearer may take the Aggro token.
power-kindle = Becomes an Ember token for one who has none.

## Characters

character-taunt = Taunt { $taunt }.
character-stat = { $stat }: { $base }, then { $tiers }.
character-starts = Starts with { $cards }.

## Enemies and bosses

foe-figures = Threat { $threat }, Health { $health }, Block { $block }, Resist { $resist }.
foe-reach = Range { $range }, dodge { $dodge }.
foe-dodge = Dodge { $dodge }.
boss-kind =
    { $kind ->
        [mini] mini boss
       *[main] main boss
    }
boss-deck = Behaviour deck: { $deck } cards. Heats up at { $health } Health.
boss-deck-cold = Behaviour deck: { $deck } cards.
boss-immune = Immune to { $conditions }.
boss-revival = When the other falls: { $health } Health more.
boss-levels = On the way: encounters of levels { $levels }.

aim-aggro = the Aggro holder
aim-nearest = the nearest character

step-toward =
    { $nodes ->
        [0] Turns towards { $target }.
        [one] Moves { $nodes } node towards { $target }{ $clears }
       *[other] Moves { $nodes } nodes towards { $target }{ $clears }
    }
step-away =
    { $nodes ->
        [0] Turns its back on { $target }.
        [one] Moves { $nodes } node away from { $target }{ $clears }
       *[other] Moves { $nodes } nodes away from { $target }{ $clears }
    }
step-slide =
    { $to ->
        [front] Slides { $nodes } forward{ $clears }
        [right] Slides { $nodes } to its right{ $clears }
        [back] Slides { $nodes } back{ $clears }
       *[left] Slides { $nodes } to its left{ $clears }
    }
clears-nobody = .
clears-push = , pushing everyone out of the way.
clears-damage = , with { $damage } damage to all it runs into, whom it pushes.
step-turn =
    { $turn ->
        [right] Turns a quarter to its right.
        [left] Turns a quarter to its left.
       *[round] Turns right round.
    }
step-leap = Leaps onto { $target } and pushes all who are there.
step-leap-damage = Leaps onto { $target }: { $damage } damage to all who are there, and a push.
step-strike-one = Strikes { $target }: { $what }.
step-strike-node = Strikes everyone on the node of { $target }: { $what }.
step-strike-arcs =
    { $count ->
        [one] Strikes everyone in its { $arcs } arc: { $what }.
        [4] Strikes everyone in all its arcs: { $what }.
       *[other] Strikes everyone in its { $arcs } arcs: { $what }.
    }
strike-damage = { $damage } damage
strike-magical = { $damage } magical damage
strike-push = push
pattern-repeat =
    { $times ->
        [2] All of it twice.
       *[other] All of it { $times } times.
    }
pattern-weak =
    { $count ->
        [one] Weak arc: { $arcs }.
       *[other] Weak arcs: { $arcs }.
    }
pattern-weak-none = No weak arc.
pattern-heat-up = Heat up card.
pattern-half = Half of a card; the other half: { $pattern }.

## Encounters, traps, sections

encounter-level = Level { $level }.
encounter-spawn-one = First spawn node: { $foes }.
encounter-spawn-two = Second spawn node: { $foes }.
encounter-terrain-one = First terrain node: { $terrain }.
encounter-terrain-two = Second terrain node: { $terrain }.
encounter-traps = The tile is trapped.
trap-blank = Nothing happens.
trap-line = { $damage } damage; dodge { $dodge }.
section-boss =
    { $times ->
        [one] { $boss }
        [2] { $boss }, twice in a row
       *[other] { $boss }, { $times } times in a row
    }
section-way =
    { $count ->
        [one] { $count } encounter, of level { $levels }. Then { $bosses }.
       *[other] { $count } encounters, of levels { $levels }. Then { $bosses }.
    }
tile-doors =
    { $count ->
        [one] One doorway: { $walls }.
       *[other] Doorways: { $walls }.
    }
