import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createApp } from '../service/app.ts';
import { exampleInvoice } from '../service/examples/signed.ts';
import { createHttpServer } from './server.ts';
import { stopGracefully } from './stop.ts';

const body = JSON.stringify({ data: exampleInvoice });

it('loses no request that a connection has taken, under load', async () => {
  const server = createHttpServer(createApp(), '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const outcomes = new Map<string, number>();
  const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

  /** Asks again and again, until the service takes no more connections. */
  async function hammer(): Promise<void> {
    for (;;) {
      try {
        const request = httpRequest({
          host: '127.0.0.1',
          port,
          agent,
          method: 'POST',
          path: '/v0/build',
          headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
        });
        request.end(body);
        const [response]: IncomingMessage[] = await once(request, 'response');
        let text = '';
        for await (const chunk of response ?? []) text += chunk;
        note(JSON.parse(text).totals?.payable === '70.00' ? `answered ${response?.statusCode}` : text);
      } catch (error) {
        note((error as NodeJS.ErrnoException).code ?? String(error));
        return;
      }
    }
  }

  const hammers = Array.from({ length: 16 }, hammer);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = outcomes.get('answered 200') ?? 0;
  const stopped = stopGracefully(server);
  await Promise.all([...hammers, stopped]);
  expect(before).toBeGreaterThan(16);
  expect([...outcomes.keys()].sort()).toEqual(['ECONNREFUSED', 'answered 200']);
  expect(outcomes.get('ECONNREFUSED')).toBe(16);
});

it('waits for idle connections no longer than a moment', async () => {
  const server = createHttpServer(createApp(), '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest({ host: '127.0.0.1', port, agent, path: '/v0/' }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.resume();
  await once(response ?? request, 'end');
  const start = performance.now();
  await stopGracefully(server);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(server.listening).toBe(false);
});
