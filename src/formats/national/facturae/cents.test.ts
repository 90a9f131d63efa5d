import { beforeAll, expect, it } from 'vitest';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { recalculated } from '../../../engine/operations/recalculate.ts';
import { buildWithoutIncludedTaxes } from '../../../engine/operations/without-included-taxes.ts';
import { Chance } from '../../chance.ts';
import { environment } from '../../mapping/testing.ts';
import { facturaeInvoiceBy } from './arbitraries.ts';
import { isInCents } from './cents.ts';

/** Returns a calculated random invoice, most of whose lines have prices in cents and few decimals. */
function calculated(seed: number): JsonObject | undefined {
  const chance = new Chance(seed);
  const given = facturaeInvoiceBy(chance);
  const lines = (given.lines as JsonObject[]).map((line) => ({
    ...line,
    quantity: String(chance.int(1, 20)),
    item: { ...(line.item as JsonObject), price: chance.one(['12.50', '90.00', '7', '0.35', '19.99', '3.1250']) },
    ...(chance.is(0.3) && { discounts: [{ percent: chance.one(['10%', '50%', '12.5%']) }] }),
  }));
  const built = buildWithoutIncludedTaxes({ ...given, lines }, environment);
  return (built.ok ? built.result.document : built.document) as JsonObject | undefined;
}

beforeAll(() => load('all'));

it('isInCents returns true exactly for the invoices that rounding each line to cents does not change', () => {
  const seen = { whole: 0, changed: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const document = calculated(seed);
    if (document === undefined || document.currency !== 'EUR') continue;
    const tax = { ...(document.tax as JsonObject), rounding: 'currency' };
    const settled = recalculated({ ...document, tax }, environment);
    if (isInCents(document)) {
      expect(settled, `seed ${seed}`).toEqual({ ...document, tax });
      seen.whole++;
    } else if (JSON.stringify(settled?.totals) !== JSON.stringify(document.totals)) seen.changed++;
  }
  expect(seen.whole).toBeGreaterThan(50);
  expect(seen.changed).toBeGreaterThan(10);
});
