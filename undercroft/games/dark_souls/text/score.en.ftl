# What a game is counted by, and what can be achieved in one.

fact-mode = Game
    .standard = the whole game
    .first_journey = campaign: The First Journey
    .coiled_sword = campaign: The Coiled Sword
    .first = first steps
fact-boss = Boss
fact-class = Class

figure-bosses = Bosses beaten
figure-encounters = Encounters won
figure-deaths = Deaths
figure-turns = Activations

achievement-victory = The Fire Holds
    .line = Win the game.
achievement-alone = One Against the Dark
    .line = Win with a single character.
achievement-together = Jolly Company
    .line = Win with four characters.
achievement-undying = Not Once
    .line = Win without a single death.
achievement-last-spark = Down to the Embers
    .line = Win with no spark left.
achievement-dry = For Another Day
    .line = Win without anyone drinking from an Estus flask.
achievement-untouched = Not a Scratch
    .line = Bring down a boss before it has hurt anyone.
achievement-mighty = One Blow
    .line = Deal nine damage to a foe in one blow.
achievement-harvest = Reaper
    .line = Destroy three enemies in one activation.
achievement-bloodstain = What Was Ours
    .line = Fetch back souls that were dropped.
achievement-campaign = The Long Road
    .line = Win a campaign.
achievement-so-close = So Close
    .line = Lose everything to a boss with three Health or fewer left.
