import { type Answer, refused } from '../../service/answer.ts';
import { refusal } from '../../service/errors.ts';
import { Gate, type GateLimits } from '../../service/gate.ts';
import { type Offload, overloaded, tookTooLong, unwanted } from '../../service/work.ts';
import { type Worked, WorkThread } from '../work/work-thread.ts';
import { unsentBytes } from './unsent.ts';

export interface ThreadOptions extends Omit<GateLimits, 'inWork'> {
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

/**
 * Threads that large bodies are worked on, so that they neither hold up small ones nor go on for ever, nor when nobody waits for their answer any
 * more.
 */
export function createThreads(options: ThreadOptions): Offload {
  const { threads, timeout, memory, unsentBytes: mostUnsent = UNSENT_BYTES } = options;
  const gate = new Gate({ ...options, inWork: threads });
  const idle: WorkThread[] = [];
  const start = () => new WorkThread(memory);

  const takeIdle = () => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (!thread.hasEnded) return thread;
    return start();
  };
  /** Once nothing goes on in a thread, another task may have it, or one that is started at once in its stead. */
  const giveBack = async (thread: WorkThread) => {
    idle.push((await thread.settled()) ? thread : start());
    gate.leave();
  };

  return async (task, caller) => {
    const limit = new TimeLimit(timeout, caller);
    const givenUp = () => (limit.isOver ? tookTooLong(timeout, task.indent) : unwanted());
    try {
      if (!gate.enter() && !(await gate.wait(task.body.length, limit.signal))) {
        return limit.signal.aborted ? givenUp() : overloaded(task.indent);
      }
      if (limit.signal.aborted || unsentBytes() > mostUnsent) {
        gate.leave();
        return limit.signal.aborted ? givenUp() : overloaded(task.indent);
      }
      const thread = takeIdle();
      const outcome = await thread.run(task, limit.signal);
      giveBack(thread);
      if (outcome.kind === 'unwanted') return givenUp();
      if (outcome.kind === 'full') return tookTooMuch(memory, task.indent);
      if (outcome.kind === 'failed') throw outcome.error;
      const { defect } = outcome.worked;
      if (defect !== undefined) options.defect?.(defect, task.id);
      return answerOf(outcome.worked);
    } finally {
      limit.clear();
    }
  };
}

/** Says by its signal when a task is not wanted any more: when its time is over, or its caller has gone. */
class TimeLimit {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #abort = () => this.#controller.abort();
  isOver = false;

  constructor(milliseconds: number, caller: AbortSignal | undefined) {
    this.#caller = caller;
    this.#timer = setTimeout(() => {
      this.isOver = true;
      this.#abort();
    }, milliseconds);
    if (caller?.aborted) this.#abort();
    else caller?.addEventListener('abort', this.#abort);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#abort);
  }
}

function answerOf({ status, body, headers }: Worked): Answer {
  return { status, body, headers };
}

function tookTooMuch(megabytes: number, indent: boolean): Answer {
  const message = `the request takes more than the ${megabytes} MB of memory that one may have; send a smaller document`;
  return refused(refusal('too-large', message), indent);
}
