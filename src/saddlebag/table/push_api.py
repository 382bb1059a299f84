"""The routes for web push: whether this table offers it, and which browsers want it."""

from litestar import delete, get, post
from litestar.params import JSONBody

from saddlebag.table.api import AnyRequest, Here, Visitor, responses
from saddlebag.table.errors import NotNow
from saddlebag.table.messages import PushOffer, PushWish
from saddlebag.table.services import Services


@get("/push", responses=responses)
async def push_offer(table: Here) -> PushOffer:
    """The key with which a browser subscribes; none where whoever runs this table has set none."""
    return offer(table)


def offer(table: Services) -> PushOffer:
    return PushOffer(None if table.pushes.key is None else table.pushes.key.public)


@post("/push", status_code=200, responses=responses)
async def subscribe(request: AnyRequest, table: Here, guest: Visitor, data: JSONBody[PushWish]) -> PushOffer:
    """This browser wants to be told when it is your turn and no page of yours is open."""
    own = table.identity.shown(request)
    if own is None:
        raise NotNow("You have no cookie yet; try again.")
    await table.pushes.subscribe(guest.id, own.device_id, data.endpoint)
    return offer(table)


@delete("/push", status_code=200, responses=responses)
async def unsubscribe(table: Here, guest: Visitor, data: JSONBody[PushWish]) -> PushOffer:
    """This browser does not want to be told any more."""
    await table.pushes.unsubscribe(guest.id, data.endpoint)
    return offer(table)


PUSH_ROUTES = (push_offer, subscribe, unsubscribe)
