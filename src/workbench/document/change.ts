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
