"""The pages: what is sent, how long it may be kept, with which headers, and what is shown when nothing is there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from undercroft.server.app import Files, described
from undercroft.server.middleware import RequestMiddleware, content_policy
from undercroft.server.pages import SITE, Site

Ask = Callable[..., httpx.Response]
SCRIPT = "console.log('undercroft');" * 100


def asking(site: Path) -> Ask:
    """A way to ask for the files of a site."""
    app = Starlette(routes=[Route("/{path:path}", Files(Site(site)))], middleware=[Middleware(RequestMiddleware)])

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def go() -> httpx.Response:
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table.example:7777") as client:
                named = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.request(method, path, headers=named)

        return asyncio.run(go())

    return ask


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A small site."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Undercroft</title>")
    (folder / "assets" / "main-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "face-def456.woff2").write_bytes(bytes(5000))
    (folder / "icons" / "shell.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'></svg>")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture
def ask(site: Path) -> Ask:
    return asking(site)


def test_the_page_is_asked_for_anew_and_its_parts_are_kept_for_ever(ask: Ask) -> None:
    page = ask("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    script = ask("/assets/main-abc123.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    icons = ask("/icons/shell.svg")
    assert icons.headers["content-type"] == "image/svg+xml"
    assert icons.headers["cache-control"] == "no-cache"
    for answer in (page, icons):
        again = ask(str(answer.request.url), if_none_match=answer.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")


def test_what_can_be_packed_is_packed(ask: Ask) -> None:
    packed = ask("/assets/main-abc123.js", accept_encoding="br, gzip;q=0.8")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert packed.text == SCRIPT
    for refusal in ("identity", "gzip;q=0"):
        assert "content-encoding" not in ask("/assets/main-abc123.js", accept_encoding=refusal).headers
    face = ask("/assets/face-def456.woff2", accept_encoding="gzip")
    assert face.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in face.headers


def test_what_the_build_packed_tighter_is_given_to_those_who_take_it(site: Path) -> None:
    (site / "assets" / "main-abc123.js.br").write_bytes(b"packed by the build")
    ask = asking(site)
    tight = ask("/assets/main-abc123.js", accept_encoding="gzip, br")
    assert (tight.headers["content-encoding"], tight.headers["vary"]) == ("br", "Accept-Encoding")
    assert int(tight.headers["content-length"]) == len(b"packed by the build")
    for wish, got in (("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("*", "br")):
        assert ask("/assets/main-abc123.js", accept_encoding=wish).headers["content-encoding"] == got
    assert ask("/assets/main-abc123.js.br").status_code == 404
    # What the browser is to read out of it stays the same, and so does its tag.
    assert tight.headers["etag"] == ask("/assets/main-abc123.js", accept_encoding="identity").headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets",
        "/assets/",
        "/index.html/",
        "/nothing.js",
    ],
)
def test_nothing_outside_the_site_and_no_folder(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_an_unknown_address_is_a_page_for_people_and_json_for_programs(ask: Ask) -> None:
    english = ask("/dungeon", accept="text/html", accept_language="en")
    french = ask("/dungeon", accept="text/html", accept_language="fr-FR")
    assert english.status_code == french.status_code == 404
    assert 'lang="en"' in english.text
    assert 'lang="fr"' in french.text
    assert english.text != french.text
    assert ask("/dungeon", accept="*/*").json()["code"] == "not-found"
    assert ask("/api/dungeon", accept="text/html").json()["code"] == "not-found"
    assert ask("/", "POST").status_code == 405


def test_a_site_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    ask = asking(tmp_path / "nowhere")
    for lang in ("en", "fr"):
        answer = ask("/", accept_language=lang)
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert f'lang="{lang}"' in answer.text


def test_a_site_built_anew_is_served_anew(site: Path, ask: Ask) -> None:
    assert ask("/assets/new-789.js").status_code == 404
    (site / "assets" / "new-789.js").write_text("1;")
    assert ask("/assets/new-789.js").status_code == 200


# -- headers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/assets/main-abc123.js", "/nothing", "/api/nothing"])
def test_security_headers_are_on_everything(ask: Ask, path: str) -> None:
    headers = ask(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self' 'unsafe-inline'"
    assert policy["img-src"] == "'self' data:"
    assert policy["connect-src"] == "'self' ws://table.example:7777 wss://table.example:7777"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert re.fullmatch("[0-9a-f]{8}", headers["x-request-id"])
    assert "server" not in headers


@pytest.mark.parametrize("host", ["", "a b", "x; script-src *", "evil.example'", "a,b", "*", "host:port"])
def test_a_host_that_is_none_does_not_get_into_the_policy(host: str) -> None:
    assert "connect-src 'self';" in content_policy(host)


def test_what_goes_wrong_inside_is_one_sentence_outside(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("the candle fell over")

    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(RequestMiddleware(broken))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            return await client.get("/some/path?and=query")

    with caplog.at_level("INFO"):
        answer = asyncio.run(go())
    assert answer.status_code == 500
    assert answer.json()["code"] == "trouble"
    assert "candle" not in answer.text
    assert "RuntimeError" not in answer.text
    assert "content-security-policy" in answer.headers
    (record,) = [one for one in caplog.records if one.exc_info]
    assert record.getMessage() == "trouble"
    assert "query" not in str(vars(record)["facts"])


# -- nothing from elsewhere ------------------------------------------------------------------------------


def addresses(text: str) -> set[str]:
    """Whatever a browser would load from, in a page of ours."""
    found = re.findall(r"""(?:src|href|action|url\()\s*=?\s*["'(]?((?:https?:)?//[^"')\s>]+)""", text)
    return set(found)


def test_the_page_about_the_api_loads_nothing() -> None:
    page = described()["manual"].body.decode()
    assert addresses(page) == set()
    assert "<script" not in page
    assert "<link" not in page


def test_the_built_page_loads_nothing_from_elsewhere() -> None:
    if not (SITE / "index.html").exists():
        pytest.skip("the site is not built: make web")
    for file in [SITE / "index.html", *SITE.rglob("*.css")]:
        assert addresses(file.read_text(encoding="utf-8")) == set(), file.name
