/** A name in at most two lines. The first shares its place with the star, so the second may be longer; what fits in neither is shortened. */
export function nameLines(name: string, first: number, second = first): string[] {
  const most = Math.max(4, Math.floor(first));
  if (name.length <= most) return [name];
  const words = name.split(' ');
  const taken = [words.shift()!];
  while (words.length && [...taken, words[0]!].join(' ').length <= most) taken.push(words.shift()!);
  const cut = (line: string, length: number) => (line.length > length + 1 ? `${line.slice(0, length)}…` : line);
  return [cut(taken.join(' '), most + 1), cut(words.join(' '), Math.max(4, Math.floor(second)))].filter(Boolean);
}
