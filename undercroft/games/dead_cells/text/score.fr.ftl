# Ce qu’on compte d’une campagne, et ce qu’on peut y accomplir.

fact-mode = Partie
    .campaign = une campagne
    .run = un seul Run
    .first = premiers pas
fact-boss = Boss le plus redoutable vaincu
    .none = personne encore
fact-prisoner = Prisonnier

figure-bosses = Boss vaincus
figure-runs = Runs
figure-slain = Ennemis tués
figure-cells = Cellules rapportées

achievement-concierge = La loge est vide
    .line = Vaincre le Concierge.
achievement-time-keeper = Il était temps
    .line = Vaincre la Gardienne du Temps.
achievement-hand = Haut la main
    .line = Vaincre la Main du Roi.
achievement-first-run = À quoi bon s’entraîner
    .line = Vaincre un boss dès le premier Run d’une campagne.
achievement-alone = Seul avec une lame
    .line = Vaincre un boss sans autre compagnie que Sérénade.
achievement-together = Évasion collective
    .line = Vaincre un boss à quatre prisonniers.
achievement-clean = Pas une tache
    .line = Quitter un biome où personne n’a reçu le moindre dégât.
achievement-mighty = Plus que mort
    .line = Infliger huit dégâts à un ennemi d’un seul coup.
achievement-harvest = Trois têtes valent mieux qu’une
    .line = Voir tomber trois ennemis dans la même ronde.
achievement-revenge = Tu te souviens de moi ?
    .line = Tuer un ennemi de l’espèce qui a mis fin à votre dernier Run.
achievement-runes = C’était écrit sur les murs
    .line = Trouver toutes les runes de l’île.
achievement-so-close = Il ne tenait plus qu’à un fil
    .line = Perdre un Run face à un boss à qui il restait, sous son dernier visage, deux points de vie ou moins.
