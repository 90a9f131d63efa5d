/** Chooses the releases of the official rules that apply to a document on a day (chapter 26 §1). Loaded on demand. */

import type { AppliedRelease } from '../../engine/faults.ts';
import { type Message, message } from '../../engine/text/message.ts';
import type { Format, SchemaKey } from '../format.ts';
import type { Naming } from '../naming.ts';
import type { RuleSet } from '../rules/declare.ts';
import { loadSetAt } from '../rules/older-sets.ts';
import { loadRuleSetsOf, sharedRuleSets } from '../rules/sets.ts';
import { type ReleaseRow, type Releases, releasesBySet } from './rows.ts';

/** A note on the choice of a release. */
export interface ReleaseNote {
  readonly id: 'BW-RELEASE-EARLIEST' | 'BW-RELEASE-NEWER' | 'BW-RELEASE-NONE';
  readonly text: Message;
}

/** The rules that apply to a document. */
export interface RulesOfDay {
  readonly sets: readonly RuleSet[];
  readonly schema: SchemaKey;
  readonly releases: readonly AppliedRelease[];
  readonly note?: ReleaseNote | undefined;
}

/** Loads the rules of a format that apply on a day. */
export async function rulesOfDay(format: Format, naming: Naming, day: string): Promise<RulesOfDay> {
  const own = format.rules.at(-1);
  const releases = own && releasesBySet[own];
  const isOther = naming === 'version' && releases?.rows[0]?.from !== undefined;
  if (releases === undefined || isOther) return rulesOfToday(format);
  const row = rowOn(releases, day);
  const keys = format.rules.filter((key) => row.sets[key] !== undefined);
  return {
    sets: await Promise.all(keys.map((key) => loadSetAt(key, row.sets[key] ?? ''))),
    schema: row.schema ?? format.schema,
    releases: keys.map((key) => appliedIn(releases, row, key)),
    note: noteOn(releases, row, day),
  };
}

async function rulesOfToday(format: Format): Promise<RulesOfDay> {
  const sets = await loadRuleSetsOf(sharedRuleSets, format.rules);
  const text = message(
    'Billwright has no older releases of the rules of {name}, so the document was judged by today’s rules.',
    { name: format.name.en ?? format.key },
  );
  return {
    sets,
    schema: format.schema,
    releases: sets.map(({ key, version, from }) => ({ set: key, release: version, from })),
    note: { id: 'BW-RELEASE-NONE', text },
  };
}

/** Returns the row that applies on a day, or the first one. */
function rowOn({ rows }: Releases, day: string): ReleaseRow {
  const row = rows.findLast(({ from = '' }) => from <= day) ?? rows[0];
  if (row === undefined) throw new Error('there are no releases');
  return row;
}

/** Returns the release of a set in a row, and the first day on which it applies there. */
function appliedIn({ rows }: Releases, row: ReleaseRow, set: Format['rules'][number]): AppliedRelease {
  const release = row.sets[set] ?? '';
  const first = rows.findIndex(({ sets }) => sets[set] === release);
  const { from } = rows[first] ?? row;
  return { set, release, ...(from !== undefined && { from }) };
}

function noteOn({ name, rows, newer }: Releases, row: ReleaseRow, day: string): ReleaseNote | undefined {
  if (row.from !== undefined && day < row.from) {
    const text = message(
      'The earliest rules of {name} that Billwright has are those of release {release}, which applies from {from}; the document was judged by them.',
      { name, release: row.release, from: row.from },
    );
    return { id: 'BW-RELEASE-EARLIEST', text };
  }
  if (newer === undefined || row !== rows.at(-1) || day < newer.from) return undefined;
  const text = message(
    'Release {newer} of {name} applies from {from}. Billwright does not have its rules yet, so the document was judged by release {release}.',
    { name, newer: newer.release, from: newer.from, release: row.release },
  );
  return { id: 'BW-RELEASE-NEWER', text };
}
