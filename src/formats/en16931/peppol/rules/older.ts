/** The older releases of Peppol BIS Billing and Self-Billing (chapter 26 §4). */

import { normal, type Rule } from '../../../rules/declare.ts';
import { textAt } from '../../../rules/elements.ts';
import { demanding, type OlderRelease, type OlderReleases } from '../../../rules/older.ts';
import { ublTypesBefore } from './codes.ts';
import { exactlyOnce } from './exactly-once.ts';
import { ublIdentifierRulesBefore } from './identifiers.ts';
import { isTaxCode } from './national/danish.ts';
import { danishUblRules } from './national/dk.ts';
import { greekTypeRule } from './national/gr.ts';
import { swedishUblRulesBefore } from './national/se.ts';
import { olderGermanRules } from './older-de.ts';
import { currencyRule } from './own-ubl.ts';

const NEWEST_CHECKS =
  'PEPPOL-COMMON-R054 PEPPOL-COMMON-R055 PEPPOL-COMMON-R056-1 PEPPOL-COMMON-R056-2 PEPPOL-COMMON-R057';
const OUT_OF_SCHEMES = '-0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 +0242 0246 0248';

/** Returns the changes of rules that look for the process in one form only: `…:billing:01:1.0`. */
function ofProcess(service: 'billing' | 'selfbilling'): NonNullable<OlderRelease['changes']> {
  const form = new RegExp(`urn:fdc:peppol.eu:2017:poacc:${service}:(\\d{2}):1.0`);
  const numberIn = (process: string) => (form.test(process) ? process.split(':')[6] : undefined);
  const inFirst = (rule: Rule): Rule => ({
    ...rule,
    holds: (group, judged) => numberIn(textAt(judged.root, 'cbc:ProfileID')) !== '01' || rule.holds(group, judged),
  });
  const identifier = `urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:${service}:3.0`;
  const process = `urn:fdc:peppol.eu:2017:poacc:${service}:01:1.0`;
  return {
    'PEPPOL-EN16931-R004': demanding(
      (_, { root }) =>
        normal(root.child('cbc:CustomizationID')?.text).startsWith(identifier) || {
          values: { specification: identifier },
        },
    ),
    'PEPPOL-EN16931-R007': demanding(
      (_, { root }) => numberIn(textAt(root, 'cbc:ProfileID')) !== undefined || { values: { process } },
    ),
    'PEPPOL-EN16931-P0100': inFirst,
    'PEPPOL-EN16931-P0101': inFirst,
  };
}

/** Returns the changes that adopt the requirements of other rules. */
function demandsOf(rules: readonly Rule[]): NonNullable<OlderRelease['changes']> {
  return Object.fromEntries(rules.map(({ id, holds }) => [id, demanding(holds)]));
}

/** Returns changes that replace requirements and texts with those of other rules of the same names. */
function changed(ids: string, rules: readonly Rule[]): NonNullable<OlderRelease['changes']> {
  return Object.fromEntries(
    ids.split(' ').map((id) => [id, (rule: Rule) => rules.find((each) => each.id === id) ?? rule]),
  );
}

/** Danish CVR numbers must begin with DK. */
function cvrNumber(rule: Rule): Rule {
  return rule.recoded?.(() => (identifier) => /^DK\d{8}$/.test(identifier)) ?? rule;
}

const danish = new Map(
  danishUblRules({ giro: [7], versions: ['19.05.01', '19.0501'], isTax: isTaxCode }).map((rule) => [rule.id, rule]),
);

function danishDemands(...ids: readonly string[]): NonNullable<OlderRelease['changes']> {
  return demandsOf(ids.flatMap((id) => danish.get(id) ?? []));
}

/** What differs from the releases of November 2026, both in Billing and in Self-Billing. */
const beforeWinter: Pick<OlderRelease, 'flags' | 'codes'> = {
  flags: Object.fromEntries(ublIdentifierRulesBefore.map(({ id, flag }) => [id, flag])),
  codes: { 'PEPPOL-EN16931-CL008': '+0158' },
};
const WINTER_CHECKS = [
  ...[...exactlyOnce.rules()].map(({ id }) => id),
  'PEPPOL-COMMON-R058 PEPPOL-COMMON-R059 PEPPOL-COMMON-R062',
].join(' ');
const identifierDemands = changed('PEPPOL-COMMON-R040 PEPPOL-COMMON-R043', ublIdentifierRulesBefore);

export const billing: OlderReleases = {
  '3.0.21': {
    ...beforeWinter,
    next: '3.0.22',
    lacks: `${WINTER_CHECKS} SK-R-001 002 003 004 005 006 007`,
    changes: {
      ...identifierDemands,
      ...changed('PEPPOL-EN16931-P0100 PEPPOL-EN16931-P0112', ublTypesBefore),
      ...changed('SE-R-006', swedishUblRulesBefore),
    },
    rules: [greekTypeRule],
  },
  '3.0.20': {
    next: '3.0.21',
    lacks: `${NEWEST_CHECKS} DE-R-T02`,
    flags: {
      'PEPPOL-COMMON-R052': 'warning',
      'PEPPOL-COMMON-R053': 'warning',
      'DK-R-017': 'warning',
      'DK-R-003': 'warning',
    },
    codes: { 'PEPPOL-EN16931-CL007': '-ANG BGN STD +STN XCG', 'PEPPOL-EN16931-CL008': OUT_OF_SCHEMES },
    changes: { ...ofProcess('billing'), ...demandsOf(olderGermanRules) },
  },
  '3.0.19': {
    next: '3.0.20',
    lacks: 'PEPPOL-COMMON-R052 PEPPOL-COMMON-R053 DK-R-017',
    codes: { 'PEPPOL-EN16931-CL007': '-STN +STD CNH', 'PEPPOL-EN16931-CL008': '+0244 0245' },
  },
  '3.0.18': {
    next: '3.0.19',
    codes: {
      'PEPPOL-EN16931-CL003': '+PRV',
      'PEPPOL-EN16931-CL007': '-CUC MRO STD ZWL +MRU STN UYW',
      'PEPPOL-EN16931-CL008': '-9901 9906 9907 +0154 0158 0194 0203 0205 0217 0225 0240',
    },
    changes: {
      ...demandsOf([currencyRule(['cac:TaxTotal'])]),
      'PEPPOL-COMMON-R042': cvrNumber,
      ...danishDemands('DK-R-003', 'DK-R-004', 'DK-R-008'),
    },
  },
};

export const selfBilling: OlderReleases = {
  '3.0.2': {
    ...beforeWinter,
    next: '3.0.3',
    lacks: WINTER_CHECKS,
    changes: { ...identifierDemands, ...demandsOf([currencyRule(['cac:TaxTotal'])]) },
  },
  '3.0.1': {
    next: '3.0.2',
    lacks: `PEPPOL-COMMON-R052 PEPPOL-COMMON-R053 ${NEWEST_CHECKS}`,
    codes: {
      'PEPPOL-EN16931-CL003': '+PRV',
      'PEPPOL-EN16931-CL007': '-BGN CUC ANG MRO STD ZWL +MRU STN UYW CNH XCG',
      'PEPPOL-EN16931-CL008': OUT_OF_SCHEMES,
    },
    changes: { ...ofProcess('selfbilling'), 'PEPPOL-COMMON-R042': cvrNumber },
  },
  '3.0.0': {
    next: '3.0.1',
    codes: {
      'PEPPOL-EN16931-CL008': '-9901 9906 9907 +0154 0158 0194 0203 0205 0217 0225 0240 0244 0245',
    },
  },
};
