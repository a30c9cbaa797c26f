# Les pages du château : titre, passage à lire tout haut, voies des choix, ennemi (toujours au singulier).

## Départ

page-loose_stone = La pierre descellée
    .text = Au ras du sol, derrière la paille, une pierre porte des marques d’ongles sur tout son pourtour. Elle vient comme une dent gâtée. Les locataires d’avant ont mis de côté, dans le creux, de quoi partir la nuit où l’on oublierait de fermer la porte. Ils l’ont manquée d’un jour ou deux.

## Chapitres

page-skeletal_beast = L’ossuaire
    .text = Les moines avaient rangé leurs morts par espèce, les crânes avec les crânes, les tibias avec les tibias. Quelque chose a fouillé dans les tas. Cela se cabre sur beaucoup trop de pattes ; une côte s’en détache, sonne sur les dalles, et revient en rampant.
    .foe = la bête de l’ossuaire

page-scent_of_blood = Du flair
    .text = La brute n’a pas d’yeux et s’en passe. Une tête blême débouche au coin du couloir, très bas, souffle par les naseaux et vous essaie l’un après l’autre, comme une ménagère à l’étal du poissonnier. Elle veut celui qui a le plus saigné.
    .foe = la brute sans yeux

page-pit_favourite = La fosse
    .text = Du sable frais, des torches, et le long de la rambarde des gardes avec leurs saucisses et leur menue monnaie. Dans la fosse attend leur favori, couturé comme une vieille botte. Il reçoit ses visiteurs séparément. On tape sur une gamelle, le doigt se lève, et c’est vous qu’il montre.
    .foe = le favori de la fosse

page-chain_breaker = La corniche
    .text = La corniche n’est pas plus large qu’une planche, et les chauves-souris passent en dessous. Un géant s’y tient, un bout de chaîne brisée à chaque poignet. Devant lui, il y a place pour une seule paire de pieds. Les vôtres y sont déjà.
    .foe = le briseur de chaînes

page-bone_cellar = La vieille garde
    .text = Une cave basse, une table, des chopes, une partie de dés que personne n’a finie. Les joueurs sont en os jusqu’à la dernière phalange, leur lance rouillée en travers des genoux. Une cruche se renverse et roule. Chaise après chaise, la garde se lève.
    .way-charge = Foncez sur la tablée
    .way-lure_out = Attirez-les dans l’escalier
    .foe = la vieille garde

page-rib_crawler = Sous l’arche
    .text = Le pont grince, et sous l’arche quelque chose lui répond. En se penchant, on voit des côtes, des griffes plantées entre les pierres, le tout immobile comme du linge un jour de gel. Cela sautera sur la première chose qui bouge. Il n’y a pas d’autre pont.
    .way-charge = Foncez droit dessus
    .way-bait = Agitez un manteau en appât
    .foe = la carcasse griffue

page-thing_in_the_vat = La teinturerie
    .text = La teinturerie sent la guède et le pot de chambre. Dans la plus grande cuve, la surface se gonfle ; un bras passe le rebord, puis un autre qui n’est pas de la même paire, puis un visage avec un visage derrière l’oreille. La chose se laisse glisser à terre et y imprime des mains bleues, de toutes les tailles.
    .way-surround = Déployez-vous, cernez-la
    .way-stay_together = Restez au coude à coude
    .foe = la chose de la cuve

page-furnace_child = L’enfant de la fournaise
    .text = La porte du four saute de ses gonds. Ce qui en descend n’est pas plus haut qu’un tabouret de traite, chauffé à blanc, ruisselant de scories, et les dalles se fendent sous ses pieds. C’est assez petit pour qu’on l’éteigne. Celui qui l’éteindra sera beaucoup trop près.
    .way-flee = Courez à travers le brasier
    .way-fight = Restez et étouffez-le
    .foe = l’enfant de la fournaise

page-rotting_warden = Feu le geôlier
    .text = Le geôlier est mort au printemps, et personne n’est venu le relever. Il fait toujours sa ronde, boursouflé, boutonné dans l’uniforme qui l’empêche de se répandre. Vous l’entendez un peu avant de le sentir. Une main mouillée se pose sur votre épaule, et y reste.
    .way-flee = Arrachez-vous à lui, courez
    .way-fight = Relevez-le de ses fonctions
    .foe = feu le geôlier

page-sleeping_armourer = Le sommeil de l’armurier
    .text = Le fer tinte en refroidissant. L’armurier s’est assoupi contre son enclume, le maillet sur les cuisses, sous le mur où pend le meilleur de son ouvrage. En se penchant par-dessus lui, un prisonnier aux mains légères pourrait l’atteindre. Il ronfle, s’arrête, ronfle de nouveau.
    .way-steal = Envoyez un voleur
    .way-move_on = Laissez-le dormir

page-endless_galleries = Toujours les mêmes arches
    .text = Une arche, une torche, une arche, une torche. Il y a des pas dans la poussière, et chacun de vous y retrouve les siens. Personne n’a pensé à l’eau. Il faudrait comprendre, tous ensemble, à quel endroit cette galerie se mord la queue.

page-fallen_vault = L’éboulement
    .text = Une fissure court au plafond, plus vite que vous ne levez les yeux. Vous marchiez devant : c’est sur vous que tout descend. Quand la poussière retombe, les autres voient un tas de pierres haut comme une charrette de foin, et entre les pierres une main, qui s’ouvre et se referme.

page-whispering_circle = Le cercle qui chuchote
    .text = Il y a de la craie par terre, à demi effacée, et vous passez dessus. Le trait s’allume. Raide comme un piquet, vous chuchotez avec la voix d’un inconnu, qui a beaucoup à reprocher au monde, et à chaque reproche vous pâlissez. Aux autres de trouver la réponse qui le fera taire.

page-drain_grate = La grille de l’égout
    .text = L’égout finit sur une grille, et la grille sur une serrure. Il doit pleuvoir quelque part : l’eau vous vient à la poitrine, elle monte, et elle sent le château tout entier. Devant la serrure, il n’y a de place que pour une paire de mains. Les autres n’ont qu’à se tenir sur la pointe des pieds et fermer la bouche.

page-rolling_casks = La rampe aux tonneaux
    .text = Vous vous appuyez à la pile pour souffler, et vous sentez partir la cale. Le tonneau du bas s’en va le premier. La rampe livre les autres, qui vous passent dessus avec un bruit de cavalerie ivre. Parmi les douves éclatées traînent des choses qui n’ont jamais été du vin.

page-loophole = La traversée de la cour
    .text = Un homme gît face contre terre sur les pavés, son baluchon sous lui ; il touchait presque au mur. Vous courez, plié en deux. Derrière une meurtrière, une arbalète claque, et le carreau vous va comme si l’on avait pris vos mesures. Du moins êtes-vous tombé à côté du baluchon.

page-two_doors = Deux portes
    .text = Le couloir s’achève sur une porte de chêne et une porte de fer, côte à côte. Derrière le chêne, des bottes : des gardes à la queue leu leu, et celui de tête fredonne. Derrière le fer, des mains, une averse de mains qui tapotent le métal.
    .way-oak_door = Ouvrez la porte de chêne
    .way-iron_door = Ouvrez la porte de fer
    .foe = la foule derrière la porte

page-ember_hounds = Les chiens de braise
    .text = Une odeur de poil roussi, un cliquetis de griffes. Les chiens sont maigres, leur pelage couve comme un feu mal couvert, et la paille s’allume où ils la frôlent. Ils tournent autour de vous, tournent encore, et mordent au genou quiconque fléchit. Personne ne va s’asseoir.
    .foe = la meute de braise

page-long_chain = La longue chaîne
    .text = Le fer était ouvert dans la paille, juste où vous avez mis le pied. Il se referme sur votre cheville. La chaîne s’en va dans le noir, toute molle, et un moment il ne se passe rien. Puis elle se tend, maillon après maillon, et au bout quelque chose de lourd commence à vous haler.
    .foe = la chose au bout de la chaîne

page-blind_headsman = Le bourreau aveugle
    .text = Le bourreau porte un bandeau à la place des yeux. Il se tient au milieu de la salle, hache levée, tête penchée, et pivote un peu chaque fois que quelqu’un avale sa salive. Derrière lui, la porte du fond est entrouverte, et il y a de la lumière dans la fente.
    .way-creep_past = Passez sans un bruit
    .way-take_him = Jetez-vous tous sur lui
    .foe = le bourreau aveugle

page-starving_wolves = Des loups dans la brèche
    .text = La neige est entrée par la brèche du mur, et les loups après elle. Ils n’ont plus que la hanche et les dents. Ils ont fait le cercle, et à chaque haleine le cercle se resserre d’un pas. Le gris, devant, ne quitte pas vos poches des yeux.
    .way-feed_them = Jetez-leur à manger
    .way-stand = Restez et faites front
    .foe = la bande de loups

page-frost_widow = La veuve de givre
    .text = L’haleine fume. Une femme voilée sort d’un mur pour entrer dans l’autre, droit à travers le bouclier qu’on y a pendu, et dont le cuir éclate de froid. Elle tourne la tête. De tout ce qu’on a brandi contre elle, seules des reliques l’ont jamais fait reculer. Sans elles, vos semelles gèlent sur les dalles.
    .foe = la veuve de givre

page-ceiling_lurker = Quelque chose au plafond
    .text = Quelque chose goutte sur votre manche, et c’est tiède. Le plafond est plein de trous ; au-dessus de l’un d’eux, un grand poids se balance d’un pied sur l’autre. Vous avez le temps de montrer du doigt et de crier. Autant montrer le bon trou.
    .foe = le rôdeur du plafond

page-barred_hall = La salle barricadée
    .text = Toute la maisonnée est à la porte : les palefreniers, les lavandières, le gamin qui tournait la broche. Ils sont morts depuis un bon moment et tiennent à entrer faire leur service. La barre saute dans ses crochets. Ils se lasseront peut-être avant le chêne, quoique leurs tabliers aient les poches bien pleines.
    .way-hold = Tenez la porte fermée
    .way-throw_open = Ouvrez la porte en grand
    .foe = la maisonnée morte

page-masked_fool = Le bouffon de l’escalier
    .text = Des grelots. Un bouffon au masque fêlé, assis en travers des marches, vous tend son bonnet, à vous qui venez en tête : il voudrait un cadeau. Voilà des années qu’on ne l’a plus fait rire. Votre poing se ferme à peine qu’il se tient déjà les côtes, tant le coup va passer loin.
    .way-give_present = Garnissez son bonnet
    .way-strike = Tapez sur le bouffon
    .foe = le bouffon

page-briar_watchman = Le jardin mort
    .text = Un soir, le veilleur s’est assis parmi les roses, et les ronces ont poussé à travers lui. Maintenant, ce sont elles qui le promènent entre les massifs. Il lui sort de la veste, de tous les côtés, des épines longues comme le doigt. Allez-y, frappez.
    .foe = le veilleur aux ronces

page-hook_butcher = L’abattoir
    .text = Il fait noir entre les carcasses, et vous entrez le premier. Quelque part, une chaîne se dévide à toute allure. Le croc qu’elle porte vous vient droit à la tête, et derrière le croc vient le boucher, qui essuie ses couteaux à un tablier plus sale qu’eux.
    .foe = le boucher

page-candle_choir = Le chœur aux chandelles
    .text = Les chanteurs portent capuchon, et dans chaque capuchon une paire de mèches brûle à la place des yeux. Ils en sont au couplet que reprend l’étranger. Toutes les flammes se penchent vers vous. Ce cantique endort qui le connaît ; il brûle qui s’y trompe.
    .foe = le chœur

page-treadwheel = La cage d’écureuil
    .text = La grille pend à une chaîne, la chaîne s’enroule sur un tambour, et le tambour obéit à une roue haute comme une grange, où l’on marche. Il y faut tout le monde, et tout le monde au pas. Qui trébuche passe dessous, là où les planches sont tachées. « Du pied gauche », dit quelqu’un, sans grand espoir.

page-sagging_portcullis = La herse fatiguée
    .text = La herse est descendue à hauteur de genou et réfléchit à la suite. Chaque gémissement coûte un pouce. Une arme coincée debout la tiendrait assez longtemps pour qu’on visite le corps de garde, de l’autre côté. À défaut, quelqu’un doit bien avoir le dos solide.
    .way-wedge = Calez-la avec une arme
    .way-shoulder = Glissez dessous un dos solide

page-pitch_dark = Noir comme un four
    .text = Un coup de vent, et toutes les torches sont mortes. Vous avez eu le temps de voir que le sol de cette cave était surtout fait de trous, et qu’il y avait des étagères au mur. Il reste un courant d’air, une puanteur, et un caillou poussé du pied que personne n’entend tomber.
    .way-light = Allumez le bout de chandelle
    .way-grope = Avancez à tâtons

page-shakedown = Le feu des gardes
    .text = Autour du feu, les gardes s’ennuient et ne sont du parti de personne. Tout ce qui passe est fouillé, et vous, qui marchez en tête, recevrez une taloche pour la chance. De l’autre côté du passage, le linge attend qu’on l’emporte, dans des paniers, de grands paniers.
    .way-hand_over = Laissez-vous fouiller
    .way-hide = Cachez-vous dans les paniers

page-moat_mud = Les douves à sec
    .text = Les douves sont à sec depuis des années, en surface. Vous y êtes jusqu’aux hanches avant d’avoir fini de tomber, et la boue tire encore, avec un bruit de veau qui tète. Tout ce que vous portez tire avec elle. Les autres cherchent une branche des yeux, et il n’y a pas d’arbres.
    .way-let_go = Lâchez tout
    .way-thrash = Débattez-vous comme un diable

page-human_ladder = La fenêtre éclairée
    .text = Tout en haut du mur, une lueur de chandelle, et une odeur de jambon fumé qui descend. Une réserve, donc. Personne n’a laissé d’échelle ; alors les autres ploient le dos, et c’est vous qui leur monterez dessus : le genou, l’épaule, la tête.

page-broken_stair = L’escalier rompu
    .text = L’escalier attend que vous soyez en haut pour céder, et c’est du menton que vous saluez la dernière marche. Derrière vous, les autres s’accrochent au moignon. Pour vous rejoindre, ils ont un trou qu’une chèvre sauterait peut-être, et un mur dont les pierres coupent comme du silex.
    .way-leap = Sautez par-dessus le trou
    .way-climb = Escaladez le mur coupant

page-spiked_chair = La chaise du tourmenteur
    .text = Le tourmenteur est sorti. Sa porte n’a pas de poignée : elle s’ouvre tant qu’un corps pèse sur la chaise, et la chaise a des pointes, et des sangles très promptes. De l’autre côté, il garde ce qu’il prend aux gens. Il faut que quelqu’un s’assoie.
    .way-endure = Serrez les dents sans bouger
    .way-struggle = Luttez contre les sangles

page-well_shaft = Le puits des contrebandiers
    .text = Les contrebandiers pendaient leurs ballots dans le puits, à des crochets, là où aucun bailli n’irait mettre le bras. Les crochets ont rouillé depuis, et la corde n’a pas rajeuni. Un prisonnier descend, les autres tiennent bon sur la margelle. À la moindre secousse la corde peut rompre, et la margelle a tout l’air de vouloir suivre.

page-leech_barber = Le barbier aux sangsues
    .text = Un homme aux mains tremblantes a planté un tabouret en travers du passage. Il était le barbier de la garnison, laquelle est morte, dit-il, d’autre chose. Vous avez la fièvre, il le voit d’ici, et il vous montre où, du bout de son rasoir. Dans le bocal, les sangsues se sont rassemblées de votre côté.
    .way-sit_down = Asseyez-vous, laissez-vous saigner
    .way-push_past = Forcez le passage, rasoir compris

page-mouldy_banquet = Le long banquet
    .text = La table est mise depuis des semaines, et les convives n’en ont pas bougé, chacun le nez dans son assiette. Il est venu du poil à l’oie. Mais le fromage n’est vert qu’en surface, le pain se gratte, et personne ici n’est fier. À chacun de savoir s’arrêter.

page-talking_skull = Le crâne du lutrin
    .text = Sur le lutrin, à la place du livre, il y a un crâne. Sa mâchoire tombe à votre passage, et il vous pose une question ; puis, comme il attend de la visite depuis longtemps, il vous donne aussi les réponses, à choisir. Il a l’air navré pour les mauvaises. Pour qui se tait, il lui reste quelques dents.
    .way-guess = Choisissez une réponse
    .way-keep_silent = Passez sans rien dire

page-wheel_of_saints = La roue des saints
    .text = Dans une chapelle de côté se dresse une roue peinte de saints, dont plusieurs ont les yeux grattés. Les désespérés la faisaient tourner, et payaient d’avance : quelque chose ballotte dans le tambour. Sur la jante, la peinture est usée où se posaient les mains. La vôtre y est déjà.
    .way-spin = Faites tourner la roue
    .way-break_open = Éventrez le tambour

page-kitchen_chimney = La cuisine froide
    .text = L’âtre est froid, et une souris loge dans le four à pain. Au-dessus, la cheminée est assez large pour qu’on y grimpe : vous devant, avec toutes les briques branlantes pour votre figure, et vous le premier dehors, quoi qu’il y ait dehors. Personne n’a vidé les placards, ce qui devrait donner à penser.
    .way-climb = Grimpez par la cheminée
    .way-search = Fouillez les placards

page-spear_gap = La fente aux lances
    .text = Le passage se réduit à une fente, qu’on a garnie de pointes de lance, vieilles, mais qui coupent encore. Elles prendront un peu de peau, et un peu de bagage avec. Sur le côté, un couloir s’en va flâner dans la poussière, par un long détour, entre des rebuts que personne n’a triés.
    .way-squeeze_through = Glissez-vous dans la fente
    .way-go_round = Prenez le long détour

page-dying_guard = Le jeune garde
    .text = Il a à peine de la barbe, et la fièvre l’a couché en travers du couloir, son sac sous la tête. Comme vous l’enjambez, ses doigts se referment sur votre cheville. « Un remède », dit-il. L’autre main tient quelque chose sous le sac, et ses yeux apprennent votre visage.
    .way-give_medicine = Donnez-lui une potion
    .way-take_pack = Arrachez-lui son sac
    .way-walk_on = Dégagez-vous et passez

page-straw_loft = Le grenier à paille
    .text = Le grenier est sec, la trappe ferme, et la paille sent un été dont personne ne parle. Il y a de la place pour tous. En bas, cependant, le château veille : on entend des truelles, des brouettes, des portes qu’on déplace. Si vous passez la nuit près de la trappe, malgré le froid, l’un des autres pourra dormir tout son soûl.
    .way-all_sleep = Couchez-vous tous
    .way-one_sleeps = Veillez sur un seul dormeur

## Boss

page-lord_of_lots = Le seigneur des sorts
    .text = On a repoussé le trône pour une table de jeu. Le seigneur en robe vous assied au plus près ; il pique tous les pouces, le vôtre plus profond, et fait goutter le sang parmi les sorts. Puis il ratisse tout ce que chacun possède, mêle, et distribue comme cela vient. Il se lève : le reste se joue debout.
    .foe = le seigneur des sorts

page-rat_mother = La mère des rats
    .text = Elle est grosse comme un bœuf, couchée en travers de la grande porte ; sous elle, la paille grouille. Alors les murs se vident. Ses petits dévalent comme du gravier, dans les manches, dans les poches, et tout ce qui se mange est mangé. Elle se lève, et il en arrive encore.
    .foe = la mère des rats

page-old_hangman = Le vieux pendeur
    .text = Il a balayé sous la poutre de la grande porte et sorti l’escabeau. Le pendeur est vieux et fait les choses dans les règles : il passe de cou en cou avec une ficelle à nœuds, et claque la langue devant les maigres. Les maigres attendront. Il aime commencer par le plus solide. Vous, il vous a attaché à l’escabeau en attendant, pour avoir à qui parler.
    .foe = le vieux pendeur

page-hollow_king = Le roi creux
    .text = Devant la porte flotte une couronne, à hauteur d’homme assis. Dessous, de la brume, et, tant que personne ne pense à lui, une manche, un genou, une main sur une épée. Il a été roi ici, et puis cela s’est effacé. Il vous demande à tous, très poliment, comment il s’appelait.
    .foe = le roi creux

page-iron_saint = Le saint de fer
    .text = Le saint de la grande porte est en fer ; chaque fois qu’il a rouillé, on lui a rivé une plaque de plus. Les pèlerins lui touchaient l’orteil. Cette nuit, l’orteil bouge. Il descend de sa niche avec un fracas de forge dans un escalier, et se plante devant la seule sortie, un pied sur le pan de votre chemise.
    .foe = le saint de fer
