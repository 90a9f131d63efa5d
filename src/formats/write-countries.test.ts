import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { convertDocument, convertXml } from './convert.ts';
import { environment, invoice } from './mapping/testing.ts';
import { faultsOf, written } from './testing.ts';

const town: JsonObject = {
  name: 'Commune de Saint-Aubin-les-Prés',
  identities: [{ type: 'SIRET', code: '21370254100011' }],
  addresses: [{ street: 'place de la Mairie', locality: 'Saint-Aubin-les-Prés', code: '37160', country: 'FR' }],
};
const printer: JsonObject = {
  name: 'Imprimerie du Canal',
  tax_id: { country: 'FR', code: '732829320' },
  identities: [{ type: 'SIRET', code: '73282932000074' }],
  addresses: [{ street: 'quai du Port', locality: 'Béziers', code: '34500', country: 'FR' }],
};
const toTown = (more: JsonObject = {}) => invoice({ supplier: printer, customer: town, ...more });

describe('Chorus Pro', () => {
  it('knows parties by its own schemes, which are noticed', async () => {
    const { xml, terms, warnings } = await written(toTown(), 'choruspro-cii');
    expect(terms).toMatchObject({
      'BT-23': ['A1'],
      'BT-30': ['73282932000074'],
      'BT-30-1': ['1'],
      'BT-47': ['21370254100011'],
      'BT-47-1': ['1'],
    });
    expect(xml).not.toContain('GlobalID');
    expect(warnings.map(({ code }) => code)).toEqual(['BR-CL-11']);
  });

  it.each<[string, JsonObject, string, string]>([
    ['the VAT number in the Union', { country: 'DE', code: '111111125' }, '2', 'DE111111125'],
    ['country and name outside of it', { country: 'CH', code: 'E100416306' }, '3', 'CHImprimerie du Ca'],
  ])('writes %s', async (_, tax_id, scheme, text) => {
    const { terms } = await written(
      toTown({ supplier: { ...printer, tax_id, identities: [{ code: 'K7' }] } }),
      'choruspro-cii',
    );
    expect(terms).toMatchObject({ 'BT-30': [text], 'BT-30-1': [scheme], 'BT-29': ['K7'] });
  });

  it.each<[string, JsonObject, string, boolean]>([
    ['SIRET', printer, '1', true],
    ['VAT number', { ...printer, tax_id: { country: 'DE', code: '111111125' }, identities: [] }, '2', false],
  ])('reads its schemes again, and what they say of a %s', async (_, supplier, scheme, hasSiret) => {
    const { xml } = await written(toTown({ supplier }), 'choruspro-cii');
    const outcome = await convertXml(xml, {}, environment);
    expect(outcome).toMatchObject({
      ok: true,
      result: { result: { supplier: { ext: { 'fr-choruspro-scheme': scheme } } } },
    });
    const read = JSON.stringify(outcome);
    expect(read.includes('"type":"SIRET","code":"73282932000074"')).toBe(hasSiret);
    expect(read).toContain('"losses":[],"files":[],"faults":[]');
    expect(read).not.toMatch(/"iso-scheme-id":"[1-6]"/);
  });
});

describe('ZUGFeRD', () => {
  it('says of German sellers that went to the buyer what nothing is said of', async () => {
    const { terms, losses } = await written(invoice(), 'facturx-en16931');
    expect(terms).toMatchObject({ 'BT-70': ['Librairie du Port SARL'], 'BT-77': ['Lyon'], 'BT-80': ['FR'] });
    expect(losses).toContain('supplied info $.delivery');
    expect((await written(invoice({ delivery: { date: '2026-03-01' } }), 'facturx-en16931')).terms['BT-70']).toBe(
      undefined,
    );
  });

  it('leaves French sellers as they are', async () => {
    const { terms } = await written(toTown(), 'facturx-en16931');
    expect(terms['BT-70']).toBeUndefined();
  });
});

test('XRechnung has a rate of 0 for what is outside the scope of VAT', async () => {
  const contact = {
    people: [{ name: { given: 'Jo', surname: 'Hain' } }],
    telephones: [{ num: '+49 421 55501' }],
    emails: [{ addr: 'rechnung@hainbuche.example' }],
  };
  const lines: JsonObject[] = [
    {
      quantity: '1',
      item: { name: 'Deposit', price: '100.00' },
      taxes: [{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }],
    },
  ];
  const { supplier } = invoice();
  const instructions = { key: 'credit-transfer', credit_transfer: [{ iban: 'DE02120300000000202051' }] };
  const document = invoice({
    lines,
    supplier: { ...(supplier as JsonObject), ...contact, identities: [{ scope: 'tax', code: '60/123/45678' }] },
    payment: { terms: { notes: 'Soon' }, instructions },
    ordering: { code: '04011000-12345-03', period: { start: '2026-02-01', end: '2026-02-28' } },
  });
  for (const key of ['xrechnung-ubl', 'xrechnung-cii']) {
    const { terms } = await written(document, key);
    expect(terms).toMatchObject({ 'BT-118': ['O'], 'BT-119': ['0'], 'BT-151': ['O'] });
    expect(terms['BT-152']).toBeUndefined();
  }
});

test('Peppol takes a note in CII without its subject', async () => {
  const { terms, losses } = await written(invoice({ notes: [{ key: 'general', text: 'One' }] }), 'peppol-cii');
  expect(terms['BT-22']).toEqual(['One']);
  expect(terms['BT-21']).toBeUndefined();
  expect(losses).toContain('dropped info $.notes[0]');
});

test('profiles without rounding refuse it where the sums need it', async () => {
  const own = invoice({ totals: { rounding: '-0.04' } });
  expect(await faultsOf(own, 'facturx-basic')).toEqual(['BW-XML-ROUNDING $.totals.rounding']);
  expect((await written(own, 'facturx-en16931')).terms).toMatchObject({ 'BT-114': ['-0.04'], 'BT-115': ['1070.96'] });
  expect((await written(own, 'facturx-minimum')).terms['BT-115']).toEqual(['1070.96']);
  const nails = Array.from({ length: 3 }, () => ({
    quantity: '1',
    item: { name: 'Nail', price: '0.335' },
    taxes: [{ cat: 'VAT', percent: '19%' }],
  }));
  expect(await faultsOf(invoice({ lines: nails }), 'facturx-basicwl')).toEqual(['BW-XML-ROUNDING $.tax.rounding']);
  expect(await faultsOf(invoice({ lines: nails, tax: { rounding: 'currency' } }), 'facturx-basicwl')).toEqual([]);
});

test('amounts of currencies with three decimals are written with two, or refused', async () => {
  const dinars = (price: string) =>
    invoice({
      currency: 'KWD',
      lines: [{ quantity: '1', item: { name: 'Shelf', price }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
    });
  expect((await written(dinars('12.500'), 'en16931-ubl')).terms).toMatchObject({
    'BT-131': ['12.50'],
    'BT-117': ['2.50'],
    'BT-115': ['15.00'],
  });
  expect(await faultsOf(dinars('12.345'), 'en16931-ubl')).toEqual(
    expect.arrayContaining(['BW-XML-DECIMALS $.lines[0].total']),
  );
});

test('a loss of many lines is told once', async () => {
  const item = { name: 'Shelf', price: '100.00', images: [{ url: 'https://hainbuche.example/a.png' }] };
  const lines = [1, 2].map(() => ({ quantity: '1', item, taxes: [{ cat: 'VAT', percent: '19%' }] }));
  const { report } = await written(invoice({ lines }), 'en16931-ubl');
  expect(report.losses.map(({ properties }) => properties)).toContainEqual([
    '$.lines[0].item.images',
    '$.lines[1].item.images',
  ]);
});

test.each<[string, JsonObject, string[]]>([
  ['no base64', { data: 'JVBER' }, ['request.files[0].data']],
  ['nothing', { data: '' }, ['request.files[0].data']],
  ['a web page', { media_type: 'text/html' }, ['request.files[0].media_type']],
])('%s is not attached', async (_, more, properties) => {
  const file = { name: 'plan.pdf', media_type: 'application/pdf', data: 'JVBERg==', ...more };
  const outcome = await convertDocument(invoice(), { to: 'en16931-ubl', files: [file] }, environment);
  expect(outcome).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-FORMAT-FILE', properties }] });
});
