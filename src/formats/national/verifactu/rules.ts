/** The rules of the tax office on records and messages, under its own numbers, from its document of validations and errors. */

import type { RuleSet } from '../../rules/declare.ts';
import type { Rule } from './rule-base.ts';
import { chainRules } from './rules-chain.ts';
import { explainedRules } from './rules-explained.ts';
import { messageRules } from './rules-message.ts';
import { partyRules } from './rules-parties.ts';
import { recordRules } from './rules-record.ts';
import { taxRules } from './rules-taxes.ts';

/** All rules that a file alone can break. */
export const CONTENT_RULES: readonly Rule[] = [...messageRules, ...recordRules, ...partyRules, ...taxRules];

export const set: RuleSet = {
  key: 'verifactu',
  name: 'Rules of the Spanish tax office (AEAT) on VERI*FACTU records',
  version: '1.2.2',
  from: '2026-04-08',
  rules: [],
  national: [...CONTENT_RULES, ...chainRules, ...explainedRules],
};
