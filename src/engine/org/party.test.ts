import { expect, test } from 'vitest';
import { faultsOf, normalised, readingFaults, rewritten } from '../rules/testing.ts';
import { Party } from './party.ts';

test('Party is written in the order of the standard', () => {
  const json = {
    meta: { b: '2', a: '1' },
    emails: [{ label: 'Billing', addr: 'billing@example.com' }],
    name: 'Provide One S.L.',
    ext: { z: '1', a: '2' },
    $regime: 'ES',
    addresses: [{ code: '28002', coords: {}, street: 'Calle Pradillo', num: '42' }],
  };
  expect(JSON.stringify(rewritten(Party, json))).toBe(
    '{"$regime":"ES","name":"Provide One S.L.",' +
      '"addresses":[{"num":"42","street":"Calle Pradillo","code":"28002","coords":{}}],' +
      '"emails":[{"label":"Billing","addr":"billing@example.com"}],"ext":{"a":"2","z":"1"},"meta":{"a":"1","b":"2"}}',
  );
});

test('Party omits empty properties unless they are required', () => {
  const json = { name: '', uuid: '', ext: {}, meta: {}, people: [{}], telephones: [{}], emails: [{}], websites: [{}] };
  expect(rewritten(Party, { ...json, endpoints: [{}], identities: [{}], addresses: [] })).toEqual({
    identities: [{ code: '' }],
    people: [{ name: null }],
    endpoints: [{ uri: '' }],
    emails: [{ addr: '' }],
    websites: [{ url: '' }],
    telephones: [{ num: '' }],
  });
});

test('Party reports every wrong type with its path', () => {
  const json = {
    name: 5,
    uuid: 'none',
    emails: { addr: 'a@b.c' },
    people: [{ name: 'Ana' }],
    logos: [{ height: 1.5 }],
  };
  expect(readingFaults(Party, json)).toEqual([
    'BW-JSON-TYPE $.name',
    'BW-UUID $.uuid',
    'BW-JSON-TYPE $.emails',
    'BW-JSON-TYPE $.people[0].name',
    'BW-JSON-TYPE $.logos[0].height',
  ]);
});

test('normalising cleans names, labels and codes, and removes null entries', () => {
  const json = {
    uuid: '00000000-0000-0000-0000-000000000000',
    name: '\u3000 Provide\u0000 One \n',
    emails: [null, { addr: ' Billing@Example.com ' }],
    telephones: [{ label: ' mobile ', num: '\u00a0+34 910\u0000123 ' }],
    websites: [{ url: ' https://example.com ' }],
    addresses: [{ label: ' kept ', street: ' Calle  Pradillo ', state: 'N-Y', code: ' 28\u200b002 ' }],
    registration: { capital: '3000.00', office: ' Madrid ' },
    ext: { a: '', b: ' kept ' },
  };
  expect(normalised(Party, json)).toEqual({
    name: 'Provide One',
    addresses: [{ label: ' kept ', street: 'Calle  Pradillo', state: 'NY', code: '28002' }],
    emails: [{ addr: 'Billing@Example.com' }],
    websites: [{ url: 'https://example.com' }],
    telephones: [{ label: 'mobile', num: '+34 910\u0000123' }],
    registration: { capital: '3000.00', office: 'Madrid' },
    ext: { b: ' kept ' },
  });
});

test('Party has no rules of its own, but its parts do', () => {
  const json = {
    people: [{}, { name: {} }, { name: { given: 'Ana' } }, { name: { surname: 'Ruiz' } }],
    emails: [{}, { addr: 'ana@example' }],
    telephones: [{ num: ' ' }, {}],
    websites: [{ url: 'nothing' }, {}],
    endpoints: [{}, { uri: 'acme.example.com' }, { uri: 'gobl:acme.example.com' }],
    registration: { currency: 'eur' },
    logos: [{ url: 'nothing', height: 63, width: 2049 }, { height: 64, width: 2048 }, {}],
  };
  expect(faultsOf(Party, json)).toEqual([
    'GOBL-CBC-URI-02 $.endpoints[1].uri',
    'GOBL-CURRENCY-CODE-01 $.registration.currency',
    'GOBL-ORG-PERSON-01 $.people[0].name',
    'GOBL-ORG-NAME-01 $.people[1].name.given',
    'GOBL-ORG-NAME-02 $.people[1].name.surname',
    'GOBL-ORG-ENDPOINT-01 $.endpoints[0].uri',
    'GOBL-ORG-EMAIL-01 $.emails[0].addr',
    'GOBL-ORG-EMAIL-02 $.emails[0].addr',
    'GOBL-ORG-EMAIL-02 $.emails[1].addr',
    'GOBL-ORG-WEBSITE-01 $.websites[0].url',
    'GOBL-ORG-WEBSITE-01 $.websites[1].url',
    'GOBL-ORG-TELEPHONE-01 $.telephones[1].num',
    'GOBL-ORG-REGISTRATION-01 $.registration.currency',
    'GOBL-ORG-IMAGE-01 $.logos[0].url',
    'GOBL-ORG-IMAGE-02 $.logos[0].height',
    'GOBL-ORG-IMAGE-03 $.logos[0].width',
  ]);
});
