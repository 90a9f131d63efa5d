import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { load } from '../../engine/loading.ts';
import { exampleInvoice } from '../../operations/example-data.ts';
import { createApp } from '../../service/app.ts';
import type { LogEntry } from '../../service/http/options.ts';
import { addressOf, killPrograms, startProgram } from '../testing/program.ts';
import { CONNECTION_LIMITS, createHttpServer } from './http/server.ts';

afterEach(killPrograms);
await load('all');

/** Opens a stream to a service with time-outs of some hundredths of a second. */
async function stream() {
  const entries: LogEntry[] = [];
  const limits = {
    ...CONNECTION_LIMITS,
    requestTimeout: 200,
    headersTimeout: 200,
    sendTimeout: 200,
    connectionsCheckingInterval: 50,
  };
  const server = createHttpServer(createApp({ log: (entry) => entries.push(entry) }), '127.0.0.1', limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/jsonl', 'Transfer-Encoding': 'chunked' };
  const sending = httpRequest({ host: '127.0.0.1', port, path: '/v0/bulk', method: 'POST', headers, agent: false });
  sending.on('error', () => undefined);
  return { server, sending, entries };
}

it('bulk stream has no time limit, and is answered while it lasts', async () => {
  const { server, sending } = await stream();
  sending.write('{"action":"ping","req_id":"a"}\n');
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  let text = '';
  answer?.on('data', (piece) => {
    text += piece;
  });
  for (const id of ['b', 'c', 'd']) {
    await wait(300);
    expect(text).not.toContain(`"${id}"`);
    sending.write(`{"action":"ping","req_id":"${id}"}\n`);
  }
  sending.end();
  await once(answer ?? sending, 'end');
  expect([...text.matchAll(/"req_id":"(\w)"/g)].map(([, id]) => id)).toEqual(['a', 'b', 'c', 'd']);
  server.close();
});

it('bulk stream ends if its answers are not read', async () => {
  const { server, sending, entries } = await stream();
  const line = `${JSON.stringify({ action: 'build', payload: { data: exampleInvoice } })}\n`.repeat(200);
  let closed = false;
  sending.on('close', () => {
    closed = true;
  });
  // Leaves the answer unread: without a listener Node would discard it.
  sending.on('response', () => undefined);
  for (let i = 0; i < 2000 && !closed; i++) {
    if (!sending.write(line)) await once(sending, 'drain').catch(() => once(sending, 'close'));
  }
  expect(closed).toBe(true);
  for (let i = 0; i < 100 && entries.length === 0; i++) await wait(20);
  expect(entries[0]).toMatchObject({ operation: 'bulk' });
  server.close();
});

it('bulk stream is processed in threads, with constant memory', async () => {
  const service = startProgram('serve', ['--port', '0', '--no-workbench', '--workers', '0', '--metrics']);
  const base = await addressOf(service);
  const line = (i: number) =>
    `${JSON.stringify({ action: 'build', req_id: String(i), payload: { data: exampleInvoice } })}\n`;
  async function* lines() {
    for (let from = 0; from < 4000; from += 100) {
      yield Buffer.from(Array.from({ length: 100 }, (_, i) => line(from + i)).join(''));
    }
  }
  const init = { method: 'POST', headers: { 'Content-Type': 'application/jsonl' }, duplex: 'half' } as const;
  const resident = async () => {
    const text = await (await fetch(`${base}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
  };
  const run = async () => {
    const answer = await fetch(`${base}/v0/bulk`, {
      ...init,
      body: Readable.toWeb(Readable.from(lines())) as BodyInit,
    });
    return (await answer.text()).trimEnd().split('\n');
  };
  const first = await run();
  const before = await resident();
  const answers = await run();
  expect(first).toHaveLength(4001);
  expect(answers.slice(0, -1).every((answer, i) => answer.startsWith(`{"req_id":"${i}","seq_id":${i + 1},`))).toBe(
    true,
  );
  expect(answers.filter((answer) => answer.includes('"error":null'))).toHaveLength(4001);
  expect((await resident()) - before).toBeLessThan(100 * 1024 * 1024);
});

it('bulk streams with endless lines leave room for other bodies', async () => {
  const mebibyte = 1024 * 1024;
  const app = createApp({ limits: { incomingBytes: 8 * mebibyte, maxBody: mebibyte } });
  const server = createHttpServer(app, '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (path: string, type: string) => {
    const headers = { 'Content-Type': type };
    const sending = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
    return sending.on('error', () => undefined);
  };
  const streams = Array.from({ length: 12 }, () => send('/v0/bulk', 'application/jsonl'));
  for (const sending of streams) sending.write('x'.repeat(0.9 * mebibyte));
  await expect.poll(() => app.load().incomingBytes).toBeGreaterThan(3 * mebibyte);
  await wait(200);
  expect(app.load().incomingBytes).toBeLessThanOrEqual(4 * mebibyte);
  const other = send('/v0/build', 'application/json');
  other.end(JSON.stringify({ data: exampleInvoice }) + ' '.repeat(40_000));
  const [answer]: IncomingMessage[] = await once(other, 'response');
  expect(answer?.statusCode).toBe(200);
  for (const sending of streams) sending.destroy();
  server.closeAllConnections();
  server.close();
});

it('bulk stream ends at once if its client ends in the middle of a line', async () => {
  const app = createApp();
  const server = createHttpServer(app, '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const head =
    'POST /v0/bulk HTTP/1.1\r\nHost: a\r\nContent-Type: application/jsonl\r\nTransfer-Encoding: chunked\r\n\r\n';
  const lines = '{"action":"ping","req_id":"a"}\n{"action":"ping","req_id":"b"';
  client.write(`${head}${lines.length.toString(16)}\r\n${lines}\r\n`);
  await expect.poll(() => app.load().incomingBytes).toBeGreaterThan(0);
  client.end();
  const answer = await text(client);
  expect(answer).toMatch(/"req_id":"a"[\s\S]*"code":400,"key":"input"[\s\S]*"is_final":true/);
  expect(answer).not.toContain('"req_id":"b"');
  expect(app.load().incomingBytes).toBe(0);
  server.close();
});
