/**
 * Rule tables on elements in executable form. At each element of a document the traversal is in a state, which holds the meaning of the
 * names from the root to it. States are created when a document first reaches them, so that a rule costs nothing where it does not apply.
 */

import { addTo } from '../../engine/model/group-by.ts';
import { type CheckEntry, type Entry, type PathEntry, type SyntaxContext, stepsOf } from './syntax-table.ts';

export interface Counted extends Entry {
  /** The index of the rule in its context. */
  readonly index: number;
  readonly path: readonly string[];
  /** Whether the rule concerns an attribute of the element itself. */
  readonly ofAttribute: boolean;
  readonly least: 0 | 1;
  readonly most: number;
}

/** The compiled table of a context. */
export interface CompiledContext {
  readonly order: number;
  /** The start of its own paths. */
  readonly place: ScanState;
  readonly counted: Counted[];
  /** Counted elements by the name of the child that begins their path. */
  readonly countedByName: Map<string, Counted[]>;
  /** The counts of the element being visited. */
  readonly tally: number[];
  readonly checks: CheckEntry[];
}

/** A step in the paths of all rules. */
class ScanState {
  readonly number: number;
  readonly #named = new Map<string, ScanState>();
  readonly #patterns = new Map<string, ScanState>();
  context: CompiledContext | undefined;
  readonly absent: Entry[] = [];
  readonly attributes = new Map<string, Entry[]>();
  readonly #numbers: { next: number };

  constructor(numbers: { next: number }) {
    this.#numbers = numbers;
    this.number = numbers.next++;
  }

  /** Returns the places at the end of a path, creating missing ones. */
  along(path: readonly string[]): ScanState[] {
    let places: ScanState[] = [this];
    for (const step of path) places = places.flatMap((place) => step.split('|').map((name) => place.#step(name)));
    return places;
  }

  /** Yields the places for a child's name. */
  *of(name: string): Generator<ScanState> {
    const named = this.#named.get(name);
    if (named) yield named;
    for (const [pattern, place] of this.#patterns) if (matches(pattern, name)) yield place;
  }

  #step(name: string): ScanState {
    const among = name.includes('*') || name.startsWith('!') ? this.#patterns : this.#named;
    const place = among.get(name) ?? new ScanState(this.#numbers);
    among.set(name, place);
    return place;
  }
}

function matches(pattern: string, name: string): boolean {
  if (pattern.startsWith('!')) return !pattern.slice(1).split('!').includes(name);
  const [start = '', end = ''] = pattern.split('*');
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

/** The state of the traversal: the meaning of the names from the root to an element. */
export interface State {
  readonly places: readonly ScanState[];
  readonly context: CompiledContext | undefined;
  readonly absent: readonly Entry[];
  readonly attributes: ReadonlyMap<string, readonly Entry[]>;
  readonly next: Map<string, State>;
}

/** Maximum number of names cached in a state; a document may contain more. */
const MOST_NAMES = 1000;

/** Rules in executable form. */
export class Compiled {
  readonly first: State;
  readonly #anywhere: ScanState;
  readonly #document: ScanState;
  readonly #numbers = { next: 0 };
  readonly #states = new Map<string, State>();
  readonly #contexts = new Map<string, CompiledContext>();

  constructor(contexts: readonly SyntaxContext[]) {
    this.#anywhere = new ScanState(this.#numbers);
    this.#document = new ScanState(this.#numbers);
    for (const context of contexts) this.#add(context);
    this.first = this.#stateOf([this.#document, this.#anywhere], undefined);
  }

  /** Returns the state of a child. */
  next(state: State, name: string): State {
    const known = state.next.get(name);
    if (known) return known;
    const places = [this.#anywhere];
    let context: CompiledContext | undefined;
    for (const place of state.places) {
      for (const child of place.of(name)) {
        places.push(child);
        if (child.context && (context === undefined || child.context.order < context.order)) context = child.context;
      }
    }
    if (context) places.push(context.place);
    const next = this.#stateOf(places, context);
    if (state.next.size < MOST_NAMES) state.next.set(name, next);
    return next;
  }

  #add({ at, entries }: SyntaxContext): void {
    const context = this.#contextOf(at);
    for (const entry of entries) {
      if (entry.form === 'code') context.checks.push(entry);
      else if (entry.form === 'absent') this.#forbid(entry, context);
      else this.#demand(entry, context);
    }
  }

  #contextOf(at: string): CompiledContext {
    const known = this.#contexts.get(at);
    if (known) return known;
    const place = new ScanState(this.#numbers);
    const context: CompiledContext = {
      order: this.#contexts.size,
      place,
      counted: [],
      countedByName: new Map(),
      tally: [],
      checks: [],
    };
    this.#contexts.set(at, context);
    for (const path of at.split(' or ')) {
      const from = path.startsWith('//') ? this.#anywhere : this.#document;
      for (const place of from.along(stepsOf(path))) place.context ??= context;
    }
    return context;
  }

  #demand({ id, flag, form, path }: PathEntry, context: CompiledContext): void {
    const steps = stepsOf(path);
    const [name = ''] = steps;
    const counted: Counted = {
      id,
      flag,
      index: context.counted.length,
      path: steps,
      ofAttribute: path.startsWith('@'),
      least: form === 'at-most-1' ? 0 : 1,
      most: form === 'at-least-1' ? Number.POSITIVE_INFINITY : 1,
    };
    context.counted.push(counted);
    context.tally.push(0);
    addTo(context.countedByName, name, counted);
  }

  #forbid(entry: PathEntry, context: CompiledContext): void {
    const { path } = entry;
    const steps = stepsOf(path);
    const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
    const from = path.startsWith('//') ? this.#anywhere : context.place;
    // An attribute anywhere belongs to any element.
    if (path.startsWith('//') && steps.length === 0) steps.push('*');
    for (const { absent, attributes } of from.along(steps)) {
      if (attribute === undefined) absent.push(entry);
      else addTo(attributes, attribute, entry);
    }
  }

  /** Returns the state for some places; always the same for the same places. */
  #stateOf(places: readonly ScanState[], context: CompiledContext | undefined): State {
    const key = places.map(({ number }) => number).join();
    const known = this.#states.get(key);
    if (known) return known;
    const attributes = new Map<string, Entry[]>();
    for (const place of places) {
      for (const [name, entries] of place.attributes) {
        for (const each of entries) addTo(attributes, name, each);
      }
    }
    const absent = places.flatMap((place) => place.absent);
    const state: State = { places, context, absent, attributes, next: new Map() };
    this.#states.set(key, state);
    return state;
  }
}
