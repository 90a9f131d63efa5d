import { message, type Value } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Step } from './path.ts';

/** Returns the name of a property for use in a sentence: `issue_date`, `entry 2 of lines`, `the document`. */
export function subjectOf(path: readonly Step[]): Value {
  const last = path[path.length - 1];
  if (last === undefined) return message('the document');
  if (typeof last === 'string') return shorten(last);
  const list = path[path.length - 2];
  if (list === undefined) return message('entry {position} of the list', { position: last });
  return message('entry {position} of {list}', { position: last, list: shorten(String(list)) });
}
