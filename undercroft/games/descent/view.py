"""What a seat may see of the table, and dealing anew what it may not.

Hidden are the overlord's hand, the order of every deck, what lies face down (tokens, Taint cards, the influence token),
and, for everybody but him, which cards he has taken out of his deck. How many cards he holds is public.

D2-SETUP-05, D2-CAMP-PREP-01, D2-INF-02, D2-CORE-119.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Stream
from undercroft.games.descent.rules.defence import defence_dice
from undercroft.games.descent.rules.influence import TOKENS
from undercroft.games.descent.rules.layout import Layout
from undercroft.games.descent.rules.table import (
    attribute,
    face_of,
    health,
    is_standing,
    layout_of,
    overlord_seat,
    speed,
    stamina,
)
from undercroft.games.descent.state import (
    Attack,
    Campaign,
    Encounter,
    Hero,
    Journey,
    Overlord,
    Token,
    Trial,
    Turn,
    Walk,
)


def view(table: Journey, seat: int) -> dict[str, Any]:
    """The table as it lies open; the overlord's hand for him alone."""
    return {
        "profile": dict(table.profile),
        "seats": table.seats,
        "quest": table.quest,
        "heroes": [seen_hero(table, hero) for hero in range(len(table.heroes))],
        "figures": [seen_figure(table, figure) for figure in range(len(table.figures))],
        "overlord": seen_overlord(table, seat),
        "search": len(table.search),
        "search_discard": table.search_discard.copy(),
        "carried": dict(table.carried),
        "trial": seen_trial(table.trials[-1]) if table.trials else None,
        "encounter": None if table.encounter is None else seen_encounter(table, table.encounter),
        "campaign": None if table.campaign is None else seen_campaign(table.campaign),
    }


def seen_hero(table: Journey, hero: int) -> dict[str, Any]:
    """A hero sheet with all that lies about it."""
    one: Hero = table.heroes[hero]
    return {
        "seat": one.seat,
        "kind": one.kind,
        "job": one.job,
        "skills": one.skills.copy(),
        "items": one.items.copy(),
        "worn": one.worn.copy(),
        "exhausted": one.exhausted.copy(),
        "found": one.found.copy(),
        "flipped": one.flipped.copy(),
        "xp": one.xp,
        "fatigue": one.fatigue,
        "stamina": stamina(table, hero) if one.kind else 0,
        "feat": one.feat,
        "knocked_out": one.knocked_out,
        "acted": one.acted,
        "rested": one.rested,
        "left": one.left,
        "fortune": one.fortune,
        "threatened": one.threatened,
        "tainted": bool(one.taint),
        "taint": one.taint if one.taint_shown else "",
    }


def seen_figure(table: Journey, figure: int) -> dict[str, Any]:
    """A figure with its figures as they are now."""
    one = table.figures[figure]
    if not one.kind or (table.encounter is None and figure >= len(table.heroes)):
        return {"kind": one.kind, "rank": one.rank, "name": one.name, "base": []}
    face = face_of(table, figure)
    playing = table.encounter is not None
    return {
        "kind": one.kind,
        "rank": one.rank,
        "group": one.group,
        "owner": one.owner,
        "name": one.name,
        "base": one.base.copy(),
        "standing": is_standing(table, figure),
        "damage": one.damage,
        "health": health(table, figure) if playing else face.health,
        "speed": speed(table, figure) if playing else face.speed,
        "defence": defence_dice(table, figure) if playing else face.defence.copy(),
        "dice": face.weapon.dice.copy() if face.weapon is not None else [],
        "ranged": face.weapon is not None and face.weapon.ranged,
        "attributes": [attribute(table, figure, name) for name in NAMES] if playing and face.attributes else [],
        "size": [face.width, face.height],
        "conditions": one.conditions.copy(),
        "activated": one.activated,
    }


NAMES = ("might", "knowledge", "willpower", "awareness")


def seen_overlord(table: Journey, seat: int) -> dict[str, Any]:
    """The overlord's side of the table; hand, deck and what he has set aside are his alone."""
    one: Overlord = table.overlord
    own = seat == overlord_seat(table)
    return {
        "seat": overlord_seat(table),
        "owned": one.owned.copy(),
        "holds": len(one.hand),
        "hand": one.hand.copy() if own else None,
        "deck": len(one.deck),
        "pool": sorted(one.deck + one.hand + one.discard) if own else None,
        "discard": one.discard.copy(),
        "exhausted": one.exhausted.copy(),
        "xp": one.xp,
        "threat": one.threat,
        "relics": one.relics.copy(),
        "bearers": dict(one.bearers),
        "plot": one.plot,
        "plots": one.plots.copy(),
        "rumours": one.rumours.copy() if own else None,
        "rumours_held": len(one.rumours),
        "rumours_played": one.rumours_played.copy(),
        "influence": one.influence if own else None,
    }


def seen_encounter(table: Journey, one: Encounter) -> dict[str, Any]:
    """The encounter: all of it lies open but what is face down."""
    return {
        "quest": one.quest,
        "number": one.number,
        "map": seen_map(layout_of(table)),
        "edges": one.edges,
        "round": one.round,
        "overlords": one.overlords,
        "tokens": [seen_token(token) for token in one.tokens],
        "groups": [
            {
                "kind": group.kind,
                "figures": group.figures.copy(),
                "activated": group.activated,
                "asleep": group.asleep,
            }
            for group in one.groups
        ],
        "counters": dict(one.counters),
        "notes": one.notes.copy(),
        "lasting": [
            {"what": last.what, "figure": last.figure, "amount": last.amount, "until": last.until, "card": last.card}
            for last in one.lasting
        ],
        "turn": seen_turn(one.turns[-1]) if one.turns else None,
        "attack": seen_attack(one.attacks[-1]) if one.attacks else None,
        "room": one.room,
        "winner": one.winner,
    }


def seen_map(layout: Layout) -> dict[str, Any]:
    """The composed map, as a cartographer needs it: spaces, tiles, terrain, walls and what stands between spaces."""
    return {
        "spaces": [[layout.x[space], layout.y[space]] for space in range(layout.count)],
        "tile": layout.tile_of.copy(),
        "tiles": layout.tiles.copy(),
        "terrain": layout.terrain.copy(),
        "ruins": layout.ruins.copy(),
        "edges": [
            {"id": edge.id, "kind": edge.kind, "pairs": [[one, other] for one, other in edge.pairs]}
            for edge in layout.edges
        ],
        "borders": layout.border_list(),
    }


def seen_token(token: Token) -> dict[str, Any]:
    """A token; its truth only once it is turned."""
    return {"kind": token.kind, "at": token.at, "bearer": token.bearer, "face": token.face, "gone": token.gone}


def seen_turn(turn: Turn) -> dict[str, Any]:
    """The turn under way."""
    return {
        "figure": turn.figure,
        "actions": turn.actions,
        "points": turn.points,
        "extra": turn.extra.copy(),
        "moves": turn.moves,
        "attacks": turn.attacks,
        "shrunken": turn.shrunken,
    }


def seen_attack(attack: Attack) -> dict[str, Any]:
    """The attack under way."""
    return {
        "attacker": attack.attacker,
        "card": attack.card,
        "weapon": attack.weapon,
        "ranged": attack.ranged,
        "origin": attack.origin,
        "aim": attack.aim,
        "guards": [
            {
                "figure": guard.figure,
                "dice": guard.dice.copy(),
                "faces": guard.faces.copy(),
                "shields": guard.shields,
                "replaced": guard.replaced,
                "dealt": guard.dealt,
            }
            for guard in attack.guards
        ],
        "dice": attack.dice.copy(),
        "faces": attack.faces.copy(),
        "hearts": attack.hearts,
        "range": attack.range,
        "pierce": attack.pierce,
        "extra_surges": attack.extra_surges,
        "spent_surges": attack.spent_surges,
        "spent": attack.spent.copy(),
        "needs": attack.needs,
        "blast": attack.blast,
        "stage": attack.stage,
    }


def seen_trial(trial: Trial) -> dict[str, Any]:
    """The test or roll under way; without an attribute it is no test."""
    return {
        "figure": trial.figure,
        "attribute": trial.attribute,
        "value": trial.value,
        "dice": trial.dice.copy(),
        "faces": trial.faces.copy(),
        "card": trial.card,
    }


def seen_campaign(campaign: Campaign) -> dict[str, Any]:
    """What lasts from quest to quest; of the Shop decks how many cards are left."""
    return {
        "act": campaign.act,
        "played": [
            {"quest": past.quest, "winner": past.winner, "act": past.act, "counts": past.counts}
            for past in campaign.played
        ],
        "gold": campaign.gold,
        "shop": len(campaign.shop),
        "offered": campaign.offered.copy(),
        "rumours": campaign.rumours.copy(),
        "stage": campaign.stage,
    }


# -- dealing anew ----------------------------------------------------------------------------------------


def redeal(table: Journey, seat: int, rng: Stream) -> None:
    """Deal anew what a seat cannot know: decks, face-down tokens, and for heroes the overlord's hand."""
    overlord = table.overlord
    own = seat == overlord_seat(table)
    if own:
        overlord.deck.sort()
        rng.shuffle(overlord.deck)
    else:
        redeal_overlord(table, rng)
    for deck in (table.search, table.travel, table.tainted, table.rumour_deck):
        deck.sort()
        rng.shuffle(deck)
    if table.campaign is not None:
        for shop in (table.campaign.shop, table.campaign.later_shop):
            shop.sort()
            rng.shuffle(shop)
    redeal_taints(table, rng)
    if table.encounter is not None:
        redeal_tokens(table.encounter, rng)
    for at, step in enumerate(table.agenda):
        if isinstance(step, Walk) and step.springs and not own:
            table.agenda[at] = Walk(step.figure, step.path, step.costs, step.base, [])


def redeal_overlord(table: Journey, rng: Stream) -> None:
    """Any of his cards that were not seen may be in hand, in the deck, or set aside (D2-CAMP-PREP-01)."""
    overlord = table.overlord
    hidden = sorted([card for card in overlord.owned if card not in overlord.discard])
    rng.shuffle(hidden)
    overlord.hand = hidden[: len(overlord.hand)]
    overlord.deck = hidden[len(overlord.hand) : len(overlord.hand) + len(overlord.deck)]
    if overlord.influence:
        overlord.influence = rng.pick(list(TOKENS))
    rumours = sorted(overlord.rumours + table.rumour_deck)
    rng.shuffle(rumours)
    overlord.rumours = rumours[: len(overlord.rumours)]
    table.rumour_deck = rumours[len(overlord.rumours) :]


def redeal_taints(table: Journey, rng: Stream) -> None:
    """Nobody knows a Taint card that lies face down (D2-CORE-119)."""
    hidden = [hero for hero in table.heroes if hero.taint and not hero.taint_shown]
    cards = sorted([hero.taint for hero in hidden] + table.tainted)
    rng.shuffle(cards)
    for hero in hidden:
        hero.taint = cards.pop()
    table.tainted = cards


def redeal_tokens(encounter: Encounter, rng: Stream) -> None:
    """What lies face down is shuffled among tokens of its kind."""
    kinds: list[str] = []
    for token in encounter.tokens:
        if token.truth and not token.face and not token.gone and token.kind not in kinds:
            kinds.append(token.kind)
    for kind in kinds:
        hidden = [
            token
            for token in encounter.tokens
            if token.kind == kind and token.truth and not token.face and not token.gone
        ]
        truths = sorted([token.truth for token in hidden])
        rng.shuffle(truths)
        for token in hidden:
            token.truth = truths.pop()
