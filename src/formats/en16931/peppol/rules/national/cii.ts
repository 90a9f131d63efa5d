/** National requirements in CII: Norway, Denmark, Italy, Sweden and the Netherlands (chapter 12 §9, §10). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { everywhere, firstAt, has, reach, ruleAt, textAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { countriesOf } from '../parties.ts';
import { document, from, withinCountry } from './common.ts';
import { DANISH_TEXTS, type DanishPayment, danishClassifications, danishPayments, danishTaxes } from './danish.ts';
import { ITALIAN_TAX, ITALIAN_TEXTS } from './it.ts';
import { dutchRules } from './nl.ts';
import { isNorwegianVat, NORWEGIAN_TEXTS } from './no.ts';
import { swedishRules } from './swedish.ts';

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = [TRANSACTION, 'ram:ApplicableHeaderTradeAgreement'] as const;
const SETTLEMENT = [TRANSACTION, 'ram:ApplicableHeaderTradeSettlement'] as const;
const MEANS = [...SETTLEMENT, 'ram:SpecifiedTradeSettlementPaymentMeans'] as const;
const LINES = [TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem'] as const;
const LEGAL = ['ram:SpecifiedLegalOrganization', 'ram:ID'] as const;
const ADDRESS = 'ram:PostalTradeAddress';
const REGISTRATION = ['ram:SpecifiedTaxRegistration', 'ram:ID'] as const;
const CLASSES = ['ram:SpecifiedTradeProduct', 'ram:DesignatedProductClassification', 'ram:ClassCode'] as const;

const at =
  (...path: string[]) =>
  ({ root }: Judged) =>
    reach(root, ...path);
const seller = at(...AGREEMENT, 'ram:SellerTradeParty');
const buyer = at(...AGREEMENT, 'ram:BuyerTradeParty');
const means = at(...MEANS);

/**
 * Returns the registrations of a scheme. The official rules look for VAT, although CII has VA: they see a VAT
 * identifier only under VAT.
 */
function registrations(party: XmlElement, scheme: 'VAT' | 'FC'): readonly XmlElement[] {
  return reach(party, ...REGISTRATION).filter((id) => id.attribute('schemeID') === scheme);
}

const vat = (party: XmlElement) => registrations(party, 'VAT')[0]?.value ?? '';

const sellerOf = (country: string) => (judged: Judged) =>
  countriesOf(judged).seller === country ? everywhere(judged, 'ram:SellerTradeParty') : [];

const norwegian: readonly Rule[] = [
  ruleAt(
    'NO-R-001',
    'BT-31',
    sellerOf('NO'),
    (party) => isNorwegianVat(vat(party)) || { identifier: vat(party) },
    NORWEGIAN_TEXTS.vat,
  ),
  ruleAt(
    'NO-R-002',
    'BT-32',
    sellerOf('NO'),
    (party) => registrations(party, 'FC').some(({ value }) => normal(value) === 'Foretaksregisteret'),
    NORWEGIAN_TEXTS.registered,
    { flag: 'warning' },
  ),
];

function danishPayment(element: XmlElement): DanishPayment {
  const text = (from: XmlElement | undefined, ...names: string[]) => firstAt(from, ...names)?.value ?? '';
  return {
    code: text(element, 'ram:TypeCode'),
    account: text(element, 'ram:PayeePartyCreditorFinancialAccount', 'ram:IBANID'),
    institution: text(element, 'ram:PayeeSpecifiedCreditorFinancialInstitution', 'ram:BICID'),
    // The official rule looks for the mandate within the payment means, where CII has none, and for the creditor instead of the account.
    mandate: text(element, 'ram:SpecifiedTradePaymentTerms', 'ram:DirectDebitMandateID'),
    debited: text(element.parent, 'ram:CreditorReferenceID'),
    reference: text(element.parent, 'ram:PaymentReference'),
  };
}

function hasScheme(party: XmlElement): boolean {
  const [identifier] = reach(party, 'ram:GlobalID');
  return identifier === undefined || normal(identifier.attribute('schemeID')) !== '';
}

const typeOf = ({ root }: Judged) => textAt(root, 'rsm:ExchangedDocument', 'ram:TypeCode');
const PAYABLE = 'ram:DuePayableAmount';
const TOTALS = [...SETTLEMENT, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'] as const;

const danish: readonly Rule[] = [
  ruleAt(
    'DK-R-002',
    'BT-30',
    from('DK', document),
    (_, judged) => textAt(seller(judged), ...LEGAL) !== '',
    DANISH_TEXTS.legal,
  ),
  ruleAt(
    'DK-R-014',
    'BT-30-1',
    from('DK', seller),
    (party) => {
      const [identifier] = reach(party, ...LEGAL);
      return identifier === undefined || normal(identifier.attribute('schemeID')) === '0184';
    },
    DANISH_TEXTS.legalScheme,
  ),
  ruleAt(
    'DK-R-016',
    'BT-115',
    withinCountry('DK', document),
    (root, judged) => typeOf(judged) !== '381' || !(Number(textAt(root, ...TOTALS, PAYABLE)) < 0),
    DANISH_TEXTS.negative,
  ),
  ruleAt(
    'DK-R-013',
    ['BT-29-1', 'BT-46-1'],
    withinCountry('DK', (judged) => [...seller(judged), ...buyer(judged)]),
    hasScheme,
    DANISH_TEXTS.scheme,
  ),
  ...danishPayments(withinCountry('DK', means), danishPayment, [7]),
  danishClassifications(withinCountry('DK', at(...LINES)), (line) => reach(line, ...CLASSES), 'warning'),
  danishTaxes(
    withinCountry('DK', at(...SETTLEMENT, 'ram:SpecifiedTradeAllowanceCharge')),
    'ram:ReasonCode',
    'ram:Reason',
  ),
];

const italian: readonly Rule[] = [
  ruleAt(
    'IT-R-001',
    'BT-32',
    (judged) => reach(sellerOf('IT')(judged), ...REGISTRATION),
    (id) => {
      const identifier = normal(id.value);
      return normal(id.attribute('schemeID')) !== 'FC' || ITALIAN_TAX.test(identifier) || { identifier };
    },
    ITALIAN_TEXTS.tax,
  ),
  ruleAt('IT-R-002', 'BT-35', sellerOf('IT'), (party) => has(party, ADDRESS, 'ram:LineOne'), ITALIAN_TEXTS.street),
  ruleAt('IT-R-003', 'BT-37', sellerOf('IT'), (party) => has(party, ADDRESS, 'ram:CityName'), ITALIAN_TEXTS.city),
  ruleAt('IT-R-004', 'BT-38', sellerOf('IT'), (party) => has(party, ADDRESS, 'ram:PostcodeCode'), ITALIAN_TEXTS.code),
];

const isSwede = (party: XmlElement) => reach(party, ADDRESS, 'ram:CountryID').some(({ value }) => value === 'SE');
const swedes = (judged: Judged) => seller(judged).filter(isSwede);
const registered = (judged: Judged) => swedes(judged).filter((party) => vat(party).startsWith('SE'));
const swedishMeans = (judged: Judged, codes: readonly string[]) =>
  swedes(judged).length === 0 ? [] : means(judged).filter((each) => codes.includes(textAt(each, 'ram:TypeCode')));

const swedish = swedishRules({
  sellers: registered,
  vat,
  entities: (judged) => reach(swedes(judged), 'ram:SpecifiedLegalOrganization').filter((each) => has(each, 'ram:ID')),
  legal: (entity) => entity.child('ram:ID')?.value ?? '',
  registrations: (judged) =>
    swedes(judged)
      .filter((party) => has(party, ...LEGAL))
      .flatMap((party) => registrations(party, 'FC')),
  // All categories are checked here, not only the standard one.
  categories: (judged) =>
    registered(judged).length === 0
      ? []
      : [...everywhere(judged, 'ram:ApplicableTradeTax'), ...everywhere(judged, 'ram:CategoryTradeTax')],
  rate: 'ram:RateApplicablePercent',
  accounts: (code, institution) => (judged) =>
    swedishMeans(judged, [code])
      .filter((each) => textAt(each, 'ram:PayeeSpecifiedCreditorFinancialInstitution', 'ram:BICID') === institution)
      .flatMap((each) => reach(each, 'ram:PayeePartyCreditorFinancialAccount', 'ram:ProprietaryID')),
  means:
    (...codes) =>
    (judged) =>
      swedishMeans(judged, codes),
  domestic:
    (...codes) =>
    (judged) =>
      buyer(judged).some(isSwede) ? swedishMeans(judged, codes) : [],
});

const CREDITS = ['81', '83', '381', '396', '532'];

const dutch = dutchRules({
  credits: (judged) => (CREDITS.includes(typeOf(judged)) ? at('rsm:ExchangedDocument')(judged) : []),
  preceding: (judged) => has(judged.root, ...SETTLEMENT, 'ram:InvoiceReferencedDocument', 'ram:IssuerAssignedID'),
  addresses: {
    seller: at(...AGREEMENT, 'ram:SellerTradeParty', ADDRESS),
    buyer: at(...AGREEMENT, 'ram:BuyerTradeParty', ADDRESS),
    representative: at(...AGREEMENT, 'ram:SellerTaxRepresentativeTradeParty', ADDRESS),
  },
  identifiers: {
    seller: at(...AGREEMENT, 'ram:SellerTradeParty', ...LEGAL),
    buyer: at(...AGREEMENT, 'ram:BuyerTradeParty', ...LEGAL),
  },
  parts: ['ram:LineOne', 'ram:CityName', 'ram:PostcodeCode'],
  representatives: ({ root }) =>
    textAt(root, ...AGREEMENT, 'ram:SellerTaxRepresentativeTradeParty', ADDRESS, 'ram:CountryID').toUpperCase(),
  totals: at(...TOTALS),
  payable: PAYABLE,
  isCredit: (judged) => typeOf(judged) === '381',
  means,
  code: 'ram:TypeCode',
  orderLines: at(...LINES, 'ram:SpecifiedLineTradeAgreement', 'ram:BuyerOrderReferencedDocument', 'ram:LineID'),
  ordered: ({ root }) => has(root, ...AGREEMENT, 'ram:BuyerOrderReferencedDocument', 'ram:IssuerAssignedID'),
});

export const nationalCiiRules: readonly Rule[] = [...norwegian, ...danish, ...italian, ...swedish, ...dutch];
