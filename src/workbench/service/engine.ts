import { interfaceLanguage } from '../language/interface-language.ts';
import { Calls } from '../ports/calls.ts';
import type { WorkerFunctions } from '../worker/functions.ts';
import EngineWorker from '../worker/worker.ts?worker';

let started: Calls<WorkerFunctions> | undefined;

/** Returns the engine in this browser: a worker that starts on first use, and again after a failure. */
export function engine(): Calls<WorkerFunctions> {
  started ??= startEngine(() => {
    started = undefined;
  }).calls;
  return started;
}

/** Starts another engine, for work that would block the one that helps while typing. */
export function startEngine(onLost: () => void = () => {}): { calls: Calls<WorkerFunctions>; end(): void } {
  const worker = new EngineWorker({ name: interfaceLanguage });
  const calls = new Calls<WorkerFunctions>(worker);
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    onLost();
    calls.lose(new Error(message || 'the worker could not be loaded'));
  });
  return { calls, end: () => worker.terminate() };
}
