/** The report on chains of VERI*FACTU records or of invoices of ZATCA, for every transport. */

import { cutFault } from '../engine/faults.ts';
import { type Message, message, type Translation, words } from '../engine/text/message.ts';
import type { ChainPlace, ChainReport, ChainSummary, InvoiceChain, InvoiceChainReport } from '../formats/index.ts';

/** A fault in a chain, with the records concerned; the first is the one that breaks the chain. */
export interface ChainFault {
  code: string;
  level?: 'information';
  description: string;
  places: ChainPlace[];
}

export interface ChainAnswer<Chain = ChainSummary> {
  /** Whether all texts could be read and no chain has a fault. */
  unbroken: boolean;
  files: number;
  /** The number of records and events, or of invoices. */
  count: number;
  chains: Chain[];
  faults: ChainFault[];
  warnings: ChainFault[];
}

/** The chains of invoices of ZATCA. */
export type InvoiceChainAnswer = ChainAnswer<InvoiceChain>;

const NO_RECORDS = message('There are no VERI*FACTU records or events in it.');
const NO_INVOICES = message('There are no invoices of ZATCA in it.');

/** Returns the report on chains of records. */
export function chainAnswer(report: ChainReport, translation?: Translation): ChainAnswer {
  return answerOf(report, NO_RECORDS, translation);
}

/** Returns the report on chains of invoices. */
export function invoiceChainAnswer(report: InvoiceChainReport, translation?: Translation): InvoiceChainAnswer {
  return answerOf(report, NO_INVOICES, translation);
}

/** What the reports on all kinds of chains have. */
type Report<Chain> = Omit<ChainReport | InvoiceChainReport, 'chains'> & { readonly chains: readonly Chain[] };

function answerOf<Chain>(
  { files, count, chains, faults, cutAfter, unread }: Report<Chain>,
  nothing: Message,
  translation?: Translation,
): ChainAnswer<Chain> {
  const unreadable = unread.map(({ file, line, text }): ChainFault => {
    const place = { ...(file !== undefined && { file }), line, xpath: '/' };
    return { code: 'BW-XML-SYNTAX', description: words(text, translation), places: [place] };
  });
  const worded = faults.map(({ code, flag, text, places }) => ({
    flag,
    fault: {
      code,
      ...(flag === 'information' && { level: flag }),
      description: words(text, translation),
      places: places.map(({ file, ...place }) => ({ ...(file !== undefined && { file }), ...place })),
    },
  }));
  if (count === 0 && unread.length === 0)
    unreadable.push({ code: 'BW-XML-SYNTAX', description: words(nothing, translation), places: [] });
  const cut: ChainFault[] = [];
  if (cutAfter !== undefined) {
    const fault = cutFault('$', cutAfter);
    cut.push({ code: fault.code, description: words(fault, translation), places: [] });
  }
  const grave = [...unreadable, ...worded.flatMap(({ flag, fault }) => (flag === 'fatal' ? [fault] : []))];
  return {
    unbroken: grave.length === 0,
    files,
    count,
    chains: [...chains],
    faults: grave,
    warnings: [...worded.flatMap(({ flag, fault }) => (flag === 'fatal' ? [] : [fault])), ...cut],
  };
}
