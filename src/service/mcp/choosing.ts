import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';

/** Selects parts of a tool's result, as the caller chose (chapter 09 §8.2). */

const EVERY = Symbol('every entry of a list');

/** A name, an index of a list, or every entry. */
type Step = string | number | typeof EVERY;

/** The rest of a path: its steps from an index on. */
interface Way {
  steps: readonly Step[];
  next: number;
}

/**
 * Returns the members of a result that paths such as `totals.payable` and `lines[].sum` select, in their places, with list entries in
 * order. Undefined if there is no match.
 */
export function partOf(result: JsonObject, paths: readonly string[]): JsonObject | undefined {
  const part = cut(
    result,
    paths.map((path) => ({ steps: stepsIn(path), next: 0 })),
  );
  return isJsonObject(part) && Object.keys(part).length > 0 ? part : undefined;
}

/** Returns the steps of a path. A list without brackets means all its entries. */
function stepsIn(path: string): Step[] {
  return (path.replace(/^\$(?:\.|(?=\[)|$)/, '').match(/[^.[\]]+|\[\d*\]/g) ?? []).map((step) => {
    if (!step.startsWith('[')) return step;
    return step === '[]' ? EVERY : Number(step.slice(1, -1));
  });
}

/** Returns the selected parts of a value, or undefined if nothing is left. */
function cut(value: Json | undefined, ways: readonly Way[]): Json | undefined {
  if (value === undefined || ways.some(({ steps, next }) => next === steps.length)) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => cut(entry, waysInto(index, ways)));
    const left = entries.filter((entry) => entry !== undefined);
    return left.length > 0 ? left : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const inside = ways.filter(({ steps, next }) => steps[next] === name).map(further);
    const left = inside.length > 0 ? cut(member, inside) : undefined;
    return left === undefined ? [] : [[name, left] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** Returns the paths that continue from a list entry. */
function waysInto(index: number, ways: readonly Way[]): Way[] {
  return ways.flatMap((way) => {
    const step = way.steps[way.next];
    if (step === EVERY || step === index) return [further(way)];
    return typeof step === 'string' ? [way] : [];
  });
}

function further({ steps, next }: Way): Way {
  return { steps, next: next + 1 };
}

const LANGUAGE = /^[a-z]{2}$/;

/** Returns a value with multilingual texts reduced to one language, such as `es` or `es-ES`, with English as fallback. */
export function inLanguage(value: Json, code: string): Json {
  const [language = ''] = code.toLowerCase().split(/[-_]/, 1);
  return worded(value, language);
}

function worded(value: Json, language: string): Json {
  if (Array.isArray(value)) return value.map((entry) => worded(entry, language));
  if (!isJsonObject(value)) return value;
  const names = Object.keys(value);
  const isText = names.length > 0 && names.every((name) => LANGUAGE.test(name) && typeof value[name] === 'string');
  if (isText) {
    const [first = 'en'] = names;
    const name = [language, 'en'].find((each) => Object.hasOwn(value, each)) ?? first;
    return { [name]: value[name] ?? null };
  }
  const members = names.map((name) => [name, worded(value[name] ?? null, language)]);
  return Object.fromEntries(members);
}
