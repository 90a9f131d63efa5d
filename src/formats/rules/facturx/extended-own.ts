/** Rules that EXTENDED of Factur-X has of its own, beside those that it shares with EXTENDED-CTC-FR (chapter 12 §12). */

import { CHARACTERISTICS } from '../../codes/generated/characteristics.ts';
import type { XmlElement } from '../../xml/element.ts';
import { Decimal } from '../decimal.ts';
import { type Judged, normal, type Rule, rule } from '../declare.ts';
import { everywhere, has, reach, ruleAt } from '../elements.ts';
import { shown } from '../en16931/scope.ts';
import { counts } from '../extended/cii.ts';

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

/** How dates are written that say the time and the zone too: format 205 of UNTDID 2379. */
const DATE_WITH_ZONE = /^\s*\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d(?:[+-]?\d{4})?\s*$/;

export const ownRules: readonly Rule[] = [
  ruleAt(
    'BR-FXEXT-01',
    ['BT-22', 'BT-21', 'BT-X-5'],
    notesIn('rsm:ExchangedDocument'),
    saysSomething,
    'A note has a subject (BT-21) but says nothing; put in its text (BT-22) or the code of its content (BT-X-5).',
  ),
  ruleAt(
    'BR-FXEXT-02',
    ['BT-127', 'BT-X-10', 'BT-X-9'],
    notesIn('ram:AssociatedDocumentLineDocument'),
    saysSomething,
    'A note of a line has a subject (BT-X-10) but says nothing; put in its text (BT-127) or the code of its content (BT-X-9).',
  ),
  ruleAt(
    'BR-FXEXT-03',
    'BT-63',
    (judged) =>
      everywhere(judged, 'ram:SpecifiedTaxRegistration')
        .filter(({ parent }) => parent?.name !== 'ram:SellerTradeParty')
        .flatMap((registration) => registration.all('ram:ID')),
    (id) => id.attribute('schemeID') === 'VA',
    'A party that is not the seller has a tax number that is none for VAT; give it with schemeID VA, or leave it out.',
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
    'The code {code} of an attribute of an item (BT-X-11) is neither in UNTDED 6313 nor one that Factur-X adds; put in one of these, or say it in words (BT-160).',
    { flag: 'warning' },
  ),
  ruleAt(
    'BR-FXEXT-BR-54-1',
    ['BT-160', 'BT-X-11'],
    (judged) => everywhere(judged, ATTRIBUTE),
    (attribute) => has(attribute, 'ram:Description') || has(attribute, 'ram:TypeCode'),
    'An attribute of an item (BG-32) has neither a name (BT-160) nor a code (BT-X-11); put one of them in.',
  ),
  ruleAt(
    'BR-FXEXT-BR-54-2',
    ['BT-161', 'BT-X-12'],
    (judged) => everywhere(judged, ATTRIBUTE),
    (attribute) => {
      if (has(attribute, 'ram:Value')) return !has(attribute, 'ram:ValueMeasure');
      return attribute.all('ram:ValueMeasure').some((measure) => (measure.attribute('unitCode') ?? '') !== '');
    },
    'An attribute of an item (BG-32) has either a value (BT-161) or a measured value with its unit (BT-X-12), one of them; put one in, or remove the other.',
  ),
  ruleAt(
    'BR-FXEXT-CO-04',
    'BT-151',
    (judged) => reach(judged.root, TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem').filter(counts),
    (line) =>
      reach(line, 'ram:SpecifiedLineTradeSettlement', 'ram:ApplicableTradeTax').some(
        (tax) => tax.child('ram:TypeCode')?.value === 'VAT' && has(tax, 'ram:CategoryCode'),
      ),
    'A line that counts has no VAT category (BT-151); put the code in, such as S, with the tax type VAT.',
  ),
  ruleAt(
    'BR-FXEXT-CII-DT-097a',
    [],
    (judged) => everywhere(judged, 'udt:DateTimeString').filter((date) => date.attribute('format') === '205'),
    ({ value }) => DATE_WITH_ZONE.test(value) || { date: value },
    'A date of format 205 is written as year, month, day, hour and minute with the zone, as in 202602281530+0100; {date} is not.',
  ),
  rule(
    'BR-FXEXT-CO-16',
    'BG-0',
    'BT-115',
    (_, judged) => amountDue(judged),
    'The amount due (BT-115) is the total with VAT (BT-112) less what is paid (BT-113), with rounding (BT-114) and what is collected for others, {expected}, but it says {found}; correct it.',
  ),
  rule(
    'BR-CO-25',
    'BG-0',
    ['BT-9', 'BT-20'],
    (_, judged) => {
      const due = Decimal.parse(everywhere(judged, 'ram:DuePayableAmount')[0]?.value);
      if (due === undefined || due.compare(Decimal.ZERO) <= 0) return true;
      const terms = everywhere(judged, 'ram:SpecifiedTradePaymentTerms');
      return has(terms, 'ram:DueDateDateTime') || has(terms, 'ram:Description');
    },
    'An amount is due (BT-115), but neither the day on which it is (BT-9) nor terms of payment (BT-20) are there; put one of them in.',
  ),
];
