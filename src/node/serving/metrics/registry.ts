import client from 'prom-client';
import type { AppLoad } from '../../../service/app.ts';
import type { Figures, LogEntry } from '../../../service/http/options.ts';

/** The current state of a serving process. */
export interface Gauges {
  app: AppLoad;
  threads: { slots: number; used: number; waiting: number; waitingBytes: number };
  outgoingBytes: number;
}

/** Records the figures of one process. */
export interface Recorder {
  record(entry: LogEntry): void;
  /** Returns the figures as data that can be sent to another process. */
  values(): Promise<readonly object[]>;
}

/** Seconds: small documents take a millisecond, the largest some seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Returns the recorder of a serving process; `gauges` returns its current state. */
export function createRecorder(gauges: () => Gauges): Recorder {
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });
  const requests = new client.Counter({
    name: 'billwright_requests_total',
    help: 'Answered requests, by operation, status, tax regime of the document and format of the e-invoice.',
    labelNames: ['operation', 'status', 'regime', 'format'],
    registers,
  });
  const faults = new client.Counter({
    name: 'billwright_faults_total',
    help: 'Faults found in documents, by operation and code.',
    labelNames: ['operation', 'code'],
    registers,
  });
  const seconds = new client.Histogram({
    name: 'billwright_request_duration_seconds',
    help: 'Seconds from the headers of a request to its answer, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const lines = new client.Counter({
    name: 'billwright_bulk_lines_total',
    help: 'Lines of streams, by whether they succeeded.',
    labelNames: ['done'],
    registers,
  });
  const received = new client.Counter({
    name: 'billwright_received_bytes_total',
    help: 'Bytes of received bodies.',
    registers,
  });
  const sent = new client.Counter({ name: 'billwright_sent_bytes_total', help: 'Bytes of sent bodies.', registers });
  for (const [name, help, value] of GAUGES) {
    new client.Gauge({
      ...{ name: `billwright_${name}`, help, registers },
      collect() {
        this.set(value(gauges()));
      },
    });
  }
  return {
    record({ operation = 'other', status, about, milliseconds, ...entry }) {
      requests.inc({ operation, status, regime: about?.regime ?? '', format: about?.format ?? '' });
      seconds.observe({ operation }, milliseconds / 1000);
      received.inc(entry.received);
      sent.inc(entry.sent);
      if (about?.lines !== undefined) {
        lines.inc({ done: 'no' }, about.undone ?? 0);
        lines.inc({ done: 'yes' }, about.lines - (about.undone ?? 0));
      }
      for (const [code, count] of Object.entries(about?.faults ?? {})) faults.inc({ operation, code }, count);
    },
    values: () => registry.getMetricsAsJSON(),
  };
}

const GAUGES: readonly (readonly [string, string, (gauges: Gauges) => number])[] = [
  ['requests_in_work', 'Small requests in progress.', ({ app }) => app.inWork],
  ['requests_waiting', 'Small requests that are waiting.', ({ app }) => app.waiting],
  ['incoming_bytes', 'Bytes of bodies being received.', ({ app }) => app.incomingBytes],
  ['outgoing_bytes', 'Bytes of answers that wait for their clients.', (all) => all.outgoingBytes],
  ['threads', 'Threads for large documents.', ({ threads }) => threads.slots],
  ['threads_busy', 'Threads busy with large documents.', ({ threads }) => threads.used],
  ['queue_length', 'Large documents waiting for a thread.', ({ threads }) => threads.waiting],
  ['queue_bytes', 'Bytes of large documents waiting for a thread.', ({ threads }) => threads.waitingBytes],
];

/** Records the figures of the supervising process. */
export interface SupervisorRecorder extends Pick<Recorder, 'values'> {
  /** Counts a replaced process. */
  replaced(): void;
}

/** Returns the recorder of the supervisor; `serving` returns the number of serving processes. */
export function createSupervisorRecorder(serving: () => number): SupervisorRecorder {
  const registers = [new client.Registry()];
  const replaced = new client.Counter({
    name: 'billwright_processes_replaced_total',
    help: 'Processes that were replaced because they ended or hung.',
    registers,
  });
  new client.Gauge({
    ...{ name: 'billwright_processes', help: 'Serving processes.', registers },
    collect() {
      this.set(serving());
    },
  });
  return { replaced: () => replaced.inc(), values: async () => (await registers[0]?.getMetricsAsJSON()) ?? [] };
}

/** Returns the figures of several processes as one Prometheus text, with counts added up. */
export async function figuresOf(values: readonly (readonly object[])[]): Promise<Figures> {
  const registry = client.AggregatorRegistry.aggregate(values.map((each) => [...each]));
  return { text: await registry.metrics(), type: registry.contentType };
}
