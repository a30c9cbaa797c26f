# Ce qu’on demande avant une réponse qui est manifestement une erreur.

blunder-lava-end = { CAP($who) } se tient dans la lave. Qui y finit son tour est vaincu.
blunder-lava-fatal = La lave inflige un dégât à qui y entre, et { $who } n’en supporterait pas un de plus.
blunder-lava-stuck = { CAP($who) } resterait dans la lave sans rien pour en repartir, et serait hors de combat à la fin du tour.
blunder-pit = C’est une fosse : { $who } tombe, subit { $damage } dégâts, et devra prendre une action pour en sortir.
blunder-revive = { CAP($who) } a encore une action, et { $other } gît là, à attendre une main secourable.
blunder-strike = { CAP($who) } pourrait encore attaquer : { $other } est à portée.
blunder-lie = Plus personne de l’expédition n’est debout. { CAP($who) } pourrait se redresser.
blunder-range = { CAP($other) } est à { $distance } cases : quoi que montrent les dés, { $who } ne tire pas si loin.
blunder-surges = Il reste des augmentations, et elles pourraient acheter { $damage } de dégâts en plus.
blunder-rest = { CAP($who) } n’a aucune fatigue à perdre. Un repos ne sert que si l’on en dépense avant la fin du tour.
blunder-drop = { CAP($other) } est juste à côté, et peut prendre { $token }.
