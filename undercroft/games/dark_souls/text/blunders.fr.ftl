## Ce qu’on demande avant une réponse qui est manifestement une erreur

blunder-chest = Un coffre reste fermé dans cette salle.
blunder-chest-elsewhere = Un coffre reste fermé dans une salle gagnée. Une fois la brume franchie, nul ne reviendra le chercher.
blunder-rest = Personne n’est blessé et rien n’est dépensé : le repos coûterait une étincelle et ne ferait que ramener les ennemis.
blunder-roll = Gardé tel quel, ce jet tue { $who }, et le groupe est vaincu. On peut encore le changer.
blunder-defend = C’est la mort assurée pour { $who }, et la défaite du groupe. Une autre réponse laisse une chance.
blunder-poison = Le poison tue { $who } dès la fin de l’activation. La Fiole d’Estus est encore pleine.
