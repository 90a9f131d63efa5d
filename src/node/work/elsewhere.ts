import type { MessagePort, Worker } from 'node:worker_threads';
import type { FindIssuerKeys, Signer } from '../../engine/elsewhere.ts';

/**
 * The functions that only the main thread executes on request of other threads, so that there is one cache, one limit
 * and one log.
 */
export interface Elsewhere {
  /** Signs with keys kept by an external service. */
  sign?: Signer['sign'];
  /** Finds the keys that issuers publish. */
  issuerKeys?: FindIssuerKeys;
}

type Name = keyof Elsewhere;

/** The request of a thread and its answer. */
interface Ask {
  ask: number;
  name: Name;
  given: readonly unknown[];
}
interface Told {
  told: number;
  value?: unknown;
  error?: string;
}

/** Answers the requests of a thread. */
export function answerAsks(worker: Worker, elsewhere: Elsewhere): void {
  worker.on('message', async ({ ask, name, given }: Partial<Ask>) => {
    if (ask === undefined || name === undefined) return;
    const run = elsewhere[name] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
    let told: Told;
    try {
      told = { told: ask, value: await run?.(...(given ?? [])) };
    } catch (error) {
      told = { told: ask, error: String(error) };
    }
    worker.postMessage(told);
  });
}

/** Returns, in a thread, functions that ask the main thread, for the given names. */
export function askingFor(names: readonly Name[], port: MessagePort): Elsewhere {
  const waiting = new Map<number, (told: Told) => void>();
  let asks = 0;
  const take = (message: Partial<Told>) => {
    if (message.told === undefined) return;
    waiting.get(message.told)?.(message as Told);
    waiting.delete(message.told);
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
  return Object.fromEntries(names.map((name) => [name, asking(name)])) as Elsewhere;
}

/** Returns the names of the available functions. */
export function namesIn(elsewhere: Elsewhere): Name[] {
  return (Object.keys(elsewhere) as Name[]).filter((name) => elsewhere[name] !== undefined);
}
