import { message } from '../../engine/text/message.ts';
import { invoiceChainReader } from '../../formats/index.ts';
import { chainCheck } from './chain-check.ts';

/** Checks the chains of invoices of ZATCA. */
export const zatcaChain = chainCheck({
  name: 'zatca',
  summary: 'Check chains of ZATCA invoices',
  description:
    'Checks that the invoices of a Saudi seller form an unbroken chain: each has the next counter and the hash of the previous invoice. Send JSON lines (`application/jsonl`), each with the XML of an invoice as a text or in `xml`, `result` or `clearedInvoice`, also in base64. The body is read as a stream of up to 100,000 invoices. Faults are part of the answer.',
  answer: 'InvoiceChainAnswer',
  isXmlLong: false,
  tooMany: (most) =>
    message('the stream has more than {most} invoices; check longer chains with billwright zatca chain', { most }),
  tool: {
    description: `Checks that invoices form unbroken chains. Next: convert to zatca, with the next icv and the last hash as pih.`,
    data: 'JSON lines, each the XML of an invoice, also in base64.',
  },
  command: {
    summary: 'check the chains of ZATCA invoices',
    notes: [
      'chain checks that each invoice has the next counter and the hash of the previous one. It reads XML, also in base64, and JSON lines with XML, such as answers of ZATCA.',
      '$ billwright zatca chain invoices/2026',
    ],
  },
  reader: invoiceChainReader,
  nothing: message('It contains no ZATCA invoices.'),
  line: ({ issuer, count, runs, last }) =>
    message(
      '{issuer}: {count, plural, one {# invoice} other {# invoices}} in {runs, plural, one {one run} other {# runs}}, last {number}, counter {icv}, hash {hash}',
      { issuer, count, runs, number: last.number, icv: last.icv, hash: last.hash },
    ),
});
