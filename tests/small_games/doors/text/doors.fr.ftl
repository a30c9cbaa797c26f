game-doors = Portes
    .line = Un couloir, un dé, et des bougies qui ne dureront pas.

seat-name = place { $number }

door-curtain = le rideau
door-wicket = le portillon
door-oak_door = la porte de chêne
door-grating = la grille
door-iron_door = la porte de fer
door-strength = { $door } ({ $strength })

ask-door =
    { $candles ->
        [one] Il reste une seule bougie. Que faire de cette porte ?
       *[other] Il reste { $candles } bougies. Que faire de cette porte ?
    }

do-listen = Écouter
do-force = L’enfoncer
do-burn = La brûler

event-heard = Vous entendez : { $door }.
event-listened = { CAP($seat) } écoute à la porte.
event-bounced = { CAP($seat) } obtient { $shown }, et la porte tient bon. Une bougie s’éteint.
event-opened = { CAP($seat) } a ouvert { $door }.

outcome-out = Le jour.
outcome-dark = La dernière bougie s’est éteinte.

signal-nod = hoche la tête
signal-wince = grimace
