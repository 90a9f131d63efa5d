import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, Socket } from 'node:net';

/**
 * Supervises processes that serve one port, and stops processes (chapter 09 §1.6, §9.5). The first process listens and hands each
 * connection to a worker. `node:cluster` does the same, but when it stops it drops connections that were accepted but not yet handed on.
 */

/** A message from the supervisor to a worker. */
type Command = { kind: 'connection'; number: number } | { kind: 'stop' } | { kind: 'reload' };

/** A message from a worker to the supervisor. */
type News = { kind: 'ready' } | { kind: 'alive' } | { kind: 'taken'; number: number };

const NEWS: ReadonlySet<string> = new Set<News['kind']>(['ready', 'alive', 'taken']);

/** Workers that repeatedly end before they are ready, or within these milliseconds afterwards, are not restarted. */
const SOON = 2000;
const MOST_FAILURES = 5;

/** Milliseconds between signs of life. They are counted instead of timed: a machine that slept has not hung. */
const BEAT = 1000;

/** Checks without a sign of life after which a worker gets no more connections, unless no other worker is better. */
const BUSY = 3;

/** Options and events of supervised processes. */
export interface Supervision {
  /** The number of processes. */
  count: number;
  /** Maximum number of open connections in the supervisor: accepted but not yet handed on. */
  mostConnections: number;
  /** Milliseconds without a sign of life after which a process is replaced. */
  longestSilence: number;
  /** Milliseconds within which each process must stop. */
  patience: number;
  /** Called with the port when all processes serve it. */
  listening: (port: number) => void;
  /** Called if the port is not available. */
  failed: (error: NodeJS.ErrnoException) => void;
  /** Called when a process was killed, or ended unexpectedly. */
  report: (message: string) => void;
  /** Called when a process is replaced. */
  replaced?: (() => void) | undefined;
}

/** Starts copies of this program, keeps them running, and stops them at the end. */
export function runWorkers(
  at: ListenOptions,
  { count, mostConnections, patience, listening, failed, ...more }: Supervision,
): void {
  const mostMissed = Math.ceil(more.longestSilence / BEAT);
  /** Ready workers, the next one first. */
  const serving = new Map<Worker, Serving>();
  const waiting = new Set<Socket>();
  let connections = 0;
  let isStopping = false;
  let failures = 0;

  const handOn = (socket: Socket) => {
    const found = [...serving].find(([worker, { missed }]) => worker.isConnected() && missed < BUSY);
    if (!found) {
      waiting.add(socket);
      return;
    }
    const [worker, state] = found;
    serving.delete(worker);
    serving.set(worker, state);
    const number = ++connections;
    state.handed.set(number, socket);
    const command: Command = { kind: 'connection', number };
    // Only the worker knows whether the connection has arrived.
    worker.send(command, socket, { keepOpen: true }, () => undefined);
  };
  const handOnAll = (sockets: Iterable<Socket>) => {
    for (const socket of [...sockets]) handOn(socket);
  };
  const server = createServer({ pauseOnConnect: true, noDelay: true }, handOn);
  server.maxConnections = mostConnections;
  server.on('error', failed);

  const start = () => {
    const worker = cluster.fork();
    let ready: number | undefined;
    const state: Serving = { missed: 0, handed: new Map() };
    worker.on('message', (news: News) => {
      // Other messages concern figures.
      if (!NEWS.has(news.kind)) return;
      if (news.kind === 'taken') {
        // The worker keeps its own handle of the connection.
        state.handed.get(news.number)?.destroy();
        state.handed.delete(news.number);
        return;
      }
      state.missed = 0;
      if (news.kind === 'ready') {
        serving.set(worker, state);
        ready = performance.now();
      }
      const sockets = [...waiting];
      waiting.clear();
      handOnAll(sockets);
      if (news.kind === 'alive' || serving.size < count || server.listening || isStopping) return;
      server.listen(at, () => listening((server.address() as Partial<AddressInfo> | null)?.port ?? 0));
    });
    worker.on('exit', (code, signal) => {
      serving.delete(worker);
      if (isStopping) return;
      more.replaced?.();
      more.report(`a process ended (${signal ?? `exit code ${code}`}) and is being replaced`);
      handOnAll(state.handed.values());
      failures = ready === undefined || performance.now() - ready < SOON ? failures + 1 : 0;
      if (failures >= MOST_FAILURES) {
        killWorkers();
        process.exit(1);
      }
      start();
    });
  };
  for (let i = 0; i < count; i++) start();

  const look = () => {
    for (const [worker, state] of serving) {
      if (++state.missed <= mostMissed) continue;
      serving.delete(worker);
      more.report(`a process has not responded for ${mostMissed} seconds and will be ended`);
      worker.process.kill('SIGKILL');
    }
  };
  setInterval(look, BEAT).unref();

  onSignals(async () => {
    isStopping = true;
    server.close();
    for (const socket of waiting) socket.destroy();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => ended(worker, serving.has(worker), patience)));
  });
}

/** A ready worker. */
interface Serving {
  /** Checks since its last sign of life. */
  missed: number;
  /** Connections that were sent to the worker and not yet confirmed. If it ends, another worker gets them. */
  handed: Map<number, Socket>;
}

/** Stops a worker and waits for its end. A worker that does not serve yet has nothing to finish, and does not listen. */
function ended(worker: Worker, isServing: boolean, patience: number): Promise<void> {
  const kill = () => worker.process.kill('SIGKILL');
  return new Promise((resolve) => {
    const timer = setTimeout(kill, patience);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    const command: Command = { kind: 'stop' };
    if (isServing) worker.send(command, () => undefined);
    else kill();
  });
}

/** Ends all workers at once. A worker that is still starting would print an error once its supervisor is gone. */
export function killWorkers(): void {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
}

/** Serves connections from the supervisor, and sends it signs of life. */
export function takeConnections(server: Server): void {
  const report = (news: News) => process.send?.(news, undefined, undefined, () => undefined);
  process.on('message', (command: Command, socket) => {
    if (command.kind !== 'connection') return;
    report({ kind: 'taken', number: command.number });
    // A connection closed in transit does not arrive.
    if (!(socket instanceof Socket)) return;
    // Like the HTTP server's own sockets: a client that ended its side may still be answered.
    socket.allowHalfOpen = true;
    server.emit('connection', socket);
    socket.resume();
  });
  // From then on, an HTTP server checks for slow connections.
  server.emit('listening');
  report({ kind: 'ready' });
  setInterval(() => report({ kind: 'alive' }), BEAT / 2).unref();
}

/** Runs `stop` and ends the process on a signal, or on request of the supervisor. */
export function onStop(stop: () => Promise<void>): void {
  if (cluster.isPrimary) {
    onSignals(stop);
    return;
  }
  // A terminal signals all processes, but the supervisor stops the workers.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('message', ({ kind }: Command) => kind === 'stop' && end());
  process.on('disconnect', end);
}

/** Reloads all workers, like SIGHUP. */
export function reloadWorkers(): void {
  const command: Command = { kind: 'reload' };
  for (const worker of Object.values(cluster.workers ?? {})) if (worker?.isConnected()) worker.send(command);
}

/** Calls `reload` on each SIGHUP that this process or the supervisor gets. Without it, the signal ends the process. */
export function onReload(reload: () => void): void {
  process.on('SIGHUP', reload);
  if (cluster.isWorker) process.on('message', ({ kind }: Command) => kind === 'reload' && reload());
}

const INTERRUPTED = 130;

/** Runs `stop` on the first signal and ends the process; a second signal ends it at once. */
function onSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) {
      killWorkers();
      process.exit(INTERRUPTED);
    }
    isStopping = true;
    process.stdout.write('Shutting down...\n');
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
