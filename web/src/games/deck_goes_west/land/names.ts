/** A name in at most two lines of so many letters; what fits in neither is shortened. */
export function nameLines(name: string, letters: number): string[] {
  const most = Math.max(4, Math.floor(letters));
  if (name.length <= most) return [name];
  const words = name.split(' ');
  const first = [words.shift()!];
  while (words.length && [...first, words[0]!].join(' ').length <= most) first.push(words.shift()!);
  const lines = [first.join(' '), words.join(' ')].filter(Boolean);
  return lines.map((line) => (line.length > most + 3 ? `${line.slice(0, most)}…` : line));
}
