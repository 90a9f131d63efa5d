import { describe, expect, it, test } from 'vitest';
import { environment } from '../mapping/testing.ts';
import { asKsef, polishInvoice } from '../national/ksef/testing.ts';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { inspectXml, recogniseXml } from './inspect.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', 'P1');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');
const line = ubl.slice(ubl.indexOf('<cac:InvoiceLine>'), ubl.indexOf('</Invoice>'));
const twoLines = changed(ubl, [line, line + line.replace('<cbc:ID>1<', '<cbc:ID> 2 <')]);

/** Returns the terms found, indented by depth: number, value or position, and element. */
async function termsIn(xml: string): Promise<string[]> {
  const found = await inspectXml(xml, environment);
  if (found.outcome !== 'invoice') throw new Error('it is an invoice');
  return found.terms.map(({ id, depth, value, position, xpath, offset, attribute }) => {
    const [element] = /^<[\w:]+/.exec(xml.slice(offset)) ?? [];
    expect(xpath).toContain(element?.slice(1).replace(/^Invoice$/, 'ubl:Invoice'));
    expect(xpath.endsWith(`/@${attribute}`)).toBe(attribute !== undefined);
    return [' '.repeat(depth) + id, value ?? position, `${element}>`, attribute && `@${attribute}`]
      .filter((part) => part !== undefined)
      .join(' ');
  });
}

it('inspectXml lists terms in text order, with each group before its contents', async () => {
  const terms = await termsIn(twoLines);
  expect(terms.slice(0, 5)).toEqual([
    'BG-2 <cbc:CustomizationID>',
    ' BT-24 urn:cen.eu:en16931:2017 <cbc:CustomizationID>',
    ' BT-23 P1 <cbc:ProfileID>',
    'BT-1 2026-17 <cbc:ID>',
    'BT-2 2026-03-02 <cbc:IssueDate>',
  ]);
  const lines = terms.slice(terms.indexOf('BG-25 1 <cac:InvoiceLine>'));
  expect(lines).toEqual([
    'BG-25 1 <cac:InvoiceLine>',
    ' BT-126 1 <cbc:ID>',
    ' BT-129 2 <cbc:InvoicedQuantity>',
    ' BT-130 C62 <cbc:InvoicedQuantity> @unitCode',
    ' BT-131 100.00 <cbc:LineExtensionAmount>',
    ' BG-31 <cac:Item>',
    '  BT-153 Hobel <cbc:Name>',
    ' BG-30 <cac:ClassifiedTaxCategory>',
    '  BT-151 S <cbc:ID>',
    '  BT-152 19 <cbc:Percent>',
    '  BT-151-0 VAT <cbc:ID>',
    ' BG-29 <cac:Price>',
    '  BT-146 50.00 <cbc:PriceAmount>',
    'BG-25 2 <cac:InvoiceLine>',
    ...lines.slice(1, 13).map((each) => each.replace('BT-126 1', 'BT-126 2')),
  ]);
});

it('inspectXml starts a group without an element at its first member', async () => {
  const terms = await termsIn(cii);
  const price = terms.indexOf(' BG-29 <ram:ChargeAmount>');
  expect(terms.slice(price, price + 4)).toEqual([
    ' BG-29 <ram:ChargeAmount>',
    '  BT-146 50.00 <ram:ChargeAmount>',
    ' BT-129 2 <ram:BilledQuantity>',
    ' BT-130 C62 <ram:BilledQuantity> @unitCode',
  ]);
});

it('inspectXml starts a group without an element at the first of several elements of a term, even an unused one', async () => {
  const basis = '<ram:BasisQuantity unitCode="C62">1</ram:BasisQuantity>';
  const net = '<ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount>';
  const gross = `<ram:GrossPriceProductTradePrice>${basis}</ram:GrossPriceProductTradePrice>`;
  const found = await inspectXml(changed(cii, [net, `${gross}${net}${basis}`]), environment);
  if (found.outcome !== 'invoice') throw new Error('it is an invoice');
  const places = found.terms
    .filter(({ id }) => id === 'BG-29' || id === 'BT-149')
    .map(({ id, xpath }) => `${id} ${xpath.split(':').slice(-2)}`);
  expect(places).toEqual([
    'BG-29 GrossPriceProductTradePrice/ram,BasisQuantity',
    'BT-149 GrossPriceProductTradePrice/ram,BasisQuantity',
    'BT-149 NetPriceProductTradePrice/ram,BasisQuantity',
  ]);
});

it('inspectXml starts a group at the first member in the text, in any order', async () => {
  const [specification, process] = [
    '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>',
    '<cbc:ProfileID>P1</cbc:ProfileID>',
  ];
  const terms = await termsIn(changed(ubl, [`${specification}\n${process}`, `${process}\n${specification}`]));
  expect(terms.slice(0, 3)).toEqual([
    'BG-2 <cbc:ProfileID>',
    ' BT-23 P1 <cbc:ProfileID>',
    ' BT-24 urn:cen.eu:en16931:2017 <cbc:CustomizationID>',
  ]);
});

test('inspectXml also returns the format, the faults and the resulting document', async () => {
  const found = await inspectXml(changed(ubl, ['<cbc:ID>2026-17</cbc:ID>', '']), environment);
  if (found.outcome !== 'invoice') throw new Error('it is an invoice');
  expect([found.syntax.key, found.format.key]).toEqual(['ubl', 'en16931-ubl']);
  expect(found.faults.map(({ code }) => code)).toContain('BR-02');
  expect(found.conversion).toMatchObject({ ok: true, result: { result: { issue_date: '2026-03-02' } } });
});

test('inspectXml names other XML and the position of a syntax error', async () => {
  expect(await inspectXml('<a>\n</b>', environment)).toMatchObject({ outcome: 'broken', problem: { line: 2 } });
  expect(await inspectXml('<a/>', environment)).toMatchObject({ outcome: 'other' });
});

test('inspectXml treats an e-invoice from a PDF as Factur-X and finds the terms within a wrapper', async () => {
  const keyOf = async (isInPdf?: boolean) => {
    const found = await inspectXml(cii, environment, { isInPdf });
    return found.outcome === 'invoice' && [found.syntax.key, found.format.key];
  };
  expect(await keyOf()).toEqual(['cii', 'en16931-cii']);
  expect(await keyOf(true)).toEqual(['cii', 'facturx-en16931']);
  const addonsOf = async (isInPdf: boolean) => {
    const found = await inspectXml(cii, environment, { isInPdf });
    return found.outcome === 'invoice' && found.conversion.ok && found.conversion.result.result;
  };
  expect(await addonsOf(false)).toMatchObject({ $addons: ['eu-en16931-v2017'] });
  expect(await addonsOf(true)).toMatchObject({ $addons: expect.arrayContaining(['fr-facturx-v1']) });
  const around = `<Box>${ubl.replace(/<\?xml.*?\?>/, '')}</Box>`;
  const found = await inspectXml(around, environment);
  if (found.outcome !== 'invoice') throw new Error('it holds an invoice');
  const [number] = found.terms.filter(({ id }) => id === 'BT-1');
  expect(number).toMatchObject({
    value: '2026-17',
    xpath: '/Box/ubl:Invoice/cbc:ID',
    name: 'Invoice number',
    depth: 0,
  });
  expect(around.slice(number?.offset, (number?.offset ?? 0) + 7)).toBe('<cbc:ID');
});

test('recogniseXml only looks at the root', async () => {
  const found = await recogniseXml(cii);
  expect(found).toMatchObject({ outcome: 'invoice', syntax: { key: 'cii' } });
  expect(await recogniseXml('<a/>')).toMatchObject({ outcome: 'other', what: { values: { name: 'a' } } });
  expect(await recogniseXml('<a')).toMatchObject({ outcome: 'broken' });
});

/** Returns the fields that the faults of an XML text name, by code. */
async function fieldsIn(xml: string): Promise<Record<string, (string | undefined)[]>> {
  const found = await inspectXml(xml, environment);
  if (found.outcome !== 'invoice') throw new Error('it is an invoice');
  return Object.fromEntries(found.faults.map(({ code, names }) => [code, names]));
}

describe('names of faults', () => {
  const buyer = ubl.slice(ubl.indexOf('<cac:AccountingCustomerParty>'), ubl.indexOf('<cac:TaxTotal>'));

  it('names missing fields instead of the element that lacks them', async () => {
    const fields = await fieldsIn(changed(ubl, [buyer, '']));
    expect(fields).toMatchObject({
      'XSD-ELEMENT-MISSING': ['Buyer'],
      'BR-07': ['Buyer name'],
      'BR-10': ['Buyer postal address'],
    });
    expect(await fieldsIn(changed(ubl, ['<cbc:IssueDate>2026-03-02</cbc:IssueDate>', '']))).toMatchObject({
      'XSD-ELEMENT-MISSING': ['Invoice issue date'],
      'BR-03': ['Invoice issue date'],
    });
  });

  it('names the field at a wrong value', async () => {
    const total = /<cbc:PayableAmount[^>]*>[^<]*/.exec(ubl)?.[0] ?? '';
    expect(await fieldsIn(changed(ubl, [total, `${total.slice(0, total.indexOf('>') + 1)}7.00`]))).toMatchObject({
      'BR-CO-16': ['Amount due for payment'],
    });
  });

  it('names missing elements of national formats', async () => {
    const { xml } = await asKsef(polishInvoice());
    expect(await fieldsIn(changed(xml, [/<P_2>[^<]*<\/P_2>/.exec(xml)?.[0] ?? '', '']))).toMatchObject({
      'KSEF-XSD-structure': ['Number of the invoice'],
    });
  });
});
