import type { Environment, Fault } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { build } from '../../operations/build.ts';
import type { Refusal } from '../../operations/errors.ts';

/** The faults of a document that was never built. */
export interface Unbuilt {
  /** The number of those that building removes. */
  gone: number;
  /** Those that building reports. */
  left: readonly Fault[];
}

/**
 * Returns the faults of a document that was never built, divided into those that building removes and the others. Undefined if it lacks
 * nothing that building fills in.
 */
export async function unbuilt(
  data: JsonObject,
  { faults }: Refusal,
  environment: Environment,
): Promise<Unbuilt | undefined> {
  const built = await build.run({ data }, environment);
  if (!built.ok && built.key === 'input') return undefined;
  const left = built.ok ? [] : built.faults;
  const known = new Set(left.map(identityOf));
  const gone = faults.filter((each) => !known.has(identityOf(each)));
  const isFilled = gone.some(({ properties }) => properties.some((property) => !hasProperty(data, property)));
  return gone.length > 1 && isFilled ? { gone: gone.length, left } : undefined;
}

function identityOf({ code, properties }: Fault): string {
  return [code, ...properties].join(' ');
}

/** Returns whether a document has a property such as `$.lines[0].sum`. */
function hasProperty(document: JsonObject, property: string): boolean {
  let value: Json | undefined = document;
  for (const [, index, name] of property.slice(1).matchAll(/\[(\d+)\]|([^.[\]]+)/g)) {
    if (index !== undefined) value = Array.isArray(value) ? value[Number(index)] : undefined;
    else value = isJsonObject(value) ? value[name ?? ''] : undefined;
  }
  return value !== undefined;
}
