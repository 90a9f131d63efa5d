/**
 * Writes a received file again in its format: with the figures of the file, even if the document has others, and with
 * the data that the document has no field for.
 */

import { Amount } from '../../../engine/num/amount.ts';
import type { Loss, Report } from '../../declare/report.ts';
import type { NationalSource } from '../../declare/source-file.ts';
import type { Child, Structure, StructureType } from '../../schema/structure.ts';
import { collapsed, type ValueKind } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { propertyOf, Written } from './writing.ts';

/** What a format takes over from a file. Names are local names. */
export interface Carrying {
  /** The structure of the written format. */
  readonly structure: Structure;
  /** Elements with figures. */
  readonly figures: RegExp;
  /** Repeated elements with figures, in the order of the document's lines. */
  readonly rows: RegExp;
  /** Elements without figures that are omitted if the file does not have them. Default: none. */
  readonly optional?: RegExp;
  /** Elements about the file rather than its content. */
  readonly own: RegExp;
  /** Elements that stay as they are in the same version. Default: none. */
  readonly verbatim?: RegExp;
}

/** Carries over the content of a file. Returns the losses of reading that do not apply to the written file. */
export function carry(source: NationalSource, root: Written, report: Report, carrying: Carrying): ReadonlySet<Loss> {
  const type = carrying.structure.rootTypes.get(root.name);
  const isSameVersion = carrying.verbatim !== undefined && !source.onlyFigures && source.root.name === root.name;
  const carried = new Carried(source, report, isSameVersion, carrying);
  if (type) carried.within(source.root, root, type);
  // The copies have all of the document.
  if (isSameVersion) report.retain(({ properties }) => !properties[0]?.startsWith('$'));
  return carried.losses;
}

type ByName = Map<string, XmlElement[]>;

class Carried {
  readonly losses = new Set<Loss>();
  readonly #carrying: Carrying;
  /** Whether an element stays as it is. */
  readonly #isVerbatim: (name: string) => boolean;
  /** The report of writing. */
  readonly #report: Report;
  readonly #byElement = new Map<XmlElement, Loss[]>();
  /** Elements without a place in the document. */
  readonly #dropped = new Set<XmlElement>();
  /** Elements around such elements. */
  readonly #around = new Set<XmlElement>();

  constructor(source: NationalSource, report: Report, isSameVersion: boolean, carrying: Carrying) {
    this.#carrying = carrying;
    this.#isVerbatim = (name) => isSameVersion && carrying.verbatim?.test(name) === true;
    this.#report = report;
    for (const loss of source.report.losses) {
      const { element, kind } = loss;
      if (element === undefined) continue;
      const known = this.#byElement.get(element);
      if (known) known.push(loss);
      else this.#byElement.set(element, [loss]);
      if (kind !== 'dropped' || carrying.own.test(element.localName)) continue;
      this.#dropped.add(element);
      for (let at = element.parent; at !== undefined && !this.#around.has(at); at = at.parent) this.#around.add(at);
    }
  }

  /** Merges the content of an element into the written one. */
  within(from: XmlElement, to: XmlElement, type: StructureType): void {
    const given = grouped(from);
    const written = grouped(to);
    this.#leaveOut(from, given, written);
    for (const [name, elements] of given) {
      const child = childOf(type, name);
      if (child) written.set(name, this.#merged(from, elements, written.get(name) ?? [], child));
    }
    const placeOf = ({ name }: XmlElement) => type.indexOfChild(name) ?? Number.MAX_SAFE_INTEGER;
    const children = [...written.values()].flat().sort((one, other) => placeOf(one) - placeOf(other));
    if (children.length > 0) to.takeFrom(children, 0);
  }

  /** Leaves out what the file does not have: figures, rows, and parts that stay as they are. */
  #leaveOut(from: XmlElement, given: ByName, written: ByName): void {
    const { figures, rows, optional } = this.#carrying;
    for (const [name, elements] of written) {
      if (given.has(name)) continue;
      if (rows.test(name)) this.#replace(from, elements);
      else if (figures.test(name) || optional?.test(name)) {
        if (rows.test(from.localName)) this.#discard(from, 'supplied');
      } else if (!this.#isVerbatim(name)) continue;
      written.delete(name);
    }
  }

  /** Returns the elements of a name to write. */
  #merged(parent: XmlElement, given: XmlElement[], written: XmlElement[], child: Child): XmlElement[] {
    const { figures, rows } = this.#carrying;
    const name = given[0]?.localName ?? '';
    if (this.#isVerbatim(name)) return given.map((each) => this.#copy(each, child));
    const isRow = rows.test(name);
    const isOther = given.length !== written.length || given.some((each) => this.#dropped.has(each));
    if (isRow && isOther) this.#replace(parent, written);
    if ((isRow && isOther) || (figures.test(name) && child.type.content === 'value'))
      return given.map((each) => this.#copy(each, child));
    const isLost = (each: XmlElement) => this.#dropped.has(each);
    const pairs = pairsOf(
      given.filter((each) => !isLost(each)),
      written,
      (each) => this.#around.has(each),
    );
    const added: XmlElement[] = [];
    for (const [each, counterpart] of pairs) {
      if (counterpart !== undefined) {
        if (child.type.content !== 'value') this.within(each, counterpart, child.type);
        if (isRow) this.#settle(each);
      } else if (this.#canStandAlone(each, child)) added.push(this.#copy(each, child, true));
    }
    added.push(...given.filter(isLost).map((each) => this.#copy(each, child)));
    return child.most === 1 && added.length > 0 ? added.slice(0, 1) : [...written, ...added];
  }

  /** Returns whether the lost parts of an element can stand alone. */
  #canStandAlone(from: XmlElement, { type }: Child): boolean {
    if (!this.#around.has(from)) return false;
    const given = from.children.filter((each) => this.#dropped.has(each) || this.#around.has(each));
    const names = new Set(given.map(({ localName }) => childOf(type, localName)?.name));
    return type.children.every(({ name, least }) => least === 0 || names.has(name));
  }

  /** Returns a copy of an element: of all of it, or only of its lost parts. */
  #copy(from: XmlElement, { name, type }: Child, isPart = false): Written {
    const copy = new Written(name, undefined);
    if (!isPart) {
      this.#note(from);
      copy.attributes = from.attributes;
      if (from.first === undefined) copy.text = fitting(collapsed(from.text), type.kind);
    }
    let last: Written | undefined;
    for (const each of from.children) {
      const child = childOf(type, each.localName);
      const isLost = this.#dropped.has(each);
      if (child === undefined || (isPart && !isLost && !this.#around.has(each))) continue;
      const inner = this.#copy(each, child, isPart && !isLost);
      copy.appendAfter(last, inner);
      last = inner;
    }
    return copy;
  }

  /** Notes that the rows of an element are those of the file. */
  #replace(parent: XmlElement, rows: readonly XmlElement[]): void {
    this.#discard(parent, 'supplied');
    for (const row of rows) {
      const property = propertyOf(row);
      if (property !== undefined) this.#report.retract(property);
    }
  }

  /** Notes that a row has the figures of the file. */
  #settle(row: XmlElement): void {
    for (const element of row.within()) {
      if (element !== row && !this.#carrying.figures.test(element.localName)) continue;
      this.#discard(element, 'difference', 'changed');
    }
  }

  #note(element: XmlElement): void {
    for (const loss of this.#byElement.get(element) ?? []) this.losses.add(loss);
  }

  /** Notes that the losses of these kinds at an element do not apply. */
  #discard(element: XmlElement, ...kinds: readonly Loss['kind'][]): void {
    for (const loss of this.#byElement.get(element) ?? []) if (kinds.includes(loss.kind)) this.losses.add(loss);
  }
}

function grouped(parent: XmlElement): ByName {
  const groups: ByName = new Map();
  for (const child of parent.children) {
    const same = groups.get(child.localName);
    if (same) same.push(child);
    else groups.set(child.localName, [child]);
  }
  return groups;
}

/** Returns a figure with as many decimals as the format requires, if it requires them; other values as they are. */
function fitting(value: string, { judge }: ValueKind): string {
  if (judge === undefined || judge('', value).length === 0) return value;
  const figure = Amount.parse(value)?.rescale(2).toString();
  return figure !== undefined && judge('', figure).length === 0 ? figure : value;
}

/** Returns the child of a type by its local name. */
function childOf(type: StructureType, local: string): Child | undefined {
  return type.children.find(({ name }) => name.slice(name.indexOf(':') + 1) === local);
}

/**
 * Pairs elements of a name with the written ones: in order if there are as many, otherwise those that need it with the
 * one that shares most values.
 */
function pairsOf(
  given: readonly XmlElement[],
  written: readonly XmlElement[],
  needs: (element: XmlElement) => boolean,
): [XmlElement, XmlElement | undefined][] {
  if (given.length <= 1 && written.length <= 1) return given.map((each, at) => [each, written[at]]);
  const left = new Set(written);
  const isAsMany = given.length === written.length;
  return given.map((each, at) => {
    const inOrder = isAsMany ? written[at] : undefined;
    const found = needs(each) ? mostLike(each, left, inOrder) : inOrder;
    if (found !== undefined) left.delete(found);
    return [each, found];
  });
}

function mostLike(
  element: XmlElement,
  others: ReadonlySet<XmlElement>,
  inOrder: XmlElement | undefined,
): XmlElement | undefined {
  const values = valuesOf(element);
  let [found, most]: [XmlElement | undefined, number] = [undefined, 0];
  for (const other of others) {
    const shared = [...valuesOf(other)].filter((each) => values.has(each)).length;
    if (shared > most || (shared === most && other === inOrder)) [found, most] = [other, shared];
  }
  return found;
}

/** Returns the values inside an element with their names. */
function valuesOf(element: XmlElement): Set<string> {
  const values = new Set<string>();
  for (const each of element.within()) {
    if (each.first === undefined) values.add(`${each.localName} ${collapsed(each.text)}`);
  }
  return values;
}
