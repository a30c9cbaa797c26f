# What is declined or ended, by the question, and what speaks against an answer that is plainly a mistake.

do-decline-deal = The cards stay where they lie
do-decline-pockets = The pockets are as they should be
do-decline-teleport = Stay on this side of the wall
do-decline-test = Give up no card: the test is failed
do-decline-trade = Buy nothing and go on
do-decline-purge = No card leaves the game
do-decline-discard = Nothing is thrown away
do-decline-lantern = Fight in the dark
do-decline-exchange = Keep this hand
do-decline-reorder = They stay as they stand
do-decline-opening = Nothing ahead of the others
do-decline-potion = The potions stay corked
do-decline-item = No item in this round
do-decline-ability = No ability
do-decline-loot = Take nothing
do-decline-healer = Leave the healer
do-decline-merchant = Leave the merchant
do-decline-collector = Leave the collector
do-decline-spend = Spend no more cells

## Two answers as one

do-ability-on = { CAP($ability) }: { $whom }
do-go-giving = { $way }, giving up { $card }

## Mistakes

blunder-death = This kills { $who }, and one death ends the run for everybody; { $other } would live through it.
blunder-death-companion = This kills { $who }, and one death ends the run for everybody; a companion could take it.
blunder-potion = A potion heals everything: { $who } has lost a single life point, { $other } is down to the last.
blunder-unused = It costs { $who } nothing, and it would do something.
blunder-cells =
    { $cells ->
        [one] A card costs { $price }, and there is one cell left. Kept, it does nothing for the next run.
       *[other] A card costs { $price }, and there are { $cells } cells left. Kept, they do nothing for the next run.
    }
blunder-cells-lost =
    { $cells ->
        [one] A card costs { $price }, and there is one cell left. What is not spent now is lost.
       *[other] A card costs { $price }, and there are { $cells } cells left. What is not spent now is lost.
    }
blunder-reset = Everything that was bought, found and beaten goes back into the box, for good.
