/** What can be done about a rule: repair the file, ask the user, or leave it to the issuer. */

import { isSchemaFault } from '../list/facts.ts';
import type { TermId } from '../terms/declare.ts';
import { askedBy, sayable } from './asks.ts';
import { isGuarded } from './guarded.ts';

export type Kind = 'repair' | 'ask' | 'issuer';

/** Rules that are about how something is written. */
const OF_NOTATION: readonly RegExp[] = [
  /^BR-CL-/,
  /^BR-DEC-/,
  /^(?:UBL|CII)-DT-/,
  /^PEPPOL-EN16931-(?:R00[1478]|F001|CL\d+|P010\d)$/,
  /^BR-FR-(?:DEC|03|CL|10_)/,
  /^BW-XML-(?:SPECIFICATION|SYNTAX|ROOT)$/,
  /^BW-DATA-TYPE$/,
  /^BW-FPA-VERSION$/,
  /^KSEF-(?:XSD-|FILE-)/,
  /^BR-6[45]$/,
  // An account in another notation.
  /^BR-DE-(?:19|20)$/,
];

/** Rules about amounts, taxes, accounts, names and numbers of parties, which only the issuer may change. */
const OF_ISSUER: readonly RegExp[] = [/^BR-CL-18$/, /^PEPPOL-COMMON-/, /^XSD-ELEMENT-MISSING$/, /^KSEF-XSD-structure$/];

/** Returns whether an exact copy of an element may be removed: the element may occur once, is not summed, and does not identify a party. */
export function allowsCopy(code: string, once?: string): boolean {
  return (
    code === 'XSD-ELEMENT-REPEATED' || (once !== undefined && !once.split('/').some((step) => isGuarded(localOf(step))))
  );
}

function localOf(step: string): string {
  return step.replace(/^@|^[^:]*:/g, '');
}

/**
 * Returns what can be done about a rule on given terms.
 * @param once the path that may occur once, if the rule is about that
 */
export function kindOfRule(code: string, terms: readonly TermId[] = [], once?: string): Kind {
  if (allowsCopy(code, once)) return 'repair';
  if (OF_ISSUER.some((pattern) => pattern.test(code))) return 'issuer';
  if (OF_NOTATION.some((pattern) => pattern.test(code)) || isSchemaFault(code)) return 'repair';
  if (askedBy.has(code)) return 'ask';
  return terms.length > 0 && terms.every((term) => sayable.has(term)) ? 'ask' : 'issuer';
}
