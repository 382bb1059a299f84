"""What whoever runs a table tells it about the world around it."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

import msgspec

from saddlebag.engine.errors import SaddlebagError

Network = IPv4Network | IPv6Network
USUAL_PORTS = {"http": 80, "https": 443}


class BadSetting(SaddlebagError):
    """A setting that makes no sense."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that is decided when a table is started. It travels to worker processes as JSON."""

    database_url: str
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word on who asks is taken, besides this machine's own."""
    public_url: str | None = None
    """The address that people use, without a path, such as https://table.example."""

    push_key: str | None = None
    """A private key in PEM form, by which the push services of browsers recognise this table."""
    push_contact: str = "mailto:nobody@localhost"
    """Where whoever runs a push service can write to."""
    push_services: tuple[str, ...] = ()
    """Addresses of further push services, besides those of the browsers in use."""

    starter: str | None = None
    """What only the program knows that starts the table for whoever sits before it."""

    def __post_init__(self) -> None:
        for each in self.trusted_proxies:
            network(each)
        if self.public_url is not None:
            msgspec.structs.force_setattr(self, "public_url", origin(self.public_url))

    @property
    def https(self) -> bool:
        """Whether people come by HTTPS, whatever the last step to us is."""
        return self.public_url is not None and self.public_url.startswith("https:")


def network(text: str) -> Network:
    """An address, or a network of them."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadSetting(
            f"The trusted proxy cannot be {text!r}; give an address such as 192.0.2.7, or a network such as 10.0.0.0/8."
        ) from None


def origin(url: str) -> str:
    """The address of a site as browsers write it: no path, no usual port, small letters."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        raise not_public(url) from None
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
    if parts.scheme not in USUAL_PORTS or not parts.hostname or more or " " in parts.netloc:
        raise not_public(url)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port is None or port == USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{port}"


def not_public(url: str) -> BadSetting:
    return BadSetting(
        f"The public URL cannot be {url!r}; give the address players type, without a path, "
        "such as https://table.example or http://192.0.2.7:8642."
    )
