/** Rules specific to Factur-X EXTENDED, besides those shared with EXTENDED-CTC-FR (chapter 12 §12). */

import { CHARACTERISTICS } from '../../../codes/generated/characteristics.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, rule } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ciiDue } from '../../core/rules/due.ts';
import { shown } from '../../core/rules/scope.ts';
import { counts } from '../../extended/cii.ts';

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement';
const ATTRIBUTE = 'ram:ApplicableProductCharacteristic';

function notesIn(around: string): (judged: Judged) => readonly XmlElement[] {
  return (judged) => reach(everywhere(judged, around), 'ram:IncludedNote');
}

function saysSomething(note: XmlElement): boolean {
  return !has(note, 'ram:SubjectCode') || has(note, 'ram:ContentCode') || has(note, 'ram:Content');
}

function amountDue(judged: Judged) {
  const [total] = reach(judged.root, TRANSACTION, SETTLEMENT, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  if (total === undefined) return true;
  const number = (name: string) => Decimal.parse(total.child(name)?.value);
  const [due, gross] = [number('ram:DuePayableAmount'), number('ram:GrandTotalAmount')];
  const collected = reach(judged.root, TRANSACTION, SETTLEMENT, 'ram:SpecifiedFinancialAdjustment', 'ram:ActualAmount');
  let expected = gross
    ?.minus(number('ram:TotalPrepaidAmount') ?? Decimal.ZERO)
    .plus(number('ram:RoundingAmount') ?? Decimal.ZERO);
  for (const { value } of collected) expected = expected?.plus(Decimal.parse(value) ?? Decimal.ZERO);
  if (due !== undefined && expected?.equals(due)) return true;
  return { values: { found: shown(due), expected: shown(expected) } };
}

/** Dates with time and zone: format 205 of UNTDID 2379. */
const DATE_WITH_ZONE = /^\s*\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d(?:[+-]?\d{4})?\s*$/;

export const ownRules: readonly Rule[] = [
  ruleAt(
    'BR-FXEXT-01',
    ['BT-22', 'BT-21', 'BT-X-5'],
    notesIn('rsm:ExchangedDocument'),
    saysSomething,
    'A note has a subject (BT-21) but no text; add its text (BT-22) or content code (BT-X-5).',
  ),
  ruleAt(
    'BR-FXEXT-02',
    ['BT-127', 'BT-X-10', 'BT-X-9'],
    notesIn('ram:AssociatedDocumentLineDocument'),
    saysSomething,
    'A line note has a subject (BT-X-10) but no text; add its text (BT-127) or content code (BT-X-9).',
  ),
  ruleAt(
    'BR-FXEXT-03',
    'BT-63',
    (judged) =>
      everywhere(judged, 'ram:SpecifiedTaxRegistration')
        .filter(({ parent }) => parent?.name !== 'ram:SellerTradeParty')
        .flatMap((registration) => registration.all('ram:ID')),
    (id) => id.attribute('schemeID') === 'VA',
    'A party other than the seller has a tax number that is not a VAT number; write it with schemeID VA, or leave it out.',
    { step: '@schemeID' },
  ),
  ruleAt(
    'BR-FXEXT-04',
    'BT-X-11',
    (judged) => reach(everywhere(judged, ATTRIBUTE), 'ram:TypeCode'),
    ({ value }) => {
      const code = normal(value);
      return CHARACTERISTICS.has(code) || { code };
    },
    'The item attribute code {code} (BT-X-11) is neither in UNTDED 6313 nor one that Factur-X adds; use one of these, or a text (BT-160).',
    { flag: 'warning' },
  ),
  ruleAt(
    'BR-FXEXT-BR-54-1',
    ['BT-160', 'BT-X-11'],
    (judged) => everywhere(judged, ATTRIBUTE),
    (attribute) => has(attribute, 'ram:Description') || has(attribute, 'ram:TypeCode'),
    'An item attribute (BG-32) has neither a name (BT-160) nor a code (BT-X-11); add one of them.',
  ),
  ruleAt(
    'BR-FXEXT-BR-54-2',
    ['BT-161', 'BT-X-12'],
    (judged) => everywhere(judged, ATTRIBUTE),
    (attribute) => {
      if (has(attribute, 'ram:Value')) return !has(attribute, 'ram:ValueMeasure');
      return attribute.all('ram:ValueMeasure').some((measure) => (measure.attribute('unitCode') ?? '') !== '');
    },
    'An item attribute (BG-32) must have either a value (BT-161) or a measured value with its unit (BT-X-12); add one, or remove the other.',
  ),
  ruleAt(
    'BR-FXEXT-CO-04',
    'BT-151',
    (judged) => reach(judged.root, TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem').filter(counts),
    (line) =>
      reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:ApplicableTradeTax').some(
        (tax) => tax.child('ram:TypeCode')?.value === 'VAT' && has(tax, 'ram:CategoryCode'),
      ),
    'A counted line has no VAT category (BT-151); add the code, such as S, with the tax type VAT.',
  ),
  ruleAt(
    'BR-FXEXT-CII-DT-097a',
    [],
    (judged) => everywhere(judged, 'udt:DateTimeString').filter((date) => date.attribute('format') === '205'),
    ({ value }) => DATE_WITH_ZONE.test(value) || { date: value },
    'A date of format 205 must be year, month, day, hour and minute with the zone, as in 202602281530+0100, not {date}.',
  ),
  rule(
    'BR-FXEXT-CO-16',
    'BG-0',
    'BT-115',
    (_, judged) => amountDue(judged),
    'The amount due (BT-115) must be the total with VAT (BT-112) minus the paid amount (BT-113), plus rounding (BT-114) and amounts collected for others, {expected}, not {found}; correct it.',
  ),
  ciiDue,
];
