import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../service/app.ts';
import type { AppOptions } from '../../../service/http/options.ts';
import type { Route } from '../../../service/http/route.ts';
import type { Offload } from '../../../service/http/work.ts';
import { hammer } from '../../testing/hammer.ts';
import { createHttpServer } from './server.ts';
import { createStopSignals, openConnections, stopGracefully } from './stop.ts';

/** A test that waits for it fails by its own time limit. */
const PATIENT = { patience: 600_000 };

it('stopGracefully loses no accepted request under load', async () => {
  const server = createHttpServer(createApp(), '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { outcomes, done } = hammer(port, 16);
  while ((outcomes.get('answered 200') ?? 0) < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([stopGracefully(server), done]);
  expect([...outcomes.keys()].sort()).toEqual(['ECONNREFUSED', 'answered 200']);
  expect(outcomes.get('ECONNREFUSED')).toBe(16);
});

it('stopGracefully does not wait for unused connections', async () => {
  const server = createHttpServer(createApp(), '127.0.0.1');
  const open = openConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');
  await Promise.all([stopGracefully(server, PATIENT), once(silent.resume(), 'close')]);
  expect(open.size).toBe(0);
});

it('stopGracefully closes idle connections after a moment', async () => {
  const server = createHttpServer(createApp(), '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest({ host: '127.0.0.1', port, agent, path: '/v0/' }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.resume();
  await once(response ?? request, 'end');
  await stopGracefully(server, PATIENT);
  expect(server.listening).toBe(false);
});

it('stopGracefully rejects unfinished requests after its patience', async () => {
  const endless: Route = { method: 'GET', path: '/v0/endless', answer: () => new Promise<never>(() => undefined) };
  const server = createHttpServer(createApp({ routes: [endless] }), '127.0.0.1');
  openConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = fetch(`http://127.0.0.1:${port}/v0/endless`);
  await once(server, 'request');
  const [answer] = await Promise.all([asked, stopGracefully(server, { patience: 100 })]);
  expect([answer.status, answer.headers.get('Retry-After'), (await answer.json()).key]).toEqual([
    503,
    '1',
    'overloaded',
  ]);
});

describe('a stream of a service that stops', () => {
  const ping = (id: number) => `{"action":"ping","req_id":"${id}"}\n`;

  /** Returns what a client receives if it sends until its answers end. */
  async function sendUntilEnd(patience: number, more: AppOptions = {}) {
    const signals = createStopSignals();
    const server = createHttpServer(createApp({ stopping: signals.stopping, ...more }), '127.0.0.1');
    openConnections(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { 'Content-Type': 'application/jsonl' };
    const request = httpRequest({ host: '127.0.0.1', port, path: '/v0/bulk', method: 'POST', headers, agent: false });
    request.on('error', () => undefined);
    let sent = 0;
    const sending = setInterval(() => request.write(ping(++sent)), 5);
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (!response) throw new Error('no response');
    const received = text(response);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = stopGracefully(server, { patience, signals });
    const lines = (await received)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    clearInterval(sending);
    request.destroy();
    await stopped;
    return { lines, last: lines.pop(), isComplete: response.complete };
  }

  it('answers the requests read so far, and ends with the reason and the next number', async () => {
    const { lines, last, isComplete } = await sendUntilEnd(PATIENT.patience);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.map(({ seq_id, payload }) => [seq_id, payload])).toEqual(lines.map((_, i) => [i + 1, { pong: true }]));
    expect(last).toMatchObject({ seq_id: lines.length + 1, error: { key: 'overloaded' }, is_final: true });
    expect(isComplete).toBe(true);
  });

  it('has a rejection for each request that does not finish in time', async () => {
    const offload: Offload = (_, signal) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ status: 499, body: null }));
        if (signal?.aborted) resolve({ status: 499, body: null });
      });
    const { lines, last } = await sendUntilEnd(100, { offload });
    expect(lines.length).toBeGreaterThan(0);
    for (const { error } of lines) expect(error).toMatchObject({ key: 'overloaded' });
    expect(last).toMatchObject({ seq_id: lines.length + 1, error: { key: 'overloaded' }, is_final: true });
  });
});
