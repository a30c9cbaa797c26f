# What is said at the table: questions, answers, the log, why not, and how it ends.

game-dead-cells = Dead Cells: The Rogue-Lite Board Game
    .line = One to four prisoners, an island that kills them, and whatever they learn from it for the next time.

## Small words

prisoner-gone = somebody who has left
foe-gone = the enemy
foe-at = { $foe } ({ $space })

room-plain = room { $space }
room-known = { $name } ({ $space })
room-exit = exit { $space }, to { $place }

by-poison = poison
by-bleeding = bleeding
by-burning = the flames
by-thorns = the thorns
by-worms = the worms
by-bell = the bell
by-curse = the curse
by-test = the test
by-tile = this place
by-fire = the fire
by-shuriken = the shuriken
by-death = an enemy’s last breath
by-start = the bad start
by-malaise = malaise
by-item = { $item }

the-healer = the healer
the-merchant = the merchant
the-collector = the collector

gift-damage = { $amount } damage
gift-damage-all = { $amount } damage to everybody
gift-special =
    { $what ->
        [worm] { $amount ->
            [one] a worm
           *[other] { $amount } worms
        }
        [malaise] a malaise
        [lantern] a lantern lit
        [key] a key
        [bell] ring the bell
        [secret] a secret
        [purge] purge a card
        [purge_tile] this tile leaves the game
       *[teleport] through the wall
    }
gift-scrolls = a scroll of every colour
gift-first = { $what } (first player)
gift-none = nothing

ware-healing = healing

said-in = { $act }, round { $round }

## Settings of a new game, places one can go back to, signs one can give

setting-mode = Game
    .campaign = a campaign: what is learned lasts from run to run
    .run = a single run with a fresh box
    .first = first steps: one biome that teaches
setting-runs = Runs of the campaign
    .one = one
    .ten = ten
    .twenty = twenty
    .twenty_five = twenty-five
    .sixty = sixty
    .endless = as many as you like
setting-start_box = The box at the start
    .fresh = as it came
    .finished = everything bought and found
setting-targeted = Targeted adds
    .batch = one damage to each action
    .each = one damage to each damage
setting-round_items = Items used in a round
    .one = one for each prisoner
    .card = one for each combat card
setting-ability_repeats = The same ability again
    .any = as often as there are ability actions
    .once = once a round for each ability of a track
setting-discard_equipment = Throwing items away
    .room = only to make room
    .any = whenever items change hands, and in the street
setting-boss_refill = Cards for a new bout
    .one = one for each player
    .full = back to a full hand
setting-unspent_cells = Cells that are not spent
    .kept = kept
    .lost = lost
setting-frozen_two_cards = Frozen, with two cards played
    .round = the whole round is lost
    .first_card = only the line of the first card is lost
setting-potion_window = Potions before the first round
    .always = in every fight
    .opened = only where something else happens that early


mark-run = the start of this run
mark-biome = the start of this biome
mark-street = the start of this stay in the street
mark-fight = the start of this fight
mark-bout = the start of this bout
mark-round = the start of this round

signal-first = wants this one out of the way first
signal-danger = warns of this one
signal-loot = has an eye on this loot
signal-hold = would rather hold back
signal-agree = agrees

## Questions before a run

ask-start = In which biome does this run begin?
ask-prisoner = Which prisoner do you take?
ask-deal-upgrades = Do any upgraded combat cards change hands before this run?
ask-must-deal = { $card } lies with nobody who plays. Who takes it?
ask-must-deal-any = A combat card lies with nobody who plays. Who takes it?
ask-pockets = Which mutations lie in the pockets for this run?
ask-first-player = Who is first player?
ask-start-damage =
    { $count ->
        [one] Four are many: who starts with one damage?
       *[other] Four are many: who starts with one damage? ({ $count } of you must.)
    }

## Questions on the way

ask-scout =
    { $count ->
        [one] One tile may be turned before you set out. Which?
       *[other] { $count } tiles may be turned before you set out. Which first?
    }
ask-way = Which way does the group go?
ask-hand-test = A test of { $trait }: does { $who } give up a card for it?
ask-hand-test-any = A test: does { $who } give up a card for it?
ask-which-pays = Whose hand pays for the test?
ask-symbol = Several symbols count for { $who }. Which reward is it?
ask-option = Either, or: which is it?
ask-scroll = Who gets the scroll?
ask-scroll-of = Who gets the scroll of { $trait }?
ask-vial = A vial: who drinks it?
ask-item = Who gets the item?
ask-item-named = Who gets { $item }?
ask-slot = { CAP($who) } has no free slot. Which item goes?
ask-slot-named = { CAP($who) } has no free slot for { $item }. Which item goes?
ask-damage-outside =
    { $count ->
        [0] Somebody has to take damage. Who?
        [one] One damage has to be taken. By whom?
       *[other] { $count } damage have to be taken. Who takes the first?
    }
ask-worm = A worm wants a host. Who?
ask-malaise = Malaise is about. Who catches it?
ask-lose-step = { CAP($who) } loses a scroll. On which track?
ask-give-up-item = { CAP($who) } has to give up an item. Which?
ask-trade =
    { $count ->
        [0] A trader on the way. Do you buy?
        [one] A trader on the way asks one tooth of your { $teeth }. Do you buy?
       *[other] A trader on the way asks { $count } teeth of your { $teeth }. Do you buy?
    }
ask-purge = A card leaves the game for good. Which?
ask-teleport = The wall lets you through. Where do you come out?
ask-choose-item = Several items are on offer. Which do you keep?
ask-curse-heal = The curse has paid for a bandage. Who gets it?

## Questions before the cards are played

ask-lantern =
    { $lanterns ->
        [one] It is dark here, and one lantern is lit. Spend it on this fight?
       *[other] It is dark here, and { $lanterns } lanterns are lit. Spend one on this fight?
    }
ask-passer = Three cards are played. Who passes?
ask-mulligan = { CAP($who) } may exchange cards before this fight. Which?
ask-card = Which card does { $who } put down?
ask-card-said = Which card does { $who } put down, and what of it is said aloud?
ask-exchange = { CAP($who) } passes and may exchange cards. Which?
ask-pass-symbol = { CAP($who) } passes, and several symbols count. Which scroll moves?
ask-power = Several symbols lie on the discard. Which power does Serenade use?

## Questions in a fight

ask-reorder =
    { $count ->
        [0] Two neighbours among the enemies may change places. Which?
        [one] Two neighbours among the enemies may change places once. Which?
       *[other] Two neighbours among the enemies may change places, { $count } times. Which?
    }
ask-opening = Round { $round }: what does { $who } do ahead of everybody?
ask-potion =
    { $potions ->
        [one] There is one potion in the bag. Does anybody drink it now?
       *[other] There are { $potions } potions in the bag. Does anybody drink one now?
    }
ask-round-item = Does { $who } use an item in round { $round }?
ask-round-item-any = Does { $who } use an item in this round?
ask-ability =
    { $count ->
        [0] Which ability does { $who } use?
        [one] { CAP($who) } may use an ability. Which?
       *[other] { CAP($who) } may use { $count } abilities. Which first?
    }
ask-block-ability = { CAP($who) } held the blow off and may use an ability. Which?
ask-target =
    { $count ->
        [0] Whom does { $who } aim at?
       *[other] Whom does { $who } hit for { $count } damage?
    }
ask-shield-whom = { CAP($who) } holds up a shield. For whom?
ask-heal-whom = { CAP($who) } can heal somebody. Whom?
ask-cure = { CAP($who) } can take a state off somebody. Which?
ask-cure-any = A state may come off somebody. Which?
ask-loot = What does { $who } loot?
ask-damage =
    { $count ->
        [0] Who takes the blow?
        [one] { CAP($enemy) } deals one blow. Who takes it?
       *[other] { CAP($enemy) } deals { $count } blows. Who takes the next one?
    }
ask-damage-any =
    { $count ->
        [one] One blow is dealt. Who takes it?
       *[other] { $count } blows are dealt. Who takes the next one?
    }
ask-state = { CAP($enemy) } brings a state. On whom?
ask-state-any = A state is about to take hold of somebody. Of whom?
ask-death-damage = A dying enemy strikes back. Who takes it?
ask-stolen-loot = Loot is about to vanish from the floor. Which?
ask-late-loot = Some of what is left on the floor may be taken after all. What?
ask-share = Looted goods are given out. To whom does this go?
ask-share-of = Looted: { $what }. Who gets it?
ask-shield-heal = A shield is still up, and heals its bearer. Whose?

## Questions in the street, and between runs

ask-order-blueprints = Blueprints go on top of the equipment. Which next? The last one lies topmost.
ask-rest =
    { $count ->
        [one] A rest before the street takes one damage off. Off whom?
       *[other] A rest before the street takes { $count } damage off. Off whom first?
    }
ask-healer =
    { $count ->
        [one] The healer asks { $count } tooth of your { $teeth }. Who goes?
       *[other] The healer asks { $count } teeth of your { $teeth }. Who goes?
    }
ask-merchant =
    { $count ->
        [one] The merchant asks { $count } tooth for each item, of your { $teeth }. Who gets what?
       *[other] The merchant asks { $count } teeth for each item, of your { $teeth }. Who gets what?
    }
ask-collector =
    { $count ->
        [one] The collector asks { $count } tooth for each blueprint, of your { $teeth }. Which do you buy?
       *[other] The collector asks { $count } teeth for each blueprint, of your { $teeth }. Which do you buy?
    }
ask-discard-items = Is any item thrown away?
ask-keep-blueprint = The run is over, but a blueprint may be kept. Which?
ask-spend =
    { $cells ->
        [0] There are no cells to spend. Anything else?
        [one] There is one cell to spend. On what?
       *[other] There are { $cells } cells to spend. On what?
    }
ask-place = Its pocket is full. Which card goes, or does the new one wait?
ask-place-named = The pocket for { $card } is full. Which card goes, or does the new one wait?
ask-feat-named = The pockets for feats are full. Does { $card } take the place of one?
ask-skill-named = Does { $card } take the place of your skill?
ask-feat = A feat to be done. Does it go on the board?
ask-skill = A new skill. Does it take the place of the old one?
ask-holder = Whose deck does the new combat card join?
ask-holder-named = Whose deck does { $card } join?
ask-next-run = The run is behind you. What now?

## Answers

do-start-in = { CAP($biome) }
do-be-prisoner = { $name }
do-give-upgrade = { $card } for { $name }
do-put-back = Place { $card }
do-put-back-instead = { $card } in the place of { $old }
do-put-by = Put { $card } by
do-make-first = { CAP($who) }
do-to = { CAP($who) }
do-to-companion = { $item } (companion)
do-item-to = { $item } for { $who }
do-scroll-to = { CAP($who) }: { $trait }
do-go = { CAP($room) }
do-go-test = { CAP($room) }: test of { $traits }
do-go-deck = { CAP($room) }: deck test
do-go-both = { CAP($room) }: test of { $traits }, and deck test
do-go-key = { CAP($room) }: takes a key
do-go-rune = { CAP($room) }: { $rune }
do-peek = Look into { $room }
do-teleport = Come out in { $room }
do-discard = Give up { $card }
do-symbol = { CAP($trait) }
do-take = { CAP($what) }
do-take-test = { CAP($what) } (test: { $trait })
do-take-any = Option { $option }
do-equip = Take { $item }
do-equip-instead = { $item } in the place of { $old }
do-leave = Let { $item } go
do-buy = Buy { $what }
do-light-lantern = Light a lantern
do-sit-out = { CAP($who) }
do-play = { $card }
do-play-said = { $card }, saying: { $said }
do-swap = Exchange { $card }
do-swap-enemies = Swap { $enemy } and { $other }
do-use-item = Use { $item }
do-use-item-instead = { $item } instead of { $card }
do-use-item-line = { $item } instead of the card
do-use-ability = { CAP($ability) }
do-open = { CAP($ability) }
do-drink = Potion for { $who }
do-hit = { CAP($enemy) }
do-grab = { CAP($what) }
do-state-off = { CAP($who) }: { $state }
do-lose-step = { CAP($trait) }
do-next-blueprint = { $item }
do-upgrade =
    { $price ->
        [one] { CAP($deck) } ({ $price } cell)
       *[other] { CAP($deck) } ({ $price } cells)
    }
do-throw-in = Throw a cell into the well
do-purge = { $card }
do-go-again = Another run
do-retire = Leave it at that
do-reset-box = Begin the whole campaign anew
do-without = Do without
do-enough = That is all

## The log on the way

event-run-began = Run { $number } begins in { $biome }.
event-prisoner-taken = { CAP($who) } wakes up once more.
event-upgrade-moved = { $card } lies with { $kind } now.
event-mutation-placed = { $card } lies in its pocket.
event-mutation-put-by = { $card } is put by.
event-first-player = { CAP($who) } is first player.
event-biome-entered = The group enters { $biome }.
event-tile-seen = Seen in room { $space }: { $tile }.
event-moved = The group goes on to room { $space }.
event-tile-turned =
    { $kind ->
        [treasure] A treasure: { $tile }.
        [cursed] A cursed treasure: { $tile }.
        [merchant] A trader: { $tile }.
        [encounter] Somebody is here: { $tile }.
        [elite] Somebody strong is here: { $tile }.
        [door] A door: { $tile }.
        [teleportation] A strange wall: { $tile }.
       *[restriction] A hindrance: { $tile }.
    }
event-test-passed = Test of { $trait }: { $who } gives up { $card } and passes.
event-test-failed = Test of { $trait }: { $who } fails.
event-deck-tested = { CAP($who) } turns over { $card }: { $trait } counts.
event-deck-tested-open = { CAP($who) } turns over { $card }.
event-gained = Into the bag: { $what }.
event-scroll-gained = { CAP($who) } gets a scroll of { $trait } (step { $level }).
event-scroll-wasted = A scroll of { $trait } crumbles: nobody has room for it.
event-scroll-lost = { CAP($who) } loses a scroll of { $trait } (step { $level }).
event-transformed = { CAP($who) } changes shape, and her wounds close.
event-healed = { CAP($who) } heals { $amount } damage.
event-item-found = An item: { $item }.
event-item-taken = { CAP($who) } takes { $item }.
event-item-dropped = { CAP($who) } drops { $item }.
event-item-dropped-nobody = { $item } is thrown away.
event-blueprint-found = A blueprint for the collector: { $item }.
event-rune-found = A rune awakes for good: { $rune }.
event-option-taken = The group chooses: { $what }.
event-cursed =
    { $curse ->
        [potions] The curse: every potion runs dry.
        [wounds] The curse: everybody is left with a single life point.
        [items] The curse: everybody gives up an item.
        [silence] The curse: nobody talks before a fight until this biome is behind you.
        [lanterns] The curse: every lantern goes out.
        [teeth] The curse: every tooth in the bag crumbles.
        [runes] The curse: the runes sleep until this biome is behind you.
       *[other] The curse falls on the group.
    }
event-curse-warded = A curse slides off the group.
event-bell-rung =
    { $result ->
        [damage] The bell is rung, and its stroke hurts.
        [scroll] The bell is rung, and a scroll fades.
        [equipment] The bell is rung, and an item shatters.
       *[other] The bell is rung.
    }
event-worms-caught =
    { $amount ->
        [one] A worm settles in { $who }.
       *[other] { $amount } worms settle in { $who }.
    }
event-worms-bit = The worms in { $who } have eaten their fill.
event-malaise-caught = { CAP($who) } catches a malaise: { $card }.
event-lantern-spent =
    { $left ->
        [0] The last lantern lights this fight.
        [one] A lantern lights this fight. One more is lit.
       *[other] A lantern lights this fight. { $left } more are lit.
    }
event-lantern-lit =
    { $lit ->
        [one] A lantern is lit again.
       *[other] A lantern is lit again: { $lit } of them burn.
    }
event-key-found =
    { $keys ->
        [one] A key for the group.
       *[other] One more key for the group: { $keys } now.
    }
event-door-unlocked = A key turns: the way to room { $space } is open.
event-restricted =
    { $number ->
        [1] A restriction: the first player does nothing in round { $round }.
        [2] A restriction: it takes two shields to stop one damage.
        [3] A restriction: potions stay shut.
       *[4] A restriction: no abilities are used.
    }
event-teleported = The group steps out of the wall in room { $space }.
event-bought =
    { $price ->
        [0] Bought: { $what }.
        [one] Bought for one tooth: { $what }.
       *[other] Bought for { $price } teeth: { $what }.
    }

## The log of a fight

event-fight-began = A fight breaks out.
event-enemy-placed = { CAP($enemy) } comes to { $space }.
event-loot-laid = On the floor: { $loot }.
event-loot-laid-none = There is nothing on the floor.
event-pass-chosen = { CAP($who) } passes.
event-pass-revealed = { CAP($who) } turns over { $card }: { $trait } counts.
event-pass-revealed-open = { CAP($who) } turns over { $card }.
event-cards-exchanged =
    { $amount ->
        [0] { CAP($who) } keeps every card.
        [one] { CAP($who) } exchanges one card.
       *[other] { CAP($who) } exchanges { $amount } cards.
    }
event-put-down = { CAP($who) } puts a card down and says: { $said }.
event-put-down-silent = { CAP($who) } puts a card down.
event-revealed = { CAP($who) }: { $card }.
event-power-used =
    { $power ->
        [frozen] Serenade has a power ready: to freeze an enemy in round { $round }.
        [targeted] Serenade has a power ready: to target an enemy in round { $round }.
       *[damage] Serenade has a power ready: to strike once more in round { $round }.
    }
event-round-began = Round { $round }.
event-item-used = { CAP($who) } uses { $item }.
event-ability-used = { CAP($who) } uses an ability: { $ability }.
event-missed = { CAP($who) } finds nobody in reach.
event-stopped = { CAP($enemy) } is frozen and does nothing.
event-stopped-prisoner = { CAP($who) } cannot do anything in this round.
event-enemy-hurt =
    { $blocked ->
        [0] { CAP($who) } hits { $enemy }: { $amount } damage.
       *[other] { CAP($who) } hits { $enemy }: { $amount } damage, { $blocked } blocked.
    }
event-enemy-hurt-stopped =
    { $blocked ->
        [0] { CAP($who) } hits { $enemy } to no effect.
       *[other] { CAP($who) } hits { $enemy }: { $blocked } damage, all blocked.
    }
event-enemy-hurt-alone =
    { $blocked ->
        [0] { CAP($enemy) } takes { $amount } damage.
       *[other] { CAP($enemy) } takes { $amount } damage, { $blocked } blocked.
    }
event-enemy-hurt-alone-stopped =
    { $blocked ->
        [0] { CAP($enemy) } takes no damage.
       *[other] { CAP($enemy) } blocks { $blocked } damage, and nothing comes through.
    }
event-enemy-marked =
    { $state ->
        [poisoned] { CAP($who) } poisons { $enemy }.
        [bleeding] { CAP($who) } makes { $enemy } bleed.
        [burning] { CAP($who) } sets { $enemy } on fire.
        [frozen] { CAP($who) } freezes { $enemy } for round { $round }.
       *[targeted] { CAP($who) } targets { $enemy }.
    }
event-enemy-marked-alone =
    { $state ->
        [poisoned] { CAP($enemy) } is poisoned.
        [bleeding] { CAP($enemy) } bleeds.
        [burning] { CAP($enemy) } catches fire.
        [frozen] { CAP($enemy) } is frozen for round { $round }.
       *[targeted] { CAP($enemy) } is targeted.
    }
event-enemy-immune =
    { $state ->
        [poisoned] Poison does nothing to { $enemy }.
        [bleeding] { CAP($enemy) } does not bleed.
        [burning] { CAP($enemy) } does not burn.
        [frozen] { CAP($enemy) } does not freeze.
       *[targeted] { CAP($enemy) } cannot be targeted.
    }
event-enemy-shielded =
    { $amount ->
        [one] { CAP($enemy) } raises a shield.
       *[other] { CAP($enemy) } raises { $amount } shields.
    }
event-enemy-shielded-golden = { CAP($enemy) } raises a golden shield.
event-shields-shattered = { CAP($enemy) } loses every shield.
event-enemy-mended = { CAP($enemy) } heals { $amount } damage.
event-enemy-vanished = { CAP($enemy) } vanishes until the end of the round.
event-enemy-raged = { CAP($enemy) } flies into a rage: { $amount } more damage from now on.
event-enemy-moved =
    { $how ->
        [slid] { CAP($enemy) } closes up to { $space }.
        [leapt] { CAP($enemy) } leaps to { $space }.
        [pushed] { CAP($enemy) } is pushed to { $space }.
        [pulled] { CAP($enemy) } is pulled to { $space }.
       *[swapped] { CAP($enemy) } changes over to { $space }.
    }
event-enemy-killed = { CAP($who) } kills { $enemy }.
event-enemy-killed-alone =
    { $how ->
        [poisoned] { CAP($enemy) } dies of poison.
        [bleeding] { CAP($enemy) } bleeds to death.
        [burning] { CAP($enemy) } burns to ashes.
        [void] { CAP($enemy) } falls into the void.
        [own] { CAP($enemy) } dies by its own doing.
       *[damage] { CAP($enemy) } falls.
    }
event-enemy-gone = { CAP($enemy) } slinks away.
event-shielded =
    { $amount ->
        [one] { CAP($who) } raises a shield.
       *[other] { CAP($who) } raises { $amount } shields.
    }
event-shielded-golden = { CAP($who) } raises a golden shield.
event-hurt =
    { $blocked ->
        [0] { CAP($who) } takes { $amount } damage from { $by }.
       *[other] { CAP($who) } takes { $amount } damage from { $by }, { $blocked } blocked.
    }
event-hurt-stopped =
    { $blocked ->
        [0] { CAP($who) } comes to no harm from { $by }.
       *[other] { CAP($who) } blocks { $blocked } damage from { $by }, and nothing comes through.
    }
event-hurt-enemy =
    { $blocked ->
        [0] { CAP($by) } hits { $who }: { $amount } damage.
       *[other] { CAP($by) } hits { $who }: { $amount } damage, { $blocked } blocked.
    }
event-hurt-enemy-stopped =
    { $blocked ->
        [0] { CAP($by) } hits { $who } to no effect.
       *[other] { CAP($by) } hits { $who }: { $blocked } damage, all blocked.
    }
event-hurt-tile = { $tile }: { $who } takes { $amount } damage.
event-hurt-any =
    { $blocked ->
        [0] { CAP($who) } takes { $amount } damage.
       *[other] { CAP($who) } takes { $amount } damage, { $blocked } blocked.
    }
event-hurt-any-stopped =
    { $blocked ->
        [0] { CAP($who) } takes no damage.
       *[other] { CAP($who) } blocks { $blocked } damage, and nothing comes through.
    }
event-hurt-start = { CAP($who) } starts with { $amount } damage.
event-companion-hurt = { $item } takes { $amount } damage for { $who }.
event-companion-killed = { $item } dies for { $who }.
event-marked =
    { $state ->
        [poisoned] { CAP($who) } is poisoned.
        [bleeding] { CAP($who) } bleeds.
        [burning] { CAP($who) } catches fire.
        [frozen] { CAP($who) } is frozen for round { $round }.
       *[targeted] { CAP($who) } is targeted.
    }
event-marked-by =
    { $state ->
        [poisoned] { CAP($by) } poisons { $who }.
        [bleeding] { CAP($by) } makes { $who } bleed.
        [burning] { CAP($by) } sets { $who } on fire.
        [frozen] { CAP($by) } freezes { $who } for round { $round }.
       *[targeted] { CAP($by) } targets { $who }.
    }
event-immune =
    { $state ->
        [poisoned] Poison does nothing to { $who }.
        [bleeding] { CAP($who) } does not bleed.
        [burning] { CAP($who) } does not burn.
        [frozen] { CAP($who) } does not freeze.
       *[targeted] { CAP($who) } cannot be targeted.
    }
event-cured =
    { $state ->
        [poisoned] { CAP($who) } is free of poison.
        [bleeding] { CAP($who) } no longer bleeds.
        [burning] { CAP($who) } no longer burns.
        [frozen] { CAP($who) } thaws.
        [targeted] { CAP($who) } is no longer targeted.
       *[worms] { CAP($who) } is rid of the worms.
    }
event-died = { CAP($who) } falls to { $by }.
event-died-tile = { CAP($who) } dies here: { $tile }.
event-died-any = { CAP($who) } dies.
event-revived = { CAP($who) } refuses to die.
event-looted = { CAP($who) } loots: { $what }.
event-looted-nobody = Taken off the floor: { $what }.
event-stolen = { CAP($enemy) } steals: { $what }.
event-stolen-nothing = { CAP($enemy) } finds nothing to steal.
event-drank = { CAP($who) } drinks a potion.
event-round-ended = Round { $round } is over.
event-fight-over =
    { $left ->
        [0] The fight is over, and nobody is left standing against you. Slain: { $slain }.
       *[other] The fight is over. Slain: { $slain }, left: { $left }.
    }
event-boss-met = { CAP($boss) } bars the way.
event-bout-began = Bout { $bout }.
event-attack-turned = To be expected in this bout: { $card }.
event-element-laid =
    { $what ->
        [fire] Fire is laid for round { $round } of the next bout.
        [sword] A sword takes to the air.
       *[shuriken] A shuriken is out: it comes back at the end of round { $round }.
    }
event-form-beaten = { CAP($enemy) } goes down, and gets up again.
event-last-form-beaten = { CAP($enemy) } goes down, and stays down.
event-boss-beaten = { CAP($boss) } is beaten.

## The log of the street, and between runs

event-street-reached = { CAP($biome) }: that is behind you. Ahead: { $place }.
event-blueprints-collected = On top of the equipment, the last one topmost: { $items }.
event-blueprints-collected-none = There were no blueprints to collect.
event-goods-shown = { CAP($seller) } shows: { $items }.
event-goods-shown-none = { CAP($seller) } has nothing to show.
event-run-over =
    { $cells ->
        [0] The run is over. It brought no cells.
        [one] The run is over. It brought one cell.
       *[other] The run is over. It brought { $cells } cells.
    }
event-run-over-killed =
    { $cells ->
        [0] The run is over, ended by { $killer }. It brought no cells.
        [one] The run is over, ended by { $killer }. It brought one cell.
       *[other] The run is over, ended by { $killer }. It brought { $cells } cells.
    }
event-run-over-won =
    { $cells ->
        [0] The run is over, and it was won. It brought no cells.
        [one] The run is over, and it was won. It brought one cell.
       *[other] The run is over, and it was won. It brought { $cells } cells.
    }
event-card-bought = Bought from the cards of { $deck }: { $card }.
event-thrown-in = A cell goes into the well. It answers: { $card }.
event-secret-drawn = A secret: { $card }.
event-card-given = { $card } joins the deck of { $kind }.
event-card-purged = { $card } has left the game for good.
event-feat-done = A feat is done ({ $card }).
event-seller-raised = { CAP($seller) } rises to level { $level }.
event-pocket-opened =
    { $pocket ->
        [start] One more pocket for what helps at the start.
        [during] One more pocket for what lasts a whole run.
       *[feat] One more pocket for feats.
    }
event-start-opened = From now on runs may begin in { $biome }.
event-price-set =
    { $price ->
        [one] An upgrade costs one cell from now on.
       *[other] An upgrade costs { $price } cells from now on.
    }
event-monsters-added = From now on they are about as well: { $monsters }.
event-item-unlocked = New among the equipment: { $item }.
event-goods-laid = Waiting for the next run: { $what }.
event-decks-peeked = Next in the upgrade decks: { $cards }.
event-decks-peeked-none = There is nothing left in the upgrade decks.
event-box-reset = Everything begins anew.

## How it ended

outcome-won = The Hand of the King has fallen, and the island has run out of doors.
outcome-won-run = A boss has fallen. For one evening, that is a good deal.
outcome-won-first = You leave your first biome on your own feet. The rest of the island has heard of it: a campaign begins where this ends.
outcome-left = Your runs are used up, and the Hand of the King still stands. The island will remember where you sat.
outcome-lost = The island keeps you. It always has room.
outcome-lost-first = The island has you, the first time of many. Begin a campaign now: there a death is worth something.

## Why not

why-rune = That corridor opens to the { $rune } alone.
why-runes-asleep = The curse lets no rune work in this biome.
why-locked = That corridor is locked, and there is no key in the bag.
why-closed = The test for that corridor was failed: it stays shut for this move.
why-visited = You have been there already.
why-cells =
    { $price ->
        [0] There are not enough cells.
        [one] It costs { $price } cell; you have { $cells }.
       *[other] It costs { $price } cells; you have { $cells }.
    }
why-deck-empty = That deck has nothing left.
why-symbol = { $card } does not bear the symbol.
why-first-cannot-pass = The first player cannot pass.
why-has-passed = { CAP($who) } has passed in this fight before.
why-restricted-potions = The restriction keeps potions shut.
why-no-potion = There is no potion in the bag.
why-no-damage = { CAP($who) } has no damage to heal.
why-nothing-in-reach = Nobody stands in reach of that.
why-out-of-reach = { CAP($enemy) } is out of reach.
why-vanished = { CAP($enemy) } cannot be seen in this round.
why-sheltered = { CAP($enemy) } is sheltered by whoever stands in front.
why-dark = { CAP($enemy) } is lost in the dark.
why-swords = No blow reaches { $enemy } while a sword is in the air.
why-round = That works in another round.
why-ability-item = { $item } is used by an ability action.
why-only-item = { $item } works only for somebody who wears nothing else.
why-track-full = { CAP($who) } has no room left on that track.
why-taken = Somebody plays that prisoner already.
why-not-yet = Runs cannot begin there yet.