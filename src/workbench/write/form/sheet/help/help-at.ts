import type { Path } from '../../path.ts';
import * as texts from './texts.ts';

const helps: Readonly<Record<string, string>> = {
  type: texts.kind,
  series: texts.series,
  code: texts.number,
  issue_date: texts.issued,
  op_date: texts.supplied,
  currency: texts.currency,
  $tags: texts.tags,
  'lines.item.name': texts.item,
  'lines.quantity': texts.quantity,
  'lines.item.unit': texts.unit,
  'lines.item.price': texts.price,
  'payment.terms.due_dates.date': texts.due,
  'payment.instructions.key': texts.means,
  'payment.instructions.credit_transfer.iban': texts.iban,
  'payment.instructions.credit_transfer.bic': texts.bic,
  'payment.instructions.credit_transfer.name': texts.bank,
  'payment.instructions.credit_transfer.number': texts.accountNumber,
  'payment.instructions.ref': texts.paymentReference,
  'payment.terms.key': texts.whenDue,
  'payment.terms.notes': texts.paymentTerms,
  'notes.text': texts.note,
  'delivery.date': texts.deliveryDate,
  'ordering.code': texts.customerReference,
  'ordering.purchases.code': texts.order,
  'ordering.contracts.code': texts.contract,
  'ordering.period.start': texts.periodStart,
  'ordering.period.end': texts.periodEnd,
};

/** Of fields of a tax, wherever it is. */
const ofTaxes: Readonly<Record<string, string>> = {
  'taxes.key': texts.treatment,
  'taxes.rate': texts.rate,
};

/** Of fields of a party. */
const ofParties: Readonly<Record<string, string>> = {
  name: texts.partyName,
  'tax_id.country': texts.taxCountry,
  'tax_id.code': texts.taxNumber,
  'addresses.street': texts.street,
  'addresses.num': texts.houseNumber,
  'addresses.code': texts.postcode,
  'addresses.locality': texts.town,
  'addresses.country': texts.addressCountry,
  'emails.addr': texts.email,
  'inboxes.code': texts.inbox,
  'inboxes.email': texts.inboxEmail,
};

/** Returns the help of a field; undefined where its description in the schema suffices. */
export function helpAt(path: Path): string | undefined {
  const names = path.filter((step) => typeof step === 'string');
  return (
    helps[names.join('.')] ??
    ofTaxes[names.slice(-2).join('.')] ??
    (names.length > 1 ? ofParties[names.slice(1).join('.')] : undefined)
  );
}
