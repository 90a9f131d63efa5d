/**
 * The requirements of the AT on invoices. Source: Portaria 302/2016, 4.1; Despacho 8632/2014.
 */

import { canConvertTo } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import type { Amount } from '../../../../num/amount.ts';
import { lengthBetween, notNegative, present, taxedWith } from '../../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { INVOICE_WORK_TYPES } from '../codes.ts';
import { INVOICE_TYPE, SOURCE, SOURCE_REF, WORK_TYPE } from '../extensions/keys.ts';
import { codeFits, invoiceTypeOf, isImported, manualReferenceFits, seriesFits } from '../numbers.ts';
import { CODE_EXPECTED, INVOICE_TYPES, REFERENCE_EXPECTED, SERIES_EXPECTED, SOURCES } from './expected.ts';

const has = (invoice: Invoice | undefined, key: string) => invoice?.tax?.ext?.has(key) ?? false;

function isInvoiceWorkType(invoice: Invoice | undefined): boolean {
  const type = invoice?.tax?.ext?.get(WORK_TYPE);
  return type === undefined || INVOICE_WORK_TYPES.includes(type);
}
isInvoiceWorkType.label = 'is invoice work type';

const hasDocType = labelled(
  'has doc type',
  (invoice: Invoice | undefined) => has(invoice, INVOICE_TYPE) || has(invoice, WORK_TYPE),
);
const notBothDocTypes = labelled(
  'not both doc types',
  (invoice: Invoice | undefined) => !(has(invoice, INVOICE_TYPE) && has(invoice, WORK_TYPE)),
);
const hasSource = labelled('has source', (invoice: Invoice | undefined) => has(invoice, SOURCE));
const hasSourceRef = labelled('has source ref', (invoice: Invoice | undefined) => has(invoice, SOURCE_REF));
const sourceNotProduced = labelled('source not produced', (invoice: Invoice | undefined) =>
  isImported(invoice?.tax?.ext),
);
const isInvoiceReceipt = labelled(
  'is invoice receipt',
  (invoice: Invoice | undefined) => invoice !== undefined && invoiceTypeOf(invoice) === 'FR',
);
const nothingDue = labelled('nothing due', (due: Amount | undefined) => due === undefined || due.isZero());

function sourceRefFits(invoice: Invoice | undefined): boolean {
  return !invoice || manualReferenceFits(invoice.tax?.ext, invoiceTypeOf(invoice));
}
sourceRefFits.label = 'source ref fits';

export const invoiceRules = rules(Invoice, 'GOBL-PT-SAFT-BILL-INVOICE', [
  check(
    '15',
    'SAF-T (PT) requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  check(
    '01',
    `SAF-T (PT) needs the document type in tax.ext: pt-saft-invoice-type ${INVOICE_TYPES}, or pt-saft-work-type PF, FC or CC. Building sets it from the type of the invoice.`,
    hasDocType,
  ),
  check(
    '02',
    'A document is either an invoice or a working document: leave pt-saft-invoice-type or pt-saft-work-type out of tax.ext.',
    notBothDocTypes,
  ),
  check(
    '03',
    'An invoice can have the pt-saft-work-type PF (pro forma), FC or CC (consignment); the others are for orders.',
    isInvoiceWorkType,
  ),
  check('04', `The series of an invoice must be ${SERIES_EXPECTED}, as in FT A2026.`, seriesFits(invoiceTypeOf)),
  check('05', `The code of an invoice must be ${CODE_EXPECTED}, as in FT A2026/17.`, codeFits(invoiceTypeOf)),
  check('12', `SAF-T (PT) needs pt-saft-source in tax.ext: ${SOURCES}. Building sets P.`, hasSource),
  check('14', `pt-saft-source-ref must be ${REFERENCE_EXPECTED}.`, sourceRefFits),
  at('value_date', [
    check(
      '06',
      'SAF-T (PT) needs the date of the tax point in value_date; building takes it from op_date or issue_date.',
      present,
    ),
  ]),
  at('lines[]', [
    check('07', 'Every line needs VAT: add a tax with cat VAT to its taxes, even if it is exempt.', taxedWith('VAT')),
  ]),
  at('payment.advances[]', [
    at('date', [check('08', 'SAF-T (PT) needs the date of every advance; building takes the issue date.', present)]),
    at('amount', [check('16', 'An advance must be zero or more; use a credit note for refunds.', notNegative)]),
  ]),
  at('totals.payable', [
    check('09', 'The amount payable must be zero or more; issue a credit note for refunds.', notNegative),
  ]),
  when(isInvoiceReceipt, [
    at('totals.due', [
      check(
        '10',
        'An invoice-receipt (FR) must be paid in full: enter the full amount in payment.advances, or remove the tag invoice-receipt.',
        nothingDue,
      ),
    ]),
  ]),
  at('preceding', [
    check('11', 'SAF-T (PT) allows one preceding document; issue a document for each.', lengthBetween(0, 1)),
  ]),
  when(sourceNotProduced, [
    check(
      '13',
      'A document from another program needs the number of the original as pt-saft-source-ref in tax.ext.',
      hasSourceRef,
    ),
  ]),
]);
