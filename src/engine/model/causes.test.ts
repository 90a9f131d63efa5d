import { describe, expect, it } from 'vitest';
import { type Fault, faultOf } from '../faults.ts';
import { build } from '../index.ts';
import { load } from '../registry.ts';
import { message } from '../text/message.ts';
import { addCauses } from './causes.ts';

const declared = new Map([
  ['COMBO', ['item', 'item.price']],
  ['TOTALS', ['lines[].item.price']],
]);

const at = (code: string, ...properties: string[]): Fault => ({ ...faultOf(code, '$', message('wrong')), properties });

function causes(...faults: Fault[]): Record<string, string[] | undefined> {
  addCauses(faults, declared);
  return Object.fromEntries(faults.map(({ code, caused_by }) => [code, caused_by]));
}

describe('addCauses', () => {
  it('names causes in an object around the value', () => {
    expect(causes(at('COMBO', '$.lines[1].taxes[0]'), at('PRICE', '$.lines[0].item.price'))).toEqual({
      COMBO: undefined,
      PRICE: undefined,
    });
    expect(causes(at('COMBO', '$.lines[1].taxes[0]'), at('PRICE', '$.lines[1].item.price')).COMBO).toEqual([
      '$.lines[1].item.price',
    ]);
    expect(causes(at('COMBO', '$.doc.lines[1].taxes[0]'), at('ITEM', '$.doc.lines[1].item')).COMBO).toEqual([
      '$.doc.lines[1].item',
    ]);
  });

  it('names causes in the entries of a list', () => {
    const price = at('PRICE', '$.lines[0].item.price', '$.lines[12].item.price');
    expect(causes(at('TOTALS', '$.totals'), price).TOTALS).toEqual(price.properties);
    expect(causes(at('TOTALS', '$.totals'), at('PRICE', '$.charges[0].item.price')).TOTALS).toBeUndefined();
  });

  it('names none if another property has no cause', () => {
    const taxes = ['$.lines[0].taxes[0]', '$.charges[0].taxes[0]'];
    expect(causes(at('COMBO', ...taxes), at('PRICE', '$.lines[0].item.price')).COMBO).toBeUndefined();
    const lines = ['$.lines[0].taxes[0]', '$.lines[1].taxes[0]'];
    const prices = ['$.lines[0].item.price', '$.lines[1].item.price'];
    expect(causes(at('COMBO', ...lines), at('PRICE', ...prices)).COMBO).toEqual(prices);
  });
});

it('names the price that percentages and totals lack', async () => {
  const line = { quantity: '1', item: { name: 'Work' }, taxes: [{ cat: 'VAT', rate: 'standard' }] };
  const supplier = { name: 'Ateliers', tax_id: { country: 'FR', code: '44732829320' } };
  const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice', code: '1', supplier, lines: [line] };
  await load(invoice);
  const outcome = build(invoice, {}, { now: () => new Date('2026-03-15'), uuid: () => '' });
  const faults = outcome.ok ? [] : outcome.faults;
  const price = ['$.lines[0].item.price'];
  expect(faults.map(({ code, caused_by }) => [code, caused_by])).toEqual([
    ['GOBL-TAX-COMBO-03', price],
    ['GOBL-TAX-COMBO-04', price],
    ['GOBL-BILL-INVOICE-08', undefined],
    ['GOBL-BILL-INVOICE-09', price],
  ]);
});
