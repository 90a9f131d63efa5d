import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { wordedOutcome } from '../faults.ts';
import { build, type JsonObject } from '../index.ts';

beforeAll(loadAll);

const line = { quantity: '2', item: { name: 'Tea', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] };

function warningsOf(members: JsonObject, envelop = false): [string, string[]][] {
  const { warnings } = build(invoiceWith({ lines: [line], ...members }), { envelop }, testEnvironment);
  return warnings.map(({ code, properties }) => [code, properties]);
}

describe('building warns', () => {
  test('of nothing where only the form changes', () => {
    const supplier = { name: ' Talleres Llobregat S.L. ', tax_id: { country: 'ES', code: 'ES-B 986 02642' } };
    expect(warningsOf({ supplier, tax: { rounding: 'round-then-sum' } })).toEqual([]);
  });

  test('of a property that the object does not know, with the nearest name', () => {
    const { warnings } = wordedOutcome(build(invoiceWith({ lines: [line], curency: 'EUR' }), {}, testEnvironment));
    expect(warnings).toMatchObject([{ code: 'BW-UNKNOWN-FIELD', properties: ['$.curency'] }]);
    expect(warnings[0]?.description).toContain('Did you mean "currency"?');
  });

  test('of an unknown addon and an unknown regime', () => {
    expect(warningsOf({ $addons: ['es-facturae-v3', 'es-facture'] })).toEqual([['BW-WARN-ADDON', ['$.$addons[1]']]]);
    expect(warningsOf({ $regime: 'QQ', lines: [{ ...line, taxes: [] }] })).toEqual([['BW-WARN-REGIME', ['$.$regime']]]);
  });

  test('of a currency that was replaced', () => {
    expect(warningsOf({ currency: 'eur' })).toEqual([]);
    for (const currency of ['XXQ', 'EURO'])
      expect(warningsOf({ currency })).toEqual([['BW-WARN-VALUE', ['$.currency']]]);
  });

  test('of a percentage that the rate replaced', () => {
    expect(warningsOf({ lines: [{ ...line, taxes: [{ cat: 'VAT', rate: 'general', percent: '7%' }] }] })).toEqual([
      ['BW-WARN-VALUE', ['$.lines[0].taxes[0].percent']],
    ]);
  });

  test('of figures that were given and differ, once, with all their places', () => {
    expect(warningsOf({ lines: [{ ...line, total: '21.00' }], totals: { payable: '24.00', sum: '20' } }, true)).toEqual(
      [['BW-WARN-TOTALS', ['$.lines[0].total', '$.totals.payable']]],
    );
  });

  test('of a charge that says nothing and is removed', () => {
    expect(warningsOf({ lines: [{ ...line, charges: [{ rate: '1.00' }] }] })).toEqual([
      ['BW-WARN-VALUE', ['$.lines[0].charges']],
    ]);
  });

  test('of an extension that a scenario overwrote', () => {
    expect(warningsOf({ $addons: ['es-facturae-v3'], tax: { ext: { 'es-facturae-doc-type': 'FA' } } })).toEqual([
      ['BW-WARN-VALUE', ['$.tax.ext.es-facturae-doc-type']],
    ]);
  });
});
