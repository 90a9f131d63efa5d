/**
 * Function calls across a message port: a worker's, or one end of a `MessageChannel`. Arguments and results are cloned.
 * Every call has a unique number and can be aborted. Own code, because Comlink cannot abort a call.
 */

/** Functions by name. Each takes one value, and a signal that aborts when its result is no longer needed. */
// biome-ignore lint/suspicious/noExplicitAny: functions with arguments of all types are in one object.
export type Functions = { readonly [name: string]: (argument: any, signal: AbortSignal) => unknown };

type Argument<F extends Functions, N extends keyof F> = Parameters<F[N]>[0];
type Result<F extends Functions, N extends keyof F> = Awaited<ReturnType<F[N]>>;

/** The interface that a worker, its global scope and a message port have in common. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

type Question = { id: number; name: string; argument: unknown } | { id: number; givenUp: true };
type Reply = { id: number; value: unknown } | { id: number; error: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** The calling side. */
export class Calls<F extends Functions> {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #lost: Error | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => this.#settle(data as Reply));
  }

  /**
   * Calls a function. Rejects with the `Error` that the function threw, or with the signal's reason once it is aborted.
   */
  call<N extends keyof F & string>(name: N, argument: Argument<F, N>, signal?: AbortSignal): Promise<Result<F, N>> {
    const id = ++this.#count;
    const giveUp = () => {
      this.#port.postMessage({ id, givenUp: true } satisfies Question);
      this.#waiting.get(id)?.reject(signal?.reason);
      this.#waiting.delete(id);
    };
    const answered = new Promise<Result<F, N>>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#lost) return reject(this.#lost);
      signal?.addEventListener('abort', giveUp, { once: true });
      // The result has the type declared by the function of this name.
      this.#waiting.set(id, { resolve: (value) => resolve(value as Result<F, N>), reject });
      this.#port.postMessage({ id, name, argument } satisfies Question);
    });
    return answered.finally(() => signal?.removeEventListener('abort', giveUp));
  }

  /** Marks the other side as gone: pending and future calls reject with the reason. */
  lose(reason: Error): void {
    this.#lost = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.value);
  }
}

/** Answers calls on a port with these functions. */
export function answerCalls(port: Port, functions: Functions): void {
  const running = new Map<number, AbortController>();

  const run = async ({ id, name, argument }: Exclude<Question, { givenUp: true }>): Promise<Reply> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const wanted = functions[name];
      if (!wanted) throw new Error(`there is no function ${name}`);
      return { id, value: await wanted(argument, controller.signal) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    } finally {
      running.delete(id);
    }
  };

  port.addEventListener('message', async ({ data }) => {
    const question = data as Question;
    if ('givenUp' in question) running.get(question.id)?.abort();
    else port.postMessage(await run(question));
  });
}
