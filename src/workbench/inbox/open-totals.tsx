import { say } from '../ui/texts/say.ts';
import { type InboxRow, totalsOf, weeks } from './rows.ts';
import * as texts from './texts.ts';
import { amountShown } from './words.ts';

/** What is still to be paid, by currency and by the week in which it is due. */
export function OpenTotals({ rows, today }: { rows: readonly InboxRow[]; today: string }) {
  const totals = totalsOf(rows, today);
  if (totals.length === 0) return null;
  return (
    <section aria-label={say(texts.totals)} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 tabular-nums">
      <h2 className="font-medium text-xs">{say(texts.totals)}</h2>
      {totals.map(({ currency, all, ...sums }) => (
        <p key={currency} className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-semibold">{amountShown(all, currency)}</strong>
          {weeks.map((week) => {
            const sum = sums[week];
            return (
              sum !== undefined && (
                <span key={week} className={week === 'overdue' ? 'text-bad text-xs' : 'text-soft text-xs'}>
                  {say(texts.weeks[week], { amount: amountShown(sum, currency) })}
                </span>
              )
            );
          })}
        </p>
      ))}
    </section>
  );
}
