import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../service/app.ts';
import { tookTooLong } from '../service/http/work.ts';
import {
  AccessError,
  type Attempt,
  BusyError,
  type ClientOptions,
  createClient,
  InputError,
  NotFoundError,
  ServiceError,
  ValidationError,
} from './index.ts';
import { delayBefore } from './retries.ts';

const version = () => Response.json({ version: 'v1', billwright: 'v1', standard: 'v0' });

const refusing = (status: number, key: string, headers: Record<string, string> = {}) =>
  Response.json({ code: status, key, message: key }, { status, headers });

/** Returns the service's response to work that takes more than 30 seconds. */
function tooLong(): Response {
  const { status, body, headers = {} } = tookTooLong(30_000);
  return new Response(String(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/**
 * Returns a client that receives these responses in order, and the requests it sent. An error stands for a missing
 * response.
 */
function client(answers: (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const sent: { url: string; headers: Headers }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) });
    const answer = answers[sent.length - 1];
    if (!(answer instanceof Response)) throw answer ?? new Error('asked too often');
    return answer;
  };
  return { sent, ...createClient({ base: 'http://service.test/v0', fetch, ...options }) };
}

const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('retries', () => {
  it('repeat the request with the same key until there is a response', async () => {
    const { sent, keygen } = client([
      new TypeError('reset'),
      refusing(503, 'overloaded', { 'Retry-After': '0' }),
      Response.json({ private: {}, public: {} }),
    ]);
    expect((await keygen()).value).toEqual({ privatekey: {}, publickey: {} });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('stop after the maximum number and report the last error', async () => {
    const answers = Array.from({ length: 3 }, () => refusing(429, 'too-many', { 'Retry-After': '0' }));
    const { sent, version } = client(answers);
    expect(await errorOf(version())).toMatchObject({ key: 'too-many', retryAfter: 0 });
    expect(sent).toHaveLength(3);
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('happen when the service reports a slow request body', async () => {
    const never = new ReadableStream();
    const slow = createApp({ limits: { bodyTimeout: 1 } });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: never, duplex: 'half' };
    const answer = await slow.fetch(new Request('http://service.test/v0/build', init));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([408, null]);
    const { sent, version: ask } = client([answer, version()]);
    await ask();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a fault of the request', refusing(400, 'input'), {}],
    ['work that takes too long', tooLong(), {}],
    ['a service that is away for longer', refusing(503, 'overloaded', { 'Retry-After': '3600' }), {}],
    ['a client without retries', refusing(503, 'overloaded', { 'Retry-After': '0' }), { retries: 0 }],
  ])('do not happen for %s', async (_case, answer, options) => {
    const { sent, version } = client([answer], options);
    expect(await errorOf(version())).toBeInstanceOf(ServiceError);
    expect(sent).toHaveLength(1);
  });

  it('wait longer each time, or as long as the service asks', () => {
    expect(delayBefore(1, undefined)).toBeLessThanOrEqual(250);
    expect(delayBefore(4, undefined)).toBeGreaterThanOrEqual(1000);
    expect(delayBefore(60, undefined)).toBeLessThanOrEqual(30_000);
    expect([delayBefore(1, 2), delayBefore(1, 31)]).toEqual([2000, undefined]);
  });

  it('report the delay that the service gives in seconds or as a date', async () => {
    const told = async (header: string) => {
      const answer = refusing(503, 'overloaded', { 'Retry-After': header });
      return ((await errorOf(client([answer], { retries: 0 }).version())) as ServiceError).retryAfter;
    };
    expect([await told('7'), await told('soon')]).toEqual([7, undefined]);
    expect([await told('-1'), await told('1.5'), await told('2026-11-21')]).toEqual([undefined, undefined, undefined]);
    expect(await told(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50);
  });

  it('end during a delay if the signal is aborted', async () => {
    const controller = new AbortController();
    const { sent, version } = client([refusing(503, 'overloaded', { 'Retry-After': '20' })]);
    const call = version({ signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort(new Error('no longer wanted'));
    await expect(call).rejects.toThrow('no longer wanted');
  });
});

describe('request', () => {
  it('has the headers of the client and of a hook; another hook sees each response', async () => {
    const heard: unknown[] = [];
    const { sent, version: ask } = client([refusing(503, 'overloaded', { 'Retry-After': '0' }), version()], {
      headers: { 'X-Tenant': 'ribera' },
      token: 'secret',
      beforeRequest: ({ headers, attempt }: Attempt) => {
        headers['X-Attempt'] = String(attempt);
      },
      afterAnswer: ({ status, attempt, url }) => void heard.push([status, attempt, url]),
    });
    await ask();
    expect(sent.map(({ headers }) => [...headers])).toEqual(
      [1, 2].map((attempt) => [
        ['accept', 'application/json'],
        ['authorization', 'Bearer secret'],
        ['x-attempt', String(attempt)],
        ['x-tenant', 'ribera'],
      ]),
    );
    const url = 'http://service.test/v0/';
    expect(heard).toEqual([
      [503, 1, url],
      [200, 2, url],
    ]);
  });

  it('names the language that the caller reads', async () => {
    const { sent, version: ask } = client([version()], { language: 'de' });
    await ask();
    expect(sent[0]?.headers.get('Accept-Language')).toBe('de');
  });

  it('has the key given by the caller', async () => {
    const { sent, build } = client([Response.json({})], { retries: 0 });
    await build({ data: {} }, { idempotencyKey: 'invoice-7' });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('invoice-7');
  });

  it('is abandoned after its timeout', async () => {
    const fetch = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const { version } = createClient({ base: '/v0', fetch, timeout: 5, retries: 0 });
    await expect(version()).rejects.toMatchObject({ name: 'UnreachableError', reason: 'timeout' });
  });
});

it('rejections have an error class for each key', async () => {
  for (const [status, key, type] of [
    [400, 'input', InputError],
    [422, 'validation', ValidationError],
    [401, 'unauthorized', AccessError],
    [404, 'not-found', NotFoundError],
    [503, 'timeout', BusyError],
    [500, 'internal', ServiceError],
  ] as const) {
    const error = await errorOf(client([refusing(status, key)]).version());
    expect(error).toBeInstanceOf(type);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ name: type.name, code: status, key });
  }
});
