import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { schemaIds } from '../../../engine/index.ts';
import { programFile } from '../../testing/program.ts';
import { billwright, temporaryFolder } from '../testing.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'A-1',
  currency: 'USD',
  issue_date: '2026-02-03',
  supplier: { name: 'Juniper Street Bindery', tax_id: { country: 'US' } },
  customer: { name: 'Lakeside Public Library' },
  lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
};

const { folder, put } = temporaryFolder();

interface Response {
  req_id?: string;
  seq_id: number;
  payload?: { [name: string]: unknown };
  error: { key: string; message: string; faults?: object[] } | null;
  is_final: boolean;
}

/** Returns the responses to a stream, and the exit code. */
async function bulk(stdin: string | Uint8Array, ...flags: string[]) {
  const { code, out, err } = await billwright(['bulk', ...flags], { stdin });
  return { code, err, out, responses: responsesIn(out) };
}

function responsesIn(out: string): Response[] {
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** Returns the response to one request. */
async function answerTo(action: string, payload?: unknown, ...flags: string[]): Promise<Response | undefined> {
  const { responses } = await bulk(JSON.stringify({ action, payload }), '--no-final', ...flags);
  expect(responses).toHaveLength(1);
  return responses[0];
}

describe('bulk', () => {
  it('answers each request on a line, with its name and number, and marks the end', async () => {
    const { code, out } = await bulk('{"action":"ping","req_id":"abc"}{"action":"ping"}', '--ordered');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      '{"req_id":"abc","seq_id":1,"payload":{"pong":true},"error":null,"is_final":false}',
      '{"seq_id":2,"payload":{"pong":true},"error":null,"is_final":false}',
      '{"seq_id":3,"error":null,"is_final":true}',
      '',
    ]);
    expect((await bulk('')).out).toBe('{"seq_id":1,"error":null,"is_final":true}\n');
    expect((await bulk('', '--no-final')).out).toBe('');
  });

  it('accepts values on several lines, several on one line, and unknown members', async () => {
    const { responses } = await bulk(
      '{\n"action":\n"ping"}  {"action":"ping","indent":true,"else":1}\n\n',
      '--no-final',
    );
    expect(responses.map(({ payload }) => payload)).toEqual([{ pong: true }, { pong: true }]);
  });

  it('answers as requests complete, or in order with --ordered', async () => {
    const requests = ['40ms', '1ms', '20ms'].map((payload) => JSON.stringify({ action: 'sleep', payload })).join('\n');
    const orderOf = async (...flags: string[]) => (await bulk(requests, ...flags)).responses.map((each) => each.seq_id);
    expect(await orderOf('--jobs', '3')).toEqual([2, 3, 1, 4]);
    expect(await orderOf('--jobs', '3', '--ordered')).toEqual([1, 2, 3, 4]);
    expect(await orderOf('--jobs', '1')).toEqual([1, 2, 3, 4]);
  });

  it('answers invalid JSON with its position, and continues', async () => {
    const stream =
      '{"action":"sleep","payload":"20ms"}\n\n  \n{"action" "ping"}\n{"action":"pi\n{"action":"ping"}\noops oops\n[1]';
    const { code, responses } = await bulk(stream, '--ordered');
    expect(code).toBe(2);
    expect(responses).toMatchObject([
      { seq_id: 1, payload: { sleep: 'done' }, error: null, is_final: false },
      { seq_id: 2, error: { code: 400, key: 'input', faults: [{ code: 'BW-JSON-SYNTAX' }] }, is_final: false },
      { seq_id: 3, error: { key: 'input' } },
      { seq_id: 4, payload: { pong: true } },
      { seq_id: 5, error: { key: 'input' } },
      { seq_id: 6, error: { message: expect.any(String) } },
      { seq_id: 7, error: null, is_final: true },
    ]);
    expect(responses.map(({ error }) => / at line \d+, column \d+/.exec(error?.message ?? '')?.[0])).toEqual([
      undefined,
      expect.stringMatching(/^ .* 4, .* 11$/),
      expect.stringMatching(/^ .* 5, .* 14$/),
      undefined,
      expect.stringMatching(/^ .* 7, .* 1$/),
      undefined,
      undefined,
    ]);
    expect((await bulk('{"action":"pi', '--no-final')).responses).toMatchObject([
      { seq_id: 1, error: { key: 'input' }, is_final: false },
    ]);
  });

  it('answers an oversized request with its line, and continues', async () => {
    const large = JSON.stringify({ action: 'build', payload: { data: 'x'.repeat(11 * 1024 * 1024) } });
    const { code, responses } = await bulk(`{"action":"ping"}\n${large}\n{"action":"ping"}`, '--ordered');
    expect(code).toBe(2);
    expect(responses).toMatchObject([
      { payload: { pong: true } },
      {
        seq_id: 2,
        error: {
          code: 413,
          key: 'too-large',
          message: expect.stringMatching(/^.* 2 .* 10485760 .*$/),
          faults: [],
        },
      },
      { payload: { pong: true } },
      { is_final: true },
    ]);
  });

  it('answers a line that is not UTF-8, and continues', async () => {
    const stream = Buffer.concat([
      Buffer.from('{"action":"ping"}\n{"action":"'),
      Buffer.from([0xe9]),
      Buffer.from('"}\n{"action":"ping"}\n'),
    ]);
    const { code, responses } = await bulk(stream, '--ordered');
    expect(code).toBe(2);
    expect(responses).toMatchObject([
      { payload: { pong: true } },
      { error: { key: 'input', message: expect.stringMatching(/^.* JSON .* 2, .* 12: .* UTF-8$/) } },
      { payload: { pong: true } },
      { is_final: true },
    ]);
  });

  it('reports unreadable content with its position, like the service', async () => {
    const deep = `${'['.repeat(200)}${']'.repeat(200)}`;
    const faultsOf = async (text: string) => (await bulk(`${text}{"action":"ping"}`, '--ordered')).responses;
    expect(await faultsOf(deep)).toMatchObject([
      { error: { key: 'input', faults: [{ code: 'BW-JSON-DEPTH', properties: ['request'] }] } },
      { payload: { pong: true } },
      { is_final: true },
    ]);
    expect(await faultsOf(`{"action":"build","payload":{"data":{"a":1,"lines":${deep}}}}`)).toMatchObject([
      { error: { faults: [{ code: 'BW-JSON-DEPTH', properties: [expect.stringMatching(/^\$\.lines\[0\]/)] }] } },
      {},
      {},
    ]);
    expect(await faultsOf('{"action":"build","payload":{"data":{"a":1,"a":2},"type":"x","type":"y"}}')).toMatchObject([
      {
        error: {
          faults: [
            { code: 'BW-JSON-DUPLICATE', properties: ['$.a'] },
            { code: 'BW-JSON-DUPLICATE', properties: ['request.type'] },
          ],
        },
      },
      {},
      {},
    ]);
  });

  it('continues after a failed request', async () => {
    const { code, responses } = await bulk('{"action":"frobnicate"}{"action":"build","req_id":7}[1]{"action":"ping"}');
    expect(code).toBe(0);
    expect(responses.map(({ error }) => error?.key)).toEqual(['input', 'input', 'input', undefined, undefined]);
    expect(responses[0]?.error?.message).toMatch(/^.* 'frobnicate'$/);
  });

  it('performs every operation', async () => {
    const built = (await answerTo('build', { data: invoice }))?.payload;
    expect(built).toMatchObject({ totals: { payable: '70.00' } });
    const envelope = (
      await answerTo('build', { data: { series: 'B' }, template: invoice, envelop: true, type: 'invoice' })
    )?.payload;
    expect(envelope).toMatchObject({ doc: { series: 'B', totals: { payable: '70.00' } } });
    expect((await answerTo('validate', { data: built }))?.payload).toEqual({ ok: true });
    const options = { type: 'credit-note' };
    expect((await answerTo('correct', { data: built, options }))?.payload).toMatchObject({ type: 'credit-note' });
    expect((await answerTo('correct', { data: built, schema: true }))?.payload).toHaveProperty('$defs');
    expect((await answerTo('replicate', { data: built }))?.payload).toHaveProperty('uuid');
    const keys = (await answerTo('keygen'))?.payload;
    const signed = (await answerTo('sign', { data: invoice, privatekey: keys?.private }))?.payload;
    expect((await answerTo('verify', { data: signed, publickey: keys?.public }))?.payload).toEqual({ ok: true });
    const key = put('key.jwk', JSON.stringify(keys?.private));
    expect((await answerTo('sign', { data: invoice }, '-k', key))?.payload).toHaveProperty('sigs');
    expect((await answerTo('sign', { data: invoice }))?.error).toMatchObject({
      key: 'input',
      message: expect.any(String),
    });
  });

  it('accepts documents as objects, as text, and as base64 text', async () => {
    const yaml = '$schema: https://gobl.org/draft-0/note/message\ncontent: Grüße';
    const expected = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Grüße' };
    for (const data of [expected, yaml, Buffer.from(yaml).toString('base64'), JSON.stringify(expected)]) {
      expect((await answerTo('build', { data }))?.payload).toEqual(expected);
    }
    expect((await answerTo('build', { data: 'oink' }))?.error).toMatchObject({ key: 'input' });
  });

  it('looks up reference data', async () => {
    expect((await answerTo('schemas'))?.payload).toEqual({ list: schemaIds() });
    const schema = { $id: 'https://gobl.org/draft-0/bill/invoice' };
    expect((await answerTo('schema', { path: 'bill/invoice' }))?.payload).toMatchObject(schema);
    expect((await answerTo('schema', { path: 'bill/invoice.json' }))?.payload).toMatchObject(schema);
    expect((await answerTo('regimes'))?.payload).toHaveProperty('regimes');
    expect((await answerTo('regime', { code: 'es' }))?.payload).toMatchObject({ country: 'ES' });
    expect((await answerTo('addons'))?.payload).toHaveProperty('addons');
    expect((await answerTo('addon', { key: 'es-facturae-v3' }))?.payload).toMatchObject({ key: 'es-facturae-v3' });
    for (const [action, payload] of [
      ['schema', { path: 'no/such' }],
      ['regime', { code: 'ZZ' }],
      ['addon', { key: 'none' }],
    ] as const) {
      expect((await answerTo(action, payload))?.error).toMatchObject({
        key: 'not-found',
        message: expect.stringMatching(new RegExp(`^${action} .*$`)),
      });
    }
  });

  it.each([
    ['build', 5],
    ['build', null],
    ['build', {}],
    ['build', { data: 5 }],
    ['schema', {}],
    ['regime', 'ES'],
    ['sleep', 'long'],
    ['sleep', '61s'],
    ['sleep', 5],
    ['constructor', {}],
  ])('answers %s of %j with an input error', async (action, payload) => {
    expect((await answerTo(action, payload))?.error).toMatchObject({ key: 'input' });
  });

  it('accepts a gzip stream', async () => {
    const packed = gzipSync('{"action":"ping"}\n'.repeat(300));
    expect((await bulk(packed, '--ordered')).responses.map((each) => each.seq_id)).toEqual(
      Array.from({ length: 301 }, (_, i) => i + 1),
    );
    expect((await billwright(['bulk', put('half.jsonl.gz', packed.subarray(0, 40))])).err).toMatch(/./);
  });

  it('gives the same error for a line among many as for it alone', async () => {
    const bad = [
      '{"action" "ping"}',
      '{"action":"ping"]}',
      '{"action":"é"}',
      '{"a":{"b":1}} {"action":"ping"}',
      '{"x":"\\"}',
    ];
    const lines = Array.from({ length: 3000 }, (_, i) =>
      i % 100 === 7 ? (bad[((i / 100) % bad.length) | 0] ?? '') : '{"action":"ping"}',
    );
    const together = await bulk(lines.join('\n'), '--ordered', '--jobs', '2');
    const spread = await bulk(lines.join('\n  \n').replaceAll('\n  \n', '\n '), '--ordered', '--jobs', '1');
    expect(together.code).toBe(2);
    const told = ({ responses }: typeof together) =>
      responses.map(({ error, ...each }) => ({ ...each, error: error?.message.replace(/, column \d+/, '') }));
    expect(told(together)).toEqual(told(spread));
    expect(told(together)[7]?.error).toMatch(/line 8: /);
  });

  it('reads and writes files', async () => {
    const infile = put('requests.jsonl', '{"action":"ping"}\n');
    const outfile = join(folder, 'responses.jsonl');
    expect((await billwright(['bulk', '--no-final', infile, outfile])).code).toBe(0);
    expect(responsesIn(readFileSync(outfile, 'utf8'))).toHaveLength(1);
    expect((await billwright(['bulk', infile, outfile])).code).toBe(3);
    expect((await billwright(['bulk', join(folder, 'none.jsonl')])).code).toBe(3);
  });
});

describe('bulk with several threads', () => {
  /** Enough requests that each thread gets several blocks of them (`LARGEST_BLOCK`). */
  const count = 3000;

  /** Returns one of several kinds of requests. Its answer depends only on the request. */
  function request(i: number): object {
    const data = { ...invoice, code: `A-${i}`, lines: [{ ...invoice.lines[0], quantity: String((i % 97) + 1) }] };
    const asText = Buffer.from(JSON.stringify(data)).toString('base64');
    const requests = [
      { action: 'build', payload: { data } },
      { action: 'build', payload: { data: asText } },
      { action: 'validate', payload: { data } },
      { action: 'build', payload: { data: { ...data, supplier: { name: '' } } } },
      { action: 'build', payload: { data: { ...data, currency: `X${i}` } } },
      { action: 'correct', payload: { data, options: { type: 'credit-note', issue_date: '2026-03-01' } } },
      { action: 'regime', payload: { code: i % 2 === 0 ? 'US' : 'ZZ' } },
      { action: 'frobnicate' },
      { action: 'ping' },
    ];
    return { req_id: `r${i}`, ...requests[i % requests.length] };
  }

  async function answersOf(requests: readonly string[], ...flags: string[]) {
    const args = [programFile('cli'), 'bulk', '--ordered', '--no-final', ...flags];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    child.stdin.end(requests.join('\n'));
    const out = await text(child.stdout);
    expect(await ended).toEqual([0, null]);
    return responsesIn(out).map(({ req_id, payload, error }) => ({ req_id, payload, error }));
  }

  it('gives the same answers as with one', async () => {
    const requests = Array.from({ length: count }, (_, i) => JSON.stringify(request(i)));
    const whole = await answersOf(requests, '--jobs', '1');
    const parts = [requests.slice(0, 900), requests.slice(900, 1801), requests.slice(1801)];
    const split = await Promise.all(parts.map((part, i) => answersOf(part, '--jobs', String(i + 1))));
    expect(whole).toHaveLength(count);
    expect(whole.map(({ req_id }) => req_id)).toEqual(Array.from({ length: count }, (_, i) => `r${i}`));
    expect(whole.filter(({ error }) => error === null).length).toBeGreaterThan(count / 2);
    expect(split.flat()).toEqual(whole);
  });
});
