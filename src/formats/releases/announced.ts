/** What a coming release finds, by its release notes alone (chapter 26 §9). It is reported as information and counts in no verdict. */

import { followed, type Message, message } from '../../engine/text/message.ts';
import type { Judged } from '../rules/declare.ts';
import type { ComingRelease } from '../rules/releases.ts';
import type { Finding } from '../rules/run.ts';
import type { TermId } from '../terms/declare.ts';
import { bounded } from '../xml/bounds.ts';
import type { XmlElement } from '../xml/element.ts';

const FROM_NOTES = 'BW-RELEASE-NOTES';

/** The dates that XRechnung 2.6.0 looks at. */
const DATES: ReadonlySet<TermId> = new Set([
  'BT-2',
  'BT-7',
  'BT-9',
  'BT-26',
  'BT-72',
  'BT-73',
  'BT-74',
  'BT-134',
  'BT-135',
] as const);

/** Rules that the release adds, by their identifiers. */
const ADDED: Readonly<Record<string, (judged: Judged, own: Own) => Finding[]>> = {
  'BR-TMP-6': ({ syntax, invoice }, own) =>
    syntax === 'ubl' ? wrongDates(invoice, ({ value }) => /^\d{4}-\d\d-\d\d$/.test(value), ublText, own) : [],
  'BR-TMP-7': ({ syntax, invoice }, own) => {
    const isPlain = (date: XmlElement) => date.attribute('format') === '102' && /^\d{8}$/.test(date.value);
    return syntax === 'cii' ? wrongDates(invoice, isPlain, ciiText, own) : [];
  },
};

const ublText = (date: string) =>
  message('The date {date} must be written as YYYY-MM-DD, without a time zone.', { date });
const ciiText = (date: string) =>
  message('The date {date} must have the format 102 and eight digits: YYYYMMDD.', { date });

type Own = Pick<Finding, 'id' | 'set' | 'flag' | 'step'>;

function wrongDates(
  invoice: Judged['invoice'],
  isRight: (date: XmlElement) => boolean,
  textFor: (date: string) => Message,
  own: Own,
): Finding[] {
  const found: Finding[] = [];
  for (const [id, { element }] of invoice.within()) {
    if (element === undefined || !DATES.has(id) || isRight(element)) continue;
    found.push({ ...own, terms: [id], element, text: textFor(element.value) });
  }
  return found;
}

/** Returns what the notes of a release announce for a document, given what the rules of before find in it. */
export function announcedIn(
  { release, announces = {} }: ComingRelease,
  name: string,
  judged: Judged,
  broken: readonly Finding[],
  set: string,
): Finding[] {
  return Object.entries(announces).flatMap(([id, flag]) => {
    const own = { id, set, flag, step: undefined };
    const found = ADDED[id]?.(judged, own) ?? broken.filter((each) => each.id === id && each.flag === 'warning');
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
