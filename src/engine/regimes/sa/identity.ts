/**
 * Saudi VAT registration number: fifteen digits that begin and end with 3. There is no published check digit. Source:
 * ZATCA, Electronic Invoice XML Implementation Standard, rule BR-KSA-40,
 * https://zatca.gov.sa/en/E-Invoicing/SystemsDevelopers/Documents/20230519_EInvoicing_XML_Implementation_Standard_vF.pdf
 */

import { matches } from '../../rules/conditions.ts';
import { at, check, rules } from '../../rules/declare.ts';
import { TaxIdentity } from '../../tax/identity.ts';

export const identityRules = rules(TaxIdentity, 'GOBL-SA-TAX-IDENTITY', [
  at('code', [
    check(
      '01',
      'A Saudi VAT number has fifteen digits and begins and ends with 3, as in 399999999900003.',
      matches(/^3[0-9]{13}3$/),
    ),
  ]),
]);
