"""The difference between two views, as a flat list: `[path, value]` sets, `[path]` deletes."""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


def diff(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """What makes the old view the new one. True and 1 are the same to it, as they are to Python."""
    found: Patch = []
    _mapping([], old, new, found)
    return found


def _mapping(path: list[Any], old: dict[str, Any], new: dict[str, Any], found: Patch) -> None:
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
        else:
            before = old[key]
            if before != value:
                _value([*path, key], before, value, found)
    if old.keys() != new.keys():
        for key in old:
            if key not in new:
                found.append([[*path, key]])


def _value(path: list[Any], old: Any, new: Any, found: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _mapping(path, old, new, found)
    elif isinstance(old, list) and isinstance(new, list):
        _sequence(path, old, new, found)
    else:
        found.append([path, new])


def _sequence(path: list[Any], old: list[Any], new: list[Any], found: Patch) -> None:
    both = min(len(old), len(new))
    changed = [place for place in range(both) if old[place] != new[place]]
    beyond = abs(len(old) - len(new))
    # Every entry repeats the path, so that a short list of plain things is sooner sent whole.
    plain = not any(isinstance(value, dict | list) for value in new)
    if (beyond and changed) or (plain and len(changed) + beyond > 1 + len(new) // 4) or beyond > 4:
        found.append([path, new])
        return
    for place in changed:
        _value([*path, place], old[place], new[place], found)
    for place in range(both, len(new)):
        found.append([[*path, place], new[place]])
    for place in range(len(old) - 1, both - 1, -1):
        found.append([[*path, place]])


def apply(view: Any, patch: Patch) -> Any:
    """What a client does with a patch: the view after it; the one given stays as it was."""
    for entry in patch:
        path = entry[0]
        view = _applied(view, path, entry)
    return view


def _applied(node: Any, path: list[Any], entry: list[Any]) -> Any:
    if not path:
        return entry[1]
    key = path[0]
    changed = node.copy()
    if len(path) > 1:
        changed[key] = _applied(node[key], path[1:], entry)
    elif len(entry) == 1:
        del changed[key]
    elif isinstance(changed, list) and key == len(changed):
        changed.append(entry[1])
    else:
        changed[key] = entry[1]
    return changed
