"""Offers: which cards may be used at a moment, by whom, at what price; and asking for them.

Heroes' cards lie open: who has nothing to use is not asked. Of the overlord's hand only its size and what he owns are
known: he is asked wherever a card that he may hold could be played, whatever he holds (D2-DP-46).

D2-DP-24, D2-DP-32 to D2-DP-36, D2-DP-46, D2-DP-61, D2-DP-66, D2-CORE-10, D2-CORE-12, D2-CORE-60, D2-CORE-83,
D2-CORE-85, D2-CORE-91, D2-RULING-23.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import PASS, Decision, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.engine.window import window
from undercroft.games.descent.rules import choosing, free_deeds, overlord_cards, plots, threat
from undercroft.games.descent.rules.hero_cards import cards_before
from undercroft.games.descent.rules.needs import are_met
from undercroft.games.descent.rules.sheets import (
    ABILITIES,
    ACTS,
    EXTENSIONS,
    FACES,
    ITEMS,
    OTHERS,
    SEARCH_KIND,
    SKILL_XP,
    AbilityFace,
    ActFace,
)
from undercroft.games.descent.rules.table import (
    SEAT,
    attack_of,
    cards_of,
    counts_as_hero,
    covers,
    distance_between,
    face_of,
    familiar_of,
    has,
    is_hero,
    is_monster,
    is_standing,
    is_within,
    monsters_standing,
    overlord_seat,
    passives,
    seat_of,
    spare_fatigue,
    turn_of,
)
from undercroft.games.descent.state import (
    CardUsed,
    DoActs,
    EndTurn,
    FreeMove,
    Journey,
    SpendFortune,
    Turn,
    UseCard,
    Window,
)

ABOUT_STANDING: Final = ("monster_activated", "monster_entered")  # whoever falls there is no longer about to act
IN_TURN: Final = ("action", "turn")  # what may be done there is looked at with all that a turn offers
NOBODY: Final = -1


class CardOffer:
    """An ability that may be used now: by whom, on whom."""

    def __init__(self, user: int, ability: AbilityFace, target: int) -> None:
        self.user = user
        self.ability = ability
        self.target = target


NO_OFFERS: Final[list[CardOffer]] = []
NO_ABILITIES: Final[list[AbilityFace]] = []


FOUND_AT: Final[dict[str, bool]] = {moment: True for card in SEARCH_KIND for moment in FACES[card].moments}


MONSTERS_AT: Final[dict[str, bool]] = {
    moment: True for face in OTHERS.values() for card in face.cards for moment in card.moments
}


def forced_by_moment() -> dict[str, bool]:
    """By moment: whether a monster may have something that works by itself."""
    found: dict[str, bool] = {}
    printed = {card.id: True for face in OTHERS.values() for card in face.cards}
    for card in FACES.values():
        for ability in card.abilities:
            if ability.forced:
                monsters = card.id in printed or card.id.endswith(".overlord")
                found[ability.at] = found.get(ability.at, False) or monsters
    return found


FORCED_AT: Final[dict[str, bool]] = forced_by_moment()


# -- who may use what ------------------------------------------------------------------------------------


def abilities_at(table: Journey, user: int, moment: str) -> list[AbilityFace]:
    """What a figure's cards have for a moment: what lies there, relics, and Search cards that are not used up."""
    if user >= len(table.heroes):
        printed = face_of(table, user).moments.get(moment, NO_ABILITIES)
        if table.overlord.bearers and table.figures[user].rank == "lieutenant":
            return [ability for card in cards_of(table, user) for ability in card.moments.get(moment, NO_ABILITIES)]
        return printed
    hero = table.heroes[user]
    found = cards_before(hero).moments.get(moment, NO_ABILITIES)
    if hero.found and moment in FOUND_AT:
        found = found.copy()
        for card in hero.found:
            if card not in hero.flipped:
                found.extend(FACES[card].moments.get(moment, NO_ABILITIES))
    return found


def offers_of(table: Journey, user: int, moment: str, figure: int, other: int, played: list[str]) -> list[CardOffer]:
    """What a figure may use at a moment, once for each possible target."""
    abilities = abilities_at(table, user, moment)
    if not abilities:
        return NO_OFFERS  # as it is for most at most moments
    found: list[CardOffer] = []
    if not is_standing(table, user) and moment != "taint_shown":
        return found
    for ability in abilities:
        if ability.role != "overlord" and is_usable(table, user, ability, figure, other, played):
            for target in targets_of(table, user, ability, figure):
                if moment in IN_TURN or does_something(table, user, ability, target, figure):
                    found.append(CardOffer(user, ability, target))
    return found


def does_something(table: Journey, user: int, ability: AbilityFace, target: int, figure: int) -> bool:
    """Whether an ability could do anything at this moment: a free attack needs somebody in reach, relief an ailment."""
    if not ability.acts:
        return True
    first = ACTS[ability.acts[0]]
    if first.do == "attack":
        attacker = familiar_of(table, user) if first.who == "familiar" else user
        wanted = figure if first.at == "other" else target if first.at == "target" else NOBODY
        return attacker >= 0 and free_deeds.can_attack(table, attacker, first.path, wanted, user)
    if first.do == "relieve" and first.who == "user":
        return bool(table.figures[user].conditions)
    return True


def is_usable(table: Journey, user: int, ability: AbilityFace, figure: int, other: int, played: list[str]) -> bool:
    """Whether role, price, needs and limits let a figure use an ability now (D2-CORE-10, D2-SKILL-02)."""
    if f"{ability.id}@{user}" in played or not plays_role(table, user, ability, figure, other):
        return False
    if is_hero(table, user):
        hero = table.heroes[user]
        if (ability.exhaust or ability.lasting) and ability.card in hero.exhausted:
            return False
        if ability.fatigue > spare_fatigue(table, user) or (ability.fatigue < 0 and spare_fatigue(table, user) < 1):
            return False
        if ability.once == "round" and ability.id in hero.once:
            return False
    elif ability.exhaust and ability.card in table.overlord.exhausted:
        return False
    if ability.discard and not table.overlord.hand:
        return False
    if ability.once == "turn":
        turn = turn_of(table)
        if turn is not None and ability.id in turn.done:
            return False
    if ability.once == "attack" and ability.id in attack_of(table).used:
        return False
    return are_met(table, user, ability.needs, ability.card, figure)


def plays_role(table: Journey, user: int, ability: AbilityFace, figure: int, other: int) -> bool:
    """Whether a figure meets the moment as the ability wants it."""
    role = ability.role
    if role == "":
        return True
    if role == "self":
        return user == (other if ability.at == "monster_fell" else figure)
    if role == "familiar":
        return familiar_of(table, user) == (other if ability.at == "monster_fell" else figure) >= 0
    if role == "defender":
        if ability.at == "damage_due":
            return user == figure
        return any([guard.figure == user for guard in attack_of(table).guards])
    if role == "protector":
        return bool(protected_by(table, user, ability.within))
    if role == "beside":
        if not table.figures[figure].base:
            return False
        apart = distance_between(table, user, figure)
        return 0 <= apart <= ability.within
    return False


def protected_by(table: Journey, user: int, within: int) -> list[int]:
    """Heroes and allies under attack whom somebody near can protect."""
    found: list[int] = []
    for guard in attack_of(table).guards:
        if counts_as_hero(table, guard.figure) and is_within(table, user, guard.figure, within):
            found.append(guard.figure)
    return found


def targets_of(table: Journey, user: int, ability: AbilityFace, figure: int) -> list[int]:
    """Whom an ability can be used on; one entry of nobody if it needs nobody."""
    if ability.role == "protector":
        return protected_by(table, user, ability.within)
    if not ability.choice:
        return [NOBODY]
    found = choosing.candidates(table, user, ability.choice, ability.within)
    return found if recovers(ability) else [one for one in found if is_standing(table, one)]


def eases_damage(act: ActFace) -> bool:
    """Whether an act that recovers takes damage off, and not fatigue alone."""
    return act.damage > 0 or act.rolled or act.dealt or act.all in ("damage", "both")


def recovers(ability: AbilityFace) -> bool:
    """Whether an ability recovers damage: then even who is knocked out can be helped by it (D2-KO-11)."""
    return any([ACTS[path].do == "recover" and eases_damage(ACTS[path]) for path in ability.acts])


# -- using a card ----------------------------------------------------------------------------------------


def use(
    table: Journey,
    user: int,
    ability: AbilityFace,
    target: int,
    figure: int,
    space: int,
    paid: int,
    among: list[int] | None = None,
) -> None:
    """Pay, tell, and do what the card says; skills that extend it do their part, too."""
    if is_hero(table, user):
        hero = table.heroes[user]
        hero.fatigue += paid if ability.fatigue < 0 else ability.fatigue
        if ability.exhaust or ability.lasting:
            hero.exhausted.append(exhausted_for(table, user, ability.card))
        if ability.once == "round":
            hero.once.append(ability.id)
        if ability.card in hero.found:
            hero.flipped.append(ability.card)  # a Search card is used up (D2-SEARCH-05)
        if ability.card.endswith(".feat"):
            hero.feat = False  # the sheet is turned over (D2-FEAT-02)
    elif ability.exhaust:
        table.overlord.exhausted.append(ability.card)
    turn = turn_of(table)
    if ability.once == "turn" and turn is not None:
        turn.done.append(ability.id)
    if ability.once == "attack":
        attack_of(table).used.append(ability.id)
    table.tell(CardUsed(user, ability.card, target))
    acts = ability.acts
    if is_hero(table, user):
        for skill in table.heroes[user].skills:
            if skill in EXTENSIONS and EXTENSIONS[skill].base == ability.card:
                acts = acts + EXTENSIONS[skill].acts
    if acts:
        table.next(DoActs(user, target, figure, NOBODY, acts, 0, 0, paid, ability.card, space, among or []))


def exhausted_for(table: Journey, hero: int, card: str) -> str:
    """The card that is exhausted: some training is, before a shield is."""
    if card in ITEMS and "shield" in ITEMS[card].traits:
        for passive in passives(table, hero, "exhaust_for_shield"):
            if passive.card not in table.heroes[hero].exhausted:
                return passive.card
    return card


def price(table: Journey, user: int, ability: AbilityFace) -> list[int]:
    """What may be paid: the price of the card, or any number up to what one can bear."""
    if ability.fatigue >= 0:
        return [ability.fatigue]
    return list(range(1, spare_fatigue(table, user) + 1))


# -- asking ----------------------------------------------------------------------------------------------


def open_window(table: Journey, step: Window) -> Rule | None:
    """What happens by itself, then heroes, then the overlord (D2-CORE-09); each use opens the window once more."""
    if step.moment in ABOUT_STANDING and not is_standing(table, step.figure):
        return None
    concerned = [hero for hero in range(len(table.heroes)) if abilities_at(table, hero, step.moment)]
    forced = forced_offer(table, step, concerned)
    if forced is not None:
        again(table, step, f"{forced.ability.id}@{forced.user}")
        use(table, forced.user, forced.ability, forced.target, step.figure, step.space, 0)
        return None
    asked = [hero for hero in concerned if hero_options(table, hero, step.moment, step)]
    if not asked and not overlord_may(table, step.moment, step):
        return None
    return ask_all(table, step, asked)


def again(table: Journey, step: Window, played: str) -> None:
    """The same window once more, with what was played in it."""
    table.next(Window(step.moment, step.figure, step.other, step.space, [*step.played, played]))


def forced_offer(table: Journey, step: Window, heroes: list[int]) -> CardOffer | None:
    """Something that happens by itself at this moment, and has not yet, of these heroes and all other figures."""
    monsters = FORCED_AT.get(step.moment)
    if monsters is None:
        return None
    users = heroes
    if monsters:
        users = heroes + list(range(len(table.heroes), len(table.figures)))
    for user in users:
        for ability in abilities_at(table, user, step.moment):
            if ability.forced:
                for offer in offers_of(table, user, step.moment, step.figure, step.other, step.played):
                    if offer.ability.forced:
                        return offer
                break
    return None


def hero_options(table: Journey, hero: int, moment: str, step: Window) -> list[Action]:
    """What a hero may use at this moment."""
    options: list[Action] = []
    for offer in offers_of(table, hero, moment, step.figure, step.other, step.played):
        if not offer.ability.forced:
            options.append(UseCard(offer.ability.id, offer.target, NOBODY))
    return options


def ask_all(table: Journey, step: Window, asked: list[int]) -> Rule:
    """Hero by hero, then the overlord; the first use closes the window, and opens it once more."""
    for hero in asked:
        options: list[Action] = [PASS, *hero_options(table, hero, step.moment, step)]
        if len(options) == 1:
            continue
        answer = yield Decision(
            SEAT[seat_of(table, hero)], options, f"offer-{step.moment}", rules=("D2-DP-61", "D2-DP-66"), about=hero
        )
        if not isinstance(answer, Pass):
            assert isinstance(answer, UseCard)
            ability = ABILITIES[answer.card]
            again(table, step, f"{ability.id}@{hero}")
            paid = max(0, ability.fatigue)
            use(table, hero, ability, answer.figure, step.figure, step.space, paid, among_of(step.played))
            return
    if overlord_may(table, step.moment, step):
        reaction = yield from window(
            step.moment, [overlord_seat(table)], lambda seat: overlord_options(table, step.moment, step), ("D2-DP-46",)
        )
        if reaction is not None:
            assert isinstance(reaction.action, UseCard)
            overlord_uses(table, reaction.action, step)


def use_forced(table: Journey, moment: str, figure: int) -> None:
    """What happens by itself once the dice lie as they will."""
    window = Window(moment, figure, NOBODY, NOBODY, [])
    heroes = list(range(len(table.heroes)))
    forced = forced_offer(table, window, heroes)
    while forced is not None:
        window.played.append(f"{forced.ability.id}@{forced.user}")
        use(table, forced.user, forced.ability, forced.target, figure, NOBODY, 0)
        forced = forced_offer(table, window, heroes)


def answer_skill(table: Journey, hero: int, card: str, moment: str, among: list[int]) -> None:
    """A class skill has helped or harmed these: another card of the same hero may answer it."""
    if among and is_hero(table, hero) and card in SKILL_XP and table.encounter is not None:
        if knows(table, hero, moment) and moment not in [ability.at for ability in FACES[card].abilities]:
            table.next(Window(moment, hero, NOBODY, NOBODY, [f"{AMONG}{one}" for one in among]))


AMONG: Final = "among:"


def among_of(played: list[str]) -> list[int]:
    """Those whom a window is about, beside the one who brought it about."""
    return [int(word[len(AMONG) :]) for word in played if word.startswith(AMONG)]


def overlord_may(table: Journey, moment: str, step: Window) -> bool:
    """Whether the overlord is to be asked: by what is known of his hand, and by what lies open."""
    if overlord_cards.may_hold(table, moment, step.figure):
        return True
    return bool(open_options(table, moment, step)) or plots.may_trigger(table, moment, step.figure)


def overlord_options(table: Journey, moment: str, step: Window) -> list[Action]:
    """Cards of his hand, abilities of his figures, Plot cards."""
    found = overlord_cards.playable(table, moment, step.figure, step.played)
    found.extend(open_options(table, moment, step))
    found.extend(plots.triggers(table, moment, step.figure, step.played))
    return found


def open_options(table: Journey, moment: str, step: Window) -> list[Action]:
    """What the overlord's figures and relics offer at this moment."""
    found: list[Action] = []
    if moment not in MONSTERS_AT and not table.overlord.bearers:
        return found
    relics = len(table.overlord.bearers) > 0
    for user in monsters_standing(table):
        if moment in face_of(table, user).moments or (relics and table.figures[user].rank == "lieutenant"):
            for offer in offers_of(table, user, moment, step.figure, step.other, step.played):
                if not offer.ability.forced:
                    found.append(UseCard(offer.ability.id, offer.target, user))
    if relics:
        found.extend(overlord_cards.relic_options(table, moment, step.figure, step.played))
    return found


def overlord_uses(table: Journey, answer: UseCard, step: Window) -> None:
    """A card from the hand, an ability of a figure, a relic, or a Plot card."""
    if plots.is_plot(answer.card):
        again(table, step, answer.card)
        plots.trigger_card(table, answer.card, step.figure, answer.figure)
        return
    ability = ABILITIES[answer.card]
    if ability.role == "overlord":
        again(table, step, overlord_cards.mark_of(ability))
        overlord_cards.play(table, ability, step.figure, answer.figure, step.space)
        return
    again(table, step, f"{ability.id}@{answer.space}")
    use(table, answer.space, ability, answer.figure, step.figure, step.space, 0)


# -- both sides by turns ---------------------------------------------------------------------------------


def rerolls(table: Journey, side: str, moments: list[str], step: Window) -> Rule | None:
    """A side's part of changing dice: nothing to use is a pass; otherwise it is asked (D2-RULING-23)."""
    if side == "heroes":
        asked = [
            hero
            for hero in range(len(table.heroes))
            if any([bool(hero_options(table, hero, moment, step)) for moment in moments])
            or threat.fortune_rerolls(table, hero)
        ]
        return ask_heroes_rerolls(table, moments, step, asked) if asked else None
    if any([overlord_may(table, moment, step) for moment in moments]):
        return ask_overlord_rerolls(table, moments, step)
    return None


def ask_heroes_rerolls(table: Journey, moments: list[str], step: Window, asked: list[int]) -> Rule:
    """Each hero who could."""
    for hero in asked:
        options: list[Action] = [PASS]
        for moment in moments:
            options.extend(hero_options(table, hero, moment, step))
        options.extend(threat.fortune_rerolls(table, hero))
        answer = yield Decision(
            SEAT[seat_of(table, hero)],
            options,
            f"offer-{moments[0]}",
            rules=("D2-DP-33", "D2-DP-34", "D2-DP-68"),
            about=hero,
        )
        if isinstance(answer, Pass):
            continue
        step.played.append("used")
        if isinstance(answer, SpendFortune):
            threat.reroll(table, hero, answer)
            return
        assert isinstance(answer, UseCard)
        ability = ABILITIES[answer.card]
        paid = max(0, ability.fatigue)
        if ability.fatigue < 0:
            paid = yield from choosing.how_much(table, hero, price(table, hero, ability), ability.card)
        use(table, hero, ability, answer.figure, step.figure, step.space, paid)
        return


def ask_overlord_rerolls(table: Journey, moments: list[str], step: Window) -> Rule:
    """The overlord, whatever he holds."""
    reaction = yield from window(
        moments[0],
        [overlord_seat(table)],
        lambda seat: [option for moment in moments for option in overlord_options(table, moment, step)],
        ("D2-DP-33", "D2-DP-34"),
    )
    if reaction is not None:
        step.played.append("used")
        assert isinstance(reaction.action, UseCard)
        overlord_uses_on_dice(table, reaction.action, step)


def overlord_uses_on_dice(table: Journey, answer: UseCard, step: Window) -> None:
    """As in any window, but the side's turn passes on instead of the window opening once more."""
    if plots.is_plot(answer.card):
        plots.trigger_card(table, answer.card, step.figure, answer.figure)
        return
    ability = ABILITIES[answer.card]
    if ability.role == "overlord":
        overlord_cards.play(table, ability, step.figure, answer.figure, step.space)
    else:
        use(table, answer.space, ability, answer.figure, step.figure, step.space, 0)


# -- small things that many rules ask --------------------------------------------------------------------


def adjacent_with(table: Journey, figure: int, word: str) -> list[int]:
    """The monsters next to a figure that have something."""
    return [one for one in monsters_standing(table) if has(table, one, word) and is_within(table, one, figure, 1)]


def monster_entered(table: Journey, figure: int) -> None:
    """Heroes who lie in wait for a monster that comes beside them may do something (D2-DP-61)."""
    if not is_monster(table, figure):
        return
    for hero in range(len(table.heroes)):
        if knows(table, hero, "monster_entered") and is_standing(table, hero) and is_within(table, hero, figure, 1):
            table.next(Window("monster_entered", figure, NOBODY, NOBODY, []))
            return


def knows(table: Journey, hero: int, moment: str) -> bool:
    """Whether a hero has any card for a moment."""
    return moment in cards_before(table.heroes[hero]).moments


def hasten_familiar(table: Journey, hero: int, fatigue: int) -> None:
    """A familiar that keeps pace moves a space for each fatigue its master spends on moving."""
    one = familiar_of(table, hero)
    if one >= 0:
        table.next(FreeMove(one, fatigue, hero, True, False, "deathly_haste"))


def end_turn(table: Journey, figure: int) -> None:
    """A turn ends."""
    table.next(EndTurn(figure))


def note_passed(table: Journey, turn: Turn, space: int) -> None:
    """A figure that moves through others remembers whom it passed."""
    for one in range(len(table.figures)):
        if one != turn.figure and covers(table.figures[one].base, space) and is_standing(table, one):
            mark = f"passed:{one}"
            if mark not in turn.done:
                turn.done.append(mark)
