import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The smallest readable type, relative to the table's own. */
const SMALLEST = 0.85;

/**
 * Ways to make a table narrower, as classes, until it fits. Words break anywhere. The first cell of each row gets its own line, then
 * each cell, with its heading. Finally figures break.
 */
const forTables = ['words-break', 'rows-stacked', 'cells-listed', 'figures-break'] as const;

/** The same for labelled figures: first the figure goes below its label. */
export const forFigures = ['rows-stacked', 'words-break', 'figures-break'] as const;

type Ways = typeof forTables | typeof forFigures;

/** Maximum number of attempts to fit a table: its longest words wrap in steps. */
const ATTEMPTS = 8;

/** Keeps a table as narrow as the paper around it; see `fitInto`. */
export function useFit(isFitted = true, ways: Ways = forTables): RefObject<HTMLTableElement | null> {
  const shown = useRef<HTMLTableElement>(null);
  const fit = () => {
    const paper = shown.current?.parentElement;
    if (isFitted && paper && shown.current) fitInto(paper, shown.current, ways);
  };
  // The content may change with any render. Before the next painting, when the browser lays the page out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(fit);
    return () => cancelAnimationFrame(frame);
  });
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

const isRare = (way: Ways[number]) => way === 'rows-stacked' || way === 'cells-listed';

let isStyled = false;

/** Loads the styles of the rare ways; without them, figures break. */
async function loadStyles(): Promise<void> {
  await import('../../ui/style/stacked-rows.css').catch(() => {});
  isStyled = true;
}

/** Shrinks the type and gaps of a table that is wider than the paper. If that is not enough, makes it narrower in the given ways. */
function fitInto(paper: HTMLElement, table: HTMLTableElement, ways: Ways): void {
  table.classList.remove(...forTables);
  const { paddingLeft, paddingRight } = getComputedStyle(paper);
  // Widths are whole pixels here, paddings are not.
  const room = Math.ceil(paper.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  shrink(table, room);
  for (const way of ways) {
    if (table.offsetWidth <= room) return;
    if (isRare(way) && !isStyled) return void loadStyles().then(() => fitInto(paper, table, ways));
    table.classList.add(way);
    shrink(table, room);
  }
}

function shrink(table: HTMLTableElement, room: number): void {
  const { style } = table;
  style.fontSize = '';
  style.removeProperty('--shrunk');
  const full = Number.parseFloat(getComputedStyle(table).fontSize);
  for (let attempt = 0, size = 1; attempt < ATTEMPTS && table.offsetWidth > room && size > SMALLEST; attempt++) {
    size = Math.max(SMALLEST, size * Math.min(0.98, room / table.offsetWidth));
    style.fontSize = `${full * size}px`;
    style.setProperty('--shrunk', String(size));
  }
}
