/** The allowed elements of a Factur-X profile as a tree, built from admitted.ts on first use. */

import { ADMITTED, SHAPES } from './admitted.ts';
import { type Codes, codesOf } from './lists.ts';

/** The profiles, from the smallest to the largest. @internal */
export const PROFILES = ['MINIMUM', 'BASICWL', 'BASIC', 'EN16931', 'EXTENDED'] as const;

/** A profile, named as in the codes of its rules. */
export type Profile = (typeof PROFILES)[number];

interface AdmittedAttribute {
  readonly required: boolean;
  readonly codes: Codes | undefined;
}

/**
 * The value that distinguishes a variant of an element: it stands at the end of a path of names; empty for a missing
 * attribute.
 */
export interface Variant {
  readonly path: readonly string[];
  readonly attribute: string | undefined;
  /** A value, or the number of the term with the value. */
  readonly value: string;
}

/** An allowed element, by local name. */
export interface Admitted {
  readonly name: string;
  readonly variant: Variant | undefined;
  readonly least: 0 | 1;
  readonly most: number;
  /** Whether the structure accepts any number, whatever the rules say. */
  readonly unbounded: boolean;
  readonly codes: Codes | undefined;
  readonly attributes: ReadonlyMap<string, AdmittedAttribute>;
  /** The allowed children by name, each a single element or several variants. */
  readonly children: ReadonlyMap<string, readonly Admitted[]>;
}

interface Line {
  readonly words: readonly string[];
  readonly inner: Line[];
}

/** Returns the lines of a text, each with the further indented lines below it. */
function linesOf(text: string): Line[] {
  const open: Line[][] = [[]];
  for (const written of text.split('\n')) {
    const words = written.trim().split(' ');
    const depth = written.length - written.trimStart().length;
    const line: Line = { words, inner: [] };
    open[depth]?.push(line);
    open[depth + 1] = line.inner;
  }
  return open[0] ?? [];
}

const MOST: Readonly<Record<string, number>> = {
  '?': 1,
  u: 1,
  '1': 1,
  '*': Number.POSITIVE_INFINITY,
  '+': Number.POSITIVE_INFINITY,
};

let shapes: ReadonlyMap<string, readonly Line[]> | undefined;
const trees = new Map<Profile, Admitted>();

/** Returns the root of the allowed elements of a profile. */
export function admittedBy(profile: Profile): Admitted {
  const known = trees.get(profile) ?? putTogether(profile);
  trees.set(profile, known);
  return known;
}

/** Builds the root of the allowed elements of a profile. @internal */
export function putTogether(profile: Profile): Admitted {
  return {
    name: 'CrossIndustryInvoice',
    variant: undefined,
    least: 1,
    most: 1,
    unbounded: false,
    codes: undefined,
    attributes: new Map(),
    children: childrenOf(linesOf(ADMITTED), profile),
  };
}

function childrenOf(lines: readonly Line[], profile: Profile): Map<string, Admitted[]> {
  const children = new Map<string, Admitted[]>();
  for (const line of withShapes(lines)) {
    const child = admittedIn(line, profile);
    if (child === undefined) continue;
    const known = children.get(child.name);
    if (known) known.push(child);
    else children.set(child.name, [child]);
  }
  return children;
}

/** Yields lines, with shapes replaced by their lines. */
function* withShapes(lines: readonly Line[]): Generator<Line> {
  for (const line of lines) {
    const [first = ''] = line.words;
    if (first.startsWith('&')) yield* withShapes(shapeNamed(first));
    else yield line;
  }
}

function shapeNamed(name: string): readonly Line[] {
  shapes ??= new Map(linesOf(SHAPES).map(({ words, inner }) => [words[0] ?? '', inner]));
  const shape = shapes.get(name);
  if (shape === undefined) throw new Error(`there is no shape ${name}`);
  return shape;
}

/** Returns the element of a line; undefined if the profile does not have it. */
function admittedIn({ words, inner }: Line, profile: Profile): Admitted | undefined {
  const [head = '', signs = '', ...rest] = words;
  const sign = signs.at(PROFILES.indexOf(profile) - PROFILES.length);
  const most = sign && MOST[sign];
  if (!most) return undefined;
  const [name = '', condition] = head.split(/[[\]]/);
  const codes = rest.find((word) => word.startsWith('='))?.slice(1);
  const added = rest.flatMap((word) => (word.startsWith('&') ? shapeNamed(word) : []));
  return {
    name,
    variant: condition === undefined ? undefined : variantOf(condition),
    least: sign === '1' || sign === '+' ? 1 : 0,
    most,
    unbounded: sign === 'u',
    codes: codes === undefined ? undefined : codesOf(codes, profile),
    attributes: new Map(rest.filter((word) => word.startsWith('@')).map((word) => attributeIn(word, profile))),
    children: childrenOf([...added, ...inner], profile),
  };
}

function attributeIn(word: string, profile: Profile): [string, AdmittedAttribute] {
  const [, name = '', sign, codes] = /^@(\w+)(!?)(?:=([\w-]+))?$/.exec(word) ?? [];
  return [name, { required: sign === '!', codes: codes === undefined ? undefined : codesOf(codes, profile) }];
}

function variantOf(condition: string): Variant {
  const [path = '', value = ''] = condition.split('=');
  const names = path.split('/');
  const attribute = names.at(-1)?.startsWith('@') ? names.pop()?.slice(1) : undefined;
  return { path: names, attribute, value };
}
