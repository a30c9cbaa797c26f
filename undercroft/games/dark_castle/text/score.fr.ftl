# Ce d’après quoi l’on compte un château, et ce qu’on peut y réussir.

fact-castle = Château
    .full = le château entier
    .first = un premier château
fact-boss = Dernier ennemi
fact-character = Prisonnier

figure-pages = Pages tournées
figure-hp = PV restants
figure-rounds = Rounds de combat

achievement-out = L’air libre
    .line = S’évader du château.
achievement-alone = Personne à remercier
    .line = S’évader sans autre joueur à la table.
achievement-together = Tous dehors
    .line = S’évader à quatre prisonniers.
achievement-thread = À un fil
    .line = S’évader avec un prisonnier à qui il ne reste qu’un PV.
achievement-hale = Promenade nocturne
    .line = S’évader sans qu’aucun prisonnier ait moins de la moitié de ses PV.
achievement-bare-hands = À mains nues
    .line = S’évader sans se servir du moindre objet.
achievement-no-rest = Pas le temps de s’asseoir
    .line = S’évader sans que personne se repose pendant un combat.
achievement-one-round = Comme des quilles
    .line = Abattre, dès le premier round, une rangée qui compte deux dés de plus que de prisonniers.
achievement-sure-hands = La main sûre
    .line = S’évader après deux épreuves ou plus, sans en rater une seule.
achievement-ill-luck = Malgré les dés
    .line = S’évader avec des dés qui, trois fois sur quatre, auraient été plus cléments.
achievement-so-close = Si près
    .line = Mourir devant le dernier ennemi alors qu’une touche de plus aurait suffi.
achievement-short-stay = Court séjour
    .line = Mourir dans les trois premières pages.
