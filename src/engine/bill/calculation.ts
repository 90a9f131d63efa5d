import { cutFault, type Environment, type Fault, faultOf, MOST_FAULTS } from '../faults.ts';
import type { Finding } from '../model/consequences.ts';
import type { Obstacles } from '../model/obstacles.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import { isMissing } from '../model/tracked.ts';
import type { Wrapped } from '../model/wrapper.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import { type Message, message } from '../text/message.ts';
import type { Explanation } from './explanation.ts';
import type { UnknownFigures } from './unknown-figures.ts';

/**
 * One calculation of a document: its resources and its faults. A failed step is reported, and the calculation continues
 * as far as it can without guessing. The first failure determines the message (chapter 02 §18, chapter 09 §2.4).
 */
export class Calculation {
  readonly environment: Environment;
  readonly registry: TaxRegistry;
  /** Calculates an embedded document by its own kind. */
  readonly calculateWrapped: (wrapped: Wrapped, calculation: Calculation) => void;
  readonly faults: Fault[] = [];
  /** The wording of the standard for the first failure. */
  message: Message = message('');
  /** Records every figure; undefined unless requested. */
  readonly explanation: Explanation | undefined;
  /** The path of the document in the input: empty for a bare one, `doc` in an envelope. */
  readonly root: readonly Step[];
  readonly document: object | undefined;
  /** The figures that depend on unreadable values; undefined if the whole document was read. */
  readonly unknown: UnknownFigures | undefined;
  /** What each failed step read, by the position of its fault, and the failed calculation of an inner object. */
  readonly #failures: { reads: readonly Step[][]; inner: Calculation | undefined }[] = [];

  constructor(options: {
    environment: Environment;
    registry: TaxRegistry;
    calculateWrapped: (wrapped: Wrapped, calculation: Calculation) => void;
    root: readonly Step[];
    document: object | undefined;
    explanation?: Explanation | undefined;
    unknown?: UnknownFigures | undefined;
  }) {
    this.environment = options.environment;
    this.registry = options.registry;
    this.calculateWrapped = options.calculateWrapped;
    this.root = options.root;
    this.document = options.document;
    this.explanation = options.explanation;
    this.unknown = options.unknown;
  }

  get failed(): boolean {
    return this.faults.length > 0;
  }

  /** Whether to continue although no totals can follow, because there are other faults to find. */
  get isThorough(): boolean {
    return this.failed || this.unknown !== undefined;
  }

  /** Returns a calculation of an object inside this document, with its own list of faults. */
  inside(document: object | undefined, ...steps: Step[]): Calculation {
    return new Calculation({
      ...this,
      root: this.#inInput(steps),
      document,
      explanation: undefined,
      unknown: undefined,
    });
  }

  /**
   * Reports a failed step.
   * @param message the wording of the standard, unchanged
   * @param text our wording of the problem and its solution
   * @param places the properties concerned, as paths from the document
   * @param reads what else the step read
   * @param inner the calculation of an object inside, which failed
   */
  fail(
    code: string,
    message: Message,
    text: Message,
    places: Step[][],
    reads: Step[][] = [],
    inner?: Calculation,
  ): void {
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
    this.#failures.push({ reads, inner });
  }

  /** Returns the faults with what their steps read and could not use. */
  findings(obstacles: Obstacles): Finding[] {
    return this.faults.map((fault, position) => {
      const { reads: paths = [], inner } = this.#failures[position] ?? {};
      const reads = paths.flatMap((path) => {
        const inInput = this.#inInput(path);
        const place = pathText(inInput);
        const unreadable = obstacles.unreadableAround(inInput) ?? obstacles.unreadableBelow(place);
        if (unreadable !== undefined) return [unreadable];
        return obstacles.blocks(place) || isMissing(valueAt(this.document, path)) ? [place] : [];
      });
      for (const each of inner?.findings(obstacles) ?? []) reads.push(...each.reads);
      return { fault, place: fault.properties[0] as string, reads, step: 'calculate' };
    });
  }

  /** Notes where steps failed, including those of inner objects. */
  noteFailures(obstacles: Obstacles): void {
    for (const [position, { properties }] of this.faults.entries()) {
      const place = properties[0] as string;
      obstacles.failedAt(place);
      for (const inner of this.#failures[position]?.inner?.faults ?? [])
        obstacles.uncalculated(inner.properties[0] as string, [[place]]);
    }
  }

  #inInput(steps: readonly Step[]): Step[] {
    return [...this.root, ...(this.document ? pathInInput(this.document, steps) : steps)];
  }
}

function valueAt(document: object | undefined, path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<Step, unknown> | undefined)?.[step], document);
}
