import { pathText, type Step } from '../../engine/model/path.ts';

/** The way from a document to a value in it. */
export type Path = readonly Step[];

/** Returns a path as faults write it, without the `$`: `.lines[0].item`. */
export function fieldPath(path: Path): string {
  return pathText(path).slice(1);
}

/** Returns the steps of a path as it is written: `.lines[0].item`; `[]` stands for the first entry. */
export function stepsOf(written: string): Path {
  return [...written.matchAll(/\.([^.[\]]+)|\[(\d*)\]/g)].map(([, name, index]) => name ?? Number(index));
}
