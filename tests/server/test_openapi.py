"""The description of the API is whole, true to the wire, and can be read by machines and people."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from undercroft.server import wire
from undercroft.server.manual import manual
from undercroft.server.openapi import document
from undercroft.server.rest import CALLS

DOCUMENT = document(CALLS, "0.0")


def every_ref(part: Any) -> list[str]:
    """All references in a part of the document."""
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [ref for value in part.values() for ref in every_ref(value)]
    return [ref for value in part for ref in every_ref(value)] if isinstance(part, list) else []


def test_every_call_of_the_protocol_page_is_described() -> None:
    from pathlib import Path

    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(GET|POST|DELETE) (/api/[^`?]*)[^`]*`", page))
    assert told == {(call.method, call.path) for call in CALLS}
    described = {(verb.upper(), path) for path, verbs in DOCUMENT["paths"].items() for verb in verbs}
    assert described == told


def test_every_reference_leads_somewhere() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    refs = every_ref(DOCUMENT)
    assert len(refs) > 50
    assert {ref.removeprefix("#/components/schemas/") for ref in refs} <= set(schemas)


def test_every_struct_of_the_wire_is_described() -> None:
    structs = {
        name for name, one in vars(wire).items() if isinstance(one, type) and issubclass(one, msgspec.Struct)
    } - {"Struct"}
    assert structs <= set(DOCUMENT["components"]["schemas"])


def test_what_needs_a_key_says_so_and_can_be_refused() -> None:
    for verbs in DOCUMENT["paths"].values():
        for one in verbs.values():
            assert ("401" in one["responses"]) == ("security" in one)
            assert ("413" in one["responses"]) == ("requestBody" in one)
            assert "429" in one["responses"]


def test_ids_are_unique() -> None:
    ids = [one["operationId"] for verbs in DOCUMENT["paths"].values() for one in verbs.values()]
    assert len(ids) == len(set(ids))


def test_the_page_for_people_tells_it_all() -> None:
    page = manual(DOCUMENT)
    for call in CALLS:
        assert f"</span>{call.path}</h3>" in page
        assert f'id="{call.name}"' in page
    for name in DOCUMENT["components"]["schemas"]:
        assert f'id="{name}"' in page
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    assert len(re.findall(r'id="([^"]+)"', page)) == len(anchors)
