/** The older releases of the rules of France for CII (chapter 26 §6). */

import { TREATMENTS } from '../../../codes/generated/france.ts';
import { type Judged, normal, type Rule, type Violation } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import { demanding, type OlderReleases } from '../../../rules/older.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ciiSyntax } from '../../core/rules/cii-syntax.ts';
import { ciiCodes } from '../../core/rules/codes-cii.ts';
import { older as core } from '../../core/rules/older-cii.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';
import { binaryTotals, taxationWithoutFees } from '../../extended/cii.ts';
import { taxableRules, usageRules } from '../../extended/taxable.ts';
import { totalRules } from '../../extended/totals.ts';
import { ADVANCES } from '../../shared/forms.ts';
import { ATTRIBUTES, documentElements, formRules, PRICES, preceding } from './cii.ts';
import { codesOfAllLines } from './extended-cii.ts';
import {
  before14,
  demandsOf,
  documentBefore,
  formsOf130,
  frameIfThere,
  ifAllLines,
  listNamesAsCodes,
  ofSeveralSellers,
  SELLERS_OF_14,
  warningsOnly,
} from './older.ts';
import { at, lines, places, rulesAt } from './places.ts';
import { attributeValueRule, isFilled, NOT_EMPTY, priceRules } from './rules.ts';
import { severalSellersRules } from './several-sellers.ts';
import { GROUPING, severalSellersInCii } from './several-sellers-cii.ts';

const isDated = (references: readonly XmlElement[]) =>
  references.some(
    (each) => has(each, 'ram:IssuerAssignedID') && has(each, 'ram:FormattedIssueDateTime', 'qdt:DateTimeString'),
  );

/** The rules on values of item attributes, one for each part. */
const valueRules: readonly Rule[] = [
  { ...attributeValueRule(at(ATTRIBUTES), 'ram:Value', 'ram:ValueMeasure'), id: 'BR-FR-28_BT-161-1' },
  ...rulesAt('BR-FR-28_', places(`BT-161 ${ATTRIBUTES}/ram:Value`), isFilled, NOT_EMPTY, { ending: '-2' }),
  ...rulesAt('BR-FR-28_', places(`EXT-FR-FE-160 ${ATTRIBUTES}/ram:ValueMeasure`), isFilled, NOT_EMPTY),
  ruleAt(
    'BR-FR-28_EXT-FR-FE-161',
    'EXT-FR-FE-161',
    at(`${ATTRIBUTES}/ram:ValueMeasure`),
    (measure) => measure.attribute('unitCode')?.trim() !== '' || { term: 'EXT-FR-FE-161' },
    NOT_EMPTY,
  ),
].map((rule) => ({ ...rule, flag: 'warning' as const }));

const due = at('$S/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString');
const issued = at('$X/ram:IssueDateTime/udt:DateTimeString');

const dueAfterIssue: (rule: Rule) => Rule = demanding((_, judged) => {
  const [[day], [first]] = [due(judged), issued(judged)];
  if (!day?.value || ADVANCES.includes(judged.invoice.text('BT-3') ?? '')) return true;
  const values = { due: day.value, issued: first?.value ?? '' };
  return (first !== undefined && day.value >= first.value) || { element: day, values };
});

/** A treatment that came later. */
const LATER = 'B2CINT';

const notes = at('$X/ram:IncludedNote');
const treatments = (judged: Judged) =>
  reach(
    notes(judged).filter((note) => note.all('ram:SubjectCode').some(({ value }) => value === 'BAR')),
    'ram:Content',
  );

function wrongTreatment(element: XmlElement): Violation {
  return {
    element,
    values: { found: element.value, expected: [...TREATMENTS.codes].filter((code) => code !== LATER) },
  };
}

const GROUPING_03: typeof GROUPING = { ...GROUPING, isBinary: true };

export const reform: OlderReleases = {
  '1.4.0.03': {
    next: '1.4.0.04',
    changes: {
      // Until then only the first of several due dates counted, because the official rule gives no verdict on several.
      ...documentBefore({ ...documentElements, due: (judged) => due(judged).slice(0, 1) }),
      ...demandsOf(severalSellersInCii(GROUPING_03)),
    },
  },
  '1.4.0.03 (warning)': { next: '1.4.0.03', flags: warningsOnly },
  '1.4.0 (warning)': { next: '1.4.0.03 (warning)' },
  '1.3.1': {
    next: '1.4.0 (warning)',
    lacks: `BR-FR-28-Value BR-FR-32-LEGALID BR-FR-32-GLOBALID ${SELLERS_OF_14}`,
    silent: `BR-FR-CO-10_EXT-FR-FE-92-1 BR-FR-CO-10_EXT-FR-FE-92-2 BR-FR-CO-10_EXT-FR-FE-115-1 BR-FR-CO-10_EXT-FR-FE-115-2`,
    names: { 'BR-FR-31_BT-21': 'BR-FR-30_BT-21' },
    flags: before14,
    changes: {
      ...ofSeveralSellers(
        severalSellersInCii(GROUPING_03),
        severalSellersRules({ ...GROUPING_03, isSameNumber: true }),
      ),
      ...demandsOf(priceRules(PRICES, () => false)),
      'BR-FR-08_BT-23': frameIfThere,
      'BR-FR-20_BT-21': (rule) => ({
        ...rule,
        holds: (group, judged) => {
          const later = treatments(judged).filter(({ value }) => value === LATER);
          return later.length === 0 ? rule.holds(group, judged) : later.map((element) => wrongTreatment(element));
        },
      }),
      'BR-FR-31_BT-21': demanding((_, judged) => {
        const count = treatments(judged).filter(
          ({ value }) => TREATMENTS.has(normal(value)) && normal(value) !== LATER,
        ).length;
        return count <= 1 || { values: { count } };
      }),
      'BR-FR-CO-05_BT-3': ifAllLines(
        (judged) =>
          lines(judged).every((line) =>
            isDated(reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:InvoiceReferencedDocument')),
          ),
        (judged) => isDated(preceding(judged)),
      ),
    },
    rules: valueRules,
  },
  '1.3.0': {
    next: '1.3.1',
    // These releases look for the frame in a place where it never is.
    changes: { ...formsOf130(formRules), 'BR-FR-CO-07_BT-9': dueAfterIssue },
  },
};

const { changes, codes } = core['1.3.15'] ?? {};

const CORE = termRules(scopeOf('cii'), ciiCodes);
const ruleOf = (...ids: readonly string[]) => CORE.filter(({ id }) => ids.includes(id));
const FAMILIES = ['S', 'Z', 'E', 'AE', 'IC', 'G', 'O', 'AF', 'AG'];
const standard = 'EXTENDED-CTC-FR';

const ACCOUNT = 'ram:PayeePartyCreditorFinancialAccount';

const oneAccount = ruleAt(
  'BR-CO-27',
  'BT-84',
  (judged) =>
    everywhere(judged, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((means) =>
      ['30', '58'].includes(textAt(means, 'ram:TypeCode')),
    ),
  (means) => has(means, ACCOUNT, 'ram:IBANID') !== has(means, ACCOUNT, 'ram:ProprietaryID'),
  'A credit transfer (BT-81 is 30 or 58) needs one account (BT-84), with an IBAN or another number; add it, or remove the others.',
);

export const extension: OlderReleases = {
  '1.4.0.03': {
    next: '1.4.0.04',
    lacks: `CII-FREXT-SR-069 CII-FREXT-SR-072 CII-SR-464 467 468 469 471 472 473 475 476 477 478 479 480 481 482 483 484 485 486 487
      488 489 490 491 492 493 494`,
    changes: {
      ...demandsOf(usageRules('BR-FREXT', codesOfAllLines)),
      ...demandsOf(totalRules('BR-FREXT', binaryTotals)),
    },
    rules: [oneAccount],
    scans: [syntaxScan(ciiSyntax, { standard, only: 'CII-SR-069 CII-SR-072' })],
  },
  '1.4.0': {
    next: '1.4.0.03',
    changes: { 'BR-FREXT-CL-20-LISTID': listNamesAsCodes(ciiCodes.at['20'].elements) },
  },
  '1.3.1': {
    next: '1.4.0',
    silent: 'BR-FREXT-CO-04',
    lacks: `${FAMILIES.map((name) => `BR-FREXT-${name}-01`).join(' ')} BR-FREXT-BR-22 BR-FREXT-BR-23 BR-FREXT-BR-24 BR-FREXT-BR-26
      BR-FREXT-54-1 BR-FREXT-54-2 CII-FREXT-SR-106 CII-SR-364 CII-SR-451 CII-FREXT-SR-366
      CII-FREXTDT-027 BR-FREXT-CL-19-GP BR-FREXT-CL-20 BR-FREXT-CL-20-TAX BR-FREXT-CL-20-LISTID BR-CO-27`,
    names: {
      'CII-EXT-DT-018': 'CII-DT-018',
      'CII-FREXT-SR-439': 'CII-SR-439',
      'BR-FREXT-BR-38': 'BR-38',
      'BR-FREXT-BR-44': 'BR-44',
      'CII-FREXT-DT-024': 'CII-EXT-DT-024',
      'BR-FREXT-CL-10': 'BR-CL-10',
      ...Object.fromEntries(FAMILIES.map((name) => [`BR-FXEXT-${name}-`, `BR-FREXT-${name}-`])),
    },
    codes: { ...codes, 'BR-FREXT-CL-10': '+BY SE 0244 0245 0246 0247 0248', 'BR-FREXT-CL-27': '+FOB' },
    changes: {
      ...changes,
      ...demandsOf(taxableRules({ series: 'BR-FXEXT', reckoning: 'exact', read: taxationWithoutFees })),
    },
    rules: [
      ...ruleOf(
        ...[
          'BR-28',
          'BR-54',
          'BR-CO-22',
          'BR-CO-24',
          'BR-CL-20',
          'BR-AF-10',
          'BR-AG-10',
          'BR-O-09',
          'BR-O-10',
          'BR-Z-10',
        ],
        ...FAMILIES.map((name) => `BR-${name}-01`),
      ),
    ],
    scans: [
      syntaxScan(ciiSyntax, {
        standard,
        only: `CII-SR-068 CII-SR-070 CII-SR-106 CII-SR-127 CII-SR-128 CII-SR-175 CII-SR-458 CII-SR-333 CII-SR-334
          CII-SR-366 CII-DT-027`,
      }),
    ],
  },
  '1.3.0': {
    next: '1.3.1',
    lacks: 'CII-FREXT-SR-293 CII-EXT-DT-024 CII-DT-018 BR-FREXT-CL-24 BR-FREXT-CL-27',
    rules: ruleOf('BR-CL-24'),
    scans: [syntaxScan(ciiSyntax, { standard, only: 'CII-SR-293 CII-DT-024 CII-DT-018' })],
  },
};
