"""The quest book: a page for every encounter, with its map, goals, clock and special rules, in either language.

`python -m undercroft.games.descent.quest_book` writes `docs/quest-book.<lang>.md` anew; a test fails when they are not
what the quests say. What stands on a page are words of the text files; the figures in them are those of the encounter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.message import capital
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.quest_cards import Amount, EncounterCard, GroupPlan, Quest, Reckoning
from undercroft.games.descent.quest_map import SIGNS, draw, token_signs

if TYPE_CHECKING:
    from undercroft.engine.text import Text

PARTY: Final = "party"
SIZES: Final = (2, 3, 4)
ROLES: Final = ("introduction", "act1", "interlude", "act2", "finale", "bonus", "rumour")
PLAIN_ROLES: Final = ("act1", "act2")  # whose name is the act's
ENDINGS: Final = {"heroes": "book-heroes", "overlord": "book-overlord", "clock": "book-clock"}
PLACES: Final = {"entrance": "book-place-entrance", "exit": "book-place-exit"}
ACTS: Final = {1: "act-one", 2: "act-two"}


# -- figures in sentences --------------------------------------------------------------------------------


def figures_of(card: EncounterCard, heroes: int) -> dict[str, str | int]:
    """The figures that an encounter's words may name: its numbers, goals of tracks, tiles, the clock (`rounds`).

    For a number of heroes as they are then; for 0 heroes all three, where they differ: `2/2/3`.
    """
    found: dict[str, str | int] = {name: figure(card, value, heroes) for name, value in card.numbers.items()}
    for track in card.track:
        if track.goal is not None:
            found[f"{track.id}_goal"] = figure(card, track.goal, heroes)
    found |= {f"tile_{laid.tile}": laid.tile for laid in card.laid}
    found["rounds"] = figure(card, card.clock.rounds, heroes)
    return found


def figure(card: EncounterCard, amount: Amount, heroes: int) -> str | int:
    """An amount in words: a number, or what it is with two, three and four heroes."""
    values = [value_of(card, amount, size) for size in SIZES]
    if heroes:
        return values[max(heroes, SIZES[0]) - SIZES[0]]
    return values[0] if len(set(values)) == 1 else "/".join(str(value) for value in values)


def value_of(card: EncounterCard, amount: Amount, heroes: int) -> int:
    """An amount with so many heroes; what is reckoned from a track counts as if that stood at 0."""
    if isinstance(amount, str):
        if amount == PARTY:
            return heroes
        return value_of(card, card.numbers[amount], heroes) if amount in card.numbers else 0
    if isinstance(amount, Reckoning):
        return min(amount.most, max(amount.least, amount.plus))
    if isinstance(amount, int):
        return amount
    return amount[heroes - SIZES[0]]


# -- pages -----------------------------------------------------------------------------------------------


def book(text: Text) -> str:
    """The whole book in one language."""
    quests = sorted(CARDS.quests.values(), key=lambda quest: (ROLES.index(quest.role), quest.page, quest.id))
    signs = ", ".join(f"`{sign}` {text.say(name)}" for sign, name in SIGNS.items())
    title = text.say("book-title")
    head = [
        f"# {title}",
        text.say("book-title.intro"),
        labelled(text, "book-signs", text.say("book-next", first=signs, next=text.say("book-signs.text"))),
    ]
    pages = [page for quest in quests for page in quest_pages(text, quest)]
    return "\n\n".join([*head, *pages]) + "\n"


def quest_pages(text: Text, quest: Quest) -> list[str]:
    """A quest: its story, the road, what it opens and brings; then its encounters."""
    place = text.say(f"role-{quest.role}")
    if quest.role not in PLAIN_ROLES:
        place = text.say("book-place", act=text.say(ACTS[quest.act]), role=place)
    found = [f"## {text.say(f'quest-{quest.id}')}", f"*{capital(place)}*", text.say(f"quest-{quest.id}.story")]
    if quest.travel:
        symbols = text.join([text.say(f"symbol-{symbol}") for symbol in quest.travel])
        found.append(text.say("book-travel", symbols=symbols))
    else:
        found.append(text.say("book-no-travel"))
    if quest.heroes_won:
        won, other = text.say(f"quest-{quest.heroes_won}"), text.say(f"quest-{quest.otherwise}")
        found.append(text.say("book-opens", won=won, otherwise=other))
    # What words the cards need, the faces need as well; they read this module themselves.
    from undercroft.games.descent.faces_quests import reward_line

    rewards = [
        text.say(side, reward=text.tell(reward_line(reward)))
        for side, reward in (("book-rewards-heroes", quest.heroes), ("book-rewards-overlord", quest.overlord))
    ]
    found.append("\n".join(f"- {reward}" for reward in rewards))
    for number in range(1, quest.encounters + 1):
        found += encounter_page(text, CARDS.encounters[f"{quest.id}_{number}"])
    return found


def encounter_page(text: Text, card: EncounterCard) -> list[str]:
    """An encounter: story, map, what either side wants, who and what is there, what is special."""
    about = f"{card.quest}-{card.number}"
    name = f"encounter-{about}"
    known: dict[str, Any] = figures_of(card, 0)
    title = text.say("book-encounter", number=card.number, name=text.say(name))
    found = [
        f"### {title}",
        text.say(f"{name}.story"),
        "```\n" + "\n".join(draw(card)) + "\n```",
        "\n".join(
            f"- {labelled(text, heading, text.say(f'{name}.{part}', **known))}" for part, heading in ENDINGS.items()
        ),
        listed(text, "book-groups", [group_line(text, group) for group in card.group]),
    ]
    signs = token_signs(card)
    allies = [f"{text.say(f'ally-{ally.kind}')} ({signs.get(ally.id, '-')})" for ally in card.ally]
    tokens = [
        text.say("book-token", sign=f"`{signs[token.kind]}`", token=text.say(f"objective-{token.kind}"))
        for token in card.token
        if token.kind in signs
    ]
    found += [listed(text, "book-allies", allies)] if allies else []
    found += [listed(text, "book-tokens", tokens)] if tokens else []
    if card.search is not None:
        many = [str(figure(card, card.search.many, 0))]
        found.append(listed(text, "book-search", many + ([text.say("book-search.star")] if card.search.star else [])))
    rules = [
        f"- `{card.quest}.{card.number}.{rule}` {text.say(f'rule-{about}-{rule}', **known)}" for rule in card.rules
    ]
    heading, ours = text.say("book-rules"), text.say("book-ours")
    found.append(f"**{heading}**\n\n" + "\n".join(rules))
    if card.source == "ours":
        found.append(f"*{ours}*")
    return found


def listed(text: Text, heading: str, things: list[str]) -> str:
    """Some things under a heading, in one line."""
    said = things[0]
    for thing in things[1:]:
        said = text.say("book-next", first=said, next=thing)
    return labelled(text, heading, f"{said}.")


def labelled(text: Text, heading: str, said: str) -> str:
    """Something under a heading, in one line."""
    return text.say("book-labelled", what=text.say(heading), text=said)


def group_line(text: Text, group: GroupPlan) -> str:
    """A group and where it stands."""
    if group.traits:
        who = text.say("book-open-group", traits=text.join([text.say(f"home-{trait}") for trait in group.traits], "or"))
    else:
        kind = "lieutenant" if group.kind in CARDS.lieutenants else "monster"
        name = text.say(f"leader-{group.leader}") if group.leader else ""
        who = text.say(f"{kind}-{group.kind}") + (f" ({name})" if name else "")
    said = text.say("book-group", name=who, place=place_line(text, group))
    asleep = text.say("book-asleep")
    return f"{said} ({asleep})" if group.asleep else said


def place_line(text: Text, group: GroupPlan) -> str:
    """Where a group stands."""
    if group.later:
        return text.say("book-place-later")
    if not isinstance(group.at, str):
        return text.say("book-place-here")
    return text.say(PLACES[group.at]) if group.at in PLACES else text.say("book-place-tile", tile=group.at)


def main() -> None:
    """Write both books anew."""
    from pathlib import Path

    from undercroft.engine.text import LANGUAGES, Text
    from undercroft.games.descent.game import Descent

    docs = Path(__file__).parents[3] / "docs"
    for lang in LANGUAGES:
        (docs / f"quest-book.{lang}.md").write_text(book(Text(Descent(), lang, strict=True)), encoding="utf-8")


if __name__ == "__main__":
    main()
