import { ALLOWANCE_REASONS } from '../../codes/lists.ts';
import type { XmlElement } from '../../xml/element.ts';
import { Decimal, sum } from '../decimal.ts';
import { type Judged, normal, type Rule, type RuleSet, rule, type Verdict } from '../declare.ts';
import { everywhere, has, reach, ruleAt, textAt } from '../elements.ts';
import { codeRule, codesAt, inList } from '../en16931/codes.ts';
import { ciiCodes } from '../en16931/codes-cii.ts';
import { termRules } from '../en16931/rules.ts';
import { scopeOf } from '../en16931/scope.ts';
import { isCharge } from '../en16931/vat.ts';
import { attributeRules, extendedCodeRules, renamed, without } from '../extended/taken.ts';
import {
  cents,
  FAMILIES,
  isWithinCents,
  type Part,
  reasonOf,
  type Tax,
  type Taxation,
  taxableRules,
  type Uses,
  usageRules,
} from '../extended/taxable.ts';
import { totalRules } from '../extended/totals.ts';
import { type TreeLine, treeRules } from '../extended/tree.ts';
import { idsIn } from '../scan.ts';
import { extendedCiiScan } from './extended-syntax-cii.ts';
import { numberOf } from './forms.ts';
import { at, lines } from './places.ts';

/** The rules of EN 16931 that the extension has not, or otherwise. */
const WITHOUT = idsIn(`
  BR-22 23 24 26 27 28 38 44 54 BR-AE-01 08 BR-AF-01 08 10 BR-AG-01 08 10 BR-CL-07 10 20 24 BR-CO-04 10 11 12 13 15 17 22 24 BR-E-01 08 BR-G-01 08
  BR-IC-01 08 BR-O-01 02 03 04 08 09 10 11 12 13 14 BR-S-01 08 09 10 BR-Z-01 08 10`);

/** Breakdowns of each category are judged by the rules of the category alone. */
const CORE = termRules({ ...scopeOf('cii'), apart: FAMILIES.map(([, code]) => code) }, ciiCodes);

const DOCUMENT = 'ram:AssociatedDocumentLineDocument';

/** Returns whether a line counts in sums: one that does not say what it is, or that it is a DETAIL. */
function counts(line: XmlElement): boolean {
  const subtypes = reach(line, DOCUMENT, 'ram:LineStatusReasonCode');
  return subtypes.length === 0 || subtypes.some(({ value }) => value === 'DETAIL');
}

function countingLines(judged: Judged): readonly XmlElement[] {
  return judged.once(countingIn);
}

function countingIn(judged: Judged): readonly XmlElement[] {
  return lines(judged).filter(counts);
}

const NET = [
  'ram:SpecifiedLineTradeSettlement',
  'ram:SpecifiedTradeSettlementLineMonetarySummation',
  'ram:LineTotalAmount',
] as const;

const allowancesAndCharges = at('$S/ram:SpecifiedTradeAllowanceCharge');
const fees = at('$S/ram:SpecifiedLogisticsServiceCharge');

/** Here the indicator is looked for as it is written: 0 and 1 are neither. */
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

function sumsIn(judged: Judged): Sums {
  const [allowances, charges] = [marked(judged, 'false'), marked(judged, 'true')];
  const counting = countingLines(judged);
  return {
    lines: sum(values(reach(counting, ...NET))).round(2),
    lineCount: counting.length,
    allowances: values(reach(allowances, 'ram:ActualAmount')),
    allowanceCount: allowances.length,
    charges: values(reach(charges, 'ram:ActualAmount')),
    chargeCount: charges.length + fees(judged).length,
    fees: inBinary(values(reach(fees(judged), 'ram:AppliedAmount'))),
  };
}

/** Adds up binary numbers, which shows where amounts have more than two decimals. */
function inBinary(amounts: readonly string[]): Decimal {
  const total = cents(amounts.reduce((sum, amount) => sum + Number(amount), 0));
  return Decimal.parse(total.toFixed(2)) ?? Decimal.ZERO;
}

const totals = at('$S/ram:SpecifiedTradeSettlementHeaderMonetarySummation');

function total(judged: Judged, name: string): Decimal | undefined {
  return Decimal.parse(totals(judged)[0]?.child(name)?.value);
}

function isNear(found: Decimal | undefined, expected: Decimal, count: number): Verdict {
  if (found && isWithinCents(found.minus(expected), count)) return true;
  return { values: { found: String(found ?? ''), expected: String(expected) } };
}

function grossTotal(judged: Judged): Verdict {
  const currency = invoiceCurrency(judged)[0]?.value;
  const amounts = reach(totals(judged), 'ram:TaxTotalAmount').filter(
    (each) => each.attribute('currencyID') === currency,
  );
  const [net, found] = [total(judged, 'ram:TaxBasisTotalAmount'), total(judged, 'ram:GrandTotalAmount')];
  const vat = Decimal.parse(amounts[0]?.value);
  const expected = vat && net?.plus(vat);
  const { lineCount, allowanceCount, chargeCount } = judged.once(sumsIn);
  const count = lineCount + allowanceCount + chargeCount;
  // With several totals of VAT in the currency there must be none to pay.
  const holds =
    net &&
    found &&
    expected &&
    (amounts.length === 1 ? isWithinCents(found.minus(expected), count) : net.equals(found));
  return holds || { values: { found: String(found ?? ''), expected: String(expected ?? '') } };
}

const invoiceCurrency = at('$S/ram:InvoiceCurrencyCode');

/** Returns the taxes in some elements: each code goes with each rate, and with the first reason. */
function taxesIn(taxes: readonly XmlElement[]): Tax[] {
  const codes = values(reach(taxes, 'ram:CategoryCode'));
  const rates = values(reach(taxes, 'ram:RateApplicablePercent'));
  const withReason = (name: string) => taxes.find((tax) => tax.child(name) !== undefined)?.child(name)?.value;
  const reason = `${normal(withReason('ram:ExemptionReasonCode'))}\n${normal(withReason('ram:ExemptionReason'))}`;
  return codes.flatMap((code): Tax[] =>
    rates.length === 0 ? [{ code, rate: undefined, reason }] : rates.map((rate) => ({ code, rate, reason })),
  );
}

const breakdownsIn = at('$S/ram:ApplicableTradeTax');

function taxation(judged: Judged): Taxation {
  const parts: Part[] = countingLines(judged).map((line) => ({
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
  for (const fee of fees(judged)) {
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
}

/** The official rule means the lines that count, but looks for their subtype where it is not, so that all of them do. */
function codesUsed(judged: Judged): { used: ReadonlySet<string>; listed: ReadonlyMap<string, number> } {
  const listed = new Map<string, number>();
  const used = new Set(values(reach(everywhere(judged, 'ram:CategoryTradeTax'), 'ram:CategoryCode')));
  for (const tax of everywhere(judged, 'ram:ApplicableTradeTax')) {
    for (const { value } of tax.all('ram:CategoryCode')) {
      if (tax.parent?.name === 'ram:SpecifiedLineTradeSettlement') used.add(value);
      else if (tax.parent?.name === 'ram:ApplicableHeaderTradeSettlement')
        listed.set(value, (listed.get(value) ?? 0) + 1);
    }
  }
  return { used, listed };
}

function usesOf(code: string, judged: Judged): Uses {
  const { used, listed } = judged.once(codesUsed);
  return { listed: listed.get(code) ?? 0, used: used.has(code) ? 1 : 0 };
}

function tree(judged: Judged): readonly (readonly TreeLine[])[] {
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

const ACCOUNT = 'ram:PayeePartyCreditorFinancialAccount';

const own: readonly Rule[] = [
  rule(
    'BR-CO-25',
    'BG-0',
    ['BT-9', 'BT-20'],
    (_, judged) => {
      const terms = everywhere(judged, 'ram:SpecifiedTradePaymentTerms');
      const isDue = numberOf(everywhere(judged, 'ram:DuePayableAmount')[0]?.value) > 0;
      return !isDue || has(terms, 'ram:DueDateDateTime') || has(terms, 'ram:Description');
    },
    'An amount is due (BT-115), but neither the day on which it is (BT-9) nor terms of payment (BT-20) are there; put one of them in.',
  ),
  ruleAt(
    'BR-CO-27',
    'BT-84',
    (judged) =>
      everywhere(judged, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((means) =>
        ['30', '58'].includes(textAt(means, 'ram:TypeCode')),
      ),
    (means) => has(means, ACCOUNT, 'ram:IBANID') !== has(means, ACCOUNT, 'ram:ProprietaryID'),
    'To pay by credit transfer (BT-81 is 30 or 58) takes an account (BT-84), by its IBAN or by another number, one of them; put one in, or remove the other.',
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
    'The reason for a discount on the price {found} (EXT-FR-FE-196) is not one of the codes of UNTDID 5189 that may be used; put one in, such as 95.',
  ),
];

/** The rules of EXTENDED-CTC-FR for CII in place of those of EN 16931, which FNFE-MPE publishes; its release is the version. BR-EXT-CL-07 looks where nothing can be. */
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
    ...totalRules('BR-FREXT', {
      // All lines make for tolerance, also those that do not count.
      lines: (judged) => isNear(total(judged, 'ram:LineTotalAmount'), judged.once(sumsIn).lines, lines(judged).length),
      allowances: (judged) => {
        const { allowances, allowanceCount } = judged.once(sumsIn);
        const found = total(judged, 'ram:AllowanceTotalAmount');
        return (allowanceCount === 0 && found === undefined) || isNear(found, sum(allowances).round(2), allowanceCount);
      },
      charges: (judged) => {
        const { charges, chargeCount, fees } = judged.once(sumsIn);
        const found = total(judged, 'ram:ChargeTotalAmount');
        const isNone = marked(judged, 'true').length === 0 && found === undefined;
        return isNone || isNear(found, sum(charges).round(2).plus(fees), chargeCount);
      },
      net: (judged) => {
        const { lines, allowances, charges, fees, lineCount, allowanceCount, chargeCount } = judged.once(sumsIn);
        const expected = lines.minus(inBinary(allowances)).plus(inBinary(charges)).plus(fees);
        return isNear(total(judged, 'ram:TaxBasisTotalAmount'), expected, lineCount + allowanceCount + chargeCount);
      },
      gross: grossTotal,
    }),
    ...usageRules('BR-FREXT', usesOf),
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
