/** E-invoices in XML on every interface: checked on request, and rejected with one sentence where a document is expected. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { en16931Ubl } from '../formats/en16931/core/index.ts';
import { changed, ublInvoice } from '../formats/rules/testing.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { complete } from '../operations/example-documents.ts';
import { operations } from '../operations/index.ts';
import { createMcpServer } from '../service/mcp/server.ts';
import { service } from '../service/testing.ts';
import { billwright, temporaryFolder } from './cli/testing.ts';

const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const good = changed(ublInvoice(en16931Ubl.specification, PROCESS), [
  '</cac:PaymentMeans>',
  '</cac:PaymentMeans><cac:PaymentTerms><cbc:Note>30 days</cbc:Note></cac:PaymentTerms>',
]);
const bad = changed(good, ['<cbc:PayableAmount currencyID="EUR">119.00', '<cbc:PayableAmount currencyID="EUR">120.00']);
const LINE = 14;
const PLACE = '/ubl:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount';
const noticed = changed(good, ['<cbc:ID>2026-17</cbc:ID>', '<cbc:ID>2026-17</cbc:ID><cbc:UUID>7c0e</cbc:UUID>']);

const { folder, put } = temporaryFolder();
const { post, send } = service();

function utf16(text: string): Buffer<ArrayBuffer> {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

async function assistant() {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ environment: systemEnvironment(), defect: String });
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(there), client.connect(here)]);
  return client;
}

describe('an XML e-invoice with faults', () => {
  const fault = {
    code: 'BR-CO-16',
    properties: [PLACE],
    positions: [{ line: LINE, column: expect.any(Number) }],
    terms: expect.arrayContaining(['BT-115']),
  };

  it('is reported with positions by the service, as text and as a file', async () => {
    for (const reply of [
      await post('/v0/validate', { data: bad }),
      await send('/v0/validate', bad, 'application/xml'),
      await send('/v0/validate', new Uint8Array(utf16(bad)), 'text/xml; charset=utf-16'),
    ]) {
      expect(reply.status).toBe(422);
      expect(reply.body.faults).toMatchObject([fault]);
    }
  });

  it('is reported on the command line with line and column', async () => {
    const file = put('bad.xml', bad);
    const { code, err } = await billwright(['validate', file]);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`bad\\.xml: .*1 .*\n +${LINE}:\\d+ +${PLACE} .* BR-CO-16\n`));
    const json = await billwright(['validate', '--json'], { stdin: utf16(bad) });
    const last = json.err.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ key: 'validation', file: '<stdin>', faults: [fault] });
    expect((await billwright(['validate', '--from', 'xrechnung-ubl', file])).err).toContain('BR-DE-21');
  });

  it('is reported by batch, bulk and MCP', async () => {
    const { code, out } = await billwright(['batch', '-q', '--op', 'validate', put('one.xml', bad)]);
    expect(code).toBe(1);
    expect(JSON.parse(out).error.faults).toMatchObject([fault]);
    const data = [bad, Buffer.from(bad).toString('base64'), utf16(bad).toString('base64')];
    const stdin = data.map((each) => JSON.stringify({ action: 'validate', payload: { data: each } })).join('\n');
    const lines = (await billwright(['bulk', '--no-final'], { stdin })).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).error.faults)).toMatchObject([[fault], [fault], [fault]]);
    const client = await assistant();
    const { structuredContent } = await client.callTool({ name: 'validate', arguments: { data: bad } });
    expect(structuredContent).toMatchObject({ key: 'validation', faults: [fault] });
    await client.close();
  });
});

describe('an XML e-invoice with warnings only', () => {
  const warning = { code: 'UBL-CR-005', properties: ['/ubl:Invoice/cbc:UUID'] };

  it('is valid on every interface, with its warnings', async () => {
    const whole = { ok: true, format: 'en16931-ubl', warnings: [warning, { code: 'BW-RELEASE-NEWER' }] };
    const { status, body } = await post('/v0/validate', { data: noticed });
    expect(status).toBe(200);
    expect(body).toMatchObject(whole);
    const { code, err } = await billwright(['validate', put('noticed.xml', noticed)]);
    expect(code).toBe(0);
    expect(err).toMatch(
      /noticed\.xml: 2 warnings\n +4:\d+ +\/ubl:Invoice\/cbc:UUID .* UBL-CR-005\n.* BW-RELEASE-NEWER\nvalid\n$/,
    );
    const stdin = JSON.stringify({ action: 'validate', payload: { data: noticed } });
    expect(JSON.parse((await billwright(['bulk', '--no-final'], { stdin })).out).payload).toMatchObject(whole);
    const client = await assistant();
    const { structuredContent } = await client.callTool({ name: 'validate', arguments: { data: noticed } });
    expect(structuredContent).toMatchObject(whole);
    await client.close();
  });
});

describe('batch with XML files', () => {
  it('checks them, and skips them for operations that need documents', async () => {
    put('mixed/good.xml', good);
    put('mixed/latin.xml', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${good}`, 'latin1'));
    put('mixed/note.json', '{"$schema":"https://gobl.org/draft-0/note/message","content":"A"}');
    const report = join(folder, 'report.json');
    const checked = await billwright([
      'batch',
      '--op',
      'validate',
      '--check',
      '--report',
      report,
      join(folder, 'mixed'),
    ]);
    expect(checked.code).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8')).files).toHaveLength(3);
    const built = await billwright(['batch', '-q', join(folder, 'mixed')]);
    expect(built.out.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('an operation for documents only', () => {
  const names = operations.filter(({ takesXml }) => !takesXml).map(({ name }) => name);

  it.each(names)('rejects XML, and explains what to do with it: %s', async (name) => {
    const { status, body } = await post(`/v0/${name}`, { data: good, currency: 'EUR' });
    expect(status).toBe(400);
    expect(body.faults).toMatchObject([{ code: 'BW-DATA-XML', properties: ['$'] }]);
    expect((await send(`/v0/${name}`, good, 'application/xml')).status).toBe(415);
    const stdin = JSON.stringify({ action: name, payload: { data: good, currency: 'EUR' } });
    const { error } = JSON.parse((await billwright(['bulk', '--no-final'], { stdin })).out);
    expect(error.faults).toMatchObject([{ code: 'BW-DATA-XML', properties: ['$'] }]);
  });

  it('explains this on the command line and to assistants', async () => {
    const { code, err } = await billwright(['build', put('invoice.xml', good)]);
    expect(code).toBe(2);
    expect(err).toMatch(/1:1 {2}\$ {2}.* {2}BW-DATA-XML/);
    const client = await assistant();
    const { structuredContent } = await client.callTool({ name: 'build', arguments: { data: good } });
    expect(structuredContent).toMatchObject({ code: 400, faults: [{ code: 'BW-DATA-XML' }] });
    await client.close();
  });
});

describe('convert', () => {
  const document = complete;
  const uuid = '0190c0a0-7b1c-7c5e-9f10-5b6d9c8e7f01';
  const losing = { ...document, uuid, meta: { order: '7' } };

  it('writes a document as XML, and reports losses', async () => {
    const { status, body, headers } = await post('/v0/convert', { data: losing, to: 'en16931-cii' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['format', 'media_type', 'result', 'losses', 'files', 'faults', 'warnings']);
    expect(body).toMatchObject({ format: 'en16931-cii', media_type: 'application/xml', files: [], faults: [] });
    expect(body.result).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rsm:CrossIndustryInvoice /);
    expect(body.losses).toContainEqual({
      kind: 'dropped',
      severity: 'warning',
      properties: ['$.meta'],
      description: expect.stringMatching(/./),
    });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect((await post('/v0/validate', { data: body.result })).body).toMatchObject({ ok: true, format: 'en16931-cii' });
  });

  it('answers XML without JSON for a matching Accept, and rejects impossible types', async () => {
    const convert = (request: object, accept: string) =>
      send('/v0/convert', JSON.stringify(request), 'application/json', { Accept: accept });
    const alone = await convert({ data: document, to: 'en16931-ubl' }, 'application/xml');
    expect(alone.status).toBe(200);
    expect(alone.headers.get('Content-Type')).toBe('application/xml');
    expect(alone.text).toMatch(/^<\?xml .*\n<Invoice /);
    expect((await convert({ data: document, to: 'en16931-ubl' }, '*/*')).body.result).toBe(alone.text);
    expect((await convert({ data: document, to: 'en16931-ubl' }, 'application/pdf')).status).toBe(406);
    expect((await convert({ data: good }, 'application/xml')).status).toBe(406);
    const refusingBoth = 'application/json;q=0, application/xml;q=0, */*';
    for (const accept of [refusingBoth, 'application/json;q=0, */*']) {
      expect((await convert({ data: document, to: 'en16931-ubl' }, accept)).status).toBe(406);
    }
    const refused = await convert({ data: {}, to: 'en16931-ubl' }, 'application/xml');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ faults: [{ code: 'BW-SCHEMA-MISSING' }] });
  });

  it.each([
    ['application/json, application/xml, application/pdf', 'json'],
    ['application/xml, application/json', 'xml'],
    ['application/json;q=0.5, text/xml', 'xml'],
    ['application/xml;q=0.2, application/json;q=0.9', 'json'],
    ['text/html, application/xml;q=0.9, */*;q=0.8', 'xml'],
    ['application/xml;q=0, */*', 'json'],
    ['*/*, application/xml;q=0.1', 'json'],
    ['application/*;q=0.9, application/xml;q=0.8', 'json'],
    ['application/json;q=0.1, application/xml;q=0.5, */*', 'xml'],
    ['application/json;q=0, application/xml;q=0.1, */*', 'xml'],
    ['application/xml, */*', 'xml'],
    ['', 'json'],
  ])('answers a request with Accept %j in %s', async (accept, form) => {
    const request = JSON.stringify({ data: document, to: 'en16931-ubl' });
    const { headers } = await send('/v0/convert', request, 'application/json', { Accept: accept });
    expect(headers.get('Content-Type')).toBe(`application/${form}`);
  });

  it('reads XML as a document, from text and from a file in any encoding', async () => {
    const result = { code: '2026-17', totals: { payable: '119.00' } };
    for (const reply of [
      await post('/v0/convert', { data: good }),
      await send('/v0/convert', good, 'application/xml'),
      await send('/v0/convert?to=gobl', new Uint8Array(utf16(good)), 'text/xml'),
    ]) {
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ format: 'gobl', media_type: 'application/json', result });
    }
    const across = await send('/v0/convert?to=en16931-cii&strict=false', good, 'application/xml');
    expect(across.body.result).toContain('<rsm:CrossIndustryInvoice');
  });

  it('reports the position of a loss in XML, as a fault with strict', async () => {
    const { body } = await post('/v0/convert', { data: noticed });
    expect(body.losses).toContainEqual(
      expect.objectContaining({ kind: 'dropped', xpath: '/ubl:Invoice/cbc:UUID', line: 4, column: expect.any(Number) }),
    );
    const strict = await send('/v0/convert?strict', noticed, 'application/xml');
    expect(strict.status).toBe(422);
    expect(strict.body.faults).toContainEqual(
      expect.objectContaining({ code: 'BW-XML-LOSS', positions: [{ line: 4, column: expect.any(Number) }] }),
    );
  });

  it('reads e-invoices with faults', async () => {
    const wrong = good.replaceAll('DE811907980', 'DE811907981');
    const { status, body } = await post('/v0/convert', { data: wrong });
    expect(status).toBe(200);
    expect(body.faults).toMatchObject([{ code: 'GOBL-DE-TAX-IDENTITY-01', properties: ['$.supplier.tax_id.code'] }]);
    const { code, out, err } = await billwright(['convert', '-'], { stdin: wrong });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ code: '2026-17' });
    expect(err).toContain('<stdin>: read with 1 fault\n  document  $.supplier.tax_id.code  ');
  });

  it.each([
    ['<Invoice><ID></Invoice>', 400, 'BW-XML-SYNTAX'],
    ['<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', 422, 'BW-XML-ROOT'],
  ])('rejects %s', async (xml, status, code) => {
    const reply = await post('/v0/convert', { data: xml, to: 'en16931-cii' });
    expect(reply.status).toBe(status);
    expect(reply.body.faults).toMatchObject([{ code, properties: ['/'] }]);
  });

  it('rejects unknown formats, and files for a document', async () => {
    const files = [{ name: 'a.pdf', media_type: 'application/pdf', data: '' }];
    const codes = async (request: object) => {
      const { status, body } = await post('/v0/convert', request);
      return [status, body.faults[0].code, body.faults[0].properties[0]];
    };
    expect(await codes({ data: document, to: 'chicken' })).toEqual([400, 'BW-FORMAT-UNKNOWN', 'request.to']);
    expect(await codes({ data: good, from: 'chicken' })).toEqual([400, 'BW-FORMAT-UNKNOWN', 'request.from']);
    expect(await codes({ data: good, files })).toEqual([400, 'BW-FORMAT-FILES', 'request.files']);
    expect(await codes({ data: document, to: 'en16931-ubl', files: 'a.pdf' })).toEqual([
      400,
      'BW-REQUEST-TYPE',
      'request.files',
    ]);
    expect((await send('/v0/convert', 'a,b', 'text/csv')).status).toBe(415);
  });

  it('returns a document unchanged without a target format', async () => {
    const { body } = await post('/v0/convert', { data: document });
    expect(body).toMatchObject({ format: 'gobl', result: document, losses: [], faults: [] });
  });

  it('reads and writes files on the command line, with losses as warnings', async () => {
    const invoice = put('losing.json', JSON.stringify(losing));
    const xml = join(folder, 'losing.xml');
    const written = await billwright(['convert', '--to', 'en16931-ubl', invoice, xml]);
    expect(written).toMatchObject({ code: 0, out: '' });
    expect(written.err).toMatch(/losing\.json: \d+ differences\n(?: +1:\d+ .*\n)* +1:\d+ +\$\.meta +.* dropped\n/);
    expect(readFileSync(xml, 'utf8')).toContain('<Invoice ');
    const json = await billwright(['convert', '--json', '-f', '--to', 'en16931-ubl', invoice, xml]);
    expect(JSON.parse(json.err).losses).toContainEqual(
      expect.objectContaining({ properties: ['$.meta'], positions: [{ line: 1, column: expect.any(Number) }] }),
    );
    const back = await billwright(['convert', '-q', xml, join(folder, 'back.yaml')]);
    expect(back).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(join(folder, 'back.yaml'), 'utf8')).toContain('code: A-12');
    for (const [args, said] of [
      [['convert', '-q', xml, join(folder, 'other.xml')], /other\.xml: .* \.json .*--to/],
      [['convert', '-q', '--to', 'en16931-cii', xml, join(folder, 'o.json')], /o\.json: .*application\/xml.* \.xml/],
      [['convert', '--to', 'chicken', invoice], /--to {2}request\.to {2}.*chicken/],
    ] as const) {
      const refused = await billwright(args);
      expect(refused.code).toBe(2);
      expect(refused.err).toMatch(said);
    }
  });

  it('attaches files and saves attachments, only in the given folder', async () => {
    const pdf = put('plan.pdf', Uint8Array.of(0x25, 0x50, 0xff));
    const xml = join(folder, 'with-plan.xml');
    const invoice = put('complete.json', JSON.stringify(document));
    expect((await billwright(['convert', '-q', '--to', 'en16931-ubl', '--attach', pdf, invoice, xml])).code).toBe(0);
    const climbing = readFileSync(xml, 'utf8').replace('filename="plan.pdf"', 'filename="../../plan.pdf"');
    const silent = await billwright(['convert', put('climbing.xml', climbing)]);
    expect(silent.err).toMatch(/1 .* --files <folder>/);
    const files = join(folder, 'attached');
    const saving = ['convert', '-q', '--files', files, join(folder, 'climbing.xml'), '-'];
    expect((await billwright(saving)).code).toBe(0);
    expect(readdirSync(files)).toEqual(['__.._plan.pdf']);
    expect(readFileSync(join(files, '__.._plan.pdf'))).toEqual(readFileSync(pdf));
    expect((await billwright(saving)).code).toBe(3);
    expect((await billwright(['convert', '--to', 'en16931-ubl', '--attach', put('plan.doc', ''), invoice])).code).toBe(
      2,
    );
  });

  it('works in batch, and names results by their format', async () => {
    const from = join(folder, 'from');
    put('from/one.yaml', JSON.stringify(losing));
    put('from/two.json', JSON.stringify(document));
    const out = join(folder, 'as-xml');
    const report = join(folder, 'losses.csv');
    const made = await billwright([
      'batch',
      '--op',
      'convert',
      '--to',
      'en16931-ubl',
      '--out',
      out,
      '--report',
      report,
      from,
    ]);
    expect(made.code).toBe(0);
    expect(made.err).toMatch(/one\.yaml: \d+ differences/);
    expect(readFileSync(report, 'utf8')).toMatch(/one\.yaml,ok,[\d.]+,loss,dropped warning,\$\.meta,1,\d+,/);
    expect(readdirSync(out).sort()).toEqual(['one.xml', 'two.xml']);
    const back = join(folder, 'as-json');
    expect((await billwright(['batch', '-q', '--op', 'convert', '--out', back, out])).code).toBe(0);
    expect(readdirSync(back).sort()).toEqual(['one.json', 'two.json']);
    expect(JSON.parse(readFileSync(join(back, 'one.json'), 'utf8'))).toMatchObject({ code: 'A-12' });
    const lines = await billwright(['batch', '-q', '--op', 'convert', '--to', 'en16931-cii', out]);
    expect(
      lines.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).result.format),
    ).toEqual(['en16931-cii', 'en16931-cii']);
    expect((await billwright(['batch', '--op', 'convert', '--in-place', out])).code).toBe(2);
  });

  it('works in bulk and for assistants', async () => {
    const stdin = JSON.stringify({ action: 'convert', payload: { data: good } });
    const { payload } = JSON.parse((await billwright(['bulk', '--no-final'], { stdin })).out);
    expect(payload).toMatchObject({ format: 'gobl', result: { code: '2026-17' } });
    const client = await assistant();
    const { structuredContent } = await client.callTool({
      name: 'convert',
      arguments: { data: losing, to: 'en16931-ubl' },
    });
    expect(structuredContent).toMatchObject({ format: 'en16931-ubl', losses: expect.any(Array), warnings: [] });
    await client.close();
  });
});
