# What a castle is counted by, and what can be achieved in one.

fact-castle = Castle
    .full = the whole castle
    .first = a first castle
fact-boss = Last enemy
fact-character = Prisoner

figure-pages = Pages turned
figure-hp = Hit points left
figure-rounds = Rounds fought

achievement-out = Fresh Air
    .line = Escape from the castle.
achievement-alone = Nobody to Thank
    .line = Escape without another player at the table.
achievement-together = Nobody Left Behind
    .line = Escape with four prisoners.
achievement-thread = By a Thread
    .line = Escape with a prisoner who has one hit point left.
achievement-hale = A Walk in the Dark
    .line = Escape with every prisoner at half of their hit points or more.
achievement-bare-hands = Bare Hands
    .line = Escape without using a single item.
achievement-no-rest = No Time to Sit
    .line = Escape without anyone resting in a fight.
achievement-one-round = Like Skittles
    .line = Beat, in its first round, a row with two dice more than there are prisoners.
achievement-sure-hands = Sure Hands
    .line = Escape after two trials or more, with none of them failed.
achievement-ill-luck = Against the Dice
    .line = Escape with dice that would have been kinder three times out of four.
achievement-so-close = So Close
    .line = Die before the last enemy when one more hit would have done.
achievement-short-stay = A Short Stay
    .line = Die within the first three pages.
