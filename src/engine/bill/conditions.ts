/** Tests on invoices that regimes and addons share (chapter 06 §1.7). */
import { matchingRate } from '../currency/exchange-rate.ts';
import type { Amount } from '../num/amount.ts';
import type { Party } from '../org/party.ts';
import type { Test } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import type { Invoice } from './invoice.ts';

/** Tests that the document is in one of the currencies or states a rate from its own to one of them. */
export function canConvertTo(...currencies: string[]): Test<Pick<Invoice, 'currency' | 'exchange_rates'>> {
  return labelled(`can convert to [${currencies.join(', ')}]`, (document) => {
    const own = document?.currency ?? '';
    return currencies.includes(own) || matchingRate(document?.exchange_rates, own, ...currencies) !== undefined;
  });
}

/** Tests that the document has all of these tags. */
export function hasTags(...tags: string[]): Test<{ $tags?: string[] }> {
  return labelled(`tagged ${tags.join(' and ')}`, (document) => tags.every((tag) => document?.$tags?.includes(tag)));
}

/** Tests that the tax identity of the party is from the country. */
export function taxedIn(country: string): Test<Pick<Party, 'tax_id'>> {
  return labelled(`tax ID of ${country}`, (party) => party?.tax_id?.country === country);
}

/** Tests that the row states the basis of its percentage. */
export function hasBase(row: { base?: Amount } | undefined): boolean {
  return row?.base !== undefined;
}
hasBase.label = 'has base';

/** Tests that nothing is due after advances. An invoice without advances never counts as paid (chapter 08 §1.4). */
export function isPaid(invoice: Pick<Invoice, 'totals'>): boolean {
  return invoice.totals?.due?.isZero() ?? false;
}
