"""Our page keeps to what it may load, and a page of another site gets nothing of a visitor's."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person, unfold

WISH = '{"game": "train_heist", "seats": [{"kind": "me"}, {"kind": "open"}]}'
ATTEMPTS = """async ([table, server, wish]) => {
  const told = [];
  const attempt = async (what, options) => {
    try {
      const answer = await fetch(server + what, { credentials: 'include', ...options });
      told.push(answer.type === 'opaque' ? 'nothing' : await answer.text());
    } catch { told.push('nothing'); }
  };
  for (const mode of ['cors', 'no-cors']) {
    await attempt('/api/me', { mode });
    await attempt(`/api/tables/${table}`, { mode });
    await attempt('/api/tables', { mode, method: 'POST', body: wish });
    await attempt('/api/tables', { mode, method: 'POST', body: new Blob([wish]) });
    await attempt(`/api/tables/${table}/chat`, { mode, method: 'POST', body: '{"text": "I am foolish"}' });
    await attempt(`/api/tables/${table}/leave`, { mode, method: 'POST' });
  }
  await attempt('/api/tables', { method: 'POST', body: wish, headers: { 'Content-Type': 'application/json' } });
  await new Promise((done) => {
    const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/live?seat=0`);
    socket.onmessage = (message) => told.push(message.data);
    socket.onclose = done;
  });
  return told;
}"""
FORM = """([server, wish]) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', action: `${server}/api/tables`, enctype: 'text/plain' });
  const field = document.createElement('input');
  Object.assign(field, { name: wish.slice(0, -2) + ', "x', value: '": 1}' });
  form.append(field);
  document.body.append(form);
  form.submit();
}"""


class AnyPage(BaseHTTPRequestHandler):
    """A page on which anything may stand."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Win a horse</title><body>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def other_port() -> Iterator[int]:
    """Another site on this machine."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), AnyPage)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield site.server_port
    site.shutdown()
    site.server_close()


def test_no_page_asks_for_what_its_policy_forbids(ann: Person) -> None:
    page = ann.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    for game in ("train_heist", "deck_goes_west", "high_stakes_drifter"):
        page.goto(f"/new/{game}")
        unfold(page)
        page.goto(f"/rules/{game}")
        expect(page.locator("dl dt").first).to_be_visible()
        page.goto(f"/table/{ann.create('me', 'random', game=game)}")
        assert ann.my_turn()
        page.locator(".option").first.click()
        ann.reached(1)
    page.goto(f"/table/{ann.create('me', 'open')}")
    expect(page.get_by_label("Send this link to your friends")).to_be_visible()
    page.goto(f"/table/{ann.finished()}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/decks/high_stakes_drifter")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.goto("/kit")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not ann.troubles


def test_a_style_or_a_script_that_stands_in_the_page_is_refused_and_noticed(ann: Person) -> None:
    ann.page.goto("/")
    for made in ("style", "script"):
        ann.page.evaluate(
            """(made) => {
              const added = document.createElement(made);
              added.textContent = made === 'style' ? '' : 'document.title = "taken"';
              document.head.append(added);
            }""",
            made,
        )
    assert ann.page.title() != "taken"
    ann.until(lambda: len(ann.troubles) >= 2, "the browser complains of both")
    ann.troubles.clear()


def test_a_page_cannot_be_framed(ann: Person, other_port: int) -> None:
    ann.page.goto(f"http://127.0.0.1:{other_port}/")
    ann.page.evaluate(
        """(server) => new Promise((done) => {
          const frame = document.createElement('iframe');
          frame.onload = done;
          frame.src = server;
          document.body.append(frame);
        })""",
        ann.server.address,
    )
    frames = [each for each in ann.page.frames if each.parent_frame is not None]
    assert [each.locator("#app").count() for each in frames] == [0]
    ann.troubles.clear()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_page_of_another_site_gets_nothing_with_the_visitors_cookie(ann: Person, other_port: int, host: str) -> None:
    ann.page.goto("/")
    table = ann.create("me", "open")
    me, before = ann.get("/me"), len(ann.get("/tables"))
    ann.page.goto(f"http://{host}:{other_port}/")
    told = ann.page.evaluate(ATTEMPTS, [table, ann.server.address, WISH])
    assert set(told) == {"nothing"}
    ann.page.evaluate(FORM, [ann.server.address, WISH])
    expect(ann.page.locator("body")).to_contain_text("another site")
    assert ann.get("/me") == me
    assert len(ann.get("/tables")) == before
    info = ann.get(f"/tables/{table}")
    assert info["you_are_seated"]
    ann.page.goto(f"/table/{table}")
    expect(ann.page.get_by_label("Send this link to your friends")).to_be_visible()
    ann.until(lambda: ann.frames, "the table is shown")
    assert [frame["chat"] for frame in ann.frames if frame["type"] == "snapshot"] == [[]]
