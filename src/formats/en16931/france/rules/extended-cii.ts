import { ALLOWANCE_REASONS } from '../../../codes/generated/lists.ts';
import type { Rule, RuleSet } from '../../../rules/declare.ts';
import { everywhere, textAt } from '../../../rules/elements.ts';
import { idsIn } from '../../../rules/syntax-table.ts';
import { codeRule, codesAt, inList } from '../../core/rules/codes.ts';
import { ciiCodes } from '../../core/rules/codes-cii.ts';
import { ciiDue } from '../../core/rules/due.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';
import { codesUsedIn, counts, taxation, totalsInCii, tree } from '../../extended/cii.ts';
import { attributeRules, extendedCodeRules, renamed, without } from '../../extended/taken.ts';
import { FAMILIES, taxableRules, usageRules } from '../../extended/taxable.ts';
import { totalRules } from '../../extended/totals.ts';
import { treeRules } from '../../extended/tree.ts';
import { extendedCiiScan } from './extended-syntax-cii.ts';

/** Rules of EN 16931 that the extension lacks or changes. */
const WITHOUT = idsIn(`
  BR-22 BR-23 BR-24 BR-26 BR-27 BR-28 BR-38 BR-44 BR-54 BR-AE-01 BR-AE-08
  BR-AF-01 BR-AF-08 BR-AF-10 BR-AG-01 BR-AG-08 BR-AG-10 BR-CL-07 BR-CL-10 BR-CL-20 BR-CL-24
  BR-CO-04 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-15 BR-CO-17 BR-CO-22 BR-CO-24
  BR-E-01 BR-E-08 BR-G-01 BR-G-08 BR-IC-01 BR-IC-08 BR-O-01 BR-O-02 BR-O-03 BR-O-04 BR-O-08 BR-O-09 BR-O-10 BR-O-11 BR-O-12 BR-O-13
  BR-O-14 BR-S-01 BR-S-08 BR-S-09 BR-S-10 BR-Z-01 BR-Z-08 BR-Z-10`);

/** Breakdowns of each category are checked only by the rules of the category. */
const CORE = termRules({ ...scopeOf('cii'), apart: FAMILIES.map(([, code]) => code) }, ciiCodes);

const DOCUMENT = 'ram:AssociatedDocumentLineDocument';

const CATEGORIES = ['ram:CategoryTradeTax'];

/** The codes of all lines, including those of groups and information. */
export const codesOfAllLines = codesUsedIn(CATEGORIES, () => true);

const own: readonly Rule[] = [
  ciiDue,
  codeRule(
    'BR-FREXT-CL-19-GP',
    'BT-X-313',
    codesAt('ram:ReasonCode', {
      parent: 'ram:AppliedTradeAllowanceCharge',
      where: ({ parent }) =>
        parent?.parent?.name === 'ram:GrossPriceProductTradePrice' &&
        ['false', '0'].includes(textAt(parent, 'ram:ChargeIndicator', 'udt:Indicator')),
    }),
    inList(ALLOWANCE_REASONS),
    'The reason for a price discount {found} (EXT-FR-FE-196) is not an allowed UNTDID 5189 code; use a listed code, such as 95.',
  ),
];

/**
 * The rules of EXTENDED-CTC-FR for CII, replacing those of EN 16931, published by FNFE-MPE and versioned by release. BR-EXT-CL-07 looks in
 * an impossible place.
 */
export const set: RuleSet = {
  key: 'fr-extended-cii',
  name: 'EXTENDED-CTC-FR for CII',
  version: '1.4.0.04',
  from: '2026-10-01',
  rules: [
    ...without(CORE, WITHOUT),
    ...renamed(
      CORE,
      `BR-22 BR-FREXT-BR-22
      BR-23 BR-FREXT-BR-23
      BR-24 BR-FREXT-BR-24
      BR-26 BR-FREXT-BR-26
      BR-CO-04 BR-FREXT-CO-04`,
      ({ element }) => element?.child(DOCUMENT) !== undefined && counts(element),
    ),
    ...renamed(CORE, 'BR-38 BR-FREXT-BR-38\nBR-44 BR-FREXT-BR-44'),
    ...own,
    ...totalRules('BR-FREXT', totalsInCii),
    ...usageRules('BR-FREXT', codesUsedIn(CATEGORIES)),
    ...taxableRules({ series: 'BR-FXEXT', reckoning: 'exact', read: taxation }),
    ...attributeRules(
      (judged) => everywhere(judged, 'ram:ApplicableProductCharacteristic'),
      ['ram:Description', 'ram:TypeCode'],
      ['ram:Value', 'ram:ValueMeasure'],
    ),
    ...extendedCodeRules({
      parties: ciiCodes.at['10'],
      isPartyScheme: ciiCodes.isPartyScheme,
      charges: ciiCodes.at['20'],
      attachments: ciiCodes.at['24'],
      deliveryTerms: codesAt('ram:DeliveryTypeCode', { parent: 'ram:ApplicableTradeDeliveryTerms' }),
      characteristics: codesAt('ram:TypeCode', { parent: 'ram:ApplicableProductCharacteristic' }),
      characteristic: ['BR-FXEXT-04', 'warning', 'BT-X-11'],
    }),
    ...treeRules('BR-FREXT', tree, 'EXT-FR-FE-162', 'EXT-FR-FE-163'),
  ],
  scans: [extendedCiiScan],
};
