import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { systemEnvironment } from '../src/operations/environment.ts';

/**
 * The baselines of the service: `/v0/echo` only parses the body and prints the same JSON, `/v0/build` also builds the document by the
 * library. What the service adds to the second is its own weight, on machines with slow and fast system calls alike.
 */
await load('all');
const environment = systemEnvironment();
const app = new Hono();
app.post('/v0/echo', async (context) => context.json(await context.req.json()));
app.post('/v0/build', async (context) => {
  const built = build((await context.req.json()).data, {}, environment);
  return built.ok ? context.json(built.result) : context.json(built.faults, 422);
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`Listening on http://127.0.0.1:${port}`);
});
