"""How much one address may ask for, and whose pages may ask at all."""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from undercroft.server.settings import plain_origin, without_default_port

HOUR = 3600


class Rate(NamedTuple):
    """A bucket: so much at once, and so much a second comes back."""

    burst: float
    a_second: float


# Generous for a family or a class behind one address; tight enough that nobody fills the store in an evening.
RATES: Mapping[str, Rate] = {
    "read": Rate(150, 15),
    "write": Rate(60, 5),
    "table": Rate(40, 40 / HOUR),  # tables opened: new, imported, forked
    "seat": Rate(160, 160 / HOUR),  # seats set out or taken
    "socket": Rate(60, 2),  # sockets opened
}
# What people may do at one table, all of them together: each of it is a row that is kept.
ACTS = Rate(240, 4)
MESSAGES = Rate(40, 10)  # what one device may say
SOCKETS_AT_ONCE = 64
UPLOADS = 64 * 1024 * 1024  # bytes of requests that are not sent whole yet, of everyone together
UPLOADS_BY_ADDRESS = 17 * 1024 * 1024  # two saves as large as may be
MOST_BUCKETS = 40_000


class Limits:
    """Who asked how often. One object a server; its memory is bounded whoever asks."""

    def __init__(
        self,
        is_on: bool = True,
        rates: Mapping[str, Rate] = RATES,
        sockets: int = SOCKETS_AT_ONCE,
        most: int = MOST_BUCKETS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.is_on = is_on
        self.rates = rates
        self.sockets = sockets
        self.most = most
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._buckets) + len(self._open)

    def wait(self, kind: str, address: str, cost: float = 1) -> int:
        """Take from an address's bucket: 0 if there was enough, else the seconds until there will be."""
        if not self.is_on:
            return 0
        rate = self.rates[kind]
        now = self.clock()
        level, then = self._buckets.pop((kind, address), (rate.burst, now))
        level = min(rate.burst, level + (now - then) * rate.a_second)
        lacking = min(cost, rate.burst) - level
        self._buckets[kind, address] = (level if lacking > 0 else level - cost, now)
        if len(self._buckets) > self.most:
            self._forget(now)
        return math.ceil(lacking / rate.a_second) if lacking > 0 else 0

    def _forget(self, now: float) -> None:
        """Drop the bucket that was left alone the longest: most likely it is full again anyway."""
        self._buckets.popitem(last=False)
        while self._buckets:
            (kind, _), (level, then) = next(iter(self._buckets.items()))
            rate = self.rates[kind]
            if level + (now - then) * rate.a_second < rate.burst:
                return
            self._buckets.popitem(last=False)

    def open_socket(self, address: str) -> bool:
        """Whether this address may hold one more socket; if so, it holds it from now on."""
        held = self._open.get(address, 0)
        if self.is_on and held >= self.sockets:
            return False
        self._open[address] = held + 1
        return True

    def close_socket(self, address: str) -> None:
        """An address lets a socket go."""
        held = self._open.get(address, 0) - 1
        if held > 0:
            self._open[address] = held
        else:
            self._open.pop(address, None)


class Bucket:
    """One bucket: for a table, whoever acts at it."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.level = rate.burst
        self.then = clock()

    def take(self) -> bool:
        """Whether there was something left to take."""
        now = self.clock()
        self.level = min(self.rate.burst, self.level + (now - self.then) * self.rate.a_second)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Uploads:
    """The memory that requests may take while they are being sent. It is set aside before anything is read."""

    def __init__(self, most: int = UPLOADS, by_address: int = UPLOADS_BY_ADDRESS) -> None:
        self.most = most
        self.by_address = by_address
        self.held = 0
        self._by: dict[str, int] = {}

    @contextmanager
    def hold(self, address: str, size: int) -> Iterator[bool]:
        """Set so many bytes aside for the while; whether there was room for them."""
        mine = self._by.get(address, 0)
        if self.held + size > self.most or mine + size > self.by_address:
            yield False
            return
        self.held += size
        self._by[address] = mine + size
        try:
            yield True
        finally:
            self.held -= size
            left = self._by[address] - size
            if left > 0:
                self._by[address] = left
            else:
                del self._by[address]


# -- who asks --------------------------------------------------------------------------------------------


def address_of(client: Any, forwarded: str, trusted_proxy: bool) -> str:
    """The address to count for: that of the connection, or the one our own proxy put last."""
    named = client[0] if client else ""
    if trusted_proxy and forwarded:
        named = forwarded.rpartition(",")[2].strip()  # what stands before it was sent by the client and proves nothing
    return counted(named)


def counted(address: str) -> str:
    """An address as it is counted: a whole /64 of IPv6 is one household."""
    try:
        found = ipaddress.ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)


# -- whose page asks -------------------------------------------------------------------------------------


def is_own_origin(origin: str, host: str, origins: Iterable[str]) -> bool:
    """Whether a page of this origin is ours: named by `--origin`; unnamed, served under the very host it talks to.

    Where the public address is known, the `Host` of a request proves nothing: a page of another name that was made to
    lead here would bring its own. Only this machine itself is believed besides.
    """
    plain = plain_origin(origin)
    if not plain:
        return False
    scheme, _, where = plain.partition("://")
    named = set(origins)
    if plain in named:
        return True
    return where == without_default_port(scheme, host.strip().lower()) and (not named or is_local_name(where))


def is_local_name(where: str) -> bool:
    """Whether a host, perhaps with a port, is this machine's name for itself."""
    name = where.rpartition(":")[0] if re.search(r":\d+$", where) else where
    return name in ("localhost", "127.0.0.1", "[::1]")


def may_write(headers: Mapping[str, str], origins: Iterable[str]) -> bool:
    """Whether a request that changes something comes from one of our pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        return is_own_origin(origin, headers.get("host", ""), origins)
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def may_open_socket(headers: Mapping[str, str], origins: Iterable[str]) -> bool:
    """Whether a socket is opened by one of our pages: unlike a request, a socket must say where it comes from."""
    return is_own_origin(headers.get("origin", ""), headers.get("host", ""), origins)
