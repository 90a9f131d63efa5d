import { type Fault, mergeFaults } from '../faults.ts';
import type { Message } from '../text/message.ts';
import { addCauses } from './causes.ts';
import type { GeneralRule } from './general-rule.ts';
import type { Rank } from './namespaces.ts';
import { pathText, type Step } from './path.ts';
import { pathInInput } from './positions.ts';

/** The regimes, addons and extensions that rules may ask about. The registry implements it. */
interface Known {
  regime(country: string): KnownRegime | undefined;
  addon(key: string): object | undefined;
  knowsExtension(key: string): boolean;
}

export interface KnownRegime {
  category(code: string): KnownCategory | undefined;
}

export interface KnownCategory {
  knowsKey(key: string): boolean;
  withoutPercent(key: string): boolean;
  rate(key: string, rate: string): object | undefined;
}

/**
 * The context that rules can use besides the value under test. It is fixed before the first rule runs (chapter 01
 * §13.3).
 */
export interface RuleContext {
  /** The root document's `$regime`, as written; empty if missing. */
  readonly regime: string;
  /** The root document itself: the value under validation, or the envelope's `doc`. */
  readonly document: unknown;
  /** The path of the root document: `doc` in an envelope, otherwise empty. */
  readonly root: readonly Step[];
  readonly known: Known;
  /** The current time, for the few rules that depend on it. */
  readonly now: Date;
}

/** Returns details about one invalid value. */
type About = () => Message;

/** One run of the rules over a value: the current path and the faults so far. */
export class Validation {
  readonly context: RuleContext;
  readonly path: Step[] = [];
  /** The namespace whose rules are running. */
  rank: Rank = 0;
  readonly #found: { rank: Rank; fault: Fault }[] = [];
  #about: Map<string, About> | undefined;
  #causes: Map<string, readonly string[]> | undefined;
  #ignored: Set<string> | undefined;

  constructor(context: RuleContext) {
    this.context = context;
  }

  /**
   * Reports the value at the current path, in the namespace whose rules are running.
   * @param about returns details, used if this is the only value with the fault
   * @param causes the paths of properties whose faults cause this one
   */
  fail(code: string, template: string, about?: About, causes?: readonly string[]): void {
    const fault: Fault = { code, properties: [pathText(this.path)], template };
    const inInput = this.#pathInInput();
    if (inInput !== fault.properties[0]) fault.input_properties = [inInput];
    this.#found.push({ rank: this.rank, fault });
    if (about) {
      this.#about ??= new Map();
      this.#about.set(code, about);
    }
    if (causes) {
      this.#causes ??= new Map();
      this.#causes.set(code, causes);
    }
  }

  #pathInInput(): string {
    const { path } = this;
    const { document, root } = this.context;
    const isInside = typeof document === 'object' && document !== null && root.every((step, i) => path[i] === step);
    if (!isInside) return pathText(path);
    return pathText([...root, ...pathInInput(document, path.slice(root.length))]);
  }

  /** Reports the value at the current path for a rule of its type, in that rule's namespace. */
  failBy({ rank, code, description }: GeneralRule): void {
    this.rank = rank;
    this.fail(code, description);
  }

  /** Drops faults with this code from the result, regardless of path (chapter 01 §13.6). */
  ignore(code: string): void {
    this.#ignored ??= new Set();
    this.#ignored.add(code);
  }

  /** Returns the merged faults, sorted by namespace and then in the order found. */
  result(): Fault[] {
    if (this.#found.length === 0) return [];
    const ordered = this.#found
      .filter(({ fault }) => !this.#ignored?.has(fault.code))
      .sort((a, b) => a.rank - b.rank)
      .map(({ fault }) => fault);
    const merged = mergeFaults(ordered);
    if (this.#causes) addCauses(merged, this.#causes);
    return merged.map((fault) => this.#explained(fault));
  }

  #explained(fault: Fault): Fault {
    const about = fault.properties.length === 1 ? this.#about?.get(fault.code) : undefined;
    if (!about) return fault;
    return {
      ...fault,
      more: later(about),
    };
  }
}

/** Returns a message that is made only when shown, since that takes longer than the rule. */
function later(make: () => Message): Message {
  let made: Message | undefined;
  return {
    get template() {
      made ??= make();
      return made.template;
    },
    get values() {
      made ??= make();
      return made.values;
    },
  };
}
