# Ce qui est imprimé sur les cartes, mis en mots pièce par pièce à partir de leurs chiffres.

## Petits mots

as-it-is = { $what }
acts-then = { $first } ; { $next }

trait-survival = Survie
trait-tactics = Tactique
trait-brutality = Brutalité

state-poisoned = Empoisonné
    .text = À chaque fin de ronde : un dégât par jeton. Les jetons restent.
state-bleeding = Saignement
    .text = Qui le porte encore après la ronde III est éliminé.
state-burning = En feu
    .text = Le premier jeton ne fait rien. Le deuxième élimine aussitôt son porteur.
state-frozen = Gelé
    .text = Le porteur perd sa prochaine ronde avec action : il n’y fait rien.
state-targeted = Ciblé
    .text = Chaque action qui blesse le porteur lui inflige un dégât de plus. Dure jusqu’à la fin du combat.
state-worm = ver
    .text = Après un combat, qui en porte trois subit un dégât et en perd trois. Tous s’en vont avec le biome.
state-malaise = Mal-être
    .text = Une carte pour son porteur, valable jusqu’à la sortie du biome. Qui en a déjà une subit un dégât à la place.

token-shield = bouclier
    .text = Arrête un dégât, puis s’en va. Après le combat, il n’en reste aucun.
token-golden = bouclier doré
    .text = Arrête tous les dégâts d’une action, même imparables, puis s’en va.
token-damage = dégât
    .text = Quand tous ses points de vie sont couverts, un Prisonnier est éliminé et le Run s’achève.
token-first = premier joueur
    .text = Agit en premier, passe les tests et a le dernier mot.
token-lantern = lanterne
    .text = Allumée, elle éclaire un combat dans le noir. Sans lumière, rien de vous n’atteint plus loin que la première case à droite.
token-key = clé
    .text = Ouvre un couloir verrouillé.
token-bell = cloche
    .text = Donne la récompense de sa tuile, et quelque chose au premier joueur.
token-fire = feu
    .text = Dure une manche : dans sa ronde, quiconque agit sans bouclier prend feu.
token-shuriken = shuriken
    .text = Plane désormais sur sa ronde à chaque manche : quand elle s’achève, le premier joueur subit un dégât.
token-sword = épée
    .text = Tant qu’il en reste une, la Main du Roi ne subit aucun dégât.
token-wall = mur
    .text = Un ennemi poussé contre lui subit un dégât.
token-void = vide
    .text = Un monstre ou une élite qu’on y pousse est éliminé. Un boss ne bouge pas.

goods-tooth =
    { $amount ->
        [one] { $amount } dent en or
       *[other] { $amount } dents en or
    }
    .name = dent en or
    .text = Dans la besace. Aucun vendeur ne veut autre chose.
goods-cell =
    { $amount ->
        [one] { $amount } cellule
       *[other] { $amount } cellules
    }
    .name = cellule
    .text = Dans la besace. On les garde à la fin d’un Run, et c’est là qu’on les dépense.
goods-potion =
    { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
    .name = potion
    .text = Dans la besace. Bue en combat, elle retire tous ses dégâts à un Prisonnier.
goods-vial =
    { $amount ->
        [one] { $amount } fiole
       *[other] { $amount } fioles
    }
    .name = fiole
    .text = Retire un dégât à un Prisonnier, sur-le-champ ou à la fin du combat.
goods-equipment =
    { $amount ->
        [one] { $amount } équipement
       *[other] { $amount } équipements
    }
    .name = équipement
    .text = La première carte de la pile d’équipement, pour un Prisonnier.
goods-blueprint =
    { $amount ->
        [one] { $amount } schéma
       *[other] { $amount } schémas
    }
    .name = schéma
    .text = La carte du dessous de la pile des schémas. Elle va chez le collecteur, puis dans la pile d’équipement au prochain interbiome.
goods-scroll_survival =
    { $amount ->
        [one] { $amount } parchemin de Survie
       *[other] { $amount } parchemins de Survie
    }
    .name = parchemin de Survie
    .text = Un pas sur la piste de Survie d’un Prisonnier.
goods-scroll_tactics =
    { $amount ->
        [one] { $amount } parchemin de Tactique
       *[other] { $amount } parchemins de Tactique
    }
    .name = parchemin de Tactique
    .text = Un pas sur la piste de Tactique d’un Prisonnier.
goods-scroll_brutality =
    { $amount ->
        [one] { $amount } parchemin de Brutalité
       *[other] { $amount } parchemins de Brutalité
    }
    .name = parchemin de Brutalité
    .text = Un pas sur la piste de Brutalité d’un Prisonnier.
goods-blueprint-of = schéma : { $item }

word-damage = dégâts
word-loot = piller
word-block = bloquer
word-ability = aptitude
word-heal = soigner

## Portée

reach-spaces = portée { $spaces }
reach-span = portée de { $first } à { $last }
reach-anywhere = toute portée

## Ce que font les Prisonniers

damage-plain =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
damage-pierce =
    { $amount ->
        [one] { $amount } dégât imparable
       *[other] { $amount } dégâts imparables
    }
act-damage-all = { $damage } à chaque ennemi
act-level = { $what } plus votre niveau de { $trait }
act-extra = { $extra } de plus contre { $whom }
act-inflict =
    { $amount ->
        [one] { $amount } jeton { $state }
       *[other] { $amount } jetons { $state }
    }
act-inflict-all =
    { $amount ->
        [one] { $amount } jeton { $state } sur chaque ennemi
       *[other] { $amount } jetons { $state } sur chaque ennemi
    }
act-block =
    { $amount ->
        [one] { $amount } bouclier
       *[other] { $amount } boucliers
    }
act-block-golden =
    { $amount ->
        [one] { $amount } bouclier doré
       *[other] { $amount } boucliers dorés
    }
act-block-for =
    { $who ->
        [one] { $shields } pour l’un de vous
       *[all] { $shields } pour chacun de vous
    }
act-heal =
    { $who ->
        [self] vous soigner de { $damage }
        [one] soigner l’un de vous de { $damage }
       *[all] soigner chacun de vous de { $damage }
    }
act-cure =
    { $who ->
        [self] vous retirer tous les jetons { $state }
        [one] retirer à l’un de vous tous ses jetons { $state }
       *[all] retirer à chacun de vous tous ses jetons { $state }
    }
act-cure-any =
    { $who ->
        [self] vous retirer tous les jetons d’un même état
        [one] retirer à l’un de vous tous les jetons d’un même état
       *[all] retirer à chacun de vous tous les jetons d’un même état
    }
act-loot = piller
act-ability =
    { $amount ->
        [one] { $amount } aptitude
       *[other] { $amount } aptitudes
    }
act-push =
    { $amount ->
        [one] pousser un ennemi de { $amount } case
       *[other] pousser un ennemi de { $amount } cases
    }
act-pull =
    { $amount ->
        [one] tirer un ennemi de { $amount } case
       *[other] tirer un ennemi de { $amount } cases
    }
act-shatter = briser tous les boucliers d’un ennemi
act-earn = { $goods } dans la besace

against-poisoned = un ennemi Empoisonné
against-bleeding = un ennemi qui saigne
against-burning = un ennemi En feu
against-frozen = un ennemi Gelé
against-targeted = un ennemi Ciblé
against-unhurt = un ennemi indemne
against-elite = une élite
against-boss = un boss

needs-wounded = si vous êtes blessé
needs-unhurt = si vous êtes indemne
needs-shielded = si vous avez un bouclier
needs-barrier = s’il y a un mur ou un vide
needs-first_player = si vous êtes le premier joueur
needs-flanked = si un ennemi se tient à gauche du groupe
needs-alone = s’il ne reste qu’un ennemi

## Ce qui dure

has-life =
    { $amount ->
        [one] { $amount } point de vie de plus.
       *[other] { $amount } points de vie de plus.
    }
has-immunity = Immunité : { $state }.
has-slot =
    { $amount ->
        [one] Place pour { $amount } équipement de plus.
       *[other] Place pour { $amount } équipements de plus.
    }
has-ability = Aptitude : { $acts }.
has-ward = À chaque ronde, le premier dégât que vous subissez est bloqué.
has-ward-round = En ronde { $round }, le premier dégât que vous subissez est bloqué.
has-boost = { $what }.
has-boost-always = vos actions de dégâts en infligent { $amount } de plus
has-boost-round = en ronde { $round }, vos actions de dégâts en infligent { $amount } de plus
has-boost-against = { $what } contre { $whom }
has-thorns =
    { $amount ->
        [one] Qui vous blesse subit { $amount } dégât, sauf si un bouclier a tout arrêté.
       *[other] Qui vous blesse subit { $amount } dégâts, sauf si un bouclier a tout arrêté.
    }
has-kill = Quand votre propre action élimine un ennemi : { $acts }.
has-reach = Ce qui atteint { $near } atteint aussi { $next }.
has-looter = { $goods } de plus chaque fois que vous pillez des dents en or.

round-line = Ronde { $round } : { $acts }.

## Cartes de combat, équipement, Prisonniers

card-blank = Ne fait rien.
card-symbols = Symboles pour les tests : { $symbols }.
card-symbols-none = Aucun symbole pour les tests.
gear-replace = Ronde { $round }, au lieu de votre carte : { $acts }.
gear-plus = Ronde { $round }, en plus de votre carte : { $acts }.
gear-life =
    { $life ->
        [one] Compagnon à { $life } point de vie.
       *[other] Compagnon à { $life } points de vie.
    }
gear-sole = N’agit que s’il est votre seul équipement.
gear-works =
    { $works ->
        [replace] remplace la carte
        [plus] s’ajoute à la carte
        [ability] par une action d’aptitude
       *[always] agit toujours
    }
gear-companion = compagnon
gear-deck =
    { $deck ->
        [starting] équipement de départ
        [secret] secret
       *[blueprint] schéma
    }
serenade-life =
    { $life ->
        [one] { $life } point de vie.
       *[other] { $life } points de vie.
    }
serenade-power = { $trait } sur le dessus de votre défausse : en ronde { $round }, { $what }.
serenade-teeth = Sur-le-champ : { $goods }.
serenade-vial = Sur-le-champ : { $goods } pour le Prisonnier.
serenade-transforms = Elle se transforme : elle perd tous ses dégâts et son plateau se retourne.
serenade-shield =
    { $amount ->
        [one] Ronde { $round } : { $amount } bouclier pour le Prisonnier.
       *[other] Ronde { $round } : { $amount } boucliers pour le Prisonnier.
    }
serenade-ability =
    { $amount ->
        [one] Ronde { $round } : { $amount } aptitude du Prisonnier.
       *[other] Ronde { $round } : { $amount } aptitudes du Prisonnier.
    }
serenade-heal =
    { $amount ->
        [one] Ronde { $round } : { $amount } dégât retiré au Prisonnier.
       *[other] Ronde { $round } : { $amount } dégâts retirés au Prisonnier.
    }
serenade-side-power = Pouvoir
serenade-side-melee = Mêlée

## Ce que font les ennemis

foe-damage = { $damage } { $to }
foe-damage-choice =
    { $amount ->
        [one] { $damage } à l’un de vous
       *[other] { $damage } à répartir à votre gré
    }
foe-then = un jeton { $state } pour qui en est blessé
foe-then-worm = un ver pour qui en est blessé
foe-inflict =
    { $amount ->
        [one] { $amount } jeton { $state } { $to }
       *[other] { $amount } jetons { $state } { $to }
    }
foe-inflict-choice =
    { $amount ->
        [one] { $amount } jeton { $state } pour l’un de vous
       *[other] { $amount } jetons { $state } à répartir à votre gré
    }
foe-worm =
    { $amount ->
        [one] { $amount } ver { $to }
       *[other] { $amount } vers { $to }
    }
foe-worm-choice =
    { $amount ->
        [one] { $amount } ver pour l’un de vous
       *[other] { $amount } vers à répartir à votre gré
    }
foe-malaise =
    { $amount ->
        [one] Mal-être { $to }
       *[other] { $amount } fois Mal-être { $to }
    }
foe-malaise-choice =
    { $amount ->
        [one] Mal-être pour l’un de vous
       *[other] { $amount } fois Mal-être à répartir à votre gré
    }
victim-first_player = au premier joueur
    .for = pour le premier joueur
victim-two = à chacun de deux Prisonniers
    .for = pour chacun de deux Prisonniers
victim-three = à chacun de trois Prisonniers
    .for = pour chacun de trois Prisonniers
victim-all = à chacun de vous
    .for = pour chacun de vous
victim-weakest = à qui a le moins de vie
    .for = pour qui a le moins de vie
victim-strongest = à qui a le plus de vie
    .for = pour qui a le plus de vie
foe-block-for =
    { $who ->
        [others] { $shields } pour chaque autre ennemi
       *[all] { $shields } pour chaque ennemi
    }
foe-vanish = hors d’atteinte toute la ronde
foe-dies = meurt
foe-heal =
    { $who ->
        [self] se soigne de { $damage }
        [others] soigne chaque autre ennemi de { $damage }
       *[all] soigne chaque ennemi de { $damage }
    }
foe-leap = passe en { $space } si la case est libre
foe-steal = prend { $goods } dans la besace
foe-steal-loot = emporte tout le butin d’un type
foe-summon =
    { $amount ->
        [one] { $amount } monstre de plus arrive
       *[other] { $amount } monstres de plus arrivent
    }
foe-rage = tous ses dégâts suivants augmentent de { $amount }
foe-lay =
    { $what ->
        [fire] prépare un feu pour la prochaine manche
        [shuriken] lance un shuriken, qui revient à la fin de cette ronde
       *[sword] appelle une épée
    }
foe-lay-many =
    { $what ->
        [fire] prépare { $amount } feux pour la prochaine manche
        [shuriken] lance { $amount } shurikens, qui reviennent à la fin de cette ronde
       *[sword] appelle { $amount } épées
    }
foe-needs-alone = sans autre ennemi
foe-needs-company = avec un autre ennemi
foe-needs-left = en { $left }
foe-needs-near = en { $near }
foe-needs-far = en { $middle } ou { $far }
foe-needs-wounded = avec une blessure
foe-needs-unhurt = si indemne
foe-needs-shielded = avec un bouclier
foe-needs-loot = s’il y a du butin

foe-life =
    { $life ->
        [one] { $life } point de vie.
       *[other] { $life } points de vie.
    }
foe-kind =
    { $kind ->
        [monster] monstre
        [elite] élite
        [boss] boss
       *[element] carte du boss
    }
foe-place = Arrive en { $space }.
foe-immune = Immunité : { $states }.
foe-sheltered = Impossible à cibler tant qu’un autre ennemi se tient entre lui et le groupe.
foe-thorns =
    { $amount ->
        [one] Qui le blesse subit { $amount } dégât, sauf si un bouclier a tout arrêté.
       *[other] Qui le blesse subit { $amount } dégâts, sauf si un bouclier a tout arrêté.
    }
foe-swarm = Ses dégâts augmentent de { $amount } pour chaque autre de son espèce.
foe-adds = Ne rejoint son biome que par une carte de la campagne.
foe-death = Mort : { $acts }.
death-cure = l’un de vous perd tous ses jetons { $state }
fire-line =
    { $amount ->
        [one] Ronde { $round } : { $amount } jeton { $state } pour quiconque agit sans bouclier.
       *[other] Ronde { $round } : { $amount } jetons { $state } pour quiconque agit sans bouclier.
    }
form-number = Forme { $form }.

## Tuiles et couloirs

room-kind =
    { $kind ->
        [treasure] trésor
        [cursed] trésor maudit
        [merchant] marchand
        [encounter] rencontre
        [elite] rencontre d’élite
        [door] porte
        [teleportation] téléportation
       *[restriction] restriction
    }
room-change = Le jeton de premier joueur change de mains.
room-gives = { $what }.
room-test = Test de main, { $trait } : { $what }.
choice-test = test de main de { $trait }, puis { $what }
room-either = Soit : { $what }.
room-or = Ou : { $what }.
room-deck-test = Test de pioche, { $trait } : { $what }.
room-deck-failed = Test de pioche raté : { $what }.
room-foes = Ennemis : { $foes }.
room-monsters =
    { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
room-elites =
    { $count ->
        [one] { $count } élite
       *[other] { $count } élites
    }
room-loot = Butin : { $loot }.
room-barrier =
    { $barrier ->
        [wall] Un mur au-delà de { $space }.
       *[void] Le vide au-delà de { $space }.
    }
room-dark = Dans le noir : une lanterne allumée, sinon rien n’atteint plus loin que { $space }.
room-curse = Malédiction { $number }. { $curse }
room-sells =
    { $times ->
        [one] Pour { $price } : { $what }. Une seule fois.
       *[other] Pour { $price } : { $what }. Jusqu’à { $times } fois.
    }
room-leads = Mène { A($place) }.
room-restriction = Restriction { $number }. { $restriction }

gain-first = { $what } pour le premier joueur
find-rune = { $rune }, pour toujours
special-worm =
    { $amount ->
        [one] { $amount } ver pour l’un de vous
       *[other] { $amount } vers à répartir à votre gré
    }
special-worm-first =
    { $amount ->
        [one] { $amount } ver pour le premier joueur
       *[other] { $amount } vers pour le premier joueur
    }
special-malaise = Mal-être pour l’un de vous
special-malaise-first = Mal-être pour le premier joueur
special-lantern =
    { $amount ->
        [one] { $amount } lanterne se rallume
       *[other] { $amount } lanternes se rallument
    }
special-key =
    { $amount ->
        [one] { $amount } clé
       *[other] { $amount } clés
    }
special-bell = sonner la cloche
special-secret =
    { $amount ->
        [one] { $amount } carte Secret
       *[other] { $amount } cartes Secret
    }
special-purge = purger une carte
special-teleport = avec la rune de téléportation, gagner tout espace non visité qui n’est pas une sortie
special-purge_tile = cette tuile quitte le jeu
corridor-rune = Seulement avec : { $rune }.
corridor-hand = Test de main : { $trait }.
corridor-locked = Verrouillé : coûte une clé.
curse-B4-I = Toutes les potions sont défaussées.
curse-B4-II = Chaque Prisonnier subit des dégâts jusqu’à son dernier point de vie.
curse-B5-I = Toutes les potions sont défaussées.
curse-B5-II = Chaque Prisonnier se défait d’un équipement.
curse-B6-I = Plus aucun signe avant les combats, jusqu’à la sortie du biome.
curse-B6-II = Toutes les lanternes s’éteignent.
curse-B7-I = Toutes les dents en or sont défaussées.
curse-B7-II = Aucune rune ne sert plus jusqu’à la sortie du biome.
bell-damage = Le premier joueur subit { $damage }.
bell-scroll = Le premier joueur perd un pas sur l’une de ses pistes.
bell-equipment = Le premier joueur se défait d’un équipement.
restriction-I = Le premier joueur n’agit pas en ronde { $round }.
restriction-II = Il faut deux boucliers pour arrêter un dégât.
restriction-III = On ne boit plus de potions.
restriction-IV = On ne se sert plus d’actions d’aptitude.

## Cartes de la campagne

campaign-kind =
    { $kind ->
        [mutation] mutation
        [instruction] instruction
        [feat] exploit
        [well] le Puits
        [secret] secret
       *[combat] carte de combat
    }
pocket-start = début d’un Run
pocket-during = pendant un Run
pocket-skill = habileté
pocket-feat = exploit
pocket-boss_cell = Cellule de boss
campaign-start = Au début de chaque Run : { $acts }.
campaign-everybody = Chaque Prisonnier en profite, sauf Sérénade.
campaign-skill = Aptitude du groupe, une fois par combat : { $acts }.
campaign-once = Sur-le-champ : { $acts }.
campaign-reward = Récompense : { $acts }.
campaign-nothing = Il ne se passe rien.
campaign-next = Pour le prochain Run : { $acts }.
campaign-stays = Cette carte reviendra.
campaign-item = Rejoint pour toujours la pile d’équipement : { $item }.
does-level =
    { $seller ->
        [healer] le guérisseur monte d’un niveau
        [merchant] le marchand monte d’un niveau
       *[collector] le collecteur monte d’un niveau
    }
does-pocket =
    { $pocket ->
        [start] une poche de plus pour le début d’un Run
        [during] une poche de plus pour les mutations pendant un Run
       *[feat] une poche de plus pour les exploits
    }
does-open = un Run peut débuter par { $biome }
does-cheaper =
    { $amount ->
        [one] les améliorations coûtent { $amount } cellule de moins
       *[other] les améliorations coûtent { $amount } cellules de moins
    }
does-dearer =
    { $amount ->
        [one] les améliorations coûtent { $amount } cellule de plus
       *[other] les améliorations coûtent { $amount } cellules de plus
    }
does-purge =
    { $what ->
        [equipment] purger un équipement
        [combat] purger une carte de combat améliorée
       *[any] purger une carte
    }
does-purge-another = puis une autre
does-secret =
    { $amount ->
        [one] piocher { $amount } carte Secret
       *[other] piocher { $amount } cartes Secret
    }
does-add = { $monsters } rejoignent { $biome }
does-equip = { $item } rejoint pour toujours la pile d’équipement
does-peek = voir la prochaine carte de chaque pile d’améliorations

task-kills_in_fight =
    { $count ->
        [one] Éliminez { $count } ennemi en un seul combat.
       *[other] Éliminez { $count } ennemis en un seul combat.
    }
task-kill_in_round_one =
    { $count ->
        [one] Éliminez { $count } ennemi en ronde I au plus tard.
       *[other] Dans un même Run, éliminez { $count } ennemis en ronde I au plus tard.
    }
task-elite_by_state =
    { $count ->
        [one] Faites mourir { $count } élite du poison, du saignement ou du feu.
       *[other] Dans un même Run, faites mourir { $count } élites du poison, du saignement ou du feu.
    }
task-fight_unhurt =
    { $count ->
        [one] Terminez { $count } combat où personne ne subit de dégât.
       *[other] Dans un même Run, terminez { $count } combats où personne ne subit de dégât.
    }
task-biome_unhurt =
    { $count ->
        [one] Quittez { $count } biome où personne n’a subi de dégât.
       *[other] Dans un même Run, quittez { $count } biomes où personne n’a subi de dégât.
    }
task-teeth_at_street =
    { $count ->
        [one] Arrivez au marché avec { $count } dent en or dans la besace.
       *[other] Arrivez au marché avec { $count } dents en or dans la besace.
    }
task-loot_types =
    { $count ->
        [one] Prenez { $count } type de butin en un seul combat.
       *[other] Prenez { $count } types de butin en un seul combat.
    }
task-all_loot =
    { $count ->
        [one] Ne laissez aucun butin dans { $count } combat qui en avait.
       *[other] Dans un même Run, ne laissez aucun butin dans { $count } combats qui en avaient.
    }
task-ring_bells =
    { $count ->
        [one] Sonnez { $count } cloche à la Tour de l’horloge.
       *[other] Sonnez { $count } cloches en une visite à la Tour de l’horloge.
    }
task-curses =
    { $count ->
        [one] Subissez { $count } malédiction de trésor.
       *[other] Dans un même Run, subissez { $count } malédictions de trésors.
    }
task-boss_without_potion =
    { $count ->
        [one] Battez { $count } boss sans boire de potion pendant ce combat.
       *[other] Battez { $count } boss sans boire de potion pendant ces combats.
    }
task-kill_on_left =
    { $count ->
        [one] Éliminez { $count } ennemi à gauche du groupe.
       *[other] Dans un même Run, éliminez { $count } ennemis à gauche du groupe.
    }
task-two_in_one_round =
    { $count ->
        [one] En { $count } ronde d’un combat, éliminez au moins deux ennemis.
       *[other] Dans un même Run, éliminez au moins deux ennemis en { $count } rondes.
    }

## Ce que le groupe tient de ses mutations et de ses runes

group-rest =
    { $n ->
        [one] Entre deux biomes, avant le marché : { $n } dégât retiré, à qui vous voulez.
       *[other] Entre deux biomes, avant le marché : jusqu’à { $n } dégâts retirés, à qui vous voulez.
    }
group-first_shield =
    { $n ->
        [one] Au premier combat de chaque biome, quiconque se bat débute avec { $n } bouclier.
       *[other] Au premier combat de chaque biome, quiconque se bat débute avec { $n } boucliers.
    }
group-triage =
    { $n ->
        [one] Après un combat : { $n } dégât retiré à qui s’est battu et n’a plus qu’un point de vie.
       *[other] Après un combat : { $n } dégâts retirés à qui s’est battu et n’a plus qu’un point de vie.
    }
group-vial =
    { $n ->
        [one] Une fiole retire { $n } dégât.
       *[other] Une fiole retire { $n } dégâts.
    }
group-potion_level =
    { $n ->
        [2] Niveau { $n } : une potion retire aussi tous ses états à qui la boit.
       *[other] Niveau { $n } : une potion retire aussi tous ses états à qui la boit, et un dégât à tous les autres combattants.
    }
group-potion_cap =
    { $n ->
        [one] Une potion retire { $n } dégât au plus.
       *[other] Une potion retire { $n } dégâts au plus.
    }
group-no_healer = Le guérisseur ne vend rien.
group-disengage =
    { $n ->
        [one] Une fois par combat et par Prisonnier : un dégât qui ne lui laisse qu’un point de vie lui vaut { $n } bouclier.
       *[other] Une fois par combat et par Prisonnier : un dégât qui ne lui laisse qu’un point de vie lui vaut { $n } boucliers.
    }
group-shield_heal =
    { $n ->
        [one] Après un combat : { $n } dégât retiré à un Prisonnier qui a encore un bouclier.
       *[other] Après un combat : { $n } dégâts retirés à un Prisonnier qui a encore un bouclier.
    }
group-first_kill_heal =
    { $n ->
        [one] Premier ennemi d’un combat qu’un Prisonnier élimine de sa propre action : { $n } dégât retiré à ce Prisonnier.
       *[other] Premier ennemi d’un combat qu’un Prisonnier élimine de sa propre action : { $n } dégâts retirés à ce Prisonnier.
    }
group-revive =
    { $n ->
        [one] Une fois par Run, un Prisonnier qui serait éliminé garde un point de vie et perd tous ses états.
       *[other] { $n } fois par Run, un Prisonnier qui serait éliminé garde un point de vie et perd tous ses états.
    }
group-reorder =
    { $n ->
        [one] Avant un combat, vous pouvez échanger deux ennemis voisins à droite du groupe, mais aucun boss.
       *[other] Avant un combat, vous pouvez échanger { $n } fois deux ennemis voisins à droite du groupe, mais aucun boss.
    }
group-recycling =
    { $n ->
        [one] { $n } dent en or par équipement défaussé faute de place.
       *[other] { $n } dents en or par équipement défaussé faute de place.
    }
group-shared_tests = Tout Prisonnier peut payer un test de main ; le premier joueur dit lequel.
group-mulligan =
    { $n ->
        [one] Une fois par biome, avant de jouer les cartes (jamais face à un boss), chacun peut échanger des cartes de sa main.
       *[other] { $n } fois par biome, avant de jouer les cartes (jamais face à un boss), chacun peut échanger des cartes de sa main.
    }
group-haggle =
    { $n ->
        [one] Tout coûte { $n } dent en or de moins, mais jamais moins d’une.
       *[other] Tout coûte { $n } dents en or de moins, mais jamais moins d’une.
    }
group-choose_equipment =
    { $n ->
        [one] Équipement hors combat : piochez { $n } carte.
       *[other] Équipement hors combat : piochez { $n } cartes, gardez-en une.
    }
group-late_loot =
    { $n ->
        [one] Après un combat, vous prenez { $n } type du butin resté par terre.
       *[other] Après un combat, vous prenez { $n } types du butin resté par terre.
    }
group-tranquility = Une fois par combat, en ronde III : une action de dégâts en inflige { $n } de plus si personne n’en a subi dans ce combat.
group-curse_ward =
    { $n ->
        [one] La première malédiction de chaque biome ne fait rien.
       *[other] Les { $n } premières malédictions de chaque biome ne font rien.
    }
group-curse_pay =
    { $n ->
        [one] Par malédiction subie : { $n } cellule dans la besace, et un dégât retiré à un Prisonnier.
       *[other] Par malédiction subie : { $n } cellules dans la besace, et un dégât retiré à un Prisonnier.
    }
group-block_ability =
    { $n ->
        [one] Une fois par combat et par Prisonnier : quand son bouclier a bloqué un dégât, il peut se servir de { $n } aptitude.
       *[other] Une fois par combat et par Prisonnier : quand son bouclier a bloqué un dégât, il peut se servir de { $n } aptitudes.
    }
group-hand =
    { $n ->
        [one] Les mains comptent { $n } carte de plus.
       *[other] Les mains comptent { $n } cartes de plus.
    }
group-ambush =
    { $n ->
        [one] Au premier combat de chaque biome, hors boss, le premier ennemi débute avec { $n } dégât, sans jamais en mourir.
       *[other] Au premier combat de chaque biome, hors boss, le premier ennemi débute avec { $n } dégâts, sans jamais en mourir.
    }
group-vengeance = Une fois par combat et par Prisonnier : sa première action de dégâts après une blessure en inflige { $n } de plus.
group-combo = Une fois par combat et par Prisonnier : sa première action de dégâts après avoir éliminé un ennemi en inflige { $n } de plus.
group-berserker =
    { $n ->
        [one] À son dernier point de vie, un Prisonnier inflige { $n } dégât de plus à chaque action de dégâts.
       *[other] À son dernier point de vie, un Prisonnier inflige { $n } dégâts de plus à chaque action de dégâts.
    }
group-bounty_elite =
    { $n ->
        [one] Par élite éliminée : { $n } cellule dans la besace.
       *[other] Par élite éliminée : { $n } cellules dans la besace.
    }
group-keep_blueprints =
    { $n ->
        [one] À la fin d’un Run, { $n } schéma du collecteur n’est pas perdu : il rejoint la pile d’équipement.
       *[other] À la fin d’un Run, { $n } schémas du collecteur ne sont pas perdus : ils rejoignent la pile d’équipement.
    }
group-scout =
    { $n ->
        [one] À la mise en place d’un biome, vous retournez { $n } tuile qui n’est pas une sortie.
       *[other] À la mise en place d’un biome, vous retournez { $n } tuiles qui ne sont pas des sorties.
    }
group-peek_tile =
    { $n ->
        [one] Une fois par biome, vous pouvez regarder une tuile où mène un couloir d’ici.
       *[other] { $n } fois par biome, vous pouvez regarder une tuile où mène un couloir d’ici.
    }
group-teleport = Les tuiles de téléportation mènent à tout espace non visité qui n’est pas une sortie.

opens-corridors = Ouvre les couloirs qui la portent.
ailment-hoarse = Vous n’annoncez rien en jouant une carte.
ailment-trembling = En ronde I, vos cartes et vos équipements infligent un dégât de moins.
ailment-thin_blood = Tout ce qui vous retire des dégâts en retire un de moins.
ailment-brittle = À chaque combat, le premier bouclier que vous devriez recevoir n’est pas posé, sauf s’il est doré.
ailment-fog = Votre main compte une carte de moins.

## La rue

seller-healer = Guérisseur
    .text = Retire un dégât à un Prisonnier.
seller-merchant = Marchand
    .text = Montre des cartes de la pile d’équipement.
seller-collector = Collecteur
    .text = Montre des schémas du biome. Achetés, ils vont sur le dessus de la pile d’équipement.
seller-healer-line =
    { $times ->
        [one] Niveau { $level } : un dégât retiré pour { $price }, une fois.
       *[other] Niveau { $level } : un dégât retiré pour { $price }, jusqu’à { $times } fois.
    }
seller-merchant-line =
    { $cards ->
        [one] Niveau { $level } : { $cards } équipement, pour { $price }.
       *[other] Niveau { $level } : { $cards } équipements, à { $price } chacun.
    }
seller-collector-line =
    { $cards ->
        [one] Niveau { $level } : { $cards } schéma, pour { $price }.
       *[other] Niveau { $level } : { $cards } schémas, à { $price } chacun.
    }
start-kit = Qui commence ici reçoit : { $what }.

## Où l’on en est

headline-before = Run { $number } · Avant le départ
headline-after = Après le Run { $number }
headline-biome = Run { $number } · { $biome }
headline-space = Run { $number } · { $biome } : { $tile }
headline-street = Run { $number } · La rue après { $biome }
headline-fight = Run { $number } · { $tile } · Préparation
headline-round = Run { $number } · { $tile } · Ronde { $round }
headline-boss = Run { $number } · { $boss } · Manche { $bout }
headline-bout = Run { $number } · { $boss } · Manche { $bout }, ronde { $round }
