# What is said at the table: questions, answers, the log, and the instructions of the cards.

game-dark-castle = Escape the Dark Castle
    .line = One to four prisoners, fifteen bad rooms, one very bad landlord.

## Small words

trait-might = Might
trait-cunning = Cunning
trait-wisdom = Wisdom
trait-count = { $trait } { $count }

face-single = { $trait }
face-double = double { $trait }

curse-bound = Shackles
    .does = no resting
curse-unguarded = Broken Guard
    .does = shields do not help
curse-bleeding = Bleeding
    .does = one HP lost whenever a page is turned
curse-marked = Mark
    .does = must turn the next page

goods-some =
    { $type ->
        [weapon] a weapon
        [armour] a piece of armour
        [potion] a potion
        [food] a food item
        [relic] a relic
       *[any] an item
    }
goods-every =
    { $type ->
        [weapon] all weapons carried
        [armour] all armour carried
        [potion] all potions carried
        [food] all food carried
        [relic] all relics carried
       *[any] everything carried
    }
goods-named = { $item }

needs =
    { $who ->
        [turner] if YOU carry { $what }
       *[any] if someone carries { $what }
    }

## Settings of a new game, and the places one can go back to

setting-castle = Castle
    .full = the whole castle: fifteen pages and a boss
    .first = a first castle: a few pages and a boss
setting-start_items = Items at the start
    .per_player = one for each prisoner
    .none = none
setting-rest_in_duels = Resting in a duel
    .no = not allowed
    .yes = allowed for those who watch
setting-spoils_when_avoided = Spoils for a fight avoided
    .no = none
    .yes = as for a fight won

setting-hold_back = Holding back half a double
    .ask = asked in every fight
    .specials = only against enemies that answer a hit

mark-page = the turning of this page
mark-round = the start of this round

## Questions

ask-character = Choose a prisoner ({ $number } of { $count }).
ask-turner =
    { $middle ->
        [0] Who turns the next page?
        [one] Who turns the next page? One item still lies in the middle.
       *[other] Who turns the next page? { $middle } items still lie in the middle.
    }
ask-turner-start = Who turns the first card?
ask-turner-shown = The next page lies open: { $page }. Who turns it?
ask-share = Share out what was drawn. What stays in the middle is lost.
ask-leave = { CAP($who) } carries too much. What stays behind?
ask-way = What do you do?
ask-way-one = { CAP($who) } decides. What will it be?
ask-way-for = { CAP($who) } is next. What will it be?
ask-nominee = Whom do you name?
ask-next = Who goes next?
ask-split = { $left } HP are to be lost. How many of them does { $who } lose?
ask-split-last = { $left } HP are to be lost. How many of them does { $who } lose? The rest falls to { $other }.
ask-discard = { CAP($who) } has to give something up. What?
ask-discard-any = One of you has to give something up. What?
ask-loss = About to be lost: { $losses }. Use an item, or bear it?
ask-roll = Rolled: { $rolls }. Use an item, or let it stand?
ask-press = { CAP($who) }: roll again, or stop?
ask-guess = { CAP($who) }: which trait will the die show?
ask-lay = The row is laid, and the enemy moves first. Use an item before it does?
ask-page = The page goes on. Use an item first?
ask-duel = Round { $round }: who steps up?
ask-rest = Round { $round }: who rests?
ask-aim = Round { $round }: who draws the enemy’s blow?
ask-attack = Whose attack comes next?
ask-strike = The dice are cast. Use an item, or strike?
ask-round = Round { $round }: nobody can rest. Use an item first, or attack?
ask-blow = The enemy still stands, and its blow (attack { $damage }) is next. Use an item first?
ask-double = { CAP($who) } rolled a double. How much of it strikes?
ask-die = Which die is struck?
ask-keep = { CAP($who) } rolled again. Which result counts?

loss-of = { $who } { $amount } HP
roll-of = { $who } { $face }

## Answers

do-take-character = { $name }: { $traits }
do-turn = { CAP($who) } turns the page
do-sturdiest-turns = From now on whoever has the most HP turns, once all is shared, until something changes
do-take-way = { $way }
do-name = { $name }
do-say = { $trait }
do-press = Roll again
do-stop = Stop here
do-rest =
    { $gain ->
        [0] { CAP($who) } rests
       *[other] { CAP($who) } rests: +{ $gain } HP
    }
do-rest-nobody = Everyone attacks
do-rest-on = { CAP($who) } rests, round after round, until something changes
do-weakest-rests = Whoever has the fewest HP rests, round after round, until something changes
do-rest-on-nobody = Everyone attacks, round after round, until something changes
do-duel-on = { CAP($who) } steps up, round after round, until something changes
do-bear =
    { $amount ->
        [0] { CAP($who) } loses nothing
       *[other] { CAP($who) } loses { $amount } HP
    }
do-share-evenly = Point by point, each time on whoever has the most HP left
do-resolve = { CAP($who) } attacks
do-resolve-roll = { CAP($who) } attacks: { $face }
do-apply =
    { $symbols ->
        [one] Strike with one symbol only
       *[other] Strike with { $symbols } symbols
    }
do-hit-die =
    { $hits ->
        [one] The { $trait } die with { $hits } hit to go
       *[other] The { $trait } die with { $hits } hits to go
    }
do-hit-die-place = Die { $place } of the row
do-pick-up = { CAP($who) } takes { $item }
do-leave = { CAP($who) } puts down { $item }
do-leave-thing = Put down { $item }
do-discard = { CAP($who) } gives up { $item }
do-discard-thing = Give up { $item }
do-keep-new = Keep the new roll
do-keep-old = Keep the old roll
do-keep-new-face = Keep the new roll: { $face }
do-keep-old-face = Keep the old roll: { $face }
do-accept = Use nothing, and read on
do-accept-loss = Bear it
do-accept-roll = Let it stand
do-accept-lay = Let it come
do-accept-round = Attack
do-accept-strike = Strike
do-accept-blow = Take the blow
do-accept-won = Use nothing: the fight is won

do-use = { CAP($who) } uses { $item }
do-use-mend = { CAP($who) } { $kind ->
        [food] swallows
       *[thing] uses
    } { $item }: +{ $amount } HP
do-use-mend-on = { CAP($who) } { $kind ->
        [food] gives { $item } to { $on }
       *[thing] uses { $item } on { $on }
    }: +{ $amount } HP
do-use-symbol-row = { CAP($who) } { $kind ->
        [drink] drinks
       *[thing] uses
    } { $item }: { $trait } against the row
do-use-symbol-roll = { CAP($who) } { $kind ->
        [drink] drinks
       *[thing] uses
    } { $item }: { $trait } for the roll
do-use-reroll = { CAP($who) } uses { $item }: roll again
do-use-reroll-either = { CAP($who) } uses { $item }: roll again, keep either
do-use-attack-again = { CAP($who) } uses { $item }: attack again
do-use-prevent = { CAP($who) } { $kind ->
        [drink] drinks
       *[thing] uses
    } { $item }: { $amount ->
        [0] { $on } loses nothing
       *[other] { $on } loses { $amount } HP less
    }
do-use-set-die = { CAP($who) } uses { $item }: a { $from } die becomes { $trait }
do-use-smash = { CAP($who) } uses { $item }: away with a { $from } die
do-use-guard = { CAP($who) } uses { $item }: a shield this round
do-use-lift = { CAP($who) } uses { $item }: every curse leaves { $on }

## The log

event-took = { CAP($who) } joins the escape.
event-turned = { CAP($who) } turns page { $number }: { $page }.
event-turned-start = { CAP($who) } turns the first card: { $page }.
event-turned-boss = { CAP($who) } turns the last page: { $page }.
event-chose = The choice: { $way }.
event-named = The group names { $who }.
event-said = { CAP($who) } says: { $trait }.
event-rolled = { CAP($who) } rolls { $face }.
event-rolled-shield = { CAP($who) } rolls { $face }: a shield.
event-rolled-again = { CAP($who) } rolls again: { $face }.
event-rolled-chapter-die-fate = The chapter die shows { $trait }.
event-rolled-chapter-die-attack = The chapter die beside it shows { $trait }.
event-rolled-chapter-die-return = The die is rolled instead and shows { $trait }.
event-kept-new = { CAP($who) } keeps the new roll.
event-kept-old = { CAP($who) } keeps the old roll.
event-lost = { CAP($who) } loses { $amount } of { $had } HP and has { $hp } left.
event-lost-all =
    { $over ->
        [0] { CAP($who) } loses all { $had } HP that were left.
       *[other] { CAP($who) } should lose { $amount } HP and had only { $had }.
    }
event-shared = Of { $of } HP to be lost, { $amount ->
        [0] none fall
        [one] { $amount } falls
       *[other] { $amount } fall
    } to { $who }.
event-spared = { CAP($item) } spares { $who } { $amount } HP.
event-spared-left =
    { $left ->
        [0] { CAP($item) } spares { $who } all { $amount } HP.
        [one] { CAP($item) } spares { $who } { $amount } of { $of } HP, and { $left } remains to be lost.
       *[other] { CAP($item) } spares { $who } { $amount } of { $of } HP, and { $left } remain to be lost.
    }
event-healed = { CAP($who) } regains { $amount } HP and has { $hp }.
event-drew = Drawn: { $items }.
event-nothing-to-draw = There is no item left to draw.
event-gave = { CAP($who) } now holds { $item }.
event-left = { CAP($who) } puts down { $item }.
event-left-lying = You leave { $item } behind.
event-discarded = { CAP($who) } gives up { $item }.
event-used = { CAP($who) } { $kind ->
        [food] swallows
        [drink] drinks
       *[thing] uses
    } { $item }.
event-used-on = { CAP($who) } { $kind ->
        [food] gives { $item } to { $on }.
       *[thing] uses { $item } on { $on }.
    }
event-used-turn = { CAP($who) } uses { $item }: { $die } becomes { $trait }.
event-used-as = { CAP($who) } { $kind ->
        [drink] drinks
       *[thing] uses
    } { $item } for { $trait }.
event-dealt-anew = All that was carried is shuffled and dealt out anew.
event-fight-began = Combat with { $foe }. The row: { $row }. Attack { $damage }.
event-round-began = Round { $number }.
event-rested = { CAP($who) } rests.
event-duelled = { CAP($who) } steps up alone.
event-aimed = The blow will fall on { $who }.
event-struck-die = { CAP($who) } takes a { $trait } die out of the row.
event-struck-die-stays = { CAP($who) } hits a { $trait } die, but it stays in the row.
event-missed = { CAP($who) } hits nothing.
event-held-back = { CAP($who) } holds the second blow back.
event-warded = { CAP($who) } has a shield up, and the blow ({ $damage } HP) glances off.
event-enemy-struck = The enemy strikes (attack { $damage }).
event-row-grew = A { $trait } die joins the row.
event-row-rolled =
    { $dice ->
        [0] The row is rolled anew.
       *[other] The row is rolled anew: { $row }.
    }
event-rose = The enemy’s attack grows to { $damage }.
event-enemy-fell = You have beaten { $foe }.
event-enemy-broke-off = { CAP($foe) } breaks off the fight.
event-tried = { $trait }: { $total } of { $needed }.
event-tried-added = { $trait }: { $before } gathered before and { $now } now make { $total } of { $needed }.
event-passed = The roll succeeds.
event-passed-guess = Rightly guessed.
event-failed = The roll fails.
event-failed-guess = Wrongly guessed.
event-cursed = A curse falls on { $who }: { $curse } ({ $does }).
event-lifted = { CAP($who) } is rid of a curse: { $curse }.
event-skipped =
    { $pages ->
        [0] There is no page left to pass over.
        [one] One page is passed over, unread.
       *[other] { $pages } pages are passed over, unread.
    }
event-lengthened =
    { $pages ->
        [0] There is no page left to add.
        [one] The castle grows by one page.
       *[other] The castle grows by { $pages } pages.
    }
event-showed = The next page lies open: { $page }.
event-died = { CAP($who) } dies.
event-escaped = The gate stands open.

## How it ended

outcome-escaped =
    { $count ->
        [2] You are out, both of you, after { $pages } pages. It is getting light.
       *[other] You are out, all { $count } of you, after { $pages } pages. It is getting light.
    }
outcome-died =
    { $count ->
        [one] { CAP($dead) } dies on page { $number } ({ $page }), and the castle keeps you all.
       *[other] { CAP($dead) } die on page { $number } ({ $page }), and the castle keeps you all.
    }

## Why not

why-marked = The Mark decides who turns this page.
why-resting = { CAP($who) } is resting and cannot use items.
why-used = You have already used { $item }.
why-passive = { CAP($item) } works by itself; there is nothing to do.
why-not-now = This is not the moment for { $item }. That comes { $moment }.
why-not-now-idle = { CAP($item) } would do nothing just now.
why-not-now-rest = { CAP($who) } cannot rest in this round.
why-no-trade = Items change hands only between pages and when new ones are drawn.
why-no-rest = This enemy lets nobody rest.
why-duel = In a duel those who watch do not rest.
why-bound = { CAP($who) } is in shackles and may not rest.
why-needs = This way is open only { $needs }.

## Instructions of a page

branch-inline = { $head }: { $then }
branch-block = { $head }:

way-needs = { $way } ({ $needs })

head-passed = success
head-failed =
    { $attempts ->
        [one] failure
       *[other] failure at the last roll
    }
head-each-fail = after each roll that fails
head-right = if it shows that trait
head-wrong = if it does not
head-gain = each roll that does not show { $bad }
head-bust = a roll that shows { $bad } ends it
head-otherwise = otherwise
head-anything-else = anything else
head-special = special rule
head-special-on = special rule, { $on }

verb-nothing = nothing happens.
verb-lose =
    { $who ->
        [turner] YOU lose { $amount } HP.
        [others] all the others lose { $amount } HP.
        [all] everyone loses { $amount } HP.
        [nominee] the one you named loses { $amount } HP.
        [lowest] whoever has the fewest HP loses { $amount } HP; if several are level, all of them do.
        [highest] whoever has the most HP loses { $amount } HP; if several are level, all of them do.
       *[it] that prisoner loses { $amount } HP.
    }
verb-heal =
    { $who ->
        [turner] YOU regain { $amount } HP.
        [others] all the others regain { $amount } HP.
        [all] everyone regains { $amount } HP.
        [nominee] the one you named regains { $amount } HP.
        [lowest] whoever has the fewest HP regains { $amount } HP; if several are level, all of them do.
        [highest] whoever has the most HP regains { $amount } HP; if several are level, all of them do.
       *[it] that prisoner regains { $amount } HP.
    }
verb-split =
    { $amount ->
        [per_player] as many HP are lost as there are prisoners; share the loss among you as you like.
       *[other] in all { $amount } HP are lost; share the loss among you as you like.
    }
verb-draw =
    { $amount ->
        [per_player] draw one item for each prisoner.
        [one] draw { $amount } item.
       *[other] draw { $amount } items.
    }
verb-discard =
    { $who ->
        [turner] YOU give up { $what }.
        [others] all the others give up { $what }.
        [all] everyone gives up { $what }.
        [nominee] the one you named gives up { $what }.
        [any] one of you gives up { $what }; choose who.
       *[it] that prisoner gives up { $what }.
    }
verb-deal-anew = all items you carry are shuffled and dealt out anew.
verb-nominate =
    { $among ->
        [others] name one of the others.
       *[all] name one prisoner.
    }
verb-choose =
    { $by ->
        [turner] YOU choose
        [nominee] the one you named chooses
       *[group] choose together
    }
verb-fight = start combat: { $dice }. Attack { $damage }. { $spoils ->
        [0] No spoils.
        [one] Spoils: { $spoils } item.
       *[other] Spoils: { $spoils } items.
    }
verb-fight-boss = start combat: { $dice }. Attack { $damage }. Beat it, and you are free.
dice-rolled =
    { $count ->
        [one] one rolled die for each prisoner
       *[other] { $count } rolled dice for each prisoner
    }
verb-test =
    { $who ->
        [turner] YOU roll and need
        [others] all the others roll; together they need
        [unnamed] all but the one you named roll; together they need
        [all] everyone rolls; together you need
        [nominee] the one you named rolls and needs
       *[it] that prisoner rolls and needs
    } { $goal }, { $tries }.
tries =
    { $attempts ->
        [one] in a single roll
       *[other] in at most { $attempts } rolls
    }
tries-added = { $tries }, which add up
goal =
    { $needed ->
        [per_player] one { $trait } for each prisoner
       *[other] { $needed } { $trait }
    }
goal-double =
    { $needed ->
        [per_player] one double for each prisoner
        [one] { $needed } double
       *[other] { $needed } doubles
    }
verb-match =
    { $who ->
        [others] all the others roll; all their dice must show the same trait, { $tries }.
        [unnamed] all but the one you named roll; all their dice must show the same trait, { $tries }.
       *[all] everyone rolls; all dice must show the same trait, { $tries }.
    }
verb-each =
    { $who ->
        [others] each of the others, in turn and in any order
        [unnamed] each prisoner but the one you named, in turn and in any order
       *[all] each prisoner, in turn and in any order
    }
verb-press =
    { $who ->
        [turner] YOU roll, { $most ->
            [one] once.
           *[other] up to { $most } times, and may stop after any roll.
        }
        [nominee] the one you named rolls, { $most ->
            [one] once.
           *[other] up to { $most } times, and may stop after any roll.
        }
       *[it] that prisoner rolls, { $most ->
            [one] once.
           *[other] up to { $most } times, and may stop after any roll.
        }
    }
verb-guess =
    { $who ->
        [turner] YOU name a trait, then roll a chapter die.
        [nominee] the one you named calls a trait, then rolls a chapter die.
       *[it] that prisoner names a trait, then rolls a chapter die.
    }
verb-fate = roll a chapter die
verb-fate-one = roll a chapter die; if it shows { $trait }
verb-curse =
    { $who ->
        [turner] YOU suffer
        [others] all the others suffer
        [all] everyone suffers
        [nominee] the one you named suffers
        [lowest] whoever has the fewest HP (all of them, if several are level) suffers
        [highest] whoever has the most HP (all of them, if several are level) suffers
       *[it] that prisoner suffers
    } the curse “{ $curse }” ({ $does }), for the rest of this page and { $pages ->
        [one] { $pages } page more.
       *[other] { $pages } pages more.
    }
verb-skip =
    { $pages ->
        [one] pass over the next page, unread; if only the last page is left, none.
       *[other] pass over the next { $pages } pages, unread, but never the last page of the castle.
    }
verb-lengthen =
    { $pages ->
        [one] the castle grows by one page.
       *[other] the castle grows by { $pages } pages.
    }
verb-peek = lay the next page open now, before you name who turns it.
verb-add-die =
    { $count ->
        [one] one { $trait } die joins the row, which holds { $most } at the most.
       *[other] { $count } { $trait } dice join the row, which holds { $most } at the most.
    }
verb-add-die-rolled =
    { $count ->
        [one] one rolled die joins the row, which holds { $most } at the most.
       *[other] { $count } rolled dice join the row, which holds { $most } at the most.
    }
verb-roll-row = the whole row is rolled anew.

special-on =
    { $on ->
        [hit] whenever a prisoner hits a die
        [miss] whenever a prisoner’s attack hits nothing
        [double] whenever a prisoner attacks with a double
        [wound] whenever its blow costs a prisoner HP
        [final_blow] when a prisoner hits the last die
        [rest] whenever a prisoner rests
        [round_start] at the start of every round
       *[round_end] at the end of every round
    }
special-returning = a die that is hit is rolled; if it shows { $trait }, it stays in the row.
special-strike =
    { $strike ->
        [lowest] it strikes only whoever has the fewest HP; if several are level, all of them.
        [highest] it strikes only whoever has the most HP; if several are level, all of them.
        [turner] it strikes nobody but YOU.
       *[chosen] each round you name the one prisoner it strikes.
    }
special-duel = a duel. One prisoner fights at a time, first YOU, then in each round whomever you name.
special-no-rest = nobody may rest.
special-unblockable = shields do not help against it.
special-ordered = only the first die of the row can be hit.
special-tough =
    { $count ->
        [one] the first die of the row has to be hit twice.
       *[other] the first { $count } dice of the row have to be hit twice each.
    }
special-rising = after every round its attack grows by { $amount }.
special-ambush = it strikes once before the first round, and no shield is up yet.
special-rounds =
    { $rounds ->
        [one] it breaks off after { $rounds } round; you need only live through it.
       *[other] it breaks off after { $rounds } rounds; you need only live through them.
    }
special-fading = the row is rolled anew at the start of every round, and dice showing { $trait } cannot be hit.
special-sweep = a hit takes every die of that trait.

## What an item does

goods-kind =
    { $type ->
        [weapon] Weapon
        [armour] Armour
        [potion] Potion
        [food] Food
       *[relic] Relic
    }, { $hands ->
        [one] one hand.
       *[other] both hands.
    }
goods-once =
    { $once ->
        [page] Once a page.
       *[round] Once a round.
    }
goods-discard = Then it is discarded.
goods-reduce = Every loss its bearer suffers is { $amount } HP smaller, but never down to nothing.
goods-extra-die = A chapter die is rolled with each attack of its bearer, and both count.
goods-echo = A single that its bearer rolls counts twice, if they like, but is no shield.
goods-rest-bonus = Its bearer regains { $amount } HP more by resting.

# Kinds of moments, for the list of when one wants to be asked
moment-turn = A page is to be turned, by whom you have said before
moment-rest = A round begins, to be fought as you have said before
moment-round = A round begins in which nobody can rest
moment-dice = The dice have fallen and are not yet counted
moment-blow = The enemy is about to strike
moment-harm = HP are about to be lost
moment-page = A page goes on to its next instruction

moment-any = at any time
moment-rolled = after a roll of your own
moment-rolled-trait = when you have rolled { $trait }
moment-rolled-single = when you have rolled a single
moment-rolled-double = when you have rolled a double
moment-hit = when an attack of yours has hit
moment-loss = when HP are about to be lost
moment-row = when the row has just been laid
moment-fight = at any time in a fight
moment-in-fight = { $moment } in a fight

use-mend =
    { $who ->
        [any] any one prisoner regains { $amount } HP.
        [other] any other prisoner regains { $amount } HP.
       *[self] its bearer regains { $amount } HP.
    }
use-symbol = one more { $trait }, against the row or in a test of your own.
use-symbol-chosen = one more symbol of any trait, against the row or in a test of your own.
use-reroll = roll that die again; the new result counts.
use-reroll-either = roll that die again and keep either result.
use-attack-again = roll and attack once more.
use-prevent =
    { $who ->
        [any] any one prisoner
       *[self] its bearer
    } { $amount ->
        [0] loses nothing.
       *[other] loses { $amount } HP less.
    }
use-set-die = turn one die of the row to any trait.
use-smash = take any one die out of the row.
use-guard = a shield for this round, whatever was rolled.
use-lift = free any one prisoner of every curse.

prisoner-dice = { $traits }. Doubles, each a shield: { $doubles }.

## Where we are

headline-outside = At the cell door
headline-page = Page { $number }, { $page }
headline-boss = The last page, { $page }

## The first castle

lesson-character = The figures tell what a die holds: Might, Cunning, Wisdom. Two who are strong where the other is weak make a good pair.
lesson-start = Somebody turns each page. When a page says YOU, it means whoever turned it. Choose, and let us see where the passage leads.
lesson-items = What was drawn lies in the middle. Take what you can carry (two hands each); what is left behind is gone. Then say who turns the next page.
lesson-food = Somebody is hurt. Food heals: it stands below, under what else you may do. Or save it for later, and turn the next page.
lesson-turner = A hurt prisoner should not turn pages. Ask for a hint if you wonder what a bot would do.
lesson-way = Read the page: each way says what it leads to. Fewer dice in the row are a shorter fight; a higher attack is a bloodier one.
lesson-rest = Match the enemy’s row of dice to win. All who fight roll; whoever rests is safe this round and regains a hit point. One may rest, or nobody. Say it for this round, or for round after round: you are asked again when something changes.
lesson-rest-again = The dice you matched are gone. Rest whoever is weakest, or all strike together and end it now.
lesson-strike = The dice are cast. An item can still help, such as luck, which rolls a die again. Otherwise, strike.
lesson-blow = The attacks are done, and what is left of the row strikes back. A brew that fells the last die spares you the blow.
lesson-double = A double is a shield, and strikes twice. Strike with both, unless you have a reason not to.
lesson-roll = A trial: symbols of one trait are counted, and a double counts as two. Items may help before it is counted.
lesson-loss = Before it hurts you may use what prevents it. Otherwise, bear it.
lesson-leave = Two hands, two items; some need both hands. Leave what you need least.
lesson-split = The loss may be shared as you like, one prisoner after another. Give it to whoever can bear it: if one dies, all are lost.
