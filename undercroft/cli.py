"""The command line. Wrong usage is answered with one sentence and exit status 2, never with a traceback.

What a command needs is imported inside it, so that `undercroft --help` comes at once.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from undercroft.engine.game import AnyGame
    from undercroft.engine.rulebook import Paragraph, Rulebook
    from undercroft.engine.session import Session

WRONG = 2
PLAYING = {"play", "serve", "simulate", "duel", "clicks", "balance", "fit"}  # what gains from the compiled tree


def whole(least: int = 1) -> Callable[[str], int]:
    """What reads a whole number from a word."""

    def number(word: str) -> int:
        if not str(word).isdecimal() or int(word) < least:
            raise click.BadParameter(f"{word!r} is not a whole number from {least} on.")
        return int(word)

    return number


game_argument = click.argument("game", metavar="GAME")
lang_option = click.option("--lang", type=click.Choice(["en", "fr"]), help="Language (default: yours, else English).")
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
seed_option = click.option("--seed", metavar="S", help="The seed; the same seed gives the same games.")
jobs_option = click.option("--jobs", type=whole(), metavar="J", help="Processes (default: all cores).")
players_option = click.option("--players", type=whole(), metavar="P", required=True, help="Number of players.")
games_option = click.option("--games", type=whole(), metavar="N", required=True, help="Number of games.")
switch_option = click.option(
    "--option", "switches", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="undercroft", message="%(prog)s %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """A table for dark dungeon crawls."""
    if context.invoked_subcommand is None:
        raise click.UsageError(f"Say what to do: {', '.join(cli.commands)}; `undercroft --help` tells more.")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; its exit status."""
    from undercroft.engine.errors import Refused

    try:
        if arguments is None and sys.argv[1:2] and sys.argv[1] in PLAYING and {"-h", "--help"}.isdisjoint(sys.argv):
            from undercroft.lab import trees

            trees.choose(aloud=sys.argv[1] != "serve")  # a server says it in its log
        result = cli.main(arguments, prog_name="undercroft", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except click.ClickException as error:
        return complain(error.format_message())
    except (KeyboardInterrupt, click.Abort):
        return complain("stopped")
    except BrokenPipeError:
        # Whoever was reading has seen enough; Python must not try to write the rest on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(f"{error.filename}: {(error.strerror or str(error)).lower()}")
    except Refused as refusal:
        return complain(str(refusal))


def complain(reason: str) -> int:
    """Say in one sentence what is wrong."""
    sentence = " ".join(reason.split())
    click.echo(f"undercroft: {sentence}{'' if sentence.endswith(('.', '!', '?')) else '.'}", err=True)
    return WRONG


# -- games -----------------------------------------------------------------------------------------------


@cli.command()
@lang_option
@json_option
def games(lang: str | None, as_json: bool) -> None:
    """List the games that can be played here."""
    from undercroft.engine.game import games as installed
    from undercroft.engine.text import Text

    rows = []
    for name, game in installed().items():
        text = Text(game, spoken(lang))
        title = text.say(f"game-{name}") if text.has(f"game-{name}") else name
        line = text.say(f"game-{name}.line") if text.has(f"game-{name}.line") else ""
        rows.append({"name": name, "title": title, "players": list(game.players), "line": line})
    if as_json:
        echo_json({"games": rows})
        return
    for row in rows:
        least, most = row["players"]
        click.echo(f"{row['name']}  {row['title']}, {least} to {most} players. {row['line']}".rstrip())


# -- play ------------------------------------------------------------------------------------------------


@cli.command()
@game_argument
@click.option("--players", type=whole(), metavar="N", help="Number of players.")
@click.option("--seats", metavar="WHO,…", help="Who sits where: human or bot:NAME, separated by commas.")
@lang_option
@seed_option
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@switch_option
def play(
    game: str,
    players: int | None,
    seats: str | None,
    lang: str | None,
    seed: str | None,
    resume: Path | None,
    switches: tuple[str, ...],
) -> int:
    """Play at the terminal, with people at one keyboard and bots in any mix."""
    from undercroft.engine.game import find_game
    from undercroft.engine.session import Session

    found = find_game(game)
    options = options_of(found, switches)
    named = named_seats(found, seats)
    if resume is not None:
        saved = Session.load(resume.read_bytes(), found)
        if players is not None and players != saved.seats:
            raise click.UsageError(f"{resume} is a game of {saved.seats} players, not {players}.")
        players = saved.seats
    if players is not None and len(named) > players:
        raise click.UsageError(f"--seats names {len(named)}, but there are {players} players.")
    Session.start(found, players or len(named) or found.players[0], seed, options, keep="none")  # refuses what is wrong
    with extra("terminal"):
        from undercroft.terminal.app import run
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError("`undercroft play` needs a terminal to draw on and a keyboard to read from.")
    return run(found, players, named or None, lang, seed, options or None, resume)


def named_seats(game: AnyGame, seats: str | None) -> list[str]:
    """Who sits where, as far as it was said; those left out are people."""
    from undercroft.bots.registry import find_bot

    named = [] if seats is None else [seat.strip() for seat in seats.split(",")]
    for seat in named:
        if seat.startswith("bot:"):
            find_bot(seat.removeprefix("bot:"), game, "")
        elif seat != "human":
            raise click.UsageError(f"A seat is `human` or `bot:NAME`, not {seat!r}.")
    return named


# -- serve -----------------------------------------------------------------------------------------------


data_option = click.option(
    "--data", type=click.Path(path_type=Path), metavar="DIR", help="Where tables are kept (default: your data folder)."
)


@cli.command()
@click.option("--host", default="0.0.0.0", metavar="H", help="The address to listen on (default: all of this machine).")
@click.option("--port", type=whole(0), metavar="P", help="The port to listen on (default: 7777).")
@data_option
@click.option("--open", "open_browser", is_flag=True, help="Open the browser once it listens.")
@click.option("--no-limits", is_flag=True, help="Let every address ask for as much as it likes.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="A public address of it; may be repeated.")
@click.option("--trusted-proxy", is_flag=True, help="It stands behind a proxy that says for whom it speaks.")
@click.option("--workers", type=whole(), metavar="N", help="Processes that think for bots (default: by the cores).")
@click.option("--bot-delay", type=whole(0), metavar="MS", help="How long a bot waits before it answers.")
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    open_browser: bool,
    no_limits: bool,
    origins: tuple[str, ...],
    trusted_proxy: bool,
    workers: int | None,
    bot_delay: int | None,
) -> int:
    """Serve the table to browsers, here and on the local network."""
    with extra("server"):
        from undercroft.server.serve import data_folder
        from undercroft.server.serve import serve as run
        from undercroft.server.settings import BOT_DELAY, PORT, Settings, plain_origin

    for origin in origins:
        if not plain_origin(origin):
            raise click.UsageError(f"An origin is given as https://table.example, not {origin!r}.")
    settings = Settings(
        data=data or data_folder(),
        host=host,
        port=PORT if port is None else port,
        limits=not no_limits,
        origins=tuple([plain_origin(origin) for origin in origins]),
        trusted_proxy=trusted_proxy,
        workers=workers or 0,
        bot_delay=BOT_DELAY if bot_delay is None else bot_delay,
    )
    return run(settings, open_browser)


@cli.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@data_option
def backup(file: Path, data: Path | None) -> None:
    """Copy all tables into a file, also while the server runs."""
    with extra("server"):
        from undercroft.server.backup import backup as run
        from undercroft.server.serve import data_folder

    count = run(data or data_folder(), file)
    click.echo(f"Written: {file}, {count:,} bytes.")


# -- simulate and duel -----------------------------------------------------------------------------------


@cli.command()
@game_argument
@games_option
@players_option
@click.option("--bot", metavar="NAME", help="random, judgement, search, search:250, search:500runs.")
@click.option("--bots", metavar="SIDE=NAME,…", help="A bot for each side, where the game has several.")
@seed_option
@jobs_option
@switch_option
@json_option
def simulate(
    game: str,
    games: int,
    players: int,
    bot: str | None,
    bots: str | None,
    seed: str | None,
    jobs: int | None,
    switches: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let a bot play many games on all cores."""
    from undercroft.engine.game import find_game
    from undercroft.lab.simulate import simulate as run

    if (bot is None) == (bots is None):
        raise click.UsageError("Say who plays: --bot NAME, or --bots SIDE=NAME,SIDE=NAME.")
    who = bots or bot or ""
    figures = run(game, games, players, who, seed, jobs or 0, options_of(find_game(game), switches)).figures()
    if as_json:
        echo_json(figures)
        return
    click.echo(f"{game}, {players} players, {who}, seed {figures['seed']}")
    for side, one in figures["sides"].items():
        low, high = 100 * one["win_rate_low"], 100 * one["win_rate_high"]
        name = "won    " if len(figures["sides"]) == 1 else f"{side} won"
        click.echo(
            f"  {name} {100 * one['win_rate']:.1f} % of {games:,} games (95 % interval {low:.1f} to {high:.1f} %)"
        )
    click.echo(
        f"  length  {figures['decisions_a_game']} decisions a game in the median, "
        f"{figures['shortest']} to {figures['longest']}"
    )
    click.echo(
        f"  speed   {figures['decisions_per_second']:,.0f} decisions a second "
        f"({figures['decisions']:,} in {figures['seconds']:.1f} s)"
    )


@cli.command()
@game_argument
@click.option("--games", type=whole(), default=100, metavar="N", help="Plays of each kind (100).")
@click.option("--bot", default="judgement", metavar="NAME", help="Whose answers are counted (judgement).")
@click.option("--seed", default="clicks", metavar="S", help="The seed (default: clicks).")
@jobs_option
@json_option
def clicks(game: str, games: int, bot: str, seed: str, jobs: int | None, as_json: bool) -> None:
    """Count how often a person would click who answered as a bot does, question by question."""
    from undercroft.lab.clicks import count_clicks, figures

    counted = figures(count_clicks(game, games, bot, seed, jobs or 0))
    if as_json:
        echo_json(counted)
        return
    for play, found in counted.items():
        margin = "" if found["give_or_take"] is None else f" ± {found['give_or_take']:.1f}"
        click.echo(f"{play}: {found['clicks']:.1f}{margin} clicks in the mean of {found['plays']} plays")
        for by in [by for by in ("by_side", "by_question") if by in found]:
            click.echo("  " + ", ".join(f"{name} {mean:.1f}" for name, mean in found[by].items()))


@cli.command()
@game_argument
@click.option("--bot", metavar="A", required=True, help="The bot to be measured.")
@click.option("--against", metavar="B", required=True, help="The bot it is measured against.")
@games_option
@click.option("--players", type=whole(), metavar="P", help="Number of players.")
@click.option("--trials", metavar="PATTERN,…", help="Instead of whole games positions the game's study names: 'C1 *'.")
@seed_option
@jobs_option
@switch_option
@json_option
def duel(
    game: str,
    bot: str,
    against: str,
    games: int,
    players: int | None,
    trials: str | None,
    seed: str | None,
    jobs: int | None,
    switches: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let two bots play the same games, each in every seat (or on every side in turn), and compare what they win."""
    from undercroft.engine.game import find_game
    from undercroft.lab.duel import duel as run
    from undercroft.lab.duel import duel_in_trials

    if (players is None) == (trials is None):
        raise click.UsageError("Say what is played: --players P, or --trials PATTERN,…, whose names say who plays.")
    if trials is not None:
        if switches:
            raise click.UsageError("A trial has its own options: leave out --option.")
        figures = duel_in_trials(game, bot, against, games, trials, seed, jobs or 0)
        if as_json:
            echo_json(figures)
        else:
            show_trials(figures)
        return
    assert players is not None
    figures = run(game, bot, against, games, players, seed, jobs or 0, options_of(find_game(game), switches))
    if as_json:
        echo_json(figures)
        return
    click.echo(f"{game}, {players} players, {games:,} paired games, seed {figures['seed']}")
    click.echo(f"  {bot}  won {100 * figures['win_rate']:.1f} %, alone of the two {figures['only_bot_won']:,} times")
    click.echo(
        f"  {against}  won {100 * figures['win_rate_against']:.1f} %, "
        f"alone of the two {figures['only_against_won']:,} times"
    )
    if len(figures["sides"]) > 1:
        for side, one in figures["sides"].items():
            click.echo(f"  as {side}: {100 * one['win_rate']:.1f} % and {100 * one['win_rate_against']:.1f} %")
    click.echo(f"  {difference(figures)}")


def difference(figures: dict[str, Any]) -> str:
    """How far two bots are apart, in words."""
    low, high = figures["difference_low"], figures["difference_high"]
    word = "better" if low > 0 else "worse" if high < 0 else "no different as far as one can tell"
    points = 100 * figures["difference"]
    return f"difference {points:+.1f} points (95 % interval {100 * low:+.1f} to {100 * high:+.1f}): {word}"


def show_trials(figures: dict[str, Any]) -> None:
    """How two bots did in the same positions, in each and in all together."""
    bot, against = figures["bot"], figures["against"]
    click.echo(f"{figures['game']}, {figures['pairs']:,} paired trials, seed {figures['seed']}")
    for name, one in figures["trials"].items():
        won, other = 100 * one["win_rate"], 100 * one["win_rate_against"]
        click.echo(f"  {name}: {bot} {won:.1f} %, {against} {other:.1f} %")
    click.echo(f"  {bot}  won {100 * figures['win_rate']:.1f} %, alone of the two {figures['only_bot_won']:,} times")
    click.echo(
        f"  {against}  won {100 * figures['win_rate_against']:.1f} %, "
        f"alone of the two {figures['only_against_won']:,} times"
    )
    click.echo(f"  {difference(figures)}")
    for name, one in figures["figures"].items():
        margin = f" ± {one['give_or_take']:.2f}" if "give_or_take" in one else ""
        click.echo(
            f"  {name}: {one['mean']:.2f} and {one['mean_against']:.2f}, difference {one['difference']:+.2f}{margin}"
        )


# -- rules -----------------------------------------------------------------------------------------------


@cli.command()
@game_argument
@click.argument("words", nargs=-1, metavar="[ID or words]")
@lang_option
@click.option("--coverage", is_flag=True, help="Count the rules that are in the rulebook and proved by a test.")
@json_option
def rules(game: str, words: tuple[str, ...], lang: str | None, coverage: bool, as_json: bool) -> None:
    """Look up a rule by its id or by words; without any, list the chapters of the rulebook."""
    from undercroft.engine.errors import NotPossible
    from undercroft.engine.game import find_game
    from undercroft.engine.rulebook import Rulebook

    found = find_game(game)
    if coverage:
        if words:
            raise click.UsageError("--coverage counts all rules and takes no id or words.")
        show_coverage(found, as_json)
        return
    book = Rulebook(found, spoken(lang))
    if not words:
        show_chapters(book, as_json)
        return
    wanted = " ".join(words)
    hits = book.find(wanted)
    if not hits:
        raise NotPossible(f"no rule of {found.name} has the id or the words {wanted!r}")
    show_rules(found, hits, as_json)


def show_chapters(book: Rulebook, as_json: bool) -> None:
    """The chapters of a rulebook."""
    if as_json:
        chapters = [{"chapter": one.slug, "title": one.title, "rules": one.ids()} for one in book.chapters]
        echo_json({"title": book.title, "chapters": chapters})
        return
    click.echo(book.title)
    for one in book.chapters:
        ids = one.ids()
        extent = "" if not ids else f"  {ids[0]}" if len(ids) == 1 else f"  {ids[0]} … {ids[-1]}"
        click.echo(f"  {one.title}{extent}")


def show_rules(game: AnyGame, hits: list[Paragraph], as_json: bool) -> None:
    """Some paragraphs of the rulebook."""
    import shutil
    import textwrap

    from undercroft.engine.rulebook import index, proofs

    if as_json:
        listed = {rule.id: rule for rule in index(game)}
        proved = proofs(game)
        rows = [
            {
                "id": id,
                "kind": listed[id].kind if id in listed else "",
                "chapter": hit.chapter.slug,
                "title": hit.chapter.title,
                "text": hit.text,
                "physical": listed[id].physical if id in listed else "",
                "proved_by": proved.get(id, []),
            }
            for hit in hits
            for id in hit.ids
        ]
        echo_json({"rules": rows})
        return
    width = min(100, shutil.get_terminal_size().columns)
    for number, hit in enumerate(hits):
        if number:
            click.echo()
        click.echo(f"{', '.join(hit.ids)} · {hit.chapter.title}")
        click.echo(textwrap.fill(hit.text.replace("**", ""), width))


def show_coverage(game: AnyGame, as_json: bool) -> None:
    """How many rules are in the rulebook and proved."""
    import textwrap

    from undercroft.engine.rulebook import coverage, kinds

    rule = coverage(game, "rule")
    each = {kind: coverage(game, kind) for kind in kinds(game)}
    if as_json:
        everything = {kind: one.counts() for kind, one in each.items()}
        echo_json({**rule.counts(), "missing_ids": rule.missing_ids, "all": everything})
        return
    names = list(rule.counts())
    click.echo(" " * 10 + "".join(f"{name.replace('_', ' '):>13}" for name in names))
    for kind, one in each.items():
        click.echo(f"{kind:<10}" + "".join(f"{count:>13}" for count in one.counts().values()))
    missing = [id for one in each.values() for id in one.missing_ids]
    if missing:
        click.echo(textwrap.fill(f"missing: {', '.join(missing)}", 100, subsequent_indent="  ", break_on_hyphens=False))


# -- content ---------------------------------------------------------------------------------------------


@cli.command()
@game_argument
@click.option("--check", type=click.Path(path_type=Path), metavar="DIR", help="Read a pack on top of the box.")
@json_option
def content(game: str, check: Path | None, as_json: bool) -> None:
    """Count the cards of a game, or check a pack of your own."""
    from undercroft.engine.content import CardSet, read_pack
    from undercroft.engine.errors import BadContent, NotPossible
    from undercroft.engine.game import find_game

    found = find_game(game)
    if found.cards is None:
        raise NotPossible(f"{game} has no cards to count")
    cards: CardSet[Any] = found.cards
    if check is None:
        counts = cards.counts()
        packs = found.pack_digests()
        if as_json:
            echo_json({"counts": counts, "game": found.name, "digest": cards.digest, "packs": packs})
            return
        wide = max(len(kind) for kind in counts)
        for kind, count in counts.items():
            click.echo(f"{kind:<{wide}}{count:>5}")
        if packs:
            click.echo(f"with the packs {', '.join(packs)}")
        return
    pack = read_pack(check, found.name)
    if pack.game != found.name:
        raise BadContent(f"{check}: its pack.toml says that it is for {pack.game}, not {found.name}")
    box = cards.load().counts()
    cards = cards.load([pack])
    check_words(check)
    counts = cards.counts()
    added = {kind: counts[kind] - box[kind] for kind in counts}
    if as_json:
        echo_json({"counts": counts, "added": added, "game": found.name, "digest": cards.digest, "ok": True})
        return
    told = ", ".join(f"{count} {kind}" for kind, count in added.items() if count) or "no card"
    whole_box = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    click.echo(f"OK: {check} adds {told}; with the box {whole_box}.")


def check_words(pack: Path) -> None:
    """Whether the files with words in a pack can be read."""
    from undercroft.engine.text import resource

    for file in sorted(pack.glob("*.ftl")):
        resource(file)


# -- replay ----------------------------------------------------------------------------------------------


@cli.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--to", type=whole(0), metavar="N", help="Stop after so many answers.")
@lang_option
@click.option("--position", "exact", is_flag=True, help="End with text to paste into a report; it holds the future.")
def replay(file: Path, to: int | None, lang: str | None, exact: bool) -> None:
    """Tell a saved game, a transcript or a position as a story, and show where it stands."""
    from undercroft.engine.notation import closing_line, laid_out, position, retrace
    from undercroft.engine.text import Text

    session = read_game(file, to is not None)
    notice = session.notice
    if to is not None:
        session = retrace(session, to)
    text = Text(session.game, spoken(lang))
    for place, told in enumerate(session.events):
        sentence = text.line(session.state, told.event, session.told_before(place))
        if sentence:
            click.echo(sentence)
    if notice:
        click.echo(f"({NOTICES.get(notice, notice)})", err=True)
    click.echo()
    click.echo(position(session) if exact else f"{laid_out(session.view(-1)['table'])}\n{closing_line(session)}\n")
    click.echo(ending(session, text) if session.decision is None else standing(session, text))


def ending(session: Session, text: Any) -> str:
    """How it ended, and of several sides which has won."""
    said = [text.outcome(session.state), text.victory(session.sides(), session.winners(), [])]
    return "\n".join(line for line in said if line)


NOTICES = {
    "content-changed": "The cards have changed since this game was played.",
    "tail-dropped": "The rules have changed since this game was played; it stands at its last checkpoint.",
}


def read_game(file: Path, whole_game: bool) -> Session:
    """A game from a save, a transcript or, where a whole game is not needed, a position."""
    from undercroft.engine.errors import BadSave
    from undercroft.engine.notation import from_position, from_transcript
    from undercroft.engine.session import Session

    saved = file.read_bytes()
    if not saved.startswith(b"undercroft "):
        return Session.load(saved)
    try:
        text = saved.decode()
    except UnicodeDecodeError as fault:
        raise BadSave(f"{file} is no text") from fault
    if not text.startswith("undercroft position"):
        return from_transcript(text)
    if whole_game:
        raise click.UsageError(f"{file} is a position, so there are no answers to count from its beginning.")
    return from_position(text)


def standing(session: Session, text: Any) -> str:
    """The open question with its answers."""
    decision = session.decision
    assert decision is not None
    lines = [text.question(session.state, decision)]
    for seat in decision.asked():
        for action in decision.options_of(seat):
            line = f"  - {text.option(session.state, action, decision)}"
            if line not in lines:
                lines.append(line)
    return "\n".join(lines)


# -- bench, balance, fit ---------------------------------------------------------------------------------


@cli.command()
@click.argument("game", nargs=-1, metavar="[GAME]...")
@click.option("--seconds", type=click.FloatRange(0.05), default=1.0, metavar="S", help="Time for each turn (1).")
@click.option("--compiled", type=click.Path(path_type=Path), metavar="DIR", help="Another compiled tree than ours.")
@click.option("--peers/--no-peers", default=True, help="Measure other libraries, too.")
@click.option("--long", type=whole(1_000), default=20_000, metavar="N", help="Answers of the long game (20000).")
@json_option
def bench(game: tuple[str, ...], seconds: float, compiled: Path | None, peers: bool, long: int, as_json: bool) -> None:
    """Measure how fast games (all, if none is named) are played, pure and compiled, beside other libraries."""
    from undercroft.engine.game import games
    from undercroft.lab.bench import bench as run

    figures = run(list(game or games()), seconds, compiled, peers, long)
    if as_json:
        echo_json(figures)
        return
    for name, of in figures["games"].items():
        echo_bench(name, of)
        echo_long_game(name, of["long"])
    echo_peers(figures)
    for name in ("compiled_missing", "peers_missing"):
        if name in figures and (peers or name != "peers_missing"):
            click.echo(f"({figures[name]})")


def echo_bench(game: str, figures: dict[str, Any]) -> None:
    """What was measured of one game."""
    click.echo(f"{game + ', through the public session':<52}{'pure':>12}{'compiled':>12}{'ratio':>8}")
    pure, fast = figures["pure"], figures["compiled"]
    for name, slow in pure.items():
        quick, ratio = "–", ""
        digits = 1 if name.endswith("_us") or slow < 100 else 0
        if fast is not None and name in fast:
            quick = f"{fast[name]:,.{digits}f}"
            ratio = f"{fast[name] / slow:.1f}" if name.endswith("per_second") and slow else ""
        click.echo(f"  {name.replace('_', ' ').replace(' us', ' (µs)'):<50}{slow:>12,.{digits}f}{quick:>12}{ratio:>8}")
    judged = figures["judgement"]
    click.echo(
        f"  (full games: {judged['games']} of the bot with judgement, {judged['decisions_a_game']:,.0f} decisions each;"
        f" with its thinking {judged['games_per_second']:,.1f} a second"
        + (f"; {judged['unfinished']} left out that did not end)" if judged["unfinished"] else ")")
    )
    times = ", ".join([f"{players}: {seconds:,.2f}" for players, seconds in judged["seconds_a_game"].items()])
    click.echo(f"  (seconds a core for one of them with its thinking, by the number of players: {times})")


def echo_long_game(game: str, figures: dict[str, Any] | None) -> None:
    """What an answer costs at the end of a long game, beside what it cost at the start."""
    if figures is None:
        click.echo(f"{game}, a long game: none can be made, no answer is undone by another")
        return
    length = f"{figures['answers']:,} answers"
    click.echo(f"{f'{game}, a game of {length}':<52}{'at the start':>14}{'at the end':>14}")
    for name, start in figures["start"].items():
        label = name.replace("_", " ").replace(" us", " (µs)").replace(" ms", " (ms)")
        click.echo(f"  {label:<50}{start:>14,}{figures['end'][name]:>14,}")
    there, back = figures["pair"]
    window = figures["window"]
    click.echo(f"  ({there} and {back} over and over; of the first and of the last {window:,} answers;")
    click.echo(f"  half of the game: {figures['half'][0]:,} answers at the start, {figures['half'][1]:,} at the end)")


def echo_peers(figures: dict[str, Any]) -> None:
    """The decisions a second of others, and how many times as many are ours."""
    of = figures["ratios_of"]
    shown = list(figures["games"])
    heads = "".join([f"{game + ' / it':>22}" for game in shown])
    click.echo(f"{'decisions per second beside others (' + of + ')':<52}{'it':>12}{heads}")
    for name, speed in figures["peers"].items():
        ratios = "".join([f"{figures['games'][game]['ratios'][name]:>22.1f}" for game in shown])
        click.echo(f"  {name:<50}{speed:>12,.0f}{ratios}")
    for game in shown:
        for name, other in figures["games"][game]["elsewhere"].items():
            ratios = "".join([f"{other['ratio']:>22.1f}" if one == game else f"{'–':>22}" for one in shown])
            click.echo(f"  {name:<50}{other['decisions_per_second']:>12,.0f}{ratios}")
    if any(figures["games"][game]["elsewhere"] for game in shown):
        click.echo("  (the last measured earlier, on a machine like this one: the same game in others' code)")


@cli.command()
@game_argument
@click.option("--games", type=whole(), metavar="N", help="Games each (default: what the game's own study takes).")
@click.option("--seed", default="balance", metavar="S", help="The seed (default: balance).")
@click.option("--bots", default="", metavar="SIDE=NAME,…", help="Who plays (default: judgement and random, by turns).")
@jobs_option
@click.option(
    "--write",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the report there, in the place of an older one on the same game.",
)
@click.option(
    "--ledger",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep there what was tried by itself, and play only what it does not have.",
)
def balance(
    game: str, games: int | None, seed: str, bots: str, jobs: int | None, write: Path | None, ledger: Path | None
) -> int:
    """Simulate all numbers of players and report the balance, of several sides each."""
    from undercroft.engine.game import find_game
    from undercroft.lab.balance import balance as run
    from undercroft.lab.balance import placed
    from undercroft.lab.study import study_of

    report = run(game, games or study_of(find_game(game)).games, seed, jobs or 0, bots, ledger)
    if write is None:
        click.echo(report, nl=False)
    else:
        before = write.read_text(encoding="utf-8") if write.exists() else ""
        write.write_text(placed(report, before), encoding="utf-8")
        click.echo(f"Written: {write}.")
    return 0


@cli.command()
@game_argument
@click.option("--games", type=whole(), default=400, metavar="N", help="Games for each number of players (400).")
@click.option("--seed", default="fit", metavar="S", help="The seed (default: fit).")
@jobs_option
def fit(game: str, games: int, seed: str, jobs: int | None) -> None:
    """Learn anew what positions are worth, from games the judgement bot plays; writes the game's estimate.toml."""
    from undercroft.bots.registry import find_bot
    from undercroft.engine.estimate import FILE
    from undercroft.engine.game import find_game
    from undercroft.lab import trees
    from undercroft.lab.fit import fit as run
    from undercroft.lab.fit import write
    from undercroft.lab.pool import cores

    found = find_game(game)
    find_bot("judgement", found, seed)
    path = trees.pure_tree().joinpath(*found.package.split(".")) / FILE
    write(found, run(game, games, seed, jobs or cores()), path, games)
    click.echo(f"Written: {path}.")


# -- new games -------------------------------------------------------------------------------------------


@cli.command("new-game")
@click.argument("name", metavar="NAME")
@click.option("--at", type=click.Path(path_type=Path), metavar="FOLDER", help="A new folder: a package of its own.")
@click.option("--title-en", default="", metavar="TITLE", help="What it is called in English (default: as NAME).")
@click.option("--title-fr", default="", metavar="TITLE", help="What it is called in French (default: as in English).")
def new_game(name: str, at: Path | None, title_en: str, title_fr: str) -> None:
    """Lay out a small game that passes its tests, in this checkout or as a package of its own."""
    from undercroft.scaffold.new_game import new_game as run

    for path in run(name, at, title_en, title_fr):
        click.echo(os.path.relpath(path))


# -- shared ----------------------------------------------------------------------------------------------


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported here needs an extra of the package; without it, say which."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "undercroft").partition(".")[0] == "undercroft":
            raise
        raise click.UsageError(
            f"This needs the extra `{name}` ({missing.name} is not installed): pip install 'undercroft[{name}]'."
        ) from missing


def spoken(lang: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if lang is not None:
        return lang
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if named.lower().startswith("fr") else "en"


def options_of(game: AnyGame, switches: tuple[str, ...]) -> dict[str, Any]:
    """The options of a game from `name=value` words."""
    known = game.options()
    chosen: dict[str, Any] = {}
    for switch in switches:
        name, equals, value = switch.partition("=")
        if not equals:
            raise click.UsageError(f"An option is given as NAME=VALUE, not {switch!r}.")
        if name not in known:
            raise click.UsageError(f"{game.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
        fitting = [one for one in known[name] if str(one) == value]
        if not fitting:
            values = " or ".join(str(one) for one in known[name])
            raise click.UsageError(f"Option {name} can be {values}, not {value!r}.")
        chosen[name] = fitting[0]
    return chosen


def echo_json(value: Any) -> None:
    """Print one JSON value."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    sys.exit(main())
