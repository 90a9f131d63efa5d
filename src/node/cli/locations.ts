import { type Node as JsonNode, type ParseError, parseTree } from 'jsonc-parser';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { MemberNames } from '../../engine/model/path.ts';
import { type TextPosition, TextPositions } from '../../engine/reading/problem.ts';

/** Where a property came from: a place in the text, or the name of another source. */
export type Origin = TextPosition | { source: string };

export function isPosition(origin: Origin): origin is TextPosition {
  return 'line' in origin;
}

/** Where a property is in a text, or the nearest that is there. */
export interface Found {
  position: TextPosition;
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

/**
 * A text in JSON or YAML in which the properties of faults can be found. It is read for that alone, and only when there are faults: the engine's
 * readers, which every document goes through, keep no location of a value.
 */
export class LocatedText {
  readonly #root: Place;
  readonly #positions: TextPositions;

  constructor(text: string) {
    this.#root = (/^\s*\{/.test(text) && jsonRoot(text)) || yamlRoot(text);
    this.#positions = new TextPositions(text);
  }

  /** Returns the place of a property such as `$.lines[0].item`: that of its value, or of the nearest that is there. */
  find(property: string): Found {
    const path = property.replace(/^\$\.?/, '');
    const { place, rest } = follow(this.#root, path);
    return { position: this.#positions.at(place.offset), depth: path.length - rest.length, complete: rest === '' };
  }
}

/** Follows a path as far as it leads. Names in it are not quoted and may hold points and brackets: the longest that fits is taken. */
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
  return tree && errors.length === 0 ? jsonLocation(tree) : undefined;
}

function jsonLocation({ type, offset, children = [] }: JsonNode): Place {
  if (type === 'array') return { offset, entries: children.map(jsonLocation) };
  if (type !== 'object') return { offset };
  const members = new Map<string, Place>();
  for (const { children: [name, value] = [] } of children)
    if (name && value) members.set(name.value, jsonLocation(value));
  return { offset, members };
}

function yamlRoot(text: string): Place {
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  return yamlLocation(document.contents) ?? { offset: 0 };
}

function yamlLocation(node: unknown): Place | undefined {
  if (isAlias(node)) {
    // The value of an alias is looked up where it is defined, but the place to fix is where it is used.
    return node.range ? { offset: node.range[0] } : undefined;
  }
  if (isSeq(node)) {
    return { offset: node.range?.[0] ?? 0, entries: node.items.map((item) => yamlLocation(item)) };
  }
  if (isScalar(node)) return { offset: node.range?.[0] ?? 0 };
  if (!isMap(node)) return undefined;
  const members = new Map<string, Place>();
  for (const { key, value } of node.items) {
    const place = yamlLocation(value) ?? yamlLocation(key);
    if (isScalar(key) && place) members.set(key.source ?? String(key.value), place);
  }
  return { offset: node.range?.[0] ?? 0, members };
}
