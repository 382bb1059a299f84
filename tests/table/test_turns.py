"""Fair turns at thinking: given these wishes by these guests, this is the order. No processes, no clock."""

from saddlebag.table.turns import REMEMBERED, Haste, Turns, Wish

ANN, BOB, CAT = "ann", "bob", "cat"


class At(Wish):
    """A wish that knows its table."""

    def __init__(self, table: str, *guests: str, hint: bool = False, there: bool = True) -> None:
        super().__init__(*guests, hint=hint, attended=lambda: there)
        self.table = table


def ask(turns: Turns, guest: str, *tables: str, hint: bool = False, there: bool = True) -> None:
    for table in tables:
        turns.ask(At(table, guest, hint=hint, there=there))


def give(turns: Turns) -> At:
    """The turn that must be given now."""
    wish = turns.give()
    assert isinstance(wish, At)
    return wish


def given(turns: Turns, thoughts: int) -> list[str]:
    """The tables that think one after the other."""
    order = []
    for _ in range(thoughts):
        wish = give(turns)
        order.append(wish.table)
        turns.end(wish)
    return order


def all_at_once(turns: Turns) -> list[At]:
    """What may begin now, side by side."""
    return [wish for wish in iter(turns.give, None) if isinstance(wish, At)]


def many(count: int) -> list[str]:
    return [f"a{place}" for place in range(count)]


def test_who_has_one_table_waits_for_one_thought_of_who_has_many() -> None:
    turns = Turns(1)
    ask(turns, ANN, *many(28))
    thinking = give(turns)
    ask(turns, BOB, "b")
    turns.end(thinking)
    assert given(turns, 2) == ["b", "a1"]


def test_again_and_again_they_take_turns() -> None:
    turns = Turns(1)
    ask(turns, ANN, *many(28))
    order = []
    for _ in range(10):
        thinking = give(turns)
        order.append(thinking.table[0])
        ask(turns, thinking.guest, thinking.table)  # its table goes on
        if "b" not in order:
            ask(turns, BOB, "b")
        turns.end(thinking)
    assert order == ["a", "b"] * 5


def test_the_tables_of_one_guest_take_turns() -> None:
    turns = Turns(1)
    ask(turns, ANN, "a0", "a1", "a2")
    order = []
    for _ in range(6):
        thinking = give(turns)
        order.append(thinking.table)
        turns.end(thinking)
        ask(turns, ANN, thinking.table)
    assert order == ["a0", "a1", "a2"] * 2


def test_nobody_saves_up_turns_by_being_away() -> None:
    turns = Turns(1)
    ask(turns, BOB, "b")
    ask(turns, ANN, *many(12))
    given(turns, 10)
    ask(turns, BOB, "b0", "b1", "b2")
    assert given(turns, 4) == ["b0", "a9", "b1", "a10"]


def test_who_comes_back_at_once_waits_for_one_thought_of_the_other() -> None:
    turns = Turns(1)
    ask(turns, ANN, "a0")
    ask(turns, BOB, "b0", "b1")
    assert given(turns, 1) == ["a0"]
    ask(turns, ANN, "a1")
    assert given(turns, 3) == ["b0", "a1", "b1"]


def test_three_guests_wait_for_no_more_than_one_thought_of_each_other() -> None:
    turns = Turns(1)
    ask(turns, ANN, *many(28))
    ask(turns, BOB, *(f"b{place}" for place in range(28)))
    given(turns, 10)
    ask(turns, CAT, "c")
    assert given(turns, 3).index("c") <= 2


def test_one_guest_leaves_a_process_to_others() -> None:
    turns = Turns(3)
    ask(turns, ANN, *many(28))
    assert [wish.table for wish in all_at_once(turns)] == ["a0", "a1"]
    ask(turns, BOB, "b")
    assert [wish.table for wish in all_at_once(turns)] == ["b"]


def test_a_guest_who_has_no_thought_under_way_goes_before_one_who_has() -> None:
    turns = Turns(4)
    ask(turns, ANN, *many(3))
    ask(turns, BOB, "b0", "b1")
    assert [wish.guest for wish in all_at_once(turns)] == [ANN, BOB, ANN, BOB]


def test_tables_at_which_nobody_is_come_last() -> None:
    turns = Turns(1)
    ask(turns, ANN, "nobody", there=False)
    ask(turns, BOB, "b0", "b1", "b2")
    assert given(turns, 4) == ["b0", "b1", "b2", "nobody"]


def test_tables_at_which_nobody_is_leave_a_process_to_others() -> None:
    turns = Turns(2)
    ask(turns, ANN, "a", there=False)
    ask(turns, BOB, "b", there=False)
    assert [wish.table for wish in all_at_once(turns)] == ["a"]
    ask(turns, CAT, "c")
    assert [wish.table for wish in all_at_once(turns)] == ["c"]


def test_whether_somebody_is_there_is_asked_when_the_turn_is_given() -> None:
    turns = Turns(1)
    wish, here = At("a", ANN), [False]
    wish.attended = lambda: here[0]
    turns.ask(wish)
    ask(turns, BOB, "b0", "b1")
    assert given(turns, 1) == ["b0"]
    here[0] = True
    assert given(turns, 1) == ["a"]


def test_a_hint_goes_before_the_tables_of_its_own_guest() -> None:
    turns = Turns(1)
    ask(turns, ANN, *many(28))
    ask(turns, ANN, "hint", hint=True)
    ask(turns, BOB, "b")
    assert given(turns, 2) == ["hint", "b"]


def test_hints_take_turns_with_other_guests_like_any_thought() -> None:
    turns = Turns(1)
    ask(turns, ANN, "hint1", "hint2", hint=True)
    ask(turns, BOB, "b")
    assert given(turns, 3) == ["hint1", "b", "hint2"]


def test_a_wish_that_was_given_up_is_forgotten() -> None:
    turns = Turns(1)
    wish = At("a", ANN)
    turns.ask(wish)
    ask(turns, BOB, "b")
    turns.end(wish)
    assert given(turns, 1) == ["b"]
    assert turns.calm


def test_guests_who_are_gone_are_forgotten() -> None:
    turns = Turns(1)
    for guest in range(2 * REMEMBERED):
        ask(turns, str(guest), "table")
        given(turns, 1)
    assert len(turns._latest) == REMEMBERED


def test_the_more_wait_behind_a_thought_the_shorter_it_is() -> None:
    def haste(tables: int, processes: int = 1) -> Haste:
        turns = Turns(processes)
        ask(turns, ANN, *many(tables))
        wish = give(turns)
        return wish.haste

    assert [haste(tables) for tables in (1, 2, 3, 8, 9)] == [
        Haste.NONE,
        Haste.NONE,
        Haste.SOME,
        Haste.SOME,
        Haste.GREAT,
    ]
    assert haste(9, processes=4) is Haste.SOME


def test_who_has_one_table_is_not_hurried_by_one_who_has_many() -> None:
    turns = Turns(1)
    ask(turns, BOB, "b")
    ask(turns, ANN, *many(28))
    first = give(turns)
    turns.end(first)
    second = give(turns)
    assert (first.table, first.haste, second.haste) == ("b", Haste.NONE, Haste.GREAT)


def test_a_table_of_several_guests_is_on_the_account_of_who_has_waited_longest() -> None:
    turns = Turns(1)
    ask(turns, ANN, *many(28))
    ask(turns, BOB, "b0", "b1")
    given(turns, 3)
    turns.ask(At("ann and cat", ANN, CAT))
    assert given(turns, 1) == ["ann and cat"]


def test_many_guests_hurry_each_other() -> None:
    turns = Turns(1)
    for guest in range(12):
        ask(turns, str(guest), f"table{guest}")
    wish = give(turns)
    assert wish.haste is Haste.GREAT
