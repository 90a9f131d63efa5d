import { shorten } from '../text/shorten.ts';
import type { Step } from './path.ts';

/** Returns the name of a property for use in a sentence, like the end of its path: `issue_date`, `lines[2]`, `$` for the document. */
export function subjectOf(path: readonly Step[]): string {
  const last = path[path.length - 1];
  if (typeof last !== 'number') return last === undefined ? '$' : shorten(last);
  const list = path[path.length - 2];
  return `${list === undefined ? '$' : shorten(String(list))}[${last}]`;
}
