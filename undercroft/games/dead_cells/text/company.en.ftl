## What one may ask of a prisoner whom a bot plays

request-be = Be { $name }
request-target = Aim at { $enemy }
request-loot = Take this from the floor: { $what }
request-take = Wear { $item }, if it comes to you
request-keep = Keep { $item }
