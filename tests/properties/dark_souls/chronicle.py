"""What has happened in games of Dark Souls, in words that can be compared with all that can happen."""

from __future__ import annotations

import re
from pathlib import Path

from undercroft.bots.player import Player, next_answer
from undercroft.engine.record import Action, Event, Step
from undercroft.engine.session import Session
from undercroft.games.dark_souls import state as forged
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import CONDUCTS, GEAR, HEROIC, SHEETS, Gear
from undercroft.games.dark_souls.state import (
    Afflicted,
    Appeared,
    Attached,
    Attack,
    Began,
    Bought,
    Equipped,
    FoeActed,
    Kindled,
    Souls,
    Sprang,
    UsedHeroic,
)

RULES = Path(__file__).resolve().parents[3] / "undercroft" / "games" / "dark_souls" / "rules"


def everything() -> set[str]:
    """All that can happen, by the names this chronicle gives it."""
    wanted = {f"encounter {id}" for id in CARDS.encounters}
    wanted |= {f"tile {face}" for face in CARDS.tiles}
    wanted |= {f"foe {id}" for id in [*CARDS.enemies, *CARDS.bosses]}
    wanted |= {f"behaviour {id}" for id in CARDS.patterns}
    wanted |= {f"trap {id}" for id in CARDS.traps}
    wanted |= {
        f"hero with {condition}"
        for conduct in CONDUCTS.values()
        for icon in conduct.icons
        for condition in icon.conditions
    }
    wanted |= {f"foe with {condition}" for gear in GEAR.values() for condition in inflicted(gear)}
    wanted |= {f"ability {boss.ability}" for boss in CARDS.bosses.values() if boss.ability}
    wanted |= {f"heroic {character.heroic}" for character in CARDS.characters.values()}
    wanted |= {f"class {id}" for id in CARDS.characters}
    wanted |= {f"terrain {kind}" for kind in ("barrel", "chest", "gravestone", "torch")} & {
        f"terrain {kind}" for card in CARDS.encounters.values() for kind in (card.terrain_1, card.terrain_2)
    }
    for campaign in CARDS.campaigns.values():
        wanted |= {f"section {section.id}" for section in campaign.sections}
    for id, card in CARDS.equipment.items():
        wanted.add(f"card {id}")
        wanted |= {f"option {number} of {id}" for number in range(len(card.options))}
    wanted |= {
        f"asked {ask}" for file in RULES.glob("*.py") for ask in re.findall(r'"(ask-[a-z-]+)"', file.read_text())
    }
    for kind, word in ((Event, "told"), (Action, "did"), (Step, "ran")):
        wanted |= {f"{word} {name}" for name, one in vars(forged).items() if is_kind(one, kind)}
    return wanted


def inflicted(gear: Gear) -> list[str]:
    """The conditions a card brings upon foes."""
    found = [condition for way in gear.ways for condition in way.conditions]
    return [*found, gear.condition] if gear.condition else found


def is_kind(one: object, kind: type) -> bool:
    """Whether this is one of the game's own records of a kind."""
    return isinstance(one, type) and issubclass(one, kind) and one is not kind


class Watcher:
    """Looks on while games are played, and notes what happened."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def watch(self, session: Session, bots: dict[int, Player], most: int) -> Session:
        """Let these play, for so many answers at most."""
        self.look(session, 0, 0)
        for _ in range(most):
            answer = next_answer(session, bots)
            if answer is None:
                break
            self.give(session, *answer)
        return session

    def give(self, session: Session, seat: int, action: Action) -> None:
        """One answer, and what it led to."""
        told, line = len(session.events), len(session.entries)
        self.seen.add(f"did {type(action).__name__}")
        if isinstance(action, Attack):
            self.seen.add(f"option {action.option} of {GEAR[action.card].id}")
        session.answer(seat, session.serial(seat), action)
        self.look(session, told, line + 1)

    def look(self, session: Session, told: int, line: int) -> None:
        """What was told and carried out since, and how the table lies."""
        table = session.state
        assert isinstance(table, Souls)
        if session.decision is not None:
            self.seen.add(f"asked {session.decision.ask}")
        for mark in reversed(session.checkpoints):
            if mark.at < line:
                break
            if mark.state.agenda:
                self.seen.add(f"ran {type(mark.state.agenda[-1]).__name__}")
        for laid in table.map:
            self.seen.add(f"tile {laid.tile}")
        if table.battle is not None:
            self.seen |= {f"terrain {token}" for token in table.battle.terrain if token}
        for one in session.events[told:]:
            self.hear(one.event, table)
        if table.quest.mode in CARDS.campaigns and table.map:
            self.seen.add(f"section {CARDS.campaigns[table.quest.mode].sections[table.quest.half].id}")
        for foe in table.foes:
            if foe.last:
                self.seen.add(f"behaviour {foe.last}")

    def hear(self, event: Event, table: Souls) -> None:
        """One thing that was told."""
        self.seen.add(f"told {type(event).__name__}")
        if isinstance(event, Began):
            self.seen.add(f"encounter {event.what}")
        elif isinstance(event, Appeared):
            self.seen.add(f"foe {event.kind}")
        elif isinstance(event, Sprang):
            self.seen.add(f"trap {event.trap}")
        elif isinstance(event, Afflicted):
            self.seen.add(f"{'hero' if event.who >= 0 else 'foe'} with {event.condition}")
        elif isinstance(event, Equipped):
            self.seen.add(f"card {GEAR[event.card].id}")
        elif isinstance(event, Attached):
            self.seen.add(f"card {GEAR[event.upgrade].id}")
        elif isinstance(event, Bought) and GEAR[event.card].ember:
            self.seen.add(f"card {GEAR[event.card].id}")
        elif isinstance(event, UsedHeroic):
            self.seen.add(f"heroic {HEROIC[table.heroes[event.who].kind]}")
        elif isinstance(event, FoeActed):
            foe = next((one for one in table.foes if one.id == event.foe), None)
            if foe is not None and foe.heated:
                self.seen.add(f"ability {SHEETS[foe.kind].ability}")
        self.seen |= {f"class {hero.kind}" for hero in table.heroes if hero.kind and isinstance(event, Kindled | Began)}
