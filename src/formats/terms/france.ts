/**
 * The terms that EXTENDED-CTC-FR adds, in UBL and CII (chapter 11 §7.4). EXT-FR-FE-n is their number in XP Z12-012;
 * terms from the next edition of the norm have numbers of the core.
 */

import { byScheme } from './core.ts';
import {
  type Cardinality,
  group,
  type Member,
  type Numbers,
  type TermGroup,
  type TermId,
  type TermType,
  term,
} from './declare.ts';
import type { Extension } from './table.ts';

/** Returns the number of a term: `EXT-FR-FE-03`. */
function numbered(number: number): TermId {
  return `EXT-FR-FE-${String(number).padStart(2, '0')}`;
}

const OFTEN: Readonly<Record<string, Cardinality>> = { '?': '0..1', '1': '1..1', '*': '0..n' };

/**
 * Parses a table of terms with one entry per line: number, cardinality, type, place in UBL, place in CII (`-` for
 * none), name. A bare number means `EXT-FR-FE-n`.
 */
function termsFrom(table: string): Member[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [number = '', often = '', type = '', ubl = '', cii = '', ...name] = line.trim().split(' ');
      const id = /^\d/.test(number) ? numbered(Number(number)) : (number as TermId);
      const place = (path: string) => (path === '-' ? undefined : path);
      return term(id, name.join(' '), OFTEN[often] ?? '0..1', type as TermType, place(ubl), place(cii));
    });
}

const VAT_UBL = "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID";
const VAT_CII = "ram:SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ram:ID[@schemeID='VA']";

/**
 * Returns the role, VAT identifier, electronic address, address and contact of a party, each starting at the given
 * number.
 */
function moreOfParty(whose: string, role: number, vat: number, [one, city, code]: readonly [number, number, number]) {
  const endpoint = vat + 2;
  const contact = one + 8;
  return termsFrom(`${role} ? code cbc:IndustryClassificationCode ram:RoleCode ${whose} role
${vat} ? identifier ${VAT_UBL} ${VAT_CII} ${whose} VAT identifier
${endpoint} ? identifier cbc:EndpointID ram:URIUniversalCommunication/ram:URIID ${whose} electronic address
${endpoint + 1} ? code cbc:EndpointID/@schemeID ram:URIUniversalCommunication/ram:URIID/@schemeID ${whose} electronic address scheme
${one} ? text cac:PostalAddress/cbc:StreetName ram:PostalTradeAddress/ram:LineOne ${whose} address line 1
${one + 1} ? text cac:PostalAddress/cbc:AdditionalStreetName ram:PostalTradeAddress/ram:LineTwo ${whose} address line 2
${one + 2} ? text cac:PostalAddress/cac:AddressLine/cbc:Line ram:PostalTradeAddress/ram:LineThree ${whose} address line 3
${city} ? text cac:PostalAddress/cbc:CityName ram:PostalTradeAddress/ram:CityName ${whose} city
${code} ? text cac:PostalAddress/cbc:PostalZone ram:PostalTradeAddress/ram:PostcodeCode ${whose} post code
${one + 5} ? text cac:PostalAddress/cbc:CountrySubentity ram:PostalTradeAddress/ram:CountrySubDivisionName ${whose} country subdivision
${one + 6} ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode ram:PostalTradeAddress/ram:CountryID ${whose} country code
${contact} ? text cac:Contact/cbc:Name ram:DefinedTradeContact/ram:PersonName ${whose} contact point
${contact + 1} ? text cac:Contact/cbc:Telephone ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber ${whose} contact telephone number
${contact + 2} ? text cac:Contact/cbc:ElectronicMail ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID ${whose} contact email address`);
}

/**
 * Returns a party whose terms are numbered from its name on. City and post code follow the address lines in this order
 * or reversed.
 */
function party(id: number, name: string, ubl: string, cii: string, first: number, isCityFirst: boolean): TermGroup {
  const one = first + 12;
  const ids = numbered(first + 3);
  const legal = 'ram:SpecifiedLegalOrganization/ram:ID';
  const members = [
    ...termsFrom(`${first} ? text cac:PartyLegalEntity/cbc:RegistrationName ram:Name ${name} name
${first + 2} ? text cac:PartyName/cbc:Name ram:SpecifiedLegalOrganization/ram:TradingBusinessName ${name} trading name`),
    term(
      ids,
      `${name} identifier`,
      '0..n',
      'identifier',
      'cac:PartyIdentification*/cbc:ID',
      'ram:GlobalID* or ram:ID*',
      {
        choose: byScheme,
      },
    ),
    ...termsFrom(`${first + 4} ? code cac:PartyIdentification*/cbc:ID/@schemeID ram:GlobalID*/@schemeID ${name} identifier scheme
${first + 5} ? identifier cac:PartyLegalEntity/cbc:CompanyID ${legal} ${name} legal registration identifier
${first + 6} ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID ${legal}/@schemeID ${name} legal registration identifier scheme`),
    ...moreOfParty(name, first + 1, first + 7, isCityFirst ? [one, one + 3, one + 4] : [one, one + 4, one + 3]),
  ];
  return group(`EXT-FR-FE-BG-0${id}`, name, '0..1', ubl, cii, members);
}

const CUSTOMER = 'cac:AccountingCustomerParty/cac:Party';
const SUPPLIER = 'cac:AccountingSupplierParty/cac:Party';

const parties: readonly TermGroup[] = [
  party(1, 'Buyer agent', `${CUSTOMER}/cac:AgentParty`, '$A/ram:BuyerAgentTradeParty', 3, false),
  party(2, 'Payer', 'cac:PaymentMeans/cac:PaymentMandate/cac:PayerParty', '$S/ram:PayerTradeParty', 43, true),
  party(3, 'Sales agent', `${SUPPLIER}/cac:AgentParty`, '$A/ram:SalesAgentTradeParty', 66, false),
  party(4, 'Invoicee', `${CUSTOMER}/cac:ServiceProviderParty/cac:Party`, '$S/ram:InvoiceeTradeParty', 89, true),
  party(5, 'Invoicer', `${SUPPLIER}/cac:ServiceProviderParty/cac:Party`, '$S/ram:InvoicerTradeParty', 112, true),
];

const HEAD = `01 ? code cac:ContractDocumentReference/cbc:DocumentType $A/ram:ContractReferencedDocument/ram:ReferenceTypeCode Kind of contract
197 ? date cac:OrderReference/cbc:IssueDate $A/ram:BuyerOrderReferencedDocument/$issued Purchase order date
198 ? date cac:DespatchDocumentReference/cbc:IssueDate $D/ram:DespatchAdviceReferencedDocument/$issued Despatch advice date
199 ? date cac:ContractDocumentReference/cbc:IssueDate $A/ram:ContractReferencedDocument/$issued Contract date`;

/** The currencies of an exchange rate: BT-5 and BT-6 are its source and target. */
const EXCHANGE = `BT-BW-9 ? code cbc:SourceCurrencyCode ram:SourceCurrencyCode Currency of the invoice
BT-BW-10 ? code cbc:TargetCurrencyCode ram:TargetCurrencyCode Currency of VAT
BT-167 ? number cbc:CalculationRate ram:ConversionRate Exchange rate
192 ? date cbc:Date ram:ConversionRateDateTime/$date Exchange rate date`;

/** Lines state their position in the tree of this invoice with a reference to the invoice itself. */
const PLACE = 'cac:BillingReference[cac:InvoiceDocumentReference/cbc:ID=BT-1]';
const MAKER = 'cac:Item/cac:ManufacturerParty';
const ITEM_SELLER = '$LA/ram:ItemSellerTradeParty';

const LINE = `135 ? identifier cac:OrderLineReference/cac:OrderReference/cbc:ID $LA/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID Line purchase order reference
200 ? date cac:OrderLineReference/cac:OrderReference/cbc:IssueDate $LA/ram:BuyerOrderReferencedDocument/$issued Line purchase order date
144 ? identifier cac:OrderLineReference/cac:OrderReference/cbc:SalesOrderID $LA/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID Line sales order reference
145 ? identifier cac:OrderLineReference/cbc:SalesOrderLineID $LA/ram:SellerOrderReferencedDocument/ram:LineID Line sales order line
140 ? identifier cac:DespatchLineReference/cac:DocumentReference/cbc:ID $LD/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID Line despatch advice reference
141 ? identifier cac:DespatchLineReference/cbc:LineID $LD/ram:DespatchAdviceReferencedDocument/ram:LineID Line despatch advice line
201 ? date cac:DespatchLineReference/cac:DocumentReference/cbc:IssueDate $LD/ram:DespatchAdviceReferencedDocument/$issued Line despatch advice date
162 ? identifier ${PLACE}/cac:BillingReferenceLine/cbc:ID ram:AssociatedDocumentLineDocument/ram:ParentLineID Parent line
163 ? code ${PLACE}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode Subtype of the invoice line
164 ? text ${MAKER}/cac:PartyLegalEntity/cbc:RegistrationName ${ITEM_SELLER}/ram:Name Line seller name
167 ? identifier ${MAKER}/cac:PartyLegalEntity/cbc:CompanyID ${ITEM_SELLER}/ram:SpecifiedLegalOrganization/ram:ID Line seller legal registration identifier
168 ? code ${MAKER}/cac:PartyLegalEntity/cbc:CompanyID/@schemeID ${ITEM_SELLER}/ram:SpecifiedLegalOrganization/ram:ID/@schemeID Line seller legal registration identifier scheme
177 ? code ${MAKER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode ${ITEM_SELLER}/ram:PostalTradeAddress/ram:CountryID Line seller country code`;

const LINE_PRECEDING = `136 ? identifier cac:InvoiceDocumentReference/cbc:ID ram:IssuerAssignedID Line preceding invoice reference
137 ? code cac:InvoiceDocumentReference/cbc:DocumentTypeCode ram:TypeCode Line preceding invoice type code
138 ? date cac:InvoiceDocumentReference/cbc:IssueDate $issued Line preceding invoice date
139 ? identifier cac:BillingReferenceLine/cbc:ID ram:LineID Line preceding invoice line`;

const AT = 'cac:DeliveryLocation/cac:Address';
const LINE_DELIVERY = `146 ? identifier cac:DeliveryLocation/cbc:ID ram:ID Line deliver to identifier
149 ? text cac:DeliveryParty/cac:PartyName/cbc:Name ram:Name Line deliver to name
151 ? text ${AT}/cbc:StreetName ram:PostalTradeAddress/ram:LineOne Line deliver to address line 1
152 ? text ${AT}/cbc:AdditionalStreetName ram:PostalTradeAddress/ram:LineTwo Line deliver to address line 2
153 ? text ${AT}/cac:AddressLine/cbc:Line ram:PostalTradeAddress/ram:LineThree Line deliver to address line 3
154 ? text ${AT}/cbc:CityName ram:PostalTradeAddress/ram:CityName Line deliver to city
155 ? text ${AT}/cbc:PostalZone ram:PostalTradeAddress/ram:PostcodeCode Line deliver to post code
156 ? text ${AT}/cbc:CountrySubentity ram:PostalTradeAddress/ram:CountrySubDivisionName Line deliver to country subdivision
157 ? code ${AT}/cac:Country/cbc:IdentificationCode ram:PostalTradeAddress/ram:CountryID Line deliver to country code`;

const PRICE_UBL = "cac:AllowanceCharge[cbc:ChargeIndicator='false']";
const PRICE_CII =
  "$LA/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false']";

/** Returns the exemption reason in the group of its tax. */
function exemption(text: string, code: string, what: string, ubl: string, cii: string): Member[] {
  return termsFrom(`${text} ? text ${ubl}cbc:TaxExemptionReason ${cii}ram:ExemptionReason ${what} VAT exemption reason
${code} ? code ${ubl}cbc:TaxExemptionReasonCode ${cii}ram:ExemptionReasonCode ${what} VAT exemption reason code`);
}

/** The numbers of EXTENDED terms that EXTENDED-CTC-FR has too (chapter 11 §7.4). */
export const FRENCH_NUMBERS: Numbers = {
  'BG-X-33': 'EXT-FR-FE-BG-05',
  'BG-X-62': 'EXT-FR-FE-BG-01',
  'BG-X-73': 'EXT-FR-FE-BG-02',
  'BT-X-8': 'EXT-FR-FE-163',
  'BT-X-96': 'EXT-FR-FE-178',
  'BT-X-97': 'EXT-FR-FE-179',
  'BT-X-147': 'EXT-FR-FE-197',
  'BT-X-148': 'EXT-FR-FE-199',
  'BT-X-200': 'EXT-FR-FE-198',
  'BT-X-258': 'BT-BW-9',
  'BT-X-259': 'BT-BW-10',
  'BT-X-260': 'BT-167',
  'BT-X-261': 'EXT-FR-FE-192',
  'BT-X-304': 'EXT-FR-FE-162',
  'BT-X-555': 'EXT-FR-FE-02',
};

let extensions: readonly Extension[] | undefined;

/** Returns the extensions that EXTENDED-CTC-FR adds to the core. */
export function franceTerms(): readonly Extension[] {
  extensions ??= [
    {
      group: 'BG-0',
      members: [
        ...parties,
        ...termsFrom(HEAD),
        group(
          'BG-BW-3',
          'Exchange of currencies',
          '0..1',
          'cac:TaxExchangeRate',
          '$S/ram:TaxApplicableTradeCurrencyExchange',
          termsFrom(EXCHANGE),
        ),
      ],
    },
    {
      group: 'BG-3',
      members: termsFrom(
        '02 ? code cac:InvoiceDocumentReference/cbc:DocumentTypeCode ram:TypeCode Preceding invoice type code',
      ),
    },
    { group: 'BG-10', members: moreOfParty('Payee', 26, 27, [32, 35, 36]) },
    {
      group: 'BG-20',
      members: exemption('BT-173', 'BT-174', 'Allowance', 'cac:TaxCategory/', 'ram:CategoryTradeTax/'),
    },
    { group: 'BG-21', members: exemption('BT-175', 'BT-176', 'Charge', 'cac:TaxCategory/', 'ram:CategoryTradeTax/') },
    {
      group: 'BG-25',
      members: [
        ...termsFrom(LINE),
        group(
          'BG-BW-15',
          'Line preceding invoice',
          '0..n',
          'cac:BillingReference',
          '$LS/ram:InvoiceReferencedDocument',
          termsFrom(LINE_PRECEDING),
        ),
        group(
          'EXT-FR-FE-BG-10',
          'Line deliver to',
          '0..1',
          'cac:Delivery',
          '$LD/ram:ShipToTradeParty',
          termsFrom(LINE_DELIVERY),
        ),
      ],
    },
    {
      group: 'BG-29',
      members:
        termsFrom(`195 ? text ${PRICE_UBL}/cbc:AllowanceChargeReason ${PRICE_CII}/ram:Reason Price discount reason
196 ? code ${PRICE_UBL}/cbc:AllowanceChargeReasonCode ${PRICE_CII}/ram:ReasonCode Price discount reason code`),
    },
    {
      group: 'BG-30',
      members: [
        ...exemption('178', '179', 'Line', '', ''),
        ...termsFrom('180 ? code - ram:DueDateTypeCode Line VAT due date code'),
      ],
    },
    {
      group: 'BG-32',
      members: termsFrom(`159 ? code cbc:NameCode ram:TypeCode Item attribute code
160 ? quantity cbc:ValueQuantity ram:ValueMeasure Item attribute quantity
161 ? code cbc:ValueQuantity/@unitCode ram:ValueMeasure/@unitCode Item attribute quantity unit`),
    },
  ];
  return extensions;
}
