import { factsOf } from '../countries/countries.ts';
import type { Bill, DocumentReference } from './documents.ts';
import { describeHead, describeNotes } from './head.ts';
import type { Labels } from './labels/labels.ts';
import { legalNotes } from './legal-notes.ts';
import { describeLines } from './lines.ts';
import type { Block, Facts, Section } from './paper.ts';
import { describeParties } from './parties.ts';
import { describePayment, isRefund } from './payment.ts';
import { slipOf } from './slips.ts';
import { filled, joined, known, periodText, referenceText } from './texts.ts';
import { titleKeys } from './titles.ts';
import { describeOrder, describeTotals } from './totals.ts';
import type { Writing } from './writing.ts';

/** Describes the paper of an invoice, order or delivery; omits everything that the document does not contain. */
export function describeBill(bill: Bill, title: string, isInvoice: boolean, given: Writing): (Block | undefined)[] {
  const labels = labelsFor(bill, given);
  const writing = { ...given, labels };
  const { series, code, supplier, customer, ordering, delivery, payment } = bill;
  const dates = [
    { name: isInvoice ? labels.issueDate : labels.date, date: bill.issue_date },
    { name: labels.operationDate, date: bill.op_date },
    { name: labels.taxDate, date: bill.value_date },
    { name: labels.despatchDate, date: bill.despatch_date },
    { name: labels.receiveDate, date: bill.receive_date },
  ];
  const isSelfBilled = isInvoice && (bill.$tags?.includes('self-billed') ?? false);
  const stated = (isSupplier: boolean) => ({ isSupplier, ext: bill.tax?.ext, tags: bill.$tags ?? [] });
  // On a self-billed invoice, the customer is the issuer.
  const parties = [
    { label: isInvoice && !isSelfBilled ? labels.supplier : labels.provider, party: supplier, stated: stated(true) },
    { label: isInvoice && !isSelfBilled ? labels.customer : labels.client, party: customer, stated: stated(false) },
    { label: labels.buyer, party: bill.buyer ?? ordering?.buyer },
    { label: labels.seller, party: bill.seller ?? ordering?.seller },
    { label: labels.issuer, party: ordering?.issuer },
    { label: labels.addressee, party: ordering?.addressee },
    { label: labels.despatcher, party: bill.despatcher },
    { label: labels.receiver, party: bill.receiver },
    { label: labels.courier, party: bill.courier },
    { label: labels.deliveredTo, party: delivery?.receiver },
    { label: labels.payee, party: payment?.payee },
  ];
  const { exchange_rates } = bill;
  return [
    describeHead({ title, series, code, dates, supplier }, writing),
    describeParties(parties, writing),
    describeReferences(bill, writing),
    describeLines(bill, writing),
    describeOrder(bill, writing),
    describeTotals(bill, writing),
    describePayment(bill, isInvoice, writing),
    describeNotes(
      { notes: [...legalNotes(bill, isSelfBilled, writing), ...(bill.notes ?? [])], exchange_rates },
      writing,
    ),
    describeAttachments(bill, writing),
    isInvoice ? slipOf(bill, writing.language) : undefined,
  ];
}

/** Returns the words for the amounts that a bill asks for, by its kind and by earlier payments. */
function labelsFor(bill: Bill, { labels, country }: Writing): Labels {
  const { credit, refunded } = labels;
  if (bill.type === 'credit-note' || isRefund(bill)) {
    const payable = (isRefund(bill) && refunded) || credit.payable;
    return { ...labels, ...credit, payable, total: payable };
  }
  const { payment, totals, issue_date = '', op_date = issue_date } = bill;
  const advances = payment?.advances ?? [];
  if (advances.length === 0) return labels;
  const [supplied = ''] = [op_date, issue_date].sort();
  const isPaid = Number(totals?.due) === 0 || advances.every(({ date = '' }) => date !== '' && date >= supplied);
  // The totals of an invoice for an advance are those of the advance, which was paid.
  const isReceived = totals?.advance === undefined && titleKeys(bill, country).includes('advance');
  return {
    ...labels,
    ...(isPaid && { advance: labels.paid }),
    ...(isReceived && { payable: bill.ordered ? labels.advance : labels.total }),
  };
}

/** Returns what public customers of the country call the code of an order. */
function orderCodeName(code: string | undefined, { country }: Writing): string | undefined {
  const { orderCode } = factsOf(country);
  return code !== undefined && orderCode?.form.test(code) ? orderCode.name : undefined;
}

/** Returns the orders, contracts and documents that a bill refers to, and its transport details. */
function describeReferences(bill: Bill, writing: Writing): Facts | undefined {
  const { labels, format } = writing;
  const { preceding, contracts, ordering, delivery, period, tracking, op_date } = bill;
  const listed = (references: DocumentReference[] = []) =>
    references.map((reference) => referenceText(reference, writing)).join('; ');
  const facts = known([
    { name: labels.precedes, text: listed(preceding) },
    { name: orderCodeName(ordering?.code, writing) ?? labels.orderCode, text: ordering?.code },
    { name: labels.purchaseOrder, text: listed(ordering?.purchases) },
    { name: labels.salesOrder, text: listed(ordering?.sales) },
    { name: labels.contract, text: listed(contracts ?? ordering?.contracts) },
    { name: labels.project, text: listed(ordering?.projects) },
    { name: labels.tender, text: listed(ordering?.tender) },
    { name: labels.receivingAdvice, text: listed(ordering?.receiving) },
    { name: labels.despatchAdvice, text: listed(ordering?.despatch) },
    ...(ordering?.identities ?? []).map(({ label, code }) => ({ name: label ?? labels.object, text: code })),
    { name: labels.costCentre, text: ordering?.cost },
    { name: labels.period, text: periodText(period ?? ordering?.period, writing) },
    {
      name: labels.deliveryDate,
      // The head of the page has the date of the supply.
      text: delivery?.date && delivery.date !== op_date ? format.date(delivery.date) : undefined,
    },
    { name: labels.deliveryDate, text: periodText(delivery?.period, writing) },
    ...(delivery?.identities ?? []).map(({ label, code }) => ({ name: label ?? labels.deliveryPlace, text: code })),
    { name: labels.tracking, text: joined(' · ', tracking?.code, tracking?.website?.url) },
  ]);
  return facts.length > 0 ? { kind: 'facts', facts } : undefined;
}

/** Returns the attached files with their names and locations. */
function describeAttachments({ attachments = [] }: Bill, { labels }: Writing): Section | undefined {
  const lines = filled(
    attachments.map(({ code, name, description, url }) => ({
      text: joined(' · ', name ?? code, description, url),
    })),
  );
  return lines.length > 0 ? { kind: 'section', label: labels.attachments, lines } : undefined;
}
