/** The way from a document to a value in it: names of members, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** A path as faults write it, without the `$`: `.lines[0].item`. */
export function pathText(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}
