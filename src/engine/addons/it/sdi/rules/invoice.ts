/** The requirements of the SdI on an invoice as a whole (chapter 07 §4.3). */

import { canConvertTo, hasTags } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import type { Party } from '../../../../org/party.ts';
import { empty, lengthBetween, not, present, taxedWith } from '../../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';
import { LATIN1_EXPECTED, latin1 } from '../latin1.ts';

const isDeferred = hasTags('deferred');

const hasFiscalCode = labelled(
  'has fiscal code',
  (identities: Party['identities']) => identities?.some((identity) => identity?.key === 'it-fiscal-code') ?? false,
);
const isItalian = (party: Party | undefined) => party?.tax_id?.country === 'IT';
const supplierIsItalian = labelled('supplier is italian', (invoice: Invoice | undefined) =>
  isItalian(invoice?.supplier),
);
const italianCustomerWithoutFiscalCode = labelled(
  'italian customer without fiscal code',
  (invoice: Invoice | undefined) => isItalian(invoice?.customer) && !hasFiscalCode(invoice?.customer?.identities),
);
const italianCustomerWithoutTaxCode = labelled(
  'italian customer without tax code',
  (invoice: Invoice | undefined) => isItalian(invoice?.customer) && !invoice?.customer?.tax_id?.code,
);

/** Tests that a company has a name. A customer with a tax code or without people is a company. */
function companyIsNamed({ customer }: { customer?: Party } = {}): boolean {
  if (!customer) return true;
  const isCompany = Boolean(customer.tax_id?.code) || customer.people === undefined;
  return !isCompany || Boolean(customer.name);
}
companyIsNamed.label = 'company is named';

function personIsNamed({ customer }: { customer?: Party } = {}): boolean {
  return !customer || Boolean(customer.name) || present(customer.people);
}
personIsNamed.label = 'person is named';

function saysHowToPay(invoice: Invoice | undefined): boolean {
  return !invoice?.payment?.terms?.due_dates?.length || invoice.payment.instructions !== undefined;
}
saysHowToPay.label = 'says how to pay';

export const invoiceRules = rules(Invoice, 'GOBL-IT-SDI-BILL-INVOICE', [
  check(
    '22',
    'FatturaPA requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  check('13', 'SdI needs the name of a customer that is a company; set customer.name.', companyIsNamed),
  check('14', "SdI needs the customer's name; set customer.name, or the person in customer.people.", personIsNamed),
  check(
    '21',
    'If payment.terms has due dates, SdI needs the means of payment; add payment.instructions.',
    saysHowToPay,
  ),
  at('tax', [
    check('01', 'FatturaPA needs its format and document type in tax.ext.', present),
    at('ext', [
      check(
        '02',
        'FatturaPA needs it-sdi-format (FPR12, or FPA12 with the tag b2g) and it-sdi-document-type (TD01 …) in tax.ext; building sets them for the types standard, credit-note and debit-note.',
        extRequire('it-sdi-format', 'it-sdi-document-type'),
      ),
    ]),
  ]),
  at('supplier', [
    at('name', [
      check('03', `The supplier's name has characters that SdI does not accept: ${LATIN1_EXPECTED}.`, latin1),
    ]),
    at('addresses', [check('04', "FatturaPA needs the supplier's address in supplier.addresses.", present)]),
    at('ext', [
      check(
        '05',
        "FatturaPA needs the supplier's tax regime as it-sdi-fiscal-regime in supplier.ext, one of RF01, RF02, RF04 to RF19; building the invoice sets RF01, the ordinary one.",
        extRequire('it-sdi-fiscal-regime'),
      ),
    ]),
    at('registration', [
      at('entry', [
        check(
          '06',
          'A registration needs the REA number in registration.entry; add the number, or leave out supplier.registration.',
          present,
        ),
      ]),
      at('office', [
        check(
          '07',
          'A registration needs the province of its register in registration.office, for example MI; add the province, or leave out supplier.registration.',
          present,
        ),
      ]),
    ]),
  ]),
  when(supplierIsItalian, [
    at('supplier.telephones[].num', [
      check(
        '08',
        'FatturaPA accepts telephone numbers of 5 to 12 characters; leave out spaces and the country prefix.',
        lengthBetween(5, 12),
      ),
    ]),
  ]),
  at('customer', [
    check('09', 'FatturaPA needs a customer.', present),
    at('name', [
      check('10', `The customer's name has characters that SdI does not accept: ${LATIN1_EXPECTED}.`, latin1),
    ]),
    at('tax_id', [
      check(
        '11',
        "FatturaPA needs the customer's tax identity in customer.tax_id; for a private person, set its country and add the codice fiscale in identities.",
        present,
      ),
    ]),
    at('addresses', [check('12', "FatturaPA needs the customer's address in customer.addresses.", present)]),
  ]),
  when(italianCustomerWithoutFiscalCode, [
    at('customer.tax_id.code', [
      check(
        '15',
        'An Italian customer needs a partita IVA in tax_id.code, or a codice fiscale as { "key": "it-fiscal-code", "code": … } in identities; add at least one.',
        present,
      ),
    ]),
  ]),
  when(italianCustomerWithoutTaxCode, [
    at('customer.identities', [
      check(
        '16',
        'An Italian customer without partita IVA needs its codice fiscale: add { "key": "it-fiscal-code", "code": … } to identities.',
        hasFiscalCode,
      ),
    ]),
  ]),
  at('lines[]', [
    check(
      '17',
      'Every line of a FatturaPA needs its VAT: add { "cat": "VAT", … } to taxes, with a key such as exempt if none is charged.',
      taxedWith('VAT'),
    ),
    at('item.name', [
      check('18', `The name of the item has characters that SdI does not accept: ${LATIN1_EXPECTED}.`, latin1),
    ]),
  ]),
  when(isDeferred, [
    at('ordering.despatch[].issue_date', [
      check('19', 'A delivery note (DDT) of a deferred invoice needs its issue_date.', present),
    ]),
  ]),
  when(not(isDeferred), [
    at('ordering.despatch', [
      check(
        '20',
        'Delivery notes belong to deferred invoices: add the tag deferred to $tags, or remove ordering.despatch.',
        empty,
      ),
    ]),
  ]),
]);
