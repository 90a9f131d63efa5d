/** Chooses the releases of the official rules that apply to a document on a day (chapter 26 §1). Loaded on demand. */

import type { AppliedRelease } from '../../engine/faults.ts';
import type { Format } from '../declare/format.ts';
import type { Naming } from '../declare/naming.ts';
import type { CheckOptions } from '../declare/syntax.ts';
import type { Judged, RuleSet } from '../rules/declare.ts';
import { loadSetAt } from '../rules/older-sets.ts';
import type { ReleaseRow, Releases } from '../rules/releases.ts';
import type { Finding } from '../rules/run.ts';
import { loadRuleSets } from '../rules/source.ts';
import type { SchemaSource } from '../schema/source.ts';
import { today } from './today.ts';

/** The rules that apply to a document. */
interface RulesOfDay {
  readonly sets: readonly RuleSet[];
  readonly schema: SchemaSource;
  readonly releases: readonly AppliedRelease[];
  /** Returns the notes on the choice of releases; none unless a day was requested. */
  notes(): Promise<Finding[]>;
}

/** Loads the rules that apply to a document on the day that `dayFor` returns for its date, or today. */
export async function rulesOfDay(
  { format, naming }: { format: Format; naming: Naming },
  judged: Judged,
  { dayFor, today: given = today() }: Pick<CheckOptions, 'dayFor' | 'today'>,
): Promise<RulesOfDay> {
  const releases = await format.releases?.();
  const isOther = naming === 'version' && releases?.rows[0].from !== undefined;
  const day = isOther || !dayFor ? given : dayFor(judged.invoice.text('BT-2'));
  const { row, ...rules } = await rulesOn(format, day, judged);
  const of = releases && row && !isOther ? { releases, row, day } : undefined;
  return {
    ...rules,
    notes: async () => (dayFor ? (await import('./notes.ts')).notesOn(format, of, judged) : []),
  };
}

interface ChosenRules extends Omit<RulesOfDay, 'notes'> {
  readonly row?: ReleaseRow;
}

/** Loads the rules of a format that apply on a day, to a document if it is given; the only ones if it has no releases. */
export async function rulesOn(format: Format, day = today(), judged?: Judged): Promise<ChosenRules> {
  const releases = await format.releases?.();
  if (releases === undefined) {
    const sets = await loadRuleSets(format.rules);
    const named = sets.map(({ key, version, from }) => ({ set: key, release: version, from }));
    return { sets, schema: format.schema, releases: named };
  }
  const row = rowOn(releases, day, judged);
  const sources = format.rules.filter(({ key }) => row.sets[key] !== undefined);
  return {
    sets: await Promise.all(sources.map((source) => loadSetAt(source, row.sets[source.key] ?? ''))),
    schema: row.schema ?? format.schema,
    releases: sources.map(({ key }) => appliedIn(releases, row, key)),
    row,
  };
}

/** Returns the row that applies on a day, or the first one. */
function rowOn({ rows }: Releases, day: string, judged: Judged | undefined): ReleaseRow {
  const applies = ({ appliesTo }: ReleaseRow) => !appliesTo || (judged !== undefined && appliesTo(judged));
  return rows.findLast((row) => (row.from ?? '') <= day && applies(row)) ?? rows[0];
}

/** Returns the release of a set in a row, and the first day on which it applies there. */
function appliedIn({ rows }: Releases, row: ReleaseRow, set: string): AppliedRelease {
  const release = row.sets[set] ?? '';
  const first = rows.findIndex(({ sets }) => sets[set] === release);
  const { from } = rows[first] ?? row;
  return { set, release, ...(from !== undefined && { from }) };
}
