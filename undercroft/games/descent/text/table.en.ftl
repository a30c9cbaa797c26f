# What is said at the table: questions, answers, the log, why not, and how it ends.

game-descent = Descent: Journeys in the Dark
    .line = A few heroes, a dungeon that was dug for them, and one player who knows where the traps are.

side-heroes = the heroes
side-overlord = the overlord

## Small words

figure-gone = somebody who is gone
figure-numbered = { $figure } ({ $number })
somewhere = off the map
the-overlord = the overlord
the-party = the party
hero-seat = hero { $number }
feat-of = the heroic feat of { $who }
card-any = a card
token-any = a token
door-any = the door
two-spaces = { $one } to { $other }
in-brackets = { $what } ({ $more })

edge-door = the door
edge-locked = the locked door
edge-portcullis = the portcullis
edge-vegetation = the vegetation
edge-ancient_wall = the ancient wall
edge-elevation = the elevation
edge-wall = the wall

token-search = the search token
token-entrance = the entrance of the secret room
token-challenge = the challenge token

by-hazard = the lava
by-pit = the pit
by-water = the water
by-ruins = the ruins
by-quest = the quest
by-rest = the rest
by-stand_up = getting up
by-revive = a helping hand
by-surge = a surge
by-fatigue = weariness
by-fortune = fortune
by-misery = misery
by-web = the web

rolled-nothing = nothing
rolled-miss = the X
rolled-range = range { $range }
rolled-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
rolled-surges =
    { $surges ->
        [one] { $surges } surge
       *[other] { $surges } surges
    }
rolled-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }

## Settings of a new game, places one can go back to

setting-mode = Game
    .campaign = a campaign: nine quests, and what is won lasts
    .quest = a single quest
    .first = first steps: First Blood, explained
setting-quest = The single quest
    .first_blood = { quest-first_blood }
    .a_fat_goblin = { quest-a_fat_goblin }
    .castle_daerion = { quest-castle_daerion }
    .the_cardinals_plight = { quest-the_cardinals_plight }
    .the_masquerade_ball = { quest-the_masquerade_ball }
    .death_on_the_wing = { quest-death_on_the_wing }
    .the_shadow_vault = { quest-the_shadow_vault }
    .the_overlord_revealed = { quest-the_overlord_revealed }
    .the_monsters_hoard = { quest-the_monsters_hoard }
    .the_frozen_spire = { quest-the_frozen_spire }
    .the_dawnblade = { quest-the_dawnblade }
    .the_desecrated_tomb = { quest-the_desecrated_tomb }
    .enduring_the_elements = { quest-enduring_the_elements }
    .the_ritual_of_shadows = { quest-the_ritual_of_shadows }
    .blood_of_heroes = { quest-blood_of_heroes }
    .the_twin_idols = { quest-the_twin_idols }
    .the_wyrm_turns = { quest-the_wyrm_turns }
    .the_wyrm_rises = { quest-the_wyrm_rises }
    .gryvorn_unleashed = { quest-gryvorn_unleashed }
    .the_man_who_would_be_king = { quest-the_man_who_would_be_king }
    .acolyte_of_saradyn = { quest-acolyte_of_saradyn }
    .rumour_the_last_toll = { quest-rumour_the_last_toll }
    .rumour_the_sunken_road = { quest-rumour_the_sunken_road }
setting-heroes = Heroes
    .seats = one for each player, at least two
    .one = one, against the limits for two
    .two = two
    .three = three
    .four = four
setting-profile = Where the two rulebooks differ
    .seed = as the player aid has it
    .rulebook = as the printed rules have it
setting-pass_friends = Moving through friends
    .profile = as above
    .no = not allowed
    .yes = allowed
setting-diagonal_between_enemies = Diagonal steps between two enemies
    .profile = as above
    .forbidden = not allowed
    .allowed = allowed
setting-encounter2_fatigue = Fatigue, when the second encounter begins
    .profile = as above
    .keep = stays
    .remove = is gone
setting-defeat_draw_optional = The overlord’s card for a fallen hero
    .profile = as above
    .no = is drawn
    .yes = may be declined
setting-pit_actions = Actions in a pit
    .profile = as above
    .climb = climbing out, and nothing else
    .any = whatever needs no movement
setting-finale_majority = The Finale follows from the quests of
    .profile = as above
    .act1 = act I
    .act2 = act II
setting-secret_first_visit_free = The first visit to a secret room
    .profile = as above
    .no = costs movement
    .yes = is free for whoever found it
setting-act2_unplayed = Quests of act I that were not played
    .profile = as above
    .second = open the overlord’s quest of act II
    .closed = open nothing
setting-two_hero_help = Help for two heroes
    .off = no
    .on = once a turn an extra attack, or some healing
setting-rumours = Rumours
    .off = no
    .on = the overlord holds Rumour cards
setting-plots = Plots, threat and fortune
    .off = no
    .on = the overlord has a Plot deck and its agent
setting-secret_rooms = Secret rooms
    .off = no
    .on = a passage may be found
setting-influence = Influence
    .off = no
    .on = the overlord pulls strings before a quest
setting-taint = Taint
    .off = no
    .on = every hero carries something unseen

mark-stage = the start of this step of the campaign
mark-quest = the start of this quest
mark-encounter = the start of this encounter
mark-round = the start of this round
mark-turn = the start of this turn

## Where we are

headline-gathering = The party gathers
headline-quest = { $quest }
headline-setting-up = { $quest } · Encounter { $number } · Setting up
headline-heroes = { $quest } · Encounter { $number } · Round { $round } · Heroes
headline-overlord = { $quest } · Encounter { $number } · Round { $round } · Overlord
headline-campaign = Campaign, { $act } · { $stage }

act-one = act I
act-two = act II
stage-rumours = rumours
stage-gold = gold
stage-rest = rest
stage-rewards = rewards
stage-shopping = shopping
stage-experience = experience
stage-next_quest = the next quest
stage-preparing = preparing
stage-travel = travel
role-introduction = Introduction
role-act1 = act I
role-interlude = Interlude
role-act2 = act II
role-finale = Finale
role-rumour = rumour
role-bonus = single quest
symbol-road = road
symbol-plain = plain
symbol-forest = forest
symbol-mountain = mountain
symbol-water = water

## Questions before the first turn

ask-hero = Which hero do you take?
ask-class = Which class does { $who } follow?
ask-plot = Which Plot deck does the overlord take?
ask-group = Which monsters fill the open group?
ask-place = Where does { $who } stand?
ask-start-space = Where does { $who } come in?
ask-stand-up = { CAP($who) } is down. Does { $who } get up before this encounter?

## Questions in a round

ask-next = Who acts next?
ask-start-ability = The turn of { $who } begins. What comes first?
ask-equip = What does { $who } wear for this turn?
ask-turn =
    { $points ->
        [0] { $actions ->
            [0] Does { $who } do anything else?
            [one] What does { $who } do, with one action left?
           *[other] What does { $who } do, with { $actions } actions?
        }
       *[other] { $actions ->
            [0] Where does { $who } go, with { $points } movement left?
            [one] What does { $who } do, with one action and { $points } movement left?
           *[other] What does { $who } do, with { $actions } actions and { $points } movement?
        }
    }
ask-march-act = { CAP($who) } is in the middle of a move. What does it do from here?
ask-free-move =
    { $count ->
        [0] { CAP($who) } may move. Where to?
        [one] { CAP($who) } may move one space. Where to?
       *[other] { CAP($who) } may move { $count } spaces. Where to?
    }
ask-free-attack = { CAP($who) } may attack. Whom?
ask-ruins = { CAP($who) } treads on ruins. Is a test tried?
ask-agree = { CAP($giver) } would give { $card } to { $taker }. Agreed?
ask-agree-any = A card would change hands. Agreed?
ask-fortune = Two have equally little fortune. Who gets the token?
ask-group-next = Which monsters act next?
ask-monster = Which of { $group } acts next?
ask-reinforce = Who comes back as reinforcement?
ask-due = A hero is down. Does the overlord draw a card or take threat?

## Questions while dice and cards are on the table

ask-reroll = Which die is rolled again?
ask-surges =
    { $surges ->
        [one] { CAP($who) } has one surge to spend. On what?
       *[other] { CAP($who) } has { $surges } surges to spend. On what first?
    }
ask-target = On whom?
ask-target-card = { CAP($card) }: on whom?
ask-space = Which space is it?
ask-space-who = Which space for { $who }?
ask-attribute = Which attribute does { $who } test?
ask-attribute-any = Which attribute is tested?
ask-condition = Which condition is it?
ask-card = Which card?
ask-word = Which is it?
ask-amount = How much?
ask-token = Which token?
ask-weapon = With what does { $who } attack?
ask-charmed = { CAP($who) } is under the overlord’s spell. What must { $who } do?
ask-explore = A secret passage: does { $who } go in at once?
ask-removal = Does something leave the secret room?
ask-overlords-card = The overlord’s hand lies open. Which card goes?
ask-summon = The agent comes. In whose place?

offer-turn_start = The turn of { $who } begins. Is something used?
offer-turn_end = The turn of { $who } ends. Is something used?
offer-overlord_start = The overlord’s turn begins. Does { $who } use something?
offer-overlord_end = The overlord’s turn ends. Does { $who } use something?
offer-attack_declared = An attack is declared. Does { $who } use something before the dice?
offer-attack_rolled = The attack dice lie there. Does { $who } use something?
offer-defence_rolled = The defence dice lie there. Does { $who } use something?
offer-damage_due = Damage is due. Does { $who } do something about it?
offer-attack_resolved = The attack is over. Does { $who } answer?
offer-monster_entered = A monster comes close. Does { $who } answer?
offer-monster_activated = A monster is about to act. Does { $who } step in?
offer-hero_entered = A space was entered. Does { $who } use something?
offer-door_opened = A door was opened. Does { $who } use something?
offer-searched = A token was searched. Does { $who } use something?
offer-search_drawn = A Search card was drawn. Does { $who } do something about it?
offer-test_rolled = The dice of the test lie there. Does { $who } use something?
offer-test_passed = The test was passed. Does { $who } use something?
offer-defeated = Somebody is about to fall. Does { $who } do something first?
offer-monster_fell = A monster has fallen. Does { $who } use something?
offer-hero_fell = A hero has fallen. Does { $who } use something?
offer-rested = { CAP($who) } rests. Is something used?
offer-recovered = Somebody has recovered. Does { $who } add to it?
offer-harmed = Monsters were hurt. Does { $who } add to it?
offer-dice_rolled = Dice were rolled. Does { $who } use something?
offer-quest_begins = The quest begins. Does { $who } use something?
offer-taint_shown = A Taint card is turned up. Does { $who } use something?

window-hero_entered = A hero walks on. Does a card wait on the way?
window-door_opened = A hero has opened a door. Do you play a card?
window-searched = A hero has searched. Do you play a card?
window-attack_declared = An attack is declared. Do you play a card before the dice?
window-attack_rolled = The attack dice lie there. Do you play a card?
window-defence_rolled = The defence dice lie there. Do you play a card?
window-test_rolled = The dice of a test lie there. Do you play a card?
window-test_passed = A hero has passed a test. Do you play a card?
window-dice_rolled = Dice were rolled. Do you play a card?
window-attack_resolved = The attack is over. Do you play a card?
window-damage_due = Damage is due. Do you play a card?
window-defeated = Somebody is about to fall. Do you play a card?
window-monster_entered = A monster has moved. Do you play a card?
window-turn_start = A turn begins. Do you play a card?
window-turn_end = A turn ends. Do you play a card?
window-rested = A hero rests. Do you play a card?
window-search_drawn = A Search card was drawn. Do you play a card?
window-recovered = Heroes have recovered. Do you play a card?
window-harmed = Monsters were hurt. Do you play a card?
window-quest_begins = The quest begins. Do you play a card?
window-taint_shown = A Taint card is turned up. Do you play a card?
window-hero_fell = A hero is knocked out. Do you play a card?
window-monster_fell = A monster has fallen. Do you play a card?
window-monster_activated = One of your monsters is about to act. Do you play a card?
window-overlord_start = Your turn begins. Do you play a card?
window-overlord_end = Your turn ends. Do you play a card?

moment-hero_entered = A hero walks on
moment-door_opened = A hero opens a door
moment-searched = A hero searches
moment-attack_declared = An attack is declared
moment-attack_rolled = Attack dice are rolled
moment-defence_rolled = Defence dice are rolled
moment-test_rolled = A test is rolled
moment-test_passed = A hero passes a test
moment-dice_rolled = Other dice are rolled
moment-attack_resolved = An attack is over
moment-damage_due = Damage is due
moment-defeated = Somebody is about to fall
moment-monster_entered = A monster has moved
moment-turn_start = A turn begins
moment-turn_end = A turn ends
moment-rested = A hero rests
moment-search_drawn = A Search card is drawn
moment-recovered = Heroes recover
moment-harmed = Monsters are hurt
moment-quest_begins = A quest begins
moment-taint_shown = A Taint card is turned up
moment-hero_fell = A hero is knocked out
moment-monster_fell = A monster falls
moment-monster_activated = A monster is about to act
moment-overlord_start = The overlord’s turn begins
moment-overlord_end = The overlord’s turn ends

## Questions of the campaign

ask-relic-taker = A relic is won. Who takes it?
ask-shop = The party has { $gold } gold. What is bought, sold or handed over?
ask-skills =
    { $xp ->
        [0] { CAP($who) } has no experience to spend. Anything else?
       *[other] { CAP($who) } has { $xp } experience to spend. On which skill?
    }
ask-overlord-shop =
    { $threat ->
        [0] The overlord has { $xp } experience to spend. On which card?
       *[other] The overlord has { $xp } experience and { $threat } threat to spend. On which card?
    }
ask-next-quest = Which quest comes next?
ask-set-aside = Which cards stay out of the deck? At least { $least } must remain of { $cards }.
ask-bearer = Who carries which relic?
ask-rumour = Is a Rumour card played?
ask-influence = Which influence token is laid down?
ask-travel = On the way: what does the party do?

## Answers

do-choose-hero = { $name }
do-choose-class = { $name }
do-pick-quest = { CAP($quest) }
do-pick-kind = { CAP($group) }
do-set-down = { CAP($who) }: { $space }
do-set-down-here = { CAP($space) }
do-pick-figure = { CAP($who) }
do-pick-space = { $space }
do-pick-card = { $card }
do-pick-word = { CAP($word) }
do-pick-group = { CAP($group) }
do-pick-token = { CAP($token) }
do-activate = { CAP($who) }
do-wear = { CAP($items) }
do-wear-nothing = Nothing at all
do-move-action =
    { $speed ->
        [0] Move action
       *[other] Move action ({ $speed })
    }
do-go = Go to { $space }
do-go-fatigue = Go to { $space } for { $fatigue } fatigue
do-march = March to { $space }
do-march-set = March to { $space } and stand at { $first } to { $last }
do-strike = Attack { $who } at { $space }: { $card }
do-strike-plain = Attack { $who } at { $space }
do-use-card = Use { $card }
do-use-card-on = { CAP($card) } on { $who }
do-rest = Rest
do-stand-up = Stand up
do-revive = Revive { $who }
do-search = Search { $token } at { $space }
do-operate-open = Open { $edge } at { $space }
do-operate-close = Close { $edge } at { $space }
do-operate-remove = Clear { $edge } at { $space }
do-take-up = Pick up { $token } at { $space }
do-put-down = Put down { $token } at { $space }
do-interact = { CAP($what) }
do-interact-at = { CAP($what) } ({ $where })
do-climb-out = Climb out to { $space }
do-shake-off = Shake off { $condition }
do-leave-map = Leave the map
do-passage = Through the secret entrance
do-give = { $card } from { $giver } to { $taker }
do-agree = Agreed
do-spend-fortune =
    { $what ->
        [fatigue] Fortune against fatigue
        [action] Fortune for an action
       *[die] Fortune for a die
    }
do-spend-fortune-die = Fortune to reroll the { $colour } die
do-spring = { CAP($card) } at { $space }
do-buy = { CAP($gain) }
do-buy-dear = { CAP($gain) } ({ $cost } surges)
do-buy-needed = Spend the surge that is asked for
do-ease-fatigue = Recover fatigue
do-reroll = { CAP($card) }: die { $number }, { $colour }
do-reroll-of = { CAP($card) }: { $who }, die { $number }, { $colour }
do-reroll-any = { CAP($card) }: die { $number }
do-draw-one = Draw a card
do-take-threat = Take threat
do-buy-item = { $item } for { $who } ({ $gold })
do-sell-item = Sell { $item } of { $who } ({ $gold })
do-pass-item = { $item } from { $giver } to { $taker }
do-reveal-more = Fortune for another Shop card
do-learn-skill = { $skill } ({ $xp })
do-buy-card = { $card } ({ $xp })
do-buy-plot = { $card } ({ $threat } threat)
do-convert = Experience into threat
do-set-aside = Leave out { $card }
do-bear = { $relic } for { $lieutenant }
do-play-rumour = { $card }
do-without = Nothing
do-enough = That is all

decline-offer = Let it be
decline-window = Play nothing
decline-turn = End the turn
decline-activation = End the activation
decline-surges = Spend no more
decline-reroll = Let the dice lie
decline-stand-up = Stay down
decline-ruins = Tread on without a test
decline-agree = Refuse
decline-due = Take nothing
decline-move = Stay here
decline-attack = Do not attack
decline-shop = Leave the shop
decline-skills = Save the rest
decline-overlord-shop = Save the rest
decline-set-aside = The deck stands
decline-bearer = Nobody else carries one
decline-rumour = Play none
decline-plot = No Plot deck
decline-summon = Not now
decline-reinforce = Nobody comes
decline-march = Go on marching
decline-explore = Not now
decline-removal = Leave it as it is
decline-charmed = Nothing

word-event = event
word-magic = magic
word-trap = trap
word-move = move
word-help_attack = an extra attack, once a turn
word-help_recover = recover damage, once a turn
word-running_shot = move before the shot
word-crown = crown
word-purse = purse
word-mask = mask

## The log before the first turn

event-hero-chosen = { $name } joins the party: { $job }.
event-quest-begun = The quest begins: { $quest }.
event-encounter-begun = { CAP($quest) }, encounter { $number }.
event-group-chosen = The overlord brings { $group }.
event-placed = { CAP($who) } stands at { $space }.

## The log of a round

event-round-begun = Round { $round }.
event-turn-begun = { CAP($who) } acts.
event-overlord-begun = The overlord’s turn.
event-equipped = { CAP($who) } wears { $items }.
event-equipped-nothing = { CAP($who) } puts everything away.
event-moved = { CAP($who) } goes to { $space }.
event-moved-fatigue = { CAP($who) } goes to { $space } for { $fatigue } fatigue.
event-shifted = { CAP($who) } ends up at { $space }.
event-attack-declared = { CAP($who) } attacks { $target } with { $card }.
event-attack-declared-plain = { CAP($who) } attacks { $target }.
event-attack-declared-wide = { CAP($who) } lashes out all around.
event-attack-rolled = { CAP($who) } rolls { $roll }.
event-defence-rolled = { CAP($who) } rolls { $roll } against it.
event-die-rerolled = { CAP($who) } rerolls the { $colour } die: { $after } instead of { $before }.
event-die-rerolled-card = { CAP($card) }: { $who } rerolls the { $colour } die, { $after } instead of { $before }.
event-surge-spent = { CAP($who) } spends a surge: { $gain }.
event-surge-needed = { CAP($who) } spends the surge that is asked for.
event-surge-ease = { CAP($who) } spends a surge to catch breath.
event-missed =
    { $why ->
        [range] { CAP($who) } misses: too far.
        [surge] { CAP($who) } misses for want of a surge.
       *[x] { CAP($who) } misses.
    }
event-struck = { CAP($who) } hits { $target }: { $hearts } against { $shields }, { $damage } damage.
event-struck-stopped = { CAP($who) } hits { $target }, and nothing comes through.
event-hurt = { CAP($who) } suffers { $damage } damage.
event-hurt-card = { CAP($card) }: { $who } suffers { $damage } damage.
event-tired = { CAP($who) } suffers { $fatigue } fatigue.
event-tired-over = { CAP($who) } is spent: { $fatigue } fatigue, { $over } damage.
event-tired-card = { CAP($card) }: { $who } suffers { $fatigue } fatigue.
event-tired-over-card = { CAP($card) }: { $who } is spent, { $fatigue } fatigue, { $over } damage.
event-healed-damage = { CAP($who) } recovers { $damage } damage.
event-healed-fatigue = { CAP($who) } recovers { $fatigue } fatigue.
event-healed-both = { CAP($who) } recovers { $damage } damage and { $fatigue } fatigue.
event-fell = { CAP($by) } brings { $who } down.
event-fell-alone = { CAP($who) } falls.
event-knocked-out = { CAP($by) } knocks { $who } out.
event-knocked-out-alone = { CAP($who) } goes down.
event-stood-up = { CAP($who) } gets up.
event-stood-up-helped = { CAP($by) } pulls { $who } up.
event-dice-rolled = { CAP($who) } rolls { $roll }.
event-tested =
    { $passed ->
        [yes] { CAP($who) } tests { $attribute } ({ $value }): { $roll }, passed.
       *[no] { CAP($who) } tests { $attribute } ({ $value }): { $roll }, failed.
    }
event-tested-unrolled = { CAP($who) } fails the test of { $attribute } unrolled.
event-afflicted = { CAP($who) } is { $condition }.
event-relieved = { CAP($who) } is no longer { $condition }.
event-rested = { CAP($who) } rests.
event-searched = { CAP($who) } searches and finds { $card }.
event-searched-token = { CAP($who) } searches { $token }.
event-item-found = { CAP($who) } gets { $card }.
event-opened = { CAP($who) } opens { $edge }.
event-opened-alone = { CAP($edge) } opens.
event-cleared = { CAP($who) } clears { $edge } away.
event-closed = { CAP($who) } closes { $edge }.
event-closed-alone = { CAP($edge) } closes.
event-token-taken = { CAP($who) } picks up { $token }.
event-token-dropped = { CAP($token) } lies at { $space }.
event-token-turned = { CAP($token) } is turned over: { $face }.
event-left-map = { CAP($who) } leaves the map.
event-card-used-overlord = The overlord uses { $card }.
event-card-used = { CAP($who) } uses { $card }.
event-card-used-on = { CAP($who) } uses { $card } on { $target }.
event-feat-used = { CAP($who) }: heroic feat!
event-card-played = The overlord plays { $card }.
event-card-played-on = The overlord plays { $card } on { $who }.
event-cards-drawn =
    { $many ->
        [one] The overlord draws a card.
       *[other] The overlord draws { $many } cards.
    }
event-card-seen = Drawn: { $card }.
event-taint-shown = The taint of { $who } shows: { $card }.
event-card-shown = The overlord turns over { $card }.
event-card-lost = The overlord discards { $card }.
event-threat-taken =
    { $by ->
        [one] The overlord takes a threat token.
       *[other] The overlord takes { $by } threat tokens.
    }
event-threat-spent =
    { $by ->
        [one] The overlord spends a threat token.
       *[other] The overlord spends { $by } threat tokens.
    }
event-fortune-given = Fortune smiles on { $who }.
event-exchanged = { CAP($giver) } hands { $card } to { $taker }.
event-reinforced = Reinforcement: { $who }, at { $space }.
event-summoned = { CAP($who) } enters the fight.
event-counted = { CAP($counter) }: { $value }.
event-quest-told = { $line }

## The log of the campaign

event-encounter-won =
    { $winner ->
        [heroes] The heroes win encounter { $number } of { $quest }.
       *[overlord] The overlord wins encounter { $number } of { $quest }.
    }
event-quest-won =
    { $winner ->
        [heroes] { CAP($quest) } goes to the heroes.
       *[overlord] { CAP($quest) } goes to the overlord.
    }
event-gold-gained = The party gains { $gold } gold.
event-gold-spent = The party pays { $gold } gold.
event-xp-gained =
    { $side ->
        [heroes] Experience for every hero: { $xp }.
        [overlord] Experience for the overlord: { $xp }.
       *[all] Experience for everybody: { $xp }.
    }
event-item-bought = { CAP($who) } buys { $item } for { $gold } gold.
event-item-sold = { CAP($who) } sells { $item } for { $gold } gold.
event-skill-learned = { CAP($who) } learns { $skill }.
event-card-bought = The overlord buys { $card }.
event-relic-won =
    { $side ->
        [heroes] A relic for the heroes: { $relic }.
       *[overlord] A relic for the overlord: { $relic }.
    }
event-quest-picked =
    { $side ->
        [heroes] The heroes choose what is next: { $quest }.
       *[overlord] The overlord chooses what is next: { $quest }.
    }
event-quest-picked-due = What is next is settled: { $quest }.
event-travelled = On the way ({ $symbol }): { $card }.
event-act-begun = { CAP($act) } begins.
event-rumour-played = The overlord spreads a rumour: { $card }.

## How it ended

outcome-left = The table is cleared before anybody has won.
outcome-heroes = The heroes walk out, and somebody bolts the door behind them.
outcome-overlord = The dark keeps what it has, and tonight it has the heroes.
outcome-campaign-heroes = The Shadow Rune is safe, and the realm sleeps without knowing how close it was.
outcome-campaign-overlord = A new king sits on an old throne, and nobody asks what he promised for it.

## Why not

why-taken = Somebody plays that hero already.
why-class-taken = That class is in the party already.
why-archetype = That class is not for { $who }.
why-no-actions = { CAP($who) } has no action left.
why-fatigue = { CAP($who) } cannot bear that much fatigue.
why-too-far = That is out of reach.
why-no-sight = { CAP($who) } does not see { $target }.
why-stunned = { CAP($who) } is Stunned: that must be shaken off first.
why-immobilized = { CAP($who) } is Immobilised and cannot move.
why-pit = From the pit { $who } can only climb out.
why-attacked = { CAP($who) } has attacked in this turn.
why-exhausted = { CAP($card) } is exhausted until the next turn.
why-feat-used = The heroic feat of { $who } is used up for this encounter.
why-locked = The quest keeps that door shut.
why-base = A base stands in the way of that door.
why-gold = That costs { $price } gold; the party has { $gold }.
why-xp = That costs { $price } experience.
why-level = Too few cards of that class are owned.
why-relic-sold = A relic cannot be sold.
