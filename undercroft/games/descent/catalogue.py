"""The catalogue: every card, tile and quest by its id, laid out for the rules to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import field

from undercroft.engine.content import CardSet, find_packs, new_id
from undercroft.engine.errors import BadContent
from undercroft.games.descent.cards import (
    AllyCard,
    Cards,
    ChallengeToken,
    ConditionCard,
    HeroClass,
    HeroSheet,
    Item,
    Lieutenant,
    Monster,
    MonsterAbility,
    OverlordCard,
    PlotDeck,
    Relic,
    RumourCard,
    SearchCard,
    Skill,
    TaintCard,
    TravelCard,
)
from undercroft.games.descent.map_cards import Tile
from undercroft.games.descent.quest_cards import EncounterCard, Quest, SecretRoom

CAMPAIGN_ROLES: Final = ("introduction", "act1", "interlude", "act2", "finale")


class ContentFile(Cards, frozen=True, kw_only=True):
    """What a content file may hold: cards, tiles, quests."""

    tile: list[Tile] = field(default_factory=list)
    quest: list[Quest] = field(default_factory=list)
    encounter: list[EncounterCard] = field(default_factory=list)
    secret_room: list[SecretRoom] = field(default_factory=list)


class Catalogue(CardSet[ContentFile]):
    """The cards in play, from the box and from packs."""

    package = "undercroft.games.descent"
    file = ContentFile

    def __init__(self) -> None:
        super().__init__()
        self.heroes: dict[str, HeroSheet] = {}
        self.classes: dict[str, HeroClass] = {}
        self.skills: dict[str, Skill] = {}
        self.items1: dict[str, Item] = {}
        self.items2: dict[str, Item] = {}
        self.relics: dict[str, Relic] = {}
        self.monsters: dict[str, Monster] = {}
        self.lieutenants: dict[str, Lieutenant] = {}
        self.allies: dict[str, AllyCard] = {}
        self.monster_abilities: dict[str, MonsterAbility] = {}
        self.overlord: dict[str, OverlordCard] = {}
        self.search: dict[str, SearchCard] = {}
        self.conditions: dict[str, ConditionCard] = {}
        self.travel: dict[str, TravelCard] = {}
        self.plots: dict[str, PlotDeck] = {}
        self.rumours: dict[str, RumourCard] = {}
        self.taints: dict[str, TaintCard] = {}
        self.challenges: dict[str, ChallengeToken] = {}
        self.tiles: dict[str, Tile] = {}
        self.quests: dict[str, Quest] = {}
        self.encounters: dict[str, EncounterCard] = {}
        self.secret_rooms: dict[str, SecretRoom] = {}

    def counts(self) -> dict[str, int]:
        """How many there are of each kind: what is in the box, then what the modules add."""
        campaign = [quest.id for quest in self.quests.values() if quest.role in CAMPAIGN_ROLES]
        passages = [card for card in self.search.values() if card.kind == "passage"]
        return {
            "heroes": len(self.heroes),
            "classes": len(self.classes),
            "skills": len(self.skills),
            "starting_items": sum(len(job.starting) for job in self.classes.values()),
            "monsters": len(self.monsters),
            "lieutenants": sum(1 for one in self.lieutenants.values() if not one.special and not one.agent),
            "overlord_cards": sum(card.copies for card in self.overlord.values()),
            "shop_items_1": sum(item.copies for item in self.items1.values()),
            "shop_items_2": sum(item.copies for item in self.items2.values()),
            "relics": len(self.relics),
            "search": sum(card.copies for card in self.search.values()) - sum(card.copies for card in passages),
            "conditions": len(self.conditions),
            "travel": len(self.travel),
            "tiles": len({id[:-1] for id in self.tiles if id[:-1].isdigit()}),
            "quests": len(campaign),
            "encounters": sum(1 for one in self.encounters.values() if one.quest in campaign),
            "familiars": sum(1 for job in self.classes.values() if job.familiar is not None),
            "bonus_quests": sum(1 for quest in self.quests.values() if quest.role == "bonus"),
            "rumour_quests": sum(1 for quest in self.quests.values() if quest.role == "rumour"),
            "specials": sum(1 for one in self.lieutenants.values() if one.special),
            "allies": len(self.allies),
            "plot_decks": len(self.plots),
            "plot_cards": sum(len(deck.cards) for deck in self.plots.values()),
            "agents": sum(1 for one in self.lieutenants.values() if one.agent),
            "rumours": len(self.rumours),
            "taints": sum(card.copies for card in self.taints.values()),
            "challenges": sum(token.copies for token in self.challenges.values()),
            "secret_passages": sum(card.copies for card in passages),
            "secret_rooms": len(self.secret_rooms),
        }

    # -- filling it --------------------------------------------------------------------------------------

    def add(self, file: str, pack: ContentFile) -> None:
        """Add the cards of one file."""
        keep(file, pack.hero, self.heroes)
        keep(file, pack.hero_class, self.classes)
        for job in pack.hero_class:
            keep(file, job.skills, self.skills)
        keep(file, pack.item1, self.items1)
        keep(file, pack.item2, self.items2)
        keep(file, pack.relic, self.relics)
        keep(file, pack.monster, self.monsters)
        keep(file, pack.lieutenant, self.lieutenants)
        keep(file, pack.ally, self.allies)
        keep(file, pack.monster_ability, self.monster_abilities)
        keep(file, pack.overlord, self.overlord)
        keep(file, pack.search, self.search)
        keep(file, pack.condition, self.conditions)
        keep(file, pack.travel, self.travel)
        keep(file, pack.plot, self.plots)
        keep(file, pack.rumour, self.rumours)
        keep(file, pack.taint, self.taints)
        keep(file, pack.challenge, self.challenges)
        for tile in pack.tile:
            if tile.id in self.tiles:
                raise BadContent(f"{file}: {tile.id}: there is already a tile of this name")
            self.tiles[tile.id] = tile
        keep(file, pack.quest, self.quests)
        keep(file, pack.encounter, self.encounters)
        keep(file, pack.secret_room, self.secret_rooms)

    # -- what no single file can show --------------------------------------------------------------------

    def check(self) -> None:
        """Names lead somewhere, and no name means two things at the table."""
        self.check_names()
        self.check_classes()
        self.check_enemies()
        self.check_modules()
        self.check_quests()

    def check_names(self) -> None:
        """What the rules keep in one place, by its id, has an id of its own."""
        seen: dict[str, str] = {}
        for kind, names in (
            ("hero", list(self.heroes)),
            ("skill", list(self.skills)),
            ("familiar", [job.familiar.id for job in self.classes.values() if job.familiar is not None]),
            ("item", [*self.items1, *self.items2, *[relic.hero.id for relic in self.relics.values()]]),
            ("monster", list(self.monsters)),
            ("lieutenant", list(self.lieutenants)),
            ("ally", list(self.allies)),
            ("ability", list(self.monster_abilities)),
            ("overlord card", list(self.overlord)),
            ("Search card", list(self.search)),
            ("condition", list(self.conditions)),
            ("Taint card", list(self.taints)),
        ):
            for name in names:
                if name in seen:
                    raise BadContent(f"{name}: there is a {seen[name]} and a {kind} of this name")
                seen[name] = kind

    def check_classes(self) -> None:
        """Every archetype has its classes, every class one basic skill, and a skill extends one of its own class."""
        for sheet in self.heroes.values():
            if not any(job.archetype == sheet.archetype for job in self.classes.values()):
                raise BadContent(f"{sheet.id}: there is no class for a {sheet.archetype} (D2-HSET-03)")
        for job in self.classes.values():
            own = {skill.id: skill for skill in job.skills}
            if len([skill for skill in job.skills if skill.xp == 0]) != 1:
                raise BadContent(f"{job.id}: one skill, and no more, costs nothing (D2-HSET-05)")
            for skill in job.skills:
                if skill.extends and (skill.extends not in own or not own[skill.extends].ability):
                    raise BadContent(f"{skill.id}: {job.id} has no skill called {skill.extends} to extend")
                if bool(skill.extends) != bool(skill.also):
                    raise BadContent(f"{skill.id}: what it adds to another skill and which one go together")

    def check_enemies(self) -> None:
        """Abilities, bearers and characters exist; lieutenants have figures for two, three and four heroes."""
        for monster in self.monsters.values():
            for act in (monster.act1, monster.act2):
                self.known(
                    monster.id, [*act.minion.abilities, *act.master.abilities], self.monster_abilities, "ability"
                )
            if len(monster.limits) != 3:
                raise BadContent(f"{monster.id}: limits are for two, three and four heroes (D2-CORE-64)")
        for one in self.lieutenants.values():
            self.known(one.id, [*one.act1.abilities, *one.act2.abilities], self.monster_abilities, "ability")
            if len(one.act1.by_heroes) != 3 or len(one.act2.by_heroes) != 3:
                raise BadContent(f"{one.id}: figures are for two, three and four heroes")
            if one.character:
                self.known(one.id, [one.character], self.lieutenants, "lieutenant")
        for relic in self.relics.values():
            if relic.bearer:
                self.known(relic.id, [relic.bearer], self.lieutenants, "lieutenant")

    def check_modules(self) -> None:
        """Plot decks have one basic card and summon their own agent; rumours and challenges name what exists."""
        for deck in self.plots.values():
            agent = self.lieutenants.get(deck.agent)
            if agent is None or not agent.agent:
                raise BadContent(f"{deck.id}: there is no agent called {deck.agent}")
            if len({card.id for card in deck.cards}) != len(deck.cards):
                raise BadContent(f"{deck.id}: a card stands twice in it")
            if len([card for card in deck.cards if card.buy == 0]) != 1:
                raise BadContent(f"{deck.id}: one card, and no more, is basic (D2-CORE-113)")
            if [card.summons for card in deck.cards if card.summons] != [deck.agent]:
                raise BadContent(f"{deck.id}: one card summons {deck.agent}")
        for rumour in self.rumours.values():
            if rumour.quest:
                self.known(rumour.id, [rumour.quest], self.quests, "quest")
        for token in self.challenges.values():
            if token.monster:
                self.known(token.id, [token.monster], self.monsters, "monster")

    def check_quests(self) -> None:
        """Encounters belong to quests and are numbered; a relic is won by the name it has for that side."""
        items = {relic.hero.id: relic for relic in self.relics.values()}
        for quest in self.quests.values():
            for number in range(1, quest.encounters + 1):
                self.known(quest.id, [f"{quest.id}_{number}"], self.encounters, "encounter")
            if quest.heroes.relic:
                self.known(quest.id, [quest.heroes.relic], items, "relic of the heroes")
            if quest.overlord.relic:
                self.known(quest.id, [quest.overlord.relic], self.relics, "relic of the overlord")
            self.known(quest.id, [name for name in (quest.heroes_won, quest.otherwise) if name], self.quests, "quest")
        for encounter in self.encounters.values():
            self.known(encounter.id, [encounter.quest], self.quests, "quest")

    def known(self, card: str, names: Iterable[str], among: dict[str, Any], kind: str) -> None:
        """Refuse a name that leads nowhere."""
        for name in names:
            if name not in among:
                raise BadContent(f"{card}: there is no {kind} called {name}")


def keep(file: str, cards: Iterable[Any], known: dict[str, Any]) -> None:
    """Cards of one kind, each by its id."""
    for card in cards:
        known[new_id(file, card.id, known)] = card


CARDS = Catalogue.load(find_packs("descent"))
