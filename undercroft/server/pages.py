"""The built client, held in memory and packed once; and the few pages that are shown when something is not there."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from undercroft.server.about import Prepared

SITE: Final = Path(__file__).with_name("site")
FOREVER: Final = "public, max-age=31536000, immutable"  # what has its digest in its name never changes
ASK_AGAIN: Final = "no-cache"
PACKED_ALREADY: Final = (".woff2", ".woff", ".png", ".jpg", ".webp", ".avif", ".gz")
PACKED_BESIDE: Final = ".br"  # the build packs a file once more, tighter, and lays it beside
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".txt": "text/plain; charset=utf-8",
}


class Site:
    """The files of the client by their path; read anew when the client was built anew."""

    def __init__(self, folder: Path = SITE) -> None:
        self.folder = folder
        self._files: dict[str, Prepared] = {}
        self._built: tuple[int, ...] = ()

    def is_built(self) -> bool:
        """Whether there is a client; reads it if it is new."""
        try:
            built = tuple([file.stat().st_mtime_ns for file in (self.folder / "index.html", self.folder / "assets")])
        except OSError:
            self._files, self._built = {}, ()
            return False
        if built != self._built:
            self._files, self._built = self._read(), built
        return True

    def _read(self) -> dict[str, Prepared]:
        found: dict[str, Prepared] = {}
        for file in sorted(self.folder.rglob("*")):
            if file.is_file() and file.suffix != PACKED_BESIDE:
                pack = file.suffix not in PACKED_ALREADY
                beside = file.with_name(file.name + PACKED_BESIDE)
                brotli = beside.read_bytes() if beside.is_file() else b""
                prepared = Prepared.of(file.read_bytes(), kind(file), pack, brotli)
                found[file.relative_to(self.folder).as_posix()] = prepared
        return found

    def file(self, path: str) -> Prepared | None:
        """A file of the client, index.html for the bare address. Only what was read can be had: nothing outside."""
        return self._files.get(path or "index.html") if self.is_built() else None


def kind(file: Path) -> str:
    """The media type of a file."""
    return KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def given(request: Request, prepared: Prepared, keep: str = ASK_AGAIN) -> Response:
    """A prepared answer, packed if the browser can unpack it; just a nod if it has it already."""
    headers = {"etag": prepared.tag, "cache-control": keep}
    if prepared.packed or prepared.brotli:
        headers["vary"] = "Accept-Encoding"
    if has_already(request, prepared.tag):
        return Response(status_code=304, headers=headers)
    body = prepared.body
    if prepared.brotli and takes(request, "br"):
        body = prepared.brotli
        headers["content-encoding"] = "br"
    elif prepared.packed and takes(request, "gzip"):
        body = prepared.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=prepared.kind, headers=headers)


def has_already(request: Request, tag: str) -> bool:
    """Whether the browser still has this very content."""
    known = request.headers.get("if-none-match", "")
    return known == "*" or tag.removeprefix("W/") in [one.strip().removeprefix("W/") for one in known.split(",")]


def takes(request: Request, packing: str) -> bool:
    """Whether the browser can unpack what was packed so."""
    for offer in request.headers.get("accept-encoding", "").split(","):
        coding, _, weight = offer.replace(" ", "").lower().partition(";")
        if coding in (packing, "*"):
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


# -- when something is not there -------------------------------------------------------------------------

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Undercroft</title>
<style>
:root {{ color-scheme: dark; }}
body {{ margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0a09; color: #e8dfcc;
  font: 1.125rem/1.6 Georgia, "Times New Roman", serif; }}
main {{ max-width: 34rem; padding: 2rem; }}
h1 {{ font-weight: normal; font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; }}
code {{ background: #1d1a17; padding: .1em .4em; border-radius: 3px; }}
a {{ color: #e0a458; }}
</style>
</head>
<body><main><h1>{title}</h1>{lines}</main></body>
</html>
"""

WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "lost": {
        "en": (
            "There is no such room",
            "Whatever stood here has been walled up, or never was. If somebody gave you a link, ask for it once more.",
            '<a href="/">Back to the table</a>',
        ),
        "fr": (
            "Cette pièce n’existe pas",
            "Ce qui se trouvait ici a été muré, ou n’a jamais été. Si l’on vous a donné un lien, redemandez-le.",
            '<a href="/">Retour à la table</a>',
        ),
    },
    "unbuilt": {
        "en": (
            "The table is not laid yet",
            "The server runs, but the pages for your browser have not been built.",
            "Run <code>make web</code> in the project folder (it needs Node), then load this page again.",
        ),
        "fr": (
            "La table n’est pas encore mise",
            "Le serveur tourne, mais les pages pour votre navigateur n’ont pas été construites.",
            "Lancez <code>make web</code> dans le dossier du projet (il faut Node), puis rechargez cette page.",
        ),
    },
}


def page(request: Request, what: str, status: int) -> Response:
    """A small page of our own, in the reader's language."""
    lang = preferred(request)
    title, *lines = WORDS[what][lang]
    body = PAGE.format(lang=lang, title=html.escape(title), lines="".join(f"<p>{line}</p>" for line in lines))
    headers = {"cache-control": "no-store", "vary": "Accept-Language", "content-language": lang}
    return Response(body, status_code=status, media_type="text/html", headers=headers)


def preferred(request: Request) -> str:
    """English or French, whichever the browser names first."""
    for wish in request.headers.get("accept-language", "").lower().split(","):
        for lang in ("en", "fr"):
            if wish.strip().startswith(lang):
                return lang
    return "en"
