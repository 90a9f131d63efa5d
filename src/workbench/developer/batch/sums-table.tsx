import { useMemo } from 'react';
import { Heading } from '../../ui/heading.tsx';
import { Message } from '../../ui/message.tsx';
import { counted, say } from '../../ui/texts/say.ts';
import { duplicatesIn } from './duplicates.ts';
import type { Row } from './row.ts';
import { amountShown, monthShown, rateShown } from './shown.ts';
import { sumsOf, totalsOf } from './sums.ts';
import * as texts from './texts.ts';

/** Sums of the valid documents among rows: by currency, and by month and tax rate. */
export function SumsTable({ rows }: { rows: readonly Row[] }) {
  const sums = useMemo(() => sumsOf(rows), [rows]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const repeated = useMemo(() => duplicatesIn(rows).size, [rows]);
  if (totals.length === 0) return <Message title={say(texts.noSums)} about={say(texts.noSumsAbout)} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section tabIndex={0} aria-label={say(texts.sums)} className={scrolling}>
      <p className="sticky left-0 max-w-[calc(100vw-2rem)] text-soft">{say(texts.sumsAbout)}</p>
      {repeated > 0 && (
        <p className="sticky left-0 max-w-[calc(100vw-2rem)] text-warn">
          {say(texts.repeatedSums, { count: repeated })}
        </p>
      )}
      <Figures
        name={say(texts.total)}
        heads={[texts.currency, texts.documents, texts.net, texts.tax, texts.total]}
        rows={totals.map(({ currency, documents, net, tax, total }) => [
          ...[currency, counted(documents)],
          ...[net, tax, total].map(amountShown),
        ])}
        texts={1}
      />
      <Figures
        name={say(texts.sums)}
        heads={[texts.month, texts.currency, texts.rateColumn, texts.documents, texts.base, texts.tax]}
        rows={sums.map(({ month, currency, rate, documents, base, tax }) => [
          monthShown(month) || say(texts.noDate),
          ...[currency, rateShown(rate), counted(documents), amountShown(base), amountShown(tax)],
        ])}
        texts={3}
      />
    </section>
  );
}

const scrolling = 'grid min-h-0 flex-1 content-start gap-6 overflow-auto px-4 py-4';

interface FiguresProps {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The number of leading text columns; the others hold figures. */
  texts: number;
}

function Figures({ name, heads, rows, texts: textColumns }: FiguresProps) {
  const side = (column: number) => (column < textColumns ? 'pr-6 text-left' : 'pr-6 text-right');
  return (
    <table aria-label={name} className="w-fit tabular-nums">
      <thead className="text-faint text-xs">
        <tr>
          {heads.map((head, column) => (
            <Heading
              key={head}
              name={say(head)}
              className={`border-line border-b py-1.5 font-medium ${side(column)}`}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()} className="border-line border-b">
            {cells.map((cell, column) => (
              <td key={heads[column]} className={`py-1.5 ${side(column)}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
