import { describe, expect, it } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { parseXml } from '../list/parse-xml.ts';
import { xpathOf } from '../xml/element.ts';
import { checkStructure, stepOf } from './check-structure.ts';
import { MOST_FAULTS, type StructureFault } from './fault.ts';
import { CII_D16B } from './generated/cii-d16b.ts';
import { CII_D22B } from './generated/cii-d22b.ts';
import { UBL } from './generated/ubl.ts';
import { Structure } from './structure.ts';

const ubl = new Structure(UBL);
const d16b = new Structure(CII_D16B);
const d22b = new Structure(CII_D22B);

const party = '<cac:Party><cac:PartyName><cbc:Name>Kiosk</cbc:Name></cac:PartyName></cac:Party>';
const supplier = `<cac:AccountingSupplierParty>${party}</cac:AccountingSupplierParty>`;
const customer = `<cac:AccountingCustomerParty>${party}</cac:AccountingCustomerParty>`;
const total =
  '<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">12.00</cbc:PayableAmount></cac:LegalMonetaryTotal>';
const line =
  '<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:LineExtensionAmount currencyID="EUR">12.00</cbc:LineExtensionAmount><cac:Item/></cac:InvoiceLine>';

const UBL_NAMESPACES = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2" xmlns:our="urn:example:our"`;

/** Returns a UBL invoice with some parts replaced. */
function invoice(
  parts: { head?: string; date?: string; parties?: string; total?: string; lines?: string } = {},
): string {
  const { head = '', date = '<cbc:IssueDate>2026-01-31</cbc:IssueDate>', parties = supplier + customer } = parts;
  return `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" ${UBL_NAMESPACES}>
    ${head}<cbc:ID>7</cbc:ID>${date}${parties}${parts.total ?? total}${parts.lines ?? line}
  </Invoice>`;
}

/** Returns a CII invoice with the given content of its document and its settlement. */
function crossIndustryInvoice(parts: { document?: string; settlement?: string } = {}): string {
  const issued =
    '<ram:IssueDateTime><udt:DateTimeString format="102">20260131</udt:DateTimeString></ram:IssueDateTime>';
  const { document = `<ram:ID>7</ram:ID><ram:TypeCode>380</ram:TypeCode>${issued}`, settlement = '' } = parts;
  return `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
    xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
    xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
    <rsm:ExchangedDocumentContext/>
    <rsm:ExchangedDocument>${document}</rsm:ExchangedDocument>
    <rsm:SupplyChainTradeTransaction>
      <ram:ApplicableHeaderTradeAgreement/><ram:ApplicableHeaderTradeDelivery/>
      <ram:ApplicableHeaderTradeSettlement>${settlement}</ram:ApplicableHeaderTradeSettlement>
    </rsm:SupplyChainTradeTransaction>
  </rsm:CrossIndustryInvoice>`;
}

function found(text: string, structure: Structure = ubl): StructureFault[] {
  const reading = parseXml(text);
  if (!reading.ok) throw new Error(words(reading.problem.what));
  return checkStructure(reading.root, structure);
}

/** Returns the faults of a document: code and location. */
function faults(text: string, structure: Structure = ubl): string[][] {
  return found(text, structure).map((fault) => [fault.code, xpathOf(fault.element, stepOf(fault))]);
}

/** Returns the values in the text of the first fault. */
function valuesIn(text: string, structure: Structure = ubl) {
  return found(text, structure)[0]?.text.values;
}

describe('checkStructure: a valid document', () => {
  it('has no faults in UBL', () => {
    expect(faults(invoice())).toEqual([]);
    expect(faults(invoice({ lines: line.repeat(3), head: '<!-- first --><cbc:ProfileID>x</cbc:ProfileID>' }))).toEqual(
      [],
    );
  });

  it('has no faults in CII', () => {
    expect(faults(crossIndustryInvoice(), d16b)).toEqual([]);
    expect(faults(crossIndustryInvoice(), d22b)).toEqual([]);
  });

  it('may state the location of its schema', () => {
    for (const name of ['schemaLocation', 'noNamespaceSchemaLocation']) {
      expect(faults(invoice().replace('<Invoice', `<Invoice xsi:${name}="urn:x x.xsd"`))).toEqual([]);
    }
  });

  it('is checked against the requested release', () => {
    const reference =
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>';
    const text = crossIndustryInvoice({
      settlement: `<ram:SpecifiedTradeSettlementHeaderMonetarySummation/>${reference.repeat(2)}`,
    });
    expect(faults(text, d22b)).toEqual([]);
    expect(faults(text, d16b).map(([code]) => code)).toEqual(['XSD-ELEMENT-REPEATED']);
  });
});

describe('checkStructure: elements', () => {
  it('need a root that the schema has', () => {
    expect(faults(crossIndustryInvoice())).toEqual([['XSD-ROOT', '/rsm:CrossIndustryInvoice']]);
  });

  it('are not reported as missing too if misspelt', () => {
    expect(faults(invoice({ date: '<cbc:IsueDate>2026-01-31</cbc:IsueDate>' }))).toEqual([
      ['XSD-ELEMENT-UNKNOWN', '/ubl:Invoice/cbc:IsueDate'],
    ]);
  });

  it('of another namespace are reported with the intended one', () => {
    expect(found(invoice({ date: '<cac:IssueDate>2026-01-31</cac:IssueDate>' }))[0]?.expected).toEqual([
      'cbc:IssueDate',
    ]);
    expect(faults(invoice({ head: '<our:Mark/>' }))).toEqual([
      ['XSD-ELEMENT-UNKNOWN', '/ubl:Invoice/{urn:example:our}Mark'],
    ]);
  });

  it('that belong elsewhere are reported with that place', () => {
    const misled = total.replace('<cbc:PayableAmount', '<cbc:DueDate>2026-02-28</cbc:DueDate><cbc:PayableAmount');
    expect(faults(invoice({ total: misled }))).toEqual([
      ['XSD-ELEMENT-UNKNOWN', '/ubl:Invoice/cac:LegalMonetaryTotal/cbc:DueDate'],
    ]);
  });

  it('that belong one level higher or lower are reported with that place', () => {
    const day = '<cbc:DueDate>2026-02-28</cbc:DueDate>';
    const deep = invoice({ parties: supplier.replace('<cbc:Name>', `${day}<cbc:Name>`) + customer });
    expect(faults(deep).map(([code]) => code)).toEqual(['XSD-ELEMENT-UNKNOWN']);
    expect(valuesIn(deep)).toMatchObject({ name: 'cbc:DueDate', parent: 'cac:PartyName', home: 'ubl:Invoice' });
    const high = invoice({ head: '<cbc:TaxInclusiveAmount currencyID="EUR">1</cbc:TaxInclusiveAmount>' });
    expect(faults(high).map(([code]) => code)).toEqual(['XSD-ELEMENT-UNKNOWN']);
    expect(valuesIn(high)).toMatchObject({ parent: 'ubl:Invoice', home: 'cac:LegalMonetaryTotal' });
  });

  it('that are missing are reported with their place', () => {
    expect(found(invoice({ date: '' })).map(({ child, expected }) => [child, expected])).toEqual([
      ['cbc:IssueDate', ['cbc:IssueDate']],
    ]);
    expect(faults(invoice({ date: '', lines: '' }))).toEqual([
      ['XSD-ELEMENT-MISSING', '/ubl:Invoice/cbc:IssueDate'],
      ['XSD-ELEMENT-MISSING', '/ubl:Invoice/cac:InvoiceLine'],
    ]);
    expect(found(invoice({ date: '', lines: '' })).map(({ text }) => text.values)).toEqual([
      { name: 'cbc:IssueDate', parent: 'ubl:Invoice', next: 'cac:AccountingSupplierParty' },
      { name: 'cac:InvoiceLine', parent: 'ubl:Invoice', last: 'cac:LegalMonetaryTotal' },
    ]);
    expect(valuesIn(invoice({ total: '<cac:LegalMonetaryTotal/>' }))).toEqual({
      name: 'cbc:PayableAmount',
      parent: 'cac:LegalMonetaryTotal',
    });
  });

  it('in the wrong order are one fault, at the one to move', () => {
    expect(faults(invoice({ parties: total + supplier + customer, total: '' }))).toEqual([
      ['XSD-ELEMENT-ORDER', '/ubl:Invoice/cac:LegalMonetaryTotal'],
    ]);
    const lines = `${line.repeat(3)}<cac:BillingReference/><cac:BillingReference/>`;
    expect(faults(invoice({ lines })).map(([code, place]) => `${code} ${place}`)).toEqual([
      'XSD-ELEMENT-ORDER /ubl:Invoice/cac:BillingReference[1]',
    ]);
    const two = `${line}<cbc:DueDate>2026-02-28</cbc:DueDate><cac:BillingReference/>`;
    expect(faults(invoice({ lines: two })).map(([code, place]) => `${code} ${place}`)).toEqual([
      'XSD-ELEMENT-ORDER /ubl:Invoice/cbc:DueDate',
      'XSD-ELEMENT-ORDER /ubl:Invoice/cac:BillingReference',
    ]);
    const early = invoice({ head: line.repeat(2), lines: '' });
    expect(faults(early)).toEqual([['XSD-ELEMENT-ORDER', '/ubl:Invoice/cac:InvoiceLine[1]']]);
  });

  it('that occur too often are one fault, at the second', () => {
    expect(faults(invoice({ head: '<cbc:ProfileID>x</cbc:ProfileID>'.repeat(3) }))).toEqual([
      ['XSD-ELEMENT-REPEATED', '/ubl:Invoice/cbc:ProfileID[2]'],
    ]);
  });

  it('are not allowed in values', () => {
    expect(faults(invoice({ date: '<cbc:IssueDate><cbc:Date>2026-01-31</cbc:Date></cbc:IssueDate>' }))).toEqual([
      ['XSD-ELEMENT-UNKNOWN', '/ubl:Invoice/cbc:IssueDate/cbc:Date'],
    ]);
  });

  it('of a choice are reported if both or neither are present', () => {
    const document = (moment: string) =>
      `<ram:ID>7</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${moment}</ram:IssueDateTime>`;
    const one = '<udt:DateTimeString format="102">20260131</udt:DateTimeString>';
    const other = '<udt:DateTime>2026-01-31T00:00:00</udt:DateTime>';
    const moment = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IssueDateTime';
    expect(faults(crossIndustryInvoice({ document: document(other) }), d16b)).toEqual([]);
    expect(faults(crossIndustryInvoice({ document: document('') }), d16b)).toEqual([['XSD-ELEMENT-MISSING', moment]]);
    expect(faults(crossIndustryInvoice({ document: document(one + other) }), d16b)).toEqual([
      ['XSD-ELEMENT-REPEATED', `${moment}/udt:DateTime`],
    ]);
    expect(faults(crossIndustryInvoice({ document: document('<udt:DateString>1</udt:DateString>') }), d16b)).toEqual([
      ['XSD-ELEMENT-UNKNOWN', `${moment}/udt:DateString`],
    ]);
  });
});

describe('checkStructure: UBL extensions', () => {
  const extended = (content: string) =>
    invoice({
      head: `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${content}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`,
    });

  it('hold an element of another namespace, whose known content is checked', () => {
    expect(faults(extended('<our:Mark our:of="me">x<our:Other/></our:Mark>'))).toEqual([]);
    const codes = faults(extended('<our:Mark><cbc:IssueDate>today</cbc:IssueDate></our:Mark>')).map(([code]) => code);
    expect(codes).toEqual(['XSD-VALUE']);
    expect(faults(extended('<Invoice/>')).map(([code]) => code)).toContain('XSD-ELEMENT-MISSING');
  });

  it('must not be empty, hold two elements or an element of their own namespace', () => {
    const foundIn = (content: string) => faults(extended(content)).map(([code]) => code);
    expect(foundIn('')).toEqual(['XSD-ELEMENT-MISSING']);
    expect(foundIn('<our:Mark/><our:Mark/>')).toEqual(['XSD-ELEMENT-REPEATED']);
    expect(foundIn('<Mark xmlns=""/>')).toEqual(['XSD-ELEMENT-UNKNOWN']);
    expect(foundIn('<ext:ExtensionURI/>')).toEqual(['XSD-ELEMENT-UNKNOWN']);
    expect(valuesIn(extended('<ext:ExtensionURI/>'))).toMatchObject({ child: 'ext:ExtensionURI' });
  });
});

describe('checkStructure: attributes', () => {
  it('that a value requires are reported if missing', () => {
    expect(faults(invoice({ total: total.replace(' currencyID="EUR"', '') }))).toEqual([
      ['XSD-ATTRIBUTE-MISSING', '/ubl:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount/@currencyID'],
    ]);
  });

  it('that the schema does not have are reported with the intended one', () => {
    const place = '/ubl:Invoice/cbc:ProfileID';
    expect(faults(invoice({ head: '<cbc:ProfileID schemeId="x">x</cbc:ProfileID>' }))).toEqual([
      ['XSD-ATTRIBUTE-UNKNOWN', `${place}/@schemeId`],
    ]);
    const meant = (attribute: string) =>
      found(invoice({ head: `<cbc:ProfileID schemeID="x" ${attribute}="x">x</cbc:ProfileID>` }))[0]?.expected;
    expect(meant('schemeNam')).toEqual(['schemeName']);
    expect(meant('schemeI')).toEqual(undefined);
    expect(valuesIn(invoice({ head: '<cbc:ProfileID xsi:nil="false">x</cbc:ProfileID>' }))).toMatchObject({
      attribute: 'xsi:nil',
      known: 'schemeID, schemeName, schemeAgencyID, schemeAgencyName, schemeVersionID, schemeDataURI, schemeURI',
    });
    expect(valuesIn(invoice({ lines: line.replace('<cac:Item/>', '<cac:Item id="1"/>') }))).toEqual({
      name: 'cac:Item',
      attribute: 'id',
    });
  });

  it('with a fixed value must have that value', () => {
    const document = (list: string) =>
      `<ram:ID>7</ram:ID><ram:TypeCode listID="${list}">380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString>20260131</udt:DateTimeString></ram:IssueDateTime>`;
    expect(faults(crossIndustryInvoice({ document: document(' 1001 ') }), d16b)).toEqual([]);
    expect(faults(crossIndustryInvoice({ document: document('UNTDID') }), d22b)).toEqual([]);
    expect(found(crossIndustryInvoice({ document: document('UNTDID') }), d16b)[0]?.expected).toEqual(['1001']);
    expect(faults(crossIndustryInvoice({ document: document('UNTDID') }), d16b)).toEqual([
      ['XSD-VALUE', '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:TypeCode/@listID'],
    ]);
  });

  it('are checked like values', () => {
    const head = '<cbc:ProfileID schemeURI="%">x</cbc:ProfileID><cbc:Note languageID="Suomi!">x</cbc:Note>';
    const wrong = found(invoice({ head })).filter(({ code }) => code === 'XSD-VALUE');
    expect(wrong.map((fault) => xpathOf(fault.element, stepOf(fault)))).toEqual([
      '/ubl:Invoice/cbc:ProfileID/@schemeURI',
      '/ubl:Invoice/cbc:Note/@languageID',
    ]);
    expect(wrong.map(({ text }) => text.values)).toEqual([
      { name: '@schemeURI', value: '%' },
      { name: '@languageID', value: 'Suomi!' },
    ]);
  });

  it('may state the type of the element, but no other type', () => {
    const head = (type: string) => `<cbc:ProfileID xsi:type="${type}">x</cbc:ProfileID>`;
    expect(faults(invoice({ head: head('cbc:ProfileIDType') }))).toEqual([]);
    expect(faults(invoice({ head: head(' ProfileID ') }))).toEqual([]);
    for (const type of ['cbc:NoteType', 'cbc:IdentifierType', 'a:b:ProfileIDType']) {
      expect(faults(invoice({ head: head(type) }))).toEqual([['XSD-VALUE', '/ubl:Invoice/cbc:ProfileID/@xsi:type']]);
    }
    const item = (type: string) =>
      faults(invoice({ lines: line.replace('<cac:Item/>', `<cac:Item xsi:type="${type}"/>`) }));
    const payee = (type: string) =>
      faults(invoice({ parties: `${supplier}${customer}<cac:PayeeParty xsi:type="${type}"/>` })).length;
    expect([payee('cac:PartyType'), payee('cac:PayeePartyType')]).toEqual([0, 1]);
    expect([item('cac:ItemType').length, item('cac:Item').length, item('cac:PartyType').length]).toEqual([0, 0, 1]);
  });
});

it('checkStructure: compares a stated CII type with the kind of the element, not with its name', () => {
  const typed = (type: string) =>
    faults(
      crossIndustryInvoice()
        .replace('<ram:TypeCode>', `<ram:TypeCode xsi:type="${type}">`)
        .replace('xmlns:udt', 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:udt'),
      d16b,
    ).map(([code]) => code);
  expect(typed('qdt:DocumentCodeType')).toEqual([]);
  expect(typed('qdt:TypeCodeType')).toEqual(['XSD-VALUE']);
});

describe('checkStructure: values and texts', () => {
  it('of the wrong kind are reported without surrounding blanks', () => {
    expect(faults(invoice({ date: '<cbc:IssueDate> 2026-01-31\n</cbc:IssueDate>' }))).toEqual([]);
    expect(faults(invoice({ date: '<cbc:IssueDate>31.01.2026</cbc:IssueDate>' }))).toEqual([
      ['XSD-VALUE', '/ubl:Invoice/cbc:IssueDate'],
    ]);
    expect(valuesIn(invoice({ date: '<cbc:IssueDate> 31.01.2026 </cbc:IssueDate>' }))).toEqual({
      name: 'cbc:IssueDate',
      value: '31.01.2026',
    });
    expect(faults(invoice({ total: total.replace('12.00', '') })).map(([code]) => code)).toEqual(['XSD-VALUE']);
    expect(valuesIn(invoice({ total: total.replace('12.00', '9'.repeat(50).concat(',5')) }))).toMatchObject({
      value: `${'9'.repeat(40)}…`,
    });
  });

  it('are shown in full up to forty characters', () => {
    const long = '9'.repeat(38).concat(',5');
    expect(valuesIn(invoice({ total: total.replace('12.00', long) }))).toMatchObject({ value: long });
  });

  it('between elements are reported', () => {
    expect(faults(invoice({ parties: `${supplier} and ${customer}` }))).toEqual([['XSD-TEXT', '/ubl:Invoice']]);
  });
});

describe('checkStructure: many faults', () => {
  it('are sorted in document order', () => {
    const head = '<cbc:ProfileID at="1">x</cbc:ProfileID>';
    const text = invoice({ head, date: '', lines: line + line.replace('12.00', 'x') });
    expect(found(text).map(({ code }) => code)).toEqual(['XSD-ELEMENT-MISSING', 'XSD-ATTRIBUTE-UNKNOWN', 'XSD-VALUE']);
  });

  it('are limited in number', () => {
    for (const parts of [
      { lines: line.replaceAll('12.00', 'x').repeat(MOST_FAULTS + 5) },
      { head: '<our:Mark/>'.repeat(MOST_FAULTS + 5) },
      { head: `<cbc:Note ${Array.from({ length: MOST_FAULTS + 5 }, (_, i) => `a${i}=""`).join(' ')}/>` },
    ]) {
      const codes = found(invoice(parts)).map(({ code }) => code);
      expect(codes).toHaveLength(MOST_FAULTS + 1);
      expect(codes.at(-1)).toBe('BW-FAULTS-CUT');
    }
    expect(found(invoice({ head: '<our:Mark/>'.repeat(MOST_FAULTS) }))).toHaveLength(MOST_FAULTS);
    const mixed = found(invoice({ total: '', lines: (line + total).repeat(2 * MOST_FAULTS) }));
    expect(mixed.map(({ code }) => code)).toEqual(['XSD-ELEMENT-ORDER', 'XSD-ELEMENT-REPEATED']);
  });
});
