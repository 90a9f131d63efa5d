/**
 * Checks a document against its XML Schema: elements with their order and number, attributes, values. Reports one fault
 * per cause, in document order.
 */

import { cutFault } from '../../engine/faults.ts';
import { addTo } from '../../engine/model/group-by.ts';
import { type Message, message } from '../../engine/text/message.ts';
import type { XmlElement } from '../xml/element.ts';
import { MOST_FAULTS, type StructureFault } from './fault.ts';
import { nearestOf } from './nearest.ts';
import type { Attribute, Child, Structure, StructureType } from './structure.ts';
import { collapsed, trimmed, type ValueKind, type ValueProblem } from './values.ts';

/** Returns the last step for the path of a fault: its attribute or its missing element. */
export function stepOf({ attribute, child }: StructureFault): string | undefined {
  return attribute === undefined ? child : `@${attribute}`;
}

const NOTHING: readonly ValueProblem[] = [];

/** The number of characters of a value to show. */
const SHOWN = 40;

/**
 * Returns the deviations of a document from its schema in document order. After `MOST_FAULTS` the last one states that
 * there are more.
 */
export function checkStructure(root: XmlElement, structure: Structure): StructureFault[] {
  return new StructureCheck(structure).run(root);
}

class StructureCheck {
  readonly #structure: Structure;
  readonly #faults: StructureFault[] = [];
  /** The open elements with their types, the root first. */
  readonly #open: { element: XmlElement; type: StructureType }[] = [];

  constructor(structure: Structure) {
    this.#structure = structure;
  }

  run(root: XmlElement): StructureFault[] {
    const type = this.#structure.rootTypes.get(root.name);
    if (type === undefined) {
      const expected = [...this.#structure.rootTypes.keys()];
      const text = message('The root is {name}, but this format needs {expected}.', {
        name: root.name,
        expected: expected.join(', '),
      });
      return [{ code: 'XSD-ROOT', element: root, text, expected }];
    }
    this.#element(root, type);
    if (this.#faults.length <= MOST_FAULTS) return this.#faults;
    const { template, values } = cutFault('/', MOST_FAULTS);
    const cut: StructureFault = { code: 'BW-FAULTS-CUT', element: root, text: { template, values } };
    return [...this.#faults.slice(0, MOST_FAULTS), cut];
  }

  get #isEnough(): boolean {
    return this.#faults.length > MOST_FAULTS;
  }

  #element(element: XmlElement, type: StructureType): void {
    if (this.#isEnough || type.content === 'unchecked') return;
    this.#attributes(element, type);
    if (type.content === 'value') {
      this.#value(element, type.kind);
      return;
    }
    const { text } = element;
    if (text !== '' && trimmed(text) !== '') this.#strayText(element);
    this.#open.push({ element, type });
    if (type.content === 'any') this.#anything(element);
    else if (type.content === 'groups') this.#groups(element, type);
    else if (type.content === 'choice') this.#choice(element, type);
    else this.#sequence(element, type);
    this.#open.pop();
  }

  #attributes(element: XmlElement, type: StructureType): void {
    let absent: readonly string[] | undefined;
    for (const { name, value } of element.attributes) {
      if (this.#isEnough) return;
      const attribute = type.attributes.get(name);
      if (attribute !== undefined) this.#attribute(element, attribute, value);
      else if (name === 'xsi:type') this.#statedType(element, type, value);
      else if (name !== 'xsi:schemaLocation' && name !== 'xsi:noNamespaceSchemaLocation') {
        absent ??= [...type.attributes.keys()].filter((known) => element.attribute(known) === undefined);
        this.#unknownAttribute(element, type, name, absent);
      }
    }
    for (const attribute of type.requiredAttributes) {
      if (element.attribute(attribute) !== undefined) continue;
      const text = message('{name} needs the attribute {attribute}; add it.', { name: element.name, attribute });
      this.#faults.push({ code: 'XSD-ATTRIBUTE-MISSING', element, attribute, text });
    }
  }

  #attribute(element: XmlElement, { name, kind, fixed }: Attribute, value: string): void {
    if (fixed !== undefined && collapsed(value) !== fixed) {
      const text = message('The attribute {attribute} of {name} is "{value}"; it must be "{fixed}" or absent.', {
        attribute: name,
        name: element.name,
        value: shown(value),
        fixed,
      });
      this.#faults.push({ code: 'XSD-VALUE', element, attribute: name, facet: 'fixed', text, expected: [fixed] });
      return;
    }
    for (const { facet, text } of kind.judge?.(`@${name}`, value) ?? NOTHING) {
      this.#faults.push({ code: 'XSD-VALUE', element, attribute: name, facet, text });
    }
    if (kind.fits?.(trimmed(value)) === false) {
      const text = kind.fault(`@${name}`, shown(trimmed(value)));
      this.#faults.push({ code: 'XSD-VALUE', element, attribute: name, text });
    }
  }

  /** Reports a stated type that differs from the type of the element, as no other type is derived from it. */
  #statedType(element: XmlElement, type: StructureType, value: string): void {
    const stated = trimmed(value).replace(/^[^:]*:/, '');
    // In UBL each element with a value has a type of its own name.
    const own = /^(?:cbc|ext):/.test(element.name) && type.content === 'value' ? element.localName : type.name;
    if (stated === `${own}Type` || stated === own) return;
    const text = message('The attribute {attribute} names a type that {name} does not have; remove it.', {
      attribute: 'xsi:type',
      name: element.name,
    });
    this.#faults.push({ code: 'XSD-VALUE', element, attribute: 'xsi:type', text });
  }

  /** @param absent the attributes of the type that the element does not have */
  #unknownAttribute(element: XmlElement, type: StructureType, attribute: string, absent: readonly string[]): void {
    const { name } = element;
    const nearest = nearestOf(attribute, absent);
    const text =
      nearest !== undefined
        ? message('{name} has no attribute {attribute}; did you mean {nearest}?', { name, attribute, nearest })
        : type.attributes.size === 0
          ? message('{name} has no attributes; remove {attribute}.', { name, attribute })
          : message('{name} has no attribute {attribute}; remove it. It can have: {known}', {
              name,
              attribute,
              known: [...type.attributes.keys()].join(', '),
            });
    const expected = nearest === undefined ? {} : { expected: [nearest] };
    this.#faults.push({ code: 'XSD-ATTRIBUTE-UNKNOWN', element, attribute, text, ...expected });
  }

  #value(element: XmlElement, kind: ValueKind): void {
    const child = element.first;
    if (child !== undefined) {
      const text = message('{name} can have a value but no elements; remove {child}.', {
        name: element.name,
        child: child.name,
      });
      this.#faults.push({ code: 'XSD-ELEMENT-UNKNOWN', element: child, text });
      return;
    }
    for (const { facet, text } of kind.judge?.(element.name, element.text) ?? NOTHING) {
      this.#faults.push({ code: 'XSD-VALUE', element, facet, text });
    }
    if (kind.fits === undefined) return;
    const value = trimmed(element.text);
    if (!kind.fits(value)) {
      this.#faults.push({ code: 'XSD-VALUE', element, text: kind.fault(element.name, shown(value)) });
    }
  }

  #strayText(element: XmlElement): void {
    const text = message('{name} can have elements but no text; remove "{text}", or put it into an element.', {
      text: shown(trimmed(element.text)),
      name: element.name,
    });
    this.#faults.push({ code: 'XSD-TEXT', element, text });
  }

  /** Checks an element with content of another namespace, as far as that is known. */
  #anything(element: XmlElement): void {
    const child = element.first;
    if (child === undefined) {
      const text = message('{name} is empty; add the element of the extension, or remove the extension.', {
        name: element.name,
      });
      this.#faults.push({ code: 'XSD-ELEMENT-MISSING', element, text });
      return;
    }
    const own = prefixOf(element.name);
    if (prefixOf(child.name) === own || !/[:}]/.test(child.name)) {
      const text = message('{child} is not allowed in {name}, which needs an element from another namespace.', {
        child: child.name,
        name: element.name,
      });
      this.#faults.push({ code: 'XSD-ELEMENT-UNKNOWN', element: child, text });
    } else this.#lax(child);
    const second = child.next;
    if (second !== undefined) {
      const text = message('{name} can have only one element; move {child} to a separate extension.', {
        name: element.name,
        child: second.name,
      });
      this.#faults.push({ code: 'XSD-ELEMENT-REPEATED', element: second, text });
    }
  }

  /** Checks an element in a place for any element: by its type if that is known, otherwise its children. */
  #lax(element: XmlElement): void {
    const root = this.#open[0];
    const type = element.name === root?.element.name ? root.type : this.#structure.typeAnywhere(element.name);
    if (type !== undefined) this.#element(element, type);
    else for (let child = element.first; child !== undefined; child = child.next) this.#lax(child);
  }

  #choice(element: XmlElement, type: StructureType): void {
    const names = type.children.map(({ name }) => name);
    let chosen: XmlElement | undefined;
    for (let child = element.first; child !== undefined && !this.#isEnough; child = child.next) {
      const known = childOf(type, child.name);
      if (known === undefined) {
        const text = message('{name} has no {child}; use one of {names}.', {
          name: element.name,
          child: child.name,
          names: names.join(', '),
        });
        this.#faults.push({ code: 'XSD-ELEMENT-UNKNOWN', element: child, text, expected: names });
      } else if (chosen === undefined) {
        chosen = child;
        this.#element(child, known.type);
      } else {
        const text = message('{name} can have only one of {names}; remove {child}.', {
          names: names.join(', '),
          name: element.name,
          child: child.name,
        });
        this.#faults.push({ code: 'XSD-ELEMENT-REPEATED', element: child, text });
      }
    }
    if (element.first === undefined) {
      const text = message('{name} is empty; add one of {names}.', { name: element.name, names: names.join(', ') });
      this.#faults.push({ code: 'XSD-ELEMENT-MISSING', element, text, expected: names });
    }
  }

  #groups(element: XmlElement, type: StructureType): void {
    const faults = this.#structure.more?.faultsIn(element, type) ?? [];
    this.#inside(element, type, faults.length === 0 ? undefined : byElement(faults));
  }

  /** Adds the faults of an element and of its children, and checks the children. */
  #inside(
    element: XmlElement,
    type: StructureType,
    found: ReadonlyMap<XmlElement, readonly StructureFault[]> | undefined,
  ): void {
    for (const fault of found?.get(element) ?? []) this.#faults.push(fault);
    for (let child = element.first; child !== undefined && !this.#isEnough; child = child.next) {
      for (const fault of found?.get(child) ?? []) this.#faults.push(fault);
      const known = childOf(type, child.name);
      if (known !== undefined) this.#element(child, known.type);
    }
  }

  #sequence(element: XmlElement, type: StructureType): void {
    this.#inside(element, type, isInOrder(element, type) ? undefined : this.#faultsWithin(element, type));
  }

  /** Returns the faults in the number and order of an element's children, grouped by the element they point to. */
  #faultsWithin(element: XmlElement, type: StructureType): Map<XmlElement, StructureFault[]> {
    const faults = new Map<XmlElement, StructureFault[]>();
    const add = (fault: StructureFault) => addTo(faults, fault.element, fault);
    const isEnough = () => faults.size > MOST_FAULTS;
    const counts = new Map<string, number>();
    const meant = new Set<string>();
    const placed: PositionedElement[] = [];
    for (let child = element.first; child !== undefined; child = child.next) {
      const place = type.indexOfChild(child.name);
      if (place === undefined) {
        if (isEnough()) return faults;
        const fault = this.#unknown(child, type);
        for (const name of fault.expected ?? []) meant.add(name);
        add(fault);
        continue;
      }
      const count = (counts.get(child.name) ?? 0) + 1;
      const most = type.children[place]?.most ?? 0;
      counts.set(child.name, count);
      if (count <= most) placed.push({ child, place });
      else if (count === most + 1) add(repeated(child, element, most));
    }
    const kept = inOrder(placed);
    for (const at of outOf(kept, placed)) if (!isEnough()) add(misplaced(at, element, kept));
    for (const [place, { name, least }] of type.children.entries()) {
      if (least > 0 && !counts.has(name) && !meant.has(name)) add(missing(name, place, element, kept));
    }
    return faults;
  }

  /** Returns the fault of an element without a place in its parent. */
  #unknown(child: XmlElement, type: StructureType): StructureFault {
    const fault = { code: 'XSD-ELEMENT-UNKNOWN', element: child } as const;
    const { name } = child;
    const parent = child.parent?.name ?? '';
    const home = this.#homeOf(name, type);
    if (home !== undefined) {
      const text = message('{name} belongs in {home}, not in {parent}; move it there.', { name, parent, home });
      return { ...fault, text };
    }
    const nearest = nearestOf(
      name,
      type.children.map((known) => known.name),
    );
    if (nearest !== undefined) {
      const text = message('{parent} has no {name}; did you mean {nearest}?', { name, parent, nearest });
      return { ...fault, text, expected: [nearest] };
    }
    return { ...fault, text: message('{name} is not allowed in {parent}; remove it.', { name, parent }) };
  }

  /** Returns the name of an ancestor or a descendant in which an element of a name is allowed. */
  #homeOf(name: string, type: StructureType): string | undefined {
    for (let at = this.#open.length - 2; at >= 0; at--) {
      const open = this.#open[at];
      if (open?.type.indexOfChild(name) !== undefined) return open.element.name;
    }
    return type.children.find((child) => child.type.indexOfChild(name) !== undefined)?.name;
  }
}

function byElement(faults: readonly StructureFault[]): ReadonlyMap<XmlElement, readonly StructureFault[]> {
  const found = new Map<XmlElement, StructureFault[]>();
  for (const fault of faults) {
    const known = found.get(fault.element);
    if (known === undefined) found.set(fault.element, [fault]);
    else known.push(fault);
  }
  return found;
}

/** A child with its position in the type of its parent. */
interface PositionedElement {
  readonly child: XmlElement;
  readonly place: number;
}

function childOf(type: StructureType, name: string): Child | undefined {
  const place = type.indexOfChild(name);
  return place === undefined ? undefined : type.children[place];
}

/**
 * Returns whether the children of an element match its type in number and order. This covers nearly all elements and
 * allocates nothing.
 */
function isInOrder(element: XmlElement, type: StructureType): boolean {
  let at = -1;
  let count = 0;
  let required = 0;
  for (let child = element.first; child !== undefined; child = child.next) {
    const place = type.indexOfChild(child.name);
    if (place === undefined || place < at) return false;
    const known = type.children[place];
    if (place > at) {
      at = place;
      count = 0;
      if (known !== undefined && known.least > 0) required++;
    }
    if (++count > (known?.most ?? 0)) return false;
  }
  return required === type.required;
}

/**
 * Returns the largest number of children that can keep their place if the others move: the longest sequence in the
 * order of the type.
 */
function inOrder(placed: readonly PositionedElement[]): readonly PositionedElement[] {
  /**
   * For each length the child with the earliest position that ends such a sequence, and for each child its predecessor.
   */
  const ends: PositionedElement[] = [];
  const before = new Map<PositionedElement, PositionedElement>();
  for (const at of placed) {
    const from = countUpTo(ends, at.place);
    const previous = ends[from - 1];
    if (previous !== undefined) before.set(at, previous);
    ends[from] = at;
  }
  const row: PositionedElement[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) row.push(at);
  return row.reverse();
}

/** Returns how many children of an ordered sequence have at most the given position. */
function countUpTo(row: readonly PositionedElement[], place: number): number {
  let from = 0;
  let to = row.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((row[middle]?.place ?? 0) <= place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Returns the children outside the kept ones; of adjacent children of one name, which are misplaced together, only the
 * first.
 */
function outOf(kept: readonly PositionedElement[], placed: readonly PositionedElement[]): PositionedElement[] {
  const staying = new Set(kept);
  return placed.filter((at, index) => {
    const last = placed[index - 1];
    return !staying.has(at) && (last === undefined || staying.has(last) || last.child.name !== at.child.name);
  });
}

function repeated(child: XmlElement, parent: XmlElement, most: number): StructureFault {
  const text = message(
    '{name} occurs {count} times in {parent}, which can have {most, plural, one {only one} other {at most #}}; remove the others.',
    { name: child.name, parent: parent.name, count: parent.all(child.name).length, most },
  );
  return { code: 'XSD-ELEMENT-REPEATED', element: child, text };
}

function misplaced(
  { child, place }: PositionedElement,
  parent: XmlElement,
  kept: readonly PositionedElement[],
): StructureFault {
  const next = kept[countUpTo(kept, place)]?.child.name;
  const values = { name: child.name, parent: parent.name };
  const text =
    next === undefined
      ? message('{name} comes too early in {parent}; move it after {last}.', {
          ...values,
          last: kept.at(-1)?.child.name ?? '',
        })
      : message('{name} is in the wrong place in {parent}; move it before {next}.', { ...values, next });
  return { code: 'XSD-ELEMENT-ORDER', element: child, text };
}

function missing(name: string, place: number, parent: XmlElement, kept: readonly PositionedElement[]): StructureFault {
  const next = kept[countUpTo(kept, place)]?.child.name;
  const last = kept.at(-1)?.child.name;
  const text = missingText({ name, parent: parent.name }, next, last);
  return { code: 'XSD-ELEMENT-MISSING', element: parent, child: name, text, expected: [name] };
}

/** Returns the text for an element that its parent lacks, between the elements that are there. */
export function missingText(
  values: { name: string; parent: string },
  next: string | undefined,
  last: string | undefined,
): Message {
  if (next !== undefined) return message('{parent} needs {name}; add it before {next}.', { ...values, next });
  if (last !== undefined) return message('{parent} needs {name}; add it after {last}.', { ...values, last });
  return message('{parent} needs {name}; add it.', values);
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf(':'), 0));
}

/** Returns the start of a value that may be long. */
function shown(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}
