/** What is done with invoices of the Italian exchange system SdI. */

import { message } from '../../engine/text/message.ts';
import { type Checked, checkedAs } from '../checked.ts';
import type { National, NationalFile } from '../national/national.ts';
import type { Finding } from '../rules/run.ts';
import type { XmlElement } from '../xml/element.ts';
import { fatturapa as format } from './index.ts';
import { judge, SET, schemaOf } from './judge.ts';
import { NAMES } from './names.ts';
import { write } from './write.ts';

async function check(file: NationalFile, _given: unknown, { now }: { now: Date }): Promise<Checked> {
  const { root } = file;
  const schema = schemaOf(root);
  if (schema === undefined) return checkedAs(format, [unknownVersion(root)], file);
  return checkedAs(format, await judge(file, schema, dayInItaly(now)), file);
}

/** Says which version a root is of that is not read. */
export function unknownVersion(root: XmlElement): Finding {
  const namespace = /^\{(.*)\}/s.exec(root.name)?.[1] ?? '';
  const text = message('The root {name} of the namespace "{namespace}" is no FatturaPA 1.2 or 1.0 simplified.', {
    name: root.localName,
    namespace,
  });
  return { id: 'BW-FPA-VERSION', set: SET, flag: 'fatal', terms: [], element: root, step: undefined, text };
}

function dayInItaly(now: Date): string | undefined {
  if (Number.isNaN(now.getTime())) return undefined;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now);
}

export const fatturapa: National = { check, write, names: NAMES };
