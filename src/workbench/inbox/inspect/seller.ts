import { memberAt } from '../../engine/document/values.ts';
import type { Entry } from '../../state/memory/entries.ts';

/** Who issued an e-invoice: the user, somebody else, or unknown, because this browser remembers no company. */
export type Seller = 'own' | 'other' | 'unknown';

/** Returns who issued an e-invoice, by the tax numbers of the user's companies. */
export function sellerOf(document: unknown, entries: readonly Entry[]): Seller {
  const own = entries.flatMap(({ kind, value }) => (kind === 'supplier' ? [taxNumber(value)] : [])).filter(Boolean);
  const seller = taxNumber(memberAt(document, 'supplier'));
  if (own.length === 0 || seller === undefined) return 'unknown';
  return own.includes(seller) ? 'own' : 'other';
}

function taxNumber(party: unknown): string | undefined {
  const number = memberAt(party, 'tax_id');
  const [country, code] = ['country', 'code'].map((name) => memberAt(number, name));
  return typeof code === 'string' ? `${country} ${code}` : undefined;
}
