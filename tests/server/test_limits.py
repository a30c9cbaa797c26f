"""Limits: how much an address may ask for, which address is counted, and whose pages may ask."""

from __future__ import annotations

import pytest

from undercroft.server.limits import RATES as ALL_RATES
from undercroft.server.limits import (
    Bucket,
    Limits,
    Rate,
    Uploads,
    address_of,
    counted,
    is_own_origin,
    may_open_socket,
    may_write,
)

RATES = {"read": Rate(5, 1), "table": Rate(2, 1 / 60)}


class Clock:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_is_let_through_and_then_what_comes_back(clock: Clock) -> None:
    limits = Limits(rates=RATES, clock=clock)
    assert [limits.wait("read", "a") for _ in range(7)] == [0, 0, 0, 0, 0, 1, 1]
    clock.now += 1
    assert limits.wait("read", "a") == 0
    assert limits.wait("read", "a") == 1


def test_addresses_and_kinds_are_counted_apart(clock: Clock) -> None:
    limits = Limits(rates=RATES, clock=clock)
    assert [limits.wait("table", "a") for _ in range(3)] == [0, 0, 60]
    assert limits.wait("table", "b") == 0
    assert limits.wait("read", "a") == 0


def test_a_bucket_never_holds_more_than_a_burst(clock: Clock) -> None:
    limits = Limits(rates=RATES, clock=clock)
    clock.now += 10_000
    assert [limits.wait("read", "a") for _ in range(6)].count(0) == 5


def test_what_costs_more_than_a_burst_is_let_through_once_the_bucket_is_full(clock: Clock) -> None:
    limits = Limits(rates=RATES, clock=clock)
    assert limits.wait("read", "a", 8) == 0
    assert limits.wait("read", "a") == 4


def test_the_memory_is_bounded_whoever_asks(clock: Clock) -> None:
    limits = Limits(rates=RATES, most=100, clock=clock)
    for number in range(5000):
        limits.wait("read", f"10.0.{number // 256}.{number % 256}")
        clock.now += 0.001
    assert len(limits) <= 100


def test_a_flood_of_others_does_not_refill_the_bucket_of_one_who_keeps_asking(clock: Clock) -> None:
    limits = Limits(rates=RATES, most=100, clock=clock)
    let_through = 0
    for number in range(300):
        let_through += limits.wait("table", "eager") == 0
        limits.wait("table", f"other-{number}")
    assert let_through == 2


def test_where_there_is_no_room_those_left_alone_the_longest_are_forgotten(clock: Clock) -> None:
    limits = Limits(rates=RATES, most=3, clock=clock)
    for address in ("a", "b", "c"):
        assert limits.wait("table", address, 2) == 0
    assert limits.wait("table", "d") == 0
    # One is forgotten, and those that are still short are not.
    assert len(limits) == 3
    assert limits.wait("table", "b") == 60
    assert limits.wait("table", "c") == 60


def test_with_those_that_are_full_again_goes_what_need_not_be_remembered(clock: Clock) -> None:
    limits = Limits(rates=RATES, most=3, clock=clock)
    limits.wait("read", "a")
    limits.wait("read", "b")
    limits.wait("table", "c", 2)
    clock.now += 1
    limits.wait("table", "d")
    # All of a second has come back to `a` and `b`, and next to nothing to `c`.
    assert len(limits) == 2
    assert limits.wait("table", "c") == 59
    clock.now += 119
    for address in ("e", "f", "g"):
        limits.wait("table", address, 2)
    assert limits.wait("table", "c") == 0


def test_a_bucket_fills_as_time_goes_by_and_no_faster(clock: Clock) -> None:
    limits = Limits(rates={"read": Rate(4, 0.5)}, clock=clock)
    assert limits.wait("read", "a", 4) == 0
    assert [limits.wait("read", "a", cost) for cost in (1, 2, 0.1)] == [2, 4, 1]
    clock.now += 1
    assert limits.wait("read", "a") == 1
    clock.now += 1
    assert limits.wait("read", "a") == 0
    assert limits.wait("read", "a") == 2


def test_what_is_opened_at_once_comes_back_within_the_hour() -> None:
    for kind in ("table", "seat"):
        assert ALL_RATES[kind].a_second * 3600 == pytest.approx(ALL_RATES[kind].burst)


def test_limits_can_be_lifted(clock: Clock) -> None:
    limits = Limits(is_on=False, rates=RATES, sockets=1, clock=clock)
    assert not any(limits.wait("table", "a") for _ in range(1000))
    assert all(limits.open_socket("a") for _ in range(100))


def test_sockets_at_once(clock: Clock) -> None:
    limits = Limits(rates=RATES, sockets=2, clock=clock)
    assert [limits.open_socket("a") for _ in range(3)] == [True, True, False]
    assert limits.open_socket("b")
    limits.close_socket("a")
    assert limits.open_socket("a")
    assert not limits.open_socket("a")
    for address in ("a", "a", "b"):
        limits.close_socket(address)
    assert len(limits) == 0
    limits.close_socket("a")  # once too often changes nothing
    assert [limits.open_socket("a") for _ in range(3)] == [True, True, False]
    assert len(limits) == 1
    limits.wait("read", "a")
    assert len(limits) == 2


def test_what_an_address_sends_at_once_is_counted_together_and_given_back_bit_by_bit() -> None:
    uploads = Uploads(most=100, by_address=60)

    def fits(address: str, size: int) -> bool:
        with uploads.hold(address, size) as is_held:
            return is_held

    with uploads.hold("a", 30):
        with uploads.hold("a", 20):
            assert (fits("a", 10), fits("a", 11)) == (True, False)
            assert (fits("b", 50), fits("b", 51)) == (True, False)
        assert (fits("a", 30), fits("a", 31)) == (True, False)
    assert (fits("a", 60), fits("a", 61)) == (True, False)
    assert (uploads.held, uploads._by) == (0, {}), "nothing is remembered of those who have sent all"


def test_a_table_has_a_bucket_of_its_own(clock: Clock) -> None:
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


# -- who asks --------------------------------------------------------------------------------------------


def test_without_a_trusted_proxy_only_the_connection_counts() -> None:
    assert address_of(("192.0.2.7", 4711), "198.51.100.1", False) == "192.0.2.7"


def test_behind_a_trusted_proxy_what_it_added_last_counts() -> None:
    assert address_of(("127.0.0.1", 1), "203.0.113.9, 198.51.100.1", True) == "198.51.100.1"
    assert address_of(("127.0.0.1", 1), "", True) == "127.0.0.1"
    assert address_of(("127.0.0.1", 1), "198.51.100.7", True) == "198.51.100.7"
    assert address_of(None, "198.51.100.7", True) == "198.51.100.7"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("[2001:db8::1]", "2001:db8::"),
        ("fe80::1%eth0", "fe80::"),
        ("not an address", "unknown"),
        ("", "unknown"),
    ],
)
def test_how_an_address_is_counted(given: str, expected: str) -> None:
    assert counted(given) == expected


def test_a_connection_without_an_address_is_counted_too() -> None:
    assert address_of(None, "", False) == "unknown"


# -- whose page asks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:7777", "localhost:7777"),
        ("https://table.example", "table.example"),
        ("https://table.example", "table.example:443"),
        ("http://Table.Example", "table.example:80"),
        ("http://[2001:db8::1]:7777", "[2001:db8::1]:7777"),
    ],
)
def test_our_own_pages(origin: str, host: str) -> None:
    assert is_own_origin(origin, host, ())


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "localhost:7777"),
        ("http://localhost:7778", "localhost:7777"),
        ("http://localhost", "localhost:7777"),
        ("http://localhost:7777.evil.example", "localhost:7777"),
        ("http://evil.example@localhost:7777", "localhost:7777"),
        ("http://localhost:7777/path", "localhost:7777"),
        ("null", "localhost:7777"),
        ("file://localhost:7777", "localhost:7777"),
        ("localhost:7777", "localhost:7777"),
        ("http://", ""),
        ("", ""),
    ],
)
def test_the_pages_of_others(origin: str, host: str) -> None:
    assert not is_own_origin(origin, host, ())


def test_an_origin_named_on_the_command_line_is_ours() -> None:
    assert is_own_origin("https://table.example", "127.0.0.1:7777", ("https://table.example",))
    assert not is_own_origin("http://table.example", "127.0.0.1:7777", ("https://table.example",))


def test_where_the_origin_is_named_a_host_proves_nothing_unless_it_is_this_machine() -> None:
    named = ("https://table.example",)
    assert not is_own_origin("http://evil.example", "evil.example", named)
    assert not is_own_origin("http://localhost.evil.example:80", "localhost.evil.example:80", named)
    for host in ("localhost", "localhost:7777", "127.0.0.1:7777", "[::1]:7777", "[::1]"):
        assert is_own_origin(f"http://{host}", host, named)


def test_a_socket_must_say_where_it_comes_from_and_a_request_need_not() -> None:
    assert not may_open_socket({"host": "localhost:7777"}, ())
    assert may_write({"host": "localhost:7777"}, ())
    assert may_open_socket({"host": "localhost:7777", "origin": "http://localhost:7777"}, ())


def test_a_page_of_somebody_else_may_not_write() -> None:
    assert not may_write({"host": "localhost:7777", "origin": "https://evil.example"}, ())
    assert not may_write({"host": "localhost:7777", "sec-fetch-site": "cross-site"}, ())
    assert may_write({"host": "localhost:7777", "sec-fetch-site": "same-origin"}, ())
    assert may_write({"host": "localhost:7777", "sec-fetch-site": "none"}, ())
    assert may_write({"host": "localhost:7777", "origin": "http://localhost:7777", "sec-fetch-site": "cross-site"}, ())
    assert not may_write({"origin": "http://localhost:7777"}, ())
