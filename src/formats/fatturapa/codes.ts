/** Codes of FatturaPA that its checks, its writer and its reader share. */

import { checkCharacterValid } from '../../engine/regimes/it/fiscal-code.ts';
import { luhnValid } from '../../engine/text/luhn.ts';

/** Placeholders for parties without an Italian or European number: a private person abroad, a business outside the EU. */
export const NO_NUMBER = '0000000';
export const OUTSIDE_EU = 'OO99999999999';

/** CodiceDestinatario of who has no code: delivery by PEC or in the reserved area, and abroad. */
export const NO_CODE = '0000000';
export const ABROAD = 'XXXXXXX';

/** Label of the address of an establishment in Italy. */
export const ESTABLISHMENT = 'Stabile organizzazione';

const PERSON = /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/;
/** Returns whether a text is a partita IVA: eleven digits, the last the check digit of the others. */
export function isPartitaIva(code: string): boolean {
  return code.length === 11 && luhnValid(code);
}

/** Returns whether a text is a codice fiscale: of a person with its check letter, or of a company. */
export function isCodiceFiscale(code: string): boolean {
  return PERSON.test(code) ? checkCharacterValid(code) : isPartitaIva(code);
}
