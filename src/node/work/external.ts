import type { MessagePort, Worker } from 'node:worker_threads';
import type { FindIssuerKeys, Signer } from '../../engine/external-signer.ts';

/**
 * The functions that only the main thread executes on request of other threads, so that there is one cache, one limit
 * and one log.
 */
export interface External {
  /** Signs with keys kept by an external service. */
  sign?: Signer['sign'];
  /** Finds the keys that issuers publish. */
  issuerKeys?: FindIssuerKeys;
}

type Name = keyof External;

/** The request of a thread and its answer. */
interface Ask {
  ask: number;
  name: Name;
  given: readonly unknown[];
}
interface AskAnswer {
  /** The number of the request. */
  answered: number;
  value?: unknown;
  error?: string;
}

/** Answers the requests of a thread. */
export function answerAsks(worker: Worker, external: External): void {
  worker.on('message', async ({ ask, name, given }: Partial<Ask>) => {
    if (ask === undefined || name === undefined) return;
    const run = external[name] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
    let answer: AskAnswer;
    try {
      answer = { answered: ask, value: await run?.(...(given ?? [])) };
    } catch (error) {
      answer = { answered: ask, error: String(error) };
    }
    worker.postMessage(answer);
  });
}

/** Returns, in a thread, functions that ask the main thread, for the given names. */
export function askingFor(names: readonly Name[], port: MessagePort): External {
  const waiting = new Map<number, (answer: AskAnswer) => void>();
  let asks = 0;
  const take = (message: Partial<AskAnswer>) => {
    if (message.answered === undefined) return;
    waiting.get(message.answered)?.(message as AskAnswer);
    waiting.delete(message.answered);
  };
  const asking =
    (name: Name) =>
    (...given: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        // The first listener receives all earlier messages, which are for the thread itself.
        if (asks === 0) port.on('message', take);
        const ask: Ask = { ask: ++asks, name, given };
        waiting.set(ask.ask, ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))));
        port.postMessage(ask);
      });
  return Object.fromEntries(names.map((name) => [name, asking(name)])) as External;
}

/** Returns the names of the available functions. */
export function namesIn(external: External): Name[] {
  return (Object.keys(external) as Name[]).filter((name) => external[name] !== undefined);
}
