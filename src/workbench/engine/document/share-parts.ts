/** Returns the new value, reusing equal parts of the old one, so that they need not be rendered again. Both are JSON values. */
export function shareParts<T>(before: unknown, after: T): T;
export function shareParts(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as { readonly [name: string]: unknown };
  const now = after as { [name: string]: unknown };
  const names = Object.keys(now);
  let equal = names.length === Object.keys(old).length;
  for (const name of names) {
    now[name] = shareParts(old[name], now[name]);
    if (now[name] !== old[name]) equal = false;
  }
  return equal ? before : after;
}
