game-vault = The Vault
    .line = Thieves go in, the warden waits.
side-thieves = the thieves
side-warden = the warden
ask-pace = How do you go about it this round?
ask-act = { $count } left: go deeper, or search?
window-advanced = A thief has gone a room deeper. Do you step in?
window-searched = A thief has searched. Do you step in?
moment-advanced = A thief goes deeper
moment-searched = A thief searches
do-pace = { $how ->
    [quick] Quickly
   *[quiet] Quietly
}
do-advance = Go a room deeper
do-search = Search
do-spring = Play “{ $card }”
event-met = The warden listened for { $listened ->
    [quick] those in a hurry
   *[quiet] those who creep
}.
event-advanced = Seat { $seat } goes on to room { $room }.
event-found = Seat { $seat } searches and finds { $loot }.
event-hurt = Seat { $seat } is hurt: { $health } left.
event-sprung = The warden plays “{ $card }” on seat { $seat }.
event-drew = You draw “{ $card }”.
outcome-robbed = The vault is empty, and so is the street.
outcome-kept = The vault keeps what it holds.
mark-round = the start of this round
signal-nod = nods
signal-shrug = shrugs
vault-round = Round { $number }
part-round = Round
part-thieves = Thieves
part-seat = Seat
part-room = Room
part-health = Health
part-loot = Loot
part-deck = Cards to come
part-held = Cards held
part-spent = Cards played
part-hand = Your hand
part-rounds = Rounds
card-pit = Pit
card-alarm = Alarm
card-bolt = Bolted door
