"""What a hero's open cards come to, worked out once for as long as they stay the same.

Talent, skills, what is worn, a Taint card that is shown: which words they give to their bearer and to others, and what
may be used at which moment (D2-SKILL-01, D2-TAINT-02).
"""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.rules.sheets import FACES, AbilityFace, CardFace, PassiveFace
from undercroft.games.descent.state import Hero


class HeroCards:
    """The cards that lie open before a hero: by word what they give, by moment what may be used; the feat apart."""

    def __init__(self, hero: Hero) -> None:
        self.skills = hero.skills.copy()
        self.worn = hero.worn.copy()
        self.taint = hero.taint if hero.taint_shown else ""
        ids = [hero.kind, *self.skills, *self.worn]
        if hero.taint_shown:
            ids.append(self.taint)
        self.cards: list[CardFace] = [FACES[id] for id in ids]
        self.feat: CardFace = FACES[f"{hero.kind}.feat"]
        self.words: dict[str, list[PassiveFace]] = {}
        self.auras: dict[str, list[PassiveFace]] = {}
        self.moments: dict[str, list[AbilityFace]] = {}
        for card in self.cards:
            for passive in card.passives:
                given = self.words if passive.whom == "self" else self.auras
                given.setdefault(passive.gives, []).append(passive)
            for ability in card.abilities:
                self.moments.setdefault(ability.at, []).append(ability)

    def are_of(self, hero: Hero) -> bool:
        """Whether these still are the cards of this hero."""
        if self.skills != hero.skills or self.worn != hero.worn:
            return False
        return self.taint == hero.taint if hero.taint_shown else self.taint == ""


KNOWN: Final[dict[str, HeroCards]] = {}  # by hero, as they were last asked for


def cards_before(hero: Hero) -> HeroCards:
    """The cards that lie open before a hero; what is handed out is kept, and nobody changes it."""
    known = KNOWN.get(hero.kind)
    if known is None or not known.are_of(hero):
        known = HeroCards(hero)
        KNOWN[hero.kind] = known
    return known
