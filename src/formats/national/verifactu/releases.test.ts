import { describe, expect, it } from 'vitest';
import { validateXml } from '../../index.ts';
import { asRecord, spanishInvoice } from './testing.ts';

/** Returns the faults of a record by the rules of a day, without those of its hash and time, and the release. */
async function judgedOn(xml: string, asOf?: string) {
  const outcome = await validateXml(xml, undefined, { now: new Date('2026-11-28T10:00:00Z'), asOf });
  const faults = outcome.ok ? [] : outcome.faults;
  const release = outcome.ok ? ('release' in outcome.result ? outcome.result.release : undefined) : outcome.release;
  const codes = faults.map(({ code }) => code).filter((code) => !/^VF-(?:2000|2004|2005|2006)$/.test(code));
  return { codes: codes.sort(), release: release?.map((each) => `${each.release} ${each.from}`) };
}

const { xml } = await asRecord(spanishInvoice());
const SURCHARGE =
  '</sum1:CuotaRepercutida><sum1:TipoRecargoEquivalencia>5.20</sum1:TipoRecargoEquivalencia><sum1:CuotaRecargoEquivalencia>5.20</sum1:CuotaRecargoEquivalencia>';
const exempt = (code: string, tax = '01') =>
  xml
    .replace(
      /<sum1:CalificacionOperacion>.*?<\/sum1:CalificacionOperacion>/,
      `<sum1:OperacionExenta>${code}</sum1:OperacionExenta>`,
    )
    .replace(/<sum1:(TipoImpositivo|CuotaRepercutida)>.*?<\/sum1:\1>/g, '')
    .replace('<sum1:Impuesto>01', `<sum1:Impuesto>${tax}`);
const regime = (code: string, tax = '01') =>
  xml
    .replace('<sum1:ClaveRegimen>01', `<sum1:ClaveRegimen>${code}`)
    .replace('<sum1:Impuesto>01', `<sum1:Impuesto>${tax}`);
const ipsi = xml.replace('<sum1:Impuesto>01', '<sum1:Impuesto>02');
const withoutRegime = ipsi.replace(/<sum1:ClaveRegimen>.*?<\/sum1:ClaveRegimen>/, '');
const of2027 = withoutRegime.replace(/(<sum1:FechaHoraHusoGenRegistro>)\d{4}/, '$12027');

describe('releases of the VERI*FACTU rules', () => {
  it.each([
    [
      'a surcharge in the general regime',
      xml.replace('</sum1:CuotaRepercutida>', SURCHARGE),
      'VF-1279',
      '2025-03-18',
      '2025-05-26',
    ],
    ['regime 18 without surcharge', regime('18'), 'VF-1280', '2025-03-18', '2025-05-26'],
    ['an export that is taxed', regime('02'), 'VF-1286', '2025-07-15', undefined],
    ['E5 to a Spanish number', exempt('E5'), 'VF-1289', '2025-10-02', undefined],
    ['E5 of IGIC to a Spanish number', exempt('E5', '03'), 'VF-1289', '2025-10-02', '2025-11-11'],
    ['E7 of IGIC', exempt('E7', '03'), 'VF-1182', undefined, '2025-06-03'],
    ['regime 21 of IGIC', regime('21', '03'), 'VF-1246', undefined, '2025-07-15'],
    ['a regime of IPSI', ipsi, 'VF-1260', undefined, '2025-11-11'],
    ['no regime of IPSI', withoutRegime, 'VF-2009', '2025-11-11', '2027-01-01'],
    ['no regime of IPSI, later', withoutRegime, 'VF-1245', '2027-01-01', undefined],
    ['signs in the name', xml.replace(/(<sum1:NombreRazonEmisor>)/, '$1&lt;'), 'VF-1287', '2025-09-09', '2025-09-23'],
  ])('decide by day about %s', async (_, text, code, from, before) => {
    const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const has = async (day: string) => (await judgedOn(text, day)).codes.includes(code);
    if (from) expect([await has(dayBefore(from)), await has(from)]).toEqual([false, true]);
    if (before) expect([await has(dayBefore(before)), await has(before)]).toEqual([true, false]);
    if (!from?.startsWith('2027') && !before?.startsWith('2027'))
      expect((await judgedOn(text)).codes.includes(code)).toBe(before === undefined);
  });

  it('are chosen by the date of the record if no day is given, so IPSI is rejected from 2027 on', async () => {
    expect((await judgedOn(withoutRegime)).codes).toEqual(['VF-2009']);
    expect((await judgedOn(of2027)).codes).toEqual(['VF-1245']);
  });

  it('are named in the result', async () => {
    expect((await judgedOn(xml)).release).toEqual(['1.2.2 2026-04-08']);
    expect((await judgedOn(xml, '2027-01-05')).release).toEqual(['1.2.2 2026-04-08']);
    expect((await judgedOn(xml, '2025-05-01')).release).toEqual(['1.0.6 2025-04-25']);
    expect((await judgedOn(xml, '2024-01-01')).release).toEqual(['1.0.2 2025-02-24']);
  });
});
