import type { Fault } from '../faults.ts';
import type { Message } from '../text/message.ts';
import { type Finding, withCauses } from './consequences.ts';
import type { GeneralRule } from './general-rule.ts';
import type { Rank } from './namespaces.ts';
import { Obstacles } from './obstacles.ts';
import { pathText, type Step } from './path.ts';
import { pathInInput } from './positions.ts';
import { entriesAround, isMissing, Tracker } from './tracked.ts';
import type { Wrapped } from './wrapper.ts';

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

/** A test that decided about a fault, with the value it tested and the path of the value. */
interface Decision {
  test: (value: never, validation: Validation) => boolean;
  value: unknown;
  path: readonly Step[];
}

/** A fault with the tests behind it: the test of its rule, and the tests of the conditions around the rule. */
interface Found {
  rank: Rank;
  fault: Fault;
  path: readonly Step[];
  decisions: Decision[];
}

/** What preceded the rules. */
export interface Before {
  /** Returns the obstacles that the rules could meet. Called only if there are faults. */
  obstacles(): Obstacles;
  /** The faults of reading and calculating. */
  findings: readonly Finding[];
}

const NOTHING_BEFORE: Before = { obstacles: () => new Obstacles(), findings: [] };

/** One run of the rules over a value: the current path and the faults so far. */
export class Validation {
  readonly context: RuleContext;
  readonly path: Step[] = [];
  /** The namespace whose rules are running. */
  rank: Rank = 0;
  readonly #found: Found[] = [];
  #about: Map<string, About> | undefined;
  #ignored: Set<string> | undefined;

  constructor(context: RuleContext) {
    this.context = context;
  }

  /** The number of faults so far. */
  get count(): number {
    return this.#found.length;
  }

  /**
   * Reports the value at the current path, in the namespace whose rules are running.
   * @param failed the test that failed, and the value
   * @param about returns details, used if this is the only value with the fault
   */
  fail(code: string, template: string, failed?: Omit<Decision, 'path'>, about?: About): void {
    const fault: Fault = { code, properties: [pathText(this.path)], template };
    const inInput = pathText(this.#inInput(this.path));
    if (inInput !== fault.properties[0]) fault.input_properties = [inInput];
    const path = [...this.path];
    this.#found.push({ rank: this.rank, fault, path, decisions: failed ? [{ ...failed, path }] : [] });
    if (about) {
      this.#about ??= new Map();
      this.#about.set(code, about);
    }
  }

  /** Adds a condition to the faults that were found since: their rules ran because it holds. */
  ranBecause(before: number, test: Decision['test'], value: unknown): void {
    const decision = { test, value, path: [...this.path] };
    for (let i = before; i < this.#found.length; i++) this.#found[i]?.decisions.push(decision);
  }

  #inInput(path: readonly Step[]): readonly Step[] {
    const { document, root } = this.context;
    const isInside = typeof document === 'object' && document !== null && root.every((step, i) => path[i] === step);
    return isInside ? [...root, ...pathInInput(document, path.slice(root.length))] : path;
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

  /**
   * Returns the merged faults, sorted by namespace and then in the order found, each after those that cause it.
   * @param value the value under validation
   * @param before what preceded the rules; if there were faults, the rules may not have found all of theirs
   */
  result(value?: object, before: Before = NOTHING_BEFORE): Fault[] {
    const { findings: earlier } = before;
    if (this.#found.length + earlier.length === 0) return [];
    const obstacles = before.obstacles();
    const ordered = this.#found.filter(({ fault }) => !this.#ignored?.has(fault.code)).sort((a, b) => a.rank - b.rank);
    const findings = [...earlier, ...this.#findings(ordered, value, obstacles)];
    const merged = withCauses(findings, obstacles, earlier.length === 0);
    return merged.map((fault) => this.#explained(fault));
  }

  #findings(ordered: readonly Found[], root: object | undefined, obstacles: Obstacles): Finding[] {
    const tracked = this.#tracked(new Tracker(obstacles));
    const known = new Map<Decision, readonly string[]>();
    const readsOf = (decision: Decision): readonly string[] => {
      const found = known.get(decision);
      if (found) return found;
      const inInput = this.#inInput(decision.path);
      const place = pathText(inInput);
      const unreadable = obstacles.unreadableAround(inInput);
      const { reads, holds } = tracked(decision, place, unreadable);
      // Two equal entries in a list stay equal whatever the other entries are. An entry missing from a list may be among its unreadable
      // values.
      const entries = entriesAround(reads, place);
      const holdsWithout = (hidden: ReadonlySet<string>) =>
        this.#tracked(new Tracker(obstacles, hidden))(decision, place, unreadable).holds;
      const isIndependent =
        entries?.size && holdsWithout(entries) === holds && holdsWithout(listsOf(entries)) !== holds;
      const matter = isIndependent ? reads.filter((read) => !isInside(read, entries)) : reads;
      known.set(decision, matter);
      return matter;
    };
    return ordered.map(({ fault, path, decisions }) => {
      const place = (fault.input_properties ?? fault.properties)[0] as string;
      const own = obstacles.unreadableAround(this.#inInput(path)) ?? obstacles.unreadableBelow(place);
      const reads = new Set(own === undefined ? [] : [own]);
      const missing = root && firstMissing(root, path);
      if (missing) reads.add(pathText(this.#inInput(path.slice(0, missing))));
      else if (obstacles.blocks(place)) reads.add(place);
      for (const each of decisions) for (const read of readsOf(each)) reads.add(read);
      return { fault, place, reads: [...reads], step: 'validate' };
    });
  }

  /** Returns how to test decisions again on views. */
  #tracked(tracker: Tracker) {
    const { document, root } = this.context;
    const tracked = new Validation({ ...this.context, document: tracker.view(document, pathText(root)) });
    return ({ test, value, path }: Decision, place: string, unreadable: string | undefined) => {
      tracked.path.splice(0, tracked.path.length, ...path);
      const view = tracker.view(value, place, unreadable) as never;
      let holds = false;
      const { blocked, missing } = tracker.readsOf(() => {
        holds = test(view, tracked);
      });
      return { reads: [...blocked, ...missing], holds };
    };
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

/** Returns how many steps of a path lead to the first value that is missing; undefined if none is. */
function firstMissing(root: object, path: readonly Step[]): number | undefined {
  let here: unknown = root;
  for (const [index, step] of path.entries()) {
    if (isEmbedded(here)) here = here.content?.value;
    here = here instanceof Map ? here.get(step) : (here as Record<Step, unknown> | undefined)?.[step];
    if (isMissing(here)) return index + 1;
  }
  return undefined;
}

function listsOf(entries: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(Array.from(entries, (entry) => entry.slice(0, entry.lastIndexOf('['))));
}

function isInside(place: string, entries: ReadonlySet<string>): boolean {
  for (let end = place.indexOf(']') + 1; end > 0; end = place.indexOf(']', end) + 1)
    if (entries.has(place.slice(0, end))) return true;
  return false;
}

function isEmbedded(value: unknown): value is Wrapped {
  return typeof value === 'object' && value !== null && '$schema' in value && 'content' in value;
}

/** Returns a message that is made only when shown, since making it takes longer than running the rule. */
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
