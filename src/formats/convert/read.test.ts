import { describe, expect, test } from 'vitest';
import type { Environment } from '../../engine/faults.ts';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import type { DocumentRead } from '../declare/conversion.ts';
import { formatOf } from '../list/formats.ts';
import { cdarStatus, written } from '../messages/cdar/testing.ts';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { at } from '../testing.ts';
import { readDocument } from './read.ts';

const environment: Environment = {
  now: () => new Date('2026-03-05T12:00:00Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

const CORE = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = ublInvoice(CORE, '');
const CII = ciiInvoice(CORE, '');

async function read(xml: string): Promise<DocumentRead> {
  const outcome = await readDocument(xml, undefined, {}, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((fault) => words(fault)).join());
  return outcome.result;
}

/** Returns the entries of a report, one per line: kind, severity, term, text. */
function said({ report }: DocumentRead): string[] {
  return report.losses.map(({ kind, severity, term = '', text }) => `${kind} ${severity} ${term} ${valuesIn(text)}`);
}

test('an invoice gives the same document in UBL and CII', async () => {
  const result = await read(UBL);
  expect(result.format).toBe('en16931-ubl');
  expect(said(result)).toEqual([]);
  expect(result.document).toMatchObject({
    $regime: 'DE',
    $addons: ['eu-en16931-v2017'],
    type: 'standard',
    code: '2026-17',
    issue_date: '2026-03-02',
    currency: 'EUR',
    tax: { rounding: 'currency', ext: { 'untdid-document-type': '380' } },
    supplier: {
      name: 'Werkstatt GmbH',
      tax_id: { country: 'DE', code: '811907980' },
      people: [{ name: { given: 'Ada Lind' } }],
      inboxes: [{ scheme: '9930', code: 'DE811907980' }],
      addresses: [{ street: 'Weg 1', locality: 'Bonn', code: '53111', country: 'DE' }],
      emails: [{ addr: 'ada@example.com' }],
      telephones: [{ num: '0228 1234' }],
    },
    customer: { name: 'Stadtwerk', addresses: [{ country: 'AT' }] },
    lines: [
      {
        quantity: '2',
        item: { name: 'Hobel', price: '50.00', unit: 'one' },
        taxes: [{ cat: 'VAT', key: 'standard', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
        total: '100.00',
      },
    ],
    ordering: { code: '04011000-12345-03' },
    payment: {
      instructions: { key: 'credit-transfer+sepa', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
    },
    delivery: { date: '2026-03-01' },
    totals: { tax: '19.00', payable: '119.00' },
  });
  const other = await read(CII);
  expect(other.format).toBe('en16931-cii');
  expect(other.document).toEqual(result.document);
  expect(other.faults).toEqual(result.faults);
});

test('faults of the document are returned with it', async () => {
  const { faults } = await read(UBL);
  expect(faults.map(({ code }) => code)).toEqual(['GOBL-EU-EN16931-BILL-INVOICE-07']);
});

test('a representative of the seller becomes the supplier, and the seller is kept', async () => {
  const { document } = await read(
    changed(UBL, [
      '<cac:Delivery>',
      `<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Steuer Oy</cbc:Name></cac:PartyName>
<cac:PostalAddress><cac:Country><cbc:IdentificationCode>FI</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyTaxScheme><cbc:CompanyID>FI20774740</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
</cac:TaxRepresentativeParty><cac:Delivery>`,
    ]),
  );
  expect(document.$regime).toBe('FI');
  expect(at(document, 'supplier.name')).toBe('Steuer Oy');
  expect(at(document, 'ordering.seller.name')).toBe('Werkstatt GmbH');
});

const ALLOWANCE = (percent: string, base: string, amount: string) =>
  changed(
    UBL,
    [
      '<cac:TaxTotal>',
      `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>100</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>Treue</cbc:AllowanceChargeReason>${percent}<cbc:Amount currencyID="EUR">${amount}</cbc:Amount>${base}<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge><cac:TaxTotal>`,
    ],
    [
      '</cbc:TaxInclusiveAmount>',
      '</cbc:TaxInclusiveAmount><cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount>',
    ],
  );
const PERCENT = '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>';
const BASE = '<cbc:BaseAmount currencyID="EUR">80.00</cbc:BaseAmount>';

test('an allowance keeps its percentage if that gives the amount', async () => {
  const fitting = await read(ALLOWANCE(PERCENT, '', '10.00'));
  expect(at(fitting.document, 'discounts.0')).toMatchObject({
    key: 'special-rebate',
    reason: 'Treue',
    percent: '10%',
    amount: '10.00',
    ext: { 'untdid-allowance': '100' },
  });
  const other = await read(ALLOWANCE(PERCENT, BASE, '10.00'));
  expect(at(other.document, 'discounts.0.percent')).toBeUndefined();
  expect(at(other.document, 'discounts.0.amount')).toBe('10.00');
  expect(said(other)).toContain('changed info BT-94 10%,80.00,10.00');
  const base = await read(ALLOWANCE('', BASE, '10.00'));
  expect(said(base)).toContain('dropped info BT-93 80.00');
});

test('an amount with excess decimals is reported by its difference', async () => {
  const { report } = await read(ALLOWANCE('', '', '10.004'));
  expect(report.losses.filter(({ kind, term }) => kind === 'changed' && term === undefined)).toEqual([]);
  expect(report.losses.length).toBeGreaterThan(0);
});

test('invalid numbers and dates are faults, and reading continues', async () => {
  const { document, faults } = await read(
    changed(UBL, ['ActualDeliveryDate>2026-03-01', 'ActualDeliveryDate>2026-02-30'], ['"C62">2<', '"C62">two<']),
  );
  expect(at(document, 'delivery.date')).toBeUndefined();
  expect(faults.filter(({ code }) => code === 'BW-XML-VALUE')).toMatchObject([
    { properties: ['$.lines[0].quantity'], terms: ['BT-129'], values: { text: 'two' } },
    { properties: ['$.delivery.date'], terms: ['BT-72'], values: { text: '2026-02-30' } },
  ]);
});

test('files are returned with the document, and addresses of files become attachments', async () => {
  const { document, files } = await read(
    changed(UBL, [
      '<cac:AccountingSupplierParty>',
      `<cac:AdditionalDocumentReference><cbc:ID>A1</cbc:ID><cbc:DocumentDescription>Zeiten</cbc:DocumentDescription><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="z.csv">YSxi
Cg==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>
<cac:AdditionalDocumentReference><cbc:ID>A2</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>https://example.com/a2.pdf</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
    ]),
  );
  expect(files).toEqual([{ id: 'A1', name: 'z.csv', media_type: 'text/csv', description: 'Zeiten', data: 'YSxiCg==' }]);
  expect(document.attachments).toEqual([{ code: 'A2', url: 'https://example.com/a2.pdf' }]);
});

test('every unused term, element, attribute and text is reported', async () => {
  const result = await read(
    changed(
      UBL,
      [
        '<cbc:Name>Ada Lind</cbc:Name>',
        '<cbc:Name>Ada Lind</cbc:Name><cbc:Name>Eva Kern</cbc:Name><cbc:Telefax>77</cbc:Telefax>',
      ],
      ['<cbc:ID>2026-17</cbc:ID>', '<cbc:ID schemeID="X">2026-17</cbc:ID>'],
      ['<cac:Delivery>', '<cac:Delivery>on Sunday'],
    ),
  );
  expect(said(result)).toEqual([
    'dropped warning  schemeID,X',
    'dropped warning BT-41 Eva Kern',
    'dropped warning  cbc:Telefax,77',
    'dropped warning  on Sunday',
  ]);
});

test('strict reports losses of meaning as faults at their places', async () => {
  const xml = changed(UBL, [
    '<cbc:Name>Ada Lind</cbc:Name>',
    '<cbc:Name>Ada Lind</cbc:Name><cbc:Telefax>77</cbc:Telefax>',
  ]);
  const outcome = await readDocument(xml, undefined, { strict: true }, environment);
  expect(outcome).toMatchObject({
    ok: false,
    faults: [
      {
        code: 'BW-XML-LOSS',
        properties: ['/ubl:Invoice/cac:AccountingSupplierParty/cac:Party/cac:Contact/cbc:Telefax'],
        positions: [{ line: 9 }],
      },
    ],
  });
  expect((await readDocument(UBL, undefined, { strict: true }, environment)).ok).toBe(true);
});

test('other texts and other XML are rejected', async () => {
  expect(await readDocument('<Invoice>', undefined, {}, environment)).toMatchObject({
    ok: false,
    faults: [{ code: 'BW-XML-SYNTAX' }],
  });
  expect(await readDocument('<Invoice/>', undefined, {}, environment)).toMatchObject({
    ok: false,
    faults: [{ code: 'BW-XML-ROOT' }],
  });
});

describe('elements in another namespace', () => {
  const UNECE = 'urn:un:unece:uncefact:data:standard';
  const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
  const elsewhere = (xml: string, namespace: string) => xml.replace(`"${namespace}"`, '"urn:elsewhere"');

  test.each([
    ['UBL, all', UBL, `${OASIS}:CommonBasicComponents-2`],
    ['UBL, those with others in them', UBL, `${OASIS}:CommonAggregateComponents-2`],
    ['CII, all', CII, `${UNECE}:ReusableAggregateBusinessInformationEntity:100`],
    ['CII, values of dates', CII, `${UNECE}:UnqualifiedDataType:100`],
  ])('are rejected with the namespaces found and expected: %s', async (_, xml, namespace) => {
    const read = await readDocument(elsewhere(xml, namespace), undefined, {}, environment);
    expect(read).toMatchObject({ ok: false, faults: [{ code: 'BW-XML-ROOT' }] });
    const values = read.ok ? undefined : read.faults[0]?.values;
    expect(values).toMatchObject({ namespace: 'urn:elsewhere', expected: namespace });
  });

  test('are losses if there are only some', async () => {
    const more = UBL.replace('<cbc:ID>', '<x:Note xmlns:x="urn:elsewhere">More</x:Note><cbc:ID>');
    const read = await readDocument(more, undefined, {}, environment);
    expect(read.ok && read.result.report.losses.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('format and process identifiers', () => {
  const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;

  test.each([
    ['keep those of the format without a report', PEPPOL, PEPPOL_PROCESS, []],
    ['report a missing specification', '', '', ['changed warning BT-24 ,en16931-ubl']],
    ['report an unknown specification', 'urn:example:own', '', ['changed warning BT-24 urn:example:own,en16931-ubl']],
    [
      'report another version',
      `${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`,
      '',
      [expect.stringMatching(/^changed info BT-24 .*xrechnung_2\.3,xrechnung-ubl,/)],
    ],
    [
      'report an extension',
      `${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
      '',
      [expect.stringMatching(/^changed info BT-24 .*,xrechnung-ubl$/)],
    ],
    ['report another process', PEPPOL, 'urn:example:process', ['dropped warning BT-23 urn:example:process']],
  ])('%s', async (_, specification, process, expected) => {
    expect(said(await read(ublInvoice(specification, process)))).toEqual(expected);
  });
});

test('a requested format overrides the one that the invoice declares', async () => {
  const outcome = await readDocument(CII, formatOf('facturx-extended'), {}, environment);
  if (!outcome.ok) throw new Error('it can be read');
  expect(outcome.result.format).toBe('facturx-extended');
  expect(said(outcome.result)).toEqual([expect.stringMatching(/^changed warning BT-24 .*,facturx-extended$/)]);
});

test('a missing currency is added, a missing date of issue is not', async () => {
  const without = changed(
    UBL,
    ['<cbc:IssueDate>2026-03-02</cbc:IssueDate>', ''],
    ['<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', ''],
  );
  const { document, faults, report } = await read(without);
  expect([document.issue_date, document.currency]).toEqual([undefined, 'EUR']);
  expect(report.losses.filter(({ kind }) => kind === 'supplied').flatMap(({ properties }) => properties)).toContain(
    '$.currency',
  );
  expect(faults).toContainEqual(expect.objectContaining({ code: 'BW-XML-VALUE', properties: ['$.issue_date'] }));
});

test('a life cycle format rejects an invoice, and a truncated text is reported at its end', async () => {
  const refused = await readDocument(UBL, formatOf('cdar'), {}, environment);
  expect(refused.ok ? [] : refused.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`)).toEqual([
    'BW-XML-TYPE request.from: cdar',
  ]);
  expect(refused).toMatchObject({ key: 'input' });
  expect(await readDocument('<a>\n</b>', undefined, {}, environment)).toMatchObject({
    key: 'input',
    faults: [{ properties: ['/'], positions: [{ line: 2 }] }],
  });
  expect(await readDocument('<a/>', undefined, {}, environment)).toMatchObject({
    key: 'validation',
    faults: [{ properties: ['/'] }],
  });
});

test('a life cycle message becomes a status report', async () => {
  const { xml } = await written(cdarStatus);
  const { format, document } = await read(xml);
  expect([format, document.$schema, document.code]).toEqual(['cdar', 'https://gobl.org/draft-0/bill/status', 'CDV-7']);
  const strange = changed(xml, ['<ram:ID>CDV-7</ram:ID>', '<ram:ID>CDV-7</ram:ID><ram:Further>1</ram:Further>']);
  const strict = await readDocument(strange, undefined, { strict: true }, environment);
  expect(strict).toMatchObject({ ok: false, faults: [{ code: 'BW-XML-LOSS', positions: [expect.any(Object)] }] });
});

test('an invoice without format and process is read as the core, with a notice', async () => {
  const nameless = UBL.replace(/<cbc:(CustomizationID|ProfileID)>.*\n/g, '');
  expect(nameless).not.toContain('CustomizationID');
  const result = await read(nameless);
  expect(result.format).toBe('en16931-ubl');
  expect(said(result)).toEqual(['changed warning BT-24 ,en16931-ubl']);
  expect(await readDocument(nameless, undefined, {}, environment)).toMatchObject({ ok: true, warnings: [] });
});

test('inconsistent tax figures have a lower severity only if rounding explains them', async () => {
  const severities = async (xml: string) =>
    (await read(xml)).report.losses.map(({ severity, term }) => `${severity} ${term}`);
  expect(await severities(UBL.replaceAll('>19.00<', '>19.01<'))).toEqual(['error BT-110', 'error BT-117']);
});
