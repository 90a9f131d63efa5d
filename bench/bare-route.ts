import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { build, type JsonObject } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { systemEnvironment } from '../src/operations/environment.ts';

/**
 * The baselines of the service, routes of `node:http` alone: `/v0/echo` only parses the body and prints its `data`, `/v0/build` also builds the
 * document by the library. What the service adds to the second is its own weight, on machines with slow and fast system calls alike.
 */
await load('all');
const environment = systemEnvironment();

async function answerTo(request: IncomingMessage): Promise<{ status: number; value: unknown }> {
  const { data } = (await json(request)) as { data: JsonObject };
  if (request.url === '/v0/echo') return { status: 200, value: data };
  const built = build(data, {}, environment);
  return built.ok ? { status: 200, value: built.result } : { status: 422, value: built.faults };
}

const server = createServer(async (request, response) => {
  const { status, value } = await answerTo(request);
  const text = JSON.stringify(value);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
