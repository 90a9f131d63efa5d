/** The requirements of myDATA on invoices, their charges and taxes, and on payments (chapter 07 §3.3). */
import { Charge } from '../../../bill/charge.ts';
import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Validation } from '../../../model/validation.ts';
import { Instructions } from '../../../pay/instructions.ts';
import { PaymentRecord } from '../../../pay/record.ts';
import { empty, notZero, positive, present, someStamp, typeIn } from '../../../rules/conditions.ts';
import { at, check, each, type RuleSet, rules as ruleSet, type Test, when } from '../../../rules/declare.ts';
import { labelled, labelOf } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import {
  extAllowOneOf,
  extensionIn,
  extMatches,
  extRequire,
  extRequireAllOrNone,
} from '../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../tax/extensions.ts';

const INCOME = ['gr-mydata-income-cat', 'gr-mydata-income-type'] as const;
const MEANS =
  'credit-transfer, credit-transfer+foreign, cash, cheque, promissory-note (on credit), online (web banking) or card';
const MEANS_CODES =
  '1 (account in Greece), 2 (account abroad), 3 (cash), 4 (cheque), 5 (on credit), 6 (web banking) or 7 (card)';

const BRANCH = extMatches('gr-mydata-branch', /^(0|[1-9]\d{0,3})$/);

/** Informative income, which is classified by category only. */
const INFORMATION_ONLY = 'category1_95';

/** Applies a test unless the category is for information only and has no types. */
function unlessForInformation(test: Test<Extensions>): Test<Extensions> {
  return labelled(
    () => `${labelOf(test)}, or ${INFORMATION_ONLY} alone`,
    (ext: Extensions | undefined, validation: Validation) =>
      test(ext, validation) || ext?.get(INCOME[0]) === INFORMATION_ONLY,
    [...INCOME],
  );
}

const noTypeForInformation = labelled(
  `no income type with ${INFORMATION_ONLY}`,
  (ext?: Extensions) => ext?.get(INCOME[0]) !== INFORMATION_ONLY || !ext.has(INCOME[1]),
);
const NO_TYPE = `Income of ${INFORMATION_ONLY} has no type; leave out gr-mydata-income-type.`;

/** Tests for sales, services and credit notes. Receipts, rents and similar documents have no customer. */
function namesCustomer(invoice: Invoice | undefined): boolean {
  return /^[125]\./.test(invoice?.tax?.ext?.get('gr-mydata-invoice-type') ?? '');
}
namesCustomer.label = 'names customer';

const customerRules = when<Invoice>(namesCustomer, [
  at('customer', [
    check(
      '05',
      'myDATA documents of the kinds 1, 2 and 5 need a customer; for a sale to a private person, add the tag simplified to $tags.',
      present,
    ),
    at('tax_id', [check('06', "myDATA needs the customer's tax identity in customer.tax_id.", present)]),
    at('addresses', [
      check('07', "myDATA needs the customer's address in customer.addresses.", present),
      each([
        at('locality', [check('08', "The customer's address needs its town in locality.", present)]),
        at('code', [check('09', "The customer's address needs its postcode in code.", present)]),
      ]),
    ]),
  ]),
]);

function hasAdvancesOrInstructions(payment: Invoice['payment']): boolean {
  return !payment || present(payment.advances) || present(payment.instructions);
}
hasAdvancesOrInstructions.label = 'has advances or instructions';

const invoiceRules = ruleSet(Invoice, 'GOBL-GR-MYDATA-BILL-INVOICE', [
  check(
    '19',
    'myDATA requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  at('series', [check('01', 'myDATA needs the series of the document in series, for example A.', present)]),
  at('tax', [
    check('02', 'myDATA needs the document type in tax.ext.', present),
    at('ext', [
      check(
        '03',
        'myDATA needs gr-mydata-invoice-type in tax.ext, for example 2.1 for services; building sets it for a standard invoice or a credit note. Set it yourself for other types.',
        extRequire('gr-mydata-invoice-type'),
      ),
    ]),
  ]),
  at('supplier.tax_id', [
    check('04', "myDATA needs the supplier's tax identity (ΑΦΜ) in supplier.tax_id.", present),
    at('code', [check('18', "myDATA needs the supplier's number (ΑΦΜ) in supplier.tax_id.code.", present)]),
  ]),
  at('supplier.ext', [
    check(
      '21',
      'The branch of the supplier, gr-mydata-branch in supplier.ext, must be a number from 0 (headquarters) to 9999, without leading zeros; leave it out for headquarters.',
      BRANCH,
    ),
  ]),
  at('customer.ext', [
    check(
      '22',
      'The branch of the customer, gr-mydata-branch in customer.ext, must be a number from 0 (headquarters) to 9999, without leading zeros; leave it out for headquarters.',
      BRANCH,
    ),
  ]),
  customerRules,
  at('lines[]', [
    at('total', [
      check('10', 'The total of a line must be above zero in myDATA; write a credit note for returns.', positive),
      check('11', 'The total of a line must not be zero in myDATA; give a price or remove the line.', notZero),
    ]),
    at('item.ext', [
      check(
        '12',
        'gr-mydata-income-cat and gr-mydata-income-type classify income together: set both in item.ext, or neither; category1_95 stands on its own.',
        unlessForInformation(extRequireAllOrNone(...INCOME)),
      ),
      check('20', NO_TYPE, noTypeForInformation),
    ]),
  ]),
  at('discounts', [check('13', 'myDATA does not allow discounts on a whole document; move them to the lines.', empty)]),
  at('payment', [
    check('14', 'myDATA needs the means of payment in payment.', present),
    check(
      '15',
      'myDATA needs the means of payment: add payment.instructions, or payment.advances for amounts already paid.',
      hasAdvancesOrInstructions,
    ),
  ]),
  when(typeIn('credit-note'), [
    at('preceding', [check('16', 'A credit note must name the document it corrects in preceding.', present)]),
  ]),
  at('preceding[].stamps', [
    check(
      '17',
      'myDATA needs the mark (ΜΑΡΚ) of a preceding document: add { "prv": "iapr-mark", "val": … } to preceding[].stamps.',
      someStamp('iapr-mark'),
    ),
  ]),
]);

const taxTypeIs = (taxType: string) => extensionIn('gr-mydata-tax-type', taxType);

const chargeRules = ruleSet(Charge, 'GOBL-GR-MYDATA-BILL-CHARGE', [
  at('ext', [
    check(
      '01',
      'A charge can be only one kind of tax: keep one of gr-mydata-fee, gr-mydata-other-tax and gr-mydata-stamp-duty.',
      extAllowOneOf('gr-mydata-fee', 'gr-mydata-other-tax', 'gr-mydata-stamp-duty'),
    ),
  ]),
  when(taxTypeIs('2'), [
    at('ext', [
      check(
        '02',
        'A fee (gr-mydata-tax-type 2) needs its category, 1 to 22, as gr-mydata-fee.',
        extRequire('gr-mydata-fee'),
      ),
    ]),
  ]),
  when(taxTypeIs('3'), [
    at('ext', [
      check(
        '03',
        'Another tax (gr-mydata-tax-type 3) needs its category, 1 to 30, as gr-mydata-other-tax.',
        extRequire('gr-mydata-other-tax'),
      ),
    ]),
  ]),
  when(taxTypeIs('4'), [
    at('ext', [
      check(
        '04',
        'Stamp duty (gr-mydata-tax-type 4) needs its rate as gr-mydata-stamp-duty: 1 (1.2%), 2 (2.4%), 3 (3.6%) or 4 (other).',
        extRequire('gr-mydata-stamp-duty'),
      ),
    ]),
  ]),
]);

const isVat = labelled('is vat', (combo: TaxCombo | undefined) => combo?.cat === 'VAT');
const isVatWithoutPercent = labelled(
  'is vat without percent',
  (combo: TaxCombo | undefined) => isVat(combo) && combo?.percent === undefined,
);
const isVatWithIncome = labelled(
  'is vat with income',
  (combo: TaxCombo | undefined) => isVat(combo) && INCOME.some((key) => combo?.ext?.has(key)),
);

const comboRules = ruleSet(TaxCombo, 'GOBL-GR-MYDATA-TAX-COMBO', [
  when(isVat, [
    at('ext', [
      check(
        '01',
        'VAT needs its category as gr-mydata-vat-rate, 1 to 8: name the rate in rate (general, reduced, super-reduced, each also with +island), or set the category yourself.',
        extRequire('gr-mydata-vat-rate'),
      ),
    ]),
  ]),
  when(isVatWithoutPercent, [
    at('ext', [
      check(
        '02',
        'VAT without a percentage needs the exemption reason, 1 to 31, as gr-mydata-exemption; building sets it from the key.',
        extRequire('gr-mydata-exemption'),
      ),
    ]),
  ]),
  when(isVatWithIncome, [
    at('ext', [
      check(
        '03',
        'gr-mydata-income-cat and gr-mydata-income-type classify income together; add the missing one. category1_95 stands on its own.',
        unlessForInformation(extRequire(...INCOME)),
      ),
      check('04', NO_TYPE, noTypeForInformation),
    ]),
  ]),
]);

const instructionsRules = ruleSet(Instructions, 'GOBL-GR-MYDATA-PAY-INSTRUCTIONS', [
  at('key', [check('01', `myDATA needs the means of payment in instructions.key: ${MEANS}.`, present)]),
  at('ext', [
    check(
      '02',
      `myDATA needs gr-mydata-payment-means: ${MEANS_CODES}; building sets it for the keys ${MEANS}.`,
      extRequire('gr-mydata-payment-means'),
    ),
  ]),
]);

const recordRules = ruleSet(PaymentRecord, 'GOBL-GR-MYDATA-PAY-RECORD', [
  at('key', [check('01', `myDATA needs the means of every payment in its key: ${MEANS}.`, present)]),
  at('ext', [
    check(
      '02',
      `myDATA needs gr-mydata-payment-means: ${MEANS_CODES}; building sets it for the keys ${MEANS}.`,
      extRequire('gr-mydata-payment-means'),
    ),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, chargeRules, comboRules, instructionsRules, recordRules];
