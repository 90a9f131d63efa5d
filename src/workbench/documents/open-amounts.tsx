import { formatShown } from '../ui/texts/format.ts';
import { say, sayList } from '../ui/texts/say.ts';
import type { DocumentRecord } from './record.ts';
import { openAmounts } from './rows.ts';
import * as texts from './texts.ts';

/** What is still to be received. What is to be paid is in the inbox, which judges the bills and knows which ones were refused. */
export function OpenAmounts({ records }: { records: readonly DocumentRecord[] }) {
  const sums = [...openAmounts(records)].filter(([, sum]) => Number(sum) !== 0);
  if (sums.length === 0) return null;
  const amounts = sums.map(([currency, sum]) => formatShown(currency).money(sum));
  return <p className="text-soft tabular-nums">{say(texts.toReceive, { amount: sayList(amounts) })}</p>;
}
