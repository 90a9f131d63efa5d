/** Checks records, messages, answers and events against the schema and the rules of the tax office. */

import { today } from '../../../engine/cal/date.ts';
import type { Finding } from '../../rules/run.ts';
import type { StructureFault } from '../../schema/fault.ts';
import { VERIFACTU } from '../../schema/generated/verifactu.ts';
import { structureWithGroups } from '../../schema/groups.ts';
import type { Structure } from '../../schema/structure.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import { ChainCheck } from './chain.ts';
import { chainEventOf, chainRecordOf } from './chain-elements.ts';
import type { Context } from './rule-base.ts';
import { CONTENT_RULES } from './rules.ts';
import { FileView } from './view.ts';

const SET = 'verifactu';

let structure: Structure | undefined;

/** Returns the code of a schema fault, with the number that the tax office gives it. */
function schemaCode({ code }: StructureFault): string {
  return `BW-VERIFACTU-XSD-${code === 'XSD-ELEMENT-REPEATED' ? '4113' : '4102'}`;
}

/** Checks a file, or elements that were written, by the version of the rules of a day. */
export function judge(file: SyntaxFile, now: Date, asOf?: string): Finding[] {
  const { root } = file;
  structure ??= structureWithGroups(VERIFACTU);
  const view = new FileView(root);
  const isTimed = !Number.isNaN(now.getTime());
  const context: Context = {
    file: view,
    today: isTimed ? today(now, 'Europe/Madrid') : undefined,
    now,
    asOf,
  };
  return [
    ...schemaFindings(root, structure, SET, schemaCode),
    ...judgeNational(CONTENT_RULES, SET, context, file),
    ...chainFindings(view),
  ];
}

/** Checks the links between the records of a message, and the hash of an event. */
function chainFindings(file: FileView): Finding[] {
  const chain = new ChainCheck<XmlElement>(true);
  if (file.records.length > 1) for (const record of file.records) chain.add(chainRecordOf(record));
  if (file.event) chain.add(chainEventOf(file.event));
  return chain.result().faults.flatMap(({ code, flag, text, places }) => {
    const [element] = places;
    // The rules on single records have the same finding.
    if (element === undefined || code === 'VF-CHAIN-HASH') return [];
    return [{ id: code, set: SET, flag, terms: [], element, step: undefined, text }];
  });
}
