import { type WordedFault, worded } from '../../../engine/faults.ts';
import { jsonProblems } from '../../../engine/reading/json-positions.ts';
import { nothingIn, objectOf, readJsonObject } from '../../../engine/reading/object-text.ts';
import { language } from '../../ui/texts/say.ts';
import type { Span } from './text.ts';

/** A JSON syntax fault and the span to mark. */
export interface SyntaxFault extends WordedFault {
  span: Span;
}

/** Returns all JSON syntax faults of a text, in the engine's words; empty if valid. */
export function syntaxFaults(text: string): SyntaxFault[] {
  const problems = nothingIn(text, '$') ? [] : jsonProblems(text);
  const read = problems.length > 0 ? objectOf({ ok: false, problems }, 'JSON', '$') : readJsonObject(text, '$');
  if (read.ok) return [];
  const start = text.length - text.trimStart().length;
  return read.faults.map((fault, index) => ({
    ...worded(fault, language.translation),
    span: spanAt(text, problems[index]?.offset ?? start),
  }));
}

/** A comment, a string (perhaps unclosed), a number or word, or any other character. */
const TOKEN = /\/\/.*|\/\*[\s\S]{0,999}?\*\/|"(?:[^"\\\n]|\\.)*"?|[\w.+-]+|[\s\S]/uy;

/**
 * Returns the span to mark for a problem at an offset: the word, string or comment there; at the end of a line or text, the last character
 * before.
 */
function spanAt(text: string, offset: number): Span {
  if (/^[\r\n]?$/.test(text.charAt(offset))) {
    return { offset: Math.max(0, text.slice(0, offset).trimEnd().length - 1), length: 1 };
  }
  let start = offset;
  const isInWord = /[\w.+-]/.test(text.charAt(offset)) || /[a-z]/i.test(text.charAt(offset - 1));
  while (isInWord && /[\w.+-]/.test(text.charAt(start - 1))) start--;
  TOKEN.lastIndex = start;
  return { offset: start, length: TOKEN.exec(text)?.[0].length ?? 1 };
}
