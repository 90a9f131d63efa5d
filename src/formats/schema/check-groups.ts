/**
 * Checks elements against the groups of a type: sequences, choices, repetitions. The next element determines the branch
 * (a schema must not be ambiguous), so one pass is enough. Reports a missing element at the element in its place, as
 * official validators do, or at the parent if none follows.
 */

import { message } from '../../engine/text/message.ts';
import type { XmlElement } from '../xml/element.ts';
import { missingText } from './check-structure.ts';
import { localNameOf, MOST_FAULTS, type StructureFault } from './fault.ts';
import { type Group, isGroup, type Part } from './group.ts';
import { nearestOf } from './nearest.ts';
import type { Child, StructureType } from './structure.ts';

/** The name that stands for any element. */
const ANY = '#any';

/** The largest number of expected names in a fault. */
const FEW = 8;

/**
 * Returns the faults in the number and order of an element's children, in document order. Stops when there are more
 * than `MOST_FAULTS`.
 */
export function groupFaults(element: XmlElement, type: StructureType): readonly StructureFault[] {
  const known = rightOrders.get(type);
  if (known?.some((names) => hasOrder(element, names))) return NO_FAULTS;
  const faults = new Walk(element, type).run();
  if (faults.length === 0) remember(element, type, known ?? []);
  return faults;
}

const NO_FAULTS: readonly StructureFault[] = [];

/** The sequences of child names that were found valid, by type: lines repeat the same elements. */
const rightOrders = new WeakMap<StructureType, readonly (readonly string[])[]>();

const MOST_ORDERS = 4;
const MOST_NAMES = 32;

function remember({ children }: XmlElement, type: StructureType, known: readonly (readonly string[])[]): void {
  if (children.length > MOST_NAMES) return;
  rightOrders.set(type, [children.map(({ name }) => name), ...known].slice(0, MOST_ORDERS));
}

function hasOrder(element: XmlElement, names: readonly string[]): boolean {
  let at = 0;
  for (let child = element.first; child !== undefined; child = child.next) {
    if (child.name !== names[at]) return false;
    at++;
  }
  return at === names.length;
}

class Walk {
  readonly #element: XmlElement;
  readonly #type: StructureType;
  readonly #faults: StructureFault[] = [];
  /** The names of elements reported as misplaced, which are not reported as missing too. */
  readonly #misplaced = new Set<string>();
  #next: XmlElement | undefined;
  #last: XmlElement | undefined;
  /** The number of children before the next. */
  #taken = 0;
  #places: Places | undefined;

  constructor(element: XmlElement, type: StructureType) {
    this.#element = element;
    this.#type = type;
    this.#next = element.first;
  }

  run(): StructureFault[] {
    if (this.#type.group) this.#group(this.#type.group);
    while (this.#next !== undefined) {
      this.#tooMuch(this.#next);
      this.#take();
    }
    return this.#faults;
  }

  #group(group: Group): void {
    for (let count = 0; count < group.most; count++) {
      const before = this.#next;
      if (count >= group.least && !this.#begins(group)) return;
      if (group.kind === 'choice') this.#choice(group);
      else for (const part of group.parts) this.#part(part);
      if (this.#next === before) return;
    }
  }

  #part(part: Part): void {
    if (isGroup(part)) {
      this.#group(part);
      return;
    }
    while (!this.#takesEnough(part) && !this.#misplaced.has(part.name)) {
      if (this.#skips([part.name])) continue;
      this.#missing([part.name]);
      return;
    }
  }

  /** Takes the elements of a part, and returns whether there are enough of them. */
  #takesEnough({ name, least, most }: Child): boolean {
    let count = 0;
    while (count < most && this.#stands(name)) {
      this.#take();
      count++;
    }
    return count >= least;
  }

  #choice(group: Group): void {
    while (true) {
      const chosen = group.parts.find((part) => this.#begins(part));
      if (chosen !== undefined) {
        this.#part(chosen);
        return;
      }
      if (group.canBeEmpty || group.least === 0) return;
      const names = [...group.first];
      if (names.some((name) => this.#misplaced.has(name))) return;
      if (this.#skips(names)) continue;
      this.#missing(names);
      return;
    }
  }

  #begins(part: Part): boolean {
    if (!isGroup(part)) return this.#stands(part.name);
    return this.#next !== undefined && (part.first.has(this.#next.name) || part.first.has(ANY));
  }

  #stands(name: string): boolean {
    return this.#next !== undefined && (this.#next.name === name || name === ANY);
  }

  #take(): void {
    this.#last = this.#next;
    this.#next = this.#next?.next;
    this.#taken++;
  }

  /** Adds a fault. Ends the walk when there are too many. */
  #add(fault: StructureFault): void {
    if (this.#faults.length <= MOST_FAULTS) this.#faults.push(fault);
    else this.#next = undefined;
  }

  /** The places of the children by name, which only faults need. */
  #placesOf(name: string): ChildPlaces | undefined {
    this.#places ??= placesIn(this.#element);
    return this.#places.get(name);
  }

  /**
   * Skips and reports an element that is out of place in front of a later one or has no place here. Returns whether it
   * skipped one.
   */
  #skips(wanted: readonly string[]): boolean {
    const next = this.#next;
    if (next === undefined) return false;
    const isKnown = this.#type.indexOfChild(next.name) !== undefined;
    if (isKnown && !wanted.some((name) => (this.#placesOf(name)?.last ?? -1) > this.#taken)) return false;
    if (isKnown) {
      this.#misplaced.add(next.name);
      const text = message('{parent} needs {expected} here, not {name}; move {name}, or remove it.', {
        name: localNameOf(next.name),
        parent: localNameOf(this.#element.name),
        expected: wanted.slice(0, FEW).map(localNameOf).join(' / '),
      });
      this.#add({ code: 'XSD-ELEMENT-ORDER', element: next, text });
    } else this.#unknown(next);
    this.#take();
    return true;
  }

  #missing(names: readonly string[]): void {
    const values = { name: names.slice(0, FEW).map(localNameOf).join(' / '), parent: localNameOf(this.#element.name) };
    const text = missingText(
      values,
      this.#next && localNameOf(this.#next.name),
      this.#last && localNameOf(this.#last.name),
    );
    const fault = { code: 'XSD-ELEMENT-MISSING', text, expected: names } as const;
    if (this.#next !== undefined) this.#add({ ...fault, element: this.#next });
    else this.#add({ ...fault, element: this.#element, ...(names[0] !== undefined && { child: names[0] }) });
  }

  /** Reports elements after the end of the type. */
  #tooMuch(element: XmlElement): void {
    const { name } = element;
    if (this.#type.indexOfChild(name) === undefined) {
      this.#unknown(element);
      return;
    }
    const values = { name: localNameOf(name), parent: localNameOf(this.#element.name) };
    const isAgain = this.#placesOf(name)?.first !== element;
    const text = isAgain
      ? message('{parent} has one {name} more than allowed; remove it.', values)
      : message(
          '{name} is not allowed here in {parent}: it comes too late, or another element excludes it. Move it, or remove it.',
          values,
        );
    this.#add({ code: isAgain ? 'XSD-ELEMENT-REPEATED' : 'XSD-ELEMENT-ORDER', element, text });
  }

  #unknown(element: XmlElement): void {
    const values = { name: localNameOf(element.name), parent: localNameOf(this.#element.name) };
    const nearest = nearestOf(
      element.name,
      this.#type.children.map(({ name }) => name),
    );
    const text =
      nearest === undefined
        ? message('{name} is not allowed in {parent}; remove it.', values)
        : localNameOf(nearest) === values.name
          ? message('{name} must be in the same namespace as {parent}; correct its namespace.', values)
          : message('{parent} has no {name}; did you mean {nearest}?', {
              ...values,
              nearest: localNameOf(nearest),
            });
    this.#add({
      code: 'XSD-ELEMENT-UNKNOWN',
      element,
      text,
      ...(nearest !== undefined && { expected: [nearest] }),
    });
  }
}

/** The first child of a name, and the place of the last among all children. */
interface ChildPlaces {
  readonly first: XmlElement;
  last: number;
}

type Places = ReadonlyMap<string, ChildPlaces>;

function placesIn(element: XmlElement): Places {
  const places = new Map<string, ChildPlaces>();
  let place = 0;
  for (let child = element.first; child !== undefined; child = child.next) {
    const known = places.get(child.name);
    if (known === undefined) places.set(child.name, { first: child, last: place });
    else known.last = place;
    place++;
  }
  return places;
}
