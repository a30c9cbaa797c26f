# Ce d’après quoi l’on compte une partie, et ce qu’on peut y réussir.

fact-mode = Partie
    .standard = le jeu entier
    .first_journey = campagne : Le Premier Voyage
    .coiled_sword = campagne : L’Épée Torsadée
    .first = premiers pas
fact-boss = Boss
fact-class = Classe

figure-bosses = Boss vaincus
figure-encounters = Rencontres gagnées
figure-deaths = Morts
figure-turns = Activations

achievement-victory = Le feu tient bon
    .line = Gagner la partie.
achievement-alone = Un contre les ténèbres
    .line = Gagner avec un seul personnage.
achievement-together = Joyeuse compagnie
    .line = Gagner à quatre personnages.
achievement-undying = Pas une fois
    .line = Gagner sans la moindre mort.
achievement-last-spark = Jusqu’aux braises
    .line = Gagner alors qu’il ne reste aucune étincelle.
achievement-dry = Pour une autre fois
    .line = Gagner sans que personne boive sa Fiole d’Estus.
achievement-untouched = Pas une égratignure
    .line = Abattre un boss avant qu’il ait blessé quiconque.
achievement-mighty = D’un seul coup
    .line = Infliger neuf dégâts à un ennemi en un seul coup.
achievement-harvest = La moisson
    .line = Détruire trois ennemis en une seule activation.
achievement-bloodstain = Ce qui était à nous
    .line = Reprendre des âmes tombées.
achievement-campaign = La longue route
    .line = Gagner une campagne.
achievement-so-close = Si près
    .line = Tout perdre devant un boss dont la Santé est de trois ou moins.
