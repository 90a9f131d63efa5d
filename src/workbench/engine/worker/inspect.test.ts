import { describe, expect, it } from 'vitest';
import { asFatturaPA, italianInvoice } from '../../../formats/national/fatturapa/testing.ts';
import { asKsef, polishInvoice } from '../../../formats/national/ksef/testing.ts';
import { checkReport, writeCheckReport } from './check-report.ts';
import { type Inspection, inspect, whyNoInvoice } from './inspect.ts';

const namespaces = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ');

const party = (name: string, country: string) => `<cac:Party>
    <cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party>`;

const category = '<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';

const text = `<?xml version="1.0"?>
<Invoice ${namespaces}>
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>R-7</cbc:ID>
  <cbc:IssueDate>2026-02-03</cbc:IssueDate>
  <cbc:DueDate>2026-03-03</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:Note>Danke</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty>${party('Gärtnerei 🌹 Lindenhof', 'DE')}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Kanzlei Brandt', 'DE')}</cac:AccountingCustomerParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">3.80</cbc:TaxAmount>
    <cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">20.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">3.80</cbc:TaxAmount><cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">20.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">20.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">23.80</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">23.80</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID>
    <cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">20.00</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Rosen</cbc:Name><cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">10.00</cbc:PriceAmount></cac:Price>
  </cac:InvoiceLine>
</Invoice>`;

const inspected = async (given: string) => await inspect({ draft: 'a', text: given });

/** Returns the text of a range, which is on one line here. */
const marked = (given: string, { startLineNumber, startColumn, endColumn }: Inspection['terms'][number]['range']) =>
  given.split('\n')[startLineNumber - 1]?.slice(startColumn - 1, endColumn - 1);

describe('inspect', () => {
  it('reports the encoding of a file until its text changes', async () => {
    const { xml } = await asKsef(polishInvoice());
    const encoded = new Blob([`\ufeff${xml}`]);
    const codes = async (text: string) =>
      (await inspect({ draft: 'a', text, encoded })).findings.map(({ code }) => code);
    expect(await codes(xml)).toContain('KSEF-FILE-02');
    expect(await codes(xml.replace('Krzesło', 'Stół'))).not.toContain('KSEF-FILE-02');
  });

  it('shows the version of a file in FA(2)', async () => {
    const { xml } = await asKsef(polishInvoice());
    const old = xml.replace('2025/06/25/13775', '2023/06/29/12648').replace('FA (3)', 'FA (2)');
    expect((await inspected(xml)).inspection?.format).toMatchObject({ key: 'ksef', name: { en: 'KSeF FA(3)' } });
    expect((await inspected(old)).inspection?.format).toMatchObject({
      key: 'ksef',
      name: { en: 'KSeF FA(2)', pl: 'KSeF FA(2)' },
      specification: 'FA (2)',
    });
  });

  it('identifies an e-invoice, and lists its terms in order with their ranges', async () => {
    const { inspection, findings, why } = await inspected(text);
    expect([why, findings]).toEqual([undefined, []]);
    expect(inspection?.format.key).toBe('en16931-ubl');
    expect(inspection?.syntaxName).toBe('UBL 2.1');
    const terms = inspection?.terms ?? [];
    expect(terms.slice(0, 3).map(({ id, value, depth }) => [id, value, depth])).toEqual([
      ['BG-2', undefined, 0],
      ['BT-24', 'urn:cen.eu:en16931:2017', 1],
      ['BT-1', 'R-7', 0],
    ]);
    const find = (id: string) => terms.find((term) => term.id === id);
    const unit = find('BT-130');
    expect(unit).toMatchObject({ value: 'C62', xpath: '/ubl:Invoice/cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode' });
    expect(unit && marked(text, unit.range)).toBe('unitCode="C62"');
    const name = find('BT-27');
    expect(name && marked(text, name.range)).toBe('Gärtnerei 🌹 Lindenhof');
  });

  it('returns the resulting document', async () => {
    const { inspection } = await inspected(text);
    expect(JSON.parse(inspection?.document ?? '')).toMatchObject({ code: 'R-7', totals: { payable: '23.80' } });
    expect(inspection?.documentFaults).toEqual([]);
  });

  it('marks broken rules, and reports differences of the document', async () => {
    const wrong = text.replace('>23.80</cbc:TaxInclusiveAmount', '>23.81</cbc:TaxInclusiveAmount');
    const { inspection, findings } = await inspected(wrong);
    const found = findings.find(({ code }) => code === 'BR-CO-15');
    expect(found?.severity).toBe('error');
    expect(found?.locations.map(({ range }) => range && marked(wrong, range))).toEqual(['23.81']);
    const lost = inspection?.losses.find(({ term }) => term === 'BT-112');
    expect(lost).toMatchObject({ kind: 'difference', severity: 'error' });
    expect(lost?.range && marked(wrong, lost.range)).toBe('23.81');
  });

  it('gives advice only to the issuer', async () => {
    const wrong = text.replace('>23.80</cbc:TaxInclusiveAmount', '>23.81</cbc:TaxInclusiveAmount');
    const said = async (language?: 'en') => {
      const { findings } = await inspect({ draft: 'a', text: wrong, ...(language && { language }) });
      return findings.map(({ description }) => description);
    };
    const [received = ''] = await said();
    const [sent = ''] = await said('en');
    expect(received).toContain('23.81');
    expect(sent).not.toBe(received);
    expect(sent.startsWith(received.slice(0, -1))).toBe(true);
  });

  it('reports why and where a text is not an e-invoice', async () => {
    const broken = await inspected(text.replace('</cbc:ID>', '</cbc:Id>'));
    expect(broken.inspection).toBeUndefined();
    expect(broken.findings).toMatchObject([{ code: 'BW-XML-SYNTAX', locations: [{ range: { startLineNumber: 4 } }] }]);
    const order = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>';
    expect((await inspected(order)).why).toMatch(/\bOrder\b.*\bUBL\b/);
  });
});

describe('an e-invoice of another country', () => {
  it('has neither errors nor a verdict', async () => {
    const pint = text.replace('>urn:cen.eu:en16931:2017<', '>urn:peppol:pint:billing-1@eu-1<');
    const { inspection, findings } = await inspect({ draft: 'a', text: pint });
    expect(inspection).toMatchObject({ isJudged: false, format: { name: { en: 'PINT, eu-1' }, rule_sets: [] } });
    expect(findings).toMatchObject([
      {
        severity: 'warning',
        code: 'BW-XML-UNJUDGED',
        locations: [{ path: expect.stringContaining('CustomizationID') }],
      },
    ]);
    expect(await checkReport({ draft: 'a', text: pint, name: '' })).toMatchObject({
      verdict: 'not-judged',
      rule_sets: [],
    });
  });

  it('is identified even if it cannot be read', async () => {
    const isdoc = '<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"/>';
    const { why, findings } = await inspect({ draft: 'a', text: isdoc });
    expect(why).toContain('ISDOC 6.0.2');
    expect(findings).toMatchObject([{ severity: 'warning', code: 'BW-XML-UNJUDGED' }]);
  });
});

describe('the pages of an e-invoice', () => {
  it('show the figures of the file, not those of the document', async () => {
    const { xml } = await asKsef(polishInvoice());
    const { inspection } = await inspect({ draft: 'a', text: xml.replace(/<P_15>.*</, '<P_15>7.77<') });
    expect(inspection?.shown).toMatchObject({ document: { totals: { payable: '7.77' } } });
    const own = await inspect({ draft: 'a', text });
    expect(own.inspection?.shown).toBeUndefined();
  });

  it('show the figures of the chosen one of several invoices', async () => {
    const written = await asFatturaPA(italianInvoice());
    const xml = written.ok ? String(written.result.result) : '';
    const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml) ?? [];
    const second = body.replace('<Imposta>220.00', '<Imposta>220.01').replace('<Numero>A-002', '<Numero>A-003');
    const several = xml.replace(body, () => `${body}${second}`);
    const taxes = await Promise.all(
      [0, 1].map(async (invoice) => {
        const { inspection } = await inspect({ draft: 'a', text: several, invoice });
        return inspection?.shown?.document;
      }),
    );
    expect(taxes).toMatchObject([
      { code: 'A-002', totals: { tax: '220.00' } },
      { code: 'A-003', totals: { tax: '220.01' } },
    ]);
  });
});

describe('whyNoInvoice', () => {
  it('accepts e-invoices, even broken ones, and nothing else', async () => {
    expect(await whyNoInvoice(text)).toBeUndefined();
    expect(await whyNoInvoice(text.slice(0, -5))).toBeUndefined();
    expect(await whyNoInvoice('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>')).toMatch(
      /Order/,
    );
    expect(await whyNoInvoice('<!DOCTYPE html><html lang="en"><p>')).toMatch(/DOCTYPE/);
  });
});

describe('checkReport', () => {
  it('names the invoice, its fields with faults, and the versions of the rules', async () => {
    const wrong = text.replace('>23.80</cbc:TaxInclusiveAmount', '>23.81</cbc:TaxInclusiveAmount');
    const report = await checkReport({ draft: 'a', text: wrong, name: 'a.xml' });
    expect(report).toMatchObject({
      file: 'a.xml',
      verdict: 'invalid',
      format: { key: 'en16931-ubl' },
      invoice: { number: 'R-7', date: '2026-02-03', total: '23.81', currency: 'EUR' },
    });
    const [set] = report.rule_sets;
    expect(set?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(report.faults.find(({ code }) => code === 'BR-CO-15')).toMatchObject({
      class: 'business',
      fields: expect.arrayContaining([expect.any(String)]),
    });
    expect(String(await writeCheckReport({ report, kind: 'html' }))).toContain('BR-CO-15');
  });

  it('is about the text once the file was edited', async () => {
    const encoded = new Blob([text.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>')]);
    const [unchanged, edited] = await Promise.all([
      checkReport({ draft: 'b', text: await encoded.text(), encoded, name: '' }),
      checkReport({ draft: 'b', text, encoded, name: '' }),
    ]);
    expect(unchanged.bytes).toBe(encoded.size);
    expect(edited.bytes).toBe(new Blob([text]).size);
  });
});
