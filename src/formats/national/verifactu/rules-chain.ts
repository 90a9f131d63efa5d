/** The rules on chains of records and events, for lists; chain.ts applies them. */

import type { Flag } from '../../rules/declare.ts';
import { nationalRule } from '../shared/rules.ts';
import type { Rule } from './rule-base.ts';

/** The texts of the rules, by code. Each has the invoice or event of its record as `record`. */
export const CHAIN_TEXTS = {
  HASH: [
    'fatal',
    '{record}: its hash does not match its content, so it was changed after it was made, or made wrongly.',
  ],
  GAP: ['fatal', '{record}: the previous record is missing or was replaced: no record here has the hash {hash}.'],
  START: ['information', '{record} is the first record given; the previous one is missing.'],
  IDENTITY: ['fatal', '{record}: it names {named} as the previous record, but the hash belongs to {other}.'],
  FORK: [
    'fatal',
    '{record}: {count} records follow it: {records}. Each record must follow the last one made; this happens when records are made in parallel.',
  ],
  FIRST: ['fatal', '{record}: it is marked as the first record, but the chain has an earlier one: {other}.'],
  ORDER: ['fatal', '{record}: it was made at {time}, before {other}, which it follows.'],
  FILEORDER: [
    'warning',
    '{record} comes before the record that it follows. Put the records in the order of the chain.',
  ],
  CYCLE: ['fatal', '{record}: the records follow each other in a circle.'],
  TWIN: ['fatal', '{record}: another record has the same hash but different content.'],
  TWICE: ['warning', '{record} was given twice.'],
  SYSTEM: [
    'information',
    '{record}: the installation {installation} has a chain of its own, apart from {others}. If the program was only renamed or updated, there should be one chain.',
  ],
  AGAIN: [
    'warning',
    '{record}: the invoice is already registered. To correct its record, make one with Subsanacion S.',
  ],
  CANCEL: ['warning', '{record}: it cancels an invoice that is not in this chain, or is already cancelled.'],
} as const satisfies Readonly<Record<string, readonly [Flag, string]>>;

export type ChainRule = keyof typeof CHAIN_TEXTS;

/** Rules with another level under the same code. */
const CODES: Partial<Record<ChainRule, ChainRule>> = { START: 'GAP', TWICE: 'TWIN' };

/** Rules that events have too. */
const OF_EVENTS: readonly ChainRule[] = [
  'HASH',
  'GAP',
  'IDENTITY',
  'FORK',
  'FIRST',
  'ORDER',
  'FILEORDER',
  'CYCLE',
  'TWIN',
  'SYSTEM',
];

export function chainCode(rule: ChainRule, isEvent: boolean): string {
  return `VF-${isEvent ? 'EVENT' : 'CHAIN'}-${CODES[rule] ?? rule}`;
}

const all = Object.keys(CHAIN_TEXTS) as ChainRule[];

export const chainRules: readonly Rule[] = [false, true].flatMap((isEvent) =>
  all
    .filter((rule) => CODES[rule] === undefined && (!isEvent || OF_EVENTS.includes(rule)))
    .map(
      (rule): Rule => nationalRule(chainCode(rule, isEvent), CHAIN_TEXTS[rule][0], () => true, CHAIN_TEXTS[rule][1]),
    ),
);
