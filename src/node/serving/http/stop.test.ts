import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createApp } from '../../../service/app.ts';
import { hammer } from '../../testing/hammer.ts';
import { createHttpServer } from './server.ts';
import { openConnections, stopGracefully } from './stop.ts';

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
  const start = performance.now();
  await Promise.all([stopGracefully(server), once(silent.resume(), 'close')]);
  expect(performance.now() - start).toBeLessThan(5000);
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
  const start = performance.now();
  await stopGracefully(server);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(server.listening).toBe(false);
});
