import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { exampleInvoice } from '../../operations/example-data.ts';
import { addressOf, killPrograms, startProgram } from '../testing/program.ts';

afterEach(killPrograms);

const post = (base: string, body: object) =>
  fetch(`${base}/v0/build`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it("figures of all processes are added up, on the service's port and on a separate one", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seeing-'));
  const config = join(folder, 'settings.yaml');
  const sha = createHash('sha256').update('scraper').digest('hex');
  writeFileSync(join(folder, 'tokens'), `prometheus:${sha}:metrics\n`);
  writeFileSync(
    config,
    `port: 0
metrics: on
metrics-port: 0
workers: 2
log: json
log-level: debug
workbench: off
require-token: metrics
token-file: ${join(folder, 'tokens')}
`,
  );
  const service = startProgram('serve', ['--config', config]);
  const base = await addressOf(service);
  for (let i = 0; i < 6; i++) expect((await post(base, { data: exampleInvoice })).status).toBe(200);
  const large = { ...exampleInvoice, lines: Array.from({ length: 1000 }, () => exampleInvoice.lines[0]) };
  const faulty = { ...large, supplier: { tax_id: { country: 'US' } } };
  expect((await post(base, { data: faulty })).status).toBe(422);
  const own = `http://127.0.0.1:${/metrics on port (\d+)/.exec(service.output.err)?.[1]}`;
  for (const origin of [base, own]) {
    expect((await fetch(`${origin}/metrics`)).status).toBe(401);
    const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: 'Bearer scraper' } });
    const text = await answer.text();
    expect(text).toContain('billwright_requests_total{operation="build",status="200",regime="US",format=""} 6\n');
    expect(text).toContain('billwright_requests_total{operation="build",status="422",regime="US",format=""} 1\n');
    expect(text).toContain('billwright_faults_total{operation="build",code="GOBL-BILL-INVOICE-06"} 1\n');
    expect(text).toContain('billwright_processes 2\n');
    for (const probe of ['livez', 'readyz']) {
      expect(await (await fetch(`${origin}/${probe}`)).json()).toEqual({ status: 'ok' });
    }
  }
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  const lines = service.output.err.trimEnd().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.find(({ status }) => status === 422)).toMatchObject({
    ...{ level: 'info', operation: 'build', regime: 'US', faults: 1 },
  });
  expect(logged.find(({ path }) => path === '/livez')).toMatchObject({ level: 'debug', operation: 'livez' });
});

it('figures and traces are off by default', async () => {
  const service = startProgram('serve', ['--port', '0', '--no-workbench']);
  const base = await addressOf(service);
  expect((await fetch(`${base}/metrics`)).status).toBe(404);
  const answer = await post(base, { data: exampleInvoice });
  expect(answer.headers.get('traceparent')).toBeNull();
});

it('a figures port in use is reported', async () => {
  const first = startProgram('serve', ['--port', '0', '--no-workbench']);
  const { port } = new URL(await addressOf(first));
  const second = startProgram('serve', ['--port', '0', '--metrics-port', port]);
  expect(await second.ended).toBe(3);
  expect(second.output.err).toMatch(new RegExp(`${port} .* 127\\.0\\.0\\.1 .* --metrics-port`));
});
