# Les quêtes de l’acte I et leurs rencontres. Chaque phrase est de nous ; les chiffres viennent des fichiers de quêtes.

## First Blood

quest-first_blood = Premier sang
    .story = Arhynn est une baronnie de bons champs et de mauvaises routes, et aujourd’hui la mauvaise route porte un ettin. Il se fait appeler Cogneur, et il a amené des gobelins pour emporter ce qu’il compte prendre. Une petite affaire, pour des héros à qui l’on en demandera de plus grandes.
encounter-first_blood-1 = La route d’Arhynn
    .story = Une charrette renversée, un feu que personne d’ici n’a allumé, et deux têtes qui se disputent l’honneur de crier les ordres. Les gobelins cherchent déjà à passer par le côté.
    .heroes = Vaincre Cogneur.
    .overlord = { $needed } archers gobelins ont quitté la carte par la sortie.
    .clock = Après le round { $rounds }, la route est perdue : le Seigneur du Mal gagne.
rule-first_blood-1-mauler = L’un des ettins est Cogneur : le majeur ou, à deux héros, le seul. Il a { $mauler_health } de Santé en plus.
rule-first_blood-1-escape = Un archer gobelin sur la sortie peut quitter la carte pour un point de mouvement. Chacun de ceux qui le font compte.
rule-first_blood-1-reinforcement = À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } archers gobelins sur la tuile { $tile_26A }. Ceux qui sont partis peuvent revenir.
track-first_blood-1-escaped = gobelins partis

## A Fat Goblin

quest-a_fat_goblin = Un gros gobelin
    .story = Splig est roi des gobelins parce qu’il le dit et parce qu’il s’assied sur ceux qui en doutent. Il a faim, comme d’habitude ; et il cherche un homme nommé Frederick, ce qui est nouveau.
encounter-a_fat_goblin-1 = Champs brûlés
    .story = Quatre gerbes de la récolte sont encore debout dans le champ. D’un côté du vallon, une ferme à la porte solide ; de l’autre, des gobelins aux mains vides.
    .heroes = Quand il ne reste aucune gerbe sur la carte, { $enough } au moins ont été portées à la ferme.
    .overlord = Quand il ne reste aucune gerbe sur la carte, moins de { $enough } ont été portées à la ferme.
    .clock = Après le round { $rounds }, les gobelins ont le reste : chaque gerbe sur la carte compte comme volée. Le Seigneur du Mal gagne, sauf si { $enough } gerbes sont à la ferme.
rule-a_fat_goblin-1-bundles = Les héros et les archers gobelins peuvent prendre une gerbe. Personne n’en porte deux.
rule-a_fat_goblin-1-farm = L’entrée et la tuile { $tile_11A } sont la ferme. Dès qu’un héros qui porte une gerbe y entre, la gerbe est à l’abri et quitte la carte.
rule-a_fat_goblin-1-theft = Un archer gobelin qui porte une gerbe peut quitter la carte par la sortie. La gerbe est volée : Splig n’en sera que plus gras à la rencontre suivante.
rule-a_fat_goblin-1-reinforcement = À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir { $goblins_back } archer gobelin sur la sortie, et { $others_back } figurine du groupe ouvert sur l’entrée.
line-a_fat_goblin-1-stolen = Une gerbe passe la colline, et l’hiver de quelqu’un avec elle.
line-a_fat_goblin-1-saved = Une gerbe est derrière la porte solide de la ferme.
track-a_fat_goblin-1-saved = gerbes à la ferme
track-a_fat_goblin-1-stolen = gerbes volées
encounter-a_fat_goblin-2 = La cuisine de Splig
    .story = Quatre personnes attendent dans le noir, un sac sur la tête. L’une est Frederick, et Splig ne sait pas laquelle. Il a une pièce pour le découvrir.
    .heroes = Vaincre Splig.
    .overlord = Splig quitte la carte par l’entrée avec Frederick.
    .clock = Après le round { $rounds }, les paysans sont là, avec torches et chiens : les héros gagnent.
rule-a_fat_goblin-2-prisoners = Les quatre prisonniers sont face cachée ; l’un est Frederick. Les archers gobelins et Splig peuvent en prendre un et en déposer un.
rule-a_fat_goblin-2-questions = Une fois par activation, Splig, tant qu’il se tient sur la tuile { $tile_11B }, peut par une action interroger un prisonnier qu’il porte ou qui se trouve à côté de lui : le pion est retourné. Tout autre que Frederick est jeté dehors et quitte la carte.
rule-a_fat_goblin-2-flight = Splig, s’il porte Frederick face visible, peut quitter la carte par l’entrée.
rule-a_fat_goblin-2-fat = Splig a { $girth } de Santé en plus, et encore { $fat_each } par gerbe volée à la première rencontre.
rule-a_fat_goblin-2-reinforcement = Au début de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } archers gobelins sur la tuile { $tile_11B }.
line-a_fat_goblin-2-found = C’est lui. Splig rit si fort que les marmites répondent.
track-a_fat_goblin-2-stolen = gerbes que Splig a mangées

## Castle Daerion

quest-castle_daerion = Le château de Daerion
    .story = Sire Alric Farrow rentre chez lui à la tête de choses que l’on avait enterrées. Entre lui et l’intérieur des terres, il n’y a qu’un château, un vieux chevalier, et une chaîne de feux que personne n’a allumés depuis trente ans.
encounter-castle_daerion-1 = Les feux d’alarme
    .story = Quatre feux, quatre gardiens, et la nuit arrive par l’eau autant que par le mur.
    .heroes = { $beacons } feux brûlent.
    .overlord = Les quatre villageois sont morts.
    .clock = Après le round { $rounds }, il n’y a plus personne pour voir un feu : le Seigneur du Mal gagne.
rule-castle_daerion-1-beacons = Un héros sur un feu éteint ou à côté peut, par une action, l’allumer : s’il réussit un test de Perception ou de Connaissance, le feu prend, et ne s’éteint plus.
rule-castle_daerion-1-villagers = Les villageois sont des alliés qui restent où ils sont et n’ont pas de tour. Ceux qui vivent seront du côté des héros à la rencontre suivante ; les autres, du côté de sire Alric.
rule-castle_daerion-1-reinforcement = Au début de chaque tour du Seigneur du Mal, celui-ci peut faire revenir { $returning } figurine des groupes ouverts sur la sortie.
line-castle_daerion-1-lit = Le feu prend. Quelque part derrière les collines, quelqu’un se lève.
track-castle_daerion-1-lit = feux allumés
track-castle_daerion-1-slain = villageois tués
track-castle_daerion-1-survivors = villageois en vie
encounter-castle_daerion-2 = La grande salle de sire Palamon
    .story = Sire Palamon est dans sa salle comme il y est depuis trente ans, sauf qu’il est debout, et que les dalles se sont mises à bouger.
    .heroes = Sire Palamon a rassemblé { $defenders } défenseurs ; ou sire Alric est vaincu et il ne reste aucun monstre majeur sur la carte.
    .overlord = Vaincre sire Palamon.
    .clock = Après le round { $rounds }, la porte cède : le Seigneur du Mal gagne.
rule-castle_daerion-2-palamon = Sire Palamon est un allié sans tour à lui. Il a { $steadfast } de Santé en plus, et encore { $cheer } pour chaque villageois qui a survécu à la première rencontre.
rule-castle_daerion-2-marshal = Au début de chaque round, sire Palamon teste sa Volonté : s’il réussit, un défenseur est rassemblé, et il récupère { $heart } dégâts. Puis les héros peuvent le déplacer de { $stride } cases au plus.
rule-castle_daerion-2-militia = Au début du premier tour du Seigneur du Mal, chaque villageois qui a survécu à la première rencontre arrive à l’entrée en milicien, un allié.
rule-castle_daerion-2-dead = Les zombies restent couchés jusqu’à la fin du tour du Seigneur du Mal du round { $stirring }. Chacun a un point de Santé en plus pour chaque villageois tué à la première rencontre.
line-castle_daerion-2-marshalled = Un homme de plus retrouve sa lance, et son courage.
line-castle_daerion-2-awake = Les dalles de la salle se soulèvent, et des mains montent entre elles.
track-castle_daerion-2-marshalled = défenseurs rassemblés
track-castle_daerion-2-slain = villageois tués
track-castle_daerion-2-survivors = villageois en vie

## The Cardinal’s Plight

quest-the_cardinals_plight = Le calvaire du cardinal
    .story = Le cardinal Koth a lu ce qu’il n’aurait pas dû lire, et s’est enfermé avec. Le seigneur Merick Farrow voudrait le lire aussi, et n’a pas l’intention de frapper.
encounter-the_cardinals_plight-1 = Derrière le sceau
    .story = Un sceau de lumière froide barre la grille du cimetière. De l’autre côté, un homme bien chaussé va de tombe en tombe, comme s’il choisissait des fruits.
    .heroes = Vaincre le seigneur Merick ; ou il n’y a plus de tombe close, et plus aucun relevé sur la carte.
    .overlord = { $needed } des relevés ont quitté la carte par la sortie.
    .clock = Après le round { $rounds }, c’est l’aube, et les morts se recouchent : les héros gagnent.
rule-the_cardinals_plight-1-ward = La porte rouge est scellée. Un héros à côté, qui porte la relique de l’aube, peut par une action bannir le sceau : la porte disparaît pour de bon, et la relique aussi.
rule-the_cardinals_plight-1-relic = L’un des pions Fouille est unique. Qui le trouve porte la relique de l’aube.
rule-the_cardinals_plight-1-raising = Une fois par activation, le seigneur Merick peut utiliser une action à côté d’une tombe close : s’il réussit un test de Volonté ou de Connaissance, la tombe est vide et un zombie des relevés s’y tient.
rule-the_cardinals_plight-1-sealing = Un héros à côté d’une tombe close peut, par une action, la sceller. Rien ne sort d’une tombe scellée.
rule-the_cardinals_plight-1-march = Les relevés, quatre zombies au plus, peuvent quitter la carte par la sortie. Chacun de ceux qui le font compte, et attendra le cardinal.
line-the_cardinals_plight-1-relic = Sous les feuilles, un petit soleil de laiton, chaud dans la main.
line-the_cardinals_plight-1-banished = La lumière quitte la grille avec le bruit d’un souffle qu’on relâche.
track-the_cardinals_plight-1-marched = relevés partis devant
encounter-the_cardinals_plight-2 = La bibliothèque
    .story = L’abbaye se tait, comme se tait une maison dont quelqu’un tient la bouche. La bibliothèque est fermée, et le cardinal est dedans. L’odeur aussi.
    .heroes = Le cardinal Koth quitte la carte par l’entrée.
    .overlord = Vaincre le cardinal Koth.
    .clock = Après le round { $rounds }, la bibliothèque brûle : le Seigneur du Mal gagne.
rule-the_cardinals_plight-2-library = La porte rouge est verrouillée. Un héros à côté, qui porte la clé, peut par une action l’ouvrir ; dès lors, c’est une porte comme une autre.
rule-the_cardinals_plight-2-key = L’un des pions Fouille hors de la bibliothèque est unique. Qui le trouve porte la clé.
rule-the_cardinals_plight-2-koth = Le cardinal Koth est un allié, avec { $faith } de Santé de plus que sur sa carte. Il peut quitter la carte par l’entrée.
rule-the_cardinals_plight-2-prayer = Une fois par tour, un héros à côté de l’autel peut, par une action, prier : s’il réussit un test de Volonté, le cardinal récupère { $comfort } dégâts, et a un dé gris de plus en défense jusqu’à la fin du prochain tour du Seigneur du Mal.
rule-the_cardinals_plight-2-merick = Les zombies de la bibliothèque, un par relevé parti devant, un de plus, et un majeur, ne font rien tant que la porte n’a pas été ouverte. Alors ils s’éveillent, et le seigneur Merick arrive par l’entrée. Dès lors, à la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir { $returning } zombie dans le cloître, tuile { $tile_19B }.
line-the_cardinals_plight-2-key = Une clé au bout d’un ruban noir, longue comme un doigt.
line-the_cardinals_plight-2-opened = La serrure tourne, et tout ce qui est dans la bibliothèque se tourne avec elle. Derrière vous, la porte de l’abbaye s’ouvre aussi.
track-the_cardinals_plight-2-marched = relevés partis devant

## The Masquerade Ball

quest-the_masquerade_ball = Le bal masqué
    .story = Le seigneur Theodir donne un bal. Dame Eliza Farrow n’était pas invitée, elle est venue, et on la dit charmante. À minuit, personne ne sait plus qui était sur la liste.
encounter-the_masquerade_ball-1 = Huit masques
    .story = Huit invités se tiennent parfaitement immobiles sous leurs masques, et l’on n’ose pas demander pourquoi. Certains respirent.
    .heroes = { $enough } invités ont été conduits à l’entrée.
    .overlord = { $taken } invités ont été traînés jusqu’à la sortie.
    .clock = Après le round { $rounds }, les chandelles sont mortes : le Seigneur du Mal gagne.
rule-the_masquerade_ball-1-masks = Les huit pions masqués sont face cachée : cinq invités et trois cultistes. Tout héros ou monstre à côté de l’un d’eux peut, par une action, le démasquer : il est retourné.
rule-the_masquerade_ball-1-cultists = Un cultiste quitte la carte en tant que pion, et un façonneur de chair, un mineur, se tient à sa place.
rule-the_masquerade_ball-1-guests = Les héros et les monstres peuvent prendre un invité démasqué. Dès qu’un héros avec un invité entre sur l’entrée, cet invité est sauvé ; dès qu’un monstre avec un invité entre sur la sortie, cet invité est perdu. Le porteur reste.
rule-the_masquerade_ball-1-influence = Si l’on joue avec l’influence, le Seigneur du Mal retourne le pion caché au début de son tour du round { $midnight }. La couronne : il pioche une carte. La bourse : il peut faire revenir { $bribed } figurine du premier groupe ouvert sur la tuile { $tile_8B }. Le masque : chaque héros subit { $weary } fatigue.
line-the_masquerade_ball-1-crown = Un héraut sans livrée connue proclame un nom. La moitié de la salle s’agenouille, puis se demande pourquoi.
line-the_masquerade_ball-1-purse = Quelqu’un a payé les valets deux fois. Les nouveaux ne portent pas de plateaux.
line-the_masquerade_ball-1-mask = Au mur, l’un des masques tourne la tête sur votre passage. Dès lors, on a peine à se tenir droit.
line-the_masquerade_ball-1-cultist = Sous le masque, rien que l’on puisse appeler un visage ; et des aiguilles.
track-the_masquerade_ball-1-rescued = invités sauvés
track-the_masquerade_ball-1-dragged = invités emmenés
encounter-the_masquerade_ball-2 = Le caveau du seigneur Theodir
    .story = Sous la salle de bal, six portes n’aiment pas les inconnus, et derrière la dernière il y a une boîte de vieux dés. Dame Eliza aime les jeux.
    .heroes = Tous les héros ont quitté la carte par la sortie.
    .overlord = Dame Eliza quitte la carte par la sortie avec la boîte de dés.
    .clock = Après le round { $rounds }, les caves sont sous l’eau : le Seigneur du Mal gagne.
rule-the_masquerade_ball-2-doors = Les six portes sont scellées : l’action de porte ne les ouvre pas. Un héros à côté de l’une d’elles peut utiliser une action pour tester sa Force, et s’il réussit la porte est enfoncée et disparaît ; ou sa Perception, et s’il réussit la serrure est crochetée et la porte ouverte. Une porte crochetée puis refermée est de nouveau scellée. Chaque figurine peut essayer une porte une fois par tour, d’une seule manière.
rule-the_masquerade_ball-2-riddle = Un héros ou dame Eliza à côté d’une porte scellée peut plutôt répondre à son énigme par un test de Connaissance : s’il est réussi, cette figurine est placée de l’autre côté, et la porte reste close. Dame Eliza ne connaît pas d’autre moyen.
rule-the_masquerade_ball-2-theodir = Avant le premier round, on lance un dé rouge si quelqu’un a été sauvé : s’il ne montre pas plus de cœurs qu’il y a d’invités sauvés, le seigneur Theodir était du nombre, et la porte rouge du caveau n’est plus scellée.
rule-the_masquerade_ball-2-dice = La boîte de dés est dans le caveau. Les héros et dame Eliza peuvent la porter.
rule-the_masquerade_ball-2-way_out = Un héros sur la sortie peut quitter la carte.
line-the_masquerade_ball-2-theodir = L’un des rescapés ôte une perruque et dit un mot qui ouvre les caveaux. C’est le seigneur Theodir.
line-the_masquerade_ball-2-no_theodir = Le seigneur Theodir n’est pas parmi ceux qui sont sortis. Plus personne ne connaît le mot du caveau.
track-the_masquerade_ball-2-rescued = invités sauvés
track-the_masquerade_ball-2-out = héros sortis

## Death on the Wing

quest-death_on_the_wing = La mort ailée
    .story = Belthir vole pour qui le paie, et quelqu’un lui a payé un village. Un seul chemin y monte, étroit, sous beaucoup de pierres qui ne tiennent à rien.
encounter-death_on_the_wing-1 = Le ravin
    .story = Une ombre traverse le sentier, puis une pierre. Puis une pierre plus grosse.
    .heroes = { $needed } héros ont quitté la carte par la sortie.
    .overlord = Les { $boulders } rochers sont tous sur la carte en même temps.
    .clock = Après le round { $rounds }, le passage est bouché : le Seigneur du Mal gagne.
rule-death_on_the_wing-1-boulders = À la fin de chaque tour du Seigneur du Mal, celui-ci pose un rocher sur une case vide du ravin, c’est-à-dire partout sauf sur l’entrée et la sortie. Seules les araignées des cavernes peuvent entrer sur la case d’un rocher ; il ne bloque pas la vue.
rule-death_on_the_wing-1-climbing = Un héros à côté d’un rocher peut, par une action, y grimper : s’il réussit un test de Perception, il est placé dessus ; sinon, il subit { $bruise } fatigue.
rule-death_on_the_wing-1-breaking = Un héros à côté d’un rocher peut, par une action, le briser : s’il réussit un test de Force, le rocher retourne à la réserve ; sinon, il subit { $bruise } fatigue.
rule-death_on_the_wing-1-way_out = Un héros sur la sortie peut quitter la carte. Chacun de ceux qui le font sera le premier au village, avec l’alerte.
track-death_on_the_wing-1-out = héros passés
encounter-death_on_the_wing-2 = La tour de guet
    .story = Quatre personnes sont prises entre la tour et le moulin. Il tourne, et prend son temps.
    .heroes = { $safe } villageois ont quitté la carte par l’entrée ; ou Belthir est vaincu.
    .overlord = { $dead } villageois ont été tués.
    .clock = Après le round { $rounds }, il n’y a plus de village à sauver : le Seigneur du Mal gagne.
rule-death_on_the_wing-2-villagers = Les villageois sont des alliés, et ont leurs tours.
rule-death_on_the_wing-2-refuge = Un villageois sur l’entrée peut quitter la carte ; il est sauf.
rule-death_on_the_wing-2-warned = Chaque villageois a { $hardy } de Santé en plus, et encore { $forewarned } pour chaque héros qui a passé le ravin.
track-death_on_the_wing-2-out = héros qui ont passé
track-death_on_the_wing-2-refuge = villageois saufs
track-death_on_the_wing-2-slain = villageois tués

## The Shadow Vault

quest-the_shadow_vault = Le caveau des ombres
    .story = Il y a sous ces collines une pierre que l’on y a mise pour que personne ne l’ait. Vous l’avez trouvée, c’est un début. Le baron Zachareth vous a trouvés, c’en est un autre.
encounter-the_shadow_vault-1 = Une longue sortie
    .story = Le caveau fut fait pour tenir les gens dehors, et il les tient dedans presque aussi bien. La pierre est froide, et elle n’est pas pressée.
    .heroes = Un héros quitte la carte par la sortie avec la Rune d’ombre.
    .overlord = Un monstre ou le baron quitte la carte par l’entrée avec la Rune d’ombre.
    .clock = Après le round { $rounds }, l’ost du baron a fermé toutes les routes : le Seigneur du Mal gagne.
rule-the_shadow_vault-1-rune = Les héros commencent dans le caveau. N’importe qui peut porter la Rune d’ombre ; elle tombe où tombe son porteur.
rule-the_shadow_vault-1-stuck = Les portes rouges sont coincées. Un héros ou le baron à côté de l’une d’elles peut utiliser une action pour tester sa Force : s’il réussit, la porte s’ouvre. On peut la refermer ; elle est alors de nouveau coincée.
rule-the_shadow_vault-1-passage = Un boyau relie les deux pions rouges. Un héros à côté de l’un peut, par une action, être placé à côté de l’autre.
rule-the_shadow_vault-1-sleepers = Les ettins ne font rien tant qu’aucun héros n’est entré sur la tuile { $tile_3A }, le dragon des ombres tant qu’aucun n’est entré sur la tuile { $tile_16A }.
rule-the_shadow_vault-1-way_out = Un héros qui porte la Rune d’ombre peut quitter la carte par la sortie.
rule-the_shadow_vault-1-theft = Un monstre ou le baron qui porte la Rune d’ombre peut quitter la carte par l’entrée, à mi-chemin.
line-the_shadow_vault-1-ettins = Deux têtes se lèvent, l’une après l’autre. Quatre yeux s’ouvrent, dans le désordre.
line-the_shadow_vault-1-dragons = Ce que vous preniez pour le mur du fond se déplie.

## The Overlord Revealed

quest-the_overlord_revealed = Le Seigneur du Mal dévoilé
    .story = Vous avez suivi dans les collines la piste des ennemis du baron, et elle s’arrête à un cercle de pierres qui portent ses armes. Ce n’a jamais été une piste. C’était une invitation.
encounter-the_overlord_revealed-1 = Trois portails
    .story = Trois portails sont ouverts autour de vous, et l’air penche vers eux. Un homme remonte le couloir, qui n’a nul besoin de courir.
    .heroes = Les trois portails sont fermés ; ou le baron Zachareth est vaincu.
    .overlord = Le rite est arrivé à { $rite_done }.
    .clock = Après le round { $rounds }, les portails n’ont plus besoin de personne : le Seigneur du Mal gagne.
rule-the_overlord_revealed-1-gates = Les héros commencent sur la tuile { $tile_9B }. Les trois portails sont face cachée : un rouge, un vert, un bleu. Un héros à côté de l’un d’eux peut, par une action, l’étudier : il est retourné.
rule-the_overlord_revealed-1-shutting = Un héros à côté d’un portail face visible peut, par une action, le fermer par un test : Force pour le rouge, Perception pour le vert, Connaissance pour le bleu. S’il réussit, le portail disparaît ; sinon, le héros subit { $backlash } dégât.
rule-the_overlord_revealed-1-doors = Les portes rouges sont verrouillées. Le baron seul les ouvre, par une action ; dès lors, ce sont des portes comme les autres.
rule-the_overlord_revealed-1-rite = À la fin de chaque tour du Seigneur du Mal où le baron se tient sur la tuile { $tile_9B }, le rite avance d’un cran par portail encore ouvert.
line-the_overlord_revealed-1-shut = Le portail se ferme comme un œil.
line-the_overlord_revealed-1-rite = Les pierres parlent, un mot plus loin.
track-the_overlord_revealed-1-rite = le rite
