import { describe, expect, it } from 'vitest';
import { validateXml } from '../index.ts';
import { rulesInForce } from './rules-in-force.ts';

/** The day of the page. Update it with the rules. */
const REVIEWED = '2026-11-29';
const PAGE = 'docs/rules-in-force.md';

describe('rulesInForce', () => {
  it('lists each rule set once, with announced and missing releases', async () => {
    const rows = await rulesInForce('2026-11-28');
    expect(new Set(rows.map(({ set }) => set)).size).toBe(rows.length);
    const of = (key: string) => rows.find(({ set }) => set === key);
    expect(of('peppol-ubl')).toMatchObject({
      release: '3.0.21',
      from: '2026-08-24',
      next: { release: '3.0.22', from: '2027-02-24' },
    });
    expect(of('en16931-ubl')).toMatchObject({ release: '1.3.16', missing: { release: '1.3.17', days: 13 } });
    expect(of('cfdi')).toMatchObject({ formats: ['cfdi'] });
  });

  it('returns the releases of another day', async () => {
    const rows = await rulesInForce('2027-02-24');
    expect(rows.find(({ set }) => set === 'peppol-ubl')).toMatchObject({ release: '3.0.22', from: '2027-02-24' });
  });
});

const peppol = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID></Invoice>`;
const cfdi = '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0"/>';

describe('the result of validating a file', () => {
  const notes = async (xml: string, today: string, asOf?: string) => {
    const { warnings } = await validateXml(xml, undefined, { now: new Date(`${today}T10:00:00Z`), today, asOf });
    return warnings
      .filter(({ code }) => code.startsWith('BW-RELEASE-'))
      .map(({ code, values }) => [code, values?.from]);
  };

  it('announces a release from 90 days before its day', async () => {
    expect(await notes(peppol, '2026-11-25')).toEqual([]);
    expect(await notes(peppol, '2026-11-26')).toEqual([['BW-RELEASE-SOON', '2027-02-24']]);
    expect(await notes(peppol, '2026-11-01', '2027-02-23')).toEqual([['BW-RELEASE-SOON', '2027-02-24']]);
    expect(await notes(peppol, '2027-02-24')).toEqual([]);
  });

  it('warns about a release whose rules are missing, without being asked', async () => {
    const dated = (day: string) =>
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:IssueDate>${day}</cbc:IssueDate></Invoice>`;
    const missing = [['BW-RELEASE-NEWER', '2026-11-15']];
    expect(await notes(dated('2026-11-01'), '2026-11-14')).toEqual([]);
    expect(await notes(dated('2026-11-01'), '2026-11-15')).toEqual(missing);
    expect(await notes(dated('2026-11-01'), '2026-11-15', '2026-11-14')).toEqual([]);
    expect(await notes(dated('2026-11-14'), '2026-11-28', 'issue')).toEqual([]);
    expect(await notes(dated('2026-11-15'), '2026-11-28', 'issue')).toEqual(missing);
  });

  it('announces rules of the current release that apply later', async () => {
    const record =
      '<RegistroAlta xmlns="https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd"/>';
    expect(await notes(record, '2026-11-28')).toEqual([['BW-RELEASE-SOON', '2027-01-01']]);
  });

  it('names the release of a format that has only one', async () => {
    const outcome = await validateXml(cfdi, undefined, { now: new Date('2026-11-28T10:00:00Z') });
    expect(outcome).toMatchObject({ ok: false, release: [{ set: 'cfdi' }] });
    if (outcome.ok) return;
    expect(outcome.faults.every(({ code, release }) => code.startsWith('BW-') || release?.set === 'cfdi')).toBe(true);
  });
});

// To update the page after a change, run `npx vitest run src/formats/list/rules-in-force.test.ts -u`.
it('the page about rules in force is up to date', async () => {
  await expect(await page()).toMatchFileSnapshot(`../../../${PAGE}`);
});

async function page(): Promise<string> {
  const rows = (await rulesInForce(REVIEWED)).map(({ set, name, formats, release, from, next, missing }) => [
    `\`${set}\``,
    name,
    formats.map((key) => `\`${key}\``).join(', '),
    release,
    from ?? 'always',
    next ? `${next.release} from ${next.from}` : '',
    missing ? `${missing.days} (${missing.release} since ${missing.from})` : '0',
  ]);
  const cells = [
    ['Set', 'Rules', 'Formats', 'Release', 'Since', 'Announced', 'Days behind'],
    ['---', '---', '---', '---', '---', '---', '---'],
    ...rows,
  ];
  return `# Rules as of today

The official rules that Billwright applied on ${REVIEWED}, by set. *Since* is the first day of the release. *Announced* is the next
release that Billwright already has, which applies from its day on without an update. *Days behind* is the number of days for which a release
has applied that Billwright does not have.

Each answer of \`validate\` names its releases in \`release\`. It also has the note \`BW-RELEASE-SOON\` if another release applies within 90 days,
and \`BW-RELEASE-NEWER\` if Billwright lacks the one in force. [Check by the rules of a day](guides/rules-of-a-day.md) shows how to try a release
before its day.

${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}
