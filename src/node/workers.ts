import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, Socket } from 'node:net';

/**
 * Several processes that serve one port, and how processes are told to stop (chapter 09 §1.6, §9.5). The first of them listens, and hands each
 * connection to one of the others. `node:cluster` would do so too, but when it stops it drops what it has accepted and not handed on.
 */

const READY = 'ready';
const CONNECTION = 'connection';
const STOP = 'stop';

/** Milliseconds; workers that end sooner than that after they began, so often in a row, will not do better the next time. */
const SOON = 2000;
const MOST_FAILURES = 5;

/**
 * Starts this program so many times more, keeps them running, and stops them when it is told to.
 * `listening` is told the port when all of them serve it, `failed` why it cannot be had.
 */
export function runWorkers(
  count: number,
  at: ListenOptions,
  listening: (port: number) => void,
  failed: (error: NodeJS.ErrnoException) => void,
): void {
  /** Those that are ready, the one whose turn it is first. */
  const serving = new Set<Worker>();
  const waiting = new Set<Socket>();
  let isStopping = false;
  let failures = 0;

  const handOn = (socket: Socket) => {
    const worker = [...serving].find((each) => each.isConnected());
    if (!worker) {
      waiting.add(socket);
      return;
    }
    serving.delete(worker);
    serving.add(worker);
    worker.send(CONNECTION, socket, (error) => error && handOn(socket));
  };
  const server = createServer({ pauseOnConnect: true, noDelay: true }, handOn);
  server.on('error', failed);

  const start = () => {
    const worker = cluster.fork();
    const started = performance.now();
    worker.on('message', (message) => {
      if (message !== READY) return;
      serving.add(worker);
      for (const socket of waiting) handOn(socket);
      waiting.clear();
      if (serving.size < count || server.listening || isStopping) return;
      server.listen(at, () => listening((server.address() as AddressInfo).port));
    });
    worker.on('exit', () => {
      serving.delete(worker);
      if (isStopping) return;
      failures = performance.now() - started < SOON ? failures + 1 : 0;
      if (failures >= MOST_FAILURES) process.exit(1);
      start();
    });
  };
  for (let i = 0; i < count; i++) start();

  onSignals(async () => {
    isStopping = true;
    server.close();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => ended(worker, serving.has(worker))));
  });
}

/** Tells a worker to stop, and waits until it has; one that does not serve yet has nothing to finish, and does not listen. */
function ended(worker: Worker, isServing: boolean): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    if (isServing) worker.send(STOP);
    else worker.process.kill('SIGKILL');
  });
}

/** Serves the connections that the first process hands to this one. */
export function takeConnections(server: Server): void {
  process.on('message', (message, socket) => {
    // One that was closed on the way does not arrive.
    if (message !== CONNECTION || !(socket instanceof Socket)) return;
    // As the HTTP server's own: who has sent a request and ends may still be answered.
    socket.allowHalfOpen = true;
    server.emit('connection', socket);
    socket.resume();
  });
  // From then on an HTTP server looks for connections that are too slow.
  server.emit('listening');
  process.send?.(READY);
}

/** Ends the process after `stop` when it is told to: by a signal, or as one of several by the first of them. */
export function onStop(stop: () => Promise<void>): void {
  if (cluster.isPrimary) {
    onSignals(stop);
    return;
  }
  // A terminal sends its signals to all processes, and the first tells the others.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('message', (message) => message === STOP && end());
  process.on('disconnect', end);
}

const INTERRUPTED = 130;

/** On the first signal the process ends after `stop`; on a second at once. */
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
