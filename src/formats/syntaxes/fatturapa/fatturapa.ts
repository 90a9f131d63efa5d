/** Processes invoices of the Italian exchange system SdI. */

import { type Checked, checkedAs } from '../../checked.ts';
import type { SyntaxCode, SyntaxFile } from '../../syntax.ts';
import { fatturapa as format } from './index.ts';
import { judge, schemaOf } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { unknownVersion } from './version.ts';
import { write } from './write.ts';

async function check(file: SyntaxFile, _given: unknown, { now }: { now: Date }): Promise<Checked> {
  const { root } = file;
  const schema = schemaOf(root);
  if (schema === undefined) return checkedAs(format, [unknownVersion(root)], file);
  return checkedAs(format, await judge(file, schema, dayInItaly(now)), file);
}

function dayInItaly(now: Date): string | undefined {
  if (Number.isNaN(now.getTime())) return undefined;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now);
}

export const fatturapa: SyntaxCode = { check, read, write, meaningsOf: () => NAMES };
