/** What there is to say to those who ask for the rules of a day: how well these are the rules of that day (chapter 26 §1). */

import { type Message, message } from '../../engine/text/message.ts';
import type { Format } from '../declare/format.ts';
import type { Judged } from '../rules/declare.ts';
import type { ComingRelease, ReleaseRow, Releases } from '../rules/releases.ts';
import type { Finding } from '../rules/run.ts';
import { announcedIn } from './announced.ts';
import { NO_RELEASES, noReleases } from './day.ts';

/** The releases of a format, and the row that was chosen for a day. */
interface Chosen {
  readonly releases: Releases;
  readonly row: ReleaseRow;
  readonly day: string;
}

/**
 * Returns the notes on the choice of releases, and what the notes of a coming release announce.
 * @param chosen undefined for documents without older rules
 * @param broken what is broken by the rules of the day
 */
export function notesOn(
  format: Format,
  chosen: Chosen | undefined,
  judged: Judged,
  broken: readonly Finding[],
): Finding[] {
  const { note, coming } = chosen ? noteOn(chosen) : { note: { id: NO_RELEASES, text: noReleases(format) } };
  const place = { set: format.key, flag: 'information', terms: [], element: judged.root, step: undefined } as const;
  return [
    ...(note ? [{ ...note, ...place }] : []),
    ...(chosen && coming ? announcedIn(coming, chosen.releases.name, broken) : []),
  ];
}

interface Noted {
  readonly note?: { readonly id: string; readonly text: Message };
  /** A newer release that applies on the day, whose rules are not here. */
  readonly coming?: ComingRelease;
}

function noteOn({ releases: { name, rows, newer }, row, day }: Chosen): Noted {
  if (row.from !== undefined && day < row.from) {
    const text = message(
      'The earliest rules of {name} that Billwright has are those of release {release}, which applies from {from}; the document was judged by them.',
      { name, release: row.release, from: row.from },
    );
    return { note: { id: 'BW-RELEASE-EARLIEST', text } };
  }
  if (newer === undefined || row !== rows.at(-1) || day < newer.from) return {};
  const text = message(
    'Release {newer} of {name} applies from {from}. Billwright does not have its rules yet, so the document was judged by release {release}.',
    { name, newer: newer.release, from: newer.from, release: row.release },
  );
  return { note: { id: 'BW-RELEASE-NEWER', text }, coming: newer };
}
