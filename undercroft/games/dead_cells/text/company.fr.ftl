## Ce qu’on peut demander à un Prisonnier joué par un robot

request-be = Sois { $name }
request-target = Vise { $enemy }
request-loot = Ramasse ceci : { $what }
request-take = Mets « { $item } », s’il t’échoit
request-keep = Garde « { $item } »
