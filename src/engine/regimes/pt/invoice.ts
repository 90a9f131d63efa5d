import { Invoice } from '../../bill/invoice.ts';
import { ZERO_DATE } from '../../cal/date.ts';
import { notNegative, oneOf, present, typeIn } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';

type Day = string | undefined;

/** Tests that no day is after the issue date. Missing days pass; the empty date is before all others. */
function noneAfterIssue(label: string, days: (invoice: Invoice) => readonly Day[]) {
  return labelled(
    `${label} not after issue date`,
    (invoice?: Invoice) =>
      !invoice || days(invoice).every((day) => day === undefined || day <= (invoice.issue_date ?? ZERO_DATE)),
  );
}

function noneBeforeIssue(label: string, days: (invoice: Invoice) => readonly Day[]) {
  return labelled(
    `${label} not before issue date`,
    (invoice?: Invoice) =>
      !invoice || days(invoice).every((day) => day === undefined || day >= (invoice.issue_date ?? ZERO_DATE)),
  );
}

/** Despacho 8632/2014: the requirements on invoicing programs; Código do IVA, art. 36, Portaria 302/2016 (SAF-T). */
export const invoiceRules = rules(Invoice, 'GOBL-PT-BILL-INVOICE', [
  check(
    '11',
    'The value date of a Portuguese invoice must not be after its issue date; correct value_date or issue_date.',
    noneAfterIssue('value date', ({ value_date }) => [value_date]),
  ),
  check(
    '12',
    'The operation date of a Portuguese invoice must not be after its issue date; correct op_date or issue_date.',
    noneAfterIssue('operation date', ({ op_date }) => [op_date]),
  ),
  check(
    '13',
    'Documents in preceding must not be dated after the invoice; correct their issue_date, or the issue_date of the invoice.',
    noneAfterIssue('preceding dates', ({ preceding }) => (preceding ?? []).map((reference) => reference?.issue_date)),
  ),
  check(
    '14',
    'Advances must not be dated after the issue date of a Portuguese invoice; correct their date or issue_date.',
    noneAfterIssue('advance dates', ({ payment }) => (payment?.advances ?? []).map((advance) => advance?.date)),
  ),
  check(
    '15',
    'A Portuguese invoice must not be due before its issue date; correct the dates in payment.terms.due_dates or issue_date.',
    noneBeforeIssue('due dates', ({ payment }) => (payment?.terms?.due_dates ?? []).map((due) => due?.date)),
  ),
  at('type', [
    check(
      '01',
      'The type of a Portuguese invoice must be one of standard, credit-note, debit-note, proforma, other.',
      oneOf('standard', 'credit-note', 'debit-note', 'proforma', 'other'),
    ),
  ]),
  when(typeIn('credit-note', 'debit-note'), [
    at('preceding', [
      check('02', 'A credit or debit note in Portugal needs the invoice it corrects in preceding.', present),
    ]),
  ]),
  at('supplier.tax_id', [
    check('03', 'A Portuguese supplier needs its tax identity in supplier.tax_id, with country and code.', present),
    at('code', [check('04', 'A Portuguese supplier needs its NIF; give it in supplier.tax_id.code.', present)]),
  ]),
  at('lines[]', [
    at('quantity', [
      check('05', 'Quantities in Portugal must not be negative; issue a credit note for returns.', notNegative),
    ]),
    at('item.price', [
      check('06', 'Prices in Portugal must not be negative; use a discount, or a credit note.', notNegative),
    ]),
  ]),
  at('totals.due', [
    check(
      '07',
      'The amount due in Portugal must not be negative; check advances and discounts, or issue a credit note.',
      notNegative,
    ),
  ]),
]);
