import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Heading } from '../../ui/heading.tsx';
import { Gap } from '../../ui/sortable-table.tsx';
import { say } from '../../ui/texts/say.ts';
import { useMedia } from '../../ui/use-media.ts';
import { BatchRow } from './batch-row.tsx';
import type { Row } from './row.ts';
import * as texts from './texts.ts';

interface BatchTableProps {
  rows: readonly Row[];
  onOpen(row: Row): void;
}

/** Estimated height of a row, in pixels. Visible rows are measured. */
const ROW_HEIGHT = 37;
const HEAD_HEIGHT = 28;
const PAGE = 10;

/** The results. Only visible rows are rendered. Tab leads to one row, arrows to the others, Enter opens it. */
export function BatchTable({ rows, onOpen }: BatchTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const wide = useMedia('(min-width: 768px)');
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.position ?? index,
    overscan: 8,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const drawn = virtual.getVirtualItems();
  const current = drawn.some(({ index }) => index === chosen) ? chosen : drawn[0]?.index;

  const move = (event: KeyboardEvent, from: number) => {
    const to = target(event.key, from, rows.length);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    virtual.scrollToIndex(to);
    focusRow(box.current, to);
  };

  return (
    <div ref={box} className="min-h-0 flex-1 overflow-auto [scrollbar-gutter:stable] max-md:min-h-[70dvh]">
      <table aria-label={say(texts.results)} aria-rowcount={rows.length + 1} className="w-full table-fixed">
        <thead className="sticky top-0 z-10 bg-sunk text-soft text-xs shadow-[0_1px_0_var(--line)]">
          <tr aria-rowindex={1} style={{ height: HEAD_HEIGHT }}>
            <Heading name={say(texts.status)} className="text-left font-medium w-[7.25rem] pl-4 max-md:w-[4.25rem]" />
            <Heading name={wide ? say(texts.file) : say(texts.fileAndFaults)} className="text-left font-medium pr-3" />
            {wide && <Heading name={say(texts.kind)} className="text-left font-medium w-[13%] pr-3" />}
            {wide && <Heading name={say(texts.faults)} className="text-left font-medium w-[46%] pr-3" />}
            <Heading name={say(texts.time)} className="w-[4.75rem] pr-4 text-right font-medium" />
          </tr>
        </thead>
        <tbody>
          <Gap height={drawn[0]?.start ?? 0} />
          {drawn.map(({ key, index }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={key}
                  data-index={index}
                  aria-rowindex={index + 2}
                  ref={virtual.measureElement}
                  className="border-line border-b align-top focus-within:bg-accent-wash hover:bg-sunk"
                >
                  <BatchRow
                    row={row}
                    wide={wide}
                    isCurrent={index === current}
                    onFocus={() => setChosen(index)}
                    onKeyDown={(event) => move(event, index)}
                    onOpen={() => onOpen(row)}
                  />
                </tr>
              )
            );
          })}
          <Gap height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
}

/** Returns the row that a key leads to. */
function target(key: string, from: number, count: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const index = to[key];
  return index === undefined ? undefined : Math.max(0, Math.min(count - 1, index));
}

/** A distant row is rendered a moment after scrolling to it. */
function focusRow(box: HTMLElement | null, index: number, frames = 10): void {
  requestAnimationFrame(() => {
    const button = box?.querySelector<HTMLElement>(`[data-index="${index}"] button`);
    if (button) button.focus({ preventScroll: true });
    else if (frames > 0) focusRow(box, index, frames - 1);
  });
}
