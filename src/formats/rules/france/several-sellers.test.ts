import { describe, expect, test } from 'vitest';
import { asCreditNote, brokenIn, changed, said } from '../testing.ts';
import { set as cii } from './cii.ts';
import { type Both, both, type Change, frenchCii, frenchUbl } from './testing.ts';
import { set as ubl } from './ubl.ts';

/** What a line of such an invoice is. */
interface Line {
  id: string;
  parent?: string;
  subtype: string;
  seller: string;
  number: string;
  net: string;
  frame?: string;
  vat?: string;
  /** The currency of its VAT. */
  currency?: string;
  name?: string;
  country?: string;
  /** Why VAT is not charged, otherwise than by the number of the invoice. */
  reason?: string;
  gross?: string;
  /** What else stands in the line. */
  more?: readonly [ubl: string, cii: string];
}

/** Two sellers with an invoice each: the main one, whose invoice has the number of the whole, and another. */
const LINES: readonly Line[] = [
  { id: '1', subtype: 'GROUP', seller: '732829320', number: '2026-17', net: '60.00', frame: 'B1', vat: '12.00' },
  { id: '2', parent: '1', subtype: 'DETAIL', seller: '732829320', number: '2026-17', net: '60.00' },
  { id: '3', subtype: 'GROUP', seller: '356000000', number: 'F-2', net: '40.00', frame: 'B1', vat: '8.00' },
  { id: '4', parent: '3', subtype: 'DETAIL', seller: '356000000', number: 'F-2', net: '40.00' },
];

function ublLine(line: Line): string {
  const { id, parent, subtype, seller, number, net, frame, vat, currency = 'EUR', gross, more } = line;
  const { name = `V${id}`, country = 'FR', reason = `#${number}#` } = line;
  const object = (scheme: string, value: string) =>
    `<cac:DocumentReference><cbc:ID schemeID="${scheme}">${value}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>`;
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>${gross === undefined ? '' : `<cbc:TaxInclusiveLineExtensionAmount currencyID="EUR">${gross}</cbc:TaxInclusiveLineExtensionAmount>`}${more?.[0] ?? ''}
<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-17</cbc:ID><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${parent ? `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>` : ''}</cac:BillingReference>
${object('AFL', number)}${frame ? object('AVV', frame) : ''}${vat ? `<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${vat}</cbc:TaxAmount></cac:TaxTotal>` : ''}
<cac:Item><cbc:Name>Rabot</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
<cac:ManufacturerParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID schemeID="0002">${seller}</cbc:CompanyID></cac:PartyLegalEntity></cac:ManufacturerParty></cac:Item></cac:InvoiceLine>\n`;
}

function ciiLine(line: Line): string {
  const { id, parent, subtype, seller, number, net, frame, vat, currency = 'EUR', gross, more } = line;
  const { name = `V${id}`, country = 'FR', reason = `#${number}#` } = line;
  const object = (scheme: string, value: string) =>
    `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${value}</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${scheme}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`;
  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent ? `<ram:ParentLineID>${parent}</ram:ParentLineID>` : ''}<ram:LineStatusReasonCode>${subtype}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedLineTradeAgreement><ram:ItemSellerTradeParty><ram:Name>${name}</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${seller}</ram:ID></ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress></ram:ItemSellerTradeParty></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>${reason}</ram:ExemptionReason><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount>${vat ? `<ram:TaxTotalAmount currencyID="${currency}">${vat}</ram:TaxTotalAmount>` : ''}${gross === undefined ? '' : `<ram:GrandTotalAmount>${gross}</ram:GrandTotalAmount>`}</ram:SpecifiedTradeSettlementLineMonetarySummation>${object('AFL', number)}${frame ? object('AVV', frame) : ''}${more?.[1] ?? ''}</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>\n`;
}

/** Returns the invoice in UBL, with a breakdown of VAT for each invoice within. */
function severalUbl(frame = 'B8', lines: readonly Line[] = LINES): string {
  const breakdown = (number: string, net: string, vat: string) =>
    `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${net}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>#${number}#</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`;
  return frenchUbl()
    .replace('<cbc:ProfileID>B1', `<cbc:ProfileID>${frame}`)
    .replace(
      /<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/,
      breakdown('2026-17', '60.00', '12.00') + breakdown('F-2', '40.00', '8.00'),
    )
    .replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, lines.map(ublLine).join(''));
}

function severalCii(frame = 'B8', lines: readonly Line[] = LINES): string {
  const breakdown = (number: string, net: string, vat: string) =>
    `<ram:ApplicableTradeTax><ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>#${number}#</ram:ExemptionReason><ram:BasisAmount>${net}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
  return frenchCii()
    .replace('<ram:ID>B1', `<ram:ID>${frame}`)
    .replace(
      /<ram:ApplicableTradeTax><ram:Calc.*<\/ram:ApplicableTradeTax>/,
      breakdown('2026-17', '60.00', '12.00') + breakdown('F-2', '40.00', '8.00'),
    )
    .replace(
      /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/,
      lines.map(ciiLine).join(''),
    );
}

/** Returns the lines with one of them otherwise. */
function withLine(id: string, other: Partial<Line>): readonly Line[] {
  return LINES.map((line) => (line.id === id ? { ...line, ...other } : line));
}

test('an invoice of several sellers breaks no rule, in both syntaxes', async () => {
  expect(await brokenIn(severalUbl(), ubl)).toEqual([]);
  expect(await brokenIn(severalCii(), cii)).toEqual([]);
});

test.each<[string, readonly Line[], readonly string[]]>([
  ['no group', LINES.map((line) => ({ ...line, subtype: 'DETAIL' })), ['BR-FR-MV-02_EXT-FR-FE-163']],
  ['a group without VAT', withLine('1', { vat: '' }), ['BR-FR-MV-03_EXT-FR-FE-181', 'BR-FR-MV-09_EXT-FR-FE-181']],
  ['a frame of several sellers within', withLine('3', { frame: 'S8' }), ['BR-FR-MV-03_BT-128_AVV']],
  ['a group that is not the sum of its lines', withLine('2', { net: '60.02' }), ['BR-FR-MV-05_EXT-FR-FE-BG-12']],
  ['a line that is only for information', withLine('2', { subtype: 'INFORMATION' }), ['BR-FR-MV-05_EXT-FR-FE-BG-12']],
  ['a line of another seller than its group', withLine('4', { seller: '732829320' }), ['BR-FR-MV-06_EXT-FR-FE-167']],
  ['a line of another invoice than its group', withLine('4', { number: '2026-17' }), ['BR-FR-MV-07_BT-128']],
  ['VAT that is not that of the breakdowns', withLine('3', { vat: '8.02' }), ['BR-FR-MV-09_EXT-FR-FE-181']],
])('%s', async (_, lines, ids) => {
  expect(await brokenIn(severalUbl('B8', lines), ubl)).toEqual(ids);
  expect(await brokenIn(severalCii('B8', lines), cii)).toEqual(ids);
});

test('the main seller has one group with the number of the invoice, and each number stands in one group', async () => {
  const other = LINES.map((line) => (line.number === '2026-17' ? { ...line, number: 'F-1' } : line));
  const ids = ['BR-FR-MV-09_EXT-FR-FE-181', 'BR-FR-MV-11_BT-128'];
  expect(await brokenIn(severalUbl('B8', other), ubl)).toEqual(ids);
  expect(await brokenIn(severalCii('B8', other), cii)).toEqual(ids);
  const twice = LINES.map((line) => (line.number === 'F-2' ? { ...line, number: '2026-17' } : line));
  expect(await brokenIn(severalUbl('B8', twice), ubl)).toContain('BR-FR-MV-12_BT-128');
  expect(await brokenIn(severalCii('B8', twice), cii)).toContain('BR-FR-MV-12_BT-128');
});

test('the seller of a group is named, and the reason of a line begins with the number of its invoice', async () => {
  const changes: Change[] = [
    ['<cbc:RegistrationName>V3</cbc:RegistrationName>', ''],
    ['<cbc:ID>4</cbc:ID>', '<cbc:ID> 4 </cbc:ID>'],
  ];
  expect(await brokenIn(changed(severalUbl(), ...changes), ubl)).toEqual(['BR-FR-MV-03_EXT-FR-FE-164']);
  const last = severalUbl();
  const at = last.lastIndexOf('#F-2#');
  expect(await brokenIn(`${last.slice(0, at)}F-2${last.slice(at + 5)}`, ubl)).toEqual(['BR-FR-MV-08_BT-128']);
});

test('an invoice that goes both ways has a group of each way, and is one that the buyer issues', async () => {
  const document = severalUbl('S9');
  expect(await brokenIn(document, ubl)).toEqual(['BR-FR-MV-BD_BT-3']);
  expect(await brokenIn(severalCii('S9'), cii)).toEqual(['BR-FR-BD-13_BT-3']);
  expect(await brokenIn(changed(document, ['Code>380<', 'Code>389<']), ubl)).toEqual([]);
  expect(await brokenIn(changed(severalUbl('B8'), ['Code>380<', 'Code>389<']), ubl)).toEqual(['BR-FR-MV-13_BT-3']);
  const one = LINES.slice(0, 2);
  expect(await brokenIn(severalCii('S9', one), cii)).toEqual([
    'BR-FR-BD-02_BT-47',
    'BR-FR-BD-02_EXT-FR-FE-163',
    'BR-FR-BD-13_BT-3',
  ]);
  const credit = changed(document, ['Code>380<', 'Code>471<']);
  expect(await brokenIn(credit, ubl)).toEqual([
    'BR-FR-BD-14-EXT-FR-FE-136',
    'BR-FR-BD-14-EXT-FR-FE-138',
    'BR-FR-CO-04_BT-3',
  ]);
});

test('a price below zero may stand in an invoice that goes both ways', async () => {
  const price = '<cac:Price><cbc:PriceAmount currencyID="EUR">-1</cbc:PriceAmount></cac:Price></cac:InvoiceLine>';
  const negative = (frame: string) => severalUbl(frame).replace('</cac:InvoiceLine>', price);
  expect(await brokenIn(negative('B8'), ubl)).toEqual(['BR-FR-DEC-03_BT-146']);
  expect(await brokenIn(negative('B9'), ubl)).toEqual(['BR-FR-MV-BD_BT-3']);
});

test('a group whose seller has no registration is none of a seller whose registration is empty', async () => {
  const lines = withLine('1', { seller: '' });
  const emptied = severalCii('S9', lines)
    .replace('<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002"></ram:ID></ram:SpecifiedLegalOrganization>', '')
    .replace(/(<ram:SellerTradeParty>[\s\S]*?<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">)\d+/, '$1');
  const ids = await brokenIn(emptied, cii);
  expect(ids).toContain('BR-FR-BD-02_BT-31');
  expect(ids).not.toContain('BR-FR-MV-11_BT-128');
  const blank = changed(severalUbl('S9', lines), [
    'schemeID="0002"></cbc:CompanyID>',
    'schemeID="0002"> </cbc:CompanyID>',
  ]);
  const inUbl = blank.replace(/(<cac:AccountingSupplierParty>[\s\S]*?<cbc:CompanyID schemeID="0002">)\d+/, '$1');
  expect(await brokenIn(inUbl, ubl)).toContain('BR-FR-BD-02_BT-30');
});

/** Returns what the rules on such invoices find, with the line and what it has, in UBL and in CII. */
async function foundOf(
  lines: readonly Line[],
  { frame = 'B8', ids = /FR-(?:MV|BD)/, ...changes }: { frame?: string; ids?: RegExp } & Partial<Both> = {},
): Promise<[ubl: string[], cii: string[]]> {
  return [
    await said(changed(severalUbl(frame, lines), ...(changes.ubl ?? [])), ids, ubl),
    await said(changed(severalCii(frame, lines), ...(changes.cii ?? [])), ids, cii),
  ];
}

const twice = (...found: readonly string[]) => [found, found];
const NONE = twice();

test.each(['B1', 'S4', 'B7'])('an invoice of one seller is asked for nothing of this: %s', async (frame) => {
  const odd = LINES.map((line) => ({ ...line, seller: '', number: '', name: '', country: '', subtype: 'DETAIL' }));
  expect(await foundOf(odd, { frame })).toEqual(NONE);
  expect(await foundOf(odd, { frame: ' B8 ', ids: /MV-02/ })).toEqual(twice('BR-FR-MV-02_EXT-FR-FE-163 0'));
});

describe.each(['B8', 'S8', 'M8'])('an invoice of several sellers: %s', (frame) => {
  test('has a group that is in no other', async () => {
    expect(await foundOf(LINES.slice(0, 2), { frame })).toEqual(NONE);
    expect(await foundOf([], { frame })).toEqual(twice('BR-FR-MV-02_EXT-FR-FE-163 0'));
    const within = LINES.map((line) => ({ ...line, parent: line.parent ?? '1' }));
    expect(await foundOf(within, { frame, ids: /MV-02/ })).toEqual(twice('BR-FR-MV-02_EXT-FR-FE-163 0'));
  });

  test('is none that the buyer issues', async () => {
    for (const code of ['389', '501', '500', '471', '473', '261', '502']) {
      const type = both(['TypeCode>380<', `TypeCode>${code}<`], ['TypeCode>380<', `TypeCode>${code}<`]);
      expect(await foundOf(LINES, { frame, ids: /MV-13|BD-/, ...type })).toEqual(twice(`BR-FR-MV-13_BT-3 ${code}`));
    }
  });
});

test('an invoice of several sellers has a type', async () => {
  const type = (text: string) => both(['TypeCode>380<', `TypeCode>${text}<`], ['TypeCode>380<', `TypeCode>${text}<`]);
  expect(await foundOf(LINES, { ids: /MV-13/, ...type(' ') })).toEqual(twice('BR-FR-MV-13_BT-3  '));
  // In CII blanks around make it another.
  expect(await foundOf(LINES, { ids: /MV-13/, ...type(' 389') })).toEqual([['BR-FR-MV-13_BT-3  389'], []]);
  const none = both(['<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>', ''], ['<ram:TypeCode>380</ram:TypeCode>', '']);
  expect(await foundOf(LINES, { ids: /MV-13/, ...none })).toEqual(NONE);
  expect(await foundOf(LINES, { frame: 'B9', ids: /3_BT-3$|BD_BT-3/, ...none })).toEqual(NONE);
});

describe.each(['B9', 'S9', 'M9'])('an invoice that goes both ways: %s', (frame) => {
  const ids = /BD-02/;
  test('has two groups that are in no other', async () => {
    expect(await foundOf(LINES, { frame, ids })).toEqual(NONE);
    const third = [
      ...LINES,
      { id: '5', subtype: 'GROUP', seller: '111111111', number: 'F-3', net: '0.00', frame: 'B1', vat: '0.00' },
    ];
    expect(await foundOf(third, { frame, ids })).toEqual(twice('BR-FR-BD-02_EXT-FR-FE-163 3'));
    const within = withLine('3', { parent: '1' });
    expect(await foundOf(within, { frame, ids })).toEqual(twice('BR-FR-BD-02_EXT-FR-FE-163 1', 'BR-FR-BD-02_BT-47 0'));
  });

  test('has one of the seller and one of the buyer', async () => {
    const ofSeller = withLine('3', { seller: '732829320' });
    expect(await foundOf(ofSeller, { frame, ids })).toEqual([
      ['BR-FR-BD-02_BT-30 2', 'BR-FR-BD-02_BT-47 0'],
      ['BR-FR-BD-02_BT-31 2', 'BR-FR-BD-02_BT-47 0'],
    ]);
    const ofBuyer = withLine('1', { seller: '356000000' });
    expect(await foundOf(ofBuyer, { frame, ids })).toEqual([
      ['BR-FR-BD-02_BT-30 0', 'BR-FR-BD-02_BT-47 2'],
      ['BR-FR-BD-02_BT-31 0', 'BR-FR-BD-02_BT-47 2'],
    ]);
  });

  test('is one that the buyer issues', async () => {
    const told = (code: string) => [
      [expect.stringMatching(`^BR-FR-MV-BD_BT-3 ${code} 389`)],
      [expect.stringMatching(`^BR-FR-BD-13_BT-3 ${code} 389`)],
    ];
    const type = (code: string) => both(['TypeCode>380<', `TypeCode>${code}<`], ['TypeCode>380<', `TypeCode>${code}<`]);
    expect(await foundOf(LINES, { frame })).toEqual(told('380'));
    expect(await foundOf(LINES, { frame, ...type('') })).toEqual(told(''));
    for (const code of ['389', ' 501 ', '500']) {
      expect(await foundOf(LINES, { frame, ...type(code) })).toEqual(NONE);
    }
  });
});

describe('a group of an invoice of several sellers', () => {
  test.each<[string, Partial<Line>, readonly string[]]>([
    ['names its seller', { name: ' ' }, ['BR-FR-MV-03_EXT-FR-FE-164 3 356000000']],
    ['says in which country the seller is', { country: ' ' }, ['BR-FR-MV-03_EXT-FR-FE-177 3 356000000']],
    ['has its seller registered', { seller: ' ' }, ['BR-FR-MV-03_EXT-FR-FE-167 3 ']],
    ['has its VAT', { vat: '' }, ['BR-FR-MV-03_EXT-FR-FE-181 3 356000000']],
    ['has an amount as its VAT', { vat: ' ' }, ['BR-FR-MV-03_EXT-FR-FE-181 3 356000000']],
    ['has its VAT in the currency of the invoice', { currency: 'USD' }, ['BR-FR-MV-03_EXT-FR-FE-181 3 356000000']],
  ])('%s', async (_, other, found) => {
    expect(await foundOf(withLine('3', other), { ids: /MV-03/ })).toEqual(twice(...found));
    // Details are asked for no more than a group within one.
    expect(await foundOf(withLine('4', other), { ids: /MV-03/ })).toEqual(NONE);
    const within = [...LINES, { ...LINES[2], id: '5', parent: '3', ...other } as Line];
    expect(await foundOf(within, { ids: /MV-03/ })).toEqual(NONE);
  });

  test('has its VAT in the currency of VAT too', async () => {
    const currency = (code: string) =>
      both(
        [
          '</cbc:DocumentCurrencyCode>',
          `</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>${code}</cbc:TaxCurrencyCode>`,
        ],
        ['<ram:InvoiceCurrencyCode>', `<ram:TaxCurrencyCode>${code}</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>`],
      );
    const told = ['1 732829320', '3 356000000'].map((line) => `BR-FR-MV-03_EXT-FR-FE-182 ${line}`);
    expect(await foundOf(LINES, { ids: /MV-03/, ...currency('EUR') })).toEqual(NONE);
    expect(await foundOf(LINES, { ids: /MV-03/, ...currency('USD') })).toEqual(twice(...told));
    expect(await foundOf(LINES, { ids: /MV-03/, ...currency('') })).toEqual(twice(...told));
    const unsaid = LINES.map((line) => (line.vat ? { ...line, currency: '' } : line));
    expect(await foundOf(unsaid, { ids: /MV-03.*182/, ...currency('') })).toEqual(twice(...told));
  });

  test.each(['M8', 'S8', 'B8'])('has a frame that is none of several sellers: %s', async (frame) => {
    expect(await foundOf(withLine('3', { frame }), { ids: /MV-03/ })).toEqual(
      twice('BR-FR-MV-03_BT-128_AVV 3 356000000'),
    );
    expect(await foundOf(withLine('3', { frame: 'M1' }), { ids: /MV-03/ })).toEqual(NONE);
  });

  test('has its number and its frame, in UBL even where there is no object', async () => {
    expect(await foundOf(withLine('3', { frame: ' ' }), { ids: /MV-03/ })).toEqual(
      twice('BR-FR-MV-03_BT-128_AVV 3 356000000'),
    );
    expect(await foundOf(withLine('3', { frame: '' }), { ids: /MV-03/ })).toEqual([
      ['BR-FR-MV-03_BT-128_AVV 3 356000000'],
      [],
    ]);
    expect(await foundOf(withLine('3', { number: ' ' }), { ids: /MV-03/ })).toEqual(
      twice('BR-FR-MV-03_BT-128_AFL 3 356000000'),
    );
    const other = (text: string) => {
      const at = text.lastIndexOf('>130<', text.indexOf('>V4<'));
      const first = text.lastIndexOf('>130<', at - 1);
      return `${text.slice(0, first)}>131<${text.slice(first + 5)}`;
    };
    // Objects have a type, 130.
    expect(await said(other(severalUbl()), /MV-03/, ubl)).toEqual([
      expect.stringMatching(/^BR-FR-MV-03_BT-128_A(?:FL|VV) 3 356000000$/),
    ]);
  });
});

describe('the net amount of a group', () => {
  const lines = (...nets: readonly (readonly [subtype: string, net: string])[]): Line[] => [
    ...LINES.slice(0, 2),
    { ...(LINES[2] as Line) },
    ...nets.map(([subtype, net], at) => ({ ...(LINES[3] as Line), id: `${4 + at}`, subtype, net })),
  ];
  const WRONG = twice('BR-FR-MV-05_EXT-FR-FE-BG-12 3 356000000');
  test.each<[string, readonly (readonly [string, string])[], readonly (readonly string[])[]]>([
    [
      'is that of its lines',
      [
        ['DETAIL', '15.00'],
        ['DETAIL', '25.00'],
      ],
      NONE,
    ],
    [
      'is that of groups within too',
      [
        ['DETAIL', '15.00'],
        ['GROUP', '25.00'],
      ],
      NONE,
    ],
    [
      'is not with what is for information',
      [
        ['DETAIL', '40.00'],
        ['INFORMATION', '9.00'],
      ],
      NONE,
    ],
    ['may be a cent apart', [['DETAIL', '40.01']], NONE],
    [
      'may be a cent apart for each line',
      [
        ['DETAIL', '15.00'],
        ['DETAIL', '25.02'],
      ],
      NONE,
    ],
    ['is not two cents apart', [['DETAIL', '40.02']], WRONG],
    ['is not two cents less', [['DETAIL', '39.98']], WRONG],
    [
      'is not three cents apart for two',
      [
        ['DETAIL', '15.00'],
        ['DETAIL', '25.03'],
      ],
      WRONG,
    ],
    ['is not without lines', [], WRONG],
    [
      'is not that of what is no number',
      [
        ['DETAIL', '40.00'],
        ['DETAIL', 'many'],
      ],
      WRONG,
    ],
  ])('%s', async (_, nets, found) => {
    expect(await foundOf(lines(...nets), { ids: /MV-05/ })).toEqual(found);
  });

  test('takes lines that have one', async () => {
    const without = (xml: string) => xml.replace(/<(\w+:Line(?:ExtensionAmount|TotalAmount))[^>]*>7\.00<\/\1>/, '');
    const more = lines(['DETAIL', '40.015'], ['DETAIL', '7.00']);
    const ids = /MV-05/;
    expect(await said(without(severalUbl('B8', more)), ids, ubl)).toEqual(WRONG[0]);
    expect(await said(without(severalCii('B8', more)), ids, cii)).toEqual(WRONG[1]);
  });
});

describe('a line of an invoice of several sellers', () => {
  test.each<[string, Partial<Line>, readonly string[]]>([
    ['has a seller', { seller: '' }, ['BR-FR-MV-06_EXT-FR-FE-167 4 ']],
    ['has the seller of its group', { seller: '111111111' }, ['BR-FR-MV-06_EXT-FR-FE-167 4 111111111']],
    [
      'is in a group that there is',
      { parent: '9' },
      ['BR-FR-MV-06_EXT-FR-FE-167 4 356000000', 'BR-FR-MV-07_BT-128 4 356000000'],
    ],
    ['has a number', { number: ' ' }, ['BR-FR-MV-07_BT-128 4 356000000', 'BR-FR-MV-08_BT-128 4 356000000']],
    ['has the number of its group', { number: 'F-3' }, ['BR-FR-MV-07_BT-128 4 356000000']],
    ['gives its number as a reason', { reason: 'F-2' }, ['BR-FR-MV-08_BT-128 4 356000000']],
    ['gives its own number as a reason', { reason: '#F-1#' }, ['BR-FR-MV-08_BT-128 4 356000000']],
    ['may say more as a reason', { reason: '#F-2#more' }, []],
    ['says nothing before', { reason: 'as #F-2#' }, ['BR-FR-MV-08_BT-128 4 356000000']],
    [
      'does not give an empty number as a reason',
      { number: ' ', reason: '##' },
      ['BR-FR-MV-07_BT-128 4 356000000', 'BR-FR-MV-08_BT-128 4 356000000'],
    ],
    ['for information needs no reason', { subtype: 'INFORMATION', reason: '' }, []],
  ])('%s', async (_, other, found) => {
    expect(await foundOf(withLine('4', other), { ids: /MV-0[678]/ })).toEqual(twice(...found));
  });

  test('that is in no other has a seller and a number', async () => {
    expect(await foundOf(withLine('3', { seller: '' }), { ids: /MV-06/ })).toEqual(
      twice('BR-FR-MV-06_EXT-FR-FE-167 3 ', 'BR-FR-MV-06_EXT-FR-FE-167 4 356000000'),
    );
    expect(await foundOf(withLine('3', { number: ' ' }), { ids: /MV-07/ })).toEqual(
      twice('BR-FR-MV-07_BT-128 3 356000000', 'BR-FR-MV-07_BT-128 4 356000000'),
    );
  });
});

describe('the VAT of a group', () => {
  const WRONG = twice('BR-FR-MV-09_EXT-FR-FE-181 3 356000000');
  test.each<[string, string, readonly (readonly string[])[]]>([
    ['is that of its breakdown', '8.00', NONE],
    ['may be a cent more', '8.01', NONE],
    ['is not two cents more', '8.02', WRONG],
    ['is not two cents less', '7.98', WRONG],
    ['is a number', 'much', WRONG],
  ])('%s', async (_, vat, found) => {
    expect(await foundOf(withLine('3', { vat }), { ids: /MV-09/ })).toEqual(found);
  });

  const reason = (other: string) => {
    const ofGroup = (text: string) => {
      const at = text.indexOf('#F-2#', text.lastIndexOf('</ram:IncludedSupplyChainTradeLineItem>'));
      return `${text.slice(0, at)}${other}${text.slice(at + 5)}`;
    };
    return Promise.all([said(ofGroup(severalUbl()), /MV-09/, ubl), said(ofGroup(severalCii()), /MV-09/, cii)]);
  };
  test.each<[string, string, readonly (readonly string[])[]]>([
    ['begins with its number', '#F-2#more', NONE],
    ['begins with the number of no other', '#F-3#', WRONG],
    ['has nothing before its number', 'as #F-2#', WRONG],
    ['has its number whole', '#F-2', WRONG],
    ['is there', '', WRONG],
  ])('is that of breakdowns whose reason %s', async (_, other, found) => {
    expect(await reason(other)).toEqual(found);
  });

  test('is that of all its breakdowns, which are of VAT', async () => {
    const more = (xml: string) =>
      xml.replace(
        /((?:cbc:TaxAmount currencyID="EUR"|ram:CalculatedAmount)>)8\.00(<[\s\S]*?#)F-2#/,
        '$18.00$22026-17#',
      );
    const told = ['BR-FR-MV-09_EXT-FR-FE-181 1 732829320', ...(WRONG[0] ?? [])];
    const [inUbl, inCii] = [severalUbl(), severalCii()].map((xml) => {
      const start =
        xml.indexOf('<cac:TaxSubtotal>') < 0
          ? xml.lastIndexOf('</ram:IncludedSupplyChainTradeLineItem>')
          : xml.indexOf('<cac:TaxSubtotal>');
      return xml.slice(0, start) + more(xml.slice(start));
    });
    expect(await said(inUbl ?? '', /MV-09/, ubl)).toEqual(told);
    expect(await said(inCii ?? '', /MV-09/, cii)).toEqual(told);
    expect(
      await foundOf(
        LINES.map((line) =>
          line.number === 'F-2'
            ? { ...line, number: '2026-17', vat: line.vat && '20.00' }
            : { ...line, vat: line.vat && '20.00' },
        ),
        { ids: /MV-09/ },
      ),
    ).toEqual(twice('BR-FR-MV-09_EXT-FR-FE-181 1 732829320', 'BR-FR-MV-09_EXT-FR-FE-181 3 356000000'));
  });
});

describe('the amount with VAT of a group', () => {
  const WRONG = twice('BR-FR-MV-10_EXT-FR-FE-184 3 356000000');
  test.each<[string, string | undefined, readonly (readonly string[])[]]>([
    ['may be missing', undefined, NONE],
    ['is its net amount with its VAT', '48.00', NONE],
    ['may be a cent more for a detail', '48.01', NONE],
    ['is not two cents more', '48.02', WRONG],
    ['is not two cents less', '47.98', WRONG],
    ['says something', ' ', WRONG],
  ])('%s', async (_, gross, found) => {
    const lines = gross === undefined ? LINES : withLine('3', { gross });
    expect(await foundOf(lines, { ids: /MV-10/ })).toEqual(found);
  });

  test('may be a cent more for each detail, and for nothing else', async () => {
    const more = (subtype: string) => [
      ...withLine('3', { gross: '48.015' }),
      { ...(LINES[3] as Line), id: '5', subtype },
    ];
    expect(await foundOf(more('DETAIL'), { ids: /MV-10/ })).toEqual(NONE);
    expect(await foundOf(more('GROUP'), { ids: /MV-10/ })).toEqual(WRONG);
    expect(await foundOf(more('INFORMATION'), { ids: /MV-10/ })).toEqual(WRONG);
  });
});

test('one group of the main seller alone has the number of the invoice', async () => {
  const ids = /MV-1[12]/;
  const other = LINES.map((line) => (line.number === '2026-17' ? { ...line, number: 'F-1' } : line));
  expect(await foundOf(other, { ids })).toEqual(twice('BR-FR-MV-11_BT-128 1 732829320'));
  const more = { ...(LINES[0] as Line), id: '5', net: '0.00', vat: '0.00' };
  // Where two have it, both are told, and no other.
  const told = twice('BR-FR-MV-11_BT-128 1 732829320', 'BR-FR-MV-11_BT-128 5 732829320');
  expect(await foundOf([...LINES, more], { ids: /MV-11/ })).toEqual(told);
  expect(await foundOf([...LINES, more, { ...more, id: '6', number: 'F-3' }], { ids: /MV-11/ })).toEqual(told);
  expect(await foundOf([...LINES, { ...more, number: 'F-3' }], { ids })).toEqual(NONE);
});

test('the number of a group stands nowhere before', async () => {
  const ids = /MV-12/;
  const found = async (number: string) => foundOf([...LINES, { ...(LINES[2] as Line), id: '5', number }], { ids });
  expect(await found('F-3')).toEqual(NONE);
  expect(await found('F-2')).toEqual(twice('BR-FR-MV-12_BT-128 F-2'));
  expect(await found('2026-17')).toEqual(twice('BR-FR-MV-12_BT-128 2026-17'));
  // Not that of a line within a group.
  expect(await foundOf([...LINES, { ...(LINES[3] as Line), id: '5' }], { ids })).toEqual(NONE);
});

describe('a group that corrects an invoice', () => {
  const reference = (number: string, day: string): readonly [string, string] => [
    `<cac:BillingReference><cac:InvoiceDocumentReference>${number && `<cbc:ID>${number}</cbc:ID>`}${day && `<cbc:IssueDate>${day}</cbc:IssueDate>`}</cac:InvoiceDocumentReference></cac:BillingReference>`,
    `<ram:InvoiceReferencedDocument>${number && `<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`}${day && `<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${day.replaceAll('-', '')}</qdt:DateTimeString></ram:FormattedIssueDateTime>`}</ram:InvoiceReferencedDocument>`,
  ];
  const whole = reference('F-0', '2026-01-01');
  const ids = /-14-/;
  test.each([
    ...['384', '472', '381', '396', '503'].map((code) => ['BR-FR-MV-14', 'B8', code] as const),
    ...['261', '471', '473', '502'].map((code) => ['BR-FR-BD-14', 'B9', code] as const),
  ])('names it with its day: %s, %s, %s', async (series, frame, code) => {
    const type = both(['TypeCode>380<', `TypeCode>${code}<`], ['TypeCode>380<', `TypeCode>${code}<`]);
    const of = (more: Line['more']) =>
      foundOf(
        LINES.map((line) => (line.parent === undefined ? { ...line, ...(more && { more }) } : line)),
        { frame, ids, ...type },
      );
    const told = (term: string) => ['1 732829320', '3 356000000'].map((line) => `${series}-EXT-FR-FE-${term} ${line}`);
    expect(await of(whole)).toEqual(NONE);
    expect(await of(undefined)).toEqual(twice(...told('136'), ...told('138')));
    expect(await of(reference('F-0', ''))).toEqual(twice(...told('138')));
    const other = frame === 'B8' ? 'B9' : 'B8';
    expect(await foundOf(LINES, { frame: other, ids, ...type })).toEqual(NONE);
  });

  test('is told from others by its type', async () => {
    expect(await foundOf(LINES, { ids })).toEqual(NONE);
    expect(await foundOf(LINES, { ids, frame: 'B9' })).toEqual(NONE);
  });
});

describe('what a line is', () => {
  const ids = /MV-01/;
  test('is said of each line in UBL, in a reference to this invoice', async () => {
    const told = (xml: string) => said(xml, ids, ubl);
    expect(await told(severalUbl('B8', withLine('4', { subtype: ' ' })))).toEqual(['BR-FR-MV-01_EXT-FR-FE-163 4']);
    expect(await told(severalUbl('B1', withLine('4', { subtype: ' ' })))).toEqual([]);
    const own = severalUbl();
    const at = own.lastIndexOf('<cbc:ID>2026-17</cbc:ID><cbc:DocumentStatusCode>');
    expect(
      await told(`${own.slice(0, at)}<cbc:ID>F-9</cbc:ID>${own.slice(at + '<cbc:ID>2026-17</cbc:ID>'.length)}`),
    ).toEqual(['BR-FR-MV-01_EXT-FR-FE-163 4']);
  });

  test('is said of each line of a credit note', async () => {
    expect(await said(asCreditNote(severalUbl('B8', withLine('4', { subtype: '' }))), ids, ubl)).toEqual([
      'BR-FR-MV-01_EXT-FR-FE-163 4',
    ]);
  });

  test('is not empty in CII', async () => {
    const found = (frame: string) => said(severalCii(frame, withLine('4', { subtype: ' ' })), ids, cii);
    expect(await found('B8')).toEqual(['BR-FR-MV-01_EXT-FR-FE-163 EXT-FR-FE-163  ']);
    expect(await found('S9')).toEqual(['BR-FR-MV-01_EXT-FR-FE-163 EXT-FR-FE-163  ']);
    expect(await found('B1')).toEqual([]);
  });
});

test('a credit note of several sellers has the type of one, and lines of its own', async () => {
  const note = asCreditNote(severalUbl());
  expect(await said(note, /FR-MV/, ubl)).toEqual(
    ['136', '138'].flatMap((term) => [
      `BR-FR-MV-14-EXT-FR-FE-${term} 1 732829320`,
      `BR-FR-MV-14-EXT-FR-FE-${term} 3 356000000`,
    ]),
  );
});

test('a breakdown of another tax is none of VAT', async () => {
  const last = (text: string, part: string, other: string) => {
    const at = text.lastIndexOf(part, text.search(/<cac:LegalMonetaryTotal>|<ram:SpecifiedTradeSettlementHeader/));
    return text.slice(0, at) + other + text.slice(at + part.length);
  };
  const told = ['BR-FR-MV-09_EXT-FR-FE-181 3 356000000'];
  expect(await said(last(severalUbl(), '<cbc:ID>VAT<', '<cbc:ID>GST<'), /MV-09/, ubl)).toEqual(told);
  expect(await said(last(severalCii(), '<ram:TypeCode>VAT<', '<ram:TypeCode>GST<'), /MV-09/, cii)).toEqual(told);
});

test.each(['>131<', '><', undefined])(
  'an object of another type, or of none, says nothing of the invoice within: %s',
  async (other) => {
    const ofLine = (text: string, id: string) => {
      const start = text.search(id);
      const type = /<(\w+:\w*TypeCode)>130<\/\1>/;
      return (
        text.slice(0, start) + text.slice(start).replace(type, (each) => (other ? each.replace('>130<', other) : ''))
      );
    };
    const ids = /MV-0[78]/;
    const told = ['BR-FR-MV-07_BT-128 4 356000000', 'BR-FR-MV-08_BT-128 4 356000000'];
    expect(await said(ofLine(severalUbl(), '<cac:InvoiceLine><cbc:ID>4<'), ids, ubl)).toEqual(told);
    const inCii = severalCii();
    const objects = inCii.lastIndexOf(
      '<ram:AdditionalReferencedDocument>',
      inCii.indexOf('<ram:ApplicableHeaderTradeAgreement>'),
    );
    expect(await said(inCii.slice(0, objects) + ofLine(inCii.slice(objects), '<'), ids, cii)).toEqual(told);
  },
);

test('an object of no scheme says nothing of the invoice within', async () => {
  const ids = /MV-0[78]/;
  const bare = severalCii().replace(
    /(<ram:LineID>4<[\s\S]*?)<ram:ReferenceTypeCode>AFL<\/ram:ReferenceTypeCode>/,
    '$1',
  );
  expect(await said(bare, ids, cii)).toEqual(['BR-FR-MV-07_BT-128 4 356000000', 'BR-FR-MV-08_BT-128 4 356000000']);
});

describe('a group with several objects', () => {
  const object = (scheme: string, value: string): readonly [string, string] => [
    `<cac:DocumentReference><cbc:ID schemeID="${scheme}">${value}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>`,
    `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${value}</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${scheme}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`,
  ];
  const ids = /MV-03/;
  test('has none of several sellers among its frames', async () => {
    expect(await foundOf(withLine('3', { more: object('AVV', 'B8') }), { ids })).toEqual(
      twice('BR-FR-MV-03_BT-128_AVV 3 356000000'),
    );
    expect(await foundOf(withLine('3', { more: object('AVV', 'S1') }), { ids })).toEqual(NONE);
  });

  test('has a number in each in CII, in the first in UBL', async () => {
    expect(await foundOf(withLine('3', { more: object('AFL', ' ') }), { ids })).toEqual([
      ['BR-FR-MV-03_BT-128_AFL 3 356000000'],
      ['BR-FR-MV-03_BT-128_AFL 3 356000000'],
    ]);
  });
});

describe('a line of UBL that says more than once what it is', () => {
  const own = (subtype: string, parent?: string) =>
    `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-17</cbc:ID>${subtype && `<cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode>`}</cac:InvoiceDocumentReference>${parent ? `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>` : ''}</cac:BillingReference>`;
  const found = (lines: readonly Line[], ids: RegExp, frame = 'B8') => said(severalUbl(frame, lines), ids, ubl);

  test('is a group for each time that it is one', async () => {
    expect(await found(withLine('3', { more: [own('GROUP'), ''] }), /BD-02_EXT/, 'B9')).toEqual([
      'BR-FR-BD-02_EXT-FR-FE-163 3',
    ]);
    expect(await found(withLine('3', { more: [own('DETAIL', '1'), ''] }), /BD-02_EXT/, 'B9')).toEqual([]);
    expect(await found(withLine('3', { name: '', more: [own('DETAIL', '1'), ''] }), /MV-03/)).toEqual([
      'BR-FR-MV-03_EXT-FR-FE-164 3 356000000',
    ]);
  });

  test('is a detail where it once is', async () => {
    const more: Line['more'] = [own('INFORMATION'), ''];
    expect(await found(withLine('4', { reason: '', more }), /MV-08/)).toEqual(['BR-FR-MV-08_BT-128 4 356000000']);
  });

  test('counts nothing where it does not say it', async () => {
    const lines = [...LINES, { ...(LINES[3] as Line), id: '5', net: '9.00', subtype: 'NONE' }];
    const unsaid = severalUbl('B8', lines).replace('<cbc:DocumentStatusCode>NONE</cbc:DocumentStatusCode>', '');
    expect(await said(unsaid, /MV-05/, ubl)).toEqual([]);
    const inCii = severalCii('B8', lines).replace('<ram:LineStatusReasonCode>NONE</ram:LineStatusReasonCode>', '');
    expect(await said(inCii, /MV-05/, cii)).toEqual([]);
  });
});

test('a group without lines may come to nothing', async () => {
  const empty = { ...(LINES[2] as Line), id: '5', net: '0.00' };
  expect(await foundOf([...LINES, empty], { ids: /MV-05/ })).toEqual(NONE);
});

test('the number of the invoice may stand between blanks in the group of the main seller', async () => {
  const lines = LINES.map((line) => (line.number === '2026-17' ? { ...line, number: ' 2026-17 ' } : line));
  expect(await foundOf(lines, { ids: /MV-11/ })).toEqual(NONE);
});

test('what an invoice or a line does not say is asked for, and no more', async () => {
  const none = both(
    ['<cbc:ID>2026-17</cbc:ID>\n', ''],
    ['<ram:ExchangedDocument><ram:ID>2026-17</ram:ID>', '<ram:ExchangedDocument>'],
  );
  const unnumbered = (await foundOf(LINES, { ids: /MV-(?:01|02|11)/, ubl: none.ubl })).at(0);
  expect(unnumbered).toEqual([
    ...['1', '2', '3', '4'].map((id) => `BR-FR-MV-01_EXT-FR-FE-163 ${id}`),
    'BR-FR-MV-02_EXT-FR-FE-163 0',
  ]);
  const number = '<rsm:ExchangedDocument><ram:ID>2026-17</ram:ID>';
  const bare = changed(severalCii(), [number, '<rsm:ExchangedDocument>']);
  expect(await said(bare, /FR-MV/, cii)).toEqual(['BR-FR-MV-11_BT-128 1 732829320']);
  const currency = both(
    ['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>\n', ''],
    ['<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', ''],
  );
  const groups = ['1 732829320', '3 356000000'];
  expect(await foundOf(LINES, { ids: /MV-03/, ...currency })).toEqual(
    twice(...groups.map((line) => `BR-FR-MV-03_EXT-FR-FE-181 ${line}`)),
  );
  const silent = severalCii().replace(
    /<ram:IncludedSupplyChainTradeLineItem>(?:(?!<ram:Included)[\s\S])*<ram:LineID>4<[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/,
    '<ram:IncludedSupplyChainTradeLineItem/>',
  );
  expect(await said(silent, /MV-0[67]/, cii)).toEqual(['BR-FR-MV-06_EXT-FR-FE-167  ', 'BR-FR-MV-07_BT-128  ']);
});

test('the number of a group is looked for in all that stands before', async () => {
  const ids = /MV-12/;
  const found = ['BR-FR-MV-12_BT-128 F-2'];
  // In CII in whatever document is referred to, in UBL in that of a line.
  const before: Partial<Line> = {
    more: [
      '<cac:DocumentReference><cbc:ID schemeID="AFL">F-2</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>',
      '<ram:ContractReferencedDocument><ram:IssuerAssignedID>F-2</ram:IssuerAssignedID></ram:ContractReferencedDocument>',
    ],
  };
  expect(await foundOf(withLine('2', before), { ids })).toEqual(twice(...found));
  expect(await foundOf(withLine('4', before), { ids })).toEqual(NONE);
  expect(await foundOf(withLine('2', before), { ids, frame: 'B1' })).toEqual(NONE);
});
