/** The older releases of EN 16931 for CII (chapter 26 §3). */

import { Decimal } from '../../../rules/decimal.ts';
import { foundIn, type Judged, type Rule, type Verdict } from '../../../rules/declare.ts';
import { everywhere, failing, has, reach, textAt } from '../../../rules/elements.ts';
import { demanding, type OlderReleases } from '../../../rules/older.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ciiDue } from './due.ts';
import { CODES_OF_14, CODES_OF_15, CODES_OF_16 } from './older-codes.ts';

/** Returns whether it is a charge; undefined if its indicator says neither. */
function isCharge(element: XmlElement): boolean | undefined {
  const indicator = textAt(element, 'ram:ChargeIndicator', 'udt:Indicator');
  return /^(?:true|1)$/.test(indicator) ? true : /^(?:false|0)$/.test(indicator) ? false : undefined;
}

const TRANSFERS = ['30', '58'];

const transfers = (judged: Judged) =>
  everywhere(judged, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((means) =>
    means.all('ram:TypeCode').some(({ value }) => TRANSFERS.includes(value)),
  );

/** Returns a rule that an account in credit transfers has a number, even an empty one. */
function numbered(account: string): (rule: Rule) => Rule {
  return demanding((_, judged) =>
    failing(
      reach(transfers(judged), account),
      (each) =>
        has(each, 'ram:IBANID') || has(each, 'ram:ProprietaryID') || { found: textAt(each.parent, 'ram:TypeCode') },
    ),
  );
}

const isForVat = (id: XmlElement) => id.attribute('schemeID') === 'VA';

/** Returns a rule on supplies outside the scope of VAT that overlooks the buyer's VAT identifier. */
function withoutBuyer(rule: Rule): Rule {
  return {
    ...rule,
    holds: (group, judged) => isUnregistered(judged) || rule.holds(group, judged),
  };
}

function isUnregistered({ root }: Judged): boolean {
  const agreement = reach(root, 'rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeAgreement');
  return ['ram:SellerTradeParty', 'ram:SellerTaxRepresentativeTradeParty'].every(
    (party) => !reach(agreement, party, 'ram:SpecifiedTaxRegistration', 'ram:ID').some(isForVat),
  );
}

/** Returns a rule that allowances or charges of the category M have a rate above 0. */
function aboveZero(ofCharge: boolean): (rule: Rule) => Rule {
  const taxes = (judged: Judged) =>
    everywhere(judged, 'ram:SpecifiedTradeAllowanceCharge')
      .filter((each) => isCharge(each) === ofCharge)
      .flatMap((each) => each.all('ram:CategoryTradeTax'))
      .filter(
        (tax) => tax.child('ram:CategoryCode')?.value === 'M' && textAt(tax, 'ram:TypeCode').toUpperCase() === 'VAT',
      );
  return demanding(
    (_, judged): Verdict =>
      failing(taxes(judged), (tax) => {
        const found = textAt(tax, 'ram:RateApplicablePercent');
        const rate = Decimal.parse(found);
        return (
          (rate !== undefined && rate.compare(Decimal.ZERO) > 0) || {
            code: 'M',
            term: ofCharge ? 'BT-103' : 'BT-96',
            found,
          }
        );
      }),
  );
}

/** Returns the sum of amounts in binary numbers, rounded to cents. */
function binarySum(amounts: readonly XmlElement[]): number {
  return Math.floor(amounts.reduce((sum, { value }) => sum + Number(value), 0) * 10 * 10 + 0.5) / 100;
}

/** Returns a rule on the taxable amount of a category that calculates with binary numbers: a difference of 1.00 may pass. */
const inBinary = (code: string) => comparing(code, (basis, expected) => basis - 1 < expected && basis + 1 > expected);

/** Returns a rule on the taxable amount of a category that lets a difference of 1.00 pass. */
export const withinOne = (code: string) =>
  comparing(code, (basis, expected) => Math.round(Math.abs(basis - expected) * 100) <= 100);

/** Returns a rule on the taxable amount of a category that compares it with the sum differently. */
function comparing(code: string, fits: (basis: number, expected: number) => boolean): (rule: Rule) => Rule {
  const isOf = (tax: XmlElement) => tax.child('ram:CategoryCode')?.value === code;
  return (rule) => ({
    ...rule,
    holds: (group, judged) => {
      const { root } = judged;
      const transaction = reach(root, 'rsm:SupplyChainTradeTransaction');
      const settlement = reach(transaction, 'ram:ApplicableHeaderTradeSettlement');
      const lines = reach(transaction, 'ram:IncludedSupplyChainTradeLineItem', 'ram:SpecifiedLineTradeSettlement');
      const others = (charge: boolean) =>
        settlement
          .flatMap((each) => each.all('ram:SpecifiedTradeAllowanceCharge'))
          .filter((each) => isCharge(each) === charge && each.all('ram:CategoryTradeTax').some(isOf));
      const ofLines = lines
        .filter((line) => line.all('ram:ApplicableTradeTax').some(isOf))
        .flatMap((line) => reach(line, 'ram:SpecifiedTradeSettlementLineMonetarySummation', 'ram:LineTotalAmount'));
      const expected =
        binarySum(ofLines) +
        binarySum(reach(others(true), 'ram:ActualAmount')) -
        binarySum(reach(others(false), 'ram:ActualAmount'));
      return foundIn(rule.holds(group, judged)).filter(({ element }) => {
        const basis = Number(element?.child('ram:BasisAmount')?.value);
        return !fits(basis, expected);
      });
    },
  });
}

export const older: OlderReleases = {
  '1.3.15': {
    next: '1.3.16',
    lacks: `CII-SR-467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492
      493 494`,
    silent: 'CII-SR-464',
    codes: CODES_OF_16,
    changes: {
      'BR-18': demanding(({ element }) => has(element, 'ram:Name')),
      'BR-20': demanding(({ element }) => has(element, 'ram:PostalTradeAddress', 'ram:CountryID')),
      'BR-50': numbered('ram:PayeePartyCreditorFinancialAccount'),
      'BR-51': demanding((_, judged) =>
        failing(everywhere(judged, 'ram:ApplicableTradeSettlementFinancialCard'), (card) => {
          const count = [...(card.child('ram:ID')?.value ?? '')].length;
          return count <= 10 || { count };
        }),
      ),
    },
    rules: [ciiDue],
  },
  '1.3.14.2': {
    next: '1.3.15',
    lacks: 'CII-SR-464 465 466',
    names: {
      'CII-SR-463': 'BR-66',
      'CII-DT-101': 'CII-DT-0010',
      'CII-DT-102': 'CII-DT-0020',
      'CII-DT-103': 'CII-DT-0030',
      'CII-DT-104': 'CII-DT-0040',
    },
    codes: CODES_OF_15,
    changes: {
      'BR-AE-08': inBinary('AE'),
      'BR-E-08': inBinary('E'),
      'BR-G-08': inBinary('G'),
      'BR-IC-08': inBinary('K'),
    },
  },
  '1.3.13': {
    next: '1.3.14.2',
    codes: CODES_OF_14,
    changes: {
      'BR-50': numbered('ram:PayerPartyDebtorFinancialAccount'),
      'BR-61': numbered('ram:PayerPartyDebtorFinancialAccount'),
      'BR-AG-06': aboveZero(false),
      'BR-AG-07': aboveZero(true),
      'BR-O-02': withoutBuyer,
      'BR-O-03': withoutBuyer,
      'BR-O-04': withoutBuyer,
    },
  },
};
