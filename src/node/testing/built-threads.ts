import { Worker, type WorkerOptions } from 'node:worker_threads';
import { vi } from 'vitest';
import { programFile } from './program.ts';

// Threads that tests start run the build, as in programs.
vi.mock('../work/start-thread.ts', () => ({
  startThread: (name: string, options: WorkerOptions) => new Worker(programFile(name), options),
}));
