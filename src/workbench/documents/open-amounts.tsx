import { formatShown } from '../ui/texts/format.ts';
import { say, sayList } from '../ui/texts/say.ts';
import type { DocumentRecord } from './record.ts';
import { openAmounts } from './rows.ts';
import * as texts from './texts.ts';

/** What is still to be received and to be paid. */
export function OpenAmounts({ records }: { records: readonly DocumentRecord[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-soft tabular-nums">
      {(
        [
          ['written', texts.toReceive],
          ['received', texts.toPay],
        ] as const
      ).map(([way, name]) => {
        const sums = [...openAmounts(records, way)].filter(([, sum]) => Number(sum) !== 0);
        const amounts = sums.map(([currency, sum]) => formatShown(currency).money(sum));
        return amounts.length > 0 && <span key={way}>{say(name, { amount: sayList(amounts) })}</span>;
      })}
    </p>
  );
}
