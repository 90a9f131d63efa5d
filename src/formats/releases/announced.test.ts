import { describe, expect, it } from 'vitest';
import { validateXml } from '../index.ts';
import { ciiInvoice, ublInvoice } from '../rules/testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const NOW = new Date('2026-11-27T10:00:00Z');

/** Returns what notes announce on a day, with the codes of all faults and other warnings. */
async function judgedOn(xml: string, asOf: string) {
  const outcome = await validateXml(xml, undefined, { now: NOW, asOf });
  const notes = outcome.warnings.filter(({ code }) => code === 'BW-RELEASE-NOTES');
  return {
    announced: notes.map(({ announces }) => announces),
    levels: new Set(notes.map(({ level }) => level)),
    places: notes.flatMap(({ properties }) => properties),
    faults: outcome.ok ? [] : outcome.faults.map(({ code }) => code),
    warnings: outcome.warnings.filter(({ code }) => !code.startsWith('BW-')).map(({ code }) => code),
  };
}

describe('from release notes', () => {
  const zoned = ublInvoice(XRECHNUNG, BILLING).replace(/(<cbc:IssueDate>[^<]*)/, '$1Z');

  it('announces new warnings on dates, which count in no verdict', async () => {
    const { announced, levels, places, ...verdict } = await judgedOn(zoned, '2027-01-01');
    expect(announced).toEqual(['BR-TMP-6']);
    expect(levels).toEqual(new Set(['information']));
    expect(places).toEqual(['/ubl:Invoice/cbc:IssueDate']);
    const before = await judgedOn(zoned, '2026-08-30');
    expect(before.announced).toEqual([]);
    expect(verdict.faults).toEqual(before.faults.filter((code) => code !== 'BR-CO-25'));
    expect((await judgedOn(ublInvoice(XRECHNUNG, BILLING), '2027-01-01')).announced).toEqual([]);
  });

  it('announces them in CII by format and digits', async () => {
    const cii = ciiInvoice(XRECHNUNG, BILLING);
    expect((await judgedOn(cii, '2027-01-01')).announced).toEqual([]);
    const hyphens = cii.replace(/(<ram:IssueDateTime>.*?>)(\d{4})(\d\d)(\d\d)</, '$1$2-$3-$4<');
    expect((await judgedOn(hyphens, '2027-01-01')).announced).toEqual(['BR-TMP-7']);
  });

  it('announces nothing of a release that no notes describe', async () => {
    expect((await judgedOn(ublInvoice(CORE, 'A1'), '2027-01-01')).announced).toEqual([]);
  });
});
