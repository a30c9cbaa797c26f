"""How sure a figure is: 95 % intervals for shares, means, differences and ratios."""

from __future__ import annotations

from math import comb, inf, sqrt

Z = 1.959963984540054  # 95 of 100 in a normal distribution lie within so many standard deviations

Interval = tuple[float, float]


def share(hits: int, among: int) -> Interval:
    """Wilson's interval for a share: sensible near 0 and 1 and with few observations."""
    if among == 0:
        return 0.0, 1.0
    rate = hits / among
    middle = rate + Z * Z / (2 * among)
    spread = Z * sqrt(rate * (1 - rate) / among + Z * Z / (4 * among * among))
    scale = 1 + Z * Z / among
    low = 0.0 if hits == 0 else max(0.0, (middle - spread) / scale)
    high = 1.0 if hits == among else min(1.0, (middle + spread) / scale)
    return low, high


def mean(total: float, squares: float, among: int) -> tuple[float, float]:
    """A mean and how far off it may be, from a sum and a sum of squares."""
    if among == 0:
        return 0.0, float("inf")
    middle = total / among
    if among == 1:
        return middle, float("inf")
    variance = max(0.0, (squares - among * middle * middle) / (among - 1))
    return middle, Z * sqrt(variance / among)


def paired_difference(only_first: int, only_second: int, pairs: int) -> Interval:
    """The difference of two shares in paired games (Bonett and Price), from how often just one of a pair won."""
    first = (only_first + 1) / (pairs + 2)
    second = (only_second + 1) / (pairs + 2)
    difference = first - second
    spread = Z * sqrt((first + second - difference * difference) / (pairs + 2))
    return max(-1.0, difference - spread), min(1.0, difference + spread)


def ratio(hits: int, among: int, other_hits: int, other_among: int) -> Interval:
    """The ratio of two shares (Donner and Zou), from their own intervals."""
    if other_hits == 0 or among == 0:
        return 0.0, float("inf")
    rate, other = hits / among, other_hits / other_among
    low, high = share(hits, among)
    other_low, other_high = share(other_hits, other_among)
    product = rate * other
    below = other_high * (2 * other - other_high)
    above = other_low * (2 * other - other_low)
    inner_low = max(0.0, product * product - low * (2 * rate - low) * below)
    inner_high = max(0.0, product * product - high * (2 * rate - high) * above)
    least = (product - sqrt(inner_low)) / below if below > 0 else 0.0
    most = (product + sqrt(inner_high)) / above if above > 0 else float("inf")
    return max(0.0, least), most


def median(values: list[float]) -> tuple[float, float, float]:
    """The median of some values and its interval, from their order alone: whatever they are, infinite ones too."""
    if not values:
        return inf, 0.0, inf
    ordered = sorted(values)
    many = len(ordered)
    low, high = ordered[(many - 1) // 2], ordered[many // 2]
    middle = low if low == high else (low + high) / 2
    outside, below = 0, 0.0
    while below + comb(many, outside) / 2**many <= 0.025:
        below += comb(many, outside) / 2**many
        outside += 1
    if not outside:
        return middle, 0.0, inf
    return middle, ordered[outside - 1], ordered[many - outside]


def quantile(values: list[int], share: float) -> int:
    """The value that so large a share of them does not exceed; 0 of none."""
    if not values:
        return 0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
