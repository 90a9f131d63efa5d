import type { Block, Figures, Paper, Table } from './paper.ts';
import type { Subject } from './subject.ts';
import type { Writing } from './writing.ts';

/** The blocks that stand above the figures. */
const ABOVE: ReadonlySet<string> = new Set(['head', 'parties', 'facts', 'table']);

/** Stands for a figure that cannot be calculated. */
const UNKNOWN = '–';

/**
 * Marks the paper of a document with faults: a word across each page, dashes for figures that cannot be calculated, and no code to pay or
 * verify it.
 */
export function markIncomplete(paper: Paper, subject: Subject, { labels }: Writing): Paper {
  const totals = totalsOf(subject, paper.blocks);
  const blocks = paper.blocks.flatMap((block): Block[] => {
    if (block.kind === 'slip') return [];
    if (block.kind === 'section' && block.code) return [{ ...block, code: undefined }];
    if (block.kind === 'table' && totals) return [withDashes(block, totals.uncounted)];
    if (block.kind !== 'figures') return [block];
    return [totals && !totals.areKnown ? unknownFigures(block, labels.payable) : { ...block, code: undefined }];
  });
  const hasFigures = blocks.some(({ kind }) => kind === 'figures');
  if (totals && !totals.areKnown && !hasFigures) {
    // Without a line there is no table yet: below the parties, where it will be.
    const table = blocks.findLastIndex(({ kind }) => ABOVE.has(kind));
    blocks.splice(table + 1, 0, unknownFigures({ kind: 'figures', rows: [] }, labels.payable));
  }
  return { ...paper, blocks, mark: labels.incomplete };
}

/** Marks the paper of an invoice that still needs the stamp of a tax office. It has no code to pay it. */
export function markDraft(paper: Paper, { labels }: Writing): Paper {
  return { ...withoutCodes(paper), mark: labels.draft };
}

/** Returns a paper without codes to pay or verify it, whose figures are not known yet. */
export function withoutCodes(paper: Paper): Paper {
  return { ...paper, blocks: paper.blocks.map((block) => ('code' in block ? { ...block, code: undefined } : block)) };
}

interface Totals {
  /** The indexes of lines without an amount. */
  uncounted: ReadonlySet<number>;
  areKnown: boolean;
}

/** Returns which totals of a bill with lines are known; undefined for other documents. */
function totalsOf({ kind, contents }: Subject, blocks: readonly Block[]): Totals | undefined {
  if (kind !== 'invoice' && kind !== 'bill') return undefined;
  const { lines = [], totals } = contents;
  const hasFigures = blocks.some((block) => block.kind === 'figures');
  // Delivery notes are usually without prices.
  if (kind === 'bill' && !hasFigures && lines.every(({ item, total }) => !item?.price && !total)) return undefined;
  const uncounted = new Set(lines.flatMap(({ total }, index) => (total === undefined ? [index] : [])));
  return { uncounted, areKnown: uncounted.size === 0 && totals?.payable !== undefined };
}

function withDashes(table: Table, uncounted: ReadonlySet<number>): Table {
  const rows = table.rows.map((row, index) =>
    uncounted.has(index)
      ? { ...row, cells: row.cells.map((cell, at) => (at > 0 && cell.length === 0 ? [{ text: UNKNOWN }] : cell)) }
      : row,
  );
  return { ...table, rows };
}

/** Returns figures without amounts; the amount to pay is among them in any case. */
function unknownFigures({ kind, rows }: Figures, payable: string): Figures {
  const unknown = rows.map(({ label, isStrong }) => ({ label, amount: UNKNOWN, isStrong }));
  const sum = { label: payable, amount: UNKNOWN, isStrong: true };
  return { kind, rows: unknown.some(({ isStrong }) => isStrong) ? unknown : [...unknown, sum] };
}
