/** Finds the releases in which a set has a rule, from the lists of changes (generated/changes.ts). */

import { addTo } from '../../engine/model/group-by.ts';
import type { Flag } from '../rules/declare.ts';
import type { Releases } from '../rules/releases.ts';
import { CHANGES } from './generated/changes.ts';

/** The releases of rules, by the set of rules that only their formats have. */
export type ReleasesBySet = ReadonlyMap<string, Releases>;

/** A release of a set, and its differences from the previous one: identifiers by `+fatal`, `-warning`, `warning>fatal` … */
export interface ReleaseStep {
  readonly from: string;
  readonly to: string;
  readonly changes: Readonly<Record<string, string>>;
}

/** The period in which a set has a rule. */
export interface RuleLife {
  readonly since: {
    readonly release: string;
    /** The first day of the release, if it is known. */
    readonly from?: string;
    /** Whether it is the oldest release that is known here: the rule may be older. */
    readonly or_earlier?: true;
  };
  /** The last release with the rule, and the last day of the release. Missing if the newest one has it. */
  readonly until?: { readonly release: string; readonly to?: string };
}

/** A set that had a rule, and the last release in which it had it. */
export interface SetThatHad {
  readonly set: string;
  readonly release: string;
  readonly flag: Flag;
}

interface Row {
  readonly release: string;
  readonly from?: string;
}

interface Change {
  readonly step: ReleaseStep;
  readonly isAdded: boolean;
  readonly flag: Flag;
}

/** Returns the period in which a set has a rule, and the first day of the release that the set is in. */
export function lifeInRelease(
  releases: ReleasesBySet,
  { key, version }: { readonly key: string; readonly version: string },
  code: string,
): Partial<RuleLife> & { from?: string } {
  const from = releases.get(key)?.rows.find(({ sets }) => sets[key] === version)?.from;
  return { ...(from !== undefined && { from }), ...lifeOf(releases, key, code) };
}

/** Returns the period in which a set has a rule; undefined if no releases of the set are known. */
export function lifeOf(releases: ReleasesBySet, set: string, code: string): RuleLife | undefined {
  const rows = rowsOf(releases, set);
  const [first] = rows;
  if (first === undefined) return undefined;
  const changes = changesOf(set, code);
  const added = changes.findLast(({ isAdded }) => isAdded);
  const last = changes.at(-1);
  return {
    since: added ? { release: added.step.to, ...dayOf(rows, added.step.to) } : { ...first, or_earlier: true },
    ...(last && !last.isAdded && { until: { release: last.step.from, ...dayBefore(dayOf(rows, last.step.to).from) } }),
  };
}

/** Returns the sets that only had a rule in older releases, with the last one and the level there. */
export function setsThatHad(code: string): SetThatHad[] {
  return Object.keys(CHANGES).flatMap((set) => {
    const last = changesOf(set, code).at(-1);
    return last && !last.isAdded ? [{ set, release: last.step.from, flag: last.flag }] : [];
  });
}

/** Returns the rules that some set had only in older releases. */
export function codesThatWent(): string[] {
  const codes = Object.keys(CHANGES).flatMap((set) => [...changesIn(set).keys()]);
  return [...new Set(codes)].filter((code) => setsThatHad(code).length > 0);
}

/** Returns the changes of a rule in a set, the oldest first. */
function changesOf(set: string, code: string): readonly Change[] {
  return changesIn(set).get(code) ?? [];
}

function changesIn(set: string): ReadonlyMap<string, readonly Change[]> {
  const known = changesBySet.get(set) ?? changesByCode(CHANGES[set] ?? []);
  changesBySet.set(set, known);
  return known;
}

const changesBySet = new Map<string, ReadonlyMap<string, readonly Change[]>>();

function changesByCode(steps: readonly ReleaseStep[]): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const step of steps) {
    for (const [change, codes] of Object.entries(step.changes)) {
      const [, sign, flag] = /^([+-])(\w+)$/.exec(change) ?? [];
      if (!sign) continue;
      for (const code of codes.split(' ')) {
        addTo(found, code, { step, isAdded: sign === '+', flag: flag as Flag });
      }
    }
  }
  return found;
}

/** Returns the releases of a set in its own rows, the oldest first, each with its first day. */
function rowsOf(releases: ReleasesBySet, set: string): Row[] {
  const own =
    releases.get(set) ?? [...releases.values()].find(({ rows }) => rows.some(({ sets }) => sets[set] !== undefined));
  const found = new Map<string, Row>();
  for (const { sets, from } of own?.rows ?? []) {
    const release = plainName(sets[set] ?? '');
    if (release !== '' && !found.has(release)) found.set(release, { release, ...(from !== undefined && { from }) });
  }
  return [...found.values()];
}

/** Returns the name of a release without that of its levels: `1.4.0 (warning)`. */
export function plainName(release: string): string {
  return release.replace(/ \(.*\)$/, '');
}

function dayOf(rows: readonly Row[], release: string): { from?: string } {
  const { from } = rows.find((each) => each.release === release) ?? {};
  return from === undefined ? {} : { from };
}

function dayBefore(day: string | undefined): { to?: string } {
  if (day === undefined) return {};
  const time = Date.parse(`${day}T00:00:00Z`) - MILLISECONDS_OF_A_DAY;
  return { to: new Date(time).toISOString().slice(0, 10) };
}

const MILLISECONDS_OF_A_DAY = 86_400_000;
