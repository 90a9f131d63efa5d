/** What was paid in advance: all of it in EXTENDED, of which the VAT is reckoned, and its sum elsewhere (chapter 14 §3.9). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import type { Group } from '../model/group.ts';
import { writeDocument } from '../write.ts';
import { environment, invoice } from './testing.ts';

const line = (price: string, percent: string): JsonObject => ({
  quantity: '1',
  item: { name: 'Shelf', price },
  taxes: [{ cat: 'VAT', percent }],
});

/** Returns the advances of a document as they are written, each with the terms of its VAT, and what is said of them. */
async function advancesOf(advances: readonly JsonObject[], more: JsonObject = {}, key = 'facturx-extended') {
  const format = formatOf(key);
  const document = invoice({ payment: { terms: { notes: 'Soon' }, advances: [...advances] }, ...more });
  const outcome = format && (await writeDocument(document, format, {}, environment));
  if (!outcome?.ok || outcome.result.written === undefined) throw new Error('it can be written');
  const { written, report } = outcome.result;
  const said = report.losses
    .filter(({ properties }) => properties.some((each) => each.startsWith('$.payment')))
    .map(
      ({ kind, severity, term, properties, text }) =>
        `${kind} ${severity} ${term} ${properties.join(' ')}: ${words(text)}`,
    );
  return { groups: written.invoice.groups('BG-BW-9'), terms: written.invoice, said };
}

const VAT_SAID = (...places: number[]) =>
  `supplied info BT-X-293 ${places.map((place) => `$.payment.advances[${place}]`).join(' ')}: The VAT in what was paid in advance is written by the shares that the rates have in the total.`;
const SUM_SAID =
  'dropped warning BT-113 $.payment.advances[0]: Of what was paid in advance only the sum is written, not when, how and for what.';

const valuesOf = (group: Group) =>
  [...group.within()].map(([id, { text, property }]) => [id, text, property].join(' '));

describe('in EXTENDED', () => {
  it('each is written with what it says, and from where it says it', async () => {
    const { groups, said } = await advancesOf([{ date: '2026-01-20', ref: 'A-3', amount: '119.00' }]);
    expect(groups.map(valuesOf)).toEqual([
      [
        'BT-X-291 119.00 $.payment.advances[0].amount',
        'BT-X-292 20260120 $.payment.advances[0].date',
        'BT-X-558 A-3 $.payment.advances[0].ref',
        'BT-X-293 19.00 $.payment.advances[0]',
        'BT-BW-3 VAT $.payment.advances[0]',
        'BT-X-296 S $.payment.advances[0]',
        'BT-X-298 19 $.payment.advances[0]',
      ],
    ]);
    expect(said).toEqual([VAT_SAID(0)]);
  });

  it.each<[string, JsonObject[], number, boolean]>([
    ['a sum alone', [{ amount: '119.00' }], 0, false],
    ['a sum and for what it was', [{ amount: '119.00', description: 'Deposit' }], 0, true],
    ['a number', [{ amount: '119.00', ref: 'A-3' }], 1, false],
    ['a day', [{ amount: '119.00', date: '2026-01-20' }], 1, false],
    ['two sums', [{ amount: '119.00' }, { amount: '1.00' }], 2, false],
    ['one with a day, one without', [{ amount: '1.00' }, { amount: '119.00', date: '2026-01-20' }], 2, false],
  ])('is written where that says more than the totals: %s', async (_, advances, count, isLess) => {
    const { groups, terms, said } = await advancesOf(advances);
    expect(groups).toHaveLength(count);
    expect(terms.group('BG-22')?.first('BT-113')).toBeDefined();
    expect(said).toEqual([
      ...(isLess ? [SUM_SAID] : []),
      ...(count > 0 ? [VAT_SAID(...Array.from({ length: count }, (_, i) => i))] : []),
    ]);
  });

  it('has the VAT of each rate by the share that its tax has in the total', async () => {
    const { groups } = await advancesOf([{ date: '2026-01-20', amount: '113.00' }], {
      lines: [line('100.00', '19%'), line('100.00', '7%')],
    });
    const shares = groups[0]?.groups('BG-BW-10').map((rate) => [rate.text('BT-X-298'), rate.text('BT-X-293')]);
    expect(shares).toEqual([
      ['19', '9.50'],
      ['7', '3.50'],
    ]);
  });

  it.each([
    ['once, at the end', '0.03', '1.00', 'EUR', '0.00'],
    ['in cents where the currency has smaller ones', '50.000', '100.000', 'BHD', '7.98'],
    ['in whole amounts where the currency has no smaller ones', '50', '100', 'JPY', '8'],
    ['to nothing, where the total is nothing', '1.00', '0.00', 'EUR', '0.00'],
  ])('has VAT rounded %s', async (_, amount, price, currency, expected) => {
    const rates: JsonObject =
      currency === 'EUR' ? {} : { exchange_rates: [{ from: currency, to: 'EUR', amount: '0.5' }] };
    const { groups } = await advancesOf([{ date: '2026-01-20', amount }], {
      currency,
      ...rates,
      lines: [line(price, '19%')],
    });
    expect(groups[0]?.group('BG-BW-10')?.text('BT-X-293')).toBe(expected);
  });
});

test.each(['en16931-cii', 'en16931-ubl'])('in %s the sum is written, and of what is not it is said', async (key) => {
  const written = async (...advances: JsonObject[]) => {
    const { groups, terms, said } = await advancesOf(advances, {}, key);
    expect(groups).toEqual([]);
    return [terms.group('BG-22')?.text('BT-113'), ...said];
  };
  expect(await written({ amount: '119.00' })).toEqual(['119.00']);
  expect(await written({ percent: '10%' })).toEqual(['107.10']);
  expect(await written({ amount: '119.00', currency: 'EUR' })).toEqual(['119.00']);
  expect(await written({ amount: '119.00', date: '2026-01-20' })).toEqual(['119.00', SUM_SAID]);
  expect(await written({ amount: '119.00', ref: 'A-3' })).toEqual(['119.00', SUM_SAID]);
});
