/** Discounts and charges, of a document and of its lines (chapter 14 §3.10, §3.11). */
import { expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import type { TermId } from '../terms/declare.ts';
import { writeDocument } from '../write.ts';
import { environment, invoice, writtenAsItStands, writtenOf } from './testing.ts';

const taxes: JsonObject[] = [{ cat: 'VAT', percent: '19%' }];

/** What a discount or a charge stands in: of the document, or of its only line, at 100.00. */
const PLACES = {
  'discounts of the document': (all) => ({ discounts: all.map((each) => ({ ...each, taxes })) }),
  'charges of the document': (all) => ({ charges: all.map((each) => ({ ...each, taxes })) }),
  'discounts of a line': (discounts) => line({ discounts: [...discounts] }),
  'charges of a line': (charges) => line({ charges: [...charges] }),
} as const satisfies Record<string, (all: readonly JsonObject[]) => JsonObject>;

type Where = keyof typeof PLACES;

function line(more: JsonObject): JsonObject {
  return { lines: [{ quantity: '1', item: { name: 'Shelf', price: '100.00' }, taxes, ...more }] };
}

/** The group, its terms for amount, base, percentage, reason, code, category and rate, and the path of the list. */
const TERMS: Record<Where, { readonly ids: readonly TermId[]; readonly at: string }> = {
  'discounts of the document': {
    ids: ['BG-20', 'BT-92', 'BT-93', 'BT-94', 'BT-97', 'BT-98', 'BT-95', 'BT-96'],
    at: '$.discounts',
  },
  'charges of the document': {
    ids: ['BG-21', 'BT-99', 'BT-100', 'BT-101', 'BT-104', 'BT-105', 'BT-102', 'BT-103'],
    at: '$.charges',
  },
  'discounts of a line': {
    ids: ['BG-27', 'BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140'],
    at: '$.lines[0].discounts',
  },
  'charges of a line': { ids: ['BG-28', 'BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145'], at: '$.lines[0].charges' },
};

const NAMES = ['group', 'amount', 'base', 'percent', 'reason', 'code', 'category', 'rate'];

/** Returns what each of some discounts or charges becomes, by names of the terms and with members that it comes from, and what is said of them. */
async function written(where: Where, ...all: JsonObject[]) {
  const { ids, at } = TERMS[where];
  const [group] = ids;
  const document = { ...invoice(), ...line({}), ...PLACES[where](all.map((each) => ({ ...each }))) };
  const format = formatOf('en16931-cii');
  const outcome = format && (await writeDocument(document, format, {}, environment));
  if (!outcome?.ok || outcome.result.written === undefined || group === undefined) throw new Error('it can be written');
  const { invoice: root } = outcome.result.written;
  const around = ids.length > 6 ? root : root.group('BG-25');
  const groups = around?.groups(group) ?? [];
  return {
    groups: groups.map((each) =>
      [...each.within()]
        .filter(([id]) => ids.includes(id))
        .map(([id, { text, property }]) =>
          [NAMES[ids.indexOf(id)] ?? id, text, property?.slice(each.property?.length ?? 0)].join(' ').trim(),
        ),
    ),
    paths: groups.map(({ property }) => property),
    said: outcome.result.report.losses
      .filter(({ properties }) => properties.some((each) => each.startsWith(at)))
      .map(({ kind, severity, term, text, properties }) =>
        [
          kind,
          severity,
          NAMES[ids.indexOf(term as TermId)],
          `${properties.map((each) => each.slice(at.length)).join(' ')}:`,
          words(text),
        ].join(' '),
      ),
  };
}

const ALL = Object.keys(PLACES) as Where[];
it.each(ALL)('%s are written with what they say, and from where they say it', async (where) => {
  const { groups, paths, said } = await written(
    where,
    { percent: '10%', reason: 'Old' },
    { percent: '10%', base: '50.00', reason: 'Old' },
    { amount: '3.00', reason: 'Low' },
  );
  const rest = where.endsWith('document') ? ['category S .taxes[0]', 'rate 19 .taxes[0]'] : [];
  expect(groups).toEqual([
    ['amount 10.00 .amount', 'reason Old .reason', 'percent 10 .percent', 'base 100.00 .percent', ...rest],
    ['amount 5.00 .amount', 'reason Old .reason', 'percent 10 .percent', 'base 50.00 .base', ...rest],
    ['amount 3.00 .amount', 'reason Low .reason', ...rest],
  ]);
  expect(paths).toEqual([0, 1, 2].map((place) => `${TERMS[where].at}[${place}]`));
  expect(said).toEqual([]);
});

it.each<[Where, string, string, string]>([
  ['discounts of the document', 'untdid-allowance', 'special-rebate', '100'],
  ['discounts of a line', 'untdid-allowance', 'special-rebate', '100'],
  ['charges of the document', 'untdid-charge', 'delivery', 'DL'],
  ['charges of a line', 'untdid-charge', 'delivery', 'DL'],
])('%s have the code of their reason: by %s', async (where, extension, key, code) => {
  const given = { amount: '1.00', reason: 'Why' };
  const codesOf = async (more: JsonObject) => {
    const { groups, said } = await written(where, { ...given, ...more });
    return [groups[0]?.filter((each) => each.startsWith('code')), ...said];
  };
  expect(await codesOf({ key })).toEqual([[`code ${code} .ext.${extension}`]]);
  expect(await codesOf({ key, reason: null })).toEqual([[`code ${code} .ext.${extension}`]]);

  expect(await codesOf({ ext: { [extension]: code } })).toEqual([[`code ${code} .ext.${extension}`]]);
});

it.each<[what: string, more: JsonObject, at: string, term: string, base: string]>([
  [
    'discounts of the document',
    { discounts: [{ percent: '10%', amount: '5.00', taxes }] },
    'discounts',
    'BT-94',
    '100.00',
  ],
  [
    'charges of the document',
    { charges: [{ percent: '10%', amount: '5.00', base: '49.00', taxes }] },
    'charges',
    'BT-101',
    '49.00',
  ],
])(
  '%s whose percentage does not give the amount are written without it, which is said',
  async (_, more, at, term, base) => {
    const tax = { ext: { 'untdid-document-type': '380' } };
    const { terms, said } = await writtenAsItStands({ tax, totals: { sum: '100.00' }, ...more });
    expect(terms.filter((each) => /^BT-(?:92|94|99|101) /.test(each))).toEqual([
      `${term === 'BT-94' ? 'BT-92' : 'BT-99'} 5.00`,
    ]);
    expect(said).toContain(
      `changed warning ${term} $.${at}[0].percent: The percentage 10% of ${base} is not 5.00, so that only the amount is written.`,
    );
  },
);

test('a code that is not listed is left to the reason in words, where there is one', async () => {
  expect(
    await written('charges of the document', { amount: '1.00', key: 'stamp-duty', reason: 'Stamps' }),
  ).toMatchObject({
    groups: [['amount 1.00 .amount', 'reason Stamps .reason', 'category S .taxes[0]', 'rate 19 .taxes[0]']],
    said: [
      'dropped info code [0].key: The code ST is not written, as EN 16931 does not list it; the reason in words is.',
    ],
  });
});

it.each<[what: string, at: string, more: JsonObject]>([
  ['by a key, and there is no reason in words', 'key', { key: 'stamp-duty' }],
  [
    'by itself, whatever the reason in words',
    'ext.untdid-charge',
    { ext: { 'untdid-charge': 'ST' }, reason: 'Stamps' },
  ],
])('a code that is not listed is written where it is given %s, and then refused', async (_, at, more) => {
  const charges = [{ amount: '1.00', taxes, ...more }];
  const { said } = await writtenOf({ ...line({}), charges }, ['BT-105']);
  expect(said.map((each) => each.split(':')[0])).toEqual([`BR-CL-20 $.charges[0].${at}`]);
});

test('an outlay that is not taxed is exempt beside what is', async () => {
  const { terms } = await writtenAsItStands({
    tax: { ext: { 'untdid-document-type': '380' } },
    charges: [{ key: 'outlay', amount: '5.00', reason: 'Stamps' }],
  });
  expect(terms.filter((each) => /^BT-(?:99|102|103) /.test(each))).toEqual(['BT-99 5.00', 'BT-102 E', 'BT-103 0']);
});

test('of a charge by quantity and rate the amount is written', async () => {
  expect(
    await written(
      'charges of a line',
      { rate: '1.50', quantity: '2', unit: 'h', reason: 'Cut' },
      { amount: '2.00', reason: 'Cut' },
    ),
  ).toMatchObject({
    groups: [
      ['amount 3.00 .amount', 'reason Cut .reason'],
      ['amount 2.00 .amount', 'reason Cut .reason'],
    ],
    said: [
      'dropped info amount [0].rate: Quantity and rate of the charge are not written, only the amount that they make.',
    ],
  });
});

test('an outlay that is taxed keeps its tax', async () => {
  expect(await written('charges of the document', { amount: '5.00', key: 'outlay', reason: 'Stamps' })).toMatchObject({
    groups: [
      [
        'amount 5.00 .amount',
        'reason Stamps .reason',
        'code AAE .ext.untdid-charge',
        'category S .taxes[0]',
        'rate 19 .taxes[0]',
      ],
    ],
    said: [],
  });
});

test('in EXTENDED each has the reason of its own exemption', async () => {
  const exempt: JsonObject = { cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132-1A' } };
  const given: JsonObject = { amount: '1.00', reason: 'Why', taxes: [exempt] };
  const format = formatOf('facturx-extended');
  const document = invoice({
    ...line({ taxes: [exempt] }),
    discounts: [given],
    charges: [given],
    tax: { notes: [{ cat: 'VAT', key: 'exempt', text: 'Lessons', ext: { 'untdid-tax-category': 'E' } }] },
  });
  const outcome = format && (await writeDocument(document, format, {}, environment));
  if (!outcome?.ok) throw new Error('it can be written');
  const terms = outcome.result.written?.invoice;
  expect(terms?.group('BG-20')?.text('BT-173')).toBe('Lessons');
  expect(terms?.group('BG-20')?.text('BT-174')).toBe('VATEX-EU-132-1A');
  expect(terms?.group('BG-21')?.text('BT-175')).toBe('Lessons');
  expect(terms?.group('BG-21')?.text('BT-176')).toBe('VATEX-EU-132-1A');
});
