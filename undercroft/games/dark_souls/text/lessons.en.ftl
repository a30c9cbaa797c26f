## First steps

lesson-hold = Two hands hold two things, and the rest waits at your back. A weapon to strike with and a shield to block with are a good beginning.
lesson-stand = You come in by the door, on any node beside it. Two enemies are waiting, and enemies always act first: the small one is a single step away.
lesson-aggro = Whoever led the way carries the Aggro token. Some enemies go for the nearest, others for whoever carries it: the sturdiest should.
lesson-first = Enemies act, then one of you; then they act again, then the next of you. Who is near enough to strike?
lesson-block = A blow is coming. Block costs nothing: your armour and shield roll their dice, and take what they show off the damage. What gets through goes onto your bar in red, and ten boxes are all you have.
lesson-stand-fast = The roll can be mended before it counts. Luck turns one die again; the Knight’s Heroic Action, Stand Fast, adds a blue die. Each works once until the party rests at the bonfire, so spend them where they save most.
lesson-berserk = Nobody is in reach. The Warrior’s Heroic Action, Berserk Charge, is a step for nothing, then a stroke that costs nothing and may strike all on the node. It works once until the party rests: a good moment, if you end beside the great one.
lesson-perseverance = The Herald’s Heroic Action, Perseverance, gives everyone two Stamina back, however far away they are. It works once until the party rests: wait until there is Stamina to give back.
lesson-luck = Luck turns one die again, once until the party rests. The new face stands, even if it is worse. Or keep the roll.
lesson-attack = Your turn. A weapon may be used once: its dice must show more than the enemy’s defence, and what is over is damage. Look at an answer, and its odds stand beside the floor.
lesson-walk = The first step of an activation costs nothing. Each one after it costs one Stamina. Move before you strike or after it, not both: is there a better place to be when the enemies act?
lesson-end = When you are done, end your activation. All enemies act, the greatest threat first; then your next activation begins, and gives two Stamina back.
lesson-dodge = You may dodge instead: one Stamina, a step if you like, then the dodge dice. With as many icons as the blow asks for, nothing hits you; with fewer, all of it does. Compare the odds before you choose.
lesson-push = The great one throws aside whoever stands in its way. You choose where you land: by a wall, in the open, or beside its friends.
lesson-stamina = Stronger strokes cost Stamina: black on your bar, from the left, while wounds come red from the right. When they meet you are dead, so keep room for the next blow.
lesson-estus = Your bar is filling up. The Estus flask clears it, black and red, once until the party rests. Drinking costs nothing: do it when the next blows might fill what is left, and not much sooner.
lesson-crowd = A node holds three models and no more. Whoever comes in fourth makes room: you say who has to leave, and where to.
lesson-backstab = You were not hit, so the Assassin may answer at once, free of charge. It is a Heroic Action: once until the party rests.
lesson-charge = The charge is a free step, and the next stroke costs nothing. Come close enough for it.
lesson-receive = What you do may help another. Give it to whoever has the least room left on the bar.
