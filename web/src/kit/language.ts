/** Texts of the content as the server shows them (engine/language/showing.py): icons by name, numbers, words. */

/** A drawing by its name, a sign of what is done with it, and the frame around it. */
export type StepIcon = { shape: string; mark?: string; frame?: string };
/** The number beside an icon, `2` or `2X`, and whether so many dice are rolled. */
export type Count = { number: string; dice?: boolean };

/** A step as it is drawn, told and explained. */
export type Shown = {
  text: string;
  words: string;
  icons: StepIcon[];
  means?: string;
  clause?: string;
  count?: Count | null;
  /** Where it is one of several things, each of them. */
  either?: Shown[];
};

/** Steps in a line: what is asked, what it brings, and the whole in words. */
export type Line = { text: string; words: string; asks: Shown[]; brings: Shown[] };

export type ShownTexts = { lines: Record<string, { words: string; asks: string[]; brings: string[] }>; steps: Record<string, Shown> };
export type CribPart = { title: string; lines: Shown[] };

/** The line that a text of the content is. */
export function lineOf(texts: ShownTexts, text: string): Line {
  const { words, asks, brings } = texts.lines[text]!;
  const steps = (each: string[]) => each.map((step) => texts.steps[step]!);
  return { text, words, asks: steps(asks), brings: steps(brings) };
}

/** The lines of a crib sheet that hold all the words, by parts. */
export function searchCrib(parts: CribPart[], words: string): CribPart[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (line: Shown) => wanted.every((word) => `${line.words} ${line.means ?? ''}`.toLowerCase().includes(word));
  return parts.map((part) => ({ ...part, lines: part.lines.filter(fits) })).filter((part) => part.lines.length);
}
