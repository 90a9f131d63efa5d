/**
 * The rules of the Saudi tax authority beyond EN 16931, with their official names in brackets. Source: ZATCA, E-Invoice
 * Data Dictionary and XML Implementation Standard,
 * https://zatca.gov.sa/en/E-Invoicing/SystemsDevelopers/Pages/E-Invoice-specifications.aspx
 */
import { Invoice } from '../../../../bill/invoice.ts';
import type { Identity } from '../../../../org/identity.ts';
import type { Party } from '../../../../org/party.ts';
import { empty, given, present, someType, typeIn, unfailing } from '../../../../rules/conditions.ts';
import { at, check, each, mandatory, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extIn, extRequire } from '../../../../tax/extension-conditions.ts';
import { FOR_CITIZENS } from '../exemptions.ts';
import { INVOICE_TYPE, INVOICE_TYPES, isMarked, isSimplified } from '../invoice-type.ts';
import { vatCombo } from '../normalise.ts';

type Guard = (invoice: Invoice | undefined) => boolean;

const typeOf = (invoice: Invoice | undefined) => invoice?.tax?.ext?.get(INVOICE_TYPE) ?? '';

const simplified: Guard = (invoice) => isSimplified(typeOf(invoice));
const standard: Guard = labelled('standard', (invoice) => !simplified(invoice));
const forExport: Guard = labelled('for export', (invoice) => isMarked(typeOf(invoice), 'export'));
const selfBilled: Guard = labelled('self billed', (invoice) => isMarked(typeOf(invoice), 'self-billed'));
const simplifiedSummary: Guard = labelled(
  'simplified summary',
  (invoice) => simplified(invoice) && isMarked(typeOf(invoice), 'summary'),
);
const forCitizens: Guard = labelled('for citizens', (invoice) =>
  (invoice?.lines ?? []).some((line) => line && FOR_CITIZENS.includes(vatCombo(line)?.ext?.get('cef-vatex') ?? '')),
);
const namesCustomer: Guard = labelled(
  'names customer',
  (invoice) => standard(invoice) || simplifiedSummary(invoice) || (simplified(invoice) && forCitizens(invoice)),
);

const COMPANY_IDENTITIES = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'];
const CUSTOMER_IDENTITIES = ['TIN', 'CRN', 'MOM', 'MLS', '700', 'SAG', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH'];

/** Tests that the list has exactly one identity, of one of the types. */
function oneIdentityOf(types: readonly string[]): (identities: readonly (Identity | null)[] | undefined) => boolean {
  return labelled(`one identity of type ${types.join(' or ')}`, (identities) => {
    const [only, ...others] = given(identities);
    return others.length === 0 && types.includes(only?.type ?? '');
  });
}

const hasCustomerIdentity = oneIdentityOf(CUSTOMER_IDENTITIES);

function isIdentified(customer: Party | undefined): boolean {
  return present(customer?.tax_id?.code) || hasCustomerIdentity(customer?.identities);
}
isIdentified.label = 'is identified';

export const invoiceRules = rules(Invoice, 'GOBL-SA-ZATCA-BILL-INVOICE', [
  at('issue_time', [
    check(
      '01',
      'ZATCA needs the issue time; building the invoice fills in the current date and time (BR-KSA-70).',
      present,
    ),
  ]),
  at('tax', [
    check('02', 'ZATCA needs the document and transaction types in tax.ext; building fills them in.', present),
    at('ext', [
      check(
        '03',
        'ZATCA needs untdid-document-type in tax.ext; building sets it for invoices, credit notes and debit notes.',
        extRequire('untdid-document-type'),
      ),
      check(
        '04',
        'ZATCA needs the transaction type as sa-zatca-invoice-type in tax.ext; building derives it from the tags.',
        extRequire(INVOICE_TYPE),
      ),
      check(
        '05',
        'ZATCA accepts only the document types 388 (invoice), 386 (prepayment), 383 (debit note) and 381 (credit note); set the type to standard, debit-note or credit-note, without self-billed or factoring on a credit note (BR-KSA-05).',
        extIn('untdid-document-type', '388', '386', '383', '381'),
      ),
      check(
        '06',
        `The transaction type must be one of: ${INVOICE_TYPES.join(', ')}. An export cannot be self-billed, and a simplified invoice can be neither; correct the tags and remove sa-zatca-invoice-type so that building sets it again (BR-KSA-06).`,
        extIn(INVOICE_TYPE, ...INVOICE_TYPES),
      ),
    ]),
  ]),
  when(typeIn('credit-note', 'debit-note'), [
    at('preceding', [
      check('07', 'A credit or debit note must name its invoice in preceding.', present),
      each([
        at('code', [check('08', 'The invoice reference needs its number in preceding[].code (BR-KSA-56).', present)]),
        at('reason', [
          check('09', 'A credit or debit note needs its reason in preceding[].reason (BR-KSA-17).', present),
        ]),
      ]),
    ]),
  ]),
  when(standard, [
    at('customer', [
      check(
        '13',
        `The customer of a tax invoice needs a tax number in tax_id.code, or exactly one identity of the type ${CUSTOMER_IDENTITIES.join(', ')}; tag the invoice simplified for sales to consumers (BR-KSA-14, BR-KSA-81).`,
        mandatory(isIdentified),
      ),
      at('addresses[]', [
        at('street', [check('10', "On a tax invoice, the customer's address needs its street (BR-KSA-10).", present)]),
        at('locality', [
          check('11', "On a tax invoice, the customer's address needs its town in locality (BR-KSA-10).", present),
        ]),
        at('country', [
          check('12', "On a tax invoice, the customer's address needs its country, such as SA (BR-KSA-10).", present),
        ]),
      ]),
    ]),
    at('lines[].taxes', [check('14', 'Every line of a tax invoice needs its VAT in taxes (BR-KSA-52).', present)]),
    at('delivery', [
      check('15', 'A tax invoice needs the date of supply in delivery.', present),
      at('date', [check('16', 'A tax invoice needs the date of supply in delivery.date (BR-KSA-15).', present)]),
    ]),
  ]),
  when(forExport, [
    at('customer.tax_id', [
      check(
        '17',
        'The customer of an export must not have a tax identity; remove tax_id, and add an identity such as one of type OTH (BR-KSA-46).',
        empty,
      ),
    ]),
  ]),
  when(simplifiedSummary, [
    at('delivery', [
      check('18', 'A simplified summary needs the period it covers in delivery.', present),
      at('period', [
        check('19', 'A simplified summary needs the period it covers in delivery.period.', present),
        at('start', [
          check('20', 'The period of a simplified summary needs its first day in start (BR-KSA-72).', unfailing),
        ]),
        at('end', [
          check('21', 'The period of a simplified summary needs its last day in end (BR-KSA-72).', unfailing),
        ]),
      ]),
    ]),
  ]),
  when(forCitizens, [
    at('customer.identities', [
      check(
        '22',
        'Education and health care at the zero rate (VATEX-SA-EDU, VATEX-SA-HEA) need the national number of the customer as an identity of type NAT (BR-KSA-49).',
        someType('NAT'),
      ),
    ]),
  ]),
  when(namesCustomer, [
    at('customer', [
      check(
        '23',
        'Tax invoices, simplified summaries, and education or health care for citizens need a customer.',
        present,
      ),
      at('name', [
        check(
          '24',
          "Tax invoices, simplified summaries, and education or health care for citizens need the customer's name (BR-KSA-25, BR-KSA-42, BR-KSA-71).",
          present,
        ),
      ]),
    ]),
  ]),
  at('supplier', [
    at('tax_id', [
      check(
        '25',
        'The supplier needs a tax identity; give supplier.tax_id with country SA and code (BR-KSA-39).',
        present,
      ),
      at('code', [
        check('26', 'The supplier needs its 15-digit VAT number in supplier.tax_id.code (BR-KSA-39).', present),
      ]),
    ]),
    at('identities', [
      check(
        '27',
        `The supplier needs exactly one identity, of the type ${COMPANY_IDENTITIES.join(', ')}; CRN is the commercial registration number (BR-KSA-08).`,
        oneIdentityOf(COMPANY_IDENTITIES),
      ),
    ]),
  ]),
  when(selfBilled, [
    at('customer', [
      at('tax_id', [
        check('28', 'A customer who issues the invoice needs a tax identity in customer.tax_id (BR-KSA-39).', present),
        at('code', [
          check(
            '29',
            'A customer who issues the invoice needs a VAT number in customer.tax_id.code (BR-KSA-39).',
            present,
          ),
        ]),
      ]),
      at('identities', [
        check(
          '30',
          `A customer who issues the invoice needs exactly one identity, of the type ${COMPANY_IDENTITIES.join(', ')} (BR-KSA-08).`,
          oneIdentityOf(COMPANY_IDENTITIES),
        ),
      ]),
    ]),
  ]),
]);
