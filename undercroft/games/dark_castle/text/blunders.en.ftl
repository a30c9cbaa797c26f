## What is asked before an answer that is plainly a mistake

blunder-loot = { CAP($who) } still has room for { $item }, which would be left behind for good.
blunder-overload = { CAP($who) } holds more than two hands can carry and will have to leave something behind, while { $other } has room.
blunder-rest = { CAP($who) } has lost nothing, and { $other }, who has, would fight on.
blunder-share = Shared like this, the loss kills somebody. Shared otherwise, all of you live.
blunder-death = This kills { $who }, and with that the escape is over. What you carry could prevent it.
