import { describe, expect, it, test } from 'vitest';
import { Chance } from '../../chance.ts';
import { convertDocument, convertXml, validateXml } from '../../index.ts';
import { environment as testEnvironment } from '../../mapping/testing.ts';
import { pintInvoice } from './arbitraries.ts';
import { pint } from './index.ts';

const environment = { ...testEnvironment, now: () => new Date('2027-01-15T12:00:00Z') };

/** Faults of random invoices that a rule rightly refuses: doubles in amounts, and commercial invoices as summaries. */
const REFUSED = ['ibr-131-ae', 'ibr-146-ae', 'ibr-147-ae', 'ibr-157-ae'];

describe.each(pint.formats)('the format $key', ({ key }) => {
  it('writes valid files from random invoices, and the same again after reading them', async () => {
    let written = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const made = await convertDocument(pintInvoice(key, new Chance(seed)), { to: key }, environment);
      if (!made.ok) {
        for (const { code, properties } of made.faults) {
          expect(REFUSED).toContain(code);
          expect(properties.every((each) => each.startsWith('$.'))).toBe(true);
        }
        continue;
      }
      written++;
      const xml = String(made.result.result);
      const checked = await validateXml(xml, key, { now: environment.now() });
      expect(checked).toMatchObject({ ok: true });
      const again = await convertXml(xml, { to: key }, environment);
      expect(again).toMatchObject({ ok: true });
      expect(again.ok && again.result.result).toBe(xml);
    }
    expect(written).toBeGreaterThan(8);
  });
});

describe('a New Zealand invoice from the form', () => {
  const party = (name: string, inbox: string) => ({
    name,
    tax_id: { country: 'NZ', code: '49091850' },
    inboxes: [{ scheme: '0088', code: inbox }],
    addresses: [{ street: 'Quay Street', num: '1', locality: 'Auckland', code: '1010', country: 'NZ' }],
  });
  const invoice = (inbox: string) => ({
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '1',
    issue_date: '2027-01-15',
    currency: 'NZD',
    supplier: party('Kauri Timber', inbox),
    customer: party('Harbour Cafe', '9429047488083'),
    lines: [{ quantity: '2', item: { name: 'Shelf', price: '100.00' }, taxes: [{ cat: 'GST', rate: 'general' }] }],
    payment: { terms: { notes: '20 days' } },
  });

  it('has the NZBN of its electronic addresses as legal identifiers', async () => {
    const made = await convertDocument(invoice('9429041234563'), { to: 'pint-aunz' }, environment);
    if (!made.ok) throw new Error(made.faults.map(({ code }) => code).join());
    const xml = String(made.result.result);
    expect(xml).toContain('<cbc:CompanyID schemeID="0088">9429041234563</cbc:CompanyID>');
    expect(await validateXml(xml, 'pint-aunz', { now: environment.now() })).toMatchObject({ ok: true });
    const supplied = made.result.losses.filter(({ kind }) => kind === 'supplied');
    expect(supplied.map(({ properties }) => properties[0])).toContain('$.supplier.inboxes[0].code');
  });

  it('is rejected for a wrong check digit', async () => {
    const made = await convertDocument(invoice('9429041234564'), { to: 'pint-aunz' }, environment);
    expect(made.ok ? [] : made.faults.map(({ code }) => code)).toContain('ibr-068');
  });
});

async function faultsOf(key: string, changes: object, seed = 3): Promise<string[]> {
  const document = { ...pintInvoice(key, new Chance(seed)), ...changes };
  const outcome = await convertDocument(document, { to: key }, environment);
  return outcome.ok ? [] : outcome.faults.map(({ code, properties }) => `${code} ${properties}`);
}

const line = (...taxes: object[]) => ({
  lines: [{ quantity: '1', item: { name: 'Tea', price: '100' }, taxes }],
  discounts: [],
  charges: [],
});

describe('converting to PINT', () => {
  test.each([
    ['pint-my', { cat: 'VAT', percent: '7%' }, 'BW-XML-TAX $.lines[0].taxes[0]'],
    ['pint-jp', { cat: 'VAT', key: 'reverse-charge' }, 'BW-XML-TAX $.lines[0].taxes[0]'],
    ['pint-my', { cat: 'VAT', percent: '5%', ext: { 'untdid-tax-category': 'TTX' } }, 'BW-XML-TAX $.lines[0].taxes[0]'],
    ['pint-jp', { cat: 'GST', percent: '10%' }, 'BW-XML-TAX $.lines[0].taxes[0].cat'],
  ])('rejects in %s the tax %o, at its property', async (key, tax, fault) => {
    expect(await faultsOf(key, line(tax))).toEqual([fault]);
  });

  it('rejects two taxes in a line, and a line without tax', async () => {
    const tax = { cat: 'VAT', percent: '10%' };
    expect(await faultsOf('pint-my', line(tax, { cat: 'SST', percent: '5%' }))).toEqual([
      'BW-XML-TAX $.lines[0].taxes[1]',
    ]);
    expect(await faultsOf('pint-jp', line())).toEqual(['BW-XML-TAX $.lines[0].taxes']);
  });

  it('rejects credit notes in Japan', async () => {
    expect(await faultsOf('pint-jp', { type: 'credit-note' })).toEqual(['BW-XML-DOCUMENT-TYPE $.type']);
  });

  it('rejects self-billing in the formats for billing', async () => {
    expect(await faultsOf('pint-my', { $tags: ['self-billed'], type: 'standard' })).toEqual([
      'ibr-cl-01 $.tax.ext.untdid-document-type',
    ]);
  });
});

/** Returns the first texts of elements in the file of a document. */
async function textsIn(key: string, changes: object, ...names: string[]): Promise<(string | undefined)[]> {
  const document = { ...pintInvoice(key, new Chance(3)), ...changes };
  const outcome = await convertDocument(document, { to: key }, environment);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  const xml = String(outcome.result.result);
  return names.map((name) => new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1]);
}

describe('codes derived from a document', () => {
  test.each([
    ['pint-jp', { cat: 'VAT', percent: '8%' }, 'AA'],
    ['pint-my', { cat: 'SST', percent: '8%' }, 'SE'],
    ['pint-my', { cat: 'VAT', percent: '5%' }, 'SA'],
    ['pint-sg', { cat: 'GST', key: 'exempt' }, 'ES33'],
    ['pint-aunz', { cat: 'GST', key: 'zero', percent: '0%' }, 'Z'],
  ])('include the tax category of %s', async (key, tax, code) => {
    const [text] = await textsIn(key, line(tax), 'cac:ClassifiedTaxCategory>\\s*<cbc:ID');
    expect(text).toBe(code);
  });

  it('include the category NG for a seller in Singapore without GST number', async () => {
    const supplier = {
      name: 'Kopi Corner',
      identities: [{ scope: 'legal', type: 'UEN', code: '200934565N' }],
      inboxes: [{ scheme: '0195', code: 'SGUEN200934565N' }],
      addresses: [{ street: 'Tras Street 5', locality: 'Singapore', code: '079000', country: 'SG' }],
    };
    const customer = { ...supplier, name: 'Orchid Logistics' };
    const tax = { cat: 'GST', key: 'outside-scope' };
    const [text] = await textsIn(
      'pint-sg',
      { supplier, customer, ...line(tax) },
      'cac:ClassifiedTaxCategory>\\s*<cbc:ID',
    );
    expect(text).toBe('NG');
  });

  it('include the type 480 for an invoice in the Emirates that is exempt as a whole', async () => {
    const tax = { cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'DL8.46.2' } };
    const changes = { ...line(tax), type: 'standard', preceding: [], tax: {}, currency: 'AED' };
    expect(await textsIn('pint-ae', changes, 'cbc:InvoiceTypeCode', 'cbc:ProfileExecutionID')).toEqual([
      '480',
      '00000000',
    ]);
  });
});

test('attributes and meta entries of an item become item properties, which are read back', async () => {
  const item = {
    name: 'Tea',
    price: '100',
    attributes: [{ label: 'Main colour', text: 'green' }],
    meta: { colour: 'black' },
  };
  const taxes = [{ cat: 'GST', percent: '9%' }];
  const document = {
    ...pintInvoice('pint-sg', new Chance(3)),
    lines: [{ quantity: '1', item, taxes }],
    discounts: [],
    charges: [],
  };
  const written = await convertDocument(document, { to: 'pint-sg' }, environment);
  const read = written.ok ? await convertXml(String(written.result.result), { from: 'pint-sg' }, environment) : written;
  const { lines } = read.ok ? (read.result.result as { lines: { item: object }[] }) : { lines: [] };
  expect(lines[0]?.item).toMatchObject({ attributes: item.attributes, meta: item.meta });
});
