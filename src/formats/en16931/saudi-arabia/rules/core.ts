/** The rules of EN 16931 that ZATCA keeps, with its own levels and the differences of its validator (chapter 17 §9). */

import { CREDIT_NOTE_TYPES, INVOICE_TYPES } from '../../../codes/generated/lists.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Flag, type Judged, normal, type Rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isRounded, MORE_DECIMALS } from '../../core/rules/decimals.ts';
import { shown } from '../../core/rules/scope.ts';
import { set as core } from '../../core/rules/ubl.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { all, amount, has, number, text } from '../../shared/paths.ts';
import { coded, each, found, needs, placeOf } from './demands.ts';
import {
  adjustments,
  at,
  currencyOf,
  groups,
  inLines,
  isOf,
  isStandard,
  lines,
  type Select,
  totalsWith,
  totalsWithout,
  when,
} from './invoice.ts';

const FATAL = `BR-03 BR-04 BR-05 BR-14 BR-15 BR-16 BR-24 BR-26 BR-31 BR-32 BR-41 BR-45 BR-46 BR-47 BR-48 BR-54
BR-CO-04 BR-CO-11 BR-CO-12 BR-CO-14 BR-CO-18 BR-CL-03 BR-CL-04 BR-CL-05
BR-E-05 BR-E-06 BR-E-07 BR-E-09 BR-O-09 BR-S-06 BR-Z-05 BR-Z-06 BR-Z-07 BR-Z-09`;
const WARNING = `BR-02 BR-06 BR-08 BR-09 BR-13 BR-21 BR-25 BR-36 BR-37 BR-43 BR-52 BR-CO-10 BR-CO-13 BR-CO-16
BR-CL-14 BR-CL-16 BR-DEC-01 BR-DEC-02 BR-DEC-05 BR-DEC-06 BR-DEC-09 BR-DEC-10 BR-DEC-11 BR-DEC-12 BR-DEC-14
BR-DEC-16 BR-DEC-17 BR-DEC-18 BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28
BR-S-05 BR-S-07 BR-S-10`;

const byId = new Map(core.rules.map((rule) => [rule.id, rule]));

function ruleOf(id: string): Rule {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`EN 16931 has no rule ${id}`);
  return rule;
}

const kept = (ids: string, flag: Flag): Rule[] => ids.split(/\s+/).map((id) => ({ ...ruleOf(id), flag }));
const textOf = (id: string) => ruleOf(id).text;

const CENT = new Decimal(1, 2);

/** Returns whether two amounts differ by at most a cent for each line. */
function isNear(one: Decimal, other: Decimal, judged: Judged): boolean {
  const tolerance = CENT.times(new Decimal(Math.max(1, lines(judged).length), 0));
  return one.minus(other).abs().compare(tolerance) <= 0;
}

/** Returns the categories of supplies: those of lines, and of allowances and charges. */
function usedCategories(judged: Judged): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { value } of inLines('Item/ClassifiedTaxCategory/ID')(judged)) used.add(normal(value));
  for (const { value } of all(adjustments(judged), 'TaxCategory/ID')) used.add(normal(value));
  return used;
}

const TYPES = [...INVOICE_TYPES.codes, ...CREDIT_NOTE_TYPES.codes];

/** Demands two decimals in the groups of the document. */
const rounded = (id: string, name: string, term: string): Rule =>
  each(
    id,
    'warning',
    term,
    (judged) => all(groups(judged), name),
    MORE_DECIMALS,
    ({ value }) => {
      return isRounded(value) || { values: { found: value, term } };
    },
  );

/** A category of supplies needs a group; there may be several. */
const grouped = (category: string): Rule =>
  found(`BR-${category}-01`, 'warning', 'BT-118', textOf(`BR-${category}-01`), (judged) => {
    const count = groups(judged).filter(isOf(category)).length;
    return (
      count > 0 ||
      !judged.once(usedCategories).has(category) || {
        element: judged.root,
        step: 'cac:TaxTotal',
        values: { code: category, count },
      }
    );
  });

/** Whether a category counts; the tax scheme of S is ignored. */
const isOfVat = (category: XmlElement, code: string) =>
  text(category, 'ID') === code && (code === 'S' || text(category, 'TaxScheme/ID') === 'VAT');

/** Returns the base of the lines, charges and allowances of a category, at any rate. */
function baseOf(judged: Judged, code: string): Decimal {
  const taken = (path: string) => (element: XmlElement) => all(element, path).some((each) => isOfVat(each, code));
  const ofLines = lines(judged).filter(taken('Item/ClassifiedTaxCategory/'));
  const others = all(judged.root, 'AllowanceCharge/').filter(taken('TaxCategory/'));
  const net = ofLines.reduce((sum, line) => sum.plus(amount(line, 'LineExtensionAmount')), Decimal.ZERO);
  return others.reduce((sum, each) => {
    const value = amount(each, 'Amount');
    return isCharge(each) === true ? sum.plus(value) : sum.minus(value);
  }, net);
}

/** The base of each group is that of its category: the validator does not tell reasons apart. */
const based = (code: string): Rule => {
  const own: Select = (judged) => groups(judged).filter(isOf(code));
  return each(`BR-${code}-08`, 'warning', 'BT-116', own, textOf(`BR-${code}-08`), (group, judged) => {
    const [base, expected] = [amount(group, 'TaxableAmount'), judged.once(bases[code] ?? NO_BASE)];
    return (
      base.round(2).equals(expected.round(2)) || {
        ...placeOf(group, 'TaxableAmount'),
        values: { code, rate: '0', found: shown(base), expected: shown(expected) },
      }
    );
  });
};

/** Computes the base of a category once for a document. */
const bases = Object.fromEntries(['S', 'Z', 'E', 'O'].map((code) => [code, (judged: Judged) => baseOf(judged, code)]));
const NO_BASE = () => Decimal.ZERO;

const changed: readonly Rule[] = [
  each('BR-22', 'fatal', 'BT-129', lines, textOf('BR-22'), (line) => {
    const [quantity] = all(line, 'InvoicedQuantity|CreditedQuantity');
    return (quantity !== undefined && quantity.value.trim() !== '0') || placeOf(line, 'InvoicedQuantity');
  }),
  each(
    'BR-49',
    'warning',
    'BT-81',
    when(isStandard, at('PaymentMeans/')),
    textOf('BR-49'),
    (means) => has(means, 'PaymentMeansCode') || placeOf(means, 'PaymentMeansCode'),
  ),
  each('BR-53', 'warning', 'BT-111', totalsWithout, textOf('BR-53'), (total, { root }) => {
    const currency = text(root, 'TaxCurrencyCode');
    const isRight = all(total, 'TaxAmount').every((each) => each.attribute('currencyID') === currency);
    return currency === '' || isRight || { ...placeOf(total, 'TaxAmount'), values: { currency } };
  }),
  found('BR-CO-15', 'fatal', 'BT-112', textOf('BR-CO-15'), (judged) => {
    const currency = currencyOf(judged);
    const gross = number(judged.root, 'LegalMonetaryTotal/TaxInclusiveAmount');
    const own = all(judged.root, 'TaxTotal/TaxAmount').filter((each) => each.attribute('currencyID') === currency);
    const count = own.length;
    const taxes = groups(judged).reduce((sum, each) => sum.plus(amount(each, 'TaxAmount')), Decimal.ZERO);
    const expected = amount(judged.root, 'LegalMonetaryTotal/TaxExclusiveAmount').plus(taxes).round(2);
    const [totals] = all(judged.root, 'LegalMonetaryTotal/');
    return (
      (count > 0 && gross?.equals(expected) === true) || {
        element: totals ?? judged.root,
        values: { currency, count, found: shown(gross), expected: shown(count > 0 ? expected : undefined) },
      }
    );
  }),
  each('BR-CO-17', 'warning', 'BT-117 BT-116 BT-119', groups, textOf('BR-CO-17'), (group, judged) => {
    const rate = number(group, 'TaxCategory/Percent');
    const tax = amount(group, 'TaxAmount');
    const expected = rate && amount(group, 'TaxableAmount').times(rate).percent().round(2);
    const isRight = expected !== undefined && isNear(tax, expected, judged);
    return isRight || { ...placeOf(group, 'TaxAmount'), values: { found: shown(tax), expected: shown(expected) } };
  }),
  each(
    'BR-S-09',
    'warning',
    'BT-117',
    (judged) => groups(judged).filter(isOf('S')),
    textOf('BR-S-09'),
    (group, judged) => {
      const tax = amount(group, 'TaxAmount');
      const rate = number(group, 'TaxCategory/Percent') ?? Decimal.ZERO;
      const expected = amount(group, 'TaxableAmount').times(rate).percent().round(2);
      return (
        isNear(tax, expected, judged) || {
          ...placeOf(group, 'TaxAmount'),
          values: { code: 'S', found: shown(tax), expected: shown(expected) },
        }
      );
    },
  ),
  found('BR-S-08', 'warning', 'BT-116', textOf('BR-S-08'), (judged) => {
    const own = all(totalsWith(judged)[0], 'TaxSubtotal/').filter(isOf('S'));
    const [first] = own;
    if (first === undefined) return true;
    const sum = own.reduce((total, each) => total.plus(amount(each, 'TaxableAmount')), Decimal.ZERO);
    const expected = baseOf(judged, 'S');
    const rate = text(first, 'TaxCategory/Percent');
    return (
      sum.round(2).equals(expected.round(2)) || {
        ...placeOf(first, 'TaxableAmount'),
        values: { code: 'S', rate, found: shown(sum), expected: shown(expected) },
      }
    );
  }),
  ...['E', 'O', 'Z'].map(based),
  coded('BR-CL-01', 'fatal', 'BT-3', at('InvoiceTypeCode|CreditNoteTypeCode'), TYPES),
  needs('BR-55', 'fatal', 'BT-25', at('BillingReference/'), 'InvoiceDocumentReference/ID'),
  rounded('BR-DEC-19', 'TaxableAmount', 'BT-116'),
  rounded('BR-DEC-20', 'TaxAmount', 'BT-117'),
  ...['E', 'O', 'S', 'Z'].map(grouped),
];

export const coreRules: readonly Rule[] = [...kept(FATAL, 'fatal'), ...kept(WARNING, 'warning'), ...changed];
