import { applyEdits, type Edit, findNodeAtLocation, getNodeValue, modify, type Node } from 'jsonc-parser';
import { groupBy } from '../../../engine/model/group-by.ts';
import { changeEdits } from '../../engine/document/change.ts';
import { layout } from '../../engine/document/edits.ts';
import { removalOf } from '../../engine/document/removal.ts';
import { nameOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import { writeDensely } from '../../engine/document/write.ts';
import { formTree } from './form-text.ts';
import { fieldPath, type Path } from './path.ts';

/** Returns the member names of the object at a path, in the standard's order. */
export type OrderOf = (path: Path) => readonly string[];

/** Returns the edits that set a value, creating missing objects and lists on its path. */
export function setEdits(text: string, path: Path, value: unknown, orderOf: OrderOf): Edit[] {
  const root = formTree(text);
  const present = root && findNodeAtLocation(root, [...path]);
  if (present) return [{ offset: present.offset, length: present.length, content: onLine(value) }];
  const { parent, missing } = nearest(root, path);
  const wrapped = missing
    .slice(1)
    .reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
  const parentPath = path.slice(0, path.length - missing.length);
  const [name = ''] = missing;
  if (typeof name === 'number') return appendEdits(text, parent, wrapped, parentPath);
  return memberEdits(text, parent, parentPath, { name, value: wrapped, order: orderOf(parentPath) });
}

/** Initial members of an object that is created by writing into it: the quantity of a new line. */
export interface ExtraMembers {
  of: Path;
  members: Readonly<Record<string, unknown>>;
  /** The field that the members are taken from: a new value of it, converted, replaces the members that still have the old one. */
  follows?: { path: Path; convert(value: unknown): unknown };
  /** Whether an object that has nothing but these members stays: the tax number of the supplier, whose country is that of the document. */
  stays?: boolean;
}

/** Returns the edits that set a value, with the initial members of the objects they create. */
export function writeEdits(
  text: string,
  path: Path,
  value: unknown,
  orderOf: OrderOf,
  extras: readonly ExtraMembers[],
): Edit[] {
  const others = extras.flatMap(({ of, members, follows }) => {
    const isNew = nodeAt(text, of) === undefined;
    const isFollowing = follows !== undefined && isSame(follows.path, path);
    return Object.entries(members).flatMap(([name, member]) => {
      const at = [...of, name];
      if (isFollowing)
        return isNew || valueAt(text, at) === member ? [{ path: at, value: follows.convert(value) }] : [];
      return isNew ? [{ path: at, value: member }] : [];
    });
  });
  const written = fieldPath(path);
  return changesEdits(text, [{ path, value }, ...others.filter((other) => fieldPath(other.path) !== written)], orderOf);
}

function valueAt(text: string, path: Path): unknown {
  const node = nodeAt(text, path);
  return node && getNodeValue(node);
}

/** A value to set, or to remove if undefined. */
export interface Change {
  path: Path;
  value: unknown;
}

/** Returns the edits of several changes, one after another. */
export function changesEdits(text: string, changes: readonly Change[], orderOf: OrderOf): Edit[] {
  const editsOf = (now: string, { path, value }: Change) =>
    value === undefined ? removeEdits(now, path) : setEdits(now, path, value, orderOf);
  const [only] = changes;
  if (changes.length === 1 && only) return editsOf(text, only);
  const isInEntry = ({ path }: Change) =>
    typeof path[1] === 'number' && path.length > 2 && nodeAt(text, path.slice(0, 2));
  const groups = groupBy(changes, (change) => (isInEntry(change) ? fieldPath(change.path.slice(0, 2)) : ''));
  if (groups.size > 1 && !groups.has('')) return entriesEdits(text, [...groups.values()], orderOf);
  const after = changes.reduce((now, change) => applyEdits(now, editsOf(now, change)), text);
  return changeEdits(text, after);
}

/**
 * Returns the edits of changes in many entries of a list, such as pasted rows. Each entry is edited in a separate text, so that the work
 * does not grow with the whole document.
 */
function entriesEdits(text: string, groups: readonly (readonly Change[])[], orderOf: OrderOf): Edit[] {
  const entries = groups.map((changes) => {
    const entry = changes[0]?.path.slice(0, 2) ?? [];
    const { offset = 0, length = 0 } = nodeAt(text, entry) ?? {};
    return { changes, entry, offset, source: text.slice(offset, offset + length) };
  });
  const edits = entries.flatMap(({ changes, entry, offset, source }) => {
    const within = changes.map(({ path, value }) => ({ path: path.slice(entry.length), value }));
    const own = changesEdits(source, within, (path) => orderOf([...entry, ...path]));
    return own.map((edit) => ({ ...edit, offset: edit.offset + offset }));
  });
  return asOne(text, edits);
}

/** Combines many edits into one, keeping the text between, because an editor does some work for each. */
function asOne(text: string, edits: readonly Edit[]): Edit[] {
  const ordered = edits.toSorted((one, other) => one.offset - other.offset);
  const [first] = ordered;
  if (!first) return [];
  const pieces: string[] = [];
  let done = first.offset;
  for (const { offset, length, content } of ordered) {
    pieces.push(text.slice(done, offset), content);
    done = offset + length;
  }
  return [{ offset: first.offset, length: done - first.offset, content: pieces.join('') }];
}

/**
 * Returns the edits that remove a value, and parents left with nothing but their initial members. Only the last entry of a list is removed,
 * so that the others keep their indexes.
 */
export function clearEdits(text: string, path: Path, extras: readonly ExtraMembers[] = []): Edit[] {
  const root = formTree(text);
  let gone = path;
  for (let around = path.slice(0, -1); root && around.length > 0; around = around.slice(0, -1)) {
    const node = findNodeAtLocation(root, [...around]);
    const step = gone.at(-1);
    const parts = node?.children ?? [];
    if (node?.type === 'array') {
      if (step !== 0 || parts.length > 1) break;
    } else {
      const { members = {}, stays } = extras.find(({ of }) => isSame(of, around)) ?? {};
      if (stays && parts.length > 1) break;
      if (parts.some((part) => nameOf(part) !== step && !holds(part, members))) break;
    }
    gone = around;
  }
  return removeEdits(text, gone);
}

/** Returns whether a member of an object equals one of the given ones. */
function holds(part: Node, members: Readonly<Record<string, unknown>>): boolean {
  const [, member] = part.children ?? [];
  const wanted = members[nameOf(part)];
  return (
    wanted !== undefined && member !== undefined && JSON.stringify(getNodeValue(member)) === JSON.stringify(wanted)
  );
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** Returns the edits that append entries to a list. */
export function addEntriesEdits(text: string, list: Path, values: readonly unknown[], orderOf: OrderOf): Edit[] {
  const last = entriesOf(text, list).at(-1);
  if (!last) return setEdits(text, list, values, orderOf);
  const between = separator(text, last);
  return [{ offset: end(last), length: 0, content: values.map((value) => between + onLine(value)).join('') }];
}

/** Returns the edits that remove a value with its name and comma. */
export function removeEdits(text: string, path: Path): Edit[] {
  return removalOf(nodeAt(text, path));
}

/** Returns the edits that append an entry to a list, which is created if missing. */
export function addEntryEdits(text: string, list: Path, value: unknown, orderOf: OrderOf): Edit[] {
  const present = nodeAt(text, list);
  return present ? appendEdits(text, present, value, list) : setEdits(text, list, [value], orderOf);
}

/** Returns the edits that insert a copy of an entry after it, in the same layout. */
export function duplicateEdits(text: string, list: Path, index: number): Edit[] {
  const entry = entriesOf(text, list)[index];
  if (!entry) return [];
  return [{ offset: end(entry), length: 0, content: separator(text, entry) + sourceOf(text, entry) }];
}

/** Returns the edits that move an entry of a list to another position. */
export function moveEdits(text: string, list: Path, from: number, to: number): Edit[] {
  const entries = entriesOf(text, list);
  const moved = entries[from];
  if (!moved || !entries[to] || from === to) return [];
  const ordered = entries.toSpliced(from, 1).toSpliced(to, 0, moved);
  return entries.flatMap((entry, index) => {
    const wanted = ordered[index];
    if (!wanted || wanted === entry) return [];
    return [{ offset: entry.offset, length: entry.length, content: sourceOf(text, wanted) }];
  });
}

/** Returns the edits that rename a member. */
export function renameEdits(text: string, path: Path, name: string): Edit[] {
  const key = nodeAt(text, path)?.parent?.children?.[0];
  return key ? [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }] : [];
}

function nodeAt(text: string, path: Path): Node | undefined {
  const root = formTree(text);
  return root && findNodeAtLocation(root, [...path]);
}

function entriesOf(text: string, list: Path): readonly Node[] {
  return nodeAt(text, list)?.children ?? [];
}

function sourceOf(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

function end({ offset, length }: Node): number {
  return offset + length;
}

/** Returns the last existing value on a path, and the missing steps. */
function nearest(root: Node | undefined, path: Path): { parent: Node | undefined; missing: Path } {
  for (let length = path.length - 1; root && length >= 0; length--) {
    const parent = findNodeAtLocation(root, path.slice(0, length));
    if (parent) return { parent, missing: path.slice(length) };
  }
  return { parent: undefined, missing: path };
}

interface Member {
  name: string;
  value: unknown;
  order: readonly string[];
}

/** Adds a member after those that precede it in the standard's order, in the layout of its neighbour. */
function memberEdits(text: string, object: Node | undefined, path: Path, { name, value, order }: Member): Edit[] {
  const members = object?.type === 'object' ? (object.children ?? []) : [];
  const [first] = members;
  if (!first) return modify(text, [...path, name], value, { formattingOptions: layout });
  const rank = (member: Node) => order.indexOf(nameOf(member));
  const own = order.indexOf(name);
  // Members without a place in that order go to the end.
  const before = own < 0 ? members.at(-1) : members.findLast((member) => rank(member) < own);
  const near = separator(text, before ?? first);
  const written = `${JSON.stringify(name)}: ${near.includes('\n') ? onLines(value, near.slice(2)) : onLine(value)}`;
  return before
    ? [{ offset: end(before), length: 0, content: separator(text, before) + written }]
    : [{ offset: first.offset, length: 0, content: written + separator(text, first) }];
}

function appendEdits(text: string, list: Node | undefined, value: unknown, path: Path): Edit[] {
  const last = list?.children?.at(-1);
  if (!last) return modify(text, [...path, 0], value, { formattingOptions: layout, isArrayInsertion: true });
  return [{ offset: end(last), length: 0, content: separator(text, last) + onLine(value) }];
}

/** Returns the text between a part and the next: a line break if the part begins a line. */
function separator(text: string, { offset }: Node): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  return before.trim() === '' && lineStart > 0 ? `,\n${before}` : ', ';
}

/** Returns a value formatted over several lines, with each object of a list on a line. */
function onLines(value: unknown, indent: string): string {
  if (!Array.isArray(value) || !value.some(isObject)) return onLine(value);
  const entries = value.map((entry) => `${indent}  ${onLine(entry)}`);
  return `[\n${entries.join(',\n')}\n${indent}]`;
}

/** Returns a value formatted on one line. */
function onLine(value: unknown): string {
  return writeDensely([value]).trim().slice(1, -1).trim();
}
