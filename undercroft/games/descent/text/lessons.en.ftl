# First Blood, taught as it is played: to heroes, and to the overlord.

## To heroes

lesson-start = You come in at the south. Stand together, but not all in one line: whoever stands in front is in the way of those who shoot.
lesson-next = A round is yours first, hero by hero, in any order you like; then it is the overlord’s. Who should go first? Often the one who clears the way for the others.
lesson-equip = You have more than you can hold. Two hands, one suit of armour, two other things; you may change them at the start of each turn, and at no other time.
lesson-actions = A turn is two actions: move, attack, rest, search, open a door, use a skill with an arrow. Two of a kind are allowed, and you may act between two steps. First the feet: Mauler stands in the north.
lesson-goal = Defeat Mauler, before too many goblins have run. Those who bar the way are worth an arrow; those who are far from the exit are not. Two actions: how do you come nearer?
lesson-walk = Each space costs a movement point, water costs two, and corners may be cut. The points do not have to be spent at once: walk, strike, walk on. What is left when your turn ends is lost.
lesson-points = No action is left, but there are still points to walk with. Step out of reach, or into Mauler’s way: he cannot walk through you, though goblins can.
lesson-fatigue = No action and no point is left, but a fatigue buys a step at any time in your turn. It is the cheapest thing you have, up to your Stamina; beyond it nothing may be paid. Save a little for your skills.
lesson-end = Nothing is left to do. When your turn ends, the next hero has theirs.
lesson-blow = Somebody is beside you. An attack is an action: blue and the coloured dice of your weapon. Hearts are damage, unless a shield on their dice stops them; the X on the blue die is a miss. You may attack with both actions.
lesson-shot = You see somebody. For a shot the range numbers on your dice must add up to the distance, counted in spaces; then it goes like any attack: hearts, less their shields. Nearer is surer. Figures and walls stand in the way of a look.
lesson-again = One action more. A second attack may finish what the first began; or step back, so that nobody finishes you.
lesson-surges = Lightning on the dice is a surge. Each buys one of these, and each of these can be bought once; what is not spent is gone. Range first if the shot falls short, then hearts. A surge may also take one fatigue off you.
lesson-guard = The dice are on the table and somebody will be hurt. Here is a card that may still help. Most are exhausted by that, and come back at the start of their owner’s next turn.
lesson-answer = A monster has come close to somebody who was waiting for that. This costs fatigue, and no action: it is the overlord’s turn, after all.
lesson-offer = A card of yours fits this moment. You need not use it: it may fit a later one better.
lesson-reroll = A die is rolled again, and the new face counts, better or worse. A die that shows little has little to lose.
lesson-search = A search token lies in reach. Searching is an action and brings a card: a potion, a weapon to throw, now and then nothing. In a campaign what you find is sold afterwards. But Mauler does not wait.
lesson-rest = You are as tired as you can be: no step, no skill can be paid. Resting is an action, and when your turn ends all fatigue is gone. It does not heal wounds.
lesson-revive = Somebody lies beside you. An action helps them up: two red dice, and every heart takes a damage off, every surge a fatigue. Nobody is ever out of the game for good, but while they lie there they do nothing.
lesson-knocked-out = Your damage is as high as your Health, so you are down, and the overlord has drawn a card for it. In your turn you can do one thing: stand up. Two red dice say how much comes off. Or wait for a friend.
lesson-stunned = You are stunned: the first thing you do is shake it off, and that is an action. Walking on fatigue is still open to you.
lesson-immobilized = You cannot move until your turn ends, not even for fatigue. Everything else you can do.
lesson-whom = The same dice count for somebody else as well. Choose whom.
lesson-free-move = Some steps beside your actions, for nothing. Use them to be where the next attack should come from.
lesson-free-attack = An attack beside your actions. Choose as always: who can be reached, and who is worth it.
lesson-agree = A card goes from hand to hand only if both agree. Heroes do this beside each other, in the middle of a move.
lesson-test = A test is two dice, grey and black, against one of your attributes: as many shields as that, or fewer, and it is passed. Take the attribute that is highest.
lesson-amount = You decide how much. Fatigue is cheaper than blood, but it has an end.
lesson-space = You have the choice of a space. Think of who acts next.

## To the overlord

lesson-place = Your monsters come first. The archers start in the east and want to leave in the north-west; Mauler only has to live. Put those in front who can stand a blow, so that the others get a clear run.
lesson-cards = Your turn begins with a card. What you hold is your own secret: cards say when they may be played, and most are better on the heroes’ turn than now. You need not play any.
lesson-groups = You activate your groups one after the other, in any order. A group is finished before the next begins. Who has to clear the way for whom?
lesson-monsters = Every figure of the group acts once. The one in front first, if others have to pass.
lesson-monster = A monster has two actions, and only one of them may be an attack. So: move and attack, attack and move away, or move twice and run.
lesson-monster-walk = Each space costs a point. Two move actions in one activation are allowed, and take a goblin far. Five of them at the exit, and the day is yours.
lesson-monster-attack = Somebody is in reach. One attack an activation, no more; whom it hurts most is up to you. A hero who falls brings you a card, but the heroes only lose if the goblins get away.
lesson-large = An ettin covers four spaces. It moves as if it were small, from any of its spaces, and is set down again where it fits. So it can turn, reach round corners, and fill a passage.
lesson-shrunken = It is on its way, and may strike from where it is before it goes on. If you do nothing here, its movement ends.
lesson-monster-end = Nothing is left for this one to do.
lesson-escape = There is the exit. For one movement point this goblin leaves the map, and counts. Come back it may, as a reinforcement.
lesson-monster-surges = Surges of your monsters buy what stands on their cards, each ability once. Range if it falls short, hearts if it does not.
lesson-reinforce = At the end of your turn some of the fallen come back in the east, masters and minions as you like. Put them down where the road is free.
lesson-trap = A hero is on the move, and you see where to. A trap goes off on a space that is empty when they enter it: choose one where stopping hurts, or pass and keep the card.
lesson-haste = A monster of yours is about to act. A card can make it faster or angrier for this one time. The best moment is the last goblin before the exit.
lesson-dark-dice = Dice lie on the table, and some of your cards bend them. Each can be played once for one roll. If the blow does little anyway, keep the card.
lesson-window = Here a card might be played. Nobody learns from a pass what you hold.
lesson-charmed = For one action this hero is yours: walk them into the dark, or let them strike a friend. Or, if that is better, themselves.
