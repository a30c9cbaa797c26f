## Ce qu’on demande avant une réponse qui est manifestement une erreur

blunder-loot = { CAP($who) } a encore de la place pour { $item } ; ce qu’on laisse ici y reste pour de bon.
blunder-overload = { CAP($who) } tient plus que deux mains ne peuvent porter et devra abandonner quelque chose, alors que { $other } a de la place.
blunder-rest = { CAP($who) } n’a rien perdu, et { $other }, qui est mal en point, continuerait à se battre.
blunder-share = Répartie ainsi, la perte tue quelqu’un. Répartie autrement, vous survivez tous.
blunder-death = Cela tue { $who }, et l’évasion s’arrête là. Ce que vous portez pourrait l’empêcher.
