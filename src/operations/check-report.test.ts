import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { sha256Bytes } from '../engine/text/sha256.ts';
import { type CheckReport, fileCheck } from '../formats/check-report/data.ts';
import { folderReport } from '../formats/check-report/folder.ts';
import { reportPaper } from '../formats/check-report/paper.ts';
import * as texts from '../formats/check-report/texts.ts';
import { writeReport } from '../formats/check-report/write.ts';
import { convertDocument, convertXml } from '../formats/index.ts';
import { UUID } from '../formats/national/cfdi/testing.ts';
import { asFacturae, publicInvoice } from '../formats/national/facturae/testing.ts';
import { selfSigned } from '../formats/signing/testing.ts';
import { baseText } from '../formats/testing/bases.ts';
import { readPages } from '../pdf/pages/read.ts';
import { checkWithReport } from './check-report.ts';
import { systemEnvironment } from './environment.ts';

const UBL = await baseText('small-ubl.xml');
const NOW = new Date('2026-11-27T06:00:00Z');
const environment = { ...systemEnvironment(), now: () => NOW };
const reportOn = async (data: string, name?: string) => (await checkWithReport({ data }, environment, { name })).report;

const base = (name: string) => baseText(`${name}.xml`);

/** Returns a FatturaPA file with a second invoice. */
function twice(xml: string): string {
  const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml) ?? [];
  return xml.replace(body, body + body.replace(/<Numero>[^<]*/, '<Numero>SECOND'));
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

async function signedFacturae(): Promise<string> {
  const { key, certificate } = selfSigned();
  const options = { sign_key: key, sign_certificate: certificate, signing_time: '2026-03-02T10:00:00Z' };
  const written = await asFacturae(publicInvoice(), options);
  return written.ok ? String(written.result.result) : expect.unreachable();
}

async function hybrid(): Promise<Uint8Array> {
  const read = await convertXml(await base('rich-cii'), {}, environment);
  const document = (read.ok ? read.result.result : {}) as JsonObject;
  const made = await convertDocument(document, { to: 'facturx-en16931-pdf' }, environment);
  return made.ok ? (made.result.result as Uint8Array) : expect.unreachable(JSON.stringify(made.faults));
}

/** Returns what every form of a report states. */
function statedIn(report: CheckReport): string[] {
  const {
    file = '',
    sha256 = '',
    bytes,
    invoice,
    recipient = '',
    signature,
    format,
    rule_sets,
    meaning,
    faults,
  } = report;
  return [
    ...[file, sha256, String(bytes), recipient, texts.verdicts[report.verdict], ...Object.values(invoice ?? {})],
    ...(signature ? [texts.signatures[signature]] : []),
    ...(format ? [format.name, format.specification] : []),
    ...rule_sets.flatMap(({ name, version, from = '', rules, passed }) => [
      ...[name, version, from],
      ...(rules === undefined ? [] : [`${passed} of ${rules}`]),
    ]),
    ...meaning,
    ...faults.flatMap(({ code, description, law = [], fields = [], places }) => [
      ...[code, description, ...law, ...fields],
      ...places.slice(0, 5).map(({ path }) => path),
    ]),
  ];
}

describe('the report of a check', () => {
  it('states file, digest, format, rules and program', async () => {
    const report = await reportOn(UBL, 'a.xml');
    expect(report).toMatchObject({
      report: 'billwright check',
      program: { name: 'Billwright' },
      checked_at: NOW.toISOString(),
      file: 'a.xml',
      sha256: sha256Bytes(new TextEncoder().encode(UBL)),
      bytes: Buffer.byteLength(UBL),
      verdict: 'valid',
    });
    for (const { rules = 0, passed } of report.rule_sets) expect(passed).toBe(rules);
    expect(report.rule_sets.length).toBeGreaterThan(0);
    expect(report.faults.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('assigns each fault to its class, with the law', async () => {
    const broken = UBL.replace(/<cbc:ID>[^<]*<\/cbc:ID>/, '');
    const { verdict, classes, faults, rule_sets } = await reportOn(broken);
    expect(verdict).toBe('invalid');
    expect(faults.find(({ code }) => code === 'BR-02')).toMatchObject({
      class: 'content',
      level: 'error',
      law: [expect.stringContaining('UStG'), expect.stringContaining('226(2)')],
    });
    expect(classes.content).toBe(faults.filter((each) => each.class === 'content').length);
    expect(rule_sets.some(({ rules, passed }) => rules !== passed)).toBe(true);
  });

  it('distinguishes unreadable files, unchecked files and GOBL documents', async () => {
    expect((await reportOn('<a')).verdict).toBe('unreadable');
    expect((await reportOn('<a/>')).verdict).toBe('unreadable');
    const own = await reportOn('{"$schema": "https://gobl.org/draft-0/note/message", "content": "a"}');
    expect(own).toMatchObject({ verdict: 'valid', rule_sets: [{ key: 'gobl' }] });
    const { report } = await checkWithReport(
      { data: { $schema: 'https://gobl.org/draft-0/note/message' } },
      environment,
    );
    expect(report).not.toHaveProperty('sha256');
  });

  it.each<[string, () => Promise<string | Uint8Array>]>([
    ['UBL', async () => UBL.replace(/<cbc:ID>[^<]*<\/cbc:ID>/, '')],
    ['KSeF', async () => (await base('ksef')).replace(/<P_2>[^<]*/, '<P_2>')],
    ['signed Facturae', async () => (await signedFacturae()).replace('>Reparación<', '>Reparacion<')],
    ['CFDI', async () => await base('cfdi')],
    ['a hybrid PDF', hybrid],
  ])('has the same content for %s in JSON, HTML and PDF', async (_, file) => {
    const report = (await checkWithReport({ data: await file() }, environment, { name: '<b>.xml' })).report;
    expect(JSON.parse(String(await writeReport(report, 'json')))).toEqual(report);
    const html = String(await writeReport(report, 'html'));
    const shown = html
      .replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
      .replace(/&(?:lt|gt|amp|quot);/g, (entity) => ENTITIES[entity] ?? '');
    for (const text of statedIn(report)) expect(shown).toContain(text);
    const pdf = await writeReport(report, 'pdf');
    expect(await writeReport(report, 'pdf')).toEqual(pdf);
    const pages = readPages(pdf as Uint8Array);
    const printed = pages.ok ? new Set(pages.cells.flatMap(({ text }) => text.split(/[ ;]+/))) : new Set();
    // Lines break between words.
    const words = statedIn(report).flatMap((text) => text.split(/[ ;]+/));
    expect(words.filter((word) => word.length < 20 && !printed.has(word))).toEqual([]);
  });

  it.each(['fatturapa', 'ksef', 'verifactu'])('states the main data of the invoice in %s', async (name) => {
    const { invoice } = await reportOn(await base(name));
    expect(invoice).toEqual({
      number: expect.any(String),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      seller: expect.any(String),
      buyer: expect.any(String),
      total: expect.stringMatching(/^\d+\.\d\d$/),
      currency: expect.stringMatching(/^[A-Z]{3}$/),
    });
  });

  it('states whether a signature is valid, apart from the verdict', async () => {
    const xml = await signedFacturae();
    expect(await reportOn(xml)).toMatchObject({ verdict: 'valid', signature: 'fits' });
    const changed = xml.replace('>Reparación<', '>Reparacion<');
    expect(await reportOn(changed)).toMatchObject({ verdict: 'valid', signature: 'broken' });
    expect(await reportOn(UBL)).not.toHaveProperty('signature');
  });

  it('identifies a CFDI without Folio by the UUID of its stamp', async () => {
    const names = 'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1"';
    const xml = (await base('cfdi'))
      .replace('<cfdi:Complemento>', `<cfdi:Complemento><tfd:TimbreFiscalDigital ${names} UUID="${UUID}"/>`)
      .replace(' Folio="118"', '');
    expect((await reportOn(xml)).invoice?.number).toBe(UUID);
  });

  it('states the main data of each invoice in a file', async () => {
    const { invoice, invoices = [] } = await reportOn(twice(await base('fatturapa')), 'lotto.xml');
    expect(invoices).toHaveLength(2);
    expect(invoices).toEqual([invoice, { ...invoice, number: 'SECOND' }]);
  });

  it('is written for a folder with all its files', async () => {
    const files = [
      await reportOn(UBL, 'a.xml'),
      await fileCheck({ ok: false, key: 'input', faults: [] }, { name: 'b.pdf' }, environment),
    ];
    const report = folderReport(files, NOW);
    expect(report.verdicts).toEqual({ valid: 1, invalid: 0, 'not-judged': 0, unreadable: 1 });
    const table = reportPaper(report).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(table.map(({ cells }) => cells[0]?.[0]?.text)).toEqual(expect.arrayContaining(['a.xml', 'b.pdf']));
    expect(String(await writeReport(report, 'html'))).toContain('b.pdf');
  });

  it('uses the words of the German ministry for recipients in Germany', async () => {
    const to = (country: string) =>
      UBL.replace(/(<cac:AccountingCustomerParty>[\s\S]*?<cbc:IdentificationCode>)[A-Z]{2}/, `$1${country}`);
    const german = await reportOn(to('DE'));
    expect(german.recipient).toBe('DE');
    const source = /III C 2 - S 7287-a\/00019\/007\/243/;
    expect(german.meaning.join()).toMatch(source);
    expect((await reportOn(to('FR'))).meaning.join()).not.toMatch(source);
  });
});
