import { existsSync, readFileSync } from 'node:fs';

/** Reads the terms of a language from docs/terms, if present: English terms in lower case, with their translations. */
export function glossaryOf(language: string): ReadonlyMap<string, readonly string[]> {
  return columnOf(language, 1);
}

/** Returns the words that the glossary of a language forbids for a term, in lower case. */
export function wordsToAvoid(language: string, term: string): readonly string[] {
  return (
    columnOf(language, 2)
      .get(term)
      ?.map((word) => word.replace(/[„“«»]|^bloß /g, '')) ?? []
  );
}

/** Reads a column of the glossary by the English terms, with and without their explanation in parentheses. */
function columnOf(language: string, column: 1 | 2): ReadonlyMap<string, readonly string[]> {
  const path = `docs/terms/${language}.md`;
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|/gm);
  return new Map(
    [...rows].flatMap(([, english = '', ...words]) => {
      const entry = (words[column - 1] ?? '')
        .toLowerCase()
        .trim()
        .split(/ ?[:;,/(]+ ?/);
      const term = english.toLowerCase();
      return [[term, entry] as const, [term.replace(/ \(.*$/, ''), entry] as const];
    }),
  );
}

/** Returns the glossary's word that the translation of a single term lacks; undefined if it has it, in any inflection. */
export function wordMissing(
  glossary: ReadonlyMap<string, readonly string[]>,
  template: string,
  translation: string,
): string | undefined {
  const words = glossary.get(template.toLowerCase())?.filter(Boolean);
  const text = translation.toLowerCase();
  if (words === undefined || words.some((word) => text.includes(stemOf(word)) || word.includes(text))) return undefined;
  return words[0];
}

/** Returns the stem of a word: endings differ by gender, number and case. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(4, Math.floor(word.length * 0.6)));
}
