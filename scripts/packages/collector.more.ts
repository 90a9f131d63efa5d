/** Traces and metrics of the service in a real OpenTelemetry Collector, with the configuration in docs/monitoring.md. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { freePort, newFolder } from '../engines/processes.ts';
import { startListening } from '../start-listening.mjs';

const RELEASE = 'v0.165.0';
const collector = builtCollector();
if (!collector) console.warn('skipped: the collector cannot be built, which needs Go');

it.runIf(collector)(
  'the OpenTelemetry Collector receives traces and metrics when set up as in docs/monitoring.md',
  async () => {
    const [otlp, http, own] = await Promise.all([freePort(), freePort(), freePort()]);
    const [, shown = ''] = /```yaml\n(receivers:[\s\S]*?)```/.exec(readFileSync('docs/monitoring.md', 'utf8')) ?? [];
    const config = join(newFolder('collector'), 'collector.yaml');
    const changed = shown.replace('4318', String(otlp)).replace('8080', String(http)).replace('15s', '1s');
    // Its own metrics have a fixed port, which may be taken.
    const telemetry = `  telemetry: { metrics: { readers: [{ pull: { exporter: { prometheus: { host: 127.0.0.1, port: ${own} } } } }] } }\n`;
    writeFileSync(config, changed + telemetry);
    const running = spawn(collector ?? '', ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] });
    let printed = '';
    running.stderr.on('data', (text) => {
      printed += text;
    });
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${otlp}`, OTEL_SERVICE_NAME: 'till' };
    const args = ['dist/node/serve.js', '--port', String(http), '--traces', '--metrics'];
    const service = await startListening(args, env);
    try {
      await vi.waitFor(() => expect(printed).toContain('Everything is ready'), { timeout: 60_000 });
      const body = JSON.stringify({ data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' } });
      const headers = { 'Content-Type': 'application/json' };
      expect((await fetch(`${service.origin}/v0/build`, { method: 'POST', body, headers })).status).toBe(200);
      await vi.waitFor(
        () => {
          expect(printed).toContain('service.name: Str(till)');
          for (const span of ['POST build', 'calculate']) expect(printed).toMatch(new RegExp(`Name +: ${span}\\n`));
          expect(printed).toMatch(/Name: billwright_requests_total\n/);
          expect(printed).toContain('operation: Str(build)');
        },
        { timeout: 60_000, interval: 500 },
      );
    } finally {
      service.process.kill();
      running.kill();
    }
  },
);

/** Returns the program of a collector with the parts that the page names, built with Go once; undefined if that is not possible. */
function builtCollector(): string | undefined {
  const folder = resolve('node_modules/.cache/billwright/engines', `collector-${RELEASE}`);
  const program = join(folder, 'out/collector');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const contrib = 'github.com/open-telemetry/opentelemetry-collector-contrib';
  const core = 'go.opentelemetry.io/collector';
  const parts = {
    dist: { name: 'collector', output_path: './out' },
    receivers: [
      { gomod: `${core}/receiver/otlpreceiver ${RELEASE}` },
      { gomod: `${contrib}/receiver/prometheusreceiver ${RELEASE}` },
    ],
    exporters: [{ gomod: `${core}/exporter/debugexporter ${RELEASE}` }],
  };
  writeFileSync(join(folder, 'builder.yaml'), JSON.stringify(parts));
  const args = ['run', `${core}/cmd/builder@${RELEASE}`, '--config', 'builder.yaml'];
  return spawnSync('go', args, { cwd: folder, stdio: 'inherit' }).status === 0 ? program : undefined;
}
