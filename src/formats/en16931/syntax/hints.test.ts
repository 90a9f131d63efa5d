import { expect, it } from 'vitest';
import { validateXml } from '../../index.ts';
import { ciiInvoice, ublInvoice, withoutReleases } from '../../rules/testing.ts';

it.each([
  ['UBL', ublInvoice],
  ['CII', ciiInvoice],
])('hints of XRechnung leave other invoices in %s alone', async (_, invoice) => {
  const { warnings } = await validateXml(invoice('urn:cen.eu:en16931:2017', 'A1'));
  expect(withoutReleases(warnings).filter(({ code }) => code.startsWith('BW-'))).toEqual([]);
});
