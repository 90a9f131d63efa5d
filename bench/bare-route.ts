import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The baseline of the service: a route that only parses the body and prints the same JSON. */
const app = new Hono();
app.post('/v0/build', async (context) => context.json(await context.req.json()));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`Listening on http://127.0.0.1:${port}`);
});
