/**
 * The requirements of OIOUBL 2.1 beyond EN 16931, and the requirements of EN 16931 that it drops. Source:
 * Erhvervsstyrelsen, OIOUBL guidelines, https://www.oioubl.info/classes/da/invoice.html
 */
import { Charge } from '../../../bill/charge.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { LineCharge } from '../../../bill/line.ts';
import { Instructions } from '../../../pay/instructions.ts';
import { keyIn, matches, not, notOneOf, oneOf, present, someCategory, taxedWith } from '../../../rules/conditions.ts';
import { at, check, ignore, type RuleSet, rules as ruleSet, when } from '../../../rules/declare.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extensionIn, extIn, extRequire } from '../../../tax/extension-conditions.ts';
import { DUTY_CODE } from './extensions.ts';

const isExcise = keyIn<string>('excise');
const bearsVat = someCategory('VAT');
const MEANS = ['1', '10', '20', '31', '42', '48', '49', '50', '58', '59', '93', '97'];
const DOMESTIC_TRANSFER = '42';
const REASON = 'An excise duty needs its name in reason.';
const CODE = `An excise duty needs the code of the tax office as ${DUTY_CODE} in ext.`;

const invoiceRules = ruleSet(Invoice, 'GOBL-DK-OIOUBL-BILL-INVOICE', [
  ignore('GOBL-EU-EN16931-BILL-INVOICE-06'),
  ignore('GOBL-EU-EN16931-BILL-INVOICE-07'),
  ignore('GOBL-EU-EN16931-PAY-TERMS-01'),
  ignore('GOBL-EU-EN16931-TAX-COMBO-01'),
  ignore('GOBL-EU-EN16931-TAX-COMBO-02'),
  at('tax', [
    at('ext', [
      check(
        '01',
        'OIOUBL supports the document types 325 (pro forma), 380 (invoice), 381 (credit note) and 393 (factored invoice); use an invoice type that has one of them.',
        extIn('untdid-document-type', '325', '380', '381', '393'),
      ),
    ]),
    at('rounding', [
      when(present, [
        check('02', 'OIOUBL requires rounding by currency; set tax.rounding to currency.', oneOf('currency')),
      ]),
    ]),
  ]),
  at('customer.endpoints', [
    check(
      '03',
      "OIOUBL needs the customer's electronic address in customer.endpoints, for example GLN:5798000416604; with a Danish tax identity building sets it.",
      present,
    ),
  ]),
  at('lines[]', [check('04', 'Every line needs its VAT in taxes.', taxedWith('VAT'))]),
  at('charges[]', [when(not(isExcise), [at('taxes', [check('05', 'A charge needs its VAT in taxes.', bearsVat)])])]),
]);

const comboRules = ruleSet(TaxCombo, 'GOBL-DK-OIOUBL-TAX-COMBO', [
  at('key', [
    when(present, [
      check(
        '01',
        'OIOUBL has no exempt supplies; use zero, reverse-charge or another key.',
        notOneOf<string>('exempt'),
      ),
    ]),
  ]),
]);

const chargeRules = ruleSet(Charge, 'GOBL-DK-OIOUBL-BILL-CHARGE', [
  when(isExcise, [
    at('reason', [check('01', REASON, present)]),
    at('taxes', [check('02', 'An excise duty is subject to VAT; add VAT in taxes.', bearsVat)]),
    at('ext', [check('03', CODE, extRequire(DUTY_CODE))]),
  ]),
]);

const lineChargeRules = ruleSet(LineCharge, 'GOBL-DK-OIOUBL-BILL-LINECHARGE', [
  when(isExcise, [at('reason', [check('01', REASON, present)]), at('ext', [check('02', CODE, extRequire(DUTY_CODE))])]),
]);

const instructionsRules = ruleSet(Instructions, 'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS', [
  at('ext', [
    check(
      '01',
      `OIOUBL supports the means of payment ${MEANS.join(', ')} as untdid-payment-means; use another key, or set the code.`,
      extIn('untdid-payment-means', ...MEANS),
    ),
  ]),
  when(extensionIn('untdid-payment-means', DOMESTIC_TRANSFER), [
    at('credit_transfer[].clearing', [
      check(
        '02',
        'A domestic transfer needs the registration number of the bank (reg.nr.), four digits, in clearing.',
        present,
        matches(/^\d{4}$/),
      ),
    ]),
  ]),
]);

export const rules: readonly RuleSet[] = [invoiceRules, comboRules, chargeRules, lineChargeRules, instructionsRules];
