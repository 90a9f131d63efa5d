/**
 * The elements of a file in UBL 2.1, ApplicationResponse, as far as they differ from UBL 2.1 (OASIS Standard, 4 November 2013).
 * Taken from a schema of our own that follows the tables of OASIS, not from the published files.
 * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.
 */

import { differing } from '../differing.ts';
import { packed } from '../table.ts';
import { UBL } from './ubl.ts';

export const APPLICATION_RESPONSE = differing(
  UBL,
  {
    without: {
      values: 'Quantity',
      elements: 'Party',
      contents:
        'Invoice OrderReference BillingReference BillingReferenceLine AllowanceCharge TaxCategory TaxTotal TaxSubtotal PaymentMeans CardAccount CreditAccount PaymentMandate Clause TradeFinancing ProjectReference WorkPhaseReference SupplierParty CustomerParty Delivery Despatch DeliveryTerms DeliveryUnit Shipment Consignment CustomsDeclaration TransportEvent Contract TransportationService TransportEquipment Dimension TransportEquipmentSeal Temperature TransportMeans Stowage AirTransport RoadTransport RailTransport MaritimeTransport TradingTerms HazardousGoodsTransit TransportHandlingUnit DespatchLine OrderLineReference Item ItemIdentification PhysicalAttribute CommodityClassification TransactionConditions HazardousItem SecondaryHazard ItemProperty ItemPropertyGroup ItemPropertyRange ItemInstance LotIdentification Certificate Package GoodsItem GoodsItemContainer InvoiceLine PricingReference ItemLocationQuantity Price PriceList ExchangeRate DependentPriceReference PaymentTerms PriceExtension Pickup ReceiptLine ShipmentStage EnvironmentalEmission EmissionCalculationMethod ServiceFrequency Payment MonetaryTotal CreditNote CreditNoteLine',
    },
  },
  packed({
    roots: `
ar:ApplicationResponse ApplicationResponse`,
    values: `
`,
    elements: `
Text
  cbc:AdditionalStreetName
  cbc:AliasName
  cbc:BirthplaceName
  cbc:BlockName
  cbc:BuildingName
  cbc:BuildingNumber
  cbc:CanonicalizationMethod
  cbc:Channel
  cbc:CityName
  cbc:CitySubdivisionName
  cbc:CompanyLegalForm
  cbc:Conditions
  cbc:CountrySubentity
  cbc:Department
  cbc:Description
  cbc:District
  cbc:DocumentDescription
  cbc:DocumentHash
  cbc:DocumentType
  cbc:ElectronicMail
  cbc:ExemptionReason
  cbc:FamilyName
  cbc:FileName
  cbc:FirstName
  cbc:Floor
  cbc:HashAlgorithmMethod
  cbc:InhouseMail
  cbc:JobTitle
  cbc:Line
  cbc:MarkAttention
  cbc:MarkCare
  cbc:MiddleName
  cbc:Name
  cbc:NameSuffix
  cbc:Note
  cbc:OrganizationDepartment
  cbc:OtherName
  cbc:PaymentNote
  cbc:PlotIdentification
  cbc:PostalZone
  cbc:Postbox
  cbc:Region
  cbc:RegistrationName
  cbc:Room
  cbc:ServiceType
  cbc:SignatureMethod
  cbc:StatusReason
  cbc:StreetName
  cbc:Telefax
  cbc:Telephone
  cbc:TimezoneOffset
  cbc:Title
  cbc:ValidateProcess
  cbc:ValidateTool
  cbc:ValidateToolVersion
  cbc:Value
  cbc:XPath
  ext:ExtensionAgencyName
  ext:ExtensionReason
Identifier
  cbc:AttributeID
  cbc:CompanyID
  cbc:CustomizationID
  cbc:EndpointID
  cbc:ID
  cbc:InformationURI
  cbc:LanguageID
  cbc:LineID
  cbc:LogoReferenceID
  cbc:NationalityID
  cbc:ProfileExecutionID
  cbc:ProfileID
  cbc:ReferenceID
  cbc:SequenceID
  cbc:UBLVersionID
  cbc:URI
  cbc:UUID
  cbc:ValidatorID
  cbc:VersionID
  cbc:WebsiteURI
  ext:ExtensionAgencyID
  ext:ExtensionAgencyURI
  ext:ExtensionURI
  ext:ExtensionVersionID
Numeric
  cbc:PartecipationPercent
  cbc:Percent
  cbc:ReliabilityPercent`,
    contents: `
ApplicationResponse
  ext:UBLExtensions 0..1
  cbc:UBLVersionID 0..1
  cbc:CustomizationID 0..1
  cbc:ProfileID 0..1
  cbc:ProfileExecutionID 0..1
  cbc:ID 1..1
  cbc:UUID 0..1
  cbc:IssueDate 1..1
  cbc:IssueTime 0..1
  cbc:ResponseDate 0..1
  cbc:ResponseTime 0..1
  cbc:Note 0..n
  cbc:VersionID 0..1
  cac:Signature 0..n
  cac:SenderParty 1..1
  cac:ReceiverParty 1..1
  cac:DocumentResponse 0..n
DocumentResponse
  cac:Response 1..1
  cac:DocumentReference 1..n
  cac:IssuerParty 0..1
  cac:RecipientParty 0..1
  cac:LineResponse 0..n
LineResponse
  cac:LineReference 1..1
  cac:Response 1..n`,
  }),
);
