/** Amounts of currencies that have more than two decimals (chapter 12 §4). */
import { expect, it } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import { Group } from '../model/group.ts';
import { planFor } from '../plans.ts';
import type { TermId } from '../terms/declare.ts';
import { writeDocument } from '../write.ts';
import { toTwoDecimals } from './decimals.ts';
import { environment, invoice } from './testing.ts';

/** What becomes of a value of the totals, where it comes from, and what is said of it. */
async function narrowed(id: TermId, text: string, property?: string, around = '$.totals') {
  const plan = await planFor('ubl-invoice');
  const invoice = new Group(plan.declaration);
  const placed = plan.terms.get('BG-22')?.term;
  if (placed?.kind !== 'group') throw new Error('there is this group');
  const totals = invoice.open(placed, undefined, around === '' ? undefined : around);
  totals.add(id, text, property);
  const faults = toTwoDecimals(invoice, plan, 'KWD');
  return {
    values: totals.all(id).map((value) => `${value.text} ${value.property}`),
    faults: faults.map((each) => `${each.code} ${each.properties}: ${words(each)}`),
  };
}

it.each<[what: string, id: TermId, text: string, written: string]>([
  ['an amount with a zero too many', 'BT-106', '12.340', '12.34'],
  ['an amount of two decimals', 'BT-106', '12.34', '12.34'],
  ['an amount without any', 'BT-106', '12', '12'],
  ['a price, which has as many as it needs', 'BT-146', '1.2345', '1.2345'],
  ['the tax in another currency', 'BT-111', '3.456', '3.456'],
  ['a number', 'BT-1', '1.234', '1.234'],
  ['what is no number', 'BT-106', 'some', 'some'],
])('%s is written with two decimals at most, or as it is', async (_, id, text, written) => {
  expect(await narrowed(id, text, '$.totals.sum')).toEqual({ values: [`${written} $.totals.sum`], faults: [] });
});

it.each([
  ['it comes from', '$.totals.sum', '$.totals', '$.totals.sum'],
  ['its group comes from', undefined, '$.totals', '$.totals'],
  ['the document is', undefined, '', '$'],
])('an amount that needs more is told, at the property that %s', async (_, property, around, told) => {
  expect((await narrowed('BT-106', '12.345', property, around)).faults).toEqual([
    `BW-XML-DECIMALS ${told}: Amounts of EN 16931 have two decimals; the 12.345 KWD of BT-106 needs more.`,
  ]);
});

it('refuses amounts of more than fifteen digits in CII, at their properties, and takes them in UBL', async () => {
  const lines = [
    { quantity: '1', item: { name: 'Bridge', price: '12345678901234.56' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ];
  const codesIn = async (key: string) => {
    const format = formatOf(key);
    if (!format) throw new Error('there is this format');
    const outcome = await writeDocument(invoice({ lines }), format, {}, environment);
    return outcome.ok ? [] : outcome.faults.map(({ code, properties }) => `${code} ${properties[0]}`);
  };
  expect(await codesIn('en16931-cii')).toContain('BW-XML-AMOUNT $.lines[0].total');
  expect(await codesIn('en16931-ubl')).toEqual([]);
});
