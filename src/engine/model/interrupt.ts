/**
 * Stops work whose result is no longer wanted. Every operation walks over a document and calls `checkpoint` at each object. A host that can
 * interrupt the engine (such as a thread watched by another) sets the condition with `interruptWhen`.
 */

/** Thrown to abandon interrupted work. */
class Interrupted extends Error {
  constructor() {
    super('the work was interrupted');
  }
}

let isUnwanted: (() => boolean) | undefined;

/**
 * Sets the condition that `checkpoint` tests from now on, for all work in this thread: true ends the work with
 * `Interrupted`.
 */
export function interruptWhen(asked: (() => boolean) | undefined): void {
  isUnwanted = asked;
}

/** Throws `Interrupted` if the work should stop. */
export function checkpoint(): void {
  if (isUnwanted?.()) throw new Interrupted();
}
