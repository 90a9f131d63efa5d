import { createSingleClient, type PageClient } from '../../../client/index.ts';
import { fetchThroughPort } from '../../engine/ports/through-port.ts';
import { serviceBase } from '../../engine/service/address.ts';
import type { Backend } from '../../engine/service/chosen-backend.ts';
import { startEngine } from '../../engine/service/engine.ts';
import { interfaceLanguage } from '../../ui/language/interface-language.ts';

/** Works on a document with a client. */
type Work<T> = (client: PageClient) => Promise<T>;

/** The clients of a batch. Each processes one document at a time. */
export interface Pool {
  /** The number of documents to process at once. */
  size: number;
  /** Runs the work of a document. Rejects with `DocumentStopped` if it takes longer than the limit. */
  run<T>(work: Work<T>): Promise<T>;
  end(): void;
}

/** The error for a document that was stopped because it took too long. */
export class DocumentStopped extends Error {}

/** Concurrent requests to one host that browsers allow. */
const REQUESTS = 6;
const MOST_ENGINES = 4;

/** Two documents for each engine, so that it has the next one when it finishes one. */
const DOCUMENTS_EACH = 2;

/**
 * Starts a pool of clients. A service answers several requests at once and limits their time itself. In this browser there are several
 * engines, leaving one processor to the page.
 * @param limit the milliseconds after which a document without an answer is stopped
 */
export function startPool(backend: Backend, limit: number): Pool {
  if (backend === 'server') {
    const client = createSingleClient({ base: serviceBase, language: interfaceLanguage });
    return { size: REQUESTS, run: (work) => work(client), end() {} };
  }
  const count = Math.max(1, Math.min(MOST_ENGINES, navigator.hardwareConcurrency - 1));
  const engines = Array.from({ length: count }, () => new LimitedEngine(limit));
  const freest = () => engines.reduce((least, each) => (each.waiting < least.waiting ? each : least));
  return {
    size: DOCUMENTS_EACH * count,
    run: (work) => freest().run(work),
    end: () => engines.map((each) => each.end()),
  };
}

/** A document that awaits its answer. */
interface Open {
  work: Work<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** An engine that is replaced if it takes too long. */
class LimitedEngine {
  readonly #limit: number;
  readonly #open = new Set<Open>();
  /** Documents to process one at a time after the engine was stopped, because one of those it had is at fault. */
  #apart: Open[] = [];
  #engine = startEngine();
  #client: PageClient | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limit: number) {
    this.#limit = limit;
    this.#start();
  }

  get waiting(): number {
    return this.#open.size + this.#apart.length;
  }

  run<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const open: Open = { work, resolve, reject };
      if (this.#apart.length > 0) this.#apart.push(open);
      else this.#give(open);
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#engine.end();
  }

  #start(): void {
    const { calls } = this.#engine;
    this.#client = createSingleClient({ base: '/v0', language: interfaceLanguage, fetch: fetchThroughPort(calls) });
  }

  #give(open: Open): void {
    const client = this.#client;
    if (!client) return;
    this.#open.add(open);
    if (this.#open.size === 1) this.#watch();
    const settle = (end: () => void) => {
      // A stopped engine may still answer what another one was given since.
      if (client !== this.#client || !this.#open.delete(open)) return;
      end();
      this.#watch();
      if (this.#open.size === 0) this.#giveNextApart();
    };
    open.work(client).then(
      (value) => settle(() => open.resolve(value as never)),
      (error: unknown) => settle(() => open.reject(error)),
    );
  }

  #giveNextApart(): void {
    const next = this.#apart.shift();
    if (next) this.#give(next);
  }

  /** Waits for the next answer, up to the limit. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#open.size > 0) this.#timer = setTimeout(() => this.#stop(), this.#limit);
  }

  /** Replaces the engine. A single document is at fault; of several, each is processed again on its own. */
  #stop(): void {
    this.#engine.end();
    this.#engine = startEngine();
    this.#start();
    const [only, ...others] = this.#open;
    this.#open.clear();
    if (only && others.length === 0) only.reject(new DocumentStopped());
    else this.#apart = [...(only ? [only] : []), ...others, ...this.#apart];
    this.#giveNextApart();
  }
}
