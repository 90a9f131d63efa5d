/**
 * How work that nobody wants any more ends early. The walks over a document, which every operation consists of, ask at each object whether
 * they shall go on; whoever runs the engine where it can be interrupted (a thread that another one watches) says how that is known.
 */

/** Thrown out of work that is to end. */
class Interrupted extends Error {
  constructor() {
    super('the work was interrupted');
  }
}

let isUnwanted: (() => boolean) | undefined;

/** Sets what is asked at each object from now on, of all work in this thread: true ends the work by `Interrupted`. */
export function interruptWhen(asked: (() => boolean) | undefined): void {
  isUnwanted = asked;
}

/** Throws `Interrupted` if the work is to end. */
export function checkpoint(): void {
  if (isUnwanted?.()) throw new Interrupted();
}
