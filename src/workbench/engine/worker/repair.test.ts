import { expect, it } from 'vitest';
import { ciiInvoice } from '../../../formats/rules/testing.ts';
import { attached, blank, stream, withTable, xmp } from '../../../pdf/testing.ts';
import { openPdf } from './open-pdf.ts';
import { repairFile } from './repair.ts';

const xml = ciiInvoice('urn:cen.eu:en16931:2017', 'orders');

const pdf = new Blob([
  Uint8Array.from(
    withTable({
      ...blank('/Metadata 5 0 R /Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>'),
      5: stream(xmp('EN 16931'), '/Type /Metadata /Subtype /XML'),
      ...attached(10, 'factur-x.xml', xml),
    }),
  ),
]);

it('repairFile writes a repaired text into its PDF', async () => {
  const text = xml.replace('<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>eur');
  const repair = await repairFile({ draft: 'a', text, pdf, answers: {} });
  if ('fault' in repair) throw new Error(repair.fault);
  expect(repair.isPdf).toBe(true);
  expect(repair.text).toBe(xml);
  expect(await openPdf(repair.file)).toEqual({ text: xml });
});

it('repairFile leaves an edited text unchanged if it needs no repair', async () => {
  const text = xml.replace('<ram:InvoiceCurrencyCode>EUR<', '<ram:InvoiceCurrencyCode>EUR<!-- ours --><');
  expect(await repairFile({ draft: 'a', text, pdf, answers: {} })).toMatchObject({ text, isPdf: false, changes: [] });
});
