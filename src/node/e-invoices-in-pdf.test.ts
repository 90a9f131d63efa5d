/** PDFs with an embedded e-invoice, on every interface: found, checked and converted, with warnings about their defects. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en16931Cii } from '../formats/en16931/core/index.ts';
import { changed, ciiInvoice } from '../formats/rules/testing.ts';
import { attached, blank, stream, withStreams, xmp } from '../pdf/testing.ts';
import { service } from '../service/testing.ts';
import { billwright, temporaryFolder } from './cli/testing.ts';

const xml = ciiInvoice(en16931Cii.specification, 'orders');

/** Returns a PDF with an embedded invoice that declares a wrong level, and a second file. */
function hybrid(content: string, level = 'BASIC'): Uint8Array<ArrayBuffer> {
  const names = '/Names << /EmbeddedFiles << /Names [(factur-x.xml) 10 0 R] >> >>';
  const made = withStreams({
    ...blank(`/Metadata 5 0 R /AF [10 0 R 20 0 R] ${names}`),
    5: stream(xmp(level), '/Type /Metadata /Subtype /XML'),
    ...attached(10, 'factur-x.xml', content),
    ...attached(20, 'terms.csv', 'a;b', '/Supplement'),
  });
  return new Uint8Array(made);
}

const pdf = hybrid(xml);
const bad = hybrid(changed(xml, ['<ram:DuePayableAmount>119.00', '<ram:DuePayableAmount>120.00']));
const base64 = Buffer.from(pdf).toString('base64');
const { folder, put } = temporaryFolder();
const { post, send } = service();

const noticed = [{ code: 'BW-PDF-LEVEL', properties: ['pdf/Metadata/fx:ConformanceLevel'] }];

describe('PDFs over HTTP', () => {
  it('are accepted as the body, and as base64 in JSON', async () => {
    for (const reply of [
      await send('/v0/validate', pdf, 'application/pdf'),
      await send('/v0/validate', pdf, 'application/octet-stream'),
      await post('/v0/validate', { data: base64, encoding: 'base64' }),
    ]) {
      expect(reply.body).toMatchObject({ ok: true, format: 'facturx-en16931', warnings: noticed });
    }
  });

  it('are reported with the faults of their invoice', async () => {
    const { status, body } = await send('/v0/validate?from=facturx-en16931', bad, 'application/pdf');
    expect(status).toBe(422);
    expect(body).toMatchObject({ faults: [{ code: 'BR-CO-16' }], warnings: noticed });
  });

  it('are converted with their other files', async () => {
    const { body } = await send('/v0/convert', pdf, 'application/pdf');
    expect(body).toMatchObject({ format: 'gobl', files: [{ name: 'terms.csv' }], warnings: noticed });
    expect(body.result.$schema).toBe('https://gobl.org/draft-0/bill/invoice');
  });

  it('are rejected with the reason', async () => {
    const codes = async (reply: ReturnType<typeof post>) =>
      (await reply).body.faults.map((each: { code: string }) => each.code);
    expect(await codes(post('/v0/validate', { data: '*', encoding: 'base64' }))).toEqual(['BW-BASE64']);
    expect(await codes(post('/v0/validate', { data: base64, encoding: 'hex' }))).toEqual(['BW-REQUEST-TYPE']);
    expect(await codes(post('/v0/build', { data: base64 }))).toEqual(['BW-DATA-TYPE']);
    expect((await send('/v0/build', pdf, 'application/pdf')).status).toBe(415);
    expect((await send('/v0/validate', new Uint8Array(11 * 1024 * 1024), 'application/pdf')).status).toBe(413);
  });
});

describe('PDFs on the command line', () => {
  it('are checked and converted from a file or standard input', async () => {
    const file = put('in.pdf', pdf);
    const checked = await billwright(['validate', file]);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.err).toContain('BW-PDF-LEVEL');
    expect(await billwright(['validate', '-'], { stdin: bad })).toMatchObject({ code: 1 });
    const out = join(folder, 'out.json');
    const files = join(folder, 'files');
    expect(await billwright(['convert', file, out, '--files', files])).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(out, 'utf8')).$schema).toBe('https://gobl.org/draft-0/bill/invoice');
    expect(readFileSync(join(files, 'terms.csv'), 'utf8')).toBe('a;b');
    expect((await billwright(['build', file])).err).toContain('is a PDF');
  });

  it('are processed in a batch', async () => {
    put('many-a.pdf', pdf);
    put('many-b.pdf', bad);
    const { code, out: said } = await billwright(['batch', '--op', 'validate', join(folder, 'many-*.pdf')]);
    expect(code).toBe(1);
    expect(said).toContain('BR-CO-16');
    const out = join(folder, 'documents');
    await billwright(['batch', '--op', 'convert', join(folder, 'many-*.pdf'), '--out', out]);
    expect(existsSync(join(out, 'many-a.json'))).toBe(true);
  });

  it('are processed in bulk', async () => {
    const request = { action: 'validate', req_id: '1', payload: { data: base64, encoding: 'base64' } };
    const { out } = await billwright(['bulk'], { stdin: JSON.stringify(request) });
    expect(out).toContain('"format":"facturx-en16931"');
  });
});
