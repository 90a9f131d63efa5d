import type { Payment, PaymentLine } from './documents.ts';
import { describeHead, describeNotes } from './head.ts';
import type { Block, Column, Row, Section, Table } from './paper.ts';
import { describeParties } from './parties.ts';
import { meansName } from './payment.ts';
import { printedStamps } from './printed-codes.ts';
import { filled, joined, negated, referenceText } from './texts.ts';
import { describeFigures } from './totals.ts';
import type { Writing } from './writing.ts';

/** Describes the paper of a payment request, advice or receipt. */
export function describePaid(payment: Payment, title: string, writing: Writing): (Block | undefined)[] {
  const { labels } = writing;
  const { series, code, supplier, customer, payee, lines = [], total, notes, exchange_rates } = payment;
  const listed = (payment.preceding ?? []).map((reference) => referenceText(reference, writing)).join('; ');
  const dates = [
    { name: labels.date, date: payment.issue_date },
    { name: labels.taxDate, date: payment.value_date },
  ];
  // The customer writes an advice, the supplier everything else.
  const isAdvice = payment.type === 'advice';
  const parties = [
    { label: isAdvice ? labels.provider : labels.supplier, party: supplier },
    { label: isAdvice ? labels.client : labels.customer, party: customer },
    { label: labels.payee, party: payee },
  ];
  return [
    describeHead({ title, series, code, dates, supplier }, writing),
    describeParties(parties, writing),
    listed ? { kind: 'facts', facts: [{ name: labels.precedes, text: listed }] } : undefined,
    lines.length > 0 ? describePaidLines(lines, writing) : undefined,
    total ? describeFigures([{ label: labels.total, amount: total, isStrong: true }], writing) : undefined,
    describeMethods(payment.methods ?? [], writing),
    describeNotes({ notes, exchange_rates }, writing),
  ];
}

function describePaidLines(lines: readonly PaymentLine[], writing: Writing): Table {
  const { labels, format } = writing;
  // Omits columns that are empty in all lines.
  const figures = [
    { heading: labels.total, figure: ({ payable }: PaymentLine) => payable },
    {
      heading: labels.amount,
      figure: ({ amount, refund }: PaymentLine) => (refund && amount ? negated(amount) : amount),
    },
    { heading: labels.outstanding, figure: ({ due }: PaymentLine) => due },
  ].filter(({ figure }) => lines.some((line) => figure(line)));
  const columns: Column[] = [
    { heading: labels.document, align: 'start', isWide: true },
    ...figures.map(({ heading }): Column => ({ heading, align: 'end' })),
  ];
  const rows = lines.map((line): Row => {
    const cells = figures.map(({ figure }) => {
      const amount = figure(line);
      return amount ? [{ text: format.number(amount) }] : [];
    });
    return { cells: [documentLines(line, writing), ...cells] };
  });
  return { kind: 'table', columns, rows, rest: [] };
}

function documentLines({ document, description, installment, refund, notes = [] }: PaymentLine, writing: Writing) {
  const { labels } = writing;
  const part = joined(
    ' · ',
    installment === undefined ? undefined : `${labels.installment} ${installment}`,
    refund ? labels.refund : undefined,
  );
  return filled([
    { text: document ? referenceText(document, writing) : description },
    ...(document ? printedStamps(document, writing) : []).map(({ name, text }) => ({
      text: joined(' ', name, text),
      look: 'small' as const,
    })),
    { text: document && description, look: 'small' },
    { text: part, look: 'small' },
    ...notes.map(({ text }) => ({ text, look: 'small' as const })),
  ]);
}

function describeMethods(methods: NonNullable<Payment['methods']>, writing: Writing): Section | undefined {
  const { labels, format } = writing;
  const lines = methods.map(({ date, key = '', description, ref, amount, currency }) => ({
    text: joined(
      ' · ',
      meansName(key, writing) ?? key,
      date && format.date(date),
      description,
      ref,
      amount && format.money(amount, currency),
    ),
  }));
  return lines.length > 0 ? { kind: 'section', label: labels.paidBy, lines: filled(lines) } : undefined;
}
