## What one may ask of a hero whom a bot plays

request-target = Go for { $foe }
request-drink = Drink your Estus Flask
request-rest = Hold back and catch your breath
request-take = Equip { $card }
request-leave = Leave { $card } to us
request-give = Put { $card } into the inventory
