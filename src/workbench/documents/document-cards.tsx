import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { dayShown } from '../engine/document/day.ts';
import { localDay } from '../engine/document/local-day.ts';
import { classes } from '../ui/classes.ts';
import { formatShown } from '../ui/texts/format.ts';
import { say } from '../ui/texts/say.ts';
import { Actions, type RowProps, type RowsProps, States } from './document-parts.tsx';
import { isOverdue } from './rows.ts';
import * as texts from './texts.ts';

/** Pixels of a card whose texts fit in one line each. */
const CARD_HEIGHT = 96;

/** Documents one below the other, each with everything known about it, for narrow screens. */
export function DocumentCards({ rows, doubts, onOpen }: RowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
      tabIndex={0}
      aria-label={say(texts.title)}
      className="min-h-0 flex-1 overflow-auto max-md:min-h-[60dvh]"
    >
      <ul style={{ height: virtual.getTotalSize() }} className="relative">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={row.key}
                ref={virtual.measureElement}
                data-index={index}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute inset-x-0 top-0 border-line border-b px-3.5 py-2.5"
              >
                <Card row={row} doubt={doubts.get(row.key)} onOpen={onOpen} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function Card({ row, doubt, onOpen }: RowProps) {
  const { number, party, date, due, amount, currency } = row;
  const overdue = isOverdue(row, localDay());
  return (
    <>
      <div className="flex items-center gap-3">
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="min-h-8 min-w-0 flex-1 text-left font-semibold [overflow-wrap:anywhere] pointer-coarse:min-h-11"
        >
          {number}
        </button>
        <span className="font-semibold tabular-nums">{amount && formatShown(currency).money(amount)}</span>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5">
        <div className="grid min-w-0 text-soft">
          <span className="[overflow-wrap:anywhere]">{party}</span>
          <span className={classes('text-xs tabular-nums', overdue && 'text-bad')}>
            {[date, due].flatMap((day) => (day ? [dayShown(day)] : [])).join(' → ')}
          </span>
        </div>
        <div className="flex flex-1 items-center justify-end gap-1">
          <States row={row} overdue={overdue} doubt={doubt} />
          <Actions {...{ row, onOpen }} />
        </div>
      </div>
    </>
  );
}
