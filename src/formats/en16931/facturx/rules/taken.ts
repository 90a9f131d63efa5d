/** The rules of EN 16931 reused by the Factur-X profiles (chapter 12 §12), which have their own code lists. */

import { type Rule, type RuleSet, rule } from '../../../rules/declare.ts';
import { emptyElements as empty } from '../../../rules/elements.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import { idsIn } from '../../../rules/syntax-table.ts';
import { ciiSyntax } from '../../core/rules/cii-syntax.ts';
import { ciiCodes } from '../../core/rules/codes-cii.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';
import type { Profile } from '../profile.ts';
import { changedRules, changedSums, itemName, oneAccount, payeeName } from './changed.ts';
import { profileScan } from './profile-scan.ts';

/** The rules on elements of all profiles with payment. CII-SR-464 is one too, but always holds. */
export const PAYMENT_RULES =
  'CII-SR-463 CII-SR-465 CII-SR-466 CII-SR-467 CII-SR-468 CII-SR-469 CII-SR-471 CII-SR-472 CII-SR-473';

interface Taken {
  readonly key: string;
  readonly profile: Profile;
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Its rules on CII elements. */
  readonly syntax?: string;
}

/** Returns the set of a profile: its rules, and the rules on each of its elements. */
export function profileSet({ key, profile, name, rules, syntax }: Taken): RuleSet {
  const scans = [profileScan(profile)];
  if (syntax !== undefined) scans.push(syntaxScan(ciiSyntax, { only: syntax, standard: name, fatal: PAYMENT_RULES }));
  return { key, name, version: '1.09.2', from: '2026-06-01', rules, scans };
}

/** Returns the rules of EN 16931 on business terms without those on codes and some others. */
export function termRulesWithout(ids: string): Rule[] {
  const unwanted = new Set([...idsIn(ids), ...changedRules.map(({ id }) => id)]);
  return allTermRules().filter(({ id }) => !unwanted.has(id));
}

/** Returns some rules of EN 16931 on business terms. */
export function termRulesOf(ids: string): Rule[] {
  const wanted = new Set(idsIn(ids));
  return allTermRules().filter(({ id }) => wanted.has(id));
}

function allTermRules(): Rule[] {
  return termRules(scopeOf('cii'), ciiCodes).filter(({ id }) => !id.startsWith('BR-CL-'));
}

/** From BASIC on, violations of Peppol's requirements are notices. */
export const emptyElements = rule(
  'PEPPOL-EN16931-R008',
  'BG-0',
  [],
  (_, judged) => empty(judged),
  'An element is empty; give it a value or leave it out. CII has the delivery element in every invoice: add the date (BT-72) or place (BG-15) of delivery.',
  'warning',
);

/** Returns the rules of BASIC and EN 16931: those on business terms without some, and their own in place of those with the same identifiers. */
export function rulesWithLines(without = ''): Rule[] {
  const own = [...changedRules, ...changedSums, itemName, payeeName, oneAccount, emptyElements];
  return [...termRulesWithout(`${without} ${own.map(({ id }) => id).join(' ')}`), ...own];
}
