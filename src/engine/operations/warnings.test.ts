import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, type Json, type JsonObject, NumberText } from '../index.ts';
import { valuesIn } from '../text/testing.ts';
import { buildWarnings } from './warnings.ts';

beforeAll(loadAll);

const changesOf = (given: JsonObject, built: JsonObject) =>
  buildWarnings(given, { document: built, faults: [] }).changes;

const line = { quantity: '2', item: { name: 'Tea', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] };

function warningsOf(members: JsonObject, envelop = false): [string, string[]][] {
  const { warnings } = build(invoiceWith({ lines: [line], ...members }), { envelop }, testEnvironment);
  return warnings.map(({ code, properties }) => [code, properties]);
}

describe('build warns about', () => {
  test('nothing if only the form changes', () => {
    const supplier = { name: ' Talleres Llobregat S.L. ', tax_id: { country: 'ES', code: 'ES-B 986 02642' } };
    expect(warningsOf({ supplier, tax: { rounding: 'round-then-sum' } })).toEqual([]);
  });

  test('nothing if an email address moves out of the code of an inbox', () => {
    const customer = { name: 'Librería', inboxes: [{ code: 'facturas@libreria.example' }] };
    expect(warningsOf({ customer })).toEqual([]);
  });

  test('an unknown property, with the closest name', () => {
    const { warnings } = build(invoiceWith({ lines: [line], curency: 'EUR' }), {}, testEnvironment);
    expect(warnings).toMatchObject([
      { code: 'BW-UNKNOWN-FIELD', properties: ['$.curency'], values: { guess: 'currency' } },
    ]);
  });

  test('an unknown addon and an unknown regime', () => {
    expect(warningsOf({ $addons: ['es-facturae-v3', 'es-facture'] })).toEqual([['BW-WARN-ADDON', ['$.$addons[1]']]]);
    expect(warningsOf({ $regime: 'QQ', lines: [{ ...line, taxes: [] }] })).toEqual([['BW-WARN-REGIME', ['$.$regime']]]);
  });

  test('a replaced currency', () => {
    expect(warningsOf({ currency: 'eur' })).toEqual([]);
    for (const currency of ['XXQ', 'EURO'])
      expect(warningsOf({ currency })).toEqual([['BW-WARN-VALUE', ['$.currency']]]);
  });

  test('a percentage replaced by the rate', () => {
    expect(warningsOf({ lines: [{ ...line, taxes: [{ cat: 'VAT', rate: 'general', percent: '7%' }] }] })).toEqual([
      ['BW-WARN-VALUE', ['$.lines[0].taxes[0].percent']],
    ]);
  });

  test('figures that differ from the input, once with all paths', () => {
    expect(warningsOf({ lines: [{ ...line, total: '21.00' }], totals: { payable: '24.00', sum: '20' } }, true)).toEqual(
      [['BW-WARN-TOTALS', ['$.lines[0].total', '$.totals.payable']]],
    );
  });

  test('units of an older release', () => {
    const lines = ['HUR', '6pack', 'kg'].map((unit) => ({ ...line, item: { ...line.item, unit } }));
    const properties = ['$.lines[0].item.unit', '$.lines[1].item.unit'];
    expect(warningsOf({ lines })).toEqual(properties.map((each) => ['BW-WARN-UNIT', [each]]));
    expect(warningsOf({ lines, $addons: ['eu-en16931-v2017'] })).toEqual(
      properties.map((each) => ['BW-WARN-UNIT', [each]]),
    );
    const attributes = [{ key: 'weight', amount: '1', unit: 'KGM' }];
    expect(warningsOf({ lines: [{ ...line, item: { ...line.item, attributes } }] })).toEqual([
      ['BW-WARN-UNIT', ['$.lines[0].item.attributes[0].unit']],
    ]);
  });

  test('an empty charge that is removed', () => {
    expect(warningsOf({ lines: [{ ...line, charges: [{ rate: '1.00' }] }] })).toEqual([
      ['BW-WARN-VALUE', ['$.lines[0].charges']],
    ]);
  });

  test('an extension overwritten by a scenario', () => {
    expect(warningsOf({ $addons: ['es-facturae-v3'], tax: { ext: { 'es-facturae-doc-type': 'FA' } } })).toEqual([
      ['BW-WARN-VALUE', ['$.tax.ext.es-facturae-doc-type']],
    ]);
  });

  const said = (members: JsonObject) =>
    build(invoiceWith({ lines: [line], ...members }), {}, testEnvironment).warnings.map((each) =>
      [each.code, ...valuesIn(each)].join(' '),
    );

  test('a percentage that probably means something else', () => {
    const rated = (percent: Json) => said({ lines: [{ ...line, taxes: [{ cat: 'VAT', percent }] }] });
    expect(rated('10%')).toEqual([]);
    expect(rated('0')).toEqual([]);
    expect(rated('100%')).toEqual(['BW-WARN-RATE 100% VAT ES 2026-03-10 21.0% 10.0% 4.0%']);
    for (const given of ['0.1', 0.1, new NumberText('0.10')]) expect(rated(given)).toEqual(['BW-PERCENT 0.1 10%']);
    for (const more of ['10', '1000%']) expect(rated(more)).toEqual([`BW-PERCENT ${more} 1000%`]);
    expect(rated('-10%')).toEqual(['BW-PERCENT -10% -10%']);
    expect(said({ discounts: [{ reason: 'Sale', percent: '-5%' }] })).toEqual(['BW-PERCENT -5% -5%']);
  });

  test('account numbers with wrong check digits, without a guess whose they are', () => {
    const paid = (...ibans: string[]) =>
      said({ payment: { instructions: { key: 'credit-transfer', credit_transfer: ibans.map((iban) => ({ iban })) } } });
    expect(paid('ES9121000418450200051332', '')).toEqual([]);
    // Two digits are swapped.
    expect(paid('ES9121000418450200053132')).toEqual(['BW-IBAN']);
    // A national account number.
    expect(paid('61109010140000071219812874')).toEqual(['BW-IBAN']);
    expect(paid(...Array.from({ length: 10 }, () => 'ES9121000418450200053132'))).toHaveLength(10);
  });

  test('nothing if there is no input or no result', () => {
    expect(changesOf({ $schema: 'https://gobl.org/draft-0/envelope' }, {})).toEqual([]);
    expect(changesOf(invoiceWith({}), { $schema: 'https://gobl.org/draft-0/envelope' })).toEqual([]);
    const built = build(invoiceWith({ lines: [line, line, line] }), {}, testEnvironment);
    if (!built.ok) throw new Error(JSON.stringify(built.faults));
    const given = { lines: [null, 5, line], tax: { ext: 5 }, totals: { payable: true }, customer: 'me' };
    expect(changesOf(invoiceWith(given), built.result)).toEqual([]);
  });

  test('a document whose $schema is spelled differently', () => {
    const { $schema = null, ...members } = invoiceWith({ lines: [line], currency: 'EURO' });
    const { warnings } = build({ ...members, $Schema: $schema }, {}, testEnvironment);
    expect(warnings.map(({ code }) => code)).toEqual(['BW-WARN-NAME', 'BW-WARN-VALUE']);
  });
});
