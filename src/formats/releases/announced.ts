/** What a coming release finds, by its release notes alone (chapter 26 §9). It is reported as information and counts in no verdict. */

import { followed, type Message, message } from '../../engine/text/message.ts';
import type { ComingRelease } from '../rules/releases.ts';
import type { Finding } from '../rules/run.ts';
import { bounded } from '../xml/bounds.ts';

const FROM_NOTES = 'BW-RELEASE-NOTES';

/** Returns what the notes of a release announce for a document, given what the rules of before find in it. */
export function announcedIn(
  { release, announces = {} }: ComingRelease,
  name: string,
  broken: readonly Finding[],
): Finding[] {
  return Object.entries(announces).flatMap(([id, flag]) => {
    const found = broken.filter((each) => each.id === id && each.flag === 'warning');
    return found.map((each) => ({
      ...each,
      id: FROM_NOTES,
      flag: 'information' as const,
      announces: id,
      text: followed(textOf({ name, release, code: id }, flag), bounded(each.text)),
    }));
  });
}

function textOf(values: { name: string; release: string; code: string }, flag: 'fatal' | 'warning'): Message {
  return flag === 'fatal'
    ? message('From the release notes of {name} {release}: {code} becomes an error.', values)
    : message('From the release notes of {name} {release}: {code} is a new warning.', values);
}
