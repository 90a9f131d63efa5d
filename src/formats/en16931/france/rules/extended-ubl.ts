import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, type RuleSet, type Verdict } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt, ublLinesAnywhere } from '../../../rules/elements.ts';
import { idsIn } from '../../../rules/syntax-table.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { codesAt } from '../../core/rules/codes.ts';
import { ublCodes } from '../../core/rules/codes-ubl.ts';
import { ublDue } from '../../core/rules/due.ts';
import { termRules } from '../../core/rules/rules.ts';
import { scopeOf } from '../../core/rules/scope.ts';
import { isCharge, isVatScheme } from '../../core/rules/vat.ts';
import { attributeRules, extendedCodeRules, renamed, without } from '../../extended/taken.ts';
import {
  type CodesUsed,
  cents,
  isWithinCents,
  type Part,
  reasonOf,
  type Tax,
  type Taxation,
  taxableRules,
  usageRules,
} from '../../extended/taxable.ts';
import { totalRules } from '../../extended/totals.ts';
import { type TreeLine, treeRules } from '../../extended/tree.ts';
import { extendedUblScan } from './extended-syntax-ubl.ts';
import { countsInUbl, ownReferences, parentsOf, subtypeOf } from './lines-ubl.ts';

/** Rules of EN 16931 that the extension lacks or changes. */
const WITHOUT = idsIn(`
  BR-22 BR-23 BR-24 BR-26 BR-27 BR-28 BR-54 BR-55 BR-AE-08 BR-AF-01 BR-AF-08
  BR-AG-08 BR-CL-10 BR-CL-20 BR-CL-24 BR-CO-04 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-15 BR-CO-17
  BR-E-01 BR-E-08 BR-G-01 BR-G-08 BR-IC-01 BR-IC-08 BR-O-01 BR-O-02 BR-O-03 BR-O-04 BR-O-08 BR-O-11 BR-O-12 BR-O-13 BR-O-14
  BR-S-01 BR-S-08 BR-S-09 BR-S-10 BR-Z-01 BR-Z-08 BR-Z-10`);

const CORE = termRules(scopeOf('ubl'), ublCodes);

/** The number of the invoice. */
const numberIn = (judged: Judged) => judged.once(readNumber);

function readNumber({ root }: Judged): string | undefined {
  return root.child('cbc:ID')?.value;
}

function countingLines(judged: Judged): readonly XmlElement[] {
  return judged.once(countingAnywhere);
}

function countingAnywhere(judged: Judged): readonly XmlElement[] {
  const number = numberIn(judged);
  return ublLinesAnywhere(judged).filter((line) => countsInUbl(line, number));
}

const netOf = (line: XmlElement) => line.child('cbc:LineExtensionAmount')?.value;

/** The components of totals, as binary numbers. */
interface Sums {
  readonly lines: number;
  readonly allowances: number;
  readonly charges: number;
  readonly lineCount: number;
  readonly allowanceCount: number;
  readonly chargeCount: number;
}

function sumsIn(judged: Judged): Sums {
  const nets = countingLines(judged).flatMap((line) => netOf(line) ?? []);
  const ofKind = (kind: boolean) => judged.root.all('cac:AllowanceCharge').filter((each) => isCharge(each) === kind);
  const add = (texts: readonly string[]) => cents(texts.reduce((sum, text) => sum + Number(text), 0));
  const amounts = (elements: readonly XmlElement[]) =>
    elements.flatMap((each) => each.child('cbc:Amount')?.value ?? []);
  const [allowances, charges] = [ofKind(false), ofKind(true)];
  return {
    lines: add(nets),
    allowances: add(amounts(allowances)),
    charges: add(amounts(charges)),
    lineCount: nets.length,
    allowanceCount: allowances.length,
    chargeCount: charges.length,
  };
}

function total(judged: Judged, name: string): string | undefined {
  return judged.root.child('cac:LegalMonetaryTotal')?.child(name)?.value;
}

/** Compares in whole cents, because the official rule rounds the difference. */
function isNear(found: string | undefined, expected: number, count: number): Verdict {
  if (found !== undefined && Math.round(Math.abs(Number(found) - expected) * 100) <= count) return true;
  return { values: { found: found ?? '', expected: expected.toFixed(2) } };
}

/** Sums of allowances and of charges are compared exactly. */
function isSum(found: string | undefined, expected: number, count: number): Verdict {
  if (found === undefined && count === 0) return true;
  const number = Decimal.parse(found);
  const sum = Decimal.parse(String(expected));
  if (number && sum && isWithinCents(number.minus(sum), count)) return true;
  return { values: { found: found ?? '', expected: expected.toFixed(2) } };
}

function grossTotal(judged: Judged): Verdict {
  const { root } = judged;
  const currency = root.child('cbc:DocumentCurrencyCode')?.value;
  const vat = reach(root, 'cac:TaxTotal', 'cbc:TaxAmount').find((each) => each.attribute('currencyID') === currency);
  if (vat === undefined) return true;
  const found = Decimal.parse(total(judged, 'cbc:TaxInclusiveAmount'));
  const expected = Decimal.parse(vat.value)?.plus(
    Decimal.parse(total(judged, 'cbc:TaxExclusiveAmount')) ?? Decimal.ZERO,
  );
  const { lineCount, allowanceCount, chargeCount } = judged.once(sumsIn);
  const isThere = total(judged, 'cbc:TaxExclusiveAmount') !== undefined;
  if (isThere && found && expected && isWithinCents(found.minus(expected), lineCount + allowanceCount + chargeCount)) {
    return true;
  }
  return { values: { found: String(found ?? ''), expected: String(expected ?? '') } };
}

const REASON = ['cbc:TaxExemptionReasonCode', 'cbc:TaxExemptionReason'] as const;

function taxOf(category: XmlElement): Tax {
  return {
    code: normal(category.child('cbc:ID')?.value),
    rate: category.child('cbc:Percent')?.value,
    reason: reasonOf(category, ...REASON),
  };
}

function taxation(judged: Judged): Taxation {
  const { root } = judged;
  const lines = countingLines(judged).map((line): Part => {
    const amount = netOf(line);
    const categories = reach(line, 'cac:Item', 'cac:ClassifiedTaxCategory');
    return { kind: 'lines', amount, count: amount === undefined ? 0 : 1, taxes: categories.map(taxOf) };
  });
  const others = root.all('cac:AllowanceCharge').map((each): Part => {
    const kind = isCharge(each);
    const amount = each.child('cbc:Amount')?.value;
    return {
      kind: kind === undefined ? undefined : kind ? 'charges' : 'allowances',
      amount,
      count: amount === undefined ? 0 : 1,
      taxes: each.all('cac:TaxCategory').map(taxOf),
    };
  });
  const breakdowns = reach(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory').filter(isVatScheme);
  return {
    parts: [...lines, ...others],
    breakdowns: breakdowns.map((element) => ({
      ...taxOf(element),
      element,
      taxable: element.parent?.child('cbc:TaxableAmount')?.value,
      tax: element.parent?.child('cbc:TaxAmount')?.value,
    })),
  };
}

/**
 * Returns the codes of the document's allowances, charges and counted lines, and the codes of the breakdown, with any
 * tax type.
 */
function codesUsed(judged: Judged): CodesUsed {
  const { root } = judged;
  const codes = (categories: readonly XmlElement[]) => categories.map((each) => normal(each.child('cbc:ID')?.value));
  const lines = countingLines(judged).filter(({ parent }) => parent === root);
  const listed = new Map<string, number>();
  for (const code of codes(reach(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory'))) {
    listed.set(code, (listed.get(code) ?? 0) + 1);
  }
  const used = new Set([
    ...codes(reach(root, 'cac:AllowanceCharge', 'cac:TaxCategory')),
    ...codes(reach(lines, 'cac:Item', 'cac:ClassifiedTaxCategory')),
  ]);
  return { used, listed };
}

function tree(judged: Judged): readonly (readonly TreeLine[])[] {
  const number = numberIn(judged);
  const siblings = new Map<XmlElement | undefined, TreeLine[]>();
  for (const line of ublLinesAnywhere(judged)) {
    const own = ownReferences(line, number);
    const parents = own.flatMap(parentsOf);
    const codes = own.flatMap((reference) => subtypeOf(reference) ?? []);
    const [code] = reach(line, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:DocumentStatusCode');
    const read: TreeLine = {
      element: line,
      id: line.child('cbc:ID')?.value,
      net: netOf(line),
      subtype: codes.length === 0 ? undefined : normal(code?.value),
      subtypes: codes,
      parents,
      above: parents,
    };
    const known = siblings.get(line.parent);
    if (known) known.push(read);
    else siblings.set(line.parent, [read]);
  }
  return [...siblings.values()];
}

const own: readonly Rule[] = [
  ublDue,
  ruleAt(
    'BR-55',
    'BT-25',
    ({ root }) => root.all('cac:BillingReference'),
    (reference) => has(reference, 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'A reference to a preceding invoice (BG-3) has no number (BT-25); add it.',
  ),
];

/** The rules of EXTENDED-CTC-FR for UBL, replacing those of EN 16931, published by FNFE-MPE and versioned by release. */
export const set: RuleSet = {
  key: 'fr-extended-ubl',
  name: 'EXTENDED-CTC-FR for UBL',
  version: '1.4.0.04',
  from: '2026-10-01',
  rules: [
    ...without(CORE, WITHOUT),
    ...renamed(
      CORE,
      `BR-22 BR-FREXT-22
      BR-23 BR-FREXT-23
      BR-24 BR-FREXT-24
      BR-26 BR-FREXT-26
      BR-CO-04 BR-FREXT-CO-04`,
      ({ element }, judged) => element !== undefined && countsInUbl(element, numberIn(judged)),
    ),
    ...own,
    ...totalRules('BR-FREXT', {
      lines: (judged) => {
        const { lines, lineCount } = judged.once(sumsIn);
        return isNear(total(judged, 'cbc:LineExtensionAmount'), lines, lineCount);
      },
      allowances: (judged) => {
        const { allowances, allowanceCount } = judged.once(sumsIn);
        return isSum(total(judged, 'cbc:AllowanceTotalAmount'), allowances, allowanceCount);
      },
      charges: (judged) => {
        const { charges, chargeCount } = judged.once(sumsIn);
        return isSum(total(judged, 'cbc:ChargeTotalAmount'), charges, chargeCount);
      },
      net: (judged) => {
        const { lines, allowances, charges, lineCount, allowanceCount, chargeCount } = judged.once(sumsIn);
        const count = lineCount + allowanceCount + chargeCount;
        return isNear(total(judged, 'cbc:TaxExclusiveAmount'), lines - allowances + charges, count);
      },
      gross: grossTotal,
    }),
    ...usageRules('BR-FREXT', codesUsed),
    ...taxableRules({ series: 'BR-FREXT', reckoning: 'binary', read: taxation }),
    ...attributeRules(
      (judged) => everywhere(judged, 'cac:AdditionalItemProperty'),
      ['cbc:Name', 'cbc:NameCode'],
      ['cbc:Value', 'cbc:ValueQuantity'],
    ),
    ...extendedCodeRules({
      parties: ublCodes.at['10'],
      isPartyScheme: ublCodes.isPartyScheme,
      charges: ublCodes.at['20'],
      attachments: ublCodes.at['24'],
      deliveryTerms: codesAt('cbc:ID', { parent: 'cac:DeliveryTerms' }),
      characteristics: codesAt('cbc:NameCode', {
        parent: 'cac:AdditionalItemProperty',
        where: ({ parent }) => {
          const line = parent?.parent?.name === 'cac:Item' ? parent.parent.parent?.name : undefined;
          return line === 'cac:InvoiceLine' || line === 'cac:CreditNoteLine';
        },
      }),
      characteristic: ['BR-FREXT-04', 'fatal', 'EXT-FR-FE-159'],
    }),
    ...treeRules('BR-FREXT', tree, 'EXT-FR-FE-162', 'EXT-FR-FE-163'),
  ],
  scans: [extendedUblScan],
};
