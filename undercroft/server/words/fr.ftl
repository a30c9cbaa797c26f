# Ce que le serveur a lui-même à dire. Tout ce qui touche à un jeu est dit par le jeu.

## Pas fait

refused-stale-answer = Trop tard : la question a changé.
refused-wrong-seat = C’est à quelqu’un d’autre de répondre.
refused-leader-decides = À cette table, seule décide la personne qui a le dernier mot.
refused-illegal-answer = Ce n’est pas une des réponses.
refused-not-possible = Ce n’est pas possible maintenant.
refused-not-yours = Ce n’est pas à vous de le faire.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-bot-plays = Un robot joue cette place. Reprenez-la d’abord.
refused-no-bot-there = Aucun robot ne joue cette place.
refused-no-request = On ne peut pas le lui demander maintenant.
refused-only-host = Seul l’hôte peut faire cela.
refused-only-players = Seuls ceux qui jouent peuvent faire cela.
refused-too-fast = Pas si vite : attendez un instant, s’il vous plaît.
refused-still-thinking = Un conseil à la fois : on réfléchit encore au dernier.
refused-not-understood = Cette demande n’a pas été comprise.
refused-no-key = Il faut la clé de la table : ouvrez-la depuis votre propre lien.
refused-no-table = Cette table n’existe pas, ou cette clé ne l’ouvre pas.
refused-no-invite = Cette invitation n’est plus valable : elle a déjà servi, ou a été renouvelée. Demandez-en une autre à l’hôte.
refused-too-late = Il est trop tard pour cela.
refused-trouble = Cela n’a pas pu être noté, donc cela n’a pas eu lieu. Veuillez réessayer.
refused-game-over = La partie est finie.
refused-not-over = Il faut attendre la fin de la partie.
refused-no-game = Ce jeu n’existe pas ici.
refused-bad-options = Le jeu ne peut pas être préparé ainsi.
refused-bad-seats = Le jeu n’est pas fait pour autant de joueurs.
refused-none-mine = Une place au moins doit être la vôtre.
refused-no-bot = Ce jeu ne connaît pas ce robot.
refused-packs-missing = Cette table a été jouée avec des paquets de cartes qui ne sont plus là, ou qui ont changé.
refused-absent-giver = Cela annulerait la réponse de quelqu’un qui n’est pas là pour donner son accord.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-undo-pending = Quelqu’un demande déjà à revenir en arrière.
refused-nothing-asked = Personne n’attend votre accord en ce moment.
refused-no-chat = À ce jeu, on ne se parle pas ainsi.
refused-nobody-there = Personne à cette place ne peut devenir l’hôte.
refused-still-here = La personne assise là est présente et joue.
refused-last-seat = C’est la seule place de l’hôte. Nommez d’abord un autre hôte.
refused-no-reseat = Personne ne peut rejoindre ni quitter la partie en ce moment.
refused-full-house = Tant de monde regarde qu’il n’y a plus de place.
refused-bad-save = Cette sauvegarde est inutilisable : abîmée, étrangère, ou d’une version plus récente.
refused-no-step = La partie n’a pas cette étape.
refused-nothing-to-advise = Il n’y a rien à conseiller ici.

## Partir

gone-deleted = L’hôte a débarrassé cette table.
gone-renewed = Cette place a un nouveau lien. Demandez-le à l’hôte.
gone-no-table = Cette table n’existe pas, ou cette clé ne l’ouvre pas.
gone-stopping = Le serveur s’arrête. Rien n’est perdu : la table sera de nouveau là.
gone-trouble = La table ne peut pas être lue pour l’instant. Revenez dans un moment.
gone-too-fast = C’était trop à la fois.
gone-not-understood = Cette table n’a rien compris à ce qu’elle a entendu.
gone-silent = Personne n’a dit qui venait.

## Revenir en arrière

leave-to = Laisser faire { $who }
bot-will = D’accord.
bot-cannot = Je ne peux pas : { $why }
answer-of = une réponse de { $who }
seat = place { $number }

## À la porte

refused-foreign-page = La demande vient d’une page qui n’est pas celle de cette table.
refused-not-found = Rien de tel ici.
refused-no-rulebook = Ce jeu n’a pas de livret de règles.
refused-wrong-method = Cela ne se demande pas ainsi.
refused-too-long = C’est trop long pour cette table.
refused-too-many-tables = On a ouvert tant de tables d’ici que celle-ci doit attendre un peu.
