# What is said at the table.

game-blank = Blank
    .line = One to four on a long way, and night is falling.

seat-name = seat { $number }
headline-round = Round { $round }
mark-round = the start of this round

ask-pace = Still { $left } to go. Walk or run?

do-walk = Walk
do-run = Run

event-walked =
    { $steps ->
        [one] { CAP($seat) } goes on by a step.
       *[other] { CAP($seat) } goes on by { $steps } steps.
    }
event-stumbled = { CAP($seat) } rolls { $shown } and stumbles.

outcome-arrived = You have arrived.
outcome-benighted = Night has fallen.

label-round = Round
label-rounds = Rounds in all
label-steps = Steps taken
label-goal = Steps needed
