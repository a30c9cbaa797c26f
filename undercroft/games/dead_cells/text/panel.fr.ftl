# Ce qui se lit sur le panneau du terminal, à côté des noms des choses.

panel-place = Lieu
panel-prisoners = Prisonniers

## Le combat

panel-pierces = aucun bouclier n’y fait
panel-cures = un état s’en va
panel-pushes = pousser
panel-pulls = attirer
panel-shatters = briser les boucliers
panel-earns = dans la besace
panel-vanishes = hors d’atteinte
panel-dies = meurt
panel-leaps = bond
panel-steals = vol
panel-summons = un renfort
panel-rages = rage
panel-lays = pose quelque chose
panel-reach = portée ({ $short } pour { $space })
panel-all = tous
panel-needs = sous condition
panel-face-down = face cachée
panel-vanished = disparu
panel-rage = +{ $more } de dégâts
panel-bout = Forme { $form }, manche { $bout }
panel-attacks =
    { $spent ->
        [0] Cartes d’attaque à venir : { $left }.
       *[other] Cartes d’attaque à venir : { $left } ; déjà retournées :
    }
panel-fires = Feu dans cette manche
panel-coming = Feu dans la manche suivante
panel-shuriken = Un shuriken revient à la fin de la ronde { $round }.
panel-loot = Par terre
panel-spoils = Ramassé
panel-passes = { $who } passe.
panel-hand = Dans la main { DE($who) }
panel-nothing = rien de connu
panel-announced = annonce : { $what }

## Le biome

panel-group = le groupe
panel-behind = derrière vous
panel-seen = face visible
panel-rune = demande une rune
panel-locked = demande une clé
panel-hand-test = test de main
panel-deck-test = test de pioche
panel-bag = Dans la besace
panel-lanterns =
    { $count ->
        [one] { $count } lanterne allumée
       *[other] { $count } lanternes allumées
    }
panel-keys =
    { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
panel-collector = Pour le collecteur
panel-known = Sur la pioche d’équipement
panel-decks = Dans les pioches : { $equipment } équipements, { $monsters } monstres, { $elites } élites.
panel-silent = Ni mot ni signe avant les combats jusqu’à la fin du biome.
panel-runeless = Les runes dorment jusqu’à la fin du biome.
panel-bells = Cloches sonnées : { $rung } ; encore muettes : { $left }.
panel-curses = Les malédictions du lieu

## Entre deux Runs

panel-price =
    { $price ->
        [one] Cellules : { $cells }. Une amélioration en coûte une.
       *[other] Cellules : { $cells }. Une amélioration en coûte { $price }.
    }
panel-ability = Aptitude : { $acts }
panel-well = Le Puits
panel-secrets = Secrets
panel-opened = ouvertes : { $opened } sur { $of }
panel-mutations = Le plateau des mutations
panel-stored = De côté
panel-runes = Runes
panel-bosses = Boss
panel-boss =
    { $times ->
        [0] { $boss } : toujours debout
        [one] { $boss } : { $times } défaite
       *[other] { $boss } : { $times } défaites
    }
panel-starts = Départs possibles
panel-sellers = Dans la rue
panel-seller = { $seller } : niveau { $level }
panel-upgraded = Cartes améliorées
panel-holder = { $card } ({ $who })
panel-laid = En attente pour le prochain Run

## Les Prisonniers

panel-fallen = à terre
panel-passing = passe
panel-bare = mains nues
panel-cards = Main { $hand } · pioche { $deck } · défausse { $discard }
panel-worms =
    { $count ->
        [one] { $count } ver
       *[other] { $count } vers
    }
