/** Compares texts apart from accents, capitals, spaces, punctuation and legal forms. */

import { legalForms } from './legal-forms.ts';

/** Returns a text in small letters without accents: `Grünewald` and `GRUENEWALD` are the same. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'a')
    .replace(/œ/g, 'o')
    .replace(/([aou])e/g, '$1');
}

/** Returns the letters and digits of a text, in capitals without accents. */
export function squeezed(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const FORM = new RegExp(`(?:^| )(?:${legalForms.map((each) => folded(each)).join('|')})(?= |$)`, 'g');

/** Words before a name that some write out, and others abbreviate or leave out. */
const BEFORE = /^ (?:etablissements?|ets|societe|ste|firma|fa|fratelli|f lli)(?= )/;

/** Words that join names in several languages. */
const AND = /(?:^| )(?:und|and|et|e|y|i|en|co|cie)(?= |$)/g;

function wordsOf(text: string): string {
  return ` ${folded(text.replace(/[&+]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

/** Returns the name of a company for comparison: without legal form, accents, spaces and punctuation. */
export function coreOf(name: string): string {
  const words = wordsOf(name);
  const core = words.replace(BEFORE, '').replace(FORM, '').replace(AND, '').replace(/ /g, '');
  // A name that is nothing but a form, such as `SE AG`.
  return core === '' ? words.replace(/ /g, '') : core;
}

/** Returns whether a text ends with a legal form, as names of companies do. */
export function hasForm(text: string): boolean {
  const words = wordsOf(text);
  return new RegExp(`${FORM.source}$`).test(words) && words.replace(FORM, '').trim().length > 1;
}

/** Returns the letters and digits of a text, folded, without the words that join names. */
export function searchable(text: string): string {
  return wordsOf(text).replace(AND, '').replace(/ /g, '');
}
