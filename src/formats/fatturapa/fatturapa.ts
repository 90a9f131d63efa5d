/** What is done with invoices of the Italian exchange system SdI. */

import { message } from '../../engine/text/message.ts';
import { type Checked, checkedAs } from '../checked.ts';
import { schemaFindings } from '../national/check.ts';
import type { National, NationalFile } from '../national/national.ts';
import { judgeNational } from '../national/rules.ts';
import type { Finding } from '../rules/run.ts';
import { loadStructure } from '../schemas.ts';
import type { XmlElement } from '../xml/element.ts';
import { fatturapa as format } from './index.ts';
import { NAMES } from './names.ts';
import { CONTENT_RULES, type Context } from './rules.ts';
import { View } from './view.ts';

/** The schemas, by the names of the roots. */
const SCHEMAS = { 'p:FatturaElettronica': 'fpr-12', 'p10:FatturaElettronicaSemplificata': 'fsm-10' } as const;

const SET = 'fatturapa';

async function check(file: NationalFile, _given: unknown, { now }: { now: Date }): Promise<Checked> {
  const { root } = file;
  const key = Object.hasOwn(SCHEMAS, root.name) ? SCHEMAS[root.name as keyof typeof SCHEMAS] : undefined;
  if (key === undefined) return checkedAs(format, [unknownVersion(root)], file);
  const context: Context = { view: new View(root), today: dayInItaly(now) };
  const findings = [
    ...schemaFindings(root, await loadStructure(key), SET, () => 'SDI-00200'),
    ...judgeNational(CONTENT_RULES, SET, context, file),
  ];
  return checkedAs(format, findings, file);
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

export const fatturapa: National = { check, names: NAMES };
