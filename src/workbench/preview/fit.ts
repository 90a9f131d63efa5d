import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The smallest readable type, relative to the table's own, and the smallest type before figures wrap. */
const SMALLEST = 0.7;
const SMALLEST_STACKED = 0.6;

/** Maximum number of attempts to fit a table: its longest words wrap in steps. */
const ATTEMPTS = 8;

/** Keeps a table as narrow as the paper around it; see `fitInto`. */
export function useFit(isFitted = true): RefObject<HTMLTableElement | null> {
  const shown = useRef<HTMLTableElement>(null);
  const fit = () => {
    const paper = shown.current?.parentElement;
    if (isFitted && paper && shown.current) fitInto(paper, shown.current);
  };
  // The content may change with any render.
  useLayoutEffect(fit);
  const resized = useEffectEvent(fit);
  useLayoutEffect(() => {
    const paper = shown.current?.parentElement;
    if (!paper) return;
    const observer = new ResizeObserver(() => resized());
    observer.observe(paper);
    return () => observer.disconnect();
  }, []);
  return shown;
}

/**
 * Shrinks the type and gaps of a table that is wider than the paper. If that is not enough, its words wrap anywhere (class
 * `words-break`). If its figures still do not fit, the first cell of each row has its own line (`rows-stacked`), and finally figures wrap
 * (`figures-break`).
 */
function fitInto(paper: HTMLElement, table: HTMLTableElement): void {
  table.classList.remove('words-break', 'rows-stacked', 'figures-break');
  const { paddingLeft, paddingRight } = getComputedStyle(paper);
  // Widths are whole pixels here, paddings are not.
  const room = Math.ceil(paper.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  const isTooWide = () => table.offsetWidth > room;
  shrink(table, room);
  if (isTooWide()) table.classList.add('words-break');
  if (isTooWide()) {
    table.classList.add('rows-stacked');
    shrink(table, room, SMALLEST_STACKED);
  }
  if (isTooWide()) table.classList.add('figures-break');
}

function shrink(table: HTMLTableElement, room: number, smallest = SMALLEST): void {
  const { style } = table;
  style.fontSize = '';
  style.removeProperty('--shrunk');
  const full = Number.parseFloat(getComputedStyle(table).fontSize);
  for (let attempt = 0, size = 1; attempt < ATTEMPTS && table.offsetWidth > room && size > smallest; attempt++) {
    size = Math.max(smallest, size * Math.min(0.98, room / table.offsetWidth));
    style.fontSize = `${full * size}px`;
    style.setProperty('--shrunk', String(size));
  }
}
