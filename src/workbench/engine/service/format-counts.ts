import type { FormatSummary } from '../../../client/index.ts';

/** How many formats of e-invoices Billwright knows, and how many of them it writes. Every count of formats comes from here. */
export function formatCounts(formats: readonly Pick<FormatSummary, 'writes'>[]): { known: number; written: number } {
  return { known: formats.length, written: formats.filter(({ writes }) => writes).length };
}
