import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

interface VirtualRowsProps {
  /** The label of the rows for screen readers. */
  label: string;
  count: number;
  /** Estimated height of a row, in pixels. Rendered rows are measured. */
  rowHeight: number;
  /** The row that is visible at first. */
  first?: number;
  /** The row to scroll to when it changes. */
  current?: number | undefined;
  className?: string;
  children(index: number): ReactNode;
}

/** A long list in a scrolling box that renders only visible rows. */
export function VirtualRows({ label, count, rowHeight, first = 0, current, className, children }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    initialOffset: first * rowHeight,
    overscan: 12,
  });
  const { scrollToIndex } = rows;
  useEffect(() => {
    if (current !== undefined) scrollToIndex(current);
  }, [current, scrollToIndex]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section ref={box} aria-label={label} tabIndex={0} className={className}>
      <ul style={{ height: rows.getTotalSize() }} className="relative">
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            ref={rows.measureElement}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
            className="absolute inset-x-0 top-0"
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
