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
  return [...lines, ...discounts, ...charges].some((row) =>
    row?.taxes?.some((combo) => combo?.rate && rateOn(combo, day) !== rateOn(combo, issue_date)),
  );
}
