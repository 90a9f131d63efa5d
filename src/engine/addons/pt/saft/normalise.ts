/** Fills in the members that SAF-T (PT) requires and the document implies (chapter 08 §3.1 to §3.5). */
import { completeIssueDate } from '../../../bill/dates.ts';
import { Delivery } from '../../../bill/delivery.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { Line } from '../../../bill/line.ts';
import { Order } from '../../../bill/order.ts';
import { Payment } from '../../../bill/payment.ts';
import { Tax } from '../../../bill/tax.ts';
import { type NormaliseContext, type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Item } from '../../../org/item.ts';
import { UNIT_EXTENSION } from '../../../org/unit.ts';
import { unitOfCode } from '../../../org/units.ts';
import { paymentMeansCodes } from '../../../pay/means-codes.ts';
import { alignWithKey, keyOfCode } from '../../../tax/codes-by-key.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { removeExtension, setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import {
  EXEMPTIONS,
  MOVEMENT_TYPES,
  NO_TAX,
  OTHER_RATE,
  PAYMENT_MEANS_CODES,
  RATE_CODES,
  SERVICE_UNITS,
  WORK_TYPES,
} from './codes.ts';
import { addExemptionNote } from './exemption-notes.ts';
import {
  EXEMPTION,
  MOVEMENT_TYPE,
  PAYMENT_MEANS,
  PAYMENT_TYPE,
  PRODUCT_TYPE,
  SOURCE,
  TAX_RATE,
  WORK_TYPE,
} from './extensions/keys.ts';

const RATES_BY_CODE: ReadonlyMap<string, string> = new Map(Array.from(RATE_CODES, ([rate, code]) => [code, rate]));

/** Derives missing key and rate from the codes, then the codes from key and rate. */
function setVatCodes(combo: TaxCombo): void {
  if (combo.cat !== 'VAT') return;
  if (combo.country && combo.country !== 'PT') {
    setExtension(combo, TAX_RATE, OTHER_RATE);
    return;
  }
  if (!combo.key || combo.key === 'exempt')
    combo.key = keyOfCode(EXEMPTIONS, combo.ext?.get(EXEMPTION) ?? '') ?? (combo.key || 'standard');
  combo.rate ||= RATES_BY_CODE.get(combo.ext?.get(TAX_RATE) ?? '');
  if (combo.key === 'standard') {
    const code = RATE_CODES.get(combo.rate ?? '');
    if (!code) return;
    setExtension(combo, TAX_RATE, code);
    removeExtension(combo, EXEMPTION);
  } else if (EXEMPTIONS.has(combo.key)) {
    setExtension(combo, TAX_RATE, NO_TAX);
    alignWithKey(combo, EXEMPTION, EXEMPTIONS);
  }
}

/** Sets the product type. Items without a unit, by key or UN/ECE code, count as services. */
function setProductType(item: Item): void {
  item.unit ||= unitOfCode(item.ext?.get(UNIT_EXTENSION) ?? '') ?? 'one';
  setExtensionIfAbsent(item, PRODUCT_TYPE, SERVICE_UNITS.has(item.unit) ? 'S' : 'P');
}

/** Sets the day that the taxes refer to: the operation date, otherwise the issue date, which is completed first. */
function completeValueDate(document: Invoice | Order, { now, timeZone }: NormaliseContext): void {
  completeIssueDate(document, now, timeZone);
  document.value_date ??= document.op_date ?? document.issue_date;
}

export const normalisers: readonly Normaliser[] = [
  normaliser(TaxCombo, setVatCodes),
  normaliser(Item, setProductType),
  ...paymentMeansCodes(PAYMENT_MEANS, PAYMENT_MEANS_CODES, ['other']),
  normaliser(Line, addExemptionNote),
  normaliser(Invoice, (invoice, context) => {
    invoice.tax ??= Tax.create();
    setExtensionIfAbsent(invoice.tax, SOURCE, 'P');
    completeValueDate(invoice, context);
    for (const advance of invoice.payment?.advances ?? []) advance.date ??= invoice.issue_date;
  }),
  normaliser(Order, (order, context) => {
    order.tax ??= Tax.create();
    setExtensionIfAbsent(order.tax, WORK_TYPE, WORK_TYPES.get(order.type ?? '') ?? '');
    completeValueDate(order, context);
  }),
  normaliser(Delivery, (delivery) => {
    delivery.tax ??= Tax.create();
    const returned = delivery.$tags?.includes('return');
    const type = returned ? 'GD' : MOVEMENT_TYPES.get(delivery.type ?? '');
    setExtensionIfAbsent(delivery.tax, MOVEMENT_TYPE, type ?? '');
  }),
  normaliser(Payment, (payment) => {
    setExtension(payment, PAYMENT_TYPE, payment.$tags?.includes('cash-vat') ? 'RC' : 'RG');
    setExtensionIfAbsent(payment, SOURCE, 'P');
  }),
];
