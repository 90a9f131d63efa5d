import { expect, test } from 'vitest';
import { brokenIn, changed } from '../testing.ts';
import { set as cii } from './cii.ts';
import { frenchCii, frenchUbl } from './testing.ts';
import { set as ubl } from './ubl.ts';

type Change = readonly [part: string, other: string];

test('an invoice as France has it breaks no rule', async () => {
  expect(await brokenIn(frenchUbl(), ubl)).toEqual([]);
  expect(await brokenIn(frenchCii(), cii)).toEqual([]);
});

test('the rules of both syntaxes have identifiers of their own', () => {
  for (const { rules } of [ubl, cii]) expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

const NOTE = '<cbc:Note>#PMT#';
const SUPPLIER_ID = '<cbc:ID schemeID="0009">73282932000074</cbc:ID>';
const TOTAL = '<cac:LegalMonetaryTotal>';

/** What is altered, and the rules that are broken then. */
const IN_UBL: readonly [string, readonly Change[], readonly string[]][] = [
  ['a number with a blank', [['<cbc:ID>2026-17', '<cbc:ID>2026 17']], ['BR-FR-01_BT-1-2', 'BR-FR-02_BT-1']],
  ['a number of 36 characters', [['<cbc:ID>2026-17', `<cbc:ID>${'9'.repeat(36)}`]], ['BR-FR-01_BT-1-1']],
  ['a day that is none', [['<cbc:IssueDate>2026-03-02', '<cbc:IssueDate>2026-02-29']], ['BR-FR-03_BT-2']],
  ['a day of the last century', [['Date>2026-03-01<', 'Date>1999-03-01<']], ['BR-FR-03_BT-72']],
  ['a type that is not used', [['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>326']], ['BR-FR-04_BT-3']],
  ['a note that is missing', [['#PMD#', '']], ['BR-FR-05_BT-22-2']],
  ['a note that is there twice', [[NOTE, `<cbc:Note>#AAB#</cbc:Note>${NOTE}`]], ['BR-FR-06_BT-21-3']],
  ['a frame that is none', [['<cbc:ProfileID>B1', '<cbc:ProfileID>B3']], ['BR-FR-08_BT-23']],
  ['a SIRET of another firm', [[SUPPLIER_ID, SUPPLIER_ID.replace('732829', '356000')]], ['BR-FR-09_BT-29']],
  [
    'no SIREN',
    [['<cbc:CompanyID schemeID="0002">732829320', '<cbc:CompanyID schemeID="0088">732829320']],
    ['BR-FR-09_BT-29', 'BR-FR-10_BT-30'],
  ],
  [
    'a SIREN of the buyer that is none, between firms',
    [
      ['<cbc:CompanyID schemeID="0002">356000000', '<cbc:CompanyID schemeID="0002">35600000'],
      [NOTE, `<cbc:Note>#BAR#B2B</cbc:Note>${NOTE}`],
    ],
    ['BR-FR-11_BT-47', 'BR-FR-32-LEGALID'],
  ],
  [
    'no address of the buyer',
    [['<cbc:EndpointID schemeID="0225">356000000_A', '<cbc:EndpointID> ']],
    ['BR-FR-12_BT-49'],
  ],
  ['no address of the seller', [['<cbc:EndpointID schemeID="0225">732829320', '<cbc:EndpointID>']], ['BR-FR-13_BT-34']],
  [
    'a category of the Canary Islands',
    [['<cac:ClassifiedTaxCategory><cbc:ID>S', '<cac:ClassifiedTaxCategory><cbc:ID>L']],
    ['BR-FR-08_BT-151-2', 'BR-FR-15_BT-151-1'],
  ],
  [
    'a rate that is none',
    [['<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20', '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19']],
    ['BR-FR-16_BT-119'],
  ],
  [
    'documents with another description, and two that are readable',
    [
      [
        '<cac:Delivery>',
        ['RIB', 'LISIBLE', 'LISIBLE', 'PHOTO']
          .map(
            (name) =>
              `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentDescription>${name}</cbc:DocumentDescription></cac:AdditionalDocumentReference>`,
          )
          .join('')
          .concat('<cac:Delivery>'),
      ],
    ],
    ['BR-FR-17_BT-123', 'BR-FR-18_BT-123'],
  ],
  ['a treatment that is none', [[NOTE, `<cbc:Note>#BAR#B2X#</cbc:Note>${NOTE}`]], ['BR-FR-20_BT-21']],
  ['two treatments', [[NOTE, `<cbc:Note>#BAR#B2C</cbc:Note><cbc:Note>#BAR#B2C</cbc:Note>${NOTE}`]], ['BR-FR-30_BT-21']],
  [
    'an address of another firm, between firms',
    [
      ['0225">356000000_A', '0225">356000001_A'],
      [NOTE, `<cbc:Note>#BAR#B2B</cbc:Note>${NOTE}`],
    ],
    ['BR-FR-21_BT-49'],
  ],
  [
    'an address of another scheme where the buyer issues the invoice',
    [
      ['<cbc:EndpointID schemeID="0225">732829320', '<cbc:EndpointID schemeID="0088">732829320'],
      ['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>389'],
      [NOTE, `<cbc:Note>#BAR#B2C</cbc:Note>${NOTE}`],
    ],
    ['BR-FR-22_BT-34'],
  ],
  ['an address with an accent', [['356000000_A', '356000000_É']], ['BR-FR-23_BT-49']],
  ['a long address', [['356000000_A', '3'.repeat(126)]], ['BR-FR-25_BT-49']],
  [
    'a private identifier that is long and has a blank',
    [[SUPPLIER_ID, `<cbc:ID schemeID="0224">${'a '.repeat(60)}</cbc:ID>`]],
    ['BR-FR-24_BT-29', 'BR-FR-26_BT-29'],
  ],
  [
    'an attribute with a value and a quantity, and one without a unit',
    [
      [
        '</cac:Item>',
        '<cac:AdditionalItemProperty><cbc:Name>a</cbc:Name><cbc:Value>1</cbc:Value><cbc:ValueQuantity unitCode="C62">1</cbc:ValueQuantity></cac:AdditionalItemProperty></cac:Item>',
      ],
    ],
    ['BR-FR-28-Value'],
  ],
  [
    'an object without a number',
    [
      [
        '<cac:Delivery>',
        '<cac:AdditionalDocumentReference><cbc:ID schemeID="AFL"/></cac:AdditionalDocumentReference><cac:Delivery>',
      ],
    ],
    ['BR-FR-29_AFL'],
  ],
  [
    'a corrective invoice that corrects none',
    [['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>384']],
    ['BR-FR-CO-04_BT-3'],
  ],
  [
    'a due date before the day of the invoice',
    [['</cbc:IssueDate>', '</cbc:IssueDate><cbc:DueDate>2026-03-01</cbc:DueDate>']],
    ['BR-FR-CO-07_BT-9'],
  ],
  [
    'an advance payment as a final invoice',
    [
      ['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>386'],
      ['<cbc:ProfileID>B1', '<cbc:ProfileID>B4'],
    ],
    ['BR-FR-CO-08_BT-23'],
  ],
  [
    'a paid invoice that is not',
    [['<cbc:ProfileID>B1', '<cbc:ProfileID>B2']],
    ['BR-FR-CO-09_BT-23-1', 'BR-FR-CO-09_BT-23-2', 'BR-FR-CO-09_BT-23-3'],
  ],
  [
    'two identifiers of a scheme, and one without',
    [[SUPPLIER_ID, `${SUPPLIER_ID}${SUPPLIER_ID}<cbc:ID>1</cbc:ID>`]],
    ['BR-FR-CO-10_BT-29-1', 'BR-FR-CO-10_BT-29-2'],
  ],
  ['another currency', [['Code>EUR<', 'Code>CHF<']], ['BR-FR-CO-12_BT-5']],
  [
    'a member of a single taxable person',
    [[SUPPLIER_ID, '<cbc:ID schemeID="0231">123456789</cbc:ID>']],
    ['BR-FR-CO-14_BT-29-1', 'BR-FR-CO-15_BT-29-1'],
  ],
  [
    'an amount of three decimals',
    [
      [
        `${TOTAL}<cbc:LineExtensionAmount currencyID="EUR">100.00`,
        `${TOTAL}<cbc:LineExtensionAmount currencyID="EUR">100.000`,
      ],
    ],
    ['BR-FR-DEC-01_BT-106'],
  ],
  ['a quantity of five decimals', [['unitCode="C62">2', 'unitCode="C62">2.00000']], ['BR-FR-DEC-02_BT-129']],
  [
    'a price below zero',
    [['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="EUR">-']],
    ['BR-FR-DEC-03_BT-146'],
  ],
  [
    'a rate of five digits',
    [['<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20', '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20.000']],
    ['BR-FR-16_BT-119', 'BR-FR-DEC-04_BT-119'],
  ],
];

test.each(IN_UBL)('UBL: %s', async (_, changes, ids) => {
  expect(await brokenIn(changed(frenchUbl(), ...changes), ubl)).toEqual(ids);
});

const CII_NOTE = '<ram:IncludedNote><ram:Content>40 €';
const treated = (treatment: string): Change => [
  CII_NOTE,
  `<ram:IncludedNote><ram:Content>${treatment}</ram:Content><ram:SubjectCode>BAR</ram:SubjectCode></ram:IncludedNote>${CII_NOTE}`,
];
const SETTLED = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

const IN_CII: readonly [string, readonly Change[], readonly string[]][] = [
  ['a number with a blank', [['<ram:ID>2026-17', '<ram:ID>2026 17']], ['BR-FR-02_BT-1']],
  ['a day with dashes', [['format="102">20260302', 'format="102">2026-03-02']], ['BR-FR-03_BT-2']],
  ['a time behind a day', [['format="102">20260302', 'format="204">202603021200']], []],
  ['a note that is missing', [['Code>PMD<', 'Code>AAI<']], ['BR-FR-05_BT-22_PMD']],
  ['no frame', [['<ram:ID>B1</ram:ID>', '']], ['BR-FR-08_BT-23']],
  ['a SIRET of another firm', [['73282932000074', '35600000000048']], ['BR-FR-09_BT-29']],
  [
    'no SIREN of the seller',
    [['"0002">732829320', '"0002">']],
    ['BR-FR-09_BT-29', 'BR-FR-10_BT-30', 'BR-FR-32-LEGALID'],
  ],
  [
    'no SIREN of the buyer, between firms',
    [['"0002">356000000', '"0088">356000000'], treated('B2B')],
    ['BR-FR-11_BT-47'],
  ],
  [
    'no category of a line',
    [
      [
        '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp',
        '</ram:ApplicableTradeTax><ram:Sp',
      ],
    ],
    ['BR-FR-15_BT-95_BT-151'],
  ],
  [
    'no category of a line that only groups',
    [
      [
        '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp',
        '</ram:ApplicableTradeTax><ram:Sp',
      ],
      [
        '<ram:LineID>1</ram:LineID>',
        '<ram:LineID>1</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
      ],
    ],
    [],
  ],
  ['a treatment that is none', [treated('B2X')], ['BR-FR-20_BT-21']],
  [
    'two treatments',
    [
      treated(
        'B2C</ram:Content><ram:SubjectCode>BAR</ram:SubjectCode></ram:IncludedNote><ram:IncludedNote><ram:Content>ARCHIVEONLY',
      ),
    ],
    ['BR-FR-31_BT-21'],
  ],
  ['an address of another firm, between firms', [['356000000_A', '35600000'], treated('B2B')], ['BR-FR-21_BT-49']],
  [
    'an attribute without name and value',
    [['<ram:Name>Hobel</ram:Name>', '<ram:Name>Hobel</ram:Name><ram:ApplicableProductCharacteristic/>']],
    ['BR-FR-27_BG-32', 'BR-FR-28-Value'],
  ],
  ['a credit note that names no invoice', [['<ram:TypeCode>380', '<ram:TypeCode>381']], ['BR-FR-CO-05_BT-3']],
  ['a credit note for a rebate', [['<ram:TypeCode>380', '<ram:TypeCode>262']], ['BR-FR-CO-03_BT-3']],
  [
    'a credit note whose lines name invoices',
    [
      ['<ram:TypeCode>380', '<ram:TypeCode>381'],
      [
        '</ram:SpecifiedLineTradeSettlement>',
        '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F1</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20260101</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument></ram:SpecifiedLineTradeSettlement>',
      ],
    ],
    [],
  ],
  [
    'a paid invoice that is not',
    [['<ram:ID>B1', '<ram:ID>S2']],
    ['BR-FR-CO-09_BT-23-1', 'BR-FR-CO-09_BT-23-2', 'BR-FR-CO-09_BT-23-3'],
  ],
  [
    'an amount of three decimals',
    [[`${SETTLED}<ram:LineTotalAmount>100.00`, `${SETTLED}<ram:LineTotalAmount>100.000`]],
    ['BR-FR-DEC-01_BT-106'],
  ],
];

test.each(IN_CII)('CII: %s', async (_, changes, ids) => {
  expect(await brokenIn(changed(frenchCii(), ...changes), cii)).toEqual(ids);
});
