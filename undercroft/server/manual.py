"""The API described for people: a page of our own, made from the OpenAPI document; it loads nothing from elsewhere."""

from __future__ import annotations

import html
import re
from typing import Any, Final

STYLE: Final = """
:root { color-scheme: dark light; --paper: #0b0a09; --ink: #e8dfcc; --dim: #a99f8c; --line: #35302a; --light: #e0a458; }
@media (prefers-color-scheme: light) {
  :root { --paper: #f6f1e4; --ink: #1b1714; --dim: #6a6155; --line: #d3c9b4; --light: #8a3b12; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; font-weight: normal; line-height: 1.25; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; }
h2 { font-size: 1.6rem; margin: 3rem 0 1rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
h3 { font-size: 1.1rem; margin: 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
a { color: var(--light); }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
section.one { border: 1px solid var(--line); border-radius: 6px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
section.one > p { margin: .4rem 0 .6rem; }
.verb { color: var(--light); margin-right: .6em; }
.dim { color: var(--dim); }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
td { vertical-align: top; padding: .25rem .75rem .25rem 0; border-top: 1px solid var(--line); }
td:first-child { white-space: nowrap; width: 10rem; }
@media (max-width: 40rem) { td:first-child { width: 5.5rem; } }
ul.index { columns: 16rem; padding-left: 1.1rem; }
"""

INTRODUCTION: Final = """
<p>Everything our own pages do, they do through this. Anyone may write another client. There are no accounts: whoever
opens a table gets a key to it, and whoever joins one gets a key of their own. A key travels in
<code>Authorization: Bearer …</code>, or in the first message on the socket, never in an address.</p>
<p>What cannot be done comes back as <a href="#Problem"><code>Problem</code></a>: a code for programs and a sentence for
people. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
"""

SOCKET: Final = """
<p>Text frames of JSON, each with its kind in <code>t</code>. The first message must be
<a href="#Hello"><code>Hello</code></a>; the answer is <a href="#Shown"><code>Shown</code></a>, all that this viewer may
see. From then on every change of the game is one <a href="#Update"><code>Update</code></a>. The request must carry an
<code>Origin</code> that is the server’s own.</p>
"""


def manual(document: dict[str, Any]) -> str:
    """The whole page."""
    calls = [call(verb, path, found) for path, verbs in document["paths"].items() for verb, found in verbs.items()]
    socket = document["x-socket"]
    schemas = document["components"]["schemas"]
    shapes = "".join(shape(name, schema) for name, schema in schemas.items())
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>The API · Undercroft</title><style>{STYLE}</style></head><body><main>"
        f"<h1>How to talk to this server</h1>"
        f'<p class="dim">Undercroft {html.escape(document["info"]["version"])}</p>{INTRODUCTION}'
        f"<h2>Requests</h2>{''.join(calls)}"
        f'<h2>The socket</h2><h3><span class="verb">WS</span>{html.escape(socket["path"])}</h3>{SOCKET}'
        f"<p>From a browser:</p>{index(socket['from-browser'])}<p>To a browser:</p>{index(socket['to-browser'])}"
        f"<h2>What is sent</h2>{shapes}</main></body></html>\n"
    )


def call(verb: str, path: str, found: dict[str, Any]) -> str:
    """One request."""
    rows = []
    if "security" in found:
        rows.append(("with", "the key to the table"))
    for one in found["parameters"]:
        place = "in the path" if one["in"] == "path" else "after the ?, optional"
        rows.append((f"<code>{one['name']}</code>", f"{words(one['description'])} {kind(one['schema'])}, {place}"))
    for media, content in found.get("requestBody", {}).get("content", {}).items():
        rows.append(("body", f"{kind(content['schema'])} <span class='dim'>{media}</span>"))
    for status, response in found["responses"].items():
        content = next(iter(response.get("content", {}).values()), None)
        given = "" if content is None else f": {kind(content['schema'])}"
        rows.append((status, f"{words(response['description'])}{given}"))
    head = f'<h3><span class="verb">{verb.upper()}</span>{html.escape(path)}</h3><p>{words(found["summary"])}</p>'
    return f'<section class="one" id="{found["operationId"]}">{head}{table(rows)}</section>'


def shape(name: str, schema: dict[str, Any]) -> str:
    """One thing that is sent."""
    needed = set(schema.get("required", []))
    rows = []
    for field, one in schema.get("properties", {}).items():
        optional = "" if field in needed else ' <span class="dim">optional</span>'
        rows.append((f"<code>{field}</code>", f"{kind(one)}{optional}"))
    for number, one in enumerate(schema.get("prefixItems", [])):
        rows.append((f"[{number}]", kind(one)))
    told = f"<p>{words(schema.get('description', ''))}</p>"
    return f'<section class="one" id="{name}"><h3>{name}</h3>{told}{table(rows)}</section>'


def table(rows: list[tuple[str, str]]) -> str:
    """Rows of two."""
    cells = "".join(f"<tr><td>{left}</td><td>{right}</td></tr>" for left, right in rows)
    return f"<table>{cells}</table>" if cells else ""


def index(refs: list[dict[str, Any]]) -> str:
    """Links to some shapes."""
    return f'<ul class="index">{"".join(f"<li>{kind(ref)}</li>" for ref in refs)}</ul>'


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{html.escape(repr(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}" if schema.get("items") else "list"
    bounds = [f"{word} {schema[name]}" for name, word in BOUNDS if name in schema]
    return html.escape(", ".join([str(schema.get("type", "anything")), *bounds]))


BOUNDS: Final = (
    ("minimum", "from"),
    ("maximum", "to"),
    ("minLength", "at least"),
    ("maxLength", "at most"),
)


def words(text: str) -> str:
    """A sentence, with what stands between `backticks` as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(text))
