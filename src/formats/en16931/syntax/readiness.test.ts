import { expect, it } from 'vitest';
import { validateXml } from '../../index.ts';
import { ciiInvoice, ublInvoice } from '../../rules/testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';

async function readiness(xml: string, wanted = true) {
  const outcome = await validateXml(xml, undefined, { now: new Date('2026-11-27'), readiness: wanted });
  const notes = outcome.warnings.filter(({ code }) => code === 'BW-READINESS');
  expect(notes.every(({ level }) => level === 'information')).toBe(true);
  return { ok: outcome.ok, found: notes.map(({ announces, terms = [] }) => `${announces} ${terms.join(' ')}`) };
}

const ubl = ublInvoice(CORE, 'A1').replace('</cbc:IssueDate>', '</cbc:IssueDate><cbc:DueDate>2026-12-31</cbc:DueDate>');

it('readiness is reported only on request, and does not change the verdict', async () => {
  const undue = ublInvoice(CORE, 'A1');
  expect(await readiness(undue, false)).toEqual({ ok: true, found: [] });
  const { ok, found } = await readiness(undue);
  expect(ok).toBe(true);
  expect(found).toContain('BR-CO-25 BT-115');
  expect((await readiness(ubl)).found).not.toContain('BR-CO-25 BT-115');
});

it.each([['an identifier without scheme', /<cac:PartyLegalEntity>/, '<cac:PartyLegalEntity>', 'BR-70 BT-30']])(
  'readiness reports %s',
  async (_, place, text, expected) => {
    const named = ubl.replace(
      /(<cbc:RegistrationName>[^<]*<\/cbc:RegistrationName>)(<cbc:CompanyID[^>]*>[^<]*<\/cbc:CompanyID>)?/,
      '$1<cbc:CompanyID>HRB 17</cbc:CompanyID>',
    );
    expect((await readiness(named.replace(place, text))).found).toContain(expected);
    const scheme = named.replace('<cbc:CompanyID>HRB 17', '<cbc:CompanyID schemeID="0002">552081317');
    expect((await readiness(scheme)).found).not.toContain(expected);
  },
);

it('readiness reports prices that exceed the decimals of the currency by more than two', async () => {
  const priced = (price: string) => ubl.replace(/(<cbc:PriceAmount[^>]*>)[^<]*/, `$1${price}`);
  expect((await readiness(priced('1.00001'))).found).toContain('BR-DEC-44 BT-146');
  expect((await readiness(priced('1.0001'))).found).not.toContain('BR-DEC-44 BT-146');
});

it('readiness reports item identifiers with a scheme of ISO/IEC 6523', async () => {
  const item = (scheme: string) =>
    ubl.replace(
      '<cac:ClassifiedTaxCategory>',
      `<cac:StandardItemIdentification><cbc:ID schemeID="${scheme}">4012345000009</cbc:ID></cac:StandardItemIdentification><cac:ClassifiedTaxCategory>`,
    );
  expect((await readiness(item('0160'))).found).toContain('undefined BT-157');
  expect((await readiness(item('SRV'))).found).not.toContain('undefined BT-157');
});

it('readiness ignores formats that are not based on EN 16931', async () => {
  expect((await readiness(ciiInvoice('urn:factur-x.eu:1p0:minimum', 'A1'))).found).toEqual([]);
});
