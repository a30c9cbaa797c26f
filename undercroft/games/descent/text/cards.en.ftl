# What things are called: heroes, classes, skills, items, relics, the overlord’s cards, what is found and suffered.

## Attributes, archetypes, conditions

attribute-might = Might
attribute-knowledge = Knowledge
attribute-willpower = Willpower
attribute-awareness = Awareness
archetype-healer = healer
archetype-mage = mage
archetype-scout = scout
archetype-warrior = warrior
condition-diseased = Diseased
condition-immobilized = Immobilised
    .text = No move action, and no movement by fatigue. It goes at the end of the turn.
condition-poisoned = Poisoned
condition-stunned = Stunned
    .text = The only action is the one that shakes this off. What takes no action stays possible.

## Dice, slots, traits of items

slot-one_hand = one hand
slot-two_hands = two hands
slot-armor = armour
slot-other = other
slot-none = no slot
trait-axe = axe
trait-blade = blade
trait-bow = bow
trait-cloak = cloak
trait-exotic = exotic
trait-hammer = hammer
trait-heavy_armor = heavy armour
trait-helmet = helmet
trait-light_armor = light armour
trait-magic = magic
trait-ring = ring
trait-rune = rune
trait-shield = shield
trait-staff = staff
trait-trinket = trinket

## Heroes

hero-ashrian = Ashrian
    .the = Ashrian
    .line = She hears what the forest suffers, and asks the beasts to hold still.
hero-avric_albright = Avric Albright
    .the = Avric
    .line = A priest who has buried too many friends to be solemn about it.
hero-leoric_of_the_book = Leoric of the Book
    .the = Leoric
    .line = He has read about all of this, and found it better described.
hero-widow_tarha = Widow Tarha
    .the = Tarha
    .line = The dark took her husband, and she has been asking it questions ever since.
hero-jain_fairwood = Jain Fairwood
    .the = Jain
    .line = Runs first, aims on the way, and counts her bruises afterwards.
hero-tomble_burrowell = Tomble Burrowell
    .the = Tomble
    .line = Where the fight is thickest there is always somebody tall to stand behind.
hero-grisban_the_thirsty = Grisban the Thirsty
    .the = Grisban
    .line = A dwarf with an axe, a grudge and a flask; only the flask is ever empty.
hero-syndrael = Syndrael
    .the = Syndrael
    .line = She has held lines that kings had already given up.

## Classes

class-disciple = Disciple
    .line = Prayers first, and the mace for whoever interrupts them.
class-spiritspeaker = Spiritspeaker
    .line = The dead of this land take sides, and they can be asked nicely.
class-necromancer = Necromancer
    .line = Never travels alone, though the company has gone off a little.
class-runemaster = Runemaster
    .line = Old signs, cut deep, and never quite safe to hold.
class-thief = Thief
    .line = Whatever is not nailed down was always going to leave with somebody.
class-wildlander = Wildlander
    .line = One arrow on the string, and one eye on the way out.
class-berserker = Berserker
    .line = Pain is only a reason to swing harder.
class-knight = Knight
    .line = Stands where the blow will fall, and means to.

## Skills of healers

skill-prayer_of_healing = Prayer of Healing
skill-armor_of_faith = Armor of Faith
skill-blessed_strike = Blessed Strike
skill-cleansing_touch = Cleansing Touch
skill-divine_fury = Divine Fury
skill-prayer_of_peace = Prayer of Peace
skill-time_of_need = Time of Need
skill-holy_power = Holy Power
skill-radiant_light = Radiant Light
skill-stoneskin = Stoneskin
skill-drain_spirit = Drain Spirit
skill-healing_rain = Healing Rain
skill-shared_pain = Shared Pain
skill-cloud_of_mist = Cloud of Mist
skill-natures_bounty = Nature’s Bounty
skill-tempest = Tempest
skill-ancestor_spirits = Ancestor Spirits
skill-vigor = Vigor

## Skills of mages

skill-raise_dead = Raise Dead
skill-corpse_blast = Corpse Blast
skill-deathly_haste = Deathly Haste
skill-fury_of_undeath = Fury of Undeath
skill-dark_pact = Dark Pact
skill-undead_might = Undead Might
skill-vampiric_blood = Vampiric Blood
skill-army_of_death = Army of Death
skill-dying_command = Dying Command
skill-runic_knowledge = Runic Knowledge
skill-exploding_rune = Exploding Rune
skill-ghost_armor = Ghost Armor
skill-inscribe_rune = Inscribe Rune
skill-iron_will = Iron Will
skill-rune_mastery = Rune Mastery
skill-runic_sorcery = Runic Sorcery
skill-break_the_rune = Break the Rune
skill-quick_casting = Quick Casting

## Skills of scouts

skill-greedy = Greedy
skill-appraisal = Appraisal
skill-dirty_tricks = Dirty Tricks
skill-sneaky = Sneaky
skill-caltrops = Caltrops
skill-tumble = Tumble
skill-unseen = Unseen
skill-bushwhack = Bushwhack
skill-lurk = Lurk
skill-nimble = Nimble
skill-accurate = Accurate
skill-danger_sense = Danger Sense
skill-eagle_eyes = Eagle Eyes
skill-bow_mastery = Bow Mastery
skill-first_strike = First Strike
skill-fleet_of_foot = Fleet of Foot
skill-black_arrow = Black Arrow
skill-running_shot = Running Shot

## Skills of warriors

skill-rage = Rage
skill-brute = Brute
skill-counter_attack = Counter Attack
skill-cripple = Cripple
skill-charge = Charge
skill-weapon_mastery = Weapon Mastery
skill-whirlwind = Whirlwind
skill-death_rage = Death Rage
skill-execute = Execute
skill-oath_of_honor = Oath of Honor
skill-advance = Advance
skill-challenge = Challenge
skill-defend = Defend
skill-defense_training = Defense Training
skill-guard = Guard
skill-shield_slam = Shield Slam
skill-inspiration = Inspiration
skill-stalwart = Stalwart

## Starting equipment, and items of the shops

item-iron_mace = Iron Mace
item-wooden_shield = Wooden Shield
item-oak_staff = Oak Staff
item-reapers_scythe = Reaper’s Scythe
item-arcane_bolt = Arcane Bolt
item-throwing_knives = Throwing Knives
item-lucky_charm = Lucky Charm
item-yew_shortbow = Yew Shortbow
item-chipped_greataxe = Chipped Greataxe
item-iron_longsword = Iron Longsword
item-chainmail = Chainmail
item-crossbow = Crossbow
item-elm_greatbow = Elm Greatbow
item-heavy_cloak = Heavy Cloak
item-immolation = Immolation
item-iron_battleaxe = Iron Battleaxe
item-iron_shield = Iron Shield
item-iron_spear = Iron Spear
item-leather_armor = Leather Armor
item-light_hammer = Light Hammer
item-magic_staff = Magic Staff
item-mana_weave = Mana Weave
item-ring_of_power = Ring of Power
item-scorpion_helm = Scorpion Helm
item-sling = Sling
item-steel_broadsword = Steel Broadsword
item-sunburst = Sunburst
item-demonhide_leather = Demonhide Leather
item-dragontooth_hammer = Dragontooth Hammer
item-dwarven_firebomb = Dwarven Firebomb
item-elven_cloak = Elven Cloak
item-grinding_axe = Grinding Axe
item-heavy_steel_shield = Heavy Steel Shield
item-ice_storm = Ice Storm
item-iron_bound_ring = Iron-Bound Ring
item-latari_longbow = Latari Longbow
item-lightning_strike = Lightning Strike
item-mace_of_kellos = Mace of Kellos
item-platemail = Platemail
item-steel_greatsword = Steel Greatsword
item-tival_crystal = Tival Crystal
item-unarmed = bare hands

## Relics: the heroes’ side, then the overlord’s

item-dawnblade = Dawnblade
item-fortunas_dice = Fortuna’s Dice
item-shield_of_the_dark_god = Shield of the Dark God
item-staff_of_light = Staff of Light
item-the_shadow_rune = The Shadow Rune
item-trueshot = Trueshot
relic-duskblade = Duskblade
    .line = The same steel either way; only the hour differs.
relic-bones_of_woe = Bones of Woe
    .line = Luck was never a gift, only a loan.
relic-shield_of_zoreks_favor = Shield of Zorek’s Favor
    .line = Whoever strikes it learns what it remembers.
relic-staff_of_shadows = Staff of Shadows
    .line = It gives light, or takes it back.
relic-the_shadow_rune = The Shadow Rune
    .line = Half of the realm has died for it, and it is not half full.
relic-scorpions_kiss = Scorpion’s Kiss
    .line = An arrow that never argues about where it is going.

## Overlord cards

overlord-critical_blow = Critical Blow
overlord-dark_charm = Dark Charm
overlord-dark_fortune = Dark Fortune
overlord-dark_might = Dark Might
overlord-dash = Dash
overlord-frenzy = Frenzy
overlord-pit_trap = Pit Trap
overlord-poison_dart = Poison Dart
overlord-tripwire = Tripwire
overlord-word_of_misery = Word of Misery
overlord-unholy_ritual = Unholy Ritual
overlord-word_of_pain = Word of Pain
overlord-rise_again = Rise Again
overlord-word_of_despair = Word of Despair
overlord-diabolic_power = Diabolic Power
overlord-explosive_runes = Explosive Runes
overlord-web_trap = Web Trap
overlord-curse_of_the_monkey_god = Curse of the Monkey God
overlord-wicked_laughter = Wicked Laughter
overlord-uthuk_demon_trap = Uthuk Demon Trap
overlord-blood_rage = Blood Rage
overlord-dark_fortitude = Dark Fortitude
overlord-bloodlust = Bloodlust
overlord-expert_blow = Expert Blow
overlord-reinforce = Reinforce
overlord-dark_resilience = Dark Resilience
overlord-plan_ahead = Plan Ahead
overlord-schemes = Schemes
deck-basic = basic card
deck-magus = Magus
deck-saboteur = Saboteur
deck-warlord = Warlord
deck-universal = universal card
cardtrait-event = event
cardtrait-magic = magic
cardtrait-trap = trap

## What is found

search-health_potion = Health Potion
search-stamina_potion = Stamina Potion
search-power_potion = Power Potion
search-fire_flask = Fire Flask
search-warding_talisman = Warding Talisman
search-curse_doll = Curse Doll
search-treasure_chest = Treasure Chest
search-nothing = Nothing
search-secret_passage = Secret Passage
searchkind-potion = potion
searchkind-item = item
searchkind-special = special
searchkind-passage = passage
