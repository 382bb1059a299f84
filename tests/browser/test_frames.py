"""Scenes leave the browser the time to draw: by processor time, which does not depend on how busy a machine is."""

import pytest
from playwright.sync_api import Browser

from tests.browser.frames import played
from tests.browser.kit import PHONE, Person, device
from tests.browser.test_scenes import SCENES
from tests.table.kit import Server

A_FRAME = 1000 / 60
"""Milliseconds, at 60 frames a second."""


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_needs_less_than_half_of_a_frame_for_each_frame(browser: Browser, server: Server, game: str) -> None:
    # The page may still be hot from what went before: a device of its own.
    ann = Person(device(browser, server, PHONE, reduced_motion="no-preference", is_mobile=True, has_touch=True), server)
    found = played(ann, game)
    print(f"\n{game}: {found}")
    ann.close()
    assert found.frames > 10, "the scene was not animated"
    assert found.each["work"] < A_FRAME / 2
