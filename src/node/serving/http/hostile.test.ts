import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInvoice } from '../../../operations/example-data.ts';
import { hostileRequests } from '../../testing/hostile.ts';
import { type ServiceProcess, startService } from '../../testing/service-process.ts';

/** Bytes of each request; `npm run test:deep` sends larger ones. */
const SIZE = Number(process.env.HOSTILE_BYTES ?? 100_000);

/** The slowest requests. */
const AT_ONCE = /^(?:an order of calculation|endless lines|YAML in data|messages that request megabytes)$/;

let service: ServiceProcess;
let beats = 0;
let hasEnded = false;
let pulse: Promise<void>;

const headers = { 'Content-Type': 'application/json' };

/** Concurrent requests of other clients. */
const small: readonly (readonly [string, RequestInit?])[] = [
  ['/v0/'],
  ['/v0/build', { method: 'POST', headers, body: JSON.stringify({ data: exampleInvoice }) }],
  ['/v0/mcp', { method: 'POST', headers, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }],
];

async function beat(): Promise<void> {
  for (const [path, init] of small) {
    const response = await fetch(service.base + path, init);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    beats += 1;
  }
}

async function beatOnAndOn(): Promise<void> {
  while (!hasEnded) {
    await beat();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

beforeAll(async () => {
  service = await startService();
  pulse = beatOnAndOn();
});

afterAll(async () => {
  hasEnded = true;
  await pulse;
  await service.stop();
});

describe(`a hostile request of ${SIZE} bytes`, () => {
  it.each(hostileRequests(SIZE).map((request) => [request.name, request] as const))(
    'with %s is answered, and not with 500',
    async (_, { path, body, type = 'application/json' }) => {
      const response = await fetch(service.base + path, { method: 'POST', body, headers: { 'Content-Type': type } });
      const text = await response.text();
      expect([200, 400, 413, 422, 503]).toContain(response.status);
      const answer = JSON.parse(text);
      if (answer.jsonrpc !== undefined) expect(answer.error ?? answer.result).toBeDefined();
      else if (response.status !== 200) {
        expect(answer).toMatchObject({ code: response.status, key: expect.any(String), message: expect.any(String) });
        expect(answer.message.length).toBeLessThan(2000);
      }
    },
  );

  it('is answered among many at once', async () => {
    const worst = hostileRequests(SIZE).filter(({ name }) => AT_ONCE.test(name));
    expect(worst).toHaveLength(4);
    const statuses = await Promise.all(
      Array(4)
        .fill(worst)
        .flat()
        .map(async ({ path, body, type = 'application/json' }) => {
          const init = { method: 'POST', body, headers: { 'Content-Type': type } };
          return (await fetch(service.base + path, init)).status;
        }),
    );
    for (const status of statuses) expect([200, 400, 413, 422, 503]).toContain(status);
  });

  it('does not keep the service from answering other requests', () => {
    expect(service.isAlive()).toBe(true);
    expect(beats).toBeGreaterThan(small.length);
  });
});
