/**
 * The allowed elements of a Factur-X profile as a tree, built on first use from a table: one element per line, indented by two blanks more
 * than its parent. Its cardinalities in the profiles come first, `-` where a profile does not have it; with `0..1/n` the rules allow one, the
 * schema any number. `=list` is its code list; `@name` is an optional attribute, `@name!` a required one, both with their code list.
 * `Name[path=value]` is a variant: the element if something in it has exactly this value. An element has several lines if its attributes
 * differ between profiles. In bundles, a line omits the dots, the `-` of small profiles, and all cardinalities if the line before it has the
 * same, and `>` and `<` replace blanks: one level more or less than the line before (scripts/pack-tables-plugin.mjs).
 */

import { ADMITTED } from './generated/profiles.ts';
import { type Codes, codesOf } from './lists.ts';

/** The profiles, from the smallest to the largest. */
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
  /** How many the structure accepts, of all variants together. */
  readonly mostInStructure: number;
  readonly codes: Codes | undefined;
  readonly attributes: ReadonlyMap<string, AdmittedAttribute>;
  /** The allowed children by name, each a single element or several variants. */
  readonly children: ReadonlyMap<string, readonly Admitted[]>;
}

interface Line {
  /** The cardinality in each profile, without dots: `01` is `0..1`. */
  readonly times: readonly string[];
  readonly words: readonly string[];
  readonly inner: Line[];
}

const MISSING = PROFILES.map(() => '-');

let root: readonly Line[] | undefined;
const trees = new Map<Profile, Admitted>();

/** Returns the lines of a table, each with the further indented lines below it. @internal */
export function linesIn(table: string): readonly Line[] {
  const open: Line[][] = [[]];
  let times: readonly string[] = [];
  let depth = 0;
  for (const written of table.trim().split('\n')) {
    const [, before = '', blanks = '', signs = '', text = ''] =
      /^(?:([^|]*)\| ?)?( *)([<>]*)(.*)$/s.exec(written) ?? [];
    const cells = before.trimEnd();
    if (cells !== '') times = [...MISSING, ...cells.replaceAll('..', '').split(/ +/)].slice(-PROFILES.length);
    if (signs !== '') depth += signs === '>' ? 1 : -signs.length;
    else if (written.includes('| ')) depth = blanks.length / 2;
    const line: Line = { times, words: text.split(' '), inner: [] };
    open[depth]?.push(line);
    open[depth + 1] = line.inner;
  }
  return open[0] ?? [];
}

/** Returns the root of the allowed elements of a profile. */
export function admittedBy(profile: Profile): Admitted {
  const known = trees.get(profile) ?? putTogether(profile);
  trees.set(profile, known);
  return known;
}

/** Builds the root of the allowed elements of a profile. @internal */
export function putTogether(profile: Profile): Admitted {
  root ??= linesIn(ADMITTED);
  return admittedIn(root[0] as Line, profile) as Admitted; // The table has one root, which every profile has.
}

function childrenOf(lines: readonly Line[], profile: Profile): Map<string, Admitted[]> {
  const children = new Map<string, Admitted[]>();
  for (const line of lines) {
    const child = admittedIn(line, profile);
    if (child === undefined) continue;
    const known = children.get(child.name);
    if (known) known.push(child);
    else children.set(child.name, [child]);
  }
  return children;
}

/** Returns the element of a line; undefined if the profile does not have it. */
function admittedIn({ times, words, inner }: Line, profile: Profile): Admitted | undefined {
  const [, least, most, inStructure] = /^([01])(\d|n)(?:\/(\d|n))?$/.exec(times[PROFILES.indexOf(profile)] ?? '') ?? [];
  if (most === undefined) return undefined;
  const [head = '', ...rest] = words;
  const [name = '', condition] = head.split(/[[\]]/);
  const codes = rest.find((word) => word.startsWith('='))?.slice(1);
  return {
    name,
    variant: condition === undefined ? undefined : variantOf(condition),
    least: least === '1' ? 1 : 0,
    most: timesOf(most),
    mostInStructure: timesOf(inStructure ?? most),
    codes: codes === undefined ? undefined : codesOf(codes, profile),
    attributes: new Map(rest.filter((word) => word.startsWith('@')).map((word) => attributeIn(word, profile))),
    children: childrenOf(inner, profile),
  };
}

function timesOf(text: string): number {
  return text === 'n' ? Number.POSITIVE_INFINITY : Number(text);
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
