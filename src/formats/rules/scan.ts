/**
 * Rules on elements as tables: what should not be there, what stands once, what is missing (chapter 12 §7, §8). All of them are judged in one walk
 * over the document. Element for element the walk is in a state, which says what the names from the root to it lead to; states are made when a
 * document first comes to them, so that a rule costs nothing where it does not apply.
 */

import { type Message, message } from '../../engine/text/message.ts';
import { attributeAt, type Plan, type PlanNode } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import {
  type Flag,
  type Found,
  foundIn,
  type Judged,
  type ListedRule,
  MOST_PLACES,
  type Scan,
  type ScanFinding,
  type Verdict,
} from './declare.ts';

/**
 * Elements, and what holds for each of them. Tables are texts: a line that does not begin with a blank is a path (`.` for the element itself), the
 * indented ones below it are identifiers and what is in that path. An identifier is written in full once; a number goes on in its series, and so does
 * the next path without one: `UBL-CR-012 cbc:StartTime cbc:EndTime 020 cbc:Note` has 012, 013 and 020. `!` behind it makes a rule fatal, `?` a
 * warning. A path ends in an element or an `@attribute`, and may begin with `//`: anywhere in the document.
 */
export interface SyntaxContext {
  /**
   * A path from the root (`/a/b`) or from anywhere (`//b`), several with ` or ` between them. Steps are names, `a|b`, `ram:*ID` for what begins and
   * ends so, `!a!b` for all but some. As in Schematron an element has the first context alone that it comes under.
   */
  readonly at: string;
  /** What should not be there; warnings, if not marked. */
  readonly absent?: string;
  /** What stands once at most; fatal, if not marked, as are those below. */
  readonly once?: string;
  /** What stands exactly once. */
  readonly exactlyOnce?: string;
  /** What has to be there. */
  readonly needed?: string;
  readonly checks?: readonly SyntaxCheck[];
}

/** A rule that is no table. */
export interface SyntaxCheck {
  readonly id: string;
  readonly flag: Flag;
  readonly holds: (element: XmlElement, judged: Judged) => Verdict;
  readonly text: string;
}

/** Which of the rules a set has, and how. Identifiers are written as in tables. */
export interface SyntaxSelection {
  /** What the texts call the standard; EN 16931, if not given. */
  readonly standard?: string;
  /** If given, no others. */
  readonly only?: string;
  readonly without?: string;
  /** Those that are fatal here, whatever the table says. */
  readonly fatal?: string;
  /** What the set has of its own, nothing of which is left out. It comes before the others: a narrower `at` takes its elements from a wider one. */
  readonly own?: readonly SyntaxContext[];
}

/** Returns a scan of rules. An element comes under the first context that it fits; one whose `at` stood before adds to that. */
export function syntaxScan(rules: readonly SyntaxContext[], selection: SyntaxSelection = {}): Scan {
  const { standard = 'EN 16931' } = selection;
  let compiled: Compiled | undefined;
  const scan = (judged: Judged) => {
    compiled ??= new Compiled(rules, selection);
    return new Walk(compiled, judged, standard).findings();
  };
  return Object.assign(scan, { rules: () => listed(rules, selection, standard) });
}

/** Yields the rules of tables with what they want, for lists. */
function* listed(rules: readonly SyntaxContext[], selection: SyntaxSelection, standard: string): Generator<ListedRule> {
  const select = selecting(selection);
  for (const context of selection.own ?? []) yield* listedIn(context, (entry) => entry, standard);
  for (const context of rules) yield* listedIn(context, select, standard);
}

function* listedIn(context: SyntaxContext, select: Select, standard: string): Generator<ListedRule> {
  const { at, absent = '', once = '', exactlyOnce = '', needed = '', checks = [] } = context;
  const listedAs = function* (table: string, usual: Flag, textOf: (path: string) => Message): Generator<ListedRule> {
    for (const entry of entriesIn(table, usual)) {
      const selected = select(entry);
      if (selected) yield { id: selected.id, flag: selected.flag, text: textOf(entry.path) };
    }
  };
  yield* listedAs(absent, 'warning', (path) =>
    message('{standard} has no term for {path} in {at}.', { standard, path, at }),
  );
  yield* listedAs(once, 'fatal', (path) => message('{path} stands in {at} once at most.', { path, at }));
  yield* listedAs(exactlyOnce, 'fatal', (path) => message('{path} stands in {at} exactly once.', { path, at }));
  yield* listedAs(needed, 'fatal', (path) => message('{path} has to be in {at}.', { path, at }));
  for (const { id, flag, text } of checks.flatMap((each) => select(each) ?? [])) {
    yield { id, flag, text: { template: text, values: undefined } };
  }
}

/** Declares a rule on the elements of a context. */
export function check(id: string, holds: SyntaxCheck['holds'], text: string, flag: Flag = 'fatal'): SyntaxCheck {
  return { id, flag, holds, text };
}

/** Returns the elements at the end of a path of names, those with an attribute where the last is one. */
function elementsAt(element: XmlElement, path: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  gather(element, path, 0, found);
  return found;
}

function gather(element: XmlElement, path: readonly string[], from: number, found: XmlElement[]): void {
  const step = path[from];
  if (step === undefined) found.push(element);
  else if (step.startsWith('@')) {
    if (element.attribute(step.slice(1)) !== undefined) found.push(element);
  } else {
    for (let child = element.first; child !== undefined; child = child.next) {
      if (child.name === step) gather(child, path, from + 1, found);
    }
  }
}

/** Returns how many elements are at the end of a path. */
export function countAt(element: XmlElement, path: readonly string[], from = 0): number {
  const step = path[from];
  if (step === undefined) return 1;
  if (step.startsWith('@')) return element.attribute(step.slice(1)) === undefined ? 0 : 1;
  let count = 0;
  for (let child = element.first; child !== undefined; child = child.next) {
    if (child.name === step) count += countAt(child, path, from + 1);
  }
  return count;
}

/** Holds where there are no more elements; finds the first that is too many. */
export function atMost(most: number, elements: readonly XmlElement[]): Verdict {
  return elements.length <= most || { element: elements[most], values: { count: elements.length } };
}

/** Finds each of some elements, or an attribute of it. */
export function each(elements: readonly XmlElement[], step?: string): Verdict {
  return elements.length === 0 || elements.map((element) => ({ element, step }));
}

/** Holds where the texts of elements are all the same; finds the first that is not. */
export function allSame(elements: readonly XmlElement[], textIn = ({ value }: XmlElement) => value): Verdict {
  const [start] = elements;
  const first = start ? textIn(start) : '';
  const other = elements.find((element) => textIn(element) !== first);
  return other === undefined || { element: other, values: { first, other: textIn(other) } };
}

interface Entry {
  readonly id: string;
  readonly flag: Flag;
}

interface Counted extends Entry {
  /** Where it stands among those of its context. */
  readonly index: number;
  readonly path: readonly string[];
  /** It is of an attribute of the element itself. */
  readonly ofAttribute: boolean;
  readonly least: 0 | 1;
  readonly most: number;
}

/** What the table of a context comes to. */
interface CompiledContext {
  readonly order: number;
  /** Where its own paths begin. */
  readonly place: Place;
  readonly counted: Counted[];
  /** Those whose path begins with a child of a name. */
  readonly countedByName: Map<string, Counted[]>;
  /** How many of each an element has, while it is looked at. */
  readonly tally: number[];
  readonly checks: SyntaxCheck[];
}

/** A step of the paths of all rules. */
class Place {
  readonly number: number;
  readonly #named = new Map<string, Place>();
  readonly #patterns = new Map<string, Place>();
  context: CompiledContext | undefined;
  readonly absent: Entry[] = [];
  readonly attributes = new Map<string, Entry[]>();
  readonly #numbers: { next: number };

  constructor(numbers: { next: number }) {
    this.#numbers = numbers;
    this.number = numbers.next++;
  }

  /** Returns the places that a path leads to, made where there are none. */
  along(path: readonly string[]): Place[] {
    let places: Place[] = [this];
    for (const step of path) places = places.flatMap((place) => step.split('|').map((name) => place.#step(name)));
    return places;
  }

  /** Yields the places of a child's name. */
  *of(name: string): Generator<Place> {
    const named = this.#named.get(name);
    if (named) yield named;
    for (const [pattern, place] of this.#patterns) if (matches(pattern, name)) yield place;
  }

  #step(name: string): Place {
    const among = name.includes('*') || name.startsWith('!') ? this.#patterns : this.#named;
    const place = among.get(name) ?? new Place(this.#numbers);
    among.set(name, place);
    return place;
  }
}

function matches(pattern: string, name: string): boolean {
  if (pattern.startsWith('!')) return !pattern.slice(1).split('!').includes(name);
  const [start = '', end = ''] = pattern.split('*');
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

/** Where the walk is: what the names from the root to an element mean for it. */
interface State {
  readonly places: readonly Place[];
  readonly context: CompiledContext | undefined;
  readonly absent: readonly Entry[];
  readonly attributes: ReadonlyMap<string, readonly Entry[]>;
  readonly next: Map<string, State>;
}

/** So many names are remembered in a state; a document may make up more. */
const MOST_NAMES = 1000;

/** Returns a rule as a set has it; undefined where it has it not. */
type Select = <E extends Entry>(entry: E) => E | undefined;

/** Returns what selects the rules of a table for a set. */
function selecting({ only, without, fatal }: SyntaxSelection): Select {
  const wanted = only === undefined ? undefined : new Set(idsIn(only));
  const unwanted = new Set(idsIn(without ?? ''));
  const made = new Set(idsIn(fatal ?? ''));
  return (entry) => {
    if (unwanted.has(entry.id) || wanted?.has(entry.id) === false) return undefined;
    return made.has(entry.id) ? { ...entry, flag: 'fatal' } : entry;
  };
}

/** Rules in the form in which they are run. */
class Compiled {
  readonly first: State;
  readonly #anywhere: Place;
  readonly #document: Place;
  readonly #numbers = { next: 0 };
  readonly #states = new Map<string, State>();
  readonly #contexts = new Map<string, CompiledContext>();

  constructor(contexts: readonly SyntaxContext[], selection: SyntaxSelection) {
    const { own = [] } = selection;
    this.#anywhere = new Place(this.#numbers);
    this.#document = new Place(this.#numbers);
    for (const context of own) this.#add(context, (entry) => entry);
    const select = selecting(selection);
    for (const context of contexts) this.#add(context, select);
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

  /** Adds the rules of a context, as far as they are selected. */
  #add({ at, absent, once, exactlyOnce, needed, checks = [] }: SyntaxContext, select: Select): void {
    const context = this.#contextOf(at);
    for (const { path, ...entry } of entriesIn(absent ?? '', 'warning')) {
      const selected = select(entry);
      if (selected) this.#forbid(selected, path, context);
    }
    const counted = [...countedIn(once, 0, 1), ...countedIn(exactlyOnce, 1, 1)];
    counted.push(...countedIn(needed, 1, Number.POSITIVE_INFINITY));
    for (const rule of counted.flatMap((each) => select(each) ?? [])) {
      const each = { ...rule, index: context.counted.length };
      const [name = ''] = each.path;
      context.counted.push(each);
      context.tally.push(0);
      context.countedByName.set(name, [...(context.countedByName.get(name) ?? []), each]);
    }
    context.checks.push(...checks.flatMap((each) => select(each) ?? []));
  }

  #contextOf(at: string): CompiledContext {
    const known = this.#contexts.get(at);
    if (known) return known;
    const place = new Place(this.#numbers);
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

  #forbid(entry: Entry, path: string, context: CompiledContext): void {
    const steps = stepsOf(path);
    const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
    const from = path.startsWith('//') ? this.#anywhere : context.place;
    // An attribute anywhere is one of any element.
    if (path.startsWith('//') && steps.length === 0) steps.push('*');
    for (const { absent, attributes } of from.along(steps)) {
      if (attribute === undefined) absent.push(entry);
      else attributes.set(attribute, [...(attributes.get(attribute) ?? []), entry]);
    }
  }

  /** Returns the state in which the walk is at some places; the same for the same. */
  #stateOf(places: readonly Place[], context: CompiledContext | undefined): State {
    const key = places.map(({ number }) => number).join();
    const known = this.#states.get(key);
    if (known) return known;
    const attributes = new Map<string, Entry[]>();
    for (const place of places) {
      for (const [name, entries] of place.attributes) {
        attributes.set(name, [...(attributes.get(name) ?? []), ...entries]);
      }
    }
    const absent = places.flatMap((place) => place.absent);
    const state: State = { places, context, absent, attributes, next: new Map() };
    this.#states.set(key, state);
    return state;
  }
}

const NONE: readonly never[] = [];

/** One walk over a document. */
class Walk {
  readonly #rules: Compiled;
  readonly #judged: Judged;
  readonly #standard: string;
  readonly #findings: ScanFinding[] = [];
  readonly #places = new Map<string, number>();

  constructor(rules: Compiled, judged: Judged, standard: string) {
    this.#rules = rules;
    this.#judged = judged;
    this.#standard = standard;
  }

  findings(): readonly ScanFinding[] {
    const { root } = this.#judged;
    this.#visit(root, this.#rules.next(this.#rules.first, root.name));
    return this.#findings;
  }

  /** Looks at an element and all within. No function is made on the way, for there may be many. */
  #visit(element: XmlElement, state: State): void {
    for (const entry of state.absent) if (this.#isReported(entry)) this.#findings.push(this.#unwanted(entry, element));
    if (state.attributes.size > 0) {
      for (const { name } of element.attributes) {
        for (const entry of state.attributes.get(name) ?? NONE) {
          if (this.#isReported(entry)) this.#findings.push(this.#unwanted(entry, element, name));
        }
      }
    }
    if (state.context) {
      if (state.context.counted.length > 0) this.#count(state.context, element);
      for (const check of state.context.checks) this.#judge(check, check.holds(element, this.#judged), element);
    }
    this.#visitWithin(element, state);
  }

  /** A loop apart, as in `writeAll` of `xml/write.ts`. */
  #visitWithin({ first }: XmlElement, state: State): void {
    for (let child = first; child !== undefined; child = child.next) {
      this.#visit(child, this.#rules.next(state, child.name));
    }
  }

  /** Counts a place of a rule, and returns whether it is one that is still reported. */
  #isReported({ id }: Entry): boolean {
    const places = (this.#places.get(id) ?? 0) + 1;
    this.#places.set(id, places);
    return places <= MOST_PLACES;
  }

  #judge(check: SyntaxCheck, verdict: Verdict, around: XmlElement): void {
    const { id, flag, text } = check;
    for (const { element = around, step, values } of foundIn(verdict)) {
      if (this.#isReported(check)) this.#findings.push({ id, flag, element, step, text: { template: text, values } });
    }
  }

  #count({ counted, countedByName, tally }: CompiledContext, element: XmlElement): void {
    for (const { path, index, ofAttribute } of counted) tally[index] = ofAttribute ? countAt(element, path, 0) : 0;
    for (let child = element.first; child !== undefined; child = child.next) {
      for (const { path, index } of countedByName.get(child.name) ?? NONE) {
        tally[index] = (tally[index] ?? 0) + countAt(child, path, 1);
      }
    }
    for (const rule of counted) {
      const count = tally[rule.index] ?? 0;
      if (count >= rule.least && count <= rule.most) continue;
      if (this.#isReported(rule)) this.#findings.push(this.#miscounted(rule, element));
    }
  }

  #unwanted({ id, flag }: Entry, element: XmlElement, attribute?: string): ScanFinding {
    const standard = this.#standard;
    const name = element.name;
    if (attribute !== undefined) {
      const values = { standard, attribute, element: name };
      const text = message('{standard} has no use for the attribute {attribute} of {element}. Remove it.', values);
      return { id, flag, element, step: `@${attribute}`, text };
    }
    const text = message(
      '{standard} has no term for {element} in {parent}. Remove it; what it says may go into a note ({note}).',
      { standard, element: name, parent: element.parent?.name ?? '', note: isInLine(element) ? 'BT-127' : 'BT-22' },
    );
    return { id, flag, element, text };
  }

  #miscounted({ id, flag, path, most }: Counted, context: XmlElement): ScanFinding {
    const found = elementsAt(context, path);
    const isMissing = found.length <= most;
    const place = isMissing ? missingPlace(context, path) : surplusPlace(found, path);
    const known = termAt(this.#judged.plan, context, path);
    const values = { standard: this.#standard, child: path.join('/'), parent: context.name, count: found.length };
    if (known === undefined) {
      const text = isMissing
        ? message('{parent} is without {child}, which {standard} wants. Add it.', values)
        : message('{child} stands {count} times in {parent}; {standard} has one at most. Keep one.', values);
      return { id, flag, ...place, text };
    }
    const named = { ...values, term: known.name, number: known.id };
    const text = isMissing
      ? message('{term} ({number}) is missing, which {standard} wants. Add {child} to {parent}.', named)
      : message(
          '{term} ({number}) stands {count} times; {standard} has it once at most. Keep one {child} in {parent}.',
          named,
        );
    return { id, flag, ...place, terms: [known.id], text };
  }
}

/** Returns the first of some elements that is too many, and the attribute that makes it so. */
function surplusPlace(found: readonly XmlElement[], path: readonly string[]): Found {
  const last = path.at(-1);
  return { element: found[1], step: last?.startsWith('@') ? last : undefined };
}

/** Returns the last element on a path that is there, and the step that is not. */
function missingPlace(context: XmlElement, path: readonly string[]): Found {
  let element = context;
  for (const step of path) {
    const next = step.startsWith('@') ? undefined : element.child(step);
    if (next === undefined) return { element, step };
    element = next;
  }
  return { element };
}

const LINES = ['cac:InvoiceLine', 'cac:CreditNoteLine', 'ram:IncludedSupplyChainTradeLineItem'];

function isInLine(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) if (LINES.includes(at.name)) return true;
  return false;
}

/** Returns the term or group that stands at a path below an element; undefined where there is none. */
function termAt(
  plan: Plan,
  context: XmlElement,
  path: readonly string[],
): { readonly id: TermId; readonly name: string } | undefined {
  const names = [...path];
  for (let at = context; at.parent !== undefined; at = at.parent) names.unshift(at.name);
  let node: PlanNode | undefined = plan.root;
  for (const name of names) {
    if (name.startsWith('@')) return node && attributeAt(node, name.slice(1))?.term;
    node = node?.byName.get(name)?.[0];
  }
  return node?.opens?.group ?? node?.terms[0]?.term;
}

const IDENTIFIER = /^([A-Z][A-Z-]*-)?(\d+)([!?]?)$/;

/** Yields what a table has: identifiers, flags and whole paths. */
function* entriesIn(table: string, usual: Flag): Generator<Entry & { path: string }> {
  let parent = '';
  let series = '';
  let digits = 0;
  let number = 0;
  let flag = usual;
  for (const line of table.split('\n')) {
    if (line !== '' && !line.startsWith(' ')) {
      parent = line === '.' ? '' : `${line}/`;
      continue;
    }
    for (const token of line.split(' ')) {
      if (token === '') continue;
      const identifier = IDENTIFIER.exec(token);
      if (identifier === null) {
        yield { id: series + String(number++).padStart(digits, '0'), flag, path: parent + token };
        continue;
      }
      const [, named = series, written = '', mark] = identifier;
      series = named;
      digits = written.length;
      number = Number(written);
      flag = mark === '!' ? 'fatal' : mark === '?' ? 'warning' : usual;
    }
  }
}

/** Returns the identifiers in a list. */
export function idsIn(list: string): string[] {
  let series = '';
  return list.split(/\s+/).flatMap((token) => {
    const [, named = series, number] = IDENTIFIER.exec(token) ?? [];
    series = named;
    return number === undefined ? [] : series + number;
  });
}

function countedIn(table: string | undefined, least: 0 | 1, most: number): Omit<Counted, 'index'>[] {
  return [...entriesIn(table ?? '', 'fatal')].map(({ id, flag, path }) => ({
    id,
    flag,
    path: stepsOf(path),
    ofAttribute: path.startsWith('@'),
    least,
    most,
  }));
}

/** Returns the steps of a path, wherever it begins. */
function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}
