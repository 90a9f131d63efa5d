/**
 * Rules on elements as tables, which `scripts/formats/take-rules.mjs` extracts from the official files (chapter 12 §7, §8):
 *
 *     /ubl:Invoice or /cn:CreditNote
 *       UBL-CR-005  warning  absent      cbc:UUID
 *       UBL-CR-412  warning  code
 *
 * A line without indentation is a context: the elements to which the entries below it apply. An entry has the identifier, the level, the
 * form and a path from the element. As in Schematron, only the first matching context of an element applies, even if it has no entries.
 */

import type { XmlElement } from '../xml/element.ts';
import type { Flag, Judged, Verdict } from './declare.ts';

/**
 * The requirement of a rule: no element at a path, or a number of elements. `code` is a rule written by hand. A `never`
 * rule reaches no element, because an earlier context takes all.
 */
type Form = 'absent' | 'at-most-1' | 'exactly-1' | 'at-least-1' | 'code' | 'never';

/** A rule written by hand. Returns whether it holds for an element of its context, or the findings. */
export interface SyntaxCheck {
  readonly holds: (element: XmlElement, judged: Judged) => Verdict;
  readonly text: string;
}

/** A table, and the `code` rules by identifier. */
export interface Syntax {
  readonly table: string;
  readonly checks?: Readonly<Record<string, SyntaxCheck>>;
}

export interface Entry {
  readonly id: string;
  readonly flag: Flag;
}

/**
 * An entry with a path: steps are names, `a|b`, or `!a!b` for all except some; the last may be an `@attribute`. With `//` it begins
 * anywhere.
 */
export interface PathEntry extends Entry {
  readonly form: 'absent' | 'at-most-1' | 'exactly-1' | 'at-least-1';
  readonly path: string;
}

export interface CheckEntry extends Entry, SyntaxCheck {
  readonly form: 'code';
}

export interface SyntaxContext {
  /**
   * A path from the root (`/a/b`) or from anywhere (`//b`), alternatives separated by ` or `; `ram:*ID` is a name with that prefix and
   * suffix.
   */
  readonly at: string;
  readonly entries: readonly (PathEntry | CheckEntry)[];
}

/**
 * Parses a table, also in packed form (scripts/pack-tables-plugin.mjs), where an entry repeats omitted parts of the previous one.
 * @internal
 */
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

/** Selects the rules of a set. Identifiers are listed as in `idsIn`. */
export interface SyntaxSelection {
  /** The standard's name in texts. Default: EN 16931. */
  readonly standard?: string;
  /** If given, only these rules. */
  readonly only?: string;
  readonly without?: string;
  /** Rules that are fatal here, even if the table says otherwise. */
  readonly fatal?: string;
  /** The set's own rules. All apply, and they come first: a narrower context takes its elements from a wider one. */
  readonly own?: Syntax;
}

/** Returns the contexts of a set with its rules. */
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

/** Returns the identifiers in a list: one in full, `UBL-CR-012`, then others of its series by number. */
export function idsIn(list: string): string[] {
  let series = '';
  return list.split(/\s+/).flatMap((token) => {
    const [, named = series, number] = IDENTIFIER.exec(token) ?? [];
    series = named;
    return number === undefined ? [] : series + number;
  });
}

/** Returns the steps of a path with any start. */
export function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}
