/** Workers that read files, each one file at a time. */

import type { Calls } from '../engine/ports/calls.ts';
import { startEngine } from '../engine/service/engine.ts';
import type { WorkerFunctions } from '../engine/worker/functions.ts';

export interface Workers {
  /** The number of files that are read at once. */
  size: number;
  /** Runs the work on a file. Rejects with `TookTooLong` after the limit, or if the worker fails; then another one takes its place. */
  run<T>(work: (calls: Calls<WorkerFunctions>) => Promise<T>): Promise<T>;
  end(): void;
}

export class TookTooLong extends Error {}

/** The seconds that a file may take. The largest take a few. */
export const TIME_LIMIT = 60;

const LEAST = 2;
const MOST = 4;

/** Starts workers. The page needs little of a processor meanwhile. */
export function startWorkers(): Workers {
  const size = Math.max(LEAST, Math.min(MOST, navigator.hardwareConcurrency - 1));
  const idle = Array.from({ length: size }, () => startEngine());
  const waiting: ((engine: ReturnType<typeof startEngine>) => void)[] = [];
  let hasEnded = false;
  const free = () => {
    const engine = idle.pop();
    return engine ? Promise.resolve(engine) : new Promise<ReturnType<typeof startEngine>>((take) => waiting.push(take));
  };
  const release = (engine: ReturnType<typeof startEngine>) => {
    const next = waiting.shift();
    if (hasEnded) engine.end();
    else if (next) next(engine);
    else idle.push(engine);
  };
  return {
    size,
    async run(work) {
      const engine = await free();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TookTooLong()), TIME_LIMIT * 1000);
      });
      try {
        const done = await Promise.race([work(engine.calls), late]);
        release(engine);
        return done;
      } catch (error) {
        engine.end();
        if (!hasEnded) release(startEngine());
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    end() {
      hasEnded = true;
      for (const engine of idle) engine.end();
    },
  };
}
