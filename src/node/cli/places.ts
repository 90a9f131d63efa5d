import { type Node as JsonNode, type ParseError, parseTree } from 'jsonc-parser';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { MemberNames } from '../../engine/model/path.ts';

/** A place in a text: 1-based, the column in Unicode code points. */
export interface Position {
  line: number;
  column: number;
}

/** Where a property came from: a place in the text, or the name of another source. */
export type Origin = Position | { source: string };

export function isPosition(origin: Origin): origin is Position {
  return 'line' in origin;
}

/** Where a property stands in a text, or the nearest that is there. */
export interface Found {
  position: Position;
  /** Characters of the path that led there. */
  depth: number;
  complete: boolean;
}

/** A value in a text: where it begins, and what is in it. */
interface Place {
  offset: number;
  entries?: readonly (Place | undefined)[];
  members?: ReadonlyMap<string, Place>;
  /** Made when a path is first followed through it. */
  names?: MemberNames;
}

/** A text in JSON or YAML in which the properties of faults can be found. */
export class PlacedText {
  readonly #text: string;
  readonly #root: Place;
  readonly #lines: number[];
  /** Code points before every unit of a multiple of STEP, as far as they were asked for. */
  readonly #points: number[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#root = (/^\s*\{/.test(text) && jsonRoot(text)) || yamlRoot(text);
    this.#lines = lineStarts(text);
  }

  /** The place of a property such as `$.lines[0].item`: that of its value, or of the nearest that is there. */
  find(property: string): Found {
    const path = property.replace(/^\$\.?/, '');
    const { place, rest } = follow(this.#root, path);
    return { position: this.#positionOf(place.offset), depth: path.length - rest.length, complete: rest === '' };
  }

  #positionOf(offset: number): Position {
    let low = 0;
    let high = this.#lines.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: this.#pointsBefore(offset) - this.#pointsBefore(this.#lines[low] ?? 0) + 1 };
  }

  /** How many code points there are before a unit of the text. */
  #pointsBefore(offset: number): number {
    const step = Math.floor(offset / STEP);
    for (let known = this.#points.length; known <= step; known++) {
      const before = known === 0 ? 0 : (this.#points[known - 1] ?? 0);
      this.#points.push(known === 0 ? 0 : before + pointsIn(this.#text, (known - 1) * STEP, known * STEP));
    }
    return (this.#points[step] ?? 0) + pointsIn(this.#text, step * STEP, offset);
  }
}

/** A document may be one line of many megabytes, with many faults: so many of its units are counted again for each. */
const STEP = 4096;

/** Code points that begin in a part of a text. */
function pointsIn(text: string, from: number, to: number): number {
  let points = 0;
  for (let at = from; at < to; at++) if (!isSecondHalf(text, at)) points++;
  return points;
}

function isSecondHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0xdc00 || unit > 0xdfff) return false;
  const before = text.charCodeAt(at - 1);
  return before >= 0xd800 && before <= 0xdbff;
}

/** Names in paths are not quoted and may hold points and brackets: the longest that fits is taken. */
function follow(place: Place, path: string): { place: Place; rest: string } {
  const [whole, index] = /^\[(\d+)\]\.?/.exec(path) ?? [];
  const entry = index === undefined ? undefined : place.entries?.[Number(index)];
  if (whole !== undefined && entry) return follow(entry, path.slice(whole.length));
  const { members } = place;
  if (members) place.names ??= new MemberNames(members.keys());
  const [name] = place.names?.startsOf(path) ?? [];
  const member = name === undefined ? undefined : members?.get(name);
  if (path === '' || name === undefined || !member) return { place, rest: path };
  return follow(member, path.slice(name.length).replace(/^\./, ''));
}

function jsonRoot(text: string): Place | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // A map of YAML in braces, or broken: half a tree would show everything at its root.
  return tree && errors.length === 0 ? jsonPlace(tree) : undefined;
}

function jsonPlace({ type, offset, children = [] }: JsonNode): Place {
  if (type === 'array') return { offset, entries: children.map(jsonPlace) };
  if (type !== 'object') return { offset };
  const members = new Map<string, Place>();
  for (const { children: [name, value] = [] } of children) if (name && value) members.set(name.value, jsonPlace(value));
  return { offset, members };
}

function yamlRoot(text: string): Place {
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  return yamlPlace(document.contents) ?? { offset: 0 };
}

function yamlPlace(node: unknown): Place | undefined {
  if (isAlias(node)) {
    // What an alias stands for is looked up where it is defined, but the place to mend is where it is used.
    return node.range ? { offset: node.range[0] } : undefined;
  }
  if (isSeq(node)) {
    return { offset: node.range?.[0] ?? 0, entries: node.items.map((item) => yamlPlace(item)) };
  }
  if (isScalar(node)) return { offset: node.range?.[0] ?? 0 };
  if (!isMap(node)) return undefined;
  const members = new Map<string, Place>();
  for (const { key, value } of node.items) {
    const place = yamlPlace(value) ?? yamlPlace(key);
    if (isScalar(key) && place) members.set(key.source ?? String(key.value), place);
  }
  return { offset: node.range?.[0] ?? 0, members };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}
