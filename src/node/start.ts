import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { load, VERSION } from '../engine/index.ts';
import { createApp } from '../service/app.ts';
import { readSettings, type Settings, USAGE, UsageError } from './arguments.ts';
import { createEncode, nodeDecoders } from './compress.ts';
import { createDocsScript } from './docs.ts';
import { createLog, type Log } from './log.ts';
import { createHttpServer } from './server.ts';
import { createSite } from './static.ts';
import { stopGracefully } from './stop.ts';

/** `serve`: the service and the workbench on one port (chapter 09 §9.5). */

const EXIT = { usage: 2, cannotListen: 3, interrupted: 130 } as const;

/** Built, this file lies in `dist/node`, beside `dist/workbench`. */
const WORKBENCH = import.meta.env?.PROD ? '../workbench/' : '../../dist/workbench/';

/** Listens by the arguments given, until a signal ends it. Bad arguments and a port that cannot be had end the process. */
export async function serve(args: readonly string[]): Promise<void> {
  const settings = settingsOf(args);
  if (settings === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  await load('all');
  const log = createLog(settings.log, (lines) => process.stderr.write(lines));
  const server = createHttpServer(appOf(settings, log), settings.host);
  server.on('error', (error: NodeJS.ErrnoException) => fail(listenFailure(error, settings), EXIT.cannotListen));
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`Billwright ${VERSION}\nListening on ${addressOf(server, settings.host)}\n`);
  });
  stopOnSignals(server, log);
}

function settingsOf(args: readonly string[]): Settings | 'help' {
  try {
    return readSettings(args, process.env);
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}\n\n${USAGE}`, EXIT.usage);
    throw error;
  }
}

function appOf(settings: Settings, log: Log) {
  const site = settings.workbench ? createSite(fileURLToPath(new URL(WORKBENCH, import.meta.url))) : undefined;
  return createApp({
    // Slow bodies are ended by Node's own request time-out, which costs fast ones nothing.
    limits: { maxBody: settings.maxBody, bodyTimeout: undefined },
    origins: settings.origins,
    mcp: settings.mcp,
    log: log.request,
    defect: log.defect,
    decoders: nodeDecoders,
    encode: createEncode(),
    docsScript: createDocsScript(),
    ...(site && { site }),
    ...(!import.meta.env?.PROD && { stamp: Date.now().toString(36) }),
  });
}

function stopOnSignals(server: Server, log: Log): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(EXIT.interrupted);
    isStopping = true;
    process.stdout.write('Shutting down...\n');
    await stopGracefully(server);
    log.flush();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : '';
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === 'EADDRINUSE') return `port ${port} on ${host} is in use; choose another with --port`;
  if (error.code === 'EACCES') return `no permission to listen on port ${port}; choose one above 1023 with --port`;
  return `cannot listen on ${host}, port ${port}: ${error.message}`;
}

function fail(message: string, exitCode: number): never {
  process.stderr.write(`billwright: ${message}\n`);
  process.exit(exitCode);
}
