import { type Node as JsonNode, type ParseError, parseTree } from 'jsonc-parser';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { MemberNames } from '../../engine/model/path.ts';
import { type TextPosition, TextPositions } from '../../engine/reading/problem.ts';

/** The origin of a property: a position in the text, or the name of another source. */
export type Origin = TextPosition | { source: string };

export function isPosition(origin: Origin): origin is TextPosition {
  return 'line' in origin;
}

/** The position of a property in a text, or of its nearest existing ancestor. */
export interface NearestPosition {
  position: TextPosition;
  /** The number of characters of the path that were followed. */
  depth: number;
  complete: boolean;
}

/** A value in a text: its offset and content. */
interface LocatedNode {
  offset: number;
  entries?: readonly (LocatedNode | undefined)[];
  members?: ReadonlyMap<string, LocatedNode>;
  /** The names, collected when a path first passes through the value. */
  names?: MemberNames;
}

/**
 * Locates properties in JSON or YAML text. It parses the text again, only when there are faults: the engine's readers, which parse every
 * document, keep no positions.
 */
export class LocatedText {
  readonly #root: LocatedNode;
  readonly #positions: TextPositions;

  constructor(text: string) {
    this.#root = (/^\s*\{/.test(text) && jsonRoot(text)) || yamlRoot(text);
    this.#positions = new TextPositions(text);
  }

  /** Returns the position of a property such as `$.lines[0].item`, or of its nearest existing ancestor. */
  find(property: string): NearestPosition {
    const path = property.replace(/^\$\.?/, '');
    const { place, rest } = follow(this.#root, path);
    return { position: this.#positions.at(place.offset), depth: path.length - rest.length, complete: rest === '' };
  }
}

/** Follows a path as far as possible. Its names are unquoted and may contain points and brackets; the longest match wins. */
function follow(place: LocatedNode, path: string): { place: LocatedNode; rest: string } {
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

function jsonRoot(text: string): LocatedNode | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // For a YAML flow map or broken JSON, a partial tree would locate everything at its root.
  return tree && errors.length === 0 ? jsonLocation(tree) : undefined;
}

function jsonLocation({ type, offset, children = [] }: JsonNode): LocatedNode {
  if (type === 'array') return { offset, entries: children.map(jsonLocation) };
  if (type !== 'object') return { offset };
  const members = new Map<string, LocatedNode>();
  for (const { children: [name, value] = [] } of children)
    if (name && value) members.set(name.value, jsonLocation(value));
  return { offset, members };
}

function yamlRoot(text: string): LocatedNode {
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  return yamlLocation(document.contents) ?? { offset: 0 };
}

function yamlLocation(node: unknown): LocatedNode | undefined {
  if (isAlias(node)) {
    // An alias is resolved at its definition, but the fix belongs at its use.
    return node.range ? { offset: node.range[0] } : undefined;
  }
  if (isSeq(node)) {
    return { offset: node.range?.[0] ?? 0, entries: node.items.map((item) => yamlLocation(item)) };
  }
  if (isScalar(node)) return { offset: node.range?.[0] ?? 0 };
  if (!isMap(node)) return undefined;
  const members = new Map<string, LocatedNode>();
  for (const { key, value } of node.items) {
    const place = yamlLocation(value) ?? yamlLocation(key);
    if (isScalar(key) && place) members.set(key.source ?? String(key.value), place);
  }
  return { offset: node.range?.[0] ?? 0, members };
}
