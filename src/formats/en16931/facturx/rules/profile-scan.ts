/**
 * The rules of a Factur-X profile on its elements: where and how often they may occur, with which attributes and values
 * (chapter 12 §12). The official rules have no stable identifiers. Our identifiers are `FX-BASIC-` plus the path of the
 * fault.
 */

import { type Message, message } from '../../../../engine/text/message.ts';
import type { PlanNode } from '../../../model/plan.ts';
import {
  ANY_CODE,
  type Judged,
  type ListedRule,
  MOST_PLACES,
  type Scan,
  type ScanFinding,
} from '../../../rules/declare.ts';
import type { StructureType } from '../../../schema/structure.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import type { Codes } from '../lists.ts';
import { type Admitted, admittedBy, type Profile, type Variant } from '../profile.ts';
import { structureOf } from '../structure.ts';

/** The names of the profiles in texts. */
const NAMES: Readonly<Record<Profile, string>> = {
  MINIMUM: 'Factur-X MINIMUM',
  BASICWL: 'Factur-X BASIC WL',
  BASIC: 'Factur-X BASIC',
  EN16931: 'Factur-X EN 16931',
  EXTENDED: 'Factur-X EXTENDED',
};

/** Returns the scan of a profile. */
export function profileScan(profile: Profile, changes: readonly ChangeOf[] = []): Scan {
  const scan = (judged: Judged) => new ProfileWalk(profile, judged, changes).findings();
  const mayHave = (code: string) => code.startsWith(`FX-${profile}-`);
  return Object.assign(scan, {
    rules: (code?: string) => (code && !mayHave(code) ? [] : listed(profile)),
    recoded: (change: ChangeOf) => profileScan(profile, [change, ...changes]),
  });
}

/** Returns how a list differs in an older release. */
type ChangeOf = Parameters<NonNullable<Scan['recoded']>>[0];

/**
 * Yields the requirements of a profile, for lists; without the rules on unused elements, which are all other elements
 * of its structure.
 */
function* listed(profile: Profile): Generator<ListedRule> {
  const reported = new Set<string>();
  for (const { path, text } of wanted(admittedBy(profile), '', NAMES[profile])) {
    const id = `FX-${profile}-${path}`;
    if (reported.has(id)) continue;
    reported.add(id);
    yield { id, flag: 'fatal', text };
  }
}

/** A requirement of a profile: an element must exist, have a code of a list, or exist once; an attribute must exist. */
interface Requirement {
  readonly path: string;
  readonly kind: 'element' | 'code' | 'once' | 'attribute';
  readonly text: Message;
}

/** Returns what the rule with a code requires; undefined if no profile lists it. */
export function requirementOf(code: string): Requirement['kind'] | undefined {
  const [, profile = '', path] = /^FX-([A-Z0-9]+)-(.+)$/.exec(code) ?? [];
  if (!isProfile(profile)) return undefined;
  for (const each of wanted(admittedBy(profile), '', NAMES[profile])) if (each.path === path) return each.kind;
  return undefined;
}

function isProfile(name: string): name is Profile {
  return Object.hasOwn(NAMES, name);
}

/** Yields the requirements on the children of an element. */
function* wanted(around: Admitted, path: string, profile: string): Generator<Requirement> {
  for (const [name, kinds] of around.children) {
    const inner = path === '' ? name : `${path}/${name}`;
    for (const kind of kinds) {
      const values = { profile, child: name, parent: around.name };
      if (kind.codes !== undefined && kind.codes.name !== '') {
        const text = message('{element} must have a code from {list}.', { element: name, list: kind.codes.name });
        yield { path: inner, kind: 'code', text };
      } else if (kind.least > 0) {
        yield { path: inner, kind: 'element', text: message('{profile} requires {child} in {parent}.', values) };
      } else if (kind.most === 1) {
        const text = message('{profile} allows {child} at most once in {parent}.', values);
        yield { path: inner, kind: 'once', text };
      }
      for (const [attribute, { required }] of kind.attributes) {
        if (!required) continue;
        const text = message('{element} needs the attribute {attribute} in {profile}.', {
          element: name,
          attribute,
          profile,
        });
        yield { path: `${inner}/@${attribute}`, kind: 'attribute', text };
      }
      yield* wanted(kind, inner, profile);
    }
  }
}

/** A place for an element: what is allowed there, and data of its children by name. */
interface ProfileNode {
  readonly admitted: Admitted;
  readonly type: StructureType;
  readonly path: string;
  /** The attributes required here. */
  readonly required: readonly string[];
  readonly inner: ReadonlyMap<string, Inner>;
  /** The counted kinds of each child element, in the order of the kinds in `inner`. */
  readonly counted: readonly Counted[];
  /** The minimum and maximum counts of each kind, and the required kinds. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly needed: readonly number[];
  /** The counts of the element being visited: places are never nested in themselves. */
  readonly tally: number[];
}

/** A child allowed by the structure, with the kinds that the profile allows there; empty if it uses none. */
interface Inner {
  readonly path: string;
  readonly kinds: readonly { readonly place: ProfileNode; readonly index: number }[];
}

interface Counted {
  readonly name: string;
  readonly path: string;
  readonly admitted: Admitted;
}

const places = new Map<Profile, ProfileNode>();

/** Returns the place of the root; undefined if the structure has none. */
function rootOf(profile: Profile): ProfileNode {
  const known = places.get(profile);
  if (known) return known;
  const type = structureOf(profile).rootTypes.get('rsm:CrossIndustryInvoice');
  if (type === undefined) throw new Error('the structure of a profile has no root');
  const made = nodeOf(admittedBy(profile), type, '');
  places.set(profile, made);
  return made;
}

function nodeOf(admitted: Admitted, type: StructureType, path: string): ProfileNode {
  const inner = new Map<string, Inner>();
  const counted: Counted[] = [];
  for (const { name, type: innerType } of type.children) {
    const local = name.slice(name.indexOf(':') + 1);
    const innerPath = path === '' ? local : `${path}/${local}`;
    const kinds = (admitted.children.get(local) ?? []).map((kind) => {
      counted.push({ name, path: innerPath, admitted: kind });
      return { place: nodeOf(kind, innerType, innerPath), index: counted.length - 1 };
    });
    inner.set(name, { path: innerPath, kinds });
  }
  const required = [...admitted.attributes].filter(([, attribute]) => attribute.required).map(([name]) => name);
  const least = counted.map((each) => each.admitted.least);
  const most = counted.map((each) => each.admitted.most);
  const needed = least.flatMap((times, index) => (times > 0 ? [index] : []));
  return { admitted, type, path, required, inner, counted, least, most, needed, tally: counted.map(() => 0) };
}

class ProfileWalk {
  readonly #profile: Profile;
  readonly #judged: Judged;
  /** The differences of code lists, those of the oldest release first. */
  readonly #changes: readonly ChangeOf[];
  readonly #findings: ScanFinding[] = [];
  readonly #places = new Map<string, number>();

  constructor(profile: Profile, judged: Judged, changes: readonly ChangeOf[]) {
    this.#profile = profile;
    this.#judged = judged;
    this.#changes = changes;
  }

  findings(): readonly ScanFinding[] {
    this.#visit(this.#judged.root, rootOf(this.#profile));
    return this.#findings;
  }

  /** Visits an element and its descendants, allocating little, because there may be many. */
  #visit(element: XmlElement, place: ProfileNode): void {
    const { admitted, required, counted, needed, tally } = place;
    if (element.attributes.length > 0 || required.length > 0) this.#attributes(element, place);
    const { codes } = admitted;
    if (codes !== undefined && this.#isOther(element.value, codes)) this.#otherValue(element, place, codes.name);
    if (counted.length === 0 && element.first === undefined) return;
    for (let index = 0; index < tally.length; index++) tally[index] = 0;
    let isMiscounted = this.#visitWithin(element, place);
    for (const index of needed) if (tally[index] === 0) isMiscounted = true;
    if (isMiscounted) this.#reportMiscounted(element, place);
  }

  /** Visits the children of an element; returns whether one occurs too often. A separate loop, as in `writeAll` of `xml/write.ts`. */
  #visitWithin({ first }: XmlElement, place: ProfileNode): boolean {
    let isTooOften = false;
    for (let child = first; child !== undefined; child = child.next) {
      const inner = place.inner.get(child.name);
      // Elements outside the structure are faults of the structure, not of rules.
      if (inner === undefined) continue;
      const kind = this.#kindOf(child, inner);
      if (kind === undefined) this.#unused(child, inner);
      else {
        if (isOneTooMany(kind.index, place)) isTooOften = true;
        this.#visit(child, kind.place);
      }
    }
    return isTooOften;
  }

  /** Returns whether a value is missing from a list. An empty value does not count. */
  #isOther(value: string, codes: Codes): boolean {
    if (value === '') return false;
    for (const changeOf of this.#changes) {
      const change = codes.key === undefined ? undefined : changeOf(codes.key);
      if (change?.had.has(value) || change?.had.has(ANY_CODE)) return false;
      if (change?.lacked.has(value)) return true;
    }
    return !codes.has(value);
  }

  #unused(element: XmlElement, { path, kinds }: Inner): void {
    this.#add(path, element, undefined, this.#unusedText(element, kinds.length > 0));
  }

  #reportMiscounted(element: XmlElement, { counted, least, most, tally }: ProfileNode): void {
    for (let index = 0; index < counted.length; index++) {
      const count = tally[index] ?? 0;
      if (count < (least[index] ?? 0) || count > (most[index] ?? 0)) this.#miscounted(element, counted[index], count);
    }
  }

  /** Returns the kind of an element in a profile. */
  #kindOf(element: XmlElement, { kinds }: Inner): Inner['kinds'][number] | undefined {
    for (const kind of kinds) if (this.#is(element, kind.place.admitted.variant)) return kind;
    return undefined;
  }

  #is(element: XmlElement, variant: Variant | undefined): boolean {
    if (variant === undefined) return true;
    const { value } = variant;
    const wanted = value.startsWith('BT-') ? this.#judged.invoice.text(value as TermId) : value;
    return this.#isVariant(element, variant, wanted, 0);
  }

  /**
   * Returns whether an element matches a variant, that is, whether the value at the end of its path is the expected
   * one. `gone` is the number of steps already taken.
   */
  #isVariant(from: XmlElement, variant: Variant, wanted: string | undefined, gone: number): boolean {
    const { path, attribute, value } = variant;
    const name = path[gone];
    if (name === undefined) {
      const text = attribute === undefined ? from.value : from.attribute(attribute);
      return value === '' ? text === undefined : text !== undefined && text === wanted;
    }
    for (let child = from.first; child !== undefined; child = child.next) {
      if (child.isLocally(name) && this.#isVariant(child, variant, wanted, gone + 1)) return true;
    }
    return false;
  }

  #attributes(element: XmlElement, { admitted, type, path, required }: ProfileNode): void {
    for (const { name, value } of element.attributes) {
      const known = admitted.attributes.get(name);
      if (known === undefined) {
        if (type.attributes.has(name)) this.#unusedAttribute(path, element, name);
      } else if (known.codes !== undefined && this.#isOther(value, known.codes)) {
        const text = message(
          'The attribute {attribute} of {element} is "{value}", which is not in {list}. Use a listed code.',
          { attribute: name, element: element.name, value, list: known.codes.name },
        );
        this.#add(path, element, `@${name}`, text);
      }
    }
    for (const name of required) {
      if (element.attribute(name) !== undefined) continue;
      const text = message('{element} needs the attribute {attribute} in {profile}. Add it.', {
        element: element.name,
        attribute: name,
        profile: NAMES[this.#profile],
      });
      this.#add(`${path}/@${name}`, element, `@${name}`, text);
    }
  }

  #unusedAttribute(path: string, element: XmlElement, attribute: string): void {
    const values = { profile: NAMES[this.#profile], attribute, element: element.name };
    const text = message('{profile} does not allow the attribute {attribute} of {element}. Remove it.', values);
    this.#add(`${path}/@${attribute}`, element, `@${attribute}`, text);
  }

  #otherValue(element: XmlElement, { path }: ProfileNode, list: string): void {
    const values = { element: element.name, value: element.value, list };
    const text = message('{element} is "{value}", which is not in {list}. Use a listed code.', values);
    this.#add(path, element, undefined, text);
  }

  #unusedText(element: XmlElement, hasVariants: boolean): Message {
    const values = { profile: NAMES[this.#profile], element: element.name, parent: element.parent?.name ?? '' };
    return hasVariants
      ? message(
          '{profile} distinguishes the kinds of {element} in {parent} by a code, but this one has none of these codes. Correct the code.',
          values,
        )
      : message(
          '{profile} does not allow {element} in {parent}. Remove it, or choose a profile that allows it.',
          values,
        );
  }

  #miscounted(element: XmlElement, counted: Counted | undefined, count: number): void {
    if (counted === undefined) return;
    const { name, path, admitted } = counted;
    const values = { profile: NAMES[this.#profile], child: name, parent: element.name, count };
    if (count < admitted.least) {
      const text = message('{profile} requires {child} in {parent}. Add it.', values);
      this.#add(path, element, name, text);
      return;
    }
    const found = element.all(name).filter((child) => this.#is(child, admitted.variant));
    const text = message('{child} occurs {count} times in {parent}; {profile} allows at most one. Keep one.', values);
    this.#add(path, found[1] ?? element, undefined, text);
  }

  #add(path: string, element: XmlElement, step: string | undefined, text: Message): void {
    const id = `FX-${this.#profile}-${path}`;
    const places = (this.#places.get(id) ?? 0) + 1;
    this.#places.set(id, places);
    if (places > MOST_PLACES) return;
    const term = this.#termAt(element, step);
    this.#findings.push({ id, flag: 'fatal', element, step, terms: term === undefined ? [] : [term], text });
  }

  /** Returns the term or group of an element, or of a missing child. */
  #termAt(element: XmlElement, step: string | undefined): TermId | undefined {
    const names = step === undefined || step.startsWith('@') ? [] : [step];
    for (let at = element; at.parent !== undefined; at = at.parent) names.unshift(at.name);
    let node: PlanNode | undefined = this.#judged.plan.root;
    for (const name of names) node = node?.byName.get(name)?.[0];
    return (node?.opens?.group ?? node?.terms[0]?.term)?.id;
  }
}

/** Counts an element of a kind; returns whether it exceeds the maximum. */
function isOneTooMany(index: number, { most, tally }: ProfileNode): boolean {
  const count = (tally[index] ?? 0) + 1;
  tally[index] = count;
  return count > (most[index] ?? 0);
}
