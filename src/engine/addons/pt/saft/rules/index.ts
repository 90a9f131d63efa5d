/**
 * The requirements of the AT on parts of documents. The documents themselves have their own files (chapter 08 §3.9).
 */
import { Line } from '../../../../bill/line.ts';
import { PaymentLine } from '../../../../bill/payment-line.ts';
import { Item } from '../../../../org/item.ts';
import { Note } from '../../../../org/note.ts';
import { categoryIn, lengthBetween, notNegative, orZero, positive, present } from '../../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { TaxCombo } from '../../../../tax/combo.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../../tax/extensions.ts';
import { TaxNote } from '../../../../tax/note.ts';
import { CategoryTotal, type TaxTotal } from '../../../../tax/total.ts';
import { NO_TAX } from '../codes.ts';
import { exemptionNotesFit, isExemptionNote, paidExemptionNotesFit } from '../exemption-notes.ts';
import { EXEMPTION, PRODUCT_TYPE, TAX_RATE } from '../extensions/keys.ts';
import { deliveryRules, orderRules, paymentRules } from './documents.ts';
import { EXEMPTION_NOTE_EXPECTED } from './expected.ts';
import { invoiceRules } from './invoice.ts';

const RATE_EXPECTED =
  'pt-region (PT, PT-AC, PT-MA or another country) and pt-saft-tax-rate (RED, INT, NOR, ISE or OUT) in ext; building sets the region. It sets the rate if the tax has the rate reduced, intermediate, general or other, or a key without tax';

const EXEMPTION_EXPECTED =
  'its reason as pt-saft-exemption in ext, one of the codes M01 to M99; building sets the usual one for the key';

/** Tests that supplies without tax have a reason. */
const exemptionGiven = labelled(
  'exemption given',
  (ext: Extensions | undefined) => ext?.get(TAX_RATE) !== NO_TAX || ext.has(EXEMPTION),
  [EXEMPTION],
);

const comboRules = ruleSet(TaxCombo, 'GOBL-PT-SAFT-TAX-COMBO', [
  when(categoryIn('VAT'), [
    at('ext', [
      check('01', `VAT needs ${RATE_EXPECTED}.`, extRequire('pt-region', TAX_RATE)),
      check('02', `VAT with the rate ISE needs ${EXEMPTION_EXPECTED}.`, exemptionGiven),
    ]),
  ]),
]);

const isVat = labelled('is vat', (category: CategoryTotal | null | undefined) => category?.code === 'VAT');
const hasVat = labelled('has vat', (tax: TaxTotal | undefined) => !tax || (tax.categories ?? []).some(isVat));

const categoryTotalRules = ruleSet(CategoryTotal, 'GOBL-PT-SAFT-TAX-CATEGORYTOTAL', [
  when(isVat, [
    at('rates[].ext', [
      check('01', `Totals of VAT need ${RATE_EXPECTED}.`, extRequire('pt-region', TAX_RATE)),
      check('02', `A VAT total with the rate ISE needs ${EXEMPTION_EXPECTED}.`, exemptionGiven),
    ]),
  ]),
]);

const itemRules = ruleSet(Item, 'GOBL-PT-SAFT-ORG-ITEM', [
  at('unit', [check('01', 'SAF-T (PT) needs the unit of every item; building sets one.', present)]),
  at('ext', [
    check(
      '02',
      'SAF-T (PT) needs pt-saft-product-type in the ext of every item: P (goods), S (services), O, E or I; building sets P or S, depending on the unit.',
      extRequire(PRODUCT_TYPE),
    ),
  ]),
]);

const noteRules = ruleSet(Note, 'GOBL-PT-SAFT-ORG-NOTE', [
  when(isExemptionNote, [
    at('text', [
      check(
        '01',
        'The exemption reason must have 6 to 60 characters; accented letters and º count as two. Abbreviate the article of the law.',
        lengthBetween(6, 60),
      ),
    ]),
  ]),
]);

const taxNoteRules = ruleSet(TaxNote, 'GOBL-PT-SAFT-TAX-NOTE', [
  when(categoryIn('IRS', 'IRC'), [
    at('text', [
      check(
        '02',
        'The reason for a withheld tax must not exceed 60 characters; accented letters count as two.',
        lengthBetween(0, 60),
      ),
    ]),
  ]),
]);

const lineRules = ruleSet(Line, 'GOBL-PT-SAFT-BILL-LINE', [
  check('05', `A line must have ${EXEMPTION_NOTE_EXPECTED}; building adds the right one.`, exemptionNotesFit),
  at('quantity', [
    check('01', 'The quantity of a line must be more than zero; use a credit note for returns.', orZero(positive)),
  ]),
  at('sum', [check('02', 'The sum of a line must be zero or more.', notNegative)]),
  at('total', [check('03', 'The total of a line must be zero or more; its discounts exceed its sum.', notNegative)]),
  at('discounts[].amount', [
    check('04', 'A discount must be zero or more; use a charge to add an amount.', notNegative),
  ]),
]);

const paymentLineRules = ruleSet(PaymentLine, 'GOBL-PT-SAFT-BILL-PAYMENTLINE', [
  check('06', `A line of a receipt must have ${EXEMPTION_NOTE_EXPECTED}.`, paidExemptionNotesFit),
  at('document', [
    check('01', 'Every line of a receipt needs the paid invoice in document.', present),
    at('issue_date', [check('02', 'The paid invoice needs its issue date, as YYYY-MM-DD.', present)]),
  ]),
  at('tax', [
    check(
      '03',
      'Every line of a receipt needs the taxes of the paid amount; set payable and tax in document, and building calculates them.',
      present,
    ),
    check('04', 'The taxes of a line of a receipt must include VAT, even if it is exempt.', hasVat),
    at('categories[].rates', [
      check(
        '05',
        'A line of a receipt can have only one rate of each tax; write a line for each rate of the invoice.',
        lengthBetween(0, 1),
      ),
    ]),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  paymentRules,
  deliveryRules,
  orderRules,
  comboRules,
  categoryTotalRules,
  itemRules,
  noteRules,
  taxNoteRules,
  lineRules,
  paymentLineRules,
];
