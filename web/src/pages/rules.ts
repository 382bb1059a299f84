import type { Chapter } from '../api/types';

/** The clauses that hold every one of these words in id, text or chapter title. */
export function found(chapters: Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const text = `${clause.id} ${chapter.title} ${clause.text}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.clauses.length);
}
