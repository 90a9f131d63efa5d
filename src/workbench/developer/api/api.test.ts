import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../client/index.ts';
import { load } from '../../../engine/loading.ts';
import { createApp } from '../../../service/app.ts';
import { answerText } from './answer-text.ts';
import { currentDocument, exampleInput, firstExample } from './example-input.ts';
import { type Operation, operationsOf } from './operations.ts';
import { holdsPrivateKey } from './private-key.ts';
import { type ApiRequest, type Input, requestOf } from './request.ts';
import { asClientCall } from './snippets/client-call.ts';
import { languages } from './snippets/languages.ts';
import { sentBy } from './snippets/sent.ts';

const base = 'http://localhost:8080/v0';
const app = createApp();
const answer = (url: string, init?: RequestInit) => app.fetch(new Request(url, init));
const client = createClient({ base, fetch: answer });

const draft = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$addons": ["es-facturae-v3"],
  "code": "It's \\"1\\"",
  "supplier": { "name": "Llibreria L'Ona", "tax_id": { "country": "ES", "code": "B98602642" } },
  "lines": [{ "quantity": 1, "item": { "name": "Atlas", "price": 10.00 } }]
}
`;

let operations: Operation[] = [];
beforeAll(async () => {
  await load('all');
  operations = operationsOf((await client.description()).value);
});

function operation(id: string): Operation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
}

describe('request URL', () => {
  it('accepts unpaired surrogates', () => {
    const operation = {
      id: 'x',
      method: 'GET',
      path: '/schemas/{path}',
      tag: '',
      summary: '',
      description: '',
    } as const;
    const input = { parameters: { path: 'a\ud800' }, headers: [], body: '' };
    const { url } = requestOf(
      { ...operation, mediaType: 'application/json', parameters: [], fields: [], wantsToken: false, examples: [] },
      input,
      base,
    );
    expect(url).toBe(`${base}/schemas/a%EF%BF%BD`);
  });
});

describe('answerText', () => {
  it('adds line breaks and keeps numbers as written', () => {
    expect(answerText('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(answerText('{"a":10.00,"b":12345678901234567890}')).toBe('{\n  "a": 10.00,\n  "b": 12345678901234567890\n}');
  });

  it('returns other text unchanged', () => {
    expect(answerText('<h1>Bad gateway</h1>')).toBe('<h1>Bad gateway</h1>');
  });
});

describe('operations of the console', () => {
  it('are those in the description', () => {
    const ids = operations.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['build', 'validate', 'correct', 'replicate', 'sign', 'verify']));
    expect(ids).toEqual(
      expect.arrayContaining(['keygen', 'getSchema', 'getRegime', 'getAddon', 'getRule', 'getExample', 'getVersion']),
    );
    expect(operation('build').fields.find(({ name }) => name === 'data')?.required).toBe(true);
    expect(operation('getSchema').parameters.map(({ name, flag }) => [name, flag])).toEqual([
      ['path', false],
      ['bundle', true],
      ['indent', true],
    ]);
  });

  it('answer their examples successfully', async () => {
    // Without a key and without documents, there is nothing to answer.
    const needy = ['validateReportSigned', 'declare', 'verifactuMessages'];
    for (const each of operations.filter(({ id }) => !needy.includes(id))) {
      const { url, ...init } = request(each, exampleInput(each, '', undefined));
      expect([each.id, (await answer(url, init)).status]).toEqual([each.id, 200]);
    }
  });
});

describe('exampleInput', () => {
  it('puts the current document under data, as it is written', () => {
    const { body } = exampleInput(operation('build'), currentDocument, draft);
    expect(JSON.parse(body)).toEqual({ data: JSON.parse(draft) });
    expect(body).toContain('10.00');
  });

  it("keeps the example's other members", () => {
    const { body } = exampleInput(operation('correct'), currentDocument, draft);
    expect(JSON.parse(body)).toMatchObject({ data: JSON.parse(draft), options: { type: 'credit-note' } });
  });

  it('takes path parameters from the document', () => {
    const first = (id: string) => exampleInput(operation(id), currentDocument, draft).parameters;
    expect(first('getSchema')).toEqual({ path: 'bill/invoice' });
    expect(first('getRegime')).toEqual({ code: 'ES' });
    expect(first('getAddon')).toEqual({ key: 'es-facturae-v3' });
  });

  it("uses the service's example if the document is broken or unsigned", () => {
    const [build] = operation('build').examples;
    expect(JSON.parse(exampleInput(operation('build'), currentDocument, '{ "a": ').body)).toEqual(build?.body);
    const [verify] = operation('verify').examples;
    expect(JSON.parse(exampleInput(operation('verify'), currentDocument, draft).body)).toEqual(verify?.body);
  });
});

describe('copied code sends the request shown', () => {
  it('as cURL in a shell', () => {
    for (const each of operations) {
      const wanted = request(each, inputOf(each));
      const echo = `curl() { printf '%s\\0' "$@"; }\n${languages.curl.write(sentBy(wanted))}`;
      const given = spawnSync('sh', ['-c', echo], { encoding: 'utf8' }).stdout.split('\0').slice(0, -1);
      expect(given).toEqual([
        ...(wanted.method === 'POST' ? ['-X', 'POST'] : []),
        wanted.url,
        ...Object.entries(wanted.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
        ...(wanted.body === undefined ? [] : ['--data-raw', wanted.body]),
      ]);
    }
  });

  it('as fetch', async () => {
    for (const each of operations) {
      const wanted = request(each, inputOf(each));
      const [sent] = await run(languages.javascript.write(sentBy(wanted)));
      expect(sent).toMatchObject(comparable(wanted));
    }
  });

  it('as a client call, except for streams and reports without a function', async () => {
    const others = operations.filter((each) => asClientCall(each, inputOf(each), base) === undefined);
    expect(others.map(({ id }) => id).sort()).toEqual(['bulk', 'getHouseRules', 'verifactuChain', 'zatcaChain']);
    for (const each of operations) {
      if (others.includes(each)) continue;
      const input = inputOf(each);
      const snippet = asClientCall(each, input, base) ?? '';
      expect([each.id, snippet]).toEqual([each.id, expect.stringContaining('await service.')]);
      const [sent] = await run(snippet);
      // With a JSON body, the query is empty.
      const parameters = each.method === 'POST' ? {} : { ...input.parameters, indent: '' };
      // Reports and options are requested at the operation's own path, with warnings.
      const path = each.path.replace(/\/(?:report|options)$/, '');
      const wanted = comparable(request({ ...each, path }, { ...input, parameters }));
      // If numbers would change when parsed, the client gets the document as text.
      const body = sent?.body as { data?: unknown } | undefined;
      if (typeof body?.data === 'string') Object.assign(body, { data: JSON.parse(body.data) });
      expect(sent).toMatchObject(wanted);
    }
  });

  it('with numbers as written', async () => {
    const input = exampleInput(operation('build'), currentDocument, draft);
    const snippets = [
      languages.javascript.write(sentBy(request(operation('build'), input))),
      asClientCall(operation('build'), input, base) ?? '',
    ];
    for (const snippet of snippets) {
      const [sent] = await run(snippet);
      expect(sent?.text).toContain('10.00');
    }
  });

  it("with the client's function for correction options", () => {
    const input = {
      parameters: {},
      headers: [],
      body: '{ "data": { "$schema": "x" }, "options": {}, "schema": true }',
    };
    expect(asClientCall(operation('correct'), input, base)).toContain(
      'service.correctionOptions({\n  data: { "$schema": "x" },\n})',
    );
  });

  it('does not offer a client call for bodies that are not objects', () => {
    for (const body of ['[1]', '{ "a": ', '7']) {
      expect(asClientCall(operation('build'), { parameters: {}, headers: [], body }, base)).toBeUndefined();
    }
  });
});

describe('code snippets', () => {
  const sent = (headers: Record<string, string>) =>
    sentBy({ method: 'GET', url: `${base}/rules`, headers, body: undefined });

  it('replace the value of every header that may be secret', () => {
    const shown = sent({
      'X-Auth-Token': 'two words',
      'Api-Key': 'k',
      'proxy-authorization': 'Basic abc',
      'X-Session-Id': 's',
      'X-Note': 'n',
    });
    expect(shown.headers.map(([, value]) => value)).toEqual([
      'YOUR_TOKEN',
      'YOUR_TOKEN',
      'Basic YOUR_TOKEN',
      'YOUR_TOKEN',
      'n',
    ]);
  });

  it('quote header names in JavaScript where necessary', () => {
    const written = languages.javascript.write(sent({ '1st': 'a', '2': 'b', Accept: 'c', 'X-D': 'd' }));
    expect(written).toContain("{ '2': 'b', '1st': 'a', Accept: 'c', 'X-D': 'd' }");
  });

  it('print rejected answers in PowerShell', () => {
    const written = languages.powershell.write(sent({ Accept: 'application/json' }));
    expect(written).toContain('$request.SkipHttpErrorCheck = $true');
    expect(written).toContain('catch [System.Net.WebException]');
  });
});

describe('holdsPrivateKey', () => {
  it.each([
    ['{"privatekey":{"kty":"EC","d":"abc"}}', true],
    ['{"publickeys":{"keys":[{"kty":"EC","d":"abc"}]}}', true],
    ['{"privatekey":"{\\"kty\\":\\"EC\\",\\"d\\":\\"abc\\"}"}', true],
    ['{"privatekey":{"kty":"EC","d":"AbCdEfGhIjKlMnOp_-12"', true],
    ['{"publickey":{"kty":"EC","x":"abc"}}', false],
    ['{"data":{"d":"abc"}}', false],
  ])('returns the expected result for %s: %s', (body, expected) => {
    expect(holdsPrivateKey(body)).toBe(expected);
  });
});

function request(each: Operation, input: Input): ApiRequest {
  return requestOf(each, input, base);
}

/** Returns the example with every flag and query parameter set. */
function inputOf(each: Operation): Input {
  const input = exampleInput(each, currentDocument, draft);
  const set = each.parameters.map(({ name, flag, example }) => [name, flag ? 'on' : example || 'x']);
  return { ...input, parameters: { ...Object.fromEntries(set), ...input.parameters } };
}

interface Sent {
  url: string;
  method: string;
  /** The parsed body, and its text. */
  body: unknown;
  text: string | undefined;
}

/** Runs a snippet and returns the requests it sends. */
async function run(snippet: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    const text = typeof init.body === 'string' ? init.body : undefined;
    sent.push({ ...comparable({ url, method: init.method ?? 'GET', body: text }), text });
    return await answer(url, init);
  };
  const withClient = (options: { base: string }) => createClient({ ...options, fetch });
  const code = snippet.replace(/^import .*$/m, '');
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const running = new AsyncFunction('fetch', 'createClient', 'console', code);
  // The request is recorded even if the service refuses it.
  await running(fetch, withClient, { log() {} }).catch(() => {});
  return sent;
}

function comparable({ url, method, body }: { url: string; method: string; body: string | undefined }) {
  return { url: decodeURIComponent(url), method, body: body === undefined ? undefined : contentsOf(body) };
}

it('firstExample is the document if the operation accepts it, otherwise the service’s example', () => {
  const { series: _, ...unnumbered } = JSON.parse(draft);
  const begins = (id: string, document: object) => firstExample(operation(id), JSON.stringify(document));
  expect(begins('build', unnumbered)).toBe(currentDocument);
  expect(begins('validate', unnumbered)).not.toBe(currentDocument);
  expect(begins('validate', { ...unnumbered, totals: {} })).toBe(currentDocument);
  expect(begins('correct', { ...unnumbered, code: '1', totals: {} })).toBe(currentDocument);
  expect(begins('convert', unnumbered)).not.toBe(currentDocument);
  const addressed = { addresses: [{ locality: 'Lleida' }] };
  const written = { ...unnumbered, supplier: addressed, customer: addressed, payment: { terms: {} } };
  expect(begins('convert', written)).toBe(currentDocument);
  // It takes a file.
  expect(begins('fix', written)).not.toBe(currentDocument);
  expect(exampleInput(operation('fix'), currentDocument, JSON.stringify(written)).body).not.toContain('Lleida');
});

/** Returns the values in a body: one in JSON, or one per line. */
function contentsOf(body: string): unknown {
  const isLines = body.startsWith('{"') && body.endsWith('}\n');
  return isLines
    ? body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(body);
}
