import { type WordedFault, worded } from '../../engine/faults.ts';
import { jsonProblems } from '../../engine/reading/json-positions.ts';
import { nothingIn, objectOf, readJsonObject } from '../../engine/reading/object-text.ts';
import { language } from '../texts/say.ts';
import type { Span } from './text.ts';

/** Why a text is no document in JSON, and what is to be marked in it. */
export interface SyntaxFault extends WordedFault {
  span: Span;
}

/** Returns all that keeps a text from being a document in JSON, in the engine's words; nothing where it is one. */
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

/** A comment, a text, perhaps not closed, a number or word, or any other character. */
const TOKEN = /\/\/.*|\/\*[\s\S]{0,999}?\*\/|"(?:[^"\\\n]|\\.)*"?|[\w.+-]+|[\s\S]/uy;

/** What is marked for a problem at an offset: the word, text or comment there; at a line's end or the text's, the last character before. */
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
