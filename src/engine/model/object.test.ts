import { describe, expect, test } from 'vitest';
import { Party } from '../org/party.ts';
import { TaxCombo } from '../tax/combo.ts';
import type { JsonObject } from './json.ts';
import { Reader } from './reader.ts';

function rewritten(json: JsonObject): { json: JsonObject; unknown: string[]; faults: string[] } {
  const reader = new Reader(() => undefined);
  const party = Party.read(json, reader);
  return {
    json: party ? Party.write(party) : {},
    unknown: reader.warnings.flatMap(({ properties }) => properties),
    faults: reader.faults.map(({ code, properties }) => `${code} ${properties}`),
  };
}

describe('ObjectType.read', () => {
  test('drops unknown members and reports them', () => {
    expect(rewritten({ name: 'Ana', nmae: 'x' })).toMatchObject({ json: { name: 'Ana' }, unknown: ['$.nmae'] });
  });

  test('treats null as absent', () => {
    expect(rewritten({ name: null, tax_id: null, emails: null, ext: null }).json).toEqual({});
  });

  test('reports every value of a wrong type, in document order', () => {
    expect(
      rewritten({ name: 5, tax_id: 'x', emails: { addr: 'a@b.c' }, addresses: [{ coords: { lat: 'x' } }] }).faults,
    ).toEqual([
      'BW-JSON-TYPE $.name',
      'BW-JSON-TYPE $.tax_id',
      'BW-JSON-TYPE $.emails',
      'BW-JSON-TYPE $.addresses[0].coords.lat',
    ]);
  });

  test('ignores letter case in member names', () => {
    expect(rewritten({ NAME: 'Ana', Tax_ID: { Country: 'ES' } }).json).toEqual({
      name: 'Ana',
      tax_id: { country: 'ES' },
    });
  });

  test('merges several spellings of one name', () => {
    const json: JsonObject = {
      tax_id: { code: 'B98602642' },
      Tax_ID: { country: 'ES', code: 'X' },
      NAME: 'Ana',
      name: null,
      Emails: [{ addr: 'a@example.com', label: 'First' }, { addr: 'b@example.com' }],
      emails: [{ addr: 'c@example.com' }],
      Meta: { a: '1', b: '1' },
      meta: { b: '2' },
      Ext: { 'k-one': '1' },
      ext: { 'k-two': '2' },
    };
    expect(rewritten(json).json).toEqual({
      name: 'Ana',
      tax_id: { country: 'ES', code: 'B98602642' },
      emails: [{ label: 'First', addr: 'c@example.com' }],
      ext: { 'k-two': '2' },
      meta: { a: '1', b: '2' },
    });
  });

  test('never reaches a prototype through a member name', () => {
    const json = JSON.parse(
      '{"name":"Ana","__proto__":{"polluted":true},"meta":{"__proto__":"x","constructor":"y"}}',
    ) as JsonObject;
    const { json: written } = rewritten(json);
    expect(JSON.stringify(written)).toBe('{"name":"Ana","meta":{"__proto__":"x","constructor":"y"}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('moves values of older names to their new place', () => {
    const combo = TaxCombo.read({ cat: 'VAT', tags: ['reduced', 'x'] }, new Reader(() => undefined));
    expect(combo && TaxCombo.write(combo)).toEqual({ cat: 'VAT', rate: 'reduced' });
  });

  test('ignores letter case in older names too', () => {
    const reader = new Reader(() => undefined);
    const combo = TaxCombo.read({ Cat: 'VAT', TAGS: ['reduced'], Tags: ['general'] }, reader);
    expect(combo && TaxCombo.write(combo)).toEqual({ cat: 'VAT', rate: 'general' });
    expect(reader.warnings.map(({ code, properties }) => [code, ...properties])).toEqual([
      ['BW-WARN-NAME', '$.Cat'],
      ['BW-WARN-NAME', '$.TAGS'],
      ['BW-WARN-NAME', '$.Tags'],
    ]);
  });

  test('reports a $schema in another letter case', () => {
    const reader = new Reader(() => undefined);
    TaxCombo.read({ $schema: 'x', $Schema: 'y', cat: 'VAT' }, reader);
    expect(reader.warnings.map(({ code, properties }) => [code, ...properties])).toEqual([
      ['BW-WARN-NAME', '$.$Schema'],
    ]);
  });
});

describe('ObjectType.write', () => {
  test('writes members in the order of the declaration', () => {
    const { json } = rewritten({
      emails: [{ addr: 'a@example.com' }],
      name: 'Ana',
      uuid: '019cf0c1-9c40-7000-8000-000000000001',
    });
    expect(Object.keys(json)).toEqual(['uuid', 'name', 'emails']);
  });

  test('omits empty members unless they are always written', () => {
    expect(rewritten({ name: '', emails: [{}], identities: [], meta: {} }).json).toEqual({ emails: [{ addr: '' }] });
  });
});
