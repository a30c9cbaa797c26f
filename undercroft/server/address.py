"""Under which addresses a friend finds this server. Nothing is sent to find out."""

from __future__ import annotations

import ipaddress
import socket

# Connecting a datagram socket sends nothing: the system only says which of its own addresses it would speak from.
# The first few are of networks at home, the last two reserved for documentation: whatever leads outside.
TOWARDS = ("192.168.0.1", "10.0.0.1", "172.16.0.1", "192.0.2.1", "2001:db8::1")


def local_addresses() -> list[str]:
    """This machine's own addresses on its networks, the likeliest first."""
    found: list[str] = []
    for target in TOWARDS:
        own = speaking_to(target)
        if own and own not in found:
            found.append(own)
    return sorted(found, key=lambda one: ":" in one)


def speaking_to(target: str, port: int = 9) -> str:
    """The address this machine would speak to another from; nothing if it could not."""
    family = socket.AF_INET6 if ":" in target else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, port))
            own = str(probe.getsockname()[0])
        known = ipaddress.ip_address(own)
    except (OSError, ValueError):
        return ""
    return "" if known.is_loopback or known.is_link_local or known.is_unspecified else own


def url(address: str, port: int) -> str:
    """An address as one types it into a browser."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}" if port == 80 else f"http://{host}:{port}"


def own_url(host: str, port: int) -> str:
    """Where a server that listens on this host and port is found from this very machine."""
    return url("localhost" if is_everywhere(host) or host == "127.0.0.1" else host, port)


def friendly_urls(host: str, port: int) -> list[str]:
    """Where others on the same network find it; nowhere, if it listens to this machine alone."""
    if is_everywhere(host):
        wanted = [one for one in local_addresses() if host != "0.0.0.0" or ":" not in one]
        return [url(one, port) for one in wanted]
    return [] if is_this_machine(host) else [url(host, port)]


def is_everywhere(host: str) -> bool:
    """Whether this means all addresses of the machine."""
    return host in ("", "0.0.0.0", "::")


def is_this_machine(host: str) -> bool:
    """Whether only this machine can reach that."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
