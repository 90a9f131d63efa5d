/** The sums of CIUS-PT, with a tolerance of 1.00 either way (chapter 21 §6.6). */

import { Decimal, sum } from '../../../rules/decimal.ts';
import type { Judged, Rule, Violation } from '../../../rules/declare.ts';
import { elementsAt, everywhere, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isWithinOne, shown } from '../../core/rules/scope.ts';
import { FAMILIES } from './categories.ts';
import { linesOf } from './model.ts';
import { EXEMPTION } from './notes.ts';

const CATEGORY = 'cac:TaxCategory';
const TOTALS = 'cac:LegalMonetaryTotal';
const SUBTOTAL = 'cac:TaxSubtotal';

type Held = boolean | NonNullable<Violation['values']>;

const number = (from: XmlElement | undefined, ...path: string[]) => Decimal.parse(elementsAt(from, path)[0]?.value);
const orZero = (value: Decimal | undefined) => value ?? Decimal.ZERO;
const total = (from: readonly XmlElement[], name: string) => sum(elementsAt(from, [name]).map(({ value }) => value));
const isOf = (indicator: string) => (element: XmlElement) => textAt(element, 'cbc:ChargeIndicator') === indicator;
const isAllowance = isOf('false');
const isCharge = isOf('true');
const adjustments = (from: XmlElement) => from.all('cac:AllowanceCharge');

function near(found: Decimal | undefined, expected: Decimal): Held {
  const isNear = found !== undefined && isWithinOne(found, expected, 'one');
  return isNear || { found: shown(found), expected: String(expected) };
}

const SUM = '{term} is {found}, but should be {expected}, calculated from {parts}. Correct the wrong figure.';

function sumRule(
  number: string,
  term: TermId,
  parts: string,
  select: (judged: Judged) => readonly XmlElement[],
  holds: (element: XmlElement, judged: Judged) => Held,
): Rule {
  return ruleAt(
    `DT-CIUS-PT-${number}`,
    term,
    select,
    (element, judged) => {
      const held = holds(element, judged);
      return held === true || { term, parts, found: '', expected: '', ...(held === false ? {} : held) };
    },
    SUM,
  );
}

const totals = ({ root }: Judged) => root.all(TOTALS);
const taxTotals = ({ root }: Judged) => root.all('cac:TaxTotal');
const subtotals = (judged: Judged) => reach(everywhere(judged, 'cac:TaxTotal'), SUBTOTAL);
const lines = (judged: Judged) => judged.once(linesOf);

/** The amount is base times percentage, if both are given. */
function isPart(adjustment: XmlElement): Held {
  const percent = number(adjustment, 'cbc:MultiplierFactorNumeric');
  const base = number(adjustment, 'cbc:BaseAmount');
  if (percent === undefined || base === undefined) return percent === base;
  return near(number(adjustment, 'cbc:Amount'), base.times(percent).percent());
}

const adjustmentRules: readonly Rule[] = (
  [
    ['158', 'BT-92', 'BT-93, BT-94', (judged) => adjustments(judged.root).filter(isAllowance)],
    ['159', 'BT-99', 'BT-100, BT-101', (judged) => adjustments(judged.root).filter(isCharge)],
    ['168', 'BT-136', 'BT-137, BT-138', (judged) => reach(lines(judged), 'cac:AllowanceCharge').filter(isAllowance)],
    ['169', 'BT-141', 'BT-142, BT-143', (judged) => reach(lines(judged), 'cac:AllowanceCharge').filter(isCharge)],
  ] as const satisfies readonly (readonly [string, TermId, string, (judged: Judged) => readonly XmlElement[]])[]
).map(([id, term, parts, select]) => sumRule(id, term, parts, select, isPart));

function isLineAmount(line: XmlElement): Held {
  const quantity = number(line, 'cbc:InvoicedQuantity') ?? number(line, 'cbc:CreditedQuantity');
  const price = number(line, 'cac:Price', 'cbc:PriceAmount');
  const per = number(line, 'cac:Price', 'cbc:BaseQuantity');
  if (per?.isNegative) return false;
  if (quantity === undefined || price === undefined) return false;
  const whole = quantity.times(price);
  const goods = per === undefined || per.isZero ? whole : whole.dividedBy(per);
  const all = adjustments(line);
  const charges = total(all.filter(isCharge), 'cbc:Amount').round(2);
  const allowances = total(all.filter(isAllowance), 'cbc:Amount').round(2);
  return near(number(line, 'cbc:LineExtensionAmount'), goods.round(2).plus(charges).minus(allowances));
}

const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  Object.values(FAMILIES).flatMap(({ name, codes }) => codes.map((code) => [code, name] as const)),
);

/** Returns the families of categories, alone and with their rate. */
function keysOf(categories: readonly XmlElement[]): Set<string> {
  const keys = new Set<string>();
  for (const category of categories) {
    const family = FAMILY_OF.get(textAt(category, 'cbc:ID'));
    if (family === undefined) continue;
    keys.add(family);
    keys.add(keyOf(family, number(category, 'cbc:Percent')));
  }
  return keys;
}

const keyOf = (family: string, rate: Decimal | undefined) => `${family} ${rate?.shortened()}`;

/** The sums of lines, charges and allowances by family, and by family and rate. */
function taxableAmounts(judged: Judged): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  const add = (categories: readonly XmlElement[], amount: Decimal) => {
    for (const key of keysOf(categories)) sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(amount));
  };
  for (const line of lines(judged)) {
    add(reach(line, 'cac:Item', 'cac:ClassifiedTaxCategory'), orZero(number(line, 'cbc:LineExtensionAmount')));
  }
  for (const each of adjustments(judged.root)) {
    const amount = orZero(number(each, 'cbc:Amount'));
    if (isCharge(each)) add(each.all(CATEGORY), amount);
    else if (isAllowance(each)) add(each.all(CATEGORY), Decimal.ZERO.minus(amount));
  }
  return sums;
}

const taxableOf = (judged: Judged, key: string) => judged.once(taxableAmounts).get(key) ?? Decimal.ZERO;

const codeOf = (subtotal: XmlElement) => textAt(subtotal, CATEGORY, 'cbc:ID');
const ofFamily =
  (codes: readonly string[]) =>
  (judged: Judged): readonly XmlElement[] =>
    subtotals(judged).filter((subtotal) => codes.includes(codeOf(subtotal)));

function familyRules(base: string, tax: string, { name, codes }: (typeof FAMILIES)['S' | 'AA']): Rule[] {
  return [
    sumRule(base, 'BT-116', 'BT-131, BT-92, BT-99', ofFamily(codes), (subtotal, judged) => {
      const rate = number(subtotal, CATEGORY, 'cbc:Percent')?.round(0);
      return rate === undefined || near(number(subtotal, 'cbc:TaxableAmount'), taxableOf(judged, keyOf(name, rate)));
    }),
    sumRule(tax, 'BT-117', 'BT-116, BT-119', ofFamily(codes), isTax),
  ];
}

function isTax(subtotal: XmlElement): Held {
  const base = number(subtotal, 'cbc:TaxableAmount');
  const rate = number(subtotal, CATEGORY, 'cbc:Percent');
  if (base === undefined || rate === undefined) return false;
  return near(number(subtotal, 'cbc:TaxAmount'), base.times(rate).percent());
}

/** Tests the VAT of a group. At a rate that rounds to 0, there must be no VAT. */
function isTaxOfGroup(subtotal: XmlElement): Held {
  const rate = number(subtotal, CATEGORY, 'cbc:Percent');
  const tax = number(subtotal, 'cbc:TaxAmount');
  if (rate === undefined || rate.round(0).isZero)
    return tax?.round(0).isZero === true || { found: shown(tax), expected: '0' };
  const base = number(subtotal, 'cbc:TaxableAmount');
  if (base === undefined) return false;
  return near(tax, base.times(rate).percent().round(2));
}

const counted = (amount: Decimal | undefined) => (amount === undefined || amount.isZero ? undefined : amount);

function isDue(at: XmlElement): Held {
  const gross = orZero(number(at, 'cbc:TaxInclusiveAmount'));
  const due = number(at, 'cbc:PayableAmount');
  const rounding = orZero(counted(number(at, 'cbc:PayableRoundingAmount')));
  return near(due, gross.minus(orZero(counted(number(at, 'cbc:PrepaidAmount')))).plus(rounding));
}

const sumOfAdjustments =
  (name: string, isWanted: (element: XmlElement) => boolean) =>
  (at: XmlElement, { root }: Judged): Held => {
    const all = adjustments(root).filter(isWanted);
    const found = number(at, name);
    return found === undefined || near(found, total(all, 'cbc:Amount'));
  };

function isGross(root: XmlElement): Held {
  const currency = root.child('cbc:DocumentCurrencyCode')?.value;
  if (currency === undefined) return true;
  const tax = reach(root, 'cac:TaxTotal', 'cbc:TaxAmount').filter((each) => each.attribute('currencyID') === currency);
  const net = orZero(number(root, TOTALS, 'cbc:TaxExclusiveAmount'));
  return near(number(root, TOTALS, 'cbc:TaxInclusiveAmount'), net.plus(orZero(Decimal.parse(tax[0]?.value))));
}

const amountRules: readonly Rule[] = [
  sumRule('157', 'BT-131', 'BT-129, BT-146, BT-149, BT-136, BT-141', lines, isLineAmount),
  sumRule(
    '170',
    'BT-146',
    'BT-148, BT-147',
    (judged) => everywhere(judged, 'cac:Price').filter((price) => price.all('cac:AllowanceCharge').length > 0),
    (price) => {
      const gross = number(price, 'cac:AllowanceCharge', 'cbc:BaseAmount');
      const discount = number(price, 'cac:AllowanceCharge', 'cbc:Amount');
      if (gross === undefined || discount === undefined) return gross === discount;
      return near(number(price, 'cbc:PriceAmount'), gross.minus(discount));
    },
  ),
  sumRule('160', 'BT-106', 'BT-131', totals, (at, judged) =>
    near(number(at, 'cbc:LineExtensionAmount'), total(lines(judged), 'cbc:LineExtensionAmount')),
  ),
  sumRule('161', 'BT-107', 'BT-92', totals, sumOfAdjustments('cbc:AllowanceTotalAmount', isAllowance)),
  sumRule('162', 'BT-108', 'BT-99', totals, sumOfAdjustments('cbc:ChargeTotalAmount', isCharge)),
  sumRule('163', 'BT-109', 'BT-131, BT-107, BT-108', totals, (at, judged) =>
    near(
      number(at, 'cbc:TaxExclusiveAmount'),
      total(lines(judged), 'cbc:LineExtensionAmount')
        .plus(orZero(number(at, 'cbc:ChargeTotalAmount')))
        .minus(orZero(number(at, 'cbc:AllowanceTotalAmount'))),
    ),
  ),
  sumRule('164', 'BT-110', 'BT-117', taxTotals, (at) => {
    const groups = at.all(SUBTOTAL);
    return groups.length === 0 || near(number(at, 'cbc:TaxAmount'), total(groups, 'cbc:TaxAmount'));
  }),
  sumRule('165', 'BT-112', 'BT-109, BT-110', ({ root }) => [root], isGross),
  sumRule('166', 'BT-115', 'BT-112, BT-113, BT-114', totals, isDue),
  sumRule('167', 'BT-117', 'BT-116, BT-119', subtotals, isTaxOfGroup),
  ...familyRules('171', '172', FAMILIES.AA),
  ...familyRules('173', '174', FAMILIES.S),
  sumRule('175', 'BT-116', 'BT-131, BT-92, BT-99', taxTotals, (at, judged) => {
    const { codes } = FAMILIES.E;
    const exempt = at.all(SUBTOTAL).filter((subtotal) => (codes as readonly string[]).includes(codeOf(subtotal)));
    return near(total(exempt, 'cbc:TaxableAmount'), taxableOf(judged, FAMILIES.E.name));
  }),
];

const EXEMPT: readonly string[] = FAMILIES.E.codes;

/** Returns the reason codes of exempt lines, in their item properties. */
function reasonsOf(judged: Judged): readonly XmlElement[] {
  return lines(judged)
    .filter((line) => EXEMPT.includes(textAt(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID')))
    .flatMap((line) => reach(line, 'cac:Item', 'cac:AdditionalItemProperty'))
    .filter((property) => property.child('cbc:Name')?.value === EXEMPTION.code)
    .flatMap((property) => property.all('cbc:Value'));
}

/** Returns how many exempt groups of the breakdown have each reason code. */
function reasonCounts(judged: Judged): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const subtotal of subtotals(judged)) {
    if (!EXEMPT.includes(codeOf(subtotal))) continue;
    const code = textAt(subtotal, CATEGORY, 'cbc:TaxExemptionReasonCode');
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

const reasonRule = ruleAt(
  'DT-CIUS-PT-176',
  'BT-121',
  reasonsOf,
  ({ value }, judged) => {
    const count = judged.once(reasonCounts).get(value) ?? 0;
    return count === 1 || { found: value, count };
  },
  'The exemption code {found} of a line must occur in exactly one VAT breakdown (BT-121), not in {count}. Add the breakdown, or join them.',
);

const quantityRule = ruleAt(
  'DT-CIUS-PT-177',
  'BT-149',
  lines,
  (line) => {
    const per = number(line, 'cac:Price', 'cbc:BaseQuantity');
    return per === undefined || (!per.isNegative && !per.isZero);
  },
  'The quantity of a price (BT-149) must be above 0. Correct it, or leave it out.',
);

export const sumRules: readonly Rule[] = [...adjustmentRules, ...amountRules, reasonRule, quantityRule];
