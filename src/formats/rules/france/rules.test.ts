/** What France asks of numbers, notes, parties, taxes and figures, the same in both syntaxes unless it is said (chapter 12 §13). */
import { describe, expect, test } from 'vitest';
import { FRAMES } from '../../france/frames.ts';
import { placesIn } from '../extended/testing.ts';
import { changed, said } from '../testing.ts';
import { set as cii } from './cii.ts';
import { CATEGORIES, DOCUMENTS, RATES, TREATMENTS, TYPES } from './forms.ts';
import { type Both, both, type Change, foundIn, frenchCii, frenchUbl } from './testing.ts';
import { set as ubl } from './ubl.ts';

const NONE = [[], []];
const SETTLED = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

const number = (text: string) =>
  both(['<cbc:ID>2026-17<', `<cbc:ID>${text}<`], ['<ram:ID>2026-17<', `<ram:ID>${text}<`]);
const type = (code: string) =>
  both(['InvoiceTypeCode>380<', `InvoiceTypeCode>${code}<`], ['TypeCode>380<', `TypeCode>${code}<`]);
const frame = (code: string) =>
  both(['<cbc:ProfileID>B1<', `<cbc:ProfileID>${code}<`], ['<ram:ID>B1<', `<ram:ID>${code}<`]);
const note = (subject: string, content: string) =>
  both(
    ['<cbc:DocumentCurrencyCode>', `<cbc:Note>#${subject}#${content}</cbc:Note><cbc:DocumentCurrencyCode>`],
    [
      '</rsm:ExchangedDocument>',
      `<ram:IncludedNote><ram:Content>${content}</ram:Content><ram:SubjectCode>${subject}</ram:SubjectCode></ram:IncludedNote></rsm:ExchangedDocument>`,
    ],
  );

describe('the number of an invoice', () => {
  test('has 35 characters at most', async () => {
    expect(await foundIn(/FR-0[12]/, number('9'.repeat(35)))).toEqual(NONE);
    const long = '9'.repeat(36);
    expect(await foundIn(/FR-0[12]/, number(long))).toEqual([
      [`BR-FR-01_BT-1-1 BT-1 ${long} 36`],
      [`BR-FR-01_BT-1 BT-1 ${long} 36`],
    ]);
  });

  test('is of some characters alone, in two rules in UBL', async () => {
    expect(await foundIn(/FR-0[12]/, number('F 17'))).toEqual([
      ['BR-FR-01_BT-1-2 BT-1 F 17', 'BR-FR-02_BT-1 BT-1 F 17'],
      ['BR-FR-02_BT-1 BT-1 F 17'],
    ]);
  });
});

test('a date is a day of this century', async () => {
  const issued = (date: string) =>
    both(['IssueDate>2026-03-02<', `IssueDate>${date}<`], ['>20260302<', `>${date.replaceAll('-', '')}<`]);
  expect(await foundIn(/FR-03/, issued('2026-03-31'))).toEqual(NONE);
  expect(await foundIn(/FR-03/, issued('2026-02-30'))).toEqual([
    ['BR-FR-03_BT-2 BT-2 2026-02-30'],
    ['BR-FR-03_BT-2 BT-2 20260230'],
  ]);
});

test('the type of a document is one that is used', async () => {
  for (const code of TYPES) expect(await foundIn(/FR-04/, type(code))).toEqual(NONE);
  for (const code of ['326', '', ' 380']) {
    const told = expect.stringMatching(new RegExp(`^BR-FR-04_BT-3 BT-3 ${code} 380`));
    expect(await foundIn(/FR-04/, type(code))).toEqual([[told], [told]]);
  }
});

describe('a note of the law', () => {
  test('is none that has no subject', async () => {
    const { ubl: inUbl, cii: inCii } = note('PMT', '40 €');
    const bare = (changes: readonly Change[], part: RegExp | string) =>
      changes.map(([from, to]): Change => [from, to.replace(part, '')]);
    const changes = { ubl: bare(inUbl, '#PMT#'), cii: bare(inCii, /<ram:SubjectCode>.*SubjectCode>/) };
    expect(await foundIn(/FR-0[56]/, changes)).toEqual(NONE);
  });

  const without = (subject: string) => both([`#${subject}#`, `#ZZZ#`], [`SubjectCode>${subject}<`, 'SubjectCode>ZZZ<']);
  test.each(['PMT', 'PMD', 'AAB'])('is there: %s', async (subject) => {
    const [inUbl, inCii] = await foundIn(/FR-0[56]/, without(subject));
    expect([...inUbl, ...inCii]).toEqual([
      expect.stringMatching(`^BR-FR-05_BT-22-[123] ${subject}$`),
      `BR-FR-05_BT-22_${subject} ${subject}`,
    ]);
  });

  test.each(['PMT', 'PMD', 'AAB', 'TXD'])('is there once: %s', async (subject) => {
    const first = subject === 'TXD' ? [note(subject, 'a')] : [];
    expect(await foundIn(/FR-0[56]/, ...first)).toEqual(NONE);
    const [inUbl, inCii] = await foundIn(/FR-0[56]/, ...first, note(subject, 'b'));
    expect([...inUbl, ...inCii]).toEqual([
      expect.stringMatching(`^BR-FR-06_BT-21-[1234] ${subject} 2$`),
      `BR-FR-06_BT-21_${subject} ${subject} 2`,
    ]);
  });
});

test('the frame of invoicing is one of those that there are', async () => {
  for (const code of FRAMES) expect(await foundIn(/FR-08/, frame(code))).toEqual(NONE);
  for (const code of ['B3', '', ' B1']) {
    const told = expect.stringMatching(new RegExp(`^BR-FR-08_BT-23 ${code} B1`));
    expect(await foundIn(/FR-08/, frame(code))).toEqual([[told], [told]]);
  }
  expect(await foundIn(/FR-08/, both(['<cbc:ProfileID>B1</cbc:ProfileID>', ''], ['<ram:ID>B1</ram:ID>', '']))).toEqual([
    [expect.stringMatching(/^BR-FR-08_BT-23 {2}B1/)],
    [expect.stringMatching(/^BR-FR-08_BT-23 {2}B1/)],
  ]);
});

/** Identifiers, registration and electronic address of a party, each with its scheme. */
interface Party {
  readonly ids?: readonly (readonly [scheme: string | undefined, id: string])[];
  readonly siren?: readonly [scheme: string, id: string];
  readonly address?: readonly [scheme: string, id: string];
}

const scheme = (code: string | undefined) => (code === undefined ? '' : ` schemeID="${code}"`);

function ublParty({ ids = [], siren, address }: Party): string {
  const legal = siren && `<cbc:CompanyID${scheme(siren[0])}>${siren[1]}</cbc:CompanyID>`;
  return `${address ? `<cbc:EndpointID${scheme(address[0])}>${address[1]}</cbc:EndpointID>` : ''}${ids.map(([code, id]) => `<cac:PartyIdentification><cbc:ID${scheme(code)}>${id}</cbc:ID></cac:PartyIdentification>`).join('')}<cac:PartyLegalEntity><cbc:RegistrationName>A</cbc:RegistrationName>${legal ?? ''}</cac:PartyLegalEntity>`;
}

function ciiParty({ ids = [], siren, address }: Party): string {
  const legal = siren && `<ram:ID${scheme(siren[0])}>${siren[1]}</ram:ID>`;
  return `${ids.map(([code, id]) => `<ram:GlobalID${scheme(code)}>${id}</ram:GlobalID>`).join('')}<ram:Name>A</ram:Name><ram:SpecifiedLegalOrganization>${legal ?? ''}</ram:SpecifiedLegalOrganization>${address ? `<ram:URIUniversalCommunication><ram:URIID${scheme(address[0])}>${address[1]}</ram:URIID></ram:URIUniversalCommunication>` : ''}`;
}

/** Returns a text in which what stands between two parts is another, as one change. */
function inside(text: string, start: string, end: string, other: string): Change {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end, from);
  return [text.slice(from - start.length, to + end.length), start + other + end];
}

const SELLER_TAX = '<cac:PartyTaxScheme><cbc:CompanyID>FR44732829320</cbc:CompanyID></cac:PartyTaxScheme>';
const party = (role: 'Supplier' | 'Customer', name: 'Seller' | 'Buyer', is: Party): Both =>
  both(
    inside(
      frenchUbl(),
      `<cac:Accounting${role}Party><cac:Party>`,
      `</cac:Party></cac:Accounting${role}Party>`,
      (role === 'Supplier' ? SELLER_TAX : '') + ublParty(is),
    ),
    inside(frenchCii(), `<ram:${name}TradeParty>`, `</ram:${name}TradeParty>`, ciiParty(is)),
  );
const seller = (is: Party) => party('Supplier', 'Seller', is);
const buyer = (is: Party) => party('Customer', 'Buyer', is);
const payee = (is: Party) =>
  both(
    ['<cac:Delivery>', `<cac:PayeeParty>${ublParty(is)}</cac:PayeeParty><cac:Delivery>`],
    [SETTLED, `<ram:PayeeTradeParty>${ciiParty(is)}</ram:PayeeTradeParty>${SETTLED}`],
  );

const SIREN = ['0002', '732829320'] as const;
const SIRET = ['0009', '73282932000074'] as const;
const PARTIES: readonly (readonly [string, (is: Party) => Both, string])[] = [
  ['the seller', seller, 'BT-29'],
  ['the buyer', buyer, 'BT-46'],
  ['the payee', payee, 'BT-60'],
];

/** Returns the same for both syntaxes. */
const twice = (...found: readonly string[]) => [found, found];

describe.each(PARTIES)('the identifiers of %s', (_, put, term) => {
  const isWhole = term !== 'BT-60';
  const of = (ids: Party['ids'], siren: Party['siren'] | undefined = SIREN) =>
    put({ ...(ids && { ids }), ...(siren && { siren }) });
  const wrong = (siret: string, siren: string) => twice(`BR-FR-09_${term} ${term} ${siret} ${siren}`);

  test.each<[string, Both, readonly (readonly string[])[]]>([
    ['may be none', of([]), NONE],
    ['may be a SIRET of the SIREN', of([SIRET]), NONE],
    ['are no SIRET of another', of([SIRET], ['0002', '356000000']), wrong(SIRET[1], '356000000')],
    ['are no SIRET of thirteen digits', of([['0009', '7328293200007']]), wrong('7328293200007', SIREN[1])],
    ['may be of another scheme', of([['0088', '73282932000074']], ['0002', '356000000']), NONE],
  ])('%s', async (_, change, found) => {
    expect(await foundIn(/FR-09/, change)).toEqual(found);
  });

  test('are a SIRET without a SIREN, but of seller and buyer', async () => {
    const found = isWhole ? wrong(SIRET[1], '') : NONE;
    expect(await foundIn(/FR-09/, put({ ids: [SIRET] }))).toEqual(found);
    expect(await foundIn(/FR-09/, of([SIRET], ['0088', SIREN[1]]))).toEqual(found);
    expect(await foundIn(/FR-09/, of([SIRET], ['0002', '']))).toEqual(found);
  });

  test('have a scheme each, and each scheme once', async () => {
    const ids = (...schemes: readonly (string | undefined)[]) => of(schemes.map((code) => [code, '1'] as const));
    expect(await foundIn(/CO-10/, ids('0088', '0060'))).toEqual(NONE);
    expect(await foundIn(/CO-10/, ids('0088', undefined))).toEqual(twice(`BR-FR-CO-10_${term}-1 ${term} `));
    expect(await foundIn(/CO-10/, ids('0088', '0060', '0088'))).toEqual(twice(`BR-FR-CO-10_${term}-2 ${term}  0088`));
    expect(await foundIn(/CO-10/, ids(undefined, undefined))).toEqual(twice(`BR-FR-CO-10_${term}-1 ${term} `));
  });
});

describe.each<[string, (is: Party) => Both, string]>([
  ['the seller', seller, 'BT-34'],
  ['the buyer', buyer, 'BT-49'],
  ['the payee', payee, 'EXT-FR-FE-29'],
])('the electronic address of %s', (_, put, term) => {
  const of = (code: string, id: string) => put({ siren: SIREN, address: [code, id] });
  test('is of letters and digits in the scheme of France', async () => {
    expect(await foundIn(/FR-23/, of('0225', '732829320_A'))).toEqual(NONE);
    expect(await foundIn(/FR-23/, of('0225', '732829320 A'))).toEqual(twice(`BR-FR-23_${term} ${term} 732829320 A`));
    expect(await foundIn(/FR-23/, of('0088', '732829320 A'))).toEqual(NONE);
  });

  test('has 125 characters at most, in any scheme', async () => {
    expect(await foundIn(/FR-25/, of('0088', '1'.repeat(125)))).toEqual(NONE);
    expect(await foundIn(/FR-25/, of('0088', '1'.repeat(126)))).toEqual(
      twice(`BR-FR-25_${term} ${term} ${'1'.repeat(126)} 126`),
    );
  });
});

describe.each(PARTIES.slice(0, 2))('the private identifier of %s', (_, put, term) => {
  const of = (code: string, id: string) => put({ siren: SIREN, ids: [[code, id]] });
  test('is of letters and digits, 100 at most', async () => {
    expect(await foundIn(/FR-2[46]/, of('0224', 'A'.repeat(100)))).toEqual(NONE);
    expect(await foundIn(/FR-2[46]/, of('0224', 'A'.repeat(101)))).toEqual(
      twice(`BR-FR-26_${term} ${term} ${'A'.repeat(101)} 101`),
    );
    expect(await foundIn(/FR-2[46]/, of('0224', 'A B'))).toEqual(twice(`BR-FR-24_${term} ${term} A B`));
    expect(await foundIn(/FR-2[46]/, of('0088', 'A B'.repeat(40)))).toEqual(NONE);
  });
});

test('the seller is registered with nine digits', async () => {
  const of = (siren: Party['siren']) => seller(siren === undefined ? {} : { siren });
  expect(await foundIn(/FR-10|FR-32/, of(['0002', ' 732829320 ']))).toEqual(NONE);
  expect(await foundIn(/FR-10/, of(undefined))).toEqual(twice('BR-FR-10_BT-30 '));
  expect(await foundIn(/FR-10/, of(['0088', '732829320']))).toEqual(twice('BR-FR-10_BT-30 '));
  expect(await foundIn(/FR-10|FR-32/, of(['0002', '73282932']))).toEqual(
    twice('BR-FR-10_BT-30 73282932', 'BR-FR-32-LEGALID 73282932'),
  );
});

test('identifiers of firms and of groups have nine digits', async () => {
  const ids = (code: string, id: string) => payee({ siren: SIREN, ids: [[code, id]] });
  const told = [['BR-FR-32-ID 12345678'], ['BR-FR-32-GLOBALID 12345678']];
  for (const code of ['0002', '0231']) {
    expect(await foundIn(/FR-32/, ids(code, ' 123456789 '))).toEqual(NONE);
    expect(await foundIn(/FR-32/, ids(code, '12345678'))).toEqual(told);
  }
  expect(await foundIn(/FR-32/, ids('0088', '12345678'))).toEqual(NONE);
});

describe('between French firms', () => {
  const SIRENS = { siren: ['0002', '356000000'], address: ['0225', '356000000_A'] } as const;
  const B2B = note('BAR', 'B2B');

  test.each<[string, readonly Both[], readonly (readonly string[])[]]>([
    ['the buyer is registered', [B2B, buyer(SIRENS)], NONE],
    [
      'the buyer is registered with nine digits',
      [B2B, buyer({ ...SIRENS, siren: ['0002', '35600000'] })],
      twice('BR-FR-11_BT-47 35600000'),
    ],
    [
      'the buyer is registered in France',
      [B2B, buyer({ ...SIRENS, siren: ['0088', '356000000'] })],
      twice('BR-FR-11_BT-47 '),
    ],
    ['the buyer is registered at all', [B2B, buyer({ address: ['0225', '356000000'] })], twice('BR-FR-11_BT-47 ')],
    ['alone the buyer is', [note('BAR', 'B2C'), buyer({ address: ['0225', '356000000'] })], NONE],
    [
      'blanks around matter in CII',
      [B2B, buyer({ siren: ['0002', ' 356000000 '], address: ['0225', ' 356000000 '] })],
      [[], ['BR-FR-11_BT-47  356000000 ']],
    ],
  ])('%s', async (_, changes, found) => {
    expect(await foundIn(/FR-11/, ...changes)).toEqual(found);
  });

  test.each<[string, readonly Both[], readonly (readonly string[])[]]>([
    ['the address of the buyer begins with the SIREN', [B2B, buyer(SIRENS)], NONE],
    [
      'the address of the buyer is that of no other',
      [B2B, buyer({ ...SIRENS, address: ['0225', '732829320'] })],
      twice('BR-FR-21_BT-49 732829320 356000000'),
    ],
    [
      'the address of the buyer is of the scheme of France',
      [B2B, buyer({ ...SIRENS, address: ['0088', '356000000'] })],
      twice('BR-FR-21_BT-49 356000000 356000000'),
    ],
    ['the buyer has an address', [B2B, buyer({ siren: SIRENS.siren })], twice('BR-FR-21_BT-49  356000000')],
    ['the buyer has an address, even where there is no SIREN', [B2B, buyer({})], twice('BR-FR-21_BT-49  ')],
    ['the address begins with no SIREN where there is none', [B2B, buyer({ address: ['0225', '732829320'] })], NONE],
    ['it does not matter where the buyer issues the invoice', [B2B, type('389'), buyer({ siren: SIRENS.siren })], NONE],
    ['it does not matter elsewhere', [note('BAR', 'B2BINT'), buyer({ siren: SIRENS.siren })], NONE],
  ])('%s', async (_, changes, found) => {
    expect(await foundIn(/FR-21/, ...changes)).toEqual(found);
  });

  test.each(['389', '501', '500', '471', '473', '261', '502'])(
    'the address of the seller is right where the buyer issues the invoice: %s',
    async (code) => {
      const other = seller({ siren: SIREN, address: ['0225', '356000000'] });
      const told = 'BR-FR-22_BT-34 356000000 732829320';
      expect(await foundIn(/FR-22/, B2B, type(code), other)).toEqual(twice(told));
      expect(await foundIn(/FR-22/, B2B, type(code))).toEqual(NONE);
      expect(await foundIn(/FR-22/, B2B, other)).toEqual(NONE);
      expect(await foundIn(/FR-22/, type(code), other)).toEqual(NONE);
      // In UBL whatever the note says.
      expect(await foundIn(/FR-22/, note('BAR', 'B2C'), type(code), other)).toEqual([[told], []]);
    },
  );
});

test('seller and buyer have electronic addresses', async () => {
  const at = (name: 'BT-34' | 'BT-49', put: (is: Party) => Both) => async (address?: Party['address']) =>
    (await foundIn(/FR-1[23]/, put({ siren: SIREN, ...(address && { address }) }))).map((found) =>
      found.map((each) => each.endsWith(name)),
    );
  for (const found of [at('BT-34', seller), at('BT-49', buyer)]) {
    expect(await found(['0225', '1'])).toEqual(NONE);
    expect(await found()).toEqual([[true], [true]]);
    expect(await found(['0225', ''])).toEqual([[true], [true]]);
    // In CII a blank is one.
    expect(await found(['0225', ' '])).toEqual([[true], []]);
  }
});

describe('how an invoice is dealt with', () => {
  test('is said in one of some words', async () => {
    for (const treatment of TREATMENTS) expect(await foundIn(/FR-(?:20|30|31)_/, note('BAR', treatment))).toEqual(NONE);
    const [inUbl, inCii] = await foundIn(/FR-20/, note('BAR', 'B2X'));
    for (const found of [inUbl, inCii]) expect(found).toEqual([expect.stringMatching(/^BR-FR-20_BT-21 B2X B2B/)]);
  });

  test('is said in a note that ends where the next begins', async () => {
    const text = (...notes: readonly string[]) =>
      changed(frenchUbl(), [
        '<cbc:Note>#PMT#',
        `${notes.map((each) => `<cbc:Note>${each}</cbc:Note>`).join('')}<cbc:Note>#PMT#`,
      ]);
    expect(await said(text('#BAR#B2B'), /FR-20/, ubl)).toEqual([]);
    expect(await said(text('#BAR#B2B#AAI#more'), /FR-20/, ubl)).toEqual([]);
    expect(await said(text('#BAR#B2B more'), /FR-20/, ubl)).toEqual([
      expect.stringMatching(/^BR-FR-20_BT-21 B2B more B2B/),
    ]);
    expect(await said(text('#BAR#'), /FR-20/, ubl)).toEqual([]);
    expect(await said(text('BAR#B2X'), /FR-20/, ubl)).toEqual([]);
  });

  test('is said once', async () => {
    const inUbl = (...notes: readonly string[]) =>
      said(
        changed(frenchUbl(), [
          '<cbc:Note>#PMT#',
          `${notes.map((each) => `<cbc:Note>${each}</cbc:Note>`).join('')}<cbc:Note>#PMT#`,
        ]),
        /FR-30_BT-21/,
        ubl,
      );
    for (const treatment of TREATMENTS) {
      expect(await inUbl(`#BAR#${treatment}`, `#BAR#${treatment}`)).toEqual(['BR-FR-30_BT-21 2']);
    }
    expect(await inUbl('#BAR#B2B', '#BAR#B2X')).toEqual([]);
    expect(await inUbl('#BAR#B2B#', 'BAR#B2C#')).toEqual([]);
    const noted = (content: string) =>
      `<ram:IncludedNote><ram:Content>${content}</ram:Content><ram:SubjectCode>BAR</ram:SubjectCode></ram:IncludedNote>`;
    const inCii = (...notes: readonly string[]) =>
      said(
        changed(frenchCii(), ['</rsm:ExchangedDocument>', `${notes.join('')}</rsm:ExchangedDocument>`]),
        /FR-31_BT-21/,
        cii,
      );
    expect(await inCii(noted('B2B'), noted(' B2C '))).toEqual(['BR-FR-31_BT-21 2']);
    expect(await inCii(noted('B2B'), noted('B2X'))).toEqual([]);
    expect(await inCii(noted('B2B'), noted('B2C').replace('BAR', 'AAI'))).toEqual([]);
    const silent = noted('').replace('<ram:Content></ram:Content>', '');
    expect(await inCii(noted('B2B'), silent)).toEqual([]);
    const found = changed(frenchCii(), ['</rsm:ExchangedDocument>', `${silent}</rsm:ExchangedDocument>`]);
    expect(await said(found, /FR-20/, cii)).toEqual([expect.stringMatching(/^BR-FR-20_BT-21 {2}B2B/)]);
  });
});

describe('a category of VAT', () => {
  /** Those of a line and of the breakdown, with their rates. */
  const taxed = (code: string, rate: string) =>
    ({
      ubl: [
        [
          '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20<',
          `<cac:TaxCategory><cbc:ID>${code}</cbc:ID><cbc:Percent>${rate}<`,
        ],
        [
          '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20<',
          `<cac:ClassifiedTaxCategory><cbc:ID>${code}</cbc:ID><cbc:Percent>${rate}<`,
        ],
      ],
      cii: [
        [
          '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp',
          `<ram:CategoryCode>${code}</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp`,
        ],
        [
          '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
          `<ram:CategoryCode>${code}</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n`,
        ],
      ],
    }) satisfies Both;
  const idsOf = (found: readonly string[][]) => found.map((each) => each.map((told) => told.split(' ')[0]));

  test('is one that France has', async () => {
    for (const code of CATEGORIES) expect(await foundIn(/FR-(?:08|15)_/, taxed(code, '20'))).toEqual(NONE);
    for (const code of ['X', '', ' S']) {
      expect(idsOf(await foundIn(/FR-(?:08|15)_/, taxed(code, '20')))).toEqual([
        ['BR-FR-15_BT-118-1', 'BR-FR-15_BT-151-1'],
        ['BR-FR-15_BT-95_BT-118', 'BR-FR-15_BT-95_BT-151'],
      ]);
    }
  });

  test.each(['L', 'M'])('is not of the islands: %s', async (code) => {
    const [inUbl, inCii] = await foundIn(/FR-(?:08|15)_.*(?:-2|_LM)$|FR-(?:08|15)_/, taxed(code, '20'));
    expect(inUbl.filter((each) => each.includes('-2 '))).toEqual([
      `BR-FR-15_BT-118-2 BT-118 ${code}`,
      `BR-FR-08_BT-151-2 BT-151 ${code}`,
    ]);
    expect(inCii.filter((each) => each.includes('_LM '))).toEqual([
      `BR-FR-15_BT-95_BT-118_LM BT-95, BT-118 ${code}`,
      `BR-FR-15_BT-95_BT-151_LM BT-95, BT-151 ${code}`,
    ]);
  });

  test('has a rate of France, or none', async () => {
    for (const rate of ['', ...RATES]) expect(await foundIn(/FR-16_/, taxed('S', rate))).toEqual(NONE);
    const told = (id: string, rate: string) => expect.stringMatching(new RegExp(`^${id} (?:BT-\\S+ )+${rate} 0`));
    for (const rate of ['19', '20.000', '5.50 ']) {
      expect(await foundIn(/FR-16_/, taxed('S', rate))).toEqual([
        [told('BR-FR-16_BT-119', rate), told('BR-FR-16_BT-152', rate)],
        [told('BR-FR-16_BT-119', rate), told('BR-FR-16_BT-152', rate)],
      ]);
    }
  });

  test('is missing in CII of lines alone that do not count', async () => {
    const line =
      '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp';
    const found = (subtype: string, code = '') =>
      placesIn(
        changed(
          frenchCii(),
          [line, `${code}</ram:ApplicableTradeTax><ram:Sp`],
          [
            '</ram:LineID>',
            `</ram:LineID>${subtype && `<ram:LineStatusReasonCode>${subtype}</ram:LineStatusReasonCode>`}`,
          ],
        ),
        /FR-15/,
        cii,
      );
    const missing = ['BR-FR-15_BT-95_BT-151 ram:ApplicableTradeTax ram:CategoryCode'];
    for (const subtype of ['', 'DETAIL']) expect(await found(subtype)).toEqual(missing);
    const bare = changed(frenchCii(), [
      '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
      '</ram:ApplicableTradeTax>\n',
    ]);
    expect(await said(bare, /FR-1[56]/, cii)).toEqual([
      expect.stringMatching(/^BR-FR-15_BT-95_BT-118 BT-95, BT-118 {2}S/),
    ]);
    for (const subtype of ['GROUP', 'INFORMATION']) expect(await found(subtype)).toEqual([]);
    expect(await found('GROUP', '<ram:CategoryCode>X</ram:CategoryCode>')).toEqual([
      'BR-FR-15_BT-95_BT-151 ram:ApplicableTradeTax ram:CategoryCode',
    ]);
  });
});

describe('a supporting document', () => {
  const documents = (...names: readonly (string | undefined)[]) =>
    both(
      [
        '<cac:AccountingSupplierParty>',
        `${names.map((name) => `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID>${name === undefined ? '' : `<cbc:DocumentDescription>${name}</cbc:DocumentDescription>`}</cac:AdditionalDocumentReference>`).join('')}<cac:AccountingSupplierParty>`,
      ],
      [
        '</ram:ApplicableHeaderTradeAgreement>',
        `${names.map((name) => `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode>${name === undefined ? '' : `<ram:Name>${name}</ram:Name>`}</ram:AdditionalReferencedDocument>`).join('')}</ram:ApplicableHeaderTradeAgreement>`,
      ],
    );

  test('is described by one of some words', async () => {
    expect(await foundIn(/FR-1[78]/, documents(...DOCUMENTS, undefined))).toEqual(NONE);
    const told = expect.stringMatching(/^BR-FR-17_BT-123 PHOTO RIB/);
    expect(await foundIn(/FR-1[78]/, documents('RIB', 'PHOTO'))).toEqual([[told], [told]]);
    expect(await foundIn(/FR-17/, documents(''))).toEqual([[expect.stringMatching(/^BR-FR-17_BT-123 {2}RIB/)], []]);
    // In CII blanks around do not matter.
    expect(await foundIn(/FR-17/, documents(' RIB '))).toEqual([
      [expect.stringMatching(/^BR-FR-17_BT-123 {2}RIB {2}RIB/)],
      [],
    ]);
  });

  test('is of its type in CII', async () => {
    const { cii: changes } = documents('PHOTO');
    for (const type of ['<ram:TypeCode>130</ram:TypeCode>', '']) {
      const other = changes.map(([part, added]): Change => [part, added.replace(/<ram:TypeCode>.*TypeCode>/, type)]);
      expect(await said(changed(frenchCii(), ...other), /FR-17/, cii)).toEqual([]);
    }
  });

  test('is readable once', async () => {
    expect(await foundIn(/FR-18/, documents('LISIBLE', 'RIB', undefined))).toEqual(NONE);
    expect(await foundIn(/FR-18/, documents('LISIBLE', 'RIB', 'LISIBLE', 'LISIBLE'))).toEqual(
      twice('BR-FR-18_BT-123 3'),
    );
  });

  test('is told where it stands', async () => {
    const change = documents('LISIBLE', 'LISIBLE', 'PHOTO');
    const places = [
      await placesIn(changed(frenchUbl(), ...change.ubl), /FR-1[78]/, ubl),
      await placesIn(changed(frenchCii(), ...change.cii), /FR-1[78]/, cii),
    ];
    expect(places).toEqual([
      [
        'BR-FR-17_BT-123 cac:AdditionalDocumentReference cbc:DocumentDescription',
        'BR-FR-18_BT-123 cac:AdditionalDocumentReference',
      ],
      ['BR-FR-17_BT-123 ram:AdditionalReferencedDocument ram:Name', 'BR-FR-18_BT-123 ram:AdditionalReferencedDocument'],
    ]);
  });
});

describe('an object that is invoiced', () => {
  /** Objects of the document, each with its scheme and its number. */
  const objects = (...each: readonly (readonly [scheme: string, number: string])[]) =>
    both(
      [
        '<cac:AccountingSupplierParty>',
        `<cac:AdditionalDocumentReference>${each.map(([code, id]) => `<cbc:ID schemeID="${code}">${id}</cbc:ID>`).join('')}</cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
      ],
      [
        '</ram:ApplicableHeaderTradeAgreement>',
        `${each.map(([code, id]) => `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${id}</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${code}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`).join('')}</ram:ApplicableHeaderTradeAgreement>`,
      ],
    );
  test.each<[string, Both, readonly (readonly string[])[]]>([
    ['stands once for each scheme', objects(['AFL', '1'], ['AVV', 'B1']), NONE],
    ['may stand more than once for another', objects(['ABC', '1'], ['ABC', '2']), NONE],
    ['is not there twice for AFL', objects(['AFL', '1'], ['AFL', '2']), twice('BR-FR-29_BT-18 BT-18 ')],
    ['is not there twice for AVV', objects(['AVV', '1'], ['ABC', '1'], ['AVV', '2']), twice('BR-FR-29_BT-18 BT-18 ')],
    ['has a number', objects(['AFL', ' ']), twice('BR-FR-29_AFL   ')],
    ['has a frame', objects(['AVV', '']), twice('BR-FR-29_AVV  ')],
    ['may have none of another scheme', objects(['ABC', '']), NONE],
  ])('%s', async (_, change, found) => {
    expect(await foundIn(/FR-29/, change)).toEqual(found);
  });

  test('is that of a line in UBL too', async () => {
    const ofLine = (...ids: readonly string[]): Change => [
      '<cac:Item>',
      `<cac:DocumentReference>${ids.map((id) => `<cbc:ID schemeID="AFL">${id}</cbc:ID>`).join('')}</cac:DocumentReference><cac:Item>`,
    ];
    expect(await said(changed(frenchUbl(), ofLine('1')), /FR-30_/, ubl)).toEqual([]);
    expect(await said(changed(frenchUbl(), ofLine('1', '2')), /FR-30_/, ubl)).toEqual(['BR-FR-30_BT-128 BT-128 ']);
    expect(await said(changed(frenchUbl(), ofLine('')), /FR-30_/, ubl)).toEqual(['BR-FR-30_AFL  ']);
  });
});

describe('an attribute of an item', () => {
  const [ublValue, ciiValue] = ['<cbc:Value>1</cbc:Value>', '<ram:Value>1</ram:Value>'];
  const attribute = (...units: readonly (string | undefined)[]) => {
    const unit = (code: string | undefined) => (code === undefined ? '' : ` unitCode="${code}"`);
    return [
      units.map((code) => `<cbc:ValueQuantity${unit(code)}>1</cbc:ValueQuantity>`).join(''),
      units.map((code) => `<ram:ValueMeasure${unit(code)}>1</ram:ValueMeasure>`).join(''),
    ] as const;
  };
  const found = ([inUbl, inCii]: readonly [string, string]) =>
    foundIn(
      /FR-28/,
      both(
        [
          '</cac:Item>',
          `<cac:AdditionalItemProperty><cbc:Name>a</cbc:Name>${inUbl}</cac:AdditionalItemProperty></cac:Item>`,
        ],
        [
          '</ram:SpecifiedTradeProduct>',
          `<ram:ApplicableProductCharacteristic><ram:Description>a</ram:Description>${inCii}</ram:ApplicableProductCharacteristic></ram:SpecifiedTradeProduct>`,
        ],
      ),
    );
  const WRONG = twice('BR-FR-28-Value');

  test('has a value or a quantity with its unit', async () => {
    expect(await found([ublValue, ciiValue])).toEqual(NONE);
    expect(await found(attribute('C62'))).toEqual(NONE);
    expect(await found(attribute('', 'C62'))).toEqual(NONE);
    expect(await found(attribute())).toEqual(WRONG);
    expect(await found(attribute(''))).toEqual(WRONG);
    expect(await found(attribute(undefined))).toEqual(WRONG);
    const [ublUnit, ciiUnit] = attribute('C62');
    expect(await found([ublValue + ublUnit, ciiValue + ciiUnit])).toEqual(WRONG);
  });

  test('has a name or a code in CII, and none that is empty', async () => {
    const named = (inner: string) =>
      said(
        changed(frenchCii(), [
          '</ram:SpecifiedTradeProduct>',
          `<ram:ApplicableProductCharacteristic>${inner}<ram:Value>1</ram:Value></ram:ApplicableProductCharacteristic></ram:SpecifiedTradeProduct>`,
        ]),
        /FR-27/,
        cii,
      );
    expect(await named('<ram:Description>a</ram:Description>')).toEqual([]);
    expect(await named('<ram:TypeCode>a</ram:TypeCode>')).toEqual([]);
    expect(await named('')).toEqual(['BR-FR-27_BG-32']);
    expect(await named('<ram:Description> </ram:Description>')).toEqual(['BR-FR-27_BT-160 BT-160  ']);
    expect(await named('<ram:TypeCode/>')).toEqual(['BR-FR-27_EXT-FR-FE-159 EXT-FR-FE-159 ']);
  });
});

describe('a member of a single taxable person', () => {
  const member = seller({ siren: SIREN, ids: [['0231', '123456789']] });
  const noted = note('TXD', 'MEMBRE_ASSUJETTI_UNIQUE');
  const represented = (code: string, vat: string) =>
    both(
      [
        '<cac:Delivery>',
        `<cac:TaxRepresentativeParty><cac:PartyTaxScheme><cbc:CompanyID>${vat}</cbc:CompanyID></cac:PartyTaxScheme></cac:TaxRepresentativeParty><cac:Delivery>`,
      ],
      [
        '</ram:ApplicableHeaderTradeAgreement>',
        `<ram:SellerTaxRepresentativeTradeParty><ram:SpecifiedTaxRegistration><ram:ID schemeID="${code}">${vat}</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTaxRepresentativeTradeParty></ram:ApplicableHeaderTradeAgreement>`,
      ],
    );
  const VAT = represented('VA', 'FR44732829320');
  const NOT_NOTED = twice('BR-FR-CO-14_BT-29-1');
  const NOT_REPRESENTED = twice('BR-FR-CO-15_BT-29-1');
  test.each<[string, readonly Both[], readonly (readonly string[])[]]>([
    ['says so, and is represented', [member, noted, VAT], NONE],
    ['says so', [member, VAT], NOT_NOTED],
    ['says so in the right words', [member, note('TXD', 'MEMBRE'), VAT], NOT_NOTED],
    ['says so under the right subject', [member, note('AAI', 'MEMBRE_ASSUJETTI_UNIQUE'), VAT], NOT_NOTED],
    ['is represented', [member, noted], NOT_REPRESENTED],
    ['is represented by somebody with a number', [member, noted, represented('VA', '')], NOT_REPRESENTED],
    ['is told from others', [], NONE],
  ])('%s', async (_, changes, found) => {
    expect(await foundIn(/CO-1[45]/, ...changes)).toEqual(found);
  });

  test('is represented by somebody with a number for VAT in CII', async () => {
    expect(await foundIn(/CO-1[45]/, member, noted, represented('FC', '1'))).toEqual([[], ['BR-FR-CO-15_BT-29-1']]);
  });
});

describe('figures', () => {
  const amount = (text: string) =>
    both(
      ['<cbc:PayableAmount currencyID="EUR">120.00<', `<cbc:PayableAmount currencyID="EUR">${text}<`],
      ['<ram:DuePayableAmount>120.00<', `<ram:DuePayableAmount>${text}<`],
    );
  const quantity = (text: string) =>
    both(['unitCode="C62">2<', `unitCode="C62">${text}<`], ['unitCode="C62">2<', `unitCode="C62">${text}<`]);
  const price = (text: string) =>
    both(
      ['<cbc:PriceAmount currencyID="EUR">50.00<', `<cbc:PriceAmount currencyID="EUR">${text}<`],
      ['<ram:ChargeAmount>50.00<', `<ram:ChargeAmount>${text}<`],
    );
  const rate = (text: string) =>
    both(
      [
        '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20<',
        `<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${text}<`,
      ],
      [
        '<ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
        `<ram:RateApplicablePercent>${text}</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n`,
      ],
    );
  const LONG = '1'.repeat(17);
  test.each<[string, (text: string) => Both, string, readonly string[], readonly string[]]>([
    [
      'amounts',
      amount,
      '01_BT-115 BT-115',
      [`${LONG}.11`, `-${LONG}.1`, ' 1.5 '],
      [`${LONG}.123`, `${LONG}1.23`, `-${LONG}.12`, '1,5'],
    ],
    ['quantities', quantity, '02_BT-129 BT-129', ['1.1234', `-${LONG}.1`, ' 2 '], ['1.12345', `${LONG}.123`, '']],
    ['prices', price, '03_BT-146 BT-146', ['1.123456', `${LONG}.12`, ' 2 '], ['1.1234567', `${LONG}.123`, '-1']],
    ['rates', rate, '04_BT-119 BT-119', ['19.55', '1234', ' 2 '], ['19.555', '123.45', '-1']],
  ])('%s are written so', async (_, put, told, right, wrong) => {
    for (const text of right) expect(await foundIn(/DEC-/, put(text))).toEqual(NONE);
    for (const text of wrong) expect(await foundIn(/DEC-/, put(text))).toEqual(twice(`BR-FR-DEC-${told} ${text}`));
  });

  test('of prices may be negative where the invoice goes both ways', async () => {
    for (const code of ['B9', 'S9', 'M9']) expect(await foundIn(/DEC-/, price('-1'), frame(code))).toEqual(NONE);
    expect(await foundIn(/DEC-/, price('-1'), frame('B8'))).toEqual(twice('BR-FR-DEC-03_BT-146 BT-146 -1'));
  });
});
