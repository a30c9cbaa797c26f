# What is said at the table: questions, answers, the log, why not, and how it ends.

game-dark-souls = Dark Souls: The Board Game
    .line = One to four undead, a bonfire with few sparks, and what waits behind the fog.

## Small words

hero-nobody = a departed companion
foe-nobody = the enemy
pattern-both = { $one } / { $other }
item-fitted = { $card } + { $upgrades }

place-way = its { $side } side
place-arc = its { $arc } arc
place-room = { $room }
place-boss = the room of { $boss }

far-north =
    { $tiles ->
        [one] north
       *[other] { $tiles } tiles north
    }
far-east =
    { $tiles ->
        [one] east
       *[other] { $tiles } tiles east
    }
far-south =
    { $tiles ->
        [one] south
       *[other] { $tiles } tiles south
    }
far-west =
    { $tiles ->
        [one] west
       *[other] { $tiles } tiles west
    }
leg-north = { $tiles } north
leg-east = { $tiles } east
leg-south = { $tiles } south
leg-west = { $tiles } west
room-straight = the room { $way } of the bonfire
room-askew = the room { $one } and { $other } of the bonfire
room-bonfire = the bonfire
room-boss = the room of { $boss }
room-named = { $name }
room-nowhere = a room that is no more

stat-lacks = { $stat } { $value } (now { $has })

price-paid = { " " }for { $stamina } Stamina
shown-more = { $shown } ({ $modifier })
hit-sum =
    { $result } against { $held }{ $spared ->
        [0] { "" }
       *[other] , { $spared } turned aside
    }{ $bled ->
        [0] { "" }
       *[other] , { $bled } more by Bleed
    }
suffered-sum =
    { $came } through{ $spared ->
        [0] { "" }
       *[other] , { $spared } spared by the Ember
    }{ $bled ->
        [0] { "" }
       *[other] , { $bled } more by Bleed
    }

## Settings of a new game, and the places one can go back to

setting-mode = Game
    .standard = a mini boss, then a main boss
    .first_journey = campaign: The First Journey
    .coiled_sword = campaign: The Coiled Sword
    .first = first steps: one encounter that teaches
setting-layout = Laying the tiles
    .automatic = by chance
    .players = by the players
setting-boss_push = A boss that moves with Push
    .turn_first = turns, then clears its node
    .push_first = clears its node, then turns
setting-leap_push = A leaping boss pushes
    .landing = where it lands
    .both = where it lands and where it left
setting-pair_health = Health gained by the survivor of a pair
    .capped = never beyond what it began with
    .uncapped = without a limit
setting-luck_on_resist = Luck on resist rolls
    .yes = allowed
    .no = not allowed
setting-stagger_moves = Stagger and movement attacks
    .no = no effect
    .yes = one damage less
setting-heat_up_pile = Shuffled when a boss heats up
    .all = deck and played cards
    .deck = the deck alone
setting-step_between_attacks = Stepping between two attacks
    .no = not allowed
    .yes = allowed
setting-defend_order = Several targets defend
    .table = around the table
    .asked = in an order you choose
setting-souls_after_victory = Dropped souls on a tile that is won
    .collected = picked up
    .left = left lying

moment-roll = after a roll of your own, where Luck or Stand Fast could help
moment-backstab = after a dodge, where Backstab is ready
moment-provoke = after another’s activation, where your armour could draw the enemies
moment-tie = where an enemy has several equally good choices

mark-encounter = the start of this encounter
mark-activation = the start of this activation
mark-enemies = the start of the enemy activation

## Questions before and between encounters

ask-class = Choose a character ({ $number } of { $count }).
ask-hold = { CAP($who) } has more than two hands can hold. What is in them?
ask-boss = Which mini boss do you go after?
ask-boss-main = Which main boss do you go after?
ask-lay = Where does the next tile lie, and which way up?
ask-fog = Several rooms are equally far off. Which has the fog gate?
ask-deal = Equally far rooms: which gets the encounter of level { $level }?
ask-roam =
    You are at the bonfire, with { $sparks ->
        [0] no spark
        [one] { $sparks } spark
       *[other] { $sparks } sparks
    } and { $souls ->
        [0] no souls
        [one] { $souls } soul
       *[other] { $souls } souls
    }. What now?
ask-roam-away = { CAP($room) } is quiet. Where to?
ask-outfit = { CAP($who) } at Andre’s: what changes?
ask-give = Found: { $card }. Who takes it?
ask-give-any = Who takes what was found?
ask-ember = An Ember. Who carries it?

## Questions in an encounter

ask-stand = Where does { $who } come in?
ask-aggro = Who led the way in, and holds the Aggro token?
ask-first = Who activates first?
ask-dash = Stay and fight, or dash on?
ask-act =
    { $left ->
        [one] { CAP($who) } acts, with { $left } box left. What next?
       *[other] { CAP($who) } acts, with { $left } boxes left. What next?
    }
ask-breathe = What does { $who } regain?
ask-stride = Does { $who } walk a node farther?
ask-charge = Does { $who } charge a node, for nothing?
ask-provoke = Does { $who } draw the enemies now?
ask-target = Whom does { $who } attack?
ask-shift =
    { $nodes ->
        [one] { CAP($who) } may shift a node. Where to?
       *[other] { CAP($who) } may shift up to { $nodes } nodes. Where to?
    }
ask-receive = Who gets it from { $who }?
ask-roll =
    { $what ->
        [attack] { CAP($who) } attacks with { $shown }: { $total } against a defence of { $against }. Does the roll stand?
        [block] { CAP($who) } blocks with { $shown }: { $total } against { $against } damage. Does the roll stand?
       *[resist] { CAP($who) } resists with { $shown }: { $total } against { $against } damage. Does the roll stand?
    }
ask-roll-pushed =
    { $what ->
        [block] { CAP($who) } blocks with { $shown }: { $total } against { $against } damage, and a push. If the roll stands, where to?
       *[resist] { CAP($who) } resists with { $shown }: { $total } against { $against } damage, and a push. If the roll stands, where to?
    }
ask-roll-dodge = { CAP($who) } rolled { $icons } of { $need } dodge icons. Does the roll stand?
ask-roll-any = Does the roll of { $who } stand?
ask-trap = A trap: { $damage } damage for { $who }, or a dodge ({ $dice }, { $dodge } needed).
ask-trap-any = A trap: { $damage } damage for { $who }. Suffer it, or dodge?
ask-dodge-on = Does { $who } dodge a node farther?
ask-defend = { CAP($foe) } strikes { $who } for { $damage } damage. Block ({ $dice }), or dodge ({ $dodging }, { $dodge } needed)?
ask-defend-magical = { CAP($foe) } strikes { $who } for { $damage } magical damage. Resist ({ $dice }), or dodge ({ $dodging }, { $dodge } needed)?
ask-defend-any = { $damage } damage for { $who }. Defend, or dodge?
ask-backstab = { CAP($who) } dodged. Backstab { $foe }?
ask-backstab-any = { CAP($who) } dodged. Backstab?
ask-place = Beside the boss: where does { $who } stand?
ask-push-to = { CAP($who) } is pushed. Where to?
ask-push-foe = { CAP($foe) } is pushed. Where to?
ask-push-out = Too many at { $node }. Who has to go?
ask-foe = Enemies of equal threat: which acts now?
ask-path = Several nodes suit { $foe } equally. Which one?
ask-boss-gives-way = { CAP($foe) } has to give way. Where to?
ask-nearest = Two are equally near { $foe }. Whom does it mean?
ask-nearest-any = Two are equally near. Whom does it mean?
ask-defender = { CAP($foe) } strikes several of you. Who defends first?
ask-defender-any = Several of you are struck. Who defends first?

## Answers

do-take-class = { $name } ({ $heroic })
do-hunt = { $boss }: levels { $levels }
do-lay =
    { $side ->
        [a] Front side up
       *[b] Back side up
    }, { $room }, { $quarters ->
        [0] as printed
        [1] a quarter right
        [2] half round
       *[3] a quarter left
    }
do-fog = In the { $wall } wall of { $room }
do-deal = { CAP($room) }
do-go = Enter { $room } (level { $level })
do-go-back = Go back to { $room }
do-go-bonfire = Go back to the bonfire
do-through = { $what }, by the { $wall } door
do-dash = Dash to { $room }
do-enter-boss = Walk into the fog, to { $boss }
do-rest = Rest (a spark)
do-buy =
    { $souls ->
        [one] Buy a treasure card ({ $souls } soul)
       *[other] Buy a treasure card ({ $souls } souls)
    }
do-buy-spark = Buy a spark ({ $souls } souls)
do-sell =
    { $souls ->
        [one] Sell: { $card } (for { $souls } soul)
       *[other] Sell: { $card } (for { $souls } souls)
    }
do-level = { $who }: { $stat } to { $value } ({ $souls } souls)
do-level-plain = { $who }: raise { $stat }
do-refill = { $who }: restore Luck (a soul)
do-outfit = { $who }: change equipment
do-equip =
    { $slot ->
        [armour] Wear { $card }
        [left] Left hand: { $card }
        [right] Right hand: { $card }
       *[backup] Backup: { $card }
    }
do-equip-instead =
    { $slot ->
        [armour] Wear { $card } instead of { $old }
        [left] Left hand: { $card } instead of { $old }
        [right] Right hand: { $card } instead of { $old }
       *[backup] Backup: { $card } instead of { $old }
    }
do-give =
    { $slot ->
        [armour] { $who }: wear it
        [left] { $who }: left hand
        [right] { $who }: right hand
       *[backup] { $who }: backup
    }
do-give-instead =
    { $slot ->
        [armour] { $who }: wear it instead of { $old }
        [left] { $who }: left hand instead of { $old }
        [right] { $who }: right hand instead of { $old }
       *[backup] { $who }: backup instead of { $old }
    }
do-give-ember = { $who }
do-give-nobody = Into the inventory
do-stow = Put { $card } into the inventory
do-attach = Fit { $upgrade } to { $card }
do-detach = Take off { $upgrade }
do-open = Open the chest at { $node }
do-name = { $who }
do-choose = { CAP($what) }
do-to = To { $node }
do-keep-to = Let it stand, and be pushed to { $node }
do-stand = At { $node }
do-push-out-to = { $what }, to { $node }
do-push-out = Push out { $what }
do-place = Stand at { $place }
do-for = { $what } ({ $stamina } Stamina)
do-smash = { $what }, through the barrel
do-swap = Hold { $one } and { $other }
do-swap-one = Hold { $card } alone
do-swap-nothing = Hold nothing
do-walk = Walk to { $node }
do-run = Run to { $node }
do-walk-to = Step to { $node }
do-circle = Step round to { $place }
do-attack = { $card } on { $foe }: { $what }
do-attack-all = { $card } on { $foe } and all on its node: { $what }
do-attack-nobody = { $card }: { $what }
do-go-strike = { $what }, from { $spot }
do-drink = Drink the Estus Flask
do-heroic = Use the Heroic Action
do-heroic-named = Use { $heroic }
do-stand-fast = { $heroic }: roll one more blue die
do-reroll = Use Luck on a die
do-reroll-die =
    { $colour ->
        [black] Luck: roll the black { $shown } again
        [blue] Luck: roll the blue { $shown } again
        [orange] Luck: roll the orange { $shown } again
       *[dodge] Luck: roll a blank dodge die again
    }
do-breathe = The usual Stamina
do-breathe-ring = What the ring offers
do-breathe-trade = { $what }, by the ring
do-provoke = Take the Aggro token
do-block = Block or resist
do-block-block = Block
do-block-resist = Resist
do-block-all = Block until the enemies are done
do-block-all-resist = Resist, and block until the enemies are done
do-block-to = { $what }; the push sends me to { $node }
do-dodge = Dodge to { $node }
do-dodge-here = Dodge without moving
do-dodge-place = Dodge to { $place }
do-suffer = Suffer it
do-done-roll = Let the roll stand
do-done-here = Stop here
do-end-activation = End the activation
do-done-fight = Stay and fight
do-done-leave = Leave it at that

## The log, before and between encounters

event-took-class = { CAP($who) } sits down by the fire.
event-hunted = The road leads to { $boss }.
event-fog-rose = The fog gate stands in the { $wall } wall of { $room }.
event-went = The party enters { $room }.
event-went-bonfire = The party goes back to the bonfire.
event-rested =
    { $sparks ->
        [0] The party rests, and so do all it has killed. No spark is left.
        [one] The party rests, and so do all it has killed. One spark is left.
       *[other] The party rests, and so do all it has killed. { $sparks } sparks are left.
    }
event-rested-free =
    { $sparks ->
        [0] The party rests free of charge. The fire has no spark.
        [one] The party rests free of charge. The fire has one spark.
       *[other] The party rests free of charge. The fire has { $sparks } sparks.
    }
event-bought = Treasure: { $card }.
event-gained =
    { $souls ->
        [0] There are no souls in it.
        [one] One soul for the cache ({ $total } in all).
       *[other] { $souls } souls for the cache ({ $total } in all).
    }
event-spent =
    { $what ->
        [treasure] Andre takes { $souls ->
            [one] a soul
           *[other] { $souls } souls
        } for a card ({ $total } left).
        [level] The Firekeeper takes { $souls ->
            [one] a soul
           *[other] { $souls } souls
        } for a level ({ $total } left).
        [luck] The Firekeeper takes { $souls ->
            [one] a soul
           *[other] { $souls } souls
        } for Luck ({ $total } left).
       *[spark] The Firekeeper takes { $souls ->
            [one] a soul
           *[other] { $souls } souls
        } for a spark ({ $total } left).
    }
event-sold = Sold for a soul: { $card }.
event-levelled = { CAP($who) } has { $stat } { $value } now.
event-refilled = { CAP($who) } is lucky again.
event-equipped =
    { $slot ->
        [armour] { CAP($who) } puts on { $card }.
        [left] { CAP($who) } takes { $card } in the left hand.
        [right] { CAP($who) } takes { $card } in the right hand.
       *[backup] { CAP($who) } carries { $card } as a backup.
    }
event-stowed = { CAP($who) } puts { $card } into the inventory.
event-attached = { $upgrade } is fitted to { $card }.
event-detached = { $upgrade } is taken off { $card }.
event-kindled = { CAP($who) } carries an Ember.
event-opened = The party opens a chest.
event-reached = The world is laid out anew, for the second half.
event-reached-section = A new bonfire is lit: { $section }.

## The log of an encounter

event-began = { $name }, level { $level }.
event-began-first = { $name }: one room, two enemies, and all the time in the world.
event-began-boss = The fog parts before { $boss }.
event-appeared = { CAP($foe) } waits at { $node }.
event-stood = { CAP($who) } comes in at { $node }.
event-took-aggro = { CAP($who) } has the Aggro token.
event-foresaw = A gravestone knows of { $boss }: { $card }.
event-activated = { CAP($who) } acts.
event-recovered = { CAP($who) } regains { $what }.
event-tired = The weight of it tires { $who }: { $stamina } Stamina gone.
event-swapped = { CAP($who) } now holds { $cards }.
event-swapped-nothing = { CAP($who) } now holds nothing.
event-moved =
    { $how ->
        [walk] { CAP($who) } walks to { $node }{ $price }.
        [run] { CAP($who) } runs to { $node }{ $price }.
        [dodge] { CAP($who) } ducks away to { $node }{ $price }.
        [charge] { CAP($who) } charges to { $node }{ $price }.
       *[shift] { CAP($who) } shifts to { $node }{ $price }.
    }
event-circled = { CAP($who) } goes round to the { $way } of the boss{ $price }.
event-broke = A barrel bursts at { $node }.
event-sprang = { CAP($who) } springs a trap: { $damage } damage, dodge { $dodge }.
event-sprang-blank = { CAP($who) } turns over a trap, and it is blank.
event-regained =
    { $souls ->
        [0] There was not a soul to pick up.
        [one] One lost soul is back in the cache.
       *[other] { $souls } lost souls are back in the cache.
    }
event-drank = { CAP($who) } drinks the Estus Flask.
event-used-heroic = { CAP($who) } uses { $heroic }.
event-attacked = { CAP($who) } attacks { $foe } ({ $card }: { $what }){ $price }.
event-attacked-spell = { CAP($who) } casts { $card } at { $foe } ({ $what }){ $price }.
event-used = { CAP($who) } uses { $card } ({ $what }){ $price }.
event-rolled =
    { $what ->
        [attack] { CAP($who) } rolls { $shown }: { $total } to attack.
        [block] { CAP($who) } rolls { $shown }: { $total } to block.
       *[resist] { CAP($who) } rolls { $shown }: { $total } to resist.
    }
event-rolled-more = { CAP($who) } adds { $shown }: { $total } to block.
event-tried-dodge =
    { $icons ->
        [0] { CAP($who) } tries to dodge{ $price }: { $dice }, no icon, and { $need } needed.
        [one] { CAP($who) } tries to dodge{ $price }: { $dice }, { $icons } icon of { $need } needed.
       *[other] { CAP($who) } tries to dodge{ $price }: { $dice }, { $icons } icons of { $need } needed.
    }
event-rolled-dodge =
    { $icons ->
        [0] { CAP($who) } rolls no dodge icon (dice: { $dice }).
        [one] { CAP($who) } rolls { $icons } dodge icon (dice: { $dice }).
       *[other] { CAP($who) } rolls { $icons } dodge icons (dice: { $dice }).
    }
event-rolled-nothing =
    { $what ->
        [attack] { CAP($who) } has no dice to attack with.
        [block] { CAP($who) } has no dice to block with.
        [resist] { CAP($who) } has no dice to resist with.
       *[dodge] { CAP($who) } has no dice to dodge with.
    }
event-rerolled = Luck rolls a die again for { $who }: { $shown }.
event-rerolled-total = Luck rolls a die again for { $who }: { $shown }, which makes { $total }.
event-hit =
    { $health ->
        [0] { CAP($foe) } takes { $damage } damage.
       *[other] { CAP($foe) } takes { $damage } damage and has { $health } Health left.
    }
event-hit-nothing = { CAP($foe) } takes no damage.
event-hit-sum =
    { $health ->
        [0] { CAP($foe) } takes { $damage } damage ({ $sum }).
       *[other] { CAP($foe) } takes { $damage } damage ({ $sum }) and has { $health } Health left.
    }
event-hit-held = { CAP($foe) } takes no damage ({ $result } against { $held }).
event-fell = { CAP($foe) } falls.
event-heated-up = { CAP($foe) } heats up.
event-mended = { CAP($foe) } draws strength from the fallen and has { $health } Health.
event-flipped = { CAP($boss) }: { $card }.
event-reshuffled = The behaviours of { $boss } are shuffled; their order must be learned anew.
event-foe-moved = { CAP($foe) } moves to { $node }.
event-foe-moved-leap = { CAP($foe) } leaps to { $node }.
event-foe-turned = { CAP($foe) } turns to face { $way }.
event-struck = { CAP($foe) } strikes { $heroes }: { $damage } damage.
event-struck-magical = { CAP($foe) } strikes { $heroes }: { $damage } magical damage.
event-missed = { CAP($foe) } strikes at nobody.
event-dodged = { CAP($who) } dodges the attack.
event-failed = { CAP($who) } fails to dodge: all { $damage } damage comes through.
event-held =
    { $how ->
        [block] { CAP($who) } blocks all { $against } damage.
       *[resist] { CAP($who) } resists all { $against } damage.
    }
event-let-through =
    { $how ->
        [block] { CAP($who) } blocks { $held } of { $against } damage: { $damage } through.
       *[resist] { CAP($who) } resists { $held } of { $against } damage: { $damage } through.
    }
event-defended =
    { $how ->
        [fail] { CAP($who) } fails to dodge.
       *[block] { CAP($who) } lets nothing through.
    }
event-suffered =
    { $why ->
        [trap] The trap deals { $who } { $amount } damage; boxes left: { $left }.
        [poison] Poison deals { $who } { $amount } damage; boxes left: { $left }.
       *[attack] { CAP($who) } suffers { $amount } damage; boxes left: { $left }.
    }
event-suffered-sum =
    { $why ->
        [trap] The trap deals { $who } { $amount } damage ({ $sum }); boxes left: { $left }.
        [poison] Poison deals { $who } { $amount } damage ({ $sum }); boxes left: { $left }.
       *[attack] { CAP($who) } suffers { $amount } damage ({ $sum }); boxes left: { $left }.
    }
event-suffered-last =
    { $why ->
        [trap] The trap fills the last { $amount ->
            [one] box
           *[other] { $amount } boxes
        } of { $who }.
        [poison] Poison fills the last { $amount ->
            [one] box
           *[other] { $amount } boxes
        } of { $who }.
       *[attack] The blow fills the last { $amount ->
            [one] box
           *[other] { $amount } boxes
        } of { $who }.
    }
event-afflicted = { $condition } takes hold of { $who }.
event-shook = { $condition } leaves { $who }.
event-pushed = { CAP($who) } is pushed to { $node }.
event-died = { CAP($who) } dies.
event-dropped =
    { $souls ->
        [one] One soul stays behind at { $node }, in { $room }.
       *[other] { $souls } souls stay behind at { $node }, in { $room }.
    }
event-dropped-boss =
    { $souls ->
        [one] One soul stays behind at { $node }, beyond the fog.
       *[other] { $souls } souls stay behind at { $node }, beyond the fog.
    }
event-triumphed = { $name } is won.
event-triumphed-boss = You have beaten { $boss }.
event-dashed = The party dashes on to { $room }.
event-dashed-bonfire = The party dashes back to the bonfire.
event-ended-won = There is nobody left to fight.
event-ended-lost = The fire has no spark to call anybody back.

## How it ended

outcome-won = You have beaten { $boss }. The fire is yours, for as long as it burns.
outcome-won-campaign = { $campaign } is at its end, and you are still on your feet.
outcome-won-first = Your first two enemies have fallen. The whole game is waiting: a fire, rooms, treasure, and a boss behind the fog.
outcome-lost-first = { CAP($dead) } died, as everybody does the first time. Go down into the whole game now: there a fire takes you back.
outcome-lost = { CAP($dead) } died in { $place }, and there was no spark left. The ash keeps you all.
outcome-lost-any = The last spark is out. The ash keeps you all.

## Why not

why-fog = The way to { $boss } opens when { $room } has been won, and closes again with a rest.
why-no-way = No way leads there yet; win a room beside it first.
why-chest-open = That chest has been emptied; it stays open for good.
why-away = That is done at the bonfire.
why-no-spark = The fire has no spark left to rest by.
why-souls =
    { $price ->
        [one] It costs { $price } soul; the cache holds { $souls }.
       *[other] It costs { $price } souls; the cache holds { $souls }.
    }
why-deck = There is no treasure left that anybody could have.
why-top = This stat is as high as it goes.
why-luck-ready = Luck is ready as it is.
why-most-sparks = The fire has all the sparks it can hold.
why-starting = Starting equipment is not for sale.
why-needs = { CAP($who) } is not up to { $card }, which asks for { $needs }.
why-needs-any = That asks for higher stats.
why-weapons = Nobody carries more than three weapons; put one away first.
why-no-room = { $card } has no free room for an upgrade.
why-for-good = { $card } is fitted to a weapon, and that is for good.
why-full = Three stand there already.
why-moved = You have moved and attacked: steps come before the first attack or after the last, never both.
why-left = You have attacked and then moved; after that there are no more attacks.
why-no-run = That armour is too heavy to run in: one walk is all there is.
why-no-dodge = That armour is too heavy to dodge in.
why-gravestone = A gravestone stands there; nobody enters its node.
why-chest = A chest stands there; nobody enters its node during an encounter.
why-barrel = A barrel stands there; smashing it costs one Stamina more, and there is not enough.
why-barrel-push = A barrel stands there, and a whole barrel stops a push.
why-arc = Off a boss’s node one leaves only through the arc one stands in.
why-nearer = A push never leads nearer to whoever pushes.
why-stamina = There is not enough Stamina: a box of the bar must stay free.
why-stamina-left =
    { $left ->
        [one] There is not enough Stamina: with { $left } box left, that one must stay free.
       *[other] There is not enough Stamina: of { $left } boxes left one must stay free.
    }
why-used = { $card } has been used in this activation.
why-useless = { $card } would do nobody any good just now.
why-range = { CAP($foe) } is { $far } away; { $card } reaches { $range }.
why-range-any = { CAP($foe) } is out of reach for { $card }.
why-shaft = { CAP($foe) } is too close: { $card } needs room, and does not work on the own node.
why-swap = Weapons are swapped at the start of an activation only.
why-fresh = The bar is empty; there is nothing to wash away.
why-flask = The flask is empty until the party rests.
why-heroic = The Heroic Action is spent until the party rests.
why-backstab = Backstab follows a dodge that succeeds; it is asked then.
why-stand-fast = Stand Fast follows a block roll; it is asked then.
why-trap = A trap can be dodged or suffered, not blocked.

## Where we are

headline-start = Around a cold fire
headline-bonfire =
    { $sparks ->
        [0] Bonfire, no spark
        [one] Bonfire, { $sparks } spark
       *[other] Bonfire, { $sparks } sparks
    }

## The table in a terminal

panel-ground = Ground
panel-party = Party
panel-souls =
    { $souls ->
        [0] no souls
        [one] { $souls } soul
       *[other] { $souls } souls
    }
panel-sparks =
    { $sparks ->
        [0] no spark
        [one] { $sparks } spark
       *[other] { $sparks } sparks
    }
panel-treasure =
    { $cards ->
        [0] no treasure left
        [one] { $cards } card of treasure left
       *[other] { $cards } cards of treasure left
    }
panel-level = level { $level }
panel-ahead = Behind the fog
panel-inventory = Inventory
panel-dropped-at =
    { $souls ->
        [0] Dropped in { $room }, with not a soul in it.
        [one] One soul lies in { $room }.
       *[other] { $souls } souls lie in { $room }.
    }
panel-here = the party
panel-bonfire = bonfire
panel-won = won
panel-fog = fog gate
panel-trap = trap, face down
panel-sprung = trap, sprung
panel-dropped = dropped souls
panel-defences = Block { $block }, Resist { $resist }
panel-deck = Behaviour deck: { $left } to come, { $played } played.
panel-deck-known = Known to be in it: { $cards }.
panel-deck-order = To come, in this order: { $cards }.
panel-acting = acts
panel-boxes = { $free } free
panel-backup = { $card } (backup)
