game-vault = La Chambre forte
    .line = Les voleurs entrent, le gardien attend.
side-thieves = les voleurs
side-warden = le gardien
ask-pace = Comment vous y prenez-vous à cette manche ?
ask-act = Encore { $count } : aller plus loin, ou fouiller ?
window-advanced = Un voleur s’est avancé d’une salle. Intervenez-vous ?
window-searched = Un voleur a fouillé. Intervenez-vous ?
moment-advanced = Un voleur s’avance
moment-searched = Un voleur fouille
do-pace = { $how ->
    [quick] Vite
   *[quiet] Sans bruit
}
do-advance = Aller une salle plus loin
do-search = Fouiller
do-spring = Jouer « { $card } »
event-met = Le gardien guettait { $listened ->
    [quick] les pas pressés
   *[quiet] les pas feutrés
}.
event-advanced = La place { $seat } passe à la salle { $room }.
event-found = La place { $seat } fouille et trouve { $loot }.
event-hurt = La place { $seat } est blessée : reste { $health }.
event-sprung = Le gardien joue « { $card } » contre la place { $seat }.
event-drew = Vous piochez « { $card } ».
outcome-robbed = La chambre forte est vide, et la rue aussi.
outcome-kept = La chambre forte garde ce qu’elle contient.
mark-round = le début de cette manche
signal-nod = hoche la tête
signal-shrug = hausse les épaules
vault-round = Manche { $number }
part-round = Manche
part-thieves = Voleurs
part-seat = Place
part-room = Salle
part-health = Santé
part-loot = Butin
part-deck = Cartes à venir
part-held = Cartes tenues
part-spent = Cartes jouées
part-hand = Votre main
part-rounds = Manches
card-pit = Fosse
card-alarm = Alarme
card-bolt = Porte verrouillée
