/** The day by whose rules documents are judged: `as_of` of requests. */

import { type Fault, fault } from '../../engine/faults.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import type { Checked, XmlFault } from '../declare/checked.ts';
import type { Format } from '../declare/format.ts';
import type { CheckOptions } from '../declare/syntax.ts';
import { today } from './today.ts';

/** The document's own date of issue as the day. */
const ISSUE = 'issue';

/** Returns the fault of a text that is neither a calendar day nor `issue`. */
export function faultOfDay(text: string | undefined): Fault | undefined {
  if (text === undefined || text === ISSUE || isDay(text)) return undefined;
  return fault(
    'BW-REQUEST-TYPE',
    'request.as_of',
    'as_of must be a day, such as 2026-02-23, or issue for the date of the document, not {text}',
    { text: shorten(text) },
  );
}

/** Returns whether a text is a calendar day: `2026-02-23`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns options with the function that chooses the day for a file, or the fault of the day. */
export function withDay(options: CheckOptions): CheckOptions | { what: Message; wrong: Fault } {
  const { asOf, today: given = today() } = options;
  const wrong = faultOfDay(asOf);
  return wrong
    ? { what: wrong, wrong }
    : { ...options, ...(asOf !== undefined && { dayFor: (issued) => dayFor(asOf, issued, given) }) };
}

/** Returns the day by whose rules a document is judged; today for `issue` if the document has no date. */
function dayFor(asOf: string, issued: string | undefined, given: string): string {
  if (asOf !== ISSUE) return asOf;
  const [, year, month, day] = /^\s*(\d{4})-?(\d\d)-?(\d\d)/.exec(issued ?? '') ?? [];
  const written = `${year}-${month}-${day}`;
  return isDay(written) ? written : given;
}

/** The note that a format has only one release. */
export const NO_RELEASES = 'BW-RELEASE-NONE';

export function noReleases({ name, key }: Format): Message {
  return message(
    'Billwright has no older releases of the rules of {name}, so the document was checked against today’s rules.',
    {
      name: name.en ?? key,
    },
  );
}

/** Returns what was checked with the note, if its syntax has no releases at all. */
export function withNote(checked: Checked): Checked {
  if (checked.releases || checked.unjudged) return checked;
  return { ...checked, warnings: [...checked.warnings, note(NO_RELEASES, noReleases(checked.format))] };
}

/** Returns a note on the releases of rules. */
export function note(code: string, text: Message): XmlFault {
  return { code, level: 'information', terms: [], xpaths: ['/'], positions: [], text };
}
