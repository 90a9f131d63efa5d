/** Which head an e-invoice gets, where each term of it comes from, and what is said of the rest (chapter 14 §3.1, §3.2). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenAsItStands, writtenOf } from './testing.ts';

const firm = (country: string, code: string): JsonObject => ({
  name: 'Atelier Lune',
  tax_id: { country, code },
  inboxes: [{ scheme: '0088', code: '4012345000009' }],
  addresses: [{ street: 'Quai 1', locality: 'Lac', code: '1000', country }],
  people: [{ name: { given: 'Ada', surname: 'Lind' } }],
  telephones: [{ num: '0421 1' }],
  emails: [{ addr: 'ada@lune.example' }],
});

describe('the head', () => {
  const HEAD = ['BT-1', 'BT-2', 'BT-3', 'BT-5', 'BT-7', 'BT-8', 'BT-23', 'BT-24'] as const;
  const core = 'BT-24 urn:cen.eu:en16931:2017 undefined';
  const own = [
    'BT-1 R-26-017 $.code',
    'BT-2 2026-03-02 $.issue_date',
    'BT-5 EUR $.currency',
    'BT-3 380 $.tax.ext.untdid-document-type',
  ];

  it.each<[string, JsonObject, string[]]>([
    ['as it is', {}, [...own, core]],
    ['with what makes the tax due', { tax: { point: 'delivery' } }, [...own, 'BT-8 35 $.tax.point', core]],
    [
      'with the day on which tax is due',
      { value_date: '2026-02-28' },
      [...own.slice(0, 3), 'BT-7 2026-02-28 $.value_date', ...own.slice(3), core],
    ],
    [
      'without the tax that prices include, of which nothing is left',
      { tax: { prices_include: 'VAT' } },
      [...own, core],
    ],
  ])('is written from the document, %s', async (_, more, terms) => {
    const { said, ...written } = await writtenOf(more, HEAD);
    expect(written.terms).toEqual(terms);
    expect(said.filter((each) => !each.startsWith('changed info $.tax.prices_include:'))).toEqual([]);
  });

  it('has the process that the portal is told', async () => {
    const town = { ...firm('FR', '39356000000'), identities: [{ type: 'SIRET', code: '35600000000048' }] };
    const seller = { ...firm('FR', '44732829320'), identities: [{ type: 'SIRET', code: '73282932000074' }] };
    const { terms } = await writtenOf({ supplier: seller, customer: town }, ['BT-23'], 'choruspro-cii');
    expect(terms).toEqual(['BT-23 A1 $.tax.ext.fr-choruspro-framework']);
  });

  it('is not written of what has no code for its type', async () => {
    expect((await writtenOf({ type: 'other' }, HEAD)).said).toEqual([
      'GOBL-EU-EN16931-BILL-INVOICE-02 $.tax.ext: EN 16931 needs untdid-document-type in tax.ext; it is set for every type but other (BR-4).',
    ]);
  });
});

describe('the tax in the currency of the country', () => {
  const TAX = ['BT-6', 'BT-111', 'BT-X-258', 'BT-X-259', 'BT-X-260', 'BT-X-261'] as const;
  const rate = (from: string, to: string, amount: string, more: JsonObject = {}) => ({ from, to, amount, ...more });
  const noTerm = (...places: number[]) =>
    `dropped warning ${places.map((place) => `$.exchange_rates[${place}]`).join(' ')}: It is not written; EN 16931 has no term for it.`;

  const otherRate = (place: number) =>
    `dropped warning $.exchange_rates[${place}]: The rate is not written: EN 16931 has one, to the currency in which the seller accounts for VAT (BT-6).`;

  it('is that by the rate between both, to the cent, and the other rates are not written', async () => {
    const exchange_rates = [
      rate('USD', 'EUR', '0.9'),
      rate('JPY', 'USD', '0.007'),
      rate('JPY', 'EUR', '0.006', { at: '2026-03-01T12:00:00', source: 'ecb' }),
    ];
    expect(await writtenOf({ currency: 'JPY', exchange_rates }, TAX)).toEqual({
      terms: ['BT-6 EUR $.exchange_rates[2].to', 'BT-111 1.03 $.exchange_rates[2].amount'],
      said: [noTerm(0), otherRate(1)],
    });
    expect((await writtenOf({ currency: 'JPY', exchange_rates }, TAX, 'facturx-extended')).terms).toEqual([
      'BT-6 EUR $.exchange_rates[2].to',
      'BT-X-258 JPY $.exchange_rates[2].from',
      'BT-X-259 EUR $.exchange_rates[2].to',
      'BT-X-260 0.006 $.exchange_rates[2].amount',
      'BT-X-261 20260301 $.exchange_rates[2].at',
      'BT-111 1.03 $.exchange_rates[2].amount',
    ]);
  });

  it.each<[string, JsonObject, string]>([
    ['the document has that currency', { exchange_rates: [rate('EUR', 'EUR', '1')] }, noTerm(0)],
    [
      'that of the country is not known',
      { supplier: firm('KW', '1'), exchange_rates: [rate('EUR', 'KWD', '0.3')] },
      otherRate(0),
    ],
  ])('is not written where %s', async (_, more, why) => {
    const { terms, said } = await writtenOf(more, TAX);
    expect(terms).toEqual([]);
    expect(said).toContain(why);
  });
});

test('tags are told by their places, where nothing else says them', async () => {
  const { said } = await writtenOf({ $tags: ['partial', 'simplified'] }, []);
  expect(said).toEqual(['dropped warning $.$tags[1]: The tag simplified is not written; no term of EN 16931 says it.']);
});

describe('notes', () => {
  const NOTES = ['BT-21', 'BT-22'] as const;
  const notes: JsonObject[] = [{ key: 'general', text: 'One', meta: { desk: '7' } }, { text: 'Two' }];
  const meta = 'dropped info $.notes[0].meta: It is not written; EN 16931 has no term for it, and needs none.';
  const joined = (...properties: string[]) =>
    `changed info BT-22 ${properties.join(' ')}: Peppol takes one note; this one is joined to the first.`;
  const noSubject = (property: string, subject: string) =>
    `dropped info BT-21 ${property}: The subject ${subject} is not written; Peppol takes a note in CII without one.`;
  /** A credit note that says in words why it corrects another. */
  const corrects: JsonObject = { type: 'credit-note', preceding: [{ code: '1', reason: 'Broken' }] };
  const reason = 'changed info BT-22 $.preceding[0].reason: The reason is written as a note of the document.';

  it.each(['en16931-ubl', 'en16931-cii'])('have their subjects in %s', async (key) => {
    expect(await writtenOf({ notes }, NOTES, key)).toEqual({
      terms: ['BT-22 One $.notes[0].text', 'BT-21 AAI $.notes[0].ext.untdid-text-subject', 'BT-22 Two $.notes[1].text'],
      said: [meta],
    });
  });

  it('come after the reason of a correction, and what no term says, which has no subject', async () => {
    expect(await writtenOf({ ...corrects, notes: [{ text: 'One' }] }, NOTES)).toEqual({
      terms: ['BT-21 ACD $.preceding[0].reason', 'BT-22 Broken $.preceding[0].reason', 'BT-22 One $.notes[0].text'],
      said: [reason],
    });
    const retained = await writtenOf(
      {
        supplier: firm('ES', '58384285G'),
        lines: [
          {
            quantity: '1',
            item: { name: 'Advice', price: '100.00' },
            taxes: [
              { cat: 'VAT', percent: '21%' },
              { cat: 'IRPF', percent: '15%' },
            ],
          },
        ],
      },
      NOTES,
    );
    expect(retained.terms).toEqual([
      'BT-22 IRPF 15% of 100.00: 15.00 EUR retained $.totals.taxes.categories[1].rates[0]',
    ]);
  });

  it.each<[string, JsonObject, string, string[], string[]]>([
    [
      'UBL',
      { notes },
      'peppol-ubl',
      ['BT-22 One\n\nTwo $.notes[0]', 'BT-21 AAI undefined'],
      [meta, joined('$.notes[1]')],
    ],
    [
      'CII, without their subjects',
      { notes },
      'peppol-cii',
      ['BT-22 One\n\nTwo $.notes[0]'],
      [noSubject('$.notes[0]', 'AAI'), meta, joined('$.notes[1]')],
    ],
    ['CII, one alone too', { notes: notes.slice(1) }, 'peppol-cii', ['BT-22 Two $.notes[0]'], []],
    [
      'UBL, with the reason of a correction behind them',
      { ...corrects, notes: [{ text: 'One' }] },
      'peppol-ubl',
      ['BT-22 One\n\n#ACD#Broken $.notes[0]'],
      [reason, joined('$.preceding[0].reason')],
    ],
    [
      'CII, the reason of a correction alone too',
      corrects,
      'peppol-cii',
      ['BT-22 Broken $.preceding[0].reason'],
      [reason, noSubject('$.preceding[0].reason', 'ACD')],
    ],
  ])('are one in Peppol, in %s', async (_, more, key, terms, said) => {
    const written = await writtenOf(more, NOTES, key);
    expect(written.terms).toEqual(terms);
    expect(written.said.toSorted()).toEqual(said.toSorted());
  });

  it('are as they were in Peppol where there is one, or none', async () => {
    expect((await writtenOf({ notes: notes.slice(0, 1) }, NOTES, 'peppol-ubl')).terms).toEqual([
      'BT-22 One $.notes[0].text',
      'BT-21 AAI $.notes[0].ext.untdid-text-subject',
    ]);
    expect((await writtenOf({}, NOTES, 'peppol-cii')).terms).toEqual([]);
  });

  it.each<[string, JsonObject, JsonObject, string, number]>([
    ['both parties of Germany in UBL', firm('DE', '111111125'), firm('DE', '282741168'), 'peppol-ubl', 2],
    ['both parties of Germany in CII', firm('DE', '111111125'), firm('DE', '282741168'), 'peppol-cii', 1],
    ['a seller of Germany alone', firm('DE', '111111125'), firm('FR', '44732829320'), 'peppol-ubl', 1],
    ['a buyer of Germany alone', firm('FR', '44732829320'), firm('DE', '282741168'), 'peppol-ubl', 1],
  ])('are as many in Peppol as it takes of %s', async (_, supplier, customer, key, count) => {
    const payment = { terms: { notes: 'Soon' }, instructions: { key: 'card', card: { last4: '1111' } } };
    const { terms } = await writtenOf({ supplier, customer, notes, payment }, ['BT-22'], key);
    expect(terms).toHaveLength(count);
  });
});

describe('a document that no rules have seen', () => {
  const tax = { ext: { 'untdid-document-type': '380' } };

  it.each<[string, JsonObject]>([
    ['nothing', {}],
    ['no codes', { tax: { rounding: 'currency' } }],
    ['no code for it', { tax: { ext: {} } }],
    ['an empty one', { tax: { ext: { 'untdid-document-type': '' } } }],
  ])('is not written without the code of its type, where it has %s', async (_, more) => {
    expect((await writtenAsItStands(more)).faults).toContain(
      'BW-XML-DOCUMENT-TYPE $.tax.ext: The kind of document has no code of UNTDID 1001; give it in tax.ext under untdid-document-type, for example 380.',
    );
  });

  it('has one of the day and the event at which tax is due, and no note without a text', async () => {
    const { terms } = await writtenAsItStands({
      tax: { ...tax, point: 'payment' },
      value_date: '2026-02-28',
      notes: [{ key: 'general' }, { text: 'One' }],
    });
    expect(terms.filter((each) => /^BT-(?:7|8|21|22) /.test(each))).toEqual(['BT-7 2026-02-28', 'BT-22 One']);
  });

  it('has tags of which those that are texts are told', async () => {
    expect((await writtenAsItStands({ tax, $tags: [null, 'bypass'] })).said).toContain(
      'dropped warning undefined $.$tags[1]: The tag bypass is not written; no term of EN 16931 says it.',
    );
    expect((await writtenAsItStands({ tax, $tags: [null] })).said.filter((each) => each.includes('$tags'))).toEqual([]);
  });
});
