import { cutFault, type Environment, type Fault, faultOf, MOST_FAULTS } from '../faults.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import type { Wrapped } from '../model/wrapper.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import { type Message, message } from '../text/message.ts';
import type { Explanation } from './explanation.ts';

/**
 * One calculation of a document: what it may draw upon, and what went wrong. A failed step is reported and the rest
 * goes on as far as nothing has to be guessed; the first failure gives the message (chapter 02 §18, chapter 09 §2.4).
 */
export class Calculation {
  readonly environment: Environment;
  readonly registry: TaxRegistry;
  /** Calculates an embedded document, as its own kind asks. */
  readonly calculateWrapped: (wrapped: Wrapped, calculation: Calculation) => void;
  readonly faults: Fault[] = [];
  /** The standard's own words for the first failure. */
  message: Message = message('');
  /** Notes every figure, where that is asked for. */
  readonly explanation: Explanation | undefined;
  /** Where the document stands in the input: empty for a bare one, `doc` in an envelope. */
  readonly root: readonly Step[];
  /** The document itself. */
  readonly document: object | undefined;

  constructor(options: {
    environment: Environment;
    registry: TaxRegistry;
    calculateWrapped: (wrapped: Wrapped, calculation: Calculation) => void;
    root: readonly Step[];
    document: object | undefined;
    explanation?: Explanation | undefined;
  }) {
    this.environment = options.environment;
    this.registry = options.registry;
    this.calculateWrapped = options.calculateWrapped;
    this.root = options.root;
    this.document = options.document;
    this.explanation = options.explanation;
  }

  get failed(): boolean {
    return this.faults.length > 0;
  }

  /** A calculation of an object inside this one's document, with faults of its own. */
  inside(document: object | undefined, ...steps: Step[]): Calculation {
    return new Calculation({ ...this, root: this.#inInput(steps), document, explanation: undefined });
  }

  /**
   * Reports a failed step.
   * @param message the standard's words, kept to the letter
   * @param text what is wrong and what to do, in ours
   * @param places the properties concerned, from the document
   */
  fail(code: string, message: Message, text: Message, ...places: Step[][]): void {
    if (this.faults.length === 0) this.message = message;
    if (this.faults.length > MOST_FAULTS) return;
    if (this.faults.length === MOST_FAULTS) {
      this.faults.push(cutFault(pathText(this.root)));
      return;
    }
    const [first = [], ...others] = places.map((steps) => pathText(this.#inInput(steps)));
    const found = faultOf(code, first as string, text);
    found.properties.push(...(others as string[]));
    this.faults.push(found);
  }

  #inInput(steps: readonly Step[]): Step[] {
    return [...this.root, ...(this.document ? pathInInput(this.document, steps) : steps)];
  }
}
