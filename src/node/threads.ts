import type { Worker } from 'node:worker_threads';
import type { Json } from '../engine/index.ts';
import { type Answer, refused } from '../service/answer.ts';
import { refusal } from '../service/errors.ts';
import { Gate, type GateLimits } from '../service/gate.ts';
import { type Offload, overloaded, type Task, tookTooLong } from '../service/work.ts';
import { startThread } from './start-thread.ts';
import { unsentBytes } from './unsent.ts';

/** What a thread is started with. */
export interface ThreadData {
  signingKey: Json | undefined;
}

/** What a thread answers to a task. */
export interface Worked {
  status: number;
  body: Uint8Array<ArrayBuffer> | null;
  /** The number of warnings, as in the header. */
  warnings: string | null;
  /** The stack of a defect of ours, which the answer does not tell. */
  defect: string | undefined;
}

export interface ThreadOptions extends Omit<GateLimits, 'inWork'>, ThreadData {
  /** How many threads there are at most; each is started when it is first needed. */
  threads: number;
  /** Milliseconds that a task may take, waiting included. */
  timeout: number;
  /** Megabytes that the values of one thread may take. */
  memory: number;
  /** Bytes of answers that may wait for their clients when work on one more begins. */
  unsentBytes?: number;
  /** Called for a defect of ours on a thread, which has answered it. */
  defect?: (error: unknown, requestId: string) => void;
}

const UNSENT_BYTES = 128 * 1024 * 1024;

/** Threads that large bodies are worked on, so that they neither hold up small ones nor go on for ever. */
export function createThreads(options: ThreadOptions): Offload {
  const { threads, timeout, unsentBytes: mostUnsent = UNSENT_BYTES } = options;
  const gate = new Gate({ ...options, inWork: threads });
  const idle: Worker[] = [];

  return async (task) => {
    const end = performance.now() + timeout;
    if (!gate.enter() && !(await gate.wait(task.body.length))) return overloaded(task.indent);
    try {
      if (unsentBytes() > mostUnsent) return overloaded(task.indent);
      const left = end - performance.now();
      if (left <= 0) return tookTooLong(timeout, task.indent);
      const worker = idle.pop() ?? startWorker(options, idle);
      const outcome = await run(worker, task, left);
      if (outcome.kind === 'worked') {
        idle.push(worker);
        const { defect } = outcome.worked;
        if (defect !== undefined) options.defect?.(defect, task.id);
        return answerOf(outcome.worked);
      }
      await worker.terminate();
      if (outcome.kind === 'late') return tookTooLong(timeout, task.indent);
      if (outcome.kind === 'full') return tookTooMuch(options.memory, task.indent);
      throw outcome.error;
    } finally {
      gate.leave();
    }
  };
}

/** A new thread, which is no longer idle when it has ended. */
function startWorker({ signingKey, memory }: ThreadOptions, idle: Worker[]): Worker {
  const data: ThreadData = { signingKey };
  const worker = startThread('thread', { workerData: data, resourceLimits: { maxOldGenerationSizeMb: memory } });
  worker.unref();
  worker.on('error', () => undefined); // told to whoever waits for it
  worker.on('exit', () => {
    const position = idle.indexOf(worker);
    if (position >= 0) idle.splice(position, 1);
  });
  return worker;
}

type RunOutcome =
  | { kind: 'worked'; worked: Worked }
  | { kind: 'late' }
  | { kind: 'full' }
  | { kind: 'failed'; error: Error };

/** How a thread's work on a task ends. Afterwards nothing of it is listened to. */
function run(worker: Worker, task: Task, milliseconds: number): Promise<RunOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: RunOutcome) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (worked: Worked) => finish({ kind: 'worked', worked });
    const onError = (error: NodeJS.ErrnoException) =>
      finish(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'full' } : { kind: 'failed', error });
    const onExit = (code: number) => finish({ kind: 'failed', error: new Error(`a thread ended with ${code}`) });
    const timer = setTimeout(() => finish({ kind: 'late' }), milliseconds);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

function answerOf({ status, body, warnings }: Worked): Answer {
  return { status, body, ...(warnings !== null && { headers: { 'Billwright-Warnings': warnings } }) };
}

function tookTooMuch(megabytes: number, indent: boolean): Answer {
  const message = `the request takes more than the ${megabytes} MB of memory that one may have; send a smaller document`;
  return refused(refusal('too-large', message), indent);
}
