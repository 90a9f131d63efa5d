/** Chooses the releases of the official rules that apply to a document on a day (chapter 26 §1). Loaded on demand. */

import type { AppliedRelease } from '../../engine/faults.ts';
import { type Message, message } from '../../engine/text/message.ts';
import type { Format } from '../format.ts';
import type { Naming } from '../naming.ts';
import type { Judged, RuleSet } from '../rules/declare.ts';
import { loadSetAt } from '../rules/older-sets.ts';
import type { ComingRelease, ReleaseRow, Releases } from '../rules/releases.ts';
import type { Finding } from '../rules/run.ts';
import { loadRuleSets } from '../rules/source.ts';
import type { SchemaSource } from '../schema/source.ts';
import type { CheckOptions } from '../syntax.ts';
import { NO_RELEASES, noReleases } from './day.ts';
import { today } from './today.ts';

/** The rules that apply to a document. */
interface RulesOfDay {
  readonly sets: readonly RuleSet[];
  readonly schema: SchemaSource;
  readonly releases: readonly AppliedRelease[];
  /** What there is to say about the choice of releases. */
  readonly notes: readonly Finding[];
  /** Returns what the notes of a coming release announce, given what is broken now. */
  announced(broken: readonly Finding[]): Promise<Finding[]>;
}

/**
 * Loads the rules that apply to a document on the day that `dayFor` returns for its date, or today. Only who asks for a day hears
 * how well the rules are those of that day.
 */
export async function rulesOfDay(
  { format, naming }: { format: Format; naming: Naming },
  judged: Judged,
  { dayFor, today: given = today() }: Pick<CheckOptions, 'dayFor' | 'today'>,
): Promise<RulesOfDay> {
  const { invoice, root } = judged;
  const own = format.rules.at(-1)?.key;
  const releases = await format.releases?.();
  const isOther = naming === 'version' && releases?.rows[0].from !== undefined;
  const isUndated = releases === undefined || isOther;
  const day = isUndated || !dayFor ? given : dayFor(invoice.text('BT-2'));
  const { note: ofDay, coming, ...rules } = await rulesOn(format, day);
  const note = dayFor && (isUndated ? { id: NO_RELEASES, text: noReleases(format) } : ofDay);
  const set = format.key;
  const notes: Finding[] = note
    ? [{ ...note, set, flag: 'information', terms: [], element: root, step: undefined }]
    : [];
  return {
    ...rules,
    notes,
    announced: async (broken) => {
      if (!dayFor || !coming || !releases || !own) return [];
      const { announcedIn } = await import('./announced.ts');
      return announcedIn(coming, releases.name, judged, broken, own);
    },
  };
}

interface ChosenRules extends Omit<RulesOfDay, 'notes' | 'announced'> {
  readonly note?: { readonly id: string; readonly text: Message } | undefined;
  /** A newer release that applies on the day, whose rules are not here. */
  readonly coming?: ComingRelease | undefined;
}

/** Loads the rules of a format that apply on a day; the only ones if it has no releases. */
export async function rulesOn(format: Format, day = today()): Promise<ChosenRules> {
  const releases = await format.releases?.();
  if (releases === undefined) {
    const sets = await loadRuleSets(format.rules);
    const named = sets.map(({ key, version, from }) => ({ set: key, release: version, from }));
    return { sets, schema: format.schema, releases: named };
  }
  const row = rowOn(releases, day);
  const sources = format.rules.filter(({ key }) => row.sets[key] !== undefined);
  return {
    sets: await Promise.all(sources.map((source) => loadSetAt(source, row.sets[source.key] ?? ''))),
    schema: row.schema ?? format.schema,
    releases: sources.map(({ key }) => appliedIn(releases, row, key)),
    ...noteOn(releases, row, day),
  };
}

/** Returns the row that applies on a day, or the first one. */
function rowOn({ rows }: Releases, day: string): ReleaseRow {
  return rows.findLast(({ from = '' }) => from <= day) ?? rows[0];
}

/** Returns the release of a set in a row, and the first day on which it applies there. */
function appliedIn({ rows }: Releases, row: ReleaseRow, set: string): AppliedRelease {
  const release = row.sets[set] ?? '';
  const first = rows.findIndex(({ sets }) => sets[set] === release);
  const { from } = rows[first] ?? row;
  return { set, release, ...(from !== undefined && { from }) };
}

function noteOn({ name, rows, newer }: Releases, row: ReleaseRow, day: string): Pick<ChosenRules, 'note' | 'coming'> {
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
