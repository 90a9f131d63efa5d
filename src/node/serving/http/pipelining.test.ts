import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../service/app.ts';
import { pipelinedBytes } from './pipelining.ts';
import { createHttpServer } from './server.ts';
import { stopGracefully } from './stop.ts';

const MIB = 1024 * 1024;
const GET = 'GET /page HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = 'GET /v0/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/**
 * Starts a service with a page larger than the system's buffers. Returns a function that sends requests without reading, and the number of
 * closed connections.
 */
async function listening() {
  const site = () => ({ status: 200, body: 'x'.repeat(16 * MIB) });
  const server = createHttpServer(createApp({ site }), '127.0.0.1');
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await stopGracefully(server);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  const send = (requests: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.pause();
    socket.write(requests);
    return socket;
  };
  return { send, closed: () => accepted.filter(({ destroyed }) => destroyed).length };
}

it('a connection gets answers to as many pipelined requests as are read at once', async () => {
  const { send } = await listening();
  const answers = await text(send('GET /v0/ HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000) + LAST));
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2001);
  expect(pipelinedBytes()).toBe(0);
});

it('connections with too many waiting requests are closed, and others answered', {
  timeout: 30_000,
}, async () => {
  const { send, closed } = await listening();
  const modest = send(GET + LAST);
  const greedy = Array.from({ length: 12 }, () => send(GET.repeat(2000)));
  await expect.poll(closed).toBeGreaterThan(0);
  expect(pipelinedBytes()).toBeLessThanOrEqual(32 * MIB);
  expect(await text(send(LAST))).toMatch(/^HTTP\/1\.1 200 /);
  expect((await text(modest)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  for (const socket of greedy) socket.destroy();
  await expect.poll(pipelinedBytes).toBe(0);
});
