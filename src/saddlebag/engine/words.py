"""How things are said in a sentence, in every game."""


def listed(names: list[str]) -> str:
    """Names in a row: "a, b and c"."""
    if len(names) < 2:
        return "".join(names) or "nothing"
    return ", ".join(names[:-1]) + " and " + names[-1]


def counted(number: int, thing: str) -> str:
    """A number of things: "1 point", "2 points"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
