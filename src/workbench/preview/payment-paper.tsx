import { Heading } from '../ui/heading.tsx';
import type { Payment, PaymentLine } from './documents.ts';
import { Caption, Data, joined, keyOf, Line, negated, Small, useWriting } from './paper.tsx';
import { Head, Notes, Parties, referenceText } from './paper-parts.tsx';
import { FigureRows } from './totals.tsx';

/** A request to pay, the advice of a payment, or its receipt. */
export function PaymentPaper({ payment, title }: { payment: Payment; title: string }) {
  const { labels, format } = useWriting();
  const { supplier, customer, payee, lines = [], total } = payment;
  const listed = (payment.preceding ?? []).map((reference) => referenceText(reference, format.date)).join('; ');
  return (
    <>
      <Head
        title={title}
        series={payment.series}
        code={payment.code}
        dates={[
          { label: labels.date, date: payment.issue_date },
          { label: labels.taxDate, date: payment.value_date },
        ]}
      />
      <Parties
        parties={[
          { label: labels.provider, party: supplier },
          { label: labels.client, party: customer },
          { label: labels.payee, party: payee },
        ]}
      />
      {listed && (
        <section>
          <Caption>{labels.precedes}</Caption>
          <Data>{listed}</Data>
        </section>
      )}
      {lines.length > 0 && <PaidLines lines={lines} />}
      {total && <FigureRows rows={[{ label: labels.total, amount: total, weight: 'strong' }]} />}
      <Methods methods={payment.methods ?? []} />
      <Notes notes={payment.notes ?? []} rates={payment.exchange_rates} />
    </>
  );
}

function PaidLines({ lines }: { lines: PaymentLine[] }) {
  const { labels, format } = useWriting();
  // What no line has needs no column.
  const columns = [
    { label: labels.payable, figure: ({ payable }: PaymentLine) => payable },
    {
      label: labels.amount,
      figure: ({ amount, refund }: PaymentLine) => (refund && amount ? negated(amount) : amount),
    },
    { label: labels.outstanding, figure: ({ due }: PaymentLine) => due },
  ].filter(({ figure }) => lines.some((line) => figure(line)));
  return (
    <table className="w-full border-collapse tabular-nums">
      <thead>
        <tr className="border-ink border-b text-[0.87em] text-faint uppercase tracking-[0.04em] *:pb-1.5 *:font-medium">
          <Heading name={labels.document} className="w-full text-left" />
          {columns.map(({ label }) => (
            <Heading key={label} name={label} className="pl-4 text-right" />
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.i ?? index} className="border-(--paper-line) border-b align-top *:py-2">
            <td className="min-w-0 break-words">
              <Data>{line.document ? referenceText(line.document, format.date) : line.description}</Data>
              <Small>{line.document && line.description}</Small>
              <Small>
                {joined(
                  ' · ',
                  line.installment === undefined ? undefined : `${labels.installment} ${line.installment}`,
                  line.refund ? labels.refund : undefined,
                )}
              </Small>
              {line.notes?.map(({ text }, index) => (
                <Small key={keyOf(index, text)}>{text}</Small>
              ))}
            </td>
            {columns.map(({ label, figure }) => (
              <td key={label} className="whitespace-nowrap pl-4 text-right">
                {figure(line) && format.number(figure(line) ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Methods({ methods }: { methods: NonNullable<Payment['methods']> }) {
  const { labels, format } = useWriting();
  if (methods.length === 0) return null;
  return (
    <section className="grid gap-1">
      <Caption>{labels.paidBy}</Caption>
      {methods.map(({ date, key = '', description, ref, amount, currency }) => (
        <Line key={`${key} ${date} ${amount} ${ref}`}>
          {joined(
            ' · ',
            labels.means[key] ?? labels.means[key.split('+')[0] ?? ''] ?? key,
            date && format.date(date),
            description,
            ref,
            amount && format.money(amount, currency),
          )}
        </Line>
      ))}
    </section>
  );
}
