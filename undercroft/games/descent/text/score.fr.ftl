# Ce qu’une partie compte, et ce qu’on peut y accomplir.

fact-mode = Partie
    .campaign = une campagne
    .quest = une seule quête
    .first = premiers pas
fact-quest = Quête
fact-winner = Vainqueur
    .heroes = les héros
    .overlord = le Seigneur du Mal
fact-hero = Héros
fact-class = Classe

figure-quests = Quêtes gagnées par les héros
figure-rounds = Rounds
figure-felled = Monstres abattus
figure-fallen = Héros mis à terre

achievement-first-blood = Celui des autres
    .line = Gagnez Premier Sang avec les héros.
achievement-dark-dawn = Route barrée
    .line = Gagnez Premier Sang avec le Seigneur du Mal.
achievement-rune-kept = Gravé en plein jour
    .line = Gagnez une campagne entière avec les héros.
achievement-rune-taken = Longue vie à la nuit
    .line = Gagnez une campagne entière avec le Seigneur du Mal.
achievement-untouched = Pas un cheveu
    .line = Gagnez avec les héros sans qu’aucun ne soit jamais inconscient.
achievement-mighty = À travers le casque
    .line = Infligez dix dégâts d’un seul coup de héros.
achievement-crowd = De l’air
    .line = Abattez douze monstres avec un même héros.
achievement-mauler = Il voulait juste jouer
    .line = Infligez dix dégâts d’un seul coup de monstre.
achievement-all-down = Égalité de traitement
    .line = Mettez chaque héros à terre au moins une fois.
achievement-quick = Avant que l’eau ne bouille
    .line = Gagnez une rencontre avec les héros en quatre rounds.
achievement-house-of-cards = Château de cartes
    .line = Jouez dix cartes Seigneur du Mal dans une partie.
achievement-two-alone = À deux, c’est mieux
    .line = Gagnez avec deux héros.
