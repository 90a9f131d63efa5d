/** The form of each value in CIUS-PT (chapter 21 §6.5): lengths, numbers, days, currencies and codes. */

import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, type Violation } from '../../../rules/declare.ts';
import { elementsAt, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { lengthOf } from '../../shared/forms.ts';
import { LISTS, type ListKey } from './lists.ts';
import { kindOf } from './notes.ts';

/**
 * A line without indentation is a place; a rule has its number, its terms, an element there, and the form: of the element, or of
 * an attribute, which with `?` may be missing. Paths are those of an invoice; a credit note has lines of its own name.
 */
const TABLE = `
/
  001 BT-1 cbc:ID max:50
  002 BT-2 cbc:IssueDate date
  151 BT-5 cbc:DocumentCurrencyCode list:currency
  152 BT-6 cbc:TaxCurrencyCode list:currency
  006 BT-7 cbc:TaxPointDate date
  008 BT-9 cbc:DueDate date
  009 BT-10 cbc:BuyerReference max:50
cac:ProjectReference/
  010 BT-11 cbc:ID max:50
cac:ContractDocumentReference/
  011 BT-12 cbc:ID max:20
cac:OrderReference/
  012 BT-13 cbc:ID max:20
  013 BT-14 cbc:SalesOrderID max:20
cac:ReceiptDocumentReference/
  014 BT-15 cbc:ID max:20
cac:DespatchDocumentReference/
  015 BT-16 cbc:ID max:20
cac:OriginatorDocumentReference/
  016 BT-17 cbc:ID max:20
cac:AdditionalDocumentReference/
  017.1 BT-18,BT-122 cbc:ID max:50
  017.2 BT-18,BT-122 cbc:ID @schemeID?=list:object
/
  018 BT-19 cbc:AccountingCost max:50
cac:PaymentTerms/
  019 BT-20 cbc:Note max:200
/
  020 BT-22 cbc:Note max:500:lines
  021 BT-23 cbc:ProfileID max:50
cac:BillingReference/cac:InvoiceDocumentReference/
  023 BT-25 cbc:ID max:50
  024 BT-26 cbc:IssueDate date
cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/
  025 BT-27 cbc:RegistrationName max:200
cac:AccountingSupplierParty/cac:Party/cac:PartyName/
  026 BT-28 cbc:Name max:200
cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/
  027.1 BT-29 cbc:ID max:50
  027.2 BT-29 cbc:ID @schemeID?=list:icd-sepa
cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/
  028.1 BT-30 cbc:CompanyID max:200
  028.2 BT-30 cbc:CompanyID @schemeID?=list:icd
cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/
  029 BT-31 cbc:CompanyID list:vat-country
  030 BT-31 cbc:CompanyID max:50
cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/
  031 BT-33 cbc:CompanyLegalForm max:200
cac:AccountingSupplierParty/cac:Party/
  032.1 BT-34 cbc:EndpointID max:50
  032.2 BT-34 cbc:EndpointID @schemeID?=max:20
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/
  033 BT-35 cbc:StreetName max:200
  034 BT-36 cbc:AdditionalStreetName max:200
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:AddressLine/
  035 BT-162 cbc:Line max:200
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/
  036 BT-37 cbc:CityName max:200
  037 BT-38 cbc:PostalZone max:200
  038 BT-39 cbc:CountrySubentity max:200
cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/
  141 BT-40 cbc:IdentificationCode list:country
cac:AccountingSupplierParty/cac:Party/cac:Contact/
  039 BT-41 cbc:Name max:200
  040 BT-42 cbc:Telephone max:200
  041 BT-43 cbc:ElectronicMail max:200
cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/
  042 BT-44 cbc:RegistrationName max:200
cac:AccountingCustomerParty/cac:Party/cac:PartyName/
  043 BT-45 cbc:Name max:200
cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/
  044.1 BT-46 cbc:ID max:50
  044.2 BT-46 cbc:ID @schemeID?=list:icd-sepa
cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/
  045.1 BT-47 cbc:CompanyID max:50
  045.2 BT-47 cbc:CompanyID @schemeID?=list:icd
cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/
  046.1 BT-48 cbc:CompanyID list:vat-country
  046.2 BT-48 cbc:CompanyID max:50
cac:AccountingCustomerParty/cac:Party/
  047.1 BT-49 cbc:EndpointID max:50
  047.2 BT-49 cbc:EndpointID @schemeID?=max:20
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/
  048 BT-50 cbc:StreetName max:200
  049 BT-51 cbc:AdditionalStreetName max:200
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:AddressLine/
  050 BT-163 cbc:Line max:200
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/
  051 BT-52 cbc:CityName max:200
  052 BT-53 cbc:PostalZone max:200
  053 BT-54 cbc:CountrySubentity max:200
cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/
  142 BT-55 cbc:IdentificationCode list:country
cac:AccountingCustomerParty/cac:Party/cac:Contact/
  054 BT-56 cbc:Name max:200
  055 BT-57 cbc:Telephone max:200
  056 BT-58 cbc:ElectronicMail max:200
cac:PayeeParty/cac:PartyName/
  057 BT-59 cbc:Name max:200
cac:PayeeParty/cac:PartyIdentification/
  058.1 BT-60 cbc:ID max:50
  058.2 BT-60 cbc:ID @schemeID?=list:icd-sepa
cac:PayeeParty/cac:PartyLegalEntity/
  059.1 BT-61 cbc:CompanyID max:50
  059.2 BT-61 cbc:CompanyID @schemeID?=list:icd
cac:TaxRepresentativeParty/cac:PartyName/
  060 BT-62 cbc:Name max:200
cac:TaxRepresentativeParty/cac:PartyTaxScheme/
  061.1 BT-63 cbc:CompanyID list:vat-country
  061.2 BT-63 cbc:CompanyID max:50
cac:TaxRepresentativeParty/cac:PostalAddress/
  062 BT-64 cbc:StreetName max:200
  063 BT-65 cbc:AdditionalStreetName max:200
cac:TaxRepresentativeParty/cac:PostalAddress/cac:AddressLine/
  064 BT-164 cbc:Line max:200
cac:TaxRepresentativeParty/cac:PostalAddress/
  065 BT-66 cbc:CityName max:200
  066 BT-67 cbc:PostalZone max:200
  067 BT-68 cbc:CountrySubentity max:200
cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country/
  144 BT-69 cbc:IdentificationCode list:country
cac:Delivery/cac:DeliveryParty/cac:PartyName/
  068 BT-70 cbc:Name max:200
cac:Delivery/cac:DeliveryLocation/
  069.1 BT-71 cbc:ID max:50
  069.2 BT-71 cbc:ID @schemeID?=list:icd
cac:Delivery/
  070 BT-72 cbc:ActualDeliveryDate date
cac:InvoicePeriod/
  071 BT-73 cbc:StartDate date
  072 BT-74 cbc:EndDate date
cac:Delivery/cac:DeliveryLocation/cac:Address/
  073 BT-75 cbc:StreetName max:200
  074 BT-76 cbc:AdditionalStreetName max:200
cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine/
  075 BT-165 cbc:Line max:200
cac:Delivery/cac:DeliveryLocation/cac:Address/
  076 BT-77 cbc:CityName max:200
  077 BT-78 cbc:PostalZone max:200
  078 BT-79 cbc:CountrySubentity max:200
cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/
  145 BT-80 cbc:IdentificationCode list:country
cac:PaymentMeans/
  079.3 BT-81 cbc:PaymentMeansCode @name?=max:150
cac:PaymentMeans/cac:PayeeFinancialAccount/
  081 BT-84 cbc:ID max:50
  082 BT-85 cbc:Name max:200
cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/
  083 BT-86 cbc:ID max:50
cac:PaymentMeans/cac:CardAccount/
  084.1 BT-87 cbc:PrimaryAccountNumberID max:200
  084.2 BG-18 cbc:NetworkID max:200
  085 BT-88 cbc:HolderName max:200
cac:PaymentMeans/cac:PaymentMandate/
  086 BT-89 cbc:ID max:50
cac:PaymentMeans/cac:PaymentMandate/cac:PayerFinancialAccount/
  087 BT-91 cbc:ID max:50
cac:AllowanceCharge/
  088.1 BT-92,BT-99 cbc:Amount number:13.2
  088.2 BT-92,BT-99 cbc:Amount currency:BT-5
  089.1 BT-93,BT-100 cbc:BaseAmount number:13.2
  089.2 BT-93,BT-100 cbc:BaseAmount currency:BT-5
  090.1 BT-94,BT-101 cbc:MultiplierFactorNumeric number:3.2
  090.2 BT-94,BT-101 cbc:MultiplierFactorNumeric percent
cac:AllowanceCharge/cac:TaxCategory/
  091 BT-95,BT-102 cbc:ID list:category
  092.1 BT-96,BT-103 cbc:Percent number:3.2
  092.2 BT-96,BT-103 cbc:Percent percent
cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme/
  156 BT-95-0,BT-102-0 cbc:ID list:scheme
cac:AllowanceCharge/
  093 BT-97,BT-104 cbc:AllowanceChargeReason max:200
cac:AllowanceCharge=false
  149 BT-98 cbc:AllowanceChargeReasonCode list:allowance
cac:AllowanceCharge=true
  150 BT-105 cbc:AllowanceChargeReasonCode list:charge
cac:LegalMonetaryTotal/
  094.1 BT-106 cbc:LineExtensionAmount number:-13.2
  094.2 BT-106 cbc:LineExtensionAmount currency:BT-5
  095.1 BT-107 cbc:AllowanceTotalAmount number:13.2
  095.2 BT-107 cbc:AllowanceTotalAmount currency:BT-5
  096.1 BT-108 cbc:ChargeTotalAmount number:13.2
  096.2 BT-108 cbc:ChargeTotalAmount currency:BT-5
  097.1 BT-109 cbc:TaxExclusiveAmount number:13.2
  097.2 BT-109 cbc:TaxExclusiveAmount currency:BT-5
cac:TaxTotal/
  098.1 BT-110 cbc:TaxAmount number:-13.2
  098.2 BT-110 cbc:TaxAmount currency:BT-6
  098.3 BT-110 cbc:TaxAmount currency:BT-5
cac:LegalMonetaryTotal/
  099.1 BT-112 cbc:TaxInclusiveAmount number:13.2
  099.2 BT-112 cbc:TaxInclusiveAmount currency:BT-5
  100.1 BT-113 cbc:PrepaidAmount number:13.2
  100.2 BT-113 cbc:PrepaidAmount currency:BT-5
  101.1 BT-114 cbc:PayableRoundingAmount number:-13.2
  101.2 BT-114 cbc:PayableRoundingAmount currency:BT-5
  102.1 BT-115 cbc:PayableAmount number:13.2
  102.2 BT-115 cbc:PayableAmount currency:BT-5
cac:TaxTotal/cac:TaxSubtotal/
  103.1 BT-116 cbc:TaxableAmount number:-13.2-3
  103.2 BT-116 cbc:TaxableAmount currency:BT-5
  104.1 BT-117 cbc:TaxAmount number:-13.2
  104.2 BT-117 cbc:TaxAmount currency:BT-6
  104.3 BT-117 cbc:TaxAmount currency:BT-5
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/
  105 BT-118 cbc:ID list:category
  106.1 BT-119 cbc:Percent number:3.2
  106.2 BT-119 cbc:Percent percent
  107 BT-120 cbc:TaxExemptionReason max:200
  108 BT-121 cbc:TaxExemptionReasonCode max:5
cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/
  154 BT-118-0 cbc:ID list:scheme
cac:AdditionalDocumentReference/
  109 BT-123 cbc:DocumentDescription max:200
cac:AdditionalDocumentReference/cac:Attachment/cac:ExternalReference/
  110 BT-124 cbc:URI max:200
cac:AdditionalDocumentReference/cac:Attachment/
  111.1 BT-125 cbc:EmbeddedDocumentBinaryObject max:6826666
cac:InvoiceLine/
  114.1 BT-126 cbc:ID max:50
  115 BT-127 cbc:Note max:500
cac:InvoiceLine/cac:DocumentReference/
  116.1 BT-128 cbc:ID max:50
  116.2 BT-128 cbc:ID @schemeID?=list:object
cac:InvoiceLine/
  117.1 BT-129 cbc:InvoicedQuantity number:-13.2-3
  143 BT-129 cbc:InvoicedQuantity @unitCode=list:unit
  118.1 BT-131 cbc:LineExtensionAmount number:-13.2-8
  118.2 BT-131 cbc:LineExtensionAmount currency:BT-5
cac:InvoiceLine/cac:OrderLineReference/
  119 BT-132 cbc:LineID max:20
cac:InvoiceLine/
  120 BT-133 cbc:AccountingCost max:200
cac:InvoiceLine/cac:InvoicePeriod/
  121 BT-134 cbc:StartDate date
  122 BT-135 cbc:EndDate date
cac:InvoiceLine/cac:AllowanceCharge/
  123.1 BT-136,BT-141 cbc:Amount number:13.2
  123.2 BT-136,BT-141 cbc:Amount currency:BT-5
  124.1 BT-137,BT-142 cbc:BaseAmount number:13.2
  124.2 BT-137,BT-142 cbc:BaseAmount currency:BT-5
  125.1 BT-138,BT-143 cbc:MultiplierFactorNumeric number:3.2
  125.2 BT-138,BT-143 cbc:MultiplierFactorNumeric percent
  126 BT-139,BT-144 cbc:AllowanceChargeReason max:200
cac:InvoiceLine/cac:AllowanceCharge=false
  147 BT-140 cbc:AllowanceChargeReasonCode list:allowance
cac:InvoiceLine/cac:AllowanceCharge=true
  148 BT-145 cbc:AllowanceChargeReasonCode list:charge-line
cac:InvoiceLine/cac:Price/
  127.1 BT-146 cbc:PriceAmount number:13.2-8
  127.2 BT-146 cbc:PriceAmount currency:BT-5
cac:InvoiceLine/cac:Price/cac:AllowanceCharge/
  128.1 BT-147 cbc:Amount number:13.2-8
  128.2 BT-147 cbc:Amount currency:BT-5
  129.1 BT-148 cbc:BaseAmount number:13.2-8
  129.2 BT-148 cbc:BaseAmount currency:BT-5
cac:InvoiceLine/cac:Price/
  130.1 BT-149 cbc:BaseQuantity number:13.2-3
  130.2 BT-149 cbc:BaseQuantity @unitCode?=list:unit
cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/
  131 BT-151 cbc:ID list:category
  132.1 BT-152 cbc:Percent number:3.2
  132.2 BT-152 cbc:Percent percent
cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/
  155 BT-151-0 cbc:ID list:scheme
cac:InvoiceLine/cac:Item/
  133 BT-153 cbc:Name max:200
  134 BT-154 cbc:Description max:200
cac:InvoiceLine/cac:Item/cac:SellersItemIdentification/
  135 BT-155 cbc:ID max:50
cac:InvoiceLine/cac:Item/cac:BuyersItemIdentification/
  136 BT-156 cbc:ID max:50
cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/
  137.1 BT-157 cbc:ID max:50
  137.2 BT-157 cbc:ID @schemeID=list:icd
cac:InvoiceLine/cac:Item/cac:CommodityClassification/
  138.1 BT-158 cbc:ItemClassificationCode max:50
  138.2 BT-158 cbc:ItemClassificationCode @listID=list:classification
  138.3 BT-158 cbc:ItemClassificationCode @listVersionID?=max:20
cac:InvoiceLine/cac:Item/cac:OriginCountry/
  146 BT-159 cbc:IdentificationCode list:country
cac:InvoiceLine/cac:Item/cac:AdditionalItemProperty/
  139 BT-160 cbc:Name max:200
  140 BT-161 cbc:Value max:200
`;

/** Whether a value has its form, or the values of the text. */
type Held = true | NonNullable<Violation['values']>;
type Form = (value: string, judged: Judged) => Held;

const LENGTH =
  '{term} must have 1 to {most} characters, not {count}, and no line break. Shorten the text, or leave it out.';
const DAY = 'The day {found} ({term}) must be written as 2026-04-30, without a time zone. Correct it.';
const NUMBER =
  'CIUS-PT expects {term} as a number with {decimals} decimals and at most {digits} digits before the point, such as {example}, not {found}. Correct it.';
const PERCENT = '{term} is {found}, but must be between 0 and 100. Correct it.';
const CURRENCY = 'The amount is in {found}, but must be in the currency of {term}, {expected}. Correct it.';
const LIST = 'The code {found} is not in the list of CIUS-PT for {term}. Use a listed code.';

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

function lengthForm(most: number, mayBreak: boolean): Form {
  return (value) => {
    const count = lengthOf(value);
    return (count >= 1 && count <= most && (mayBreak || !/[\n\r]/.test(value))) || { most, count };
  };
}

function numberForm(wanted: string): Form {
  const [, sign, digits = '', least = '', most = least] = /^(-?)(\d+)\.(\d+)(?:-(\d+))?$/.exec(wanted) ?? [];
  const form = new RegExp(`^${sign === '-' ? '-?' : ''}\\d{1,${digits}}\\.\\d{${least},${most}}$`);
  const values = { digits, decimals: least === most ? least : `${least}–${most}`, example: '23.00' };
  return (value) => form.test(value) || { ...values, found: value };
}

const HUNDRED = new Decimal(100, 0);
const isPercentage = numberForm('3.2');

/** Only numbers in the form of percentages are compared. */
const percentForm: Form = (value, judged) => {
  const number = isPercentage(value, judged) === true ? Decimal.parse(value) : undefined;
  return number === undefined || (!number.isNegative && number.compare(HUNDRED) <= 0) || { found: value };
};

function listForm(key: ListKey): Form {
  const isCode = LISTS[key];
  if (key === 'vat-country') return (value) => isCode(value.trim().slice(0, 2)) || { found: value };
  return (value) => isCode(value.trim()) || { found: value };
}

const currencies = ({ root }: Judged) => ({
  'BT-5': root.child('cbc:DocumentCurrencyCode')?.value,
  'BT-6': root.child('cbc:TaxCurrencyCode')?.value,
});

/** VAT is in the accounting currency if one is declared. The rules that end with 2 and 3 distinguish the two cases. */
function currencyForm(id: string, term: 'BT-5' | 'BT-6'): Form {
  const isOfTax = id.endsWith('.3');
  return (found, judged) => {
    const known = judged.once(currencies);
    const expected = known[term];
    if (isOfTax && known['BT-6'] !== undefined) return true;
    if (expected === undefined && (isOfTax || term === 'BT-6')) return true;
    return found === expected || { found, term, expected: expected ?? '' };
  };
}

/** Returns the check of a form, and its text. */
function formOf(written: string, id: string): readonly [Form, text: string] {
  const [kind, first = '', second] = written.split(':');
  if (kind === 'max') return [lengthForm(Number(first), second === 'lines'), LENGTH];
  if (kind === 'number') return [numberForm(first), NUMBER];
  if (kind === 'currency') return [currencyForm(id, first === 'BT-6' ? first : 'BT-5'), CURRENCY];
  if (kind === 'list') return [listForm(first as ListKey), LIST];
  if (kind === 'percent') return [percentForm, PERCENT];
  return [(value) => DAY_FORM.test(value) || { found: value }, DAY];
}

/** Returns the elements of a place. `=true` asks for charges, `=false` for allowances. */
function selectorOf(place: string, name: string): (judged: Judged) => readonly XmlElement[] {
  const [path = '', indicator] = place.split('=');
  const steps = path.split('/').filter((step) => step !== '');
  const inCreditNote = steps.map((step) => (step === 'cac:InvoiceLine' ? 'cac:CreditNoteLine' : step));
  return ({ root, kind }) => {
    const isInvoice = kind === 'ubl-invoice';
    const found = elementsAt(root, isInvoice ? steps : inCreditNote);
    const wanted =
      indicator === undefined ? found : found.filter((each) => textAt(each, 'cbc:ChargeIndicator') === indicator);
    return elementsAt(wanted, [!isInvoice && name === 'cbc:InvoicedQuantity' ? 'cbc:CreditedQuantity' : name]);
  };
}

function ruleOf(place: string, line: string): Rule {
  const [number = '', terms = '', name = '', written = ''] = line.trim().split(' ');
  const [, attribute, optional, form = ''] = /^(?:@(\w+)(\?)?=)?(.*)$/.exec(written) ?? [];
  const [check, text] = formOf(form, number);
  const term = terms.split(',') as TermId[];
  const isCurrency = form.startsWith('currency');
  const step = isCurrency ? 'currencyID' : attribute;
  const holds = (element: XmlElement, judged: Judged): Held => {
    if (number === '020' && kindOf(element.value) !== undefined) return true;
    const value = step === undefined ? element.value : element.attribute(step);
    if (value === undefined && optional !== undefined) return true;
    const held = check(value ?? '', judged);
    return held === true || { term: term.join(', '), ...held };
  };
  return ruleAt(`DT-CIUS-PT-${number}`, term, selectorOf(place, name), holds, text, step ? { step: `@${step}` } : {});
}

/** Declares the rules of the table. */
function tableRules(): Rule[] {
  const rules: Rule[] = [];
  let place = '';
  for (const line of TABLE.trim().split('\n')) {
    if (line.startsWith(' ')) rules.push(ruleOf(place, line));
    else place = line;
  }
  return rules;
}

const all = ({ root }: Judged, ...path: string[]) => elementsAt(root, path);
const lines = (judged: Judged) => [...all(judged, 'cac:InvoiceLine'), ...all(judged, 'cac:CreditNoteLine')];

const TYPE = 'The document type {found} (BT-3) is not one that CIUS-PT knows: {expected}. Use one of these.';
const INVOICE_TYPES = '380 383 386 389 FT FS FR ND RP RE CS LD RA'.split(' ');
const CREDIT_NOTE_TYPES = ['381', 'NC'];

/** The official test looks for the code and a comma in a list, so the end of a code passes too. */
function codeOf(codes: readonly string[], form = /^[A-Z0-9]{2,3}$/): (element: XmlElement) => Held {
  const text = `${codes.join(',')},`;
  return ({ value }) => {
    const found = value.trim();
    return (form.test(found) && text.includes(`${found},`)) || { found, expected: [...codes] };
  };
}

const oneOf =
  (...codes: readonly string[]) =>
  ({ value }: XmlElement): Held =>
    codes.includes(value.trim()) || { found: value, expected: [...codes] };

const MEDIA_TYPES = [
  'text/plain',
  'image/png',
  'image/jpeg',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/xml',
  'text/xml',
  'text/csv',
];
const FILE = ['cac:AdditionalDocumentReference', 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject'];
const files = (judged: Judged) => all(judged, ...FILE);

const codedRules: readonly Rule[] = [
  ruleAt('DT-CIUS-PT-003_i', 'BT-3', (judged) => all(judged, 'cbc:InvoiceTypeCode'), codeOf(INVOICE_TYPES), TYPE),
  ruleAt(
    'DT-CIUS-PT-003_cn',
    'BT-3',
    (judged) => all(judged, 'cbc:CreditNoteTypeCode'),
    codeOf(CREDIT_NOTE_TYPES),
    TYPE,
  ),
  ruleAt(
    'DT-CIUS-PT-007',
    'BT-8',
    (judged) => all(judged, 'cac:InvoicePeriod', 'cbc:DescriptionCode'),
    codeOf(['3', '35', '432'], /^\d{1,3}$/),
    'The tax point code (BT-8) must be a UNTDID 2005 code: {expected}, not {found}.',
  ),
  ruleAt(
    'DT-CIUS-PT-153',
    'BT-18',
    (judged) => all(judged, 'cac:AdditionalDocumentReference', 'cbc:DocumentTypeCode'),
    oneOf('130'),
    'The type of a referenced document (BT-18) must be {expected}, not {found}. Correct it, or leave it out.',
  ),
  ruleAt(
    'DT-CIUS-PT-022',
    'BT-24',
    (judged) => all(judged, 'cbc:CustomizationID'),
    ({ value }) => /^urn:cen\.eu:en16931:2017#compliant#urn:feap\.gov\.pt:CIUS-PT:.{1,10}$/.test(value),
    'The specification (BT-24) must end with the version of CIUS-PT, of at most 10 characters, without spaces around it. Correct it.',
  ),
  ruleAt(
    'DT-CIUS-PT-112',
    'BT-125',
    files,
    (file) => {
      const found = file.attribute('mimeCode') ?? '';
      return MEDIA_TYPES.includes(found.trim()) || { found };
    },
    'A file of type {found} (BT-125) cannot be attached. Use PDF, PNG, JPEG, text, CSV, XML, Word or Excel.',
    { step: '@mimeCode' },
  ),
  ruleAt(
    'DT-CIUS-PT-113',
    'BT-125',
    files,
    (file) => {
      const count = lengthOf(file.attribute('filename') ?? '');
      return (count >= 1 && count <= 50) || { count };
    },
    'The name of an attached file (BT-125) must have 1 to 50 characters, not {count}. Correct it.',
    { step: '@filename' },
  ),
  ruleAt(
    'DT-CIUS-PT-111.2',
    'BT-125',
    files,
    ({ value }) => (value.length * 3) / 4 / 1024 < 5000,
    'An attached file (BT-125) must be smaller than 5,000 kB. Send it in another way.',
  ),
  ruleAt(
    'DT-CIUS-PT-114.2',
    'BT-126',
    (judged) => elementsAt(lines(judged), ['cbc:ID']),
    (id, judged) => judged.once(lineNumbers).get(id.value) === 1 || { found: normal(id.value) },
    'Several lines have the number {found} (BT-126). Give each line its own.',
  ),
];

function lineNumbers(judged: Judged): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { value } of elementsAt(lines(judged), ['cbc:ID'])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export const valueRules: readonly Rule[] = [...tableRules(), ...codedRules];
