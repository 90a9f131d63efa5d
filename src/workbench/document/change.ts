import type { Edit } from 'jsonc-parser';

/** Returns where a text was changed to become another, and the length of that there: what is the same at both ends is left out. */
export function changedSpan(before: string, after: string): { offset: number; length: number; newLength: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  const most = shorter - start;
  while (end < most && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  return { offset: start, length: before.length - start - end, newLength: after.length - start - end };
}

/** Returns the one edit that makes a text another: what is the same at both ends is left alone. */
export function changeEdits(before: string, after: string): Edit[] {
  if (before === after) return [];
  const { offset, length, newLength } = changedSpan(before, after);
  return [{ offset, length, content: after.slice(offset, offset + newLength) }];
}

/** Returns a text with edits made that do not overlap: as jsonc-parser does it, which the first page is without. */
export function edited(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { offset, length, content } of [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length)) {
    made += text.slice(at, offset) + content;
    at = offset + length;
  }
  return made + text.slice(at);
}
