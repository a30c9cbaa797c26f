# What a journey is counted by, and what can be achieved in one.

fact-mode = Game
    .campaign = a campaign
    .quest = a single quest
    .first = first steps
fact-quest = Quest
fact-winner = Winner
    .heroes = the heroes
    .overlord = the overlord
fact-hero = Hero
fact-class = Class

figure-quests = Quests won by heroes
figure-rounds = Rounds
figure-felled = Monsters felled
figure-fallen = Heroes knocked out

achievement-first-blood = Someone Else’s
    .line = Win First Blood as the heroes.
achievement-dark-dawn = The Road Is Closed
    .line = Win First Blood as the overlord.
achievement-rune-kept = Carved in Daylight
    .line = Win a whole campaign as the heroes.
achievement-rune-taken = Long Live the Night
    .line = Win a whole campaign as the overlord.
achievement-untouched = Not a Hair
    .line = Win as heroes without one of you ever being knocked out.
achievement-mighty = Through the Helmet
    .line = Deal ten damage with one blow of a hero’s.
achievement-crowd = Room to Breathe
    .line = Fell twelve monsters with one hero.
achievement-mauler = It Was Only Playing
    .line = Deal ten damage with one blow of a monster’s.
achievement-all-down = Equal Treatment
    .line = Knock out every single hero at least once.
achievement-quick = Before the Kettle Boils
    .line = Win an encounter as heroes in four rounds.
achievement-house-of-cards = House of Cards
    .line = Play ten overlord cards in one game.
achievement-two-alone = Two Is Company
    .line = Win with two heroes.
