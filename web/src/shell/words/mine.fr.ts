// French words of one's own games, of achievements and of the game of the day.
import type { MineWords } from "./mine";

const count = (n: number, one: string, many: string) => `${n} ${n <= 1 ? one : many}`;

export const fr: MineWords = {
  title: "Mes parties",
  line: "Chaque partie que vous finissez ici est notée dans ce navigateur, et nulle part ailleurs.",
  none: "Rien encore. Finissez une partie, et elle apparaîtra ici.",
  export: "Enregistrer dans un fichier",
  import: "Importer un fichier",
  imported: (n) => (n === 0 ? "Toutes ces parties étaient déjà là." : `${count(n, "partie ajoutée", "parties ajoutées")}.`),
  refused: "Ce n’est pas un fichier de parties finies, ou il est abîmé. Rien n’a changé.",
  clear: "Tout oublier",
  clearAsk: "Oublier toutes les parties finies et tous les succès de ce navigateur ? Enregistrez-les d’abord dans un fichier si vous pensez en avoir besoin.",
  played: "jouées",
  wonLost: (won, lost) => `${count(won, "gagnée", "gagnées")}, ${count(lost, "perdue", "perdues")}`,
  won: "gagnée",
  lost: "perdue",
  percent: (n) => `${n} %`,
  share: "de victoires",
  row: "victoires de suite",
  most: (n) => `record ${n}`,
  time: "à la table",
  party: "Groupe",
  players: (n) => (n === 1 ? "en solitaire" : `${n} joueurs`),
  count: (won, played) => `${count(won, "gagnée", "gagnées")} sur ${played}`,
  achievements: "Succès",
  achieved: (n, of) => `${n} sur ${of}`,
  secret: "Un secret",
  secretLine: "Vous le saurez quand cela arrivera.",
  notYet: "pas encore",
  new: "nouveau",
  recent: "Les dernières parties",
  more: (n) => (n === 1 ? "En montrer une de plus" : `En montrer ${n} de plus`),
  undone: "avec annulations",
  variant: "variante",
  daily: "partie du jour",
  look: "Voir la table",
  home: "Accueil",
  lasted: (minutes) =>
    minutes < 1 ? "moins d’une minute" : minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`,
  seeAll: "Toutes mes parties",
  today: {
    title: "La partie du jour",
    line: "Chaque jour une graine par jeu, la même pour le monde entier. Seul diffère ce que vous en faites.",
    play: "Jouer",
    again: "Rejouer",
    nobody: "Pas encore jouée",
    yours: (won) => (won ? "Gagnée aujourd’hui." : "Perdue aujourd’hui."),
    start: "Commencer",
    players: "Nombre de joueurs",
    rules: "Selon les règles habituelles. Vous pouvez annuler des réponses, mais votre résultat le dira.",
    noGame: "Il n’y a pas de jeu de ce nom ici.",
    standing: "À côté des robots",
    of: (day) => `La partie du ${day}`,
    waiting: (n, of) => `Les robots jouent la même graine : ${n} ${n <= 1 ? "partie" : "parties"} sur ${of}.`,
    beaten: (n, of) =>
      n === 0
        ? `Sur ${count(of, "partie", "parties")} de robots, aucune n’a été moins bonne que la vôtre.`
        : n === of
          ? `Vous avez fait mieux que tous les robots, en ${count(of, "partie", "parties")}.`
          : `Vous avez fait mieux que les robots dans ${n} ${n === 1 ? "partie" : "parties"} sur ${of}.`,
    botsWon: (won, of) => `Les robots en ont gagné ${won} sur ${of}.`,
    botsWonSide: (won, of) => `Dans votre camp, les robots en ont gagné ${won} sur ${of}.`,
    you: "vous",
    bot: "un robot",
    legend: "Chaque point est une partie de robots ; plein, elle fut gagnée. Le losange est la vôtre.",
    figure: (title, mine, least, most) => `${title} : la vôtre ${mine}, celles des robots de ${least} à ${most}`,
    undone: "Vous avez annulé des réponses.",
  },
};
