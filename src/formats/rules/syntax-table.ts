/**
 * Rules on elements as tables, which `scripts/formats/take-rules.mjs` takes from the official files (chapter 12 §7, §8):
 *
 *     /ubl:Invoice or /cn:CreditNote
 *       UBL-CR-005  warning  absent      cbc:UUID
 *       UBL-CR-412  warning  code
 *
 * A line that is not indented is a context: the elements for which the entries below it hold. The entries are the identifier, the level, the form and
 * a path from the element. As in Schematron, an element comes under the first context alone that it fits, even one without entries.
 */

import type { XmlElement } from '../xml/element.ts';
import type { Flag, Judged, Verdict } from './declare.ts';

/**
 * What a rule wants: nothing at a path, or how many elements there are in all. `code` is a rule written by hand; `never` one that no element comes to,
 * as an earlier context has them all.
 */
type Form = 'absent' | 'at-most-1' | 'exactly-1' | 'at-least-1' | 'code' | 'never';

/** A rule written by hand: whether it holds for an element of its context, and what is reported where it does not. */
export interface SyntaxCheck {
  readonly holds: (element: XmlElement, judged: Judged) => Verdict;
  readonly text: string;
}

/** A table, and the rules of the form `code` by their identifiers. */
export interface Syntax {
  readonly table: string;
  readonly checks?: Readonly<Record<string, SyntaxCheck>>;
}

export interface Entry {
  readonly id: string;
  readonly flag: Flag;
}

/** An entry on a path: steps are names, `a|b` or `!a!b` for all but some; the last may be an `@attribute`. With `//` it begins anywhere. */
export interface PathEntry extends Entry {
  readonly form: 'absent' | 'at-most-1' | 'exactly-1' | 'at-least-1';
  readonly path: string;
}

export interface CheckEntry extends Entry, SyntaxCheck {
  readonly form: 'code';
}

export interface SyntaxContext {
  /** A path from the root (`/a/b`) or from anywhere (`//b`), several with ` or ` between them; `ram:*ID` is a name that begins and ends so. */
  readonly at: string;
  readonly entries: readonly (PathEntry | CheckEntry)[];
}

/** Reads a table, also a packed one (scripts/pack-tables-plugin.mjs): an entry repeats from the one before what it leaves out. @internal */
export function contextsOf({ table, checks = {} }: Syntax): SyntaxContext[] {
  const contexts: { at: string; entries: (PathEntry | CheckEntry)[] }[] = [];
  let last: Written = { id: '', flag: 'fatal', form: 'never', path: '' };
  for (const line of table.split('\n')) {
    if (line.startsWith(' ')) {
      last = writtenIn(line.trim().split(/ +/), last);
      const entry = entryOf(last, checks);
      if (entry) contexts.at(-1)?.entries.push(entry);
    } else if (line !== '') contexts.push({ at: line, entries: [] });
  }
  return contexts;
}

interface Written extends Entry {
  readonly form: Form;
  readonly path: string;
}

function writtenIn(words: readonly string[], last: Written): Written {
  const hasId = /^[A-Z]/.test(words[0] ?? '');
  const [id = '', ...rest] = hasId ? words : [following(last.id), ...words];
  const [flag, form, path = ''] = rest.length > 1 ? rest : [last.flag, last.form, ...rest];
  const end = last.path.lastIndexOf('/') + 1;
  return {
    id,
    flag: flag as Flag,
    form: form as Form,
    path: path.startsWith('~') ? last.path.slice(0, end) + path.slice(1) : path,
  };
}

/** Returns the next identifier of a series. */
function following(id: string): string {
  return id.replace(/(?<!\d)\d+$/, (number) => String(Number(number) + 1).padStart(number.length, '0'));
}

function entryOf(
  { form, ...entry }: Written,
  checks: NonNullable<Syntax['checks']>,
): PathEntry | CheckEntry | undefined {
  if (form === 'never') return undefined;
  if (form !== 'code') return { ...entry, form };
  const check = checks[entry.id];
  if (check === undefined) throw new Error(`no code is written for ${entry.id}`);
  return { id: entry.id, flag: entry.flag, form, ...check };
}

/** Which of the rules a set has, and how. Identifiers are listed as in `idsIn`. */
export interface SyntaxSelection {
  /** What the texts call the standard; EN 16931, if not given. */
  readonly standard?: string;
  /** If given, no others. */
  readonly only?: string;
  readonly without?: string;
  /** Those that are fatal here, whatever the table says. */
  readonly fatal?: string;
  /** What the set has of its own, nothing of which is left out. It comes before the others: a narrower context takes its elements from a wider one. */
  readonly own?: Syntax;
}

/** Returns the contexts of a set with the rules that it has. */
export function selectedContexts(syntax: Syntax, { own, only, without = '', fatal = '' }: SyntaxSelection) {
  const wanted = only === undefined ? undefined : new Set(idsIn(only));
  const unwanted = new Set(idsIn(without));
  const made = new Set(idsIn(fatal));
  const selected = contextsOf(syntax).map(({ at, entries }) => ({
    at,
    entries: entries.flatMap((entry) => {
      if (unwanted.has(entry.id) || wanted?.has(entry.id) === false) return [];
      return [made.has(entry.id) ? { ...entry, flag: 'fatal' as const } : entry];
    }),
  }));
  return own === undefined ? selected : [...contextsOf(own), ...selected];
}

const IDENTIFIER = /^([A-Z][A-Z-]*-)?(\d+)[!?]?$/;

/** Returns the identifiers in a list: one is written in full, `UBL-CR-012`, the next of the series by their numbers. */
export function idsIn(list: string): string[] {
  let series = '';
  return list.split(/\s+/).flatMap((token) => {
    const [, named = series, number] = IDENTIFIER.exec(token) ?? [];
    series = named;
    return number === undefined ? [] : series + number;
  });
}

/** Returns the steps of a path, wherever it begins. */
export function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}
