/** What the taxes of rows become, and what is said of those that are no VAT (chapter 14 §3.12). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import type { TermId } from '../terms/declare.ts';
import { writeDocument } from '../write.ts';
import { environment, invoice } from './testing.ts';

/** Lines at 100.00, each with its taxes. */
const rows = (...taxes: JsonObject[][]): JsonObject => ({
  lines: taxes.map((each) => ({ quantity: '1', item: { name: 'Shelf', price: '100.00' }, taxes: each })),
});
const VAT: JsonObject = { cat: 'VAT', percent: '19%' };
const ARTICLE = 'VATEX-EU-132-1A';
const exempt = (code?: string): JsonObject => ({
  cat: 'VAT',
  key: 'exempt',
  ...(code === undefined ? {} : { ext: { 'cef-vatex': code } }),
});
const note = (text: string, more: JsonObject = {}): JsonObject => ({
  cat: 'VAT',
  key: 'exempt',
  text,
  ext: { 'untdid-tax-category': 'E' },
  ...more,
});
const notes = (...all: JsonObject[]): JsonObject => ({ tax: { notes: all } });

async function outcomeOf(more: JsonObject, key: string) {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  return writeDocument(invoice(more), format, {}, environment);
}

/** Returns the values of some terms, each with what it comes from, and what is said but of rounding. */
async function written(more: JsonObject, ids: readonly TermId[], key = 'en16931-cii') {
  const outcome = await outcomeOf(more, key);
  if (!outcome.ok || outcome.result.written === undefined) throw new Error('it can be written');
  const { written, report } = outcome.result;
  return {
    terms: [...written.invoice.within()]
      .filter(([id]) => ids.includes(id))
      .map(([id, { text, property }]) => [id, text, property].join(' ')),
    said: report.losses
      .map(({ kind, severity, term, properties, text }) =>
        [kind, severity, term ?? '', `${properties.join(' ')}:`, words(text)].join(' '),
      )
      .filter((text) => !text.includes('$.tax.rounding') && !text.includes('$.delivery')),
  };
}

async function faultsOf(more: JsonObject): Promise<string[]> {
  const outcome = await outcomeOf(more, 'en16931-cii');
  return outcome.ok ? [] : outcome.faults.map((each) => `${each.code} ${each.properties}: ${words(each)}`);
}

describe('a tax that is no VAT', () => {
  it.each<[string, JsonObject[], string[], string[]]>([
    [
      'is said in a note where it is only shown',
      [VAT, { cat: 'PIS', country: 'BR', percent: '1.65%' }],
      ['BT-22 PIS 1.65% of 100.00: 1.65 EUR $.totals.taxes.categories[1].rates[0]'],
      [
        'changed warning BT-22 $.totals.taxes.categories[1].rates[0]: The tax PIS is said in a note; EN 16931 has VAT only.',
      ],
    ],
    [
      'counts as paid, and is said in a note, where it is withheld',
      [VAT, { cat: 'IRPF', country: 'ES', percent: '15%' }],
      [
        'BT-113 15.00 $.totals.retained_tax',
        'BT-22 IRPF 15% of 100.00: 15.00 EUR retained $.totals.taxes.categories[1].rates[0]',
      ],
      [
        'changed warning BT-113 $.totals.taxes.categories[1].rates[0]: The retained tax IRPF is written as paid, and said in a note; EN 16931 has VAT only.',
      ],
    ],
  ])('%s', async (_, taxes, terms, said) => {
    expect(await written(rows(taxes), ['BT-22', 'BT-113'])).toEqual({ terms, said });
    // One VAT is left, wherever it stands among them.
    const { terms: ofRow } = await written(rows(taxes.toReversed()), ['BT-151', 'BT-152']);
    expect(ofRow).toEqual(['BT-151 S $.lines[0].taxes[1]', 'BT-152 19 $.lines[0].taxes[1].percent']);
  });

  it.each<[string, JsonObject, string]>([
    [
      'without VAT beside it',
      rows([{ cat: 'PIS', country: 'BR', percent: '1.65%' }]),
      'BW-XML-TAX $.lines[0].taxes: Each line needs a VAT category; give key outside-scope if there is no VAT.',
    ],
    [
      'that is neither shown nor withheld',
      rows([VAT, { cat: 'IPI', country: 'BR', percent: '5%' }]),
      'BW-XML-TAX $.lines[0].taxes[1].cat: EN 16931 has only VAT; this document has IPI.',
    ],
    [
      'that is of the same scheme as VAT, beside it',
      rows([VAT, { cat: 'IGIC', country: 'ES', percent: '7%' }]),
      'BW-XML-TAX $.lines[0].taxes[1]: EN 16931 has one VAT for each line, discount or charge; remove all but one.',
    ],
    [
      'that comes with a surcharge',
      rows([{ cat: 'VAT', country: 'ES', percent: '21%', surcharge: '5.2%' }]),
      'BW-XML-SURCHARGE $.lines[0].taxes[0]: EN 16931 has no equivalence surcharge.',
    ],
  ])('cannot be written: one %s', async (_, more, fault) => {
    expect(await faultsOf(more)).toEqual([fault]);
  });
});

test('of another country, VAT is written at its rate, without a word', async () => {
  expect(await written(rows([{ cat: 'VAT', country: 'FR', percent: '20%' }]), ['BT-118', 'BT-119', 'BT-152'])).toEqual({
    terms: [
      'BT-152 20 $.lines[0].taxes[0].percent',
      'BT-118 S $.totals.taxes.categories[0].rates[0].ext.untdid-tax-category',
      'BT-119 20 $.totals.taxes.categories[0].rates[0].percent',
    ],
    said: [],
  });
});

describe('an outlay', () => {
  const charges: JsonObject = { charges: [{ key: 'outlay', amount: '5.00', reason: 'Stamps' }] };
  const said = [
    'supplied warning BT-102 $.charges[0]: The outlay bears no tax; it is written as exempt, as money spent in the name of the buyer (VATEX-EU-79-C).',
  ];

  it('is a group of the breakdown of its own', async () => {
    expect(
      await written(charges, ['BT-116', 'BT-117', 'BT-118', 'BT-119', 'BT-120', 'BT-121', 'BT-102', 'BT-103']),
    ).toEqual({
      terms: [
        'BT-102 E $.charges[0]',
        'BT-103 0 $.charges[0]',
        'BT-116 900.00 $.totals.taxes.categories[0].rates[0].base',
        'BT-117 171.00 $.totals.taxes.categories[0].rates[0].amount',
        'BT-118 S $.totals.taxes.categories[0].rates[0].ext.untdid-tax-category',
        'BT-119 19 $.totals.taxes.categories[0].rates[0].percent',
        'BT-116 5.00 $.charges[0].base',
        'BT-117 0.00 $.charges[0].amount',
        'BT-118 E $.charges[0].ext.untdid-tax-category',
        'BT-119 0 $.charges[0].percent',
        'BT-121 VATEX-EU-79-C $.charges[0].ext.cef-vatex',
      ],
      said,
    });
  });

  it('is explained by a note on what is exempt, where nothing else is', async () => {
    const { terms, said: told } = await written({ ...charges, ...notes(note('Stamps of yours')) }, [
      'BT-120',
      'BT-121',
    ]);
    expect(terms).toEqual(['BT-121 VATEX-EU-79-C $.charges[0].ext.cef-vatex', 'BT-120 Stamps of yours $.tax.notes']);
    expect(told).toEqual(said);
    const taxed = { charges: [{ key: 'outlay', amount: '5.00', reason: 'Stamps', taxes: [VAT] }] };
    const unfit = await written({ ...taxed, ...notes(note('Stamps of yours')) }, ['BT-120']);
    expect(unfit.terms).toEqual([]);
    expect(unfit.said.join()).toContain('The note on the tax is not written');
  });

  it('has its reason beside it in EXTENDED', async () => {
    const { terms } = await written(charges, ['BT-175', 'BT-176'], 'facturx-extended');
    expect(terms).toEqual(['BT-176 VATEX-EU-79-C $.charges[0]']);
  });
});

describe('reasons of exemption', () => {
  const REASONS = ['BT-116', 'BT-120', 'BT-121', 'BT-X-96', 'BT-X-97'] as const;

  it('are those of rows too in EXTENDED, which has a group for each', async () => {
    const document = {
      ...rows([exempt(ARTICLE)], [exempt('VATEX-EU-132-1B')], [exempt(ARTICLE)], [VAT]),
      ...notes(note('Why')),
    };
    const { terms } = await written(document, REASONS, 'facturx-extended');
    expect(terms).toEqual([
      'BT-X-96 Why $.lines[0].taxes[0]',
      'BT-X-97 VATEX-EU-132-1A $.lines[0].taxes[0].ext.cef-vatex',
      'BT-X-96 Why $.lines[1].taxes[0]',
      'BT-X-97 VATEX-EU-132-1B $.lines[1].taxes[0].ext.cef-vatex',
      'BT-X-96 Why $.lines[2].taxes[0]',
      'BT-X-97 VATEX-EU-132-1A $.lines[2].taxes[0].ext.cef-vatex',
      'BT-116 200.00 $.totals.taxes.categories[0].rates[0].base',
      'BT-121 VATEX-EU-132-1A $.totals.taxes.categories[0].rates[0].ext.cef-vatex',
      'BT-120 Why $.tax.notes',
      'BT-116 100.00 $.totals.taxes.categories[0].rates[1].base',
      'BT-121 VATEX-EU-132-1B $.totals.taxes.categories[0].rates[1].ext.cef-vatex',
      'BT-120 Why $.tax.notes',
      'BT-116 100.00 $.totals.taxes.categories[0].rates[2].base',
    ]);
  });

  it('are one of several where not all rows have a code, of which the note says', async () => {
    expect(await written({ ...rows([exempt(ARTICLE)], [exempt()]), ...notes(note('Why')) }, REASONS)).toEqual({
      terms: ['BT-116 200.00 $.totals.taxes.categories[0].rates[0].base', 'BT-120 Why $.tax.notes'],
      said: [
        `changed info BT-121 $.totals.taxes.categories[0].rates[0]: Several reasons of exemption (${ARTICLE}) are one group of the VAT breakdown, which names them in words.`,
      ],
    });
  });

  it.each<[string, JsonObject[], string, boolean]>([
    ['of no category of taxes is of VAT', [note('Why', { cat: null })], 'Why', false],
    ['of a tax in the same scheme as VAT counts', [note('Why', { cat: 'IGIC' })], 'Why', false],
    ['of another tax does not', [note('Why', { cat: 'IRPF' })], '', true],
    ['of a category that needs no reason does not', [note('Why', { key: 'standard', ext: null })], '', true],
  ])('a note %s', async (_, all, reason, isUnfit) => {
    const { terms, said } = await written({ ...rows([exempt(ARTICLE)], [VAT]), ...notes(...all) }, ['BT-120']);
    expect(terms).toEqual(reason === '' ? [] : [`BT-120 ${reason} $.tax.notes`]);
    expect(said).toEqual(
      isUnfit
        ? [
            'dropped warning  $.tax.notes[0]: The note on the tax is not written: no VAT without tax that it could explain is in the document.',
          ]
        : [],
    );
  });
});
