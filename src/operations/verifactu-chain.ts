/** The report on chains of VERI*FACTU records, for every transport. */

import { cutFault } from '../engine/faults.ts';
import { message, type Translation, words } from '../engine/text/message.ts';
import type { ChainPlace, ChainReport, ChainSummary } from '../formats/index.ts';

/** A fault in a chain, with the records concerned; the first is the one that breaks the chain. */
export interface ChainFault {
  code: string;
  level?: 'information';
  description: string;
  places: ChainPlace[];
}

export interface ChainAnswer {
  /** Whether all texts could be read and no chain has a fault. */
  unbroken: boolean;
  files: number;
  /** The number of records and events. */
  count: number;
  chains: ChainSummary[];
  faults: ChainFault[];
  warnings: ChainFault[];
}

const NO_RECORDS = message('There are no VERI*FACTU records or events in it.');

export function chainAnswer(
  { files, count, chains, faults, cutAfter, unread }: ChainReport,
  translation?: Translation,
): ChainAnswer {
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
    unreadable.push({ code: 'BW-XML-SYNTAX', description: words(NO_RECORDS, translation), places: [] });
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
