import { describe, expect, it } from 'vitest';
import { invoice, service } from '../service/testing.ts';
import * as all from './all.ts';
import { systemEnvironment } from './environment.ts';
import { operationNamed } from './index.ts';
import { operationNames } from './names.ts';

/** Returns the result of an operation on an invoice with given members, built. */
async function done(name: string, members: object, request: object = {}) {
  const { post } = service();
  return await post(`/v0/${name}`, { data: { ...invoice, ...members }, ...request });
}

const total = { lines: [{ quantity: '2', item: { name: 'Atlas', price: '50.00' } }] };
const rate = { exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.5' }] };

describe('transformations', () => {
  it('invert changes the sign of an invoice', async () => {
    const { status, body } = await done('invert', total);
    expect(status).toBe(200);
    expect(body.totals.payable).toBe('-100.00');
  });

  it('convert-currency converts by a rate of the document', async () => {
    const { body } = await done('convert-currency', { ...total, ...rate }, { currency: 'EUR' });
    expect([body.currency, body.totals.payable]).toEqual(['EUR', '50.00']);
  });

  it('convert-currency rejects a currency without a rate, and a request without a currency', async () => {
    const without = await done('convert-currency', total, { currency: 'EUR' });
    expect([without.status, without.body.faults[0].code]).toEqual([422, 'BW-EXCHANGE-RATE']);
    const nothing = await done('convert-currency', total);
    expect([nothing.status, nothing.body.faults[0].properties]).toEqual([400, ['request.currency']]);
  });

  it('remove-included-taxes makes prices net, with the same total', async () => {
    const included = {
      tax: { prices_include: 'VAT' },
      supplier: { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' } },
      currency: 'EUR',
      lines: [{ quantity: '1', item: { name: 'Atlas', price: '121.00' }, taxes: [{ cat: 'VAT', percent: '21%' }] }],
    };
    const { body } = await done('remove-included-taxes', included);
    expect(body.tax?.prices_include).toBeUndefined();
    expect([body.totals.total, body.totals.payable]).toEqual(['100.00', '121.00']);
  });

  it('round-to-currency fits line totals to the currency, with the same payable amount', async () => {
    const fine = { lines: [{ quantity: '3', item: { name: 'Cable', price: '10.555' } }] };
    const { body } = await done('round-to-currency', fine);
    expect([body.lines[0].total, body.totals.payable]).toEqual(['31.67', '31.67']);
  });

  it('are listed like all declared operations', () => {
    expect([...operationNames].sort()).toEqual(Object.keys(all).sort());
  });

  it('are found by name like all operations', async () => {
    const found = operationNamed('invert');
    expect(
      await found?.run({ data: { $schema: 'https://gobl.org/draft-0/note/message' } }, systemEnvironment()),
    ).toMatchObject({
      ok: false,
    });
    expect(operationNamed('frobnicate')).toBeUndefined();
  });
});
