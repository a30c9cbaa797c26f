# Comment les choses s’appellent : héros, classes, compétences, objets, reliques, cartes du Seigneur du Mal, trouvailles et conditions.

## Attributs, archétypes, conditions

attribute-might = Force
attribute-knowledge = Connaissance
attribute-willpower = Volonté
attribute-awareness = Perception
archetype-healer = guérisseur
archetype-mage = mage
archetype-scout = éclaireur
archetype-warrior = guerrier
condition-diseased = Malade
condition-immobilized = Immobilisé
    .text = Ni action de mouvement, ni mouvement par fatigue. La condition s’en va à la fin du tour.
condition-poisoned = Empoisonné
condition-stunned = Étourdi
    .text = Une seule action reste possible : celle qui défausse cette condition. Ce qui n’est pas une action reste permis.

## Dés, emplacements, traits des objets

slot-one_hand = une main
slot-two_hands = deux mains
slot-armor = armure
slot-other = autre
slot-none = sans emplacement
trait-axe = hache
trait-blade = lame
trait-bow = arc
trait-cloak = cape
trait-exotic = exotique
trait-hammer = marteau
trait-heavy_armor = armure lourde
trait-helmet = casque
trait-light_armor = armure légère
trait-magic = magie
trait-ring = anneau
trait-rune = rune
trait-shield = bouclier
trait-staff = bâton
trait-trinket = breloque

## Héros

hero-ashrian = Ashrian
    .the = Ashrian
    .line = Elle entend ce que souffre la forêt, et prie les bêtes de se tenir tranquilles.
hero-avric_albright = Avric Albright
    .the = Avric
    .line = Un prêtre qui a enterré trop d’amis pour en faire une cérémonie.
hero-leoric_of_the_book = Leoric du Livre
    .the = Leoric
    .line = Il a lu tout cela quelque part, et trouvé que c’était mieux décrit.
hero-widow_tarha = la veuve Tarha
    .the = Tarha
    .line = Les ténèbres ont pris son mari, et depuis elle leur pose des questions.
hero-jain_fairwood = Jain Fairwood
    .the = Jain
    .line = Elle court d’abord, vise en chemin, et compte ses bleus après.
hero-tomble_burrowell = Tomble Burrowell
    .the = Tomble
    .line = Au plus fort de la mêlée, il y a toujours quelqu’un de grand derrière qui se tenir.
hero-grisban_the_thirsty = Grisban l’Assoiffé
    .the = Grisban
    .line = Un nain, une hache, une rancune et une gourde ; seule la gourde se vide.
hero-syndrael = Syndrael
    .the = Syndrael
    .line = Elle a tenu des lignes que des rois avaient déjà abandonnées.

## Classes

class-disciple = Disciple
    .line = La prière d’abord, et la masse pour qui l’interrompt.
class-spiritspeaker = Parle-esprits
    .line = Les morts de ce pays prennent parti, et on peut le leur demander poliment.
class-necromancer = Nécromancien
    .line = Ne voyage jamais seul, même si la compagnie sent un peu.
class-runemaster = Maître des runes
    .line = De vieux signes, gravés profond, et jamais tout à fait sûrs en main.
class-thief = Voleur
    .line = Ce qui n’est pas cloué devait bien partir avec quelqu’un.
class-wildlander = Coureur des terres
    .line = Une flèche sur la corde, et un œil sur la sortie.
class-berserker = Berserker
    .line = La douleur n’est qu’une raison de frapper plus fort.
class-knight = Chevalier
    .line = Se tient là où tombera le coup, et le fait exprès.

## Compétences des guérisseurs

skill-prayer_of_healing = Prière de soin
skill-armor_of_faith = Armure de foi
skill-blessed_strike = Frappe bénie
skill-cleansing_touch = Toucher purifiant
skill-divine_fury = Fureur divine
skill-prayer_of_peace = Prière de paix
skill-time_of_need = Heure du besoin
skill-holy_power = Puissance sacrée
skill-radiant_light = Lumière radieuse
skill-stoneskin = Peau de pierre
skill-drain_spirit = Drain d’esprit
skill-healing_rain = Pluie de soins
skill-shared_pain = Douleur partagée
skill-cloud_of_mist = Nuage de brume
skill-natures_bounty = Générosité de la nature
skill-tempest = Tempête
skill-ancestor_spirits = Esprits des ancêtres
skill-vigor = Vigueur

## Compétences des mages

skill-raise_dead = Relever les morts
skill-corpse_blast = Explosion de cadavre
skill-deathly_haste = Hâte funeste
skill-fury_of_undeath = Fureur des non-morts
skill-dark_pact = Pacte obscur
skill-undead_might = Force des non-morts
skill-vampiric_blood = Sang vampirique
skill-army_of_death = Armée de la mort
skill-dying_command = Dernier ordre
skill-runic_knowledge = Science des runes
skill-exploding_rune = Rune explosive
skill-ghost_armor = Armure fantôme
skill-inscribe_rune = Graver une rune
skill-iron_will = Volonté de fer
skill-rune_mastery = Maîtrise des runes
skill-runic_sorcery = Sorcellerie runique
skill-break_the_rune = Briser la rune
skill-quick_casting = Sort éclair

## Compétences des éclaireurs

skill-greedy = Cupide
skill-appraisal = Estimation
skill-dirty_tricks = Coups bas
skill-sneaky = Sournois
skill-caltrops = Chausse-trapes
skill-tumble = Roulade
skill-unseen = Sans être vu
skill-bushwhack = Guet-apens
skill-lurk = Tapi dans l’ombre
skill-nimble = Agile
skill-accurate = Œil sûr
skill-danger_sense = Sixième sens
skill-eagle_eyes = Yeux d’aigle
skill-bow_mastery = Maîtrise de l’arc
skill-first_strike = Premier trait
skill-fleet_of_foot = Pied léger
skill-black_arrow = Flèche noire
skill-running_shot = Tir en course

## Compétences des guerriers

skill-rage = Rage
skill-brute = Brute
skill-counter_attack = Contre-attaque
skill-cripple = Estropier
skill-charge = Charge
skill-weapon_mastery = Maîtrise des armes
skill-whirlwind = Tourbillon
skill-death_rage = Rage de mort
skill-execute = Exécuter
skill-oath_of_honor = Serment d’honneur
skill-advance = En avant
skill-challenge = Défi
skill-defend = Défendre
skill-defense_training = Art de la défense
skill-guard = Garde
skill-shield_slam = Coup de bouclier
skill-inspiration = Inspiration
skill-stalwart = Inébranlable

## Équipement de départ, et objets de la boutique

item-iron_mace = Masse de fer
item-wooden_shield = Bouclier de bois
item-oak_staff = Bâton de chêne
item-reapers_scythe = Faux du moissonneur
item-arcane_bolt = Trait des arcanes
item-throwing_knives = Couteaux de lancer
item-lucky_charm = Porte-bonheur
item-yew_shortbow = Arc court en if
item-chipped_greataxe = Grande hache ébréchée
item-iron_longsword = Épée longue en fer
item-chainmail = Cotte de mailles
item-crossbow = Arbalète
item-elm_greatbow = Grand arc en orme
item-heavy_cloak = Lourde cape
item-immolation = Immolation
item-iron_battleaxe = Hache de bataille en fer
item-iron_shield = Bouclier de fer
item-iron_spear = Lance de fer
item-leather_armor = Armure de cuir
item-light_hammer = Marteau léger
item-magic_staff = Bâton magique
item-mana_weave = Trame de mana
item-ring_of_power = Anneau de pouvoir
item-scorpion_helm = Heaume du scorpion
item-sling = Fronde
item-steel_broadsword = Épée large en acier
item-sunburst = Éclat solaire
item-demonhide_leather = Cuir de démon
item-dragontooth_hammer = Marteau en dent de dragon
item-dwarven_firebomb = Bombe naine
item-elven_cloak = Cape elfique
item-grinding_axe = Hache broyeuse
item-heavy_steel_shield = Lourd bouclier d’acier
item-ice_storm = Tempête de glace
item-iron_bound_ring = Anneau cerclé de fer
item-latari_longbow = Arc long des Latari
item-lightning_strike = Coup de foudre
item-mace_of_kellos = Masse de Kellos
item-platemail = Armure de plates
item-steel_greatsword = Grande épée d’acier
item-tival_crystal = Cristal de Tival
item-unarmed = les mains nues

## Reliques : le côté des héros, puis celui du Seigneur du Mal

item-dawnblade = Lame de l’aube
item-fortunas_dice = Dés de Fortuna
item-shield_of_the_dark_god = Bouclier du dieu noir
item-staff_of_light = Bâton de lumière
item-the_shadow_rune = la Rune d’ombre
item-trueshot = Tir juste
relic-duskblade = Lame du crépuscule
    .line = Le même acier des deux côtés ; seule l’heure change.
relic-bones_of_woe = Osselets du malheur
    .line = La chance n’a jamais été un don, seulement un prêt.
relic-shield_of_zoreks_favor = Bouclier de la faveur de Zorek
    .line = Qui le frappe apprend ce dont il se souvient.
relic-staff_of_shadows = Bâton des ombres
    .line = Il donne la lumière, ou la reprend.
relic-the_shadow_rune = la Rune d’ombre
    .line = La moitié du royaume est morte pour elle, et elle n’est pas à moitié pleine.
relic-scorpions_kiss = Baiser du scorpion
    .line = Une flèche qui ne discute jamais de l’endroit où elle va.

## Cartes du Seigneur du Mal

overlord-critical_blow = Coup critique
overlord-dark_charm = Charme obscur
overlord-dark_fortune = Sombre fortune
overlord-dark_might = Sombre puissance
overlord-dash = Ruée
overlord-frenzy = Frénésie
overlord-pit_trap = Trappe
overlord-poison_dart = Fléchette empoisonnée
overlord-tripwire = Fil tendu
overlord-word_of_misery = Mot de misère
overlord-unholy_ritual = Rituel impie
overlord-word_of_pain = Mot de douleur
overlord-rise_again = Debout, les morts
overlord-word_of_despair = Mot de désespoir
overlord-diabolic_power = Pouvoir diabolique
overlord-explosive_runes = Runes explosives
overlord-web_trap = Piège de toile
overlord-curse_of_the_monkey_god = Malédiction du dieu singe
overlord-wicked_laughter = Rire mauvais
overlord-uthuk_demon_trap = Piège démoniaque uthuk
overlord-blood_rage = Rage de sang
overlord-dark_fortitude = Sombre endurance
overlord-bloodlust = Soif de sang
overlord-expert_blow = Coup de maître
overlord-reinforce = Renforts
overlord-dark_resilience = Sombre résistance
overlord-plan_ahead = Voir plus loin
overlord-schemes = Manigances
deck-basic = carte de base
deck-magus = Mage noir
deck-saboteur = Saboteur
deck-warlord = Seigneur de guerre
deck-universal = carte universelle
cardtrait-event = événement
cardtrait-magic = magie
cardtrait-trap = piège

## Ce qu’on trouve

search-health_potion = Potion de santé
search-stamina_potion = Potion d’endurance
search-power_potion = Potion de puissance
search-fire_flask = Flasque de feu
search-warding_talisman = Talisman protecteur
search-curse_doll = Poupée maudite
search-treasure_chest = Coffre au trésor
search-nothing = Rien
search-secret_passage = Passage secret
searchkind-potion = potion
searchkind-item = objet
searchkind-special = spécial
searchkind-passage = passage
