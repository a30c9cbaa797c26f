# Ce qui est imprimé sur les cartes, mis en mots pièce par pièce à partir de leurs chiffres.

## Petits mots

stat-strength = Force
stat-dexterity = Dextérité
stat-intelligence = Intelligence
stat-faith = Foi
stat-value = { $stat } { $value }
as-it-is = { $what }

condition-bleed = Saignement
    .text = Les prochains dégâts subis augmentent de deux, puis le Saignement cesse.
condition-poison = Poison
    .text = Un dégât à la fin de sa propre activation, puis le Poison se dissipe.
condition-frostbite = Gelure
    .text = Pour un personnage, chaque marche, course ou esquive coûte une Énergie de plus ; un ennemi avance d’un repère de moins. Disparaît à la fin de l’activation.
condition-stagger = Fléchir
    .text = Pour un personnage, chaque option coûte une Énergie de plus ; l’attaque d’un ennemi fait un dégât de moins. Disparaît à la fin de l’activation.

terrain-barrel = baril
    .some = un baril
    .text = Arrête déplacements et poussées. Un personnage peut le briser en y marchant, courant ou esquivant, pour une Énergie de plus.
terrain-broken = baril brisé
    .text = Des éclats et des cercles : ils n’arrêtent plus personne.
terrain-chest = coffre
    .some = un coffre
    .text = On n’entre pas sur son repère. La rencontre gagnée, il contient deux cartes trésor.
terrain-gravestone = stèle
    .some = une stèle
    .text = On n’entre pas sur son repère. Tant que sa tuile est gagnée, elle montre d’avance un comportement du boss.

token-estus = Fiole d’Estus
    .text = Pendant sa propre activation : tous les cubes quittent la barre. Pleine de nouveau après un repos.
token-luck = Chance
    .text = Un dé d’un de ses propres jets est relancé. Revient après un repos, ou pour une âme.
token-heroic = Action Héroïque
    .text = Une fois, jusqu’au prochain repos.
token-ember = Braise
    .text = Une attaque qui ferait trois dégâts ou plus en fait un de moins. Perdue dans la défaite.
token-aggro = Aggro
    .text = Beaucoup d’ennemis en veulent à celui qui le porte.
token-first = Première Activation
    .text = Qui le détient s’active en premier à la prochaine rencontre.

amount-stamina =
    { $amount ->
        [one] { $amount } Énergie
       *[other] { $amount } Énergies
    }
amount-health = { $amount } Santé

die-black =
    { $count ->
        [one] { $count } dé noir
       *[other] { $count } dés noirs
    }
die-blue =
    { $count ->
        [one] { $count } dé bleu
       *[other] { $count } dés bleus
    }
die-orange =
    { $count ->
        [one] { $count } dé orange
       *[other] { $count } dés orange
    }
die-dodge =
    { $count ->
        [one] { $count } dé d’esquive
       *[other] { $count } dés d’esquive
    }
die-none = aucun dé

colour-black =
    { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
colour-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
colour-orange = { $count } orange

wall-north = nord
wall-east = est
wall-south = sud
wall-west = ouest

arc-front = avant
arc-right = droit
arc-back = arrière
arc-left = gauche

way-0 = le nord
way-1 = le nord-est
way-2 = l’est
way-3 = le sud-est
way-4 = le sud
way-5 = le sud-ouest
way-6 = l’ouest
way-7 = le nord-ouest

side-0 = nord
side-1 = nord-est
side-2 = est
side-3 = sud-est
side-4 = sud
side-5 = sud-ouest
side-6 = ouest
side-7 = nord-ouest

## Repères : tels que la tuile est imprimée, le nord en haut ; la moitié du fond est celle d’un boss principal

node-0 = le coin nord-ouest
node-1 = le bord nord
node-2 = le coin nord-est
node-3 = le quart nord-ouest
node-4 = le quart nord-est
node-5 = le bord ouest
node-6 = le centre
node-7 = le bord est
node-8 = le quart sud-ouest
node-9 = le quart sud-est
node-10 = le coin sud-ouest
node-11 = le bord sud
node-12 = le coin sud-est
node-13 = le passage ouest
node-14 = le passage est
node-15 = le coin sud-ouest du fond
node-16 = le bord sud du fond
node-17 = le coin sud-est du fond
node-18 = le quart sud-ouest du fond
node-19 = le quart sud-est du fond
node-20 = le bord ouest du fond
node-21 = le centre du fond
node-22 = le bord est du fond
node-23 = le quart nord-ouest du fond
node-24 = le quart nord-est du fond
node-25 = le coin nord-ouest du fond
node-26 = le bord nord du fond
node-27 = le coin nord-est du fond

## Équipement

card-kind =
    { $kind ->
        [weapon] Arme
        [shield] Bouclier
        [spell] Sort
        [armour] Armure
        [weapon_upgrade] Amélioration d’arme
        [armour_upgrade] Amélioration d’armure
       *[ember] Braise
    }
card-held =
    { $slot ->
        [two_hand] { $kind }, à deux mains
       *[one_hand] { $kind }, à une main
    }
card-worn = { $kind }.
card-reaches = { $kind }, Portée { $range }.
card-pile =
    { $pile ->
        [starting] équipement de départ
        [class] trésor de classe
        [transposed] trésor transposé
        [common] trésor commun
        [legendary] trésor légendaire
       *[boss] trésor de boss
    }
card-needs = Exige { $needs }.
card-block = Parade : { $dice }.
card-resist = Résistance : { $dice }.
card-dodge = Esquive : { $dice }.
card-upgrades =
    { $count ->
        [one] Place pour { $count } amélioration.
       *[other] Place pour { $count } améliorations.
    }

option-line =
    { $cost ->
        [one] { $cost } Énergie : { $what }.
       *[other] { $cost } Énergies : { $what }.
    }
option-modifier = { $modifier } au total
option-magical = dégâts magiques
option-node = sur un ennemi ou sur tous ceux d’un repère
option-shaft = pas sur son propre repère
option-repeat =
    { $times ->
        [2] le tout deux fois
       *[other] le tout { $times } fois
    }
option-range = à Portée { $range }
option-before =
    { $nodes ->
        [one] d’abord un Transfert de { $nodes } repère
       *[other] d’abord un Transfert de { $nodes } repères au plus
    }
option-shift =
    { $nodes ->
        [one] un Transfert de { $nodes } repère
       *[other] un Transfert de { $nodes } repères au plus
    }
option-after =
    { $nodes ->
        [one] puis un Transfert de { $nodes } repère
       *[other] puis un Transfert de { $nodes } repères au plus
    }
option-push =
    { $times ->
        [one] poussée
       *[other] poussée, { $times } fois de suite
    }
option-backup = même depuis la position de secours
option-gain =
    { $who ->
        [self] vous regagnez { $what }
        [one] un personnage à portée regagne { $what }
        [two] un ou deux personnages à portée regagnent chacun { $what }
        [all] tous les personnages à portée regagnent { $what }
        [others] tous les autres personnages à portée regagnent { $what }
       *[near] un personnage de ce repère ou d’un repère voisin regagne { $what }
    }
option-charm = toutes vos attaques sont magiques jusqu’à la fin de votre activation
option-charm-more = toutes vos attaques sont magiques et gagnent { $modifier } en dégâts jusqu’à la fin de votre activation
option-ward = jusqu’à la fin de la prochaine activation des ennemis, les jets de Parade de tous gagnent { $block } et leurs jets de Résistance { $resist }

short-repeat =
    { $times ->
        [2] deux fois
       *[other] { $times } fois
    }
short-magical = magique
short-node = repère
short-backup = du secours
short-range = Portée { $range }
short-push =
    { $times ->
        [one] poussée
       *[other] { $times } poussées
    }
short-shift = Transfert { $nodes }
short-gain =
    { $who ->
        [self] { $what }
        [one] { $what } pour un seul
        [two] { $what } pour deux
        [all] { $what } pour tous
        [others] { $what } pour tous les autres
       *[near] { $what } pour un voisin
    }
short-charm = attaques magiques
short-charm-more = attaques magiques, { $modifier } en dégâts
short-ward = meilleure défense pour tous

power-enchant = À chaque jet d’attaque de l’arme : { $what }.
power-enchant-own = À chaque jet d’attaque du porteur : { $what }.
power-more-dice = { $dice } de plus
power-damage = { $modifier } aux dégâts
power-cheaper =
    { $amount ->
        [one] L’attaque la plus chère de l’arme coûte { $amount } Énergie de moins.
       *[other] L’attaque la plus chère de l’arme coûte { $amount } Énergies de moins.
    }
power-immune = { $condition } : aucune prise sur qui s’en sert.
power-stride =
    { $of ->
        [walk] Une marche peut aller jusqu’à { $nodes } repères.
       *[dodge] Une esquive peut aller jusqu’à { $nodes } repères.
    }
power-never =
    { $what ->
        [run] Qui la porte ne peut pas courir.
       *[dodge] Qui la porte ne peut pas esquiver.
    }
power-steady = Les icônes Pousser des attaques ennemies ne déplacent pas son porteur.
power-beside = Se tient aussi à côté d’une arme à deux mains.
power-breath =
    { $stamina ->
        [one] Quiconque débute son activation sur le repère du porteur regagne { $stamina } Énergie au lieu du compte habituel.
       *[other] Quiconque débute son activation sur le repère du porteur regagne { $stamina } Énergies au lieu du compte habituel.
    }
power-trade = Au début de sa propre activation, le porteur peut regagner { $what } au lieu de l’Énergie habituelle.
power-mend = À la fin de sa propre activation, le porteur regagne { $health } Santé.
power-mend-each = À la fin de sa propre activation, le porteur regagne { $health } Santé par ennemi sur son repère.
power-spite =
    { $stamina ->
        [one] Les dégâts subis d’une attaque ennemie rendent { $stamina } Énergie au porteur.
       *[other] Les dégâts subis d’une attaque ennemie rendent { $stamina } Énergies au porteur.
    }
power-zeal =
    { $stamina ->
        [one] Une attaque du porteur qui dépasse la défense de { $by } ou plus lui rend { $stamina } Énergie.
       *[other] Une attaque du porteur qui dépasse la défense de { $by } ou plus lui rend { $stamina } Énergies.
    }
power-provoke = Une fois par rencontre, quand s’achève l’activation d’un autre, le porteur peut prendre le jeton Aggro.
power-kindle = Devient un jeton Braise pour quelqu’un qui n’en a pas.

## Personnages

character-taunt = Provocation { $taunt }.
character-stat = { $stat } : { $base }, puis { $tiers }.
character-starts = Débute avec : { $cards }.

## Ennemis et boss

foe-figures = Menace { $threat }, Santé { $health }, Parade { $block }, Résistance { $resist }.
foe-reach = Portée { $range }, esquive { $dodge }.
foe-dodge = Esquive { $dodge }.
boss-kind =
    { $kind ->
        [mini] boss secondaire
       *[main] boss principal
    }
boss-deck = Paquet de comportement : { $deck } cartes. S’intensifie à { $health } de Santé.
boss-deck-cold = Paquet de comportement : { $deck } cartes.
boss-immune = Immunité : { $conditions }.
boss-revival = Quand l’autre tombe : { $health } de Santé en plus.
boss-levels = Sur le chemin : des rencontres de niveaux { $levels }.

aim-aggro = le porteur de l’Aggro
aim-nearest = le personnage le plus proche

step-toward =
    { $nodes ->
        [0] Se tourne vers { $target }.
        [one] Avance de { $nodes } repère vers { $target }{ $clears }
       *[other] Avance de { $nodes } repères vers { $target }{ $clears }
    }
step-away =
    { $nodes ->
        [0] Tourne le dos { A($target) }.
        [one] S’éloigne { DE($target) } de { $nodes } repère{ $clears }
       *[other] S’éloigne { DE($target) } de { $nodes } repères{ $clears }
    }
step-slide =
    { $to ->
        [front] Glisse de { $nodes } vers l’avant{ $clears }
        [right] Glisse de { $nodes } vers sa droite{ $clears }
        [back] Glisse de { $nodes } vers l’arrière{ $clears }
       *[left] Glisse de { $nodes } vers sa gauche{ $clears }
    }
clears-nobody = .
clears-push = , en poussant tous ceux du passage.
clears-damage =
    { $damage ->
        [one] , avec { $damage } dégât pour tous ceux du passage, qui sont poussés.
       *[other] , avec { $damage } dégâts pour tous ceux du passage, qui sont poussés.
    }
step-turn =
    { $turn ->
        [right] Tourne d’un quart vers sa droite.
        [left] Tourne d’un quart vers sa gauche.
       *[round] Fait demi-tour sur place.
    }
step-leap = Saute sur { $target } et pousse tous ceux qui sont là.
step-leap-damage =
    { $damage ->
        [one] Saute sur { $target } : { $damage } dégât à tous ceux qui sont là, et une poussée.
       *[other] Saute sur { $target } : { $damage } dégâts à tous ceux qui sont là, et une poussée.
    }
step-strike-one = Frappe { $target } : { $what }.
step-strike-node = Frappe tous ceux du repère où est { $target } : { $what }.
step-strike-arcs =
    { $count ->
        [one] Frappe tous ceux de son arc { $arcs } : { $what }.
        [4] Frappe tous ceux de ses quatre arcs : { $what }.
       *[other] Frappe tous ceux de ses arcs { $arcs } : { $what }.
    }
strike-damage =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
strike-magical =
    { $damage ->
        [one] { $damage } dégât magique
       *[other] { $damage } dégâts magiques
    }
strike-push = poussée
pattern-repeat =
    { $times ->
        [2] Le tout deux fois.
       *[other] Le tout { $times } fois.
    }
pattern-weak =
    { $count ->
        [one] Arc point faible : { $arcs }.
       *[other] Arcs points faibles : { $arcs }.
    }
pattern-weak-none = Aucun point faible.
pattern-heat-up = Carte d’intensification.
pattern-half = Moitié d’une carte ; l’autre moitié : { $pattern }.

## Rencontres, pièges, sections

encounter-level = Niveau { $level }.
encounter-spawn-one = Premier repère de génération : { $foes }.
encounter-spawn-two = Second repère de génération : { $foes }.
encounter-terrain-one = Premier repère de terrain : { $terrain }.
encounter-terrain-two = Second repère de terrain : { $terrain }.
encounter-traps = La tuile est piégée.
trap-blank = Il ne se passe rien.
trap-line =
    { $damage ->
        [one] { $damage } dégât ; esquive { $dodge }.
       *[other] { $damage } dégâts ; esquive { $dodge }.
    }
section-boss =
    { $times ->
        [one] { $boss }
        [2] { $boss }, deux fois de suite
       *[other] { $boss }, { $times } fois de suite
    }
section-way =
    { $count ->
        [one] { $count } rencontre, de niveau { $levels }. Puis { $bosses }.
       *[other] { $count } rencontres, de niveaux { $levels }. Puis { $bosses }.
    }
tile-doors =
    { $count ->
        [one] Une porte : { $walls }.
       *[other] Portes : { $walls }.
    }
