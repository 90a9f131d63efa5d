/** Orders and deliveries: what they share with invoices, and where they differ (chapter 02 §4, §13, §15). */
import { beforeAll, describe, expect, test } from 'vitest';
import { wordedOutcome } from '../faults.ts';
import { build, type JsonObject, replicate } from '../index.ts';
import { built, faultsOf, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

const supplier = { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } };
const line = { quantity: '3', item: { name: 'Brake pad', price: '12.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] };

function bill(kind: string, members: JsonObject = {}): JsonObject {
  return {
    $schema: `https://gobl.org/draft-0/bill/${kind}`,
    issue_date: '2026-03-10',
    supplier,
    lines: [line],
    ...members,
  };
}

describe('order', () => {
  test('defaults to a purchase, with taxes, totals and payment like an invoice', () => {
    const payment = { advances: [{ description: 'Deposit', percent: '50%' }] };
    const order = built(bill('order', { payment }));
    expect(order).toMatchObject({ $regime: 'ES', type: 'purchase', currency: 'EUR' });
    expect(order.totals).toMatchObject({ sum: '37.50', tax: '7.88', payable: '45.38', advance: '22.69', due: '22.69' });
  });

  test('allows any tag and keeps its figures under bypass', () => {
    const totals = { sum: '1', total: '1', total_with_tax: '1', payable: '1' };
    const order = built(
      bill('order', {
        type: 'quote',
        $tags: ['spring-sale', 'bypass'],
        lines: [{ ...line, i: 1, sum: '1', total: '1', taxes: [] }],
        totals,
      }),
    );
    expect(order.totals.payable).toBe('1');
  });

  test('has no totals without prices', () => {
    const order = built(bill('order', { lines: [{ quantity: '3', item: { name: 'Brake pad' } }] }));
    expect(order).not.toHaveProperty('totals');
  });

  test('goes from customer to supplier if it is a purchase, otherwise the other way', () => {
    const parties = {
      supplier: { ...supplier, endpoints: [{ uri: 'mailto:sales@example.com' }] },
      customer: { name: 'Garaje Norte', endpoints: [{ uri: 'mailto:orders@example.com' }] },
    };
    const head = (type: string) => {
      const outcome = build(bill('order', { ...parties, type }), { envelop: true }, testEnvironment);
      return outcome.ok && (outcome.result.head as JsonObject);
    };
    expect(head('purchase')).toMatchObject({ from: 'mailto:orders@example.com', to: 'mailto:sales@example.com' });
    expect(head('sale')).toMatchObject({ from: 'mailto:sales@example.com', to: 'mailto:orders@example.com' });
  });

  test('requires a known type, a supplier and lines', () => {
    const empty = { $schema: 'https://gobl.org/draft-0/bill/order', currency: 'EUR', type: 'wish' };
    expect(faultsOf(empty)).toEqual([
      'GOBL-BILL-ORDER-02 $.type',
      'GOBL-BILL-ORDER-05 $.supplier',
      'GOBL-BILL-ORDER-06 $.lines',
    ]);
  });

  test('loses its number and days in a copy but keeps its period', () => {
    const period = { start: '2026-04-01', end: '2026-04-30' };
    const source = bill('order', { series: 'P', code: '7', op_date: '2026-03-11', value_date: '2026-03-12', period });
    const copy = replicate(source, {}, testEnvironment);
    expect(copy.ok && copy.result).toMatchObject({
      uuid: testEnvironment.uuid(),
      series: 'P',
      issue_date: '2026-03-15',
      period,
    });
    for (const name of ['code', 'op_date', 'value_date']) expect(copy.ok && copy.result).not.toHaveProperty(name);
  });
});

describe('delivery', () => {
  test('defaults to an advice and needs no prices', () => {
    const delivery = built(
      bill('delivery', { despatch_date: '2026-03-12', lines: [{ quantity: '3', item: { name: 'Brake pad' } }] }),
    );
    expect(delivery).toMatchObject({ type: 'advice', lines: [{ i: 1, quantity: '3' }] });
    expect(delivery).not.toHaveProperty('totals');
  });

  test('allows only tags of its regime and addons', () => {
    const outcome = wordedOutcome(build(bill('delivery', { $tags: ['bypass'] }), {}, testEnvironment));
    expect(outcome).toMatchObject({ ok: false, key: 'calculation', faults: [{ properties: ['$.$tags[0]'] }] });
  });

  test('goes from despatcher to receiver, and the other way if it is a receipt', () => {
    const parties = {
      despatcher: { name: 'Almacén', endpoints: [{ uri: 'mailto:stock@example.com' }] },
      receiver: { name: 'Taller' },
      customer: { name: 'Garaje Norte', endpoints: [{ uri: 'mailto:orders@example.com' }] },
    };
    const head = (type: string) => {
      const outcome = build(bill('delivery', { ...parties, type }), { envelop: true }, testEnvironment);
      return outcome.ok && (outcome.result.head as JsonObject);
    };
    expect(head('note')).toMatchObject({ from: 'mailto:stock@example.com', to: 'mailto:orders@example.com' });
    expect(head('receipt')).toMatchObject({ from: 'mailto:orders@example.com', to: 'mailto:stock@example.com' });
  });

  test('requires a known type and lines', () => {
    expect(faultsOf(bill('delivery', { type: 'parcel', lines: [] }))).toEqual([
      'GOBL-BILL-DELIVERY-02 $.type',
      'GOBL-BILL-DELIVERY-05 $.lines',
    ]);
  });
});
