/** The requirements of the tax office on an electronic receipt (chapter 07 §5.3). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { Percentage } from '../../../num/percentage.ts';
import { oneOf, present, taxedWith, typeIn } from '../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, type Test, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extRequire } from '../../../tax/extension-conditions.ts';
import { isVat, isVatWithoutPercent } from '../common.ts';

const isCorrective: Test<Invoice> = typeIn('corrective');

const invoiceRules = ruleSet(Invoice, 'GOBL-IT-TICKET-BILL-INVOICE', [
  check(
    '08',
    'A receipt requires amounts in euros: write it in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  at('tax', [
    check('01', 'A receipt needs tax.prices_include; building sets it.', present),
    at('prices_include', [
      check('02', 'Prices of a receipt must include VAT: set tax.prices_include to VAT; building does this.', present),
      check(
        '03',
        'Prices of a receipt must include VAT and no other tax: set tax.prices_include to VAT.',
        oneOf('VAT'),
      ),
    ]),
  ]),
  at('supplier.tax_id', [
    check('04', "A receipt needs the supplier's tax identity (partita IVA) in supplier.tax_id.", present),
  ]),
  when(isCorrective, [
    at('preceding', [check('05', 'A corrective receipt needs the receipt it corrects in preceding.', present)]),
  ]),
  at('lines[]', [
    check(
      '06',
      'Every line of a receipt needs its VAT: add { "cat": "VAT", … } to taxes, with a key such as exempt if none is charged.',
      taxedWith('VAT'),
    ),
  ]),
  when(isCorrective, [
    at('lines[].ext', [
      check(
        '07',
        'A line of a corrective receipt needs the line it corrects as it-ticket-line-ref in ext.',
        extRequire('it-ticket-line-ref'),
      ),
    ]),
  ]),
]);

/** The percentages of VAT, and of the flat-rate compensation for farmers, allowed on a receipt. */
const RATES = [
  ...['2', '4', '5', '6.4', '7', '7.3', '7.5', '7.65', '7.95', '8.3'],
  ...['8.5', '8.8', '9.5', '10', '12.3', '22'],
];
const percentages = RATES.flatMap((rate) => Percentage.parse(`${rate}%`) ?? []);

const validPercentage = labelled(
  'valid percentage',
  (percent: Percentage | undefined) => percent === undefined || percentages.some((allowed) => allowed.equals(percent)),
);

const comboRules = ruleSet(TaxCombo, 'GOBL-IT-TICKET-TAX-COMBO', [
  when(isVatWithoutPercent, [
    at('ext', [
      check(
        '01',
        'VAT without a percentage needs its reason (Natura) as it-ticket-exempt, one of N1 to N6; building sets it from a key such as exempt or export.',
        extRequire('it-ticket-exempt'),
      ),
    ]),
  ]),
  when(isVat, [
    at('percent', [
      check(
        '02',
        `The VAT rate of a receipt must be one of ${RATES.join(', ')} per cent; if none is charged, leave percent out and set a key such as exempt.`,
        validPercentage,
      ),
    ]),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, comboRules];
