# Ce qu’on décline ou termine, selon la question, et ce qui parle contre une réponse qui est clairement une erreur.

do-decline-deal = Les cartes restent où elles sont
do-decline-pockets = Les poches sont comme il faut
do-decline-teleport = Rester de ce côté du mur
do-decline-test = Ne rien laisser : le test échoue
do-decline-trade = Ne rien acheter et continuer
do-decline-purge = Aucune carte ne quitte le jeu
do-decline-discard = Ne rien jeter
do-decline-lantern = Se battre dans le noir
do-decline-exchange = Garder cette main
do-decline-reorder = Chacun reste à sa place
do-decline-opening = Rien avant les autres
do-decline-potion = Les potions restent bouchées
do-decline-item = Aucun équipement à cette ronde
do-decline-ability = Aucune aptitude
do-decline-loot = Ne rien prendre
do-decline-healer = Quitter le guérisseur
do-decline-merchant = Quitter le marchand
do-decline-collector = Quitter le collecteur
do-decline-spend = Ne plus dépenser de cellules

## Deux réponses en une

do-ability-on = { CAP($ability) } : { $whom }
do-go-giving = { $way }, en y laissant « { $card } »

## Les erreurs

blunder-death = Cela tue { $who }, et une seule mort met fin au Run pour tout le monde ; { $other } y survivrait.
blunder-death-companion = Cela tue { $who }, et une seule mort met fin au Run pour tout le monde ; un compagnon pourrait encaisser.
blunder-potion = Une potion soigne tout : { $who } n’a perdu qu’un point de vie, { $other } en est au dernier.
blunder-unused = Cela ne coûte rien { A($who) }, et servirait à quelque chose.
blunder-cells =
    { $cells ->
        [one] Une carte coûte { $price }, et il reste une cellule. Gardée, elle ne sert à rien au prochain Run.
       *[other] Une carte coûte { $price }, et il reste { $cells } cellules. Gardées, elles ne servent à rien au prochain Run.
    }
blunder-cells-lost =
    { $cells ->
        [one] Une carte coûte { $price }, et il reste une cellule. Ce qui n’est pas dépensé maintenant est perdu.
       *[other] Une carte coûte { $price }, et il reste { $cells } cellules. Ce qui n’est pas dépensé maintenant est perdu.
    }
blunder-reset = Tout ce qui fut acheté, trouvé et vaincu retourne dans la boîte, pour de bon.
