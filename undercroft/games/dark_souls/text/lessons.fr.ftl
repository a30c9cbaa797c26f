## Premiers pas

lesson-hold = Deux mains tiennent deux objets, le reste attend dans le dos. Une arme pour frapper et un bouclier pour parer font un bon début.
lesson-stand = Vous entrez par la porte, sur l’un des repères qui la bordent. Deux ennemis attendent, et les ennemis agissent toujours les premiers : le petit n’est qu’à un pas.
lesson-aggro = Celui qui ouvrait la marche porte le jeton Aggro. Certains ennemis visent le plus proche, d’autres le porteur du jeton : confiez-le au plus solide.
lesson-first = Les ennemis agissent, puis l’un de vous ; ils agissent encore, puis le suivant. Qui est assez près pour frapper ?
lesson-block = Un coup arrive. Parer ne coûte rien : l’armure et le bouclier lancent leurs dés, et retirent aux dégâts ce qu’ils montrent. Ce qui passe se marque en rouge sur votre barre, qui n’a que dix cases.
lesson-stand-fast = On peut encore corriger ce jet. La Chance relance un dé ; l’Action Héroïque du Chevalier, Tenir bon, ajoute un dé bleu. Chacune sert une fois jusqu’au prochain repos : gardez-les pour ce qui sauve le plus.
lesson-berserk = Personne n’est à portée. L’Action Héroïque du Guerrier, Charge enragée, offre un pas, puis un coup qui ne coûte rien et peut frapper tout le repère. Elle sert une fois jusqu’au prochain repos : le moment est bon si elle vous mène contre le grand.
lesson-perseverance = L’Action Héroïque du Héraut, Persévérance, rend deux Énergies à chacun, si loin soit-il. Elle sert une fois jusqu’au prochain repos : attendez qu’il y ait de l’Énergie à rendre.
lesson-luck = La Chance relance un dé, une fois jusqu’au prochain repos. La nouvelle face compte, même si elle est pire. Ou gardez ce jet.
lesson-attack = À vous. Une arme sert une fois : ses dés doivent dépasser la défense de l’ennemi, et l’excédent fait les dégâts. Regardez une réponse : ses chances s’affichent à côté du sol.
lesson-walk = Le premier pas d’une activation ne coûte rien. Chacun des suivants coûte une Énergie. On bouge avant de frapper ou après, pas les deux : où vaut-il mieux attendre les ennemis ?
lesson-end = Quand vous avez fini, terminez l’activation. Tous les ennemis agissent, le plus menaçant d’abord ; puis commence votre activation suivante, qui rend deux Énergies.
lesson-dodge = Vous pouvez aussi esquiver : une Énergie, un pas si vous voulez, puis les dés d’esquive. Avec autant d’icônes que le coup en demande, rien ne vous touche ; avec moins, vous prenez tout. Comparez les chances avant de choisir.
lesson-push = Le grand écarte quiconque se trouve sur son chemin. Vous choisissez où vous finissez : contre un mur, à découvert, ou près de ses amis.
lesson-stamina = Les coups plus forts coûtent de l’Énergie : du noir sur votre barre, depuis la gauche, tandis que les blessures viennent en rouge depuis la droite. Quand ils se touchent, vous êtes mort : gardez de la place pour le coup suivant.
lesson-estus = Votre barre se remplit. La fiole d’Estus la vide, noir et rouge, une fois jusqu’au prochain repos. Boire ne coûte rien : faites-le quand les prochains coups pourraient remplir le reste, et guère plus tôt.
lesson-crowd = Un repère porte trois figurines, pas plus. Quand une quatrième arrive, il faut lui faire place : dites qui doit partir, et vers où.
lesson-backstab = Rien ne vous a touché : l’Assassin peut répliquer aussitôt, sans rien payer. C’est une Action Héroïque, une fois jusqu’au prochain repos.
lesson-charge = La charge est un pas gratuit, et le prochain coup ne coûte rien. Approchez-vous assez pour le porter.
lesson-receive = Ce geste peut aider quelqu’un d’autre. Donnez-le à qui a le moins de place sur sa barre.
