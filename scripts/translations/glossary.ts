import { existsSync, readFileSync } from 'node:fs';

/** Reads the terms of a language from docs/terms, if present: English terms in lower case, with their translations. */
export function glossaryOf(language: string): ReadonlyMap<string, readonly string[]> {
  const path = `docs/terms/${language}.md`;
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm);
  return new Map(
    [...rows].map(([, english = '', words = '']) => [english.toLowerCase(), words.toLowerCase().split(/ ?[;,/(]+ ?/)]),
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
