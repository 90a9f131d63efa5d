/** The rules of NLCIUS (chapter 21 §3.1). Most apply only if the seller's country is NL. */

import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, rule, type Violation } from '../../../rules/declare.ts';
import { elementsAt, emptyElements, everywhere, has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { DUTCH_TEXTS } from '../../peppol/rules/national/nl.ts';

const NLCIUS = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';

const SELLER = ['cac:AccountingSupplierParty', 'cac:Party'] as const;
const BUYER = ['cac:AccountingCustomerParty', 'cac:Party'] as const;
const ADDRESS = 'cac:PostalAddress';
const THIRD_LINE = `${ADDRESS}/cac:AddressLine/cbc:Line`;
const REGION = `${ADDRESS}/cbc:CountrySubentity`;
const COUNTRY = ['cac:Country', 'cbc:IdentificationCode'] as const;
const REGISTERS = ['0106', '0190'];
const TYPES = ['380', '381', '384', '389'];
const MEANS = ['30', '48', '49', '57', '58', '59'];

/** Why an element should not be there. Recipients accept it. */
const texts = {
  taxCurrency: 'Dutch invoices state VAT in their own currency only. Leave out the other currency ({term}).',
  taxPoint: 'Dutch invoices do not state when VAT becomes due. Leave it out ({term}).',
  precedingDate: 'Dutch invoices refer to an earlier invoice by its number. Its date ({term}) is not needed.',
  legalForm: 'Dutch invoices do not have further legal details of the seller ({term}). Move them to a note.',
  thirdLine: 'Dutch addresses have two lines at most. Move the third one ({term}) to the others.',
  region: 'Dutch addresses do not have a province or region. Leave it out ({term}).',
  accountName: 'Dutch invoices do not name the account or bank: the IBAN is enough. Leave the name out ({term}).',
  exemptionCode: 'Dutch invoices give the reason for a VAT exemption in words. Leave out its code ({term}).',
  taxNumber: 'Dutch invoices have only the VAT number of the seller. Leave out the other tax number ({term}).',
  otherTotal: 'Dutch invoices state VAT in their own currency only. Leave out its total in another one ({term}).',
  meansInWords: 'Dutch invoices state the means of payment as a code only. Leave out its description ({term}).',
} as const;

type Select = (judged: Judged) => readonly XmlElement[];

function isDutch({ root }: Judged): boolean {
  return reach(root, ...SELLER, ADDRESS, ...COUNTRY).some(({ value }) => normal(value).toUpperCase() === 'NL');
}

/** Selects elements if the seller is Dutch. */
function ofDutch(select: Select): Select {
  return (judged) => (judged.once(isDutch) ? select(judged) : []);
}

const at = (...path: readonly string[]): Select => ofDutch(({ root }) => elementsAt(root, path));
const root: Select = ofDutch((judged) => [judged.root]);
const typeCodes: Select = ofDutch(({ root }) => [
  ...root.all('cbc:InvoiceTypeCode'),
  ...root.all('cbc:CreditNoteTypeCode'),
]);
const orderLines: Select = (judged) => reach(everywhere(judged, 'cac:OrderLineReference'), 'cbc:LineID');

/** Returns whether an address is abroad or has street, town and postcode. */
function isComplete(address: XmlElement): boolean {
  const countries = elementsAt(address, COUNTRY);
  if (countries.length > 0 && !countries.some(({ value }) => value === 'NL')) return true;
  return hasStreetTownAndCode(address);
}

function hasStreetTownAndCode(address: XmlElement): boolean {
  return ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'].every((name) => has(address, name));
}

const isRegistered = (identifier: XmlElement) => REGISTERS.includes(identifier.attribute('schemeID') ?? '');

/** Elements that should not be there: rule, term, text and path. */
const UNWANTED = (
  [
    ['BR-NL-19', 'BT-6', texts.taxCurrency, 'cbc:TaxCurrencyCode'],
    ['BR-NL-20', 'BT-7', texts.taxPoint, 'cbc:TaxPointDate'],
    ['BR-NL-21', 'BT-8', texts.taxPoint, 'cac:InvoicePeriod/cbc:DescriptionCode'],
    ['BR-NL-24', 'BT-26', texts.precedingDate, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate'],
    ['BR-NL-26', 'BT-33', texts.legalForm, `${SELLER.join('/')}/cac:PartyLegalEntity/cbc:CompanyLegalForm`],
    ['BR-NL-27-1', 'BT-162', texts.thirdLine, `${SELLER.join('/')}/${THIRD_LINE}`],
    ['BR-NL-27-2', 'BT-163', texts.thirdLine, `${BUYER.join('/')}/${THIRD_LINE}`],
    ['BR-NL-27-3', 'BT-164', texts.thirdLine, `cac:TaxRepresentativeParty/${THIRD_LINE}`],
    ['BR-NL-27-4', 'BT-165', texts.thirdLine, 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine/cbc:Line'],
    ['BR-NL-28-1', 'BT-39', texts.region, `${SELLER.join('/')}/${REGION}`],
    ['BR-NL-28-2', 'BT-54', texts.region, `${BUYER.join('/')}/${REGION}`],
    ['BR-NL-28-3', 'BT-68', texts.region, `cac:TaxRepresentativeParty/${REGION}`],
    ['BR-NL-28-4', 'BT-79', texts.region, 'cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CountrySubentity'],
    ['BR-NL-30', 'BT-85', texts.accountName, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name'],
    [
      'BR-NL-35',
      'BT-121',
      texts.exemptionCode,
      'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode',
    ],
  ] as const satisfies readonly (readonly [id: string, term: TermId, text: string, path: string])[]
).map(([id, term, text, path]) => ({ id, term, text, select: at(...path.split('/')) }));

const reasonCodes: Select = ofDutch((judged) =>
  reach(everywhere(judged, 'cac:AllowanceCharge'), 'cbc:AllowanceChargeReasonCode'),
);
const taxAmounts: Select = ofDutch((judged) => reach(everywhere(judged, 'cac:TaxTotal'), 'cbc:TaxAmount'));
const otherTaxes: Select = at(...SELLER, 'cac:PartyTaxScheme');
const means: Select = at('cac:PaymentMeans');
const meansCodes: Select = ofDutch((judged) => reach(everywhere(judged, 'cac:PaymentMeans'), 'cbc:PaymentMeansCode'));
const addresses = {
  seller: at(...SELLER, ADDRESS),
  buyer: at(...BUYER, ADDRESS),
  representative: at('cac:TaxRepresentativeParty', ADDRESS),
};
const buyerEntities: Select = at(...BUYER, 'cac:PartyLegalEntity');
const totals: Select = ofDutch(({ root, kind }) => (kind === 'ubl-invoice' ? root.all('cac:LegalMonetaryTotal') : []));

/** The elements that the other rules judge. In the official artefact, the rule on empty elements does not reach them. */
const JUDGED: readonly Select[] = [
  ...UNWANTED.map(({ select }) => select),
  ...Object.values(addresses),
  ...[at(...SELLER), typeCodes, buyerEntities, totals, means, meansCodes, otherTaxes, reasonCodes, taxAmounts],
  orderLines,
  ({ root }) => root.all('cbc:CustomizationID'),
];

function empty(judged: Judged): Violation[] {
  const found = emptyElements(judged);
  if (found.length === 0) return found;
  const known = new Set(JUDGED.flatMap((select) => select(judged)));
  return found.filter(({ element }) => element && !known.has(element));
}

function unwanted(id: string, term: TermId, text: string, select: Select, step?: string): Rule {
  return ruleAt(id, term, select, () => ({ term }), text, { flag: 'warning', ...(step && { step }) });
}

export const nlciusRules: readonly Rule[] = [
  rule(
    'BII2-T10-R001',
    'BG-0',
    'BT-24',
    (_, { root }) => has(root, 'cbc:CustomizationID'),
    'The specification identifier (BT-24) is missing; add it, such as urn:cen.eu:en16931:2017.',
  ),
  ruleAt(
    'SI-V20-INV-R000',
    'BT-24',
    ({ root }) => root.all('cbc:CustomizationID'),
    ({ value }) => normal(value).startsWith(NLCIUS) || { specification: NLCIUS },
    'The specification (BT-24) must begin with {specification}. Correct it.',
  ),
  ruleAt(
    'BR-NL-1',
    'BT-30',
    at(...SELLER),
    (party) => {
      const identifiers = reach(party, 'cac:PartyLegalEntity', 'cbc:CompanyID');
      return identifiers.some(isRegistered) && identifiers.some(({ value }) => normal(value) !== '');
    },
    DUTCH_TEXTS.sellerNumber,
  ),
  ruleAt(
    'BR-NL-2',
    ['BT-10', 'BT-13'],
    root,
    (root) => has(root, 'cbc:BuyerReference') || has(root, 'cac:OrderReference', 'cbc:ID'),
    'The invoice needs a buyer reference (BT-10) or an order number (BT-13). Ask the buyer for the name of a department or person, or for the order number.',
    { step: 'cbc:BuyerReference' },
  ),
  ruleAt('BR-NL-3', 'BG-5', addresses.seller, hasStreetTownAndCode, DUTCH_TEXTS.seller),
  ruleAt('BR-NL-4', 'BG-8', addresses.buyer, isComplete, DUTCH_TEXTS.buyer),
  ruleAt('BR-NL-5', 'BG-12', addresses.representative, isComplete, DUTCH_TEXTS.representative),
  ruleAt(
    'BR-NL-7',
    'BT-3',
    typeCodes,
    ({ value }) => TYPES.includes(value) || { code: value, expected: TYPES },
    'The type of a Dutch invoice (BT-3) must be one of {expected}, not {code}. Use one of these.',
  ),
  ruleAt(
    'BR-NL-8',
    'BT-3',
    typeCodes,
    ({ value }, { kind }) => (value === '381') === (kind === 'ubl-credit-note'),
    'The type 381 (BT-3) is for a CreditNote, and the others are for an Invoice. Change the type, or the root of the file.',
  ),
  ruleAt(
    'BR-NL-9',
    'BT-3',
    typeCodes,
    ({ value }, { root }) =>
      value !== '384' || has(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'A corrective invoice needs the number of the invoice that it corrects (BT-25). Add it.',
  ),
  ruleAt(
    'BR-NL-10',
    'BT-47',
    buyerEntities,
    (entity, { root }) => {
      const identifiers = entity.all('cbc:CompanyID');
      const isDutchBuyer = reach(root, ...BUYER, ADDRESS, ...COUNTRY).some(({ value }) => value === 'NL');
      return (
        (!isDutchBuyer || identifiers.some(isRegistered)) && identifiers.every(({ value }) => normal(value) !== '')
      );
    },
    DUTCH_TEXTS.buyerNumber,
    { step: 'cbc:CompanyID' },
  ),
  ruleAt(
    'BR-NL-11',
    'BG-16',
    totals,
    (total, { root }) => {
      const due = Decimal.parse(textAt(total, 'cbc:PayableAmount'));
      return (due !== undefined && (due.isZero || due.isNegative)) || has(root, 'cac:PaymentMeans');
    },
    DUTCH_TEXTS.noMeans,
  ),
  ruleAt(
    'BR-NL-12',
    'BT-81',
    means,
    (means) => {
      const code = textAt(means, 'cbc:PaymentMeansCode');
      return MEANS.includes(code) || { code };
    },
    DUTCH_TEXTS.means,
    { step: 'cbc:PaymentMeansCode' },
  ),
  ruleAt(
    'BR-NL-13',
    'BT-13',
    orderLines,
    (_, { root }) => has(root, 'cac:OrderReference', 'cbc:ID'),
    DUTCH_TEXTS.order,
  ),
  ruleAt(
    'BR-NL-31',
    'BT-86',
    means,
    (means) =>
      !['58', '59'].includes(textAt(means, 'cbc:PaymentMeansCode')) ||
      !has(means, 'cac:PayeeFinancialAccount', 'cac:FinancialInstitutionBranch', 'cbc:ID'),
    'SEPA payments should not have the BIC of the bank (BT-86). Leave it out.',
    { flag: 'warning' },
  ),
  ...UNWANTED.map(({ id, term, text, select }) => unwanted(id, term, text, select)),
  ruleAt(
    'BR-NL-25',
    'BT-32',
    otherTaxes,
    (scheme) =>
      !has(scheme, 'cbc:CompanyID') ||
      reach(scheme, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT') || {
        term: 'BT-32',
      },
    texts.taxNumber,
    { flag: 'warning' },
  ),
  unwanted(
    'BR-NL-29',
    'BT-82',
    texts.meansInWords,
    (judged) => meansCodes(judged).filter((code) => code.attribute('name') !== undefined),
    '@name',
  ),
  ruleAt(
    'BR-NL-32-1',
    ['BT-98', 'BT-105', 'BT-140', 'BT-145'],
    reasonCodes,
    () => false,
    'Allowances and charges of Dutch invoices should not have a reason code (BT-98, BT-105, BT-140, BT-145). Leave it out, and describe the reason in words.',
    { flag: 'warning' },
  ),
  ruleAt(
    'BR-NL-33',
    'BT-111',
    taxAmounts,
    (amount, { root }) =>
      root.all('cbc:DocumentCurrencyCode').some(({ value }) => value === amount.attribute('currencyID')) || {
        term: 'BT-111',
      },
    texts.otherTotal,
    { flag: 'warning' },
  ),
  rule(
    'SI-UBL-2',
    'BG-0',
    [],
    (_, judged) => empty(judged),
    'An element is empty; give it a value or leave it out.',
    'warning',
  ),
];
