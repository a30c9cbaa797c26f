# Monstres, lieutenants, familiers et personnages des quêtes : leurs noms, seuls et dans une phrase.

## Monstres

monster-barghest = barghest
    .the = le barghest
    .master = le barghest majeur
    .group = les barghests
    .line = Moitié chien, moitié ombre, et le hurlement vient de l’autre moitié.
monster-cave_spider = araignée des cavernes
    .the = l’araignée des cavernes
    .master = l’araignée des cavernes majeure
    .group = les araignées des cavernes
    .line = Elle attend là où vous pensiez voir le plafond.
monster-elemental = élémentaire
    .the = l’élémentaire
    .master = l’élémentaire majeur
    .group = les élémentaires
    .line = Feu, terre, eau et air, tenus ensemble par la mauvaise humeur.
monster-ettin = ettin
    .the = l’ettin
    .master = l’ettin majeur
    .group = les ettins
    .line = Deux têtes, un gourdin, et jamais de second avis.
monster-flesh_moulder = façonneur de chair
    .the = le façonneur de chair
    .master = le façonneur de chair majeur
    .group = les façonneurs de chair
    .line = Il répare les siens avec ce qui restait de quelqu’un d’autre.
monster-goblin_archer = archer gobelin
    .the = l’archer gobelin
    .master = l’archer gobelin majeur
    .group = les archers gobelins
    .line = Courageux, tant que quelqu’un de plus gros le regarde.
monster-merriod = merriod
    .the = le merriod
    .master = le merriod majeur
    .group = les merriods
    .line = Ce qui sort de l’eau n’en est que le début.
monster-shadow_dragon = dragon des ombres
    .the = le dragon des ombres
    .master = le dragon des ombres majeur
    .group = les dragons des ombres
    .line = Ici les ténèbres ont des ailes, et elles inspirent avant de cracher le feu.
monster-zombie = zombie
    .the = le zombie
    .master = le zombie majeur
    .group = les zombies
    .line = Lent, patient, et réduit à une seule idée.

## Lieutenants

lieutenant-baron_zachareth = le baron Zachareth
    .the = le baron Zachareth
    .line = Le jour, il règne avec justice ; le reste du temps, il règne aussi.
lieutenant-belthir = Belthir
    .the = Belthir
    .line = Moitié homme, moitié wyrm, et les deux moitiés se louent.
lieutenant-lady_eliza_farrow = dame Eliza Farrow
    .the = dame Eliza
    .line = Elle invite tout le monde, et se souvient du goût de chacun.
lieutenant-lord_merick_farrow = le seigneur Merick Farrow
    .the = le seigneur Merick
    .line = Il a ouvert le seul livre qui lise son lecteur.
lieutenant-sir_alric_farrow = sire Alric Farrow
    .the = sire Alric
    .line = Un chevalier qui a gardé l’armure et perdu ce qu’il y avait dedans.
lieutenant-splig = Splig
    .the = Splig
    .line = Roi des gobelins, tant qu’il peut rester derrière eux.

## Familiers

familiar-reanimate = réanimé
    .the = le réanimé
    .line = Il ne se rappelle plus son nom, mais il vient quand on l’appelle.

## Ce qui figure sur leurs cartes

ability-reach = Allonge
ability-howl = Hurlement
ability-night_stalker = Rôdeur nocturne
ability-web = Toile
ability-poison = Poison
ability-disease = Maladie
ability-immobilize = Immobilisation
ability-stun = Étourdissement
ability-fire = Feu
ability-earth = Terre
ability-water = Eau
ability-air = Air
ability-throw = Projection
ability-heal = Guérison
ability-mend = Soin
ability-scamper = Galopade
ability-cowardly = Couardise
ability-flail = Fléau
ability-shadow = Ombre
ability-fire_breath = Souffle de feu
ability-shambling = Pas traînant
ability-grab = Étreinte
ability-dominion = Domination
ability-subdue = Asservir
ability-shadow_bolt = Trait d’ombre
ability-fly = Vol
ability-cry_havoc = Cri de carnage
ability-sacrifice = Sacrifice
ability-seduce = Séduction
ability-wail = Plainte
ability-blood_call = Appel du sang
ability-aftershock = Contrecoup
ability-ignite = Embrasement
ability-wither = Flétrissure
ability-unmovable = Inamovible
ability-overpower = Bousculade
ability-regeneration = Régénération
ability-not_me = Pas moi !
ability-knockback = Recul
ability-promotion = Promotion

## Ceux que certaines quêtes amènent

lieutenant-khorayt = Khorayt
    .the = Khorayt
    .line = On l’a enterré pour s’en défaire, et il ne l’a pas remarqué.
lieutenant-ruin = Ruine
    .the = Ruine
    .line = Une montagne qui a quelque part où aller.
lieutenant-gryvorn = Gryvorn
    .the = Gryvorn
    .line = Des rois l’ont prié, et il écoutait.
lieutenant-valyrax = Valyrax
    .the = Valyrax
    .line = Chaque nuit elle compte ses petits, et elle connaît le compte.
lieutenant-the_fen_king = le roi du marais
    .the = le roi du marais
    .line = Sa couronne est de roseaux, sa cour de boue, et ses sujets ne flottent pas.

## Agents

lieutenant-agent_baron_zachareth = le baron Zachareth, agent
    .the = le baron Zachareth
    .line = Il vient en personne quand rien ne doit mal tourner.
lieutenant-agent_belthir = Belthir, agent
    .the = Belthir
    .line = Payé d’avance, et pressé d’être ailleurs.
lieutenant-agent_lady_eliza_farrow = dame Eliza Farrow, agent
    .the = dame Eliza
    .line = Elle ne faisait que passer, et elle a soif.
lieutenant-agent_lord_merick_farrow = le seigneur Merick Farrow, agent
    .the = le seigneur Merick
    .line = Il aurait préféré rester avec son livre.
lieutenant-agent_sir_alric_farrow = sire Alric Farrow, agent
    .the = sire Alric
    .line = Rappelé sous les armes, et sans plus pouvoir refuser.
lieutenant-agent_splig = Splig, agent
    .the = Splig
    .line = On lui a dit qu’il y aurait à manger.
lieutenant-agent_ariad = Ariad
    .the = Ariad
    .line = Ce que vous voyez d’elle, c’est ce qu’elle veut montrer.
lieutenant-agent_raythen = Raythen
    .the = Raythen
    .line = Il compte le trésor d’abord, les héros ensuite.

## Alliés

ally-villager = villageois
    .the = le villageois
    .line = A une maison où rentrer, si elle tient encore debout.
ally-militia = milicien
    .the = le milicien
    .line = Paysan hier, et peut-être encore demain.
ally-sir_palamon = sire Palamon
    .the = sire Palamon
    .line = Il n’a jamais perdu un château, et ne compte pas apprendre.
ally-cardinal_koth = le cardinal Koth
    .the = le cardinal Koth
    .line = Un vieil homme dont la bénédiction agit encore.
ally-frederick = Frederick
    .the = Frederick
    .line = Il sait où c’est caché, et voudrait l’ignorer.
ally-sister_alma = sœur Alma
    .the = sœur Alma
    .line = Depuis des années elle garde une lame sans la tirer.
ally-wyrmling = jeune wyrm
    .the = le jeune wyrm
    .line = Il a choisi son camp, et espère grandir assez pour lui.

## Ce qui figure sur les cartes de ceux-là

ability-tail_sweep = Coup de queue
ability-bitter_cold = Froid mordant
ability-dread_roar = Rugissement d’effroi
ability-drag_under = Entraîner au fond
ability-contempt = Mépris
ability-despair = Désespoir
ability-cursed_assault = Assaut maudit
ability-allure = Attrait
ability-him_instead = Lui, plutôt !
ability-get_them = Sus à eux
ability-direction = Commandement
ability-opportunist = Opportuniste
ability-pilfer = Chapardage
ability-overrun = Piétinement
