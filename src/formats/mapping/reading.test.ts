import { describe, expect, it, test } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { extensions, keyFor, listOf, some, unlessEmpty } from './reading.ts';
import { readingOf as readingIn, saidOf } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

const readingOf = (xml: string, ...changes: Changes) => readingIn(changed(xml, ...changes));

describe('a text', () => {
  it.each([
    ['is read without blanks at its ends', ' \n a b\t', 'a b', []],
    ['is none where it is empty', ' \n', undefined, []],
    [
      'is read without what stands for lost characters',
      '\ufffd Stra\ufffde ',
      'Strae',
      [
        'changed warning BT-1 $.code /: The replacement character U+FFFD is left out: it stands for characters that were lost before.',
      ],
    ],
  ])('%s', async (_, text, expected, said) => {
    const reading = await readingOf(ubl);
    expect(reading.cleaned(text, { property: '$.code', term: 'BT-1' })).toBe(expected);
    expect(saidOf(reading).map((each) => each.replace('undefined', '/'))).toEqual(said);
  });
});

describe('a number', () => {
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
    const start = 'BW-XML-VALUE $.lines[0].total BT-131: BT-131 is no number that can be read: ';
    expect(saidOf(reading)).toEqual(expected === undefined ? [expect.stringContaining(start)] : []);
  });
});

describe('a date', () => {
  const zoned = (zone: string) =>
    `changed info BT-2 $.issue_date undefined: The time zone ${zone} of the date is left out.`;
  const bad = (text: string) => `BW-XML-VALUE $.issue_date BT-2: BT-2 is no date: ${text}. It is left out.`;

  it.each([
    ['2026-02-03', '2026-02-03', []],
    ['2026-02-03Z', '2026-02-03', [zoned('Z')]],
    ['2026-02-03+01:30', '2026-02-03', [zoned('+01:30')]],
    ['2026-02-03-05:00', '2026-02-03', [zoned('-05:00')]],
    ['2026-02-03+1:30', undefined, [bad('2026-02-03+1:30')]],
    ['12026-02-03', undefined, [bad('12026-02-03')]],
    ['2026-02-03T10:00:00', undefined, [bad('2026-02-03T10:00:00')]],
    ['2026-02-30', undefined, [bad('2026-02-30')]],
    ['0000-02-03', undefined, [bad('0000-02-03')]],
    ['20260203', undefined, [bad('20260203')]],
  ])('of UBL is read: %s', async (text, date, said) => {
    const reading = await readingOf(ubl);
    expect(reading.date('BT-2', text, '$.issue_date')).toBe(date);
    expect(saidOf(reading)).toEqual(said);
  });

  it.each([
    ['20260203', '2026-02-03'],
    ['020260203', undefined],
    ['202602031', undefined],
    ['2026-02-03', undefined],
    ['20261303', undefined],
  ])('of CII is read: %s', async (text, date) => {
    const reading = await readingOf(cii);
    expect(reading.date('BT-2', text, '$.issue_date')).toBe(date);
    expect(saidOf(reading)).toEqual(date === undefined ? [bad(text)] : []);
  });
});

describe('terms', () => {
  it('are taken when they are read, and not when they are only looked at', async () => {
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

  it('of several that stand there those are read that say something', async () => {
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

  it('what qualifies them is taken with them', async () => {
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

  it('are all taken where their group is spoken of as a whole', async () => {
    const reading = await readingOf(ubl);
    reading.invoice.inner('BG-4')?.settle();
    const isTaken = (id: string) =>
      [...reading.read.invoice.within()].filter(([each, value]) => each === id && reading.isTaken(each, value)).length;
    expect(['BT-27', 'BT-34-1', 'BT-40', 'BT-44'].map(isTaken)).toEqual([1, 1, 1, 0]);
    expect(reading.settled.size).toBe(1);
  });

  it.each([
    ['EUR', []],
    [' EUR ', []],
    ['', []],
    [
      'SEK',
      [
        'changed error BT-131 $.lines[0].total /ubl:Invoice/cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID: The amount is in SEK, and is read as one in EUR, the currency of the document.',
      ],
    ],
  ])('are amounts in the currency of the document: %j', async (currency, said) => {
    const stated = (each: string) =>
      `<cbc:LineExtensionAmount currencyID="${each}">100.00</cbc:LineExtensionAmount><cac:Item>`;
    const reading = await readingOf(ubl, [stated('EUR'), stated(currency)]);
    const [line] = reading.invoice.all('BG-25');
    expect(line?.number('BT-131', '$.lines[0].total')).toBe('100.00');
    expect(saidOf(reading)).toEqual(said);
    expect(line?.decimal('BT-131', '$')?.toString()).toBe('100.00');
    expect(reading.invoice.all('BG-23')[0]?.percent('BT-119', '$')).toBe('19%');
    expect(line?.percent('BT-138', '$')).toBeUndefined();
  });

  it('have the currency of the document, and so many decimals', async () => {
    const yen = await readingOf(ubl, ['<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode> JPY ']);
    expect([yen.currency, yen.subunits]).toEqual(['JPY', 0]);
    const none = await readingOf(ubl, ['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', '']);
    expect([none.currency, none.subunits]).toEqual(['', 2]);
    expect([none.hasTerm('BT-1'), none.hasTerm('BT-X-8')]).toEqual([true, false]);
  });
});

it('elements without a term are read by their way, and taken', async () => {
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

test('members that say nothing make no object, entries that are missing no list', () => {
  expect(some({ a: undefined, b: '', c: [] })).toBeUndefined();
  expect(some({ a: undefined, b: 'x' })).toEqual({ a: undefined, b: 'x' });
  expect(some({ a: [1] })).toEqual({ a: [1] });
  expect([listOf(undefined), listOf('a')]).toEqual([undefined, ['a']]);
  expect([unlessEmpty([]), unlessEmpty(['a'])]).toEqual([undefined, ['a']]);
  expect([extensions({ a: undefined }), extensions({ a: undefined, b: 'x' })]).toEqual([undefined, { b: 'x' }]);
});

test('a code has a key where exactly one has the code', () => {
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
