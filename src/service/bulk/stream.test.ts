import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../operations/errors.ts';
import { examplePrivateKey } from '../../operations/example-data.ts';
import { readTokens } from '../auth/tokens.ts';
import type { Answer } from '../http/answer.ts';
import type { AppOptions, LogEntry } from '../http/options.ts';
import type { Task } from '../http/work.ts';
import { StreamBudget } from '../limits/stream-budget.ts';
import { invoice, service } from '../testing.ts';
import { answerStream, type StreamOptions } from './stream.ts';

const LINES = 'application/jsonl';

interface Response {
  req_id?: string;
  seq_id: number;
  payload?: Record<string, unknown>;
  error: { key: string; message: string; faults?: { code: string }[] } | null;
  is_final: boolean;
}

function streamOf(pieces: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

/** Returns the responses to a stream of lines. */
async function bulk(lines: readonly (object | string)[], options: AppOptions = {}, query = '', token?: string) {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const reply = await service(options).send(`/v0/bulk${query}`, text, LINES, headers);
  const responses = reply.text.split('\n').filter(Boolean);
  return { ...reply, responses: responses.map((line) => JSON.parse(line) as Response) };
}

const build = (id: string) => ({ action: 'build', req_id: id, payload: { data: invoice } });

describe('a stream of requests', () => {
  it('is answered line by line in order despite bad lines, with an end marker', async () => {
    const entries: LogEntry[] = [];
    const log = (entry: LogEntry) => entries.push(entry);
    const { status, headers, responses } = await bulk(
      [
        build('a'),
        '',
        '{"action":',
        { action: 'build', payload: { data: { ...invoice, lines: 1 } } },
        '[]',
        build('b'),
      ],
      { log },
    );
    expect([status, headers.get('Content-Type')]).toEqual([200, LINES]);
    expect(responses.map(({ seq_id, error, is_final }) => [seq_id, error?.key, is_final])).toEqual([
      ...[[1, undefined, false] as const, [2, 'input', false], [3, 'input', false], [4, 'input', false]],
      ...[
        [5, undefined, false],
        [6, undefined, true],
      ],
    ]);
    expect(responses[0]).toMatchObject({ req_id: 'a', payload: { totals: { payable: '70.00' } } });
    expect(responses[1]?.error?.message).toMatch(/ 3, /);
    await Promise.resolve();
    expect(entries).toEqual([
      expect.objectContaining({ operation: 'bulk', status: 200, about: { lines: 5, undone: 3 } }),
    ]);
    expect(entries[0]?.sent).toBeGreaterThan(1000);
  });

  it('may be empty, and has no end marker on request', async () => {
    expect((await bulk([{ action: 'ping' }], {}, '?final=false')).responses).toHaveLength(1);
    expect((await bulk([])).responses).toEqual([{ seq_id: 1, error: null, is_final: true }]);
  });

  it('must be JSON lines in UTF-8', async () => {
    const { send } = service();
    for (const type of ['application/json', 'text/plain', `${LINES}; charset=latin1`]) {
      expect((await send('/v0/bulk', '{}', type)).body).toMatchObject({ code: 415, key: 'unsupported-media-type' });
    }
    const bytes = new Uint8Array([0xff, 0x0a, ...new TextEncoder().encode('{"action":"ping"}')]);
    const lines = (await send('/v0/bulk', bytes, `${LINES}; charset=UTF-8`)).text.trim().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      error: { key: 'input', message: expect.stringMatching(/\b1\b/) },
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ seq_id: 2, payload: { pong: true } });
  });

  it('has lines of limited length, and continues after a longer one', async () => {
    const { responses } = await bulk([build('x'.repeat(5000)), { action: 'ping' }], { limits: { maxBody: 2000 } });
    expect(responses.map(({ error, payload }) => error?.key ?? payload)).toEqual([
      ...['too-large', { pong: true }, undefined],
    ]);
    expect(responses[0]?.error?.message).toMatch(/\b1\b/);
  });

  it('is authorised line by line', async () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    const { tokens } = readTokens(`erp:${sha('erp')}:signing,documents\nshop:${sha('shop')}:documents`);
    const options: AppOptions = {
      tokens: () => tokens,
      signingKey: examplePrivateKey,
      closed: ['documents', 'signing', 'reference'],
    };
    const lines = [
      build('a'),
      { action: 'sign', payload: { data: { ...invoice, code: '1' } } },
      { action: 'keygen' },
      { action: 'regimes' },
    ];
    const keys = async (token?: string) =>
      (await bulk(lines, options, '?final=false', token)).responses.map(({ error }) => error?.key);
    expect(await keys('erp')).toEqual([undefined, undefined, undefined, 'forbidden']);
    expect(await keys('shop')).toEqual([undefined, 'forbidden', 'forbidden', 'forbidden']);
    expect((await bulk(lines, options)).status).toBe(401);
    const open = { ...options, closed: [] };
    const signed = (await bulk(lines, open, '?final=false')).responses.map(({ error }) => error?.key);
    expect(signed).toEqual([undefined, 'unauthorized', undefined, undefined]);
  });
});

describe('threads that process a stream', () => {
  /** Returns the bodies of tasks, and a function that answers each. */
  function threads(answer: (text: string, number: number) => Answer | Promise<Answer>) {
    const texts: string[] = [];
    const offload = Object.assign(
      async ({ body }: Task) => {
        const text = new TextDecoder().decode(body);
        return await answer(text, texts.push(text));
      },
      { parallel: 2 },
    );
    return { texts, offload };
  }

  const pongs = (text: string) => ({
    status: 200,
    body: `${text.trim().replaceAll(/\{.*\}/g, '{"seq_id":0,"error":null}')}\n`,
  });
  const tooLarge = { status: 413, body: '{"code":413,"key":"too-large","message":"too much"}\n' };

  it('get each line separately if a group fails, so that one line does not affect the others', async () => {
    const { texts, offload } = threads((text) => (text.includes('poison') ? tooLarge : pongs(text)));
    const { responses } = await bulk([build('a'), build('poison'), build('c')], { offload }, '?final=false');
    expect(texts).toHaveLength(4);
    expect(responses.map(({ error }) => error?.key)).toEqual([undefined, 'too-large', undefined]);
    expect(responses[1]?.seq_id).toBe(2);
  });

  it('are retried while overloaded', async () => {
    const busy = {
      ...{ status: 503, body: '{"code":503,"key":"overloaded","message":"busy"}' },
      headers: { 'Retry-After': '1' },
    };
    const { texts, offload } = threads((text, number) => (number === 1 ? busy : pongs(text)));
    const { responses } = await bulk([build('a')], { offload }, '?final=false');
    expect([texts.length, responses[0]?.error]).toEqual([2, null]);
  });

  it('are answered in request order or as they finish', async () => {
    const slow = async (text: string) => {
      if (text.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 100));
      const ids = [...text.matchAll(/"req_id":"(\w+)"/g)].map(([, id]) => `{"req_id":"${id}","error":null}\n`);
      return { status: 200, body: ids.join('') };
    };
    const sent = async (query: string) => {
      const pieces = [build('slow'), build('quick')].map((line) =>
        new TextEncoder().encode(`${JSON.stringify(line)}\n`),
      );
      const body = streamOf(pieces);
      const { ask } = service({ offload: threads(slow).offload });
      const init = { method: 'POST', body, headers: { 'Content-Type': LINES }, duplex: 'half' } as RequestInit;
      const { text } = await ask(`/v0/bulk?final=false${query}`, init);
      return [...text.matchAll(/"req_id":"(\w+)"/g)].map(([, id]) => id);
    };
    expect(await sent('')).toEqual(['slow', 'quick']);
    expect(await sent('&ordered=false')).toEqual(['quick', 'slow']);
  });
});

describe('the bytes that a stream keeps in memory', () => {
  const LINE = new TextEncoder().encode(`${'x'.repeat(999)}\n`);
  const PART = new TextEncoder().encode('x'.repeat(1000));

  /** Answers a stream with a line of `answered` for each group, with a budget of about 3,000 bytes for incoming data. */
  function answering(body: ReadableStream<Uint8Array<ArrayBuffer>>, options: Partial<StreamOptions> = {}) {
    const incoming = new StreamBudget(3300, 3300);
    const plain = { stream: body, received: () => Number.POSITIVE_INFINITY, broken: () => refusal('input', 'ended') };
    const { readable, done } = answerStream(plain, {
      ...{ ordered: true, final: true, longest: 2000, ahead: 2, incoming, patience: 60_000, lineTime: 60_000 },
      work: async () => ({ status: 200, body: '{"answered":true}\n' }),
      ...options,
    });
    return { incoming, done, text: new globalThis.Response(readable).text() };
  }

  it('are released if they are skipped, so that an endless line takes no memory', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (given) => {
        controller = given;
      },
    });
    const { incoming, text } = answering(body);
    for (let piece = 0; piece < 50; piece++) controller?.enqueue(PART.slice());
    await expect.poll(() => incoming.reserved).toBe(0);
    controller?.enqueue(new TextEncoder().encode('\n{}\n'));
    controller?.close();
    const lines = (await text).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).error?.key ?? 'none')).toEqual(['too-large', 'none', 'none']);
  });

  it('are limited to lines in progress: a longer stream waits for its own answers', async () => {
    let left = 40;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(LINE.slice());
        else controller.close();
      },
    });
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { status: 200, body: '{"answered":true}\n' };
    };
    const { text } = answering(body, { work: slowly, patience: 60_000 });
    expect((await text).match(/"answered":true/g)).toHaveLength(40);
  });

  it('are released when a line does not end in time', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        controller.enqueue(new TextEncoder().encode('x'));
      },
    });
    const { incoming, text } = answering(body, { lineTime: 50 });
    const [line = ''] = (await text).trim().split('\n');
    expect(JSON.parse(line)).toMatchObject({ error: { code: 408, key: 'timeout' }, is_final: true });
    expect(incoming.reserved).toBe(0);
  });

  it('are released in time if streams wait for each other', async () => {
    const incoming = new StreamBudget(3300, 3300);
    const answers = Array.from({ length: 3 }, () => {
      const pieces = [PART, PART, new TextEncoder().encode('\n')];
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece.slice());
          else controller.close();
        },
      });
      return answering(body, { incoming, lineTime: 1000 });
    });
    const texts = await Promise.all(answers.map(({ text }) => text));
    const ends = texts.map((each) => (each.includes('"answered":true') ? 'answered' : 'overloaded')).sort();
    expect(ends).toContain('answered');
    expect(ends).toContain('overloaded');
    expect(texts.every((each) => each.includes('"answered":true') || each.includes('"key":"overloaded"'))).toBe(true);
    expect(incoming.reserved).toBe(0);
  });
});
