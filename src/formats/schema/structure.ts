/**
 * What an XML Schema says of the elements of an invoice, read from the modules of data beside this one, which
 * scripts/formats/take-schemas.mjs takes from the published schemas. check-structure.ts holds a document against it.
 */

import type { XmlElement } from '../xml/element.ts';
import type { Facets } from './facets.ts';
import type { StructureFault } from './fault.ts';
import type { Group } from './group.ts';
import { type ValueKind, valueKind } from './values.ts';

/**
 * A schema as it is written down, an entry a line, names with the prefixes of ../xml/element.ts. A prefix is left out where it is that of the name
 * before it.
 */
export interface StructureData {
  /** The roots: `ubl:Invoice Invoice`, the name of the element and of its type. */
  readonly roots: string;
  /**
   * Types of values: `Amount decimal currencyID! format:uri listID=ISO~4217`, the name, the kind of value and the attributes: `!` where it is
   * required, then its kind, where there is something to check, and the only value that it may have, with `~` for a blank. The kind is left out where it
   * has the name of the type: that of facets.
   */
  readonly values: string;
  /** The type of elements, where it has not their name: `Party cac:PayeeParty AgentParty`. */
  readonly elements: string;
  /**
   * Types of elements: `Price cbc:PriceAmount! cac:AllowanceCharge*`, the name and the elements within in their order; none of a name has to be
   * there, `!` says that one has, `*` that there may be many, `*2` that there may be two, `+` that there are one or many. `=Type` follows where its type is not that of others
   * of the name. `#choice` stands before elements of which there is one; `#any` is a type that holds one element of another namespace; `#unchecked` one
   * that is not looked into. A schema with facets also has groups, `( A! B )*` in a row and `( A! | B! )!` one of them, attributes as values have
   * them, `@Typ!:Typ`, before the elements, and the element `#any`.
   */
  readonly contents: string;
  /** What values must be beyond their kind, by the names of kinds. Where it is given the schema has groups. */
  readonly facets?: Readonly<Record<string, Facets>>;
}

/**
 * What may stand in an element: a value, elements in their order, one of several elements, elements in groups, an element that this schema does not
 * have, or whatever there is.
 */
export type Content = 'value' | 'sequence' | 'choice' | 'groups' | 'any' | 'unchecked';

/** An element within another, as the type of the other has it. */
export interface Child {
  readonly name: string;
  readonly type: StructureType;
  /** How often it stands there, at least (0 or 1; of a choice, 0) and at most (`Infinity` for any number). */
  readonly least: number;
  readonly most: number;
}

export interface Attribute {
  readonly name: string;
  readonly required: boolean;
  readonly kind: ValueKind;
  /** The only value that it may have. */
  readonly fixed?: string | undefined;
}

const MANY = Number.POSITIVE_INFINITY;
const TIMES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '!': [1, 1],
  '*': [0, MANY],
  '+': [1, MANY],
};
const ONCE_AT_MOST = [0, 1] as const;

/** A type of elements or of values. What it holds is read when it is first asked for. */
export class StructureType {
  readonly name: string;
  readonly content: Content;
  /** Of a value what it must be; a type of elements has none. */
  readonly kind: ValueKind;
  readonly #structure: Structure;
  readonly #words: readonly string[];
  #attributes: ReadonlyMap<string, Attribute> | undefined;
  #requiredAttributes: readonly string[] | undefined;
  #children: readonly Child[] | undefined;
  #group: Group | undefined;
  #places: ReadonlyMap<string, number> | undefined;
  #required = -1;

  constructor(structure: Structure, line: string, holdsValue: boolean) {
    const [name = '', first = '', ...rest] = line.split(' ');
    this.name = name;
    this.#structure = structure;
    this.kind = structure.kindNamed(holdsValue ? first || name : 'string');
    this.content = holdsValue ? 'value' : contentOf(first, structure.more !== undefined);
    this.#words = (this.content === 'sequence' || this.content === 'groups') && first !== '' ? [first, ...rest] : rest;
  }

  /** Of a type with groups what it holds, as one group. */
  get group(): Group | undefined {
    if (this.content !== 'groups') return undefined;
    const words = () => withPrefixes(this.#words.filter((word) => !word.startsWith('@')));
    this.#group ??= this.#structure.more?.groupOf(words(), (word) => this.#childOf(word));
    return this.#group;
  }

  /** The elements within, in their order. */
  get children(): readonly Child[] {
    this.#children ??= this.content === 'value' ? [] : this.#readChildren();
    return this.#children;
  }

  /** Returns the place of an element of a name among the children; undefined where there is none in this type. */
  placeOf(name: string): number | undefined {
    this.#places ??= new Map(this.children.map((child, place) => [child.name, place]));
    return this.#places.get(name);
  }

  /** How many of the children have to be there. */
  get required(): number {
    if (this.#required < 0) this.#required = this.children.filter(({ least }) => least > 0).length;
    return this.#required;
  }

  /** The attributes, by their names. */
  get attributes(): ReadonlyMap<string, Attribute> {
    this.#attributes ??= new Map(
      this.#attributeWords().map((word) => {
        const attribute = attributeIn(word, this.#structure);
        return [attribute.name, attribute];
      }),
    );
    return this.#attributes;
  }

  /** The names of the attributes that have to be there. */
  get requiredAttributes(): readonly string[] {
    this.#requiredAttributes ??= [...this.attributes.values()]
      .filter(({ required }) => required)
      .map(({ name }) => name);
    return this.#requiredAttributes;
  }

  #attributeWords(): readonly string[] {
    if (this.content === 'value') return this.#words;
    return this.content === 'groups'
      ? this.#words.filter((word) => word.startsWith('@')).map((word) => word.slice(1))
      : [];
  }

  #readChildren(): Child[] {
    if (this.content === 'unchecked') return [];
    if (this.group !== undefined) return this.#structure.more?.childrenOf(this.group) ?? [];
    return withPrefixes(this.#words).map((word) => this.#childOf(word));
  }

  #childOf(word: string): Child {
    const [, name = '', sign = '', limit, other] = /^([\w:#]+)(?:([!*+])(\d+)?)?(?:=(\w+))?$/.exec(word) ?? [];
    const type = name === '#any' ? 'unchecked' : (other ?? this.#structure.typeNameOf(name));
    return { name, type: this.#structure.typeNamed(type), ...times(sign, limit) };
  }
}

function contentOf(first: string, hasGroups: boolean): Content {
  if (first === '#unchecked') return 'unchecked';
  if (hasGroups) return 'groups';
  return first === '#any' ? 'any' : first === '#choice' ? 'choice' : 'sequence';
}

/** Returns how often an element or a group may stand, by the sign behind it. */
export function times(sign: string, limit: string | undefined): Pick<Child, 'least' | 'most'> {
  const [least, many] = TIMES[sign] ?? ONCE_AT_MOST;
  return { least, most: limit === undefined ? many : Number(limit) };
}

/** What reads and checks facets and groups (groups.ts). */
export interface More {
  kindOf(facets: Facets): ValueKind;
  groupOf(words: readonly string[], childOf: (word: string) => Child): Group;
  childrenOf(group: Group): Child[];
  /** Returns the faults in the number and order of an element's children, in their order. */
  faultsIn(element: XmlElement, type: StructureType): StructureFault[];
}

/** A schema: its roots, and what may stand in which element. */
export class Structure {
  /** The types of the roots, by the names of these. */
  readonly rootTypes: ReadonlyMap<string, StructureType>;
  readonly #lines = new Map<string, { line: string; holdsValue: boolean }>();
  readonly #types = new Map<string, StructureType>();
  readonly #typeNames = new Map<string, string>();
  readonly #facets: Readonly<Record<string, Facets>>;
  readonly #kinds = new Map<string, ValueKind>();
  /** Of a schema with facets and groups what reads and checks them: others are had without. */
  readonly more: More | undefined;
  #anywhere: Map<string, StructureType> | undefined;

  constructor({ roots, values, elements, contents, facets }: StructureData, more?: More) {
    this.#facets = facets ?? {};
    this.more = more;
    for (const line of values.split('\n')) this.#lines.set(firstWord(line), { line, holdsValue: true });
    for (const line of contents.split('\n')) this.#lines.set(firstWord(line), { line, holdsValue: false });
    for (const line of elements.split('\n')) {
      const [type = '', ...names] = line.split(' ');
      for (const name of withPrefixes(names)) this.#typeNames.set(name, type);
    }
    this.rootTypes = new Map(
      roots.split('\n').map((line) => {
        const [name = '', type = ''] = line.split(' ');
        return [name, this.typeNamed(type)];
      }),
    );
  }

  /** Returns the type of an element by the names that lead to it from the root: `['ubl:Invoice', 'cbc:ID']`; undefined where there is none there. */
  typeAt(path: readonly string[]): StructureType | undefined {
    const [root = '', ...names] = path;
    let type = this.rootTypes.get(root);
    for (const name of names) {
      const place: number | undefined = type?.placeOf(name);
      type = place === undefined ? undefined : type?.children[place]?.type;
    }
    return type;
  }

  /** Returns a kind of values by its name. */
  kindNamed(name: string): ValueKind {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    const facets = Object.hasOwn(this.#facets, name) ? this.#facets[name] : undefined;
    const kind = (facets && this.more?.kindOf(facets)) ?? valueKind(name);
    this.#kinds.set(name, kind);
    return kind;
  }

  /** Returns a type by its name. */
  typeNamed(name: string): StructureType {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    const found = this.#lines.get(name);
    if (found === undefined) throw new Error(`the data of a schema have no type ${name}`);
    const type = new StructureType(this, found.line, found.holdsValue);
    this.#types.set(name, type);
    return type;
  }

  /** Returns the name of the type that elements of a name have where it is not said otherwise. */
  typeNameOf(name: string): string {
    return this.#typeNames.get(name) ?? name.slice(name.indexOf(':') + 1);
  }

  /**
   * Returns the type of an element within that stands where any may: in a schema that has such a place, all of a name have one type. Undefined for
   * those that the schema does not have, and for roots.
   */
  typeAnywhere(name: string): StructureType | undefined {
    if (this.#anywhere === undefined) {
      this.#anywhere = new Map();
      for (const type of this.#lines.keys()) {
        for (const child of this.typeNamed(type).children) this.#anywhere.set(child.name, child.type);
      }
    }
    return this.#anywhere.get(name);
  }
}

/** Returns the elements that a type holds, in their order, each with how often it may stand: what a writer goes by. */
export function orderOf(type: StructureType): readonly Child[] {
  return type.children;
}

function firstWord(line: string): string {
  const end = line.indexOf(' ');
  return end < 0 ? line : line.slice(0, end);
}

/** Returns words with the prefix of the last before them that has one. */
function withPrefixes(words: readonly string[]): string[] {
  let prefix = '';
  return words.map((word) => {
    if (/^[(|)#]/.test(word)) return word;
    const colon = word.indexOf(':');
    if (colon < 0) return prefix + word;
    prefix = word.slice(0, colon + 1);
    return word;
  });
}

/** Returns an attribute as it is written in the data. */
function attributeIn(word: string, structure: Structure): Attribute {
  const [, name = '', sign, kind = 'string', fixed] = /^(\w+)(!?)(?::([\w-]+))?(?:=(.+))?$/.exec(word) ?? [];
  return { name, required: sign === '!', kind: structure.kindNamed(kind), fixed: fixed?.replaceAll('~', ' ') };
}
