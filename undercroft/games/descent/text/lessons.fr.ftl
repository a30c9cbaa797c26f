# Premier sang, enseigné en jouant : aux héros, et au Seigneur du Mal.

## Aux héros

lesson-start = Vous entrez par le sud. Restez ensemble, mais pas tous en file : qui se tient devant gêne ceux qui tirent.
lesson-next = Le round est d’abord à vous, héros après héros, dans l’ordre qui vous plaît ; ensuite au Seigneur du Mal. Qui commence ? Souvent celui qui dégage la voie pour les autres.
lesson-equip = Vous avez plus que vous ne pouvez tenir. Deux mains, une armure, deux autres objets ; vous pouvez en changer au début de chaque tour, et à aucun autre moment.
lesson-actions = Un tour, ce sont deux actions : se déplacer, attaquer, se reposer, fouiller, ouvrir une porte, utiliser une compétence à flèche ; deux fois la même est permis, et l’on peut agir entre deux pas. Cogneur se tient au nord.
lesson-goal = Vainquez Cogneur avant que trop de gobelins n’aient filé. Ceux qui barrent la route valent une flèche ; ceux qui sont loin de la sortie, non. Deux actions : comment vous rapprocher ?
lesson-walk = Chaque case coûte un point de mouvement, l’eau en coûte deux, et l’on peut passer en biais. Rien n’oblige à tout dépenser d’un coup : marchez, frappez, repartez. Ce qui reste à la fin du tour est perdu.
lesson-points = Plus d’action, mais encore des points pour marcher. Mettez-vous hors de portée, ou en travers du chemin de Cogneur : lui ne passe pas à travers vous, les gobelins si.
lesson-fatigue = Ni action ni point, mais une fatigue achète un pas à tout moment de votre tour. C’est ce que vous avez de moins cher, jusqu’à votre Endurance ; au-delà, plus rien ne se paie. Gardez-en un peu pour vos compétences.
lesson-end = Il ne reste rien à faire. Quand votre tour finit, le héros suivant joue le sien.
lesson-blow = Quelqu’un est à côté de vous. Attaquer est une action : le dé bleu et les dés de votre arme. Les cœurs sont des dégâts, sauf ceux qu’arrête un bouclier ; le X du dé bleu, c’est manqué. Vos deux actions peuvent être des attaques.
lesson-shot = Vous voyez quelqu’un. Pour un tir, les chiffres de portée de vos dés doivent atteindre la distance, en cases ; ensuite, c’est une attaque comme une autre. Plus près, c’est plus sûr. Figurines et murs gênent la vue.
lesson-again = Encore une action. Une seconde attaque peut achever ce que la première a commencé ; ou bien reculez, pour que personne ne vous achève, vous.
lesson-surges = L’éclair sur les dés est une augmentation. Chacune achète une de ces lignes, et chaque ligne une seule fois. La portée d’abord si le tir est trop court, puis les cœurs. Une augmentation peut aussi vous ôter une fatigue.
lesson-guard = Les dés sont sur la table et quelqu’un va souffrir. Voici une carte qui peut encore aider. La plupart s’inclinent alors, et reviennent au début du prochain tour de qui les possède.
lesson-answer = Un monstre s’est approché de quelqu’un qui n’attendait que cela. Il en coûte de la fatigue, et pas d’action : c’est le tour du Seigneur du Mal, après tout.
lesson-offer = Une de vos cartes convient à ce moment. Rien ne vous y oblige : elle conviendra peut-être mieux à un autre.
lesson-reroll = Un dé est relancé, et sa nouvelle face compte, meilleure ou pire. Un dé qui montre peu a peu à perdre.
lesson-search = Un pion Fouille est à portée. Fouiller est une action et rapporte une carte : une potion, de quoi lancer, parfois rien. En campagne, ce qu’on trouve se revend ensuite. Mais Cogneur n’attend pas.
lesson-rest = Vous êtes à bout de forces : ni pas ni compétence ne peuvent plus se payer. Se reposer est une action, et à la fin de votre tour toute la fatigue s’en va. Les blessures, elles, restent.
lesson-revive = Quelqu’un gît à côté de vous. Une action le revigore : deux dés rouges, chaque cœur ôte un dégât, chaque augmentation une fatigue. Nul n’est jamais hors jeu pour de bon, mais tant qu’il est à terre, il ne fait rien.
lesson-knocked-out = Vos dégâts atteignent votre Santé : vous voilà inconscient, et le Seigneur du Mal a pioché une carte. À votre tour, une seule chose : vous redresser ; deux dés rouges disent de combien. Ou bien attendez un ami.
lesson-stunned = Vous êtes étourdi : d’abord il faut se secouer, et c’est une action. Marcher par fatigue vous reste permis.
lesson-immobilized = Vous ne pouvez pas vous déplacer jusqu’à la fin de votre tour, même par fatigue. Tout le reste vous est permis.
lesson-whom = Les mêmes dés comptent pour quelqu’un d’autre encore. À vous de dire qui.
lesson-free-move = Quelques pas en plus de vos actions, pour rien. Servez-vous-en pour être là d’où doit partir la prochaine attaque.
lesson-free-attack = Une attaque en plus de vos actions. Choisissez comme toujours : qui est à portée, et qui en vaut la peine.
lesson-agree = Une carte ne change de main que si les deux sont d’accord. Les héros font cela côte à côte, au milieu d’un mouvement.
lesson-test = Un test, ce sont deux dés, le gris et le noir, contre un de vos attributs : autant de boucliers que lui, ou moins, et il est réussi. Prenez l’attribut le plus élevé.
lesson-amount = À vous de dire combien. La fatigue coûte moins que le sang, mais elle a une fin.
lesson-space = Vous avez le choix de la case. Pensez à qui jouera ensuite.

## Au Seigneur du Mal

lesson-place = Vos monstres d’abord. Les archers partent de l’est et veulent sortir au nord-ouest ; Cogneur, lui, n’a qu’à rester en vie. Mettez devant ceux qui encaissent, pour que les autres aient le champ libre.
lesson-cards = Votre tour commence par une carte. Ce que vous tenez est votre secret : chaque carte dit quand elle se joue, et la plupart valent mieux pendant le tour des héros que maintenant. Rien ne vous oblige.
lesson-groups = Vous activez vos groupes l’un après l’autre, dans l’ordre qui vous plaît. Un groupe finit avant que le suivant ne commence. Qui doit dégager la voie, et pour qui ?
lesson-monsters = Chaque figurine du groupe agit une fois. Celle de devant d’abord, si d’autres doivent passer.
lesson-monster = Un monstre a deux actions, dont une seule peut être une attaque. Donc : avancer et frapper, frapper et s’éloigner, ou courir deux fois.
lesson-monster-walk = Chaque case coûte un point. Deux mouvements dans la même activation sont permis, et mènent loin un gobelin. Cinq d’entre eux à la sortie, et la journée est à vous.
lesson-monster-attack = Quelqu’un est à portée. Une attaque par activation, pas davantage ; à vous de voir qui en souffrira le plus. Un héros qui tombe vous vaut une carte, mais les héros ne perdent que si les gobelins s’échappent.
lesson-large = Un ettin couvre quatre cases. Il se déplace comme s’il était petit, depuis n’importe laquelle, puis se déploie là où il tient. Il peut donc tourner, contourner un angle, et boucher un passage.
lesson-shrunken = Il est en chemin, et peut frapper d’ici avant de continuer. Si vous ne faites rien, son mouvement s’arrête là.
lesson-monster-end = Celui-ci n’a plus rien à faire.
lesson-escape = Voici la sortie. Pour un point de mouvement ce gobelin quitte la carte, et il compte. Il pourra revenir, en renfort.
lesson-monster-surges = Les augmentations de vos monstres achètent ce que dit leur carte, chaque capacité une fois. La portée si le tir est trop court, des cœurs s’il ne l’est pas.
lesson-reinforce = À la fin de votre tour, quelques-uns des vaincus reviennent à l’est, majeurs ou mineurs à votre gré. Posez-les là où la route est libre.
lesson-trap = Un héros est en marche, et vous voyez vers où. Un piège se déclenche sur une case vide au moment où il y entre : choisissez celle où l’arrêt fait mal, ou passez et gardez la carte.
lesson-haste = Un de vos monstres va agir. Une carte peut le rendre plus rapide ou plus furieux, cette fois seulement. Le meilleur moment, c’est le dernier gobelin devant la sortie.
lesson-dark-dice = Des dés sont sur la table, et certaines de vos cartes les font mentir. Chacune se joue une fois par jet. Si le coup ne fait presque rien, gardez-la.
lesson-window = Une carte pourrait se jouer ici. D’un refus, personne n’apprend ce que vous tenez.
lesson-charmed = Pour une action ce héros est à vous : menez-le dans le noir, ou faites-lui frapper un ami. Ou lui-même, si cela vaut mieux.
