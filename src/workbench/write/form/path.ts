import { pathText, type Step } from '../../../engine/model/path.ts';

/** The path from a document to a value. */
export type Path = readonly Step[];

/** Returns a path in the notation of faults, without the `$`: `.lines[0].item`. */
export function fieldPath(path: Path): string {
  return pathText(path).slice(1);
}

/** Returns the steps of a path in that notation: `.lines[0].item`; `[]` means the first entry. */
export function stepsOf(written: string): Path {
  return [...written.matchAll(/\.([^.[\]]+)|\[(\d*)\]/g)].map(([, name, index]) => name ?? Number(index));
}
