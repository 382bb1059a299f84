"""The routes for one's devices: a private link to another, what it would do, and signing out."""

from litestar import delete, get, post
from litestar.params import JSONBody

from saddlebag.table import VERSION, rows
from saddlebag.table.api import AnyRequest, Here, Id, Visitor, responses
from saddlebag.table.devices import LINK_SECONDS, NO_LINK
from saddlebag.table.errors import NotFound, NotNow
from saddlebag.table.messages import Device, DeviceLink, DeviceOffer, FollowLink, MakeLink, Me
from saddlebag.table.seating import Guest
from saddlebag.table.services import Services


@post("/me/link", status_code=200, responses=responses)
async def device_link(request: AnyRequest, table: Here, guest: Visitor, data: JSONBody[MakeLink]) -> DeviceLink:
    """A private link that makes one other device you: once, within half an hour."""
    own = table.identity.shown(request)
    if own is None:
        raise NotNow("You have no cookie yet; try again.")
    token = table.devices.link(guest.id, own.device_id, data.starter)
    return DeviceLink(f"/device#{token}", LINK_SECONDS // 60)


@post("/device/look", status_code=200, responses=responses)
async def look_at_link(table: Here, guest: Visitor, data: JSONBody[FollowLink]) -> DeviceOffer:
    """Whom a private link would make of you; nothing changes yet."""
    link = await table.devices.look(data.token)
    name = await table.identity.name_of(link.guest_id)
    if name is None:
        raise NotFound(NO_LINK)
    seats = len(await rows.tables_of(table.store, guest.id))
    already = guest.id == link.guest_id
    return DeviceOffer(name, guest.name, seats, already, asks=not already and not (link.at_once and not seats))


@post("/device", status_code=200, responses=responses)
async def follow_link(request: AnyRequest, table: Here, data: JSONBody[FollowLink]) -> Me:
    """Become the guest of a private link on this device; the link is used up."""
    guest = await table.identity.become(request, data.token)
    return Me(guest.id, guest.name, VERSION)


@get("/me/devices", responses=responses)
async def list_devices(request: AnyRequest, table: Here, guest: Visitor) -> list[Device]:
    """Where you are signed in, the one that was seen last first."""
    return await devices_of(request, table, guest)


@delete("/me/devices/{device_id:str}", status_code=200, responses=responses)
async def sign_out(request: AnyRequest, table: Here, guest: Visitor, device_id: Id) -> list[Device]:
    """Sign a device of yours out: its cookie is refused from now on. On this one you are a new guest then."""
    await table.devices.sign_out(device_id, guest.id)
    return await devices_of(request, table, guest)


async def devices_of(request: AnyRequest, table: Services, guest: Guest) -> list[Device]:
    own = table.identity.shown(request)
    here = None if own is None else own.device_id
    return [
        Device(row.id, row.name, row.created, row.seen, row.id == here)
        for row in await rows.devices_of(table.store, guest.id)
    ]


DEVICE_ROUTES = [device_link, look_at_link, follow_link, list_devices, sign_out]
