import '../../translations/program.ts';
import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { VERSION } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { type Message, message, type Translation, words } from '../../engine/text/message.ts';
import { createApp } from '../../service/app.ts';
import { MOST_KEPT } from '../../service/http/kept-results.ts';
import type { Site } from '../../service/http/not-found.ts';
import type { AppOptions } from '../../service/http/options.ts';
import { digest } from '../files/digest.ts';
import { CommandError, EXIT } from '../files/exit.ts';
import { rulesFileAt, rulesOrError } from '../files/rules-file.ts';
import { todayFromEnvironment } from '../today.ts';
import { type HouseData, houseOf } from '../work/house.ts';
import { openAnswers, packageFor } from './answers/open.ts';
import { isOnMachine, refuseInsecure } from './auth/insecure-settings.ts';
import { createEncode, nodeDecoders } from './http/compress.ts';
import { createDocsSite, DOCS_PATH, isOfDocs } from './http/docs-site.ts';
import { forwardedClient } from './http/forwarded.ts';
import type { Exchange } from './http/refuse.ts';
import { CONNECTION_LIMITS, createHttpServer } from './http/server.ts';
import { createSite } from './http/static.ts';
import { createStopSignals, LAST_ANSWERS, stopGracefully } from './http/stop.ts';
import { certificateFiles, certificateIn, renewCertificate } from './http/tls.ts';
import { removeStale } from './http/unix-socket.ts';
import { type Capacity, capacityOf } from './limits/capacity.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { createRequestScheduler } from './limits/request-scheduler.ts';
import { openFilesLimit, resourceLimits } from './limits/resource-limits.ts';
import { LONGEST_TURN, watchOver } from './limits/watchdog.ts';
import { writeJsonLines } from './log/json-lines.ts';
import { createLog, type Log } from './log/log.ts';
import { createObservability, superviseFigures } from './observability.ts';
import { checkSecrets, readSecrets } from './secrets.ts';
import { SettingError, type Settings } from './settings.ts';
import { createThreads } from './threads.ts';
import { killWorkers, onReload, onStop, reloadWorkers, runWorkers, takeConnections } from './workers.ts';

/** `serve`: the service and the workbench on one port (chapter 09 §9.5). */

/** Reports why the service cannot start. */
type FailureHandler = (failure: CommandError) => void;

/** Bytes of results cached for repeated requests. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** In the build, this file is in `dist/node`, next to `dist/workbench` and the output of `npm run docs`. */
const BUILT = import.meta.env?.PROD ? '../' : '../../../dist/';

/** Serves with the given settings until a signal ends it. An unusable key or port ends the process, after calling `onFailure`. */
export async function serve(
  settings: Settings,
  onFailure: FailureHandler = printFailure,
  adjusted: Partial<Adjusted> = {},
): Promise<void> {
  // A closed output is not a reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (settings.log === 'json') writeJsonLines();
  const fail = (failure: CommandError) => {
    onFailure(failure);
    killWorkers();
    process.exit(failure.exit);
  };
  try {
    await listen(settings, fail, { longestTurn: LONGEST_TURN, ...adjusted });
  } catch (error) {
    if (error instanceof CommandError) fail(error);
    throw error;
  }
}

/** Adjustments for programs other than `billwright serve`. */
interface Adjusted {
  /** Milliseconds after which a hanging process is replaced. */
  longestTurn: number;
  app?: AppOptions;
}

async function listen(settings: Settings, fail: FailureHandler, { longestTurn, app = {} }: Adjusted): Promise<void> {
  refuseInsecure(settings);
  if (settings.today !== undefined) process.env.BILLWRIGHT_TODAY = settings.today;
  todayFromEnvironment();
  const log = createLog(settings.log, (lines) => process.stderr.write(lines), settings.logLevel);
  // Also writes the log when a second signal or a defect ends the process at once.
  process.on('exit', log.flush);
  const capacity = capacityFor(settings);
  const mostConnections = connectionsFor(openFilesLimit());
  if (cluster.isPrimary) for (const warning of capacity.warnings) log.warning(warning);
  if (cluster.isPrimary) await checkSecrets(settings, log);
  if (cluster.isPrimary && settings.rules !== undefined) await checkRules(settings.rules);
  if (cluster.isPrimary && settings.idempotencyStore !== undefined) packageFor(settings.idempotencyStore);
  const certificate = certificateFiles(settings);
  const at = settings.socket === undefined ? { port: settings.port, host: settings.host } : { path: settings.socket };
  if (settings.socket !== undefined && cluster.isPrimary) await removeStale(settings.socket);
  const cannotListen = (error: NodeJS.ErrnoException) => fail(listenFailure(error, settings, '--port'));
  const cannotShow = (error: NodeJS.ErrnoException) =>
    fail(listenFailure(error, { ...settings, port: settings.metricsPort ?? 0 }, '--metrics-port'));
  if (settings.workers > 0 && cluster.isPrimary) {
    if (certificate) certificateIn(certificate);
    if (readsAgain(settings)) onReload(reloadWorkers);
    cluster.setupPrimary({ execArgv: [...process.execArgv, ...heapLimit(capacity)] });
    const replaced = await superviseFigures(settings, log, cannotShow);
    runWorkers(at, {
      count: settings.workers,
      mostConnections,
      // The watchdog of the process acts first.
      longestSilence: longestTurn * 1.5,
      // Slightly longer than a process alone takes.
      patience: settings.timeLimit + LAST_ANSWERS + 1000,
      listening: (port) => greet(settings, port),
      failed: cannotListen,
      report: log.warning,
      replaced,
    });
    return;
  }
  const secrets = await readSecrets(settings, log);
  const { external } = secrets;
  limitThreadsByThemselves();
  await load('all');
  const house = houseIn(settings);
  const timeout = settings.timeLimit;
  const offload = createThreads({ ...capacity, timeout, external, house, defect: log.defect });
  const observability = await createObservability(settings, log, offload.load, cannotShow);
  const signals = createStopSignals();
  const answers = await openAnswers(settings, log);
  const options = {
    ...optionsFor(settings, capacity, log),
    house: houseOf(house),
    stopping: signals.stopping,
    ...secrets.options,
    ...(answers && { idempotency: answers.answers }),
    offload,
    ...observability.options,
    ...app,
  };
  const served = createApp(options);
  observability.watch(served);
  const limits = { ...CONNECTION_LIMITS, outgoingBytes: capacity.outgoingBytes, mostConnections };
  const server = createHttpServer(served, settings.host, limits, certificate && certificateIn(certificate));
  if (certificate) onReload(renewCertificate(server, certificate, log));
  await watchOver(server, { longestTurn, origins: settings.origins, log: settings.log });
  if (cluster.isWorker) takeConnections(server);
  else {
    server.on('error', cannotListen);
    server.listen(at, () => greet(settings, portOf(server)));
  }
  onStop(async () => {
    await observability.stop(() => stopGracefully(server, { patience: settings.timeLimit, signals }));
    await answers?.close();
    log.flush();
  });
}

/** Returns whether any files are reloaded when replaced. */
function readsAgain({ tokenFile, keyFile, signerKey, tlsCert }: Settings): boolean {
  return [tokenFile, keyFile, signerKey, tlsCert].some((file) => file !== undefined);
}

/** Throws a `CommandError` if the house rules cannot be used. Loads all addons, whose documents they may be for. */
async function checkRules(file: string): Promise<void> {
  await load('all');
  rulesOrError(rulesFileAt(file));
}

/** Returns the house rules as threads get them. */
function houseIn({ rules, requestRules }: Settings): HouseData {
  return { file: rules === undefined ? undefined : rulesFileAt(rules), takesRules: requestRules };
}

/** Returns the port of a request, from the data of Node's server. */
function portOfRequest(platform: unknown): number | undefined {
  return (platform as Partial<Exchange> | undefined)?.incoming?.socket.localPort;
}

/** Returns the client address of a request. */
function addressOfRequest(platform: unknown): string | undefined {
  return (platform as Partial<Exchange> | undefined)?.incoming?.socket.remoteAddress;
}

/** Returns whether the connection of a request is closed. */
function hasGone(platform: unknown): boolean {
  return (platform as Partial<Exchange> | undefined)?.outgoing?.destroyed === true;
}

function optionsFor(settings: Settings, capacity: Capacity, log: Log): AppOptions {
  const site = siteOf(settings);
  const { maxBody, incomingBytes, outgoingBytes, inWork } = capacity;
  return {
    // Node's own request time-out ends slow bodies, at no cost for fast ones.
    limits: { maxBody, incomingBytes, inWork, bodyTimeout: undefined },
    origins: settings.origins,
    mcp: settings.mcp,
    // The same limit as for waiting answers: a client that reads a result holds another copy of it.
    resultBytes: Math.min(MOST_KEPT, outgoingBytes),
    ...(settings.idempotency > 0 && { idempotency: { keptFor: settings.idempotency, bytes: KEPT_BYTES } }),
    defect: log.defect,
    decoders: nodeDecoders,
    encode: createEncode(),
    digest,
    byteLength: Buffer.byteLength,
    schedule: createRequestScheduler(),
    hasGone,
    closed: settings.closed,
    allowedHosts: settings.allowedHosts,
    ...(settings.rateLimit && { rateLimit: createRateLimit(settings.rateLimit) }),
    addressOf: addressOfRequest,
    ...(isOnMachine(settings) && { loopbackPort: portOfRequest }),
    ...(settings.trustProxy > 0 && { clientOf: forwardedClient(settings.trustProxy), isBehindProxy: true }),
    ...(site && { site }),
  };
}

/** Returns the site served with the API unless disabled: the workbench, and the documentation if it was built. */
function siteOf({ workbench, api, hosts }: Settings): Site | undefined {
  if (!workbench) return undefined;
  const built = (folder: string) => fileURLToPath(new URL(`${BUILT}${folder}/`, import.meta.url));
  const docs = createDocsSite(built('docs'));
  const page = createSite(built('workbench'), { service: api, hosts, ...(docs && { docs: DOCS_PATH }) });
  if (!docs || !page) return docs ?? page;
  return (request, path) => (isOfDocs(path) ? docs(request, path) : page(request, path));
}

/** Files a process opens besides connections: modules, many of them at once, and files of threads. */
const OWN_FILES = 128;

const LEAST_CONNECTIONS = 64;

function connectionsFor(openFiles: number): number {
  if (openFiles >= OWN_FILES + LEAST_CONNECTIONS) return openFiles - OWN_FILES;
  const least = OWN_FILES + LEAST_CONNECTIONS;
  throw new CommandError(
    message(
      'this process may open {openFiles} files, but the service needs at least {least}; raise the limit (ulimit -n)',
      { openFiles, least },
    ),
    EXIT.usage,
  );
}

function capacityFor(settings: Settings): Capacity {
  try {
    return capacityOf(settings, resourceLimits());
  } catch (error) {
    if (error instanceof SettingError) throw new CommandError(error.said, EXIT.usage);
    throw error;
  }
}

/**
 * Returns Node flags that limit the heap of a serving process. They cannot be set later, and without them Node assumes the memory of the
 * whole machine unless in a container. The operator's own flags take precedence.
 */
function heapLimit({ heap }: Capacity): string[] {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  return /--max[-_]old[-_]space[-_]size/.test(given) ? [] : [`--max-old-space-size=${heap}`];
}

/** Gives threads started from now on their own memory limit; otherwise V8 applies the limit of the process. */
function limitThreadsByThemselves(): void {
  setFlagsFromString('--max-old-space-size=0');
}

/** Prints the listening address, on one line if the log is JSON, so that it becomes JSON too. */
function greet({ host, log, socket, tlsCert }: Settings, port: number): void {
  const scheme = tlsCert === undefined ? 'http' : 'https';
  const address = socket ?? `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const name = `Billwright ${VERSION}`;
  process.stdout.write(log === 'json' ? `Listening on ${address} as ${name}\n` : `${name}\nListening on ${address}\n`);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function listenFailure(error: NodeJS.ErrnoException, { host, port, socket }: Settings, flag: string): CommandError {
  const why = error.message;
  const failure = (said: Message) => new CommandError(said, EXIT.files);
  if (socket !== undefined) return failure(message('cannot listen on {socket}: {why}', { socket, why }));
  if (error.code === 'EADDRINUSE')
    return failure(message('port {port} on {host} is in use; choose another with {flag}', { port, host, flag }));
  if (error.code === 'EACCES')
    return failure(
      message('no permission to listen on port {port}; choose one above 1023 with {flag}', { port, flag }),
    );
  return failure(message('cannot listen on {host}, port {port}: {why}', { host, port, why }));
}

/** Prints a failure on standard error. */
export function printFailure({ said }: CommandError, translation?: Translation): void {
  process.stderr.write(`billwright: ${words(said, translation)}\n`);
}
