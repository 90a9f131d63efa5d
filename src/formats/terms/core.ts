/** The terms of EN 16931-1 and their places in UBL 2.1 and CII D16B (chapter 11 §4). See table.ts for the form of the table. */

import type { TermGroup } from './declare.ts';
import { termsFrom } from './table.ts';

const TABLE = `
{ BG-0 1 . . Invoice
  BT-1 1 identifier cbc:ID $X/ID Invoice number
  BT-2 1 date cbc:IssueDate $X/IssueDateTime/$date Invoice issue date
  BT-3 1 code cbc:InvoiceTypeCode~cbc:CreditNoteTypeCode $X/TypeCode Invoice type code
  BT-5 1 code cbc:DocumentCurrencyCode $S/InvoiceCurrencyCode Invoice currency code
  BT-6 ? code cbc:TaxCurrencyCode $S/TaxCurrencyCode VAT accounting currency code
  BT-7 ? date cbc:TaxPointDate $S/ApplicableTradeTax/TaxPointDate/$day Value added tax point date
  BT-8 ? code,repeated cac:InvoicePeriod/cbc:DescriptionCode $S/ApplicableTradeTax/DueDateTypeCode Value added tax point date code
  BT-9 ? date cbc:DueDate~cac:PaymentMeans/cbc:PaymentDueDate $S/SpecifiedTradePaymentTerms/DueDateDateTime/$date Payment due date
  BT-10 ? text cbc:BuyerReference $A/BuyerReference Buyer reference
  BT-11 ? reference cac:ProjectReference/cbc:ID~cac:AdditionalDocumentReference[cbc:DocumentTypeCode='50']/cbc:ID $A/SpecifiedProcuringProject/ID Project reference
  BT-11-0 ? text - $A/SpecifiedProcuringProject/Name Project name
  BT-12 ? reference cac:ContractDocumentReference/cbc:ID $A/ContractReferencedDocument/IssuerAssignedID Contract reference
  BT-13 ? reference cac:OrderReference/cbc:ID $A/BuyerOrderReferencedDocument/IssuerAssignedID Purchase order reference
  BT-14 ? reference cac:OrderReference/cbc:SalesOrderID $A/SellerOrderReferencedDocument/IssuerAssignedID Sales order reference
  BT-15 ? reference cac:ReceiptDocumentReference/cbc:ID $D/ReceivingAdviceReferencedDocument/IssuerAssignedID Receiving advice reference
  BT-16 ? reference cac:DespatchDocumentReference/cbc:ID $D/DespatchAdviceReferencedDocument/IssuerAssignedID Despatch advice reference
  BT-17 ? reference cac:OriginatorDocumentReference/cbc:ID $A/AdditionalReferencedDocument[ram:TypeCode='50']/IssuerAssignedID Tender or lot reference
  BT-18 ? identifier cac:AdditionalDocumentReference[cbc:DocumentTypeCode='130']/cbc:ID $A/AdditionalReferencedDocument[ram:TypeCode='130']/IssuerAssignedID Invoiced object identifier
  BT-18-1 ? code cac:AdditionalDocumentReference[cbc:DocumentTypeCode='130']/cbc:ID/@schemeID $A/AdditionalReferencedDocument[ram:TypeCode='130']/ReferenceTypeCode Scheme identifier of BT-18
  BT-19 ? text cbc:AccountingCost $S/ReceivableSpecifiedTradeAccountingAccount/ID Buyer accounting reference
  BT-20 ? text cac:PaymentTerms/cbc:Note $S/SpecifiedTradePaymentTerms/Description Payment terms
  { BG-1 * cbc:Note $X/IncludedNote Invoice note
    BT-21 ? code . SubjectCode Invoice note subject code
    BT-22 1 text . Content Invoice note
  }
  { BG-2 1 . $C Process control
    BT-23 ? text cbc:ProfileID BusinessProcessSpecifiedDocumentContextParameter/ID Business process type
    BT-24 1 identifier cbc:CustomizationID GuidelineSpecifiedDocumentContextParameter/ID Specification identifier
  }
  { BG-3 * cac:BillingReference $S/InvoiceReferencedDocument Preceding invoice reference
    BT-25 1 reference cac:InvoiceDocumentReference/cbc:ID IssuerAssignedID Preceding Invoice reference
    BT-26 ? date cac:InvoiceDocumentReference/cbc:IssueDate $issued Preceding Invoice issue date
  }
  { BG-4 1 cac:AccountingSupplierParty $A/SellerTradeParty Seller
    BT-27 1 text cac:Party/cac:PartyLegalEntity/cbc:RegistrationName Name Seller name
    BT-28 ? text cac:Party/cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Seller trading name
    BT-29 * identifier,choose=scheme cac:Party/cac:PartyIdentification*/cbc:ID GlobalID*|ID* Seller identifier
    BT-29-1 ? code cac:Party/cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Scheme identifier of BT-29
    BT-30 ? identifier cac:Party/cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Seller legal registration identifier
    BT-30-1 ? code cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Scheme identifier of BT-30
    BT-31 ? identifier cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Seller VAT identifier
    BT-32 ? identifier cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='FC']/ID[@schemeID='FC'] Seller tax registration identifier
    BT-32-0 ? code cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!='VAT']/cac:TaxScheme/cbc:ID - Scheme of BT-32
    BT-33 ? text cac:Party/cac:PartyLegalEntity/cbc:CompanyLegalForm Description Seller additional legal information
    BT-34 ? identifier cac:Party/cbc:EndpointID URIUniversalCommunication/URIID Seller electronic address
    BT-34-1 1 code cac:Party/cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Scheme identifier of BT-34
    { BG-5 1 cac:Party/cac:PostalAddress PostalTradeAddress Seller postal address
      BT-35 ? text cbc:StreetName LineOne Seller address line 1
      BT-36 ? text cbc:AdditionalStreetName LineTwo Seller address line 2
      BT-162 ? text cac:AddressLine/cbc:Line LineThree Seller address line 3
      BT-37 ? text cbc:CityName CityName Seller city
      BT-38 ? text cbc:PostalZone PostcodeCode Seller post code
      BT-39 ? text cbc:CountrySubentity CountrySubDivisionName Seller country subdivision
      BT-40 1 code cac:Country/cbc:IdentificationCode CountryID Seller country code
    }
    { BG-6 ? cac:Party/cac:Contact DefinedTradeContact Seller contact
      BT-41 ? text cbc:Name PersonName|DepartmentName Seller contact point
      BT-42 ? text cbc:Telephone TelephoneUniversalCommunication/CompleteNumber Seller contact telephone number
      BT-43 ? text cbc:ElectronicMail EmailURIUniversalCommunication/URIID Seller contact email address
    }
  }
  { BG-7 1 cac:AccountingCustomerParty $A/BuyerTradeParty Buyer
    BT-44 1 text cac:Party/cac:PartyLegalEntity/cbc:RegistrationName Name Buyer name
    BT-45 ? text cac:Party/cac:PartyName/cbc:Name SpecifiedLegalOrganization/TradingBusinessName Buyer trading name
    BT-46 ? identifier,choose=scheme cac:Party/cac:PartyIdentification*/cbc:ID GlobalID*|ID* Buyer identifier
    BT-46-1 ? code cac:Party/cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Scheme identifier of BT-46
    BT-47 ? identifier cac:Party/cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Buyer legal registration identifier
    BT-47-1 ? code cac:Party/cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Scheme identifier of BT-47
    BT-48 ? identifier cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Buyer VAT identifier
    BT-49 ? identifier cac:Party/cbc:EndpointID URIUniversalCommunication/URIID Buyer electronic address
    BT-49-1 1 code cac:Party/cbc:EndpointID/@schemeID URIUniversalCommunication/URIID/@schemeID Scheme identifier of BT-49
    { BG-8 1 cac:Party/cac:PostalAddress PostalTradeAddress Buyer postal address
      BT-50 ? text cbc:StreetName LineOne Buyer address line 1
      BT-51 ? text cbc:AdditionalStreetName LineTwo Buyer address line 2
      BT-163 ? text cac:AddressLine/cbc:Line LineThree Buyer address line 3
      BT-52 ? text cbc:CityName CityName Buyer city
      BT-53 ? text cbc:PostalZone PostcodeCode Buyer post code
      BT-54 ? text cbc:CountrySubentity CountrySubDivisionName Buyer country subdivision
      BT-55 1 code cac:Country/cbc:IdentificationCode CountryID Buyer country code
    }
    { BG-9 ? cac:Party/cac:Contact DefinedTradeContact Buyer contact
      BT-56 ? text cbc:Name PersonName|DepartmentName Buyer contact point
      BT-57 ? text cbc:Telephone TelephoneUniversalCommunication/CompleteNumber Buyer contact telephone number
      BT-58 ? text cbc:ElectronicMail EmailURIUniversalCommunication/URIID Buyer contact email address
    }
  }
  { BG-10 ? cac:PayeeParty $S/PayeeTradeParty Payee
    BT-59 1 text cac:PartyName/cbc:Name Name Payee name
    BT-60 ? identifier,choose=scheme cac:PartyIdentification*/cbc:ID GlobalID*|ID* Payee identifier
    BT-60-1 ? code cac:PartyIdentification*/cbc:ID/@schemeID GlobalID*/@schemeID Scheme identifier of BT-60
    BT-61 ? identifier cac:PartyLegalEntity/cbc:CompanyID SpecifiedLegalOrganization/ID Payee legal registration identifier
    BT-61-1 ? code cac:PartyLegalEntity/cbc:CompanyID/@schemeID SpecifiedLegalOrganization/ID/@schemeID Scheme identifier of BT-61
  }
  { BG-11 ? cac:TaxRepresentativeParty $A/SellerTaxRepresentativeTradeParty Seller tax representative party
    BT-62 1 text cac:PartyName/cbc:Name Name Seller tax representative name
    BT-63 1 identifier cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ID[@schemeID='VA'] Seller tax representative VAT identifier
    { BG-12 1 cac:PostalAddress PostalTradeAddress Seller tax representative postal address
      BT-64 ? text cbc:StreetName LineOne Tax representative address line 1
      BT-65 ? text cbc:AdditionalStreetName LineTwo Tax representative address line 2
      BT-164 ? text cac:AddressLine/cbc:Line LineThree Tax representative address line 3
      BT-66 ? text cbc:CityName CityName Tax representative city
      BT-67 ? text cbc:PostalZone PostcodeCode Tax representative post code
      BT-68 ? text cbc:CountrySubentity CountrySubDivisionName Tax representative country subdivision
      BT-69 1 code cac:Country/cbc:IdentificationCode CountryID Tax representative country code
    }
  }
  { BG-13 ? cac:Delivery $D Delivery information
    BT-70 ? text cac:DeliveryParty/cac:PartyName/cbc:Name ShipToTradeParty/Name Deliver to party name
    BT-71 ? identifier,choose=scheme cac:DeliveryLocation/cbc:ID ShipToTradeParty/GlobalID*|ShipToTradeParty/ID* Deliver to location identifier
    BT-71-1 ? code cac:DeliveryLocation/cbc:ID/@schemeID ShipToTradeParty/GlobalID*/@schemeID Scheme identifier of BT-71
    BT-72 ? date cbc:ActualDeliveryDate ActualDeliverySupplyChainEvent/OccurrenceDateTime/$date Actual delivery date
    { BG-15 ? cac:DeliveryLocation/cac:Address ShipToTradeParty/PostalTradeAddress Deliver to address
      BT-75 ? text cbc:StreetName LineOne Deliver to address line 1
      BT-76 ? text cbc:AdditionalStreetName LineTwo Deliver to address line 2
      BT-165 ? text cac:AddressLine/cbc:Line LineThree Deliver to address line 3
      BT-77 ? text cbc:CityName CityName Deliver to city
      BT-78 ? text cbc:PostalZone PostcodeCode Deliver to post code
      BT-79 ? text cbc:CountrySubentity CountrySubDivisionName Deliver to country subdivision
      BT-80 1 code cac:Country/cbc:IdentificationCode CountryID Deliver to country code
    }
  }
  { BG-14 ? cac:InvoicePeriod $S/BillingSpecifiedPeriod Invoicing period
    BT-73 ? date cbc:StartDate StartDateTime/$date Invoicing period start date
    BT-74 ? date cbc:EndDate EndDateTime/$date Invoicing period end date
  }
  { BG-16 * cac:PaymentMeans $S/SpecifiedTradeSettlementPaymentMeans Payment instructions
    BT-81 1 code cbc:PaymentMeansCode TypeCode Payment means type code
    BT-82 ? text cbc:PaymentMeansCode/@name Information Payment means text
    BT-83 ? text cbc:PaymentID $S/PaymentReference Remittance information
    { BG-17 * cac:PayeeFinancialAccount PayeePartyCreditorFinancialAccount Credit transfer
      BT-84 1 identifier,choose=account cbc:ID IBANID|ProprietaryID Payment account identifier
      BT-85 ? text cbc:Name AccountName Payment account name
    }
    BT-86 ? identifier cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID PayeeSpecifiedCreditorFinancialInstitution/BICID Payment service provider identifier
    { BG-18 ? cac:CardAccount ApplicableTradeSettlementFinancialCard Payment card information
      BT-87 1 text cbc:PrimaryAccountNumberID ID Payment card primary account number
      BT-87-0 1 identifier,fixed=NA cbc:NetworkID - Payment card network
      BT-88 ? text cbc:HolderName CardholderName Payment card holder name
    }
    { BG-19 ? cac:PaymentMandate . Direct debit
      BT-89 ? identifier cbc:ID $S/SpecifiedTradePaymentTerms/DirectDebitMandateID Mandate reference identifier
      BT-90 ? identifier,choose=payee /cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[cbc:ID/@schemeID='SEPA']/cbc:ID[@schemeID='SEPA']|/cac:PayeeParty/cac:PartyIdentification[cbc:ID/@schemeID='SEPA']/cbc:ID[@schemeID='SEPA'] $S/CreditorReferenceID Bank assigned creditor identifier
      BT-91 ? identifier cac:PayerFinancialAccount/cbc:ID PayerPartyDebtorFinancialAccount/IBANID Debited account identifier
    }
  }
  { BG-21 * cac:AllowanceCharge[cbc:ChargeIndicator='true'] $S/$charge Document level charges
    BT-99 1 amount cbc:Amount ActualAmount Document level charge amount
    BT-100 ? amount cbc:BaseAmount BasisAmount Document level charge base amount
    BT-101 ? percentage cbc:MultiplierFactorNumeric CalculationPercent Document level charge percentage
    BT-102 1 code cac:TaxCategory/cbc:ID CategoryTradeTax/CategoryCode Document level charge VAT category code
    BT-102-0 1 code,fixed=VAT cac:TaxCategory/cac:TaxScheme/cbc:ID CategoryTradeTax/TypeCode Tax type
    BT-103 ? percentage cac:TaxCategory/cbc:Percent CategoryTradeTax/RateApplicablePercent Document level charge VAT rate
    BT-104 ? text cbc:AllowanceChargeReason Reason Document level charge reason
    BT-105 ? code cbc:AllowanceChargeReasonCode ReasonCode Document level charge reason code
  }
  { BG-20 * cac:AllowanceCharge[cbc:ChargeIndicator='false'] $S/$allowance Document level allowances
    BT-92 1 amount cbc:Amount ActualAmount Document level allowance amount
    BT-93 ? amount cbc:BaseAmount BasisAmount Document level allowance base amount
    BT-94 ? percentage cbc:MultiplierFactorNumeric CalculationPercent Document level allowance percentage
    BT-95 1 code cac:TaxCategory/cbc:ID CategoryTradeTax/CategoryCode Document level allowance VAT category code
    BT-95-0 1 code,fixed=VAT cac:TaxCategory/cac:TaxScheme/cbc:ID CategoryTradeTax/TypeCode Tax type
    BT-96 ? percentage cac:TaxCategory/cbc:Percent CategoryTradeTax/RateApplicablePercent Document level allowance VAT rate
    BT-97 ? text cbc:AllowanceChargeReason Reason Document level allowance reason
    BT-98 ? code cbc:AllowanceChargeReasonCode ReasonCode Document level allowance reason code
  }
  { BG-22 1 cac:LegalMonetaryTotal $S/SpecifiedTradeSettlementHeaderMonetarySummation Document totals
    BT-106 1 amount cbc:LineExtensionAmount LineTotalAmount Sum of Invoice line net amount
    BT-107 ? amount cbc:AllowanceTotalAmount AllowanceTotalAmount Sum of allowances on document level
    BT-108 ? amount cbc:ChargeTotalAmount ChargeTotalAmount Sum of charges on document level
    BT-109 1 amount cbc:TaxExclusiveAmount TaxBasisTotalAmount Invoice total amount without VAT
    BT-112 1 amount cbc:TaxInclusiveAmount GrandTotalAmount Invoice total amount with VAT
    BT-113 ? amount cbc:PrepaidAmount TotalPrepaidAmount Paid amount
    BT-114 ? amount cbc:PayableRoundingAmount RoundingAmount Rounding amount
    BT-115 1 amount cbc:PayableAmount DuePayableAmount Amount due for payment
    BT-110 ? amount,stated /cac:TaxTotal/cbc:TaxAmount TaxTotalAmount Invoice total VAT amount
    BT-111 ? amount,stated,currency=BT-6 /cac:TaxTotal[cbc:TaxAmount/@currencyID=BT-6]/cbc:TaxAmount TaxTotalAmount[@currencyID=BT-6] Invoice total VAT amount in accounting currency
  }
  { BG-23 + cac:TaxTotal/cac:TaxSubtotal $S/ApplicableTradeTax VAT breakdown
    BT-116 1 amount cbc:TaxableAmount BasisAmount VAT category taxable amount
    BT-117 1 amount cbc:TaxAmount CalculatedAmount VAT category tax amount
    BT-118 1 code cac:TaxCategory/cbc:ID CategoryCode VAT category code
    BT-118-0 1 code,fixed=VAT cac:TaxCategory/cac:TaxScheme/cbc:ID TypeCode Tax type
    BT-119 ? percentage cac:TaxCategory/cbc:Percent RateApplicablePercent VAT category rate
    BT-120 ? text cac:TaxCategory/cbc:TaxExemptionReason ExemptionReason VAT exemption reason text
    BT-121 ? code cac:TaxCategory/cbc:TaxExemptionReasonCode ExemptionReasonCode VAT exemption reason code
  }
  { BG-24 * cac:AdditionalDocumentReference $A/AdditionalReferencedDocument[ram:TypeCode='916'] Additional supporting documents
    BT-122 1 reference cbc:ID IssuerAssignedID Supporting document reference
    BT-123 ? text cbc:DocumentDescription Name Supporting document description
    BT-124 ? text cac:Attachment/cac:ExternalReference/cbc:URI URIID External document location
    BT-125 ? binary cac:Attachment/cbc:EmbeddedDocumentBinaryObject AttachmentBinaryObject Attached document
    BT-125-1 1 code cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@mimeCode AttachmentBinaryObject/@mimeCode Attached document Mime code
    BT-125-2 1 text cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename AttachmentBinaryObject/@filename Attached document Filename
  }
  { BG-25 +,nested=cac:SubInvoiceLine~cac:SubCreditNoteLine cac:InvoiceLine~cac:CreditNoteLine /rsm:SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem Invoice line
    BT-126 1 identifier cbc:ID AssociatedDocumentLineDocument/LineID Invoice line identifier
    BT-127 ? text cbc:Note AssociatedDocumentLineDocument/IncludedNote/Content Invoice line note
    BT-128 ? identifier cac:DocumentReference[cbc:DocumentTypeCode='130']/cbc:ID $LS/AdditionalReferencedDocument[ram:TypeCode='130']/IssuerAssignedID Invoice line object identifier
    BT-128-1 ? code cac:DocumentReference[cbc:DocumentTypeCode='130']/cbc:ID/@schemeID $LS/AdditionalReferencedDocument[ram:TypeCode='130']/ReferenceTypeCode Scheme identifier of BT-128
    BT-129 1 quantity cbc:InvoicedQuantity~cbc:CreditedQuantity $LD/BilledQuantity Invoiced quantity
    BT-130 1 code cbc:InvoicedQuantity/@unitCode~cbc:CreditedQuantity/@unitCode $LD/BilledQuantity/@unitCode Invoiced quantity unit of measure code
    BT-131 1 amount cbc:LineExtensionAmount $LS/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount Invoice line net amount
    BT-132 ? reference cac:OrderLineReference/cbc:LineID $LA/BuyerOrderReferencedDocument/LineID Referenced purchase order line reference
    BT-133 ? text cbc:AccountingCost $LS/ReceivableSpecifiedTradeAccountingAccount/ID Invoice line Buyer accounting reference
    { BG-26 ? cac:InvoicePeriod $LS/BillingSpecifiedPeriod Invoice line period
      BT-134 ? date cbc:StartDate StartDateTime/$date Invoice line period start date
      BT-135 ? date cbc:EndDate EndDateTime/$date Invoice line period end date
    }
    { BG-28 * cac:AllowanceCharge[cbc:ChargeIndicator='true'] $LS/$charge Invoice line charges
      BT-141 1 amount cbc:Amount ActualAmount Invoice line charge amount
      BT-142 ? amount cbc:BaseAmount BasisAmount Invoice line charge base amount
      BT-143 ? percentage cbc:MultiplierFactorNumeric CalculationPercent Invoice line charge percentage
      BT-144 ? text cbc:AllowanceChargeReason Reason Invoice line charge reason
      BT-145 ? code cbc:AllowanceChargeReasonCode ReasonCode Invoice line charge reason code
    }
    { BG-27 * cac:AllowanceCharge[cbc:ChargeIndicator='false'] $LS/$allowance Invoice line allowances
      BT-136 1 amount cbc:Amount ActualAmount Invoice line allowance amount
      BT-137 ? amount cbc:BaseAmount BasisAmount Invoice line allowance base amount
      BT-138 ? percentage cbc:MultiplierFactorNumeric CalculationPercent Invoice line allowance percentage
      BT-139 ? text cbc:AllowanceChargeReason Reason Invoice line allowance reason
      BT-140 ? code cbc:AllowanceChargeReasonCode ReasonCode Invoice line allowance reason code
    }
    { BG-29 1 cac:Price . Price details
      BT-146 1 price cbc:PriceAmount $LA/NetPriceProductTradePrice/ChargeAmount Item net price
      BT-147 ? price cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:Amount $LA/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false']/ActualAmount Item price discount
      BT-148 ? price cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:BaseAmount $LA/GrossPriceProductTradePrice/ChargeAmount Item gross price
      BT-149 ? quantity,choose=discounted cbc:BaseQuantity $LA/NetPriceProductTradePrice/BasisQuantity|$LA/GrossPriceProductTradePrice/BasisQuantity Item price base quantity
      BT-150 ? code cbc:BaseQuantity/@unitCode $LA/NetPriceProductTradePrice/BasisQuantity/@unitCode|$LA/GrossPriceProductTradePrice/BasisQuantity/@unitCode Item price base quantity unit of measure code
    }
    { BG-30 1 cac:Item/cac:ClassifiedTaxCategory $LS/ApplicableTradeTax Line VAT information
      BT-151 1 code cbc:ID CategoryCode Invoiced item VAT category code
      BT-151-0 1 code,fixed=VAT cac:TaxScheme/cbc:ID TypeCode Tax type
      BT-152 ? percentage cbc:Percent RateApplicablePercent Invoiced item VAT rate
    }
    { BG-31 1 cac:Item $P Item information
      BT-153 1 text cbc:Name Name Item name
      BT-154 ? text cbc:Description Description Item description
      BT-155 ? identifier cac:SellersItemIdentification/cbc:ID SellerAssignedID Item Seller's identifier
      BT-156 ? identifier cac:BuyersItemIdentification/cbc:ID BuyerAssignedID Item Buyer's identifier
      BT-157 ? identifier cac:StandardItemIdentification/cbc:ID GlobalID Item standard identifier
      BT-157-1 1 code cac:StandardItemIdentification/cbc:ID/@schemeID GlobalID/@schemeID Scheme identifier of BT-157
      BT-158 * identifier cac:CommodityClassification*/cbc:ItemClassificationCode DesignatedProductClassification*/ClassCode Item classification identifier
      BT-158-1 1 code cac:CommodityClassification*/cbc:ItemClassificationCode/@listID DesignatedProductClassification*/ClassCode/@listID Scheme identifier of BT-158
      BT-158-2 ? text cac:CommodityClassification*/cbc:ItemClassificationCode/@listVersionID DesignatedProductClassification*/ClassCode/@listVersionID Scheme version identifier of BT-158
      BT-159 ? code cac:OriginCountry/cbc:IdentificationCode OriginTradeCountry/ID Item country of origin
      { BG-32 * cac:AdditionalItemProperty ApplicableProductCharacteristic Item attributes
        BT-160 1 text cbc:Name Description Item attribute name
        BT-161 1 text cbc:Value Value Item attribute value
      }
    }
  }
}
`;

/** An invoice or credit note with the terms of EN 16931-1. */
export const [INVOICE] = termsFrom(TABLE) as [TermGroup];
