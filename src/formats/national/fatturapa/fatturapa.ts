/** Processes invoices of the Italian exchange system SdI. */

import { type Checked, checkedAs } from '../../declare/checked.ts';
import type { CheckOptions, SyntaxCode } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { today } from '../../releases/today.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { fatturapa as format } from './index.ts';
import { judge, SET, schemaOf } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { unknownVersion } from './version.ts';
import { View } from './view.ts';
import { write } from './write.ts';

async function check(
  file: SyntaxFile,
  _given: unknown,
  { now, dayFor, today: day = today() }: CheckOptions,
): Promise<Checked> {
  const { root } = file;
  const schema = schemaOf(root);
  if (schema === undefined) return checkedAs(format, [unknownVersion(root)], file);
  const findings = await judge(file, schema, dayInItaly(now));
  const judgedOn = dayFor ? dayFor(new View(root).bodies[0]?.date) : day;
  const ofDay = (await older()).onDay(root, judgedOn, SET);
  return checkedAs(format, [...findings, ...ofDay.findings], file, ofDay.releases);
}

const older = lazily(() => import('./older.ts'));

function dayInItaly(now: Date): string | undefined {
  if (Number.isNaN(now.getTime())) return undefined;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now);
}

export const fatturapa: SyntaxCode = { check, read, write, meaningsOf: () => NAMES };
