/** How fresh a verdict is: the releases that it is based on, those that apply soon, and those that Billwright lacks (chapter 26 §1, §9). */

import { message } from '../../engine/text/message.ts';
import type { Checked, XmlFault } from '../declare/checked.ts';
import type { CheckOptions } from '../declare/syntax.ts';
import type { ReleaseRow, Releases } from '../rules/releases.ts';
import { NO_RELEASES, note } from './day.ts';
import { rulesOn } from './index.ts';
import { today } from './today.ts';

/** Days before a release applies from which verdicts announce it. */
const SOON = 90;

const DAY = 24 * 60 * 60 * 1000;

/** Returns the days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** Returns the next release that applies to all documents after a day. */
export function nextAfter({ rows }: Releases, day: string): (ReleaseRow & { from: string }) | undefined {
  return rows.find((row): row is ReleaseRow & { from: string } => (row.from ?? '') > day && !row.appliesTo);
}

/**
 * Returns a verdict with its releases, and notes about upcoming and missing ones.
 * @param day the day by whose rules it was judged; today by default
 */
export async function withFreshness(
  checked: Checked,
  { today: given = today() }: CheckOptions,
  day = given,
): Promise<Checked> {
  const { format, unjudged } = checked;
  if (unjudged) return checked;
  const named = checked.releases ? checked : await withReleases(checked, day);
  const known = await format.releases?.();
  // The rules for another version of the format do not follow these releases.
  if (known === undefined || named.warnings.some(({ code }) => code === NO_RELEASES)) return named;
  // Those who ask for a former day know what came after it.
  const notes = [...newer(known, day), ...(day < given ? [] : soon(known, day))];
  return { ...named, warnings: [...named.warnings, ...notes] };
}

/** Returns a verdict of a format that has one release, with that release. */
async function withReleases(checked: Checked, day: string): Promise<Checked> {
  const { releases } = await rulesOn(checked.format, day);
  const [release, ...others] = releases;
  const naming = (fault: XmlFault): XmlFault =>
    release && others.length === 0 && !/^(?:BW|XSD)-/.test(fault.code) ? { ...fault, release } : fault;
  return { ...checked, faults: checked.faults.map(naming), warnings: checked.warnings.map(naming), releases };
}

function soon(releases: Releases, day: string): XmlFault[] {
  const next = nextAfter(releases, day);
  if (next === undefined || daysBetween(day, next.from) > SOON) return [];
  const text = message(
    'The rules of {name} change on {from} (release {release}). Check the file against the rules of that day too (as_of).',
    { release: next.release, name: releases.name, from: next.from },
  );
  return [note('BW-RELEASE-SOON', text)];
}

function newer({ name, rows, newer: missing }: Releases, day: string): XmlFault[] {
  const last = rows.at(-1);
  if (missing === undefined || last === undefined || day < missing.from) return [];
  const text = message(
    'Release {newer} of {name} applies from {from}. Billwright does not have its rules yet, so the document was checked against release {release}.',
    { name, newer: missing.release, from: missing.from, release: last.release },
  );
  return [note('BW-RELEASE-NEWER', text)];
}
