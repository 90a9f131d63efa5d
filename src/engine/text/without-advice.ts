import type { Translation } from './translation.ts';

/** Verbs of advice that only the issuer of a file can follow. Anybody can `check` it, `ask` or `open` another file. */
const VERBS = [
  ...['add', 'calculate', 'change', 'choose', 'convert', 'correct', 'count', 'delete', 'describe', 'encode', 'enter'],
  ...[
    'fill',
    'give',
    'invoice',
    'issue',
    'keep',
    'leave',
    'lengthen',
    'list',
    'lower',
    'make',
    'mark',
    'merge',
    'move',
  ],
  ...['name', 'number', 'omit', 'put', 'raise', 'remove', 'rename', 'renumber', 'repeat', 'replace', 'round', 'set'],
  ...['shorten', 'sign', 'split', 'state', 'swap', 'use', 'write'],
].join('|');

/** The last clause or sentence of a template, if it is such advice. */
const ADVICE = new RegExp(`^.*(?:(;) (?:${VERBS})|\\. (?:${titled(VERBS)}))\\b(?! is\\b)[^;]*$`);

/** The ends of the clauses and sentences before the last one. A full stop before a small letter belongs to an abbreviation. */
const CLAUSE = /^(.*?)\s*;\s[^;]*$/;
const SENTENCE = /^(.*)\.\s[^\p{Ll}\d][^;]*?$/u;

/**
 * Returns a translation for texts on somebody else's file: they say what is wrong, without the advice to change it, which only its issuer
 * can follow.
 * @param translation of the reader; undefined for English
 */
export function withoutAdvice(translation: Translation | undefined): Translation {
  return {
    language: translation?.language ?? 'en',
    find: (template) => {
      const advice = ADVICE.exec(template);
      const text = translation?.find(template);
      return advice ? withoutLast(text ?? template, advice[1] !== undefined) : text;
    },
  };
}

function withoutLast(text: string, isClause: boolean): string {
  const [first, second] = isClause ? [CLAUSE, SENTENCE] : [SENTENCE, CLAUSE];
  const fact = (first.exec(text) ?? second.exec(text))?.[1];
  return fact === undefined ? text : `${fact}.`;
}

function titled(verbs: string): string {
  return verbs.replace(/\b\w/g, (letter) => letter.toUpperCase());
}
