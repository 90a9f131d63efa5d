/** A file under repair: its current state, its faults, and its changes. */

import type { Message } from '../../engine/text/message.ts';
import { checkInvoice } from '../check/check.ts';
import type { XmlFault } from '../declare/checked.ts';
import type { Format } from '../declare/format.ts';
import { isSchemaFault } from '../list/facts.ts';
import { parseXml } from '../list/parse-xml.ts';
import { recogniseRoot } from '../list/syntaxes.ts';
import type { Structure } from '../schema/structure.ts';
import { type XmlElement, xpaths } from '../xml/element.ts';
import type { BareChange, RepairOptions } from './change.ts';
import { encodedAs } from './file.ts';
import type { Source } from './insert.ts';
import { type Edit, edited, elementsIn } from './source.ts';
import type { Target } from './targets.ts';

/** The number of values above which alternatives are not tried one by one, and the maximum work of all checks of one repair. */
const MOST_TRIED = 60;
const MOST_WORK = 20_000_000;

/** An element takes as long to check as this many characters. */
const ELEMENT = 40;

function workOf({ text, places }: Reading): number {
  return text.length + ELEMENT * places.size;
}

/** A file as it is at one moment of its repair. */
export interface State {
  readonly bytes: Uint8Array;
  readonly faults: readonly XmlFault[];
  readonly read?: Reading;
  readonly what?: Message;
}

export interface Reading extends Source {
  readonly format: Format;
  readonly syntax: string;
  readonly paths: Paths;
}

/** The XPaths of the elements of a file, counted once. */
export class Paths {
  readonly #root: XmlElement;
  readonly #of = xpaths();
  #elements: Map<string, XmlElement> | undefined;

  constructor(root: XmlElement) {
    this.#root = root;
  }

  /** Returns the XPath of an element, as faults have it. */
  of(element: XmlElement): string {
    return this.#of(element);
  }

  /** Returns the XPath with local names. */
  local(element: XmlElement): string {
    return `/${localSteps(this.of(element)).join('/')}`;
  }

  /** Returns the element at an XPath. */
  at(path: string): XmlElement | undefined {
    this.#elements ??= new Map(Array.from(this.#root.within(), (each) => [this.of(each), each]));
    return this.#elements.get(path);
  }
}

/** Returns how much is wrong. Faults of the schema count most, because rules are only reliable without them. */
export function weight(faults: readonly XmlFault[]): number {
  let total = 0;
  for (const { code, xpaths } of faults) total += xpaths.length * (isSchemaFault(code) ? 1000 : 1);
  return total;
}

/** The number of faults at each XPath, and directly within it. */
export class Located {
  readonly #at = new Map<string, number>();
  readonly #within = new Map<string, number>();
  readonly #codes = new Map<string, string>();
  readonly faults: readonly XmlFault[];
  /** The rule of the first fault at each XPath, and anywhere in it. */
  readonly #rules = new Map<string, string>();
  readonly #rulesWithin = new Map<string, string>();
  #unnumbered: ReadonlySet<string> | undefined;

  constructor(faults: readonly XmlFault[]) {
    this.faults = faults;
    for (const { code, xpaths: paths } of faults) {
      for (const path of paths) {
        const around = path.slice(0, path.lastIndexOf('/'));
        this.#at.set(path, (this.#at.get(path) ?? 0) + 1);
        this.#within.set(around, (this.#within.get(around) ?? 0) + 1);
        if (!this.#codes.has(path)) this.#codes.set(path, code);
        if (!this.#codes.has(around)) this.#codes.set(around, code);
        if (!this.#rules.has(path)) this.#rules.set(path, code);
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
          const outer = path.slice(0, at);
          if (this.#rulesWithin.has(outer)) break;
          this.#rulesWithin.set(outer, code);
        }
      }
    }
  }

  /** Returns whether a fault is about a value. Of many faults only the first are found, which stand for all at such elements. */
  concerns(target: Target, paths: Paths): boolean {
    if (this.of(target, paths) > 0) return true;
    if (!this.#isCut) return false;
    this.#unnumbered ??= new Set([...this.#at.keys(), ...this.#within.keys()].map(unnumbered));
    return this.#unnumbered.has(unnumbered(paths.of(target.element)));
  }

  get #isCut(): boolean {
    return this.faults.some(({ code }) => code === 'BW-FAULTS-CUT');
  }

  /** Returns the number of faults at a value or its element. */
  of({ element, attribute }: Target, paths: Paths): number {
    const own = paths.of(element);
    const at = this.#at.get(own) ?? 0;
    return at + (attribute === undefined ? (this.#within.get(own) ?? 0) : (this.#at.get(`${own}/@${attribute}`) ?? 0));
  }

  /** Returns the rule of a fault at an XPath, or otherwise in it. */
  ruleIn(path: string): string | undefined {
    return this.#rules.get(path) ?? this.#rulesWithin.get(path);
  }

  /** Returns the rule of a fault there. */
  rule({ element, attribute }: Target, paths: Paths): string | undefined {
    const own = paths.of(element);
    return (attribute === undefined ? undefined : this.#codes.get(`${own}/@${attribute}`)) ?? this.#codes.get(own);
  }
}

export class Work {
  readonly given: Uint8Array;
  readonly options: RepairOptions;
  readonly changes: BareChange[] = [];
  state: State;
  #located: Located | undefined;
  #left = MOST_WORK;

  constructor(given: Uint8Array, options: RepairOptions) {
    this.given = given;
    this.options = options;
    this.state = { bytes: given, faults: [] };
  }

  get isDone(): boolean {
    return this.state.faults.length === 0 && this.state.read !== undefined;
  }

  /** Returns how many more changes to try one by one: each try checks the whole file. */
  mostTried(read: Reading): number {
    return Math.max(0, Math.min(MOST_TRIED, Math.floor(this.#left / workOf(read))));
  }

  /** Checks the file as it was given. */
  async begin(): Promise<void> {
    this.state = await this.checked(this.given);
  }

  async checked(bytes: Uint8Array): Promise<State> {
    const reading = parseXml(bytes);
    if (!reading.ok) return { bytes, faults: [], what: reading.problem.what };
    const found = recogniseRoot(reading.root);
    const { now, isInPdf } = this.options;
    const checked = await checkInvoice({ ...reading, bytes, isInPdf }, undefined, { now });
    if (!found.ok || 'what' in checked) return { bytes, faults: [], ...('what' in checked && { what: checked.what }) };
    const { format, faults, warnings } = checked;
    const structure: Structure = await format.schema.load();
    const read: Reading = {
      root: found.root,
      text: reading.text,
      places: elementsIn(reading.text),
      structure,
      format,
      syntax: found.syntax.key,
      paths: new Paths(found.root),
    };
    this.#left -= workOf(read);
    // Faults that come with another release need no repair.
    const own = warnings.filter(({ code }) => !/^BW-RELEASE-/.test(code));
    return { bytes, faults: [...faults, ...own], read };
  }

  take(state: State, changes: readonly BareChange[]): void {
    this.state = state;
    for (const change of changes) this.changes.push(change);
  }

  /** Makes changes if they make the file better and achieve their purpose. */
  async try(
    edits: readonly Edit[],
    changes: readonly BareChange[],
    isRight: (state: State) => boolean = () => true,
  ): Promise<boolean> {
    const { read, bytes, faults } = this.state;
    if (read === undefined || edits.length === 0) return false;
    const state = await this.checked(encodedAs(edited(read.text, edits), bytes));
    if (state.read === undefined || weight(state.faults) >= weight(faults) || !isRight(state)) return false;
    this.take(state, changes);
    return true;
  }

  ruleAt(element: XmlElement): string | undefined {
    const { read, faults } = this.state;
    if (this.#located?.faults !== faults) this.#located = new Located(faults);
    return read && this.#located.ruleIn(read.paths.of(element));
  }
}

/** Returns an XPath without positions. */
export function unnumbered(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '');
}

/** Returns the steps of an XPath without prefixes and namespaces. */
export function localSteps(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replace(/^\{[^}]*\}|^[\w.-]+:/, ''));
}
