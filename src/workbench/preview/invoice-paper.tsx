import { useMemo } from 'react';
import { formatFor } from './format.ts';
import type { DocumentReference, Invoice } from './invoice.ts';
import type { Labels } from './labels/labels.ts';
import { labels as allLabels, type PaperLanguage } from './languages.ts';
import { LinesTable, periodText } from './lines.tsx';
import { Caption, Data, joined, useWriting, WritingProvider } from './paper.tsx';
import { PartyBlock } from './party.tsx';
import { PaymentBlock } from './payment.tsx';
import { TotalsTable } from './totals.tsx';

/** An invoice as one expects it on paper: what stands in it, and nothing else. */
export function InvoicePaper({ invoice, language }: { invoice: Invoice; language: PaperLanguage }) {
  const { supplier, customer, ordering, delivery, payment, lines, discounts, charges, totals } = invoice;
  const labels = allLabels[language];
  const country = supplier?.tax_id?.country;
  const { currency } = invoice;
  const writing = useMemo(
    () => ({ labels, format: formatFor(language, country, currency) }),
    [labels, language, country, currency],
  );
  return (
    <WritingProvider value={writing}>
      <article
        lang={language}
        className="paper @container mx-auto flex min-h-[60rem] w-full max-w-[45rem] flex-col gap-7 rounded-[3px] bg-paper px-[7%] py-10 text-[0.75rem] text-ink leading-normal shadow-paper"
      >
        <Head invoice={invoice} />
        <div className="grid @max-[24rem]:grid-cols-1 grid-cols-2 gap-x-8 gap-y-5">
          <PartyBlock label={labels.supplier} party={supplier} />
          <PartyBlock label={labels.customer} party={customer} />
          <PartyBlock label={labels.buyer} party={ordering?.buyer} />
          <PartyBlock label={labels.seller} party={ordering?.seller} />
          <PartyBlock label={labels.issuer} party={ordering?.issuer} />
          <PartyBlock label={labels.deliveredTo} party={delivery?.receiver} />
          <PartyBlock label={labels.payee} party={payment?.payee} />
        </div>
        <References invoice={invoice} />
        <LinesTable lines={lines ?? []} discounts={discounts ?? []} charges={charges ?? []} />
        <TotalsTable totals={totals} />
        <PaymentBlock payment={payment} />
        <Notes invoice={invoice} />
      </article>
    </WritingProvider>
  );
}

function Head({ invoice: { type, series, code, issue_date, op_date, value_date } }: { invoice: Invoice }) {
  const { labels, format } = useWriting();
  const dates = [
    { label: labels.issueDate, date: issue_date },
    { label: labels.operationDate, date: op_date },
    { label: labels.taxDate, date: value_date },
  ];
  return (
    <header className="flex justify-between gap-6">
      <div>
        <h3 className="font-semibold text-[1.75em] leading-tight tracking-[-0.02em]">{titleOf(type, labels)}</h3>
        <div className="mt-1 text-soft">
          <Data>{joined(' / ', series, code)}</Data>
        </div>
      </div>
      <div className="grid content-start gap-2 text-right">
        {dates.map(
          ({ label, date }) =>
            date && (
              <div key={label}>
                <Caption>{label}</Caption>
                {format.date(date)}
              </div>
            ),
        )}
      </div>
    </header>
  );
}

function titleOf(type: string | undefined, { titles }: Labels): string {
  return Object.entries(titles).find(([known]) => known === type)?.[1] ?? titles.standard;
}

/** Orders, contracts and documents that the invoice refers to. */
function References({ invoice: { preceding, ordering, delivery } }: { invoice: Invoice }) {
  const { labels, format } = useWriting();
  const listed = (references: DocumentReference[] = []) =>
    references.map((reference) => referenceText(reference, format.date)).join('; ');
  const facts = [
    { label: labels.precedes, text: listed(preceding) },
    { label: labels.orderCode, text: ordering?.code },
    { label: labels.purchaseOrder, text: listed(ordering?.purchases) },
    { label: labels.contract, text: listed(ordering?.contracts) },
    { label: labels.project, text: listed(ordering?.projects) },
    { label: labels.period, text: periodText(ordering?.period, format.date) },
    { label: labels.deliveryDate, text: delivery?.date && format.date(delivery.date) },
    { label: labels.deliveryDate, text: periodText(delivery?.period, format.date) },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <section className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <Caption>{label}</Caption>
          <Data>{text}</Data>
        </div>
      ))}
    </section>
  );
}

function referenceText(
  { series, code, issue_date, reason }: DocumentReference,
  date: (text: string) => string,
): string {
  return joined(', ', joined('-', series, code), issue_date && date(issue_date), reason);
}

function Notes({ invoice: { tax, notes, exchange_rates } }: { invoice: Invoice }) {
  const { labels } = useWriting();
  const texts = [...(tax?.notes ?? []), ...(notes ?? [])].flatMap(({ text }) => text || []);
  const rates = (exchange_rates ?? []).map(
    ({ from, to, amount }) => `${labels.exchangeRate}: 1 ${from} = ${amount} ${to}`,
  );
  const all = [...texts, ...rates];
  if (all.length === 0) return null;
  return (
    <section className="grid gap-1">
      <Caption>{labels.notes}</Caption>
      {all.map((text) => (
        <p key={text} className="whitespace-pre-line break-words">
          <Data>{text}</Data>
        </p>
      ))}
    </section>
  );
}
