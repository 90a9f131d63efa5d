import { type Judged, normal, type Rule, type RuleSet, rule } from '../../../rules/declare.ts';
import { emptyElements, everywhere, firstAt, has, hasText, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isNetPrice, NET_PRICE_TEXT, xrechnungSlack } from '../../shared/amounts.ts';
import { ciiCurrency, lineNumbersWithGross, sharedCiiRules } from '../../shared/transaction-cii.ts';
import { type ExtensionElements, extensionRules, type VehicleElements, vehicleRules, within } from './extension.ts';
import { flagsOf } from './flags.ts';
import { CII } from './places-cii.ts';
import { xrechnungRules } from './rules.ts';

const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = [TRANSACTION, 'ram:ApplicableHeaderTradeAgreement'] as const;
const LINE = [TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem'] as const;
const LINE_AGREEMENT = 'ram:SpecifiedLineTradeAgreement';
const GROSS = 'ram:GrossPriceProductTradePrice';
const NET = 'ram:NetPriceProductTradePrice';
const DISCOUNT = 'ram:AppliedTradeAllowanceCharge';

const slack = xrechnungSlack(ciiCurrency);

const specifications = ({ root }: Judged) =>
  reach(root, 'rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID');

function isIn(element: XmlElement, ...names: readonly string[]): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) if (names.includes(at.name)) return true;
  return false;
}

const EXTENSION: ExtensionElements = {
  specifications,
  attachments: (judged) => everywhere(judged, 'ram:AttachmentBinaryObject'),
  parties: (judged) =>
    everywhere(judged, 'ram:GlobalID').filter((id) => !isIn(id, 'ram:SpecifiedTradeProduct', 'ram:ShipToTradeParty')),
  maySepa: () => false,
  registrations: (judged) => everywhere(judged, 'ram:ID').filter((id) => !isIn(id, 'ram:SpecifiedTaxRegistration')),
  items: (judged) =>
    everywhere(judged, 'ram:GlobalID').filter(({ parent }) => parent?.name === 'ram:SpecifiedTradeProduct'),
  addresses: (judged) => reach(everywhere(judged, 'ram:URIUniversalCommunication'), 'ram:URIID'),
  deliveries: (judged) =>
    reach(everywhere(judged, 'ram:ApplicableHeaderTradeDelivery'), 'ram:ShipToTradeParty', 'ram:GlobalID'),
};

const VEHICLES: VehicleElements = {
  specifications,
  items: ({ root }) => reach(root, ...LINE, 'ram:SpecifiedTradeProduct'),
  classifications: (item) => reach(item, 'ram:DesignatedProductClassification', 'ram:ClassCode'),
  attributes: (item) => item.all('ram:ApplicableProductCharacteristic'),
  names: 'ram:Description',
  value: 'ram:Value',
  contracted: ({ root }) => hasText(root, ...AGREEMENT, 'ram:ContractReferencedDocument', 'ram:IssuerAssignedID'),
  tendered: ({ root }) =>
    reach(root, ...AGREEMENT, 'ram:AdditionalReferencedDocument').some(
      (each) => textAt(each, 'ram:TypeCode') === '50' && textAt(each, 'ram:IssuerAssignedID') !== '',
    ),
};

/** The rules that XRechnung redefines for CII. */
const ciiRules: readonly Rule[] = [
  rule(
    'PEPPOL-EN16931-R008',
    'BG-0',
    [],
    // Except for the delivery group, which CII requires.
    (_, judged) => emptyElements(judged, 'ram:ApplicableHeaderTradeDelivery'),
    'An element is empty; give it a value or leave it out.',
  ),
  ruleAt(
    'PEPPOL-EN16931-R044',
    'BT-147',
    ({ root }) => reach(root, ...LINE, LINE_AGREEMENT, GROSS),
    (gross) =>
      !has(gross, DISCOUNT, 'ram:ActualAmount') ||
      reach(gross, DISCOUNT, 'ram:ChargeIndicator', 'udt:Indicator').some(({ value }) => value === 'false'),
    'A price can have discounts (BT-147) but no charges: include the charge in the price, or make it a line charge (BG-28).',
  ),
  ruleAt(
    'PEPPOL-EN16931-R046',
    'BT-146',
    ({ root }) => reach(root, ...LINE, LINE_AGREEMENT, GROSS),
    (price) => {
      const discount = firstAt(price, DISCOUNT, 'ram:ActualAmount')?.value || '0';
      return isNetPrice(
        firstAt(price.parent, NET, 'ram:ChargeAmount')?.value,
        price.child('ram:ChargeAmount')?.value,
        discount,
      );
    },
    NET_PRICE_TEXT,
  ),
  ruleAt(
    'BR-TMP-3',
    ['BT-149', 'BT-150'],
    ({ root }) => reach(root, ...LINE),
    haveSameBase,
    'The base quantity (BT-149, BT-150) must be the same for the gross and the net price; correct one, or leave one out.',
  ),
  ruleAt(
    'BR-DEX-15',
    'BG-25',
    within('extension', specifications, (judged) =>
      has(judged.root, ...LINE, 'ram:AssociatedDocumentLineDocument') ? everywhere(judged, 'ram:ParentLineID') : [],
    ),
    () => false,
    'CII should not have sub-lines, which the extension does not support in CII; use UBL.',
    { flag: 'warning' },
  ),
];

/** Returns whether gross and net price have the same quantity, and the same unit if both name one. */
function haveSameBase(line: XmlElement): boolean {
  const [gross] = reach(line, LINE_AGREEMENT, GROSS, 'ram:BasisQuantity');
  const [net] = reach(line, LINE_AGREEMENT, NET, 'ram:BasisQuantity');
  if (gross === undefined || net === undefined) return true;
  const units = [gross, net].map((quantity) => quantity.attribute('unitCode'));
  return gross.value === net.value && (units.includes(undefined) || units[0] === units[1]);
}

/** The documents that support an invoice (BG-24). */
const supporting = ({ root }: Judged) =>
  reach(root, ...AGREEMENT, 'ram:AdditionalReferencedDocument').filter((each) =>
    each.all('ram:TypeCode').some(({ value }) => value === '916'),
  );

const documentRules: readonly Rule[] = [
  ruleAt(
    'BR-TMP-4',
    'BT-123',
    supporting,
    (each) => each.all('ram:Name').length <= 1,
    'A supporting document (BG-24) should have at most one description (BT-123).',
    { flag: 'warning' },
  ),
  ruleAt(
    'BR-TMP-5',
    'BT-125',
    supporting,
    (each) => each.all('ram:AttachmentBinaryObject').length <= 1,
    'A supporting document (BG-24) should have at most one attached file (BT-125).',
    { flag: 'warning' },
  ),
];

const SETTLEMENT = [TRANSACTION, 'ram:ApplicableHeaderTradeSettlement'] as const;
const DATE_TIME = 'udt:DateTimeString';

function periodDates(from: XmlElement, ...path: readonly string[]): XmlElement[] {
  const periods = reach(from, ...path, 'ram:BillingSpecifiedPeriod');
  return ['ram:StartDateTime', 'ram:EndDateTime'].flatMap((date) => reach(periods, date, DATE_TIME));
}

const dates = ruleAt(
  'BR-TMP-7',
  ['BT-2', 'BT-7', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
  ({ root }) => [
    ...reach(root, 'rsm:ExchangedDocument', 'ram:IssueDateTime', DATE_TIME),
    ...reach(root, ...SETTLEMENT, 'ram:ApplicableTradeTax', 'ram:TaxPointDate', 'udt:DateString'),
    ...reach(root, ...SETTLEMENT, 'ram:SpecifiedTradePaymentTerms', 'ram:DueDateDateTime', DATE_TIME),
    ...reach(root, ...SETTLEMENT, 'ram:InvoiceReferencedDocument', 'ram:FormattedIssueDateTime', 'qdt:DateTimeString'),
    ...reach(
      root,
      TRANSACTION,
      'ram:ApplicableHeaderTradeDelivery',
      'ram:ActualDeliverySupplyChainEvent',
      'ram:OccurrenceDateTime',
      DATE_TIME,
    ),
    ...periodDates(root, ...SETTLEMENT),
    ...periodDates(root, ...LINE, 'ram:SpecifiedLineTradeSettlement'),
  ],
  (date) => (date.attribute('format') === '102' && /^\d{8}$/.test(normal(date.value))) || { date: date.value },
  'The date {date} must have the format 102 and eight digits: YYYYMMDD.',
  { flag: 'warning' },
);

/** The rules of XRechnung in CII, versioned by release: https://github.com/itplr-kosit/xrechnung-schematron. */
export const set: RuleSet = {
  key: 'xrechnung-cii',
  name: 'XRechnung 3.0 for CII',
  version: '2.6.0',
  from: '2026-08-31',
  rules: [
    ...sharedCiiRules({
      slack,
      lineAmount: 'warning',
      lineNumbers: lineNumbersWithGross,
      endings: ['-1', '-2'],
      totalMayBeMissing: true,
    }),
    ...ciiRules,
    ...documentRules,
    dates,
    ...xrechnungRules(CII),
    ...extensionRules(EXTENSION),
    ...vehicleRules(VEHICLES),
  ],
  flags: flagsOf,
};
