# Monstres et élites des trois derniers biomes, et les boss avec toutes leurs cartes.

## La Tour de l’horloge

monster-automaton = Automate
    .the = l’Automate
    .line = Il n’est jamais en retard. C’est bien l’ennui.
monster-buzzcutter = Scie bourdonnante
    .the = la Scie bourdonnante
    .line = Une seule, c’est un bruit. Trois, c’est une scierie.
monster-tower_pirate = Pirate de la tour
    .the = le Pirate de la tour
    .line = La mer est loin ; le sens du partage aussi.
monster-knife_juggler = Jongleur de couteaux
    .the = le Jongleur de couteaux
    .line = Rate rarement ; ses partenaires ne l’ont pas démenti.
monster-lacerator = Lacérateur
    .the = le Lacérateur
    .line = Une égratignure. Elle oublie seulement de se refermer.
monster-tower_protector = Protecteur de la tour
    .the = le Protecteur de la tour
    .line = Très courageux, pourvu qu’un autre soit devant.
monster-overwound_automaton = Automate survolté
    .the = l’Automate survolté
    .line = Quelqu’un a donné le tour de clef de trop.
monster-demolisher = Démolisseur
    .the = le Démolisseur
    .line = Long à lever, prompt à laisser tomber.
monster-elite_automaton = Automate Élite
    .the = l’Automate Élite
    .line = Garanti à vie. Pas la vôtre.
monster-elite_lacerator = Lacérateur Élite
    .the = le Lacérateur Élite
    .line = Ses lames brillent. Le sol, beaucoup moins.
monster-master_demolisher = Maître démolisseur
    .the = le Maître démolisseur
    .line = Il a bâti la moitié de la tour et le regrette.

## Le Sépulcre oublié

monster-runner = Coureur
    .the = le Coureur
    .line = On l’entend deux fois : devant, puis derrière.
monster-ghost = Fantôme
    .the = le Fantôme
    .line = On l’a enterré avec tout, sauf la politesse.
monster-dark_tracker = Traqueur des ombres
    .the = le Traqueur des ombres
    .line = Il vous suit depuis la porte. Vous marchez bruyamment.
monster-impaler = Empaleur
    .the = l’Empaleur
    .line = Il cherche qui boite, puis fait pousser le sol.
monster-orb_caster = Lanceur d’orbes
    .the = le Lanceur d’orbes
    .line = Enfin de la lumière. Dommage qu’elle vous vise.
monster-lightless_ghost = Fantôme sans lueur
    .the = le Fantôme sans lueur
    .line = Il souffle les lanternes, et le reste avec.
monster-elite_runner = Coureur Élite
    .the = le Coureur Élite
    .line = Il court depuis ses obsèques et tient la distance.
monster-elite_dark_tracker = Traqueur des ombres Élite
    .the = le Traqueur des ombres Élite
    .line = Quand on le voit, c’est qu’il a choisi.
monster-failed_homunculus = Homoncule raté
    .the = l’Homoncule raté
    .line = Il pleure, et quelque chose vient le consoler.
monster-blind_tracker = Traqueur aveugle
    .the = le Traqueur aveugle
    .line = Des yeux, ici ? Il s’en est défait sans regret.

## Le Château de Haute-Cime

monster-royal_guard = Garde royal
    .the = le Garde royal
    .line = Il garde encore. Quoi, personne n’ose le lui dire.
monster-lancer = Lancier
    .the = le Lancier
    .line = Un couloir bien droit, et il est heureux.
monster-castle_inquisitor = Inquisiteur du château
    .the = l’Inquisiteur du château
    .line = Un mur n’a jamais fait un alibi.
monster-cold_blooded_guardian = Gardien au sang froid
    .the = le Gardien au sang froid
    .line = Il a tout son temps, et bientôt le vôtre.
monster-golem = Golem
    .the = le Golem
    .line = De la maçonnerie, mais rancunière.
monster-apostate = Apostat
    .the = l’Apostat
    .line = Il a perdu la foi, trouvé le Mal-être, et partage.
monster-guardian_knight = Chevalier gardien
    .the = le Chevalier gardien
    .line = Frappez donc. C’est votre poignet.
monster-rampager = Saccageur
    .the = le Saccageur
    .line = Il était déjà fâché. Vous n’arrangez rien.
monster-elite_royal_guard = Garde royal Élite
    .the = le Garde royal Élite
    .line = Monté en grade faute de camarades.
monster-elite_inquisitor = Inquisiteur Élite
    .the = l’Inquisiteur Élite
    .line = La sentence d’abord, le procès s’il reste quelqu’un.
monster-elite_golem = Golem Élite
    .the = le Golem Élite
    .line = Le meilleur mur du château, et il marche.
monster-crowned_rampager = Saccageur couronné
    .the = le Saccageur couronné
    .line = La couronne traînait. Personne ne la lui réclame.

## Les boss

boss-concierge = Le Concierge
    .the = le Concierge
    .line = Il tient la porte. C’est sa seule douceur.
boss-angry_concierge = Le Concierge Furieux
    .the = le Concierge Furieux
    .line = Il avait pourtant demandé qu’on s’essuie les pieds.
boss-time_keeper = La Gardienne du Temps
    .the = la Gardienne du Temps
    .line = Elle vous a déjà vus passer. Souvent.
boss-angry_time_keeper = La Gardienne du Temps Furieuse
    .the = la Gardienne du Temps Furieuse
    .line = L’éternité lui appartient ; il lui manque votre quart d’heure.
boss-hand_of_the_king = La Main du Roi
    .the = la Main du Roi
    .line = Le Roi se tait. La Main répond.
boss-last_hand = La Dernière Main
    .the = la Dernière Main
    .line = Reste-t-il un Roi ? Il préfère ne pas se retourner.

## Ce que fait le Concierge

attack-concierge_leap = Bond écrasant
    .line = Il plie les genoux. C’était le moment de bouger.
attack-concierge_shockwave = Onde de choc
    .line = Le plancher a choisi son camp.
attack-concierge_combo = Trois poings
    .line = Il n’en a que deux, mais il s’applique.
attack-concierge_roar = Rugissement
    .line = Attendez l’écho. Il est chaud.
attack-furious_leap = Bond ardent
    .line = Il retombe comme une cheminée.
attack-furious_shockwave = Onde furieuse
    .line = Même plancher, plus mauvaise humeur.
attack-furious_aura = Aura de flammes
    .line = Pour les embrassades, repassez plus tard.
attack-furious_combo = Grêle de poings
    .line = Il ne compte plus. Faites de même.

element-fire_first = Feu au premier coup
    .the = le Feu au premier coup
    .line = Pour les impatients.
element-fire_second = Feu au deuxième coup
    .the = le Feu au deuxième coup
    .line = Pour ceux qui étaient occupés.
element-fire_third = Feu au troisième coup
    .the = le Feu au troisième coup
    .line = Pour ceux qui gardaient le meilleur pour la fin.

## Ce que fait la Gardienne du Temps

attack-stopped_hour = L’heure arrêtée
    .line = L’un de vous vient de manquer un instant.
attack-three_places = En trois lieux
    .line = Ici, là, et là où vous regardiez.
attack-first_star = La première étoile
    .line = Elle reste en l’air. Elle y restera.
attack-stolen_hour = L’heure volée
    .line = Vous aviez des projets. Elle les a pris.
attack-turned_hourglass = Le sablier retourné
    .line = Votre plus beau coup n’a pas encore eu lieu.
attack-falling_stars = Pluie d’étoiles
    .line = Faites un vœu, mais vite.

## Ce que fait la Main du Roi

attack-hand_lunge = Fente
    .line = Le plus court chemin passe par vous.
attack-hand_slam = Coup au sol
    .line = La salle du trône était plate, jadis.
attack-hand_guard = Garde d’estoc
    .line = Il se protège avec le côté qui tue.
attack-hand_call = Appel aux armes
    .line = Elles viennent toutes seules.
attack-hand_sweep = Grand fauchage
    .line = Il y en aura pour tout le monde.
attack-last_charge = Charge royale
    .line = Le bouclier sert à ceux qu’il ne vise pas.
attack-last_quake = La salle brisée
    .line = Si le toit doit tomber, autant que ce soit utile.
attack-last_stand = Dernier carré
    .line = L’or ne rouille pas, lui ne plie pas.
attack-last_call = Dernier appel
    .line = Maintenant, ou tout est à refaire.
attack-last_sentence = Sentence
    .line = Il désigne. Les autres peuvent protester.

element-sword_plain = Épée de la garde
    .the = l’Épée de la garde
    .line = Plus de main, mais toujours le serment.
element-sword_parrying = Épée de parade
    .the = l’Épée de parade
    .line = Toujours sur le chemin des autres.
element-sword_piercing = Épée perçante
    .the = l’Épée perçante
    .line = Elle passe entre deux excuses.
element-sword_dancing = Épée dansante
    .the = l’Épée dansante
    .line = Elle connaît deux pas, tous deux en avant.
element-sword_executioner = Épée du bourreau
    .the = l’Épée du bourreau
    .line = Elle vient en dernier, sans se presser.
