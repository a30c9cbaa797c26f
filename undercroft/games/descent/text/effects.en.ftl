# What cards do, put together piece by piece from their figures.

## Joining

as-it-is = { $what }
acts-then = { $first }; { $next }
line-end = { $what }.
line-head = { $head }: { $acts }.
quoted = “{ $what }”

## Who is meant

who-hero = the hero
who-monster = this monster
who-bearer = the bearer
who-overlord = the overlord
who-ally = this ally
who-familiar = the familiar
who-party = the party
who-that_hero = that hero
who-that_monster = that monster
who-that_figure = that figure
who-that_group = that group
who-attacker = the attacker
who-roller = whoever rolled
who-struck = the target
who-adjacent_hero = an adjacent hero
who-adjacent_monster = an adjacent monster
who-monster_near_struck =
    { $near ->
        [one] another monster next to the target
       *[other] another monster within { $near } spaces of the target
    }
who-chosen_hero = one hero of the heroes’ choice
who-each_hero = each hero
who-each_hero_near =
    { $near ->
        [one] each hero within one space
       *[other] each hero within { $near } spaces
    }
who-each_hero_adjacent = each adjacent hero
who-each_hero_in_sight = each hero in sight
who-each_monster_near =
    { $near ->
        [one] each monster within one space
       *[other] each monster within { $near } spaces
    }
who-each_monster_adjacent = each adjacent monster
who-each_monster_in_sight = each monster in sight
who-group = each monster of that group
who-group_others = each other monster of that group
who-other_and_adjacent_heroes = each hero in that space or next to it
who-other_and_heroes_near =
    { $near ->
        [one] each hero within one space of there
       *[other] each hero within { $near } spaces of there
    }
who-recovered = each hero who recovered
who-harmed = each monster that was hurt
who-lowest_might = the hero with the lowest Might
who-lowest_awareness = the hero with the lowest Awareness
who-searcher = whoever drew it

whom-familiar = the familiar
whom-heroes =
    { $near ->
        [one] each hero within one space
       *[other] each hero within { $near } spaces
    }
whom-monsters =
    { $near ->
        [one] each adjacent monster
       *[other] each monster within { $near } spaces
    }

## Amounts and dice

amount-damage = { $amount } damage
amount-fatigue = { $amount } fatigue
amount-all = all { $what ->
        [damage] damage
        [fatigue] fatigue
       *[both] damage and fatigue
    }
amount-rolled = damage equal to the hearts rolled
amount-surges = fatigue equal to the surges rolled
amount-dealt = damage equal to what the attack dealt
amount-tested =
    { $what ->
        [shields] damage equal to the shields rolled
        [excess] one damage for each shield above the attribute
       *[attribute] damage equal to the attribute
    }
dice-blue =
    { $count ->
        [one] { $count } blue die
       *[other] { $count } blue dice
    }
dice-red =
    { $count ->
        [one] { $count } red die
       *[other] { $count } red dice
    }
dice-yellow =
    { $count ->
        [one] { $count } yellow die
       *[other] { $count } yellow dice
    }
dice-brown =
    { $count ->
        [one] { $count } brown die
       *[other] { $count } brown dice
    }
dice-gray =
    { $count ->
        [one] { $count } grey die
       *[other] { $count } grey dice
    }
dice-black =
    { $count ->
        [one] { $count } black die
       *[other] { $count } black dice
    }
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-brown = brown
colour-gray = grey
colour-black = black

## What is done

act-recover = { $who } recovers { $what }
act-suffer = { $who } suffers { $what }
act-roll = { $who } rolls { $dice }
act-test = { $who } tests { $attribute }
act-test-choice =
    { $chooser ->
        [user] { $who } tests { $attribute }, by choice of whoever uses this
        [tester] { $who } tests { $attribute }, by choice
       *[overlord] { $who } tests { $attribute }, by the overlord’s choice
    }
test-passes = passed, { $acts }
test-fails = failed, { $acts }
test-all-pass = if all pass, { $acts }
test-all-fail = if all fail, { $acts }
act-afflict = { $who } is { $condition }
act-afflict-choice = { $who } gets a condition of choice: { $condition }
act-relieve =
    { $amount ->
        [one] { $who } discards a condition
       *[other] { $who } discards { $amount } conditions
    }
act-attack =
    { $at ->
        [target] { $who } attacks { $target }
        [other] { $who } attacks { $other }
        [two_monsters] { $who } attacks two different monsters with one roll
        [adjacent_figures] { $who } attacks each adjacent figure, friend or foe
        [adjacent_monsters] { $who } attacks each adjacent monster
        [figures_in_sight] { $who } attacks each figure in sight, friend or foe
        [monsters_in_sight] { $who } attacks each monster the hero sees
        [familiar] { $who } attacks the space of the familiar
        [passed] { $who } attacks each figure that was passed
       *[one] { $who } attacks
    }
attack-weapon =
    { $weapon ->
        [melee] with a melee weapon
        [magic] with a magic weapon
        [rune] with a rune
        [bow] with a bow
        [blade_or_melee] with a blade or melee weapon
       *[none] without a weapon
    }
attack-with = { $attack } { $weapon }
attack-dice = rolling { $dice }
attack-ranged = at range
attack-near =
    { $near ->
        [one] within one space
       *[other] within { $near } spaces
    }
attack-least = at least { $least } damage if it hits
attack-no-range = whatever the range
attack-no-sight = whatever the line of sight
attack-surge = with { $surge }
attack-hit = if it deals damage, { $acts }
attack-after = afterwards { $acts }
act-move =
    { $spaces ->
        [one] { $who } may move one space
       *[other] { $who } may move up to { $spaces } spaces
    }
act-move-speed =
    { $speeds ->
        [one] { $who } may move up to the Speed
       *[other] { $who } may move up to { $speeds } times the Speed
    }
act-move-action = { $who } may perform a move action
act-move-by =
    { $spaces ->
        [one] { $user } moves { $who } one space
       *[other] { $user } moves { $who } up to { $spaces } spaces
    }
act-move-speed-by =
    { $speeds ->
        [one] { $user } moves { $who } up to the Speed
       *[other] { $user } moves { $who } up to { $speeds } times the Speed
    }
act-place =
    { $within ->
        [one] { $who } is put on an empty space next to where it was
       *[other] { $who } is put on an empty space within { $within } spaces
    }
act-place-of =
    { $within ->
        [one] { $who } is put on an empty space next to { $of }
       *[other] { $who } is put on an empty space within { $within } spaces of { $of }
    }
act-points =
    { $amount ->
        [one] { $who } gains one movement point
       *[other] { $who } gains { $amount } movement points
    }
act-points-speed =
    { $speeds ->
        [one] { $who } gains the Speed in movement points
       *[other] { $who } gains { $speeds } times the Speed in movement points
    }
act-action =
    { $what ->
        [attack] { $who } gains an attack action
        [move] { $who } gains a move action
        [door] { $who } may open or close a door
        [activation] { $who } is activated once more, at once
       *[any] { $who } gains an action
    }
act-action-less = { $who } has one action less
act-dice-attack = { $who } adds { $dice } to the attack
act-dice-defence = { $who } adds { $dice } to the defence
act-dice-pool = { $who } adds the defence dice of { $target }
act-add-attack = the attack gains { $what }
act-lose-attack = the attack loses { $what }
act-add-shields = { $who } adds { $what }
act-add-paid = the attack gains a heart for each fatigue paid
act-reroll =
    { $amount ->
        [one] { $who } rerolls { $pool ->
            [attack] an attack die
            [defence] a defence die
            [test] a die of the test
           *[any] a die
        }
       *[other] { $who } rerolls up to { $amount } { $pool ->
            [attack] attack dice
            [defence] defence dice
            [test] dice of the test
           *[any] dice
        }
    }
act-reroll-any =
    { $pool ->
        [attack] { $who } rerolls any number of attack dice
        [defence] { $who } rerolls any number of defence dice
        [test] { $who } rerolls any number of dice of the test
       *[any] { $who } rerolls any number of dice
    }
act-reroll-whole =
    { $pool ->
        [attack] { $who } rerolls the whole attack
        [defence] { $who } rerolls the whole defence
        [test] { $who } rerolls the whole test
       *[any] { $who } rerolls all dice
    }
reroll-colours = { $colours } only
reroll-better = keeping the better result
act-draw =
    { $amount ->
        [one] the overlord draws a card
       *[other] the overlord draws { $amount } cards
    }
act-draw-surges = the overlord draws a card for each surge rolled
act-discard =
    { $amount ->
        [one] the overlord discards a card at random
       *[other] the overlord discards { $amount } cards at random
    }
act-search =
    { $amount ->
        [one] { $who } draws a Search card
       *[other] { $who } draws { $amount } Search cards
    }
act-search-token =
    { $near ->
        [one] { $who } searches a search token within one space
       *[other] { $who } searches a search token within { $near } spaces
    }
act-defeat = { $who } is defeated
act-redirect = the attack goes at { $who } instead
act-surge = the attack gains { $surge }
act-last = { $what } { $until }

last-defence_brown = { $who } adds { $dice } to every defence
last-defence_gray = { $who } adds { $dice } to every defence
last-attack_red = { $who } adds { $dice } to every attack
last-attack_yellow = { $who } adds { $dice } to every attack
last-next_attack_yellow = { $who } adds { $dice } to the next attack
last-speed = { $who } has { $signed } Speed
last-health = { $who } has { $signed } Health
last-range = { $who } has { $signed } range in attacks
last-hearts =
    { $amount ->
        [one] { $who } has { $signed } heart in attacks
       *[other] { $who } has { $signed } hearts in attacks
    }
last-attributes = { $who } has { $signed } to every attribute
last-marked =
    { $amount ->
        [one] attacks on { $who } have { $signed } heart
       *[other] attacks on { $who } have { $signed } hearts
    }
last-challenged =
    { $amount ->
        [one] attacks between { $user } and { $who } have { $signed } heart
       *[other] attacks between { $user } and { $who } have { $signed } hearts
    }
last-only_adjacent_attacks = only attacks from adjacent figures affect { $who }
last-pass_heroes = { $who } may move through heroes
last-misery = { $who } suffers { $amount } fatigue on top of any damage
last-despair = { $who } suffers { $amount } fatigue after each action
last-monkey = { $who } is a monkey: Speed { $monkey }, no defence dice, no attacks
until-turn_start = until the next turn of { $user } begins
until-turn_end = until the turn ends
until-next_turn_end = until the end of its next turn
until-overlord = until the overlord’s next turn begins
until-overlord_end = until the overlord’s turn ends
until-round = until the round ends
until-encounter = until the encounter ends

## What only one card does

special-damage_to_fatigue = { $who } may suffer any of it as fatigue instead, as far as Stamina allows
special-vanish =
    { $amount ->
        [one] { $who } leaves the map, and nothing affects { $who }; the next turn begins on an empty space next to there
       *[other] { $who } leaves the map, and nothing affects { $who }; the next turn begins on an empty space within { $amount } spaces of there
    }
special-again_on_another = all of it may happen to one more hero, with the same roll
special-shift_damage = { $who } suffers all of it instead
special-dying_command = one monster that the attack defeated is put back, moves up to its Speed, attacks once for the heroes, and is gone again
special-draw_another = the card may be discarded for another, which stays
special-oath_of_honor = { $user } is put on the closest empty space next to a monster adjacent to { $who }, and attacks it with a melee weapon
special-shields_by_awareness = the defence roll counts as many shields as the Awareness of { $who }
special-free_item = { $who } gets a random item of the shop for nothing
special-secret_passage = an entrance to a secret room lies in the space of { $who }, unless a room is in play
special-dark_charm = the overlord moves { $who }, or attacks with { $who }, as with a monster
special-lose_point = { $who } loses a movement point, or is Stunned if none is left
special-end_move = the movement points of the move action are lost
special-unholy_ritual = the overlord draws a card for each figure of the group on the map and keeps { $amount }
special-rise_again = at the start of the overlord’s next turn { $who } comes back within { $amount } spaces of where it fell, for that turn alone
special-diabolic_power = the overlord takes any card from deck or discards and shows it; { $who } tests Willpower for an event, Awareness for a trap, Knowledge for magic, and suffers { $amount } damage on failing
special-wicked_laughter = { $who } tests once more, the attribute lowered by one; if that is passed too, the overlord draws a card
special-reinforce = minions of its group come back next to { $who }, up to the group limit and none within { $amount } spaces of a hero
special-plan_ahead = the overlord looks at the next { $amount } cards of the deck and puts them back in any order
special-schemes = the overlord names a trait and turns cards over until one of it comes, which goes to the hand
special-sacrifice = { $who } suffers up to { $amount } damage, and { $user } recovers as much
special-overpower = { $who } moves; at each space next to a hero a passed test of Might swaps the two, and that hero suffers { $amount } fatigue
special-promotion = { $who } becomes a master, if the group limit allows it
special-skip_symbol = the next symbol of this journey brings nothing
special-look_at_hand =
    { $amount ->
        [one] the heroes look at the overlord’s hand and discard a card of it
       *[other] the heroes look at the overlord’s hand and discard { $amount } cards of it
    }
special-demand_surge =
    { $amount ->
        [one] the attack misses unless a surge is spent on it
       *[other] the attack misses unless { $amount } surges are spent on it
    }
special-lose_found = { $who } discards the Search card just found
special-gain_threat =
    { $amount ->
        [one] the overlord gains a threat token
       *[other] the overlord gains { $amount } threat tokens
    }
special-fetch_card = the overlord takes any card from the deck and shuffles it
special-survive =
    { $amount ->
        [one] { $who } stays, with one Health left
       *[other] { $who } stays, with { $amount } Health left
    }
special-reveal_less =
    { $amount ->
        [one] one Shop card fewer is revealed
       *[other] { $amount } Shop cards fewer are revealed
    }
special-reveal_less-more =
    { $amount ->
        [one] one Shop card more is revealed
       *[other] { $amount } Shop cards more are revealed
    }
special-next_hand =
    { $amount ->
        [one] the overlord begins the next quest with a card more
       *[other] the overlord begins the next quest with { $amount } cards more
    }
special-longer_road =
    { $amount ->
        [one] the way to the next quest has a symbol more
       *[other] the way to the next quest has { $amount } symbols more
    }
special-lose_gold = the party loses { $amount } gold

## Surges

surge-line =
    { $cost ->
        [one] Surge: { $gains }
       *[other] { $cost } surges: { $gains }
    }
surge-named =
    { $cost ->
        [one] Surge, { $name }: { $gains }
       *[other] { $cost } surges, { $name }: { $gains }
    }
gain-hearts =
    { $amount ->
        [one] +{ $amount } heart
       *[other] +{ $amount } hearts
    }
gain-range = +{ $amount } range
gain-pierce = Pierce { $amount }
gain-surges =
    { $amount ->
        [one] { $amount } surge
       *[other] { $amount } surges
    }
gain-shields =
    { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
loss-hearts =
    { $amount ->
        [one] { $amount } heart
       *[other] { $amount } hearts
    }
loss-range = { $amount } range
gain-blast = Blast
gain-inflict = the target is { $condition } if it suffers damage
gain-price = for { $amount } fatigue
gain-word-hearts_by_wounds = a heart more for every second damage on the hero
gain-word-second_monster = a second monster next to the attacker is struck as well
gain-word-fire_breath = fire runs on from the target over a path of four spaces and strikes every figure on it
gain-word-return_card = this card goes back to the hand

## What a card gives while it is there

passive-aside = { $what } ({ $head })
passive-head = { $head }: { $what }
gives-health = { $signed } Health
gives-stamina = { $signed } Stamina
gives-speed = { $signed } Speed
gives-speed_most = Speed { $amount } at the most
gives-no_runes = no rune may be equipped beside it
gives-defence_dice = { $dice } more in defence
gives-attack_dice = { $dice } more in attacks
gives-hearts =
    { $amount ->
        [one] { $signed } heart in attacks
       *[other] { $signed } hearts in attacks
    }
gives-hearts-less =
    { $amount ->
        [one] { $signed } heart in attacks, but one remains
       *[other] { $signed } hearts in attacks, but one remains
    }
gives-range = { $signed } range in attacks
gives-surge = attacks gain { $surge }
gives-surge_or_miss =
    { $amount ->
        [one] an attack misses unless a surge is spent on it
       *[other] an attack misses unless { $amount } surges are spent on it
    }
gives-surge_or_miss-near =
    { $amount ->
        [one] an attack at a space within { $near } misses unless a surge is spent on it
       *[other] an attack at a space within { $near } misses unless { $amount } surges are spent on it
    }
gives-shadow =
    { $amount ->
        [one] attacks by adjacent heroes miss unless a surge is spent
       *[other] attacks by adjacent heroes miss unless { $amount } surges are spent
    }
gives-cannot_attack = no attacks
gives-rest_heals = a rest recovers as much damage as fatigue
gives-stand_up_heals = getting up recovers { $amount } more damage
gives-surge_fatigue = a surge spent against fatigue recovers { $amount } more
gives-weapons_are_runes = every weapon counts as a rune
gives-pass_enemies = moves through enemies
gives-pass_heroes = moves through heroes
gives-sight_past_friends = friends do not block the line of sight
gives-sight_past_adjacent = adjacent figures do not block the line of sight
gives-points_per_fatigue = a fatigue buys { $amount } movement points
gives-running_shot = up to { $amount } spaces before the attack or after it, one fewer in heavy armour
gives-familiar_keeps_pace = for each fatigue spent on movement the familiar moves one space
gives-no_recovery = recovers no damage
gives-exhaust_for_shield = may be exhausted in the place of a shield
gives-reach = attacks in melee up to two spaces away
gives-web = heroes next to it pay { $amount } more fatigue to leave their space
gives-cowardly = spends surges only within { $near } spaces of a master or lieutenant
gives-flail = an attack may strike two heroes, with one roll
gives-one_move = one move action in a turn at the most
gives-fly = moves over enemies and terrain, and ends on an empty space
gives-unmovable = may ignore whatever would move it
gives-recovers_less = every recovery of damage is { $amount } smaller
gives-attributes = { $signed } to every attribute

while-exhausted = while exhausted, { $what }
skill-extends = { $skill }, as well: { $acts }

## When, on whom, at what price

when-action = action
when-turn =
    { $role ->
        [overlord] in the overlord’s turn
       *[self] in the turn of { $user }
    }
when-turn_start =
    { $role ->
        [beside] when a hero begins a turn within { $near }
       *[self] at the start of the turn
    }
when-turn_end =
    { $role ->
        [beside] when a hero ends a turn within { $near }
       *[self] at the end of the turn
    }
when-overlord_start = at the start of the overlord’s turn
when-overlord_end = at the end of the overlord’s turn
when-quest_begins = when a quest begins
when-attack_declared =
    { $role ->
        [defender] when { $user } is attacked, before the dice
        [protector] when a hero within { $near } is attacked, before the dice
        [overlord] before the dice of an attack
       *[self] when { $user } attacks, before the dice
    }
when-attack_rolled =
    { $role ->
        [defender] after the dice of an attack on { $user }
        [familiar] after the familiar’s attack roll
        [overlord] after an attack roll
       *[self] after the attack roll of { $user }
    }
when-defence_rolled =
    { $role ->
        [overlord] after a defence roll
       *[defender] after the defence roll of { $user }
    }
when-damage_due =
    { $role ->
        [familiar] when the familiar would suffer damage
        [defender] when { $user } would suffer damage from an attack
       *[self] when { $user } would suffer damage
    }
when-attack_resolved =
    { $role ->
        [defender] after an attack on { $user }
        [familiar] after an attack of the familiar
        [overlord] after an attack
       *[self] after an attack of { $user }
    }
when-monster_entered = when a monster comes within { $near }
when-monster_activated =
    { $role ->
        [beside] when a monster is about to act within { $near }
       *[any] when a monster is about to act
    }
when-hero_entered = when a hero enters a space
when-door_opened = when a hero opens a door
when-searched = when a hero searches
when-search_drawn = when { $user } draws a Search card
when-drawn = at once
when-test_rolled =
    { $role ->
        [overlord] after the dice of a test
       *[self] after the test of { $user }
    }
when-test_passed = when a hero passes a test
when-defeated =
    { $role ->
        [overlord] when a monster is about to be defeated
       *[self] when { $user } is about to be defeated
    }
when-monster_fell =
    { $role ->
        [familiar] when the familiar defeats a monster
        [overlord] when a monster is defeated
       *[self] when { $user } defeats a monster
    }
when-hero_fell = when a hero is knocked out
when-rested = when { $user } rests
when-recovered = when heroes recover through a class skill of { $user }
when-harmed = when monsters are hurt through a class skill of { $user }
when-dice_rolled =
    { $role ->
        [overlord] after any other roll
       *[self] after any other roll of { $user }
    }
when-taint_shown = when this is turned up
within-spaces =
    { $near ->
        [0] the same space
        [one] one space
       *[other] { $near } spaces
    }

aim-self_or_adjacent_hero = on { $user } or an adjacent hero
aim-adjacent_hero = on an adjacent hero
aim-hero = on another hero within { $near }
aim-hero_near = on a hero within { $near }
aim-any_hero = on any hero
aim-adjacent_monster = on an adjacent monster
aim-monster = on a monster within { $near }
aim-monster_in_sight = on a monster in sight
aim-own_group = on one of the monster groups
aim-master = on a master
aim-hero_in_sight = on a hero in sight
aim-adjacent_minion = on an adjacent minion
aim-any_monster = on any monster
aim-guard = for a monster that is attacked
aim-beside_guard = on a monster next to the one attacked

price-fatigue = for { $amount } fatigue
price-fatigue-any = for any amount of fatigue
price-exhaust = exhausting this card
price-discard =
    { $amount ->
        [one] discarding a card from the hand
       *[other] discarding { $amount } cards from the hand
    }
price-threat = for { $amount } threat
once-round = once a round
once-turn = once a turn
once-attack = once in each attack

need-melee = with a melee weapon
need-ranged = with a ranged weapon
need-bow = with a bow
need-rune = with a rune
need-magic = with a magic weapon
need-magic_or_rune = with a magic weapon or a rune
need-shield = with a shield
need-unmoved = if { $user } has not moved in this turn
need-hero_beside = if another hero is adjacent
need-deals_damage = if it dealt damage
need-defeated_monster = if it defeated a monster
need-adjacent_attacker = if the attacker is adjacent
need-distant_attacker = if the attacker is not adjacent
need-adjacent_target = if the target is adjacent
need-unaware_target = if the target did not see { $user } when the turn began
need-only_monster_in_sight = if it is the only monster in sight
need-has_familiar = with the familiar on the map
need-no_familiar = with no familiar on the map
need-hurt = if the target has damage
need-own_weapon = with this weapon
need-minion = if it is a minion
need-minion_or_master = if it is a minion or a master
need-empty_space = if the space was empty
need-move_action = during a move action
need-hand_empty = with the other hand empty
need-two_hand_or_pair = with a two-handed melee weapon, or one in either hand
need-not_lethal = unless that would defeat it
need-monster_attacks = if a monster attacks
need-hero_attacks = if a hero attacks
need-own_dice = if the dice are the overlord’s
need-other_hero = if that is another hero
need-blank_die = if one of the dice shows no shield
need-two_moves = after two move actions
need-friend_beside = if another monster is next to it
need-hero_tests = if a hero tests

## Items, monsters, found things

weapon-melee = Melee: { $dice }.
weapon-ranged = Ranged: { $dice }.
weapon-pierce = Pierce { $amount }.
weapon-range = +{ $amount } range.
weapon-reach = Reach: attacks up to two spaces away.
armour-dice = Defence: { $dice }.
monster-limits =
    { $heroes ->
        [two] For two heroes: { $minions } and { $masters }.
        [three] For three heroes: { $minions } and { $masters }.
       *[four] For four heroes: { $minions } and { $masters }.
    }
many-minions =
    { $many ->
        [0] no minion
        [one] { $many } minion
       *[other] { $many } minions
    }
many-masters =
    { $many ->
        [0] no master
        [one] { $many } master
       *[other] { $many } masters
    }
condition-test = At the start of the turn, a test of { $attribute }: passed, this goes; failed, { $acts }.
relic-bearer = Only { $who } can carry it.
search-gold = Worth { $gold } gold after the quest.
search-once = It can be used once.
search-nothing-line = It is discarded.
travel-line = { $symbol }: { $acts }.
travel-choice = { $choice } ({ $acts })
travel-nothing = nothing happens
travel-either = either { $choices }
plot-summon-line = For { $threat } threat, { $who } comes in the place of a monster group or a part of it.
rumour-act =
    { $act ->
        [one] In act I.
       *[other] In act II.
    }
rumour-stage = It is played at this step of the campaign phase: { $stage }.
rumour-quest = It brings a quest: { $quest }.
rumour-does = { $acts }.
taint-health = { $signed } Health while it lies there; turned up when its hero is defeated.
challenge-test = A test of { $attribute }; passed, a Search card.
challenge-monster = { $monster } comes: a minion, on the closest empty space.
challenge-nothing = Nothing: it is discarded.

## What a quest brings, and who is where

reward-gold =
    { $gold ->
        [0] no gold
       *[other] { $gold } gold for each hero
    }
reward-xp = { $xp } more experience
reward-relic = a relic: { $relic }
reward-special =
    { $what ->
        [campaign] the campaign
        [overlord_cards] cards may be given back for their experience
        [search] each hero begins the next quest with a Search card
       *[draw] the overlord begins the next quest with a card more
    }
reward-none = nothing beyond what everybody gets
reward-line = { $rewards }.
size-small = small, one space
size-medium = medium, two spaces
size-huge = huge, four spaces
size-massive = massive, six spaces
rank-minion = minion
rank-master = master
rank-lieutenant = lieutenant
rank-agent = agent
rank-special = quest figure
rank-ally = ally
rank-familiar = familiar
rank-hero = hero
attack-kind-melee = melee
attack-kind-ranged = ranged

## Small words by their lists

die-blue = blue die
die-red = red die
die-yellow = yellow die
die-brown = brown die
die-gray = grey die
die-black = black die
home-building = building
home-cave = cave
home-civilized = civilised
home-cold = cold
home-cursed = cursed
home-dark = dark
home-hot = hot
home-mountain = mountain
home-water = water
home-wilderness = wilderness
terrain-floor = floor
terrain-water = water
    .text = Entering costs two movement points.
terrain-pit = pit
    .text = Whoever enters suffers two damage and moves no further; climbing out is an action.
terrain-hazard = lava
    .text = Entering costs one damage, and whoever ends a turn in it is defeated.
terrain-obstacle = obstacle
    .text = Blocks movement and the line of sight.
terrain-mud = mud
    .text = Entering costs one more; a turn begun in it has a Speed of one.
terrain-ruins = ruins
    .text = Whoever enters may test; failed or not tried, the ground gives way to what lies beneath.
terrain-elevation = elevation
    .text = Not to be crossed on foot; a melee blow across it meets one more black die.
terrain-wall = wall
    .text = Nothing passes.
