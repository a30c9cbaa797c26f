# Les quêtes de l’acte II et leurs rencontres. Chaque phrase est de nous ; les chiffres viennent des fichiers de quêtes.

## The Monster’s Hoard

quest-the_monsters_hoard = Le trésor du monstre
    .story = Frederick était jeune quand il aida à cacher un arc là où aucune personne convenable n’irait le chercher. Il est vieux, il se souvient encore du chemin, et il ne dort plus.
encounter-the_monsters_hoard-1 = Un vieil homme marche
    .story = Il va au pas d’un homme qui a mauvais genou et bonne conscience. L’eau, au bord du sentier, s’est mise à le suivre.
    .heroes = Frederick quitte la carte par la sortie.
    .overlord = Vaincre Frederick.
    .clock = Après le round { $rounds }, la marée est là : le Seigneur du Mal gagne.
rule-the_monsters_hoard-1-frederick = Frederick est un allié. À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir { $returning } figurine du groupe ouvert sur la tuile { $tile_5A }.
rule-the_monsters_hoard-1-gate = La porte rouge est verrouillée. Frederick, à côté, peut par une action dire le mot qui l’ouvre ; c’est alors une porte comme une autre. Un héros à côté peut utiliser une action pour tester sa Force : s’il réussit, la porte disparaît.
rule-the_monsters_hoard-1-way_out = Frederick peut quitter la carte par la sortie.
encounter-the_monsters_hoard-2 = Six tas
    .story = Des pièces, des os, et ce que les gens emportent quand ils ne s’attendent pas à être mangés. L’arc est sous l’un des tas. Autre chose est sous la plupart des autres.
    .heroes = Un héros quitte la carte par la sortie avec l’arc.
    .overlord = Un monstre quitte la carte par l’entrée avec l’arc.
    .clock = Après le round { $rounds }, le propriétaire rentre : le Seigneur du Mal gagne.
rule-the_monsters_hoard-2-heaps = Les six tas sont face cachée : l’arc, deux collets, deux tas de pièces, un d’os. Tout héros ou monstre à côté de l’un d’eux peut, par une action, creuser : il est retourné. Tous, sauf l’arc, quittent alors la carte.
rule-the_monsters_hoard-2-snares = Qui déterre un collet subit { $bite } dégâts et est immobilisé. Un héros qui déterre des pièces pioche une carte Fouille. Pour les os, le Seigneur du Mal pioche une carte.
rule-the_monsters_hoard-2-bow = N’importe qui peut porter l’arc. Un héros qui le porte peut quitter la carte par la sortie.
rule-the_monsters_hoard-2-theft = Un monstre qui porte l’arc peut quitter la carte par l’entrée.
rule-the_monsters_hoard-2-quiet = Si Frederick est passé à la première rencontre, le groupe ouvert de la tuile { $tile_3B } ne fait rien tant que personne n’a creusé.
line-the_monsters_hoard-2-bow = Un bois pâle comme l’os, et une corde qui chante sans qu’on la touche.
track-the_monsters_hoard-2-guided = les conseils de Frederick

## The Frozen Spire

quest-the_frozen_spire = La flèche gelée
    .story = Splig a bien mangé, et avec le reste il a mangé les secrets de quelqu’un. Au nord se dresse une tour qui n’a pas dégelé depuis qu’on l’a bâtie. Il est allé voir si ce qui s’y tient debout peut apprendre à marcher.
encounter-the_frozen_spire-1 = Le pont
    .story = C’est haut comme une grange, et cela vient pas à pas. Après chaque pas, cela attend, comme pour écouter la glace réfléchir.
    .heroes = { $enough } des { $anchors } ancres du pont sont brisées ; ou Ruine est vaincue.
    .overlord = Ruine a atteint le corps de garde.
    .clock = Après le round { $rounds }, le pont est franchi : le Seigneur du Mal gagne.
rule-the_frozen_spire-1-ruin = Au début de chaque tour du Seigneur du Mal, Ruine avance de { $stride } case le long du pont vers le corps de garde, tuile { $tile_11A }. Rien d’autre ne la déplace. Qui se tient sur son chemin est posé à côté.
rule-the_frozen_spire-1-anchors = Un héros à côté d’une ancre peut utiliser une action pour tester sa Force : s’il réussit, une ancre intacte est fendue, une ancre fendue est brisée.
rule-the_frozen_spire-1-gate = Ruine a atteint le corps de garde dès qu’une partie d’elle se tient sur la tuile { $tile_11A }.
rule-the_frozen_spire-1-reinforcement = À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir { $returning } archer gobelin ou figurine du groupe ouvert sur la sortie.
line-the_frozen_spire-1-anchor = Une chaîne grosse comme un homme s’en va chanter dans le gouffre.
track-the_frozen_spire-1-broken = ancres brisées
encounter-the_frozen_spire-2 = Trois verrous de glace
    .story = Le cœur de la tour est fermé par trois verrous de glace. Vous avez apporté du feu dans des paniers de fer, et Splig beaucoup de gens qui lancent bien.
    .heroes = { $locks } verrous ont fondu.
    .overlord = { $too_few } braises se sont éteintes.
    .clock = Après le round { $rounds }, le dernier panier est froid : le Seigneur du Mal gagne.
rule-the_frozen_spire-2-embers = Il y a { $embers } braises à l’entrée. Un héros sur l’entrée peut, par une action, en prendre une. Personne n’en porte deux.
rule-the_frozen_spire-2-locks = Un héros qui porte une braise, à côté d’un verrou de glace, peut par une action le faire fondre. La braise est consommée ; elle ne compte pas comme éteinte.
rule-the_frozen_spire-2-gusts = Quand une attaque touche un héros qui porte une braise, ou quand la braise est déposée pour quelque raison que ce soit, elle s’éteint.
rule-the_frozen_spire-2-splig = Splig a { $fat } de Santé en plus. Tant qu’il n’est pas vaincu, le Seigneur du Mal peut, à la fin de chacun de ses tours, faire revenir jusqu’à { $returning } figurines du groupe ouvert sur la sortie.
line-the_frozen_spire-2-melted = Le verrou pleure, et n’est plus.
line-the_frozen_spire-2-out = La braise s’éteint avec un petit bruit déçu.
track-the_frozen_spire-2-melted = verrous fondus
track-the_frozen_spire-2-out = braises éteintes

## The Dawnblade

quest-the_dawnblade = La lame de l’aube
    .story = Sœur Alma garde depuis onze ans une épée brisée sous son lit, elle ne l’a dit à personne, et maintenant tout le monde le sait. On peut la reforger. Il faudrait que ce soit cette nuit.
encounter-the_dawnblade-1 = La forge dans la chapelle
    .story = La chapelle a deux portes et un feu. Il faut quelqu’un pour le feu, et quelqu’un pour les portes.
    .heroes = La lame est trempée { $tempered } fois.
    .overlord = La forge a été refroidie { $quenched } fois.
    .clock = Après le round { $rounds }, l’acier est froid : le Seigneur du Mal gagne.
rule-the_dawnblade-1-forge = À la fin de chaque round où un héros se tient sur la forge ou à côté, et aucun monstre, la lame est trempée une fois.
rule-the_dawnblade-1-quenching = À la fin de chaque round où un monstre se tient sur la forge ou à côté, et aucun héros, la forge est refroidie une fois.
rule-the_dawnblade-1-alma = Sœur Alma est une alliée, avec { $calm } de Santé en plus. À la fin de chaque round où elle se tient à côté de la forge, la lame est trempée une fois de plus, qui que ce soit d’autre qui s’y trouve.
rule-the_dawnblade-1-reinforcement = Au début de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } figurines des groupes ouverts sur la sortie.
line-the_dawnblade-1-struck = Le marteau tombe, et un instant les vitraux sont d’or.
line-the_dawnblade-1-quenched = De la vapeur, et un rire dedans. Le fer est devenu gris.
track-the_dawnblade-1-temper = trempes
track-the_dawnblade-1-quench = refroidissements
encounter-the_dawnblade-2 = Avant le soleil
    .story = La lame doit voir le soleil se lever sur la colline, ou se briser de nouveau. Elle brûle d’impatience. Sire Alric aussi, qui se tient à mi-pente.
    .heroes = Un héros entre sur la sortie, le sommet, avec la Lame de l’aube.
    .overlord = Sire Alric quitte la carte par l’entrée avec la Lame de l’aube.
    .clock = Après le round { $rounds }, le soleil est levé, pas la lame : le Seigneur du Mal gagne.
rule-the_dawnblade-2-blade = Les héros et sire Alric peuvent porter la Lame de l’aube.
rule-the_dawnblade-2-burning = À la fin de chaque round, qui porte la Lame de l’aube subit { $burn } dégâts.
rule-the_dawnblade-2-summit = Dès qu’un héros qui porte la Lame de l’aube entre sur la sortie, le soleil se lève.
rule-the_dawnblade-2-down = Sire Alric, s’il porte la Lame de l’aube, peut quitter la carte par l’entrée. Dès qu’il l’a prise une fois, sa Vitesse change de { $drag }.
rule-the_dawnblade-2-alma = Si les héros ont gagné la première rencontre, sœur Alma chante : au début de chaque round, tout héros au carrefour, tuile { $tile_16A }, récupère { $blessing } dégât et { $blessing } fatigue. Sinon, sire Alric a { $spite } de Santé en plus.
line-the_dawnblade-2-summit = La lumière passe le bord du monde et entre droit dans l’acier.
track-the_dawnblade-2-won = la lame bien faite

## The Desecrated Tomb

quest-the_desecrated_tomb = Le tombeau profané
    .story = Sire Alric a déterré son propre grand-père, et découvert que l’ancêtre était enterré sans son épée. Quelqu’un a noté où elle est partie. Il l’a noté dans un tombeau, à six endroits, pour que ce soit commode.
encounter-the_desecrated_tomb-1 = Six choses à lire
    .story = De la poussière, des malédictions, et des pattes de mouche. Au-dessus de vous, le plafond commence à faire des allusions.
    .heroes = Un héros quitte la carte par l’entrée avec le plan du tombeau.
    .overlord = Tous les héros sont inconscients en même temps.
    .clock = Après le round { $rounds }, le plafond descend : le Seigneur du Mal gagne.
rule-the_desecrated_tomb-1-clues = Les six indices sont face cachée : un plan, trois de poussière, deux malédictions. Un héros à côté de l’un d’eux peut, par une action, le lire : il est retourné. Tous, sauf le plan, sont retirés. Un héros qui lit une malédiction est malade, et le Seigneur du Mal pioche une carte.
rule-the_desecrated_tomb-1-map = Les héros peuvent porter le plan du tombeau une fois trouvé, et un héros qui le porte peut quitter la carte par l’entrée.
rule-the_desecrated_tomb-1-dead = Au début de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } zombies dans les cryptes : tuiles { $tile_8B }, { $tile_14B } et { $tile_9B }.
rule-the_desecrated_tomb-1-roof = À partir du round { $falls_from }, à la fin de chaque round, chaque héros teste sa Perception, et subit { $sting } dégât s’il rate.
line-the_desecrated_tomb-1-map = Ici, d’une écriture de clerc bien nette : un chemin vers le bas, et un avertissement que personne ne suivra.
encounter-the_desecrated_tomb-2 = Khorayt dort
    .story = L’épée est là où un dragon se couche dessus depuis quatre-vingts ans. Sire Alric est venu par l’autre porte. Vous regardez tous le dragon, puis vous vous regardez.
    .heroes = Un héros quitte la carte par l’entrée avec l’épée ; ou sire Alric et Khorayt sont tous deux vaincus.
    .overlord = Sire Alric quitte la carte par la sortie avec l’épée.
    .clock = Après le round { $rounds }, la caverne s’est effondrée : le Seigneur du Mal gagne.
rule-the_desecrated_tomb-2-sleep = Khorayt ne fait rien tant que l’épée n’a pas été prise, ou qu’une attaque ne l’a pas touché. Alors il s’éveille, et obéit au Seigneur du Mal.
rule-the_desecrated_tomb-2-fury = À la fin de chaque round, une fois qu’il est éveillé, chaque héros, sire Alric et chaque ettin à côté de Khorayt subissent { $rage } dégâts. Il ne prend pas parti.
rule-the_desecrated_tomb-2-blade = Les héros et sire Alric peuvent porter l’épée. Un héros qui la porte peut quitter la carte par l’entrée. Il n’y a pas que le fer qui pèse : la Vitesse du premier héros qui la prend change de { $weight }.
rule-the_desecrated_tomb-2-grave_robber = Sire Alric, s’il porte l’épée, peut quitter la carte par la sortie. Dès qu’il l’a prise une fois, sa Vitesse change de { $drag }.
line-the_desecrated_tomb-2-awake = Un œil s’ouvre, et il est grand comme un bouclier.

## Enduring the Elements

quest-enduring_the_elements = L’épreuve des éléments
    .story = Quatre vieux autels, quatre vieilles puissances, et le seigneur Merick Farrow avec une liste. Qui les a toutes supportées peut demander une tempête. On lui en a commandé une.
encounter-enduring_the_elements-1 = Quatre autels
    .story = Personne n’a balayé ici depuis longtemps, et personne n’a eu à le faire. Les autels se tiennent propres, chacun à sa façon.
    .heroes = Les héros ont { $heroes_need } essences ; ou le seigneur Merick est vaincu.
    .overlord = Le seigneur Merick a lié { $merick_needs } autels.
    .clock = Après le round { $rounds }, les étoiles ont tourné : le Seigneur du Mal gagne.
rule-enduring_the_elements-1-trials = Les quatre autels sont face cachée : feu, eau, terre et air. Un héros ou le seigneur Merick à côté de l’un d’eux peut, par une action, le découvrir.
rule-enduring_the_elements-1-enduring = Un héros à côté d’un autel découvert peut, par une action, l’affronter. Feu : un test de Volonté, ou { $scorch } dégâts. Eau : un test de Connaissance, ou { $chill } fatigue. Terre : un test de Force, ou { $weight } dégât, et le héros est immobilisé. Air : un test de Perception, ou { $chill } fatigue. Qui réussit gagne son essence, et l’autel disparaît.
rule-enduring_the_elements-1-binding = Une fois par activation, le seigneur Merick, à côté d’un autel, peut par une action le lier : s’il réussit un test de Volonté, l’autel est à lui et disparaît, et il a { $pride } de Santé en plus.
line-enduring_the_elements-1-bound = L’autel baisse la tête devant lui. Il ne l’avait jamais fait.
track-enduring_the_elements-1-essences = essences
track-enduring_the_elements-1-bound = autels liés
encounter-enduring_the_elements-2 = La chambre aux tempêtes
    .story = Derrière la porte, on explique au temps ce qu’il doit faire.
    .heroes = Vaincre le seigneur Merick.
    .overlord = La tempête est arrivée à { $storm_breaks }.
    .clock = Après le round { $rounds }, elle éclate d’elle-même : le Seigneur du Mal gagne.
rule-enduring_the_elements-2-wards = La porte rouge a trois sceaux, moins un par essence de la première rencontre. Un héros à côté peut utiliser une action pour tester sa Volonté ou sa Connaissance : s’il réussit, un sceau est brisé ; sinon, il subit un point de fatigue. Sans sceau, la porte disparaît.
rule-enduring_the_elements-2-storm = À la fin de chaque tour du Seigneur du Mal, si le seigneur Merick se tient sur la tuile { $tile_14B }, il teste sa Volonté : s’il réussit, la tempête monte d’un cran.
rule-enduring_the_elements-2-elementals = Au début de chaque tour du Seigneur du Mal, chaque élémentaire sur la tuile { $tile_1A } récupère { $mended } dégâts.
line-enduring_the_elements-2-door = Le dernier sceau s’en va, et la porte avec. Le vent attendait derrière.
line-enduring_the_elements-2-storm = Du tonnerre, sous terre, où il n’a rien à faire.
track-enduring_the_elements-2-essences = essences
track-enduring_the_elements-2-wards = sceaux sur la porte
track-enduring_the_elements-2-storm = la tempête

## The Ritual of Shadows

quest-the_ritual_of_shadows = Le rituel des ombres
    .story = Le seigneur Merick a maintenant le livre, et une maison sans fenêtres pour le lire. Il lui faut de l’obscurité, beaucoup, et une soirée sans visites.
encounter-the_ritual_of_shadows-1 = Quatre brasiers
    .story = La maison a quatre brasiers et pas de feu. Dans les coins, le noir n’est pas tout à fait immobile.
    .heroes = Les { $braziers } brasiers brûlent en même temps ; ou le seigneur Merick est vaincu.
    .overlord = Les ténèbres sont arrivées à { $darkness }.
    .clock = Après le round { $rounds }, on ne verrait pas une torche dans sa propre main : le Seigneur du Mal gagne.
rule-the_ritual_of_shadows-1-braziers = Un héros sur un brasier éteint ou à côté peut, par une action, l’allumer.
rule-the_ritual_of_shadows-1-snuffing = Une fois par activation, le seigneur Merick et les monstres majeurs peuvent, par une action à côté d’un brasier allumé, l’éteindre.
rule-the_ritual_of_shadows-1-darkness = À la fin de chaque tour du Seigneur du Mal, les ténèbres montent d’un cran par brasier éteint.
track-the_ritual_of_shadows-1-lit = brasiers allumés
track-the_ritual_of_shadows-1-dark = ténèbres
encounter-the_ritual_of_shadows-2 = Le cercle
    .story = La lecture a commencé. On l’entend à travers deux portes verrouillées, et on la sent à travers le plancher.
    .heroes = Vaincre le seigneur Merick ; ou le cercle a été brouillé { $scuffs } fois.
    .overlord = Le rite est arrivé à { $ritual }.
    .clock = Après le round { $rounds }, le dernier mot est lu : le Seigneur du Mal gagne.
rule-the_ritual_of_shadows-2-locks = Les portes rouges sont verrouillées. Un héros à côté de l’une d’elles peut utiliser une action pour tester sa Force ou sa Perception : s’il réussit, la porte disparaît ; sinon, il subit { $sting } fatigue.
rule-the_ritual_of_shadows-2-circle = Au début de chaque tour du Seigneur du Mal, le rite avance d’un cran si le seigneur Merick se tient sur la tuile { $tile_13B }, et d’un de plus si { $choir } façonneurs de chair ou davantage s’y tiennent.
rule-the_ritual_of_shadows-2-breaking = Une fois par tour, un héros sur le cercle ou à côté peut, par une action, le brouiller : s’il réussit un test de Volonté, le cercle est brouillé une fois de plus, et le rite recule de { $undone }.
rule-the_ritual_of_shadows-2-embers = Si deux brasiers ou davantage brûlaient à la fin de la première rencontre, la première porte rouge a disparu dès le départ.
line-the_ritual_of_shadows-2-scuffed = Un trait de craie n’est plus un trait. Quelqu’un dans le chœur perd le fil.
line-the_ritual_of_shadows-2-embers = Ce que vous avez allumé brûle encore derrière vous, et le premier verrou a fondu à sa lumière.
track-the_ritual_of_shadows-2-lit = brasiers laissés allumés
track-the_ritual_of_shadows-2-rite = le rite
track-the_ritual_of_shadows-2-scuffed = le cercle brouillé

## Blood of Heroes

quest-blood_of_heroes = Le sang des héros
    .story = Dame Eliza a goûté beaucoup de gens et les trouve presque tous pareils. Les héros, lui a-t-on dit, c’est différent. Elle a fait demander des échantillons.
encounter-blood_of_heroes-1 = Le capitaine dans la tour
    .story = Votre capitaine est dans la tour, une flèche dans la jambe. On a donné aux gobelins qui l’entourent de petites fioles, et l’ordre de les rapporter pleines.
    .heroes = Un héros quitte la carte par la sortie avec le capitaine.
    .overlord = Les monstres ont rempli { $vials_needed } fioles.
    .clock = Après le round { $rounds }, le capitaine s’est vidé de son sang : le Seigneur du Mal gagne.
rule-blood_of_heroes-1-captain = Les héros peuvent porter le capitaine.
rule-blood_of_heroes-1-blood = Quand un héros tombe inconscient, une flaque de sang est posée sur cette case. Un monstre sur une flaque ou à côté peut, par une action, y remplir une fiole : la flaque disparaît.
rule-blood_of_heroes-1-wiping = Un héros sur une flaque de sang ou à côté peut, par une action, l’essuyer.
rule-blood_of_heroes-1-hunters = Au début du tour du Seigneur du Mal du round { $hunters_from }, le groupe ouvert arrive par l’entrée. À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } archers gobelins sur la sortie.
rule-blood_of_heroes-1-way_out = Un héros qui porte le capitaine peut quitter la carte par la sortie.
line-blood_of_heroes-1-vial = Une petite fiole est bouchée, levée à la lumière, et jugée bien rouge.
line-blood_of_heroes-1-hunters = Des cors derrière vous. La route est fermée.
track-blood_of_heroes-1-vials = fioles remplies
encounter-blood_of_heroes-2 = Dame Eliza dîne
    .story = La table est mise au bout de la maison, et l’invité est attaché à sa chaise. On ne vous attend pas, mais il y a toujours de la place.
    .heroes = Un héros quitte la carte par la porte de l’ouest avec le captif ; ou dame Eliza est vaincue.
    .overlord = Dame Eliza s’est nourrie { $sated } fois.
    .clock = Après le round { $rounds }, l’assiette est vide : le Seigneur du Mal gagne.
rule-blood_of_heroes-2-captive = Les héros peuvent porter le captif, une fois détaché ; le prendre suffit à cela.
rule-blood_of_heroes-2-feeding = Une fois par activation, dame Eliza, à côté du captif que personne ne porte, peut par une action se nourrir : elle récupère un dégât, et cela compte.
rule-blood_of_heroes-2-rescue = Les héros commencent à la porte de l’ouest. Un héros qui porte le captif peut y quitter la carte.
rule-blood_of_heroes-2-vials = Pour chaque fiole remplie à la première rencontre, dame Eliza a { $health_each } de Santé en plus.
line-blood_of_heroes-2-fed = Elle se tamponne les lèvres. Le captif ne crie plus.
track-blood_of_heroes-2-vials = fioles remplies
track-blood_of_heroes-2-fed = plats servis

## The Twin Idols

quest-the_twin_idols = Les idoles jumelles
    .story = Deux idoles, une bleue et une rouge, taillées par deux frères qui se voulaient du mal. Séparées, elles sont laides. Réunies par qui il ne faut pas, elles l’exaucent.
encounter-the_twin_idols-1 = L’une sous clé
    .story = Une idole est enfermée, l’autre s’en va sous le bras de quelqu’un. Vous ne pouvez être aux deux endroits, et un ettin nommé Gorvash est déjà à l’un d’eux.
    .heroes = Un héros quitte la carte par la porte de l’est avec une idole.
    .overlord = Un monstre quitte la carte par la porte du nord avec une idole.
    .clock = Après le round { $rounds }, les deux sont parties : le Seigneur du Mal gagne.
rule-the_twin_idols-1-idols = N’importe qui peut porter une idole. La bleue est derrière la porte rouge, la rouge au bout du passage inondé.
rule-the_twin_idols-1-key = La porte rouge est verrouillée. L’un des pions Fouille est unique : qui le trouve porte la clé, et peut à côté de la porte, par une action, l’ouvrir pour de bon.
rule-the_twin_idols-1-gorvash = L’un des ettins est Gorvash : le majeur ou, à deux héros, le seul. Il a { $gorvash_health } de Santé en plus.
rule-the_twin_idols-1-east = Les héros commencent à la porte de l’est. Un héros qui porte une idole peut y quitter la carte.
rule-the_twin_idols-1-north = Un monstre qui porte une idole peut quitter la carte par la porte du nord. À la fin de chaque tour du Seigneur du Mal, celui-ci peut y faire revenir jusqu’à { $returning } figurines du groupe ouvert.
line-the_twin_idols-1-key = Une clé dans la boue, avec un fil bleu passé dedans.
line-the_twin_idols-1-unlocked = La porte s’ouvre vers l’intérieur. L’idole a l’air contente de vous voir, ce qui est pire.
encounter-the_twin_idols-2 = Vers l’autre porte
    .story = Les idoles doivent passer la porte de l’est, où on peut les noyer ; pour peu de monde, une seule suffit. Dame Eliza n’en veut qu’une, et n’est pas difficile.
    .heroes = Assez d’idoles, { $both }, ont été portées à la sortie.
    .overlord = Un zombie quitte la carte par l’entrée avec une idole.
    .clock = Après le round { $rounds }, les frères ont été entendus : le Seigneur du Mal gagne.
rule-the_twin_idols-2-idols = Les héros et les zombies peuvent porter une idole. Personne n’en porte deux. Dame Eliza ne touche pas ce qu’elle peut faire toucher.
rule-the_twin_idols-2-gate = Dès qu’un héros avec une idole entre sur la sortie, cette idole est en sûreté et quitte la carte ; le héros reste.
rule-the_twin_idols-2-eliza = Un zombie qui porte une idole peut quitter la carte par l’entrée.
rule-the_twin_idols-2-head_start = Si le Seigneur du Mal a gagné la première rencontre, dame Eliza a { $spite } de Santé en plus ; si ce sont les héros, chaque zombie subit { $dismay } dégâts au départ. À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } zombies sur la tuile { $tile_5A }.
line-the_twin_idols-2-safe = L’une a passé la porte. L’autre hurle.
line-the_twin_idols-2-taken = Dame Eliza s’en est déjà fait présenter une à la lumière, et n’en a que meilleure mine.
track-the_twin_idols-2-won = un bon début
track-the_twin_idols-2-safe = idoles en sûreté

## The Wyrm Turns

quest-the_wyrm_turns = La wyrm se retourne
    .story = Valyrax est la mère de tout ce qui porte des écailles d’ici à la mer. Belthir l’a enchaînée, et s’est fait faire une selle. Vous avez une meilleure idée, et un marteau.
encounter-the_wyrm_turns-1 = Quatre chaînes
    .story = Elle ne bouge pas du tout, comme un chat ne bouge pas. Il y a quatre chaînes, et Belthir descend du soleil.
    .heroes = Les { $chains } chaînes sont brisées.
    .overlord = Belthir s’est mis en selle { $broken_in } fois ; ou Valyrax est vaincue, par qui que ce soit.
    .clock = Après le round { $rounds }, elle a renoncé : le Seigneur du Mal gagne.
rule-the_wyrm_turns-1-chains = Un héros à côté d’une chaîne intacte peut utiliser une action pour tester sa Force ou sa Perception : s’il réussit, la chaîne est brisée ; sinon, il subit { $lash } fatigue.
rule-the_wyrm_turns-1-valyrax = Valyrax est enchaînée, et ne fait rien dans cette rencontre. On peut l’attaquer ; ce serait une erreur.
rule-the_wyrm_turns-1-saddle = À la fin de chaque tour du Seigneur du Mal où Belthir se tient à côté de Valyrax, il s’est mis en selle une fois.
rule-the_wyrm_turns-1-thrashing = À la fin de chaque round, chaque héros et chaque monstre du groupe ouvert à côté de Valyrax subissent { $lash } dégât.
line-the_wyrm_turns-1-saddle = Il est en selle, et elle ne l’a pas encore jeté à bas.
track-the_wyrm_turns-1-broken = chaînes brisées
track-the_wyrm_turns-1-saddled = fois en selle
encounter-the_wyrm_turns-2 = Des feux sur les collines
    .story = Belthir a perdu une monture et trouvé une torche. Il y a quatre bûchers sur ces collines, et chacun se voit de quatre villages.
    .heroes = Vaincre Belthir.
    .overlord = { $pyres_needed } bûchers brûlent en même temps.
    .clock = Après le round { $rounds }, c’est le matin, et tout le monde l’a vu : les héros gagnent.
rule-the_wyrm_turns-2-pyres = Une fois par activation, Belthir, à côté d’un bûcher froid, peut par une action l’embraser.
rule-the_wyrm_turns-2-dousing = Un héros à côté d’un bûcher embrasé peut utiliser une action pour tester sa Volonté ou sa Force : s’il réussit, le bûcher est de nouveau froid ; sinon, il subit { $sting } dégât.
rule-the_wyrm_turns-2-wyrmling = Si les héros ont gagné la première rencontre, des petits de Valyrax, au nombre de { $brood }, arrivent par l’entrée avant le premier round. Ce sont des alliés.
rule-the_wyrm_turns-2-morning = Ici, le temps est du côté des héros : Belthir doit se hâter.
line-the_wyrm_turns-2-pyre = Un feu sur la colline, et en bas, dans la vallée, une cloche.
line-the_wyrm_turns-2-wyrmling = Quelque chose de petit, de bronze et de furieux se pose à côté de vous. Sa mère vous salue.
track-the_wyrm_turns-2-won = la reconnaissance de la mère
track-the_wyrm_turns-2-burning = bûchers embrasés

## The Wyrm Rises

quest-the_wyrm_rises = La wyrm se dresse
    .story = Personne n’a arrêté Belthir, et il a apporté à la mère des wyrms six œufs et un grief. Quand ils écloront, elle voudra leur montrer le monde, en commençant par une ville.
encounter-the_wyrm_rises-1 = Six œufs
    .story = Ils sont gros comme des tonneaux, et tièdes. L’un d’eux a frappé.
    .heroes = { $broken_needed } œufs sont brisés.
    .overlord = { $hatched_needed } œufs ont éclos.
    .clock = Après le round { $rounds }, le nid s’est débrouillé seul : le Seigneur du Mal gagne.
rule-the_wyrm_rises-1-eggs = Il y a six œufs, tous frais.
rule-the_wyrm_rises-1-tending = Une fois par activation, Belthir et les monstres majeurs peuvent, par une action, prendre soin d’un œuf à côté d’eux ou sous eux : un œuf frais est chaud, un œuf chaud éclot et disparaît.
rule-the_wyrm_rises-1-breaking = Un héros sur un œuf ou à côté peut utiliser une action pour tester sa Force ou sa Connaissance : s’il réussit, l’œuf est brisé et disparaît ; sinon, il subit { $sting } dégât.
rule-the_wyrm_rises-1-brood = À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir { $returning } figurine des groupes ouverts sur la sortie. Chaque œuf éclos rendra la mère plus forte.
line-the_wyrm_rises-1-hatched = La coquille cède, et quelque chose vous regarde comme un petit déjeuner.
track-the_wyrm_rises-1-hatched = œufs éclos
track-the_wyrm_rises-1-broken = œufs brisés
encounter-the_wyrm_rises-2 = Des engins à tuer les rois
    .story = La ville a trois engins sur ses murs, faits pour une guerre qui n’est jamais venue. Celle-ci fera l’affaire.
    .heroes = Vaincre Valyrax.
    .overlord = La ville a brûlé { $burnt_down } fois.
    .clock = Après le round { $rounds }, il ne reste rien qui brûle : le Seigneur du Mal gagne.
rule-the_wyrm_rises-2-engines = Un héros à côté d’une baliste chargée peut, par une action, la tirer : elle est vide, et s’il réussit un test de Perception ou de Connaissance, Valyrax subit { $bolt } dégâts, où qu’elle soit. Un héros à côté d’une baliste vide peut, par une action, la charger.
rule-the_wyrm_rises-2-wrecking = Une fois par activation, un monstre du groupe ouvert à côté d’une baliste peut, par une action, la détruire : elle disparaît.
rule-the_wyrm_rises-2-fire = À la fin de chaque tour du Seigneur du Mal où Valyrax se tient dans la ville, c’est-à-dire à l’ouest de la tuile { $tile_5A }, la ville brûle une fois.
rule-the_wyrm_rises-2-brood = Valyrax a { $health_each } de Santé en plus par œuf éclos. Au début de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } figurines du groupe ouvert sur la sortie.
line-the_wyrm_rises-2-hit = Le carreau entre jusqu’aux plumes.
line-the_wyrm_rises-2-missed = Le carreau passe au-dessus d’elle, continue, et n’est jamais revu.
line-the_wyrm_rises-2-wrecked = Des cordes, des éclats, et un engin de moins.
line-the_wyrm_rises-2-burnt = Encore une rue de moins.
track-the_wyrm_rises-2-hatched = œufs éclos
track-the_wyrm_rises-2-burnt = incendies en ville

## Gryvorn Unleashed

quest-gryvorn_unleashed = Gryvorn déchaîné
    .story = Le baron perd, et il a pensé à quelque chose de pire que de gagner. Sous le plus vieux de ses châteaux, un dragon fut enfermé par des gens qui avaient tout essayé d’autre.
encounter-gryvorn_unleashed-1 = Quatre sceaux
    .story = Pour une fois, ce sont les autres qui sont pressés. Il vous suffit d’être à quatre endroits.
    .heroes = Tenir jusqu’à la fin du temps ; ou vaincre le baron Zachareth.
    .overlord = { $seals_gone } sceaux sont brisés.
    .clock = Après le round { $rounds }, la lune est couchée et les sceaux tiennent : les héros gagnent.
rule-gryvorn_unleashed-1-seals = Une fois par activation, le baron Zachareth et les monstres majeurs peuvent utiliser une action sur un sceau à côté d’eux ou sous eux : un sceau intact est fendu, un sceau fendu est brisé.
rule-gryvorn_unleashed-1-mending = Un héros sur un sceau fendu ou à côté peut utiliser une action pour tester sa Volonté ou sa Connaissance : s’il réussit, le sceau est de nouveau intact. Un sceau brisé le reste.
rule-gryvorn_unleashed-1-vigil = La lune se couche après le round { $vigil }. Chaque sceau brisé d’ici là rendra le dragon plus fort.
rule-gryvorn_unleashed-1-reinforcement = À la fin de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } figurines des groupes ouverts sur la sortie.
line-gryvorn_unleashed-1-broken = Un sceau se brise, et tout en bas quelque chose se retourne dans son sommeil.
track-gryvorn_unleashed-1-broken = sceaux brisés
encounter-gryvorn_unleashed-2 = Gryvorn
    .story = Il ne dormait pas. Il attendait que quelqu’un vaille la peine de se lever.
    .heroes = Vaincre Gryvorn.
    .overlord = Des héros sont tombés inconscients { $falls } fois.
    .clock = Après le round { $rounds }, Gryvorn en a assez de vous et s’envole : le Seigneur du Mal gagne.
rule-gryvorn_unleashed-2-gryvorn = Gryvorn a { $health_each } de Santé en plus par sceau brisé à la première rencontre.
rule-gryvorn_unleashed-2-rune = La Rune d’ombre est à l’entrée, et les héros peuvent la porter. Une fois par tour, un héros qui la porte, à côté de Gryvorn, peut utiliser une action pour tester sa Volonté : s’il réussit, Gryvorn subit { $brand } dégâts ; sinon, le héros en subit { $backlash }.
rule-gryvorn_unleashed-2-roar = Au début de chaque round à partir du deuxième, chaque héros teste sa Volonté, et subit { $dread } fatigue s’il rate.
rule-gryvorn_unleashed-2-price = Chaque fois qu’un héros tombe inconscient compte, quel qu’il soit.
line-gryvorn_unleashed-2-brand = La rune brûle un mot dans les écailles, et le dragon le lit.
track-gryvorn_unleashed-2-broken = sceaux brisés
track-gryvorn_unleashed-2-fallen = héros tombés

## The Man Who Would Be King

quest-the_man_who_would_be_king = L’homme qui voulait être roi
    .story = Le baron gagne, et il aimerait l’avoir par écrit. On couronne cette nuit, et personne n’ose décliner l’invitation.
encounter-the_man_who_would_be_king-1 = Après le gobelin
    .story = Splig porte le message qui ferme les portes. Il est gros, il a peur, et il connaît tous les verrous de la maison.
    .heroes = Vaincre Splig.
    .overlord = Splig quitte la carte par la porte du nord.
    .clock = Après le round { $rounds }, le message a trouvé un autre gobelin : le Seigneur du Mal gagne.
rule-the_man_who_would_be_king-1-head_start = Les héros commencent à la porte du sud, Splig de l’autre côté de la première porte. Au premier round, les héros n’ont pas de tour. Splig, qui ne porte pas qu’un message, a { $burden } de Vitesse en moins.
rule-the_man_who_would_be_king-1-bolts = Une fois par activation, Splig, à côté d’une porte fermée, peut par une action la verrouiller : l’action de porte ne l’ouvre plus.
rule-the_man_who_would_be_king-1-forcing = Un héros à côté d’une porte verrouillée peut utiliser une action pour tester sa Perception ou sa Force : s’il réussit, la porte est ouverte et n’est plus verrouillée.
rule-the_man_who_would_be_king-1-flight = Splig peut quitter la carte par la porte du nord.
line-the_man_who_would_be_king-1-start = Une porte claque devant vous, et quelqu’un ricane derrière.
line-the_man_who_would_be_king-1-bolted = Un verrou se ferme. Le ricanement s’éloigne.
encounter-the_man_who_would_be_king-2 = Le couronnement
    .story = Un trône, une couronne, deux témoins, et beaucoup d’invités qui sont morts depuis un moment.
    .heroes = Vaincre le baron Zachareth ; ou il ne reste pas plus de { $spared } de ses témoins.
    .overlord = Le couronnement est arrivé à { $crowned }.
    .clock = Après le round { $rounds }, quelqu’un lui a simplement mis la couronne sur la tête : le Seigneur du Mal gagne.
rule-the_man_who_would_be_king-2-crown = À la fin de chaque tour du Seigneur du Mal où le baron se tient sur la tuile { $tile_1B }, et un au moins de ses témoins aussi, le couronnement avance d’un cran, et il récupère { $glory } dégât.
rule-the_man_who_would_be_king-2-witnesses = Les témoins sont le seigneur Merick et dame Eliza. Sans témoin, pas de couronnement ; et s’il n’en reste pas plus de { $spared }, plus personne dans la salle n’y croit : les héros gagnent.
rule-the_man_who_would_be_king-2-baron = Si le Seigneur du Mal a gagné la première rencontre, le baron a { $spite } de Santé en plus.
rule-the_man_who_would_be_king-2-dead = Au début de chaque tour du Seigneur du Mal, celui-ci peut faire revenir jusqu’à { $returning } zombies sur la tuile { $tile_4A }.
line-the_man_who_would_be_king-2-crown = Encore une phrase du serment est dite, et la salle la répète.
track-the_man_who_would_be_king-2-won = les portes tenues ouvertes
track-the_man_who_would_be_king-2-crown = le couronnement
