# The words of the table itself, whatever is played on it.

## Joining

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Answers every game knows

do-done = Done
do-pass = Pass

## Languages, players

table-language = Language
table-language-en = English
table-language-fr = Français
table-bot = bot
table-bot-random = Random
    .line = answers with whatever comes to hand
table-bot-judgement = Judgement
    .line = knows the game and trusts its nose
table-bot-search = Search
    .line = tries everything in its head first
table-person = person

## Opening a table

table-title = Undercroft
table-new-game = New game
table-choose-game = What shall we play?
table-seats = Seats
table-seat = Seat { $number }
table-players =
    { $count ->
        [one] alone
       *[other] { $count } players
    }
table-settings = Settings
table-seed = Seed: { $seed }
table-seed-ask = Seed (leave empty for chance)
table-seed-secret = The seed stays secret until the end.
table-start = Start

## What lies on the table

table-log = Log
table-story = Story
table-instructions = The page says
table-prisoners = Prisoners
table-items = Items
table-hands = Hands
table-hands-empty = empty-handed
table-hands-full = both hands full
table-hands-over = too much in hand
table-middle = Middle of the table
table-middle-empty = nothing
table-row = Row
table-row-empty = empty
table-round = Round { $number }
table-attack-value = Attack value
table-fight = Combat
table-rolls = Rolls
table-shield = shield
table-hits-left =
    { $hits ->
        [one] { $hits } hit to go
       *[other] { $hits } hits to go
    }
table-turner = turns the page
table-nominee = named
table-resting = resting
table-fighting = fighting
table-aimed-at = draws the blow
table-hp = HP
table-hp-of = { $hp } of { $most } HP
table-curses = Curses
table-curse-left =
    { $pages ->
        [one] this page only
       *[other] { $pages } pages
    }
table-page = Page { $number }
table-next-page = Next page
table-pages-left =
    { $count ->
        [0] no page left
        [one] { $count } page left
       *[other] { $count } pages left
    }
table-items-left =
    { $count ->
        [0] item deck empty
        [one] { $count } item in the deck
       *[other] { $count } items in the deck
    }
table-discarded =
    { $count ->
        [0] nothing discarded
        [one] { $count } item discarded
       *[other] { $count } items discarded
    }

## Asking and answering

table-asked = To decide: { $who }
table-asked-together = To decide together; { $who } has the last word
table-waiting = Waiting for { $who }…
table-thinking = { $who } is thinking…
table-answers = Answers
table-asides = Also possible
table-not-now = Not now
table-why-not = Why not?
table-choose-number = Type a number, then Enter.
table-not-an-answer =
    { $most ->
        [one] There is only answer { $most } here.
       *[other] Answers go from 1 to { $most }.
    }
table-unknown-key = “{ $key }” does nothing here. Press ? for help.

## Two answers in one

table-then = { $first }; then: { $second }

## Standing orders

table-order-title = When to stop me
table-order-line = At these moments you may step in. Say where you want to be asked; nobody else sees it.
table-order-stop = stop me
table-order-pass = let it pass
table-order-turn = let it pass until the end of the turn
table-order-card = stop me only for { $card }
table-order-fitting = stop me only when I hold something for it
table-order-usual = as usual: { $how }
table-order-matters = when it could matter
table-order-always = always ask me
table-order-never = never ask me
table-order-tells = Mind that waiting may tell: where you are stopped only for what you hold, the others see that you are asked, or that you are not.

## Keys

table-help-hint = Press ? for help.
table-help = Help
table-keys = Keys
table-key-answer = give that answer
table-key-more = more answers
table-key-undo = take back
table-key-redo = bring back
table-key-hint = hint
table-key-why = why not?
table-key-rules = rules behind the question
table-key-card = read a card
table-key-log = the whole log
table-key-save = save
table-key-load = load
table-key-language = français
table-key-help = help
table-key-quit = leave
table-key-back = back
table-key-next = next
table-help-how = The table puts one question at a time. Type the number of your answer; what else you may do stands below it.

## Hints

table-hint = Hint
table-hint-thinking = Thinking it over…
table-hint-best = I would say: { $option }.
table-hint-none = There is nothing to advise here.
table-chance = chance
table-percent = { $percent }%
table-bot-plays = { $bot } plays { $who }.

## Rules

table-rules = Rules
table-rule = Rule { $rule }
table-rules-of-question = This question comes from
table-no-rule = There is no rule { $rule }.
table-rulebook = Rulebook

## Taking back

table-undo = Take back
table-undo-what = Take back: { $option }
table-undo-to = Go back to { $mark }
table-undo-ask = That would go back across { $crossed }. Take it back all the same?
table-crosses-roll = a roll
table-crosses-reveal = something that has been shown
table-crosses-answer = an answer of { $who }
table-undone = Taken back.
table-redone = Brought back.
table-nothing-to-undo = There is nothing to take back.
table-nothing-to-redo = There is nothing to bring back.

## Saving

table-save = Save
table-save-as = Save as
table-saved = Saved: { $file }
table-save-failed = It could not be saved: { $reason }
table-load = Load
table-load-which = Which game?
table-loaded = Loaded: { $file }
table-no-saves = There is no saved game yet.
table-autosaved = Your game is kept; go on with it at any time.
table-continue = Go on with the last game
table-notice-tail-dropped = The rules have changed since this game was saved. It goes on from its last checkpoint; the answers after that are gone.
table-notice-content-changed = The cards have changed since this game was saved. It goes on with the new ones.

## Ending

table-over = The game is over
table-won = Won
table-lost = Lost
table-side = Side
table-side-won = Your side has won.
table-side-lost = Your side has lost.
table-victory = Victory goes to { $side }.
table-no-victory = Nobody has won.
table-again = Play again
table-replay = Look back
table-seed-was = The seed was { $seed }.
table-quit = Leave
table-quit-ask = Leave the table? Your game is kept.
table-goodbye = Until next time.
table-yes = yes
table-no = no
table-ok = all right
table-cancel = never mind

## Trouble

table-too-small = The window is too small: { $columns } by { $lines } at least, please.
table-interrupted = Interrupted. Your game is kept.
table-no-game = There is no game called { $game }.
table-refused-refused = That cannot be done.
table-refused-illegal-answer = That is not one of the answers.
table-refused-stale-answer = Too late: the question has changed.
table-refused-wrong-seat = Somebody else is asked just now.
table-refused-bad-save = This save cannot be used. ({ $reason })
table-refused-bad-content = A content pack does not fit. ({ $reason })
table-refused-missing-packs = This game needs packs of cards that are not here. ({ $reason })
table-refused-bad-wire = That is not understood here. ({ $reason })
table-refused-not-possible = That is not possible now. ({ $reason })

table-label = { $label }:
