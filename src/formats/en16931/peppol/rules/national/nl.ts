/** Dutch requirements for Dutch sellers, in both syntaxes (chapter 12 §10). */

import { Decimal } from '../../../../rules/decimal.ts';
import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { everywhere, has, ruleAt, textAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { countriesOf } from '../parties.ts';
import { isComplete } from './common.ts';

type Select = (judged: Judged) => readonly XmlElement[];

/** The places of the Dutch rules in a syntax. */
export interface DutchElements {
  /** The type element of a credit note, and whether there is a preceding invoice (BT-25). */
  readonly credits: Select;
  readonly preceding: (judged: Judged) => boolean;
  /** Addresses and legal registration identifiers of the parties. */
  readonly addresses: { readonly seller: Select; readonly buyer: Select; readonly representative: Select };
  readonly identifiers: { readonly seller: Select; readonly buyer: Select };
  /** Street, city and post code. */
  readonly parts: readonly [street: string, city: string, code: string];
  readonly representatives: (judged: Judged) => string;
  readonly totals: Select;
  readonly payable: string;
  readonly isCredit: (judged: Judged) => boolean;
  readonly means: Select;
  readonly code: string;
  readonly orderLines: Select;
  readonly ordered: (judged: Judged) => boolean;
}

const CODES = ['30', '48', '49', '57', '58', '59'];

/** The texts of rules that NLCIUS has too. */
export const DUTCH_TEXTS = {
  seller:
    "A Dutch seller's address needs a street (BT-35), a city (BT-37) and a postcode (BT-38); add the missing part.",
  sellerNumber: 'A Dutch seller needs its KVK number or its OIN (BT-30, scheme 0106 or 0190). Enter one of them.',
  buyer: "A Dutch buyer's address needs a street (BT-50), a city (BT-52) and a postcode (BT-53); add the missing part.",
  buyerNumber: 'A Dutch buyer needs its KVK number or its OIN (BT-47, scheme 0106 or 0190). Enter one of them.',
  representative:
    "A Dutch tax representative's address needs a street (BT-64), a city (BT-66) and a postcode (BT-67); add the missing part.",
  noMeans: 'If the buyer has to pay a Dutch seller, the invoice needs a means of payment (BG-16); add one.',
  means:
    'Dutch parties pay by transfer (BT-81 30 or 58), direct debit (49 or 59), card (48) or standing agreement (57), not by {code}. Choose one of them.',
  order: 'A Dutch invoice whose lines refer to order lines (BT-132) needs the order (BT-13); add its number.',
} as const;

export function dutchRules(places: DutchElements): Rule[] {
  const dutch =
    (select: Select): Select =>
    (judged) =>
      countriesOf(judged).sellerAddress === 'NL' ? select(judged) : [];
  const domestic = (select: Select) =>
    dutch((judged) => (countriesOf(judged).buyerAddress === 'NL' ? select(judged) : []));
  const represented = dutch((judged) =>
    places.representatives(judged) === 'NL' ? places.addresses.representative(judged) : [],
  );
  const complete = (address: XmlElement) => isComplete(address, ...places.parts);
  return [
    ruleAt(
      'NL-R-001',
      'BT-25',
      dutch(places.credits),
      (_, judged) => places.preceding(judged),
      'A Dutch credit note must refer to the invoice it credits (BT-25); add its number.',
    ),
    ruleAt('NL-R-002', 'BG-5', dutch(places.addresses.seller), complete, DUTCH_TEXTS.seller),
    ruleAt('NL-R-003', 'BT-30', dutch(places.identifiers.seller), isRegistered, DUTCH_TEXTS.sellerNumber),
    ruleAt('NL-R-004', 'BG-8', domestic(places.addresses.buyer), complete, DUTCH_TEXTS.buyer),
    ruleAt('NL-R-005', 'BT-47', domestic(places.identifiers.buyer), isRegistered, DUTCH_TEXTS.buyerNumber),
    ruleAt('NL-R-006', 'BG-12', represented, complete, DUTCH_TEXTS.representative),
    ruleAt(
      'NL-R-007',
      'BG-16',
      dutch(places.totals),
      (total, judged) => {
        if (places.means(judged).length > 0) return true;
        const sign = Decimal.parse(total.child(places.payable)?.value)?.compare(Decimal.ZERO) ?? 0;
        return places.isCredit(judged) ? sign >= 0 : sign <= 0;
      },
      DUTCH_TEXTS.noMeans,
    ),
    ruleAt(
      'NL-R-008',
      'BT-81',
      domestic(places.means),
      (means) => {
        const code = textAt(means, places.code);
        return CODES.includes(code) || { code };
      },
      DUTCH_TEXTS.means,
    ),
    ruleAt(
      'NL-R-009',
      'BT-13',
      dutch(places.orderLines),
      (_, judged) => judged.once(places.ordered),
      DUTCH_TEXTS.order,
    ),
  ];
}

function isRegistered(identifier: XmlElement): boolean {
  const schemes = (identifier.attribute('schemeID') ?? '').split(' ');
  return (schemes.includes('0106') || schemes.includes('0190')) && normal(identifier.value) !== '';
}

const of = (...path: string[]): Select => {
  const last = path.at(-1) ?? '';
  const above = path.slice(0, -1).reverse();
  return (judged) =>
    everywhere(judged, last).filter((element) => {
      let at = element.parent;
      for (const name of above) {
        if (at?.name !== name) return false;
        at = at.parent;
      }
      return true;
    });
};

export const dutchUblRules = dutchRules({
  credits: of('cbc:CreditNoteTypeCode'),
  preceding: ({ root }) => has(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID'),
  addresses: {
    seller: of('cac:AccountingSupplierParty', 'cac:Party', 'cac:PostalAddress'),
    buyer: of('cac:AccountingCustomerParty', 'cac:Party', 'cac:PostalAddress'),
    representative: of('cac:TaxRepresentativeParty', 'cac:PostalAddress'),
  },
  identifiers: {
    seller: of('cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyLegalEntity', 'cbc:CompanyID'),
    buyer: of('cac:AccountingCustomerParty', 'cac:Party', 'cac:PartyLegalEntity', 'cbc:CompanyID'),
  },
  parts: ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'],
  representatives: ({ root }) =>
    textAt(
      root,
      'cac:TaxRepresentativeParty',
      'cac:PostalAddress',
      'cac:Country',
      'cbc:IdentificationCode',
    ).toUpperCase(),
  totals: of('cac:LegalMonetaryTotal'),
  payable: 'cbc:PayableAmount',
  isCredit: ({ kind }) => kind === 'ubl-credit-note',
  means: of('cac:PaymentMeans'),
  code: 'cbc:PaymentMeansCode',
  orderLines: of('cac:OrderLineReference', 'cbc:LineID'),
  ordered: ({ root }) => has(root, 'cac:OrderReference', 'cbc:ID'),
});
