import { type Fault, mergeFaults } from '../faults.ts';
import { type Message, message } from '../text/message.ts';
import type { GeneralRule } from './general-rule.ts';
import type { Rank } from './namespaces.ts';
import { pathText, type Step } from './path.ts';
import { pathInInput } from './positions.ts';

/** What rules may ask about the regimes, addons and extensions that are known; the registry answers it. */
interface Known {
  regime(country: string): KnownRegime | undefined;
  addon(key: string): object | undefined;
  knowsExtension(key: string): boolean;
}

/** The tax categories of a regime. */
export interface KnownRegime {
  category(code: string): KnownCategory | undefined;
}

/** The keys and rates that a tax category has. */
export interface KnownCategory {
  knowsKey(key: string): boolean;
  withoutPercent(key: string): boolean;
  rate(key: string, rate: string): object | undefined;
}

/** What rules may look at beside the value they test: fixed before the first rule runs (chapter 01 §13.3). */
export interface RuleContext {
  /** The root document's `$regime`, as written; empty without. */
  readonly regime: string;
  /** The root document itself: the value being validated, or the envelope's `doc`. */
  readonly document: unknown;
  /** Where it stands: `doc` of an envelope, or nothing. */
  readonly root: readonly Step[];
  readonly known: Known;
  /** Now, for the few rules that ask for today. */
  readonly now: Date;
}

/** Says more of one value that is at fault. */
type About = () => Message;

/** One run of the rules over a value: the path it has reached, and the faults found so far. */
export class Validation {
  readonly context: RuleContext;
  readonly path: Step[] = [];
  /** The namespace whose rules are running. */
  rank: Rank = 0;
  readonly #found: { rank: Rank; fault: Fault }[] = [];
  #about: Map<string, About> | undefined;
  #ignored: Set<string> | undefined;

  constructor(context: RuleContext) {
    this.context = context;
  }

  /**
   * Reports the value at the current path, in the namespace whose rules are running.
   * @param about says more of this value, where it is the only one at fault
   */
  fail(code: string, template: string, about?: About): void {
    const fault: Fault = { code, properties: [pathText(this.path)], template };
    const inInput = this.#pathInInput();
    if (inInput !== fault.properties[0]) fault.input_properties = [inInput];
    this.#found.push({ rank: this.rank, fault });
    if (about) {
      this.#about ??= new Map();
      this.#about.set(code, about);
    }
  }

  #pathInInput(): string {
    const { path } = this;
    const { document, root } = this.context;
    const isInside = typeof document === 'object' && document !== null && root.every((step, i) => path[i] === step);
    if (!isInside) return pathText(path);
    return pathText([...root, ...pathInInput(document, path.slice(root.length))]);
  }

  /** Reports the value at the current path by a rule of its type, in that rule's namespace. */
  failBy({ rank, code, description }: GeneralRule): void {
    this.rank = rank;
    this.fail(code, description);
  }

  /** Faults with this code are dropped from the result, wherever they were found (chapter 01 §13.6). */
  ignore(code: string): void {
    this.#ignored ??= new Set();
    this.#ignored.add(code);
  }

  /** The faults by namespace, within one in the order found, merged. */
  result(): Fault[] {
    if (this.#found.length === 0) return [];
    const ordered = this.#found
      .filter(({ fault }) => !this.#ignored?.has(fault.code))
      .sort((a, b) => a.rank - b.rank)
      .map(({ fault }) => fault);
    return mergeFaults(ordered).map((fault) => this.#explained(fault));
  }

  #explained(fault: Fault): Fault {
    const about = fault.properties.length === 1 ? this.#about?.get(fault.code) : undefined;
    if (!about) return fault;
    const { template, values } = fault;
    // Found out when it is said: that takes longer than the rule.
    const said = {
      rule: { template, values },
      get more() {
        return about();
      },
    };
    return { ...fault, ...message('{rule} {more}', said) };
  }
}
