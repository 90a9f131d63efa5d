import cluster from 'node:cluster';
import type { App } from '../../service/app.ts';
import { createApp } from '../../service/app.ts';
import type { AppOptions, Figures, LogEntry } from '../../service/http/options.ts';
import { figuresRoute } from '../../service/routes/figures.ts';
import { probes } from '../../service/routes/probes.ts';
import { atHome } from '../files/keys.ts';
import { createTokenCheck } from './auth/jwt.ts';
import { watchTokens } from './auth/token-file.ts';
import { outgoingBytes } from './http/outgoing.ts';
import { createHttpServer } from './http/server.ts';
import type { Admission } from './limits/admission.ts';
import type { Log } from './log/log.ts';
import type { Settings } from './settings.ts';
import { onReload } from './workers.ts';

/** Monitoring of a running service: figures, traces and readiness. Disabled parts are not loaded. */

/** Called if a port is not available. */
type CannotListen = (error: NodeJS.ErrnoException) => void;

/** The monitoring of a serving process. */
export interface Observability {
  /** Options for the application, including a new log. */
  options: Pick<AppOptions, 'log' | 'metrics' | 'trace' | 'isReady'>;
  /** Sets the application to monitor, before its first request. */
  watch(app: Pick<App, 'load'>): void;
  /** Reports that requests should go elsewhere, runs `finish` to end those in progress, and sends pending data. */
  stop(finish: () => Promise<void>): Promise<void>;
}

/** Returns the monitoring of a serving process by the settings; `threads` process its large documents. */
export async function createObservability(
  settings: Settings,
  log: Log,
  threads: Pick<Admission, 'counts'>,
  cannotListen: CannotListen,
): Promise<Observability> {
  let app: Pick<App, 'load'> | undefined;
  let isReady = true;
  const figures = wantsFigures(settings) ? await recordFigures(threads, () => app?.load()) : undefined;
  if (figures && settings.metricsPort !== undefined && cluster.isPrimary) {
    serveFigures(settings, settings.metricsPort, figures.gather, log, cannotListen);
  }
  const warn = (text: string) => log.warning(`traces: ${text.slice(0, 300)}`);
  const tracer = settings.traces ? (await import('./tracing/tracer.ts')).createTracer(warn) : undefined;
  const record = (entry: LogEntry) => {
    log.request(entry);
    figures?.record(entry);
  };
  return {
    options: {
      log: figures ? record : log.request,
      isReady: () => isReady,
      ...(figures && settings.metrics && { metrics: figures.gather }),
      ...(tracer && { trace: tracer.begin }),
    },
    watch(seen) {
      app = seen;
    },
    async stop(finish) {
      isReady = false;
      await finish();
      await tracer?.end();
    },
  };
}

function wantsFigures({ metrics, metricsPort }: Settings): boolean {
  return metrics || metricsPort !== undefined;
}

/** Records the figures of this process. Returns a function that collects the figures of all processes. */
async function recordFigures(threads: Pick<Admission, 'counts'>, load: () => ReturnType<App['load']> | undefined) {
  const { createRecorder, figuresOf } = await import('./metrics/registry.ts');
  const { record, values } = createRecorder(() => ({
    app: load() ?? { inWork: 0, waiting: 0, incomingBytes: 0 },
    threads: threads.counts(),
    outgoingBytes: outgoingBytes(),
  }));
  if (cluster.isPrimary) return { record, gather: async () => figuresOf([await values()]) };
  return { record, gather: (await import('./metrics/processes.ts')).shareFigures(values) };
}

/** Collects figures in the supervising process, and serves them if they have a separate port. Returns the counter of replaced processes. */
export async function superviseFigures(
  settings: Settings,
  log: Log,
  cannotListen: CannotListen,
): Promise<(() => void) | undefined> {
  if (!wantsFigures(settings)) return undefined;
  const { createSupervisorRecorder } = await import('./metrics/registry.ts');
  const { gatherFigures } = await import('./metrics/processes.ts');
  const serving = () => Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()).length;
  const { values, replaced } = createSupervisorRecorder(serving);
  const gather = gatherFigures(values);
  if (settings.metricsPort !== undefined) serveFigures(settings, settings.metricsPort, gather, log, cannotListen);
  return replaced;
}

/** Listens for scrapes and probes on a separate port. Closed figures need a token. */
function serveFigures(
  settings: Settings,
  port: number,
  gather: () => Promise<Figures>,
  log: Log,
  cannotListen: CannotListen,
): void {
  const { host, closed, tokenFile } = settings;
  const needsToken = tokenFile !== undefined && closed.includes('metrics');
  const tokens = needsToken ? watchTokens(atHome(tokenFile, process), log) : undefined;
  if (tokens) onReload(tokens.reload);
  const routes = [figuresRoute(gather), ...probes];
  const checkToken = closed.includes('metrics') ? createTokenCheck(settings, log) : undefined;
  const access = { closed, ...(tokens && { tokens: tokens.tokens }), ...(checkToken && { foreignToken: checkToken }) };
  const app = createApp({ routes, log: log.request, ...access });
  const server = createHttpServer(app, host);
  server.on('error', cannotListen);
  server.listen({ port, host }, () => {
    const address = server.address();
    log.note(`metrics on port ${typeof address === 'object' ? address?.port : port}, at /metrics`);
  });
  server.unref();
}
