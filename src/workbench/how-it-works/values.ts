import { isObject } from '../engine/document/values.ts';
import { valuesOf } from '../engine/document/values-of.ts';

/** A document, a request or an answer: an object of JSON. */
export type Members = Readonly<Record<string, unknown>>;

/** Returns the paths of values that a document has and another one lacks, or has with another value. */
export function addedPaths(before: unknown, after: unknown): Set<string> {
  const known = valuesOf(before);
  return new Set([...valuesOf(after)].flatMap(([path, value]) => (known.get(path) === value ? [] : [path])));
}

/** A line of JSON, and whether it has an added value. */
export interface JsonLine {
  text: string;
  isAdded: boolean;
}

/** Writes a value as lines of JSON. The brackets of an object or list are added if all of its values are. */
export function jsonLines(value: unknown, added: ReadonlySet<string>): JsonLine[] {
  const lines: JsonLine[] = [];
  write(lines, added, value, { path: '$', before: '', after: '' });
  return lines;
}

interface Place {
  path: string;
  /** The text before the value: indentation and name. */
  before: string;
  after: string;
}

/** Writes a part, and returns whether all of its values are added. */
function write(lines: JsonLine[], added: ReadonlySet<string>, part: unknown, { path, before, after }: Place): boolean {
  const entries = entriesOf(part, path);
  const [open = '', close = ''] = Array.isArray(part) ? '[]' : '{}';
  if (entries.length === 0) {
    const isAdded = added.has(path);
    lines.push({
      text: before + (typeof part === 'object' && part !== null ? open + close : JSON.stringify(part)) + after,
      isAdded,
    });
    return isAdded;
  }
  const first: JsonLine = { text: before + open, isAdded: false };
  lines.push(first);
  const indent = /^ */.exec(before)?.[0] ?? '';
  let isAdded = true;
  for (const [index, [name, member, own]] of entries.entries()) {
    const comma = index < entries.length - 1 ? ',' : '';
    if (!write(lines, added, member, { path: own, before: `${indent}  ${name}`, after: comma })) isAdded = false;
  }
  first.isAdded = isAdded;
  lines.push({ text: indent + close + after, isAdded });
  return isAdded;
}

/** Returns the members of an object or the entries of a list: the name in JSON, the value and its path. */
function entriesOf(part: unknown, path: string): [name: string, value: unknown, path: string][] {
  if (Array.isArray(part)) return part.map((entry, index) => ['', entry, `${path}[${index}]`]);
  if (!isObject(part)) return [];
  return Object.entries(part).map(([name, member]) => [`${JSON.stringify(name)}: `, member, `${path}.${name}`]);
}
