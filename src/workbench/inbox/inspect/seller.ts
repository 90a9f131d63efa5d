import { memberAt } from '../../engine/document/values.ts';
import type { Entry } from '../../state/memory/entries.ts';

/** Who issued an e-invoice: the user, somebody else, or unknown, because this browser remembers no company. */
export type Seller = 'own' | 'other' | 'unknown';

/** Returns who issued an e-invoice, by the tax numbers of the user's companies. */
export function sellerOf(document: unknown, entries: readonly Entry[]): Seller {
  return sellerByNumber(taxNumber(memberAt(document, 'supplier')), entries);
}

/** Returns who has a tax number, with its country first or without: `DE283645122`, `283645122`. */
export function sellerByNumber(number: string | undefined, entries: readonly Entry[]): Seller {
  const own = entries.flatMap(({ kind, value }) => (kind === 'supplier' ? (taxNumber(value) ?? []) : []));
  if (own.length === 0 || number === undefined) return 'unknown';
  return own.some((each) => each === number || each.slice(2) === number) ? 'own' : 'other';
}

function taxNumber(party: unknown): string | undefined {
  const number = memberAt(party, 'tax_id');
  const [country, code] = ['country', 'code'].map((name) => memberAt(number, name));
  return typeof code === 'string' ? `${country}${code}` : undefined;
}
