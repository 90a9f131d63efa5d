/**
 * The elements of an invoice in an XML Schema. scripts/formats/take-schemas.mjs extracts them from the published schemas into tables
 * (generated/), and table.ts packs these. check-structure.ts checks documents against them.
 */

import type { XmlElement } from '../xml/element.ts';
import type { Facets } from './facets.ts';
import type { StructureFault } from './fault.ts';
import type { Group } from './group.ts';
import { type ValueKind, valueKind } from './values.ts';

/**
 * A schema in text form: one type per line, names with the prefixes of ../xml/element.ts. A name without a prefix has
 * the prefix of the preceding name.
 */
export interface StructureData {
  /** The roots: `ubl:Invoice Invoice`, the name of the element and of its type. */
  readonly roots: string;
  /**
   * Types of values: `Amount decimal currencyID! format:uri listID=ISO~4217`. After the name come the kind of value, omitted if it equals the
   * name (as for facets), and the attributes. `!` marks a required attribute. The kind follows it if it needs checking, then the fixed value,
   * with `~` for a blank.
   */
  readonly values: string;
  /**
   * The type of elements if their name does not determine it: `Amount cbc:PaidSum BalanceSum`. Others have the type with the longest name
   * that theirs ends with: `cac:PayeeParty` is a `Party`.
   */
  readonly elements: string;
  /**
   * Types of elements: `Price cbc:PriceAmount! cac:AllowanceCharge*`, the name and the children in order. A child without a sign is optional,
   * `!` marks a required one, `*` any number, `*2` at most two, `+` one or more. `=Type` follows if the type differs from that of other elements
   * of the name.
   *
   * `#choice` precedes alternative elements. `#any` is a type that holds one element of another namespace, `#unchecked` one whose content is not
   * checked. A schema with facets also has groups: `( A! B )*` is a sequence, `( A! | B! )!` a choice. Its attributes precede the elements in
   * the notation of values, `@Typ!:Typ`, and it has the element `#any`.
   */
  readonly contents: string;
  /** The facets of values by the name of the kind. A schema with facets has groups. */
  readonly facets?: Readonly<Record<string, Facets>>;
}

/**
 * The content of an element: a value, elements in order, one of several elements, elements in groups, an element
 * outside this schema, or anything.
 */
export type Content = 'value' | 'sequence' | 'choice' | 'groups' | 'any' | 'unchecked';

/** A child in the type of its parent. */
export interface Child {
  readonly name: string;
  readonly type: StructureType;
  /** The cardinality: at least (0 or 1; 0 in a choice) and at most (`Infinity` for any number). */
  readonly least: number;
  readonly most: number;
}

export interface Attribute {
  readonly name: string;
  readonly required: boolean;
  readonly kind: ValueKind;
  /** The only allowed value. */
  readonly fixed?: string | undefined;
}

const MANY = Number.POSITIVE_INFINITY;
const TIMES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '!': [1, 1],
  '*': [0, MANY],
  '+': [1, MANY],
};
const ONCE_AT_MOST = [0, 1] as const;

/** A type of elements or values. Parses its content on first use. */
export class StructureType {
  readonly name: string;
  readonly content: Content;
  /** The kind of a value; a type of elements has none. */
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

  /** The content of a type with groups as one group. */
  get group(): Group | undefined {
    if (this.content === 'groups') this.#group ??= this.#readGroup();
    return this.#group;
  }

  /** The children in order. */
  get children(): readonly Child[] {
    this.#children ??= this.content === 'value' ? [] : this.#readChildren();
    return this.#children;
  }

  /** Returns the position of a name among the children; undefined if the type does not have it. */
  indexOfChild(name: string): number | undefined {
    this.#places ??= new Map(this.children.map((child, place) => [child.name, place]));
    return this.#places.get(name);
  }

  /** The number of required children. */
  get required(): number {
    if (this.#required < 0) this.#required = this.children.filter(({ least }) => least > 0).length;
    return this.#required;
  }

  /** The attributes by name. */
  get attributes(): ReadonlyMap<string, Attribute> {
    this.#attributes ??= new Map(
      this.#attributeWords().map((word) => {
        const attribute = attributeIn(word, this.#structure);
        return [attribute.name, attribute];
      }),
    );
    return this.#attributes;
  }

  /** The names of the required attributes. */
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

  #readGroup(): Group | undefined {
    const words = withPrefixes(this.#words.filter((word) => !word.startsWith('@')));
    return this.#structure.more?.groupOf(words, (word) => this.#childOf(word));
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

/** Returns the cardinality for the sign after an element or a group. */
export function times(sign: string, limit: string | undefined): Pick<Child, 'least' | 'most'> {
  const [least, many] = TIMES[sign] ?? ONCE_AT_MOST;
  return { least, most: limit === undefined ? many : Number(limit) };
}

/** The functions for facets and groups (groups.ts). */
export interface More {
  kindOf(facets: Facets): ValueKind;
  groupOf(words: readonly string[], childOf: (word: string) => Child): Group;
  childrenOf(group: Group): Child[];
  /** Returns the faults in the number and order of an element's children, in document order. */
  faultsIn(element: XmlElement, type: StructureType): readonly StructureFault[];
}

/** A schema: its roots and the content of its elements. */
export class Structure {
  /** The types of the roots by element name. */
  readonly rootTypes: ReadonlyMap<string, StructureType>;
  readonly #lines = new Map<string, { line: string; holdsValue: boolean }>();
  readonly #types = new Map<string, StructureType>();
  readonly #typeNames = new Map<string, string>();
  readonly #facets: Readonly<Record<string, Facets>>;
  readonly #kinds = new Map<string, ValueKind>();
  /** The functions for a schema with facets and groups; undefined for other schemas. */
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

  /**
   * Returns the type of the element at a path of names from the root: `['ubl:Invoice', 'cbc:ID']`; undefined if there
   * is none.
   */
  typeAt(path: readonly string[]): StructureType | undefined {
    const [root = '', ...names] = path;
    let type = this.rootTypes.get(root);
    for (const name of names) {
      const place: number | undefined = type?.indexOfChild(name);
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

  /** Returns the name of the default type of elements with a name. */
  typeNameOf(name: string): string {
    const known = this.#typeNames.get(name) ?? name.slice(name.indexOf(':') + 1);
    let type = known;
    while (type !== '' && !this.#lines.has(type)) type = type.slice(1);
    return type || known;
  }

  /**
   * Returns the type of an element in a place for any element: in schemas with such a place all elements of a name have
   * one type. Returns undefined for elements outside the schema and for roots.
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

/** Returns the children of a type in order, each with its cardinality, for a writer. */
export function orderOf(type: StructureType): readonly Child[] {
  return type.children;
}

function firstWord(line: string): string {
  const end = line.indexOf(' ');
  return end < 0 ? line : line.slice(0, end);
}

/** Adds the prefix of the preceding word to each word without one. */
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

/** Parses an attribute of the data. */
function attributeIn(word: string, structure: Structure): Attribute {
  const [, name = '', sign, kind = 'string', fixed] =
    /^([\p{L}\w]+)(!?)(?::([\p{L}\w-]+))?(?:=(.+))?$/u.exec(word) ?? [];
  return { name, required: sign === '!', kind: structure.kindNamed(kind), fixed: fixed?.replaceAll('~', ' ') };
}
