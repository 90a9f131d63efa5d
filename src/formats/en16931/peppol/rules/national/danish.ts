/** Danish requirements, the same in both syntaxes (chapter 12 §10). */

import { type Flag, type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { ruleAt } from '../../../../rules/elements.ts';
import type { TermId } from '../../../../terms/declare.ts';
import type { XmlElement } from '../../../../xml/element.ts';

/** The checked parts of a payment means: texts as written, empty if missing. */
export interface DanishPayment {
  readonly code: string;
  readonly account: string;
  readonly institution: string;
  readonly mandate: string;
  /** The account of a direct debit. */
  readonly debited: string;
  readonly reference: string;
}

const CODES = ' 1 10 31 42 48 49 50 58 59 93 97 ';

type Select = (judged: Judged) => readonly XmlElement[];

/** Returns the rules on payment means. */
export function danishPayments(
  means: Select,
  payment: (means: XmlElement) => DanishPayment,
  giro: readonly number[],
): Rule[] {
  const paymentRule = (
    id: string,
    terms: readonly TermId[],
    codes: readonly string[],
    holds: (payment: DanishPayment) => boolean,
    text: string,
  ) =>
    ruleAt(
      id,
      terms,
      (judged) => means(judged).filter((each) => codes.includes(payment(each).code)),
      (each) => holds(payment(each)),
      text,
    );
  const begins = ({ reference }: DanishPayment, ...cards: string[]) => cards.includes(reference.slice(0, 3));
  return [
    ruleAt(
      'DK-R-005',
      'BT-81',
      means,
      (element) => {
        const { code } = payment(element);
        return CODES.includes(` ${code} `) || { code };
      },
      'Between Danish parties the means of payment (BT-81) must be 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97, not {code}.',
    ),
    paymentRule(
      'DK-R-006',
      ['BT-84', 'BT-86'],
      ['31', '42'],
      ({ account, institution }) => normal(account) !== '' && normal(institution) !== '',
      "A Danish bank transfer (BT-81 31 or 42) needs the account (BT-84) and the bank's registration number (BT-86); add the missing one.",
    ),
    paymentRule(
      'DK-R-007',
      ['BT-89', 'BT-91'],
      ['49'],
      ({ mandate, debited }) => normal(mandate) !== '' && normal(debited) !== '',
      'A Danish direct debit (BT-81 49) needs the mandate (BT-89) and the debited account (BT-91); add the missing one.',
    ),
    paymentRule(
      'DK-R-008',
      ['BT-83', 'BT-84'],
      ['50'],
      (each) => begins(each, '01#', '04#', '15#') && giro.includes(each.account.length),
      'A Danish giro payment (BT-81 50) needs a reference that begins with 01#, 04# or 15# (BT-83), and an account of seven or eight digits (BT-84).',
    ),
    paymentRule(
      'DK-R-009',
      ['BT-83'],
      ['50'],
      (each) => !begins(each, '04#', '15#') || each.reference.length === 19,
      'The reference of a Danish giro payment (BT-83) needs sixteen digits after 04# or 15#.',
    ),
    paymentRule(
      'DK-R-010',
      ['BT-83', 'BT-84'],
      ['93'],
      (each) => begins(each, '71#', '73#', '75#') && each.account.length === 8,
      'A Danish giro form payment (BT-81 93) needs a reference that begins with 71#, 73# or 75# (BT-83), and a creditor number of eight digits (BT-84).',
    ),
    paymentRule(
      'DK-R-011',
      ['BT-83'],
      ['93'],
      (each) => !begins(each, '71#', '75#') || each.reference.length === 18 || each.reference.length === 19,
      'The reference of a Danish giro form payment (BT-83) needs fifteen or sixteen digits after 71# or 75#.',
    ),
  ];
}

const VERSIONS = ['19.05.01', '19.0501', '26.08.01', '26.0801'];

/** Returns the rule on UNSPSC versions. */
export function danishClassifications(
  lines: Select,
  classifications: (line: XmlElement) => readonly XmlElement[],
  flag: Flag,
  versions: readonly string[] = VERSIONS,
): Rule {
  return ruleAt(
    'DK-R-003',
    'BT-158-2',
    lines,
    (line) =>
      !classifications(line).some((code) => code.attribute('listID') === 'TST') ||
      classifications(line).some((code) => versions.includes(code.attribute('listVersionID') ?? '')),
    'A UNSPSC classification (BT-158, list TST) between Danish parties must have the version 19.05.01 or 26.08.01 (BT-158-2).',
    { flag },
  );
}

/** Returns the rule on taxes other than VAT; `reason` is the path to their reason. */
export function danishTaxes(allowances: Select, code: string, reason: string, isTax = isDanishTax): Rule {
  return ruleAt(
    'DK-R-004',
    ['BT-97', 'BT-104', 'BT-139', 'BT-144'],
    (judged) => allowances(judged).filter((each) => each.all(code).some(({ value }) => value === 'ZZZ')),
    (each) => isTax(each.child(reason)?.value ?? ''),
    'A Danish tax other than VAT, with the reason code ZZZ (BT-98, BT-105, BT-140, BT-145), gives the name of the tax as its reason: four digits, or a text with a # that is neither first nor last.',
    { step: reason },
  );
}

/** Returns whether a reason is a code of four digits. */
export function isTaxCode(reason: string): boolean {
  const number = Number(reason);
  return normal(reason).length === 4 && number >= 0 && number <= 9999;
}

function isDanishTax(reason: string): boolean {
  if (isTaxCode(reason)) return true;
  return reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#');
}

export const DANISH_TEXTS = {
  legal: 'A Danish seller needs its CVR number as legal registration identifier (BT-30); add it.',
  legalScheme: "The Danish seller's legal registration identifier (BT-30) must have the scheme 0184.",
  buyersScheme: "The Danish buyer's legal registration identifier (BT-47) must have the scheme 0184.",
  negative:
    'A credit note between Danish parties cannot have a negative amount due (BT-115); write an invoice instead.',
  scheme: 'Between Danish parties, the identifiers of seller and buyer (BT-29, BT-46) need a scheme; add it.',
};
