import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../engine/index.ts';
import { load } from '../engine/loading.ts';
import { line, sale } from '../formats/national/flux10/testing.ts';
import { ublInvoice } from '../formats/rules/testing.ts';
import { examplePrivateKey } from '../operations/example-data.ts';
import { operations } from '../operations/index.ts';
import { chainChecks, type chains } from '../operations/many/index.ts';
import { createApp } from '../service/app.ts';
import { readTokens } from '../service/auth/tokens.ts';
import {
  type BuildRequest,
  type Client,
  type ClientOptions,
  createClient,
  ServiceError,
  UnreachableError,
} from './index.ts';

beforeAll(() => load('all'));

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'USD',
  issue_date: '2024-01-15',
  supplier: { name: 'Cedar Books LLC', tax_id: { country: 'US' } },
  customer: { name: 'Harbor Library', tax_id: { country: 'US' } },
  lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
};

const app = createApp();
const client = createClient({
  base: 'http://service.test/v0/',
  fetch: (url, init) => app.fetch(new Request(url, init)),
});

/** Returns a client of a service with this response. */
function answering(body: BodyInit | null, init: ResponseInit = {}) {
  return createClient({ base: '/v0', retries: 0, fetch: () => new Response(body, init) });
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => expect.fail('was answered'),
    (error: unknown) => error,
  );
}

describe('client of the service', () => {
  it('builds documents', async () => {
    const { value, warnings, warningCount, time, requestId } = await client.build({ data: { ...invoice, code: '1' } });
    expect(value).toMatchObject({ $schema: invoice.$schema, totals: { payable: '70.00' } });
    expect(warnings).toEqual([]);
    expect(warningCount).toBe(0);
    expect(time).toBeGreaterThan(0);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('builds from text with a template, into an envelope', async () => {
    const { value } = await client.build({
      data: 'series: YAML\nlines: [{quantity: 1, item: {name: Atlas, price: 35}}]',
      template: JSON.stringify(invoice),
      type: 'bill/invoice',
      envelop: true,
    });
    expect(value).toMatchObject({ doc: { series: 'YAML', totals: { payable: '35.00' } } });
  });

  it('passes documents on unchanged', async () => {
    const answer = '{"$schema":"x","__proto__":{"a":1},"n":null,"list":[1,"",false,{}]}';
    const { value } = await answering(answer).build({ data: {} });
    expect(JSON.stringify(value)).toBe(answer);
  });

  it('returns warnings unless they are switched off', async () => {
    const data = { ...invoice, code: '1', curency: 'USD' };
    const without = await client.build({ data, warnings: false });
    expect(without).toMatchObject({ value: { $schema: invoice.$schema }, warnings: [], warningCount: 1 });
    const { value, warnings, warningCount } = await client.build({ data });
    expect(value).toMatchObject({ $schema: invoice.$schema });
    expect(warnings).toMatchObject([{ code: 'BW-UNKNOWN-FIELD', properties: ['$.curency'] }]);
    expect(warningCount).toBe(1);
    const unknown = { ...invoice, code: '1', $addons: ['chicken-v1'] };
    for (const name of ['replicate', 'invert', 'correctionOptions'] as const) {
      const found = (await (client[name] as Client['invert'])({ data: unknown }).catch((error: unknown) => error)) as {
        warnings: object[];
      };
      expect(found.warnings, name).toMatchObject([{ code: 'BW-WARN-ADDON', properties: ['$.$addons[0]'] }]);
    }
  });

  it('validates and replicates', async () => {
    const built = await client.build({ data: invoice });
    expect((await client.validate({ data: built.value })).value).toEqual({ ok: true });
    const copy = await client.replicate({ data: built.value });
    expect(copy.value.uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('explains figures on request', async () => {
    const { value, explain } = await client.build({ data: invoice, explain: true });
    expect(value).toMatchObject({ totals: { payable: '70.00' } });
    expect(explain?.find(({ path }) => path === '$.lines[0].sum')).toMatchObject({ op: 'multiply', result: '70.00' });
    expect((await client.build({ data: invoice, warnings: true })).explain).toBeUndefined();
  });

  it('corrects invoices and returns the schema of the options', async () => {
    const { value: built } = await client.build({ data: { ...invoice, code: '7' } });
    const { value: schema } = await client.correctionOptions({ data: built });
    expect(schema).toMatchObject({ $ref: '#/$defs/bill.CorrectionOptions' });
    const { value } = await client.correct({ data: built, options: { type: 'credit-note' } });
    expect(value).toMatchObject({ type: 'credit-note', preceding: [{ code: '7' }] });
    const message = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' };
    expect((await client.correctionOptions({ data: message })).value).toBeNull();
    const refusal = await errorOf(client.correct({ data: built, options: {} }));
    expect(refusal).toMatchObject({ faults: [{ properties: ['options.type'] }] });
  });

  it.each(operations)('has a function $name with the declared fields', async ({ name }) => {
    const asked: string[] = [];
    const fetch = (url: string) => {
      asked.push(url);
      const conversion = {
        format: 'gobl',
        media_type: 'application/json',
        result: {},
        losses: [],
        files: [],
        faults: [],
      };
      return new Response(JSON.stringify({ ok: true, ...conversion }));
    };
    const functions = Object.entries(createClient({ base: '/v0', fetch }));
    const [, call] = functions.find(([each]) => each.toLowerCase() === name.replaceAll('-', '')) ?? [];
    await call?.({ data: {}, options: {}, currency: 'USD' });
    expect(asked).toEqual([`/v0/${name}`]);
  });

  it.each(chainChecks)('has a function for chains of $name', async ({ name }) => {
    const call = client[`${name as keyof typeof chains}Chain`];
    const { value } = await call(new Set(['<a/>']));
    expect(value).toMatchObject({ unbroken: false, files: 1, count: 0, faults: [{ code: 'BW-XML-SYNTAX' }] });
    async function* stream() {
      yield await '<a/>';
    }
    expect((await call(stream())).value).toEqual(value);
  });

  it('makes a report of documents, and lists the documents left out', async () => {
    const request = {
      to: 'flux10',
      id: 'R-1',
      issued: '2026-11-02T06:30:00',
      period: { start: '2026-10-01', end: '2026-10-31' },
      sender: { code: '0042', name: 'Plateforme Imaginaire' },
    } as const;
    const documents = [sale('1', [line('10.00')], { tax: {} }), sale('1', [line('10.00')], { tax: {} })];
    const { value, warnings } = await client.declare({ ...request, documents });
    expect(value).toMatchObject({ format: 'flux10', left_out: [{ document: 1, reason: 'duplicate', same_as: 0 }] });
    expect(warnings).toMatchObject([{ code: 'BW-F10-CATEGORY', document: 0 }]);
    async function* stream() {
      for (const document of documents) yield await document;
    }
    expect((await client.declare({ ...request, documents: stream() })).value).toEqual(value);
    expect((await client.declare({ ...request, documents: new Set(documents) })).value).toEqual(value);
    const unsent = client.declare({ ...request, documents: new Set([sale('3', [line('1', '19%')])]) });
    expect(await errorOf(unsent)).toMatchObject({ key: 'validation', faults: [{ document: 0 }] });
    const refusal = await errorOf(client.declare({ ...request, documents: [sale('2', [line('1', '19%')])] }));
    expect(refusal).toMatchObject({ key: 'validation', faults: [{ document: 0 }] });
    const wrong = await errorOf(client.declare({ ...request, documents: [{ total: Number.NaN }] }));
    expect(wrong).toMatchObject({ key: 'input' });
  });

  it('checks files with a signed report', async () => {
    const data = ublInvoice('urn:cen.eu:en16931:2017', 'B1');
    const request = { name: 'a.xml', privatekey: examplePrivateKey };
    const { value } = await client.validateReportSigned({ ...request, data });
    expect(value).toMatchObject({ file: 'a.xml', verdict: 'valid' });
    const bytes = await client.validateReportSigned({ ...request, data: new TextEncoder().encode(data) });
    expect(bytes.value.sha256).toBe(value.sha256);
  });

  it('validates and converts e-invoices, with warnings', async () => {
    const data = ublInvoice('urn:cen.eu:en16931:2017', 'B1').replace('</cbc:ID>', '</cbc:ID><cbc:UUID>7c0e</cbc:UUID>');
    const checked = await client.validate({ data, from: 'en16931-ubl' });
    expect(checked.value).toMatchObject({ ok: true, format: 'en16931-ubl' });
    expect(checked.warnings).toMatchObject([
      { code: 'UBL-CR-005', positions: [{ line: 4 }] },
      { code: 'BW-RELEASE-NEWER', level: 'information' },
    ]);
    const { value, warnings } = await client.convert({ data });
    expect(value).toMatchObject({ format: 'gobl', media_type: 'application/json', result: { code: '2026-17' } });
    expect(value.losses).toContainEqual(expect.objectContaining({ xpath: '/ubl:Invoice/cbc:UUID', line: 4 }));
    expect(warnings).toEqual(value.warnings);
  });

  it('converts currencies, inverts and removes included taxes', async () => {
    const data = { ...invoice, exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.5' }] };
    const { value } = await client.convertCurrency({ data, currency: 'EUR' });
    expect(value).toMatchObject({ currency: 'EUR', totals: { payable: '35.00' } });
    expect((await client.invert({ data })).value).toMatchObject({ totals: { payable: '-70.00' } });
    expect((await client.removeIncludedTaxes({ data })).value).toMatchObject({ totals: { payable: '70.00' } });
    // @ts-expect-error without a currency there is nothing to convert to
    expect(await errorOf(client.convertCurrency({ data }))).toMatchObject({ faults: [{ code: 'BW-REQUEST-TYPE' }] });
    // @ts-expect-error only what is built can be put into an envelope
    expect((await client.invert({ data, envelop: true })).value).not.toHaveProperty('doc');
  });

  it('creates keys, signs and verifies', async () => {
    const { value: keys } = await client.keygen();
    const { value: other } = await client.keygen();
    const { value: signed } = await client.sign({ data: { ...invoice, code: '7' }, privatekey: keys.privatekey });
    expect(signed).toMatchObject({ sigs: [expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)] });
    const { value } = await client.verify({
      data: signed,
      publickeys: [other.publickey, keys.publickey],
      details: true,
    });
    expect(value).toMatchObject({ ok: true, signatures: [{ kid: keys.privatekey.kid, ok: true, key: true }] });
    expect(await errorOf(client.verify({ data: signed, publickey: other.publickey }))).toMatchObject({
      key: 'signature',
    });
  });

  it('returns details for each signature, also if the envelope does not verify', async () => {
    const { value: keys } = await client.keygen();
    const { value: other } = await client.keygen();
    const { value: once } = await client.sign({ data: { ...invoice, code: '7' }, privatekey: keys.privatekey });
    const { value: signed } = await client.sign({ data: once, privatekey: other.privatekey });
    const { value, warnings } = await client.verify({
      data: signed,
      publickey: keys.publickey,
      details: true,
      warnings: true,
    });
    expect(value.signatures?.map(({ state }) => state)).toEqual(['holds', 'no-key']);
    expect(warnings).toMatchObject([{ code: 'BW-VERIFY-KEY' }]);
    const spoilt = { ...signed, sigs: [...(once.sigs as string[]), ''] };
    const error = await errorOf(client.verify({ data: spoilt, publickey: keys.publickey, details: true }));
    expect(error).toMatchObject({ key: 'signature', signatures: [{ state: 'holds' }, { state: 'fails' }] });
  });

  it('lists addons and returns one', async () => {
    const { value: addons } = await client.addons();
    expect(addons.map((addon) => addon.key)).toContain('es-facturae-v3');
    const { value: addon } = await client.addon('es-facturae-v3');
    expect(addon.key).toBe('es-facturae-v3');
    expect(addon.extensions?.length).toBeGreaterThan(0);
  });

  it('lists regimes and returns one, also by an alternative code', async () => {
    const { value: regimes } = await client.regimes();
    expect(regimes.map(({ country }) => country)).toContain('EL');
    const { value: regime } = await client.regime('gr');
    expect(regime).toMatchObject({ country: 'EL', currency: 'EUR', corrections: [{ types: ['credit-note'] }] });
    expect(regime.categories[0]?.rates?.[0]?.values?.[0]?.percent).toBe('24%');
    const missing = await errorOf(client.regime('ZZ'));
    expect(missing).toMatchObject({ code: 404, key: 'not-found' });
  });

  it('lists catalogues and returns one with its codes', async () => {
    const { value: catalogues } = await client.catalogues();
    expect(catalogues.map(({ key }) => key)).toEqual(['cef', 'iso', 'pint', 'untdid']);
    const { value: catalogue } = await client.catalogue('cef');
    expect(catalogue.extensions[0]?.values?.length).toBeGreaterThan(10);
    expect(await errorOf(client.catalogue('nope'))).toMatchObject({ code: 404, key: 'not-found' });
  });

  it('lists currencies', async () => {
    const { value: currencies } = await client.currencies();
    expect(currencies.find(({ iso_code }) => iso_code === 'JPY')).toMatchObject({ name: 'Japanese Yen', subunits: 0 });
  });

  it('explains fault codes', async () => {
    const { value: rules } = await client.rules({ prefix: 'GOBL-ES' });
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every(({ code }) => code.startsWith('GOBL-ES'))).toBe(true);
    expect((await client.rules()).value.length).toBeGreaterThan(rules.length);
    const { value: rule } = await client.rule('BW-AMOUNT');
    expect(rule.explanation).toContain('"12.50"');
    expect(rule.example?.answer.status).toBe(400);
    expect(await errorOf(client.rule('BW-NOTHING'))).toMatchObject({ code: 404, key: 'not-found' });
  });

  it('explains a rejection without an e-invoice', async () => {
    const { value } = await client.fix({ rejection: 'KoSIT: [BR-DE-15]' });
    expect(value.codes?.map(({ code }) => code)).toEqual(['BR-DE-15']);
    expect(await errorOf(client.fix({}))).toMatchObject({ code: 400, key: 'input' });
  });

  it('returns the version of the service', async () => {
    expect((await client.version()).value).toMatchObject({ version: VERSION });
  });
});

describe('a request with values beyond JSON', () => {
  const untold = createClient({ base: '/v0', fetch: () => expect.fail('was sent') });
  const [line] = invoice.lines;

  it.each<[string, unknown, string[]]>([
    ['no data', { data: undefined }, ['BW-DATA-TYPE $']],
    ['null', { data: null }, ['BW-DATA-TYPE $']],
    ['NaN', { data: { ...invoice, lines: [{ ...line, quantity: Number.NaN }] } }, ['BW-AMOUNT $.lines[0].quantity']],
    ['infinity in a template', { data: {}, template: { a: Number.POSITIVE_INFINITY } }, ['BW-AMOUNT template.a']],
    ['a function', { data: { code: () => '1' } }, ['BW-JSON-TYPE $.code']],
    ['two faults', { data: { a: [undefined], b: new Map() } }, ['BW-JSON-TYPE $.a[0]', 'BW-JSON-TYPE $.b']],
    ['an option', { data: {}, options: { type: Symbol('x') } }, ['BW-JSON-TYPE options.type']],
  ])('is rejected before it is sent: %s', async (_, request, faults) => {
    for (const name of ['build', 'validate', 'correct', 'convert', 'sign'] as const) {
      const operation = untold[name] as Client['build'];
      const error = await errorOf(operation(request as BuildRequest));
      expect(error).toBeInstanceOf(ServiceError);
      expect(error).toMatchObject({ code: 400, key: 'input' });
      const { faults: found } = error as ServiceError;
      expect(found.map(({ code, properties }) => `${code} ${properties}`)).toEqual(faults);
    }
  });

  it('may have integers of any size', async () => {
    const { value } = await client.build({ data: { ...invoice, lines: [{ ...line, quantity: 2n ** 54n }] } });
    expect(value).toMatchObject({ lines: [{ quantity: '18014398509481984' }] });
  });
});

describe('ServiceError', () => {
  it('has the faults of the response', async () => {
    const error = await errorOf(client.build({ data: { ...invoice, supplier: { tax_id: { country: 'US' } } } }));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({
      code: 422,
      key: 'validation',
      faults: [{ properties: ['$.supplier.name'] }],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const missing = await errorOf(client.addon('../nope'));
    expect(missing).toMatchObject({ code: 404, key: 'not-found', faults: [] });
  });

  it('accepts responses without fault codes and message', async () => {
    const body = { key: 'validation', faults: [{ properties: ['$.code'], description: 'code is missing' }] };
    const error = await errorOf(answering(JSON.stringify(body), { status: 422 }).build({ data: {} }));
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ code: 422, message: 'code is missing', faults: body.faults });
  });
});

describe('a name that would lead to another path', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a regime', () => client.regime('..')],
    ['an addon', () => client.addon('.')],
    ['a schema', () => client.schema('../rules')],
    ['a bundled schema', () => client.schema('bill/../../rules', { bundle: true })],
    ['a schema with a query', () => client.schema('bill/invoice?bundle')],
    ['a rule', () => client.rule('a/..')],
    ['an encoded name', () => client.example('%2e%2e')],
    ['an unknown name', () => client.catalogue('no such')],
  ])('is answered with not found: %s', async (_, ask) => {
    const error = await errorOf(ask());
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ code: 404, key: 'not-found' });
  });
});

describe("a document of the caller's own type", () => {
  interface Invoice {
    $schema: string;
    currency?: string;
    lines: readonly { quantity: string; item: { name: string; price: string } }[];
  }

  it('is accepted', async () => {
    const mine: Invoice = invoice;
    const request: BuildRequest = { data: mine, template: { series: 'A' } };
    expect((await client.build(request)).value).toMatchObject({ series: 'A', totals: { payable: '70.00' } });
    // @ts-expect-error a number is not a document
    await errorOf(client.validate({ data: 5 }));
  });
});

describe('faults', () => {
  it('keep their places in the input', async () => {
    const data = { ...invoice, lines: [null, { quantity: '1' }] };
    const error = await errorOf(client.build({ data }));
    const faults = error instanceof ServiceError ? error.faults : [];
    expect(faults).toContainEqual(
      expect.objectContaining({ properties: ['$.lines[0].item'], input_properties: ['$.lines[1].item'] }),
    );
  });
});

describe('UnreachableError', () => {
  it('is thrown without a response', async () => {
    const cause = new TypeError('fetch failed');
    const away = createClient({ base: 'http://service.test/v0', fetch: () => Promise.reject(cause) });
    const error = await errorOf(away.version());
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ reason: 'network', url: 'http://service.test/v0/', cause });
  });

  it.each([
    ['a proxy reports it', '<html>Bad Gateway</html>', { status: 502 }],
    ['a web page answers', '<html>Hello</html>', { status: 200 }],
    ['another service answers', '{"hello":"world"}', { status: 200 }],
    ['another service refuses', '{"error":"no"}', { status: 404 }],
  ])('is thrown when %s', async (_, body, init) => {
    const error = await errorOf(answering(body, init).version());
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ reason: 'answer', url: '/v0/' });
  });

  it.each([
    ['regime', '{"country":"ES","name":{"en":"Spain"},"currency":"EUR"}'],
    ['addon', '{"key":"es-sii-v1"}'],
    ['catalogue', '{"key":"iso","name":{"en":"ISO"}}'],
  ] as const)('is thrown when the definition of a %s lacks a required member', async (call, body) => {
    expect(await errorOf(answering(body)[call]('ES'))).toMatchObject({ name: 'UnreachableError', reason: 'answer' });
  });
});

describe('aborted call', () => {
  it('rejects with the reason', async () => {
    const controller = new AbortController();
    const never = createClient({
      base: '/v0',
      fetch: (_, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    const call = errorOf(never.build({ data: {} }, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  it('rejects with the reason even if fetch throws another error', async () => {
    const controller = new AbortController();
    const own = createClient({
      base: '/v0',
      fetch: (_, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('socket closed')))),
    });
    const call = errorOf(own.build({ data: {} }, { signal: controller.signal }));
    controller.abort('no longer wanted');
    expect(await call).toBe('no longer wanted');
  });

  it('is not sent if the signal was aborted before', async () => {
    const error = await errorOf(client.addons({ signal: AbortSignal.abort('no longer wanted') }));
    expect(error).toBe('no longer wanted');
  });
});

describe('token', () => {
  /** Returns the headers that a client sends. */
  async function sentBy(token: ClientOptions['token'], call: (client: Client) => Promise<unknown>) {
    const sent: Headers[] = [];
    const client = createClient({
      base: '/v0',
      fetch(_, { headers }) {
        sent.push(new Headers(headers));
        return new Response('{"$schema":"x"}');
      },
      ...(token !== undefined && { token }),
    });
    await call(client);
    return sent.map((headers) => headers.get('Authorization'));
  }

  it('is sent with every request', async () => {
    const call = async (client: Client) => {
      await client.build({ data: {} });
      await client.example('a');
    };
    expect(await sentBy('secret', call)).toEqual(['Bearer secret', 'Bearer secret']);
    expect(await sentBy(undefined, call)).toEqual([null, null]);
    let count = 0;
    expect(await sentBy(async () => `secret-${++count}`, call)).toEqual(['Bearer secret-1', 'Bearer secret-2']);
  });

  it('rejects the call with the reason if it cannot be obtained', async () => {
    const reason = new Error('signed out');
    const token = () => Promise.reject(reason);
    expect(await errorOf(sentBy(token, (client) => client.build({ data: {} })))).toBe(reason);
  });

  it('lets the service sign with its own key', async () => {
    const { tokens } = readTokens(`erp:${createHash('sha256').update('secret').digest('hex')}`);
    const signing = createApp({ signingKey: examplePrivateKey, tokens: () => tokens });
    const fetch = (url: string, init: RequestInit) => signing.fetch(new Request(url, init));
    const clientWith = (token: string) => createClient({ base: 'http://service.test/v0', fetch, token });
    const data = { ...invoice, code: '1' };
    expect((await clientWith('secret').sign({ data })).value).toMatchObject({ sigs: [expect.any(String)] });
    expect(await errorOf(clientWith('guess').sign({ data }))).toMatchObject({ code: 401, key: 'unauthorized' });
  });
});
