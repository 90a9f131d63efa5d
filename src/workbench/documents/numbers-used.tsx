import { useMemo } from 'react';
import { say, sayList } from '../ui/texts/say.ts';
import { useDocuments } from './documents.ts';
import { type DocumentRecord, seriesIn } from './record.ts';
import * as texts from './texts.ts';

/** The numbers used in each series, the gaps between them, and where all of it is stored. */
export function NumbersUsed({ records }: { records: readonly DocumentRecord[] }) {
  const { isKept } = useDocuments();
  const series = useMemo(() => seriesIn(records), [records]);
  if (records.length === 0) return null;
  return (
    <footer className="grid shrink-0 gap-1 border-line border-t px-4 py-2 text-xs">
      {series.length > 0 && (
        <section aria-label={say(texts.series)} className="flex max-h-24 flex-wrap gap-x-5 gap-y-1 overflow-auto">
          <h2 className="font-medium">{say(texts.series)}</h2>
          {series.map(({ supplier, name, first, last, count, missing, missingCount }) => (
            <p key={`${supplier} ${name} ${first}`} className="tabular-nums">
              {say(texts.range, { series: name, first, last, count })}
              {missingCount > 0 && (
                <span className="ml-2 text-warn">
                  {say(texts.gaps, {
                    count: missingCount,
                    numbers: sayList(missingCount > missing.length ? [...missing, '…'] : missing),
                  })}
                </span>
              )}
            </p>
          ))}
        </section>
      )}
      <p className="text-soft">{say(isKept === false ? texts.mayGo : texts.whereKept)}</p>
    </footer>
  );
}
