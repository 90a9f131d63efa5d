import { isObject } from '../../engine/document/values.ts';
import type { SavedIn, savedFiles } from './shapes/index.ts';

/** Returns the lists in a file that the workbench saved; undefined for another file, or if any value has another shape. */
export async function readSaved<Kind extends keyof typeof savedFiles>(
  text: string,
  kind: Kind,
): Promise<SavedIn<Kind> | undefined> {
  const content = jsonOf(text);
  if (!isObject(content) || content.billwright !== kind) return undefined;
  const files = (await import('./shapes/index.ts')).savedFiles;
  for (const [name, shape] of Object.entries(files[kind])) {
    const list = content[name];
    if (!Array.isArray(list) || !list.every((value) => shape.safeParse(value).success)) return undefined;
  }
  return content as SavedIn<Kind>;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
