import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';

/** What a caller chooses of the result of a tool (chapter 09 §8.2). */

const EVERY = Symbol('every entry of a list');

/** A name, the index of an entry of a list, or every entry. */
type Step = string | number | typeof EVERY;

/**
 * Returns the members of a result that paths such as `totals.payable` and `lines[].sum` name, each where it stands, entries of lists in their order;
 * undefined where there is none of them.
 */
export function partOf(result: JsonObject, paths: readonly string[]): JsonObject | undefined {
  const part = cut(
    result,
    paths.map((path) => stepsIn(path)),
  );
  return isJsonObject(part) && Object.keys(part).length > 0 ? part : undefined;
}

/** Returns the steps of a path. A list that it goes through without brackets is gone through entry by entry. */
function stepsIn(path: string): Step[] {
  return (path.replace(/^\$(?:\.|(?=\[)|$)/, '').match(/[^.[\]]+|\[\d*\]/g) ?? []).map((step) => {
    if (!step.startsWith('[')) return step;
    return step === '[]' ? EVERY : Number(step.slice(1, -1));
  });
}

/** Returns what is left of a value where only some paths from it are wanted; undefined where that is nothing. */
function cut(value: Json | undefined, paths: readonly Step[][]): Json | undefined {
  if (value === undefined || paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => cut(entry, pathsInto(index, paths)));
    const left = entries.filter((entry) => entry !== undefined);
    return left.length > 0 ? left : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const inside = paths.filter(([step]) => step === name).map(([, ...rest]) => rest);
    const left = inside.length > 0 ? cut(member, inside) : undefined;
    return left === undefined ? [] : [[name, left] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** Returns the paths that go on from an entry of a list. */
function pathsInto(index: number, paths: readonly Step[][]): Step[][] {
  return paths.flatMap((path) => {
    const [step, ...rest] = path;
    if (step === EVERY || step === index) return [rest];
    return typeof step === 'string' ? [path] : [];
  });
}

const LANGUAGE = /^[a-z]{2}$/;

/** Returns a value whose texts in several languages have the one that is wanted only, or else that in English. */
export function inLanguage(value: Json, language: string): Json {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (!isJsonObject(value)) return value;
  const names = Object.keys(value);
  const isText = names.length > 0 && names.every((name) => LANGUAGE.test(name) && typeof value[name] === 'string');
  if (isText) {
    const [first = 'en'] = names;
    const name = [language, 'en'].find((each) => Object.hasOwn(value, each)) ?? first;
    return { [name]: value[name] ?? null };
  }
  const members = names.map((name) => [name, inLanguage(value[name] ?? null, language)]);
  return Object.fromEntries(members);
}
