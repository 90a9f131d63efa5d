import { Decimal, sum } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, type RuleSet } from '../../../rules/declare.ts';
import { emptyElements, everywhere, has, hasText, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { xrechnungSlack } from '../../shared/amounts.ts';
import { sharedUblRules, ublCurrency, ublLines } from '../../shared/transaction-ubl.ts';
import { type ExtensionElements, extensionRules, type VehicleElements, vehicleRules, within } from './extension.ts';
import { flagsOf } from './flags.ts';
import { UBL } from './places-ubl.ts';
import { xrechnungRules } from './rules.ts';

const slack = xrechnungSlack(ublCurrency);

const specifications = ({ root }: Judged) => root.all('cbc:CustomizationID');

const children = (parent: string, name: string) => (judged: Judged) => reach(everywhere(judged, parent), name);

const EXTENSION: ExtensionElements = {
  specifications,
  attachments: (judged) => everywhere(judged, 'cbc:EmbeddedDocumentBinaryObject'),
  parties: children('cac:PartyIdentification', 'cbc:ID'),
  maySepa: isOfCreditor,
  registrations: children('cac:PartyLegalEntity', 'cbc:CompanyID'),
  items: children('cac:StandardItemIdentification', 'cbc:ID'),
  addresses: (judged) => everywhere(judged, 'cbc:EndpointID'),
  deliveries: children('cac:DeliveryLocation', 'cbc:ID'),
};

const VEHICLES: VehicleElements = {
  specifications,
  items: (judged) => reach(ublLines(judged), 'cac:Item'),
  classifications: (item) => reach(item, 'cac:CommodityClassification', 'cbc:ItemClassificationCode'),
  attributes: (item) => item.all('cac:AdditionalItemProperty'),
  names: 'cbc:Name',
  value: 'cbc:Value',
  contracted: ({ root }) => hasText(root, 'cac:ContractDocumentReference', 'cbc:ID'),
  tendered: ({ root }) => hasText(root, 'cac:OriginatorDocumentReference', 'cbc:ID'),
};

function isOfCreditor(identifier: XmlElement): boolean {
  for (let at = identifier.parent; at !== undefined; at = at.parent) {
    if (at.name === 'cac:AccountingSupplierParty' || at.name === 'cac:PayeeParty') return true;
  }
  return false;
}

const extended = (select: (judged: Judged) => readonly XmlElement[]) => within('extension', specifications, select);
const payments = extended(({ kind, root }) => (kind === 'ubl-invoice' ? root.all('cac:PrepaidPayment') : []));

/** Returns the lines of an invoice with nested lines, at every depth. */
function parents(judged: Judged): XmlElement[] {
  if (judged.kind !== 'ubl-invoice') return [];
  return [...ublLines(judged), ...everywhere(judged, 'cac:SubInvoiceLine')].filter((line) =>
    has(line, 'cac:SubInvoiceLine'),
  );
}

function decimal(element: XmlElement, name: string): Decimal | undefined {
  return Decimal.parse(element.child(name)?.value);
}

/** Nested lines and payments to third parties, which only UBL has. */
const ublExtension: readonly Rule[] = [
  ruleAt(
    'BR-DEX-02',
    'BT-131',
    extended(parents),
    (line) => {
      const amount = decimal(line, 'cbc:LineExtensionAmount') ?? Decimal.ZERO;
      const expected = sum(reach(line, 'cac:SubInvoiceLine', 'cbc:LineExtensionAmount').map(({ value }) => value));
      return amount.equals(expected) || { amount: String(amount), expected: String(expected) };
    },
    'The net amount of a line with sub-lines (BT-131) should be the sum of their amounts: {expected}, not {amount}.',
    { flag: 'warning', step: 'cbc:LineExtensionAmount' },
  ),
  ruleAt(
    'BR-DEX-03',
    'BG-30',
    extended((judged) => (judged.kind === 'ubl-invoice' ? children('cac:SubInvoiceLine', 'cac:Item')(judged) : [])),
    (item) => item.all('cac:ClassifiedTaxCategory').length === 1,
    'A sub-line must have its VAT information (BG-30) exactly once.',
    { step: 'cac:ClassifiedTaxCategory' },
  ),
  ruleAt(
    'BR-DEX-09',
    ['BT-115', 'BT-DEX-002'],
    extended((judged) => everywhere(judged, 'cac:LegalMonetaryTotal')),
    (totals) => {
      const payable = decimal(totals, 'cbc:PayableAmount');
      const gross = decimal(totals, 'cbc:TaxInclusiveAmount');
      if (payable === undefined || gross === undefined) return { amount: String(payable ?? '–'), expected: '–' };
      const rounding = decimal(totals, 'cbc:PayableRoundingAmount') ?? Decimal.ZERO;
      const paid = decimal(totals, 'cbc:PrepaidAmount') ?? Decimal.ZERO;
      const others = sum(reach(totals.parent, 'cac:PrepaidPayment', 'cbc:PaidAmount').map(({ value }) => value));
      const expected = gross.minus(paid).plus(others).round(2);
      if (payable.minus(rounding).round(2).equals(expected)) return true;
      return { amount: String(payable), expected: String(expected.plus(rounding)) };
    },
    'The amount due (BT-115) must be the total with VAT (BT-112), minus the paid amount (BT-113), plus rounding (BT-114) and the payments to third parties (BT-DEX-002): {expected}, not {amount}.',
    { step: 'cbc:PayableAmount' },
  ),
  ruleAt(
    'BR-DEX-10',
    'BT-DEX-001',
    payments,
    (payment) => hasText(payment, 'cbc:ID'),
    'A payment to a third party (BG-DEX-09) needs a type (BT-DEX-001).',
    { step: 'cbc:ID' },
  ),
  ruleAt(
    'BR-DEX-11',
    'BT-DEX-002',
    payments,
    (payment) => hasText(payment, 'cbc:PaidAmount'),
    'A payment to a third party (BG-DEX-09) needs an amount (BT-DEX-002).',
    { step: 'cbc:PaidAmount' },
  ),
  ruleAt(
    'BR-DEX-12',
    'BT-DEX-003',
    payments,
    (payment) => hasText(payment, 'cbc:InstructionID'),
    'A payment to a third party (BG-DEX-09) needs a description (BT-DEX-003).',
    { step: 'cbc:InstructionID' },
  ),
  ruleAt(
    'BR-DEX-13',
    'BT-DEX-002',
    payments,
    (payment) => {
      const amount = payment.child('cbc:PaidAmount')?.value ?? '';
      const point = amount.indexOf('.');
      return point < 0 || amount.length - point - 1 <= 2 || { amount };
    },
    'The amount {amount} of a payment to a third party (BT-DEX-002) has more than two decimals. Round it.',
    { step: 'cbc:PaidAmount' },
  ),
  ruleAt(
    'BR-DEX-14',
    'BT-DEX-002',
    payments,
    (payment, judged) => {
      const currency = judged.once(ublCurrency);
      return payment.child('cbc:PaidAmount')?.attribute('currencyID') === currency || { currency };
    },
    'The amount of a payment to a third party (BT-DEX-002) must be in the invoice currency (BT-5): {currency}.',
    { step: 'cbc:PaidAmount' },
  ),
];

const DATES =
  'cbc:IssueDate cbc:DueDate cbc:StartDate cbc:EndDate cbc:ActualDeliveryDate cbc:TaxPointDate cbc:PaymentDueDate'.split(
    ' ',
  );

const dates = ruleAt(
  'BR-TMP-6',
  ['BT-2', 'BT-7', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
  (judged) => DATES.flatMap((name) => everywhere(judged, name)),
  ({ value }) => /^\d{4}-\d\d-\d\d$/.test(normal(value)) || { date: value },
  'The date {date} must be written as YYYY-MM-DD, without a time zone.',
  { flag: 'warning' },
);

/** UBL requires the identifier of an order (BT-13) next to that of the seller's order, so it may be empty. */
function emptyButOrders(_: unknown, judged: Judged) {
  return emptyElements(judged).filter(
    ({ element }) => !(element?.name === 'cbc:ID' && element.parent?.name === 'cac:OrderReference'),
  );
}

/** The rules of XRechnung in UBL, versioned by release: https://github.com/itplr-kosit/xrechnung-schematron. */
export const set: RuleSet = {
  key: 'xrechnung-ubl',
  name: 'XRechnung 3.0 for UBL',
  version: '2.6.0',
  from: '2026-08-31',
  rules: [
    ...sharedUblRules(slack, 'warning').map(
      (each): Rule => (each.id === 'PEPPOL-EN16931-R008' ? { ...each, holds: emptyButOrders } : each),
    ),
    dates,
    ...xrechnungRules(UBL),
    ...extensionRules(EXTENSION),
    ...ublExtension,
    ...vehicleRules(VEHICLES),
  ],
  flags: flagsOf,
};
