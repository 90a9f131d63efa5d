/**
 * The terms that EXTENDED-CTC-FR adds, in UBL and CII (chapter 11 §7.4). Bare numbers are EXT-FR-FE-n of XP Z12-012; terms from the next
 * edition of the norm have numbers of the core. See table.ts for the form of the table.
 */

import type { Numbers } from '../../terms/declare.ts';
import { type Extension, extensionsFrom } from '../../terms/table.ts';

const TABLE = `
in BG-0
  { EXT-FR-FE-BG-01 ? cac:AccountingCustomerParty/cac:Party/cac:AgentParty $A/BuyerAgentTradeParty Buyer agent
    03 ? text cac:PartyLegalEntity/cbc:RegistrationName Name Buyer agent name
    05 ? text cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Buyer agent trading name
    06 * identifier,choose=scheme cac:PartyIdentification*/cbc:ID GlobalID*|ID* Buyer agent identifier
    07 ? code cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Buyer agent identifier scheme
    08 ? identifier cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Buyer agent legal registration identifier
    09 ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Buyer agent legal registration identifier scheme
    04 ? code cbc:IndustryClassificationCode RoleCode Buyer agent role
    10 ? identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Buyer agent VAT identifier
    12 ? identifier cbc:EndpointID URIUniversalCommunication/URIID Buyer agent electronic address
    13 ? code cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Buyer agent electronic address scheme
    15 ? text cac:PostalAddress/cbc:StreetName PostalTradeAddress/LineOne Buyer agent address line 1
    16 ? text cac:PostalAddress/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Buyer agent address line 2
    17 ? text cac:PostalAddress/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Buyer agent address line 3
    19 ? text cac:PostalAddress/cbc:CityName PostalTradeAddress/CityName Buyer agent city
    18 ? text cac:PostalAddress/cbc:PostalZone PostalTradeAddress/PostcodeCode Buyer agent post code
    20 ? text cac:PostalAddress/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Buyer agent country subdivision
    21 ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Buyer agent country code
    23 ? text cac:Contact/cbc:Name DefinedTradeContact/PersonName Buyer agent contact point
    24 ? text cac:Contact/cbc:Telephone DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber Buyer agent contact telephone number
    25 ? text cac:Contact/cbc:ElectronicMail DefinedTradeContact/EmailURIUniversalCommunication/URIID Buyer agent contact email address
  }
  { EXT-FR-FE-BG-02 ? cac:PaymentMeans/cac:PaymentMandate/cac:PayerParty $S/PayerTradeParty Payer
    43 ? text cac:PartyLegalEntity/cbc:RegistrationName Name Payer name
    45 ? text cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Payer trading name
    46 * identifier,choose=scheme cac:PartyIdentification*/cbc:ID GlobalID*|ID* Payer identifier
    47 ? code cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Payer identifier scheme
    48 ? identifier cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Payer legal registration identifier
    49 ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Payer legal registration identifier scheme
    44 ? code cbc:IndustryClassificationCode RoleCode Payer role
    50 ? identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Payer VAT identifier
    52 ? identifier cbc:EndpointID URIUniversalCommunication/URIID Payer electronic address
    53 ? code cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Payer electronic address scheme
    55 ? text cac:PostalAddress/cbc:StreetName PostalTradeAddress/LineOne Payer address line 1
    56 ? text cac:PostalAddress/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Payer address line 2
    57 ? text cac:PostalAddress/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Payer address line 3
    58 ? text cac:PostalAddress/cbc:CityName PostalTradeAddress/CityName Payer city
    59 ? text cac:PostalAddress/cbc:PostalZone PostalTradeAddress/PostcodeCode Payer post code
    60 ? text cac:PostalAddress/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Payer country subdivision
    61 ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Payer country code
    63 ? text cac:Contact/cbc:Name DefinedTradeContact/PersonName Payer contact point
    64 ? text cac:Contact/cbc:Telephone DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber Payer contact telephone number
    65 ? text cac:Contact/cbc:ElectronicMail DefinedTradeContact/EmailURIUniversalCommunication/URIID Payer contact email address
  }
  { EXT-FR-FE-BG-03 ? cac:AccountingSupplierParty/cac:Party/cac:AgentParty $A/SalesAgentTradeParty Sales agent
    66 ? text cac:PartyLegalEntity/cbc:RegistrationName Name Sales agent name
    68 ? text cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Sales agent trading name
    69 * identifier,choose=scheme cac:PartyIdentification*/cbc:ID GlobalID*|ID* Sales agent identifier
    70 ? code cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Sales agent identifier scheme
    71 ? identifier cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Sales agent legal registration identifier
    72 ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Sales agent legal registration identifier scheme
    67 ? code cbc:IndustryClassificationCode RoleCode Sales agent role
    73 ? identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Sales agent VAT identifier
    75 ? identifier cbc:EndpointID URIUniversalCommunication/URIID Sales agent electronic address
    76 ? code cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Sales agent electronic address scheme
    78 ? text cac:PostalAddress/cbc:StreetName PostalTradeAddress/LineOne Sales agent address line 1
    79 ? text cac:PostalAddress/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Sales agent address line 2
    80 ? text cac:PostalAddress/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Sales agent address line 3
    82 ? text cac:PostalAddress/cbc:CityName PostalTradeAddress/CityName Sales agent city
    81 ? text cac:PostalAddress/cbc:PostalZone PostalTradeAddress/PostcodeCode Sales agent post code
    83 ? text cac:PostalAddress/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Sales agent country subdivision
    84 ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Sales agent country code
    86 ? text cac:Contact/cbc:Name DefinedTradeContact/PersonName Sales agent contact point
    87 ? text cac:Contact/cbc:Telephone DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber Sales agent contact telephone number
    88 ? text cac:Contact/cbc:ElectronicMail DefinedTradeContact/EmailURIUniversalCommunication/URIID Sales agent contact email address
  }
  { EXT-FR-FE-BG-04 ? cac:AccountingCustomerParty/cac:Party/cac:ServiceProviderParty/cac:Party $S/InvoiceeTradeParty Invoicee
    89 ? text cac:PartyLegalEntity/cbc:RegistrationName Name Invoicee name
    91 ? text cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Invoicee trading name
    92 * identifier,choose=scheme cac:PartyIdentification*/cbc:ID GlobalID*|ID* Invoicee identifier
    93 ? code cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Invoicee identifier scheme
    94 ? identifier cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Invoicee legal registration identifier
    95 ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Invoicee legal registration identifier scheme
    90 ? code cbc:IndustryClassificationCode RoleCode Invoicee role
    96 ? identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Invoicee VAT identifier
    98 ? identifier cbc:EndpointID URIUniversalCommunication/URIID Invoicee electronic address
    99 ? code cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Invoicee electronic address scheme
    101 ? text cac:PostalAddress/cbc:StreetName PostalTradeAddress/LineOne Invoicee address line 1
    102 ? text cac:PostalAddress/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Invoicee address line 2
    103 ? text cac:PostalAddress/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Invoicee address line 3
    104 ? text cac:PostalAddress/cbc:CityName PostalTradeAddress/CityName Invoicee city
    105 ? text cac:PostalAddress/cbc:PostalZone PostalTradeAddress/PostcodeCode Invoicee post code
    106 ? text cac:PostalAddress/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Invoicee country subdivision
    107 ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Invoicee country code
    109 ? text cac:Contact/cbc:Name DefinedTradeContact/PersonName Invoicee contact point
    110 ? text cac:Contact/cbc:Telephone DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber Invoicee contact telephone number
    111 ? text cac:Contact/cbc:ElectronicMail DefinedTradeContact/EmailURIUniversalCommunication/URIID Invoicee contact email address
  }
  { EXT-FR-FE-BG-05 ? cac:AccountingSupplierParty/cac:Party/cac:ServiceProviderParty/cac:Party $S/InvoicerTradeParty Invoicer
    112 ? text cac:PartyLegalEntity/cbc:RegistrationName Name Invoicer name
    114 ? text cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Invoicer trading name
    115 * identifier,choose=scheme cac:PartyIdentification*/cbc:ID GlobalID*|ID* Invoicer identifier
    116 ? code cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Invoicer identifier scheme
    117 ? identifier cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Invoicer legal registration identifier
    118 ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Invoicer legal registration identifier scheme
    113 ? code cbc:IndustryClassificationCode RoleCode Invoicer role
    119 ? identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Invoicer VAT identifier
    121 ? identifier cbc:EndpointID URIUniversalCommunication/URIID Invoicer electronic address
    122 ? code cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Invoicer electronic address scheme
    124 ? text cac:PostalAddress/cbc:StreetName PostalTradeAddress/LineOne Invoicer address line 1
    125 ? text cac:PostalAddress/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Invoicer address line 2
    126 ? text cac:PostalAddress/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Invoicer address line 3
    127 ? text cac:PostalAddress/cbc:CityName PostalTradeAddress/CityName Invoicer city
    128 ? text cac:PostalAddress/cbc:PostalZone PostalTradeAddress/PostcodeCode Invoicer post code
    129 ? text cac:PostalAddress/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Invoicer country subdivision
    130 ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Invoicer country code
    132 ? text cac:Contact/cbc:Name DefinedTradeContact/PersonName Invoicer contact point
    133 ? text cac:Contact/cbc:Telephone DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber Invoicer contact telephone number
    134 ? text cac:Contact/cbc:ElectronicMail DefinedTradeContact/EmailURIUniversalCommunication/URIID Invoicer contact email address
  }
  01 ? code cac:ContractDocumentReference/cbc:DocumentType $A/ContractReferencedDocument/ReferenceTypeCode Kind of contract
  197 ? date cac:OrderReference/cbc:IssueDate $A/BuyerOrderReferencedDocument/$issued Purchase order date
  198 ? date cac:DespatchDocumentReference/cbc:IssueDate $D/DespatchAdviceReferencedDocument/$issued Despatch advice date
  199 ? date cac:ContractDocumentReference/cbc:IssueDate $A/ContractReferencedDocument/$issued Contract date
  { BG-BW-3 ? cac:TaxExchangeRate $S/TaxApplicableTradeCurrencyExchange Exchange of currencies
    BT-BW-9 ? code cbc:SourceCurrencyCode SourceCurrencyCode Currency of the invoice
    BT-BW-10 ? code cbc:TargetCurrencyCode TargetCurrencyCode Currency of VAT
    BT-167 ? number cbc:CalculationRate ConversionRate Exchange rate
    192 ? date cbc:Date ConversionRateDateTime/$date Exchange rate date
  }
in BG-3
  02 ? code cac:InvoiceDocumentReference/cbc:DocumentTypeCode TypeCode Preceding invoice type code
in BG-10
  26 ? code cbc:IndustryClassificationCode RoleCode Payee role
  27 ? identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Payee VAT identifier
  29 ? identifier cbc:EndpointID URIUniversalCommunication/URIID Payee electronic address
  30 ? code cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Payee electronic address scheme
  32 ? text cac:PostalAddress/cbc:StreetName PostalTradeAddress/LineOne Payee address line 1
  33 ? text cac:PostalAddress/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Payee address line 2
  34 ? text cac:PostalAddress/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Payee address line 3
  35 ? text cac:PostalAddress/cbc:CityName PostalTradeAddress/CityName Payee city
  36 ? text cac:PostalAddress/cbc:PostalZone PostalTradeAddress/PostcodeCode Payee post code
  37 ? text cac:PostalAddress/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Payee country subdivision
  38 ? code cac:PostalAddress/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Payee country code
  40 ? text cac:Contact/cbc:Name DefinedTradeContact/PersonName Payee contact point
  41 ? text cac:Contact/cbc:Telephone DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber Payee contact telephone number
  42 ? text cac:Contact/cbc:ElectronicMail DefinedTradeContact/EmailURIUniversalCommunication/URIID Payee contact email address
in BG-20
  BT-173 ? text cac:TaxCategory/cbc:TaxExemptionReason CategoryTradeTax/ExemptionReason Allowance VAT exemption reason
  BT-174 ? code cac:TaxCategory/cbc:TaxExemptionReasonCode CategoryTradeTax/ExemptionReasonCode Allowance VAT exemption reason code
in BG-21
  BT-175 ? text cac:TaxCategory/cbc:TaxExemptionReason CategoryTradeTax/ExemptionReason Charge VAT exemption reason
  BT-176 ? code cac:TaxCategory/cbc:TaxExemptionReasonCode CategoryTradeTax/ExemptionReasonCode Charge VAT exemption reason code
in BG-25
  135 ? identifier cac:OrderLineReference/cac:OrderReference/cbc:ID $LA/BuyerOrderReferencedDocument/IssuerAssignedID Line purchase order reference
  200 ? date cac:OrderLineReference/cac:OrderReference/cbc:IssueDate $LA/BuyerOrderReferencedDocument/$issued Line purchase order date
  144 ? identifier cac:OrderLineReference/cac:OrderReference/cbc:SalesOrderID $LA/SellerOrderReferencedDocument/IssuerAssignedID Line sales order reference
  145 ? identifier cac:OrderLineReference/cbc:SalesOrderLineID $LA/SellerOrderReferencedDocument/LineID Line sales order line
  140 ? identifier cac:DespatchLineReference/cac:DocumentReference/cbc:ID $LD/DespatchAdviceReferencedDocument/IssuerAssignedID Line despatch advice reference
  141 ? identifier cac:DespatchLineReference/cbc:LineID $LD/DespatchAdviceReferencedDocument/LineID Line despatch advice line
  201 ? date cac:DespatchLineReference/cac:DocumentReference/cbc:IssueDate $LD/DespatchAdviceReferencedDocument/$issued Line despatch advice date
  162 ? identifier cac:BillingReference[cac:InvoiceDocumentReference/cbc:ID=BT-1]/cac:BillingReferenceLine/cbc:ID AssociatedDocumentLineDocument/ParentLineID Parent line
  163 ? code cac:BillingReference[cac:InvoiceDocumentReference/cbc:ID=BT-1]/cac:InvoiceDocumentReference/cbc:DocumentStatusCode AssociatedDocumentLineDocument/LineStatusReasonCode Subtype of the invoice line
  164 ? text cac:Item/cac:ManufacturerParty/cac:PartyLegalEntity/cbc:RegistrationName $LA/ItemSellerTradeParty/Name Line seller name
  167 ? identifier cac:Item/cac:ManufacturerParty/cac:PartyLegalEntity/cbc:CompanyID $LA/ItemSellerTradeParty/SpecifiedLegalOrganization/ID Line seller legal registration identifier
  168 ? code cac:Item/cac:ManufacturerParty/cac:PartyLegalEntity/cbc:CompanyID/@schemeID $LA/ItemSellerTradeParty/SpecifiedLegalOrganization/ID/@schemeID Line seller legal registration identifier scheme
  177 ? code cac:Item/cac:ManufacturerParty/cac:PostalAddress/cac:Country/cbc:IdentificationCode $LA/ItemSellerTradeParty/PostalTradeAddress/CountryID Line seller country code
  { BG-BW-15 * cac:BillingReference $LS/InvoiceReferencedDocument Line preceding invoice
    136 ? identifier cac:InvoiceDocumentReference/cbc:ID IssuerAssignedID Line preceding invoice reference
    137 ? code cac:InvoiceDocumentReference/cbc:DocumentTypeCode TypeCode Line preceding invoice type code
    138 ? date cac:InvoiceDocumentReference/cbc:IssueDate $issued Line preceding invoice date
    139 ? identifier cac:BillingReferenceLine/cbc:ID LineID Line preceding invoice line
  }
  { EXT-FR-FE-BG-10 ? cac:Delivery $LD/ShipToTradeParty Line deliver to
    146 ? identifier cac:DeliveryLocation/cbc:ID ID Line deliver to identifier
    149 ? text cac:DeliveryParty/cac:PartyName/cbc:Name Name Line deliver to name
    151 ? text cac:DeliveryLocation/cac:Address/cbc:StreetName PostalTradeAddress/LineOne Line deliver to address line 1
    152 ? text cac:DeliveryLocation/cac:Address/cbc:AdditionalStreetName PostalTradeAddress/LineTwo Line deliver to address line 2
    153 ? text cac:DeliveryLocation/cac:Address/cac:AddressLine/cbc:Line PostalTradeAddress/LineThree Line deliver to address line 3
    154 ? text cac:DeliveryLocation/cac:Address/cbc:CityName PostalTradeAddress/CityName Line deliver to city
    155 ? text cac:DeliveryLocation/cac:Address/cbc:PostalZone PostalTradeAddress/PostcodeCode Line deliver to post code
    156 ? text cac:DeliveryLocation/cac:Address/cbc:CountrySubentity PostalTradeAddress/CountrySubDivisionName Line deliver to country subdivision
    157 ? code cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode PostalTradeAddress/CountryID Line deliver to country code
  }
in BG-29
  195 ? text cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:AllowanceChargeReason $LA/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false']/Reason Price discount reason
  196 ? code cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:AllowanceChargeReasonCode $LA/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false']/ReasonCode Price discount reason code
in BG-30
  178 ? text cbc:TaxExemptionReason ExemptionReason Line VAT exemption reason
  179 ? code cbc:TaxExemptionReasonCode ExemptionReasonCode Line VAT exemption reason code
  180 ? code - DueDateTypeCode Line VAT due date code
in BG-32
  159 ? code cbc:NameCode TypeCode Item attribute code
  160 ? quantity cbc:ValueQuantity ValueMeasure Item attribute quantity
  161 ? code cbc:ValueQuantity/@unitCode ValueMeasure/@unitCode Item attribute quantity unit
`;

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
  extensions ??= extensionsFrom(TABLE, 'EXT-FR-FE-');
  return extensions;
}
