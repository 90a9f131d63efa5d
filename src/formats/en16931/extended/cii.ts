/** Reads CII invoices for the rules of Factur-X EXTENDED and EXTENDED-CTC-FR: counted lines, sums, taxes, and the tree of lines. */

import { Decimal, sum } from '../../rules/decimal.ts';
import { type Judged, normal, type Verdict } from '../../rules/declare.ts';
import { everywhere, reach } from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';
import { isCharge } from '../core/rules/vat.ts';
import {
  CODES,
  type CodesUsed,
  cents,
  isWithinCents,
  type Part,
  reasonOf,
  type Tax,
  type Taxation,
} from './taxable.ts';
import type { Totals } from './totals.ts';
import type { TreeLine } from './tree.ts';

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement';
const LINE_SETTLEMENT = 'ram:SpecifiedLineTradeSettlement';

function lines({ root }: Judged): readonly XmlElement[] {
  return reach(root, TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem');
}

/** Returns a function for the elements of a name in the settlement. */
function inSettlement(name: string): (judged: Judged) => readonly XmlElement[] {
  return ({ root }) => reach(root, TRANSACTION, SETTLEMENT, name);
}

const DOCUMENT = 'ram:AssociatedDocumentLineDocument';

/** Returns whether a line counts in sums: one without a subtype, or a DETAIL. */
export function counts(line: XmlElement): boolean {
  const subtypes = reach(line, DOCUMENT, 'ram:LineStatusReasonCode');
  return subtypes.length === 0 || subtypes.some(({ value }) => value === 'DETAIL');
}

function countingLines(judged: Judged): readonly XmlElement[] {
  return judged.once(countingIn);
}

function countingIn(judged: Judged): readonly XmlElement[] {
  return lines(judged).filter(counts);
}

const NET = [LINE_SETTLEMENT, 'ram:SpecifiedTradeSettlementLineMonetarySummation', 'ram:LineTotalAmount'] as const;

const allowancesAndCharges = inSettlement('ram:SpecifiedTradeAllowanceCharge');
const fees = inSettlement('ram:SpecifiedLogisticsServiceCharge');

/** The indicator is matched as written: 0 and 1 are neither. */
function marked(judged: Judged, indicator: 'true' | 'false'): XmlElement[] {
  return allowancesAndCharges(judged).filter((each) =>
    reach(each, 'ram:ChargeIndicator', 'udt:Indicator').some(({ value }) => value === indicator),
  );
}

const values = (elements: readonly XmlElement[]) => elements.map(({ value }) => value);

interface Sums {
  readonly lines: Decimal;
  readonly lineCount: number;
  readonly allowances: readonly string[];
  readonly allowanceCount: number;
  readonly charges: readonly string[];
  readonly chargeCount: number;
  readonly fees: Decimal;
}

function sumsIn(judged: Judged, counting: readonly XmlElement[], add: Add): Sums {
  const [allowances, charges] = [marked(judged, 'false'), marked(judged, 'true')];
  return {
    lines: sum(values(reach(counting, ...NET))).round(2),
    lineCount: counting.length,
    allowances: values(reach(allowances, 'ram:ActualAmount')),
    allowanceCount: allowances.length,
    charges: values(reach(charges, 'ram:ActualAmount')),
    chargeCount: charges.length + fees(judged).length,
    fees: add(values(reach(fees(judged), 'ram:AppliedAmount'))),
  };
}

/** Returns a function that reads the codes in the breakdown and those in use: of some lines, and of elements of some names. */
export function codesUsedIn(names: readonly string[], isLine: (line: XmlElement) => boolean = counts) {
  return (judged: Judged): CodesUsed => {
    const listed = new Map<string, number>();
    const others = names.flatMap((name) => everywhere(judged, name));
    const used = new Set(values(reach(others, 'ram:CategoryCode')));
    for (const tax of everywhere(judged, 'ram:ApplicableTradeTax')) {
      const { parent } = tax;
      for (const { value } of tax.all('ram:CategoryCode')) {
        if (parent?.name === SETTLEMENT) listed.set(value, (listed.get(value) ?? 0) + 1);
        else if (parent?.name === LINE_SETTLEMENT && parent.parent && isLine(parent.parent)) used.add(value);
      }
    }
    return { used, listed };
  };
}

/** Adds amounts up to a sum in cents. */
type Add = (amounts: readonly string[]) => Decimal;

const exactly: Add = (amounts) => sum(amounts).round(2);

/** Sums binary numbers, which matters for amounts with more than two decimals. */
function inBinary(amounts: readonly string[]): Decimal {
  const total = cents(amounts.reduce((sum, amount) => sum + Number(amount), 0));
  return Decimal.parse(total.toFixed(2)) ?? Decimal.ZERO;
}

const totals = inSettlement('ram:SpecifiedTradeSettlementHeaderMonetarySummation');

function total(judged: Judged, name: string): Decimal | undefined {
  return Decimal.parse(totals(judged)[0]?.child(name)?.value);
}

function isNear(found: Decimal | undefined, expected: Decimal, count: number): Verdict {
  if (found && isWithinCents(found.minus(expected), count)) return true;
  return { values: { found: String(found ?? ''), expected: String(expected) } };
}

function grossTotal(judged: Judged, { lineCount, allowanceCount, chargeCount }: Sums): Verdict {
  const currency = invoiceCurrency(judged)[0]?.value;
  const amounts = reach(totals(judged), 'ram:TaxTotalAmount').filter(
    (each) => each.attribute('currencyID') === currency,
  );
  const [net, found] = [total(judged, 'ram:TaxBasisTotalAmount'), total(judged, 'ram:GrandTotalAmount')];
  const vat = Decimal.parse(amounts[0]?.value);
  const expected = vat && net?.plus(vat);
  const count = lineCount + allowanceCount + chargeCount;
  // With several VAT totals in the currency, no amount may be due.
  const holds =
    net &&
    found &&
    expected &&
    (amounts.length === 1 ? isWithinCents(found.minus(expected), count) : net.equals(found));
  return holds || { values: { found: String(found ?? ''), expected: String(expected ?? '') } };
}

const invoiceCurrency = inSettlement('ram:InvoiceCurrencyCode');

/** Returns the taxes in elements: each code with each rate, and with the first reason. */
function taxesIn(taxes: readonly XmlElement[]): Tax[] {
  // Only known categories count: thousands of unknown ones, each with all rates, would make millions.
  const codes = [...new Set(values(reach(taxes, 'ram:CategoryCode')))].filter((code) => CODES.has(code));
  const rates = [...new Set(values(reach(taxes, 'ram:RateApplicablePercent')))];
  const withReason = (name: string) => taxes.find((tax) => tax.child(name) !== undefined)?.child(name)?.value;
  const reason = `${normal(withReason('ram:ExemptionReasonCode'))}\n${normal(withReason('ram:ExemptionReason'))}`;
  return codes.flatMap((code): Tax[] =>
    rates.length === 0 ? [{ code, rate: undefined, reason }] : rates.map((rate) => ({ code, rate, reason })),
  );
}

const breakdownsIn = inSettlement('ram:ApplicableTradeTax');

/** Returns a function that reads the taxes of a document, from some of its lines and fees. */
function taxationOf(linesIn: Find, feesIn: Find): (judged: Judged) => Taxation {
  return (judged) => {
    const parts: Part[] = linesIn(judged).map((line) => ({
      kind: 'lines',
      amount: reach(line, ...NET)[0]?.value,
      count: 1,
      taxes: taxesIn(reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:ApplicableTradeTax')),
    }));
    for (const each of allowancesAndCharges(judged)) {
      const kind = isCharge(each);
      parts.push({
        kind: kind === undefined ? undefined : kind ? 'charges' : 'allowances',
        amount: each.child('ram:ActualAmount')?.value,
        count: 1,
        taxes: taxesIn(each.all('ram:CategoryTradeTax')),
      });
    }
    for (const fee of feesIn(judged)) {
      const amount = fee.child('ram:AppliedAmount')?.value;
      parts.push({ kind: 'fees', amount, count: 1, taxes: taxesIn(fee.all('ram:AppliedTradeTax')) });
    }
    return {
      parts,
      breakdowns: breakdownsIn(judged)
        .filter((tax) => tax.child('ram:TypeCode')?.value.toUpperCase() === 'VAT')
        .map((element) => ({
          element,
          code: element.child('ram:CategoryCode')?.value ?? '',
          rate: element.child('ram:RateApplicablePercent')?.value,
          reason: reasonOf(element, 'ram:ExemptionReasonCode', 'ram:ExemptionReason'),
          taxable: element.child('ram:BasisAmount')?.value,
          tax: element.child('ram:CalculatedAmount')?.value,
        })),
    };
  };
}

type Find = (judged: Judged) => readonly XmlElement[];

export const taxation = taxationOf(countingLines, fees);

/** The taxation rules of older releases, which count all lines, with fees or without. */
export const taxationOfAllLines = taxationOf(lines, fees);
export const taxationWithoutFees = taxationOf(lines, () => []);

/** Returns the totals of a document in which only the given lines count, with a tolerance of a cent for each. */
function totalsOf(linesIn: Find, add: Add): Totals {
  const sums = (judged: Judged) => sumsIn(judged, linesIn(judged), add);
  return {
    // All lines add tolerance, including those that do not count.
    lines: (judged) => isNear(total(judged, 'ram:LineTotalAmount'), judged.once(sums).lines, lines(judged).length),
    allowances: (judged) => {
      const { allowances, allowanceCount } = judged.once(sums);
      const found = total(judged, 'ram:AllowanceTotalAmount');
      return (allowanceCount === 0 && found === undefined) || isNear(found, sum(allowances).round(2), allowanceCount);
    },
    charges: (judged) => {
      const { charges, chargeCount, fees } = judged.once(sums);
      const found = total(judged, 'ram:ChargeTotalAmount');
      const isNone = marked(judged, 'true').length === 0 && found === undefined;
      return isNone || isNear(found, sum(charges).round(2).plus(fees), chargeCount);
    },
    net: (judged) => {
      const { lines, allowances, charges, fees, lineCount, allowanceCount, chargeCount } = judged.once(sums);
      const expected = lines.minus(add(allowances)).plus(add(charges)).plus(fees);
      return isNear(total(judged, 'ram:TaxBasisTotalAmount'), expected, lineCount + allowanceCount + chargeCount);
    },
    gross: (judged) => grossTotal(judged, judged.once(sums)),
  };
}

export const totalsInCii = totalsOf(countingLines, exactly);

/** The totals by rules that add up binary numbers. */
export const binaryTotals = totalsOf(countingLines, inBinary);

/** The totals rules of older releases, which count all lines. */
export const totalsOfAllLines = totalsOf(lines, inBinary);

/** Returns the lines with their places in the tree. */
export function tree(judged: Judged): readonly (readonly TreeLine[])[] {
  return [
    lines(judged).map((line) => {
      const document = line.child(DOCUMENT);
      const subtype = document?.child('ram:LineStatusReasonCode')?.value;
      const parent = document?.child('ram:ParentLineID')?.value;
      const above = normal(parent);
      return {
        element: line,
        id: document?.child('ram:LineID')?.value,
        net: reach(line, ...NET)[0]?.value,
        subtype,
        subtypes: subtype ? [subtype] : [],
        parents: parent === undefined ? [] : [parent],
        above: above === '' ? [] : [above],
      };
    }),
  ];
}
