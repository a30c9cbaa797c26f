"""A player with judgement: plans its fights, walks by what the group needs, spends teeth and cells with a plan."""

from __future__ import annotations

from typing import Final

from undercroft.bots.player import Player
from undercroft.engine.decision import DONE, PASS, Decision
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.dead_cells import planning, roaming, tactics
from undercroft.games.dead_cells.outfitting import (
    best_deal,
    best_deck,
    best_holder,
    best_mutation,
    best_purge,
    best_receiver,
    best_room,
    best_scroll,
    least_item,
)
from undercroft.games.dead_cells.rules.sheets import TILES
from undercroft.games.dead_cells.rules.table import life_left, run_of
from undercroft.games.dead_cells.state import (
    BePrisoner,
    Buy,
    Campaign,
    GoAgain,
    ItemTo,
    LightLantern,
    LoseStep,
    MakeFirst,
    Play,
    Retire,
    SitOut,
    StartIn,
    Take,
)

ROSTER: Final = ("flayed", "poisoned", "quartered", "immolated")
GATES: Final[dict[str, str]] = {"B1": "C1", "B4": "C2", "B7": "C3"}  # which boss a start leads to


class Judgement(Player):
    """The player."""

    def choose(self, session: Session, seat: int) -> Action | None:
        decision = session.decision
        table = session.state
        assert isinstance(table, Campaign)
        if decision is None or seat != decision.leader or seat not in decision.seats:
            return None
        if len(decision.options) == 1:
            return decision.options[0]
        answer = self.in_fight(session, table, seat, decision)
        if answer is None:
            answer = tactics.answer(table, decision)
        if answer is None:
            answer = at_large(table, seat, decision)
        return answer if answer is not None else decision.options[0]

    def in_fight(self, session: Session, table: Campaign, seat: int, decision: Decision) -> Action | None:
        """The answer to what is worth thinking a fight through for."""
        if decision.ask == "ask-card":
            return planning.best_card(table, seat, decision.about, decision.options)
        if table.fight is not None and decision.ask in planning.THOUGHT_THROUGH:
            return planning.best_answer(session, seat, decision)
        return None

    def quick(self) -> Player:
        return HastyJudgement()

    def shortlist(self, session: Session, seat: int, options: list[Action]) -> list[Action]:
        """Of every card that might be played one announcement: what is said alters no fight that is thought through."""
        decision = session.decision
        if decision is None or decision.ask != "ask-card":
            return options
        cards: dict[str, Action] = {}
        for option in options:
            if isinstance(option, Play) and option.card not in cards:
                cards[option.card] = planning.best_saying(option.card, options)
        return list(cards.values())


class HastyJudgement(Judgement):
    """The same player where a fight is only thought through: it takes what looks best."""

    def in_fight(self, session: Session, table: Campaign, seat: int, decision: Decision) -> Action | None:
        return None

    def quick(self) -> Player:
        return self


def at_large(table: Campaign, seat: int, decision: Decision) -> Action | None:
    """The answer to what is asked outside fights."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-way":
        return roaming.best_way(table, seat, options)
    if ask == "ask-hand-test":
        return tactics.best_test(options)
    if ask in ("ask-vial", "ask-healer"):
        return tactics.weakest(table, options)
    if ask in ("ask-damage-outside", "ask-start-damage", "ask-worm", "ask-malaise"):
        return tactics.best_victim(table, options)
    if ask == "ask-scroll":
        return best_scroll(table, options)
    if ask == "ask-item":
        return best_receiver(table, options)
    if ask in ("ask-slot", "ask-choose-item"):
        return best_room(table, decision.about, options)
    if ask in ("ask-give-up-item", "ask-discard-items"):
        return DONE if DONE in options else least_item(options)
    if ask == "ask-merchant":
        return best_purchase(table, options)
    if ask in ("ask-collector", "ask-trade"):
        return best_offer(options)
    if ask == "ask-option":
        return best_option(table, options)
    if ask == "ask-passer":
        return best_passer(table, options)
    if ask == "ask-lantern":
        return best_light(table, options)
    if ask in ("ask-scout", "ask-peek"):
        return options[len(options) // 2]
    if ask == "ask-teleport":
        return PASS
    if ask == "ask-lose-step":
        return least_step(table, options)
    return between_runs(table, decision)


def between_runs(table: Campaign, decision: Decision) -> Action | None:
    """The answer to what is asked before and after a run."""
    ask = decision.ask
    options = decision.options
    if ask == "ask-start":
        return best_start(table, options)
    if ask == "ask-prisoner":
        return best_prisoner(table, options)
    if ask == "ask-first-player":
        return sturdiest_first(table, options)
    if ask == "ask-spend":
        return best_deck(table, options)
    if ask in ("ask-holder", "ask-must-deal"):
        return best_holder(table, options)
    if ask == "ask-deal-upgrades":
        return best_deal(table, options)
    if ask in ("ask-place", "ask-feat", "ask-skill", "ask-pockets"):
        return best_mutation(table, options)
    if ask == "ask-purge":
        return best_purge(table, options)
    if ask == "ask-next-run":
        return GoAgain() if GoAgain() in options else Retire()
    return None


def best_start(table: Campaign, options: list[Action]) -> Action:
    """The latest start whose boss has not been beaten; once all have, each in its turn."""
    offered = [option for option in options if isinstance(option, StartIn)]
    for option in offered:
        if option.biome in GATES and not table.beaten.get(GATES[option.biome], 0):
            return option
    return offered[len(table.chronicle) % len(offered)]


def best_prisoner(table: Campaign, options: list[Action]) -> Action:
    """Everybody now and then, in every company: which one, past runs decide, so that each is known."""
    known = sum([run.cells + 1 for run in table.chronicle])
    taken = len(table.prisoners)
    for number in range(taken):
        known //= len(ROSTER) - number
    offered = [option for option in options if isinstance(option, BePrisoner)]
    offered.sort(key=place_in_roster)
    return offered[known % len(offered)] if offered else options[0]


def place_in_roster(option: BePrisoner) -> int:
    """Where a prisoner stands in the roster."""
    return ROSTER.index(option.kind) if option.kind in ROSTER else len(ROSTER)


def sturdiest_first(table: Campaign, options: list[Action]) -> Action:
    """The flayed take blows best; else the first."""
    for option in options:
        if isinstance(option, MakeFirst) and table.prisoners[option.who].kind == "flayed":
            return option
    return options[0]


def best_passer(table: Campaign, options: list[Action]) -> Action:
    """The most wounded rests."""
    best = options[0]
    least = 1000
    for option in options:
        if isinstance(option, SitOut):
            left = life_left(table, option.who)
            if left < least:
                least = left
                best = option
    return best


def best_purchase(table: Campaign, options: list[Action]) -> Action:
    """An item for whoever has a slot free for it."""
    offers: list[Action] = [option for option in options if isinstance(option, ItemTo)]
    best = best_receiver(table, offers) if offers else DONE
    if isinstance(best, ItemTo) and len(table.prisoners[best.who].items) < 3:
        return best
    return DONE


def best_offer(options: list[Action]) -> Action:
    """What is for sale, while there are teeth."""
    for option in options:
        if isinstance(option, Buy):
            return option
    return DONE


def best_option(table: Campaign, options: list[Action]) -> Action:
    """The option of an either/or line that is worth most."""
    run = run_of(table)
    tile = TILES[run.tiles[run.at]]
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, Take) and option.option < len(tile.either):
            choice = tile.either[option.option]
            value: float = 0.0
            value += sum([roaming.icon_value(table, act) for act in choice.gives]) - (0.8 if choice.test else 0.0)
            if value > most:
                most = value
                best = option
    return best


def best_light(table: Campaign, options: list[Action]) -> Action:
    """A lantern for a fight in which somebody stands far off."""
    fight = table.fight
    if fight is not None and any([enemy.space > 2 for enemy in fight.enemies]):
        return LightLantern()
    return PASS


def least_step(table: Campaign, options: list[Action]) -> Action:
    """The track on which least has been gained."""
    first = table.prisoners[run_of(table).first]
    order = ("tactics", "brutality", "survival")
    best = options[0]
    least = 99
    for option in options:
        if isinstance(option, LoseStep):
            steps = first.tracks[("survival", "tactics", "brutality").index(option.trait)]
            if steps * 3 + order.index(option.trait) < least:
                least = steps * 3 + order.index(option.trait)
                best = option
    return best
