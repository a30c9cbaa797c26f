# Monsters, lieutenants, familiars and those whom quests bring: what they are called, alone and in a sentence.

## Monsters

monster-barghest = barghest
    .the = the barghest
    .master = the master barghest
    .group = the barghests
    .line = Half hound, half shadow, and the howl comes from the other half.
monster-cave_spider = cave spider
    .the = the cave spider
    .master = the master cave spider
    .group = the cave spiders
    .line = It waits where you thought the ceiling was.
monster-elemental = elemental
    .the = the elemental
    .master = the master elemental
    .group = the elementals
    .line = Fire, earth, water and air, held together by bad temper.
monster-ettin = ettin
    .the = the ettin
    .master = the master ettin
    .group = the ettins
    .line = Two heads, one club, and never a second opinion.
monster-flesh_moulder = flesh moulder
    .the = the flesh moulder
    .master = the master flesh moulder
    .group = the flesh moulders
    .line = It mends its own with what was left of somebody else.
monster-goblin_archer = goblin archer
    .the = the goblin archer
    .master = the master goblin archer
    .group = the goblin archers
    .line = Brave, as long as somebody bigger is watching.
monster-merriod = merriod
    .the = the merriod
    .master = the master merriod
    .group = the merriods
    .line = What reaches out of the water is only the beginning of it.
monster-shadow_dragon = shadow dragon
    .the = the shadow dragon
    .master = the master shadow dragon
    .group = the shadow dragons
    .line = Here the dark has wings, and it breathes in before it breathes fire.
monster-zombie = zombie
    .the = the zombie
    .master = the master zombie
    .group = the zombies
    .line = Slow, patient, and down to a single idea.

## Lieutenants

lieutenant-baron_zachareth = Baron Zachareth
    .the = Baron Zachareth
    .line = By day he rules justly; the rest of the time he rules as well.
lieutenant-belthir = Belthir
    .the = Belthir
    .line = Half man, half wyrm, and both halves are for hire.
lieutenant-lady_eliza_farrow = Lady Eliza Farrow
    .the = Lady Eliza
    .line = She asks everybody in, and remembers how they tasted.
lieutenant-lord_merick_farrow = Lord Merick Farrow
    .the = Lord Merick
    .line = He opened the one book that reads its reader.
lieutenant-sir_alric_farrow = Sir Alric Farrow
    .the = Sir Alric
    .line = A knight who kept the armour and lost what was inside.
lieutenant-splig = Splig
    .the = Splig
    .line = King of the goblins, for as long as he can stay behind them.

## Familiars

familiar-reanimate = reanimate
    .the = the reanimate
    .line = It does not remember its name, but it comes when called.

## What stands on their cards

ability-reach = Reach
ability-howl = Howl
ability-night_stalker = Night Stalker
ability-web = Web
ability-poison = Poison
ability-disease = Disease
ability-immobilize = Immobilise
ability-stun = Stun
ability-fire = Fire
ability-earth = Earth
ability-water = Water
ability-air = Air
ability-throw = Throw
ability-heal = Heal
ability-mend = Mend
ability-scamper = Scamper
ability-cowardly = Cowardly
ability-flail = Flail
ability-shadow = Shadow
ability-fire_breath = Fire Breath
ability-shambling = Shambling
ability-grab = Grab
ability-dominion = Dominion
ability-subdue = Subdue
ability-shadow_bolt = Shadow Bolt
ability-fly = Fly
ability-cry_havoc = Cry Havoc
ability-sacrifice = Sacrifice
ability-seduce = Seduce
ability-wail = Wail
ability-blood_call = Blood Call
ability-aftershock = Aftershock
ability-ignite = Ignite
ability-wither = Wither
ability-unmovable = Unmovable
ability-overpower = Overpower
ability-regeneration = Regeneration
ability-not_me = Not Me!
ability-knockback = Knockback
ability-promotion = Promotion

## Those whom single quests bring

lieutenant-khorayt = Khorayt
    .the = Khorayt
    .line = They buried him to be rid of him, and he did not notice.
lieutenant-ruin = Ruin
    .the = Ruin
    .line = A mountain that has somewhere to be.
lieutenant-gryvorn = Gryvorn
    .the = Gryvorn
    .line = Kings have prayed to him, and he was listening.
lieutenant-valyrax = Valyrax
    .the = Valyrax
    .line = She counts her young every night, and knows the number.
lieutenant-the_fen_king = The Fen King
    .the = the Fen King
    .line = His crown is reeds, his court is mud, and his subjects do not float.

## Agents

lieutenant-agent_baron_zachareth = Baron Zachareth, agent
    .the = Baron Zachareth
    .line = He comes himself when something must not go wrong.
lieutenant-agent_belthir = Belthir, agent
    .the = Belthir
    .line = Paid in advance, and in a hurry to be elsewhere.
lieutenant-agent_lady_eliza_farrow = Lady Eliza Farrow, agent
    .the = Lady Eliza
    .line = She was only passing, and she is thirsty.
lieutenant-agent_lord_merick_farrow = Lord Merick Farrow, agent
    .the = Lord Merick
    .line = He would rather have stayed with his book.
lieutenant-agent_sir_alric_farrow = Sir Alric Farrow, agent
    .the = Sir Alric
    .line = Called to arms once more, and no longer able to refuse.
lieutenant-agent_splig = Splig, agent
    .the = Splig
    .line = He was told there would be food.
lieutenant-agent_ariad = Ariad
    .the = Ariad
    .line = What you see of her is what she wants to be seen.
lieutenant-agent_raythen = Raythen
    .the = Raythen
    .line = He counts the treasure first and the heroes after.

## Allies

ally-villager = villager
    .the = the villager
    .line = Has a house to go back to, if it still stands.
ally-militia = militiaman
    .the = the militiaman
    .line = A farmer yesterday, and perhaps again tomorrow.
ally-sir_palamon = Sir Palamon
    .the = Sir Palamon
    .line = He has never lost a castle, and does not mean to learn how.
ally-cardinal_koth = Cardinal Koth
    .the = Cardinal Koth
    .line = An old man whose blessing still works.
ally-frederick = Frederick
    .the = Frederick
    .line = He knows where it is hidden, and wishes he did not.
ally-sister_alma = Sister Alma
    .the = Sister Alma
    .line = She has kept a blade for years without drawing it.
ally-wyrmling = wyrmling
    .the = the wyrmling
    .line = It has chosen its side, and hopes to grow into it.

## What stands on the cards of these

ability-tail_sweep = Tail Sweep
ability-bitter_cold = Bitter Cold
ability-dread_roar = Dread Roar
ability-drag_under = Drag Under
ability-contempt = Contempt
ability-despair = Despair
ability-cursed_assault = Cursed Assault
ability-allure = Allure
ability-him_instead = Him Instead!
ability-get_them = Get Them
ability-direction = Direction
ability-opportunist = Opportunist
ability-pilfer = Pilfer
ability-overrun = Overrun
