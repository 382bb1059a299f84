import { api, speak } from '../api/client';
import type { GameInfo, Me, Rules } from '../api/types';

/** Who you are, which games there are, and whether this page is still the server's. */
class App {
  me = $state<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  outdated = $state(false);
  private contents = new Map<string, Promise<unknown>>();
  private ledgers = new Map<string, Promise<Rules>>();

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
    let rules = this.ledgers.get(game);
    if (!rules) {
      rules = api.rules(game);
      rules.catch(() => this.ledgers.delete(game));
      this.ledgers.set(game, rules);
    }
    return rules;
  }
}

export const app = new App();
