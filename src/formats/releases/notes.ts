/** The notes for requests for the rules of a day: how closely the chosen rules match that day (chapter 26 §1). */

import { type Message, message } from '../../engine/text/message.ts';
import type { Format } from '../declare/format.ts';
import type { Judged } from '../rules/declare.ts';
import type { ReleaseRow, Releases } from '../rules/releases.ts';
import type { Finding } from '../rules/run.ts';
import { NO_RELEASES, noReleases } from './day.ts';

/** The releases of a format, and the row that was chosen for a day. */
interface Chosen {
  readonly releases: Releases;
  readonly row: ReleaseRow;
  readonly day: string;
}

/**
 * Returns the notes on the choice of releases.
 * @param chosen undefined for documents without older rules
 */
export function notesOn(format: Format, chosen: Chosen | undefined, judged: Judged): Finding[] {
  const note = chosen ? noteOn(chosen) : { id: NO_RELEASES, text: noReleases(format) };
  return note
    ? [{ ...note, set: format.key, flag: 'information', terms: [], element: judged.root, step: undefined }]
    : [];
}

function noteOn({ releases: { name }, row, day }: Chosen): { id: string; text: Message } | undefined {
  if (row.from === undefined || day >= row.from) return undefined;
  const text = message(
    'The earliest rules of {name} that Billwright has are those of release {release}, which applies from {from}; the document was checked against them.',
    { name, release: row.release, from: row.from },
  );
  return { id: 'BW-RELEASE-EARLIEST', text };
}
