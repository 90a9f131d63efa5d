/** Documents that cannot be written, copied or sealed with a digest (chapter 01 §10.2, §15.2, §18.5). */

import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, convertCurrency, correct, type JsonObject, type Outcome, replicate } from '../index.ts';

beforeAll(loadAll);

const schema = (path: string) => `https://gobl.org/draft-0/${path}`;
const lines = [{ quantity: '1', item: { name: 'Tyre', price: '60.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }];
const withBlank = (complement: JsonObject) =>
  invoiceWith({ lines, complements: [{ $schema: 'https://example.com/x', a: 1 }, complement] });
const enveloped = (doc: JsonObject): JsonObject => ({ $schema: schema('envelope'), doc });

function told(outcome: Outcome<unknown>) {
  return outcome.ok ? 'ok' : [outcome.key, ...outcome.faults.map(({ code, properties }) => `${code} ${properties}`)];
}

describe('empty complement', () => {
  test.each<JsonObject>([{}, { $schema: schema('pay/card') }])(
    'prevents the digest of an envelope: %j',
    (complement) => {
      const outcome = build(withBlank(complement), { envelop: true }, testEnvironment);
      expect(told(outcome)).toEqual(['marshal', 'BW-MARSHAL $.doc.complements[1]']);
    },
  );

  test('in a bare document is reported by the rules first, otherwise on writing', () => {
    expect(told(build(withBlank({}), {}, testEnvironment))).toEqual([
      'validation',
      'GOBL-SCHEMA-OBJECT-01 $.complements[1].$schema',
    ]);
    expect(told(build(withBlank({ $schema: schema('pay/card') }), {}, testEnvironment))).toEqual([
      'marshal',
      'BW-MARSHAL $.complements[1]',
    ]);
  });

  test('is also reported in the lines of a status', () => {
    const status: JsonObject = {
      $schema: schema('bill/status'),
      type: 'update',
      supplier: { name: 'Talleres Llobregat S.L.' },
      lines: [{ key: 'paid' }, { key: 'paid', complements: [{ $schema: schema('pay/card') }] }],
    };
    expect(told(build(status, {}, testEnvironment))).toEqual(['marshal', 'BW-MARSHAL $.lines[1].complements[0]']);
  });

  test('prevents copying the document of an envelope', () => {
    const envelope = enveloped(withBlank({}));
    const refused = ['internal', 'BW-MARSHAL $.doc.complements[1]'];
    expect(told(replicate(envelope, {}, testEnvironment))).toEqual(refused);
    expect(told(correct(envelope, { type: 'credit-note' }, {}, testEnvironment))).toEqual(refused);
  });
});

test('an envelope with an empty document cannot be copied', () => {
  const blanks: JsonObject[] = [{}, { a: 1 }, { $schema: '' }, { $schema: schema('pay/card') }];
  for (const doc of blanks) {
    expect(told(replicate(enveloped(doc), {}, testEnvironment))).toEqual(['internal', 'BW-MARSHAL $.doc']);
    expect(told(correct(enveloped(doc), {}, {}, testEnvironment))).toEqual(['internal', 'BW-MARSHAL $.doc']);
  }
  expect(told(replicate({ $schema: schema('envelope') }, {}, testEnvironment))).toEqual([
    'marshal',
    'BW-NO-DOCUMENT $.doc',
  ]);
});

describe.each([
  ['half of a surrogate pair', 'Caf\ud83d'],
  ['a replacement character', 'Caf\ufffd'],
])('%s in a text', (_, text) => {
  const notes = [{ text: 'Whole' }, { text }];

  test('is allowed in a bare document', () => {
    expect(build(invoiceWith({ lines, notes }), {}, testEnvironment).ok).toBe(true);
  });

  test('prevents the digest of an envelope, and its property is reported', () => {
    const refused = { key: 'input', faults: [{ code: 'BW-DIGEST', properties: ['$.doc.notes[1].text'] }] };
    const invoice = invoiceWith({ lines, notes, $regime: 'ES' });
    expect(build(invoice, { envelop: true }, testEnvironment)).toMatchObject(refused);
    expect(replicate(enveloped(invoice), {}, testEnvironment)).toMatchObject(refused);
    expect(correct(enveloped(invoice), { type: 'credit-note' }, {}, testEnvironment)).toMatchObject(refused);
    expect(convertCurrency({ ...enveloped(invoice), head: {} }, 'EUR', {}, testEnvironment)).toMatchObject(refused);
  });
});
