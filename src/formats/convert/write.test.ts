import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import type { WriteOptions } from '../declare/conversion.ts';
import type { Format } from '../declare/format.ts';
import { planFor } from '../declare/plans.ts';
import { formatOf, formats } from '../list/formats.ts';
import { environment, invoice, reachableInvoice } from '../mapping/testing.ts';
import { checkStructure } from '../schema/check-structure.ts';
import { loadStructure } from '../schema/schemas.ts';
import type { TermId } from '../terms/declare.ts';
import { faultsOf, written } from '../testing.ts';
import { writeDocument } from './write.ts';

const CORE = ['en16931-ubl', 'en16931-cii'] as const;
/** Returns a format by its key. */
function named(key: string): Format {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  return format;
}

const line = (more: JsonObject = {}): JsonObject => ({
  quantity: '1',
  item: { name: 'Shelf', price: '100.00' },
  taxes: [{ cat: 'VAT', percent: '19%' }],
  ...more,
});

/** What some formats require of a document. */
const NEEDED: Readonly<Record<string, JsonObject>> = {
  'cius-ro-ubl': { exchange_rates: [{ from: 'EUR', to: 'RON', amount: '5.09' }] },
  'hr-ubl': {
    issue_time: '09:30:00',
    payment: { terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] } },
    meta: { 'hr-operator': 'Blagajna 1', 'hr-operator-oib': '12345678903', 'hr-process': 'P1' },
    lines: [
      line({
        quantity: '9',
        item: { name: 'Shelf', price: '100.00', identities: [{ label: 'CG', code: '62.20.20' }] },
      }),
    ],
  },
};

describe('writeDocument', () => {
  it.each(formats.filter(({ writes, addons }) => writes && addons.includes('eu-en16931-v2017')))(
    'writes $key according to its schema',
    async ({ key, schema, specification, process }) => {
      const { root, terms, unclaimed } = await written(
        invoice({ $tags: key.includes('selfbilling') ? ['self-billed'] : [], ...NEEDED[key] }),
        key,
      );
      expect(checkStructure(root, await schema.load()).map(({ text }) => words(text))).toEqual([]);
      expect(unclaimed).toEqual([]);
      expect(terms).toMatchObject({ 'BT-1': ['R-26-017'], 'BT-24': [specification], 'BT-131': ['900.00'] });
      expect(terms['BT-23']?.[0]).toBe(key === 'hr-ubl' ? 'P1' : process);
    },
  );

  it("adds the addon of the seller's country in Factur-X, unless the document has another one", async () => {
    const french = {
      name: 'Imprimerie du Canal',
      tax_id: { country: 'FR', code: '732829320' },
      identities: [{ type: 'SIRET', code: '73282932000074' }],
      addresses: [{ street: 'quai du Port', locality: 'Béziers', code: '34500', country: 'FR' }],
    };
    const addonsOf = async (more: JsonObject) => {
      const format = formatOf('facturx-en16931');
      if (format === undefined) throw new Error('it is a format');
      const outcome = await writeDocument(invoice(more), format, {}, environment);
      if (!outcome.ok) throw new Error(outcome.faults.map((each) => `${each.code} ${words(each)}`).join('\n'));
      return outcome.result.document.$addons as string[];
    };
    expect(await addonsOf({})).toContain('de-zugferd-v2');
    const own = await addonsOf({ supplier: french });
    expect([own.includes('fr-facturx-v1'), own.includes('de-zugferd-v2')]).toEqual([true, false]);
    const asked = await addonsOf({ supplier: french, $addons: ['de-zugferd-v2'] });
    expect([asked.includes('fr-facturx-v1'), asked.includes('de-zugferd-v2')]).toEqual([false, true]);
  });

  it('attaches files, each with the attachment of the same code', async () => {
    const files = [
      { id: 'A1', name: 'plan.pdf', media_type: 'application/pdf', data: 'JVBERg==' },
      { name: 'list.csv', media_type: 'text/csv', data: 'YQ==' },
    ];
    const attachments = [{ code: 'A1', url: 'https://hainbuche.example/plan.pdf', name: 'plan.pdf' }];
    for (const key of CORE) {
      const { terms, root } = await written(invoice({ attachments }), key, { files });
      expect(terms).toMatchObject({ 'BT-122': ['A1', 'list.csv'], 'BT-125': ['JVBERg==', 'YQ=='] });
      expect(terms['BT-125-2']).toEqual(['plan.pdf', 'list.csv']);
      expect(checkStructure(root, await loadStructure(key === 'en16931-cii' ? 'cii-d16b' : 'ubl'))).toEqual([]);
    }
  });
});

describe('losses', () => {
  it('are faults in strict mode', async () => {
    expect(await faultsOf(invoice({ meta: { 'own-key': 'x' } }), 'en16931-ubl', { strict: true })).toEqual([
      'BW-XML-LOSS $.meta',
    ]);
  });
});

describe('faults', () => {
  it('have paths within the envelope', async () => {
    const doc = invoice({ customer: null });
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc };
    expect(await faultsOf(envelope, 'en16931-cii')).toEqual(['BW-XML-BUYER $.doc.customer']);
  });

  it('reject documents that are not invoices', async () => {
    const order = { ...invoice(), $schema: 'https://gobl.org/draft-0/bill/order' };
    expect(await faultsOf(order, 'en16931-ubl')).toEqual(['BW-XML-TYPE $.$schema']);
  });

  it.each<[string, JsonObject, string]>([
    [
      'another document type',
      { $schema: 'https://gobl.org/draft-0/bill/order' },
      '$.$schema: bill/invoice,bill/status,bill/payment,https://gobl.org/draft-0/bill/order',
    ],
    [
      'an empty envelope',
      { $schema: 'https://gobl.org/draft-0/envelope', doc: [] },
      '$.doc.$schema: bill/invoice,bill/status,bill/payment,',
    ],
    ...[
      ['status', 'cdar,cdar-ppf,peppol-invoice-response'],
      ['payment', 'cdar,cdar-ppf,peppol-invoice-response,cfdi'],
    ].map(([name, formats]): [string, JsonObject, string] => {
      const $schema = `https://gobl.org/draft-0/bill/${name}`;
      return [`a ${name}`, { $schema }, `$.$schema: en16931-ubl,${$schema},${formats}`];
    }),
  ])('name the format that can write %s, if there is one', async (_, document, expected) => {
    const format = formatOf('en16931-ubl');
    if (format === undefined) throw new Error('it is a format');
    const outcome = await writeDocument(document, format, {}, environment);
    if (outcome.ok) throw new Error('it is no invoice');
    expect([
      outcome.key,
      ...outcome.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`),
    ]).toEqual(['input', `BW-XML-TYPE ${expected}`]);
  });
});

/** Returns why a document cannot be written. */
async function refusalOf(document: JsonObject, key: string, options: WriteOptions = {}): Promise<string[]> {
  const outcome = await writeDocument(document, named(key), options, environment);
  return outcome.ok ? [] : [outcome.key, ...outcome.faults.map(({ code, properties }) => `${code} ${properties}`)];
}

describe('input document', () => {
  it('must have a text as its schema, and an envelope needs contents', async () => {
    const { $schema, ...bare } = invoice();
    const said = async (document: JsonObject) => {
      const outcome = await writeDocument(document, named('en16931-ubl'), {}, environment);
      return outcome.ok
        ? []
        : outcome.faults.map(({ code, properties, values }) => [code, ...properties, values?.schema]);
    };
    expect(await said({ ...bare, $schema: 7 })).toEqual([['BW-XML-TYPE', '$.$schema', '']]);
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {} };
    expect(await said(envelope)).toEqual([['BW-XML-TYPE', '$.doc.$schema', '']]);
    expect(await said(bare)).toEqual([['BW-SCHEMA-MISSING', '$.$schema', undefined]]);
    expect(await said({ ...envelope, doc: bare })).toEqual([['BW-SCHEMA-MISSING', '$.doc.$schema', undefined]]);
  });

  it('gets its own addons and the addons of the format, each once', async () => {
    const addonsOf = async (more: JsonObject) => {
      const outcome = await writeDocument(invoice(more), named('en16931-ubl'), {}, environment);
      return outcome.ok && outcome.result.document.$addons;
    };
    expect(await addonsOf({})).toEqual(['eu-en16931-v2017']);
    expect(await addonsOf({ $addons: ['eu-en16931-v2017'] })).toEqual(['eu-en16931-v2017']);
    expect(await addonsOf({ $addons: ['de-zugferd-v2'] })).toEqual(
      expect.arrayContaining(['de-zugferd-v2', 'eu-en16931-v2017']),
    );
  });

  it('has no files unless they are passed', async () => {
    expect((await written(invoice(), 'en16931-ubl')).terms['BT-122']).toBeUndefined();
  });

  it('is rejected with its faults at their paths', async () => {
    const wrong = invoice({ lines: [line({ quantity: 'many' })] });
    expect(await refusalOf(wrong, 'en16931-ubl')).toEqual([
      expect.any(String),
      expect.stringContaining('$.lines[0].quantity'),
    ]);
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: wrong };
    expect((await refusalOf(envelope, 'en16931-ubl'))[1]).toContain('$.doc.lines[0].quantity');
  });

  it('has faults of the rules with their terms, separate from warnings', async () => {
    const document = reachableInvoice({ lines: [line({ item: { name: 'Shelf', price: '1.00', unit: 'QQQ' } })] });
    const outcome = await writeDocument(document, named('xrechnung-ubl'), {}, environment);
    expect(outcome.ok).toBe(true);
    const noticed = (outcome.warnings ?? []).map(({ code, terms, level }) => ({ code, terms, level }));
    expect(noticed).toEqual([
      { code: 'BW-SUPPLY-DATE', terms: undefined, level: 'information' },
      { code: 'BW-WARN-UNIT', terms: undefined, level: undefined },
      { code: 'BR-CL-23', terms: ['BT-130', 'BT-150'], level: undefined },
      { code: 'BR-DE-TMP-32', terms: ['BT-72'], level: 'information' },
    ]);
    const wrong = await writeDocument(invoice({ code: '' }), named('en16931-ubl'), {}, environment);
    expect(wrong.ok ? [] : wrong.faults).toMatchObject([{ code: 'BR-02', terms: ['BT-1'] }]);
  });

  it('is rejected as invalid if the format cannot express it', async () => {
    expect(await refusalOf(invoice({ customer: null }), 'en16931-ubl')).toEqual([
      'validation',
      'BW-XML-BUYER $.customer',
    ]);
    const nails = Array.from({ length: 3 }, () => line({ item: { name: 'Nail', price: '0.335' } }));
    expect(await refusalOf(invoice({ lines: nails }), 'facturx-basic')).toEqual([
      'validation',
      expect.stringContaining('BW-XML-'),
    ]);
    expect(await refusalOf(invoice({ notes: [{ text: 'a\u000bb' }] }), 'en16931-ubl')).toEqual([
      'validation',
      'BW-XML-CHARACTER $.notes[0].text',
    ]);
  });
});

it('plans contain the terms of their table', async () => {
  const { terms } = await planFor('cii');
  expect(['BT-1', 'BG-25', 'BT-161'].every((id) => terms.has(id as TermId))).toBe(true);
});
