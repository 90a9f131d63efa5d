/** Checks written FA(3) against the schema and the content rules before it is returned. */

import type { Json } from '../../../engine/model/json.ts';
import type { Direction } from '../../declare/format.ts';
import type { Finding } from '../../rules/run.ts';
import type { StructureFault } from '../../schema/fault.ts';
import { FA_3 } from '../../schema/generated/fa-3.ts';
import { structureWithGroups } from '../../schema/groups.ts';
import type { Structure } from '../../schema/structure.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import { CONTENT_RULES } from './rules.ts';
import { View } from './view.ts';

export const SET = 'ksef';

let structure: Structure | undefined;

/** Returns the structure of FA(3). */
export function fa3(): Structure {
  structure ??= structureWithGroups(FA_3);
  return structure;
}

/** Returns the code of a schema fault. */
export function schemaCode({ code, facet, attribute }: StructureFault): string {
  if (facet === 'type' || facet === 'fixed') return `KSEF-XSD-${facet}`;
  if (facet !== undefined) return `KSEF-XSD-facet-${facet}`;
  if (attribute !== undefined) return 'KSEF-XSD-attribute';
  return code === 'XSD-VALUE' ? 'KSEF-XSD-type' : 'KSEF-XSD-structure';
}

/**
 * Returns the code for a schema fault of a written file, with our own code for too many lines, parties or notes in the
 * document.
 */
const writtenCode = (fault: StructureFault) =>
  fault.code === 'XSD-ELEMENT-REPEATED' ? 'BW-KSEF-LIMIT' : schemaCode(fault);

/** The system that a file is for, and whether the file was received from there. */
export interface Destination {
  readonly environment?: Json | undefined;
  readonly direction?: Direction | undefined;
}

/** Rules by which KSeF refuses a file in production only. */
const OF_PRODUCTION: ReadonlySet<string> = new Set(['KSEF-DOC-02', 'KSEF-DOC-03']);
/** Rules that a file from KSeF may break, because KSeF did not always apply them. */
const ON_RECEIPT: ReadonlySet<string> = new Set([...OF_PRODUCTION, 'KSEF-FILE-05']);

/** Returns findings with the level that they have for the destination. */
export function levelled(findings: readonly Finding[], { environment, direction }: Destination): Finding[] {
  const isTest = environment === 'test' || environment === 'demo';
  return findings.map((finding) => {
    const isBorne =
      (isTest && OF_PRODUCTION.has(finding.id)) || (direction === 'received' && ON_RECEIPT.has(finding.id));
    return isBorne ? { ...finding, flag: 'warning' } : finding;
  });
}

/** Checks elements that were written. */
export function judgeTree(root: XmlElement, destination: Destination): Finding[] {
  const context = { view: new View(root), today: undefined };
  const findings = [
    ...schemaFindings(root, fa3(), SET, writtenCode),
    ...judgeNational(CONTENT_RULES, SET, context, { root, text: '' }),
  ];
  return levelled(findings, destination);
}
