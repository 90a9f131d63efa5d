/** Types that can be documents of their own (chapter 01 §10, chapter 09 §2.3). */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAll, testEnvironment } from './bill/testing.ts';
import { build, type JsonObject, regimeDefinition, schemaIds, validate } from './index.ts';

beforeAll(loadAll);

const BASE = 'https://gobl.org/draft-0/';
const document = (path: string, members: JsonObject): JsonObject => ({ $schema: BASE + path, ...members });
const enveloped = (doc: JsonObject): JsonObject => ({ $schema: `${BASE}envelope`, doc });

function faults(data: JsonObject): string[] {
  const outcome = build(data, {}, testEnvironment);
  return outcome.ok
    ? []
    : outcome.faults.flatMap(({ code, properties }) => properties.map((each) => `${code} ${each}`));
}

function result(data: JsonObject): JsonObject | false {
  const outcome = build(data, {}, testEnvironment);
  return outcome.ok && outcome.result;
}

test('schemaIds are unique and include the wrapper and the envelope', () => {
  const ids = schemaIds();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort());
  for (const path of ['envelope', 'schema/object', 'bill/status', 'tax/regime-def', 'cbc/meta'])
    expect(ids).toContain(BASE + path);
});

describe('map document', () => {
  test('has its entries as members', () => {
    expect(result(document('tax/extensions', { b: '2', a: '1' }))).toEqual(
      document('tax/extensions', { a: '1', b: '2' }),
    );
    expect(result(enveloped(document('cbc/meta', { note: 'x' })))).toMatchObject({
      doc: document('cbc/meta', { note: 'x' }),
    });
  });

  test('follows the rules of its keys and values', () => {
    expect(faults(document('cbc/meta', { 'A b': 'x' }))).toEqual(['GOBL-CBC-KEY-02 $.A b']);
    expect(faults(enveloped(document('i18n/string', { en: 'Tax', xx: '?' })))).toEqual(['GOBL-I18N-LANG-01 $.doc.xx']);
    expect(faults(document('cbc/code-map', { Big: ' x' }))).toEqual([
      'GOBL-CBC-CODEMAP-01 $',
      'GOBL-CBC-KEY-02 $.Big',
      'GOBL-CBC-CODE-02 $.Big',
    ]);
  });

  test('must not be empty and contain only strings', () => {
    expect(faults(document('cbc/meta', {}))).toEqual(['BW-MARSHAL $']);
    expect(faults(document('tax/extensions', { a: 1 }))).toEqual(['BW-JSON-TYPE $.a']);
  });
});

test('plain values are not documents, and the wrapper is not a document type', () => {
  expect(faults(document('num/amount', {}))).toEqual(['BW-JSON-TYPE $']);
  expect(faults(document('tax/set', {}))).toEqual(['BW-JSON-TYPE $']);
  expect(faults(document('schema/object', {}))).toEqual(['BW-SCHEMA-UNKNOWN $.$schema']);
  expect(faults(enveloped(document('schema/object', { a: 'b' })))).toEqual(['GOBL-ENVELOPE-04 $.doc']);
});

describe('definitions', () => {
  test.each(['ES', 'PT', 'IT', 'GR'])('the regime of %s is a valid document', (country) => {
    const definition = JSON.parse(JSON.stringify(regimeDefinition(country)));
    expect(validate(definition, {}, testEnvironment)).toMatchObject({ ok: true });
  });

  const name = { en: 'Name' };
  const regime = { name, time_zone: 'Europe/Madrid', country: 'ES', currency: 'EUR' };
  const rated = (values: JsonObject[]) => {
    const rates = [{ rate: 'general', name, values }];
    return document('tax/regime-def', { ...regime, categories: [{ code: 'VAT', name, title: name, rates }] });
  };

  test.each([
    [
      'an addon without key and name',
      document('tax/addon-def', { requires: ['x'] }),
      ['GOBL-TAX-ADDONDEF-01 $.key', 'GOBL-TAX-ADDONDEF-02 $.name'],
    ],
    [
      'a regime with an unknown time zone',
      document('tax/regime-def', { ...regime, time_zone: 'Mars/Olympus', categories: [] }),
      ['GOBL-TAX-REGIMEDEF-04 $.time_zone'],
    ],
    [
      'a tax both retained and informative, without title',
      document('tax/regime-def', { ...regime, categories: [{ code: 'X', name, retained: true, informative: true }] }),
      ['GOBL-TAX-CATEGORYDEF-04 $.categories[0]', 'GOBL-TAX-CATEGORYDEF-03 $.categories[0].title'],
    ],
    [
      'values of a rate with the older first',
      rated([
        { since: '2010-07-01', percent: '18%' },
        { since: '2012-09-01', percent: '21%' },
      ]),
      ['GOBL-TAX-RATEDEF-03 $.categories[0].rates[0].values'],
    ],
    [
      'values of a rate with the newest first',
      rated([{ since: '2012-09-01', percent: '21%' }, { percent: '18%' }]),
      [],
    ],
    ['values of a rate without days', rated([{ percent: '21%' }, { percent: '18%' }]), []],
    [
      'a set without scenarios',
      document('tax/scenario-set', { schema: 'bill/invoice', list: [] }),
      ['GOBL-TAX-SCENARIOSET-02 $.list'],
    ],
    [
      'a correction without a schema',
      document('tax/correction-definition', { types: ['credit-note'] }),
      ['GOBL-TAX-CORRECTIONDEFINITION-01 $.schema'],
    ],
    [
      'a definition without key, code and name',
      document('cbc/definition', { pattern: '(' }),
      ['GOBL-CBC-DEFINITION-02 $', 'GOBL-CBC-DEFINITION-01 $.name', 'GOBL-CBC-DEFINITION-03 $.pattern'],
    ],
    ['a source without address', document('cbc/source', { content_type: 'text/html' }), ['GOBL-CBC-SOURCE-01 $.url']],
  ])('are checked: %s', (_case, definition, expected) => {
    expect(faults(definition)).toEqual(expected);
  });
});
