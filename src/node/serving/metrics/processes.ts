import cluster, { type Worker } from 'node:cluster';
import type { Figures } from '../../../service/http/options.ts';
import { figuresOf } from './registry.ts';

/**
 * Figures of several processes together. A scrape reaches an arbitrary process, so the supervisor collects the figures of all and adds them
 * up.
 */

type Values = readonly object[];

/** Messages between processes about figures. */
type FiguresMessage =
  /** A serving process requests the figures of all processes. */
  | { kind: 'figures-wanted'; number: number }
  /** The supervisor requests the figures of a process. */
  | { kind: 'figures-asked'; number: number }
  | { kind: 'figures-given'; number: number; values: Values }
  | { kind: 'figures-told'; number: number; figures: Figures };

/** Milliseconds to wait for the figures of a process; a hanging one is left out. */
const PATIENCE = 1000;

/** Returns a function that collects the figures of all processes, for the supervisor, and sends them to processes that request them. */
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
      report(worker, { kind: 'figures-asked', number });
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
    void gather().then((figures) => report(worker, { kind: 'figures-told', number, figures }));
  });
  return gather;
}

function report(worker: Worker, message: FiguresMessage): void {
  // A process that has ended in the meantime does not answer.
  worker.send(message, () => undefined);
}

/**
 * Sends the figures of a serving process to the supervisor on request. Returns a function that requests the figures of
 * all processes.
 */
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
