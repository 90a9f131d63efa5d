/**
 * The rules of XRechnung on business terms, in both syntaxes (chapter 12 §11.1). Peppol applies them to German sellers with German buyers.
 */

import { TYPES } from '../../../codes/generated/xrechnung.ts';
import { type Judged, normal, type Rule, rule, there } from '../../../rules/declare.ts';
import { failing, firstAt, has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isIban } from '../../shared/check-digits.ts';
import type { XRechnungElements } from './places.ts';

const IDENTIFIER = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** The values of BT-24 for XRechnung, its extension and its clean vehicles part. */
export const IDENTIFIERS = {
  core: IDENTIFIER,
  extension: `${IDENTIFIER}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  vehicles: `${IDENTIFIER}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
} as const;

/** Holds if a term has text in one of its places. */
function filledAnywhere(id: TermId): Rule['holds'] {
  return (group) => group.some(id, ({ text }) => normal(text) !== '');
}

const URL_SCHEME = /^[a-zA-Z][a-zA-Z0-9+.-]+:/;
const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** Text, an @, and names separated by points, without spaces. */
function isEmail(text: string): boolean {
  const [user, domain, ...more] = text.split('@');
  if (!user || domain === undefined || more.length > 0 || text.includes(' ')) return false;
  const names = domain.split('.');
  return names.length > 1 && !names.includes('');
}

/**
 * Returns whether all lines of payment terms that begin with # are valid cash discounts, and the last ends its line.
 */
export function areSkontos(terms: readonly string[], form = SKONTO): boolean {
  for (const text of terms) {
    const marked = text
      .split('\n')
      .map(normal)
      .filter((line) => line.startsWith('#'));
    if (marked.length === 0) continue;
    if (!marked.every((line) => form.test(line)) || !/^[ \t\r]*\n/.test(afterLastSkonto(text))) return false;
  }
  return true;
}

/** Returns the text after the last line with text between two #. */
function afterLastSkonto(text: string): string {
  let end = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const last = line.lastIndexOf('#');
    if (last - line.indexOf('#') >= 2) end = at + last + 1;
    at += line.length + 1;
  }
  return text.slice(end);
}

function paidBy(places: XRechnungElements, ...codes: string[]): (judged: Judged) => readonly XmlElement[] {
  const codeOf = places.codeOf ?? ((means: XmlElement) => textAt(means, places.code));
  return (judged) => places.means(judged).filter((means) => codes.includes(codeOf(means)));
}

/** IBANs are checked without the spaces that people write in them. */
const withoutBlanks = (text: string) => text.replace(/ /g, '');

/** The rules on parties, rates and references. */
const PARTY_RULES: readonly Rule[] = [
  rule('BR-DE-2', 'BG-4', 'BG-6', there('BG-6'), 'The seller needs a contact (BG-6); add name, telephone and e-mail.'),
  rule('BR-DE-3', 'BG-5', 'BT-37', filledAnywhere('BT-37'), "The seller's address needs a city (BT-37)."),
  rule('BR-DE-4', 'BG-5', 'BT-38', filledAnywhere('BT-38'), "The seller's address needs a postcode (BT-38)."),
  rule(
    'BR-DE-5',
    'BG-6',
    'BT-41',
    filledAnywhere('BT-41'),
    "The seller's contact needs a name (BT-41): a person, a department or an office.",
  ),
  rule('BR-DE-6', 'BG-6', 'BT-42', filledAnywhere('BT-42'), "The seller's contact needs a telephone number (BT-42)."),
  rule('BR-DE-7', 'BG-6', 'BT-43', filledAnywhere('BT-43'), "The seller's contact needs an e-mail address (BT-43)."),
  rule('BR-DE-8', 'BG-8', 'BT-52', filledAnywhere('BT-52'), "The buyer's address needs a city (BT-52)."),
  rule('BR-DE-9', 'BG-8', 'BT-53', filledAnywhere('BT-53'), "The buyer's address needs a postcode (BT-53)."),
  rule('BR-DE-10', 'BG-15', 'BT-77', filledAnywhere('BT-77'), 'A delivery address (BG-15) needs a city (BT-77).'),
  rule('BR-DE-11', 'BG-15', 'BT-78', filledAnywhere('BT-78'), 'A delivery address (BG-15) needs a postcode (BT-78).'),
  rule(
    'BR-DE-14',
    'BG-23',
    'BT-119',
    filledAnywhere('BT-119'),
    'Each VAT breakdown (BG-23) needs a rate (BT-119); if no VAT is charged it is 0.',
  ),
  rule(
    'BR-DE-15',
    'BG-0',
    'BT-10',
    filledAnywhere('BT-10'),
    'An invoice needs the buyer reference (BT-10); public bodies in Germany use their Leitweg-ID.',
  ),
];

/** Returns the rules on the document, its accounts and its attachments. */
function documentRules(places: XRechnungElements): Rule[] {
  return [
    rule(
      'BR-DE-16',
      'BG-0',
      ['BT-31', 'BT-32', 'BG-11'],
      (_, judged) => places.identified(judged) || !places.taxed(judged),
      'With these VAT categories the seller needs a VAT identifier (BT-31), a tax number (BT-32) or a tax representative (BG-11); add one.',
    ),
    rule(
      'BR-DE-17',
      'BG-0',
      'BT-3',
      (invoice) => {
        const code = normal(invoice.text('BT-3'));
        return TYPES.has(code) || { values: { code, expected: [...TYPES.codes] } };
      },
      'The invoice type (BT-3) should be one of {expected}, not {code}.',
      'warning',
    ),
    rule(
      'BR-DE-18',
      'BG-0',
      'BT-20',
      (_, judged) => areSkontos(places.terms(judged).map(({ value }) => value)),
      'A line of the payment terms (BT-20) that begins with # must be a cash discount, such as #SKONTO#TAGE=14#PROZENT=2.25#, and the last must end with a line break. Correct it, or leave the # out.',
    ),
    ruleAt(
      'BR-DE-19',
      'BT-84',
      paidBy(places, '58'),
      (means) => {
        const account = withoutBlanks(places.account(means));
        return isIban(account) || { account };
      },
      'The account of a SEPA credit transfer (BT-84) should be an IBAN, not {account}.',
      { flag: 'warning' },
    ),
    ruleAt(
      'BR-DE-20',
      'BT-91',
      paidBy(places, '59'),
      (means) => {
        const account = withoutBlanks(places.debited(means));
        return isIban(account) || { account };
      },
      'The debited account of a SEPA direct debit (BT-91) should be an IBAN, not {account}.',
      { flag: 'warning' },
    ),
    rule(
      'BR-DE-22',
      'BG-0',
      'BT-125-2',
      (_, judged) => failing(places.documents(judged), isNew(places.attachment)),
      'The file names of attached documents (BT-125-2) must differ; {name} occurs twice. Rename one.',
    ),
  ];
}

/** Returns the rules on the parts of each means of payment. */
function meansRules(places: XRechnungElements): Rule[] {
  const transfers = paidBy(places, '30', '58');
  const cards = paidBy(places, '48', '54', '55');
  const debits = paidBy(places, '59');
  return [
    ruleAt(
      'BR-DE-23-a',
      'BG-17',
      transfers,
      places.transfer,
      "A credit transfer (BT-81 30 or 58) needs the payee's account (BG-17); add it.",
    ),
    ruleAt(
      'BR-DE-23-b',
      ['BG-18', 'BG-19'],
      transfers,
      (means, judged) => !places.card(means) && !places.debit(means, judged),
      'A credit transfer (BT-81 30 or 58) cannot have a card (BG-18) or a direct debit (BG-19); leave them out, or correct the code.',
    ),
    ruleAt(
      'BR-DE-24-a',
      'BG-18',
      cards,
      places.card,
      'A card payment (BT-81 48, 54 or 55) needs the card (BG-18); add it.',
    ),
    ruleAt(
      'BR-DE-24-b',
      ['BG-17', 'BG-19'],
      cards,
      (means, judged) => !places.transfer(means) && !places.debit(means, judged),
      'A card payment (BT-81 48, 54 or 55) cannot have a credit transfer (BG-17) or a direct debit (BG-19); leave them out, or correct the code.',
    ),
    ruleAt(
      'BR-DE-25-a',
      'BG-19',
      debits,
      places.debit,
      'A direct debit (BT-81 59) needs its mandate and accounts (BG-19); add them.',
    ),
    ruleAt(
      'BR-DE-25-b',
      ['BG-17', 'BG-18'],
      debits,
      (means) => !places.hasDirectDebit(means),
      'A direct debit (BT-81 59) cannot have a credit transfer (BG-17) or a card (BG-18); leave them out, or correct the code.',
    ),
  ];
}

/** The rules on corrections and contacts, which only warn. */
const NOTICES: readonly Rule[] = [
  rule(
    'BR-DE-26',
    'BG-0',
    'BG-3',
    (invoice) => normal(invoice.text('BT-3')) !== '384' || invoice.groups('BG-3').some(isPreceding),
    'A corrective invoice (BT-3 384) should refer to the invoice it corrects (BG-3); add its number.',
    'warning',
  ),
  rule(
    'BR-DE-27',
    'BG-6',
    'BT-42',
    (contact) => normal(contact.text('BT-42')).replace(/\D/g, '').length >= 3,
    "The telephone number of the seller's contact (BT-42) should have at least three digits.",
    'warning',
  ),
  rule(
    'BR-DE-28',
    'BG-6',
    'BT-43',
    (contact) => isEmail(normal(contact.text('BT-43'))),
    "The e-mail address of the seller's contact (BT-43) should be valid, such as name@example.com.",
    'warning',
  ),
];

/** Returns the rules on direct debits and external documents. */
function debitRules(places: XRechnungElements): Rule[] {
  return [
    rule(
      'BR-DE-30',
      'BG-0',
      'BT-90',
      (_, judged) => !places.creditorMissing(judged),
      'A direct debit (BG-19) needs the creditor identifier (BT-90); add it.',
    ),
    rule(
      'BR-DE-31',
      'BG-0',
      'BT-91',
      (_, judged) => !places.debitedMissing(judged),
      'A direct debit (BG-19) needs the debited account (BT-91); add it.',
    ),
    ruleAt(
      'BR-TMP-2',
      'BT-124',
      places.located,
      (element) => {
        const location = firstAt(element, places.location)?.value ?? '';
        return URL_SCHEME.test(location) || { location };
      },
      'The location of an external document (BT-124) should be an absolute URL with its scheme, such as https, not {location}.',
      { flag: 'warning' },
    ),
  ];
}

/** Returns the rules of XRechnung, by their numbers after `BR-DE-`. */
export function germanRules(places: XRechnungElements): Rule[] {
  return [
    rule(
      'BR-DE-1',
      'BG-0',
      'BG-16',
      (_, judged) => places.means(judged).length > 0,
      'An invoice needs payment instructions (BG-16); add a means of payment with its code (BT-81).',
    ),
    ...PARTY_RULES,
    ...documentRules(places),
    ...meansRules(places),
    ...NOTICES,
    ...debitRules(places),
  ];
}

const LOCATION_TEXT =
  'The location of an external document (BT-124) must be an absolute URL with its scheme, such as https, not {location}.';

/** Returns the rules that Peppol does not apply to Germans, and those to which it gives another level. */
export function xrechnungRules(places: XRechnungElements): Rule[] {
  return [
    ...germanRules(places).map(
      (each): Rule => (each.id === 'BR-TMP-2' ? { ...each, flag: 'fatal', text: LOCATION_TEXT } : each),
    ),
    rule(
      'BR-DE-21',
      'BG-0',
      'BT-24',
      (invoice) =>
        Object.values<string>(IDENTIFIERS).includes(invoice.group('BG-2')?.text('BT-24') ?? '') || {
          values: { identifier: IDENTIFIERS.core },
        },
      'The specification (BT-24) should identify XRechnung ({identifier}), its extension or its clean vehicle part.',
      'warning',
    ),
    rule(
      'BR-DE-TMP-32',
      'BG-0',
      'BT-72',
      (_, judged) => places.dated(judged),
      'An invoice should have a date of supply: a delivery date (BT-72), an invoicing period (BG-14), or a period in each line (BG-26).',
      'information',
    ),
  ];
}

/** Holds for a document whose file name differs from those of all earlier ones. */
function isNew(path: readonly string[]): (element: XmlElement) => boolean | { name: string } {
  const seen = new Map<XmlElement | undefined, Set<string>>();
  return (element) => {
    const names = seen.get(element.parent) ?? new Set();
    seen.set(element.parent, names);
    const own = reach(element, ...path).flatMap((object) => object.attribute('filename') ?? []);
    const twice = own.find((name) => names.has(name));
    for (const name of own) names.add(name);
    return twice === undefined || { name: twice };
  };
}

/** Returns whether an element refers to a preceding invoice. */
export function isPreceding({ element }: { element: XmlElement | undefined }): boolean {
  return element?.name !== 'cac:BillingReference' || has(element, 'cac:InvoiceDocumentReference');
}
