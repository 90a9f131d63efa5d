/** Norwegian requirements for Norwegian sellers in UBL (chapter 12 §10). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { reach, ruleAt, textAt } from '../../../../rules/elements.ts';
import { isNorwegian } from '../../../shared/check-digits.ts';
import { countriesOf } from '../parties.ts';
import { seller, vatIdentifier } from './common.ts';

export const NORWEGIAN_TEXTS = {
  vat: "The Norwegian seller's VAT identifier (BT-31) must be NO, the nine-digit organisation number with its check digit, and MVA, not {identifier}.",
  registered: 'Most Norwegian sellers must have Foretaksregisteret as tax registration (BT-32).',
};

/** Returns whether a VAT identifier is a complete Norwegian one, or not Norwegian at all. */
export function isNorwegianVat(identifier: string): boolean {
  if (!identifier.startsWith('NO')) return true;
  const number = identifier.slice(2, 11);
  return identifier.slice(11) === 'MVA' && isNorwegian(number);
}

const norwegian = (judged: Judged) => (countriesOf(judged).seller === 'NO' ? seller(judged) : []);

export const norwegianRules: readonly Rule[] = [
  ruleAt(
    'NO-R-001',
    'BT-31',
    norwegian,
    (party) => {
      const identifier = vatIdentifier(party);
      return isNorwegianVat(identifier) || { identifier };
    },
    NORWEGIAN_TEXTS.vat,
  ),
  ruleAt(
    'NO-R-002',
    'BT-32',
    norwegian,
    (party) => {
      const registration = reach(party, 'cac:PartyTaxScheme').find(
        (scheme) => textAt(scheme, 'cac:TaxScheme', 'cbc:ID') === 'TAX',
      );
      return normal(registration?.child('cbc:CompanyID')?.value) === 'Foretaksregisteret';
    },
    NORWEGIAN_TEXTS.registered,
    { flag: 'warning' },
  ),
];
