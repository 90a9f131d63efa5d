import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, killPrograms, startProgram } from '../../testing/program.ts';
import { inChunks, sendRaw } from '../../testing/raw-request.ts';

/** Requests of each shape in one process; `npm run test:deep` sends more. */
const ROUNDS = Number(process.env.SHAPE_REQUESTS ?? 24);

const MIB = 1024 * 1024;

/** The memory given to the service. A busy machine collects garbage late, so a little more may be resident for a moment. */
const MEMORY = 512;
const MOST = MEMORY * 1.1;

/** Bytes of most bodies, and the pieces that they are made of. */
const LONGEST = ROUNDS > 100 ? 2 * MIB : 0.5 * MIB;

let service: ReturnType<typeof startProgram>;
let base: string;

beforeAll(async () => {
  service = startProgram('serve', ['--port', '0', '--workers', '1', '--memory', `${MEMORY}MiB`, '--no-workbench']);
  base = await addressOf(service);
});

afterAll(killPrograms);

/** Returns the processes of the service. */
function processes(pid = service.child.pid ?? 0): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processes)];
}

/** Returns their memory in MiB. */
function memory(): number {
  const resident = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return processes().reduce((sum, pid) => sum + resident(pid) / 1024, 0);
}

/** Sends something, and checks that the service survives it and answers others meanwhile. */
async function survives(send: () => Promise<number>): Promise<number> {
  const before = processes();
  let isDone = false;
  let most = 0;
  const probing = (async () => {
    const statuses = new Set<number>();
    do {
      statuses.add((await fetch(`${base}/livez`)).status);
      most = Math.max(most, memory());
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (!isDone);
    return [...statuses];
  })();
  const status = await send().finally(() => {
    isDone = true;
  });
  expect(await probing).toEqual([200]);
  expect(processes()).toEqual(before);
  expect(most).toBeLessThan(MOST);
  return status;
}

const filled = (each: string, bytes: number, between = ',') =>
  Array(Math.max(1, Math.floor(bytes / (each.length + between.length))))
    .fill(each)
    .join(between);

const numbered = (each: (index: number) => string, bytes: number) =>
  Array.from({ length: Math.floor(bytes / (each(100_000).length + 1)) }, (_, index) => each(index)).join();

const SCHEMA = '"$schema":"https://gobl.org/draft-0/bill/invoice","currency":"EUR"';

/** Shapes of values in JSON, by their length. */
const JSON_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  lists: (bytes) => `{"data":{"a":[${filled('[]', bytes)}]}}`,
  objects: (bytes) => `{"data":{${SCHEMA},"lines":[${filled('{}', bytes)}]}}`,
  numbers: (bytes) => `{"data":{"a":[${filled('1', bytes)}]}}`,
  'exact numbers': (bytes) => `{"data":{"a":[${filled('12345678901234567890', bytes)}]}}`,
  digits: (bytes) => `{"data":{"a":${'9'.repeat(bytes)}}}`,
  members: (bytes) => `{"data":{${SCHEMA},${numbered((index) => `"m${index}":{}`, bytes)}}}`,
  'repeated members': (bytes) => `{"data":{${filled('"a":1', bytes)}}}`,
  nested: (bytes) => `{"data":${'{"a":'.repeat(100)}[${filled('[]', bytes)}]${'}'.repeat(100)}}`,
  'too deep': (bytes) => '{"data":'.padEnd(bytes, '['),
  text: (bytes) => `{"data":{"a":"${'é'.repeat(bytes / 2)}"}}`,
  'escaped text': (bytes) => `{"data":{"a":"${'\\u0061'.repeat(bytes / 6)}"}}`,
  blank: (bytes) => ' '.repeat(bytes),
  stamps: (bytes) =>
    `{"data":{"$schema":"https://gobl.org/draft-0/envelope","head":{"stamps":[${filled('{}', bytes)}]}}}`,
};

/** Shapes of YAML. Most take a hundred times as long as JSON, so they are shorter. */
const YAML_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  keys: (bytes) => `[${filled('?', bytes / 16)}]`,
  lists: (bytes) => `a: [${filled('[]', bytes / 16)}]`,
  aliases: (bytes) => `a: &a [${filled('[]', bytes / 64)}]\nb: [${filled('*a', 2900)}]`,
  'merged maps': (bytes) =>
    `a: &a {${numbered((index) => `k${index}: 1`, bytes / 64)}}\nb:\n  <<: [${filled('*a', 2900)}]`,
  lines: (bytes) => filled('- ', bytes / 32, '\n'),
};

/** Shapes of XML. */
const XML_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  elements: (bytes) =>
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${filled('<a/>', bytes, '')}</Invoice>`,
  attributes: (bytes) => `<Invoice ${numbered((index) => `a${index}=""`, bytes).replaceAll(',', ' ')}/>`,
  namespaces: (bytes) => `<Invoice>${numbered((index) => `<a xmlns:b${index}="u"/>`, bytes)}</Invoice>`,
  references: (bytes) => `<Invoice>${filled('&amp;', bytes, '')}</Invoice>`,
  nested: (bytes) => '<a>'.repeat(bytes / 3),
  open: (bytes) => '<'.padEnd(bytes, 'a'),
};

const OPERATIONS = ['build', 'validate', 'correct', 'replicate', 'verify', 'convert', 'mcp', 'bulk'] as const;

/** How a name or a text is written: as usual, or with escapes. */
const spelled = (text: string, isEscaped: boolean) =>
  isEscaped ? text.replaceAll(/[a-z&*]/gi, (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`) : text;

interface Shaped {
  operation: (typeof OPERATIONS)[number];
  type: string;
  body: string;
}

/** Bodies of any shape, with the operation that gets them. */
const shapes: fc.Arbitrary<Shaped> = fc
  .record({
    operation: fc.constantFrom(...OPERATIONS),
    isEscaped: fc.boolean(),
    length: fc.integer({ min: 10, max: Math.log2(LONGEST) }).map((exponent) => 2 ** exponent),
    name: fc.constantFrom('data', 'template', 'options'),
    shape: fc.oneof(
      fc.constantFrom(...Object.values(JSON_SHAPES)).map((make) => ({ make, kind: 'json' as const })),
      fc.constantFrom(...Object.values(YAML_SHAPES)).map((make) => ({ make, kind: 'yaml' as const })),
      fc.constantFrom(...Object.values(YAML_SHAPES)).map((make) => ({ make, kind: 'text' as const })),
      fc.constantFrom(...Object.values(XML_SHAPES)).map((make) => ({ make, kind: 'xml' as const })),
    ),
  })
  .map(({ operation, isEscaped, length, name, shape: { make, kind } }) => {
    const text = make(length);
    if (kind === 'xml') return { operation, type: 'application/xml', body: text };
    if (kind === 'yaml') return { operation, type: 'application/yaml', body: text };
    const inText = () => {
      const quoted = JSON.stringify(text);
      return `{"data":{},"${spelled(name, isEscaped)}":${isEscaped ? quoted.replaceAll(/[&*]/g, (sign) => spelled(sign, true)) : quoted}}`;
    };
    const request = kind === 'json' ? text : inText();
    if (operation === 'bulk')
      return { operation, type: 'application/jsonl', body: `{"action":"build","payload":${request}}\n` };
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"build","arguments":${request}}}`;
    return { operation, type: 'application/json', body: operation === 'mcp' ? call : request };
  });

/** How a body arrives. */
const arrivals = fc.constantFrom('whole', 'gzip', 'chunks of 1 byte', 'chunks of 1000 bytes');

function headFor(path: string, type: string, more: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: ${new URL(base).host}\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;
}

function request({ operation, type, body }: Shaped, arrival: string) {
  const bytes = Buffer.from(body);
  const head = (more: string) => headFor(`/v0/${operation}`, type, more);
  if (arrival === 'whole') return { head: head(`Content-Length: ${bytes.length}`), pieces: [bytes] };
  if (arrival === 'gzip') {
    const packed = gzipSync(bytes);
    return { head: head(`Content-Encoding: gzip\r\nContent-Length: ${packed.length}`), pieces: [packed] };
  }
  return { head: head('Transfer-Encoding: chunked'), pieces: inChunks(bytes, arrival.includes('1000') ? 1000 : 1) };
}

// Processes are counted in /proc.
describe.skipIf(process.platform !== 'linux')('the serving process survives', () => {
  it('bodies of any shape', { timeout: ROUNDS * 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(shapes, arrivals, async (shaped, arrival) => {
        const status = await survives(() => sendRaw(base, request(shaped, arrival)));
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).not.toBe(500);
      }),
      { numRuns: ROUNDS, endOnFailure: true },
    );
  });

  const largest = [
    ...Object.entries(JSON_SHAPES).map(([name, make]) => [name, 'build', 'application/json', make] as const),
    ...Object.entries(XML_SHAPES).map(([name, make]) => [name, 'validate', 'application/xml', make] as const),
  ];

  it.each(largest)('the longest body of %s to %s', async (_, operation, type, make) => {
    const body = Buffer.from(make(2.5 * MIB));
    const head = headFor(`/v0/${operation}`, type, `Content-Length: ${body.length}`);
    const status = await survives(() => sendRaw(base, { head, pieces: [body] }));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).not.toBe(500);
  });

  it('chains of millions of records', async () => {
    const body = gzipSync(`<a>${'<RegistroAlta/>'.repeat(2_000_000)}</a>`);
    const head = headFor(
      '/v0/verifactu/chain',
      'application/xml',
      `Content-Encoding: gzip\r\nContent-Length: ${body.length}`,
    );
    // More records than a chain may have, or than its share of the common memory holds.
    expect([413, 503]).toContain(await survives(() => sendRaw(base, { head, pieces: [body] })));
  });

  it('aliases that expand to millions of values, in any spelling', async () => {
    const text = `a: &a [${'[],'.repeat(3450)}]\nb: [${'*a,'.repeat(990)}]`;
    const quoted = JSON.stringify(text).replaceAll(/[*&]/g, (sign) => spelled(sign, true));
    for (const name of ['d\\u0061ta', 'templ\\u0061te']) {
      const body = gzipSync(`{"data":{},"x":1,"${name}":${quoted}}`.replace('"data":{},"x":1,"d', '"d'));
      const head = headFor('/v0/build', 'application/json', `Content-Encoding: gzip\r\nContent-Length: ${body.length}`);
      expect(await survives(() => sendRaw(base, { head, pieces: [body] }))).toBe(400);
    }
  });

  it('a million chunks of one byte, from several clients', async () => {
    const head = headFor('/v0/build', 'application/json', 'Transfer-Encoding: chunked');
    const bytes = Buffer.alloc(MIB / 4, ' ');
    const send = () => sendRaw(base, { head, pieces: inChunks(bytes, 1) });
    expect(await survives(async () => Math.max(...(await Promise.all([send(), send(), send(), send()]))))).toBe(400);
  });

  it('lines of a stream that arrive in single bytes and never end', async () => {
    const head = headFor('/v0/bulk', 'application/jsonl', 'Transfer-Encoding: chunked');
    const pieces = function* () {
      yield* [...inChunks(Buffer.alloc(MIB / 2, ' '), 1)].slice(0, -1);
    };
    const send = () => sendRaw(base, { head, pieces: pieces() });
    expect(await survives(async () => Math.max(...(await Promise.all([send(), send(), send(), send()]))))).toBe(200);
  });
});
