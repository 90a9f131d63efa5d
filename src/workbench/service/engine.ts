import { Calls } from '../../client/calls.ts';
import type { WorkerFunctions } from '../worker/functions.ts';
import EngineWorker from '../worker/worker.ts?worker';

let started: Calls<WorkerFunctions> | undefined;

/** The engine in this browser: a worker, which starts when it is first needed, and again where it has failed. */
export function engine(): Calls<WorkerFunctions> {
  started ??= start();
  return started;
}

function start(): Calls<WorkerFunctions> {
  const worker = new EngineWorker();
  const calls = new Calls<WorkerFunctions>(worker);
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    if (started === calls) started = undefined;
    calls.lose(new Error(message || 'the worker could not be loaded'));
  });
  return calls;
}
