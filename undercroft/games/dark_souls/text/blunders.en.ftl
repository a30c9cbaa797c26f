## What is asked before an answer that is plainly a mistake

blunder-chest = A chest stands here unopened.
blunder-chest-elsewhere = A chest stands unopened in a room you have won. From beyond the fog nobody comes back for it.
blunder-rest = Nobody is hurt and nothing is used up: the rest would cost a spark and only bring the enemies back.
blunder-roll = Kept as it lies, this roll kills { $who }, and the party is defeated. It can still be changed.
blunder-defend = This is certain death for { $who }, and the party’s defeat. Another answer leaves a chance.
blunder-poison = The poison kills { $who } as soon as the activation ends. The Estus Flask is still full.
