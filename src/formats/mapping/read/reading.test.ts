import { describe, expect, it, test } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../../rules/testing.ts';
import type { TermId } from '../../terms/declare.ts';
import { readingOf as readingIn, reportOf } from '../testing.ts';
import { extensions, keyFor, listOf, some, unlessEmpty } from './reading.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

const readingOf = (xml: string, ...changes: Changes) => readingIn(changed(xml, ...changes));

describe('cleaned text', () => {
  it.each([
    ['is trimmed', ' \n a b\t', 'a b', []],
    ['is undefined if empty', ' \n', undefined, []],
    ['has no replacement characters', '\ufffd Stra\ufffde ', 'Strae', ['changed warning BT-1 $.code /: ']],
  ])('%s', async (_, text, expected, said) => {
    const reading = await readingOf(ubl);
    expect(reading.cleaned(text, { property: '$.code', term: 'BT-1' })).toBe(expected);
    expect(reportOf(reading).map((each) => each.replace('undefined', '/'))).toEqual(said);
  });
});

describe('number', () => {
  it.each([
    ['100.00', '100.00'],
    ['+7', '7'],
    ['-0.50', '-0.50'],
    ['.5', '0.5'],
    ['1e3', undefined],
    ['1,00', undefined],
    ['12345678901234567890123456789012345678901234567890', undefined],
  ])('%s is read as %s', async (text, expected) => {
    const reading = await readingOf(ubl);
    expect(reading.number('BT-131', text, '$.lines[0].total')).toBe(expected);
    const start = 'BW-XML-VALUE $.lines[0].total BT-131: BT-131,';
    expect(reportOf(reading)).toEqual(expected === undefined ? [expect.stringContaining(start)] : []);
  });
});

describe('date', () => {
  const zoned = (zone: string) => `changed info BT-2 $.issue_date undefined: ${zone}`;
  const clear = (text: string) => `changed warning BT-2 $.issue_date undefined: ${text},2026-02-03`;
  const bad = (text: string) => `BW-XML-VALUE $.issue_date BT-2: BT-2,${text}`;

  it.each([
    ['2026-02-03', '2026-02-03', []],
    ['2026-02-03Z', '2026-02-03', [zoned('Z')]],
    ['2026-02-03+01:30', '2026-02-03', [zoned('+01:30')]],
    ['2026-02-03-05:00', '2026-02-03', [zoned('-05:00')]],
    ['2026-02-03+1:30', undefined, [bad('2026-02-03+1:30')]],
    ['12026-02-03', undefined, [bad('12026-02-03')]],
    ['2026-02-03T10:00:00', '2026-02-03', [clear('2026-02-03T10:00:00')]],
    ['2026-02-30', undefined, [bad('2026-02-30')]],
    ['0000-02-03', undefined, [bad('0000-02-03')]],
    ['20260203', '2026-02-03', [clear('20260203')]],
  ])('in UBL is read or rejected: %s', async (text, date, said) => {
    const reading = await readingOf(ubl);
    expect(reading.date('BT-2', text, '$.issue_date')).toBe(date);
    expect(reportOf(reading)).toEqual(said);
  });

  it.each([
    ['20260203', '2026-02-03', []],
    ['020260203', undefined, [bad('020260203')]],
    ['202602031', undefined, [bad('202602031')]],
    ['2026-02-03', '2026-02-03', [clear('2026-02-03')]],
    ['2026.02.03', '2026-02-03', [clear('2026.02.03')]],
    ['202602031030', '2026-02-03', [clear('202602031030')]],
    ['20261303', undefined, [bad('20261303')]],
  ])('in CII is read or rejected: %s', async (text, date, said) => {
    const reading = await readingOf(cii);
    expect(reading.date('BT-2', text, '$.issue_date')).toBe(date);
    expect(reportOf(reading)).toEqual(said);
  });
});

describe('terms', () => {
  it('are marked as read by text but not by peek', async () => {
    const reading = await readingOf(ubl, ['<cbc:ID>2026-17</cbc:ID>', '<cbc:ID> </cbc:ID><cbc:ID> 2026-17 </cbc:ID>']);
    const { invoice } = reading;
    const [empty, number] = reading.read.invoice.all('BT-1');
    if (empty === undefined || number === undefined) throw new Error('it is read');
    expect(invoice.peek('BT-1')).toBe('2026-17');
    expect(invoice.elementOf('BT-1')).toBe(number.element);
    expect(reading.isTaken('BT-1', number)).toBe(false);
    expect(invoice.text('BT-1', '$.code')).toBe('2026-17');
    expect([reading.isTaken('BT-1', number), reading.isTaken('BT-1', empty)]).toEqual([true, false]);
    expect([...reading.sources]).toEqual([['$.code', number]]);
    expect([invoice.value('BT-20'), invoice.text('BT-20'), invoice.elementOf('BT-20')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are read only if they have a value', async () => {
    const reading = await readingOf(ubl, [
      '<cbc:DocumentCurrencyCode>',
      '<cbc:Note>One</cbc:Note><cbc:Note> </cbc:Note><cbc:Note>Two</cbc:Note><cbc:DocumentCurrencyCode>',
    ]);
    const notes = reading.invoice.all('BG-1');
    expect(notes.map((note) => note.peek('BT-22'))).toEqual(['One', undefined, 'Two']);
    expect(notes.map((note) => note.values('BT-22').length)).toEqual([1, 0, 1]);
    const [one, , two] = reading.read.invoice.groups('BG-1').map((group) => group.first('BT-22'));
    expect([one, two].map((value) => value && reading.isTaken('BT-22', value))).toEqual([true, true]);
  });

  it('are read with their qualifiers', async () => {
    const reading = await readingOf(ubl);
    const seller = reading.invoice.inner('BG-4');
    const address = seller?.value('BT-34');
    const [scheme] = seller?.group.all('BT-34-1') ?? [];
    if (seller === undefined || address === undefined || scheme === undefined) throw new Error('it is read');
    expect(reading.isTaken('BT-34-1', scheme)).toBe(false);
    expect(seller.qualifier(address, 'BT-34-1')).toBe('9930');
    expect(reading.isTaken('BT-34-1', scheme)).toBe(true);
    expect(reading.isTaken('BT-29-1', scheme)).toBe(false);
    expect(seller.qualifier(address, 'BT-29-1')).toBeUndefined();
  });

  it('are read with all qualifiers, ignoring blank ones', async () => {
    const reading = await readingOf(ubl, [
      '<cac:ClassifiedTaxCategory>',
      '<cac:CommodityClassification><cbc:ItemClassificationCode listID=" " listVersionID=" 2 ">84</cbc:ItemClassificationCode></cac:CommodityClassification><cac:ClassifiedTaxCategory>',
    ]);
    const item = reading.invoice.all('BG-25')[0]?.inner('BG-31');
    const [code] = item?.values('BT-158') ?? [];
    if (item === undefined || code === undefined) throw new Error('it is read');
    const qualifiers = ['BT-158-1', 'BT-158-2'] as const;
    expect(qualifiers.map((id) => item.qualifier(code, id))).toEqual([undefined, '2']);
    const areTaken = qualifiers.map((id) => item.group.all(id).map((value) => reading.isTaken(id, value)));
    expect(areTaken).toEqual([[true], [true]]);
  });

  it('are trimmed', async () => {
    const reading = await readingOf(
      ubl,
      ['<cbc:IssueDate>2026-03-02<', '<cbc:IssueDate> 2026-03-02\n<'],
      ['<cbc:PriceAmount currencyID="EUR">50.00<', '<cbc:PriceAmount currencyID="EUR"> 50.00 <'],
      ['unitCode="C62">2<', 'unitCode="C62"> two <'],
    );
    const [line] = reading.invoice.all('BG-25');
    expect(reading.invoice.date('BT-2', '$.issue_date')).toBe('2026-03-02');
    expect(line?.inner('BG-29')?.number('BT-146', '$.lines[0].item.price')).toBe('50.00');
    expect(line?.number('BT-129', '$.lines[0].quantity')).toBeUndefined();
    expect(reportOf(reading)).toEqual(['BW-XML-VALUE $.lines[0].quantity BT-129: BT-129,two']);
  });

  it('are all read when their group is settled', async () => {
    const reading = await readingOf(ubl, ['<cac:Contact>', '<cac:Contact><cbc:ID>C7</cbc:ID>']);
    reading.invoice.inner('BG-4')?.settle();
    const isTaken = (id: string) =>
      [...reading.read.invoice.within()].filter(([each, value]) => each === id && reading.isTaken(each, value)).length;
    expect(['BT-27', 'BT-34-1', 'BT-40', 'BT-44'].map(isTaken)).toEqual([1, 1, 1, 0]);
    expect(reading.settled.size).toBe(1);
    const [withoutTerm] = reading.read.unclaimed;
    expect(withoutTerm?.name).toBe('cbc:ID');
    expect(withoutTerm && reading.taken.has(withoutTerm)).toBe(true);
  });

  it('are read alone if their group has no element', async () => {
    const reading = await readingOf(ubl);
    const control = reading.invoice.inner('BG-2');
    control?.settle();
    expect(control?.element).toBeUndefined();
    const taken = [...reading.read.invoice.within()].filter(([, { isTaken }]) => isTaken);
    expect(taken).toEqual([...(control?.group.within() ?? [])]);
    expect(taken).toHaveLength(2);
    expect(reading.taken.size).toBe(0);
  });

  it.each([
    ['EUR', []],
    [' EUR ', []],
    ['', []],
    [
      'SEK',
      [
        'changed error BT-131 $.lines[0].total /ubl:Invoice/cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID: SEK,EUR',
      ],
    ],
  ])('are amounts in the currency of the document: %j', async (currency, said) => {
    const stated = (each: string) =>
      `<cbc:LineExtensionAmount currencyID="${each}">100.00</cbc:LineExtensionAmount><cac:Item>`;
    const reading = await readingOf(ubl, [stated('EUR'), stated(currency)]);
    const [line] = reading.invoice.all('BG-25');
    expect(line?.number('BT-131', '$.lines[0].total')).toBe('100.00');
    expect(reportOf(reading)).toEqual(said);
    expect(line?.decimal('BT-131', '$')?.toString()).toBe('100.00');
    expect(reading.invoice.all('BG-23')[0]?.percent('BT-119', '$')).toBe('19%');
    expect(line?.percent('BT-138', '$')).toBeUndefined();
  });

  it.each<[string, TermId, Changes]>([
    ['if the document has no currency', 'BT-110', [['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', '']]],
    [
      'for the VAT in the tax currency',
      'BT-111',
      [
        ['<cbc:DocumentCurrencyCode>EUR<', '<cbc:DocumentCurrencyCode>SEK<'],
        ['</cbc:DocumentCurrencyCode>', '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>'],
      ],
    ],
  ])('may be amounts in another currency %s', async (_, id, changes) => {
    const reading = await readingOf(ubl, ...changes);
    const totals = reading.invoice.inner('BG-22');
    expect(totals?.number(id, '$.totals.tax')).toBe('19.00');
    expect(reportOf(reading)).toEqual([]);
  });

  it('are not amounts in the tax currency, except for the VAT', async () => {
    const reading = await readingOf(
      ubl,
      ['</cbc:DocumentCurrencyCode>', '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>'],
      ['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="SEK">'],
    );
    expect(reading.invoice.all('BG-25')[0]?.inner('BG-29')?.number('BT-146', '$.lines[0].item.price')).toBe('50.00');
    expect(reportOf(reading)).toEqual([
      'changed error BT-146 $.lines[0].item.price /ubl:Invoice/cac:InvoiceLine/cac:Price/cbc:PriceAmount/@currencyID: SEK,EUR',
    ]);
  });

  it('have the currency of the document with its decimals', async () => {
    const yen = await readingOf(ubl, ['<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode> JPY ']);
    expect([yen.currency, yen.subunits]).toEqual(['JPY', 0]);
    const none = await readingOf(ubl, ['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', '']);
    expect([none.currency, none.subunits]).toEqual(['', 2]);
    expect([none.hasTerm('BT-1'), none.hasTerm('BT-X-8')]).toEqual([true, false]);
  });
});

it('textOf reads elements without a term by their path', async () => {
  const reading = await readingOf(ubl);
  const party = reading.read.invoice.element?.child('cac:AccountingSupplierParty')?.child('cac:Party');
  const name = party?.child('cac:Contact')?.child('cbc:Name');
  expect(reading.textOf(party, 'cac:Contact', 'cbc:Name')).toBe('Ada Lind');
  expect([...reading.taken]).toEqual([name]);
  expect(reading.textOf(party, 'cac:Contact', 'cbc:Note')).toBeUndefined();
  expect(reading.textOf(party, 'cac:Person', 'cbc:Name')).toBeUndefined();
  expect(reading.textOf(undefined)).toBeUndefined();
  expect(reading.taken.size).toBe(1);
});

it('textOf ignores empty elements and reports lost parts of texts', async () => {
  const reading = await readingOf(ubl, [
    '<cac:Contact>',
    '<cac:Contact><cbc:ID> </cbc:ID><cbc:Note>\ufffdx</cbc:Note>',
  ]);
  const party = reading.read.invoice.element?.child('cac:AccountingSupplierParty')?.child('cac:Party');
  expect(reading.textOf(party, 'cac:Contact', 'cbc:ID')).toBeUndefined();
  expect(reading.taken.size).toBe(0);
  expect(reading.textOf(party, 'cac:Contact', 'cbc:Note')).toBe('x');
  expect(reportOf(reading)).toEqual([
    'changed warning undefined  /ubl:Invoice/cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Note: ',
  ]);
});

test('some, listOf and unlessEmpty return undefined for empty contents', () => {
  expect(some({ a: undefined, b: '', c: [] })).toBeUndefined();
  expect(some({ a: undefined, b: 'x' })).toEqual({ a: undefined, b: 'x' });
  expect(some({ a: [1] })).toEqual({ a: [1] });
  expect([listOf(undefined), listOf('a')]).toEqual([undefined, ['a']]);
  expect([unlessEmpty([]), unlessEmpty(['a'])]).toEqual([undefined, ['a']]);
  expect([extensions({ a: undefined }), extensions({ a: undefined, b: 'x' })]).toStrictEqual([undefined, { b: 'x' }]);
});

test('keyFor returns a key only if it is the only one with the code', () => {
  const table = new Map([
    ['one', '1'],
    ['two', '2'],
    ['deux', '2'],
  ]);
  expect(['1', '2', '3', undefined].map((code) => keyFor(code, table))).toEqual([
    'one',
    undefined,
    undefined,
    undefined,
  ]);
});
