/** What a line says of itself and of its item, from the terms of an e-invoice (chapter 14 §5.7). */
import { describe, expect, it } from 'vitest';
import { type Changes, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readLines } from './read-lines.ts';
import { Breakdowns } from './read-taxes.ts';
import { readIn } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

/** Returns the first line. */
async function lineIn(xml: string, changes: Changes, key?: string) {
  const { found, ...rest } = await readIn(
    (reading) => readLines(reading, new Breakdowns(reading))[0],
    xml,
    changes,
    key,
  );
  return { line: found, ...rest };
}

const LINE = {
  quantity: '2',
  item: { name: 'Hobel', price: '50.00', unit: 'one', ext: { 'untdid-unit': 'C62' } },
  taxes: [{ cat: 'VAT', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
};
const NAME = '<cbc:Name>Hobel</cbc:Name>';
const behindName = (inside: string): Changes => [[NAME, NAME + inside]];
const TOTAL = '<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item>';
const behindTotal = (inside: string): Changes => [[TOTAL, TOTAL.replace('<cac:Item>', `${inside}<cac:Item>`)]];
const NUMBER = '<cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>';

describe('a line', () => {
  it.each([
    ['UBL', ubl, 'en16931-ubl'],
    ['CII', cii, 'en16931-cii'],
  ])('has quantity, item, price and tax: %s', async (_, xml, key) => {
    const { line, said, taken } = await lineIn(xml, [], key);
    expect(line).toEqual(LINE);
    expect(said).toEqual([]);
    expect(taken).toMatchObject({
      '$.lines[0].quantity': '2',
      '$.lines[0].item.name': 'Hobel',
      '$.lines[0].item.price': '50.00',
      '$.lines[0].item.unit': 'C62',
      '$.lines[0].taxes[0].percent': '19',
      '$.lines[0].taxes[0].ext.untdid-tax-category': 'S',
    });
  });

  it('may have another tax than VAT in UBL', async () => {
    const { line } = await lineIn(ubl, [
      [
        '<cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>',
        '<cbc:ID>gst</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>',
      ],
    ]);
    expect(line.taxes).toEqual([{ cat: 'GST', percent: '19%', ext: { 'untdid-tax-category': 'S' } }]);
  });

  it('says what number it has in the document, where that is another', async () => {
    const { said } = await lineIn(ubl, [[NUMBER, NUMBER.replace('>1<', '>010<')]]);
    expect(said).toEqual([
      'changed info BT-126 $.lines[0].i cbc:ID: The line 010 is number 1 in the document, which counts its lines.',
    ]);
  });

  it('without a number, a unit or a quantity says nothing of these', async () => {
    const { line, said } = await lineIn(ubl, [[NUMBER, '']]);
    expect(line).toEqual({ ...LINE, quantity: '1', item: { name: 'Hobel', price: '50.00' } });
    expect(said).toEqual([]);
  });

  it.each([
    ['HUR', 'h'],
    ['KGM', 'kg'],
    ['C62', 'one'],
    ['ZZ', undefined],
  ])('the unit %s is %s, with its code', async (code, unit) => {
    const { line, taken } = await lineIn(ubl, [[NUMBER, NUMBER.replace('C62', code)]]);
    expect([line.item.unit, line.item.ext]).toEqual([unit, { 'untdid-unit': code }]);
    expect(taken[`$.lines[0].item.${unit ? 'unit' : 'ext.untdid-unit'}`]).toBe(code);
  });

  it('has what it refers to, its period and its notes', async () => {
    const { line, said, taken } = await lineIn(ubl, [
      [
        TOTAL,
        `<cbc:Note>First</cbc:Note>${TOTAL.replace(
          '<cac:Item>',
          '<cbc:AccountingCost>4711</cbc:AccountingCost><cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-02-28</cbc:EndDate></cac:InvoicePeriod><cac:OrderLineReference><cbc:LineID>7</cbc:LineID></cac:OrderLineReference><cac:DocumentReference><cbc:ID schemeID="AVV">Z-9</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:Item>',
        )}`,
      ],
    ]);
    expect(line).toEqual({
      ...LINE,
      identifier: { code: 'Z-9', ext: { 'untdid-reference': 'AVV' } },
      period: { start: '2026-02-01', end: '2026-02-28' },
      order: '7',
      cost: '4711',
      notes: [{ text: 'First' }],
    });
    expect(said).toEqual([]);
    expect(taken).toMatchObject({
      '$.lines[0].identifier.code': 'Z-9',
      '$.lines[0].period.start': '2026-02-01',
      '$.lines[0].period.end': '2026-02-28',
      '$.lines[0].order': '7',
      '$.lines[0].cost': '4711',
      '$.lines[0].notes[0].text': 'First',
    });
  });

  it('has in EXTENDED each note with its subject', async () => {
    const note = (text: string, subject: string) =>
      `<ram:IncludedNote>${text && `<ram:Content>${text}</ram:Content>`}${subject && `<ram:SubjectCode>${subject}</ram:SubjectCode>`}</ram:IncludedNote>`;
    const { line, taken } = await lineIn(
      cii,
      [
        [
          '<ram:LineID>1</ram:LineID>',
          `<ram:LineID>1</ram:LineID>${note('First', 'AAI')}${note('', 'ABC')}${note('Last', '')}`,
        ],
      ],
      'facturx-extended',
    );
    expect(line.notes).toEqual([{ text: 'First', ext: { 'untdid-text-subject': 'AAI' } }, { text: 'Last' }]);
    const ofNotes = Object.entries(taken).filter(([property]) => property.startsWith('$.lines[0].notes'));
    expect(Object.fromEntries(ofNotes)).toEqual({
      '$.lines[0].notes[0].text': 'First',
      '$.lines[0].notes[0].ext.untdid-text-subject': 'AAI',
      '$.lines[0].notes[1].text': 'Last',
    });
  });

  it('has no text of which nothing is left without what stands for lost characters', async () => {
    const { line, said } = await lineIn(ubl, [
      [
        TOTAL,
        `<cbc:Note>\ufffd</cbc:Note>${TOTAL.replace(
          '<cac:Item>',
          '<cac:DocumentReference><cbc:ID>\ufffd</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:Item>',
        )}`,
      ],
      ...behindName(
        '<cac:CommodityClassification><cbc:ItemClassificationCode listID="HS">\ufffd</cbc:ItemClassificationCode></cac:CommodityClassification>',
      ),
    ]);
    expect(line).toEqual(LINE);
    const lost = (place: string) =>
      `changed warning ${place}: The replacement character U+FFFD is left out: it stands for characters that were lost before.`;
    expect(said).toEqual([
      lost('BT-128 $.lines[0].identifier.code cbc:ID'),
      lost('BT-158  cbc:ItemClassificationCode'),
      lost('BT-127 $.lines[0].notes[0].text cbc:Note'),
    ]);
  });

  it('has its discounts and charges', async () => {
    const adjusted = (isCharge: boolean, amount: string) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Why</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">${amount}</cbc:Amount></cac:AllowanceCharge>`;
    const { line } = await lineIn(ubl, behindTotal(adjusted(false, '5.00') + adjusted(true, '5.00')));
    expect(line).toEqual({
      ...LINE,
      discounts: [{ reason: 'Why', amount: '5.00' }],
      charges: [{ reason: 'Why', amount: '5.00' }],
    });
  });

  it('has discounts and charges by a percentage of its sum, which is rounded', async () => {
    const share = (isCharge: boolean) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:MultiplierFactorNumeric>50</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">0.51</cbc:Amount></cac:AllowanceCharge>`;
    // Twice 0.5025 is 1.005, of which half would be 0.50.
    const { line, said } = await lineIn(ubl, [
      ...behindTotal(share(false) + share(true)),
      ['<cbc:PriceAmount currencyID="EUR">50.00', '<cbc:PriceAmount currencyID="EUR">0.5025'],
    ]);
    expect(line).toMatchObject({
      discounts: [{ percent: '50%', amount: '0.51' }],
      charges: [{ percent: '50%', amount: '0.51' }],
    });
    expect(said).toEqual([]);
  });

  it('has the parts that one of it is made of', async () => {
    const part = `<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cbc:Note>Sharp</cbc:Note><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity><cac:OrderLineReference><cbc:LineID>8</cbc:LineID></cac:OrderLineReference><cac:Item><cbc:Name>Blade</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount></cac:Price></cac:SubInvoiceLine>`;
    const { line, said, taken } = await lineIn(ubl, [['</cac:InvoiceLine>', `${part}</cac:InvoiceLine>`]]);
    expect(line.breakdown).toEqual([
      {
        quantity: '1',
        order: '8',
        item: { name: 'Blade', price: '50.00', unit: 'one', ext: { 'untdid-unit': 'C62' } },
        notes: [{ text: 'Sharp' }],
      },
    ]);
    expect(said).toEqual([]);
    expect(taken).toMatchObject({
      '$.lines[0].breakdown[0].order': '8',
      '$.lines[0].breakdown[0].item.name': 'Blade',
      '$.lines[0].breakdown[0].item.price': '50.00',
      '$.lines[0].breakdown[0].item.unit': 'C62',
      '$.lines[0].breakdown[0].notes[0].text': 'Sharp',
    });
  });

  it('may have a seller of its own in the extension of France', async () => {
    const maker = (inside: string): Changes => behindName(`<cac:ManufacturerParty>${inside}</cac:ManufacturerParty>`);
    const legal =
      '<cac:PartyLegalEntity><cbc:RegistrationName>Atelier SA</cbc:RegistrationName><cbc:CompanyID schemeID="0002">404833048</cbc:CompanyID></cac:PartyLegalEntity>';
    const address =
      '<cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>';
    const whole = await lineIn(ubl, maker(address + legal), 'fr-extended-ubl');
    const identities = [{ scope: 'legal', code: '404833048', ext: { 'iso-scheme-id': '0002' } }];
    expect(whole.line.seller).toEqual({ name: 'Atelier SA', identities, addresses: [{ country: 'FR' }] });
    expect(whole.taken).toMatchObject({
      '$.lines[0].seller.name': 'Atelier SA',
      '$.lines[0].seller.addresses[0].country': 'FR',
    });
    expect((await lineIn(ubl, maker(legal), 'fr-extended-ubl')).line.seller).toEqual({
      name: 'Atelier SA',
      identities,
    });
    expect((await lineIn(ubl, maker(address), 'fr-extended-ubl')).line.seller).toEqual({
      addresses: [{ country: 'FR' }],
    });
    expect((await lineIn(ubl, [], 'fr-extended-ubl')).line.seller).toBeUndefined();
  });
});

describe('an item', () => {
  it('has texts, numbers and an origin', async () => {
    const { line, taken } = await lineIn(ubl, [
      [
        NAME,
        `<cbc:Description>For planing</cbc:Description>${NAME}<cac:BuyersItemIdentification><cbc:ID>B-1</cbc:ID></cac:BuyersItemIdentification><cac:SellersItemIdentification><cbc:ID>S-1</cbc:ID></cac:SellersItemIdentification><cac:StandardItemIdentification><cbc:ID schemeID="0160">4012345000009</cbc:ID></cac:StandardItemIdentification><cac:OriginCountry><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:OriginCountry><cac:CommodityClassification><cbc:ItemClassificationCode listID="HS">8465</cbc:ItemClassificationCode></cac:CommodityClassification><cac:CommodityClassification><cbc:ItemClassificationCode>27</cbc:ItemClassificationCode></cac:CommodityClassification>`,
      ],
    ]);
    expect(line.item).toEqual({
      ref: 'S-1',
      name: 'Hobel',
      identities: [
        { code: 'B-1' },
        { code: '4012345000009', ext: { 'iso-scheme-id': '0160' } },
        { label: 'HS', code: '8465' },
        { code: '27' },
      ],
      description: 'For planing',
      price: '50.00',
      unit: 'one',
      ext: { 'untdid-unit': 'C62' },
      origin: 'SE',
    });
    expect(taken).toMatchObject({
      '$.lines[0].item.ref': 'S-1',
      '$.lines[0].item.identities[0].code': 'B-1',
      '$.lines[0].item.identities[1].code': '4012345000009',
      '$.lines[0].item.identities[2].code': '8465',
      '$.lines[0].item.identities[3].code': '27',
      '$.lines[0].item.description': 'For planing',
      '$.lines[0].item.origin': 'SE',
    });
  });

  it('may have none of these', async () => {
    const { line } = await lineIn(ubl, [[`${NAME}<cac:ClassifiedTaxCategory>`, '<cac:ClassifiedTaxCategory>']]);
    expect(line.item).toEqual({ price: '50.00', unit: 'one', ext: { 'untdid-unit': 'C62' } });
  });

  it('may not be there at all', async () => {
    const item = '<ram:SpecifiedTradeProduct><ram:Name>Hobel</ram:Name></ram:SpecifiedTradeProduct>';
    const { line } = await lineIn(cii, [[item, '']], 'en16931-cii');
    expect(line.item).toEqual({ price: '50.00', unit: 'one', ext: { 'untdid-unit': 'C62' } });
  });

  const attributed = (...all: readonly (readonly [string, string])[]) =>
    behindName(
      all
        .map(
          ([name, value]) =>
            `<cac:AdditionalItemProperty>${name && `<cbc:Name>${name}</cbc:Name>`}${value && `<cbc:Value>${value}</cbc:Value>`}</cac:AdditionalItemProperty>`,
        )
        .join(''),
    );

  it('has attributes by their names, also several of a name', async () => {
    const { line, said, taken } = await lineIn(
      ubl,
      attributed(['Max. Last (kg)', '20'], ['Größe', 'L'], ['Größe', '42']),
    );
    expect(line.item.attributes).toEqual([
      { label: 'Max. Last (kg)', text: '20' },
      { label: 'Größe', text: 'L' },
      { label: 'Größe', text: '42' },
    ]);
    expect(said).toEqual([]);
    expect(taken['$.lines[0].item.attributes[1].text']).toBe('L');
  });

  it('has no attribute without a value, nor one without a name, which is said', async () => {
    const { line, said } = await lineIn(ubl, attributed(['size', ''], ['', 'x']));
    expect(line.item.attributes).toBeUndefined();
    expect(said).toEqual([
      'dropped warning BG-32  cac:AdditionalItemProperty[2]: The attribute with the value x has no name and is left out.',
    ]);
  });
});
