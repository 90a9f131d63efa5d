/** The requirements of ARCA's web service on an invoice beyond the standard (chapter 06 §2.4). */

import { canConvertTo } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import type { Party } from '../../../../org/party.ts';
import { empty, not, present, typeIn } from '../../../../rules/conditions.ts';
import { at, check, each, rules, type Test, when } from '../../../../rules/declare.ts';
import { choice, labelled, labelOf } from '../../../../rules/label.ts';
import { extIn, extRequire } from '../../../../tax/extension-conditions.ts';
import { extension } from '../../../../tax/extensions.ts';
import {
  CLASS_A,
  CLASS_B,
  CLASS_C,
  CLASS_T,
  CREDIT_NOTES,
  DEBIT_NOTES,
  DOC_TYPE,
  docTypeOf,
  FINAL_CONSUMER,
  STATUSES_OF_A,
  USED_GOODS,
  VAT_STATUS,
  vatStatusOf,
} from '../doc-types.ts';

function docTypeIn(docTypes: readonly string[]): Test<Invoice> {
  return labelled(`doc type ${choice(docTypes)}`, (invoice) => docTypes.includes(docTypeOf(invoice)));
}

function conceptIn(...concepts: string[]): Test<Invoice> {
  return labelled(`concept ${choice(concepts)}`, (invoice) =>
    concepts.includes(extension(invoice?.tax?.ext, 'ar-arca-concept')),
  );
}

/** Returns a test that fails only if the first test passes and the second fails. */
function implies<T>(condition: Test<T>, consequence: Test<T>): Test<T> {
  return labelled(
    () => `${labelOf(consequence)} where ${labelOf(condition)}`,
    (value, validation) => !condition(value, validation) || consequence(value, validation),
  );
}

/** Returns a test of the customer's VAT status. An unknown status passes. */
function statusFits(label: string, fits: (status: string) => boolean): Test<Invoice> {
  return labelled(`vat status ${label}`, (invoice) => {
    const status = vatStatusOf(invoice);
    return status === '' || fits(status);
  });
}

/** Returns whether a series is a point of sale, which has a number from 1 to 99998. */
function isPointOfSale(series = ''): boolean {
  return series === '' || (/^\d+$/.test(series) && Number(series) >= 1 && Number(series) <= 99998);
}
isPointOfSale.label = 'is point of sale';

function isIdentified(customer: Party | undefined): boolean {
  if (!customer || customer.tax_id) return true;
  return customer.identities?.some((identity) => Boolean(identity?.ext?.get('ar-arca-identity-type'))) ?? false;
}
isIdentified.label = 'is identified';

export const invoiceRules = rules(Invoice, 'GOBL-AR-ARCA-BILL-INVOICE', [
  check(
    '24',
    'ARCA requires amounts in pesos: write the invoice in ARS, or add an exchange rate to ARS in exchange_rates.',
    canConvertTo('ARS'),
  ),
  check(
    '05',
    'A credit note needs a credit note type in ar-arca-doc-type: 3, 8, 13, 53, 197, 203, 208 or 213.',
    implies(typeIn('credit-note'), docTypeIn(CREDIT_NOTES)),
  ),
  check(
    '06',
    'A debit note needs a debit note type in ar-arca-doc-type: 2, 7, 12, 52, 196, 202, 207 or 212.',
    implies(typeIn('debit-note'), docTypeIn(DEBIT_NOTES)),
  ),
  check(
    '07',
    'ar-arca-doc-type is a credit note type (3, 8, 13, 53, 197, 203, 208, 213); set the invoice type to credit-note, or choose another document type.',
    implies(docTypeIn(CREDIT_NOTES), typeIn('credit-note')),
  ),
  check(
    '08',
    'ar-arca-doc-type is a debit note type (2, 7, 12, 52, 196, 202, 207, 212); set the invoice type to debit-note, or choose another document type.',
    implies(docTypeIn(DEBIT_NOTES), typeIn('debit-note')),
  ),
  check(
    '12',
    "Used goods (ar-arca-doc-type 49) are bought from a final consumer; set the customer's ar-arca-vat-status to 5.",
    implies(
      docTypeIn([USED_GOODS]),
      statusFits(FINAL_CONSUMER, (status) => status === FINAL_CONSUMER),
    ),
  ),
  check(
    '13',
    'A class A document needs a customer with ar-arca-vat-status 1, 6, 13 or 16; use a class B document type for others.',
    implies(
      docTypeIn(CLASS_A),
      statusFits(choice(STATUSES_OF_A), (status) => STATUSES_OF_A.includes(status)),
    ),
  ),
  check(
    '14',
    'Customers with ar-arca-vat-status 1, 6, 13 or 16 cannot get a class B document; use a class A document type.',
    implies(
      docTypeIn(CLASS_B),
      statusFits(`not ${choice(STATUSES_OF_A)}`, (status) => !STATUSES_OF_A.includes(status)),
    ),
  ),
  at('series', [
    check('01', 'ARCA needs the number of the point of sale in series, for example 1.', present),
    check('02', 'The series must be the point-of-sale number: digits only, from 1 to 99998.', isPointOfSale),
  ]),
  at('tax', [
    check('03', 'ARCA needs the document type in tax.ext; building the invoice sets it.', present),
    at('ext', [
      check(
        '04',
        'ARCA needs the document type as ar-arca-doc-type in tax.ext; building a standard invoice, debit note or credit note sets it.',
        extRequire(DOC_TYPE),
      ),
    ]),
  ]),
  when(not(docTypeIn([...CLASS_B, USED_GOODS])), [
    at('customer', [
      check(
        '09',
        'A class A, C or T document needs the customer; only class B and purchases of used goods (49) can omit it.',
        present,
      ),
    ]),
  ]),
  at('customer', [
    check(
      '10',
      "ARCA needs the customer's tax_id, or an identity with ar-arca-identity-type in its ext, for example 96 for a DNI.",
      isIdentified,
    ),
    at('ext', [
      check(
        '11',
        "ARCA needs the customer's VAT status as ar-arca-vat-status, one of 1, 4 to 10, 13, 15, 16, in customer.ext; building the invoice sets the usual one.",
        extRequire(VAT_STATUS),
      ),
    ]),
  ]),
  when(not(docTypeIn(CLASS_T)), [
    when(conceptIn('2', '3'), [
      at('ordering', [
        check(
          '15',
          'An invoice for services needs the service period in ordering.period; mark goods with the item key goods.',
          present,
        ),
        at('period', [
          check('16', 'An invoice for services needs their first and last day in ordering.period.', present),
        ]),
      ]),
      at('payment', [
        check(
          '17',
          'An invoice for services needs its due date in payment.terms; mark goods with the item key goods.',
          present,
        ),
        at('terms', [
          check('18', 'An invoice for services needs its due date in payment.terms.', present),
          at('due_dates', [
            check('19', 'An invoice for services needs at least one date in payment.terms.due_dates.', present),
          ]),
        ]),
      ]),
    ]),
    when(conceptIn('1'), [
      at('payment.terms.due_dates', [
        check('20', 'ARCA accepts no due dates for goods alone; remove payment.terms.due_dates.', empty),
      ]),
    ]),
  ]),
  when(typeIn('credit-note', 'debit-note'), [
    at('preceding', [check('21', 'A credit or debit note must name the invoice it corrects in preceding.', present)]),
  ]),
  at('preceding[].ext', [
    check(
      '22',
      'ARCA needs the document type of each preceding invoice as ar-arca-doc-type in its ext.',
      extRequire(DOC_TYPE),
    ),
  ]),
  when(docTypeIn(CLASS_C), [
    at('lines[].taxes', [
      check('23', 'A monotax payer charges no taxes (class C); remove taxes from the line.', empty),
    ]),
  ]),
  when(docTypeIn(CLASS_T), [
    at('tax.ext', [
      check(
        '25',
        'An invoice for tourists (class T) needs its type as ar-arca-tourism-type, 1 to 6, in tax.ext.',
        extRequire('ar-arca-tourism-type'),
      ),
    ]),
    at('customer.addresses', [
      check('27', "An invoice for tourists (class T) needs the customer's address in customer.addresses.", present),
    ]),
    at('lines[].taxes', [
      check('29', 'Every line of an invoice for tourists (class T) needs its taxes.', present),
      each([
        at('ext', [
          check(
            '26',
            'Every tax of an invoice for tourists (class T) needs the kind of service as ar-arca-tourism-item in ext: 1 hotel, 2 hotel with breakfast, 5 surplus.',
            extRequire('ar-arca-tourism-item'),
          ),
          check(
            '28',
            'An invoice for tourists (class T) must have 21% VAT: set ar-arca-vat-rate to 5.',
            extIn('ar-arca-vat-rate', '5'),
          ),
        ]),
      ]),
    ]),
    at('discounts[].ext', [
      check(
        '30',
        'A discount on an invoice for tourists (class T) needs the kind of service as ar-arca-tourism-item in ext: 1, 2 or 5.',
        extRequire('ar-arca-tourism-item'),
      ),
    ]),
    at('payment.advances[].ext', [
      check(
        '31',
        'An advance on an invoice for tourists (class T) needs the kind of service as ar-arca-tourism-item in ext: 1, 2 or 5.',
        extRequire('ar-arca-tourism-item'),
      ),
    ]),
  ]),
]);
