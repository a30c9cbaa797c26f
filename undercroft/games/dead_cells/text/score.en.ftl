# What a campaign is counted by, and what can be achieved in one.

fact-mode = Game
    .campaign = a campaign
    .run = a single run
    .first = first steps
fact-boss = Mightiest boss beaten
    .none = nobody yet
fact-prisoner = Prisoner

figure-bosses = Bosses beaten
figure-runs = Runs
figure-slain = Enemies slain
figure-cells = Cells brought home

achievement-concierge = Nobody at the Door
    .line = Beat the Concierge.
achievement-time-keeper = About Time
    .line = Beat the Time Keeper.
achievement-hand = Show of Hands
    .line = Beat the Hand of the King.
achievement-first-run = Who Needs Practice
    .line = Beat a boss in the first run of a campaign.
achievement-alone = Just Me and the Blade
    .line = Beat a boss with nobody but Serenade at your side.
achievement-together = Prison Break
    .line = Beat a boss with four prisoners.
achievement-clean = Mind the Upholstery
    .line = Leave a biome in which nobody was hurt at all.
achievement-mighty = Overkill
    .line = Deal eight damage to an enemy in one blow.
achievement-harvest = Three Heads Are Better
    .line = See three enemies fall in the same round.
achievement-revenge = Remember Me?
    .line = Kill one of the kind that ended your last run.
achievement-runes = Written on the Walls
    .line = Find every rune of the island.
achievement-so-close = It Was Only Limping
    .line = Lose a run to a boss whose last face had two life points left, or fewer.
