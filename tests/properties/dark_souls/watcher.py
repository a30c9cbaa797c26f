"""What has happened in games of Dark Souls, in words that can be compared with all that can happen."""

from __future__ import annotations

from properties import happenings

from undercroft.engine.record import Action, Event
from undercroft.engine.session import Session
from undercroft.engine.state import State
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.flat import Gear
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, CHARACTERS, GEAR, SHEETS
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


def everything() -> set[str]:
    """All that can happen, by the names this chronicle gives it."""
    wanted = {f"encounter {id}" for id in CARDS.encounters}
    wanted |= {f"tile {face}" for face in CARDS.tiles}
    wanted |= {f"foe {id}" for id in [*CARDS.enemies, *CARDS.bosses]}
    wanted |= {f"behaviour {id}" for id in CARDS.behaviours}
    wanted |= {f"trap {id}" for id in CARDS.traps}
    wanted |= {
        f"hero with {condition}"
        for behaviour in BEHAVIOURS.values()
        for icon in behaviour.icons
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
    return wanted


def inflicted(gear: Gear) -> list[str]:
    """The conditions a card brings upon foes."""
    found = [condition for way in gear.options for condition in way.conditions]
    return [*found, gear.enchant_condition] if gear.enchant_condition else found


class Watcher(happenings.Watcher):
    """Looks on while games are played, and notes what happened."""

    def give(self, session: Session, seat: int, action: Action) -> None:
        """One answer, and what it led to."""
        if isinstance(action, Attack):
            self.seen.add(f"option {action.option} of {GEAR[action.card].id}")
        super().give(session, seat, action)

    def look(self, session: Session, told: int, line: int) -> None:
        """What was told and carried out since, and how the table lies."""
        table = session.state
        assert isinstance(table, Souls)
        super().look(session, told, line)
        for laid in table.map:
            self.seen.add(f"tile {laid.tile}")
        if table.battle is not None:
            self.seen |= {f"terrain {token}" for token in table.battle.terrain if token}
        if table.quest.mode in CARDS.campaigns and table.map:
            self.seen.add(f"section {CARDS.campaigns[table.quest.mode].sections[table.quest.half].id}")
        for foe in table.foes:
            if foe.last:
                self.seen.add(f"behaviour {foe.last}")

    def hear(self, event: Event, table: State) -> None:
        """One thing that was told."""
        assert isinstance(table, Souls)
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
        elif isinstance(event, Bought) and GEAR[event.card].kindle:
            self.seen.add(f"card {GEAR[event.card].id}")
        elif isinstance(event, UsedHeroic):
            self.seen.add(f"heroic {CHARACTERS[table.heroes[event.who].kind].heroic}")
        elif isinstance(event, FoeActed):
            foe = next((one for one in table.foes if one.id == event.foe), None)
            if foe is not None and foe.heated:
                self.seen.add(f"ability {SHEETS[foe.kind].ability}")
        self.seen |= {f"class {hero.kind}" for hero in table.heroes if hero.kind and isinstance(event, Kindled | Began)}
