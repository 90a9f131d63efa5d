import { strToU8, zlibSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type KeyPair, keygen } from '../engine/index.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { processorTime } from '../engine/testing/processor-time.ts';
import type { ReportKind } from '../formats/check-report/kinds.ts';
import { writeSignedReport } from '../formats/check-report/sign.ts';
import { baseText } from '../formats/testing/bases.ts';
import { contentOf, readPdf } from '../pdf/read.ts';
import { attached, blank, stream, withTable } from '../pdf/testing.ts';
import { checkWithReport } from './check-report.ts';
import { systemEnvironment } from './environment.ts';
import { verify } from './verify.ts';

const UBL = await baseText('small-ubl.xml');
const environment = systemEnvironment();
let keys: KeyPair;

beforeAll(async () => {
  keys = await keygen(environment);
});

async function signed(kind: ReportKind, more: JsonObject = {}): Promise<string | Uint8Array> {
  const { report } = await checkWithReport({ data: UBL }, environment, { name: 'Żółć </script>.xml' });
  const by = { privatekey: { ...keys.private } as Json, issuer: 'https://example.com', ...more };
  const written = await writeSignedReport(report, kind, by, environment);
  if (!written.ok) throw new Error(written.faults[0]?.code);
  return written.result;
}

async function outcome(data: string | Uint8Array, more: JsonObject = {}): Promise<string | string[]> {
  const done = await verify.run({ data, publickey: { ...keys.public }, ...more }, environment);
  return done.ok ? 'ok' : [done.key, ...(done.faults ?? []).map(({ code }) => code)];
}

const bytes = (pdf: string | Uint8Array) => Buffer.from(pdf as Uint8Array);

describe('signed reports', () => {
  it.each(['json', 'html', 'pdf'] as const)('in the form %s are verified with the key that made them', async (kind) => {
    const report = await signed(kind);
    expect(await outcome(report)).toBe('ok');
    const other = await keygen(environment);
    expect(await outcome(report, { publickey: { ...other.public } })).toEqual(['signature', 'BW-VERIFY-KEY']);
    const done = await verify.run({ data: report, publickey: { ...keys.public }, details: true }, environment);
    expect(done.ok && done.result).toMatchObject({
      ok: true,
      signatures: [{ iss: 'https://example.com', state: 'holds' }],
    });
  });

  it('are verified as value, as text, and in base64', async () => {
    const json = String(await signed('json'));
    expect(await outcome(JSON.stringify(JSON.parse(json)))).toBe('ok');
    const value = await verify.run({ data: JSON.parse(json), publickey: { ...keys.public } }, environment);
    expect(value.ok).toBe(true);
    const encoding = 'base64';
    expect(await outcome(bytes(await signed('pdf')).toString('base64'), { encoding })).toBe('ok');
    expect(await outcome(Buffer.from(String(await signed('html'))).toString('base64'), { encoding })).toBe('ok');
  });

  it('have a digest that does not depend on the order of members', async () => {
    const { verdict, ...rest } = JSON.parse(String(await signed('json')));
    expect(await outcome(JSON.stringify({ report: rest.report, verdict, ...rest }))).toBe('ok');
  });

  it('are invalid after a change of their content', async () => {
    const json = String(await signed('json'));
    const altered = json.replace('"verdict": "valid"', '"verdict": "invalid"');
    expect(await outcome(altered)).toEqual(['signature', 'BW-REPORT-DIGEST']);
    const { head, ...rest } = JSON.parse(json);
    const { head: another } = JSON.parse(String(await signed('json')));
    expect(await outcome(JSON.stringify({ ...rest, head: { ...head, uuid: another.uuid } }))).toEqual([
      'signature',
      'BW-VERIFY-PAYLOAD',
    ]);
  });

  it('are invalid after an addition to their header', async () => {
    const { head, ...rest } = JSON.parse(String(await signed('json')));
    const { dig } = head;
    for (const added of [
      { ...head, notes: 'paid' },
      { ...head, dig: { ...dig, by: 'me' } },
      { ...head, dig: { ...dig, alg: ['sha256'] } },
      { ...head, dig: { ...dig, val: [dig.val] } },
    ])
      expect(await outcome(JSON.stringify({ ...rest, head: added }))).toEqual(['signature', 'BW-REPORT-DIGEST']);
    expect(await outcome(JSON.stringify({ ...rest, head: { ...head, uuid: [head.uuid] } }))).toEqual([
      'signature',
      'BW-VERIFY-PAYLOAD',
    ]);
    const inList = JSON.stringify({ ...rest, head, sigs: [rest.sigs] });
    expect(await outcome(inList)).toEqual(['signature', 'BW-VERIFY-SIGNATURE']);
  });

  it('are invalid after a change of their pages', async () => {
    const page = String(await signed('html'));
    expect(await outcome(page.replace('</h1>', '!</h1>'))).toEqual(['signature', 'BW-REPORT-PAGES']);
    expect(await outcome(page.replace('"verdict":"valid"', '"verdict":"invalid"'))).toEqual([
      'signature',
      'BW-REPORT-DIGEST',
    ]);
    const pdf = bytes(await signed('pdf'));
    const changed = Buffer.from(pdf);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    expect(await outcome(changed)).toContain('BW-REPORT-PAGES');
    expect(await outcome(Buffer.concat([pdf, Buffer.from('%%EOF\n')]))).toEqual(['signature', 'BW-REPORT-PAGES']);
    // The report of a page stays valid in a file of its own, but not in a file of another kind.
    const [, report = ''] = /id="billwright-report">([^<]*)</.exec(page) ?? [];
    expect(await outcome(JSON.stringify(JSON.parse(report)))).toBe('ok');
    const inPage = page.replace(
      /(id="billwright-report">)[^<]*/,
      `$1${JSON.stringify(JSON.parse(String(await signed('json')))).replaceAll('<', '\\u003c')}`,
    );
    expect(await outcome(inPage)).toEqual(['signature', 'BW-REPORT-PAGES']);
  });

  it('are attached to their PDF', async () => {
    const read = readPdf(new Uint8Array(bytes(await signed('pdf'))));
    const [attached] = read.ok ? read.attachments : [];
    const content = attached && contentOf(attached);
    expect(attached).toMatchObject({ name: 'report.json', mediaType: 'application/json' });
    expect(JSON.parse(new TextDecoder().decode(content?.ok ? content.bytes : undefined))).toMatchObject({
      report: 'billwright check',
      pages: { type: 'application/pdf' },
    });
  });

  it('are rejected for a file that they are not about', async () => {
    const report = String(await signed('json'));
    const { sha256 } = JSON.parse(report);
    expect(await outcome(report, { checked: { 'any name.xml': sha256.toUpperCase() } })).toBe('ok');
    expect(await outcome(report, { checked: { 'a.xml': '0'.repeat(64) } })).toEqual(['signature', 'BW-REPORT-FILE']);
  });

  // The square of these numbers takes minutes.
  it('are verified in linear time, even with many files or in a misleading PDF', async () => {
    const time = await processorTime(async () => {
      const report = JSON.parse(String(await signed('json')));
      const files = Array.from({ length: 50_000 }, (_, i) => ({ file: `a${i}.xml`, sha256: `${i}` }));
      const checked = Object.fromEntries(files.map(({ file }) => [`b/${file}`, 'unknown']));
      expect(await outcome(JSON.stringify({ ...report, files }), { checked })).toContain('BW-REPORT-FILE');
      const text = ' '.repeat(300_000) + JSON.stringify(report);
      const catalog = '/AF [10 0 R] /Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>';
      const packed = stream(zlibSync(strToU8(text)), '/Filter /FlateDecode');
      const pdf = withTable({ ...blank(catalog), ...attached(10, 'report.json', ''), 11: packed, 12: stream(text) });
      expect(await outcome(pdf)).toEqual(['signature', 'BW-REPORT-PAGES']);
    });
    expect(time).toBeLessThan(10_000);
  });

  it('are distinguished from unsigned reports and from other PDFs', async () => {
    const { head: _, sigs: __, ...report } = JSON.parse(String(await signed('json')));
    expect(await outcome(JSON.stringify(report))).toEqual(['signature', 'BW-VERIFY-UNSIGNED']);
    const page = String(await signed('html')).replace(/<script[\s\S]*<\/script>/, '');
    expect(await outcome(page)).toEqual(['signature', 'BW-VERIFY-UNSIGNED']);
    expect(await outcome(Buffer.from('%PDF-1.4\n%%EOF'))).not.toContain('BW-VERIFY-UNSIGNED');
  });

  it('require a key that can sign', async () => {
    await expect(signed('pdf', { privatekey: { ...keys.public } as unknown as Json })).rejects.toThrow('BW-SIGN-KEY');
    await expect(signed('html', { issuer: 'no uri' })).rejects.toThrow('BW-REQUEST-TYPE');
  });
});
