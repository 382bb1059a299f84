const files = import.meta.glob<string>('../../../../../src/saddlebag/games/deck_goes_west/content/*.toml', { query: '?raw', import: 'default', eager: true });
/** What a file calls its jobs. */
const LISTS = /^(?:job|jobs|buy|events) = (?:"([^"]*)"|\[([^\]]*)\])/gm;

/** Every job of the content, as the rules' own files have it; for tests. */
export function jobsOfContent(): string[] {
  const found = Object.values(files).flatMap((file) => [...file.matchAll(LISTS)].flatMap(([, one, list]) => (one === undefined ? [...list!.matchAll(/"([^"]*)"/g)].map((each) => each[1]!) : [one])));
  return [...found];
}
