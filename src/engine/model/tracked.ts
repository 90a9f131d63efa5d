/**
 * Finds out what a check or a step reads: it runs on a view of its value that notes each property. Only failed checks run once more, and only
 * documents that cannot be read are normalised that way, so valid ones cost nothing.
 */
import type { Obstacles } from './obstacles.ts';
import { pathBelow } from './path.ts';
import { inputPosition } from './positions.ts';

/** More reads of one check than anyone wants to see as causes. Checks may read whole documents. */
const MOST_READS = 100;

/**
 * Returns the list entries around places, without those around `own`; undefined if there are more than were noted.
 * @param own the place that is tested
 */
export function entriesAround(places: readonly string[], own: string): ReadonlySet<string> | undefined {
  if (places.length >= MOST_READS) return undefined;
  const entries = new Set<string>();
  for (const place of places) {
    const entry = [...place.matchAll(/\[\d+\]/g)]
      .map(({ index, 0: step }) => place.slice(0, index + step.length))
      .find((each) => !own.startsWith(each));
    if (entry !== undefined) entries.add(entry);
  }
  return entries;
}

/** What a step or check reads. */
export interface Reads {
  /** The places that it cannot use. */
  blocked: readonly string[];
  /** The places that it finds missing. */
  missing: readonly string[];
  /** The places of maps, whose entries are not noted. */
  maps: readonly string[];
}

/** Notes the places that steps and checks read and cannot use, or find missing. */
export class Tracker {
  readonly #obstacles: Obstacles;
  readonly #views = new WeakMap<object, object>();
  readonly #values = new WeakMap<object, object>();
  /** Objects that the check read with all their members, so that a missing one matters no more than others. */
  readonly #whole = new WeakSet<object>();
  readonly #hidden: ReadonlySet<string>;
  #reads = new Reading();

  /** @param hidden the places of list entries that views leave out, and of lists that they show empty */
  constructor(obstacles: Obstacles, hidden: ReadonlySet<string> = NOTHING) {
    this.#obstacles = obstacles;
    this.#hidden = hidden;
  }

  /** Returns what a function reads through views. */
  readsOf(run: () => void): Reads {
    this.#reads = new Reading();
    run();
    return this.#reads.result();
  }

  /**
   * Returns a view of the value at a place. Amounts, percentages and maps are returned as they are.
   * @param unreadable the unreadable value that contains the place
   */
  view<T>(value: T, place: string, unreadable?: string): T {
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    const known = this.#views.get(value);
    if (known) return known as T;
    const shown: object = Array.isArray(value) && this.#hidden.size > 0 ? this.#shownOf(value, place) : value;
    const view = new Proxy(shown as T & object, {
      get: (owner, name) => {
        const member: unknown = Reflect.get(owner, name);
        if (typeof name === 'symbol') return member;
        if (!Array.isArray(owner)) return this.#member(owner, member, below(owner, place, name), unreadable);
        if (!POSITION.test(name)) return member;
        return this.#member(owner, member, pathBelow(place, inputPosition(member, Number(name))), unreadable);
      },
      set: (owner, name, member: unknown) => Reflect.set(owner, name, this.#unwrapped(member)),
      ownKeys: (owner) => {
        this.#whole.add(owner);
        return Reflect.ownKeys(owner);
      },
    });
    this.#views.set(value, view);
    this.#values.set(view, value);
    return view;
  }

  #shownOf(entries: readonly unknown[], place: string): unknown[] {
    if (this.#hidden.has(place)) return [];
    return entries.filter((entry, i) => !this.#hidden.has(pathBelow(place, inputPosition(entry, i))));
  }

  #unwrapped(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#values.get(value);
    if (known) return known;
    return Array.isArray(value) ? value.map((entry) => this.#unwrapped(entry)) : value;
  }

  #member(owner: object, member: unknown, place: string, around: string | undefined): unknown {
    const unreadable = around ?? (this.#obstacles.isUnreadable(place) ? place : undefined);
    const isMap = member instanceof Map;
    const inside = isMap ? this.#obstacles.unreadableBelow(place) : undefined;
    if (unreadable !== undefined) this.#reads.add('blocked', unreadable);
    else if (inside !== undefined) this.#reads.add('blocked', inside);
    else if (this.#obstacles.blocks(place)) this.#reads.add('blocked', place);
    else if (isMissing(member) && !this.#whole.has(owner)) this.#reads.add('missing', place);
    else if (isMap) this.#reads.add('maps', place);
    return this.view(member, place, unreadable);
  }
}

class Reading {
  readonly #places = { blocked: new Set<string>(), missing: new Set<string>(), maps: new Set<string>() };

  add(kind: keyof Reads, place: string): void {
    const places = this.#places[kind];
    if (places.size < MOST_READS) places.add(place);
  }

  result(): Reads {
    const { blocked, missing, maps } = this.#places;
    return { blocked: [...blocked], missing: [...missing], maps: [...maps] };
  }
}

const NOTHING: ReadonlySet<string> = new Set();

const POSITION = /^\d+$/;

/** Returns whether a value counts as missing in rules. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The members of an embedded document have the path of the document itself. */
function below(owner: object, place: string, name: string): string {
  return (name === 'content' && '$schema' in owner) || (name === 'value' && 'type' in owner && isType(owner.type))
    ? place
    : pathBelow(place, name);
}

function isType(type: unknown): boolean {
  return typeof type === 'object' && type !== null && 'fields' in type;
}

function isPlain(value: object): boolean {
  return (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && !Object.isFrozen(value);
}
