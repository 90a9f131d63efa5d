/**
 * A view of a file of a national format for its checks: elements by their names without prefix, their texts and
 * numbers.
 */

import type { Amount } from '../../../engine/num/amount.ts';
import { collapsed } from '../../schema/values.ts';
import { ChildrenByName } from '../../xml/children.ts';
import type { XmlElement } from '../../xml/element.ts';
import { amountOf } from './amounts.ts';
import { prefixing } from './names.ts';

const NONE: readonly XmlElement[] = [];

export class ElementView {
  readonly root: XmlElement;
  /** The prefix of the elements in the root, with its colon; empty if they have none. */
  readonly prefix: string;
  readonly #fullName: (name: string) => string;
  readonly #children = new ChildrenByName();
  /** The elements inside an element by their local names. */
  readonly #within = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();

  constructor(root: XmlElement, prefix: string) {
    this.root = root;
    this.prefix = prefix;
    this.#fullName = prefixing(prefix);
  }

  /** Returns the first element at a path of names. */
  in(element: XmlElement | undefined, name: string, ...names: string[]): XmlElement | undefined {
    let at = element && this.#children.first(element, this.#fullName(name));
    for (const next of names) {
      if (at === undefined) return undefined;
      at = this.#children.first(at, this.#fullName(next));
    }
    return at;
  }

  /** Returns all elements at a path of names. */
  all(element: XmlElement | undefined, ...names: string[]): readonly XmlElement[] {
    if (element === undefined) return NONE;
    const [first = '', ...others] = names;
    let at = this.#children.all(element, this.#fullName(first));
    for (const name of others) {
      const fullName = this.#fullName(name);
      // Nearly all paths pass through single elements.
      const [only] = at;
      if (only === undefined) return NONE;
      at =
        at.length === 1 ? this.#children.all(only, fullName) : at.flatMap((each) => this.#children.all(each, fullName));
    }
    return at;
  }

  /** Returns the text at a path of names; undefined if there is no element. */
  text(element: XmlElement | undefined, name: string, ...names: string[]): string | undefined {
    const found = this.in(element, name, ...names);
    return found && collapsed(found.text);
  }

  number(element: XmlElement | undefined, name: string, ...names: string[]): Amount | undefined {
    return amountOf(this.text(element, name, ...names));
  }

  /** Returns all descendants of an element with a local name. */
  within(element: XmlElement | undefined, name: string): readonly XmlElement[] {
    if (element === undefined) return NONE;
    let byName = this.#within.get(element);
    if (byName === undefined) {
      byName = byLocalName(element);
      this.#within.set(element, byName);
    }
    return byName.get(name) ?? NONE;
  }
}

/** Returns the elements inside an element by their local names, in document order. */
function byLocalName(element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const found = new Map<string, XmlElement[]>();
  const lists = new Map<string, XmlElement[]>();
  const look = (at: XmlElement) => {
    for (let child = at.first; child !== undefined; child = child.next) {
      let list = lists.get(child.name);
      if (list === undefined) {
        list = found.get(child.localName) ?? [];
        found.set(child.localName, list);
        lists.set(child.name, list);
      }
      list.push(child);
      look(child);
    }
  };
  look(element);
  return found;
}
