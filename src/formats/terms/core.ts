/** The terms of EN 16931-1 and their places in UBL 2.1 and CII D16B (chapter 11 §4). */

import { type Choose, group, type Member, type TermId, term } from './declare.ts';

/** Returns a postal address: three lines, city, post code, subdivision, country. The numbers have the same order. */
function address(
  id: TermId,
  name: string,
  whose: string,
  cardinality: '0..1' | '1..1',
  ubl: string,
  cii: string,
  [one, two, three, city, code, subdivision, country]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
) {
  return group(id, name, cardinality, ubl, cii, [
    term(`BT-${one}`, `${whose} address line 1`, '0..1', 'text', 'cbc:StreetName', 'ram:LineOne'),
    term(`BT-${two}`, `${whose} address line 2`, '0..1', 'text', 'cbc:AdditionalStreetName', 'ram:LineTwo'),
    term(`BT-${three}`, `${whose} address line 3`, '0..1', 'text', 'cac:AddressLine/cbc:Line', 'ram:LineThree'),
    term(`BT-${city}`, `${whose} city`, '0..1', 'text', 'cbc:CityName', 'ram:CityName'),
    term(`BT-${code}`, `${whose} post code`, '0..1', 'text', 'cbc:PostalZone', 'ram:PostcodeCode'),
    term(
      `BT-${subdivision}`,
      `${whose} country subdivision`,
      '0..1',
      'text',
      'cbc:CountrySubentity',
      'ram:CountrySubDivisionName',
    ),
    term(
      `BT-${country}`,
      `${whose} country code`,
      '1..1',
      'code',
      'cac:Country/cbc:IdentificationCode',
      'ram:CountryID',
    ),
  ]);
}

/** Returns a contact: name, telephone, e-mail, with consecutive numbers. */
function contact(id: TermId, name: string, whose: string, first: number) {
  return group(id, name, '0..1', 'cac:Party/cac:Contact', 'ram:DefinedTradeContact', [
    term(`BT-${first}`, `${whose} contact point`, '0..1', 'text', 'cbc:Name', 'ram:PersonName or ram:DepartmentName'),
    term(
      `BT-${first + 1}`,
      `${whose} contact telephone number`,
      '0..1',
      'text',
      'cbc:Telephone',
      'ram:TelephoneUniversalCommunication/ram:CompleteNumber',
    ),
    term(
      `BT-${first + 2}`,
      `${whose} contact email address`,
      '0..1',
      'text',
      'cbc:ElectronicMail',
      'ram:EmailURIUniversalCommunication/ram:URIID',
    ),
  ]);
}

/** Chooses the place of an identifier: CII has a separate element for identifiers with a scheme, UBL only one place. */
export const byScheme: Choose = (_, scheme) => (scheme === undefined ? 1 : 0);

/** Returns an identifier and its scheme. In CII an identifier with a scheme is a global identifier. */
function identifier(id: TermId, name: string, cardinality: '0..1' | '0..n', ubl: string, cii: string): Member[] {
  return [
    term(id, name, cardinality, 'identifier', ubl, `${cii}ram:GlobalID* or ${cii}ram:ID*`, { choose: byScheme }),
    term(`${id}-1`, `Scheme identifier of ${id}`, '0..1', 'code', `${ubl}/@schemeID`, `${cii}ram:GlobalID*/@schemeID`),
  ];
}

/** Returns a legal registration identifier and its scheme. */
function legalIdentifier(id: TermId, name: string, ubl: string): Member[] {
  const cii = 'ram:SpecifiedLegalOrganization/ram:ID';
  return [
    term(id, name, '0..1', 'identifier', ubl, cii),
    term(`${id}-1`, `Scheme identifier of ${id}`, '0..1', 'code', `${ubl}/@schemeID`, `${cii}/@schemeID`),
  ];
}

/** Returns an electronic address and its scheme. */
function electronicAddress(id: TermId, name: string): Member[] {
  const ubl = 'cac:Party/cbc:EndpointID';
  const cii = 'ram:URIUniversalCommunication/ram:URIID';
  return [
    term(id, name, '0..1', 'identifier', ubl, cii),
    term(`${id}-1`, `Scheme identifier of ${id}`, '1..1', 'code', `${ubl}/@schemeID`, `${cii}/@schemeID`),
  ];
}

/**
 * Returns an allowance or a charge: amount, base, percentage, VAT (at document level only), reason and code, with
 * consecutive numbers.
 */
function allowanceOrCharge(id: TermId, name: string, what: string, first: number, level: 'document' | 'line') {
  const kind = what.endsWith('charge') ? 'charge' : 'allowance';
  const last = level === 'document' ? first + 5 : first + 3;
  const tax: Member[] =
    level === 'line'
      ? []
      : [
          term(
            `BT-${first + 3}`,
            `${what} VAT category code`,
            '1..1',
            'code',
            'cac:TaxCategory/cbc:ID',
            'ram:CategoryTradeTax/ram:CategoryCode',
          ),
          term(
            `BT-${first + 3}-0`,
            'Tax type',
            '1..1',
            'code',
            'cac:TaxCategory/cac:TaxScheme/cbc:ID',
            'ram:CategoryTradeTax/ram:TypeCode',
            { fixed: 'VAT' },
          ),
          term(
            `BT-${first + 4}`,
            `${what} VAT rate`,
            '0..1',
            'percentage',
            'cac:TaxCategory/cbc:Percent',
            'ram:CategoryTradeTax/ram:RateApplicablePercent',
          ),
        ];
  return group(
    id,
    name,
    '0..n',
    `cac:AllowanceCharge[cbc:ChargeIndicator='${kind === 'charge'}']`,
    `${level === 'document' ? '$S' : '$LS'}/$${kind}`,
    [
      term(`BT-${first}`, `${what} amount`, '1..1', 'amount', 'cbc:Amount', 'ram:ActualAmount'),
      term(`BT-${first + 1}`, `${what} base amount`, '0..1', 'amount', 'cbc:BaseAmount', 'ram:BasisAmount'),
      term(
        `BT-${first + 2}`,
        `${what} percentage`,
        '0..1',
        'percentage',
        'cbc:MultiplierFactorNumeric',
        'ram:CalculationPercent',
      ),
      ...tax,
      term(`BT-${last}`, `${what} reason`, '0..1', 'text', 'cbc:AllowanceChargeReason', 'ram:Reason'),
      term(`BT-${last + 1}`, `${what} reason code`, '0..1', 'code', 'cbc:AllowanceChargeReasonCode', 'ram:ReasonCode'),
    ],
  );
}

const VAT_SCHEME = "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID";
const OTHER_SCHEME = "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!='VAT']";
const VA = "ram:SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ram:ID[@schemeID='VA']";
const OBJECT = "cac:AdditionalDocumentReference[cbc:DocumentTypeCode='130']";
const CII_OBJECT = "ram:AdditionalReferencedDocument[ram:TypeCode='130']";

const seller = group('BG-4', 'Seller', '1..1', 'cac:AccountingSupplierParty', '$A/ram:SellerTradeParty', [
  term('BT-27', 'Seller name', '1..1', 'text', 'cac:Party/cac:PartyLegalEntity/cbc:RegistrationName', 'ram:Name'),
  term(
    'BT-28',
    'Seller trading name',
    '0..1',
    'text',
    'cac:Party/cac:PartyName/cbc:Name',
    'ram:SpecifiedLegalOrganization/ram:TradingBusinessName',
  ),
  ...identifier('BT-29', 'Seller identifier', '0..n', 'cac:Party/cac:PartyIdentification*/cbc:ID', ''),
  ...legalIdentifier('BT-30', 'Seller legal registration identifier', 'cac:Party/cac:PartyLegalEntity/cbc:CompanyID'),
  term('BT-31', 'Seller VAT identifier', '0..1', 'identifier', `cac:Party/${VAT_SCHEME}`, VA),
  term(
    'BT-32',
    'Seller tax registration identifier',
    '0..1',
    'identifier',
    `cac:Party/${OTHER_SCHEME}/cbc:CompanyID`,
    "ram:SpecifiedTaxRegistration[ram:ID/@schemeID='FC']/ram:ID[@schemeID='FC']",
  ),
  term('BT-32-0', 'Scheme of BT-32', '0..1', 'code', `cac:Party/${OTHER_SCHEME}/cac:TaxScheme/cbc:ID`, undefined),
  term(
    'BT-33',
    'Seller additional legal information',
    '0..1',
    'text',
    'cac:Party/cac:PartyLegalEntity/cbc:CompanyLegalForm',
    'ram:Description',
  ),
  ...electronicAddress('BT-34', 'Seller electronic address'),
  address(
    'BG-5',
    'Seller postal address',
    'Seller',
    '1..1',
    'cac:Party/cac:PostalAddress',
    'ram:PostalTradeAddress',
    [35, 36, 162, 37, 38, 39, 40],
  ),
  contact('BG-6', 'Seller contact', 'Seller', 41),
]);

const buyer = group('BG-7', 'Buyer', '1..1', 'cac:AccountingCustomerParty', '$A/ram:BuyerTradeParty', [
  term('BT-44', 'Buyer name', '1..1', 'text', 'cac:Party/cac:PartyLegalEntity/cbc:RegistrationName', 'ram:Name'),
  term(
    'BT-45',
    'Buyer trading name',
    '0..1',
    'text',
    'cac:Party/cac:PartyName/cbc:Name',
    'ram:SpecifiedLegalOrganization/ram:TradingBusinessName',
  ),
  ...identifier('BT-46', 'Buyer identifier', '0..1', 'cac:Party/cac:PartyIdentification*/cbc:ID', ''),
  ...legalIdentifier('BT-47', 'Buyer legal registration identifier', 'cac:Party/cac:PartyLegalEntity/cbc:CompanyID'),
  term('BT-48', 'Buyer VAT identifier', '0..1', 'identifier', `cac:Party/${VAT_SCHEME}`, VA),
  ...electronicAddress('BT-49', 'Buyer electronic address'),
  address(
    'BG-8',
    'Buyer postal address',
    'Buyer',
    '1..1',
    'cac:Party/cac:PostalAddress',
    'ram:PostalTradeAddress',
    [50, 51, 163, 52, 53, 54, 55],
  ),
  contact('BG-9', 'Buyer contact', 'Buyer', 56),
]);

const payee = group('BG-10', 'Payee', '0..1', 'cac:PayeeParty', '$S/ram:PayeeTradeParty', [
  term('BT-59', 'Payee name', '1..1', 'text', 'cac:PartyName/cbc:Name', 'ram:Name'),
  ...identifier('BT-60', 'Payee identifier', '0..1', 'cac:PartyIdentification*/cbc:ID', ''),
  ...legalIdentifier('BT-61', 'Payee legal registration identifier', 'cac:PartyLegalEntity/cbc:CompanyID'),
]);

const representative = group(
  'BG-11',
  'Seller tax representative party',
  '0..1',
  'cac:TaxRepresentativeParty',
  '$A/ram:SellerTaxRepresentativeTradeParty',
  [
    term('BT-62', 'Seller tax representative name', '1..1', 'text', 'cac:PartyName/cbc:Name', 'ram:Name'),
    term('BT-63', 'Seller tax representative VAT identifier', '1..1', 'identifier', VAT_SCHEME, VA),
    address(
      'BG-12',
      'Seller tax representative postal address',
      'Tax representative',
      '1..1',
      'cac:PostalAddress',
      'ram:PostalTradeAddress',
      [64, 65, 164, 66, 67, 68, 69],
    ),
  ],
);

const delivery = group('BG-13', 'Delivery information', '0..1', 'cac:Delivery', '$D', [
  term(
    'BT-70',
    'Deliver to party name',
    '0..1',
    'text',
    'cac:DeliveryParty/cac:PartyName/cbc:Name',
    'ram:ShipToTradeParty/ram:Name',
  ),
  ...identifier(
    'BT-71',
    'Deliver to location identifier',
    '0..1',
    'cac:DeliveryLocation/cbc:ID',
    'ram:ShipToTradeParty/',
  ),
  term(
    'BT-72',
    'Actual delivery date',
    '0..1',
    'date',
    'cbc:ActualDeliveryDate',
    'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/$date',
  ),
  address(
    'BG-15',
    'Deliver to address',
    'Deliver to',
    '0..1',
    'cac:DeliveryLocation/cac:Address',
    'ram:ShipToTradeParty/ram:PostalTradeAddress',
    [75, 76, 165, 77, 78, 79, 80],
  ),
]);

const payment = group(
  'BG-16',
  'Payment instructions',
  '0..n',
  'cac:PaymentMeans',
  '$S/ram:SpecifiedTradeSettlementPaymentMeans',
  [
    term('BT-81', 'Payment means type code', '1..1', 'code', 'cbc:PaymentMeansCode', 'ram:TypeCode'),
    term('BT-82', 'Payment means text', '0..1', 'text', 'cbc:PaymentMeansCode/@name', 'ram:Information'),
    term('BT-83', 'Remittance information', '0..1', 'text', 'cbc:PaymentID', '$S/ram:PaymentReference'),
    group('BG-17', 'Credit transfer', '0..n', 'cac:PayeeFinancialAccount', 'ram:PayeePartyCreditorFinancialAccount', [
      term('BT-84', 'Payment account identifier', '1..1', 'identifier', 'cbc:ID', 'ram:IBANID or ram:ProprietaryID', {
        choose: (text, scheme) => (scheme === 'IBAN' || /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) ? 0 : 1),
      }),
      term('BT-85', 'Payment account name', '0..1', 'text', 'cbc:Name', 'ram:AccountName'),
    ]),
    term(
      'BT-86',
      'Payment service provider identifier',
      '0..1',
      'identifier',
      'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
      'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
    ),
    group(
      'BG-18',
      'Payment card information',
      '0..1',
      'cac:CardAccount',
      'ram:ApplicableTradeSettlementFinancialCard',
      [
        term('BT-87', 'Payment card primary account number', '1..1', 'text', 'cbc:PrimaryAccountNumberID', 'ram:ID'),
        term('BT-87-0', 'Payment card network', '1..1', 'identifier', 'cbc:NetworkID', undefined, { fixed: 'NA' }),
        term('BT-88', 'Payment card holder name', '0..1', 'text', 'cbc:HolderName', 'ram:CardholderName'),
      ],
    ),
    group('BG-19', 'Direct debit', '0..1', 'cac:PaymentMandate', '.', [
      term(
        'BT-89',
        'Mandate reference identifier',
        '0..1',
        'identifier',
        'cbc:ID',
        '$S/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID',
      ),
      term(
        'BT-90',
        'Bank assigned creditor identifier',
        '0..1',
        'identifier',
        "/cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[cbc:ID/@schemeID='SEPA']/cbc:ID[@schemeID='SEPA'] or /cac:PayeeParty/cac:PartyIdentification[cbc:ID/@schemeID='SEPA']/cbc:ID[@schemeID='SEPA']",
        '$S/ram:CreditorReferenceID',
        { choose: (_text, _scheme, isThere) => (isThere('BG-10') ? 1 : 0) },
      ),
      term(
        'BT-91',
        'Debited account identifier',
        '0..1',
        'identifier',
        'cac:PayerFinancialAccount/cbc:ID',
        'ram:PayerPartyDebtorFinancialAccount/ram:IBANID',
      ),
    ]),
  ],
);

const AMOUNT_PAIRS: readonly (readonly [number, string, '0..1' | '1..1', string, string])[] = [
  [106, 'Sum of Invoice line net amount', '1..1', 'LineExtensionAmount', 'LineTotalAmount'],
  [107, 'Sum of allowances on document level', '0..1', 'AllowanceTotalAmount', 'AllowanceTotalAmount'],
  [108, 'Sum of charges on document level', '0..1', 'ChargeTotalAmount', 'ChargeTotalAmount'],
  [109, 'Invoice total amount without VAT', '1..1', 'TaxExclusiveAmount', 'TaxBasisTotalAmount'],
  [112, 'Invoice total amount with VAT', '1..1', 'TaxInclusiveAmount', 'GrandTotalAmount'],
  [113, 'Paid amount', '0..1', 'PrepaidAmount', 'TotalPrepaidAmount'],
  [114, 'Rounding amount', '0..1', 'PayableRoundingAmount', 'RoundingAmount'],
  [115, 'Amount due for payment', '1..1', 'PayableAmount', 'DuePayableAmount'],
];
const CII_TOTALS = '$S/ram:SpecifiedTradeSettlementHeaderMonetarySummation';

const totals = group('BG-22', 'Document totals', '1..1', 'cac:LegalMonetaryTotal', CII_TOTALS, [
  ...AMOUNT_PAIRS.map(([number, name, cardinality, ubl, cii]) =>
    term(`BT-${number}`, name, cardinality, 'amount', `cbc:${ubl}`, `ram:${cii}`),
  ),
  term('BT-110', 'Invoice total VAT amount', '0..1', 'amount', '/cac:TaxTotal/cbc:TaxAmount', 'ram:TaxTotalAmount', {
    stated: true,
  }),
  term(
    'BT-111',
    'Invoice total VAT amount in accounting currency',
    '0..1',
    'amount',
    '/cac:TaxTotal[cbc:TaxAmount/@currencyID=BT-6]/cbc:TaxAmount',
    'ram:TaxTotalAmount[@currencyID=BT-6]',
    { stated: true, currency: 'BT-6' },
  ),
]);

const TAX_CATEGORY = 'cac:TaxCategory';
const breakdown = group('BG-23', 'VAT breakdown', '1..n', 'cac:TaxTotal/cac:TaxSubtotal', '$S/ram:ApplicableTradeTax', [
  term('BT-116', 'VAT category taxable amount', '1..1', 'amount', 'cbc:TaxableAmount', 'ram:BasisAmount'),
  term('BT-117', 'VAT category tax amount', '1..1', 'amount', 'cbc:TaxAmount', 'ram:CalculatedAmount'),
  term('BT-118', 'VAT category code', '1..1', 'code', `${TAX_CATEGORY}/cbc:ID`, 'ram:CategoryCode'),
  term('BT-118-0', 'Tax type', '1..1', 'code', `${TAX_CATEGORY}/cac:TaxScheme/cbc:ID`, 'ram:TypeCode', {
    fixed: 'VAT',
  }),
  term('BT-119', 'VAT category rate', '0..1', 'percentage', `${TAX_CATEGORY}/cbc:Percent`, 'ram:RateApplicablePercent'),
  term(
    'BT-120',
    'VAT exemption reason text',
    '0..1',
    'text',
    `${TAX_CATEGORY}/cbc:TaxExemptionReason`,
    'ram:ExemptionReason',
  ),
  term(
    'BT-121',
    'VAT exemption reason code',
    '0..1',
    'code',
    `${TAX_CATEGORY}/cbc:TaxExemptionReasonCode`,
    'ram:ExemptionReasonCode',
  ),
]);

const ATTACHED = 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject';
const supporting = group(
  'BG-24',
  'Additional supporting documents',
  '0..n',
  'cac:AdditionalDocumentReference',
  "$A/ram:AdditionalReferencedDocument[ram:TypeCode='916']",
  [
    term('BT-122', 'Supporting document reference', '1..1', 'reference', 'cbc:ID', 'ram:IssuerAssignedID'),
    term('BT-123', 'Supporting document description', '0..1', 'text', 'cbc:DocumentDescription', 'ram:Name'),
    term(
      'BT-124',
      'External document location',
      '0..1',
      'text',
      'cac:Attachment/cac:ExternalReference/cbc:URI',
      'ram:URIID',
    ),
    term('BT-125', 'Attached document', '0..1', 'binary', ATTACHED, 'ram:AttachmentBinaryObject'),
    term(
      'BT-125-1',
      'Attached document Mime code',
      '1..1',
      'code',
      `${ATTACHED}/@mimeCode`,
      'ram:AttachmentBinaryObject/@mimeCode',
    ),
    term(
      'BT-125-2',
      'Attached document Filename',
      '1..1',
      'text',
      `${ATTACHED}/@filename`,
      'ram:AttachmentBinaryObject/@filename',
    ),
  ],
);

const QUANTITY = { invoice: 'cbc:InvoicedQuantity', creditNote: 'cbc:CreditedQuantity' };
const ITEM = 'cac:Item';
const NET_PRICE = '$LA/ram:NetPriceProductTradePrice';
const GROSS_PRICE = '$LA/ram:GrossPriceProductTradePrice';
const CLASS = 'cac:CommodityClassification*/cbc:ItemClassificationCode';
const CII_CLASS = 'ram:DesignatedProductClassification*/ram:ClassCode';

const line = group(
  'BG-25',
  'Invoice line',
  '1..n',
  { invoice: 'cac:InvoiceLine', creditNote: 'cac:CreditNoteLine' },
  '/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
  [
    term(
      'BT-126',
      'Invoice line identifier',
      '1..1',
      'identifier',
      'cbc:ID',
      'ram:AssociatedDocumentLineDocument/ram:LineID',
    ),
    term(
      'BT-127',
      'Invoice line note',
      '0..1',
      'text',
      'cbc:Note',
      'ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content',
    ),
    term(
      'BT-128',
      'Invoice line object identifier',
      '0..1',
      'identifier',
      "cac:DocumentReference[cbc:DocumentTypeCode='130']/cbc:ID",
      `$LS/${CII_OBJECT}/ram:IssuerAssignedID`,
    ),
    term(
      'BT-128-1',
      'Scheme identifier of BT-128',
      '0..1',
      'code',
      "cac:DocumentReference[cbc:DocumentTypeCode='130']/cbc:ID/@schemeID",
      `$LS/${CII_OBJECT}/ram:ReferenceTypeCode`,
    ),
    term('BT-129', 'Invoiced quantity', '1..1', 'quantity', QUANTITY, '$LD/ram:BilledQuantity'),
    term(
      'BT-130',
      'Invoiced quantity unit of measure code',
      '1..1',
      'code',
      { invoice: `${QUANTITY.invoice}/@unitCode`, creditNote: `${QUANTITY.creditNote}/@unitCode` },
      '$LD/ram:BilledQuantity/@unitCode',
    ),
    term(
      'BT-131',
      'Invoice line net amount',
      '1..1',
      'amount',
      'cbc:LineExtensionAmount',
      '$LS/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
    ),
    term(
      'BT-132',
      'Referenced purchase order line reference',
      '0..1',
      'reference',
      'cac:OrderLineReference/cbc:LineID',
      '$LA/ram:BuyerOrderReferencedDocument/ram:LineID',
    ),
    term(
      'BT-133',
      'Invoice line Buyer accounting reference',
      '0..1',
      'text',
      'cbc:AccountingCost',
      '$LS/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID',
    ),
    group('BG-26', 'Invoice line period', '0..1', 'cac:InvoicePeriod', '$LS/ram:BillingSpecifiedPeriod', [
      term('BT-134', 'Invoice line period start date', '0..1', 'date', 'cbc:StartDate', 'ram:StartDateTime/$date'),
      term('BT-135', 'Invoice line period end date', '0..1', 'date', 'cbc:EndDate', 'ram:EndDateTime/$date'),
    ]),
    allowanceOrCharge('BG-28', 'Invoice line charges', 'Invoice line charge', 141, 'line'),
    allowanceOrCharge('BG-27', 'Invoice line allowances', 'Invoice line allowance', 136, 'line'),
    group('BG-29', 'Price details', '1..1', 'cac:Price', '.', [
      term('BT-146', 'Item net price', '1..1', 'price', 'cbc:PriceAmount', `${NET_PRICE}/ram:ChargeAmount`),
      term(
        'BT-147',
        'Item price discount',
        '0..1',
        'price',
        "cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:Amount",
        `${GROSS_PRICE}/ram:AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator='false']/ram:ActualAmount`,
      ),
      term(
        'BT-148',
        'Item gross price',
        '0..1',
        'price',
        "cac:AllowanceCharge[cbc:ChargeIndicator='false']/cbc:BaseAmount",
        `${GROSS_PRICE}/ram:ChargeAmount`,
      ),
      term(
        'BT-149',
        'Item price base quantity',
        '0..1',
        'quantity',
        'cbc:BaseQuantity',
        `${NET_PRICE}/ram:BasisQuantity or ${GROSS_PRICE}/ram:BasisQuantity`,
        { choose: (_text, _scheme, isThere) => (isThere('BT-148') ? 'all' : 0) },
      ),
      term(
        'BT-150',
        'Item price base quantity unit of measure code',
        '0..1',
        'code',
        'cbc:BaseQuantity/@unitCode',
        `${NET_PRICE}/ram:BasisQuantity/@unitCode or ${GROSS_PRICE}/ram:BasisQuantity/@unitCode`,
      ),
    ]),
    group('BG-30', 'Line VAT information', '1..1', `${ITEM}/cac:ClassifiedTaxCategory`, '$LS/ram:ApplicableTradeTax', [
      term('BT-151', 'Invoiced item VAT category code', '1..1', 'code', 'cbc:ID', 'ram:CategoryCode'),
      term('BT-151-0', 'Tax type', '1..1', 'code', 'cac:TaxScheme/cbc:ID', 'ram:TypeCode', { fixed: 'VAT' }),
      term('BT-152', 'Invoiced item VAT rate', '0..1', 'percentage', 'cbc:Percent', 'ram:RateApplicablePercent'),
    ]),
    group('BG-31', 'Item information', '1..1', ITEM, '$P', [
      term('BT-153', 'Item name', '1..1', 'text', 'cbc:Name', 'ram:Name'),
      term('BT-154', 'Item description', '0..1', 'text', 'cbc:Description', 'ram:Description'),
      term(
        'BT-155',
        "Item Seller's identifier",
        '0..1',
        'identifier',
        'cac:SellersItemIdentification/cbc:ID',
        'ram:SellerAssignedID',
      ),
      term(
        'BT-156',
        "Item Buyer's identifier",
        '0..1',
        'identifier',
        'cac:BuyersItemIdentification/cbc:ID',
        'ram:BuyerAssignedID',
      ),
      term(
        'BT-157',
        'Item standard identifier',
        '0..1',
        'identifier',
        'cac:StandardItemIdentification/cbc:ID',
        'ram:GlobalID',
      ),
      term(
        'BT-157-1',
        'Scheme identifier of BT-157',
        '1..1',
        'code',
        'cac:StandardItemIdentification/cbc:ID/@schemeID',
        'ram:GlobalID/@schemeID',
      ),
      term('BT-158', 'Item classification identifier', '0..n', 'identifier', CLASS, CII_CLASS),
      term('BT-158-1', 'Scheme identifier of BT-158', '1..1', 'code', `${CLASS}/@listID`, `${CII_CLASS}/@listID`),
      term(
        'BT-158-2',
        'Scheme version identifier of BT-158',
        '0..1',
        'text',
        `${CLASS}/@listVersionID`,
        `${CII_CLASS}/@listVersionID`,
      ),
      term(
        'BT-159',
        'Item country of origin',
        '0..1',
        'code',
        'cac:OriginCountry/cbc:IdentificationCode',
        'ram:OriginTradeCountry/ram:ID',
      ),
      group('BG-32', 'Item attributes', '0..n', 'cac:AdditionalItemProperty', 'ram:ApplicableProductCharacteristic', [
        term('BT-160', 'Item attribute name', '1..1', 'text', 'cbc:Name', 'ram:Description'),
        term('BT-161', 'Item attribute value', '1..1', 'text', 'cbc:Value', 'ram:Value'),
      ]),
    ]),
  ],
  { ubl: { invoice: 'cac:SubInvoiceLine', creditNote: 'cac:SubCreditNoteLine' }, cii: undefined },
);

/** An invoice or credit note with the terms of EN 16931-1. */
export const INVOICE = group('BG-0', 'Invoice', '1..1', '.', '.', [
  term('BT-1', 'Invoice number', '1..1', 'identifier', 'cbc:ID', '$X/ram:ID'),
  term('BT-2', 'Invoice issue date', '1..1', 'date', 'cbc:IssueDate', '$X/ram:IssueDateTime/$date'),
  term(
    'BT-3',
    'Invoice type code',
    '1..1',
    'code',
    { invoice: 'cbc:InvoiceTypeCode', creditNote: 'cbc:CreditNoteTypeCode' },
    '$X/ram:TypeCode',
  ),
  term('BT-5', 'Invoice currency code', '1..1', 'code', 'cbc:DocumentCurrencyCode', '$S/ram:InvoiceCurrencyCode'),
  term('BT-6', 'VAT accounting currency code', '0..1', 'code', 'cbc:TaxCurrencyCode', '$S/ram:TaxCurrencyCode'),
  term(
    'BT-7',
    'Value added tax point date',
    '0..1',
    'date',
    'cbc:TaxPointDate',
    '$S/ram:ApplicableTradeTax/ram:TaxPointDate/$day',
  ),
  term(
    'BT-8',
    'Value added tax point date code',
    '0..1',
    'code',
    'cac:InvoicePeriod/cbc:DescriptionCode',
    '$S/ram:ApplicableTradeTax/ram:DueDateTypeCode',
    { repeated: true },
  ),
  term(
    'BT-9',
    'Payment due date',
    '0..1',
    'date',
    { invoice: 'cbc:DueDate', creditNote: 'cac:PaymentMeans/cbc:PaymentDueDate' },
    '$S/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/$date',
  ),
  term('BT-10', 'Buyer reference', '0..1', 'text', 'cbc:BuyerReference', '$A/ram:BuyerReference'),
  term(
    'BT-11',
    'Project reference',
    '0..1',
    'reference',
    {
      invoice: 'cac:ProjectReference/cbc:ID',
      creditNote: "cac:AdditionalDocumentReference[cbc:DocumentTypeCode='50']/cbc:ID",
    },
    '$A/ram:SpecifiedProcuringProject/ram:ID',
  ),
  term('BT-11-0', 'Project name', '0..1', 'text', undefined, '$A/ram:SpecifiedProcuringProject/ram:Name'),
  term(
    'BT-12',
    'Contract reference',
    '0..1',
    'reference',
    'cac:ContractDocumentReference/cbc:ID',
    '$A/ram:ContractReferencedDocument/ram:IssuerAssignedID',
  ),
  term(
    'BT-13',
    'Purchase order reference',
    '0..1',
    'reference',
    'cac:OrderReference/cbc:ID',
    '$A/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID',
  ),
  term(
    'BT-14',
    'Sales order reference',
    '0..1',
    'reference',
    'cac:OrderReference/cbc:SalesOrderID',
    '$A/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID',
  ),
  term(
    'BT-15',
    'Receiving advice reference',
    '0..1',
    'reference',
    'cac:ReceiptDocumentReference/cbc:ID',
    '$D/ram:ReceivingAdviceReferencedDocument/ram:IssuerAssignedID',
  ),
  term(
    'BT-16',
    'Despatch advice reference',
    '0..1',
    'reference',
    'cac:DespatchDocumentReference/cbc:ID',
    '$D/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID',
  ),
  term(
    'BT-17',
    'Tender or lot reference',
    '0..1',
    'reference',
    'cac:OriginatorDocumentReference/cbc:ID',
    "$A/ram:AdditionalReferencedDocument[ram:TypeCode='50']/ram:IssuerAssignedID",
  ),
  term(
    'BT-18',
    'Invoiced object identifier',
    '0..1',
    'identifier',
    `${OBJECT}/cbc:ID`,
    `$A/${CII_OBJECT}/ram:IssuerAssignedID`,
  ),
  term(
    'BT-18-1',
    'Scheme identifier of BT-18',
    '0..1',
    'code',
    `${OBJECT}/cbc:ID/@schemeID`,
    `$A/${CII_OBJECT}/ram:ReferenceTypeCode`,
  ),
  term(
    'BT-19',
    'Buyer accounting reference',
    '0..1',
    'text',
    'cbc:AccountingCost',
    '$S/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID',
  ),
  term(
    'BT-20',
    'Payment terms',
    '0..1',
    'text',
    'cac:PaymentTerms/cbc:Note',
    '$S/ram:SpecifiedTradePaymentTerms/ram:Description',
  ),
  group('BG-1', 'Invoice note', '0..n', 'cbc:Note', '$X/ram:IncludedNote', [
    term('BT-21', 'Invoice note subject code', '0..1', 'code', '.', 'ram:SubjectCode'),
    term('BT-22', 'Invoice note', '1..1', 'text', '.', 'ram:Content'),
  ]),
  group('BG-2', 'Process control', '1..1', '.', '$C', [
    term(
      'BT-23',
      'Business process type',
      '0..1',
      'text',
      'cbc:ProfileID',
      'ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID',
    ),
    term(
      'BT-24',
      'Specification identifier',
      '1..1',
      'identifier',
      'cbc:CustomizationID',
      'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
    ),
  ]),
  group('BG-3', 'Preceding invoice reference', '0..n', 'cac:BillingReference', '$S/ram:InvoiceReferencedDocument', [
    term(
      'BT-25',
      'Preceding Invoice reference',
      '1..1',
      'reference',
      'cac:InvoiceDocumentReference/cbc:ID',
      'ram:IssuerAssignedID',
    ),
    term(
      'BT-26',
      'Preceding Invoice issue date',
      '0..1',
      'date',
      'cac:InvoiceDocumentReference/cbc:IssueDate',
      '$issued',
    ),
  ]),
  seller,
  buyer,
  payee,
  representative,
  delivery,
  group('BG-14', 'Invoicing period', '0..1', 'cac:InvoicePeriod', '$S/ram:BillingSpecifiedPeriod', [
    term('BT-73', 'Invoicing period start date', '0..1', 'date', 'cbc:StartDate', 'ram:StartDateTime/$date'),
    term('BT-74', 'Invoicing period end date', '0..1', 'date', 'cbc:EndDate', 'ram:EndDateTime/$date'),
  ]),
  payment,
  allowanceOrCharge('BG-21', 'Document level charges', 'Document level charge', 99, 'document'),
  allowanceOrCharge('BG-20', 'Document level allowances', 'Document level allowance', 92, 'document'),
  totals,
  breakdown,
  supporting,
  line,
]);
