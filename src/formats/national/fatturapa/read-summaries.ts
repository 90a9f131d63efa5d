/** Assigns lines and contributions to their DatiRiepilogo: by rate and Natura, and if several share these, by sums. */

import { Amount } from '../../../engine/num/amount.ts';
import { plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { currentNature } from './natures.ts';
import { amountIn, isNear, sumOf } from './read-base.ts';

export interface Summary {
  readonly source: Source;
  readonly rate: string;
  readonly nature: string | undefined;
  /** The value of EsigibilitaIVA: when the tax becomes due. */
  readonly liability: string | undefined;
  /** The value of RiferimentoNormativo: the legal basis. */
  readonly basis: string | undefined;
  readonly base: Amount;
  readonly rounding: Amount;
}

/** A row included in a summary. */
interface Summed {
  readonly net: Amount;
  readonly rate: string;
  readonly nature: string | undefined;
}

export function summaryOf(source: Source): Summary {
  return {
    source,
    rate: amountIn(source, 'AliquotaIVA')?.rescale(2).toString() ?? '0.00',
    nature: currentNature(source.text('Natura')),
    liability: source.text('EsigibilitaIVA'),
    basis: source.text('RiferimentoNormativo'),
    base: amountIn(source, 'ImponibileImporto') ?? Amount.zero(2),
    rounding: amountIn(source, 'Arrotondamento') ?? Amount.zero(2),
  };
}

/** Maximum number of sets of lines to try for a file. */
const MOST_TRIES = 50_000;

/** Maximum number of lines and summaries of one rate to distribute. */
const MOST_SHARED = 1000;

/** Groups entries by rate and Natura. */
export function byRate<T extends Pick<Summed, 'rate' | 'nature'>>(entries: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of entries) {
    const key = rateKey(each);
    const known = groups.get(key);
    if (known) known.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

export function rateKey({ rate, nature = '' }: Pick<Summed, 'rate' | 'nature'>): string {
  return `${rate} ${nature}`;
}

/**
 * Returns the summary of each line. If several summaries have the same rate and Natura and the sums do not separate
 * them, calls `onUnclear` and takes the first.
 */
export function summariesOf<Row extends Summed>(
  rows: readonly Row[],
  summaries: readonly Summary[],
  onUnclear: (summary: Summary) => void,
): Map<Row, Summary> {
  const found = new Map<Row, Summary>();
  const budget = { left: MOST_TRIES };
  const rowsByRate = byRate(rows);
  for (const [key, sameKey] of byRate(summaries)) {
    const own = rowsByRate.get(key) ?? [];
    const [first] = sameKey;
    const isShared = sameKey.length > 1 && own.length + sameKey.length <= MOST_SHARED;
    const shared = isShared ? shareOut(own, sameKey, budget) : undefined;
    if (
      sameKey.length > 1 &&
      shared === undefined &&
      first &&
      new Set(sameKey.map(({ liability }) => liability)).size > 1
    ) {
      onUnclear(first);
    }
    for (const row of own) {
      const summary = shared?.get(row) ?? first;
      if (summary) found.set(row, summary);
    }
  }
  return found;
}

/** Distributes lines over summaries so that all sums match; undefined if impossible. */
function shareOut<Row extends Summed>(
  rows: readonly Row[],
  [summary, ...others]: readonly Summary[],
  budget: { left: number },
): Map<Row, Summary> | undefined {
  if (summary === undefined) return rows.length === 0 ? new Map() : undefined;
  const wanted = plus(summary.base, summary.rounding.negate());
  const isRight = (chosen: readonly Row[]) => isNear(sumOf(chosen.map(({ net }) => net)).rescale(2), wanted);
  if (others.length === 0) return isRight(rows) ? new Map(rows.map((row) => [row, summary])) : undefined;
  const choose = (at: number, chosen: readonly Row[], left: readonly Row[]): Map<Row, Summary> | undefined => {
    if (budget.left-- <= 0) return undefined;
    const row = rows[at];
    if (row !== undefined) return choose(at + 1, [...chosen, row], left) ?? choose(at + 1, chosen, [...left, row]);
    if (!isRight(chosen)) return undefined;
    const rest = shareOut(left, others, budget);
    for (const each of chosen) rest?.set(each, summary);
    return rest;
  };
  return choose(0, [], []);
}
