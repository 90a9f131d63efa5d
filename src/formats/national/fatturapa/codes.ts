/** Codes of FatturaPA, shared by checks, writer and reader. */

import { checkCharacterValid } from '../../../engine/regimes/it/fiscal-code.ts';
import { luhnValid } from '../../../engine/text/luhn.ts';

/** Placeholders for parties without an Italian or European number: a foreign private person, a business outside the EU. */
export const NO_NUMBER = '0000000';
export const OUTSIDE_EU = 'OO99999999999';

/** CodiceDestinatario of recipients without a code: by PEC, in the reserved area, or abroad. */
export const NO_CODE = '0000000';
export const ABROAD = 'XXXXXXX';

/** Label of an establishment's address in Italy. */
export const ESTABLISHMENT = 'Stabile organizzazione';

const PERSON = /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/;
/** Returns whether a text is a partita IVA: eleven digits with a valid check digit. */
export function isPartitaIva(code: string): boolean {
  return code.length === 11 && luhnValid(code);
}

/** Returns whether a text is a codice fiscale: of a person with its check letter, or of a company. */
export function isCodiceFiscale(code: string): boolean {
  return PERSON.test(code) ? checkCharacterValid(code) : isPartitaIva(code);
}
