import { ALLOWANCE_REASONS } from '../../../codes/generated/lists.ts';
import type { Judged, Rule, RuleSet } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import { idsIn } from '../../../rules/syntax-table.ts';
import { codeRule, codesAt, inList } from '../../core/rules/codes.ts';
import { ciiCodes } from '../../core/rules/codes-cii.ts';
import { ciiDue } from '../../core/rules/due.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';
import { counts, taxation, totalsInCii, tree } from '../../extended/cii.ts';
import { attributeRules, extendedCodeRules, renamed, without } from '../../extended/taken.ts';
import { type CodesUsed, FAMILIES, taxableRules, usageRules } from '../../extended/taxable.ts';
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

/** The official rule is meant for counted lines, but looks for their subtype in the wrong place, so all count. */
function codesUsed(judged: Judged): CodesUsed {
  const listed = new Map<string, number>();
  const used = new Set(reach(everywhere(judged, 'ram:CategoryTradeTax'), 'ram:CategoryCode').map(({ value }) => value));
  for (const tax of everywhere(judged, 'ram:ApplicableTradeTax')) {
    for (const { value } of tax.all('ram:CategoryCode')) {
      if (tax.parent?.name === 'ram:SpecifiedLineTradeSettlement') used.add(value);
      else if (tax.parent?.name === 'ram:ApplicableHeaderTradeSettlement')
        listed.set(value, (listed.get(value) ?? 0) + 1);
    }
  }
  return { used, listed };
}

const ACCOUNT = 'ram:PayeePartyCreditorFinancialAccount';

const own: readonly Rule[] = [
  ciiDue,
  ruleAt(
    'BR-CO-27',
    'BT-84',
    (judged) =>
      everywhere(judged, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((means) =>
        ['30', '58'].includes(textAt(means, 'ram:TypeCode')),
      ),
    (means) => has(means, ACCOUNT, 'ram:IBANID') !== has(means, ACCOUNT, 'ram:ProprietaryID'),
    'A credit transfer (BT-81 is 30 or 58) needs an account (BT-84), by IBAN or another number; add one, or remove the other.',
  ),
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
    'The reason for a price discount {found} (EXT-FR-FE-196) is not an allowed code of UNTDID 5189; use a listed code, such as 95.',
  ),
];

/**
 * The rules of EXTENDED-CTC-FR for CII, replacing those of EN 16931, published by FNFE-MPE and versioned by release. BR-EXT-CL-07 looks in
 * an impossible place.
 */
export const set: RuleSet = {
  key: 'fr-extended-cii',
  name: 'EXTENDED-CTC-FR for CII',
  version: '1.4.0.03',
  from: '2026-07-31',
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
    ...usageRules('BR-FREXT', codesUsed),
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
