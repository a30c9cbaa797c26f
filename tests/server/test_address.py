"""Where a friend finds the server."""

from __future__ import annotations

import ipaddress
import socket

import pytest

from undercroft.server.address import friendly_urls, local_addresses, own_url, speaking_to


def test_the_addresses_are_this_machine_s_own() -> None:
    for address in local_addresses():
        assert not ipaddress.ip_address(address).is_loopback
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        with socket.socket(family) as own:
            own.bind((address, 0))  # refused for any address that is not ours


def test_nothing_is_sent_to_find_out() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.bind(("127.0.0.1", 0))
        listener.setblocking(False)  # on this machine what is sent has arrived
        assert speaking_to("127.0.0.1", listener.getsockname()[1]) == ""
        with pytest.raises(BlockingIOError):
            listener.recv(1)


def test_where_it_listens_decides_who_finds_it() -> None:
    assert friendly_urls("127.0.0.1", 7777) == []
    assert friendly_urls("localhost", 7777) == []
    assert friendly_urls("::1", 7777) == []
    assert friendly_urls("192.0.2.5", 7777) == ["http://192.0.2.5:7777"]
    assert friendly_urls("2001:db8::5", 80) == ["http://[2001:db8::5]"]
    assert all(":" not in url.removeprefix("http://").removesuffix(":7777") for url in friendly_urls("0.0.0.0", 7777))


def test_how_this_machine_finds_it() -> None:
    assert own_url("0.0.0.0", 7777) == own_url("127.0.0.1", 7777) == "http://localhost:7777"
    assert own_url("::1", 7777) == "http://[::1]:7777"
    assert own_url("192.0.2.5", 80) == "http://192.0.2.5"
