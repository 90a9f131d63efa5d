/** The older releases of the rules of France for UBL (chapter 26 §6). */

import type { Judged, Rule } from '../../../rules/declare.ts';
import { everywhere, failing, has, reach } from '../../../rules/elements.ts';
import { demanding, type OlderReleases } from '../../../rules/older.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ublCodes } from '../../core/rules/codes-ubl.ts';
import { older as core } from '../../core/rules/older-ubl.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';
import { ublSyntax } from '../../core/rules/ubl-syntax.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { renamed } from '../../extended/taken.ts';
import { isUblDay } from '../../shared/forms.ts';
import { countsInUbl } from './lines-ubl.ts';
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
import { at, lines, places } from './places.ts';
import { dayRules, numberRules, priceRules } from './rules.ts';
import { severalSellersRules } from './several-sellers.ts';
import { GROUPING, severalSellersInUbl } from './several-sellers-ubl.ts';
import { documentElements, formRules, PRICES, rulesOnNotes } from './ubl.ts';

const REFERENCE = '$L/cac:DocumentReference';

const numberAt = (path: string) => demandsOf(numberRules(places(`EXT-FR-FE-136 ${path}`), '-0', ['BR-FR-02_…']));

/** The place of a reference in a line. Some releases look there, others do not. */
const atDocument = numberAt(`${REFERENCE}/cbc:ID`);
const atInvoice = numberAt('$L/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID');

const PRECEDING = ['cac:BillingReference', 'cac:InvoiceDocumentReference'] as const;
const dated = (references: readonly XmlElement[]) =>
  references.filter((each) => has(each, 'cbc:ID') && has(each, 'cbc:IssueDate'));

const dueOf =
  (...paths: readonly string[]) =>
  (judged: Judged) =>
    paths.some((path) => (at(path)(judged)[0]?.value ?? '') !== '');
const PAID = ['B2', 'S2', 'M2'];

/** Returns a rule that a paid invoice has its date of payment in one place. */
function paidOn(isThere: (judged: Judged) => boolean): (rule: Rule) => Rule {
  return demanding((_, judged) => !PAID.includes(judged.root.child('cbc:ProfileID')?.value ?? '') || isThere(judged));
}

const TREATMENT = 'B2CINT';

/** Returns whether a document states the treatment that came later. */
const isTreatedSo = ({ root }: Judged) =>
  root.all('cbc:Note').some(({ value }) => new RegExp(`BAR#${TREATMENT}(?:#|$)`).test(value));

/** Returns the number of stated treatments. One kind came in a later release. */
function treatmentsIn({ root }: Judged): number {
  const notes = root.all('cbc:Note').filter(({ value }) => value.includes('#BAR#'));
  const text = `${notes.map(({ value }) => value).join('')}#`;
  return text.split(/BAR#(?:B2B|B2BINT|B2C|OUTOFSCOPE|ARCHIVEONLY)#/).length - 1;
}

const GROUPING_03: typeof GROUPING = { ...GROUPING, isBinary: true };

/** A line without a seller number belonged to a main seller without a number. */
const GROUPING_BEFORE: typeof GROUPING = {
  ...GROUPING_03,
  isSameNumber: true,
  isOfMain: (line, sellers) => GROUPING.isOfMain(line, sellers) || (line.seller === '' && sellers.length === 0),
};

export const reform: OlderReleases = {
  '1.4.0.03': {
    next: '1.4.0.04',
    changes: {
      ...demandsOf(rulesOnNotes({ between: '', isSellerAsked: ({ treatments }) => treatments.length > 0 })),
      ...documentBefore({ ...documentElements, due: at('cbc:DueDate') }),
      ...demandsOf(severalSellersInUbl(GROUPING_03)),
    },
  },
  '1.4.0.03 (warning)': { next: '1.4.0.03', flags: warningsOnly },
  '1.4.0 (warning)': {
    next: '1.4.0.03 (warning)',
    names: { 'BR-FR-01_EXT-FR-FE-136-2': 'BR-FR-01_BT-EXT-FR-FE-136-2' },
    silent: 'BR-FR-01_EXT-FR-FE-136-1 BR-FR-01_EXT-FR-FE-136-2',
    changes: {
      ...atDocument,
      ...demandsOf(dayRules(places(`EXT-FR-FE-138 ${REFERENCE}/cbc:IssueDate`), isUblDay)),
      'BR-FR-20_BT-21': (rule) => ({
        ...rule,
        holds: (group, judged) => !isTreatedSo(judged) && rule.holds(group, judged),
      }),
    },
  },
  '1.3.1': {
    next: '1.4.0 (warning)',
    lacks: `BR-FR-28-Value BR-FR-32-LEGALID BR-FR-32-ID ${SELLERS_OF_14}`,
    flags: before14,
    changes: {
      ...atInvoice,
      ...ofSeveralSellers(severalSellersInUbl(GROUPING_03), severalSellersRules(GROUPING_BEFORE)),
      ...demandsOf(priceRules(PRICES, () => false)),
      'BR-FR-08_BT-23': frameIfThere,
      'BR-FR-30_BT-21': demanding((_, judged) => {
        const count = treatmentsIn(judged);
        return count <= 1 || { values: { count } };
      }),
      'BR-FR-CO-05_BT-3': ifAllLines(
        (judged) => lines(judged).flatMap((line) => dated(reach(line, ...PRECEDING))).length === lines(judged).length,
        ({ root }) => dated(reach(root, ...PRECEDING)).length > 0,
      ),
      'BR-FR-CO-09_BT-23-3': (rule) =>
        paidOn((judged) =>
          dueOf(judged.kind === 'ubl-invoice' ? 'cbc:DueDate' : 'cac:PaymentMeans/cbc:PaymentDueDate')(judged),
        )(rule),
    },
  },
  '1.3.0': {
    next: '1.3.1',
    changes: { ...atDocument, ...formsOf130(formRules), 'BR-FR-CO-09_BT-23-3': paidOn(dueOf('cbc:DueDate')) },
  },
};

const { changes, codes, silent } = core['1.3.15'] ?? {};

const USAGE = termRules(scopeOf('ubl'), ublCodes);
const ruleOf = (...ids: readonly string[]) => USAGE.filter(({ id }) => ids.includes(id));
const CATEGORIES = ['S', 'Z', 'E', 'AE', 'IC', 'G', 'O', 'AF', 'AG'];

const EXTENSION_14 = `UBL-FREXT-CR-645 CII-FREXT-CR-490 UBL-SR-56 BR-FREXT-CL-20 BR-FREXT-CL-20-TAX BR-FREXT-CL-20-LISTID
  ${CATEGORIES.map((name) => `BR-FREXT-${name}-01`).join(' ')}`;

const standard = 'EXTENDED-CTC-FR';

const TOTALS = 'cac:LegalMonetaryTotal';

/** Without charges, the rule looks for the total of allowances (BT-107) in place of that of charges. */
function chargesByAllowances(rule: Rule): Rule {
  return {
    ...rule,
    holds: (group, judged) => {
      const { root } = judged;
      if (root.all('cac:AllowanceCharge').some((each) => isCharge(each) === true)) return rule.holds(group, judged);
      if (!has(root, TOTALS, 'cbc:AllowanceTotalAmount')) return true;
      return has(root, TOTALS, 'cbc:ChargeTotalAmount') && rule.holds(group, judged);
    },
  };
}

/** The code itself, not the name of its list, is looked for among the names. */
const listOfCharges: (rule: Rule) => Rule = listNamesAsCodes(ublCodes.at['20'].elements);

export const extension: OlderReleases = {
  '1.4.0.03': { next: '1.4.0.04' },
  '1.4.0.02': {
    next: '1.4.0.03',
    changes: { 'BR-FREXT-CL-20-LISTID': listOfCharges },
  },
  '1.4.0.01': { next: '1.4.0.02', names: { 'BR-FREXT-CL-10': 'BR-CL-10' }, codes: { 'BR-FREXT-CL-10': '+BY SE' } },
  '1.4.0': { next: '1.4.0.01', changes: { 'BR-FREXT-CO-12': chargesByAllowances } },
  '1.3.1': {
    next: '1.4.0.01',
    lacks: EXTENSION_14,
    silent: silent ?? '',
    codes: { ...codes, 'BR-FREXT-CL-10': '+0244 0245 0246 0247 0248', 'BR-FREXT-CL-27': '+FOB' },
    changes: {
      ...changes,
      'BR-55': demanding((_, judged) =>
        failing(everywhere(judged, 'cac:BillingReference'), (reference) =>
          has(reference, 'cac:InvoiceDocumentReference', 'cbc:ID'),
        ),
      ),
      'BR-FREXT-54-2': demanding((_, judged) =>
        failing(
          everywhere(judged, 'cac:AdditionalItemProperty'),
          (property) =>
            has(property, 'cbc:Value') ||
            property.all('cbc:ValueQuantity').some((each) => each.attribute('unitCode') !== undefined),
        ),
      ),
    },
    rules: [
      ...ruleOf('BR-28', 'BR-CL-20', ...CATEGORIES.map((name) => `BR-${name}-01`)),
      ...renamed(
        USAGE,
        'BR-27 BR-FREXT-27',
        ({ element }, { root }) => element !== undefined && countsInUbl(element, root.child('cbc:ID')?.value),
      ),
    ],
    scans: [
      syntaxScan(ublSyntax, {
        standard,
        only: 'UBL-CR-018 UBL-CR-047 UBL-CR-096 UBL-CR-490 UBL-CR-633 UBL-CR-634 UBL-CR-645 UBL-CR-662 UBL-CR-669 UBL-CR-670 UBL-SR-37 UBL-SR-06 UBL-SR-07',
      }),
    ],
  },
  '1.3.0': {
    next: '1.3.1',
    lacks: 'UBL-FREXT-CR-410 BR-FREXT-CL-24 BR-FREXT-CL-27',
    changes: { 'BR-FREXT-CO-12': chargesByAllowances },
    rules: ruleOf('BR-CL-24'),
    scans: [syntaxScan(ublSyntax, { standard, only: 'UBL-CR-410 UBL-SR-20' })],
  },
};
