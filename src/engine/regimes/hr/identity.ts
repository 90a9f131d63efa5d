import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { isOib } from './oib.ts';

/** PDV identifikacijski broj: HR and the OIB of the business (Zakon o PDV-u, čl. 77). */
export const identityRules = taxCodeRules(
  'GOBL-HR-TAX-IDENTITY',
  'A Croatian VAT number has the eleven digits of the OIB, the last a check digit, as in 12345678903; check for a mistyped digit.',
  valid(isOib),
);
