import { TaxCombo } from '../tax/combo.ts';
import { withRateOfToday } from '../tax/older-rates.ts';
import { prepareCombo } from '../tax/prepare.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import type { Invoice } from './invoice.ts';

/** Returns whether any tax of an invoice, as read, had another rate on a day than on its date of issue. */
export function ratesDiffer(invoice: Invoice, registry: TaxRegistry, day: string): boolean {
  const { $regime = '', $tags, customer, lines = [], discounts = [], charges = [], issue_date = '' } = invoice;
  const moved = $tags?.includes('customer-rates') ? customer?.tax_id?.country : undefined;
  const rateOn = (combo: TaxCombo, date: string) => {
    const named = combo.cat === 'VAT' ? withRateOfToday(combo) : combo;
    const { cat, ext, country } = combo;
    const settled = TaxCombo.create({ cat, ext, country: moved ?? country, key: named.key, rate: named.rate });
    prepareCombo(settled, { registry, country: $regime, day: date });
    return `${settled.percent} ${settled.surcharge}`;
  };
  const known = new Map<string, boolean>();
  let last: TaxCombo | undefined;
  const differs = (combo: TaxCombo) => {
    // Most rows have the tax of the previous row.
    if (last && isLike(combo, last)) return false;
    const { cat, ext, country = '', key = '', rate = '' } = combo;
    const identity = `${cat}\n${country}\n${key}\n${rate}\n${ext ? [...ext].join() : ''}`;
    const found = known.get(identity) ?? rateOn(combo, day) !== rateOn(combo, issue_date);
    known.set(identity, found);
    last = combo;
    return found;
  };
  return [lines, discounts, charges].some((rows) =>
    rows.some((row) => row?.taxes?.some((combo) => combo?.rate && differs(combo))),
  );
}

function isLike(one: TaxCombo, other: TaxCombo): boolean {
  return (
    one.ext === other.ext &&
    one.cat === other.cat &&
    one.country === other.country &&
    one.key === other.key &&
    one.rate === other.rate
  );
}
