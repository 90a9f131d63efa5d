/** The requirements of KSeF on an invoice, its taxes and its payments (chapter 07 §6.4). */

import { canConvertTo, hasTags } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { PaymentRecord } from '../../../pay/record.ts';
import { countryIn, firstHas, not, oneOf, present } from '../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extRequire } from '../../../tax/extension-conditions.ts';

const CATEGORIES =
  '1 (standard rate), 2 and 3 (reduced rates), 4 (taxis), 5 (OSS), 6.1 to 6.3 (0%), 7 (exempt), 8 (outside Poland), 9 and 10 (reverse charge) or 11 (margin)';

/** Tests for an identity of the actual recipient if the customer, whose name is on the invoice, has the flag. */
function namesRecipient(flag: string, role: string): (invoice: Invoice | undefined) => boolean {
  return labelled(`identity with pl-favat-third-party-role ${role} where ${flag} 1`, (invoice) => {
    const customer = invoice?.customer;
    if (customer?.ext?.get(flag) !== '1') return true;
    const isRecipient = (ext: ReadonlyMap<string, string> | undefined) =>
      ext?.get('pl-favat-third-party-role') === role;
    return customer.identities?.some((identity) => isRecipient(identity?.ext) && Boolean(identity.code)) ?? false;
  });
}

function exemptionNotes(invoice: Invoice | undefined): number {
  const notes = invoice?.notes?.filter((note) => note?.key === 'legal' && note.src === 'pl-favat-exemption');
  return notes?.length ?? 0;
}

const exemptionNotePresent = labelled(
  'exemption note present',
  (invoice: Invoice | undefined) => !invoice?.tax?.ext?.get('pl-favat-exemption') || exemptionNotes(invoice) > 0,
);
const singleExemptionNote = labelled(
  'single exemption note',
  (invoice: Invoice | undefined) => exemptionNotes(invoice) <= 1,
);

const EXEMPTION_NOTE = '{ "key": "legal", "src": "pl-favat-exemption", "text": … }';

const invoiceRules = ruleSet(Invoice, 'GOBL-PL-FAVAT-BILL-INVOICE', [
  check(
    '15',
    'KSeF requires taxes in złoty: write the invoice in PLN, or add an exchange rate to PLN in exchange_rates.',
    canConvertTo('PLN'),
  ),
  check(
    '11',
    'A customer that is a unit of a local government (pl-favat-jst 1) needs the recipient as an identity in customer.identities, with a code and pl-favat-third-party-role 8 in its ext.',
    namesRecipient('pl-favat-jst', '8'),
  ),
  check(
    '12',
    'A customer in a VAT group (pl-favat-group-vat 1) needs the recipient as an identity in customer.identities, with a code and pl-favat-third-party-role 10 in its ext.',
    namesRecipient('pl-favat-group-vat', '10'),
  ),
  check(
    '13',
    `An exemption (pl-favat-exemption in tax.ext) needs its legal basis in words: add ${EXEMPTION_NOTE} to notes.`,
    exemptionNotePresent,
  ),
  check(
    '14',
    `KSeF accepts one legal basis of an exemption: keep a single note ${EXEMPTION_NOTE} in notes.`,
    singleExemptionNote,
  ),
  at('type', [
    check(
      '01',
      'KSeF accepts invoices and corrections: set the type to standard or credit-note.',
      oneOf('standard', 'credit-note'),
    ),
  ]),
  at('preceding[]', [
    at('issue_date', [check('02', 'The corrected invoice needs its issue date in preceding[].issue_date.', present)]),
    at('code', [check('03', 'The corrected invoice needs its number in preceding[].code.', present)]),
  ]),
  at('supplier', [
    check('04', 'KSeF needs a supplier.', present),
    at('tax_id', [
      check('16', 'KSeF needs the tax identity (NIP) of the supplier in supplier.tax_id.', present),
      at('code', [check('17', 'KSeF needs the NIP of the supplier in supplier.tax_id.code.', present)]),
    ]),
    at('name', [check('05', "KSeF needs the supplier's name in supplier.name.", present)]),
    at('addresses', [
      check('06', "KSeF needs the supplier's address in supplier.addresses.", present),
      check('07', "The supplier's first address needs its country, for example PL.", firstHas('country')),
      check('08', "The supplier's first address needs its street in street.", firstHas('street')),
    ]),
  ]),
  when(not(hasTags('simplified')), [
    at('customer', [check('09', 'KSeF needs a customer; only invoices with the tag simplified can omit it.', present)]),
  ]),
  at('customer.tax_id', [
    when(countryIn('PL'), [
      at('code', [check('10', 'A Polish customer needs its NIP in customer.tax_id.code.', present)]),
    ]),
  ]),
]);

const comboRules = ruleSet(TaxCombo, 'GOBL-PL-FAVAT-TAX-COMBO', [
  at('ext', [
    check(
      '01',
      `KSeF needs the category of every tax as pl-favat-tax-category in ext: ${CATEGORIES}. Building sets it from key, and for the key standard from the rate: general, reduced or super-reduced.`,
      extRequire('pl-favat-tax-category'),
    ),
  ]),
]);

const recordRules = ruleSet(PaymentRecord, 'GOBL-PL-FAVAT-PAY-RECORD', [
  at('date', [check('01', 'KSeF needs the date of every payment in date.', present)]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, comboRules, recordRules];
