import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, Socket } from 'node:net';

/**
 * Processes that serve one port, watched over by the first one, and how processes are stopped (chapter 09 §1.6, §9.5). The first listens,
 * and hands each connection to one of the others. `node:cluster` would do so too, but when it stops it drops what it has accepted and not handed
 * on.
 */

/** What the first process says to a worker. */
type Command = { kind: 'connection'; number: number } | { kind: 'stop' } | { kind: 'reload' };

/** What a worker says to the first process. */
type News = { kind: 'ready' } | { kind: 'alive' } | { kind: 'taken'; number: number };

const NEWS: ReadonlySet<string> = new Set<News['kind']>(['ready', 'alive', 'taken']);

/** Milliseconds; workers that end before they are ready or sooner than that after it, so often in a row, will not do better the next time. */
const SOON = 2000;
const MOST_FAILURES = 5;

/** Milliseconds between two signs of life. They are counted, not timed: a machine that slept has not hung. */
const BEAT = 1000;

/** Looks without a sign of life after which a worker gets no more connections, unless all are so. */
const BUSY = 3;

/** What becomes of the processes that serve. */
export interface Supervision {
  /** How many there are. */
  count: number;
  /** Connections that may be open in this process: those that it has accepted and not yet handed on. */
  mostConnections: number;
  /** Milliseconds without a sign of life after which one is replaced. */
  longestSilence: number;
  /** Milliseconds in which each must have stopped once that begins. */
  patience: number;
  /** Called with the port when all of them serve it. */
  listening: (port: number) => void;
  /** Called when the port cannot be had. */
  failed: (error: NodeJS.ErrnoException) => void;
  /** Called when one had to be ended, and when one has ended that was not told to. */
  report: (message: string) => void;
  /** Called when one is replaced. */
  replaced?: (() => void) | undefined;
}

/** Starts this program so many times more, keeps them running, and stops them once that begins. */
export function runWorkers(
  at: ListenOptions,
  { count, mostConnections, patience, listening, failed, ...more }: Supervision,
): void {
  const mostMissed = Math.ceil(more.longestSilence / BEAT);
  /** Those that are ready, the one whose turn it is first. */
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
    // Whether it has arrived only the worker itself knows.
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
      // There are other messages, about figures.
      if (!NEWS.has(news.kind)) return;
      if (news.kind === 'taken') {
        // The worker's own hold on the connection remains.
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
      more.report(`a process ended (${signal ?? `exit code ${code}`}), and is replaced`);
      handOnAll(state.handed.values());
      failures = ready === undefined || performance.now() - ready < SOON ? failures + 1 : 0;
      if (failures >= MOST_FAILURES) process.exit(1);
      start();
    });
  };
  for (let i = 0; i < count; i++) start();

  const look = () => {
    for (const [worker, state] of serving) {
      if (++state.missed <= mostMissed) continue;
      serving.delete(worker);
      more.report(`a process gave no sign of life for ${mostMissed} seconds, and is ended`);
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

/** A worker that is ready. */
interface Serving {
  /** Looks since it gave a sign of life. */
  missed: number;
  /** Connections that it was given and has not taken yet: another one gets them if it ends. */
  handed: Map<number, Socket>;
}

/** Stops a worker, and waits until it has ended; one that does not serve yet has nothing to finish, and does not listen. */
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

/** Serves the connections that the first process hands to this one, and sends it signs of life. */
export function takeConnections(server: Server): void {
  const say = (news: News) => process.send?.(news, undefined, undefined, () => undefined);
  process.on('message', (command: Command, socket) => {
    if (command.kind !== 'connection') return;
    say({ kind: 'taken', number: command.number });
    // One that was closed on the way does not arrive.
    if (!(socket instanceof Socket)) return;
    // As the HTTP server's own: who has sent a request and ends may still be answered.
    socket.allowHalfOpen = true;
    server.emit('connection', socket);
    socket.resume();
  });
  // From then on an HTTP server looks for connections that are too slow.
  server.emit('listening');
  say({ kind: 'ready' });
  setInterval(() => say({ kind: 'alive' }), BEAT / 2).unref();
}

/** Ends the process after `stop` when it is told to: by a signal, or as one of several by the first of them. */
export function onStop(stop: () => Promise<void>): void {
  if (cluster.isPrimary) {
    onSignals(stop);
    return;
  }
  // A terminal sends its signals to all processes, and the first stops the others.
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

/** Reloads all workers, as SIGHUP does. */
export function reloadWorkers(): void {
  const command: Command = { kind: 'reload' };
  for (const worker of Object.values(cluster.workers ?? {})) if (worker?.isConnected()) worker.send(command);
}

/** Calls `reload` on each SIGHUP, also on one that the first of several processes gets; without it that signal ends the process. */
export function onReload(reload: () => void): void {
  process.on('SIGHUP', reload);
  if (cluster.isWorker) process.on('message', ({ kind }: Command) => kind === 'reload' && reload());
}

const INTERRUPTED = 130;

/** Ends the process after `stop` on the first signal, at once on a second. */
function onSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
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
