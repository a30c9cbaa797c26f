"""What the pages call things, as far as tests look for it."""

from __future__ import annotations

WORDS = {
    "en": {
        "start": "Start",
        "sit": "Sit down",
        "watch": "Watch",
        "to-table": "To the table",
        "hint": "Hint",
        "why": "Why not?",
        "rule": "Rule",
        "undo": "Undo",
        "look": "Look at the board",
        "cut": "The line is cut",
        "bring": "Bring a friend in",
        "leave": "Leave the party",
        "save": "Save the game to a file",
    },
    "fr": {
        "start": "Commencer",
        "sit": "S’asseoir",
        "watch": "Regarder",
        "to-table": "À la table",
        "hint": "Conseil",
        "why": "Pourquoi pas\u202f?",
        "rule": "Règle",
        "undo": "Annuler",
        "look": "Voir le plateau",
        "cut": "La ligne est coupée",
        "bring": "Faire venir un ami",
        "leave": "Quitter le groupe",
        "save": "Enregistrer la partie dans un fichier",
    },
}
