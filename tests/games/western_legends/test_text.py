"""The table of Western Legends in words: pages, scenes, the map, and nothing that a viewer may not know."""

from collections.abc import Mapping

from saddlebag.engine.text import Line, in_lines, page_names
from saddlebag.games.western_legends.content import SPACE, SPACE_NAMES
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words.terminal import draw, map_lines
from saddlebag.games.western_legends.words.text import table_text
from tests.games.western_legends.kit import Table, bandits_at, fight_top, lay_token, play, put, table, turn


def pages(s: Table, seat: int | None = 0) -> Mapping[str, Line]:
    return page_names(table_text(view(s, seat)))


def said(s: Table, page: str, seat: int | None = 0) -> str:
    return "\n".join(in_lines([pages(s, seat)[page]], fully=True))


def test_the_own_hand_tells_what_each_card_does() -> None:
    s = table()
    put(s, 0, hand="5_hearts a_spades")
    assert "A of spades (Showdown)" in said(s, "hand")
    assert "hand" not in pages(s, None)


def test_another_players_cards_are_only_counted() -> None:
    s = table()
    put(s, 1, hand="a_spades k_clubs")
    words = "\n".join(in_lines(table_text(view(s, 0)), fully=True))
    assert "2 cards of 5" in words
    assert "Showdown" not in words


def test_a_mat_tells_place_tracks_goods_and_items() -> None:
    s = table()
    put(s, 1, place="dk_bank", wanted=4, money=70, nuggets=2, wounds=1, items="revolver+ mustang")
    words = said(s, "players")
    for word in ("at Bank", "Wanted 4", "$70", "2 nuggets", "1 wound", "Revolver (upgraded and in use)", "Mustang"):
        assert word in words


def test_the_boards_tell_who_lurks_where() -> None:
    s = table()
    bandits_at(s, "dixon_creek")
    lay_token(s, "ol3", "mp_north")
    words = said(s, "board")
    assert "Bandit Hideout B (Dixon Creek)" in words
    assert f"outlaws: {SPACE_NAMES[SPACE.find('mp_north')]}" in words
    assert "the Sheriff: Sheriff's Office" in words
    assert "Man in Black" not in words


def test_a_fight_is_a_page_of_its_own_and_keeps_cards_face_down() -> None:
    s = table(expansion="base")
    put(s, 0, hand="a_spades 4_clubs", place="dk_bank")
    turn(s)
    assert "fight" not in pages(s)
    fight_top(s, "fight_8 fight_5 fight_9")
    play(s, "rob_bank", "lay a_spades_showdown")
    own, chooser, other = (said(s, "fight", seat) for seat in (0, 2, 1))
    assert "A of spades" in own
    assert "fight card 8" in chooser
    assert "A of spades" not in chooser
    assert "face down" in other
    assert "fight card 8" not in own + other


def test_poker_and_faro_are_pages_of_their_own() -> None:
    s = table()
    put(s, 0, money=60, place="dk_saloon_sw", hand="a_spades 4_clubs 6_clubs")
    turn(s)
    play(s, "poker")
    assert "on the table" in said(s, "poker")
    t = table()
    put(t, 0, money=60, place="dk_saloon_sw")
    turn(t)
    fight_top(t, "fight_4 fight_9 fight_q fight_a")
    play(t, "faro")
    assert "shown before the shuffle: the 4, the 9 and the queen" in said(t, "faro")
    assert "ace" not in said(t, "faro")


def test_stores_tell_prices_and_what_an_upgrade_gives() -> None:
    words = said(table(), "items")
    assert "Revolver $20" in words
    assert "Upgraded for $20" in words
    assert "Trading Post" in words
    assert "Trading Post" not in said(table(expansion="base"), "items")


def test_the_map_shows_numbers_where_one_can_go_and_who_is_there() -> None:
    s = table(expansion="base")
    put(s, 1, place="dk_bank")
    bandits_at(s, "dixon_creek")
    lines = "\n".join(map_lines(view(s, 0), {"space:mp_mid": "17"}))
    assert "17" in lines
    assert "$I" in lines
    assert "^!" in lines


def test_buzzard_gulch_is_on_the_map_only_with_ante_up() -> None:
    def widest(s: Table) -> int:
        return max(map(len, map_lines(view(s, 0), {})))

    assert widest(table()) > 80
    assert widest(table(expansion="base")) < 70


def test_a_drawing_is_never_wider_than_a_terminal() -> None:
    s = table(players=6)
    for seat in range(6):
        put(s, seat, place="dk_bank", money=120, items="revolver+ rifle mustang+")
    assert max(map(len, draw(view(s, 0), {}).replace("\\[", "[").splitlines())) <= 100
