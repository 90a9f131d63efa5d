import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import { valuesIn } from '../engine/text/testing.ts';
import type { WriteOptions } from './conversion.ts';
import type { Format } from './format.ts';
import { formatOf, formats } from './formats.ts';
import { environment, invoice, reachableInvoice } from './mapping/testing.ts';
import { planFor } from './plans.ts';
import { checkStructure } from './schema/check-structure.ts';
import { loadStructure } from './schemas.ts';
import type { TermId } from './terms/declare.ts';
import { faultsOf, written } from './testing.ts';
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

describe('writeDocument', () => {
  it.each(formats.filter(({ writes, addons }) => writes && addons.includes('eu-en16931-v2017')))(
    'writes $key according to its schema',
    async ({ key, schema, specification, process }) => {
      const { root, terms, unclaimed } = await written(
        invoice({ $tags: key.includes('selfbilling') ? ['self-billed'] : [] }),
        key,
      );
      expect(checkStructure(root, await loadStructure(schema)).map(({ text }) => words(text))).toEqual([]);
      expect(unclaimed).toEqual([]);
      expect(terms).toMatchObject({ 'BT-1': ['R-26-017'], 'BT-24': [specification], 'BT-131': ['900.00'] });
      expect(terms['BT-23']?.[0]).toBe(process);
    },
  );

  it.each(CORE)('writes dates, units, categories and totals in %s', async (key) => {
    const { terms } = await written(invoice(), key);
    expect(terms).toMatchObject({
      'BT-2': [key === 'en16931-cii' ? '20260302' : '2026-03-02'],
      'BT-3': ['380'],
      'BT-31': ['DE111111125'],
      'BT-35': ['Werkstraße 7'],
      'BT-48': ['FR44732829320'],
      'BT-50': ['12 Quai Rambaud'],
      'BT-34-1': ['9930'],
      'BT-130': ['H87'],
      'BT-151': ['S'],
      'BT-152': ['19'],
      'BT-116': ['900.00'],
      'BT-117': ['171.00'],
      'BT-115': ['1071.00'],
    });
  });

  it('chooses the UBL root by the type code', async () => {
    const note = await written(
      invoice({ type: 'credit-note', payment: { terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] } } }),
      'en16931-ubl',
    );
    expect(note.root.name).toBe('cn:CreditNote');
    expect(note.terms).toMatchObject({ 'BT-3': ['381'], 'BT-9': ['2026-04-01'], 'BT-81': ['1'] });
    expect(note.losses).toContain('supplied info $.payment.instructions');
    const other = await written(
      invoice({ type: 'other', tax: { ext: { 'untdid-document-type': '308' } } }),
      'en16931-ubl',
    );
    expect(other.root.name).toBe('cn:CreditNote');
  });

  it('rounds line by line and compensates the difference', async () => {
    const lines = Array.from({ length: 3 }, () => line({ item: { name: 'Nail', price: '0.335' } }));
    const { terms, losses } = await written(invoice({ lines }), 'en16931-ubl');
    expect(terms).toMatchObject({ 'BT-131': ['0.34', '0.34', '0.34'], 'BT-106': ['1.02'], 'BT-112': ['1.21'] });
    expect(terms['BT-114']).toEqual(['-0.01']);
    expect(terms['BT-115']).toEqual(['1.20']);
    expect(losses).toContain('changed warning $.tax.rounding');
  });

  it('reports which figures it rounds and which taxes it removes', async () => {
    const lines = Array.from({ length: 3 }, () => line({ item: { name: 'Nail', price: '0.335' } }));
    const said = async (more: JsonObject) => {
      const { report } = await written(invoice(more), 'en16931-ubl');
      return report.losses.map(({ properties, term, text }) => [...properties, term, ...valuesIn(text)].join(' '));
    };
    expect(await said({ lines })).toEqual(['$.tax.rounding ', '$.tax.rounding BT-114 0.01']);
    expect(await said({ tax: { rounding: 'currency' } })).toEqual([]);
    expect(await said({ tax: { rounding: 'currency', prices_include: 'VAT' } })).toEqual(['$.tax.prices_include ']);
  });

  it('has the Factur-X requirements of a German seller, or of a document with German addons', async () => {
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

  it('removes included taxes from prices', async () => {
    const { terms, losses } = await written(
      invoice({ tax: { prices_include: 'VAT' }, lines: [line({ item: { name: 'Shelf', price: '119.00' } })] }),
      'en16931-cii',
    );
    expect(terms).toMatchObject({ 'BT-146': ['100.0000'], 'BT-131': ['100.00'], 'BT-112': ['119.00'] });
    expect(losses).toContain('changed info $.tax.prices_include');
  });

  it.each(CORE)('creates one exemption group in %s', async (key) => {
    const exempt = (vatex: string) => line({ taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': vatex } }] });
    const { terms, losses } = await written(
      invoice({ lines: [exempt('VATEX-EU-79-C'), exempt('VATEX-EU-132-1A')] }),
      key,
    );
    expect(terms).toMatchObject({ 'BT-118': ['E'], 'BT-116': ['200.00'], 'BT-117': ['0.00'], 'BT-119': ['0'] });
    expect(terms['BT-121']).toBeUndefined();
    expect(terms['BT-120']?.[0]?.split('; ')).toEqual([
      expect.stringMatching(/^Exempt based on article 79, point c\b/i),
      expect.stringMatching(/^Exempt based on article 132, section 1\b/i),
    ]);
    expect(losses).toContain('changed info $.totals.taxes.categories[0].rates[0]');
  });

  it.each(CORE)('treats retained taxes as paid in %s', async (key) => {
    const { terms, losses } = await written(
      invoice({
        supplier: {
          name: 'Ana Ruiz',
          tax_id: { country: 'ES', code: '58384285G' },
          addresses: [{ street: 'Calle Mayor', locality: 'Madrid', code: '28013', country: 'ES' }],
        },
        lines: [
          line({
            taxes: [
              { cat: 'VAT', percent: '21%' },
              { cat: 'IRPF', percent: '15%' },
            ],
          }),
        ],
      }),
      key,
    );
    expect(terms).toMatchObject({ 'BT-110': ['21.00'], 'BT-113': ['15.00'], 'BT-115': ['106.00'], 'BT-118': ['S'] });
    expect(terms['BT-22']).toEqual(['IRPF 15% of 100.00: 15.00 EUR retained']);
    expect(losses).toContain('changed warning $.totals.taxes.categories[1].rates[0]');
  });

  it('writes outlays as exempt, in the name of the buyer', async () => {
    const { terms, losses } = await written(
      invoice({ charges: [{ key: 'outlay', reason: 'Toll', amount: '12.00' }] }),
      'en16931-ubl',
    );
    expect(terms).toMatchObject({ 'BT-99': ['12.00'], 'BT-102': ['E'], 'BT-121': ['VATEX-EU-79-C'] });
    expect(losses).toContain('supplied warning $.charges[0]');
  });

  it('has no VAT numbers with category O', async () => {
    const outside = line({ taxes: [{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }] });
    const { terms, losses } = await written(invoice({ lines: [outside] }), 'en16931-ubl');
    expect(terms['BT-31']).toBeUndefined();
    expect(terms['BT-48']).toBeUndefined();
    expect(terms).toMatchObject({ 'BT-29': ['DE111111125'], 'BT-32': ['DE111111125'], 'BT-151': ['O'] });
    expect(terms['BT-152']).toBeUndefined();
    expect(losses).toContain('dropped warning $.customer.tax_id.code');
  });

  it("states the tax in the currency of the country at the document's rate", async () => {
    const rates = [{ from: 'USD', to: 'EUR', amount: '0.875967' }];
    const foreign = invoice({ currency: 'USD', exchange_rates: rates });
    for (const key of CORE) {
      const { terms } = await written(foreign, key);
      expect(terms).toMatchObject({ 'BT-6': ['EUR'], 'BT-110': ['171.00'], 'BT-111': ['149.79'] });
    }
  });

  it('lists instalments in the payment terms', async () => {
    const due_dates: JsonObject[] = [
      { date: '2026-05-01', percent: '60%' },
      { date: '2026-04-01', percent: '40%', notes: 'first' },
    ];
    const { terms } = await written(invoice({ payment: { terms: { due_dates } } }), 'en16931-ubl');
    expect(terms['BT-9']).toEqual(['2026-04-01']);
    expect(terms['BT-20']).toEqual(['2026-05-01: 642.60 EUR (60%)\n2026-04-01: 428.40 EUR (40%) first']);
  });

  it('omits a percentage that does not give its amount', async () => {
    const discounts = [{ reason: 'Old stock', percent: '10%', base: '50.00', amount: '5.00' }];
    const { terms } = await written(invoice({ lines: [line({ discounts })] }), 'en16931-ubl');
    expect(terms).toMatchObject({ 'BT-136': ['5.00'], 'BT-137': ['50.00'], 'BT-138': ['10'] });
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

  it('writes a tax representative if the order names the seller', async () => {
    const seller = {
      name: 'Tokyo Lamps',
      tax_id: { country: 'JP', code: '123' },
      identities: [{ code: 'T-1' }],
      addresses: [{ locality: 'Tokyo', country: 'JP' }],
    };
    const { terms } = await written(invoice({ ordering: { code: 'PO-88', seller } }), 'en16931-cii');
    expect(terms).toMatchObject({
      'BT-27': ['Tokyo Lamps'],
      'BT-32': ['123'],
      'BT-62': ['Hainbuche Möbelwerk GmbH'],
      'BT-63': ['DE111111125'],
    });
  });

  it('joins notes for Peppol and writes NA without an order', async () => {
    const notes: JsonObject[] = [{ key: 'general', text: 'One' }, { text: 'Two' }];
    const joined = await written(invoice({ notes, ordering: {} }), 'peppol-ubl');
    expect(joined.xml).toContain('<cbc:Note>#AAI#One\n\nTwo</cbc:Note>');
    expect(joined.terms['BT-13']).toEqual(['NA']);
    expect(joined.losses).toContain('supplied warning $.ordering.purchases');
    const core = await written(invoice({ notes }), 'en16931-ubl');
    expect(core.terms['BT-22']).toEqual(['One', 'Two']);
  });
});

describe('losses', () => {
  it('include everything that no mapping uses, in document order', async () => {
    const { losses } = await written(
      invoice({
        uuid: '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
        meta: { 'own-key': 'x' },
        lines: [
          line({ item: { name: 'Shelf', price: '100.00', images: [{ url: 'https://hainbuche.example/a.png' }] } }),
        ],
      }),
      'en16931-ubl',
    );
    expect(losses).toEqual([
      'dropped info $.uuid',
      'changed info $.tax.rounding',
      'dropped info $.lines[0].item.images',
      'dropped warning $.meta',
    ]);
  });

  it('are faults in strict mode', async () => {
    expect(await faultsOf(invoice({ meta: { 'own-key': 'x' } }), 'en16931-ubl', { strict: true })).toEqual([
      'BW-XML-LOSS $.meta',
    ]);
  });
});

const singapore: JsonObject = {
  name: 'Orchard Lamps',
  tax_id: { country: 'SG', code: 'M90362967Q' },
  inboxes: [{ scheme: '0195', code: 'SGUEN200712345K' }],
  addresses: [{ street: 'Orchard Road', locality: 'Singapore', country: 'SG' }],
};

describe('faults', () => {
  it.each<[string, JsonObject, string]>([
    ['a missing number', { code: '' }, 'BR-02 $.code'],
    ['a missing buyer', { customer: null }, 'BW-XML-BUYER $.customer'],
    [
      'a tax other than VAT',
      { supplier: singapore, lines: [line({ taxes: [{ cat: 'GST', percent: '9%' }] })] },
      'BW-XML-TAX $.lines[0].taxes[0].cat',
    ],

    [
      'an equivalence surcharge',
      {
        supplier: {
          name: 'Ana',
          tax_id: { country: 'ES', code: '58384285G' },
          addresses: [{ street: 'Mayor', locality: 'Vigo', code: '36001', country: 'ES' }],
        },
        lines: [line({ taxes: [{ cat: 'VAT', rate: 'general+eqs' }] })],
      },
      'BW-XML-SURCHARGE $.lines[0].taxes[0]',
    ],
    ['a line without tax', { lines: [line({ taxes: [] })] }, 'BW-XML-TAX $.lines[0].taxes'],
    ['a charge without tax', { charges: [{ reason: 'Stamps', amount: '1.00' }] }, 'BW-XML-TAX $.charges[0].taxes'],
    ['a control character', { notes: [{ text: 'a\u000bb' }] }, 'BW-XML-CHARACTER $.notes[0].text'],
    [
      'an unknown code',
      { lines: [line({ item: { name: 'Shelf', price: '1.00', unit: 'QQQ' } })] },
      'BR-CL-23 $.lines[0].item.ext.untdid-unit',
    ],
    [
      'a mandate without reference',
      { payment: { terms: { notes: 'Soon' }, instructions: { key: 'direct-debit', direct_debit: { account: 'X' } } } },
      'PEPPOL-EN16931-R061 $.payment.instructions.direct_debit.ref',
    ],
  ])('name the property of %s', async (_, more, found) => {
    expect(await faultsOf(invoice(more), 'peppol-ubl')).toContain(found);
  });

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
      '$.$schema: https://gobl.org/draft-0/bill/order',
    ],
    ['an empty envelope', { $schema: 'https://gobl.org/draft-0/envelope', doc: [] }, '$.doc.$schema: '],
    ...['status', 'payment'].map((name): [string, JsonObject, string] => {
      const $schema = `https://gobl.org/draft-0/bill/${name}`;
      return [`a ${name}`, { $schema }, `$.$schema: en16931-ubl,${$schema},cdar,cdar-ppf`];
    }),
  ])('name the format for writing %s, if there is one', async (_, document, expected) => {
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
