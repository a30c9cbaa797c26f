game-doors = Doors
    .line = A corridor, a die, and candles that will not last.

seat-name = seat { $number }

door-curtain = the curtain
door-wicket = the wicket
door-oak_door = the oak door
door-grating = the grating
door-iron_door = the iron door
door-strength = { $door } ({ $strength })

ask-door =
    { $candles ->
        [one] There is one candle left. What about this door?
       *[other] There are { $candles } candles left. What about this door?
    }

do-listen = Listen at it
do-force = Force it
do-burn = Burn it down

event-heard = You hear: { $door }.
event-listened = { CAP($seat) } listens at the door.
event-bounced = { CAP($seat) } rolls { $shown }, and the door holds. A candle goes out.
event-opened = { CAP($seat) } has opened { $door }.

outcome-out = Daylight.
outcome-dark = The last candle is out.

signal-nod = nods
signal-wince = winces
