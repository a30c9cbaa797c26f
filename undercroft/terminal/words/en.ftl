# The words of the terminal table, beside those every table has.

## Parts of the board

table-board = Table
table-page-part = Page

## The start

table-value = { $name }: { $value }
table-new-game-more = New game …
table-to-start = Back to the start
table-how-many = Players
table-load-other = Another saved game …
table-interrupted-game = an interrupted game
table-choose-how = ↑ ↓ to move, ← → to change, Enter to choose
table-seat-person = person at this keyboard
table-seat-bot = bot: { $bot }
table-alone-note = Alone, you lead two prisoners.

## Asking

table-together = Together; last word: { $who }
table-leave-to = Leave it to { $who }
table-hand-over = Hand the keyboard over
table-hand-over-to = What comes now is for { $who } alone.
table-secret = In secret: { $who }
table-secret-given = Answered: { $who }.
table-secret-awaited = Still awaited: { $who }.
table-secret-change = Change the answer of { $who }
table-order-pass-turn = Pass until the end of the turn
table-order-pass-always = Do not stop me here any more
table-space = space

## Keys

table-key-arrows = move, then choose
table-key-undo-to = back to the start of the round or page
table-key-hint-long = hint: chances of winning by answer
table-key-rule = rule
table-key-cards = cards
table-key-orders = stops
table-key-orders-long = when to stop me: at which moments I am asked
table-key-part = page, party or log, on a small screen
table-key-scroll = scroll
table-key-skip = skip pauses
table-key-new = new game, after the end
table-help-terminal = The table puts one question at a time. Press the number of your answer, or move with the arrows and press Enter, or click. What you may do beside the question stands below it. ▲ ◆ ● are the traits; a double stands in brackets because it is a shield.

## Standing orders

table-order-whose = Whose?
table-order-now = { $moment }: { $how }

## Hints

table-hint-even = It makes hardly any difference.
table-hint-runs =
    { $runs ->
        [one] (One game imagined.)
       *[other] ({ $runs } games imagined.)
    }

## Reading

table-no-cards = There is nothing to read up here.
table-no-rules = No rule of its own is behind this.
table-nothing-barred = Nothing is barred just now that is not always barred.

## Back

table-crossing = crosses { $crossed }

## Leaving

table-leave-ask = This game is not saved.
table-leave-save = Save and leave
table-leave-unsaved = Leave without saving

## What lies on the table

table-fell = fell here
table-pages-turned =
    { $count ->
        [0] No page was turned.
        [one] One page turned:
       *[other] { $count } pages turned:
    }
table-used = used
table-both-hands = takes both hands
table-hand-free = free hand
