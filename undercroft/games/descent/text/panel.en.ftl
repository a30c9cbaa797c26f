# What stands on the panel in the terminal beside the names of things.

panel-place = Map
panel-party = Heroes

## The map

panel-down = knocked out
panel-passage = entrance of the secret room
panel-challenge = challenge
panel-door = closed door
panel-door-locked = locked door
panel-door-open = open door
panel-portcullis = portcullis
panel-vegetation = vegetation
panel-ancient-wall = ancient wall
panel-open-group = An open group is still to be chosen.
panel-away = { $who }: { $count } beside the map
panel-asleep = not awake yet
panel-carries = carries { $what }

## What is going on

panel-attack = { CAP($who) } attacks with { $card }: { $dice }
panel-guard = { CAP($who) } defends: { $dice }
panel-test = { CAP($who) } tests { $attribute } { $value }: { $dice }
panel-heroes-want = The heroes
panel-overlord-wants = The overlord
panel-round = Round { $round } of { $rounds }

## The overlord

panel-overlord = Overlord
panel-overlord-cards = { $hand } in hand, { $deck } in the deck, { $discard } discarded
panel-threat = threat { $threat }
panel-hand = In your hand
panel-plots = Plot cards
panel-rumours = Rumour cards

## Between quests

panel-past = { $quest }: won by { $winner }
panel-gold = Gold: { $gold }
panel-shop = In the shop
panel-rumour-quests = Rumours to follow
panel-next = The quest

## The heroes

panel-sheet = Speed { $speed }, Health { $health }, Stamina { $stamina }
panel-monster = Speed { $speed }, Health { $health }
panel-pools = Attack: { $attack }. Defence: { $defence }.
panel-acting = acts
panel-acted = has acted
panel-resting = rests
panel-left = has left the map
panel-fatigue = fatigue { $fatigue }/{ $stamina }
panel-speed = Speed { $speed }
panel-kept = not worn: { $items }
panel-bare = bare hands
panel-feat = feat ready
panel-feat-used = feat used
panel-fortune = fortune { $count }
panel-xp = experience { $count }
