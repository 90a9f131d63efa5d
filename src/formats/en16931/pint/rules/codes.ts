/** The codes that PINT allows (chapter 23 §2, §4.2). The lists are those of EN 16931, with a few differences. */

import { ADDRESS_SCHEMES, CURRENCIES, PAYMENT_MEANS } from '../../../codes/generated/lists.ts';
import { normal, type Rule, rule } from '../../../rules/declare.ts';
import { codeRule, inList } from '../../core/rules/codes.ts';
import { ublCodes } from '../../core/rules/codes-ubl.ts';
import { set as core } from '../../core/rules/ubl.ts';

/** The codes of documents by their root, and the identifier of their rule. */
export interface Types {
  readonly id: string;
  readonly invoice: readonly string[];
  readonly creditNote: readonly string[];
}

const listOf = (text: string) => text.split(' ');
const INVOICES = listOf(
  '71 80 82 84 102 218 219 331 380 382 383 386 388 393 395 480 553 575 623 780 817 870 875 876 877',
);
const CREDIT_NOTES = listOf('81 83 381 396 532');

export const BILLING: Types = { id: 'ibr-cl-01', invoice: INVOICES, creditNote: CREDIT_NOTES };
export const SELF_BILLING: Types = { id: 'ibr-cl-01', invoice: ['389'], creditNote: ['261'] };

const NOT_SCHEMES = new Set(listOf('EM 0147 0170 0194 0203 0205 0217 0219 0220 0225 AN AQ AS AU'));
const OWN_MEANS = new Set(listOf('Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08'));

const isCurrency = (code: string) => (inList(CURRENCIES)(code) ? normal(code) !== 'STD' : normal(code) === 'STN');
const isScheme = (code: string) => inList(ADDRESS_SCHEMES)(code) && !NOT_SCHEMES.has(normal(code));
export const isMeans = (code: string) =>
  OWN_MEANS.has(normal(code)) || (inList(PAYMENT_MEANS)(code) && normal(code) !== '69');

/** Tests of codes that differ from those of EN 16931. */
const OWN: Readonly<Record<string, (code: string) => boolean>> = {
  '03': isCurrency,
  '04': isCurrency,
  '05': isCurrency,
  '16': isMeans,
  '25': isScheme,
};

/** The rules of EN 16931 that are used unchanged, except for their number. */
const SAME = listOf('07 10 11 13 14 15 19 20 21 23 24 26');

const coreRules = new Map(core.rules.map((each) => [each.id, each]));

function coreRule(number: string): Rule {
  const found = coreRules.get(`BR-CL-${number}`);
  if (found === undefined) throw new Error(`EN 16931 has no BR-CL-${number}`);
  return found;
}

/** Returns the rules on codes for some types of documents. */
export function codePattern({ id, invoice, creditNote }: Types): Rule[] {
  const type = codeRule(
    id,
    'BT-3',
    ublCodes.at['01'],
    (code, { name }) => (name === 'cbc:InvoiceTypeCode' ? invoice : creditNote).includes(normal(code)),
    'PINT has no type {found} (BT-3) for this kind of document; use a listed code, such as 380 for an invoice.',
  );
  const own = Object.entries(OWN).map(([number, isCode]) => {
    const { terms, text } = coreRule(number);
    return codeRule(`ibr-cl-${number}`, terms, ublCodes.at[number as '03'], isCode, text);
  });
  const same = SAME.map((number) => {
    const { per, terms, holds, text } = coreRule(number);
    const holdsHere: Rule['holds'] = number === '24' ? mediaType(holds) : holds;
    return rule(`ibr-cl-${number}`, per, terms, holdsHere, text);
  });
  return [type, ...own, ...same];
}

/** Allows attachments in XML. */
function mediaType(holds: Rule['holds']): Rule['holds'] {
  return (group, judged) => {
    const found = holds(group, judged);
    if (typeof found === 'boolean') return found;
    return [found].flat().filter(({ element }) => element?.attribute('mimeCode') !== 'application/xml');
  };
}
