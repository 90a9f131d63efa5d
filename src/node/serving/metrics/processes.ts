import cluster, { type Worker } from 'node:cluster';
import type { Figures } from '../../../service/http/options.ts';
import { figuresOf } from './registry.ts';

/**
 * Figures of several processes together. Whichever process is asked, the first one gathers those of all that serve, and adds them up: a scrape that
 * came to one of them by chance must not tell of that alone.
 */

type Values = readonly object[];

/** What processes say to each other about figures. */
type FiguresMessage =
  /** A process that serves wants the figures of all. */
  | { kind: 'figures-wanted'; number: number }
  /** The first process asks for the figures of one. */
  | { kind: 'figures-asked'; number: number }
  | { kind: 'figures-given'; number: number; values: Values }
  | { kind: 'figures-told'; number: number; figures: Figures };

/** Milliseconds in which a process must give its figures; those of one that hangs are left out. */
const PATIENCE = 1000;

/** Returns what gathers the figures of all processes, in the first of them, and has it told to those that want it. */
export function gatherFigures(own: () => Promise<Values>): () => Promise<Figures> {
  const waiting = new Map<number, (values: Values) => void>();
  let last = 0;

  const valuesOf = (worker: Worker): Promise<Values> =>
    new Promise((resolve) => {
      const number = ++last;
      const timer = setTimeout(() => settle([]), PATIENCE);
      const settle = (values: Values) => {
        clearTimeout(timer);
        waiting.delete(number);
        resolve(values);
      };
      waiting.set(number, settle);
      say(worker, { kind: 'figures-asked', number });
    });
  const gather = async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    const values = await Promise.all(workers.map((worker) => (worker ? valuesOf(worker) : [])));
    return figuresOf([await own(), ...values]);
  };
  cluster.on('message', (worker, message: FiguresMessage) => {
    if (message.kind === 'figures-given') waiting.get(message.number)?.(message.values);
    if (message.kind !== 'figures-wanted') return;
    const { number } = message;
    void gather().then((figures) => say(worker, { kind: 'figures-told', number, figures }));
  });
  return gather;
}

function say(worker: Worker, message: FiguresMessage): void {
  // One that ends meanwhile does not answer.
  worker.send(message, () => undefined);
}

/** Gives the figures of a process that serves to the first process whenever it asks, and returns what asks for those of all. */
export function shareFigures(own: () => Promise<Values>): () => Promise<Figures> {
  const waiting = new Map<number, (figures: Figures) => void>();
  let last = 0;
  const answer = (message: FiguresMessage) => process.send?.(message, undefined, undefined, () => undefined);

  process.on('message', (message: FiguresMessage) => {
    const { kind, number } = message;
    if (kind === 'figures-asked') void own().then((values) => answer({ kind: 'figures-given', number, values }));
    if (kind !== 'figures-told') return;
    waiting.get(number)?.(message.figures);
    waiting.delete(number);
  });
  return () =>
    new Promise((resolve) => {
      const number = ++last;
      waiting.set(number, resolve);
      answer({ kind: 'figures-wanted', number });
    });
}
