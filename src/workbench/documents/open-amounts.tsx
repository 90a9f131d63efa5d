import { localDay } from '../engine/document/local-day.ts';
import { formatShown } from '../ui/texts/format.ts';
import { say, sayList } from '../ui/texts/say.ts';
import type { DocumentRecord } from './record.ts';
import { openAmounts } from './rows.ts';
import * as texts from './texts.ts';

/** What is still to be received, and what of it is late. What is to be paid is in the inbox, which judges the bills and knows which ones were refused. */
export function OpenAmounts({ records }: { records: readonly DocumentRecord[] }) {
  const today = localDay();
  const amount = shown(records);
  if (amount === undefined) return null;
  const late = shown(records.filter(({ due }) => due !== undefined && due < today));
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 text-soft tabular-nums max-md:text-xs">
      {say(texts.toReceive, { amount })}
      {late !== undefined && <span className="text-bad">{say(texts.overdueAmount, { amount: late })}</span>}
    </p>
  );
}

function shown(records: readonly DocumentRecord[]): string | undefined {
  const sums = [...openAmounts(records)].filter(([, sum]) => Number(sum) !== 0);
  if (sums.length === 0) return undefined;
  return sayList(sums.map(([currency, sum]) => formatShown(currency).money(sum)));
}
