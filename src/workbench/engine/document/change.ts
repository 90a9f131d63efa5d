import type { Edit } from 'jsonc-parser';

/** Returns the changed span between two texts, without their common prefix and suffix: offset, old length and new length. */
export function changedSpan(before: string, after: string): { offset: number; length: number; newLength: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  const most = shorter - start;
  while (end < most && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  return { offset: start, length: before.length - start - end, newLength: after.length - start - end };
}

/** Returns the single edit that turns one text into another, without their common prefix and suffix. */
export function changeEdits(before: string, after: string): Edit[] {
  if (before === after) return [];
  const { offset, length, newLength } = changedSpan(before, after);
  return [{ offset, length, content: after.slice(offset, offset + newLength) }];
}

/** Applies edits that do not overlap, as jsonc-parser does, which the first page does not load. */
export function edited(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { offset, length, content } of [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length)) {
    made += text.slice(at, offset) + content;
    at = offset + length;
  }
  return made + text.slice(at);
}
