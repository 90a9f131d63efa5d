import { isObject } from '../document/values.ts';

/**
 * Returns what was typed in the order and form of what came back, so that a comparison shows what building changed or
 * added, not how one writes. Where building wrapped the document in an envelope, so does this.
 */
export function asTyped(typed: unknown, built: unknown): unknown {
  const wrapped = isObject(built) && 'doc' in built && isObject(typed) && !('doc' in typed);
  return arranged(wrapped ? { doc: typed } : typed, built);
}

function arranged(typed: unknown, built: unknown): unknown {
  if (Array.isArray(typed)) {
    const like = Array.isArray(built) ? built : [];
    return typed.map((entry, index) => arranged(entry, like[index]));
  }
  if (!isObject(typed)) return typed;
  const like = isObject(built) ? built : {};
  const names = new Set([...Object.keys(like).filter((name) => Object.hasOwn(typed, name)), ...Object.keys(typed)]);
  return Object.fromEntries(Array.from(names, (name) => [name, arranged(typed[name], like[name])]));
}
