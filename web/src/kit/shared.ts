/** The words with which most of these lines begin, with the space after them; none, unless it is nearly all of them. */
export function shared(lines: string[]): string {
  const MOST = 0.9;
  const counts = new Map<string, number>();
  for (const line of lines) {
    const words = line.split(' ');
    for (let many = 2; many < words.length; many++) {
      const beginning = `${words.slice(0, many).join(' ')} `;
      counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
  }
  const common = [...counts].filter(([, number]) => number >= MOST * lines.length).map(([beginning]) => beginning);
  return common.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
