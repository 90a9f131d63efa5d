/** The report on chains of records or invoices, for every transport. */

import { cutFault } from '../../engine/faults.ts';
import { type Message, type Translation, words } from '../../engine/text/message.ts';
import type { ChainFault as FoundFault } from '../../formats/chains/faults.ts';
import type { UnreadText } from '../../formats/chains/files.ts';
import type { ChainPlace, ChainSummary, InvoiceChain } from '../../formats/index.ts';

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

/** What the readers of all kinds of chains report. */
export interface ChainReport<Chain> {
  readonly files: number;
  readonly count: number;
  readonly chains: readonly Chain[];
  readonly faults: readonly FoundFault<ChainPlace>[];
  /** The number of faults after which others of the same kind were left out; undefined if none were. */
  readonly cutAfter: number | undefined;
  readonly unread: readonly UnreadText[];
}

/** Returns the report on chains. @param nothing the fault of files without a record */
export function chainAnswer<Chain>(
  { files, count, chains, faults, cutAfter, unread }: ChainReport<Chain>,
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
