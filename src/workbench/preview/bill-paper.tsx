import type { Bill, DocumentReference } from './documents.ts';
import { LinesTable, periodText } from './lines.tsx';
import { Caption, Data, joined, useWriting } from './paper.tsx';
import { Head, Notes, Parties, referenceText } from './paper-parts.tsx';
import { PaymentBlock } from './payment.tsx';
import { TotalsTable } from './totals.tsx';

/** An invoice, order or delivery as one expects it on paper: what is in it, and nothing else. */
export function BillPaper({ bill, title, isInvoice }: { bill: Bill; title: string; isInvoice: boolean }) {
  const { labels } = useWriting();
  const { supplier, customer, ordering, delivery, payment, lines, discounts, charges, totals } = bill;
  const dates = [
    { label: isInvoice ? labels.issueDate : labels.date, date: bill.issue_date },
    { label: labels.operationDate, date: bill.op_date },
    { label: labels.taxDate, date: bill.value_date },
    { label: labels.despatchDate, date: bill.despatch_date },
    { label: labels.receiveDate, date: bill.receive_date },
  ];
  return (
    <>
      <Head title={title} series={bill.series} code={bill.code} dates={dates} />
      <Parties
        parties={[
          { label: isInvoice ? labels.supplier : labels.provider, party: supplier },
          { label: isInvoice ? labels.customer : labels.client, party: customer },
          { label: labels.buyer, party: bill.buyer ?? ordering?.buyer },
          { label: labels.seller, party: bill.seller ?? ordering?.seller },
          { label: labels.issuer, party: ordering?.issuer },
          { label: labels.despatcher, party: bill.despatcher },
          { label: labels.receiver, party: bill.receiver },
          { label: labels.courier, party: bill.courier },
          { label: labels.deliveredTo, party: delivery?.receiver },
          { label: labels.payee, party: payment?.payee },
        ]}
      />
      <References bill={bill} />
      <LinesTable lines={lines ?? []} discounts={discounts ?? []} charges={charges ?? []} />
      <TotalsTable totals={totals} />
      <PaymentBlock payment={payment} />
      <Notes notes={[...(bill.tax?.notes ?? []), ...(bill.notes ?? [])]} rates={bill.exchange_rates} />
    </>
  );
}

/** Orders, contracts and documents that a bill refers to, and how it travels. */
function References({ bill }: { bill: Bill }) {
  const { preceding, contracts, ordering, delivery, period, tracking } = bill;
  const { labels, format } = useWriting();
  const listed = (references: DocumentReference[] = []) =>
    references.map((reference) => referenceText(reference, format.date)).join('; ');
  const facts = [
    { label: labels.precedes, text: listed(preceding) },
    { label: labels.orderCode, text: ordering?.code },
    { label: labels.purchaseOrder, text: listed(ordering?.purchases) },
    { label: labels.contract, text: listed(contracts ?? ordering?.contracts) },
    { label: labels.project, text: listed(ordering?.projects) },
    { label: labels.period, text: periodText(period ?? ordering?.period, format.date) },
    { label: labels.deliveryDate, text: delivery?.date && format.date(delivery.date) },
    { label: labels.deliveryDate, text: periodText(delivery?.period, format.date) },
    { label: labels.tracking, text: joined(' · ', tracking?.code, tracking?.website?.url) },
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
