/** Tests on invoices that regimes and addons share (chapter 06 §1.7). */
import { matchingRate } from '../currency/exchange-rate.ts';
import type { Party } from '../org/party.ts';
import type { Test } from '../rules/declare.ts';
import { someType } from '../rules/tests.ts';
import type { Invoice } from './invoice.ts';

/** The document is in one of the currencies, or states a rate from its own to one of them. */
export function canConvertTo(...currencies: string[]): Test<Pick<Invoice, 'currency' | 'exchange_rates'>> {
  return (document) => {
    const own = document?.currency ?? '';
    return currencies.includes(own) || matchingRate(document?.exchange_rates, own, ...currencies) !== undefined;
  };
}

/** The type of the document is one of these. */
export function typeIn(...types: string[]): Test<{ type?: string }> {
  return (document) => types.includes(document?.type ?? '');
}

/** The document carries all of these tags. */
export function hasTags(...tags: string[]): Test<{ $tags?: string[] }> {
  return (document) => tags.every((tag) => document?.$tags?.includes(tag));
}

/** The party states a tax code, whatever its country, or has an identity of one of these types (chapter 05 §1.4). */
export function identifiedByTaxCodeOr(...types: string[]): Test<Pick<Party, 'tax_id' | 'identities'>> {
  const ofType = someType(...types);
  return (party, validation) => Boolean(party?.tax_id?.code) || ofType(party?.identities, validation);
}

/** Nothing remains to be paid after advances; an invoice without advances never counts as paid (chapter 08 §1.4). */
export function isPaid(invoice: Pick<Invoice, 'totals'>): boolean {
  return invoice.totals?.due?.isZero() ?? false;
}
