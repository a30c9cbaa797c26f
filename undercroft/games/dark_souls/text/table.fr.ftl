# Ce qui se dit à la table : questions, réponses, journal, pourquoi pas, et comment cela finit.

game-dark-souls = Dark Souls: The Board Game
    .line = D’un à quatre morts-vivants, un feu aux étincelles comptées, et ce qui attend derrière la brume.

## Petits mots

hero-nobody = un compagnon parti
foe-nobody = l’ennemi
pattern-both = { $one } / { $other }
item-fitted = { $card } + { $upgrades }

place-way = son côté { $side }
place-arc = son arc { $arc }
place-room = dans « { $room } »
place-boss = chez { $boss }

far-north =
    { $tiles ->
        [one] au nord
       *[other] à { $tiles } tuiles au nord
    }
far-east =
    { $tiles ->
        [one] à l’est
       *[other] à { $tiles } tuiles à l’est
    }
far-south =
    { $tiles ->
        [one] au sud
       *[other] à { $tiles } tuiles au sud
    }
far-west =
    { $tiles ->
        [one] à l’ouest
       *[other] à { $tiles } tuiles à l’ouest
    }
leg-north = { $tiles } au nord
leg-east = { $tiles } à l’est
leg-south = { $tiles } au sud
leg-west = { $tiles } à l’ouest
room-straight = la salle { $way } du feu
room-askew = la salle à { $one } et { $other } du feu
room-bonfire = le Feu de Camp
room-boss = la salle { DE($boss) }
room-named = « { $name } »
room-nowhere = une salle qui n’est plus

stat-lacks = { $stat } { $value } ({ $has } pour l’instant)

price-paid =
    { $stamina ->
        [one] { " " }pour { $stamina } Énergie
       *[other] { " " }pour { $stamina } Énergies
    }
shown-more = { $shown } ({ $modifier })
hit-sum =
    { $result } contre { $held }{ $spared ->
        [0] { "" }
       *[other] , { $spared } de moins par la pierre
    }{ $bled ->
        [0] { "" }
       *[other] , { $bled } de plus par le Saignement
    }
suffered-sum =
    { $came } { $came ->
        [one] passé
       *[other] passés
    }{ $spared ->
        [0] { "" }
       *[other] , { $spared } de moins par la Braise
    }{ $bled ->
        [0] { "" }
       *[other] , { $bled } de plus par le Saignement
    }

## Réglages d’une partie, et moments où l’on peut revenir

setting-mode = Partie
    .standard = un boss secondaire, puis un boss principal
    .first_journey = campagne : Le Premier Voyage
    .coiled_sword = campagne : L’Épée Torsadée
    .first = premiers pas : une rencontre pour apprendre
setting-layout = Disposition des tuiles
    .automatic = au hasard
    .players = par les joueurs
setting-boss_push = Un boss qui se déplace avec Pousser
    .turn_first = se tourne, puis vide son repère
    .push_first = vide son repère, puis se tourne
setting-leap_push = Un boss qui saute pousse
    .landing = là où il retombe
    .both = là où il retombe et là d’où il part
setting-pair_health = Santé gagnée par le survivant d’une paire
    .capped = jamais au-delà de celle du départ
    .uncapped = sans limite
setting-luck_on_resist = Chance sur les jets de Résistance
    .yes = permise
    .no = interdite
setting-stagger_moves = Fléchir et attaques de déplacement
    .no = aucun effet
    .yes = un dégât de moins
setting-heat_up_pile = Mélangé quand un boss s’intensifie
    .all = le paquet et les cartes jouées
    .deck = le paquet seul
setting-step_between_attacks = Un pas entre deux attaques
    .no = interdit
    .yes = permis
setting-defend_order = Plusieurs cibles se défendent
    .table = dans l’ordre de la table
    .asked = dans l’ordre de votre choix
setting-souls_after_victory = Âmes tombées sur une tuile gagnée
    .collected = ramassées
    .left = laissées sur place

moment-roll = après un de vos jets, quand la Chance ou « Tenir bon » peut servir
moment-backstab = après une esquive, quand le Coup dans le dos est prêt
moment-provoke = après l’activation d’un autre, quand votre armure peut attirer les ennemis
moment-tie = quand un ennemi a plusieurs choix équivalents

mark-encounter = le début de cette rencontre
mark-activation = le début de cette activation
mark-enemies = le début de l’activation des ennemis

## Questions avant et entre les rencontres

ask-class = Choisissez un personnage ({ $number } sur { $count }).
ask-hold = { CAP($who) } a plus de cartes que de mains. Que tient-il ?
ask-boss = Contre quel boss secondaire partez-vous ?
ask-boss-main = Contre quel boss principal partez-vous ?
ask-lay = Où poser la tuile suivante, et dans quel sens ?
ask-fog = Plusieurs salles sont aussi éloignées. Laquelle a le Brume Portail ?
ask-deal = Salles à égale distance : laquelle reçoit la rencontre de niveau { $level } ?
ask-roam =
    Vous êtes au Feu de Camp, avec { $sparks ->
        [0] aucune étincelle
        [one] { $sparks } étincelle
       *[other] { $sparks } étincelles
    } et { $souls ->
        [0] aucune âme
        [one] { $souls } âme
       *[other] { $souls } âmes
    }. Que faire ?
ask-roam-away = Tout est calme dans { $room }. Où aller ?
ask-outfit = { CAP($who) } chez Andre : que changer ?
ask-give = Trouvaille : { $card }. Qui la prend ?
ask-give-any = Qui prend la trouvaille ?
ask-ember = Une Braise. Qui la porte ?

## Questions pendant une rencontre

ask-stand = Par où entre { $who } ?
ask-aggro = Qui ouvrait la marche et porte le jeton Aggro ?
ask-first = Qui s’active en premier ?
ask-dash = Rester et se battre, ou foncer ?
ask-act =
    { $left ->
        [one] { CAP($who) } agit, avec { $left } case libre. Que faire ?
       *[other] { CAP($who) } agit, avec { $left } cases libres. Que faire ?
    }
ask-breathe = Que regagne { $who } ?
ask-stride = { CAP($who) } marche-t-il d’un repère de plus ?
ask-charge = { CAP($who) } charge-t-il d’un repère, sans rien payer ?
ask-provoke = { CAP($who) } attire-t-il les ennemis maintenant ?
ask-target = Qui { $who } attaque-t-il ?
ask-shift =
    { $nodes ->
        [one] { CAP($who) } peut se décaler d’un repère. Vers où ?
       *[other] { CAP($who) } peut se décaler de { $nodes } repères au plus. Vers où ?
    }
ask-receive = Qui profite de ce que fait { $who } ?
ask-roll =
    { $what ->
        [attack] { CAP($who) } attaque avec { $shown } : { $total } contre une défense de { $against }. Garder ce jet ?
        [block] { CAP($who) } pare avec { $shown } : { $total } contre { $against } dégâts. Garder ce jet ?
       *[resist] { CAP($who) } résiste avec { $shown } : { $total } contre { $against } dégâts. Garder ce jet ?
    }
ask-roll-pushed =
    { $what ->
        [block] { CAP($who) } pare avec { $shown } : { $total } contre { $against } dégâts, et le coup le pousse. S’il garde ce jet, vers où ?
       *[resist] { CAP($who) } résiste avec { $shown } : { $total } contre { $against } dégâts, et le coup le pousse. S’il garde ce jet, vers où ?
    }
ask-roll-dodge =
    { $icons ->
        [one] { CAP($who) } a { $icons } icône d’esquive sur { $need }. Garder ce jet ?
       *[other] { CAP($who) } a { $icons } icônes d’esquive sur { $need }. Garder ce jet ?
    }
ask-roll-any = { CAP($who) } garde-t-il ce jet ?
ask-trap =
    { $damage ->
        [one] Un piège menace { $who } de { $damage } dégât. Subir, ou esquiver ({ $dice }, il en faut { $dodge }) ?
       *[other] Un piège menace { $who } de { $damage } dégâts. Subir, ou esquiver ({ $dice }, il en faut { $dodge }) ?
    }
ask-trap-any =
    { $damage ->
        [one] Un piège menace { $who } de { $damage } dégât. Subir, ou esquiver ?
       *[other] Un piège menace { $who } de { $damage } dégâts. Subir, ou esquiver ?
    }
ask-dodge-on = { CAP($who) } esquive-t-il d’un repère de plus ?
ask-defend =
    { $damage ->
        [one] { CAP($foe) } menace { $who } de { $damage } dégât. Parer ({ $dice }), ou esquiver ({ $dodging }, il en faut { $dodge }) ?
       *[other] { CAP($foe) } menace { $who } de { $damage } dégâts. Parer ({ $dice }), ou esquiver ({ $dodging }, il en faut { $dodge }) ?
    }
ask-defend-magical =
    { $damage ->
        [one] { CAP($foe) } menace { $who } de { $damage } dégât magique. Résister ({ $dice }), ou esquiver ({ $dodging }, il en faut { $dodge }) ?
       *[other] { CAP($foe) } menace { $who } de { $damage } dégâts magiques. Résister ({ $dice }), ou esquiver ({ $dodging }, il en faut { $dodge }) ?
    }
ask-defend-any =
    { $damage ->
        [one] Un coup menace { $who } de { $damage } dégât. Se défendre, ou esquiver ?
       *[other] Un coup menace { $who } de { $damage } dégâts. Se défendre, ou esquiver ?
    }
ask-backstab = { CAP($who) } a esquivé. Un Coup dans le dos pour { $foe } ?
ask-backstab-any = { CAP($who) } a esquivé. Un Coup dans le dos ?
ask-place = Où se tient { $who }, contre le boss ?
ask-push-to = On pousse { $who }. Vers où ?
ask-push-foe = On pousse { $foe }. Vers où ?
ask-push-out = Il y a trop de monde { A($node) }. Qui doit partir ?
ask-foe = Ennemis de même menace : lequel agit maintenant ?
ask-path = Plusieurs repères conviennent { A($foe) }. Lequel ?
ask-boss-gives-way = { CAP($foe) } doit céder la place. Vers où ?
ask-nearest = Deux d’entre vous sont aussi proches { DE($foe) }. Qui est visé ?
ask-nearest-any = Deux d’entre vous sont aussi proches. Qui est visé ?
ask-defender = { CAP($foe) } frappe plusieurs d’entre vous. Qui se défend d’abord ?
ask-defender-any = Plusieurs d’entre vous sont frappés. Qui se défend d’abord ?

## Réponses

do-take-class = { $name } ({ $heroic })
do-hunt = { $boss } : niveaux { $levels }
do-lay =
    { $side ->
        [a] Côté face
       *[b] Côté pile
    }, { $room }, { $quarters ->
        [0] comme imprimée
        [1] un quart à droite
        [2] un demi-tour
       *[3] un quart à gauche
    }
do-fog = Dans le mur { $wall } { DE($room) }
do-deal = { CAP($room) }
do-go = Entrer dans { $room } (niveau { $level })
do-go-back = Retourner dans { $room }
do-go-bonfire = Retourner au Feu de Camp
do-through = { $what }, par la porte { $wall }
do-dash = Foncer vers { $room }
do-enter-boss = Franchir la brume, vers { $boss }
do-rest = Se reposer (une étincelle)
do-buy =
    { $souls ->
        [one] Acheter une carte trésor ({ $souls } âme)
       *[other] Acheter une carte trésor ({ $souls } âmes)
    }
do-buy-spark =
    { $souls ->
        [one] Acheter une étincelle ({ $souls } âme)
       *[other] Acheter une étincelle ({ $souls } âmes)
    }
do-sell =
    { $souls ->
        [one] Vendre « { $card } » ({ $souls } âme)
       *[other] Vendre « { $card } » ({ $souls } âmes)
    }
do-level =
    { $souls ->
        [one] { $who } : { $stat } à { $value } ({ $souls } âme)
       *[other] { $who } : { $stat } à { $value } ({ $souls } âmes)
    }
do-level-plain = { $who } : monter en { $stat }
do-refill = { $who } : retrouver la Chance (une âme)
do-outfit = { $who } : changer d’équipement
do-equip =
    { $slot ->
        [armour] Revêtir « { $card } »
        [left] Main gauche : « { $card } »
        [right] Main droite : « { $card } »
       *[backup] Secours : « { $card } »
    }
do-equip-instead =
    { $slot ->
        [armour] Revêtir « { $card } » à la place de « { $old } »
        [left] Main gauche : « { $card } » à la place de « { $old } »
        [right] Main droite : « { $card } » à la place de « { $old } »
       *[backup] Secours : « { $card } » à la place de « { $old } »
    }
do-give =
    { $slot ->
        [armour] { $who } : sur le dos
        [left] { $who } : main gauche
        [right] { $who } : main droite
       *[backup] { $who } : secours
    }
do-give-instead =
    { $slot ->
        [armour] { $who } : à la place de « { $old } »
        [left] { $who } : main gauche, à la place de « { $old } »
        [right] { $who } : main droite, à la place de « { $old } »
       *[backup] { $who } : secours, à la place de « { $old } »
    }
do-give-ember = { $who }
do-give-nobody = Dans l’inventaire
do-stow = Ranger « { $card } »
do-attach = Poser « { $upgrade } » sur « { $card } »
do-detach = Ôter « { $upgrade } »
do-open = Ouvrir le coffre { A($node) }
do-name = { $who }
do-choose = { CAP($what) }
do-to = Vers { $node }
do-keep-to = Garder ce jet et reculer vers { $node }
do-stand = { CAP($node) }
do-push-out-to = { $what }, vers { $node }
do-push-out = Pousser dehors { $what }
do-place = Se placer vers { $place }
do-for =
    { $stamina ->
        [one] { $what } ({ $stamina } Énergie)
       *[other] { $what } ({ $stamina } Énergies)
    }
do-smash = { $what }, à travers le baril
do-swap = Tenir « { $one } » et « { $other } »
do-swap-one = Tenir « { $card } » seulement
do-swap-nothing = Ne rien tenir
do-walk = Marcher vers { $node }
do-run = Courir vers { $node }
do-walk-to = Un pas vers { $node }
do-circle = Contourner vers { $place }
do-attack = { $card } sur { $foe } : { $what }
do-attack-all = { $card } sur tout le repère { DE($foe) } : { $what }
do-attack-nobody = { $card } : { $what }
do-go-strike = { $what }, depuis { $spot }
do-drink = Boire la Fiole d’Estus
do-heroic = Utiliser l’Action Héroïque
do-heroic-named = Utiliser « { $heroic } »
do-stand-fast = « { $heroic } » : un dé bleu de plus
do-reroll = Utiliser la Chance sur un dé
do-reroll-die =
    { $colour ->
        [black] Chance : relancer le { $shown } noir
        [blue] Chance : relancer le { $shown } bleu
        [orange] Chance : relancer le { $shown } orange
       *[dodge] Chance : relancer un dé d’esquive vierge
    }
do-breathe = L’Énergie habituelle
do-breathe-ring = Ce qu’offre l’anneau
do-breathe-trade = { $what }, par l’anneau
do-provoke = Prendre le jeton Aggro
do-block = Parer ou résister
do-block-block = Parer
do-block-resist = Résister
do-block-all = Parer jusqu’à la fin du tour des ennemis
do-block-all-resist = Résister, et parer jusqu’à la fin du tour des ennemis
do-block-to = { $what } ; la poussée m’envoie vers { $node }
do-dodge = Esquiver vers { $node }
do-dodge-here = Esquiver sans bouger
do-dodge-place = Esquiver vers { $place }
do-suffer = Subir
do-done-roll = Garder ce jet
do-done-here = S’arrêter là
do-end-activation = Finir l’activation
do-done-fight = Rester et se battre
do-done-leave = En rester là

## Le journal, avant et entre les rencontres

event-took-class = { CAP($who) } s’assoit près du feu.
event-hunted = Le chemin mène { A($boss) }.
event-fog-rose = Le Brume Portail se dresse dans le mur { $wall } { DE($room) }.
event-went = Le groupe entre dans { $room }.
event-went-bonfire = Le groupe retourne au Feu de Camp.
event-rested =
    { $sparks ->
        [0] Le groupe se repose, et tous ceux qu’il a tués aussi. Il ne reste aucune étincelle.
        [one] Le groupe se repose, et tous ceux qu’il a tués aussi. Il reste une étincelle.
       *[other] Le groupe se repose, et tous ceux qu’il a tués aussi. Il reste { $sparks } étincelles.
    }
event-rested-free =
    { $sparks ->
        [0] Le groupe se repose sans rien payer. Le feu n’a plus d’étincelle.
        [one] Le groupe se repose sans rien payer. Le feu a une étincelle.
       *[other] Le groupe se repose sans rien payer. Le feu a { $sparks } étincelles.
    }
event-bought = Trésor : { $card }.
event-gained =
    { $souls ->
        [0] Il n’y a pas une âme à gagner.
        [one] Une âme pour la cache ({ $total } en tout).
       *[other] { $souls } âmes pour la cache ({ $total } en tout).
    }
event-spent =
    { $what ->
        [treasure] Andre reçoit { $souls ->
            [one] une âme
           *[other] { $souls } âmes
        } pour une carte (reste { $total }).
        [level] La Gardienne du Feu reçoit { $souls ->
            [one] une âme
           *[other] { $souls } âmes
        } pour un niveau (reste { $total }).
        [luck] La Gardienne du Feu reçoit { $souls ->
            [one] une âme
           *[other] { $souls } âmes
        } pour la Chance (reste { $total }).
       *[spark] La Gardienne du Feu reçoit { $souls ->
            [one] une âme
           *[other] { $souls } âmes
        } pour une étincelle (reste { $total }).
    }
event-sold = « { $card } » part chez Andre pour une âme.
event-levelled = { CAP($who) } passe à { $value } en { $stat }.
event-refilled = { CAP($who) } retrouve la Chance.
event-equipped =
    { $slot ->
        [armour] { CAP($who) } revêt « { $card } ».
        [left] « { $card } » passe dans la main gauche { DE($who) }.
        [right] « { $card } » passe dans la main droite { DE($who) }.
       *[backup] { CAP($who) } garde « { $card } » en secours.
    }
event-stowed = { CAP($who) } range « { $card } » dans l’inventaire.
event-attached = « { $upgrade } » est désormais sur « { $card } ».
event-detached = « { $upgrade } » n’est plus sur « { $card } ».
event-kindled = { CAP($who) } porte une Braise.
event-opened = Le groupe ouvre un coffre.
event-reached = On redispose le monde pour la seconde moitié.
event-reached-section = Un nouveau feu s’allume : { $section }.

## Le journal d’une rencontre

event-began = { $name }, niveau { $level }.
event-began-first = { $name } : une salle, deux ennemis, et tout votre temps.
event-began-boss = La brume s’écarte : voici { $boss }.
event-appeared = { CAP($foe) } attend { A($node) }.
event-stood = { CAP($who) } entre { A($node) }.
event-took-aggro = { CAP($who) } a le jeton Aggro.
event-foresaw = Une stèle connaît { $boss } : { $card }.
event-activated = { CAP($who) } agit.
event-recovered = { CAP($who) } regagne { $what }.
event-tired = Le choc épuise { $who } : { $stamina } d’Énergie en moins.
event-swapped = { CAP($who) } tient maintenant : { $cards }.
event-swapped-nothing = { CAP($who) } ne tient plus rien.
event-moved =
    { $how ->
        [walk] { CAP($who) } marche jusqu’{ A($node) }{ $price }.
        [run] { CAP($who) } court jusqu’{ A($node) }{ $price }.
        [dodge] { CAP($who) } se dérobe vers { $node }{ $price }.
        [charge] { CAP($who) } charge jusqu’{ A($node) }{ $price }.
       *[shift] { CAP($who) } se décale jusqu’{ A($node) }{ $price }.
    }
event-circled = { CAP($who) } contourne le boss, du côté { DE($way) }{ $price }.
event-broke = Un baril éclate { A($node) }.
event-sprang =
    { $damage ->
        [one] { CAP($who) } déclenche un piège : { $damage } dégât, esquive { $dodge }.
       *[other] { CAP($who) } déclenche un piège : { $damage } dégâts, esquive { $dodge }.
    }
event-sprang-blank = { CAP($who) } retourne un piège, et il est vierge.
event-regained =
    { $souls ->
        [0] Il n’y avait pas une âme à ramasser.
        [one] Une âme perdue retourne à la cache.
       *[other] { $souls } âmes perdues retournent à la cache.
    }
event-drank = { CAP($who) } boit la Fiole d’Estus.
event-used-heroic = { CAP($who) } utilise « { $heroic } ».
event-attacked = { CAP($who) } attaque { $foe } ({ $card } : { $what }){ $price }.
event-attacked-spell = { CAP($who) } lance « { $card } » sur { $foe } ({ $what }){ $price }.
event-used = { CAP($who) } se sert de « { $card } » ({ $what }){ $price }.
event-rolled =
    { $what ->
        [attack] { CAP($who) } obtient { $shown } : { $total } pour attaquer.
        [block] { CAP($who) } obtient { $shown } : { $total } pour parer.
       *[resist] { CAP($who) } obtient { $shown } : { $total } pour résister.
    }
event-rolled-more = { CAP($who) } ajoute { $shown } : { $total } pour parer.
event-tried-dodge =
    { $icons ->
        [0] { CAP($who) } tente une esquive{ $price } : { $dice }, aucune icône sur { $need }.
        [one] { CAP($who) } tente une esquive{ $price } : { $dice }, { $icons } icône sur { $need }.
       *[other] { CAP($who) } tente une esquive{ $price } : { $dice }, { $icons } icônes sur { $need }.
    }
event-rolled-dodge =
    { $icons ->
        [0] { CAP($who) } n’obtient aucune icône d’esquive (dés : { $dice }).
        [one] { CAP($who) } obtient { $icons } icône d’esquive (dés : { $dice }).
       *[other] { CAP($who) } obtient { $icons } icônes d’esquive (dés : { $dice }).
    }
event-rolled-nothing =
    { $what ->
        [attack] { CAP($who) } n’a aucun dé pour attaquer.
        [block] { CAP($who) } n’a aucun dé pour parer.
        [resist] { CAP($who) } n’a aucun dé pour résister.
       *[dodge] { CAP($who) } n’a aucun dé pour esquiver.
    }
event-rerolled = La Chance relance un dé pour { $who } : { $shown }.
event-rerolled-total = La Chance relance un dé pour { $who } : { $shown }, ce qui fait { $total }.
event-hit =
    { $damage ->
        [one] { CAP($foe) } subit { $damage } dégât.
       *[other] { CAP($foe) } subit { $damage } dégâts.
    }{ $health ->
        [0] { "" }
       *[other] { " " }Il lui reste { $health } de Santé.
    }
event-hit-nothing = { CAP($foe) } ne subit aucun dégât.
event-hit-sum =
    { $damage ->
        [one] { CAP($foe) } subit { $damage } dégât ({ $sum }).
       *[other] { CAP($foe) } subit { $damage } dégâts ({ $sum }).
    }{ $health ->
        [0] { "" }
       *[other] { " " }Il lui reste { $health } de Santé.
    }
event-hit-held = { CAP($foe) } ne subit aucun dégât ({ $result } contre { $held }).
event-fell = { CAP($foe) } s’effondre.
event-heated-up = { CAP($foe) } s’intensifie.
event-mended = { CAP($foe) } puise des forces dans ce deuil et remonte à { $health } de Santé.
event-flipped = { CAP($boss) } : { $card }.
event-reshuffled = Les comportements { DE($boss) } sont mélangés ; leur ordre est à réapprendre.
event-foe-moved = { CAP($foe) } va { A($node) }.
event-foe-moved-leap = { CAP($foe) } saute { A($node) }.
event-foe-turned = { CAP($foe) } se tourne vers { $way }.
event-struck =
    { $damage ->
        [one] { CAP($foe) } frappe { $heroes } : { $damage } dégât.
       *[other] { CAP($foe) } frappe { $heroes } : { $damage } dégâts.
    }
event-struck-magical =
    { $damage ->
        [one] { CAP($foe) } frappe { $heroes } : { $damage } dégât magique.
       *[other] { CAP($foe) } frappe { $heroes } : { $damage } dégâts magiques.
    }
event-missed = { CAP($foe) } frappe dans le vide.
event-dodged = { CAP($who) } esquive l’attaque.
event-failed =
    { $damage ->
        [one] { CAP($who) } manque son esquive et encaisse { $damage } dégât.
       *[other] { CAP($who) } manque son esquive et encaisse les { $damage } dégâts.
    }
event-held =
    { $how ->
        [block] { CAP($who) } pare { $against ->
            [one] le seul dégât du coup
           *[other] les { $against } dégâts
        }.
       *[resist] { CAP($who) } résiste { $against ->
            [one] au seul dégât du coup
           *[other] aux { $against } dégâts
        }.
    }
event-let-through =
    { $how ->
        [block] { CAP($who) } pare { $held } des { $against } dégâts ; il en passe { $damage }.
       *[resist] { CAP($who) } résiste à { $held } des { $against } dégâts ; il en passe { $damage }.
    }
event-defended =
    { $how ->
        [fail] { CAP($who) } manque son esquive.
       *[block] { CAP($who) } ne laisse rien passer.
    }
event-suffered =
    { $why ->
        [trap] Le piège inflige { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { A($who) } (cases libres : { $left }).
        [poison] Le Poison inflige { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { A($who) } (cases libres : { $left }).
       *[attack] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } (cases libres : { $left }).
    }
event-suffered-sum =
    { $why ->
        [trap] Le piège inflige { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { A($who) } ({ $sum } ; cases libres : { $left }).
        [poison] Le Poison inflige { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } { A($who) } ({ $sum } ; cases libres : { $left }).
       *[attack] { CAP($who) } subit { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        } ({ $sum } ; cases libres : { $left }).
    }
event-suffered-last =
    { $why ->
        [trap] Le piège remplit { $amount ->
            [one] la dernière case
           *[other] les { $amount } dernières cases
        } { DE($who) }.
        [poison] Le Poison remplit { $amount ->
            [one] la dernière case
           *[other] les { $amount } dernières cases
        } { DE($who) }.
       *[attack] Le coup remplit { $amount ->
            [one] la dernière case
           *[other] les { $amount } dernières cases
        } { DE($who) }.
    }
event-afflicted = { CAP($who) } subit l’état « { $condition } ».
event-shook = { CAP($who) } se libère de l’état « { $condition } ».
event-pushed = Sous la poussée, { $who } finit { A($node) }.
event-died = { CAP($who) } meurt.
event-dropped =
    { $souls ->
        [one] Une âme reste { A($node) }, dans { $room }.
       *[other] { $souls } âmes restent { A($node) }, dans { $room }.
    }
event-dropped-boss =
    { $souls ->
        [one] Une âme reste { A($node) }, de l’autre côté de la brume.
       *[other] { $souls } âmes restent { A($node) }, de l’autre côté de la brume.
    }
event-triumphed = La rencontre « { $name } » est gagnée.
event-triumphed-boss = Vous avez vaincu { $boss }.
event-dashed = Le groupe fonce vers { $room }.
event-dashed-bonfire = Le groupe fonce vers le Feu de Camp.
event-ended-won = Il n’y a plus personne à combattre.
event-ended-lost = Le feu n’a plus d’étincelle pour rappeler qui que ce soit.

## La fin

outcome-won = Vous avez vaincu { $boss }. Le feu est à vous, tant qu’il brûlera.
outcome-won-campaign = { $campaign } s’achève, et vous tenez encore debout.
outcome-won-first = Vos deux premiers ennemis sont tombés. Le jeu entier attend : un feu, des salles, des trésors, et un boss derrière la brume.
outcome-lost-first = { CAP($dead) } a péri, comme tout le monde la première fois. Descendez maintenant dans le jeu entier : un feu vous y relève.
outcome-lost = { CAP($dead) } a péri { $place }, et il ne restait aucune étincelle. La cendre vous garde tous.
outcome-lost-any = La dernière étincelle est morte. La cendre vous garde tous.

## Pourquoi pas

why-fog = Le chemin vers { $boss } s’ouvre quand on a gagné { $room }, et un repos le referme.
why-no-way = Aucun chemin n’y mène encore ; gagnez d’abord une salle voisine.
why-chest-open = Ce coffre a été vidé ; il reste ouvert pour toujours.
why-away = Cela se fait au Feu de Camp.
why-no-spark = Le feu n’a plus d’étincelle pour un repos.
why-souls =
    { $price ->
        [one] Il en coûte { $price } âme ; la cache en contient { $souls }.
       *[other] Il en coûte { $price } âmes ; la cache en contient { $souls }.
    }
why-deck = Il ne reste aucun trésor que quelqu’un puisse prendre.
why-top = Cette caractéristique est au plus haut.
why-luck-ready = La Chance est déjà disponible.
why-most-sparks = Le feu a toutes les étincelles qu’il peut avoir.
why-starting = L’équipement de départ ne se vend pas.
why-needs = Pour « { $card } », il manque { A($who) } : { $needs }.
why-needs-any = Cela exige de plus hautes caractéristiques.
why-weapons = On ne porte pas plus de trois armes ; rangez-en une d’abord.
why-no-room = « { $card } » n’a plus de place pour une amélioration.
why-for-good = « { $card } » est sur une arme, et c’est pour toujours.
why-full = Ils sont déjà trois à cet endroit.
why-moved = Vous avez bougé et attaqué : les pas viennent avant la première attaque ou après la dernière, jamais les deux.
why-left = Vous avez attaqué, puis bougé ; il n’y a plus d’attaque après cela.
why-no-run = Cette armure est trop lourde pour courir : une marche, et c’est tout.
why-no-dodge = Cette armure est trop lourde pour esquiver.
why-gravestone = Une stèle se dresse là ; on n’entre pas sur son repère.
why-chest = Un coffre se trouve là ; on n’entre pas sur son repère pendant une rencontre.
why-barrel = Il y a là un baril ; le briser coûte une Énergie de plus, et il n’y en a pas assez.
why-barrel-push = Il y a là un baril, et un baril entier arrête les poussées.
why-arc = Du repère d’un boss, on ne sort que par l’arc où l’on se tient.
why-nearer = Une poussée ne rapproche jamais de celui qui pousse.
why-stamina = Pas assez d’Énergie : une case de la barre doit rester libre.
why-stamina-left =
    { $left ->
        [one] Pas assez d’Énergie : il reste { $left } case, et elle doit rester libre.
       *[other] Pas assez d’Énergie : sur { $left } cases libres, une doit le rester.
    }
why-used = « { $card } » a déjà servi pendant cette activation.
why-useless = « { $card } » ne ferait de bien à personne en ce moment.
why-range = { CAP($foe) } est à { $far } ; « { $card } » porte à { $range }.
why-range-any = { CAP($foe) } est hors de portée de « { $card } ».
why-shaft = { CAP($foe) } est trop près : « { $card } » demande de la place et ne sert pas sur son propre repère.
why-swap = On n’échange ses armes qu’au début de l’activation.
why-fresh = La barre est vide ; il n’y a rien à effacer.
why-flask = La fiole est vide jusqu’au prochain repos.
why-heroic = L’Action Héroïque est épuisée jusqu’au prochain repos.
why-backstab = Le Coup dans le dos suit une esquive réussie ; on vous le proposera alors.
why-stand-fast = Tenir bon suit un jet de Parade ; on vous le proposera alors.
why-trap = Un piège s’esquive ou se subit, il ne se pare pas.

## Où l’on en est

headline-start = Autour d’un feu froid
headline-bonfire =
    { $sparks ->
        [0] Feu de Camp, aucune étincelle
        [one] Feu de Camp, { $sparks } étincelle
       *[other] Feu de Camp, { $sparks } étincelles
    }

## La table dans un terminal

panel-ground = Terrain
panel-party = Groupe
panel-souls =
    { $souls ->
        [0] aucune âme
        [one] { $souls } âme
       *[other] { $souls } âmes
    }
panel-sparks =
    { $sparks ->
        [0] aucune étincelle
        [one] { $sparks } étincelle
       *[other] { $sparks } étincelles
    }
panel-treasure =
    { $cards ->
        [0] plus aucun trésor
        [one] encore { $cards } carte de trésor
       *[other] encore { $cards } cartes de trésor
    }
panel-level = niveau { $level }
panel-ahead = Derrière la brume
panel-inventory = Inventaire
panel-dropped-at =
    { $souls ->
        [0] Pas une seule âme n’attend dans { $room }.
        [one] Une âme attend dans { $room }.
       *[other] { $souls } âmes attendent dans { $room }.
    }
panel-here = le groupe
panel-bonfire = Feu de Camp
panel-won = gagnée
panel-fog = Brume Portail
panel-trap = piège, face cachée
panel-sprung = piège déclenché
panel-dropped = âmes perdues
panel-defences = Parade { $block }, Résistance { $resist }
panel-deck = Paquet de comportement : à venir { $left }, déjà jouées { $played }.
panel-deck-known = S’y trouvent à coup sûr : { $cards }.
panel-deck-order = À venir, dans cet ordre : { $cards }.
panel-acting = agit
panel-boxes = cases libres : { $free }
panel-backup = { $card } (secours)
