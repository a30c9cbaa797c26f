# Les prisonniers, et les noms de leurs attaques avec une phrase pour chacune.

## Prisonniers

prisoner-poisoned = L’Empoisonné
    .the = l’Empoisonné
    .line = Il a bu la coupe, puis demandé la recette.
prisoner-immolated = L’Immolé
    .the = l’Immolé
    .line = Le bûcher s’est éteint. Pas lui.
prisoner-flayed = L’Écorché
    .the = l’Écorché
    .line = On lui a déjà tout pris en surface.
prisoner-quartered = L’Écartelé
    .the = l’Écartelé
    .line = Quatre chevaux, quatre directions, une seule rancune.
prisoner-serenade = Sérénade
    .the = Sérénade
    .line = Une épée qui a son avis, et il tranche.

## L’Empoisonné

combat-slow_venom = Venin lent
    .line = Il n’est pas en retard. Il est en route.
combat-first_bite = Première morsure
    .line = La suite du repas attendra.
combat-spat_bile = Jet de bile
    .line = Mal élevé, mais précis.
combat-double_dose = Double dose
    .line = Une pour moi, deux pour toi.
combat-reopened_sore = Plaie rouverte
    .line = C’était presque guéri. Presque.
combat-last_breath = Dernier souffle
    .line = Prière de ne pas inspirer.

## L’Immolé

combat-warm_hands = Mains tièdes
    .line = L’or fond un peu. Personne ne réclame.
combat-lit_twice = Deux allumettes
    .line = La première servait d’avertissement.
combat-short_fuse = Mèche courte
    .line = La longue était déjà brûlée.
combat-stoking = Coup de tisonnier
    .line = Tout le monde brûle. Certains se font prier.
combat-what_still_burns = Ce qui brûle encore
    .line = La douleur aussi tient chaud.
combat-ring_of_sparks = Cercle d’étincelles
    .line = Reculez. Non, plus que ça.

## L’Écorché

combat-raw_guard = Garde à vif
    .line = Ça fait moins mal en allant au-devant.
combat-stretched_hide = Peau tendue
    .line = En tirant bien, il y en aura pour tous.
combat-opened_vein = Veine ouverte
    .line = Il va s’en apercevoir d’ici peu.
combat-shoulder_charge = Coup d’épaule
    .line = Le bouclier passe devant, le reste suit.
combat-eye_for_an_eye = Œil pour œil
    .line = Plus les intérêts, vu l’époque.
combat-skin_graft = Greffe de peau
    .line = Prends la mienne, je ne m’en servais plus.

## L’Écartelé

combat-thrown_forearm = Avant-bras lancé
    .line = À rendre à son propriétaire après usage.
combat-pointed_finger = Doigt pointé
    .line = Lui, là. Oui, celui qui se retourne.
combat-backhand = Revers
    .line = De telles épaules ont aussi du bon.
combat-loose_joints = Articulations lâches
    .line = Le genou plie dans les deux sens. Le plan aussi.
combat-far_cast = Lancer lointain
    .line = Au fond de la salle, on se croyait tranquille.
combat-second_look = Second regard
    .line = Réflexion faite, toujours aussi laid.

## Sérénade

combat-out_and_back = Aller-retour
    .line = Elle revient par le trou qu’elle a fait.
combat-fetching = Rapporte
    .line = Elle n’a rien d’un chien. Elle l’a rapporté quand même.
combat-between_you_and_them = Entre eux et toi
    .line = Elle fredonne en attendant.

## Améliorations : survie

combat-stubborn_guard = Garde obstinée
    .line = Bouger n’a jamais été prévu.
combat-patient_rot = Pourriture patiente
    .line = La moisissure n’a jamais perdu un siège.
combat-field_dressing = Pansement de fortune
    .line = Le tissu est propre d’un côté.
combat-shared_shelter = Abri partagé
    .line = On est serrés, et personne ne sent la rose.
combat-second_helping = Du rab
    .line = Mâcher, c’est déjà se reposer.
combat-spore_breath = Haleine de spores
    .line = Quelque chose a poussé là-dedans.
combat-clean_blade = Lame propre
    .line = Essuyée sur l’ennemi, question d’hygiène.
combat-bramble_stance = Garde de ronces
    .line = Approche. Les épines sont timides.
combat-wait_it_out = Laisser couler
    .line = L’un de nous fuit. Ce n’est pas moi.
combat-thick_blood = Sang épais
    .line = Il sort lentement, et seulement sur demande.
combat-plague_wind = Vent de peste
    .line = L’île connaît cette odeur.
combat-old_growth = Vieille souche
    .line = Des haches ont essayé. Elles y sont encore.

## Améliorations : tactique

combat-two_angles = Deux angles
    .line = Si le premier déplaît, il en reste un.
combat-cold_snap = Coup de froid
    .line = Il allait justement dire quelque chose.
combat-chalk_cross = Croix à la craie
    .line = La craie ne coûte rien. La suite, si.
combat-show_them_the_edge = Vers le bord
    .line = Belle vue, surtout en descendant.
combat-over_the_shoulder = Par-dessus l’épaule
    .line = Viser, c’est bon pour ceux qui ratent.
combat-reel_in = Prise au filin
    .line = Les archers rencontrent si peu de monde.
combat-prepared_ground = Terrain préparé
    .line = Le sol y a travaillé toute la nuit.
combat-frost_lattice = Treillis de givre
    .line = D’abord c’est joli, ensuite c’est calme.
combat-agreed_victim = Victime désignée
    .line = Vote unanime. Il n’avait pas de voix.
combat-long_game = Longue patience
    .line = Deux rondes pour réfléchir, une pour le regretter. Eux.
combat-white_silence = Silence blanc
    .line = Même les torches se sont tues.
combat-as_foreseen = Comme prévu
    .line = La mort instruit. Quelqu’un prenait des notes.

## Améliorations : brutalité

combat-head_first = Tête baissée
    .line = Un exploit, pour qui n’en a plus.
combat-steady_hacking = Coups de hache réguliers
    .line = Avancer, c’est affaire de cadence.
combat-torn_open = Éventration
    .line = Tout y est, mais plus dans l’ordre.
combat-hot_iron = Fer rouge
    .line = Laisse une marque, et une odeur.
combat-wide_swing = Grand moulinet
    .line = Les amis se baissent. On les reconnaît à ça.
combat-door_breaker = Enfonceur de portes
    .line = Un bouclier n’est qu’une porte mal placée.
combat-bad_temper = Mauvais poil
    .line = La journée avait pourtant bien commencé.
combat-oil_then_torch = L’huile, puis la torche
    .line = D’autres ont essayé dans l’autre sens.
combat-opening_statement = Entrée en matière
    .line = La défense n’a rien à ajouter.
combat-one_at_a_time = Chacun son tour
    .line = Faites la queue. Toi, commence à saigner.
combat-dry_season = Saison sèche
    .line = Il suffit d’un seul imprudent.
combat-no_tomorrow = Sans lendemain
    .line = Il y a d’autres corps. Autant user celui-ci.
