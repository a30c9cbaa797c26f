# Ce qui se dit à la table.

game-blank = Blank
    .line = D’un à quatre sur une longue route, et la nuit tombe.

seat-name = place { $number }
headline-round = Manche { $round }
mark-round = le début de cette manche

ask-pace = Encore { $left } à faire. Marcher ou courir ?

do-walk = Marcher
do-run = Courir

event-walked =
    { $steps ->
        [one] { CAP($seat) } avance d’un pas.
       *[other] { CAP($seat) } avance de { $steps } pas.
    }
event-stumbled = { CAP($seat) } obtient { $shown } et trébuche.

outcome-arrived = Vous êtes arrivés.
outcome-benighted = La nuit est tombée.

label-round = Manche
label-rounds = Manches en tout
label-steps = Pas faits
label-goal = Pas à faire
