import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../engine/loading.ts';
import { createApp } from '../service/app.ts';
import { type BulkAnswer, type BulkRequest, createClient, ServiceError, ValidationError } from './index.ts';

beforeAll(() => load('all'));

const app = createApp();
let sent: string[] = [];
const client = createClient({
  base: 'http://service.test/v0',
  fetch: async (url, init) => {
    sent.push(url);
    return await app.fetch(new Request(url, init));
  },
});

const message = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' } as const;

async function all(answers: AsyncIterable<BulkAnswer>): Promise<BulkAnswer[]> {
  const list: BulkAnswer[] = [];
  for await (const answer of answers) list.push(answer);
  return list;
}

/** Yields builds of messages. */
function* builds(count: number): Generator<BulkRequest> {
  for (let i = 0; i < count; i++)
    yield { operation: 'build', id: `m-${i}`, request: { data: { ...message, content: `${i}` } } };
}

describe('bulk', () => {
  it('yields an answer to each request in order, with its error or its warnings', async () => {
    const requests: BulkRequest[] = [
      { operation: 'build', id: 'a', request: { data: { ...message, colour: 'red' } } },
      { operation: 'validate', id: 'b', request: { data: { $schema: message.$schema } } },
      { operation: 'build', request: { data: { ...message, content: Number.NaN } } },
      { operation: 'convertCurrency', id: 'd', request: { data: message, currency: 'EUR' } },
      { operation: 'validate', id: 'e', request: { data: message, warnings: false } },
    ];
    const [a, b, c, d, e, ...more] = await all(client.bulk(requests));
    expect(a).toMatchObject({ id: 'a', index: 0, ok: true, value: { content: 'Hello' } });
    expect(a?.ok && a.warnings.map(({ properties }) => properties)).toEqual([['$.colour']]);
    expect(b).toMatchObject({ id: 'b', index: 1, ok: false, error: { key: 'validation', code: 422 } });
    expect(!b?.ok && b?.error).toBeInstanceOf(ValidationError);
    expect(c).toMatchObject({ id: undefined, index: 2, ok: false, error: { key: 'input' } });
    expect(d).toMatchObject({ id: 'd', ok: false });
    expect(e).toMatchObject({ id: 'e', index: 4, ok: true, value: { ok: true }, warnings: [] });
    expect(more).toEqual([]);
  });

  it('sends many in parts, from a generator that is read no further than needed', async () => {
    sent = [];
    const list = await all(client.bulk(builds(1201), { parallel: 3 }));
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 1201 }, (_, i) => `m-${i}`));
    expect(list.every((each) => each.ok && (each.value as { content: string }).content === `${each.index}`)).toBe(true);
    expect(sent).toHaveLength(3);
    sent = [];
    for await (const { index } of client.bulk(builds(100_000))) if (index === 3) break;
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('retries a part, and rejects if the service ends the stream early or refuses it', async () => {
    let attempts = 0;
    const flaky = createClient({
      base: 'http://service.test/v0',
      fetch: (url, init) => (attempts++ === 0 ? new Response('', { status: 503 }) : app.fetch(new Request(url, init))),
    });
    expect(await all(flaky.bulk(builds(2)))).toHaveLength(2);
    expect(attempts).toBe(2);
    const lines = [
      { req_id: '0', seq_id: 1, payload: message, error: null, is_final: false },
      { seq_id: 2, error: { code: 503, key: 'overloaded', message: 'x' }, is_final: true },
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    for (const answer of [new Response(text), Response.json({ code: 403, key: 'forbidden' }, { status: 403 })]) {
      const stopped = createClient({ base: '/v0', retries: 0, fetch: () => answer });
      await expect(all(stopped.bulk(builds(2)))).rejects.toBeInstanceOf(ServiceError);
    }
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const answers = client.bulk(builds(5000), { signal: controller.signal });
    await answers.next();
    controller.abort();
    await expect(all(answers)).rejects.toBe(controller.signal.reason);
  });

  it('yields nothing for no requests, and accepts bytes', async () => {
    expect(await all(client.bulk([]))).toEqual([]);
    const data = new TextEncoder().encode('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>');
    const [answer] = await all(client.bulk([{ operation: 'validate', request: { data } }]));
    expect(answer?.ok).toBe(false);
  });
});
