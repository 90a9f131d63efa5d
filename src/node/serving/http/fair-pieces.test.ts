import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { arrayBuffer, text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../../service/app.ts';
import { shareTurns } from './fair-pieces.ts';
import { NodeRequest } from './node-request.ts';
import { createHttpServer } from './server.ts';

const CLIENTS = 6;
const CHUNKS = 12_000;

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Chunks of one byte in a single read of 64 KiB. */
const IN_A_READ = (64 * 1024) / '1\r\na\r\n'.length;

const readers = {
  'as streams': (request: NodeRequest) => arrayBuffer(request.body ?? new ReadableStream()),
  whole: (request: NodeRequest) => request.arrayBuffer(),
};

test.each(Object.entries(readers))(
  'shareTurns handles few chunks of all bodies in one turn of the event loop, read %s',
  async (_, read) => {
    let inTurn = 0;
    let most = 0;
    let requests = 0;
    const server = createServer(async (incoming, outgoing) => {
      requests++;
      shareTurns(incoming, () => undefined);
      const { push } = incoming;
      incoming.push = (...piece) => {
        if (inTurn++ === 0) setImmediate(() => (inTurn = 0));
        most = Math.max(most, inTurn);
        return push.apply(incoming, piece);
      };
      outgoing.end(String((await read(new NodeRequest('http://localhost/', incoming, outgoing))).byteLength));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const clients = Array.from({ length: CLIENTS }, () => connect(port, '127.0.0.1'));
    // The second time on the same connections, which were held.
    for (const total of [CLIENTS, 2 * CLIENTS]) {
      for (const client of clients) client.write(HEAD);
      await vi.waitFor(() => expect(requests).toBe(total));
      const answers = clients.map(async (client) => {
        client.write(`${'1\r\na\r\n'.repeat(CHUNKS)}0\r\n\r\n`);
        return String((await once(client, 'data'))[0]);
      });
      for (const answer of await Promise.all(answers)) expect(answer).toContain(`\r\n\r\n${CHUNKS}`);
    }
    expect(most).toBeLessThan(2 * IN_A_READ);
    for (const client of clients) client.destroy();
    server.close();
  },
);

test('shareTurns rejects a body in too many small chunks, but not in as many larger ones', async () => {
  const server = createServer(async (incoming, outgoing) => {
    shareTurns(incoming, () => outgoing.writeHead(400, { Connection: 'close' }).end());
    const body = await arrayBuffer(
      new NodeRequest('http://localhost/', incoming, outgoing).body ?? new ReadableStream(),
    );
    if (!outgoing.headersSent) outgoing.end(String(body.byteLength));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answerTo = async (chunk: string, count: number) => {
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    client.write(HEAD);
    client.write(`${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count)}0\r\n\r\n`);
    const [answer] = await once(client, 'data');
    client.destroy();
    return String(answer);
  };
  expect(await answerTo('a', 60_000)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo('a'.repeat(64), 60_000)).toContain(`\r\n\r\n${64 * 60_000}`);
  server.close();
});

test('shareTurns ends a stream with a line that states the reason if its answer has begun', async () => {
  const server = createHttpServer(createApp(), '127.0.0.1');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  const line = '{"action":"ping"}\n';
  client.write(
    HEAD.replace('POST /', 'POST /v0/bulk').replace('Transfer', 'Content-Type: application/jsonl\r\nTransfer'),
  );
  client.write(`${line.length.toString(16)}\r\n${line}\r\n`);
  const [first] = await once(client, 'data');
  const rest = text(client);
  client.write('1\r\n \r\n'.repeat(25_000));
  const lines = [...`${first}${await rest}`.matchAll(/^\{.*\}$/gm)].map(([json]) => JSON.parse(json));
  expect(lines).toMatchObject([{ payload: { pong: true } }, { error: { key: 'input' }, is_final: true }]);
  server.close();
});
