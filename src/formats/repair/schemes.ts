/** The scheme of an identifier that has none: by its form, its check digits and the country of the party. */

import { isLeitwegId } from '../codes/leitweg-id.ts';
import { isBelgian, isDanish, isGln, isNorwegian, isPartitaIva, isSwedish } from '../en16931/shared/check-digits.ts';
import { schemeOf } from './words.ts';

/** A scheme, the countries of the parties that have it (default: all), and the test of its identifiers. */
type Form = readonly [scheme: string, country: string | undefined, holds: (text: string) => boolean];

/** The longest electronic mail address. */
const LONGEST_EMAIL = 320;

const FORMS: readonly Form[] = [
  ['EM', undefined, (text) => text.length <= LONGEST_EMAIL && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)],
  ['0204', 'DE', isLeitwegId],
  ['0208', 'BE', isBelgian],
  ['0192', 'NO', isNorwegian],
  ['0184', 'DK', isDanish],
  ['0007', 'SE', (text) => text.length === 10 && isSwedish(text)],
  ['0106', 'NL', (text) => /^\d{8}$/.test(text)],
  ['0190', 'NL', (text) => /^\d{20}$/.test(text)],
  ['0211', 'IT', isPartitaIva],
  ['0002', 'FR', (text) => /^\d{9}$/.test(text)],
  ['0009', 'FR', (text) => /^\d{14}$/.test(text)],
  ['0245', 'SK', (text) => /^\d{10}$/.test(text)],
  ['0088', undefined, (text) => text.length === 13 && isGln(text)],
];

/**
 * Returns the scheme of an identifier; undefined if none fits, or several do.
 * @param country the country of its party
 * @param isAddress whether it is an electronic address
 */
export function schemeFor(text: string, country: string | undefined, isAddress: boolean): string | undefined {
  const given = text.trim();
  const state = /^([A-Z]{2})[0-9A-Z+*]{2,13}$/.exec(given)?.[1];
  const ofVat = state && /\d/.test(given) ? schemeOf(`${state.toLowerCase()}:vat`, isAddress) : undefined;
  if (ofVat !== undefined) return ofVat;
  const found = FORMS.filter(
    ([scheme, own, holds]) => (own === undefined || own === country) && (isAddress || scheme !== 'EM') && holds(given),
  );
  const [only] = found;
  return found.length === 1 ? only?.[0] : undefined;
}
