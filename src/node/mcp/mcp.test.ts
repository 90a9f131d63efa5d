import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { EmptyResultSchema, type TextResourceContents } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { keygen, sign, VERSION } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { regimeCountries } from '../../engine/registry.ts';
import { sample as verifactu } from '../../formats/national/verifactu/testing.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { descriptionOf, fields } from '../../operations/fields.ts';
import { createApp } from '../../service/app.ts';
import { createHttpServer } from '../serving/http/server.ts';

import { stopGracefully } from '../serving/http/stop.ts';
import { programFile } from '../testing/program.ts';

/** Tests tools and resources as an assistant uses them: with the SDK's own client, over both transports. */

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '7',
  currency: 'EUR',
  issue_date: '2024-01-01',
  supplier: { name: 'Estudio Ribera S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Talleres Norte S.A.', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [{ quantity: '2', item: { name: 'Plan', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
};

const root = 'https://gobl.org/draft-0/';

const Text = z.object({ type: z.literal('text'), text: z.string() });

/** Returns the only fault of an Error body. */
function fault(code: string, property?: string): JsonObject {
  return { faults: [{ code, ...(property !== undefined && { properties: [property] }) }] };
}

/** Returns a line with a tax of the given category. */
function taxed(cat: string): JsonObject[] {
  return [{ quantity: '1', item: { name: 'Plan', price: '1.00' }, taxes: [{ cat }] }];
}

/** The Error body for an unknown name. */
const missing = { code: 404, key: 'not-found', message: expect.any(String), faults: [] };

const server = createHttpServer(createApp(), '127.0.0.1');

async function overHttp(): Promise<Transport> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/v0/mcp`));
}

async function overStdio(): Promise<Transport> {
  return new StdioClientTransport({ command: process.execPath, args: [programFile('cli'), 'mcp'] });
}

beforeAll(() => load('all'));
afterAll(() => stopGracefully(server));

describe.each([
  ['MCP over streamable HTTP', overHttp],
  ['MCP over standard input and output', overStdio],
])('%s', (_, connect) => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(async () => client.connect(await connect()), 60_000);
  afterAll(() => client.close());

  async function call(name: string, given: JsonObject = {}) {
    const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
    const [{ text }] = z.tuple([Text], z.unknown()).parse(content);
    return { text, isError, structured: structuredContent };
  }

  /** Returns the result of a tool, which must be equal as text and as structured content. */
  async function result(name: string, given: JsonObject = {}) {
    const { text, isError, structured } = await call(name, given);
    expect(isError, text).toBe(false);
    // Warnings about a document are in a separate text.
    const { warnings: _, ...alone } = structured as JsonObject;
    expect([JSON.stringify(structured), JSON.stringify(alone)]).toContain(text);
    // biome-ignore lint/suspicious/noExplicitAny: tests read results by path; a wrong path fails the test.
    return structured as any;
  }

  /** Returns the Error body of a tool. */
  async function failure(name: string, given: JsonObject) {
    const { text, isError, structured } = await call(name, given);
    expect(isError).toBe(true);
    expect(JSON.parse(text)).toEqual(structured);
    return z.record(z.string(), z.unknown()).parse(structured);
  }

  /** Returns the content of a resource. */
  async function resource(uri: string) {
    const { contents } = await client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType: 'application/json' }]);
    const [{ text } = { text: '' }] = contents as TextResourceContents[];
    return JSON.parse(text);
  }

  it('introduces itself', () => {
    expect(client.getServerVersion()).toEqual({ name: 'billwright', title: 'Billwright', version: VERSION });
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} });
    const instructions = client.getInstructions() ?? '';
    for (const name of ['build', 'rule', 'regime', 'addon', 'schema', 'isError', 'uri', 'XRechnung', 'Factur-X']) {
      expect(instructions).toContain(name);
    }
    expect(instructions.length).toBeLessThan(2000);
  });

  it('creates, reads and checks a PDF with an e-invoice', async () => {
    const { name, tax_id } = { name: 'Lindenhof GmbH', tax_id: { country: 'DE', code: '111111125' } };
    const addresses = [{ street: 'Am Anger 1', locality: 'Jena', code: '07743', country: 'DE' }];
    const party = { name, tax_id, addresses };
    const terms = { payment: { terms: { notes: 'Net 14 days' } } };
    const data = { ...invoice, $regime: 'DE', supplier: party, customer: { ...party, name: 'B' }, ...terms };
    const made = await result('convert', { data, to: 'facturx-en16931-pdf' });
    expect(made).toMatchObject({ media_type: 'application/pdf', uri: expect.stringMatching(/^billwright:/) });
    expect(made).not.toHaveProperty('result');
    const { contents } = await client.readResource({ uri: made.uri });
    const { blob } = z.object({ blob: z.string(), mimeType: z.literal('application/pdf') }).parse(contents[0]);
    const pdf = Buffer.from(blob, 'base64');
    expect([pdf.toString('latin1', 0, 8), pdf.length]).toEqual(['%PDF-1.7', made.bytes]);
    const file = { data: blob, encoding: 'base64' };
    expect(await result('validate', file)).toMatchObject({ ok: true, format: 'facturx-en16931' });
    expect(await result('convert', file)).toMatchObject({ format: 'gobl', result: { code: '7' } });
    const broken = { data: Buffer.from('%PDF-1.7 and no more').toString('base64'), encoding: 'base64' };
    expect(await failure('validate', broken)).toMatchObject(fault('BW-PDF-READ'));
  });

  it('answers a ping', async () => {
    expect(await client.ping()).toEqual({});
  });

  it('lists its tools by name, without signing and key generation', async () => {
    const { tools, nextCursor } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'addon',
      'addon_list',
      'build',
      'convert',
      'convert_currency',
      'correct',
      'declare',
      'example',
      'example_list',
      'explain',
      'fix',
      'format',
      'format_list',
      'invert',
      'regime',
      'regime_list',
      'remove_included_taxes',
      'replicate',
      'round_to_currency',
      'rule',
      'rule_search',
      'schema',
      'schema_list',
      'validate',
      'verifactu_chain',
      'verifactu_messages',
      'verify',
      'zatca_chain',
    ]);
    expect(nextCursor).toBeUndefined();
    for (const { annotations, description } of tools) {
      expect(annotations).toEqual({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(description).toMatch(/Next: /);
    }
  });

  it('describes each argument like the field of the request', async () => {
    const { tools } = await client.listTools();
    const said = tools.find(({ name }) => name === 'verify')?.inputSchema.properties?.publickey;
    expect(said).toMatchObject({ description: descriptionOf(fields.publickey) });
  });

  it('lists the arguments of a tool', async () => {
    const { tools } = await client.listTools();
    const taken = tools.map(({ name, inputSchema: { properties = {}, required } }) => [
      name,
      Object.entries(properties).map(([argument, schema]) => [
        argument,
        z.object({ type: z.any() }).parse(schema).type,
      ]),
      required ?? [],
    ]);
    const document = ['data', ['string', 'object']];
    const fields = ['fields', 'array'];
    const strict = ['strict', 'boolean'];
    const language = ['language', 'string'];
    expect(taken).toEqual([
      ['addon', [['key', 'string'], fields, language], ['key']],
      ['addon_list', [['country', 'string'], language], []],
      ['build', [document, ['type', 'string'], ['envelop', 'boolean'], strict, fields, language], ['data']],
      [
        'convert',
        [
          document,
          ...['to', 'from', 'direction', 'language', 'size'].map((each) => [each, 'string']),
          ...['system', 'previous'].map((each) => [each, ['string', 'object']]),
          ['encoding', 'string'],
          strict,
          fields,
        ],
        ['data'],
      ],
      ['convert_currency', [document, ['currency', 'string'], strict, fields, language], ['data', 'currency']],
      [
        'correct',
        [document, ['options', ['string', 'object']], ['schema', 'boolean'], strict, fields, language],
        ['data'],
      ],
      ['declare', [['documents', 'array'], ['options', 'object'], language], ['documents', 'options']],
      ['example', [['name', 'string'], fields], ['name']],
      ['example_list', ['country', 'addon'].map((each) => [each, 'string']), []],
      ['explain', [document, ['type', 'string'], ['of', 'string'], language], ['data']],
      [
        'fix',
        [
          document,
          ['set', ['string', 'object']],
          ...['rejection', 'encoding'].map((each) => [each, 'string']),
          language,
        ],
        [],
      ],
      ['format', [['key', 'string'], fields, language], ['key']],
      ['format_list', [['country', 'string'], language], []],
      ['invert', [document, strict, fields, language], ['data']],
      ['regime', [['code', 'string'], fields, language], ['code']],
      ['regime_list', [language], []],
      ['remove_included_taxes', [document, strict, fields, language], ['data']],
      ['replicate', [document, strict, fields, language], ['data']],
      ['round_to_currency', [document, strict, fields, language], ['data']],
      ['rule', [['code', 'string']], ['code']],
      ['rule_search', ['query', 'prefix'].map((each) => [each, 'string']), []],
      [
        'schema',
        [
          ['path', 'string'],
          ['bundle', 'boolean'],
        ],
        ['path'],
      ],
      ['schema_list', [], []],
      [
        'validate',
        [
          document,
          ...['from', 'as_of', 'direction', 'environment'].map((each) => [each, 'string']),
          ['to_stamp', ['string', 'object']],
          ...['sat_certificate', 'encoding'].map((each) => [each, 'string']),
          strict,
          ['report', 'boolean'],
          language,
        ],
        ['data'],
      ],
      ['verifactu_chain', [['data', 'string'], fields, language], ['data']],
      ['verifactu_messages', [['documents', 'array'], ['options', 'object'], language], ['documents', 'options']],
      ['verify', [document, ['publickey', ['string', 'object']], strict, language], ['data', 'publickey']],
      ['zatca_chain', [['data', 'string'], fields, language], ['data']],
    ]);
  });

  it('builds the example in the description of build', async () => {
    const { tools } = await client.listTools();
    const example = tools.find(({ name }) => name === 'build')?.description?.match(/^\{.*\}$/m)?.[0] ?? '';
    expect(await result('build', { data: example })).toMatchObject({ totals: { sum: '900.00', payable: '1089.00' } });
  });

  it.each([
    ['an object', invoice],
    ['the text of one in JSON', JSON.stringify(invoice)],
    ['the text of one in YAML', stringify(invoice)],
  ])('accepts a document that is %s', async (_form, data) => {
    expect(await result('build', { data })).toMatchObject({ issue_date: '2024-01-01', totals: { payable: '242.00' } });
  });

  it('puts a document into an envelope', async () => {
    const envelope = await result('build', { data: invoice, envelop: true });
    expect(Object.keys(envelope)).toEqual(['$schema', 'head', 'doc']);
  });

  it('adds the given type to a document without a schema', async () => {
    const data = { content: 'Closed on Monday.' };
    expect(await result('build', { data, type: 'note/message' })).toMatchObject({
      $schema: 'https://gobl.org/draft-0/note/message',
    });
  });

  it('validates built documents and rejects others', async () => {
    expect((await call('validate', { data: await result('build', { data: invoice }) })).text).toBe('{"ok":true}');
    expect(await failure('validate', { data: invoice })).toMatchObject({ code: 422, key: 'validation' });
  });

  it('returns the options of a correction, and corrects', async () => {
    const built = await result('build', { data: invoice });
    const schema = await result('correct', { data: built, schema: true });
    expect(schema.$defs['bill.CorrectionOptions'].properties.type).toBeDefined();
    for (const options of [{ type: 'credit-note', reason: 'Returned' }, 'type: credit-note\nreason: Returned']) {
      const made = await result('correct', { data: built, options });
      expect(made).toMatchObject({ type: 'credit-note', preceding: [{ code: '7' }] });
    }
  });

  it('returns null as the options for a document that cannot be corrected', async () => {
    const data = { $schema: 'https://gobl.org/draft-0/note/message', content: 'x' };
    expect(await call('correct', { data, schema: true })).toEqual({
      text: 'null',
      isError: false,
      structured: { result: null },
    });
  });

  it('replicates a document', async () => {
    const copy = await result('replicate', { data: await result('build', { data: invoice }) });
    expect(copy.code).toBeUndefined();
    expect(copy.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('verifies with a key as object or text', async () => {
    const pair = await keygen(systemEnvironment());
    const signed = await sign(invoice, { privatekey: { ...pair.private } }, systemEnvironment());
    const data = signed.ok ? signed.result : {};
    for (const publickey of [{ ...pair.public }, JSON.stringify(pair.public)]) {
      expect(await result('verify', { data, publickey })).toEqual({ ok: true });
    }
    const other = await keygen(systemEnvironment());
    expect(await failure('verify', { data, publickey: { ...other.public } })).toMatchObject({ key: 'signature' });
    expect(await failure('verify', { data, publickey: { ...pair.private } })).toMatchObject({
      faults: [{ code: 'BW-KEY-INVALID', properties: ['request.publickey'] }],
    });
    expect(await failure('verify', { data, publickey: 'oink' })).toMatchObject({
      faults: [{ code: 'BW-KEY-INVALID' }],
    });
  });

  it('returns schemas', async () => {
    const { schemas } = await result('schema_list');
    expect(schemas).toContain('https://gobl.org/draft-0/bill/invoice');
    const schema = await result('schema', { path: 'bill/invoice' });
    expect(schema.$id).toBe('https://gobl.org/draft-0/bill/invoice');
    expect(await result('schema', { path: 'bill/invoice.json' })).toEqual(schema);
    const bundle = await result('schema', { path: 'bill/invoice', bundle: true });
    expect(Object.keys(bundle.$defs).length).toBeGreaterThan(Object.keys(schema.$defs).length);
  });

  it('returns regimes', async () => {
    const { regimes } = await result('regime_list');
    expect(regimes).toHaveLength(regimeCountries.length);
    expect(regimes[0]).toMatchObject({ country: 'AE', currency: 'AED' });
    for (const code of ['ES', 'es']) expect(await result('regime', { code })).toMatchObject({ country: 'ES' });
  });

  it('returns addons', async () => {
    const { addons } = await result('addon_list');
    expect(addons.find(({ key }: { key: string }) => key === 'es-facturae-v3')).toMatchObject({ requires: [] });
    for (const key of ['es-facturae-v3', 'es-facturae-v3.json']) {
      expect(await result('addon', { key })).toMatchObject({ key: 'es-facturae-v3' });
    }
  });

  it('returns the rule of a fault', async () => {
    const body = await failure('build', { data: { ...invoice, supplier: { tax_id: { country: 'ES' } } } });
    const [{ code } = { code: '' }] = z
      .array(z.object({ code: z.string() }))
      .min(1)
      .parse(body.faults);
    expect(await result('rule', { code })).toMatchObject({ code, object: 'bill.Invoice' });
    expect(await result('rule', { code: 'BW-AMOUNT' })).toMatchObject({ code: 'BW-AMOUNT' });
  });

  it.each<[string, string, JsonObject, JsonObject]>([
    ['an empty document', 'build', { data: {} }, { code: 422, key: 'unknown-schema', ...fault('BW-SCHEMA-MISSING') }],
    ['a text that holds no object', 'build', { data: 'oink' }, { code: 400, key: 'input', ...fault('BW-DATA-TYPE') }],
    ['a number', 'build', { data: 5 }, { code: 400, key: 'input', ...fault('BW-DATA-TYPE') }],
    ['a truncated text', 'build', { data: '{"a":1' }, { code: 400, key: 'input', ...fault('BW-TEXT-SYNTAX') }],
    ['an unknown type', 'build', { data: {}, type: 'chicken' }, { code: 400, ...fault('BW-TYPE-UNKNOWN') }],
    ['a type that is not a text', 'build', { data: {}, type: 5 }, fault('BW-REQUEST-TYPE', 'request.type')],
    [
      'a flag that is not a boolean',
      'build',
      { data: {}, envelop: 'yes' },
      fault('BW-REQUEST-TYPE', 'request.envelop'),
    ],
    ['lines that are not a list', 'build', { data: { ...invoice, lines: {} } }, fault('BW-JSON-TYPE', '$.lines')],
    ['an unknown tax', 'build', { data: { ...invoice, lines: taxed('?') } }, { code: 422, key: 'calculation' }],
    ['no options', 'correct', { data: invoice }, { key: 'validation', ...fault('BW-CORRECT-TYPE-MISSING') }],
    ['empty options', 'correct', { data: invoice, options: '' }, fault('BW-CORRECT-TYPE-MISSING')],
    [
      'options that are not an object',
      'correct',
      { data: invoice, options: 'oink' },
      fault('BW-CORRECT-OPTIONS', 'options'),
    ],
    ['an empty envelope', 'replicate', { data: { $schema: `${root}envelope` } }, { code: 422, key: 'marshal' }],
    ['a bare document', 'verify', { data: invoice, publickey: {} }, { code: 422, key: 'validation' }],
    ['an unknown path', 'schema', { path: 'bill/nothing' }, missing],
    ['a path with ..', 'schema', { path: '../package' }, missing],
    ['an unknown path', 'schema', { path: 'bill/nothing', bundle: true }, missing],
    ['a path that is a number', 'schema', { path: 5 }, { message: expect.stringMatching(/path .* 5/) }],
    ['an unknown country', 'regime', { code: 'ZZ' }, missing],
    ['the name of a prototype', 'addon', { key: '__proto__' }, missing],
    ['an unknown code', 'rule', { code: 'GOBL-NOTHING' }, missing],
  ])('returns an error body for %s: %s', async (_case, name, given, body) => {
    expect(await failure(name, given)).toMatchObject(body);
  });

  it.each<[string, string, JsonObject, string]>([
    ['build', 'nothing', {}, 'data'],
    ['validate', 'an empty text', { data: '' }, 'data'],
    ['correct', 'options alone', { options: { type: 'credit-note' } }, 'data'],
    ['replicate', 'null', { data: null }, 'data'],
    ['verify', 'no key', { data: invoice }, 'publickey'],
    ['schema', 'nothing', {}, 'path'],
    ['regime', 'an empty text', { code: '' }, 'code'],
    ['addon', 'nothing', {}, 'key'],
    ['rule', 'nothing', {}, 'code'],
  ])('reports the missing argument of %s with %s', async (name, _case, given, argument) => {
    const message = expect.stringMatching(new RegExp(`'${argument}'`));
    const structured = { code: 400, key: 'input', message, faults: [] };
    expect(await call(name, given)).toEqual({ text: message, isError: true, structured });
  });

  it('reports the omitted parts of a document next to the result', async () => {
    const data = { ...invoice, curency: 'EUR' };
    const warnings = [{ code: 'BW-UNKNOWN-FIELD', properties: ['$.curency'] }];
    const answer = await client.callTool({ name: 'build', arguments: { data } });
    expect(answer).toMatchObject({ _meta: { 'billwright/warnings': warnings }, structuredContent: { warnings } });
    const [document, noticed] = answer.content as { text: string }[];
    expect(JSON.parse(document?.text ?? '')).not.toHaveProperty('warnings');
    expect(JSON.parse(noticed?.text.replace(/^.*\n/, '') ?? '')).toMatchObject(warnings);
    const strict = await failure('build', { data, strict: true });
    expect(strict).toMatchObject({ code: 400, key: 'input', faults: warnings });
    const chosen = await client.callTool({ name: 'build', arguments: { data, fields: ['totals.payable'] } });
    expect(chosen.structuredContent).toMatchObject({ totals: {}, warnings });
  });

  it('accepts neither a key nor a template as argument', async () => {
    await expect(client.callTool({ name: 'sign', arguments: { data: invoice } })).rejects.toThrow(/sign/);
    expect(await failure('build', { data: {}, template: invoice })).toEqual({
      code: 400,
      key: 'input',
      message: expect.stringMatching(/'template'.* data, type, envelop, strict, fields, language$/),
      faults: [],
    });
  });

  it.each([
    ['addon_list', { key: 'x' }, /'key'.* addon_list.* language/],
    ['schema_list', { a: 1, b: 2 }, /'a', 'b'.* schema_list/],
    ['regime', { code: 'ES', __proto__x: 1 }, /'__proto__x'.* regime.* code, fields, language/],
    ['regime', { code: 'ES', fields: 'name' }, /fields .* "name"/],
    ['regime', { code: 'ES', fields: ['name', 'a.'.repeat(101)] }, /^fields\[1\] .* 200 .* "a\.a\./],
    ['regime', { code: 'ES', language: 5 }, /language .* 5/],
    ['regime', { code: 'ES', fields: ['nme'] }, /^.* "nme"; .*country, /],
    ['explain', { data: invoice, of: 'totals.due' }, /^totals\.due /],
  ])('rejects for %s the unknown arguments %j', async (name, given, message) => {
    const said = (await failure(name, given)).message;
    expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('gives every tool a structured answer, whether complete, partial or an error', async () => {
    const pair = await keygen(systemEnvironment());
    const signed = await sign(invoice, { privatekey: { ...pair.private } }, systemEnvironment());
    const priced = { ...invoice, tax: { prices_include: 'VAT' } };
    const rates = [{ from: 'EUR', to: 'USD', amount: '1.10' }];
    const calls: Record<string, JsonObject[]> = {
      addon: [{ key: 'es-facturae-v3' }, { key: 'es-facturae-v3', fields: ['extensions[].key'] }],
      addon_list: [{}, { language: 'es' }],
      build: [
        { data: invoice },
        { data: invoice, envelop: true },
        { data: invoice, fields: ['totals.payable'] },
        { data: {} },
      ],
      convert: [
        { data: invoice, to: 'pdf' },
        { data: invoice, to: 'en16931-ubl' },
        { data: invoice, to: 'en16931-ubl', fields: ['losses[].term'] },
      ],
      convert_currency: [{ data: { ...invoice, exchange_rates: rates }, currency: 'USD' }],
      correct: [
        { data: invoice, schema: true },
        { data: invoice, options: { type: 'credit-note' } },
      ],
      declare: [{ documents: [invoice], options: { id: 'R1', content: 'invoices' } }],
      example: [{ name: 'es-invoice' }, { name: 'nothing' }],
      example_list: [{}, { country: 'es', addon: 'es-facturae-v3' }],
      explain: [{ data: invoice, of: 'totals.payable' }, { data: invoice }],
      fix: [{ rejection: 'BR-DE-15' }, { data: '<Invoice/>', rejection: '[BR-CO-15]' }, { data: 5 }],
      format: [{ key: 'xrechnung-ubl' }],
      format_list: [{}],
      invert: [{ data: invoice }],
      regime: [{ code: 'es' }, { code: 'es', fields: ['categories[].rates[].rate'], language: 'es' }],
      regime_list: [{}],
      remove_included_taxes: [{ data: priced }],
      replicate: [{ data: invoice }],
      round_to_currency: [{ data: invoice }],
      rule: [{ code: 'BW-AMOUNT' }, { code: 'BR-CO-15' }, { code: 'GOBL-BILL-INVOICE-06' }],
      rule_search: [{ query: 'customer tax' }, { prefix: 'BR-CO-' }],
      schema: [{ path: 'bill/invoice' }, { path: 'bill/invoice', bundle: true }],
      schema_list: [{}],
      validate: [{ data: invoice }, { data: signed.ok ? signed.result : {} }],
      verifactu_chain: [{ data: '<RegistroAlta/>' }, { data: '' }],
      verifactu_messages: [{ documents: [verifactu.document()], options: { ...(verifactu.options as JsonObject) } }],
      verify: [{ data: signed.ok ? signed.result : {}, publickey: { ...pair.public } }],
      zatca_chain: [{ data: '<Invoice/>' }, { data: '' }],
    };
    const { tools } = await client.listTools();
    expect(Object.keys(calls)).toEqual(tools.map(({ name }) => name));
    for (const [name, given] of Object.entries(calls).flatMap(([name, all]) =>
      all.map((given) => [name, given] as const),
    )) {
      const { structured } = await call(name, given);
      expect(structured, `${name} ${JSON.stringify(given)}`).toEqual(expect.any(Object));
    }
  });

  it('writes billing records and checks their chain', async () => {
    const { system = null, previous = null } = verifactu.options ?? {};
    const data = verifactu.document();
    const first = await result('convert', { data, to: 'verifactu', system, previous });
    const record = z.object({ result: z.string(), record: z.object({ hash: z.string() }) }).parse(first);
    const next = await result('convert', { data, to: 'verifactu', system, previous: record.result });
    expect(next).toMatchObject({ record: { previous: { hash: record.record.hash }, hash_valid: true } });
    const { result: second } = z.object({ result: z.string() }).parse(next);
    const lines = [record.result, second].map((each) => JSON.stringify(each)).join('\n');
    const chained = await result('verifactu_chain', { data: lines });
    expect(chained).toMatchObject({ count: 2, faults: [], chains: [{ count: 2, runs: 1 }] });
    const broken = await result('verifactu_chain', { data: second.replace(/<sum1:Huella>[^<]*/, '<sum1:Huella>AA') });
    expect(broken).toMatchObject({ unbroken: false, count: 1 });
  });

  it('returns only the requested fields, each in its place', async () => {
    const fields = ['totals.payable', 'lines[].sum', 'lines[0].item.name', '$.nothing.at.all'];
    expect(await result('build', { data: invoice, fields })).toEqual({
      lines: [{ item: { name: 'Plan' }, sum: '200.00' }],
      totals: { payable: '242.00' },
    });
    expect(await result('build', { data: invoice, fields: ['lines.item.price'] })).toEqual({
      lines: [{ item: { price: '100.00' } }],
    });
    // Names may start with the root sign; it means the root only if alone or before a dot or bracket.
    expect(await result('build', { data: invoice, fields: ['$schema', '$.code'] })).toEqual({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      code: '7',
    });
    expect(await result('build', { data: invoice, fields: ['$.$regime'] })).toEqual({ $regime: 'ES' });
    expect(await result('build', { data: invoice, fields: ['$'] })).toHaveProperty('totals.payable', '242.00');
  });

  it('returns names in English unless another language is requested', async () => {
    const named = async (language?: string) =>
      (await result('regime', { code: 'ES', fields: ['name'], ...(language && { language }) })).name;
    expect(await named()).toEqual({ en: 'Spain' });
    expect(await named('all')).toMatchObject({ en: 'Spain', es: 'España' });
    const { regimes } = await result('regime_list', { language: 'ES' });
    const spain = regimes.find(({ country }: { country: string }) => country === 'ES');
    expect(spain.name).toEqual({ es: 'España' });
    expect(Object.keys(spain)).toEqual(['country', 'name', 'currency']);
    for (const language of ['es-ES', 'ES_mx', 'es-Latn-ES']) {
      expect((await result('regime', { code: 'ES', fields: ['name'], language })).name).toEqual({ es: 'España' });
    }
    expect((await result('regime', { code: 'ES', fields: ['name'], language: 'xx' })).name).toEqual({ en: 'Spain' });
  });

  it('finds rules by words and by the start of codes', async () => {
    const { rules, total } = await result('rule_search', { query: 'Tax  IDENTITY', prefix: 'GOBL-ES' });
    expect(total).toBe(rules.length);
    expect(rules.length).toBeGreaterThan(0);
    for (const { code, ...others } of rules) {
      expect(code).toMatch(/^GOBL-ES/);
      expect(JSON.stringify([code, others]).toLowerCase()).toMatch(/identity/);
    }
    const all = await result('rule_search');
    expect(all.rules).toHaveLength(50);
    expect(all.total).toBeGreaterThan(1000);
    expect(await result('rule_search', { query: 'no such words anywhere' })).toEqual({ rules: [], total: 0 });
  });

  it('finds examples by country and addon, all of them buildable', async () => {
    const { examples } = await result('example_list', { country: 'es', addon: 'es-facturae-v3' });
    expect(examples.map(({ name }: { name: string }) => name)).toEqual(['es-facturae-v3']);
    const data = await result('example', { name: 'es-facturae-v3' });
    expect(await result('build', { data })).toMatchObject({ $addons: ['es-facturae-v3'] });
  });

  it('explains a figure by the figures it is derived from', async () => {
    const { explain } = await result('explain', { data: invoice, of: 'totals.payable' });
    expect(explain.at(-1)).toMatchObject({ path: '$.totals.payable', result: '242.00' });
    const paths = explain.map(({ path }: { path: string }) => path);
    expect(paths).toContain('$.lines[0].total');
    expect((await result('explain', { data: invoice })).explain.length).toBeGreaterThanOrEqual(explain.length);
  });

  const line = { quantity: '1', item: { name: 'Plan', price: '1.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] };

  it('returns long results as a link with a summary, and reads the link', async () => {
    const lines = Array.from({ length: 3000 }, () => line);
    const answer = await client.callTool({ name: 'build', arguments: { data: { ...invoice, lines } } });
    const [said, link] = z
      .array(z.looseObject({ type: z.string(), text: z.string().optional() }))
      .parse(answer.content);
    expect(said?.text?.length).toBeLessThan(20_000);
    expect(said?.text).toContain('"totals":{"sum":"3000.00"');
    expect(link).toMatchObject({ type: 'resource_link', mimeType: 'application/json', name: 'result' });
    const { uri, bytes, until, part } = z
      .object({ uri: z.string(), bytes: z.number(), until: z.iso.datetime(), part: z.looseObject({}) })
      .parse(answer.structuredContent);
    expect(link).toMatchObject({ uri, size: bytes });
    expect(part).toMatchObject({ code: '7', totals: { sum: '3000.00' } });
    expect(part).not.toHaveProperty('lines');
    const minutes = (Date.parse(until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThanOrEqual(15);
    const whole = await resource(uri);
    expect(whole.lines).toHaveLength(3000);
    expect(Buffer.byteLength(JSON.stringify(whole))).toBe(bytes);
    const chosen = await result('build', { data: { ...invoice, lines }, fields: ['totals.sum'] });
    expect(chosen).toEqual({ totals: { sum: '3000.00' } });
    await expect(client.readResource({ uri: `${uri}0` })).rejects.toMatchObject({
      code: -32002,
      message: expect.stringMatching(/./),
    });
  });

  it('writes prompts as tasks', async () => {
    const { prompts } = await client.listPrompts();
    expect(
      prompts.map(({ name, arguments: taken = [] }) => [name, taken.map((each) => [each.name, each.required])]),
    ).toEqual([
      [
        'check_file',
        [
          ['content', true],
          ['format', false],
        ],
      ],
      [
        'explain_fault',
        [
          ['code', true],
          ['document', false],
        ],
      ],
      [
        'make_invoice',
        [
          ['sale', true],
          ['country', false],
          ['format', false],
        ],
      ],
    ]);
    const written = async (name: string, given: Record<string, string>) => {
      const { messages } = await client.getPrompt({ name, arguments: given });
      expect(messages).toHaveLength(1);
      expect(messages[0]?.role).toBe('user');
      return z.object({ text: z.string() }).parse(messages[0]?.content).text;
    };
    expect(await written('make_invoice', { sale: '10 h of design', country: 'es', format: 'xrechnung-ubl' })).toMatch(
      /10 h .* design[\s\S]*"code":"VAT"[\s\S]*"rate":"reduced"[\s\S]*convert .* "xrechnung-ubl"/,
    );
    expect(await written('explain_fault', { code: 'BW-AMOUNT', document: '{}' })).toMatch(
      /"code": "BW-AMOUNT"[\s\S]*```\n\{\}/,
    );
    expect(await written('check_file', { content: 'a ``` b' })).toContain('````\na ``` b\n````');
    await expect(
      client.getPrompt({ name: 'make_invoice', arguments: { sale: 'x', country: 'zz' } }),
    ).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('"zz"'),
    });
    await expect(client.getPrompt({ name: 'check_file', arguments: { contents: 'x' } })).rejects.toMatchObject({
      message: expect.stringMatching(/'contents'.* check_file.* content, format/),
    });
    await expect(client.getPrompt({ name: 'check_file', arguments: { content: '' } })).rejects.toMatchObject({
      message: expect.stringMatching(/'content'/),
    });
  });

  it.each([
    ['make_invoice', 'country', 'e', ['EE', 'EL', 'ES']],
    ['make_invoice', 'format', 'xrechnung-c', ['xrechnung-cii']],
    ['explain_fault', 'code', 'bw-iban', ['BW-IBAN']],
    ['check_file', 'content', '', []],
    ['check_file', 'toString', '', []],
  ])('completes the argument of %s: %s', async (name, argument, value, values) => {
    const ref = { type: 'ref/prompt', name } as const;
    const { completion } = await client.complete({ ref, argument: { name: argument, value } });
    expect(completion.values).toEqual(values);
  });

  it('lists its resources and templates', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, mimeType }) => [uri, mimeType])).toEqual([
      ['gobl://schemas', 'application/json'],
      ['gobl://regimes', 'application/json'],
      ['gobl://addons', 'application/json'],
      ['gobl://formats', 'application/json'],
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'gobl://schemas/{+path}',
      'gobl://regimes/{code}',
      'gobl://addons/{key}',
      'gobl://formats/{key}',
    ]);
  });

  it('reads its lists as resources', async () => {
    expect((await resource('gobl://schemas')).schemas).toEqual((await result('schema_list')).schemas);
    const { regimes } = await resource('gobl://regimes');
    expect(regimes.slice(0, 3)).toEqual(['ae', 'ar', 'at']);
    const { addons } = await resource('billwright://addons');
    expect(addons).toEqual((await result('addon_list')).addons.map(({ key }: { key: string }) => key));
  });

  it.each([
    ['gobl://schemas/bill/invoice', { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['gobl://schemas/bill%2Finvoice.json', { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['gobl://schemas/envelope', { $id: 'https://gobl.org/draft-0/envelope' }],
    ['gobl://regimes/ES', { country: 'ES' }],
    ['gobl://regimes/gr.json', { country: 'EL' }],
    ['gobl://addons/es-facturae-v3', { key: 'es-facturae-v3' }],
    ['gobl://formats/xrechnung-ubl', { key: 'xrechnung-ubl', syntax: 'ubl' }],
    ['billwright://addons/es-facturae-v3.json', { key: 'es-facturae-v3' }],
  ])('reads the resource %s', async (uri, part) => {
    expect(await resource(uri)).toMatchObject(part);
  });

  it('reads the resource of every name in its lists', async () => {
    const { schemas } = await resource('gobl://schemas');
    const { regimes } = await resource('gobl://regimes');
    const { addons } = await resource('gobl://addons');
    const { formats } = await resource('gobl://formats');
    const uris = [
      ...schemas.map((id: string) => `gobl://schemas/${id.slice('https://gobl.org/draft-0/'.length)}`),
      ...regimes.map((code: string) => `gobl://regimes/${code}`),
      ...addons.map((key: string) => `gobl://addons/${key}`),
      ...formats.map(({ key }: { key: string }) => `gobl://formats/${key}`),
    ];
    const members = await Promise.all(uris.map(async (uri) => Object.keys(await resource(uri)).length));
    expect(Math.min(...members)).toBeGreaterThan(1);
  });

  it.each([
    'gobl://schemas/bill/nothing',
    'gobl://regimes/zz',
    'gobl://addons/nope',
    'gobl://addons/%E0%A4%A',
    'gobl://schemas/',
    'gobl://nothing',
    'https://gobl.org/draft-0/bill/invoice',
    '',
  ])('does not find the resource %j', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32002, data: { uri } });
  });

  it.each([
    ['gobl://schemas/{+path}', 'path', 'bill/inv', ['bill/invoice']],
    ['gobl://regimes/{code}', 'code', 'E', ['ee', 'el', 'es']],
    ['gobl://addons/{key}', 'key', 'es-fact', ['es-facturae-v3']],
    ['gobl://formats/{key}', 'key', 'xr', ['xrechnung-cii', 'xrechnung-ubl']],
    ['gobl://addons/{key}', 'key', 'nope', []],
    ['gobl://addons/{key}', 'other', '', []],
  ])('completes the resource %s', async (uri, name, value, values) => {
    const { completion } = await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name, value } });
    expect(completion).toEqual({ values, total: values.length, hasMore: false });
  });

  it('rejects other completions', async () => {
    const argument = { name: 'path', value: '' };
    for (const ref of [
      { type: 'ref/resource', uri: 'gobl://nothing/{path}' },
      { type: 'ref/prompt', name: 'x' },
    ] as const) {
      await expect(client.complete({ ref, argument })).rejects.toMatchObject({ code: -32602 });
    }
  });

  it.each([
    ['tools/call', { name: 'keygen' }, -32602],
    ['tools/call', { name: '__proto__' }, -32602],
    ['tools/call', {}, -32602],
    ['tools/call', { name: 'build', arguments: [] }, -32602],
    ['resources/read', {}, -32602],
    ['completion/complete', { ref: 5 }, -32602],
    ['prompts/get', { name: 'sing' }, -32602],
    ['prompts/get', { name: 'check_file' }, -32602],
    ['tools/call', { name: 'ping', arguments: {}, _meta: { progressToken: {} as string } }, -32602],
    ['logging/setLevel', { level: 'debug' }, -32601],
    ['frobnicate', {}, -32601],
  ])('rejects %s with the parameters %j', async (method, params, code) => {
    await expect(client.request({ method, params }, EmptyResultSchema)).rejects.toMatchObject({ code });
  });
});
