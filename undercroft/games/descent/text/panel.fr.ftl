# Ce que porte le panneau du terminal à côté des noms des choses.

panel-place = Carte
panel-party = Héros

## La carte

panel-down = inconscient
panel-passage = entrée de la salle secrète
panel-challenge = épreuve
panel-door = porte fermée
panel-door-locked = porte verrouillée
panel-door-open = porte ouverte
panel-portcullis = herse
panel-vegetation = végétation
panel-ancient-wall = mur ancien
panel-open-group = Un groupe ouvert reste à choisir.
panel-away = { $who } : { $count } à côté de la carte
panel-asleep = groupe encore endormi
panel-carries = porte { $what }

## Ce qui se passe

panel-attack = { CAP($who) } attaque avec { $card } : { $dice }
panel-guard = { CAP($who) } se défend : { $dice }
panel-test = { CAP($who) } teste { $attribute } { $value } : { $dice }
panel-heroes-want = Les héros
panel-overlord-wants = Le Seigneur du Mal
panel-round = Round { $round } sur { $rounds }

## Le Seigneur du Mal

panel-overlord = Seigneur du Mal
panel-overlord-cards = { $hand } en main, { $deck } dans le paquet, { $discard } dans la défausse
panel-threat = menace { $threat }
panel-hand = Dans votre main
panel-plots = Cartes Intrigue
panel-rumours = Cartes Rumeur

## Entre les quêtes

panel-past = { $quest } : gagnée par { $winner }
panel-gold = Or : { $gold }
panel-shop = À la boutique
panel-rumour-quests = Rumeurs à suivre
panel-next = La quête

## Les héros

panel-sheet = Vitesse { $speed }, Santé { $health }, Endurance { $stamina }
panel-monster = Vitesse { $speed }, Santé { $health }
panel-pools = Attaque : { $attack }. Défense : { $defence }.
panel-acting = joue
panel-acted = a joué
panel-resting = se repose
panel-left = a quitté la carte
panel-fatigue = fatigue { $fatigue }/{ $stamina }
panel-speed = Vitesse { $speed }
panel-kept = non équipé : { $items }
panel-bare = mains nues
panel-feat = exploit disponible
panel-feat-used = exploit accompli
panel-fortune = fortune { $count }
panel-xp = expérience { $count }
