import type { Json } from '../model/json.ts';

/** What keeps a text from being read, and where. */
export interface Problem {
  sort: 'syntax' | 'depth' | 'duplicate';
  /** Where in the value the reader was: member names and 0-based positions. */
  path: (string | number)[];
  /** What is wrong, without the place: `unexpected "]", expected a value`. */
  what: string;
  /** 1-based; the column counts Unicode code points. */
  line: number;
  column: number;
}

/** What a reader of text gives: the value, or everything that keeps it from being one, in the order of the text. */
export type Reading = { ok: true; value: Json } | { ok: false; problems: Problem[] };

/** Levels of arrays and objects a text may have, its own braces counted (chapter 09 §1.3). */
export const MAX_DEPTH = 128;

/** More problems of one text than these help nobody. */
export const MAX_PROBLEMS = 1000;

/** `invalid JSON: unexpected end of input at line 3, column 1`. */
export function problemText(language: 'JSON' | 'YAML', problem: Problem): string {
  return `invalid ${language}: ${problem.what} at line ${problem.line}, column ${problem.column}`;
}

/** Line and column of a place in a text. CR LF, LF and CR alone each end a line. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let i = 0; i < offset; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 0x0a && unit !== 0x0d) continue;
    if (unit === 0x0d && text.charCodeAt(i + 1) === 0x0a) {
      if (i + 1 >= offset) break;
      i++;
    }
    line++;
    start = i + 1;
  }
  let column = 1;
  for (let i = start; i < offset; i++) {
    const unit = text.charCodeAt(i);
    const secondHalf = unit >= 0xdc00 && unit <= 0xdfff && i > start && isFirstHalf(text.charCodeAt(i - 1));
    if (!secondHalf) column++;
  }
  return { line, column };
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
