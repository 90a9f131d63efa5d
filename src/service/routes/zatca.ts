import { invoiceChainReader } from '../../formats/index.ts';
import { invoiceChainAnswer } from '../../operations/chain-answer.ts';
import { tooManyInvoices } from '../limits/records.ts';
import { chainRoutes } from '../streams/chains.ts';

/** `POST /v0/zatca/chain`: checks the counters and hashes of invoices of Saudi Arabia in a stream of XML or JSON lines. */
export const zatcaChain = chainRoutes({
  path: '/v0/zatca/chain',
  reader: invoiceChainReader,
  answer: invoiceChainAnswer,
  tooMany: tooManyInvoices,
  isXmlLong: false,
});
