import { expect, it } from 'vitest';
import { validateXml } from '../../index.ts';
import { ciiInvoice, ublInvoice, withoutReleases } from '../../rules/testing.ts';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

it('hints of XRechnung report an empty delivery that KoSIT rejects because of its prefix', async () => {
  const empty = '<ram:ApplicableHeaderTradeDelivery/>';
  const xml = ciiInvoice(XRECHNUNG, 'A1').replace(
    /<ram:ApplicableHeaderTradeDelivery(?:\/>|>.*?<\/ram:ApplicableHeaderTradeDelivery>)/s,
    empty,
  );
  expect(xml).toContain(empty);
  const namespace = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';
  const other = xml.replace(empty, `<n2:ApplicableHeaderTradeDelivery xmlns:n2="${namespace}"/>`);
  const codesOf = async (file: string) => (await validateXml(file)).warnings.map(({ code }) => code);
  expect(await codesOf(xml)).not.toContain('BW-XML-PREFIX');
  expect(await codesOf(other)).toContain('BW-XML-PREFIX');
});

it.each([
  ['UBL', ublInvoice],
  ['CII', ciiInvoice],
])('hints of XRechnung ignore other invoices in %s', async (_, invoice) => {
  const { warnings } = await validateXml(invoice('urn:cen.eu:en16931:2017', 'A1'));
  expect(withoutReleases(warnings).filter(({ code }) => code.startsWith('BW-'))).toEqual([]);
});
