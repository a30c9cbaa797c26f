"""Who is next: the more urgent before the less, and within a rank every account in its turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

EVERY: Final = 4  # of so many turns one goes to the least urgent that waits, lest it wait for ever


class FairQueue(Generic[T]):
    """What waits, by rank (0: the most urgent) and account."""

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, deque[T]]] = {}
        self._turns = 0
        self._held: dict[str, int] = {}
        self.count = 0

    def held_by(self, account: str) -> int:
        """How much of it is on one account."""
        return self._held.get(account, 0)

    def put(self, rank: int, account: str, item: T) -> None:
        """Let something wait."""
        self._ranks.setdefault(rank, OrderedDict()).setdefault(account, deque()).append(item)
        self._held[account] = self.held_by(account) + 1
        self.count += 1

    def take(self, most: int) -> T | None:
        """What is next among the ranks up to one; nothing if none of them waits."""
        ranks = sorted(rank for rank in self._ranks if rank <= most)
        if not ranks:
            return None
        self._turns += 1
        rank = ranks[-1] if self._turns % EVERY == 0 else ranks[0]
        accounts = self._ranks[rank]
        account, items = next(iter(accounts.items()))
        item = items.popleft()
        self._settle(rank, account)
        if account in accounts:
            accounts.move_to_end(account)
        return item

    def remove(self, rank: int, account: str, item: T) -> bool:
        """Let something wait no longer; whether it did."""
        items = self._ranks.get(rank, OrderedDict()).get(account)
        if items is None or item not in items:
            return False
        items.remove(item)
        self._settle(rank, account)
        return True

    def _settle(self, rank: int, account: str) -> None:
        """One less."""
        accounts = self._ranks[rank]
        if not accounts[account]:
            del accounts[account]
        if not accounts:
            del self._ranks[rank]
        self.count -= 1
        left = self._held[account] - 1
        if left:
            self._held[account] = left
        else:
            del self._held[account]
