/** Italian requirements for Italian sellers in UBL (chapter 12 §10). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { has, ruleAt } from '../../../../rules/elements.ts';
import { countriesOf } from '../parties.ts';
import { seller, taxSchemes } from './common.ts';

export const ITALIAN_TEXTS = {
  tax: "The Italian seller's tax registration (BT-32) must be 11 to 16 capital letters or digits, not {identifier}. Correct it.",
  street: "The Italian seller's address needs its first line (BT-35).",
  city: "The Italian seller's address needs a city (BT-37).",
  code: "The Italian seller's address needs a postcode (BT-38).",
};

export const ITALIAN_TAX = /^[A-Z0-9]{11,16}$/;

const italian = (judged: Judged) => (countriesOf(judged).seller === 'IT' ? seller(judged) : []);

export const italianRules: readonly Rule[] = [
  ruleAt(
    'IT-R-001',
    'BT-32',
    (judged) => italian(judged).flatMap((party) => taxSchemes(party, false)),
    (scheme) => {
      const identifier = normal(scheme.child('cbc:CompanyID')?.value);
      return ITALIAN_TAX.test(identifier) || { identifier };
    },
    ITALIAN_TEXTS.tax,
  ),
  ruleAt(
    'IT-R-002',
    'BT-35',
    italian,
    (party) => has(party, 'cac:PostalAddress', 'cbc:StreetName'),
    ITALIAN_TEXTS.street,
  ),
  ruleAt('IT-R-003', 'BT-37', italian, (party) => has(party, 'cac:PostalAddress', 'cbc:CityName'), ITALIAN_TEXTS.city),
  ruleAt(
    'IT-R-004',
    'BT-38',
    italian,
    (party) => has(party, 'cac:PostalAddress', 'cbc:PostalZone'),
    ITALIAN_TEXTS.code,
  ),
];
