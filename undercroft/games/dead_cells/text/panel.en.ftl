# What stands on the panel in the terminal beside the names of things.

panel-place = Place
panel-prisoners = Prisoners

## The fight

panel-pierces = no shield helps
panel-cures = a state comes off
panel-pushes = push
panel-pulls = pull
panel-shatters = shatter shields
panel-earns = into the bag
panel-vanishes = out of reach
panel-dies = dies
panel-leaps = leap
panel-steals = steal
panel-summons = somebody joins
panel-rages = rage
panel-lays = lays something
panel-reach = reach ({ $short } is { $space })
panel-all = all of them
panel-needs = under a condition
panel-face-down = face down
panel-vanished = vanished
panel-rage = +{ $more } damage
panel-bout = Form { $form }, bout { $bout }
panel-attacks =
    { $spent ->
        [0] Attack cards to come: { $left }.
       *[other] Attack cards to come: { $left }; turned so far:
    }
panel-fires = Fire in this bout
panel-coming = Fire in the next bout
panel-shuriken = A shuriken comes back when round { $round } ends.
panel-loot = On the floor
panel-spoils = Gathered
panel-passes = { $who } passes.
panel-hand = In the hand of { $who }
panel-nothing = nothing that is known
panel-announced = { $what } announced

## The biome

panel-group = the group
panel-behind = behind you
panel-seen = face up
panel-rune = needs a rune
panel-locked = needs a key
panel-hand-test = hand test
panel-deck-test = deck test
panel-bag = In the bag
panel-lanterns =
    { $count ->
        [one] { $count } lantern lit
       *[other] { $count } lanterns lit
    }
panel-keys =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
panel-collector = For the collector
panel-known = On top of the equipment
panel-decks = In the decks: { $equipment } equipment, { $monsters } monsters, { $elites } elites.
panel-silent = No word and no sign before fights until this biome is behind you.
panel-runeless = The runes sleep until this biome is behind you.
panel-bells = Bells rung: { $rung }; still silent: { $left }.
panel-curses = The curses of this place

## Between runs

panel-price =
    { $price ->
        [one] Cells: { $cells }. An upgrade costs one.
       *[other] Cells: { $cells }. An upgrade costs { $price }.
    }
panel-ability = Ability: { $acts }
panel-well = The Well
panel-secrets = Secrets
panel-opened = { $opened } of { $of } opened
panel-mutations = The Mutations board
panel-stored = Put by
panel-runes = Runes
panel-bosses = Bosses
panel-boss =
    { $times ->
        [0] { $boss }: still stands
        [one] { $boss }: beaten once
       *[other] { $boss }: beaten { $times } times
    }
panel-starts = Runs may begin in
panel-sellers = On the street
panel-seller = { $seller }: level { $level }
panel-upgraded = Upgraded cards
panel-holder = { $card } ({ $who })
panel-laid = Waiting for the next run

## The prisoners

panel-fallen = fallen
panel-passing = passes
panel-bare = bare hands
panel-cards = Hand { $hand } · deck { $deck } · discard { $discard }
panel-worms =
    { $count ->
        [one] { $count } worm
       *[other] { $count } worms
    }
