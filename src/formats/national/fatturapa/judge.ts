/** Checks written files against the schema and SdI's rules before they are returned. */

import type { Finding } from '../../rules/run.ts';
import { loadStructure } from '../../schema/schemas.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import type { Context } from './rule-base.ts';
import { CONTENT_RULES } from './rules.ts';
import { View } from './view.ts';

export const SET = 'fatturapa';

/** The schemas by root name. */
const SCHEMAS = { 'p:FatturaElettronica': 'fpr-12', 'p10:FatturaElettronicaSemplificata': 'fsm-10' } as const;

export function schemaOf({ name }: XmlElement): 'fpr-12' | 'fsm-10' | undefined {
  return Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name as keyof typeof SCHEMAS] : undefined;
}

/** Checks a file, or elements that were written. */
export async function judge(
  file: { root: XmlElement; text: string; bytes?: Uint8Array | undefined },
  schema: 'fpr-12' | 'fsm-10',
  today: string | undefined,
): Promise<Finding[]> {
  const context: Context = { view: new View(file.root), today };
  return [
    ...schemaFindings(file.root, await loadStructure(schema), SET, () => 'SDI-00200'),
    ...judgeNational(CONTENT_RULES, SET, context, file),
  ];
}
