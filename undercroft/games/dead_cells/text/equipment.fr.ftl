# Les noms des équipements, et une phrase pour chacun.

## Les huit équipements de départ

item-rusty_sword = Épée rouillée
    .line = Le tétanos est compris dans le prix.
item-jailers_son_bow = Arc du fils du geôlier
    .line = Le petit visait bien. Il n’a pas visé loin.
item-broadsword = Épée large
    .line = Toujours en retard, jamais en douceur.
item-cleaver = Hachoir
    .line = La cuisine ne l’a jamais réclamé.
item-old_wooden_shield = Vieux bouclier en bois
    .line = Tient un coup. Pas deux, soyons honnêtes.
item-torch = Torche
    .line = Éclaire les uns, entame les autres.
item-infantry_grenade = Grenade d’infanterie
    .line = Goupiller, compter, lancer. Ou l’inverse.
item-throwing_knife = Couteau de lancer
    .line = Pour ceux qui se croyaient trop loin.

## B1 Quartier des prisonniers

item-sinew_slicer = Coupe-tendons
    .line = Ne vise que les chevilles. Par principe.
item-oiled_sword = Épée huilée
    .line = Feu non fourni.
item-greed_shield = Bouclier de cupidité
    .line = Les coups laissent des traces, et des dents.
item-frost_blast = Souffle de givre
    .line = De quoi refroidir l’ambiance.
item-infantry_bow = Arc d’infanterie
    .line = Le deuxième rang tire sur le deuxième rang.
item-blood_sword = Épée de sang
    .line = L’entaille est petite, la note suivra.
item-assassins_dagger = Dague d’assassin
    .line = Les présentations se font après.
item-balanced_blade = Lame équilibrée
    .line = L’équilibre, c’est surtout le bras.

## B2 Égouts toxiques

item-sadists_stiletto = Stylet du sadique
    .line = Choisit toujours les malades.
item-blowgun = Sarbacane
    .line = Souffler. Surtout ne pas aspirer.
item-barnacle = Bernacle
    .line = Pend au plafond tant qu’on l’y laisse.
item-corrosive_cloud = Nuage corrosif
    .line = Dans les égouts, on remarque à peine.
item-cudgel = Gourdin
    .line = Un bouclier qui a son avis.
item-snake_fangs = Crocs de serpent
    .line = Le serpent n’en avait plus l’usage.
item-emergency_door = Porte de secours
    .line = En cas d’urgence, se mettre derrière.
item-wolf_trap = Piège à loup
    .line = Il n’y a pas de loups ici. Plus maintenant.
item-alchemic_carbine = Carabine alchimique
    .line = Ne pas renifler le canon.

## B3 Toits de la prison

item-repeater_crossbow = Arbalète à répétition
    .line = Elle radote, mais elle vise juste.
item-hokutos_bow = Arc du Hokuto
    .line = Tu es déjà marqué.
item-grappling_hook = Grappin
    .line = Rapproche les gens, qu’ils veuillent ou non.
item-double_crossb_o_matic = Double Arbal-o-matic
    .line = Deux carreaux, zéro scrupule.
item-knockback_shield = Bouclier répulsif
    .line = Gardez vos distances. Ou tombez.
item-war_spear = Lance de guerre
    .line = Le premier n’est qu’une étape.
item-rampart = Rempart
    .line = On se met derrière. Voilà le mode d’emploi.
item-marksmans_bow = Arc du tireur d’élite
    .line = De près, c’est un bâton.
item-rapier = Rapière
    .line = Élégante, surtout au bord du vide.

## B4 Gué des brumes

item-lacerating_aura = Aura lacérante
    .line = Merci de ne pas s’approcher. Ni devant, ni derrière.
item-valmonts_whip = Fouet de Valmont
    .line = Contourne les boucliers et les politesses.
item-frantic_sword = Épée frénétique
    .line = Quand tout va mal, elle va bien.
item-spiked_shield = Bouclier à pointes
    .line = Frappez donc, pour voir.
item-leghugger = Câline-jambe
    .line = Affectueuse, avec beaucoup de dents.
item-tonic = Tonique
    .line = Goût mousse, arrière-goût de sursis.
item-firebrands = Brandons
    .line = Un accueil chaleureux pour le second rang.
item-ice_bow = Arc de glace
    .line = La flèche fond, la cible moins vite.
item-nutcracker = Casse-noix
    .line = À servir très frais.

## B5 Tour de l’horloge

item-nerves_of_steel = Nerfs d’acier
    .line = Attendre. Encore. Là.
item-phaser = Phaseur
    .line = Derrière vous, il y a un instant.
item-endless_quiver = Arc au carquois sans fin
    .line = Personne n’en a encore vu le fond.
item-shrapnel_axes = Haches à éclats
    .line = L’un meurt, le voisin en profite.
item-assault_shield = Bouclier d’assaut
    .line = Frapper avant d’entrer, et pendant.
item-flamethrower_turret = Tourelle lance-flammes
    .line = Distance de sécurité en option.
item-stun_grenade = Grenade étourdissante
    .line = Une pause offerte par l’horloger.
item-swift_sword = Épée véloce
    .line = Premier arrivé, deux fois servi.
item-hattoris_katana = Katana d’Hattori
    .line = Un souffle, une coupe, aucun rappel.

## B6 Sépulcre oublié

item-meat_skewer = Brochette
    .line = Le mur fait la moitié du travail.
item-hemorrhage = Hémorragie
    .line = Ce n’était qu’une égratignure. Tout à l’heure.
item-vampirism = Vampirisme
    .line = Rien ne se perd.
item-fire_grenade = Grenade incendiaire
    .line = Enfin, on y voit clair.
item-explosive_decoy = Leurre explosif
    .line = Surveille vos arrières. N’y restez pas.
item-death_orb = Orbe de mort
    .line = Lente. Elle n’a jamais eu à courir.
item-spite_sword = Épée de rancune
    .line = Elle n’oublie pas qui a commencé.
item-punishment = Châtiment
    .line = La sentence vaut pour toute la salle.

## B7 Château de Haute-Cime

item-cursed_sword = Épée maudite
    .line = Elle ne partage pas vos mains.
item-wings_of_the_crow = Ailes du corbeau
    .line = Un peu plus loin qu’on ne croyait.
item-swarm = Nuée
    .line = Elles veulent juste se rapprocher.
item-great_owl_of_war = Grand hibou de guerre
    .line = Voit tout, picore presque tout.
item-pyrotechnics = Pyrotechnie
    .line = Le bouquet final vous est dédié.
item-ice_grenade = Grenade de glace
    .line = Plus personne ne bouge. Vraiment personne.
item-front_line_shield = Bouclier de première ligne
    .line = De la place pour tout le monde, pour une fois.
item-heavy_crossbow = Arbalète lourde
    .line = Deux bras pour la lever, un carreau pour conclure.
item-giantkiller = Tueur de géants
    .line = Plus c’est grand, plus on touche.

## C1 Le Concierge

item-mushroom_boi = Champi !
    .line = Plus petit que sa colère.
item-flint = Silex
    .line = D’abord la fissure, ensuite l’étincelle.
item-crusher = Broyeur
    .line = La pesanteur, avec un manche.
item-fire_blast = Souffle de feu
    .line = Le Concierge avait laissé le four allumé.
item-telluric_shock = Choc tellurique
    .line = Le sol a choisi son camp : tous.

## C2 La Gardienne du temps

item-tornado = Tornade
    .line = Tout le monde est au milieu.
item-knife_dance = Danse des couteaux
    .line = Apprendre les pas, garder ses doigts.
item-sonic_carbine = Carabine sonique
    .line = On l’entend après l’avoir sentie.
item-lightning_bolt = Éclair
    .line = Choisit le plus grand, ou le plus visé.
item-hayabusa_boots = Bottes Hayabusa
    .line = La vue est plus belle un peu plus loin.

## C3 La Main du roi

item-symmetrical_lance = Lance symétrique
    .line = Il n’y a pas de bon bout.
item-giant_whistle = Sifflet géant
    .line = Quelque chose de grand écoutait.
item-force_shield = Bouclier de force
    .line = La Main du roi s’y est cognée, une fois.

## Secrets

item-bobbys_rusty_sword = Épée rouillée de Bobby
    .line = Bobby jure qu’elle porte bonheur.
item-tailors_needle = Aiguille de la couturière
    .line = Elle a tout recousu, sauf le Roi.
item-stray_homunculus = Égarée
    .line = Elle a perdu son corps. Le vôtre lui plaît.
item-scribes_quill = Plume du scribe
    .line = La plume et l’épée, en une fois.
item-gardeners_shears = Sécateur du jardinier
    .line = Les roses ne se sont jamais plaintes.
item-doctors_mask = Masque du docteur
    .line = Ça sent le thym et les autres.
item-spare_syringe = Seringue de rechange
    .line = Ne demandez pas à quoi sert l’autre.
item-kings_signet = Chevalière du Roi
    .line = Elle vous va. C’est bien l’ennui.
