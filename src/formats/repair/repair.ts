/**
 * Repairs a refused e-invoice in the file itself: what is written wrongly, and what the user answers. Bytes elsewhere stay as they are; money,
 * taxes, accounts and parties never change their meaning. Each change is checked by the schema and the rules of the format.
 */

import type { Message } from '../../engine/text/message.ts';
import { checkInvoice } from '../check.ts';
import type { XmlFault } from '../checked.ts';
import type { Format } from '../format.ts';
import { kindOf } from '../model/plan.ts';
import type { Structure } from '../schema/structure.ts';
import { loadStructure } from '../schemas.ts';
import { recogniseRoot } from '../syntaxes/index.ts';
import { isSchemaFault } from '../syntaxes/list.ts';
import { type XmlElement, xpaths } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { askedBy, type Question, questions, sayable } from './asks.ts';
import { encodedAs, type FileChange, plainFile, readable } from './file.ts';
import { attributeEdit, contentEdit, insertion, type Source, type Writing } from './insert.ts';
import { type Kind, kindOfRule } from './kinds.ts';
import { namespaceEdits } from './namespaces.ts';
import { nationalTargets } from './national.ts';
import { blanksBefore, type Edit, edited, elementsIn, escaped } from './source.ts';
import { empties, type Misordered, misordered, orderEdits, removal } from './structure.ts';
import { type Target, targetsIn } from './targets.ts';
import { placeOf, type Step } from './terms.ts';
import { dateOf } from './values.ts';

/** A change of the file. */
interface Change {
  /** The local XPath: `/Invoice/IssueDate`, or `/` for the file as a whole. */
  readonly xpath: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The rule that asked for it. */
  readonly rule: string;
  /** What was done to the file as a whole. */
  readonly file?: FileChange;
}

/** A fault that is still there. */
export interface Remaining {
  readonly rule: string;
  readonly kind: Kind;
  /** The name of the answer that it needs. */
  readonly set?: string;
  readonly example?: string;
  readonly xpath: string;
  readonly text: Message;
}

export interface RepairOptions {
  readonly now: Date;
  /** Answers by the name of their question: `buyer-reference`, `unit[2]`. */
  readonly answers?: Readonly<Record<string, string>> | undefined;
  /** Make only the changes that follow from how a value is written. */
  readonly isSafe?: boolean | undefined;
  /** Whether the file comes from a PDF. */
  readonly isInPdf?: boolean | undefined;
}

export interface Repaired {
  /** The file: as it was, if nothing changed. */
  readonly bytes: Uint8Array;
  readonly changes: readonly Change[];
  readonly remaining: readonly Remaining[];
  /** The key of its format; undefined if it is none that is known. */
  readonly format: string | undefined;
  /** Answers that no fault asks for, or that have no place. */
  readonly unused: readonly string[];
}

/** A file as it is at one moment of its repair. */
interface State {
  readonly bytes: Uint8Array;
  readonly faults: readonly XmlFault[];
  readonly read?: Reading;
  readonly what?: Message;
}

interface Reading extends Source {
  readonly format: Format;
  readonly syntax: string;
  readonly paths: Paths;
}

/** The XPaths of the elements of a file, counted once. */
class Paths {
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

/** Rules about attributes that a format does not have. */
const OF_ATTRIBUTES = /^(?:XSD-ATTRIBUTE-UNKNOWN|(?:UBL|CII)-DT-\d+)$/;

/** Attributes that describe where a code comes from; the value means the same without. */
const DESCRIPTIVE =
  /^(?:list|schemeAgency|schemeData|schemeURI|schemeVersion|schemeName|languageLocale|unitCodeList|currencyCodeList)\w*$|^(?:uri|format|encodingCode|characterSetCode)$/;

const MOST_ROUNDS = 4;

/** The number of values after which alternatives are not tried one by one, and the characters that are checked for them. */
const MOST_TRIED = 60;
const MOST_CHECKED = 20_000_000;

/** Returns how many changes to try one by one: each try checks the whole file. */
function mostTried({ text }: Reading): number {
  return Math.min(MOST_TRIED, Math.floor(MOST_CHECKED / text.length));
}

/** Returns the elements that stand in no other of them. */
function outermost(all: readonly Misordered[]): Misordered[] {
  const elements = new Set(all.map(({ element }) => element));
  return all.filter(({ element }) => {
    for (let around = element.parent; around !== undefined; around = around.parent)
      if (elements.has(around)) return false;
    return true;
  });
}

export async function repairXml(given: Uint8Array, options: RepairOptions): Promise<Repaired> {
  const repair = new Repair(given, options);
  return repair.run();
}

class Repair {
  readonly #given: Uint8Array;
  readonly #options: RepairOptions;
  readonly #changes: Change[] = [];
  #state: State;
  #located: Located | undefined;

  constructor(given: Uint8Array, options: RepairOptions) {
    this.#given = given;
    this.#options = options;
    this.#state = { bytes: given, faults: [] };
  }

  async run(): Promise<Repaired> {
    this.#state = await this.#checked(this.#given);
    if (this.#isDone && this.#isUnanswered) return this.#result([]);
    if (this.#state.read === undefined) await this.#file();
    await this.#namespaces();
    await this.#plain();
    for (let round = 0; round < MOST_ROUNDS && !this.#isDone; round++) {
      const before = this.#changes.length;
      await this.#structure();
      await this.#values();
      if (this.#changes.length === before) break;
    }
    const unused = await this.#answers();
    return this.#result(unused);
  }

  get #isDone(): boolean {
    return this.#state.faults.length === 0 && this.#state.read !== undefined;
  }

  get #isUnanswered(): boolean {
    return Object.keys(this.#options.answers ?? {}).length === 0;
  }

  #result(unused: readonly string[]): Repaired {
    const { bytes, read } = this.#state;
    const isChanged = this.#changes.length > 0;
    return {
      bytes: isChanged ? bytes : this.#given,
      changes: this.#changes,
      remaining: this.#remaining(),
      format: read?.format.key,
      unused,
    };
  }

  async #checked(bytes: Uint8Array): Promise<State> {
    const reading = parseXml(bytes);
    if (!reading.ok) return { bytes, faults: [], what: reading.problem.what };
    const found = recogniseRoot(reading.root);
    const { now, isInPdf } = this.#options;
    const checked = await checkInvoice({ ...reading, bytes, isInPdf }, undefined, { now });
    if (!found.ok || 'what' in checked) return { bytes, faults: [], ...('what' in checked && { what: checked.what }) };
    const { format, faults, warnings } = checked;
    const structure: Structure = await loadStructure(format.schema);
    const read: Reading = {
      root: found.root,
      text: reading.text,
      places: elementsIn(reading.text),
      structure,
      format,
      syntax: found.syntax.key,
      paths: new Paths(found.root),
    };
    return { bytes, faults: [...faults, ...warnings], read };
  }

  /** Makes a file readable: base64 around it, its encoding. */
  async #file(): Promise<void> {
    const repaired = readable(this.#given);
    if (repaired === undefined || repaired.done.length === 0) return;
    const state = await this.#checked(repaired.bytes);
    const text = parseXml(repaired.bytes);
    if (state.read === undefined && !text.ok) return;
    this.#take(
      state,
      repaired.done.map((file) => ofFile(file, 'BW-XML-SYNTAX')),
    );
  }

  async #namespaces(): Promise<void> {
    const { read, faults, bytes } = this.#state;
    const isForeign = faults.some(
      ({ code, xpaths }) =>
        code === 'BW-XML-SYNTAX' || code === 'BW-FPA-VERSION' || xpaths.some((path) => path.includes('{')),
    );
    const mayBe =
      read === undefined || isForeign || faults.some(({ code }) => isSchemaFault(code) || code.startsWith('KSEF-FILE'));
    if (!mayBe) return;
    const text = new TextDecoder().decode(bytes);
    const edits = namespaceEdits(text);
    if (edits.length === 0) return;
    const state = await this.#checked(encodedAs(edited(text, edits), bytes));
    if (state.read === undefined) return;
    if (read !== undefined && weight(state.faults) >= weight(faults)) return;
    const rule = faults[0]?.code ?? 'BW-XML-ROOT';
    this.#take(
      state,
      edits.map(({ from, to, text: own }) => ({
        xpath: `/${state.read?.root.localName}`,
        from: text.slice(from, to),
        to: own,
        rule,
      })),
    );
  }

  /** Gives an authority the plain file that it wants. */
  async #plain(): Promise<void> {
    const { read, faults, bytes } = this.#state;
    const asked = faults.filter(({ code }) => code.startsWith('KSEF-FILE-'));
    if (read === undefined || asked.length === 0) return;
    const repaired = plainFile(bytes);
    if (repaired === undefined || repaired.done.length === 0) return;
    const state = await this.#checked(repaired.bytes);
    if (weight(state.faults) >= weight(faults)) return;
    this.#take(
      state,
      repaired.done.map((file) => ofFile(file, asked[0]?.code ?? '')),
    );
  }

  #take(state: State, changes: readonly Change[]): void {
    this.#state = state;
    this.#changes.push(...changes);
  }

  /** Puts elements in order and removes empty ones. */
  async #structure(): Promise<void> {
    const { read } = this.#state;
    if (read === undefined) return;
    while (await this.#orderAll());
    await this.#orderEach();
    await this.#removeEmpty();
    await this.#removeAttributes();
  }

  /** Puts all elements in order that stand in no other that is in disorder. */
  async #orderAll(): Promise<boolean> {
    const { read } = this.#state;
    if (read === undefined) return false;
    const wrong = outermost(misordered(read.root, read.structure));
    const edits = wrong.flatMap((each) => orderEdits(each, read.text, read.places));
    return this.#try(
      edits,
      wrong.map((each) => this.#orderChange(each, read)),
    );
  }

  async #orderEach(): Promise<void> {
    const { read } = this.#state;
    if (read === undefined) return;
    for (const wrong of misordered(read.root, read.structure).slice(0, mostTried(read))) {
      const now = this.#state.read;
      const element = now?.paths.at(read.paths.of(wrong.element));
      const own = now && element && misordered(now.root, now.structure).find((each) => each.element === element);
      if (own && now) await this.#try(orderEdits(own, now.text, now.places), [this.#orderChange(own, now)]);
    }
  }

  #orderChange({ element, children }: Misordered, { paths }: Reading): Change {
    const names = (elements: readonly XmlElement[]) => elements.map(({ localName }) => localName).join(' ');
    return {
      xpath: paths.local(element),
      from: names(element.children),
      to: names(children),
      rule: this.#ruleAt(element) ?? 'XSD-ELEMENT-ORDER',
    };
  }

  /** Removes attributes that describe a list or a scheme and that the format does not have. */
  async #removeAttributes(): Promise<void> {
    const { read, faults } = this.#state;
    if (read === undefined) return;
    const named = new Map(
      faults
        .filter(({ code }) => OF_ATTRIBUTES.test(code))
        .flatMap(({ code, xpaths }) => xpaths.map((path) => [path, code] as const)),
    );
    if (named.size === 0) return;
    const { paths } = read;
    const currency = read.syntax === 'cii' ? currencyIn(read.root) : undefined;
    const edits: Edit[] = [];
    const changes: Change[] = [];
    for (const element of read.root.within()) {
      const place = element.attributes.length === 0 ? undefined : read.places.get(element.offset);
      for (const { name, value } of place ? element.attributes : []) {
        const isStated = name === 'currencyID' && value === currency;
        const rule =
          DESCRIPTIVE.test(name) || isStated
            ? (named.get(`${paths.of(element)}/@${name}`) ?? named.get(paths.of(element)))
            : undefined;
        const own = rule === undefined ? undefined : place?.attributes.find((each) => each.name === name);
        if (rule === undefined || own === undefined) continue;
        edits.push({ from: own.from - blanksBefore(read.text, own.from).length, to: own.to, text: '' });
        changes.push({ xpath: `${paths.local(element)}/@${name}`, from: value, to: undefined, rule });
      }
    }
    await this.#try(edits, changes);
  }

  async #removeEmpty(): Promise<void> {
    const { read, faults } = this.#state;
    if (read === undefined) return;
    const named = new Set(faults.flatMap(({ xpaths }) => xpaths));
    const all = empties(read.root);
    const isNamed = (element: XmlElement) => [...element.within()].some((each) => named.has(read.paths.of(each)));
    const wrong = all.filter(isNamed);
    const edits = wrong.flatMap((each) => removal(each, read.text, read.places) ?? []);
    if (edits.length === 0) return;
    const changes = wrong.map((each) => ({
      xpath: read.paths.local(each),
      from: '',
      to: undefined,
      rule: this.#ruleAt(each) ?? '',
    }));
    if (await this.#try(edits, changes)) return;
    for (const each of wrong.slice(0, mostTried(read))) {
      const now = this.#state.read;
      const element = now?.paths.at(read.paths.of(each));
      const edit = element && now && removal(element, now.text, now.places);
      if (edit)
        await this.#try(
          [edit],
          [{ xpath: now.paths.local(element), from: '', to: undefined, rule: this.#ruleAt(element) ?? '' }],
        );
    }
  }

  /** Makes changes if the file is better with them. */
  async #try(edits: readonly Edit[], changes: readonly Change[]): Promise<boolean> {
    const { read, bytes, faults } = this.#state;
    if (read === undefined || edits.length === 0) return false;
    const state = await this.#checked(encodedAs(edited(read.text, edits), bytes));
    if (state.read === undefined || weight(state.faults) >= weight(faults)) return false;
    this.#take(state, changes);
    return true;
  }

  #ruleAt(element: XmlElement): string | undefined {
    const { read, faults } = this.#state;
    if (this.#located?.faults !== faults) this.#located = new Located(faults);
    return read && this.#located.ruleIn(read.paths.of(element));
  }

  /** Writes values as their type or list asks. */
  async #values(): Promise<void> {
    const { read, faults, bytes } = this.#state;
    if (read === undefined || faults.length === 0) return;
    const isNational = read.syntax !== 'ubl' && read.syntax !== 'cii';
    const all = isNational ? nationalTargets(read.root, read.structure) : targetsIn(read.root);
    const targets = all.filter(({ isInferred }) => !(this.#options.isSafe && isInferred));
    if (!isNational && !this.#options.isSafe) targets.push(...missingProcess(read));
    if (targets.length === 0) return;
    let chosen = new Map<Target, string>(targets.map((target) => [target, target.candidates[0] ?? '']));
    const stateWith = (values: ReadonlyMap<Target, string>) =>
      this.#checked(
        encodedAs(
          edited(
            read.text,
            [...values].flatMap(([target, value]) => editsFor(target, value, read)),
          ),
          bytes,
        ),
      );
    let state = await stateWith(chosen);
    if (state.read === undefined) return;
    if (targets.length <= mostTried(read)) {
      for (const target of targets) {
        const [first, second] = target.candidates;
        if (first === undefined || second === undefined) continue;
        const other = await stateWith(new Map(chosen).set(target, second));
        if (weight(other.faults) < weight(state.faults)) {
          chosen = new Map(chosen).set(target, second);
          state = other;
        } else if (weight(other.faults) === weight(state.faults) && meansOther(first, second)) {
          chosen = without(chosen, [target]);
          state = await stateWith(chosen);
        }
      }
    }
    chosen = await this.#needed(chosen, state, stateWith);
    if (chosen.size === 0) return;
    state = await stateWith(chosen);
    const [before, after] = [new Located(faults), new Located(state.faults)];
    const isBetter = (target: Target) => before.of(target, read.paths) > after.of(target, read.paths);
    if (weight(state.faults) >= weight(faults) && ![...chosen.keys()].some(isBetter)) return;
    this.#take(
      state,
      [...chosen].map(([target, to]) => ({
        xpath: `${read.paths.local(target.element)}${target.attribute === undefined ? '' : `/@${target.attribute}`}`,
        from: target.value,
        to,
        rule: before.rule(target, read.paths) ?? faults[0]?.code ?? '',
      })),
    );
  }

  /** Returns the values without those that no fault is about and that the file does not need. */
  async #needed(
    chosen: Map<Target, string>,
    state: State,
    stateWith: (values: ReadonlyMap<Target, string>) => Promise<State>,
  ): Promise<Map<Target, string>> {
    const { faults, read } = this.#state;
    const located = new Located(faults);
    const idle = [...chosen.keys()].filter((target) => read && located.of(target, read.paths) === 0);
    if (idle.length === 0) return chosen;
    const rest = without(chosen, idle);
    const lean = await stateWith(rest);
    if (weight(lean.faults) <= weight(state.faults)) return rest;
    if (read === undefined || idle.length > mostTried(read)) return chosen;
    let kept = chosen;
    for (const target of idle) {
      const less = without(kept, [target]);
      const tried = await stateWith(less);
      if (weight(tried.faults) <= weight(state.faults)) kept = less;
    }
    return kept;
  }

  /** Writes the answers of the user. Returns those without a place. */
  async #answers(): Promise<string[]> {
    const unused: string[] = [];
    for (const [given, value] of Object.entries(this.#options.answers ?? {})) {
      const { read, bytes } = this.#state;
      const [, name = given, line] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(given) ?? [];
      const question = read && questions[read.syntax]?.find((each) => each.name === name);
      const writing =
        read && question && writingOf(question, read, value, line === undefined ? undefined : Number(line) - 1);
      const made = read && writing && insertion(read, writing);
      if (!read || !made || value.trim() === '') {
        unused.push(given);
        continue;
      }
      const state = await this.#checked(encodedAs(edited(read.text, made.edits), bytes));
      const rule =
        this.#state.faults.find(
          ({ code, terms }) => askedBy.get(code)?.includes(name) || (question.term && terms.includes(question.term)),
        )?.code ?? '';
      const steps = writing.steps.map((step) => step.name.replace(/^.*:/, ''));
      const xpath =
        made.was === undefined ? `/${[read.root.localName, ...steps].join('/')}` : read.paths.local(made.around);
      this.#take(state, [
        { xpath: writing.attribute ? `${xpath}/@${writing.attribute}` : xpath, from: made.was, to: value, rule },
      ]);
    }
    return unused;
  }

  #remaining(): Remaining[] {
    const { read, faults, what } = this.#state;
    if (read === undefined)
      return [{ rule: 'BW-XML-SYNTAX', kind: 'issuer', xpath: '/', text: what ?? { template: '' } }];
    return faults.flatMap((fault) => remainingOf(fault, read));
  }
}

function ofFile(file: FileChange, rule: string): Change {
  return { xpath: '/', from: undefined, to: undefined, rule, file };
}

/** Returns how much is wrong: what the schema refuses counts most, because rules cannot be trusted before. */
function weight(faults: readonly XmlFault[]): number {
  let total = 0;
  for (const { code, xpaths } of faults) total += xpaths.length * (isSchemaFault(code) ? 1000 : 1);
  return total;
}

function without(chosen: ReadonlyMap<Target, string>, targets: readonly Target[]): Map<Target, string> {
  return new Map([...chosen].filter(([target]) => !targets.includes(target)));
}

function meansOther(one: string, other: string): boolean {
  return Number.isNaN(Number(one)) || Number(one) !== Number(other);
}

/** The number of faults at each XPath, and at what is directly within it. */
class Located {
  readonly #at = new Map<string, number>();
  readonly #within = new Map<string, number>();
  readonly #codes = new Map<string, string>();
  readonly faults: readonly XmlFault[];
  /** The rule of the first fault at each XPath, and anywhere in it. */
  readonly #rules = new Map<string, string>();
  readonly #rulesWithin = new Map<string, string>();

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

  /** Returns the number of faults at a value or its element. */
  of({ element, attribute }: Target, paths: Paths): number {
    const own = paths.of(element);
    const at = this.#at.get(own) ?? 0;
    return at + (attribute === undefined ? (this.#within.get(own) ?? 0) : (this.#at.get(`${own}/@${attribute}`) ?? 0));
  }

  /** Returns the rule of a fault at an XPath, or else in it. */
  ruleIn(path: string): string | undefined {
    return this.#rules.get(path) ?? this.#rulesWithin.get(path);
  }

  /** Returns the rule of a fault there. */
  rule({ element, attribute }: Target, paths: Paths): string | undefined {
    const own = paths.of(element);
    return (attribute === undefined ? undefined : this.#codes.get(`${own}/@${attribute}`)) ?? this.#codes.get(own);
  }
}

/** Returns the edits for a value; those of an element that is missing create it. */
function editsFor(target: Target, value: string, read: Reading): Edit[] {
  const { element, attribute } = target;
  const place = read.places.get(element.offset);
  if (isMissing(target)) return insertion(read, target.writing)?.edits ?? [];
  if (!place) return [];
  if (attribute !== undefined) return [attributeEdit(place, attribute, value)];
  // Where blanks count, they are what is wrong.
  const isBlank = target.value?.trim() === value;
  return [isBlank ? { ...place.content, text: escaped(value) } : contentEdit(place, read.text, escaped(value))];
}

/** An element with a single right value that is missing. */
interface Missing extends Target {
  readonly writing: Writing;
}

function isMissing(target: Target): target is Missing {
  return 'writing' in target;
}

/** Returns the process of a format that has only one, if the file names none. */
function missingProcess(read: Reading): Missing[] {
  const { format, root, syntax } = read;
  const place = placeOf('BT-23', kindOf(root));
  if (format.process === undefined || place === undefined) return [];
  const writing = { steps: place.steps, value: format.process };
  const made = insertion(read, writing);
  if (made === undefined || made.was?.trim()) return [];
  return syntax === 'ubl' || syntax === 'cii'
    ? [{ element: root, value: undefined, candidates: [format.process], isInferred: true, writing }]
    : [];
}

/** Returns what to write for an answer. */
function writingOf(question: Question, read: Reading, value: string, line: number | undefined): Writing | undefined {
  if (question.path !== undefined) {
    const steps = question.path.map((name): Step => ({ name, attributes: {}, children: [] }));
    const repeated = question.path.findIndex((name) => name === 'DettaglioLinee' || name === 'FaWiersz');
    return { steps, value, position: question.isOfLine ? { step: repeated, index: line ?? 0 } : undefined };
  }
  if (question.term === undefined) return undefined;
  const place = placeOf(question.term, kindOf(read.root));
  if (place === undefined) return undefined;
  const { steps, attribute, term, repeated } = place;
  const isAddress = question.term === 'BT-34' || question.term === 'BT-49';
  const [, scheme, address] = (isAddress && /^([0-9]{4}|EM):(.+)$/s.exec(value)) || [];
  const text = term.type === 'date' ? dateText(value, read.syntax) : (address ?? value);
  return {
    steps,
    attribute,
    value: text,
    beside: scheme === undefined ? undefined : { schemeID: scheme },
    position: question.isOfLine && repeated !== undefined ? { step: repeated, index: line ?? 0 } : undefined,
  };
}

function dateText(value: string, syntax: string): string {
  return dateOf(value, syntax === 'cii' ? '' : '-') ?? value;
}

function currencyIn(root: XmlElement): string | undefined {
  for (const each of root.within()) if (each.isLocally('InvoiceCurrencyCode')) return each.text.trim();
  return undefined;
}

/** Returns what a fault leaves to do: a question for each answer that it needs. */
function remainingOf(fault: XmlFault, read: Reading): Remaining[] {
  const { code, xpaths, text } = fault;
  const [xpath = '/'] = xpaths;
  const own = questions[read.syntax] ?? [];
  const base = { rule: code, xpath, text };
  const names = askedNames(fault, read);
  if (names.length === 0) {
    // What could be repaired is repaired; the rest needs whoever made the file.
    return [{ ...base, kind: 'issuer' }];
  }
  return names.map((name) => {
    const question = own.find((each) => each.name === name.replace(/\[\d+\]$/, ''));
    return { ...base, kind: 'ask' as const, set: name, ...(question && { example: question.example }) };
  });
}

/** Returns the names of the answers that a fault needs. */
function askedNames({ code, terms, xpaths, missing }: XmlFault, read: Reading): string[] {
  const own = questions[read.syntax] ?? [];
  if (read.syntax !== 'ubl' && read.syntax !== 'cii') {
    const places = xpaths.flatMap((path) => {
      const steps = localSteps(path);
      return missing ? missing.map((name) => [...steps.slice(0, -1), name.replace(/^.*:/, '')]) : [steps];
    });
    return places.flatMap((steps) => named(own, steps));
  }
  const flags =
    askedBy.get(code) ?? (isAskedByTerm(code, terms) ? terms.flatMap((term) => sayable.get(term) ?? []) : []);
  return flags.flatMap((flag) => {
    const question = own.find((each) => each.name === flag);
    if (!question?.isOfLine) return [flag];
    return xpaths.map((path) => `${flag}[${lineIn(path)}]`);
  });
}

function isAskedByTerm(code: string, terms: Parameters<typeof kindOfRule>[1] & {}): boolean {
  return kindOfRule(code, terms) !== 'issuer' && terms.length > 0 && terms.every((term) => sayable.has(term));
}

function localSteps(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replace(/^\{[^}]*\}|^[\w.-]+:/, ''));
}

function lineIn(path: string): number {
  const [, index = '1'] = /(?:InvoiceLine|CreditNoteLine|LineItem|DettaglioLinee|FaWiersz)\[(\d+)\]/.exec(path) ?? [];
  return Number(index);
}

/** Returns the question about an element of a national format. */
function named(own: readonly Question[], steps: readonly string[]): string[] {
  const bare = steps
    .map((step) => step.replace(/\[\d+\]$/, ''))
    .slice(1)
    .join('/');
  const question = own.find(({ path }) => path?.join('/') === bare);
  if (question === undefined) return [];
  return [question.isOfLine ? `${question.name}[${lineIn(steps.join('/'))}]` : question.name];
}
