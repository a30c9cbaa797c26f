"""Talk: two moments are alike only if all that may be said is."""

from __future__ import annotations

from undercroft.engine.talk import FREE, SILENCE, Talk


def test_talk_is_the_same_when_all_of_it_is() -> None:
    kinds = [FREE, SILENCE, Talk(chat=False), Talk(pings=False), Talk(signals=("nod",)), Talk(sides=True)]
    for place, one in enumerate(kinds):
        assert [one == other for other in kinds] == [place == number for number in range(len(kinds))]
    assert Talk() == FREE
    assert len({*kinds, Talk()}) == len(kinds)
    assert FREE != "free"
