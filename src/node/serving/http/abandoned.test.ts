import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInvoice } from '../../../operations/example-data.ts';
import { createApp } from '../../../service/app.ts';
import type { LogEntry } from '../../../service/http/options.ts';
import { createThreads } from '../threads.ts';
import { createHttpServer } from './server.ts';
import { stopGracefully } from './stop.ts';

const entries: LogEntry[] = [];
const offload = createThreads({
  threads: 2,
  timeout: 120_000,
  waiting: 256,
  waitingBytes: 1024 * 1024 * 1024,
  outgoingBytes: 128 * 1024 * 1024,
  memory: 512,
});
const server = createHttpServer(createApp({ offload, log: (entry) => entries.push(entry) }), '127.0.0.1');

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => stopGracefully(server));

const lines = Array.from({ length: 10_000 }, () => exampleInvoice.lines[0]);
const body = JSON.stringify({ data: { ...exampleInvoice, lines } });

/** Returns a pending request for a long document. */
function posted(path: string, text: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json' };
  const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers });
  request.on('error', () => undefined);
  request.end(text);
  return request;
}

/** Returns the processor time, in milliseconds over all threads, until a long document is answered. */
async function answered(path: string, text: string): Promise<number> {
  const start = process.cpuUsage();
  const [response]: IncomingMessage[] = await once(posted(path, text), 'response');
  expect(response?.statusCode).toBe(200);
  for await (const _ of response ?? []) {
    // Drains the stream.
  }
  return spentSince(start);
}

function spentSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const message = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'build', arguments: { data: { ...exampleInvoice, lines } } },
});

describe('work whose client has gone', () => {
  it.each([
    ['/v0/build', body],
    ['/v0/mcp', message],
  ])('is cancelled, in the queue and in the thread: %s', { timeout: 240_000 }, async (path, text) => {
    for (let i = 0; i < 4; i++) await answered(path, text);
    const quiet = Math.min(await answered(path, text), await answered(path, text));
    entries.length = 0;
    const start = process.cpuUsage();
    const requests = Array.from({ length: 60 }, () => posted(path, text));
    await Promise.all(requests.map((request) => once(request, 'finish')));
    await expect.poll(() => entries.length).toBeGreaterThan(0);
    for (const request of requests) request.destroy();
    await answered(path, text);
    expect(spentSince(start)).toBeLessThan(quiet * 25);
    await expect.poll(() => entries.length).toBe(61);
    expect(entries.filter(({ status }) => status === 499).length).toBeGreaterThan(40);
  });
});
