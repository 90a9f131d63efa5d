/** Checks reports against the schema and the official rules. */

import type { Finding } from '../../rules/run.ts';
import { FLUX_10 } from '../../schema/generated/flux10.ts';
import { structureWithGroups } from '../../schema/groups.ts';
import type { Structure } from '../../schema/structure.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import { RULES } from './rules.ts';

const SET = 'flux10';

let structure: Structure | undefined;

export function judge(root: XmlElement): Finding[] {
  structure ??= structureWithGroups(FLUX_10);
  return [
    ...schemaFindings(root, structure, SET, ({ code }) => code),
    ...judgeNational(RULES, SET, root, { root, text: '' }),
  ];
}
