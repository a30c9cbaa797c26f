## Ce qu’on peut demander à un héros joué par un robot

request-target = Attaque { $foe }
request-drink = Bois ta fiole d’Estus
request-rest = Reste en retrait et reprends ton souffle
request-take = Équipe « { $card } »
request-leave = Laisse-nous « { $card } »
request-give = Remets « { $card } » dans l’inventaire
