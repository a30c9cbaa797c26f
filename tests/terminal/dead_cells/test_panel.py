"""Dead Cells at the terminal table: the biome, the fight as a grid, a boss, the street, the Mutations board."""

from __future__ import annotations

from typing import Any

import pytest
from rules.dead_cells.table import Table, after_run, bag, be, boss_fight, changes, fight, foe, ground, tokens, walk
from terminal.pilot import LARGE, SMALL, hit, opened, played, sees, session_of, shown, table, table_of, until

from undercroft.bots.player import next_answer, play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dead_cells.cards import Afflict, Guard, Leap, Strike
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.panel import Panel, place_lines, prisoner_lines, readable
from undercroft.games.dead_cells.panel_biome import map_lines
from undercroft.games.dead_cells.panel_campaign import counter
from undercroft.games.dead_cells.panel_fight import fight_lines, grid_lines, rounds_of, slots, told_rounds
from undercroft.games.dead_cells.panel_signs import ACTS, STATES, VICTIMS, acts_signs, enemy_act_sign, meanings
from undercroft.games.dead_cells.state import (
    AtCollector,
    AtMerchant,
    Campaign,
    Drank,
    ItemTo,
    NextBiome,
    PastRun,
    Play,
)
from undercroft.games.dead_cells.words_enemies import enemy_rounds
from undercroft.terminal.app import open_table
from undercroft.terminal.dialogs import Leafing
from undercroft.terminal.start import StartScreen
from undercroft.terminal.table import TableScreen
from undercroft.terminal.voice import speak

KINDS = ["poisoned", "flayed", "quartered", "immolated"]
EN, FR = speak(game, "en"), speak(game, "fr")
HANDS = [["slow_venom", "last_breath"], ["spat_bile"]]
FOES = {"L": "bat.1", "1": "elite_shieldbearer.1", "3": "zombie.1"}
HUMAN = ["human", "bot:judgement"]


def seen(laid: Table, seat: int = 0) -> dict[str, Any]:
    """What a seat sees."""
    view: dict[str, Any] = laid.session.view(seat)["table"]
    return view


def plain(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def cells(laid: Table, seat: int = 0, width: int = 70) -> list[list[str]]:
    """The grid of a fight, line by line and column by column: the rounds, L, G, R1, R2, R3."""
    lines, _ = grid_lines(seen(laid, seat), EN, width)
    return [[cell.strip() for cell in line.plain.split("│")] for line in lines if "│" in line.plain]


def marked(table: Campaign) -> None:
    """The shieldbearer has two damage and much that clings to it."""
    foe("1", damage=2, shields=1, golden=1, states=tokens(poisoned=2, targeted=1), frozen=[2])(table)


def prepared(*more: Any) -> Table:
    """Two prisoners before cards are played, three enemies around them."""
    return fight(
        KINDS[:2], cards=HANDS, foes=FOES, begin="play", loot=["tooth", "tooth"], change=changes(marked, *more)
    )


def revealed(**laid: Any) -> Table:
    """The same, with the cards turned over; it stands before the first question of a round."""
    return fight(KINDS[:2], cards=HANDS, foes=FOES, **laid)


# -- the biome -----------------------------------------------------------------------------------------------


def test_the_board_is_drawn_as_it_lies_with_the_group_on_it() -> None:
    laid = walk(KINDS[:2], at="b2", change=bag(visited=["a1", "b2"]))
    lines = [line.plain.rstrip() for line in map_lines(seen(laid), 66)]
    assert lines[0].split() == ["□B0", "──T──○C0", "─────□D0", "⇒F0"]
    assert lines[3].split() == ["·A1", "□C1", "□E1"]
    assert lines[6].split()[0] == "◆B2"
    assert "△C2" in lines[6]
    assert lines[6].endswith("⇒F2")
    assert [line.count("╲") + line.count("╱") for line in lines] == [0, 5, 4, 0, 4, 3, 0]
    assert [line.count("?") for line in lines] == [0, 0, 1, 0, 1, 1, 0]
    assert [line.count("ʀ") for line in lines] == [0, 0, 1, 0, 0, 1, 0]


def test_a_rune_that_is_known_opens_its_corridor_until_a_curse_lets_it_sleep() -> None:
    def learned(table: Campaign) -> None:
        table.runes = ["vine"]

    def runes(laid: Table) -> int:
        return plain(map_lines(seen(laid), 66)).count("ʀ")

    assert runes(walk(change=learned)) == 1
    assert runes(walk(change=changes(learned, bag(runeless=True)))) == 2


def test_every_board_fits_a_small_screen() -> None:
    for biome in CARDS.boards:
        laid = walk(biome=biome)
        lines = map_lines(seen(laid), 66)
        drawn = plain(lines)
        assert max(line.cell_length for line in lines) <= 66, biome
        for space in CARDS.boards[biome].spaces:
            assert space.id.upper() in drawn, (biome, space.id)


def test_a_locked_corridor_shows_the_key_it_asks_for() -> None:
    for biome, board in CARDS.boards.items():
        locked = [corridor for corridor in board.corridors if corridor.locked]
        assert plain(map_lines(seen(walk(biome=biome)), 66)).count("⚿") == len(locked), biome


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_biome(lang: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        def known(campaign: Campaign) -> None:
            assert campaign.run is not None
            bag(teeth=5, potions=1, face_up=["c2"], collector=["cleaver"], restriction=3)(campaign)
            campaign.run.tiles["c2"] = "torture_chamber"
            be(0, items=["rusty_sword", "barnacle"], wear=[0, 0], damage=1, tracks=[2, 0, 1])(campaign)

        laid = walk(KINDS[:2], at="b2", change=known)
        app = table_of(laid.session, lang, HUMAN)
        async with opened(app, size) as pilot:
            say = app.voice.say
            assert isinstance(table(app).panel, Panel)
            signs = [f"△ {say('room-kind', kind='elite')}", f"ʀ {say('panel-rune')}"]
            await sees(app, "◆B2", "C2!", say("biome-B1"), *[sign.replace(" ", "\u00a0") for sign in signs])
            text = plain(place_lines(laid.session, seen(laid), app.voice, 70))
            assert say("tile-torture_chamber") in text
            assert say("goods-tooth", amount=5) in text
            assert say("item-cleaver") in text
            assert say("restriction-III") in text
            if size == SMALL:
                await pilot.press("tab")
            await sees(app, "███░ 3/4", f"{say('item-barnacle')}\u00a01/1", say("token-first"), say("trait-survival"))
            await sees(app, "■■□□□", "■□□□□")
            await hit(app, "i", Leafing)

    played(test)


# -- the fight -----------------------------------------------------------------------------------------------


def test_enemies_and_cards_stand_in_one_grid_that_reads_from_left_to_right() -> None:
    grid = cells(revealed())
    assert grid[0] == ["", "L", "G", "R1", "R2", "R3"]
    head = [" ".join(line[column] for line in grid[1:5]).split() for column in range(6)]
    assert head[1][0] == "Bat"
    assert head[2][:3] == ["Poi", "Slow", "Venom"]
    assert head[3][:2] == ["Elite", "Shieldbearer"]
    assert head[4] == ["·"]
    assert head[5][0] == "Zombie"
    rounds = {line[0].strip("► "): line for line in grid if line[0].strip("► ")}
    shield = enemy_rounds(CARDS.monsters["elite_shieldbearer"])
    for number, name in ((1, "I"), (2, "II"), (3, "III")):
        assert rounds[name][3] == " ".join(enemy_act_sign(act) for act in shield.get(number, []))
    at = next(number for number, line in enumerate(grid) if line[0].strip("► ") == "III")
    assert grid[at][2] == f"Poi {acts_signs(rounds_of('slow_venom')[3])}"
    assert grid[at + 1][2] == f"Poi {acts_signs(rounds_of('last_breath')[3])}"


def test_the_round_that_is_carried_out_is_marked_and_what_is_over_is_told_no_more() -> None:
    view = seen(revealed())
    view["fight"]["round"] = 2
    lines, _ = grid_lines(view, EN, 70)
    labels = [line.plain.split("│")[0].strip() for line in lines if "│" in line.plain]
    assert [label for label in labels if label] == ["I", "►II", "III", "IV"]
    told = [line.plain.split()[0] for line in told_rounds(view, EN, 70)]
    assert told == ["►II", "III", "IV"]


def test_a_round_is_told_from_left_to_right() -> None:
    [third] = [line for line in told_rounds(seen(revealed()), EN, 500) if line.plain.split()[0] == "III"]
    found = [third.plain.index(words) for words in ("L Bat:", "The Poisoned:", "R1 Elite Shieldbearer:", "R3 Zombie:")]
    assert found == sorted(found)


def test_what_clings_to_an_enemy_and_what_it_has_left_stand_under_its_name() -> None:
    life = CARDS.monsters["elite_shieldbearer"].life
    head = " ".join(line[3] for line in cells(prepared())[1:7])
    assert f"{life - 2}/{life}" in head
    for sign in ("▣1", "◈1", "☣2", "◎1", "❄II"):
        assert sign in head
    [second] = [line for line in cells(prepared()) if line[0] == "II"]
    assert second[3].startswith("❄")


def test_a_hand_and_what_lies_face_down_are_for_their_own_player_alone() -> None:
    laid = prepared()
    choice = next(one for one in laid.offered(Play) if one.card == "slow_venom" and one.said == "poisoned")
    laid.act(choice)
    own, other = [plain(fight_lines(laid.campaign, seen(laid, seat), EN, 120)) for seat in (0, 1)]
    assert "Poi Slow Venom ☣II" in own
    assert "Poi ▒ ☣II" in other
    assert "Poisoned announced" in other
    assert EN.say("combat-last_breath") in own
    assert EN.say("combat-spat_bile") not in own
    for card in ("slow_venom", "last_breath"):
        assert EN.say(f"combat-{card}") not in other
    for seat in (1, -1):
        read = " ".join(name + words for name, words in readable(laid.session, seen(laid, seat), EN))
        assert EN.say("combat-last_breath") not in read
        assert EN.say("combat-slow_venom") not in read
    for seat, found in ((0, ["slow_venom", "", ""]), (1, ["", "", ""])):
        assert [slot.card for slot in slots(seen(laid, seat))] == found
    assert [(slot.who, slot.laid) for slot in slots(seen(laid))] == [(0, True), (0, False), (1, False)]


def test_one_who_is_alone_has_two_places_for_cards_and_serenade_one() -> None:
    alone = seen(fight(["flayed"], foes={"1": "zombie.1"}, begin="play"))
    assert sorted(slot.who for slot in slots(alone)) == [0, 0, 1]
    assert sorted(slot.who for slot in slots(seen(fight(KINDS[:3], foes={"1": "zombie.1"}, begin="play")))) == [0, 1, 2]


def test_an_action_of_an_enemy_says_how_much_and_to_whom() -> None:
    found = {
        "✕2!☣→①": Strike(amount=2, to="first_player", pierce=True, then="poisoned"),
        "✕1": Strike(),
        "☣2→∗": Afflict(state="poisoned", amount=2, to="all"),
        "(▣1∗)": Guard(who="all", needs="alone"),
        "↷L": Leap(to="L"),
    }
    assert {enemy_act_sign(act): act for act in found.values()} == found


def test_every_sign_has_a_meaning() -> None:
    for text in (EN, FR):
        found = meanings(text)
        assert {*STATES.values(), *ACTS.values(), "◈", "▒", "∗", "→", "(", "!"} <= set(found)
        assert {victim[1:] for victim in VICTIMS.values() if victim} <= set(found)
        assert not any("‹" in words for words in found.values())
    used = [act for card in CARDS.monsters.values() for acts in enemy_rounds(card).values() for act in acts]
    used += [act for card in CARDS.attacks.values() for acts in enemy_rounds(card).values() for act in acts]
    signs = "".join(enemy_act_sign(act) for act in used)
    signs += "".join(acts_signs(acts) for card in CARDS.combat_cards for acts in rounds_of(card).values())
    strange = {sign for sign in signs if not sign.isalnum()} - set(meanings(EN)) - set(") +→∗")
    assert strange == set()


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fight(lang: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        laid = prepared(be(0, shields=2, states=tokens(bleeding=1), worms=2), ground(dark=True, barrier="void"))
        app = table_of(laid.session, lang, HUMAN)
        async with opened(app, size) as pilot:
            say = app.voice.say
            await sees(app, say("monster-bat"), say("monster-zombie"), "▒" if laid.prisoner(1).active else "–")
            text = plain(place_lines(laid.session, seen(laid), app.voice, 70))
            assert say("goods-tooth", amount=2) in text
            assert say("room-dark", space="R1")[:30] in text
            assert say("room-barrier", barrier="void", space="R3") in text
            assert say("combat-last_breath") in text
            if size == SMALL:
                await pilot.press("tab")
            await sees(app, "▣2 ♦1", say("panel-worms", count=2))

    played(test)


def test_who_passes_and_who_has_fallen_is_told() -> None:
    laid = fight(KINDS, foes={"1": "zombie.1"}, begin="play")
    view = seen(laid)
    view["fight"]["passer"] = 3
    view["prisoners"][2]["alive"] = False
    doing = [Panel().member(laid.session, view, who, EN, 40, False).doing for who in range(4)]
    assert [EN.say("panel-fallen") in one for one in doing] == [False, False, True, False]
    assert [EN.say("panel-passing") in one for one in doing] == [False, False, False, True]
    assert [EN.say("token-first") in one for one in doing] == [True, False, False, False]
    assert "The Immolated passes." in plain(fight_lines(laid.campaign, view, EN, 70))


# -- a boss, and alone ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_boss_its_form_and_its_deck(lang: str) -> None:
    async def test() -> None:
        def later(campaign: Campaign) -> None:
            assert campaign.fight is not None
            boss = campaign.fight.boss
            assert boss is not None
            boss.bout = 3
            boss.fresh = False
            boss.spent = ["concierge_roar.1"]
            boss.shurikens = [2]

        laid = boss_fight(KINDS[:2], cards=HANDS, attack="concierge_leap.1", begin="play", change=later)
        boss = laid.fight.boss
        assert boss is not None
        app = table_of(laid.session, lang, HUMAN)
        async with opened(app, (120, 50)):
            say = app.voice.say
            life = CARDS.forms["concierge"].life
            await sees(app, say("boss-concierge").split()[-1], say("attack-concierge_leap"), f"{life}/{life}")
            await sees(app, say("panel-bout", form=1, bout=3), say("attack-concierge_roar"))
            await sees(app, say("panel-shuriken", round="II"))
            text = plain(place_lines(laid.session, seen(laid), app.voice, 300))
            assert say("panel-attacks", left=len(boss.attacks), spent=1) in text
            for card in CARDS.attacks:
                if card not in ("concierge_leap", "concierge_roar"):
                    assert say(f"attack-{card}") not in text

    played(test)


def test_only_the_first_bout_of_a_form_has_a_round_0() -> None:
    attack = next(card for card in CARDS.attacks.values() if card.opening and card.boss == "C3" and card.form == 1)

    def rounds(fresh: bool) -> list[str]:
        def change(campaign: Campaign) -> None:
            assert campaign.fight is not None
            assert campaign.fight.boss is not None
            campaign.fight.boss.fresh = fresh

        laid = boss_fight(KINDS[:2], boss="C3", cards=HANDS, attack=f"{attack.id}.1", begin="play", change=change)
        return [line.plain.split()[0] for line in told_rounds(seen(laid), EN, 70)]

    assert rounds(fresh=True)[0] == "0"
    assert rounds(fresh=False)[0] == "I"


def test_a_step_that_acts_in_round_0_stands_there_for_its_prisoner() -> None:
    kind, trait, level = next(
        (kind, place, level)
        for kind, board in CARDS.prisoners.items()
        for place, steps in enumerate((board.survival, board.tactics, board.brutality))
        for level, step in enumerate(steps, 1)
        if any(one.__struct_config__.tag == "opening" for one in step.gives)
    )
    tracks = [0, 0, 0]
    tracks[trait] = level
    others = [one for one in KINDS if one != kind]
    laid = fight([kind, others[0]], foes={"1": "zombie.1"}, begin="play", change=be(0, tracks=tracks))
    first = told_rounds(seen(laid), EN, 200)[0].plain
    assert first.split()[0] == "0"
    assert EN.say(f"prisoner-{kind}") in first


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_with_serenade(lang: str) -> None:
    async def test() -> None:
        laid = fight(["flayed"], cards=[["spat_bile", "slow_venom"]], foes={"1": "zombie.1"}, begin="play")
        laid.prisoner(1).tracks = [2, 1, 0]
        laid.fight.power = "frozen"
        app = table_of(laid.session, lang)
        async with opened(app, LARGE):
            say = app.voice.say
            await sees(app, say("prisoner-serenade"), f"{say('serenade-side-melee')}\u00a0■■□")
            text = plain(fight_lines(laid.campaign, seen(laid), app.voice, 300))
            assert say("event-power-used", power="frozen", round="0") in text
            laid.fight.round = 1
            assert say("event-power-used", power="frozen", round="0") not in plain(
                fight_lines(laid.campaign, seen(laid), app.voice, 300)
            )

    played(test)


# -- the street, and between runs ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_street_of_three_sellers(lang: str) -> None:
    async def test() -> None:
        def stocked(campaign: Campaign) -> None:
            assert campaign.run is not None
            bag(teeth=9, deck=["torch", "broadsword"], potions=2)(campaign)
            campaign.levels["merchant"] = 1

        agenda = [NextBiome("B2"), AtCollector([], [], False), AtMerchant([], False)]
        laid = walk(KINDS[:2], at="e1", agenda=agenda, change=stocked)
        app = table_of(laid.session, lang, HUMAN)
        async with opened(app, LARGE):
            say = app.voice.say
            await sees(app, f"► {say('seller-merchant')}", f"  {say('seller-healer')}", say("goods-potion", amount=2))
            await sees(app, f"▪ {say('item-broadsword')}")
            assert f"► {say('seller-collector')}" not in shown(app)
            await sees(app, say("headline-street", number=1, biome=say("biome-B1.the"))[:40])
            await hit(app, "i", Leafing)
            await sees(app, say("item-broadsword"))

    played(test)


def test_what_was_bought_lies_on_no_counter_any_more() -> None:
    def rich(campaign: Campaign) -> None:
        bag(teeth=9, deck=["torch", "broadsword"])(campaign)
        campaign.levels["merchant"] = 2

    agenda = [NextBiome("B2"), AtCollector([], [], False), AtMerchant([], False)]
    laid = walk(KINDS[:2], at="e1", agenda=agenda, change=rich)
    before = counter(laid.session, "merchant")
    assert len(before) > 1
    laid.act(ItemTo(0, before[0]))
    laid.go("ask-merchant")
    assert counter(laid.session, "merchant") == before[1:]
    assert counter(laid.session, "healer") == []


def test_the_last_seller_still_stands_on_the_street() -> None:
    laid = walk(KINDS[:2], agenda=[NextBiome("B2"), AtCollector(["torch"], [], True)], change=bag(teeth=9))
    assert laid.asks() == "ask-collector"
    assert EN.tell(game.headline(laid.campaign)) == EN.say("headline-street", number=1, biome=EN.say("biome-B1.the"))
    lines = plain(place_lines(laid.session, seen(laid), EN, 80))
    assert f"► {EN.say('seller-collector')}" in lines


def chapters(campaign: Campaign) -> None:
    """Two runs are over; the campaign has opened some of its box."""
    campaign.chronicle = [
        PastRun(1, ["poisoned", "flayed"], ["B1"], "died", "zombie.1", 2, 0),
        PastRun(2, ["poisoned", "quartered"], ["B1", "B3", "C1"], "died", "concierge", 7, 0),
    ]
    card = next(card for card, sheet in CARDS.upgrades.items() if getattr(sheet, "pocket", "") == "during")
    campaign.pockets["during"] = [card]
    campaign.upgrades["tactics"] = campaign.upgrades["tactics"][5:]
    campaign.runes = ["vine"]
    campaign.beaten = {"C1": 2}


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_between_runs(lang: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        laid = after_run(cells=6, change=chapters)
        card = laid.campaign.pockets["during"][0]
        app = table_of(laid.session, lang, HUMAN)
        async with opened(app, size):
            say = app.voice.say
            await sees(app, say("headline-after", number=2), say("panel-price", cells=6, price=2))
            await sees(app, f"{say('biome-B1')} → {say('biome-B3')} → {say('boss-concierge')}")
            text = plain(place_lines(laid.session, seen(laid), app.voice, 76))
            assert say("panel-opened", opened=5, of=40) in text
            assert f"{say(f'upgrade-{card}')} ▫ ▫ ▫" in text
            assert f"{say('rune-vine')} ▫ ▫ ▫ ▫ ▫ ▫" in text
            assert say("panel-boss", boss=say("boss-concierge"), times=2) in text.replace("\n", " ")
            await hit(app, "i", Leafing)
            await sees(app, say(f"upgrade-{card}"))

    played(test)


def test_what_was_told_of_the_last_run_keeps_its_names_until_the_next() -> None:
    laid = after_run(change=chapters)
    assert EN.event(laid.campaign, Drank(1)) == EN.say("event-drank", who="the Quartered")
    assert "left" in EN.event(laid.campaign, Drank(3))


# -- from beginning to end -----------------------------------------------------------------------------------


def test_prisoners_are_chosen_by_what_they_can_do() -> None:
    async def test() -> None:
        session = Session.start(game, 2, "from the start")
        app = table_of(session, "en", HUMAN)
        async with opened(app, LARGE):
            for kind in KINDS:
                await sees(app, EN.say(f"prisoner-{kind}"), EN.say(f"prisoner-{kind}.line")[:30])
            await sees(app, EN.say("panel-ability", acts="1 shield"))
            await hit(app, "1", lambda: bool(session.state.prisoners))

    played(test)


def test_the_end_is_told_with_all_that_was_opened() -> None:
    async def test() -> None:
        session = Session.start(game, 2, "to the end", {"runs": "one"})
        play_out(session, {seat: find_bot("judgement", game, "b") for seat in range(2)})
        app = table_of(session, "fr", HUMAN)
        async with opened(app, LARGE):
            state = session.state
            await until(app, lambda: app.voice.say("table-over") in shown(app))
            await sees(app, app.voice.outcome(state)[:30], app.voice.say("panel-mutations"))

    played(test)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_run_can_be_drawn_at_every_question_for_everybody_who_looks(lang: str) -> None:
    session = Session.start(game, 3, "drawn", {"runs": "one"})
    text = speak(game, lang)
    panel = Panel()
    bots = dict.fromkeys(range(3), find_bot("judgement", game, "b"))
    while (found := next_answer(session, bots)) is not None:
        for seat in (-1, 0, 2):
            view = session.view(seat)["table"]
            words = plain(place_lines(session, view, text, 60))
            words += "".join(plain(prisoner_lines(view, who, text, 30)) for who in panel.members(view))
            words += panel.heading(session, view, text) + panel.headline(session, seat, text)
            words += "".join(name + card for name, card in readable(session, view, text))
            assert "‹" not in words
            assert "None" not in words
        session.answer(found[0], session.serials[found[0]], found[1])


def test_a_new_game_is_set_up_in_words() -> None:
    async def test() -> None:
        app = open_table("dead-cells", players=None, seats=None, seed=None, options=None, resume=None, lang="fr")
        async with opened(app, (110, 44)) as pilot:
            assert isinstance(app.screen, StartScreen)
            await hit(app, "2", app.voice.say("table-how-many"))
            for name, values in game.options().items():
                assert app.voice.setting(name) != name
                assert app.voice.setting(name, values[0]) != values[0]
            await pilot.press("up", "up")
            await hit(app, "enter", TableScreen)
            assert session_of(app).game.name == "dead-cells"

    played(test)
