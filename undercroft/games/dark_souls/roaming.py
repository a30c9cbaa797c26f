"""Between encounters: where to go, what to buy, when to rest.

In a campaign sparks can be bought, and every rest lays the encounters out again to be won for souls: a party that goes
on dying where it is too weak learns nothing, one that wins the easy rooms again grows. So a harder room waits until the
party is a match for it.
"""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.record import Action
from undercroft.games.dark_souls import outfitting
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.bonfire import can_draw, in_campaign, level_cost, levels, price, refills
from undercroft.games.dark_souls.rules.campaign import spark_price
from undercroft.games.dark_souls.rules.gear import STATS
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.rules.setup import most_sparks
from undercroft.games.dark_souls.state import Buy, BuySpark, EnterBoss, Go, Level, Open, Rest, Souls

SPARE: Final = 1  # sparks kept for a second try at a boss
RESERVE: Final = 2  # the same in a campaign, where they can be bought: even easy rooms are lost now and then
WEARY: Final = (
    300  # foes met for each part of a campaign, after which no spark is bought any more: it must end some day
)
TREASURE: Final = 0.5  # what a soul spent on the first card brings
PLENTY: Final = 5.0  # cards a character after which one more brings little
LEARNED: Final = (4, 7, 10)  # levels for each character before the bosses of a campaign
STRONGER: Final = 0.8  # by how much the party must have grown before it tries again what beat it
LONG_AGO: Final = 40  # foes met since, after which it does so anyhow
PATIENCE: Final = 50  # foes met in a part of a campaign before growing any further counts for less
RESOLVE: Final = 50  # so many more, and the party goes on as it is
ENOUGH: Final = 12  # defeats in a part, after which no spark is bought any more
# What a character must be worth more than at first for a room of the second or third level, by how many they are: below
# it most such rooms were lost, above it nearly all were won. One of the first level is always tried.
SECOND: Final = (0.0, 3.0, 2.0, 1.0, 1.0)
THIRD: Final = (0.0, 6.0, 4.0, 3.0, 3.0)


class Defeats:
    """What beat the party, and how strong it was then: it is not tried again by a party that is no stronger.

    Everything is seen at the table: a new encounter is over, and all is face down again around the bonfire.
    """

    def __init__(self) -> None:
        self.met = 0  # foes, when last looked
        self.half = -1  # the part of the campaign, when last looked
        self.begun = 0  # foes met before it
        self.count = 0  # how often the party was beaten in it
        self.growth: dict[str, float] = {}
        self.since: dict[str, int] = {}

    def notice(self, table: Souls) -> None:
        """Look at the table between two encounters: was the last one lost?"""
        met = len(table.roster)
        if table.quest.half != self.half:
            self.half = table.quest.half
            self.begun = met
            self.count = 0
        lost = met != self.met and table.at == BONFIRE and table.dropped >= 0 and not is_anything_won(table)
        self.met = met
        if lost:
            tile = table.dropped_tile
            name = table.quest.boss if tile < 0 else table.map[tile].encounter
            self.growth[name] = outfitting.growth(table)
            self.since[name] = met
            self.count += 1

    def is_too_early(self, table: Souls, name: str) -> bool:
        """Whether something beat the party, which has neither grown nor won much since."""
        if name not in self.growth or len(table.roster) - self.since[name] >= LONG_AGO:
            return False
        return outfitting.growth(table) < self.growth[name] + STRONGER

    def caution(self, table: Souls) -> float:
        """How much of what the party wants to have grown it still waits for, after so long in this part: 1 to 0."""
        return min(1.0, max(0.0, 1.0 - (len(table.roster) - self.begun - PATIENCE) / RESOLVE))


def best_way(table: Souls, options: list[Action], defeats: Defeats) -> Action:
    """Open chests, spend souls at the bonfire, win what one is a match for, rest while sparks last, then go on."""
    for option in options:
        if isinstance(option, Open):
            return option
    ahead = [option for option in options if isinstance(option, Go) and option.tile >= 0]
    is_due = is_rest_due(table, defeats)
    bought = best_purchase(table, not ahead and not is_due, defeats.count < ENOUGH)
    if bought is not None:
        return bought if table.at == BONFIRE else Go(BONFIRE)
    if ahead:
        fit = [go for go in ahead if is_match(table, go, defeats)]
        if fit or not table.sparks or not is_anything_won(table):
            return min(fit or ahead, key=LevelOf(table))
        return Rest() if table.at == BONFIRE else Go(BONFIRE)
    if table.at != BONFIRE:
        return Go(BONFIRE)
    if is_due and Rest() in options:
        return Rest()
    return EnterBoss() if EnterBoss() in options else options[0]


def reserve(table: Souls) -> int:
    """How many sparks are kept back: fewer than there can be, or no rest would ever be due."""
    return min(RESERVE, most_sparks(table) - 1) if in_campaign(table) else SPARE


def is_match(table: Souls, go: Go, defeats: Defeats) -> bool:
    """Whether the party should try a room: in a campaign, where it can grow first, not too early."""
    laid = table.map[go.tile]
    if laid.won or not in_campaign(table):
        return True
    if defeats.is_too_early(table, laid.encounter):
        return False
    level = CARDS.encounters[laid.encounter].level
    needed = THIRD if level == 3 else SECOND
    return level == 1 or outfitting.growth(table) >= needed[len(table.heroes)] * defeats.caution(table)


def is_anything_won(table: Souls) -> bool:
    """Whether a rest would bring back a room that can be won for souls."""
    for laid in table.map:
        if laid.won:
            return True
    return False


class LevelOf:
    """Tells how hard the way to a tile is: nothing for one that was won, else the level on its card's back."""

    def __init__(self, table: Souls) -> None:
        self.table = table

    def __call__(self, go: Go) -> int:
        laid = self.table.map[go.tile]
        return 0 if laid.won else CARDS.encounters[laid.encounter].level


def is_rest_due(table: Souls, defeats: Defeats) -> bool:
    """Whether to win everything once more before the boss.

    A defeat costs a spark as a rest does, so before the last boss one may as well try; but sparks left over when an
    earlier one falls bring little. In a campaign, where sparks can be bought, until enough has been learned.
    """
    if not in_campaign(table):
        return table.sparks > SPARE and table.quest.half == 0
    if defeats.is_too_early(table, table.quest.boss):
        return table.sparks > reserve(table)
    learned = 0
    for hero in table.heroes:
        learned += sum(hero.tiers)
    wanted = LEARNED[table.quest.half] * len(table.heroes) * defeats.caution(table)
    return table.sparks > reserve(table) and learned < wanted


def best_purchase(table: Souls, last: bool, hopes: bool = True) -> Action | None:
    """A spark where they are sold, a level that lets somebody bear something better, luck, or treasure.

    Souls are saved up for a level that is worth it, but never carried into a boss's room.
    """
    hopes = hopes and in_campaign(table) and len(table.roster) < WEARY * (table.quest.half + 1)
    if hopes and table.sparks <= reserve(table) and table.souls >= spark_price(table):
        return BuySpark()
    aim = outfitting.best_aim(table)
    can_buy = table.souls >= price(table) and can_draw(table)
    if aim is not None and (not can_buy or aim.rate > treasure_rate(table)):
        level = outfitting.level_for(table, aim)
        if level is not None:
            return level
        if not last:
            return None
    for option in refills(table):
        if table.souls > 3 or last:
            return option
    if can_buy:
        return Buy()
    return any_level(table) if last else None


def treasure_rate(table: Souls) -> float:
    """What a soul spent on treasure brings, on average: the more cards lie about unused, the less."""
    unused = len(table.inventory) / len(table.heroes)
    return TREASURE * math.exp(-unused / PLENTY) / price(table)


def any_level(table: Souls) -> Action | None:
    """With nothing else to buy, the cheapest level: what it is good for may yet be found."""
    best: Action | None = None
    least = 1000
    for option in levels(table):
        if isinstance(option, Level):
            cost = level_cost(table, table.heroes[option.who].tiers[STATS.index(option.stat)])
            if cost < least:
                least = cost
                best = option
    return best
