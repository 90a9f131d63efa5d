import { type Alias, isAlias, isMap, isNode, isScalar, type Node, Scalar, type YAMLMap } from 'yaml';
import { isJsonObject, type Json, type JsonObject, setMember } from '../model/json.ts';
import { type Message, message } from '../text/message.ts';
import { exactly } from './json-positions.ts';
import {
  MAX_DEPTH,
  MAX_PROBLEMS,
  MAX_SIZE,
  type Problem,
  type Reading,
  readingOf,
  Stop,
  TextPositions,
} from './problem.ts';

/** The maximum number of aliases expanded in one text. */
const MAX_ALIASES = 1000;

/** The maximum number of values and names that expanded aliases may add to a text. */
const MAX_ADDED_NODES = 100_000;

/** The maximum number of characters that expanded aliases may add to a text. */
const MAX_ADDED = MAX_SIZE;

export const TOO_DEEP = message('more than {most} levels of lists and maps', { most: MAX_DEPTH });

/** A node other than an alias. */
type Resolved = Exclude<Node<unknown>, Alias>;

/** Returns the JSON value of a parsed YAML document (chapter 09 §3.2): aliases expanded, `<<` merged, numbers exact. */
export function valueOfNodes(contents: unknown, text: string): Reading {
  const walk = new Walk(text);
  return readingOf(walk, () => walk.value(contents));
}

/** Converts parsed nodes to a JSON value. */
class Walk {
  readonly problems: Problem[] = [];
  readonly #positions: TextPositions;
  readonly #path: (string | number)[] = [];
  readonly #anchors = new Map<string, Resolved>();
  /** The target of each alias: the anchor before it, also when the alias is expanded again later. */
  readonly #targets = new Map<Alias, Resolved>();
  /** Nodes being converted, used to detect recursion. */
  readonly #open = new Set<Resolved>();
  #depth = 0;
  #aliases = 0;
  /** The nesting depth of alias expansion. */
  #expanding = 0;
  #added = 0;
  #addedNodes = 0;

  constructor(text: string) {
    this.#positions = new TextPositions(text);
  }

  value(found: unknown): Json {
    const node = this.#resolved(found);
    if (node === null) return null;
    if (!isAlias(found)) return this.#valueOf(node);
    this.#expanding++;
    const value = this.#valueOf(node);
    this.#expanding--;
    return value;
  }

  #valueOf(node: Resolved): Json {
    if (isScalar(node)) {
      this.#grow(node, node.source?.length ?? 0);
      return scalarValue(node);
    }
    if (this.#open.has(node)) throw this.#stop('syntax', message('this alias is inside the value it refers to'), node);
    if (++this.#depth > MAX_DEPTH) throw this.#stop('depth', TOO_DEEP, node);
    this.#grow(node, 2);
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node) : this.#list(node.items);
    this.#open.delete(node);
    this.#depth--;
    return value;
  }

  #list(entries: readonly unknown[]): Json[] {
    const list: Json[] = [];
    for (const entry of entries) {
      this.#path.push(list.length);
      list.push(this.value(entry));
      this.#path.pop();
    }
    return list;
  }

  #map(node: YAMLMap): JsonObject {
    const map: JsonObject = {};
    const merged: JsonObject[] = [];
    for (const pair of node.items) {
      const key = this.#resolved(pair.key);
      if (key !== null && !isScalar(key))
        throw this.#stop('syntax', message('a list or map cannot be a member name'), key);
      const name = key?.source ?? '';
      this.#path.push(name);
      if (key !== null) this.#grow(key, name.length + 2, isAlias(pair.key));
      const value = this.value(pair.value);
      if (name === '<<' && key?.type === Scalar.PLAIN) {
        for (const source of this.#sources(value, pair.value)) merged.push(source);
      } else {
        if (Object.hasOwn(map, name)) this.#duplicate(name, key);
        setMember(map, name, value);
      }
      this.#path.pop();
    }
    for (const source of merged) {
      for (const [name, value] of Object.entries(source)) if (!Object.hasOwn(map, name)) setMember(map, name, value);
    }
    return map;
  }

  /** Returns the maps that `<<` merges: one, or a list in which earlier ones win. */
  #sources(value: Json, node: unknown): JsonObject[] {
    const sources = Array.isArray(value) ? value : [value];
    if (sources.every(isJsonObject)) return sources;
    throw this.#stop('syntax', message('"<<" takes a map or a list of maps'), node);
  }

  /** Returns the node itself, or the target of an alias. */
  #resolved(found: unknown): Resolved | null {
    if (!isNode<unknown>(found)) return null;
    if (!isAlias(found)) {
      if (found.anchor !== undefined) this.#anchors.set(found.anchor, found);
      return found;
    }
    const target = this.#targets.get(found) ?? this.#anchors.get(found.source);
    if (target === undefined)
      throw this.#stop('syntax', message('no anchor "{name}" before this alias', { name: found.source }), found);
    this.#targets.set(found, target);
    if (++this.#aliases > MAX_ALIASES)
      throw this.#stop('syntax', message('more than {most} aliases expanded', { most: MAX_ALIASES }), found);
    return target;
  }

  /** Counts the size of an expanded alias: the node itself and its parents. */
  #grow(node: Node, characters: number, isAdded = false): void {
    if (this.#expanding === 0 && !isAdded) return;
    if (++this.#addedNodes > MAX_ADDED_NODES)
      throw this.#stop('syntax', message('aliases expand to more than {most} values', { most: MAX_ADDED_NODES }), node);
    this.#added += characters + 1;
    if (this.#added > MAX_ADDED)
      throw this.#stop('syntax', message('aliases expand to more than {most} characters', { most: MAX_ADDED }), node);
  }

  #duplicate(name: string, node: Node | null): void {
    if (this.problems.length >= MAX_PROBLEMS) return;
    this.problems.push(
      this.#problem('duplicate', message('duplicate member {name} in one map', { name: JSON.stringify(name) }), node),
    );
  }

  #stop(kind: Problem['kind'], what: Message, node: unknown): Stop {
    return new Stop(this.#problem(kind, what, node));
  }

  #problem(kind: Problem['kind'], what: Message, node: unknown): Problem {
    const offset = isNode<unknown>(node) ? (node.range?.[0] ?? 0) : 0;
    return { kind, path: [...this.#path], what, ...this.#positions.at(offset) };
  }
}

/**
 * Returns a scalar of the core schema: text, true, false, null or a number. `.inf` and `.nan` stay text, as JSON does
 * not have them.
 */
function scalarValue(node: Scalar): Json {
  const { value, source = '' } = node;
  if (typeof value === 'number') return numberValue(source);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  return source;
}

/** Longer literals stay text: converting them takes quadratic time, and no amount is that long. */
const LONGEST_HEXADECIMAL = 1000;

const DECIMAL = /^([-+]?)0*([1-9]\d*|)(?:\.(\d*))?([eE][-+]?\d+)?$/;

/** Returns a number from its YAML forms, which include `+1`, `007`, `.5`, `1.`, `0x1F` and `0o17`. */
function numberValue(source: string): Json {
  if (source.startsWith('0x') || source.startsWith('0o')) {
    return source.length > LONGEST_HEXADECIMAL ? source : exactly(BigInt(source).toString());
  }
  const parts = DECIMAL.exec(source);
  if (!parts) return source;
  const [, sign, whole, fraction, exponent = ''] = parts;
  return exactly(`${sign === '-' ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}${exponent}`);
}
