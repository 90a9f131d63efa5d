import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { WatchData } from './serving/limits/watchdog.ts';
import { eventLine } from './serving/log/log.ts';

/** The thread that watches the main one: see `serving/limits/watchdog.ts`. */

const { shared, looks, interval, answer, log }: WatchData = workerData;
/** The process's own stream: `process.stderr` of a thread goes through the main thread. */
const STDERR = 2;

let seen = -1;
let missed = 0;

setInterval(() => {
  const turned = Atomics.load(shared, 0);
  missed = turned === seen ? missed + 1 : 0;
  seen = turned;
  if (missed >= looks) end();
}, interval);

parentPort?.postMessage('watching');

/** Answers waiting clients and ends the process: nothing else stops a stuck main thread. */
function end(): void {
  for (const descriptor of shared.subarray(1)) if (descriptor > 0) write(descriptor, answer);
  const warning = `the service hung for ${(looks * interval) / 1000} seconds and will be ended`;
  write(STDERR, log === 'json' ? eventLine('warning', warning) : `warning: ${warning}\n`);
  process.kill(process.pid, 'SIGKILL');
}

function write(descriptor: number, text: string): void {
  try {
    writeSync(descriptor, text);
  } catch {
    // The client has gone.
  }
}
