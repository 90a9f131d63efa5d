/** Checks files by the official rules of two days, and lists what changes: `batch --compare`. */

import { type Comparison, compareDays, type DayOutcome, isChanged } from '../../../formats/releases/compare.ts';
import { faultOfDay } from '../../../formats/releases/day.ts';
import { EXIT, usageError } from '../../files/exit.ts';
import { printable } from '../printable.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';
import { type BatchOptions, rowsOf } from './batch.ts';
import type { Row } from './report-file.ts';

const TODAY = 'today';

interface ComparedFile extends Comparison {
  file: string;
}

/** Returns the two days in a flag. */
export function daysIn(flag: string, now: Date): [string, string] {
  const days = flag.split(',').map((day) => (day.trim() === TODAY ? now.toISOString().slice(0, 10) : day.trim()));
  const [before, then, ...more] = days;
  if (before === undefined || then === undefined || more.length > 0 || days.some((day) => faultOfDay(day))) {
    throw usageError('--compare needs two days, such as today,2027-02-23; issue is the date of each file');
  }
  return [before, then];
}

/** Compares the files that paths lead to, prints what changes, and returns the exit code: 1 if a file is no longer valid. */
export async function compare(
  session: Session,
  paths: readonly string[],
  days: [string, string],
  options: BatchOptions,
): Promise<number> {
  const before = await rowsOn(session, paths, options, days[0]);
  const then = await rowsOn(session, paths, options, days[1]);
  const files = [...then].map(([file, row]) => comparedFile(file, before.get(file), row));
  const changed = files.filter(isChanged);
  if (session.format === 'json') await session.print(`${JSON.stringify({ days, files: changed })}\n`);
  else for (const each of changed) await session.print(`${linesOf(each, days, session).join('\n')}\n`);
  const failing = files.filter(({ valid: [was, is] }) => was && !is).length;
  const passing = files.filter(({ valid: [was, is] }) => !was && is).length;
  session.note(session.say(texts.compared, { total: files.length, changed: changed.length, failing, passing }));
  return failing > 0 ? EXIT.faulty : EXIT.done;
}

async function rowsOn(
  session: Session,
  paths: readonly string[],
  options: BatchOptions,
  day: string,
): Promise<ReadonlyMap<string, Row>> {
  const flags = { ...options.setup.flags, asOf: day };
  const rows = await rowsOf(session, paths, { ...options, setup: { ...options.setup, flags } });
  return new Map(rows.map((row) => [row.file, row]));
}

function comparedFile(file: string, before: Row | undefined, then: Row): ComparedFile {
  return { file, ...compareDays(outcomeOf(before), outcomeOf(then)) };
}

function outcomeOf(row: Row | undefined): DayOutcome {
  return {
    valid: row?.status === 'ok' || row?.status === 'unjudged',
    faults: row?.error?.faults ?? [],
    warnings: row?.warnings ?? [],
  };
}

function linesOf({ file, valid, differences }: ComparedFile, days: readonly string[], session: Session) {
  const verdict = (isValid: boolean | undefined) => session.say(isValid ? texts.validThen : texts.invalidThen);
  const head = days.map((day, at) => `${day} ${verdict(valid[at])}`).join(', ');
  return [
    `${printable(file)}: ${head}`,
    ...differences.map(
      ({ change, code, description }) => `  ${session.say(texts.changes[change])}: ${code}  ${printable(description)}`,
    ),
  ];
}
