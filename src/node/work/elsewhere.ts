import type { MessagePort, Worker } from 'node:worker_threads';
import type { FindIssuerKeys, Signer } from '../../engine/elsewhere.ts';

/** What is done outside of the process by its main thread: other threads ask it, so that there is one cache, one limit and one log of it. */
export interface Elsewhere {
  /** Signs with the keys that somebody else keeps. */
  sign?: Signer['sign'];
  /** Finds the keys that issuers publish. */
  issuerKeys?: FindIssuerKeys;
}

type Name = keyof Elsewhere;

/** What a thread asks for, and what it is answered. */
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

/** Answers what a thread asks for. */
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

/** Returns, on a thread, what asks the main thread for those that there are. */
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
        // Whoever listens first gets what has come before: that is for the thread itself.
        if (asks === 0) port.on('message', take);
        const ask: Ask = { ask: ++asks, name, given };
        waiting.set(ask.ask, ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))));
        port.postMessage(ask);
      });
  return Object.fromEntries(names.map((name) => [name, asking(name)])) as Elsewhere;
}

/** Returns the names of what there is. */
export function namesIn(elsewhere: Elsewhere): Name[] {
  return (Object.keys(elsewhere) as Name[]).filter((name) => elsewhere[name] !== undefined);
}
