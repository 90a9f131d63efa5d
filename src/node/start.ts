import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Json, load, VERSION } from '../engine/index.ts';
import { createApp } from '../service/app.ts';
import { limitsFor } from '../service/limits.ts';
import { readSettings, type Settings, USAGE, UsageError } from './arguments.ts';
import { CommandError, EXIT, usageError } from './cli/exit.ts';
import { signingKeyIn } from './cli/signing-key.ts';
import { createEncode, nodeDecoders } from './compress.ts';
import { createDocsScript } from './docs.ts';
import { forwardedClient } from './forwarded.ts';
import { createLog, type Log } from './log.ts';
import { createHttpServer } from './server.ts';
import { createSite } from './static.ts';
import { stopGracefully } from './stop.ts';
import { createThreads } from './threads.ts';
import { createTurn } from './turn.ts';
import { onStop, runWorkers, takeConnections } from './workers.ts';

/** `serve`: the service and the workbench on one port (chapter 09 §9.5). */

/** Milliseconds in which a large document must be done, and megabytes that it may take (chapter 09 §1.6). */
const PROCESSING = { timeout: 30_000, memory: 1024 } as const;

/** Says why the service cannot start. */
type Tell = (failure: CommandError) => void;

/** Built, this file lies in `dist/node`, beside `dist/workbench`. */
const WORKBENCH = import.meta.env?.PROD ? '../workbench/' : '../../dist/workbench/';

/**
 * Listens by the arguments given, until a signal ends it. Bad arguments, a key that cannot sign and a port that cannot be had end the process,
 * after `tell` has said so.
 */
export async function serve(args: readonly string[], tell: Tell = tellInWords): Promise<void> {
  // Whoever read what it says may have gone: that is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const fail = (failure: CommandError) => {
    tell(failure);
    process.exit(failure.exit);
  };
  try {
    await listen(args, fail);
  } catch (error) {
    if (error instanceof CommandError) fail(error);
    throw error;
  }
}

async function listen(args: readonly string[], fail: Tell): Promise<void> {
  const settings = settingsOf(args);
  if (settings === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const signingKey = settings.keyFile === undefined ? undefined : signingKeyIn(settings.keyFile, process);
  const at = { port: settings.port, host: settings.host };
  const cannotListen = (error: NodeJS.ErrnoException) => fail(listenFailure(error, settings));
  if (settings.workers > 1 && cluster.isPrimary) {
    runWorkers(settings.workers, at, (port) => greet(settings.host, port), cannotListen);
    return;
  }
  await load('all');
  const log = createLog(settings.log, (lines) => process.stderr.write(lines));
  const server = createHttpServer(appOf(settings, signingKey, log), settings.host);
  if (cluster.isWorker) takeConnections(server);
  else {
    server.on('error', cannotListen);
    server.listen(at, () => greet(settings.host, portOf(server)));
  }
  onStop(async () => {
    await stopGracefully(server);
    log.flush();
  });
}

function settingsOf(args: readonly string[]): Settings | 'help' {
  try {
    return readSettings(args, process.env);
  } catch (error) {
    if (error instanceof UsageError) throw usageError(`${error.message}\n\n${USAGE}`);
    throw error;
  }
}

function appOf(settings: Settings, signingKey: Json | undefined, log: Log) {
  const site = settings.workbench
    ? createSite(fileURLToPath(new URL(WORKBENCH, import.meta.url)), { service: settings.api, hosts: settings.hosts })
    : undefined;
  const processors = availableParallelism();
  const limits = limitsFor(settings.maxBody);
  const threads = Math.max(1, Math.floor(processors / settings.workers));
  return createApp({
    // Slow bodies are ended by Node's own request time-out, which costs fast ones nothing.
    limits: { ...limits, inWork: processors * 2, bodyTimeout: undefined },
    origins: settings.origins,
    mcp: settings.mcp,
    log: log.request,
    defect: log.defect,
    decoders: nodeDecoders,
    encode: createEncode(),
    docsScript: createDocsScript(),
    turn: createTurn(),
    offload: createThreads({ ...limits, ...PROCESSING, threads, signingKey, defect: log.defect }),
    ...(signingKey !== undefined && { signingKey }),
    ...(settings.trustProxy && { clientOf: forwardedClient }),
    ...(site && { site }),
    ...(!import.meta.env?.PROD && { stamp: Date.now().toString(36) }),
  });
}

function greet(host: string, port: number): void {
  process.stdout.write(`Billwright ${VERSION}\nListening on http://${isIPv6(host) ? `[${host}]` : host}:${port}\n`);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: Settings): CommandError {
  const failure = (message: string) => new CommandError(message, EXIT.files);
  if (error.code === 'EADDRINUSE') return failure(`port ${port} on ${host} is in use; choose another with --port`);
  if (error.code === 'EACCES')
    return failure(`no permission to listen on port ${port}; choose one above 1023 with --port`);
  return failure(`cannot listen on ${host}, port ${port}: ${error.message}`);
}

function tellInWords({ message }: CommandError): void {
  process.stderr.write(`billwright: ${message}\n`);
}
