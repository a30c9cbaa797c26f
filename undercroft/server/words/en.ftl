# What the server itself has to say. Everything about a game is said by the game.

## Not done

refused-stale-answer = Too late: the question has changed.
refused-wrong-seat = Somebody else is asked just now.
refused-leader-decides = At this table the one with the last word decides.
refused-illegal-answer = That is not one of the answers.
refused-not-possible = That is not possible now.
refused-not-yours = That is not yours to do.
refused-not-your-seat = That seat is not yours.
refused-bot-plays = A bot plays this seat. Take it back first.
refused-no-bot-there = No bot plays that seat.
refused-no-request = That cannot be asked of it now.
refused-only-host = Only the host may do that.
refused-only-players = Only those who play may do that.
refused-too-fast = Not so fast: please wait a moment.
refused-still-thinking = One hint at a time: the last one is still being thought about.
refused-not-understood = That was not understood.
refused-no-key = This needs the key to the table: open it from your own link.
refused-no-table = There is no such table, or this key does not fit it.
refused-no-invite = This invitation is no longer good: it was used already, or renewed. Ask the host for a new one.
refused-too-late = Too late for that.
refused-trouble = It could not be written down, so it has not happened. Please try again.
refused-game-over = The game is over.
refused-not-over = That has to wait until the game is over.
refused-no-game = There is no such game here.
refused-bad-options = The game cannot be set up like that.
refused-bad-seats = The game is not for that many players.
refused-none-mine = At least one seat must be yours.
refused-no-bot = There is no such bot for this game.
refused-packs-missing = This table was played with packs of cards that are not here any more, or have changed.
refused-absent-giver = That would take back an answer of somebody who is not here to agree.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to bring back.
refused-undo-pending = Somebody is already asking to take something back.
refused-nothing-asked = Nobody is asking you to agree to anything just now.
refused-no-chat = In this game one may not speak like that.
refused-nobody-there = Nobody sits there who could be the host.
refused-still-here = Whoever sits there is here and plays.
refused-last-seat = This is the host’s only seat. Make somebody else the host first.
refused-no-reseat = Nobody can join or leave just now.
refused-full-house = So many are watching that there is no more room.
refused-bad-save = This save cannot be used: it is damaged, foreign, or of a newer version.
refused-no-step = The game has no such step.
refused-nothing-to-advise = There is nothing to advise here.

## Going

gone-deleted = The host has cleared this table away.
gone-renewed = This seat has a new link. Ask the host for it.
gone-no-table = There is no such table, or this key does not fit it.
gone-stopping = The server is stopping. Nothing is lost: the table will be here again.
gone-trouble = The table cannot be read just now. Please come back in a moment.
gone-too-fast = That was too much at once.
gone-not-understood = This table could not make sense of what it heard.
gone-silent = Nobody said who was coming.

## Taking back

leave-to = Leave it to { $who }
bot-will = Yes.
bot-cannot = I cannot: { $why }
answer-of = an answer of { $who }
seat = seat { $number }

## At the door

refused-foreign-page = That was asked from a page that is not this table’s own.
refused-not-found = There is no such thing here.
refused-no-rulebook = This game has no rulebook.
refused-wrong-method = It cannot be asked for like that.
refused-too-long = That is too long for this table.
refused-too-many-tables = So many tables have been opened from here that this one has to wait a while.
