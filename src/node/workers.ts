import cluster, { type Worker } from 'node:cluster';

/** Several processes that serve one port, and how processes are told to stop (chapter 09 §1.6, §9.5). */

const STOP = 'stop';

/** Milliseconds; workers that end sooner than that after they began, so often in a row, will not do better the next time. */
const SOON = 2000;
const MOST_FAILURES = 5;

/** Tells the first process why this one cannot serve, and ends. */
export function giveUp(failure: string): void {
  process.send?.({ failure }, () => process.exit(1));
}

/**
 * Starts this program so many times more, keeps them running, and stops them when it is told to.
 * `listening` is told the port when all listen, `failed` why they cannot.
 */
export function runWorkers(count: number, listening: (port: number) => void, failed: (why: string) => void): void {
  const serving = new Set<Worker>();
  let hasBegun = false;
  let isStopping = false;
  let failures = 0;

  const start = () => {
    const worker = cluster.fork();
    const started = performance.now();
    worker.on('message', (message: { failure?: string }) => {
      if (message.failure !== undefined) failed(message.failure);
    });
    worker.on('exit', () => {
      if (isStopping) return;
      failures = performance.now() - started < SOON ? failures + 1 : 0;
      if (failures >= MOST_FAILURES) process.exit(1);
      start();
    });
  };

  cluster.on('listening', (worker, { port }) => {
    serving.add(worker);
    if (hasBegun || serving.size < count) return;
    hasBegun = true;
    listening(port);
  });
  cluster.on('exit', (worker) => serving.delete(worker));
  for (let i = 0; i < count; i++) start();

  onSignals(async () => {
    isStopping = true;
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
