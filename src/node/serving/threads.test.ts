import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../engine/loading.ts';
import { exampleInvoice, examplePrivateKey } from '../../operations/example-data.ts';
import { readTokens } from '../../service/auth/tokens.ts';
import type { Offload } from '../../service/http/work.ts';
import { service } from '../../service/testing.ts';
import { createThreads, type ThreadOptions } from './threads.ts';

const options: ThreadOptions = {
  threads: 2,
  timeout: 30_000,
  waiting: 256,
  waitingBytes: 256 * 1024 * 1024,
  outgoingBytes: 128 * 1024 * 1024,
  memory: 512,
};

/** An invoice with a number of lines; a thousand exceed 64 KiB. */
const invoiceOf = (lines: number) => ({
  ...exampleInvoice,
  lines: Array.from({ length: lines }, () => exampleInvoice.lines[0]),
});

beforeAll(() => load('all'));

describe('a large body', () => {
  it('is processed in a thread, with the same answer as a small one', async () => {
    const request = { data: { ...invoiceOf(1500), colour: 'blue' }, warnings: true };
    const here = await service().post('/v0/build', request);
    const there = service({ offload: createThreads(options) });
    const reply = await there.post('/v0/build', request);
    expect(reply.status).toBe(200);
    expect(reply.text).toBe(here.text);
    expect(reply.headers.get('Billwright-Warnings')).toBe('1');
    expect(reply.headers.get('X-Request-Id')).not.toBe(here.headers.get('X-Request-Id'));
    const indented = await there.post('/v0/build?indent', request);
    expect(indented.text).toBe(`${JSON.stringify(here.body, null, 2)}\n`);
    const refused = await there.post('/v0/build', { data: { ...invoiceOf(1500), currency: 5 } });
    expect(refused.status).toBe(400);
    expect(refused.body.faults).toMatchObject([{ code: 'BW-JSON-TYPE', properties: ['$.currency'] }]);
    expect((await there.send('/v0/build', `{"data":${' '.repeat(70_000)}`)).body.faults[0].code).toBe('BW-JSON-SYNTAX');
  });

  it('has all parameters of its file, in any order', async () => {
    const here = service();
    const there = service({ offload: createThreads(options) });
    for (const query of ['to=en16931-cii', 'indent&to=en16931-cii', 'to=en16931-cii&indent', 'to=none&indent=1']) {
      const ask = async (by: ReturnType<typeof service>) =>
        (await by.send(`/v0/convert?${query}`, '%PDF-1.7', 'application/pdf')).text;
      expect(await ask(there)).toBe(await ask(here));
    }
  });

  it("is signed with the service's key only for authorised callers", async () => {
    const { tokens } = readTokens(`erp:${createHash('sha256').update('secret').digest('hex')}`);
    const own = { signingKey: examplePrivateKey, tokens: () => tokens };
    const there = service({ ...own, offload: createThreads({ ...options, threads: 1 }) });
    const sign = (headers: Record<string, string>) =>
      there.send('/v0/sign', JSON.stringify({ data: invoiceOf(1500) }), 'application/json', headers);
    const { status, body } = await sign({ Authorization: 'Bearer secret' });
    expect(status).toBe(200);
    expect(body.sigs).toHaveLength(1);
    // The same thread, which has just signed with the key.
    const refused = await sign({ Authorization: 'Bearer guess' });
    expect([refused.status, refused.body.key]).toEqual([401, 'unauthorized']);
    expect(refused.headers.get('WWW-Authenticate')).toContain('invalid_token');
  });

  it('is rejected while clients leave too many answers unread', async () => {
    const there = service({ offload: createThreads({ ...options, outgoingBytes: -1 }) });
    const { status, body, headers } = await there.post('/v0/build', { data: invoiceOf(1500) });
    expect([status, body.key, headers.get('Retry-After')]).toEqual([503, 'overloaded', '1']);
  });

  it('is cancelled after its time limit, and the next one is answered', async () => {
    const there = service({ offload: createThreads({ ...options, threads: 1, timeout: 5 }) });
    const { status, body, headers } = await there.post('/v0/build', { data: invoiceOf(1500) });
    expect(status).toBe(503);
    expect(body).toEqual({
      code: 503,
      key: 'timeout',
      message: expect.stringMatching(/^.* 0\.005 .*$/),
      faults: [],
    });
    expect(headers.get('Retry-After')).toBe('1');
    expect((await there.post('/v0/build', { data: exampleInvoice })).status).toBe(200);
  });

  it('is rejected if it needs too much memory, and the next one is answered', async () => {
    const offload = createThreads({ ...options, threads: 1, memory: 24 });
    const there = service({ offload });
    const { status, body } = await there.post('/v0/build', { data: invoiceOf(40_000) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ key: 'too-large', message: expect.stringContaining('memory') });
  });

  it('does not cause lines of a stream to be rejected', async () => {
    const threads = createThreads({ ...options, threads: 1, waiting: 0 });
    const statuses: number[] = [];
    const offload: Offload = async (...task) => {
      const answer = await threads(...task);
      statuses.push(answer.status);
      return answer;
    };
    const there = service({ offload });
    const large = there.post('/v0/build', { data: invoiceOf(1500) });
    const line = `${JSON.stringify({ action: 'build', payload: { data: exampleInvoice } })}\n`;
    const { text } = await there.send('/v0/bulk', line.repeat(3), 'application/jsonl');
    expect([...text.matchAll(/"error":null/g)]).toHaveLength(4);
    expect((await large).status).toBe(200);
    expect(statuses).toEqual([200, 200]);
  });

  it('is rejected when too many wait', async () => {
    const there = service({ offload: createThreads({ ...options, threads: 1, waiting: 1 }) });
    const request = { data: invoiceOf(1500) };
    const replies = await Promise.all([1, 2, 3].map(() => there.post('/v0/build', request)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 503]);
    expect(replies[2]?.body).toMatchObject({ code: 503, key: 'overloaded' });
    expect(replies[2]?.headers.get('Retry-After')).toBe('1');
    const narrow = service({ offload: createThreads({ ...options, threads: 1, waitingBytes: 1000 }) });
    const two = await Promise.all([1, 2].map(() => narrow.post('/v0/build', request)));
    expect(two.map(({ status }) => status)).toEqual([200, 503]);
    expect(Number(two[1]?.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  });
});

describe('a document that needs several threads', () => {
  it('waits for them, and frees them afterwards', async () => {
    // On a busy machine, the last ones wait long.
    const there = service({ offload: createThreads({ ...options, threads: 2, memory: 70, timeout: 180_000 }) });
    const small = { data: invoiceOf(1500) };
    const large = { data: invoiceOf(6000) };
    const replies = await Promise.all([small, large, small, small].map((request) => there.post('/v0/build', request)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies.map(({ body }) => body.lines.length)).toEqual([1500, 6000, 1500, 1500]);
  });
});

describe('a YAML text that exceeds the memory', () => {
  const narrow = () => service({ offload: createThreads({ ...options, threads: 1, memory: 100 }) });
  const yaml = `# ${'x'.repeat(130_000)}\n{ $schema: https://gobl.org/draft-0/note/message, content: Hello }`;

  it.each<[string, string, string]>([
    ['a body', `data: {}\n# ${'x'.repeat(130_000)}`, 'application/yaml'],
    ['a document as a text', JSON.stringify({ data: yaml }), 'application/json'],
  ])('is rejected before it is read: %s', async (_, text, type) => {
    const { status, body } = await narrow().send('/v0/build', text, type);
    expect([status, body.key]).toEqual([413, 'too-large']);
    expect(body.message).toMatch(/YAML .* 118\.33 KiB .* JSON/);
  });

  it('is rejected by the thread if the request hides it', async () => {
    const hidden = JSON.stringify({ data: yaml }).replace('"data"', '"d\\u0061ta"');
    const { status, body } = await narrow().send('/v0/build', hidden);
    expect([status, body.key]).toEqual([413, 'too-large']);
    expect(body.message).toMatch(/YAML .* 121168/);
  });

  it('gets the JSON fault if it was meant as JSON', async () => {
    const { status, body } = await narrow().post('/v0/build', { data: `{ "a": ${' '.repeat(130_000)}` });
    expect([status, body.faults[0].code]).toEqual([400, 'BW-TEXT-SYNTAX']);
  });
});

describe('a small body', () => {
  it('is answered in the main thread, unless it may be YAML that expands', async () => {
    let sent = 0;
    const threads = createThreads({ ...options, threads: 1 });
    const there = service({
      offload(task) {
        sent++;
        return threads(task);
      },
    });
    await there.post('/v0/build', { data: exampleInvoice });
    expect(sent).toBe(0);
    const yaml = 'data: { $schema: https://gobl.org/draft-0/note/message, title: &a Hello, content: *a }';
    const { status, body } = await there.send('/v0/build', yaml, 'application/yaml');
    expect(sent).toBe(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Hello', content: 'Hello' });
  });
});

describe('a small task', () => {
  const large = JSON.stringify({ data: invoiceOf(40_000) });
  // On a busy machine, a large document takes longer than others may wait by default.
  const busy = { ...options, threads: 1, memory: 1024, timeout: 180_000 };

  it('does not wait for large documents', async () => {
    const { send } = service({ offload: createThreads({ ...busy, laneMemory: 128 }) });
    const order: string[] = [];
    const ask = (name: string, body: string) =>
      send('/v0/build', body).then(({ status }) => order.push(`${name} ${status}`));
    const many = Array.from({ length: 3 }, () => ask('large', large));
    // The first waits for its thread to start, which may take as long as a large document.
    await ask('small', JSON.stringify({ data: JSON.stringify(exampleInvoice).padEnd(3000) }));
    expect(order.at(-1)).toBe('small 200');
    expect(order.length).toBeLessThanOrEqual(many.length);
    await Promise.all(many);
  });

  it('that takes long moves to the other threads', async () => {
    const { send } = service({ offload: createThreads({ ...busy, laneMemory: 128 }) });
    const first = send('/v0/build', large);
    const slow = `data: [${'?,'.repeat(80_000)}]`;
    const { status, body } = await send('/v0/build', JSON.stringify({ data: `{${'"a":[],'.repeat(7000)}` }));
    expect([status, body.key]).toEqual([400, 'input']);
    expect((await send('/v0/build', slow, 'application/yaml')).status).toBe(400);
    expect((await first).status).toBe(200);
  });
});
