/** E-invoices in an enveloping signature (`.p7m`), on every interface: opened, checked and converted, with findings about the signature. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { en16931Ubl } from '../formats/en16931/core/index.ts';
import { changed, ublInvoice } from '../formats/rules/testing.ts';
import { der, signed, signedFile, text } from '../formats/signed/testing.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { createMcpServer } from '../service/mcp/server.ts';
import { service } from '../service/testing.ts';
import { billwright, temporaryFolder } from './cli/testing.ts';

const xml = changed(ublInvoice(en16931Ubl.specification, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'), [
  '</cac:PaymentMeans>',
  '</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>30 days</cbc:Note></cac:PaymentTerms>',
]);
const wrong = changed(xml, [
  '<cbc:PayableAmount currencyID="EUR">119.00',
  '<cbc:PayableAmount currencyID="EUR">120.00',
]);
const whole = signedFile(xml);
const tampered = Uint8Array.from(signed(der(0x04, text(xml)), text(`${xml}\n`)));
const detached = Uint8Array.from(signed(undefined, text(xml)));
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const { folder, put } = temporaryFolder();
const { post, send } = service();

describe('signed files on the command line', () => {
  it.each([
    ['bytes', whole],
    ['Base64', base64(whole)],
    ['PEM', `-----BEGIN PKCS7-----\n${base64(whole)}\n-----END PKCS7-----\n`],
  ])('are opened in %s', async (_name, content) => {
    const file = put('invoice.xml.p7m', content);
    const checked = await billwright(['validate', file]);
    expect([checked.code, checked.err]).toEqual([0, expect.stringContaining('BW-FPA-SIGNATURE')]);
    const read = await billwright(['convert', file]);
    expect(JSON.parse(read.out)).toMatchObject({ code: '2026-17' });
    expect((await billwright(['validate'], { stdin: new Uint8Array(whole) })).code).toBe(0);
  });

  it('have faults of the signature and of the invoice reported', async () => {
    expect((await billwright(['validate', put('a.p7m', tampered)])).err).toContain('BW-FPA-P7M-DIGEST');
    const refused = await billwright(['validate', '--json', put('b.p7m', detached)]);
    expect(JSON.parse(refused.err)).toMatchObject({ faults: [{ code: 'BW-FPA-P7M', properties: ['/'] }] });
    const faulty = await billwright(['validate', '--json', put('c.p7m', signedFile(wrong))]);
    expect(faulty.code).toBe(1);
    expect(JSON.parse(faulty.err.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
      faults: [{ code: 'BR-CO-16', positions: [{ line: 14 }] }],
    });
  });

  it('are rejected by commands that need a document', async () => {
    const { code, err } = await billwright(['build', '--json', put('d.p7m', whole)]);
    expect(code).not.toBe(0);
    expect(JSON.parse(err)).toMatchObject({ key: 'input' });
  });

  it('are found in folders and archives by batch, with results named after their content', async () => {
    put('received/a.xml.p7m', whole);
    put('received/b.zip', zipSync({ 'c.xml.p7m': signedFile(wrong) }));
    const report = join(folder, 'report.json');
    const received = join(folder, 'received', '*');
    await billwright(['batch', '-q', '--op', 'validate', '--check', '--report', report, received]);
    expect(JSON.parse(readFileSync(report, 'utf8')).files).toMatchObject([
      { file: expect.stringMatching(/a\.xml\.p7m$/), status: 'ok' },
      { file: expect.stringMatching(/b\.zip\/c\.xml\.p7m$/), status: 'faulty' },
    ]);
    const out = join(folder, 'documents');
    await billwright(['batch', '-q', '--op', 'convert', '--out', out, join(folder, 'received')]);
    expect(existsSync(join(out, 'a.json'))).toBe(true);
  });
});

describe('signed files over HTTP', () => {
  it('are accepted as the body, and as base64 in JSON', async () => {
    for (const reply of [
      await send('/v0/validate', whole, 'application/pkcs7-mime'),
      await send('/v0/validate', whole, 'application/octet-stream'),
      await post('/v0/validate', { data: base64(whole), encoding: 'base64' }),
    ]) {
      expect(reply.body).toMatchObject({ ok: true, format: 'en16931-ubl' });
    }
  });
});

describe('signed files for assistants', () => {
  it('are validated and converted', async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const server = createMcpServer({ environment: systemEnvironment(), defect: String });
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(there), client.connect(here)]);
    const given = { data: base64(whole), encoding: 'base64' };
    const checked = await client.callTool({ name: 'validate', arguments: given });
    expect(checked.structuredContent).toMatchObject({ ok: true, format: 'en16931-ubl' });
    const read = await client.callTool({ name: 'convert', arguments: given });
    expect(read.structuredContent).toMatchObject({ result: { code: '2026-17' } });
    await client.close();
  });
});
