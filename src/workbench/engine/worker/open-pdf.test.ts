import { expect, it } from 'vitest';
import { ciiInvoice } from '../../../formats/rules/testing.ts';
import { attached, blank, stream, withTable, xmp } from '../../../pdf/testing.ts';
import { checkReport } from './check-report.ts';
import { inspect } from './inspect.ts';
import { openPdf } from './open-pdf.ts';

const xml = ciiInvoice('urn:cen.eu:en16931:2017', 'orders');

/** A PDF with a wrongly registered e-invoice, and another file. */
const pdf = new Blob([
  Uint8Array.from(
    withTable({
      ...blank('/Metadata 5 0 R /Names << /EmbeddedFiles << /Names [(a) 10 0 R (b) 20 0 R] >> >>'),
      5: stream(xmp('EN 16931'), '/Type /Metadata /Subtype /XML'),
      ...attached(10, 'factur-x.xml', xml),
      ...attached(20, 'hours.csv', 'day;hours\n1;8\n'),
    }),
  ),
]);

it('openPdf extracts the e-invoice, with other files and faults of its embedding', async () => {
  const opened = await openPdf(pdf);
  expect(opened).toEqual({ text: xml });
  const { inspection, findings } = await inspect({ draft: 'a', text: xml, pdf });
  expect(inspection?.format.key).toBe('facturx-en16931');
  expect(inspection?.pdfFiles.map(({ name }) => name)).toEqual(['hours.csv']);
  expect(findings.find(({ code }) => code === 'BW-PDF-ASSOCIATED')).toMatchObject({
    severity: 'warning',
    locations: [{ path: 'pdf/factur-x.xml/AF', range: undefined }],
  });
  const report = await checkReport({ draft: 'a', text: xml, pdf, name: 'a.pdf' });
  expect(report.faults.find(({ code }) => code === 'BW-PDF-ASSOCIATED')?.places).toEqual([
    { path: 'pdf/factur-x.xml/AF' },
  ]);
  expect(report.bytes).toBe(pdf.size);
});

it('openPdf reports why there is no e-invoice', async () => {
  expect(await openPdf(new Blob([Uint8Array.from(withTable(blank('')))]))).toEqual({
    fault: expect.any(String),
  });
  expect(await openPdf(new Blob(['%PDF-1.7 and no more']))).toEqual({ fault: expect.any(String) });
});
