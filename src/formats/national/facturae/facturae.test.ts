import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspectXml } from '../../check-report/inspect.ts';
import { convertXml, validateXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import { asFacturae, publicInvoice } from './testing.ts';

const base = readFileSync(new URL('../../testing/bases/facturae.xml', import.meta.url), 'utf8');

const codesOf = async (text: string, now = '2026-04-01T10:00:00Z') => {
  const checked = await validateXml(text, undefined, { now: new Date(now) });
  return [...(checked.ok ? [] : checked.faults), ...checked.warnings].map(({ code }) => code);
};

describe('checking Facturae', () => {
  it('compares the date of issue with the day in Spain, and limits the size of the file', async () => {
    expect(await codesOf(base, '2026-03-01T22:59:00Z')).toContain('FACE-7a');
    expect(await codesOf(base, '2026-03-01T23:01:00Z')).not.toContain('FACE-7a');
    expect(await codesOf(`${base}<!--${' '.repeat(8_000_000)}-->`)).toContain('BW-FACTURAE-SIZE');
  });

  it.each([
    ['http://www.facturae.es/Facturae/2007/v3.1/Facturae', ['BW-FACTURAE-VERSION']],
    ['urn:a', ['BW-FACTURAE-VERSION']],
  ])('reports the unsupported version %s and checks nothing else', async (namespace, expected) => {
    const old = base.replace('http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml', namespace);
    expect(await codesOf(old)).toEqual(expected);
    const read = await convertXml(old, {}, environment);
    expect(read.ok ? [] : read.faults.map(({ code }) => code)).toEqual(expected);
  });
});

describe('a Facturae file', () => {
  it('has a file name from the seller and the number of the invoice', async () => {
    const written = await asFacturae(publicInvoice({ code: 'Ñ/1' }));
    expect(written.ok && written.result.file_name).toBe('B99123457-__1-A.xml');
  });

  it('is inspected with a name for every element', async () => {
    const written = await asFacturae(publicInvoice());
    const found = await inspectXml(written.ok ? String(written.result.result) : '', environment);
    const terms = found.outcome === 'invoice' ? found.terms : [];
    expect(terms.map(({ id }) => id)).toContain('InvoiceTotal');
    expect(terms.filter(({ name, xpath }) => name === '' && !xpath.includes('ds:Signature'))).toEqual([]);
  });

  it('contains the third party of the request', async () => {
    const { supplier } = publicInvoice();
    const third = { ...(supplier as object), name: 'Gestoría', tax_id: { country: 'ES', code: 'B98602642' } };
    const written = await asFacturae(publicInvoice(), { third_party: third });
    expect(written.ok && String(written.result.result)).toMatch(
      /<InvoiceIssuerType>TE<[\s\S]*<ThirdParty>[\s\S]*<TaxIdentificationNumber>B98602642</,
    );
  });

  it('returns its attached files when read', async () => {
    const files = [{ name: 'acta.pdf', media_type: 'application/pdf', description: 'acta.pdf', data: 'JVBERi0xLjQ=' }];
    const { convertDocument } = await import('../../convert/convert.ts');
    const written = await convertDocument(publicInvoice(), { to: 'facturae', files }, environment);
    const read = await convertXml(written.ok ? String(written.result.result) : '', {}, environment);
    expect(read.ok && read.result.files).toEqual(files);
  });
});

describe('reading Facturae', () => {
  it.each([
    ['1000.00125', 'info'],
    ['1001.50', 'error'],
  ])('reports a difference in a line of %s with the same severity for every target format', async (gross, severity) => {
    const dollars = base
      .replaceAll('InvoiceCurrencyCode>EUR<', 'InvoiceCurrencyCode>USD<')
      .replace(/<GrossAmount>[^<]*</, `<GrossAmount>${gross}<`);
    for (const to of [undefined, 'en16931-ubl']) {
      const read = await convertXml(dollars, { ...(to && { to }) }, environment);
      const losses = read.ok ? read.result.losses.filter(({ kind }) => kind === 'difference') : [];
      const ofLine = losses.filter(({ xpath }) => xpath?.endsWith('GrossAmount'));
      expect(ofLine.map((each) => each.severity)).toEqual([severity]);
    }
  });

  it('returns a document for each invoice of a file', async () => {
    const [invoice = ''] = /<Invoice>[\s\S]*<\/Invoice>/.exec(base) ?? [];
    const lot = base.replace(invoice, invoice + invoice.replace('<InvoiceNumber>0001<', '<InvoiceNumber>0002<'));
    const read = await convertXml(lot, {}, environment);
    expect(read.ok && read.result.result).toMatchObject([{ code: '0001' }, { code: '0002' }]);
  });
});
