/** Rules of EN 16931 on the totals of the document (chapter 12 §2, §3). */

import type { Group, Value } from '../../../model/group.ts';
import { Decimal, sum, Total } from '../../../rules/decimal.ts';
import { isInSubLine, type Judged, type Rule, rule, there, type Verdict } from '../../../rules/declare.ts';
import { has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { equal, reckon, type Scope, shown } from './scope.ts';

export function totalRules(scope: Scope): Rule[] {
  const { syntax } = scope;
  const ubl = syntax === 'ubl';
  const lines = lineTotal(scope);
  return [
    rule('BR-12', 'BG-22', 'BT-106', there('BT-106'), 'The sum of line net amounts (BT-106) is missing; add it.'),
    rule('BR-13', 'BG-22', 'BT-109', there('BT-109'), 'The total without VAT (BT-109) is missing; add it.'),
    rule('BR-14', 'BG-22', 'BT-112', there('BT-112'), 'The total with VAT (BT-112) is missing; add it.'),
    rule('BR-15', 'BG-22', 'BT-115', there('BT-115'), 'The amount due (BT-115) is missing; add it.'),
    rule(
      'BR-CO-10',
      'BG-22',
      'BT-106',
      (totals, judged) => reckon([totals.text('BT-106')], (found) => equal(found, judged.once(lines).round(2))),
      'The line net amounts (BT-131) add up to {expected}, but their sum (BT-106) is {found}; correct one of them.',
    ),
    sumRule(
      syntax,
      'BR-CO-11',
      'BT-107',
      'BG-20',
      'BT-92',
      'The document-level allowances (BT-92) add up to {expected}, but their sum (BT-107) is {found}; correct one of them.',
    ),
    sumRule(
      syntax,
      'BR-CO-12',
      'BT-108',
      'BG-21',
      'BT-99',
      'The document-level charges (BT-99) add up to {expected}, but their sum (BT-108) is {found}; correct one of them.',
    ),
    rule(
      'BR-CO-13',
      'BG-22',
      'BT-109',
      (totals) => netTotal(totals, ubl),
      'The total without VAT (BT-109) must be the sum of lines minus allowances plus charges (BT-106 − BT-107 + BT-108), {expected}, not {found}; correct it.',
    ),
    rule(
      'BR-CO-16',
      'BG-22',
      'BT-115',
      (totals) => amountDue(totals, ubl),
      'The amount due (BT-115) must be the total with VAT minus the paid amount plus rounding (BT-112 − BT-113 + BT-114), {expected}, not {found}; correct it.',
    ),
    rule(
      'BR-CO-15',
      'BG-0',
      'BT-112',
      ubl ? ublGrossTotal : ciiGrossTotal,
      'The total with VAT (BT-112) must be the total without VAT (BT-109) plus the one VAT total in {currency}, the invoice currency (BT-110; {count, plural, =0 {there is none} one {there is one} other {there are #}}): {expected}, not {found}. Correct the wrong amount.',
    ),
    rule(
      'BR-CO-18',
      'BG-0',
      'BG-23',
      // In CII, it is checked once for each line.
      (invoice, judged) => judged.groups('BG-23').length > 0 || (!ubl && invoice.group('BG-25') === undefined),
      'The invoice has no VAT breakdown (BG-23); it needs one for each category and rate.',
    ),
    ...(ubl ? [UBL_VAT_TOTAL] : [CII_VAT_TOTAL]),
  ];
}

/** Returns a function for the sum of the net amounts of counted lines. Keep the function: it caches the sum of each document. */
function lineTotal({ counts }: Scope): (judged: Judged) => Decimal {
  return (judged) => {
    const total = new Total();
    const add = ({ text }: Value) => total.add(text);
    for (const line of judged.groups('BG-25')) {
      if (!isInSubLine(line) && counts(line)) line.each('BT-131', add);
    }
    return total.sum;
  };
}

/** Without allowances or charges, their sum may be missing. */
function sumRule(syntax: Judged['syntax'], id: string, total: TermId, per: TermId, amount: TermId, text: string): Rule {
  return rule(
    id,
    'BG-22',
    total,
    (totals, { invoice }) => {
      const groups = invoice.groups(per);
      if (groups.length === 0 && totals.first(total) === undefined) return true;
      const expected = roundedSum(
        syntax,
        groups.map((group) => group.text(amount)),
      );
      return reckon([totals.text(total)], (found) => equal(found, expected));
    },
    text,
  );
}

/** In CII these sums use binary numbers, which matters for amounts with more than two decimals: 19.005 is rounded to 19. */
export function roundedSum(syntax: Judged['syntax'], amounts: readonly (string | undefined)[]): Decimal {
  if (syntax === 'ubl') return sum(amounts).round(2);
  const total = amounts.reduce((total, amount) => total + Number(amount ?? 0), 0);
  const cents = Math.round(total * 10 * 10);
  return Number.isSafeInteger(cents) ? new Decimal(BigInt(cents), 2) : sum(amounts).round(2);
}

/** Without allowances and charges, UBL does not round. */
function netTotal(totals: Group, ubl: boolean): Verdict {
  const texts = (['BT-109', 'BT-106', 'BT-107', 'BT-108'] as const).map((id) => totals.text(id));
  return reckon(texts, (found, lines, allowances, charges) => {
    const total = lines?.minus(allowances ?? Decimal.ZERO).plus(charges ?? Decimal.ZERO);
    return equal(found, ubl && !allowances && !charges ? total : total?.round(2));
  });
}

/** UBL rounds the prepaid amount, and the rounding amount, on its side of the equation. */
function amountDue(totals: Group, ubl: boolean): Verdict {
  const texts = (['BT-115', 'BT-112', 'BT-113', 'BT-114'] as const).map((id) => totals.text(id));
  return reckon(texts, (found, total, paid, rounding) => {
    const expected = total?.minus(paid ?? Decimal.ZERO).plus(rounding ?? Decimal.ZERO);
    if (!ubl) return equal(found, expected);
    const due = rounding ? found?.minus(rounding).round(2) : found;
    const left = paid ? total?.minus(paid).round(2) : total;
    return (due !== undefined && left?.equals(due)) || { values: { found: shown(found), expected: shown(expected) } };
  });
}

function ublGrossTotal(_: Group, { root, invoice }: Judged): Verdict {
  const currency = root.child('cbc:DocumentCurrencyCode')?.value;
  return grossTotal(currency, reach(root, 'cac:TaxTotal', 'cbc:TaxAmount'), invoice);
}

/** In CII, a total with VAT that equals the total without VAT passes, whatever the VAT. */
function ciiGrossTotal(_: Group, { invoice }: Judged): Verdict {
  const totals = invoice.group('BG-22');
  const verdict = grossTotal(invoice.text('BT-5'), reach(totals?.element, 'ram:TaxTotalAmount'), invoice);
  const [net, gross] = [Decimal.parse(totals?.text('BT-109')), Decimal.parse(totals?.text('BT-112'))];
  return net !== undefined && gross?.equals(net) ? true : verdict;
}

function grossTotal(currency: string | undefined, amounts: readonly XmlElement[], invoice: Group): Verdict {
  if (currency === undefined) return true;
  const inCurrency = amounts.filter((amount) => amount.attribute('currencyID') === currency);
  const count = inCurrency.length;
  const totals = invoice.group('BG-22');
  const gross = Decimal.parse(totals?.text('BT-112'));
  if (count !== 1) return { values: { currency, count, found: shown(gross), expected: null } };
  return reckon([totals?.text('BT-112'), totals?.text('BT-109'), inCurrency[0]?.value], (found, net, vat) => {
    const expected = vat && net?.plus(vat).round(2);
    if (found !== undefined && expected?.equals(found)) return true;
    return { values: { currency, count, found: shown(found), expected: shown(expected) } };
  });
}

const VAT_TOTAL =
  'The VAT amounts in the breakdown (BT-117) add up to {expected}, but their total (BT-110) is {found}; correct one of them.';

/** Checks each total with a breakdown, in any currency. */
const UBL_VAT_TOTAL = ruleAt(
  'BR-CO-14',
  ['BT-110', 'BT-111'],
  ({ root }) => reach(root, 'cac:TaxTotal').filter((total) => has(total, 'cac:TaxSubtotal')),
  (total) => {
    const amounts = reach(total, 'cac:TaxSubtotal', 'cbc:TaxAmount').map(({ value }) => value);
    return isTotal(textAt(total, 'cbc:TaxAmount'), roundedSum('ubl', amounts));
  },
  VAT_TOTAL,
);

const CII_VAT_TOTAL = ruleAt(
  'BR-CO-14',
  'BT-110',
  ({ invoice }) =>
    reach(invoice.group('BG-22')?.element, 'ram:TaxTotalAmount').filter(
      (total) => total.attribute('currencyID') === invoice.text('BT-5'),
    ),
  (total, judged) => isTotal(total.value, judged.once(ciiVatSum)),
  VAT_TOTAL,
);

function ciiVatSum({ invoice }: Judged): Decimal {
  const amounts = invoice.groups('BG-23').flatMap((breakdown) => breakdown.all('BT-117').map(({ text }) => text));
  return roundedSum('cii', amounts);
}

function isTotal(text: string, expected: Decimal): boolean | { found: string; expected: string } {
  const found = Decimal.parse(text);
  return found === undefined || found.equals(expected) || { found: String(found), expected: String(expected) };
}
