/** Checks messages against the schema and the rules of their format. */

import type { Format } from '../../declare/format.ts';
import { schemaFindings } from '../../national/shared/check.ts';
import { judgeNational } from '../../national/shared/rules.ts';
import type { Finding } from '../../rules/run.ts';
import { APPLICATION_RESPONSE } from '../../schema/generated/application-response.ts';
import { Structure } from '../../schema/structure.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { ResponseRule } from './rule-base.ts';
import { invoiceResponseRules } from './rules-invoice-response.ts';
import { messageLevelResponseRules } from './rules-message-level-response.ts';
import { messageLevelStatusRules } from './rules-message-level-status.ts';

const RULES: Readonly<Record<string, readonly ResponseRule[]>> = {
  'peppol-t111': invoiceResponseRules,
  'peppol-t71': messageLevelResponseRules,
  'peppol-mls': messageLevelStatusRules,
};

let structure: Structure | undefined;

export function judge(root: XmlElement, { rules: [source] }: Format): Finding[] {
  const set = source?.key ?? 'peppol-t111';
  structure ??= new Structure(APPLICATION_RESPONSE);
  return [
    ...schemaFindings(root, structure, set, ({ code }) => code),
    ...judgeNational(RULES[set] ?? [], set, root, { root, text: '' }),
  ];
}
