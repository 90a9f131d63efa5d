import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { expect, it } from 'vitest';
import { service } from '../../../service/testing.ts';
import { createTracer } from './tracer.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  currency: 'USD',
  issue_date: '2024-01-15',
  supplier: { tax_id: { country: 'US' } },
  customer: { name: 'Harbor Library' },
  lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
};

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

function traced() {
  const exporter = new InMemorySpanExporter();
  const tracer = createTracer(() => undefined, exporter);
  const traces: (string | undefined)[] = [];
  const app = service({ trace: tracer.begin, log: ({ trace }) => traces.push(trace) });
  // The in-memory exporter drops its spans when it shuts down.
  const spans = async () => {
    const { shutdown } = exporter;
    exporter.shutdown = () => Promise.resolve();
    await tracer.end();
    exporter.shutdown = shutdown;
    return exporter.getFinishedSpans();
  };
  return { ...app, spans, traces };
}

it("tracer continues the caller's trace, appears in answer and log, and has a span for each step", async () => {
  const { send, spans, traces } = traced();
  const body = JSON.stringify({ data: invoice });
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const answer = await send('/v0/build', body, 'application/json', headers);
  expect(answer.status).toBe(422);
  const made = await spans();
  const whole = made.find(({ name }) => name === 'POST build');
  expect(answer.headers.get('traceparent')).toBe(`00-${TRACE}-${whole?.spanContext().spanId}-01`);
  expect(traces).toEqual([TRACE]);
  expect(whole?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7');
  expect(whole?.attributes).toMatchObject({
    'http.response.status_code': 422,
    'billwright.regime': 'US',
    'billwright.faults': 1,
  });
  const steps = made.filter(({ name }) => name !== 'POST build');
  expect(steps.map(({ name }) => name)).toEqual(['read', 'calculate', 'validate', 'write']);
  for (const step of steps) expect(step.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId);
  // No content of the document is in a span.
  expect(JSON.stringify(made.map(({ attributes }) => attributes))).not.toMatch(/Harbor|Atlas/);
});

it("tracer begins its own trace, and respects the caller's sampling", async () => {
  const { ask, spans } = traced();
  const first = await ask('/v0/');
  const second = await ask('/v0/', { headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-00` } });
  expect(first.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second.headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  expect((await spans()).map(({ name }) => name)).toEqual(['GET version']);
});

it('tracer ends and reports pending spans that cannot be sent', async () => {
  const told: string[] = [];
  const error = new Error('connect ECONNREFUSED');
  const tracer = createTracer((text) => told.push(text), {
    export: (_spans, done) => done({ code: 1, error }),
    shutdown: () => Promise.resolve(),
  });
  const { ask } = service({ trace: tracer.begin, log: () => undefined });
  await ask('/v0/');
  await tracer.end();
  expect(told.join()).toContain('connect ECONNREFUSED');
});
