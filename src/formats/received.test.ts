/** Received invoices are written unchanged; issued ones must meet more requirements (chapter 14 §2). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import { type Conversion, type ConvertOptions, convertDocument, convertXml } from './convert/convert.ts';
import { environment, invoice, reachableInvoice } from './mapping/testing.ts';
import { changed, ciiInvoice, ublInvoice } from './rules/testing.ts';

const UBL = changed(
  ublInvoice('urn:cen.eu:en16931:2017', 'orders'),
  ['<cbc:ProfileID>orders</cbc:ProfileID>', ''],
  ['<cac:TaxTotal>', '<cac:PaymentTerms><cbc:Note>Soon</cbc:Note></cac:PaymentTerms><cac:TaxTotal>'],
);

type Converted = Awaited<ReturnType<typeof convertXml>>;

const again = (xml: string, options: ConvertOptions) => convertXml(xml, options, environment);
const issued = (document: JsonObject, to: string, more: ConvertOptions = {}) =>
  convertDocument(document, { to, ...more }, environment);

function made(outcome: Converted): Conversion {
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => `${each.code} ${words(each)}`).join('\n'));
  return outcome.result;
}

/** Returns an invoice between Danish parties. */
function danish(instructions: JsonObject): JsonObject {
  const party = {
    name: 'Dansk ApS',
    tax_id: { country: 'DK', code: '13585628' },
    inboxes: [{ scheme: '0184', code: '13585628' }],
    identities: [{ type: 'CVR', code: '13585628' }],
    addresses: [{ street: 'Kaj 1', locality: 'By', code: '1000', country: 'DK' }],
  };
  return invoice({ supplier: party, customer: party, payment: { terms: { notes: 'Soon' }, instructions } });
}

const faultsOf = (outcome: Converted) => (outcome.ok ? [] : outcome.faults.map(({ code }) => code));
const warningsOf = ({ warnings }: Converted) => warnings.map(({ code, properties }) => `${code} ${properties}`);
const xmlOf = (outcome: Converted) => String(made(outcome).result);
const gravest = (outcome: Converted) => made(outcome).losses.filter(({ severity }) => severity !== 'info');

const MISTYPED = 'GOBL-DE-TAX-IDENTITY-01';
const mistyped = changed(UBL, ['<cbc:CompanyID>DE811907980', '<cbc:CompanyID>DE811907981']);

describe('a received e-invoice', () => {
  it('counts as received, so a wrong check digit is a warning', async () => {
    const outcome = await again(mistyped, { to: 'en16931-cii' });
    expect(xmlOf(outcome)).toContain('>DE811907981<');
    expect(warningsOf(outcome)).toContain(`${MISTYPED} $.supplier.tax_id.code`);
  });

  it('has to meet more requirements if it is to be issued', async () => {
    expect(faultsOf(await again(mistyped, { to: 'en16931-cii', direction: 'issued' }))).toContain(MISTYPED);
  });

  it('is rejected only by the official rules of the target format', async () => {
    const lonely = changed(mistyped, ['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', '']);
    const outcome = await again(lonely, { to: 'xrechnung-ubl' });
    expect(faultsOf(outcome)).toContain('BR-DE-15');
    expect(faultsOf(outcome).filter((code) => code.startsWith('GOBL'))).toEqual([]);
  });

  it('keeps data that a document has no field for, also in the other syntax', async () => {
    const xml = changed(UBL, [
      '<cac:ClassifiedTaxCategory>',
      '<cac:CommodityClassification><cbc:ItemClassificationCode listID="TST" listVersionID="19.05.01">24101601</cbc:ItemClassificationCode></cac:CommodityClassification><cac:ClassifiedTaxCategory>',
    ]);
    const ubl = await again(xml, { to: 'en16931-ubl' });
    expect(xmlOf(ubl)).toContain('listID="TST" listVersionID="19.05.01"');
    expect(gravest(ubl)).toEqual([]);
    const cii = await again(xml, { to: 'en16931-cii', strict: true });
    expect(xmlOf(cii)).toContain('listVersionID="19.05.01"');
    expect(made(await again(xml, {})).losses.map(({ term }) => term)).toContain('BT-158-2');
  });

  it('keeps the VAT in the accounting currency, also in the other syntax and a second time', async () => {
    const own = '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">209.40</cbc:TaxAmount></cac:TaxTotal>';
    const drifting = changed(
      UBL,
      ['</cac:TaxTotal>', `</cac:TaxTotal>${own}`],
      ['</cbc:DocumentCurrencyCode>', '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>'],
      ['>50.00</cbc:PriceAmount>', '>50.02</cbc:PriceAmount>'],
    );
    const vat = (xml: string) => /currencyID="SEK">([\d.]+)/.exec(xml)?.[1];
    let xml = drifting;
    for (const to of ['en16931-ubl', 'en16931-cii', 'en16931-cii', 'en16931-ubl']) {
      const outcome = await again(xml, { to });
      expect(gravest(outcome)).toEqual([]);
      xml = xmlOf(outcome);
      expect(vat(xml)).toBe('209.40');
    }
    const read = made(await again(drifting, {}));
    expect(read.losses.map(({ kind, term }) => `${kind} ${term}`)).toContain('difference BT-111');
  });

  it('keeps gross prices, base quantities, address lines and spellings, also in the other syntax', async () => {
    const xml = changed(
      UBL,
      [
        '>50.00</cbc:PriceAmount>',
        `>500.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="C62">10</cbc:BaseQuantity><cac:AllowanceCharge>
<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">50.00</cbc:Amount>
<cbc:BaseAmount currencyID="EUR">550.00</cbc:BaseAmount></cac:AllowanceCharge>`,
      ],
      ['<cbc:CompanyID>DE811907980', '<cbc:CompanyID>DE 811 907 980'],
      ['>DE89370400440532013000<', '>DE89 3704 0044 0532 0130 00<'],
    );
    const addressed = xml.replace(
      '<cac:Country>',
      '<cac:AddressLine><cbc:Line>Hof 3</cbc:Line></cac:AddressLine><cac:Country>',
    );
    const kept = [/[> ]500\.00</, />550\.00</, />50\.00</, />10</, />Hof 3</, />DE 811 907 980</, />DE89 3704/];
    for (const to of ['en16931-ubl', 'en16931-cii']) {
      const outcome = await again(addressed, { to, strict: true });
      expect(made(outcome).losses).toEqual([]);
      expect(kept.filter((each) => !each.test(xmlOf(outcome)))).toEqual([]);
    }
    const read = made(await again(xml, {}));
    expect(read.losses.map(({ severity, term }) => `${severity} ${term}`)).toContain('warning BT-148');
  });

  it('keeps the text of a means of payment for each account', async () => {
    const cii = ciiInvoice('urn:cen.eu:en16931:2017', 'A1');
    const [means = ''] =
      /<ram:SpecifiedTradeSettlementPaymentMeans>.*<\/ram:SpecifiedTradeSettlementPaymentMeans>/s.exec(cii) ?? [];
    const named = means.replace('</ram:TypeCode>', '</ram:TypeCode><ram:Information>Transfer</ram:Information>');
    const other = named.replace('DE89370400440532013000', 'DE02120300000000202051');
    const outcome = await again(changed(cii, [means, named + other]), { to: 'en16931-cii' });
    expect(xmlOf(outcome).match(/<ram:Information>Transfer</g)).toHaveLength(2);
  });

  it('keeps the clean vehicles of XRechnung', async () => {
    const vehicles =
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9';
    const item = await issued(
      reachableInvoice({ ordering: { code: 'PO-88', contracts: [{ code: 'K-1' }], tender: [{ code: 'L-1' }] } }),
      'xrechnung-ubl',
    );
    const xml = changed(
      xmlOf(item),
      [/<cbc:CustomizationID>[^<]*/.exec(xmlOf(item))?.[0] ?? '', `<cbc:CustomizationID>${vehicles}`],
      [
        '<cac:ClassifiedTaxCategory>',
        '<cac:CommodityClassification><cbc:ItemClassificationCode listID="CVD">M1</cbc:ItemClassificationCode></cac:CommodityClassification><cac:ClassifiedTaxCategory>',
      ],
      [
        '</cac:ClassifiedTaxCategory>',
        '</cac:ClassifiedTaxCategory><cac:AdditionalItemProperty><cbc:Name>cva</cbc:Name><cbc:Value>other</cbc:Value></cac:AdditionalItemProperty>',
      ],
    );
    for (const to of ['xrechnung-ubl', 'xrechnung-cii']) {
      const written = xmlOf(await again(xml, { to }));
      expect(written).toContain(vehicles);
      expect(written).toMatch(/listID="CVD">M1</);
    }
  });

  it('has indents removed from its cash discounts', async () => {
    const { payment, ...document } = reachableInvoice();
    const notes = '#SKONTO#TAGE=7#PROZENT=2.00#\n   #SKONTO#TAGE=14#PROZENT=1.00#';
    const outcome = await issued(
      { ...document, payment: { ...(payment as JsonObject), terms: { notes } } },
      'xrechnung-cii',
    );
    expect(xmlOf(outcome)).toContain('#SKONTO#TAGE=7#PROZENT=2.00#\n#SKONTO#TAGE=14#PROZENT=1.00#\n');
  });

  it('needs no amount on the due date if there is nothing to pay', async () => {
    const free = UBL.replace(/(<cbc:(?!BaseQuantity)\w*Amount currencyID="EUR">)[\d.]+/g, '$10.00');
    const xml = changed(free, ['<cbc:InvoiceTypeCode>', '<cbc:DueDate>2026-12-03</cbc:DueDate><cbc:InvoiceTypeCode>']);
    const outcome = await again(xml, {});
    expect(faultsOf(outcome)).toEqual([]);
    expect(made(outcome).result).toMatchObject({ payment: { terms: { due_dates: [{ date: '2026-12-03' }] } } });
    expect(JSON.stringify(made(outcome))).not.toContain('GOBL-PAY-DUEDATE');
  });

  it('keeps a supporting document without address and file', async () => {
    const xml = changed(UBL, [
      '<cac:AccountingSupplierParty>',
      '<cac:AdditionalDocumentReference><cbc:ID>A-1</cbc:ID><cbc:DocumentDescription>Mark</cbc:DocumentDescription></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
    ]);
    const outcome = await again(xml, { to: 'en16931-ubl' });
    expect(xmlOf(outcome)).toContain('<cbc:DocumentDescription>Mark<');
    expect(gravest(outcome)).toEqual([]);
  });

  it('keeps the VAT category of split payment', async () => {
    const italian = changed(
      ciiInvoice('urn:cen.eu:en16931:2017', 'orders'),
      ['<ram:CountryID>DE', '<ram:CountryID>IT'],
      ['<ram:CountryID>AT', '<ram:CountryID>IT'],
      ['schemeID="VA">DE811907980', 'schemeID="VA">IT00743110157'],
      [
        '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine',
        '<ram:CategoryCode>B</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine',
      ],
      [
        '<ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S',
        '<ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>B',
      ],
    );
    const categories = (text: string) =>
      [...text.matchAll(/CategoryCode>(\w)<|<cbc:ID>([A-Z])</g)].map(([, a, b]) => a ?? b);
    for (const to of ['en16931-cii', 'en16931-ubl']) {
      const outcome = await again(italian, { to });
      expect(categories(xmlOf(outcome))).toEqual(['B', 'B']);
      expect(gravest(outcome)).toEqual([]);
    }
    const changes = made(await again(italian, {})).losses.filter(({ kind }) => kind === 'changed');
    expect(changes.map(({ properties }) => properties)).toEqual([['$.lines[0].taxes[0].ext.untdid-tax-category']]);
  });

  it('keeps nested lines with their numbers, including those that count in no sum', async () => {
    const extended = changed(ciiInvoice('urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended', 'A1'), [
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      '<ram:SpecifiedTradePaymentTerms><ram:Description>Soon</ram:Description></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    ]);
    const [, line = ''] =
      /(<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>)/.exec(extended) ?? [];
    const placed = (number: string, kind: string, parent = '') => {
      const inside = `<ram:LineID>${number}</ram:LineID>${parent && `<ram:ParentLineID>${parent}</ram:ParentLineID>`}`;
      return changed(line, [
        '<ram:LineID>1</ram:LineID>',
        `${inside}<ram:LineStatusReasonCode>${kind}</ram:LineStatusReasonCode>`,
      ]);
    };
    const tree = [placed('10', 'GROUP'), placed('10.1', 'DETAIL', '10'), placed('20', 'INFORMATION')].join('');
    const xml = changed(extended, [line, tree]);
    const outcome = await again(xml, { to: 'facturx-extended' });
    const places = /(?:LineID|LineStatusReasonCode)>([^<\s]+)</g;
    expect([...xmlOf(outcome).matchAll(places)].map(([, text]) => text)).toEqual([
      '10',
      'GROUP',
      '10.1',
      '10',
      'DETAIL',
      '20',
      'INFORMATION',
    ]);
    expect(gravest(outcome)).toEqual([]);
    const core = made(await again(xml, { to: 'en16931-cii' }));
    expect(core.losses.filter(({ term }) => term === 'BG-25')).toHaveLength(2);
    expect(String(core.result).match(/IncludedSupplyChainTradeLineItem>/g)).toHaveLength(2);
  });

  it('keeps the numbers of its lines', async () => {
    const xml = changed(UBL, ['<cac:InvoiceLine><cbc:ID>1<', '<cac:InvoiceLine><cbc:ID>A-7<']);
    const outcome = await again(xml, { to: 'en16931-cii' });
    expect(xmlOf(outcome)).toContain('<ram:LineID>A-7<');
    expect(made(outcome).losses.filter(({ term }) => term === 'BT-126')).toEqual([]);
  });

  it('loses nothing that can be derived from the scheme of a number', async () => {
    const registered = 'schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration>';
    const further =
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/345/67890</ram:ID></ram:SpecifiedTaxRegistration>';
    const xml = changed(ciiInvoice('urn:cen.eu:en16931:2017', 'orders'), [registered, registered + further]);
    const outcome = await again(xml, { to: 'en16931-cii' });
    expect(xmlOf(outcome)).toContain('schemeID="FC">12/345/67890<');
    expect(
      made(outcome)
        .losses.flatMap(({ properties }) => properties)
        .filter((each) => /identities/.test(each)),
    ).toEqual([]);
  });

  it('has unsupported attachments reported at their place', async () => {
    const file =
      '<cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/xml" filename="a.xml">PGEvPg==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>';
    const xml = changed(UBL, [
      '<cac:AccountingSupplierParty>',
      `<cac:AdditionalDocumentReference><cbc:ID>A-1</cbc:ID>${file}</cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
    ]);
    const outcome = await again(xml, { to: 'en16931-cii' });
    expect(outcome).toMatchObject({ ok: false, faults: [{ code: 'BR-CL-24', properties: ['files[0]'] }] });
  });

  it('keeps its figures even if the document has others', async () => {
    const xml = changed(UBL, ['<cbc:InvoicedQuantity unitCode="C62">2', '<cbc:InvoicedQuantity unitCode="C62">7']);
    expect(made(await again(xml, {})).losses.some(({ severity }) => severity === 'error')).toBe(true);
    const outcome = await again(xml, { to: 'en16931-ubl' });
    const amounts = (text: string) =>
      [...text.matchAll(/Amount currencyID="EUR">([^<]*)</g)].map(([, amount]) => amount);
    expect(amounts(xmlOf(outcome)).toSorted()).toEqual(amounts(xml).toSorted());
    expect(gravest(outcome)).toEqual([]);
  });

  it('keeps the VAT number of a country whose tax is not VAT', async () => {
    const xml = changed(
      UBL,
      ['<cbc:IdentificationCode>AT', '<cbc:IdentificationCode>IN'],
      [
        '<cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerk',
        '<cac:PartyTaxScheme><cbc:CompanyID>IN27AAPFU0939F1ZV</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerk',
      ],
    );
    for (const to of ['en16931-ubl', 'en16931-cii'])
      expect(xmlOf(await again(xml, { to }))).toContain('>IN27AAPFU0939F1ZV<');
    expect(made(await again(xml, {})).result).toMatchObject({ customer: { tax_id: { country: 'IN', scheme: 'VAT' } } });
  });

  it('keeps payments to third parties in the extension of XRechnung, outside its totals', async () => {
    const extension =
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0';
    const xml = changed(
      ublInvoice(extension, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
      [
        '<cac:TaxTotal>',
        '<cac:PaymentTerms><cbc:Note>Soon</cbc:Note></cac:PaymentTerms><cac:PrepaidPayment><cbc:ID>T1</cbc:ID><cbc:PaidAmount currencyID="EUR">5.00</cbc:PaidAmount><cbc:InstructionID>Tolls</cbc:InstructionID></cac:PrepaidPayment><cac:TaxTotal>',
      ],
      ['PayableAmount currencyID="EUR">119.00', 'PayableAmount currencyID="EUR">124.00'],
    );
    const outcome = await again(xml, { to: 'xrechnung-ubl', strict: true });
    expect(xmlOf(outcome)).toContain(`<cbc:CustomizationID>${extension}<`);
    expect(xmlOf(outcome)).toMatch(
      /<cac:PrepaidPayment>\s*<cbc:ID>T1<[\s\S]*<cbc:TaxInclusiveAmount currencyID="EUR">119.00</,
    );
    expect(xmlOf(outcome)).not.toContain('<cac:AllowanceCharge>');
    expect(made(await again(xml, {})).losses.map(({ severity, term }) => `${severity} ${term}`)).toContain(
      'warning BG-DEX-09',
    );
  });

  it('keeps totals without a rate in the profile MINIMUM', async () => {
    const head = ciiInvoice('urn:factur-x.eu:1p0:minimum', 'A1');
    const [before = '', rest = ''] = head.split('<ram:IncludedSupplyChainTradeLineItem>');
    const xml = changed(
      before + (rest.split('</ram:IncludedSupplyChainTradeLineItem>')[1] ?? ''),
      ['<ram:TaxTotalAmount currencyID="EUR">19.00', '<ram:TaxTotalAmount currencyID="EUR">0.00'],
      ['<ram:GrandTotalAmount>119.00', '<ram:GrandTotalAmount>100.00'],
      ['<ram:DuePayableAmount>119.00', '<ram:DuePayableAmount>100.00'],
    );
    const outcome = await again(xml, { to: 'facturx-minimum' });
    expect(xmlOf(outcome)).toContain('<ram:DuePayableAmount>100.00<');
    expect(made(outcome).losses.filter(({ kind }) => kind === 'supplied')).toEqual([]);
  });

  it('keeps the department of a contact', async () => {
    const of = (contact: string) =>
      changed(ciiInvoice('urn:cen.eu:en16931:2017', 'A1'), ['<ram:PersonName>Ada Lind</ram:PersonName>', contact]);
    for (const contact of [
      '<ram:DepartmentName>Sales</ram:DepartmentName>',
      '<ram:PersonName>Ada Lind</ram:PersonName>\n          <ram:DepartmentName>Sales</ram:DepartmentName>',
    ]) {
      const outcome = await again(of(contact), { to: 'en16931-cii' });
      expect(xmlOf(outcome)).toContain(contact);
      expect(made(outcome).losses.filter(({ term }) => term === 'BT-41')).toEqual([]);
    }
  });

  it('keeps the scheme of an electronic address with an @', async () => {
    const xml = changed(UBL, ['schemeID="9914">ATU13585627', 'schemeID="0204">re@stadtwerk.example']);
    const address = '<cbc:EndpointID schemeID="0204">re@stadtwerk.example<';
    expect(xmlOf(await again(xml, { to: 'en16931-ubl' }))).toContain(address);
    const read = made(await again(xml, {})).result as JsonObject;
    expect(xmlOf(await issued(read, 'en16931-ubl'))).toContain(address);
  });

  it('has no date of issue if that is unreadable', async () => {
    const xml = changed(UBL, ['<cbc:IssueDate>2026-03-02', '<cbc:IssueDate>soon']);
    expect(made(await again(xml, {})).result).not.toHaveProperty('issue_date');
    expect(faultsOf(await again(xml, { to: 'en16931-cii' }))).toContain('BR-03');
  });

  it('gets two notes from two subjects in one element', async () => {
    const xml = changed(UBL, [
      '<cbc:DocumentCurrencyCode>',
      '<cbc:Note>#AAI#first#SUR#C#1</cbc:Note><cbc:DocumentCurrencyCode>',
    ]);
    expect(made(await again(xml, {})).result).toMatchObject({
      notes: [
        { key: 'general', text: 'first' },
        { key: 'supplier', text: 'C#1' },
      ],
    });
  });
});

describe('a document to be converted', () => {
  const wrong = invoice({
    supplier: { ...(invoice().supplier as JsonObject), tax_id: { country: 'DE', code: '111111152' } },
  });

  it('counts as issued, so a wrong check digit is a fault, unless it was received', async () => {
    expect(faultsOf(await issued(wrong, 'en16931-ubl'))).toEqual([MISTYPED]);
    const outcome = await issued(wrong, 'en16931-ubl', { direction: 'received' });
    expect(warningsOf(outcome)).toContain(`${MISTYPED} $.supplier.tax_id.code`);
    expect(made(outcome).format).toBe('en16931-ubl');
  });

  it('in XRechnung needs no receiver for a delivery date, and no preceding invoice for a credit note', async () => {
    const delivered = await issued(reachableInvoice({ delivery: { date: '2026-03-01' } }), 'xrechnung-ubl');
    expect(xmlOf(delivered)).toContain('<cbc:ActualDeliveryDate>2026-03-01<');
    expect(warningsOf(delivered).filter((code) => code.startsWith('GOBL'))).toEqual([]);
    const credit = await issued(reachableInvoice({ type: 'credit-note' }), 'xrechnung-cii');
    expect(warningsOf(credit)).toContain('GOBL-DE-XRECHNUNG-BILL-INVOICE-02 $.preceding');
    expect(made(credit).format).toBe('xrechnung-cii');
  });

  it('in XRechnung names the contact of the seller, not of its representative', async () => {
    const { supplier, ...rest } = reachableInvoice();
    const { name, tax_id, addresses } = supplier as JsonObject;
    const seller = {
      ...(supplier as JsonObject),
      tax_id: null,
      identities: [{ scope: 'legal', code: 'HRB 1' }],
    } as JsonObject;
    const ordering = { ...(rest.ordering as JsonObject), seller };
    const represented = { ...rest, supplier: { name, tax_id, addresses }, ordering } as JsonObject;
    for (const to of ['xrechnung-ubl', 'xrechnung-cii']) {
      const outcome = await issued(represented, to);
      expect(made(outcome).format).toBe(to);
      expect(warningsOf(outcome).filter((code) => code.startsWith('GOBL'))).toEqual([]);
    }
    const unreachable = {
      ...represented,
      ordering: { ...ordering, seller: { ...seller, people: null } },
    } as JsonObject;
    expect(faultsOf(await issued(unreachable, 'xrechnung-ubl'))).toContain('BR-DE-5');
  });

  it.each([
    ['NL', '000099998B57', 'KVK', '12345678', '0106'],
    ['BE', '0411905847', 'BCE', '0411905847', '0208'],
    ['SE', '556703748501', 'ON', '5567037485', '0007'],
    ['NO', '974760673', 'ON', '974760673', '0192'],
    ['DK', '13585628', 'CVR', '13585628', '0184'],
  ])('has its company registration number as legal identifier: %s', async (country, code, type, number, scheme) => {
    const addresses = [{ street: 'Kai 1', locality: 'By', code: '1000', country }];
    const supplier = {
      ...(invoice().supplier as JsonObject),
      tax_id: { country, code },
      addresses,
      identities: [{ type, code: number }],
    };
    const outcome = await issued(invoice({ supplier }), 'en16931-ubl');
    expect(xmlOf(outcome)).toContain(`<cbc:CompanyID schemeID="${scheme}">${number}<`);
    expect(gravest(outcome)).toEqual([]);
  });

  it('between Danish parties has payment means that Peppol allows', async () => {
    const instructions = { key: 'credit-transfer', credit_transfer: [{ iban: 'DK50 0040 0440 1162 43' }] };
    const outcome = await issued(danish(instructions), 'peppol-ubl');
    expect(xmlOf(outcome)).toMatch(/<cbc:PaymentMeansCode[^>]*>58<[\s\S]*<cbc:ID>DK5000400440116243</);
  });

  it('between Danish parties has the account number where the CII rules expect it', async () => {
    const credit_transfer = [{ number: '1234567890', bic: '1234' }];
    const document = danish({ key: 'credit-transfer', credit_transfer });
    const outcome = await issued(document, 'peppol-cii');
    expect(xmlOf(outcome)).toContain('<ram:IBANID>1234567890<');
    expect(made(await again(xmlOf(outcome), {})).result).toMatchObject({
      payment: { instructions: { credit_transfer } },
    });
    expect(xmlOf(await issued(document, 'en16931-cii'))).toContain('<ram:ProprietaryID>1234567890<');
  });

  it('has negative discounts only if it was received; otherwise each becomes a charge, and vice versa', async () => {
    const taxes = [{ cat: 'VAT', percent: '19%' }];
    const document = invoice({
      discounts: [
        { amount: '-7.00', reason: 'Small order', taxes },
        { amount: '2.00', reason: 'Loyal', taxes },
      ],
      charges: [{ amount: '-3.00', reason: 'Returned', taxes }],
    });
    const signs = (text: string) =>
      [...text.matchAll(/ChargeIndicator>(\w+)<[\s\S]*?<cbc:Amount currencyID="EUR">([^<]*)/g)].map(([, ...found]) =>
        found.join(' '),
      );
    const outcome = await issued(document, 'en16931-ubl');
    expect(signs(xmlOf(outcome)).toSorted()).toEqual(['false 2.00', 'false 3.00', 'true 7.00']);
    expect(xmlOf(outcome)).toContain('<cbc:AllowanceTotalAmount currencyID="EUR">5.00<');
    expect(xmlOf(outcome)).toContain('<cbc:ChargeTotalAmount currencyID="EUR">7.00<');
    const kept = await issued(invoice({ discounts: [{ amount: '-7.00', reason: 'More', taxes }] }), 'en16931-ubl', {
      direction: 'received',
    });
    expect(signs(xmlOf(kept))).toEqual(['false -7.00']);
  });

  it('keeps its notes through Peppol and back', async () => {
    const notes = [
      { key: 'general', text: 'One' },
      { key: 'legal', text: 'Two' },
    ];
    const xml = xmlOf(await issued(invoice({ notes }), 'peppol-ubl'));
    expect(made(await again(xml, {})).result).toMatchObject({ notes });
  });
});

describe('an IBAN in another spelling', () => {
  const spelt = 'de89 3704 0044 0532 0130 00';
  const xml = changed(UBL, ['DE89370400440532013000', spelt]);

  it('is read as an IBAN, and written in the element for one', async () => {
    expect(made(await again(xml, {})).result).toMatchObject({
      payment: { instructions: { credit_transfer: [{ iban: spelt }] } },
    });
    expect(xmlOf(await again(xml, { to: 'en16931-cii' }))).toContain(`<ram:IBANID>${spelt}<`);
  });
});
