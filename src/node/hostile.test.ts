import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileRequests } from './hostile.ts';
import { type ServiceProcess, startService } from './service-process.ts';

/** Bytes of each request; `npm run test:deep` sends larger ones. */
const SIZE = Number(process.env.HOSTILE_BYTES ?? 100_000);

/** Milliseconds: what one request may take, and a little for the way. */
const LIMIT = 32_000;

let service: ServiceProcess;
const latencies: number[] = [];
let pulse: NodeJS.Timeout;

beforeAll(async () => {
  service = await startService();
  pulse = setInterval(async () => {
    const start = performance.now();
    await fetch(`${service.base}/v0/`).then((response) => response.arrayBuffer());
    latencies.push(performance.now() - start);
  }, 200);
}, 60_000);

afterAll(async () => {
  clearInterval(pulse);
  await service.stop();
});

describe(`a request of ${SIZE} bytes from somebody who means harm`, () => {
  it.each(hostileRequests(SIZE).map((request) => [request.name, request] as const))(
    '%s is answered in time, and not with 500',
    { timeout: LIMIT + 10_000 },
    async (_, { path, body, type = 'application/json' }) => {
      const start = performance.now();
      const response = await fetch(service.base + path, { method: 'POST', body, headers: { 'Content-Type': type } });
      const text = await response.text();
      expect(performance.now() - start).toBeLessThan(LIMIT);
      expect([200, 400, 413, 422, 503]).toContain(response.status);
      const answer = JSON.parse(text);
      if (response.status !== 200) {
        expect(answer).toMatchObject({ code: response.status, key: expect.any(String), message: expect.any(String) });
        expect(answer.message.length).toBeLessThan(2000);
      }
    },
  );

  it('leaves the service alive and awake', () => {
    expect(service.isAlive()).toBe(true);
    const [slow = Number.POSITIVE_INFINITY] = latencies
      .sort((a, b) => a - b)
      .slice(Math.floor(latencies.length * 0.95));
    expect(slow).toBeLessThan(1000);
  });
});
