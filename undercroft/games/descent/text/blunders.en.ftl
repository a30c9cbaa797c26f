# What is asked before an answer that is plainly a mistake.

blunder-lava-end = { CAP($who) } stands in lava. Whoever ends a turn there is defeated.
blunder-lava-fatal = The lava deals a damage to whoever enters it, and { $who } cannot take one more.
blunder-lava-stuck = { CAP($who) } would stand in lava with nothing left to walk on with, and be defeated when the turn ends.
blunder-pit = That is a pit: { $who } falls in, suffers { $damage } damage, and needs an action to climb out.
blunder-revive = { CAP($who) } still has an action, and { $other } lies there, waiting for a hand.
blunder-strike = { CAP($who) } could still attack: { $other } is in reach.
blunder-lie = Nobody of the party is on their feet. { CAP($who) } could get up.
blunder-range = { CAP($other) } is { $distance } spaces away: however the dice fall, { $who } cannot reach that far.
blunder-surges = There are surges left, and they could buy { $damage } more damage.
blunder-rest = { CAP($who) } has no fatigue to lose. A rest only helps if some is spent before the turn ends.
blunder-drop = { CAP($other) } stands right there, and may pick up { $token }.
