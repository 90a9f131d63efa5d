import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { load } from '../../engine/loading.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { createApp } from '../../service/app.ts';
import type { Offload } from '../../service/http/work.ts';
import { createHttpServer } from './http/server.ts';
import { stopGracefully } from './http/stop.ts';

/** Messages that an SDK client never sends, over HTTP on a real port. */

const defect = vi.fn();
const noClock = {
  ...systemEnvironment(),
  now: () => {
    throw new Error('broken clock');
  },
};
const sound = createHttpServer(createApp({ limits: { maxBody: 100_000 } }), '127.0.0.1');
const broken = createHttpServer(createApp({ environment: noClock, defect }), '127.0.0.1');
const without = createHttpServer(createApp({ mcp: false }), '127.0.0.1');
const elsewhere = vi.fn<Offload>(async () => ({ status: 200, body: '[]' }));
const offloading = createHttpServer(createApp({ offload: elsewhere }), '127.0.0.1');
const breaking = createHttpServer(
  createApp({ offload: () => Promise.reject(new Error('a thread ended')), defect }),
  '127.0.0.1',
);
const servers = [sound, broken, without, offloading, breaking];

beforeAll(async () => {
  await load('all');
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  await Promise.all(servers.map((each) => stopGracefully(each)));
});

async function ask(init: RequestInit, server = sound) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/v0/mcp`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

function post(body: unknown, headers: Record<string, string> = {}, server = sound) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return ask({ method: 'POST', body: text, headers: { 'Content-Type': 'application/json', ...headers } }, server);
}

const ping = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' });
const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});
const build = (data: unknown) => ({
  jsonrpc: '2.0',
  id: 'a',
  method: 'tools/call',
  params: { name: 'build', arguments: { data } },
});

describe('an MCP message over HTTP', () => {
  it('is answered by JSON with a line feed, for any Accept and without a session', async () => {
    for (const accept of ['application/json, text/event-stream', 'application/json', 'text/event-stream', '*/*']) {
      const { status, headers, text } = await post(ping(1), { Accept: accept });
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('application/json');
      expect(headers.get('Mcp-Session-Id')).toBeNull();
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(text).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
    }
  });

  it('needs neither initialize nor a session', async () => {
    const { body } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { 'Mcp-Session-Id': 'unknown' });
    expect(body.result.tools.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['build', 'convert', 'validate']),
    );
  });

  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'may have the protocol version %s',
    async (version) => {
      expect((await post(initialize(version))).body.result.protocolVersion).toBe(version);
      expect((await post(ping(1), { 'Mcp-Protocol-Version': version })).status).toBe(200);
    },
  );

  it("gets the newest version if the client's is unknown", async () => {
    expect((await post(initialize('1999-01-01'))).body.result.protocolVersion).toBe('2025-11-25');
    const { status, body } = await post(ping(1), { 'Mcp-Protocol-Version': '1999-01-01' });
    expect([status, body.error.code]).toEqual([400, -32000]);
  });

  it('gets no answer if it is a notification or response', async () => {
    for (const message of [
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      { jsonrpc: '2.0', id: 1, result: {} },
    ]) {
      const { status, text } = await post(message);
      expect([status, text]).toEqual([202, '']);
    }
  });

  it.each([[{}], [{ ttl: 60_000 }], [5]])('is answered normally if it asks to become a task: %j', async (task) => {
    const params = { name: 'regime', arguments: { code: 'ES', fields: ['currency'] }, task };
    const { body } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(body).toMatchObject({ id: 1, result: { structuredContent: { currency: 'EUR' } } });
    expect((await post([{ jsonrpc: '2.0', id: 1, method: 'ping', params: { task } }])).body).toMatchObject({
      result: {},
    });
  });

  it('keeps numbers exact', async () => {
    const text = JSON.stringify(
      build({
        $schema: 'https://gobl.org/draft-0/bill/invoice',
        currency: 'EUR',
        supplier: { name: 'A' },
        lines: [{ quantity: '1', item: { name: 'x', price: 'PRICE' } }],
      }),
    );
    const { body } = await post(text.replace('"PRICE"', '1234567890123456.78'));
    expect(body.result.structuredContent.lines[0].item.price).toBe('1234567890123456.78');
  });
});

describe('event stream', () => {
  const telling = (progressToken: unknown, data: unknown = { content: 'x' }) => {
    const { params, ...message } = build(data);
    return { ...message, params: { ...params, _meta: { progressToken } } };
  };
  const both = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };

  async function stream(message: unknown, server = sound, headers = both) {
    const { port } = server.address() as AddressInfo;
    const body = JSON.stringify(message);
    const response = await fetch(`http://127.0.0.1:${port}/v0/mcp`, { method: 'POST', headers, body });
    const events = (await response.text()).split('\n\n').filter((event) => event !== '');
    return {
      type: response.headers.get('Content-Type'),
      status: response.status,
      messages: events.map((event) => JSON.parse(event.replace(/^event: message\ndata: /, ''))),
    };
  }

  it.each([['t'], [0], [-1], ['']])('is used if there is a progressToken: %j', async (progressToken) => {
    const { type, status, messages } = await stream(telling(progressToken));
    expect([type, status]).toEqual(['text/event-stream', 200]);
    expect(messages.at(0)).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken, progress: 0, total: 4, message: 'reading' },
    });
    expect(messages.at(-1)).toMatchObject({ id: 'a', result: { isError: true } });
  });

  it('reports each step of the work, in order', async () => {
    const lines = [{ quantity: '1', item: { name: 'x', price: '1.00' } }];
    const parties = { supplier: { name: 'x' }, customer: { name: 'y' } };
    const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR', code: '1', ...parties, lines };
    const { messages } = await stream(telling('t', data));
    expect(messages.map(({ params, result }) => params?.progress ?? result.isError)).toEqual([0, 1, 2, 3, false]);
  });

  it('is used for no other message', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: { progressToken: 1 } } };
    for (const [message, accept] of [
      [build({}), both.Accept],
      [list, both.Accept],
      [[telling(1)], both.Accept],
      [telling(1), 'application/json'],
      [telling(1), '*/*'],
      [telling(1), 'application/json, text/event-stream;q=0'],
    ] as const) {
      const { status, headers, body } = await post(message, { Accept: accept });
      expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json']);
      expect(body).toBeDefined();
    }
  });

  it.each([[{}], [null], [true], [1.5], [[1]]])(
    'is answered with an error by id for a progressToken of another type: %j',
    async (token) => {
      const { status, body } = await post(telling(token), both);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: 'a',
        error: { code: -32602, message: expect.stringContaining('progressToken') },
      });
    },
  );

  it('reports progress of threads as it happens', async () => {
    const event = { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 1, progress: 1 } };
    const answer = '{"jsonrpc":"2.0","id":"a","result":{}}\n';
    elsewhere.mockImplementationOnce(async (_task, _caller, aside) => {
      aside?.({ progress: event, id: 'a' });
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { status: 200, body: new TextEncoder().encode(answer) };
    });
    const { type, messages } = await stream(telling(1, 'x'.repeat(100_000)), offloading);
    expect(type).toBe('text/event-stream');
    expect(messages).toEqual([event, JSON.parse(answer)]);
  });

  it('ends with an error by its id if the work was cancelled', async () => {
    elsewhere.mockImplementationOnce(async (_task, _caller, aside) => {
      aside?.({ progress: { jsonrpc: '2.0', method: 'notifications/progress' }, id: 'a' });
      return {
        status: 503,
        body: '{"code":503,"key":"timeout","message":"the request was cancelled after 30 seconds"}\n',
      };
    });
    const { status, messages } = await stream(telling(1, 'x'.repeat(100_000)), offloading);
    expect(status).toBe(200);
    expect(messages.at(-1)).toMatchObject({ id: 'a', error: { code: -32000, data: { code: 503, key: 'timeout' } } });
  });

  it('cancels the work when its reader closes it', async () => {
    const ended = new Promise<void>((resolve) => {
      elsewhere.mockImplementationOnce(async (_task, caller, aside) => {
        aside?.({ progress: { jsonrpc: '2.0', method: 'notifications/progress' }, id: 'a' });
        await new Promise((gone) => caller?.addEventListener('abort', gone));
        resolve();
        return { status: 499, body: null };
      });
    });
    const { port } = offloading.address() as AddressInfo;
    const controller = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/v0/mcp`, {
      ...{ method: 'POST', headers: both, signal: controller.signal },
      body: JSON.stringify(telling(1, 'x'.repeat(100_000))),
    });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    controller.abort();
    await ended;
  });
});

describe('several messages', () => {
  it('are answered together', async () => {
    const { status, body } = await post([ping(1), { jsonrpc: '2.0', method: 'notifications/initialized' }, ping('b')]);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: unknown }) => id)).toEqual([1, 'b']);
  });

  it('are limited to fifty', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, id) => ping(id));
    expect((await post(many(50))).body).toHaveLength(50);
    const { status, body } = await post(many(51));
    expect(status).toBe(400);
    expect(body).toMatchObject({ id: null, error: { code: -32600, message: expect.stringContaining('50') } });
  });

  it('are processed in threads, because fifty short ones may ask for megabytes', async () => {
    elsewhere.mockClear();
    expect((await post(ping(1), {}, offloading)).body).toMatchObject({ id: 1, result: {} });
    expect(elsewhere).not.toHaveBeenCalled();
    const bundle = { name: 'schema', arguments: { path: 'bill/invoice', bundle: true } };
    const list = JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: bundle }]);
    for (const [body, type] of [
      [` \n${list}`, 'application/json'],
      [`\uFEFF${list}`, 'application/json'],
      ['- jsonrpc: "2.0"', 'application/yaml'],
    ] as const) {
      elsewhere.mockClear();
      expect((await post(body, { 'Content-Type': type }, offloading)).text).toBe('[]');
      expect(elsewhere).toHaveBeenCalledOnce();
    }
  });

  it('cannot cancel one another, which would leave a request without an answer', async () => {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'a' } };
    const { status, body } = await post([build({}), cancel]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'a', result: { isError: true } });
  });

  it('with the same id get at least one answer', async () => {
    expect((await post([ping(1), ping(1)])).status).toBe(200);
  });
});

describe('invalid messages', () => {
  it.each([
    ['invalid JSON', 'not-json'],
    ['an empty body', ''],
    ['a duplicate id', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}'],
    ['too many levels', '['.repeat(129) + ']'.repeat(129)],
    ['a message that is not an object', '5'],
    ['a message without jsonrpc', '{"hello":"world"}'],
    ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}'],
    ['an id out of range', '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}'],
    ['the name of a prototype', '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}'],
    ['an invalid message among valid ones', '[{"jsonrpc":"2.0","id":1,"method":"ping"},5]'],
  ])('are rejected with 400 and a JSON-RPC error: %s', async (_, text) => {
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700, message: expect.any(String) } });
  });

  it.each([
    ['a duplicate member', '{"jsonrpc":"2.0","id":"a","method":"ping","method":"ping"}', 'a'],
    ['too many levels', `{"jsonrpc":"2.0","id":7,"method":"ping","params":${'['.repeat(129)}${']'.repeat(129)}}`, 7],
    ['too many levels, with an invalid id', `{"id":{},"params":${'['.repeat(129)}${']'.repeat(129)}}`, null],
  ])('are answered by id if possible: %s', async (_, text, id) => {
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: '2.0', id, error: { code: -32700 } });
  });

  it('have positions in the error body', async () => {
    const { body } = await post('{"jsonrpc":"2.0",}');
    expect(body.error.message).toMatch(/line 1, column 18/);
    expect(body.error.data).toMatchObject({ code: 400, key: 'input', faults: [{ code: 'BW-JSON-SYNTAX' }] });
  });

  it('are rejected with the error body for content type, encoding and size', async () => {
    const type = await post(ping(1), { 'Content-Type': 'text/plain' });
    expect([type.status, type.body.key]).toEqual([415, 'unsupported-media-type']);
    const encoding = await post(ping(1), { 'Content-Encoding': 'zip' });
    expect([encoding.status, encoding.body.key]).toEqual([415, 'unsupported-media-type']);
    const size = await post(' '.repeat(100_001));
    expect([size.status, size.body.key, size.headers.get('Connection')]).toEqual([413, 'too-large', 'close']);
  });
});

it('an initialize without parameters gets an explanation and the proper code', async () => {
  const { status, body } = await post({ jsonrpc: '2.0', id: 1, method: 'initialize' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 1,
    error: { code: -32602, message: expect.stringMatching(/^initialize: params/) },
  });
});

describe('other MCP methods', () => {
  it('GET is rejected, because there is nothing to stream', async () => {
    const { status, headers, body } = await ask({ headers: { Accept: 'text/event-stream' } });
    expect([status, headers.get('Allow')]).toEqual([405, 'POST, DELETE, OPTIONS']);
    expect(body).toMatchObject({ code: 405, key: 'method-not-allowed' });
  });

  it('DELETE succeeds without effect', async () => {
    const { status, text } = await ask({ method: 'DELETE', headers: { 'Mcp-Session-Id': 'any' } });
    expect([status, text]).toEqual([204, '']);
  });

  it("OPTIONS allows the protocol's headers to any origin", async () => {
    const { status, headers } = await ask({ method: 'OPTIONS' });
    expect([status, headers.get('Allow')]).toEqual([204, 'POST, DELETE, OPTIONS']);
    expect(headers.get('Access-Control-Allow-Headers')).toMatch(/Mcp-Session-Id, Mcp-Protocol-Version/);
  });
});

it('a defect is answered by −32603 with the request id, and reported', async () => {
  const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR' };
  const { status, body } = await post(build(data), { 'X-Request-Id': 'my-request' }, broken);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 'a',
    error: { code: -32603, message: expect.stringMatching(/^.* error .* my-request\)$/) },
  });
  expect(defect).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'my-request');
});

it('the error of a crashed thread has no id if there were several messages', async () => {
  defect.mockClear();
  const { status, body } = await post([ping(1), ping(2)], { 'X-Request-Id': 'my-request' }, breaking);
  expect(status).toBe(200);
  const error = { code: -32603, message: expect.stringMatching(/my-request/) };
  expect(body).toEqual({ jsonrpc: '2.0', error, id: null });
  expect(defect).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'my-request');
});

it('a service without MCP has no such path', async () => {
  expect((await post(ping(1), {}, without)).status).toBe(404);
});
