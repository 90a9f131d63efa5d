import type { Edit, Node } from 'jsonc-parser';

/** Returns the edits that remove a value with its name and comma, and leave the layout of everything else. */
export function removalOf(value: Node | undefined): Edit[] {
  const part = value?.parent?.type === 'property' ? value.parent : value;
  const whole = part?.parent;
  if (!part || !whole?.children) return [];
  const index = whole.children.indexOf(part);
  const before = whole.children[index - 1];
  const following = whole.children[index + 1];
  const start = following ? part.offset : before ? end(before) : whole.offset + 1;
  const stop = following ? following.offset : before ? end(part) : end(whole) - 1;
  return [{ offset: start, length: stop - start, content: '' }];
}

function end({ offset, length }: Node): number {
  return offset + length;
}
