"""High Stakes Drifter in a real browser: whole matches, bets, secrets, the showdown, a phone, and no barriers."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.duel import GAME, MOUSE, Duel, board, can, cards_of, dudes_of, own, sit_at
from tests.browser.kit import DESKTOP, PHONE, Json, Person
from tests.browser.test_access import by_day_and_night, on_both_screens
from tests.browser.test_phone import fits_a_finger, nothing_overflows
from tests.browser.test_sizes import SIDEWAYS, SMALL_DESKS, fits

RUNNING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
"""How much moves at this moment."""


# --- whole matches ----------------------------------------------------------------------------------------------


def plays_until(
    ann: Person, luck: random.Random, start: Callable[[], None], enough: Callable[[Counter[str]], bool]
) -> None:
    """Matches by mouse until there were clicks enough; who goes all in at once sees no card to click on."""
    clicks = Counter[str]()
    for _ in range(5):
        start()
        clicks.update(MOUSE.play(ann, luck))
        expect(ann.ending).to_be_visible()
        if enough(clicks):
            return
    raise AssertionError(f"there was nothing to click on: {clicks}")


def test_a_match_of_two_by_mouse(ann: Person) -> None:
    def start() -> None:
        ann.page.goto(f"/new/{GAME}")
        ann.page.get_by_text("Standard", exact=True).click()
        ann.page.get_by_label("Who plays Blue").select_option(label="Bot: Tenderfoot")
        ann.page.get_by_role("button", name="Start this table").click()
        expect(board(ann)).to_be_visible()

    ann.hurry()
    plays_until(ann, random.Random(3), start, lambda clicks: {"hand", "table", "main"} <= clicks.keys())
    expect(ann.ending).to_contain_text("The dice were fair")
    assert {0, 1} <= {step["by"] for step in ann.steps()}


def test_a_match_of_four_by_mouse(ann: Person) -> None:
    def start() -> None:
        sit_at(ann, ann.create("me", "random", "random", "random", game=GAME))

    plays_until(ann, random.Random(5), start, lambda clicks: clicks["hand"] + clicks["table"] > 0)
    assert {0, 1, 2, 3} <= {step["by"] for step in ann.steps()}


def test_the_quick_start_game_by_mouse(ann: Person) -> None:
    sit_at(ann, ann.create("me", "random", mode="quickstart", game=GAME))
    MOUSE.play(ann, random.Random(8))
    expect(ann.ending).to_be_visible()
    expect(ann.page.locator(".stack button")).to_have_count(0)


# --- playing cards ----------------------------------------------------------------------------------------------


def test_a_card_in_hand_is_shown_larger_refused_with_a_reason_or_played_face_down(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive())
    who, seen = duel.until(lambda _, seen: can(seen, "play_dude") and bool(cold(seen)))
    sit_at(who, duel.table)
    assert who.my_turn()
    tip = who.page.get_by_role("tooltip")
    first = who.page.locator(".hand .card").first
    first.hover()
    expect(tip.locator(".face")).to_be_visible()
    names = {card["id"]: card["name"] for kind in ("dude", "gear", "fortune") for card in cards_of(who, kind)}
    expect(tip).to_contain_text(names[own(seen)["hand"][0]])
    who.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    who.page.keyboard.press("h")
    who.page.keyboard.press("Tab")
    expect(tip.locator(".face")).to_be_visible()

    who.page.locator(".hand .card:not(.lit)").first.click()
    expect(who.page.locator(".toast, [role=status]").filter(has_text="HD-").first).to_be_visible()

    dudes = next(each for each in seen["ask"]["options"] if each["text"] == "play_dude")["touches"]
    who.page.locator(f'.hand [data-touch="{dudes[0]}"]').first.click()
    who.until(lambda: own(who.snapshot(duel.table, seen["seat"]))["cards"], "the dude is in the saloon")
    card = own(who.snapshot(duel.table, seen["seat"]))["cards"][0]
    assert f"hand:{card['card']}" == dudes[0]
    mine = who.page.locator(f'[data-touch="piece:{card["id"]}"]')
    expect(mine).to_contain_text("only you")
    expect(mine).to_contain_text(f"${card['chips']}")


def test_gear_is_laid_beside_the_dude_that_is_clicked(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive(), prefer=("play_dude", "card"))
    who, seen = duel.until(lambda _, seen: can(seen, "play_gear") and len(dudes_of(seen)) > 1)
    sit_at(who, duel.table)
    assert who.my_turn()
    gear = next(each for each in seen["ask"]["options"] if each["text"] == "play_gear")["touches"][0]
    who.page.locator(f'.hand [data-touch="{gear}"]').first.click()
    expect(who.prompt).to_contain_text("Beside which dude?")
    target = dudes_of(seen)[1]["id"]
    who.page.locator(f'.table [data-touch="piece:{target}"].lit').click()
    who.until(
        lambda: any(card["bearer"] == target for card in own(who.snapshot(duel.table, seen["seat"]))["cards"]),
        "the gear lies beside it",
    )


def cold(seen: Json) -> list[str]:
    """Cards in hand that lead nowhere now."""
    lit = {thing for each in seen["ask"]["options"] for thing in each["touches"]}
    return [card for card in own(seen)["hand"] if f"hand:{card}" not in lit]


def test_alike_cards_are_discarded_one_by_one(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive(), prefer=())
    who, seen = duel.question("discard")
    sit_at(who, duel.table)
    assert who.my_turn()
    hand = own(seen)["hand"]
    cards = who.page.locator(".hand .card")
    expect(cards).to_have_count(len(hand))
    cards.nth(0).click()
    cards.nth(1).click()
    expect(who.page.locator(".hand .picked")).to_have_count(2)
    main = who.page.locator("button.main")
    expect(main).to_have_text("Discard 2 cards")
    main.click()
    who.until(lambda: who.number() >= seen["number"] + 3, "both are gone")
    gone = own(who.snapshot(duel.table, seen["seat"]))["deadwood"]
    assert sorted(gone) == sorted(own(seen)["deadwood"] + hand[:2])


# --- bets -------------------------------------------------------------------------------------------------------


def test_a_bet_is_one_act_and_so_is_a_raise(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive())
    who, seen = duel.question("open_betting")
    sit_at(who, duel.table)
    assert who.my_turn()
    bar = who.page.get_by_role("region", name="Your decision")
    stake, pot = own(seen)["stake"], seen["view"]["challenge"]["pot"]
    expect(bar.get_by_role("button", name="Check")).to_be_enabled()
    expect(
        bar.get_by_role("img", name=re.compile(r"^Your total: smarts \d+, skill \d+, luck \d+$"))
    ).to_be_in_viewport()
    for size in (*SMALL_DESKS, SIDEWAYS, DESKTOP):
        fits(who, size)
        expect(bar.locator(".total")).to_be_in_viewport(ratio=1)
    go = bar.locator("[data-grow=bet]")
    expect(go).to_have_text("Bet $1")
    for name, amount in {"Half pot": pot // 2, "Pot": pot, "All-in": stake, "Smallest": 1}.items():
        bar.get_by_role("button", name=re.compile(rf"^{name} \$")).click()
        expect(go).to_have_text(re.compile(rf"^Bet \${amount}\b"))
    bar.get_by_role("button", name="More").click()
    expect(go).to_have_text("Bet $2")
    bar.get_by_role("slider", name="Amount of the bet").press("ArrowRight")
    expect(go).to_have_text("Bet $3")
    go.click()
    who.reached(seen["number"] + 2)
    assert own(duel.sees(seen["seat"]))["bet"] == 3

    who, seen = duel.question("face_bet")
    sit_at(who, duel.table)
    assert who.my_turn()
    bar = who.page.get_by_role("region", name="Your decision")
    expect(bar.get_by_role("button", name="Call $3")).to_be_enabled()
    expect(bar.get_by_role("button", name="Fold")).to_be_enabled()
    go = bar.locator("[data-grow=raise]")
    expect(go).to_have_text("Raise by $3 to $6")
    for size in (*SMALL_DESKS, DESKTOP):
        fits(who, size)
        assert len(rows(bar)) == 2, f"{size}: what one may do is in rows at {rows(bar)}"
    go.click()
    who.reached(seen["number"] + 2)
    assert own(duel.sees(seen["seat"]))["bet"] == 6
    lane = who.page.get_by_role("region", name=re.compile("^In the street")).filter(has_text="You")
    expect(lane).to_contain_text("Raise to $6")


def rows(bar: Locator) -> list[int]:
    """The middles of what lies side by side, from above; those of a row differ by a hair."""
    boxes = filter(None, (each.bounding_box() for each in bar.get_by_role("button").all()))
    middles = sorted(box["y"] + box["height"] / 2 for box in boxes)
    return [round(each) for nth, each in enumerate(middles) if nth == 0 or each - middles[nth - 1] > 8]


def test_other_sizes_come_from_the_engine(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive(), bet_sizes="coarse")
    who, _ = duel.question("open_betting")
    sit_at(who, duel.table)
    assert who.my_turn()
    bar = who.page.get_by_role("region", name="Your decision")
    expect(bar.locator("[data-grow=bet]")).to_have_text("Bet $1")
    bar.get_by_role("button", name="More").click()
    expect(bar.locator("[data-grow=bet]")).to_have_text("Bet $5")
    bar.locator("[data-grow=bet]").click()
    expect(who.page.locator(".lane").filter(has_text="Bet $5")).to_be_visible()


def test_side_pots_say_who_can_win_them(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive(), arrive(), prefer=("play_dude", "card", "discard"), must_challenge=False)

    def uneven(_: int, seen: Json) -> bool:
        """Everybody has a dude, and no two have the same stake."""
        players = seen["view"]["players"]
        return (
            can(seen, "issue_challenge")
            and all(p["cards"] for p in players)
            and len({p["stake"] for p in players}) == 3
        )

    duel.until(uneven)
    duel.answer("issue_challenge")
    duel.prefer = ("send", "accept", "amount", "raise", "bet", "all_in", "call")
    who, seen = duel.question("play_fortune")
    pots = seen["view"]["challenge"]["pots"]
    assert len(pots) == 2
    sit_at(who, duel.table)
    for place, pot in zip(who.page.locator("[data-pot] li").all(), pots, strict=True):
        expect(place).to_contain_text(f"${pot['amount']}")
        names = " and ".join(", ".join(name.capitalize() for name in pot["players"]).rsplit(", ", 1))
        expect(place.get_by_role("img", name=f"for {names}")).to_be_visible()


# --- secrets ----------------------------------------------------------------------------------------------------


def secrets(seen: Json) -> set[str]:
    """The cards that only this seat knows: hand, and what it has face down."""
    return {*own(seen)["hand"], *(card["card"] for card in own(seen)["cards"] if not card["up"])}


def open_cards(view: Json) -> set[str]:
    """The cards that anybody sees on the table or in a deadwood."""
    players = view["players"]
    lying = {card["shape"] for player in players for card in player["cards"] if card["up"]}
    return lying | {card for player in players for card in player["deadwood"]}


def test_the_page_of_another_seat_does_not_know_what_is_concealed(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive())
    for person in duel.people:
        sit_at(person, duel.table)
    duel.question("open_betting")
    watcher = arrive()
    sit_at(watcher, duel.table)
    content = {card["id"]: card["name"] for kind in ("dude", "gear", "fortune") for card in cards_of(watcher, kind)}
    for seat, other in ((0, 1), (1, 0)):
        mine, theirs = duel.sees(seat), duel.sees(other)
        assert secrets(theirs)
        for eyes, knows in ((duel.people[seat], secrets(mine)), (watcher, set())):
            hidden = secrets(theirs) - knows - open_cards(mine["view"])
            page = eyes.page.content()
            for card in hidden:
                assert content[card] not in page, f"{card} of seat {other} is in a page that may not know it"
                assert f'"{card}"' not in page
    backs = duel.people[0].page.get_by_role("button", name=re.compile(r"^Concealed dude of Blue .*face down"))
    expect(backs.first).to_be_visible()
    views = [frame.get("snapshot") or frame for frame in watcher.frames]
    seen = json.dumps([body["view"] for body in views if body.get("view")])
    assert '"card": null' in seen
    assert all(f'"{card}"' not in seen for card in secrets(duel.sees(0)) - open_cards(duel.sees(0)["view"]))

    mine = duel.sees(0)
    duel.people[0].page.goto(f"/table/{duel.table}/text")
    told = duel.people[0].page.get_by_role("main")
    expect(told).to_contain_text(f"Pot ${mine['view']['challenge']['pot']}")
    expect(told).to_contain_text("Concealed dude")
    expect(told).to_contain_text(f"Stake ${own(mine)['stake']}")


# --- the showdown -----------------------------------------------------------------------------------------------

SUMS = """() => [...document.querySelectorAll('.lane table')].map((table) => {
  const number = (cell) => Number(cell.textContent.trim().replace('\u2212', '-').replace('+', '') || 0);
  const cells = (row) => [...row.querySelectorAll('td')].map(number);
  const rows = (part) => [...table.querySelectorAll(part + ' tr')].map(cells);
  return { parts: rows('tbody'), total: rows('tfoot')[0], best: table.querySelectorAll('.best').length };
})"""


def test_the_stats_add_up_in_sight_and_a_kicker_chip_is_flipped_onto_the_dude(arrive: Arrive) -> None:
    duel = Duel(arrive(reduced_motion="reduce"), arrive(reduced_motion="reduce"))
    who, seen = duel.until(
        lambda _, seen: seen["ask"]["question"] == "kicker_stage" and len(seen["ask"]["options"]) > 1
    )
    sit_at(who, duel.table)
    assert who.my_turn()
    sums = who.page.evaluate(SUMS)
    assert len(sums) == 2
    for each in sums:
        assert [sum(column) for column in zip(*each["parts"], strict=True)] == each["total"]
        assert each["best"] == 1
    fighters = [player for player in seen["view"]["players"] if player["fighter"]]
    shown = sorted(next(c["stats"] for c in player["cards"] if c["id"] == player["fighter"]) for player in fighters)
    assert sorted(each["total"] for each in sums) == shown

    chip = who.page.locator(".stack .lit").first
    expect(chip).to_have_accessible_name(re.compile(r"kicker chip worth \$\d+: .* or .*, playable$"))
    before = who.page.locator(".lane .kickers .kicker").count()
    chip.click()
    who.reached(seen["number"] + 1)
    expect(who.page.locator(".lane .kickers .kicker")).to_have_count(before + 1)
    expect(who.page.locator(".lane .kickers .kicker").first).to_have_attribute(
        "aria-label", re.compile(r"[+\u2212]\d (smarts|skill|luck)")
    )


def test_the_winner_is_marked_and_the_last_shootout_stays_in_sight(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive())
    duel.question("kicker_stage")
    for person in duel.people:
        sit_at(person, duel.table)
    duel.until(lambda _, seen: any(player["totals"] for player in seen["view"]["players"]))
    page = duel.people[0].page
    expect(page.locator(".lane.won .mark.win")).to_have_text(re.compile("winner"))
    expect(page.locator(".lane")).to_have_count(2)
    duel.until(lambda _, seen: seen["view"]["challenge"] is None)
    expect(page.get_by_role("region", name="The last shootout")).to_be_visible()


# --- looking around ---------------------------------------------------------------------------------------------


def test_the_deadwood_can_be_looked_through(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive(), prefer=("discard",))
    who, seen = duel.until(lambda _, seen: bool(own(seen)["deadwood"]) and seen["ask"]["question"] == "turn_action")
    sit_at(who, duel.table)
    assert who.my_turn()
    who.page.get_by_role("button", name="Your deadwood").first.click()
    sheet = who.page.get_by_role("dialog", name="Your deadwood")
    expect(sheet.locator(".one")).to_have_count(len(set(own(seen)["deadwood"])))
    who.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_table_by_keyboard(arrive: Arrive) -> None:
    duel = Duel(arrive(), arrive(), prefer=("play_dude", "play_gear", "card", "beside"))
    who, seen = duel.until(
        lambda _, seen: can(seen, "reveal_card") and any(c["kind"] == "gear" for c in own(seen)["cards"])
    )
    sit_at(who, duel.table)
    assert who.my_turn()
    who.page.keyboard.press("m")
    here = who.page.locator(".table [data-stop]:focus")
    expect(here).to_have_count(1)
    first = here.get_attribute("data-touch")
    who.page.keyboard.press("ArrowRight")
    expect(here).not_to_have_attribute("data-touch", str(first))
    expect(who.page.locator('.table [data-stop][tabindex="0"]')).to_have_count(1)
    target = next(card["id"] for card in own(seen)["cards"] if not card["up"] and card["kind"] == "gear")
    who.page.locator(f'[data-touch="piece:{target}"]').focus()
    who.page.keyboard.press("Enter")
    chooser = who.page.locator("dialog[open] [data-answer=reveal_card]")
    who.until(lambda: chooser.count() or who.number() > seen["number"], "the key is heard")
    if chooser.count():
        chooser.press("Enter")
    who.until(
        lambda: any(card["up"] for card in own(who.snapshot(duel.table, seen["seat"]))["cards"]), "the gear is face up"
    )


def test_eight_seats_are_all_in_sight(arrive: Arrive) -> None:
    ann = arrive()
    sit_at(ann, ann.create("me", *["random"] * 7, mode="high_stakes", game=GAME))
    assert ann.my_turn()
    boxes = ann.page.get_by_role("region", name=re.compile("^Saloon: "))
    expect(boxes).to_have_count(8)
    sideways = ann.page.evaluate(
        "() => { const table = document.querySelector('.table'); return table.scrollWidth - table.clientWidth; }"
    )
    assert sideways <= 0, "something stands out"


# --- what moves -------------------------------------------------------------------------------------------------


COUNT_COINS = """() => {
  window.coins = 0;
  const count = (changes) => { for (const each of changes) window.coins += each.addedNodes.length; };
  new MutationObserver(count).observe(document.querySelector('.maps .layer'), { childList: true });
}"""


def test_a_bet_is_seen_on_its_way_and_without_motion_nothing_moves(arrive: Arrive) -> None:
    lively, calm = arrive(reduced_motion="no-preference"), arrive(DESKTOP, reduced_motion="reduce")
    duel = Duel(lively, calm)
    duel.question("open_betting")
    for person in duel.people:
        sit_at(person, duel.table)
    lively.page.evaluate(COUNT_COINS)
    duel.answer("bet")
    duel.answer("amount 5")
    lively.until(lambda: lively.page.evaluate("() => window.coins > 0"), "a coin flies")
    expect(calm.page.locator(".lane").filter(has_text="Bet $5")).to_be_visible()
    expect(calm.page.locator(".flying")).to_have_count(0)
    calm.until(lambda: calm.page.evaluate(RUNNING) == 0, "everything stands still")


# --- a phone, and no barriers -----------------------------------------------------------------------------------


def test_a_shootout_on_a_phone(arrive: Arrive) -> None:
    phones = [arrive(PHONE, is_mobile=True, has_touch=True) for _ in range(2)]
    duel = Duel(*phones)
    who, seen = duel.question("turn_action")
    sit_at(who, duel.table)
    assert who.my_turn()
    nothing_overflows(who)
    for control in [*who.page.locator(".thumb button").all(), who.page.locator(".hand .card").first]:
        fits_a_finger(control)
    for tab in ("Hand", "Players", "Ledger", "Board"):
        who.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).tap()
        nothing_overflows(who)
    who, seen = duel.question("open_betting")
    sit_at(who, duel.table)
    assert who.my_turn()
    nothing_overflows(who)
    bar = who.page.get_by_role("region", name="Your decision")
    for control in bar.get_by_role("button").all():
        fits_a_finger(control)
    bar.locator("[data-grow=bet]").tap()
    who.reached(seen["number"] + 2)
    nothing_overflows(who)


def test_axe_finds_nothing_serious(arrive: Arrive) -> None:
    ann, bob = arrive(reduced_motion="reduce"), arrive(reduced_motion="reduce")
    ann.page.goto(f"/new/{GAME}")
    expect(ann.page.get_by_text("Standard", exact=True)).to_be_visible()
    found = on_both_screens(ann.page)
    duel = Duel(ann, bob)
    for question in (
        "turn_action",
        "accept_dude",
        "open_betting",
        "reveal_gear",
        "play_fortune",
        "kicker_stage",
        "discard",
    ):
        who, _ = duel.question(question)
        sit_at(who, duel.table)
        assert who.my_turn()
        found += on_both_screens(who.page, by_day_and_night)
    found += on_both_screens(who.page, by_day_and_night, ("Hand", "Players", "Ledger"))
    who.page.get_by_role("button", name="What the icons mean").click()
    found += on_both_screens(who.page, by_day_and_night)
    who.page.goto(f"/table/{duel.table}/text")
    expect(who.page.get_by_role("main")).to_contain_text("The street")
    found += on_both_screens(who.page)
    assert not found, "\n".join(found)
