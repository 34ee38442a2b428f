"""Where a request comes from: addresses as limits count them, and proxies whose word is taken for it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from captains_table.server.errors import BadSetting

Address = IPv4Address | IPv6Address
WITH_PORT = re.compile(r"(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?")  # as some proxies write it
IPV6_PREFIX_BITS = 64  # bits of an IPv6 address: whoever has one has all that begin so


def read_address(text: str) -> Address | None:
    """None for what is no address."""
    with_port = WITH_PORT.fullmatch(text)
    try:
        address = ip_address((with_port[1] or with_port[2]) if with_port else text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(4096)
def rate_limit_key(address: str) -> str:
    """The name under which limits know an address: for IPv6 that of its network."""
    read = read_address(address)
    if isinstance(read, IPv6Address):
        return str(IPv6Network((int(read), IPV6_PREFIX_BITS), strict=False))
    return address if read is None else str(read)


@dataclass(frozen=True)
class TrustedProxies:
    """Which proxies say the truth about who asks: so many one after another, or those of some networks."""

    hops: int = 0
    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @classmethod
    def read(cls, text: str) -> TrustedProxies:
        """A count of proxies, or addresses and networks with commas between them."""
        if text.strip().isdecimal():
            return cls(hops=int(text))
        words = [word.strip() for word in text.split(",")]
        try:
            return cls(networks=tuple(ip_network(word, strict=False) for word in words if word))
        except ValueError:
            raise BadSetting("bad_proxies", given=text) from None

    def __bool__(self) -> bool:
        return bool(self.hops or self.networks)

    def trusts(self, peer: str | None) -> bool:
        """Whether whoever is at the other end of a connection is a proxy of ours."""
        return bool(self.hops) or self._ours(read_address(peer) if peer else None)

    def _ours(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)

    def trusted_hops(self, forwarded: Sequence[str]) -> int:
        """How many of these addresses, from the right, were told by proxies that are trusted."""
        if self.hops:
            return min(self.hops, len(forwarded))
        told = 0
        for told, text in enumerate(reversed(forwarded), 1):  # noqa: B007  (the last one counts)
            if not self._ours(read_address(text)):
                break
        return told
