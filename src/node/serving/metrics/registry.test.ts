import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRecorder, createSupervisorRecorder, figuresOf } from './registry.ts';

const gauges = {
  app: { inWork: 2, waiting: 1, incomingBytes: 10 },
  threads: { slots: 4, used: 3, waiting: 5, waitingBytes: 600 },
  outgoingBytes: 7,
};

const entry = {
  ...{ time: new Date(0), id: 'a', method: 'POST', path: '/v0/build', status: 422, milliseconds: 3 },
  ...{ received: 100, sent: 200, operation: 'build' },
};

function recorded() {
  const recorder = createRecorder(() => gauges);
  recorder.record({ ...entry, about: { regime: 'ES', faults: { 'GOBL-BILL-LINE-03': 2 } } });
  recorder.record({ ...entry, status: 200, about: { regime: 'DE', format: 'xrechnung-ubl' } });
  return recorder.values();
}

it('figuresOf adds up the figures of several processes', async () => {
  const { text, type } = await figuresOf([await recorded(), await recorded()]);
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = text.split('\n');
  for (const line of [
    'billwright_requests_total{operation="build",status="422",regime="ES",format=""} 2',
    'billwright_requests_total{operation="build",status="200",regime="DE",format="xrechnung-ubl"} 2',
    'billwright_faults_total{operation="build",code="GOBL-BILL-LINE-03"} 4',
    'billwright_request_duration_seconds_bucket{le="0.0025",operation="build"} 0',
    'billwright_request_duration_seconds_bucket{le="0.005",operation="build"} 4',
    'billwright_queue_length 10',
    'billwright_threads_busy 6',
    'billwright_requests_in_work 4',
    'billwright_sent_bytes_total 800',
  ])
    expect(lines).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

it('figuresOf includes every figure of the dashboard', async () => {
  const supervisor = createSupervisorRecorder(() => 1);
  const { text } = await figuresOf([await supervisor.values(), await recorded()]);
  const names = new Set([...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name]) => name));
  const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const asked = queries.flatMap((query) => query.match(/\b(?:billwright|nodejs|process)_[a-z_0-9]+/g) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});
