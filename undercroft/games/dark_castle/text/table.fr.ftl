# Ce qui se dit à la table : questions, réponses, journal, et les ordres des cartes.

game-dark-castle = Escape the Dark Castle
    .line = D’un à quatre prisonniers, quinze mauvaises pièces, un très mauvais hôte.

## Petits mots

trait-might = Force
trait-cunning = Ruse
trait-wisdom = Sagesse
trait-count = { $trait } { $count }

face-single = { $trait }
face-double = double { $trait }

curse-bound = Entraves
    .does = pas de repos
curse-unguarded = Garde brisée
    .does = les boucliers ne protègent plus
curse-bleeding = Saignement
    .does = un PV de moins à chaque page tournée
curse-marked = Marque
    .does = doit tourner la page suivante

goods-some =
    { $type ->
        [weapon] une arme
        [armour] une armure
        [potion] une potion
        [food] un aliment
        [relic] une relique
       *[any] un objet
    }
goods-every =
    { $type ->
        [weapon] toutes les armes portées
        [armour] toutes les armures portées
        [potion] toutes les potions portées
        [food] tous les aliments portés
        [relic] toutes les reliques portées
       *[any] tous les objets portés
    }
goods-named = { $item }

needs =
    { $who ->
        [turner] si VOUS portez { $what }
       *[any] si quelqu’un porte { $what }
    }

## Réglages d’une partie, et moments où l’on peut revenir

setting-castle = Château
    .full = le château entier : quinze pages et un boss
    .first = un premier château : quelques pages et un boss
setting-start_items = Objets de départ
    .per_player = un par prisonnier
    .none = aucun
setting-rest_in_duels = Repos pendant un duel
    .no = interdit
    .yes = permis à ceux qui regardent
setting-spoils_when_avoided = Butin d’un combat évité
    .no = aucun
    .yes = comme pour un combat gagné

setting-hold_back = Retenir la moitié d’un double
    .ask = demandé à chaque combat
    .specials = seulement face aux ennemis qui répondent aux coups

mark-page = le moment où la page a été tournée
mark-round = le début de ce round

## Questions

ask-character = Choisissez un prisonnier ({ $number } sur { $count }).
ask-turner =
    { $middle ->
        [0] Qui tourne la page suivante ?
        [one] Qui tourne la page suivante ? Il reste un objet au milieu de la table.
       *[other] Qui tourne la page suivante ? Il reste { $middle } objets au milieu de la table.
    }
ask-turner-start = Qui tourne la première carte ?
ask-turner-shown = La page suivante est visible : { $page }. Qui la tourne ?
ask-share = Partagez les objets piochés. Ce qui reste au milieu sera perdu.
ask-leave = { CAP($who) } porte trop de choses. Que laisser ?
ask-way = Que faites-vous ?
ask-way-one = { CAP($who) } décide. Que faire ?
ask-way-for = Au tour { DE($who) }. Que faire ?
ask-nominee = Qui désignez-vous ?
ask-next = À qui le tour ?
ask-split = { $left } PV sont à perdre. Combien pour { $who } ?
ask-split-last = { $left } PV sont à perdre. Combien pour { $who } ? Le reste sera pour { $other }.
ask-discard = { CAP($who) } doit défausser un objet. Lequel ?
ask-discard-any = L’un de vous doit défausser un objet. Lequel ?
ask-loss = Pertes à venir : { $losses }. Utiliser un objet, ou encaisser ?
ask-roll = Jet : { $rolls }. Utiliser un objet, ou en rester là ?
ask-press = { CAP($who) } : relancer, ou s’arrêter ?
ask-guess = { CAP($who) } : quel trait le dé va-t-il donner ?
ask-lay = La rangée est en place, et l’ennemi agit le premier. Utiliser un objet avant ?
ask-page = La page continue. Utiliser un objet avant ?
ask-duel = Round { $round } : qui s’avance ?
ask-rest = Round { $round } : qui se repose ?
ask-aim = Round { $round } : qui attire le coup de l’ennemi ?
ask-attack = À qui d’attaquer ?
ask-strike = Les dés sont jetés. Utiliser un objet, ou frapper ?
ask-round = Round { $round } : personne ne peut se reposer. Utiliser un objet avant d’attaquer ?
ask-blow = L’ennemi tient encore et va frapper (attaque { $damage }). Utiliser un objet avant ?
ask-double = { CAP($who) } a obtenu un double. Combien de symboles portent ?
ask-die = Quel dé est touché ?
ask-keep = { CAP($who) } a relancé. Quel résultat compte ?

loss-of = { $who } { $amount } PV
roll-of = { $who } { $face }

## Réponses

do-take-character = { $name } : { $traits }
do-turn = { CAP($who) } tourne la page
do-sturdiest-turns = Désormais, qui a le plus de PV tourne, une fois tout partagé, jusqu’à un changement
do-take-way = { $way }
do-name = { $name }
do-say = { $trait }
do-press = Relancer
do-stop = S’arrêter là
do-rest =
    { $gain ->
        [0] { CAP($who) } se repose
       *[other] { CAP($who) } se repose : +{ $gain } PV
    }
do-rest-nobody = Tout le monde attaque
do-rest-on = { CAP($who) } se repose, round après round, jusqu’à ce que quelque chose change
do-weakest-rests = Qui a le moins de PV se repose, round après round, jusqu’à ce que quelque chose change
do-rest-on-nobody = Tout le monde attaque, round après round, jusqu’à ce que quelque chose change
do-duel-on = { CAP($who) } s’avance, round après round, jusqu’à ce que quelque chose change
do-bear =
    { $amount ->
        [0] { CAP($who) } ne perd rien
       *[other] { CAP($who) } perd { $amount } PV
    }
do-share-evenly = Point par point, chaque fois sur qui a alors le plus de PV
do-resolve = { CAP($who) } attaque
do-resolve-roll = { CAP($who) } attaque : { $face }
do-apply =
    { $symbols ->
        [one] Frapper d’un seul symbole
       *[other] Frapper des { $symbols } symboles
    }
do-hit-die =
    { $hits ->
        [one] Le dé de { $trait } à toucher encore { $hits } fois
       *[other] Le dé de { $trait } à toucher encore { $hits } fois
    }
do-hit-die-place = Dé { $place } de la rangée
do-pick-up = { CAP($who) } prend { $item }
do-leave = { CAP($who) } pose { $item }
do-leave-thing = Poser { $item }
do-discard = { CAP($who) } défausse { $item }
do-discard-thing = Défausser { $item }
do-keep-new = Garder le nouveau jet
do-keep-old = Garder l’ancien jet
do-keep-new-face = Garder le nouveau jet : { $face }
do-keep-old-face = Garder l’ancien jet : { $face }
do-accept = Ne rien utiliser et lire la suite
do-accept-loss = Encaisser
do-accept-roll = En rester là
do-accept-lay = Le laisser venir
do-accept-round = Attaquer
do-accept-strike = Frapper
do-accept-blow = Encaisser le coup
do-accept-won = Ne rien utiliser : le combat est gagné

do-use = { CAP($who) } se sert { DE($item) }
do-use-mend = { CAP($who) } { $kind ->
        [food] avale { $item }
       *[thing] se sert { DE($item) }
    } : +{ $amount } PV
do-use-mend-on = { CAP($who) } { $kind ->
        [food] donne { $item } { A($on) }
       *[thing] soigne { $on } avec { $item }
    } : +{ $amount } PV
do-use-symbol-row = { CAP($who) } { $kind ->
        [drink] boit { $item }
       *[thing] se sert { DE($item) }
    } : { $trait } contre la rangée
do-use-symbol-roll = { CAP($who) } { $kind ->
        [drink] boit { $item }
       *[thing] se sert { DE($item) }
    } : { $trait } pour le jet
do-use-reroll = { CAP($who) } se sert { DE($item) } : relancer
do-use-reroll-either = { CAP($who) } se sert { DE($item) } : relancer et choisir
do-use-attack-again = { CAP($who) } se sert { DE($item) } : attaquer encore
do-use-prevent = { CAP($who) } { $kind ->
        [drink] boit { $item }
       *[thing] se sert { DE($item) }
    } : { $amount ->
        [0] { $on } ne perd rien
       *[other] { $on } perd { $amount } PV de moins
    }
do-use-set-die = { CAP($who) } se sert { DE($item) } : un dé de { $from } passe à { $trait }
do-use-smash = { CAP($who) } se sert { DE($item) } : un dé de { $from } en moins
do-use-guard = { CAP($who) } se sert { DE($item) } : un bouclier ce round-ci
do-use-lift = { CAP($who) } se sert { DE($item) } : délivrer { $on }

## Le journal

event-took = { CAP($who) } se joint à l’évasion.
event-turned = { CAP($who) } tourne la page { $number } : { $page }.
event-turned-start = { CAP($who) } tourne la première carte : { $page }.
event-turned-boss = { CAP($who) } tourne la dernière page : { $page }.
event-chose = Le choix : { $way }.
event-named = Le groupe désigne { $who }.
event-said = { CAP($who) } annonce : { $trait }.
event-rolled = { CAP($who) } obtient : { $face }.
event-rolled-shield = { CAP($who) } obtient : { $face }, et un bouclier.
event-rolled-again = { CAP($who) } relance et obtient : { $face }.
event-rolled-chapter-die-fate = Le dé de chapitre donne { $trait }.
event-rolled-chapter-die-attack = Le dé de chapitre qui l’accompagne donne { $trait }.
event-rolled-chapter-die-return = On relance le dé touché : il donne { $trait }.
event-kept-new = { CAP($who) } garde le nouveau jet.
event-kept-old = { CAP($who) } garde l’ancien jet.
event-lost = { CAP($who) } perd { $amount } PV sur { $had } : il en reste { $hp }.
event-lost-all =
    { $over ->
        [0] { CAP($who) } perd les { $had } PV qui restaient.
       *[other] { CAP($who) } devrait perdre { $amount } PV et n’en avait plus que { $had }.
    }
event-shared = Sur { $of } PV à perdre, { $amount ->
        [0] aucun ne revient
        [one] { $amount } revient
       *[other] { $amount } reviennent
    } { A($who) }.
event-spared = { CAP($item) } épargne { $amount } PV { A($who) }.
event-spared-left =
    { $left ->
        [0] { CAP($item) } épargne { A($who) } toute la perte de { $amount } PV.
       *[other] { CAP($item) } épargne { A($who) } { $amount } PV sur { $of } : il en reste { $left } à perdre.
    }
event-healed = { CAP($who) } regagne { $amount } PV, soit { $hp } en tout.
event-drew = Pioche : { $items }.
event-nothing-to-draw = Il n’y a plus d’objet à piocher.
event-gave = { CAP($who) } a maintenant { $item }.
event-left = { CAP($who) } pose { $item }.
event-left-lying = Vous laissez { $item } derrière vous.
event-discarded = { CAP($who) } défausse { $item }.
event-used = { CAP($who) } { $kind ->
        [food] avale { $item }.
        [drink] boit { $item }.
       *[thing] se sert { DE($item) }.
    }
event-used-on = { CAP($who) } { $kind ->
        [food] donne { $item } { A($on) }.
       *[thing] se sert { DE($item) } pour { $on }.
    }
event-used-turn = { CAP($who) } se sert { DE($item) } : { $die } devient { $trait }.
event-used-as = { CAP($who) } { $kind ->
        [drink] boit { $item }
       *[thing] se sert { DE($item) }
    } : { $trait }.
event-dealt-anew = Tout ce que l’on portait est mélangé et redistribué.
event-fight-began = Combat contre { $foe }. La rangée : { $row }. Attaque { $damage }.
event-round-began = Round { $number }.
event-rested = { CAP($who) } se repose.
event-duelled = { CAP($who) } s’avance en duel.
event-aimed = Le coup ira { A($who) }.
event-struck-die = { CAP($who) } ôte un dé de { $trait } de la rangée.
event-struck-die-stays = { CAP($who) } touche un dé de { $trait }, qui reste dans la rangée.
event-missed = { CAP($who) } ne touche rien.
event-held-back = { CAP($who) } retient le second coup.
event-warded = { CAP($who) } lève son bouclier, et le coup ({ $damage } PV) glisse dessus.
event-enemy-struck = L’ennemi frappe (attaque { $damage }).
event-row-grew = Un dé de { $trait } rejoint la rangée.
event-row-rolled =
    { $dice ->
        [0] La rangée est relancée.
       *[other] La rangée est relancée : { $row }.
    }
event-rose = L’attaque de l’ennemi monte à { $damage }.
event-enemy-fell = Vous venez à bout { DE($foe) }.
event-enemy-broke-off = { CAP($foe) } rompt le combat.
event-tried = { $trait } : { $total } sur { $needed }.
event-tried-added = { $trait } : { $before } avant et { $now } à ce jet, soit { $total } sur { $needed }.
event-passed = Jet réussi.
event-passed-guess = Bien deviné.
event-failed = Jet manqué.
event-failed-guess = Mal deviné.
event-cursed = Une malédiction frappe { $who } : { $curse } ({ $does }).
event-lifted = Une malédiction quitte { $who } : { $curse }.
event-skipped =
    { $pages ->
        [0] Il ne reste pas de page à sauter.
        [one] Une page est sautée sans être lue.
       *[other] { $pages } pages sont sautées sans être lues.
    }
event-lengthened =
    { $pages ->
        [0] Il ne reste pas de page à ajouter.
        [one] Le château grandit d’une page.
       *[other] Le château grandit de { $pages } pages.
    }
event-showed = La page suivante est visible : { $page }.
event-died = { CAP($who) } meurt.
event-escaped = La porte est grande ouverte.

## La fin

outcome-escaped =
    { $count ->
        [2] Vous voilà dehors, tous les deux, au bout de { $pages } pages. Le jour se lève.
       *[other] Vous voilà dehors, tous les { $count }, au bout de { $pages } pages. Le jour se lève.
    }
outcome-died =
    { $count ->
        [one] { CAP($dead) } meurt à la page { $number } ({ $page }), et le château vous garde tous.
       *[other] { CAP($dead) } meurent à la page { $number } ({ $page }), et le château vous garde tous.
    }

## Pourquoi pas

why-marked = La Marque désigne qui tourne cette page.
why-resting = { CAP($who) } se repose : pas d’objets pendant ce temps.
why-used = Vous avez déjà utilisé { $item }.
why-passive = { CAP($item) } agit sans qu’on s’en occupe ; il n’y a rien à faire.
why-not-now = Ce n’est pas le moment de se servir { DE($item) }. On s’en sert { $moment }.
why-not-now-idle = Se servir { DE($item) } n’aurait aucun effet en ce moment.
why-not-now-rest = { CAP($who) } ne peut pas se reposer ce round-ci.
why-no-trade = Les objets ne changent de mains qu’entre deux pages et quand on en pioche.
why-no-rest = Cet ennemi ne laisse personne se reposer.
why-duel = Pendant un duel, ceux qui regardent ne se reposent pas.
why-bound = { CAP($who) } a des entraves et ne peut pas se reposer.
why-needs = Cette voie n’est ouverte que { $needs }.

## Ordres d’une page

branch-inline = { $head } : { $then }
branch-block = { $head } :

way-needs = { $way } ({ $needs })

head-passed = réussite
head-failed =
    { $attempts ->
        [one] échec
       *[other] échec au dernier jet
    }
head-each-fail = après chaque jet manqué
head-right = s’il donne ce trait
head-wrong = sinon
head-gain = à chaque jet qui ne donne pas { $bad }
head-bust = un jet qui donne { $bad } met fin à tout
head-otherwise = sinon
head-anything-else = tout autre trait
head-special = règle spéciale
head-special-on = règle spéciale, { $on }

verb-nothing = il ne se passe rien.
verb-lose =
    { $who ->
        [turner] VOUS perdez { $amount } PV.
        [others] tous les autres perdent { $amount } PV.
        [all] chacun perd { $amount } PV.
        [nominee] le prisonnier désigné perd { $amount } PV.
        [lowest] qui a le moins de PV en perd { $amount } ; à égalité, tous les ex æquo.
        [highest] qui a le plus de PV en perd { $amount } ; à égalité, tous les ex æquo.
       *[it] ce prisonnier perd { $amount } PV.
    }
verb-heal =
    { $who ->
        [turner] VOUS regagnez { $amount } PV.
        [others] tous les autres regagnent { $amount } PV.
        [all] chacun regagne { $amount } PV.
        [nominee] le prisonnier désigné regagne { $amount } PV.
        [lowest] qui a le moins de PV en regagne { $amount } ; à égalité, tous les ex æquo.
        [highest] qui a le plus de PV en regagne { $amount } ; à égalité, tous les ex æquo.
       *[it] ce prisonnier regagne { $amount } PV.
    }
verb-split =
    { $amount ->
        [per_player] autant de PV sont perdus qu’il y a de prisonniers ; répartissez la perte à votre guise.
       *[other] perte de { $amount } PV, à répartir entre vous à votre guise.
    }
verb-draw =
    { $amount ->
        [per_player] piochez un objet par prisonnier.
        [one] piochez { $amount } objet.
       *[other] piochez { $amount } objets.
    }
verb-discard =
    { $who ->
        [turner] VOUS défaussez { $what }.
        [others] tous les autres défaussent { $what }.
        [all] chacun défausse { $what }.
        [nominee] le prisonnier désigné défausse { $what }.
        [any] l’un de vous défausse { $what } ; décidez qui.
       *[it] ce prisonnier défausse { $what }.
    }
verb-deal-anew = tous les objets que vous portez sont mélangés et redistribués.
verb-nominate =
    { $among ->
        [others] désignez l’un des autres.
       *[all] désignez un prisonnier.
    }
verb-choose =
    { $by ->
        [turner] VOUS choisissez
        [nominee] le prisonnier désigné choisit
       *[group] choisissez ensemble
    }
verb-fight = commencez un combat : { $dice }. Attaque { $damage }. { $spoils ->
        [0] Pas de butin.
        [one] Butin : { $spoils } objet.
       *[other] Butin : { $spoils } objets.
    }
verb-fight-boss = commencez un combat : { $dice }. Attaque { $damage }. La victoire vous rend libres.
dice-rolled =
    { $count ->
        [one] un dé lancé par prisonnier
       *[other] { $count } dés lancés par prisonnier
    }
verb-test =
    { $who ->
        [turner] VOUS lancez votre dé ; il VOUS faut
        [others] tous les autres lancent leur dé ; il leur faut en tout
        [unnamed] tous, sauf le prisonnier désigné, lancent leur dé ; il leur faut en tout
        [all] tous lancent leur dé ; il vous faut en tout
        [nominee] le prisonnier désigné lance son dé ; il lui faut
       *[it] ce prisonnier lance son dé ; il lui faut
    } { $goal }, { $tries }.
tries =
    { $attempts ->
        [one] en un seul jet
       *[other] en { $attempts } jets au plus
    }
tries-added = { $tries }, qui s’additionnent
goal =
    { $needed ->
        [per_player] une { $trait } par prisonnier
       *[other] { $needed } { $trait }
    }
goal-double =
    { $needed ->
        [per_player] un double par prisonnier
        [one] { $needed } double
       *[other] { $needed } doubles
    }
verb-match =
    { $who ->
        [others] tous les autres lancent leur dé ; tous ces dés doivent donner le même trait, { $tries }.
        [unnamed] tous, sauf le prisonnier désigné, lancent leur dé ; tous ces dés doivent donner le même trait, { $tries }.
       *[all] tous lancent leur dé ; tous les dés doivent donner le même trait, { $tries }.
    }
verb-each =
    { $who ->
        [others] chacun des autres à son tour, dans l’ordre qui vous plaît
        [unnamed] chacun à son tour, sauf le prisonnier désigné, dans l’ordre qui vous plaît
       *[all] chaque prisonnier à son tour, dans l’ordre qui vous plaît
    }
verb-press =
    { $who ->
        [turner] VOUS lancez votre dé { $most ->
            [one] une fois.
           *[other] jusqu’à { $most } fois, et pouvez vous arrêter après chaque jet.
        }
        [nominee] le prisonnier désigné lance son dé { $most ->
            [one] une fois.
           *[other] jusqu’à { $most } fois, et peut s’arrêter après chaque jet.
        }
       *[it] ce prisonnier lance son dé { $most ->
            [one] une fois.
           *[other] jusqu’à { $most } fois, et peut s’arrêter après chaque jet.
        }
    }
verb-guess =
    { $who ->
        [turner] VOUS annoncez un trait, puis lancez un dé de chapitre.
        [nominee] le prisonnier désigné annonce un trait, puis lance un dé de chapitre.
       *[it] ce prisonnier annonce un trait, puis lance un dé de chapitre.
    }
verb-fate = lancez un dé de chapitre
verb-fate-one = lancez un dé de chapitre ; s’il donne { $trait }
verb-curse =
    { $who ->
        [turner] VOUS subissez
        [others] tous les autres subissent
        [all] chacun subit
        [nominee] le prisonnier désigné subit
        [lowest] qui a le moins de PV (ou tous les ex æquo) subit
        [highest] qui a le plus de PV (ou tous les ex æquo) subit
       *[it] ce prisonnier subit
    } la malédiction « { $curse } » ({ $does }), jusqu’à la fin de cette page et pendant { $pages ->
        [one] { $pages } page de plus.
       *[other] { $pages } pages de plus.
    }
verb-skip =
    { $pages ->
        [one] sautez la page suivante sans la lire ; s’il ne reste que la dernière page, aucune.
       *[other] sautez les { $pages } pages suivantes sans les lire, mais jamais la dernière page du château.
    }
verb-lengthen =
    { $pages ->
        [one] le château grandit d’une page.
       *[other] le château grandit de { $pages } pages.
    }
verb-peek = rendez la page suivante visible dès maintenant, avant de désigner qui la tourne.
verb-add-die =
    { $count ->
        [one] un dé de { $trait } rejoint la rangée, qui en compte { $most } au plus.
       *[other] { $count } dés de { $trait } rejoignent la rangée, qui compte { $most } dés au plus.
    }
verb-add-die-rolled =
    { $count ->
        [one] un dé lancé rejoint la rangée, qui en compte { $most } au plus.
       *[other] { $count } dés lancés rejoignent la rangée, qui en compte { $most } au plus.
    }
verb-roll-row = toute la rangée est relancée.

special-on =
    { $on ->
        [hit] chaque fois qu’un prisonnier touche un dé
        [miss] chaque fois que l’attaque d’un prisonnier ne touche rien
        [double] chaque fois qu’un prisonnier attaque avec un double
        [wound] chaque fois que son coup coûte des PV à un prisonnier
        [final_blow] quand un prisonnier touche le dernier dé
        [rest] chaque fois qu’un prisonnier se repose
        [round_start] au début de chaque round
       *[round_end] à la fin de chaque round
    }
special-returning = un dé touché est relancé ; s’il donne { $trait }, il reste dans la rangée.
special-strike =
    { $strike ->
        [lowest] ses coups ne visent que le prisonnier qui a le moins de PV, ou tous les ex æquo.
        [highest] ses coups ne visent que le prisonnier qui a le plus de PV, ou tous les ex æquo.
        [turner] ses coups ne visent que VOUS.
       *[chosen] à chaque round, vous désignez le seul prisonnier que l’ennemi frappe.
    }
special-duel = un duel. Un seul prisonnier se bat à la fois, VOUS d’abord, puis, à chaque round, celui que désigne le groupe.
special-no-rest = personne ne peut se reposer.
special-unblockable = les boucliers ne protègent pas de ses coups.
special-ordered = seul le premier dé de la rangée peut être touché.
special-tough =
    { $count ->
        [one] le premier dé de la rangée doit être touché deux fois.
       *[other] les { $count } premiers dés de la rangée doivent être touchés deux fois chacun.
    }
special-rising = après chaque round, son attaque augmente de { $amount }.
special-ambush = l’ennemi frappe une fois avant le premier round, quand nul n’a encore de bouclier.
special-rounds =
    { $rounds ->
        [one] l’ennemi rompt le combat après { $rounds } round ; il suffit d’y survivre.
       *[other] l’ennemi rompt le combat après { $rounds } rounds ; il suffit d’y survivre.
    }
special-fading = la rangée est relancée au début de chaque round, et un dé qui donne { $trait } ne peut être touché.
special-sweep = un coup ôte tous les dés du trait touché.

## Ce que fait un objet

goods-kind =
    { $type ->
        [weapon] Arme
        [armour] Armure
        [potion] Potion
        [food] Aliment
       *[relic] Relique
    }, { $hands ->
        [one] une main.
       *[other] deux mains.
    }
goods-once =
    { $once ->
        [page] Une fois par page.
       *[round] Une fois par round.
    }
goods-discard = Ensuite, à la défausse.
goods-reduce = Toute perte de son porteur diminue de { $amount } PV, sans jamais tomber à rien.
goods-extra-die = Un dé de chapitre accompagne chaque attaque de son porteur, et les deux comptent.
goods-echo = Un simple obtenu par son porteur compte deux fois, s’il le souhaite, sans valoir bouclier.
goods-rest-bonus = Le repos rend { $amount } PV de plus à son porteur.

# Les sortes de moments, pour la liste de ceux où l’on veut être consulté
moment-turn = Une page est à tourner, par qui vous l’avez dit
moment-rest = Un round commence, à mener comme vous l’avez dit
moment-round = Un round commence où personne ne peut se reposer
moment-dice = Les dés sont tombés, pas encore comptés
moment-blow = L’ennemi va frapper
moment-harm = Des PV vont être perdus
moment-page = Une page passe à l’instruction suivante

moment-any = à tout moment
moment-rolled = après votre propre jet
moment-rolled-trait = quand vous avez obtenu { $trait }
moment-rolled-single = quand vous avez obtenu un simple
moment-rolled-double = quand vous avez obtenu un double
moment-hit = quand une de vos attaques a touché
moment-loss = quand des PV vont être perdus
moment-row = quand la rangée vient d’être posée
moment-fight = à tout moment d’un combat
moment-in-fight = { $moment } en combat

use-mend =
    { $who ->
        [any] un prisonnier, n’importe lequel, regagne { $amount } PV.
        [other] un autre prisonnier regagne { $amount } PV.
       *[self] son porteur regagne { $amount } PV.
    }
use-symbol = une { $trait } de plus, contre la rangée ou dans votre propre épreuve.
use-symbol-chosen = un symbole de plus, de n’importe quel trait, contre la rangée ou dans votre propre épreuve.
use-reroll = relancez ce dé ; le nouveau résultat compte.
use-reroll-either = relancez ce dé et gardez l’un ou l’autre résultat.
use-attack-again = lancez votre dé et attaquez encore une fois.
use-prevent =
    { $who ->
        [any] un prisonnier, n’importe lequel,
       *[self] son porteur
    } { $amount ->
        [0] ne perd rien.
       *[other] perd { $amount } PV de moins.
    }
use-set-die = tournez un dé de la rangée sur le trait de votre choix.
use-smash = ôtez de la rangée un dé de votre choix.
use-guard = un bouclier pour ce round, quel que soit le jet.
use-lift = délivrez un prisonnier de toutes ses malédictions.

prisoner-dice = { $traits }. Doubles, qui valent bouclier : { $doubles }.

## Où l’on en est

headline-outside = Devant la porte de la cellule
headline-page = Page { $number }, { $page }
headline-boss = La dernière page, { $page }

## Le premier château

lesson-character = Les chiffres disent ce que porte le dé : Force, Ruse, Sagesse. Deux prisonniers qui se complètent font une bonne paire.
lesson-start = Quelqu’un tourne chaque page. Quand une page dit VOUS, elle parle de celui qui l’a tournée. Choisissez, et voyons où mène le passage.
lesson-items = Ce qu’on a pioché est au milieu. Prenez ce que vous pouvez porter (deux mains chacun) ; le reste est perdu. Dites ensuite qui tourne la page.
lesson-food = Quelqu’un est blessé. La nourriture soigne : elle est plus bas, avec ce que vous pouvez faire d’autre. Ou gardez-la, et tournez la page.
lesson-turner = Un blessé ferait mieux de ne pas tourner les pages. Demandez un conseil pour savoir ce que ferait un robot.
lesson-way = Lisez la page : chaque voie dit où elle mène. Moins de dés dans la rangée, c’est un combat plus court ; une attaque plus forte, un combat plus sanglant.
lesson-rest = Pour vaincre, égalez les dés de la rangée. Tous ceux qui combattent lancent ; celui qui se repose ne risque rien et regagne un point de vie. Un seul, ou personne. Dites-le pour ce round, ou round après round : on vous redemandera dès que quelque chose change.
lesson-rest-again = Les dés égalés sont partis. Faites reposer le plus faible, ou frappez tous ensemble pour en finir.
lesson-strike = Les dés sont jetés. Un objet peut encore servir : la chance, par exemple, relance un dé. Sinon, frappez.
lesson-blow = Les attaques sont finies, et ce qui reste de la rangée va frapper. Un breuvage qui abat le dernier dé vous épargne le coup.
lesson-double = Un double vaut bouclier et frappe deux fois. Frappez des deux, à moins d’une bonne raison.
lesson-roll = Une épreuve : on compte les symboles d’un seul trait, un double en vaut deux. Un objet peut aider avant le compte.
lesson-loss = Avant que cela fasse mal, vous pouvez utiliser ce qui l’empêche. Sinon, encaissez.
lesson-leave = Deux mains, deux objets ; certains prennent les deux. Laissez ce qui vous sert le moins.
lesson-split = La perte se partage comme il vous plaît, un prisonnier après l’autre. Donnez-la à qui peut la supporter : si l’un meurt, tous sont perdus.
