/** Files of KSeF and SdI on every interface: older and simplified ones, several invoices in a file, other encodings. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { mexicanInvoice } from '../formats/national/cfdi/testing.ts';
import { asFatturaPA, italianInvoice } from '../formats/national/fatturapa/testing.ts';
import { asKsef, polishInvoice } from '../formats/national/ksef/testing.ts';
import { signedFile, text } from '../formats/signed/testing.ts';
import { CERTIFICATE, KEY, PASSWORD } from '../formats/testing/cfdi-keys.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { createMcpServer } from '../service/mcp/server.ts';
import { service } from '../service/testing.ts';
import { billwright, temporaryFolder } from './cli/testing.ts';

const italian = async (members = {}) => {
  const written = await asFatturaPA(italianInvoice(members));
  return written.ok ? String(written.result.result) : '';
};

/** A file with two invoices. */
const lotOf = (xml: string) => {
  const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml) ?? [];
  return xml.replace(body, body + body.replace('<Numero>A-002<', '<Numero>A-003<'));
};

const current = (await asKsef(polishInvoice())).xml;
const older = current
  .replace('2025/06/25/13775', '2023/06/29/12648')
  .replace('FA (3)', 'FA (2)')
  .replace('<WariantFormularza>3', '<WariantFormularza>2')
  .replace(/\s*<JST>2<\/JST>\s*<GV>2<\/GV>/, '');
const simplified = await italian({
  $tags: ['simplified'],
  tax: { prices_include: 'VAT' },
  lines: [{ quantity: '1', item: { name: 'Pranzo', price: '122.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: null,
});
const lot = lotOf(await italian());
const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...text(current)]);
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

const { folder, put } = temporaryFolder();
const { post, send } = service();
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ environment: systemEnvironment(), defect: String });
  await Promise.all([server.connect(there), client.connect(here)]);
  return () => client.close();
});

const numbers = (documents: { series?: string; code?: string }[]) => documents.map(({ code }) => code);

describe.each([
  ['FA(2)', older, 'ksef', { code: 'FV-1', totals: { payable: '123.00' } }, ['KSEF-FILE-08']],
  ['FSM10', simplified, 'fatturapa', { code: 'A-002', totals: { payable: '122.00' } }, []],
])('%s', (name, xml, format, document, warnings) => {
  it('is checked and read on the command line', async () => {
    const file = put(`${name}.xml`, xml);
    const checked = await billwright(['validate', '--json', file]);
    expect(checked.code).toBe(0);
    expect(checked.err.match(/KSEF-[A-Z]+-\d+/g) ?? []).toEqual(warnings);
    const read = await billwright(['convert', file]);
    expect(JSON.parse(read.out)).toMatchObject(document);
  });

  it('is checked and read by the service and by an assistant', async () => {
    const checked = await send('/v0/validate', xml, 'application/xml');
    expect(checked.body).toMatchObject({ ok: true, format });
    const read = await send('/v0/convert', xml, 'application/xml');
    expect(read.body).toMatchObject({ result: document });
    const { structuredContent } = await client.callTool({ name: 'convert', arguments: { data: xml } });
    expect(structuredContent).toMatchObject({ result: document });
  });
});

describe('a file with two invoices', () => {
  const both = ['A-002', 'A-003'];

  it('becomes two documents over HTTP, also signed', async () => {
    for (const reply of [
      await send('/v0/convert', lot, 'application/xml'),
      await send('/v0/convert', signedFile(lot), 'application/pkcs7-mime'),
      await post('/v0/convert', { data: lot }),
      await post('/v0/convert', { data: base64(lot), encoding: 'base64' }),
    ]) {
      expect(reply.status).toBe(200);
      expect(numbers(reply.body.result)).toEqual(both);
    }
    const refused = await post('/v0/convert', { data: lot, to: 'en16931-ubl' });
    expect([refused.status, refused.body.faults[0].code]).toEqual([400, 'BW-FORMAT-SEVERAL']);
    const twice = lot.replace('<Numero>A-003<', '<Numero>A-002<');
    const checked = await send('/v0/validate', twice, 'application/xml');
    expect(checked.body.faults.map(({ code }: { code: string }) => code)).toContain('SDI-00409');
  });

  it('becomes two documents for an assistant', async () => {
    const { structuredContent } = await client.callTool({ name: 'convert', arguments: { data: lot } });
    expect(numbers((structuredContent as { result: { code: string }[] }).result)).toEqual(both);
  });

  it('becomes two documents on the command line, and in a batch', async () => {
    const read = await billwright(['convert', put('lot.xml', lot)]);
    expect(numbers(JSON.parse(read.out))).toEqual(both);
    put('lots/a.xml', lot);
    put('lots/b.zip', zipSync({ 'c.xml.p7m': signedFile(lot) }));
    const out = join(folder, 'read');
    const batch = await billwright(['batch', '-q', '--op', 'convert', '--out', out, join(folder, 'lots', '*')]);
    expect(batch.code).toBe(0);
    const written = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(written).toHaveLength(2);
    for (const { parentPath, name } of written) {
      expect(numbers(JSON.parse(readFileSync(join(parentPath, name), 'utf8')))).toEqual(both);
    }
  });
});

describe('a file that is not plain UTF-8', () => {
  const latin2 = text(current.replace('UTF-8', 'ISO-8859-2')).map((byte) => (byte > 0x7f ? 0xb3 : byte));
  const cut = Uint8Array.from([...text(current), 0xff]);

  it.each([
    ['a byte order mark', marked, ['KSEF-FILE-02']],
    ['another encoding', latin2, ['KSEF-FILE-02', 'KSEF-FILE-03']],
    ['bytes that are not text', cut, ['KSEF-FILE-01', 'KSEF-FILE-02']],
  ])('is reported on the command line and over HTTP: %s', async (_name, bytes, codes) => {
    const content = new Uint8Array(bytes);
    for (const run of [
      await billwright(['validate', '--json', put('encoded.xml', content)]),
      await billwright(['validate', '--json'], { stdin: content }),
    ]) {
      expect(run.code).not.toBe(0);
      const { faults } = JSON.parse(run.err.trimEnd().split('\n').at(-1) ?? '');
      expect(faults.map(({ code }: { code: string }) => code)).toEqual(codes);
    }
    const { body } = await send('/v0/validate', content, 'application/xml');
    expect(body.faults.map(({ code }: { code: string }) => code)).toEqual(codes);
  });

  it('is reported in a batch, also from an archive', async () => {
    put('marked/a.xml', marked);
    put('marked/b.zip', zipSync({ 'c.xml': marked }));
    const report = join(folder, 'marked.json');
    await billwright(['batch', '-q', '--op', 'validate', '--check', '--report', report, join(folder, 'marked', '*')]);
    const { files } = JSON.parse(readFileSync(report, 'utf8'));
    expect(files.map(({ status }: { status: string }) => status)).toEqual(['faulty', 'faulty']);
  });

  it('is still converted to a document', async () => {
    const read = await billwright(['convert', put('marked.xml', marked)]);
    expect(JSON.parse(read.out)).toMatchObject({ code: 'FV-1', supplier: { name: 'Sprzedawca Sp. z o.o.' } });
  });
});

describe('key files', () => {
  const certificate = put('csd.cer', Buffer.from(CERTIFICATE, 'base64'));
  const password = put('password.txt', `${PASSWORD}\n`);
  const invoice = put('mexican.json', JSON.stringify(mexicanInvoice()));

  it.each([
    ['as bytes', Buffer.from(KEY, 'base64'), certificate],
    ['in base64', `${KEY}\n`, put('base64.cer', CERTIFICATE)],
  ])('seal a CFDI %s', async (name, content, cer) => {
    const key = put(`${name}.key`, content);
    const flags = ['--seal-certificate', cer, '--seal-key', key, '--seal-password', password];
    const { code, out } = await billwright(['convert', '--to', 'cfdi', ...flags, invoice]);
    expect([code, / Sello="[^"]{300,}"/.test(out)]).toEqual([0, true]);
  });
});
