import { api, speak } from '../api/client';
import type { GameInfo, Me, PrimerPart, Rules } from '../api/types';

/** Who you are, which games there are, and whether this page is still the server's. */
class App {
  me = $state<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  outdated = $state(false);
  private contents = new Map<string, Promise<unknown>>();
  private ledgers = new Map<string, Promise<Rules>>();
  private primers = new Map<string, Promise<PrimerPart[]>>();

  async start() {
    this.me = await api.me();
    speak(this.me.version, () => (this.outdated = true));
  }

  async loadGames() {
    if (!this.games.length) this.games = await api.games();
    return this.games;
  }

  async rename(name: string) {
    this.me = await api.rename(name);
  }

  content<T>(game: string): Promise<T> {
    let content = this.contents.get(game);
    if (!content) {
      const known = this.games.find((each) => each.name === game);
      content = api.content(game, known ? known.version : null);
      content.catch(() => this.contents.delete(game));
      this.contents.set(game, content);
    }
    return content as Promise<T>;
  }

  rules(game: string): Promise<Rules> {
    return once(this.ledgers, game, api.rules);
  }

  primer(game: string): Promise<PrimerPart[]> {
    return once(this.primers, game, api.primer);
  }
}

/** What is fetched once for each game; after a failure it is fetched again. */
function once<T>(known: Map<string, Promise<T>>, game: string, fetch: (game: string) => Promise<T>): Promise<T> {
  let found = known.get(game);
  if (!found) {
    found = fetch(game);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

export const app = new App();
