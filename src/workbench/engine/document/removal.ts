import type { Edit, Node } from 'jsonc-parser';

/** Returns the edits that remove a value with its name and comma, and leave the layout of everything else. */
export function removalOf(value: Node | undefined): Edit[] {
  const part = value?.parent?.type === 'property' ? value.parent : value;
  const whole = part?.parent;
  if (!part || !whole?.children) return [];
  const index = positionIn(whole.children, part);
  if (index < 0) return [];
  const before = whole.children[index - 1];
  const following = whole.children[index + 1];
  const start = following ? part.offset : before ? end(before) : whole.offset + 1;
  const stop = following ? following.offset : before ? end(part) : end(whole) - 1;
  return [{ offset: start, length: stop - start, content: '' }];
}

function end({ offset, length }: Node): number {
  return offset + length;
}

const positions = new WeakMap<readonly Node[], ReadonlyMap<Node, number>>();

/** Returns the position of an entry. A text may have thousands of faults in one object, and edits move its entries. */
function positionIn(entries: readonly Node[], entry: Node): number {
  const known = positions.get(entries)?.get(entry);
  if (known !== undefined && entries[known] === entry) return known;
  const current = new Map(entries.map((each, position) => [each, position]));
  positions.set(entries, current);
  return current.get(entry) ?? -1;
}
