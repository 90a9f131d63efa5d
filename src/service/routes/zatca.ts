import { invoiceChainReader } from '../../formats/index.ts';
import { invoiceChainAnswer } from '../../operations/chain-answer.ts';
import { chainsIn } from '../http/chains.ts';
import type { Route } from '../http/route.ts';
import { tooManyInvoices } from '../limits/records.ts';

/** `POST /v0/zatca/chain`: checks the counters and hashes of invoices of Saudi Arabia in a stream of XML or JSON lines. */
export const zatcaChain: Route = {
  method: 'POST',
  path: '/v0/zatca/chain',
  answer: chainsIn({ reader: invoiceChainReader, answer: invoiceChainAnswer, tooMany: tooManyInvoices }),
};
