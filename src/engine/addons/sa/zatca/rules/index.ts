import { Line } from '../../../../bill/line.ts';
import { Address } from '../../../../org/address.ts';
import { countryIn, empty, matches, oneOf, present } from '../../../../rules/conditions.ts';
import { at, check, ignore, type RuleSet, rules as ruleSet, when } from '../../../../rules/declare.ts';
import { TaxCombo } from '../../../../tax/combo.ts';
import { extIn } from '../../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../../tax/extensions.ts';
import { TAX_CATEGORY } from '../../../../tax/tax-category.ts';
import { EXEMPTIONS } from '../exemptions.ts';
import { invoiceRules } from './invoice.ts';

/** Tests that the VATEX code is one of the tax category. The standard rate has none. */
function exemptionFits(ext: Extensions | undefined): boolean {
  const category = ext?.get(TAX_CATEGORY) ?? '';
  const vatex = ext?.get('cef-vatex') ?? '';
  return category === 'S' ? vatex === '' : (EXEMPTIONS.get(category)?.includes(vatex) ?? true);
}
exemptionFits.label = 'exemption fits';

const lineRules = ruleSet(Line, 'GOBL-SA-ZATCA-BILL-LINE', [
  at('charges', [
    check(
      '01',
      'ZATCA does not allow charges on lines; raise the price, or charge the whole invoice (BR-KSA-EN16931-06).',
      empty,
    ),
  ]),
]);

const addressRules = ruleSet(Address, 'GOBL-SA-ZATCA-ORG-ADDRESS', [
  at('country', [check('01', 'An address needs its country, such as SA.', present)]),
  when(countryIn('SA'), [
    at('street', [check('02', 'A Saudi address needs its street (BR-KSA-09, BR-KSA-63).', present)]),
    at('num', [
      check(
        '03',
        'A Saudi address needs its four-digit building number in num (BR-KSA-09, BR-KSA-37, BR-KSA-63).',
        present,
        matches(/^\d{4}$/),
      ),
    ]),
    at('code', [
      check(
        '04',
        'A Saudi address needs its five-digit postcode in code (BR-KSA-09, BR-KSA-63, BR-KSA-66, BR-KSA-67).',
        present,
        matches(/^\d{5}$/),
      ),
    ]),
    at('locality', [check('05', 'A Saudi address needs its town in locality (BR-KSA-09, BR-KSA-63).', present)]),
    at('street_extra', [
      check('06', 'A Saudi address needs its district in street_extra (BR-KSA-09, BR-KSA-63).', present),
    ]),
  ]),
]);

const exemptionList = [...EXEMPTIONS].map(([category, codes]) => `for ${category} ${codes.join(', ')}`).join('; ');

const comboRules = ruleSet(TaxCombo, 'GOBL-SA-ZATCA-TAX-COMBO', [
  // Zero rates have a VATEX code here, which EN 16931 does not allow.
  ignore('GOBL-EU-EN16931-TAX-COMBO-07'),
  at('ext', [
    check(
      '01',
      `Supplies without tax need their reason as cef-vatex in ext, and standard-rated ones must not have one. The reasons are, by tax category, ${exemptionList} (BR-KSA-CL-04).`,
      exemptionFits,
    ),
    check(
      '02',
      'ZATCA accepts the tax categories S, Z, E and O; use the key standard, zero, exempt or outside-scope (BR-KSA-18).',
      extIn(TAX_CATEGORY, 'S', 'Z', 'E', 'O'),
    ),
  ]),
  at('cat', [check('03', 'ZATCA allows only VAT; remove other taxes (BR-KSA-54).', oneOf('VAT'))]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, lineRules, addressRules, comboRules];
