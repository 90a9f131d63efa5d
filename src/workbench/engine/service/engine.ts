import { interfaceLanguage } from '../../ui/language/interface-language.ts';
import { emitter } from '../../ui/page/emitter.ts';
import { settings } from '../../ui/page/settings.ts';
import { Calls } from '../ports/calls.ts';
import type { WorkerFunctions } from '../worker/functions.ts';
import type { HouseTexts } from '../worker/house.ts';
import EngineWorker from '../worker/worker.ts?worker';

/** The house rules for every engine that starts. */
export const houseTexts: HouseTexts = { own: settings.getItem('rules') || undefined };

/** Other house rules apply: documents are checked again. */
export const houseRulesChanged = emitter<void>();

let started: Calls<WorkerFunctions> | undefined;

/** Returns the engine in this browser: a worker that starts on first use, and again after a failure. */
export function engine(): Calls<WorkerFunctions> {
  started ??= startEngine(() => {
    started = undefined;
  }).calls;
  return started;
}

/** Returns whether the engine has started. */
export const hasEngine = () => started !== undefined;

/** Starts another engine, for work that would block the one that helps while typing. */
export function startEngine(onLost: () => void = () => {}): { calls: Calls<WorkerFunctions>; end(): void } {
  const worker = new EngineWorker({ name: interfaceLanguage });
  const calls = new Calls<WorkerFunctions>(worker);
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    onLost();
    calls.lose(new Error(message || 'the worker could not be loaded'));
  });
  if (houseTexts.own || houseTexts.service) void calls.call('setHouseRules', houseTexts);
  return { calls, end: () => worker.terminate() };
}
