/** What is written of a line, from where it comes, and what is said of the rest (chapter 14 §3.11). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import type { TermId } from '../terms/declare.ts';
import { writeDocument } from '../write.ts';
import { environment, invoice } from './testing.ts';

const taxes: JsonObject[] = [{ cat: 'VAT', percent: '20%' }];
const line = (more: JsonObject = {}): JsonObject => ({
  quantity: '2',
  item: { name: 'Shelf', price: '50.00' },
  taxes,
  ...more,
});
const item = (more: JsonObject): JsonObject => line({ item: { name: 'Shelf', price: '50.00', ...more } });

const firm = (name: string, siren: string, key: string): JsonObject => ({
  name,
  tax_id: { country: 'FR', code: `${key}${siren}` },
  identities: [{ code: siren, scope: 'legal', ext: { 'iso-scheme-id': '0002' } }],
  inboxes: [{ scheme: '0225', code: siren }],
  addresses: [{ street: 'quai du Port', code: '34500', locality: 'Béziers', country: 'FR' }],
});

async function outcomeOf(lines: readonly JsonObject[], key: string) {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  const supplier = firm('Imprimerie du Canal', '732829320', '44');
  const customer = firm('Librairie du Port', '356000000', '39');
  return writeDocument(invoice({ supplier, customer, lines: [...lines] }), format, {}, environment);
}

/** Returns the values of some terms of each line, with what they come from, and what is said of lines. */
async function written(lines: readonly JsonObject[], ids: readonly TermId[], key = 'en16931-cii') {
  const outcome = await outcomeOf(lines, key);
  if (!outcome.ok || outcome.result.written === undefined) throw new Error('it can be written');
  const { written, report } = outcome.result;
  return {
    lines: written.invoice
      .groups('BG-25')
      .map((group) =>
        [...group.within()]
          .filter(([id]) => ids.includes(id))
          .map(([id, { text, property }]) => [id, text, property?.slice('$.lines'.length)].join(' ').trim()),
      ),
    said: report.losses
      .filter(({ properties }) => properties.some((each) => each.startsWith('$.lines')))
      .map(({ kind, severity, term, properties, text }) =>
        [
          kind,
          severity,
          term ?? '',
          `${properties.map((each) => each.slice('$.lines'.length)).join(' ')}:`,
          words(text),
        ].join(' '),
      ),
  };
}

const NO_TERM = 'It is not written; EN 16931 has no term for it.';
const NEEDS_NONE = 'It is not written; EN 16931 has no term for it, and needs none.';

test('all that a line has is written from where it stands', async () => {
  const given = line({
    order: '7',
    cost: 'K',
    identifier: { code: 'M1', ext: { 'untdid-reference': 'AVT' } },
    period: { label: 'Spring', start: '2026-01-01', end: '2026-01-31' },
  });
  const ids = ['BT-126', 'BT-128', 'BT-128-1', 'BT-129', 'BT-131', 'BT-132', 'BT-133', 'BT-134', 'BT-135'] as const;
  expect(await written([line(), given], ids)).toEqual({
    lines: [
      ['BT-126 1 [0].i', 'BT-129 2 [0].quantity', 'BT-131 100.00 [0].total'],
      [
        'BT-126 2 [1].i',
        'BT-129 2 [1].quantity',
        'BT-132 7 [1].order',
        'BT-133 K [1].cost',
        'BT-131 100.00 [1].total',
        'BT-128 M1 [1].identifier.code',
        'BT-128-1 AVT [1].identifier.ext.untdid-reference',
        'BT-134 20260101 [1].period.start',
        'BT-135 20260131 [1].period.end',
      ],
    ],
    said: [`dropped info  [1].period.label: ${NEEDS_NONE}`],
  });
});

describe('notes of a line', () => {
  const notes: JsonObject[] = [
    { text: 'One', ext: { 'untdid-text-subject': 'AAI' }, src: 'desk' },
    { key: 'goods', text: 'Two' },
    { text: 'Three' },
  ];
  const said = [
    `dropped info  [0].notes[0].src: ${NEEDS_NONE}`,
    `dropped info  [0].notes[0].ext [0].notes[1].ext: ${NEEDS_NONE}`,
    `dropped info  [0].notes[1].key: ${NEEDS_NONE}`,
  ];

  it('are each written with its subject in EXTENDED', async () => {
    expect(await written([line({ notes })], ['BT-BW-4', 'BT-X-10'], 'facturx-extended')).toEqual({
      lines: [
        [
          'BT-BW-4 One [0].notes[0].text',
          'BT-X-10 AAI [0].notes[0].ext.untdid-text-subject',
          'BT-BW-4 Two [0].notes[1].text',
          'BT-X-10 AAA [0].notes[1].ext.untdid-text-subject',
          'BT-BW-4 Three [0].notes[2].text',
        ],
      ],
      said: said.filter((each) => !each.includes('.ext')),
    });
  });

  it('are one text elsewhere', async () => {
    expect(await written([line({ notes })], ['BT-127'])).toEqual({
      lines: [['BT-127 One\nTwo\nThree [0].notes[0].text']],
      said,
    });
  });
});

describe('parts of a line', () => {
  const whole = line({
    item: { name: 'Box' },
    breakdown: [
      { quantity: '1', item: { name: 'Book', price: '40.00' }, order: '7' },
      { quantity: '2', item: { name: 'Poster', price: '5.00' } },
      { quantity: '1', item: { name: 'Card' } },
    ],
  });
  const ids = ['BT-126', 'BT-129', 'BT-131', 'BT-132', 'BT-146', 'BT-151', 'BT-153', 'BT-X-8', 'BT-X-304'] as const;

  it('are lines for information in EXTENDED, one without a price too', async () => {
    expect(await written([line(), whole], ids, 'facturx-extended')).toEqual({
      lines: [
        [
          'BT-126 1 [0].i',
          'BT-129 2 [0].quantity',
          'BT-131 100.00 [0].total',
          'BT-146 50.00 [0].item.price',
          'BT-153 Shelf [0].item.name',
          'BT-151 S [0].taxes[0]',
        ],
        [
          'BT-126 2 [1].i',
          'BT-129 2 [1].quantity',
          'BT-131 100.00 [1].total',
          'BT-X-8 DETAIL [1]',
          'BT-146 50.00 [1].item.price',
          'BT-153 Box [1].item.name',
          'BT-151 S [1].taxes[0]',
        ],
        [
          'BT-126 2.1 [1].breakdown[0].i',
          'BT-X-8 INFORMATION [1].breakdown[0]',
          'BT-X-304 2 [1].breakdown[0]',
          'BT-129 1 [1].breakdown[0].quantity',
          'BT-132 7 [1].breakdown[0].order',
          'BT-131 40.00 [1].breakdown[0].total',
          'BT-146 40.00 [1].breakdown[0].item.price',
          'BT-153 Book [1].breakdown[0].item.name',
        ],
        [
          'BT-126 2.2 [1].breakdown[1].i',
          'BT-X-8 INFORMATION [1].breakdown[1]',
          'BT-X-304 2 [1].breakdown[1]',
          'BT-129 2 [1].breakdown[1].quantity',
          'BT-131 10.00 [1].breakdown[1].total',
          'BT-146 5.00 [1].breakdown[1].item.price',
          'BT-153 Poster [1].breakdown[1].item.name',
        ],
        [
          'BT-126 2.3 [1].breakdown[2].i',
          'BT-X-8 INFORMATION [1].breakdown[2]',
          'BT-X-304 2 [1].breakdown[2]',
          'BT-129 1 [1].breakdown[2].quantity',
          'BT-153 Card [1].breakdown[2].item.name',
        ],
      ],
      said: [],
    });
  });

  it('are left out elsewhere, and it is said', async () => {
    expect(await written([whole], ['BT-126', 'BT-146'])).toEqual({
      lines: [['BT-126 1 [0].i', 'BT-146 50.00 [0].item.price']],
      said: [`dropped warning  [0].breakdown: ${NO_TERM}`],
    });
  });
});

describe('who sells a line', () => {
  const ids = ['EXT-FR-FE-164', 'EXT-FR-FE-167', 'EXT-FR-FE-168', 'EXT-FR-FE-177'] as const;
  const identity = (code: string, scheme: string, more: JsonObject = {}): JsonObject => ({
    code,
    ext: { 'iso-scheme-id': scheme },
    ...more,
  });

  it('is written with the legal number and the country', async () => {
    const seller: JsonObject = {
      name: 'Papeterie du Lac',
      identities: [identity('55210055400013', '0009'), identity('552100554', '0002', { scope: 'legal' })],
      addresses: [{ label: 'Shop', country: 'FR' }, { country: 'BE' }],
      meta: { since: '1990' },
    };
    expect(await written([line({ seller })], ids, 'fr-extended-cii')).toEqual({
      lines: [
        [
          'EXT-FR-FE-164 Papeterie du Lac [0].seller.name',
          'EXT-FR-FE-167 552100554 [0].seller.identities[1].code',
          'EXT-FR-FE-177 FR [0].seller.addresses[0].country',
          'EXT-FR-FE-168 0002',
        ],
      ],
      said: [
        `dropped warning  [0].seller.identities[0]: ${NO_TERM}`,
        `dropped info  [0].seller.addresses[0].label: ${NEEDS_NONE}`,
        `dropped warning  [0].seller.addresses[1]: ${NO_TERM}`,
        `dropped info  [0].seller.meta: ${NEEDS_NONE}`,
      ],
    });
  });

  it('is written by the name alone, where there is no more', async () => {
    expect(await written([line({ seller: { name: 'Papeterie du Lac' } })], ids, 'fr-extended-cii')).toEqual({
      lines: [['EXT-FR-FE-164 Papeterie du Lac [0].seller.name']],
      said: [],
    });
  });

  it('is left out elsewhere, and it is said', async () => {
    expect(await written([line({ seller: { name: 'Papeterie du Lac' } })], ids)).toEqual({
      lines: [[]],
      said: [`dropped warning  [0].seller: ${NO_TERM}`],
    });
  });
});

describe('an item', () => {
  it.each<[string, string, string[]]>([
    ['piece', 'H87', []],
    ['XPP', 'XPP', []],
    ['portion', '13', []],
  ])('has a unit, which is counted by its code: %s by %s', async (unit, code, said) => {
    const from = unit === code ? 'ext.untdid-unit' : 'unit';
    expect(await written([item({ unit })], ['BT-130'])).toEqual({ lines: [[`BT-130 ${code} [0].item.${from}`]], said });
  });

  it('has the code of its unit, whatever code stood there', async () => {
    expect(await written([item({ unit: 'kg', ext: { 'untdid-unit': 'HUR' } })], ['BT-130'])).toEqual({
      lines: [['BT-130 KGM [0].item.unit']],
      said: [],
    });
  });

  it('has numbers of the seller, of a standard, of classes and of the buyer', async () => {
    const identities: JsonObject[] = [
      { code: '1', key: 'gtin', ext: { 'iso-scheme-id': '0160' } },
      { code: '2', label: 'STI', ext: { 'iso-scheme-id': '0160' } },
      { code: '3', label: 'STI' },
      { code: '4', key: 'isbn' },
      { code: '5', key: 'other' },
      { code: '6', label: 'STI', key: 'hsn' },
      { code: '7', label: 'Own', key: 'hsn' },
    ];
    const ids = ['BT-155', 'BT-156', 'BT-157', 'BT-157-1', 'BT-158', 'BT-158-1'] as const;
    expect(await written([item({ ref: 'S', identities })], ids)).toEqual({
      lines: [
        [
          'BT-155 S [0].item.ref',
          'BT-157 1 [0].item.identities[0].code',
          'BT-157-1 0160 [0].item.identities[0].ext.iso-scheme-id',
          'BT-158 3 [0].item.identities[2].code',
          'BT-158 4 [0].item.identities[3].code',
          'BT-158 6 [0].item.identities[5].code',
          'BT-158 7 [0].item.identities[6].code',
          'BT-156 5 [0].item.identities[4].code',
          'BT-158-1 STI',
          'BT-158-1 IB',
          'BT-158-1 STI',
          'BT-158-1 HS',
        ],
      ],
      said: [
        'dropped warning  [0].item.identities[1]: This further number of the item is not written; give the label of a list of UNTDID 7143 for a class of goods.',
        `dropped warning  [0].item.identities[4].key [0].item.identities[5].key: ${NO_TERM}`,
        `dropped warning  [0].item.identities[6].label: ${NO_TERM}`,
      ],
    });
    const typed: JsonObject = { code: '1', type: 'EAN', ext: { 'iso-scheme-id': '0160' } };
    expect(await written([item({ identities: [typed] })], ids)).toEqual({
      lines: [['BT-157 1 [0].item.identities[0].code', 'BT-157-1 0160 [0].item.identities[0].ext.iso-scheme-id']],
      said: [],
    });
  });

  it('has attributes by label, type or key, with all their values', async () => {
    const attributes: JsonObject[] = [
      { label: 'Colour', key: 'color', text: 'red', code: '3000' },
      { type: 'RAL', code: '3000' },
      { key: 'weight', amount: '1.50', unit: 'kg' },
      { key: 'length', amount: '3', ext: { 'untdid-unit': 'XZZ' } },
      { key: 'expiry', date: '2027-01-31' },
    ];
    const { lines, said } = await written([item({ attributes })], ['BT-160', 'BT-161']);
    expect(lines[0]?.map((each) => each.replace('[0].item.attributes', ''))).toEqual([
      'BT-160 Colour [0].label',
      'BT-161 red 3000 [0]',
      'BT-160 RAL [1].type',
      'BT-161 3000 [1]',
      'BT-160 weight [2].key',
      'BT-161 1.50 kg [2]',
      'BT-160 length [3].key',
      'BT-161 3 XZZ [3]',
      'BT-160 expiry [4].key',
      'BT-161 2027-01-31 [4]',
    ]);
    expect(said).toEqual([]);
  });

  it('has an origin, and what has no term is said', async () => {
    const given = item({ meta: { colour: 'red' }, currency: 'EUR', key: 'goods', origin: 'AT' });
    expect(await written([given], ['BT-159', 'BT-160'])).toEqual({
      lines: [['BT-159 AT [0].item.origin']],
      said: [`dropped info  [0].item.key: ${NEEDS_NONE}`, `dropped info  [0].item.meta: ${NEEDS_NONE}`],
    });
  });
});
