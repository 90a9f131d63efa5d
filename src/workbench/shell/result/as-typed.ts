import { isObject } from '../../engine/document/values.ts';

/**
 * Returns the typed document in the order and form of the built one, so that a comparison shows only what building changed or added. Wraps
 * it in an envelope if building did.
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
