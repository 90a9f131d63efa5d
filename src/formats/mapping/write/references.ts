/** Writes references to other documents, periods and delivery (chapter 14 §3.7, §3.8). */

import type { Invoice } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { TermId } from '../../terms/declare.ts';
import { copy } from '../copied.ts';
import { BUYER, DELIVERY_ADDRESS } from '../party-terms.ts';
import { writeAddressTerms } from './address.ts';
import { completeParty } from './extended-party.ts';
import { writeIdentity } from './identities.ts';
import { extensionOf, type Mapping, numberOf, peekExtension } from './mapping.ts';
import type { Source } from './source.ts';

type Ordering = NonNullable<Invoice['ordering']>;
type Reference = NonNullable<Ordering['projects']>[number];

/** The lists of references in `ordering`. The first entry is written, with its date in EXTENDED. */
const REFERENCES = [
  ['projects', 'BT-11'],
  ['contracts', 'BT-12', 'BT-X-148'],
  ['purchases', 'BT-13', 'BT-X-147'],
  ['sales', 'BT-14', 'BT-X-146'],
  ['receiving', 'BT-15', 'BT-X-201'],
  ['despatch', 'BT-16', 'BT-X-200'],
  ['tender', 'BT-17', 'BT-X-556'],
] as const satisfies readonly (readonly [name: keyof Ordering, term: TermId, date?: TermId])[];

export function writeReferences(mapping: Mapping): void {
  const { document, invoice } = mapping;
  const ordering = document.object('ordering');
  if (ordering) {
    invoice.add('BT-10', ordering.text('code'), ordering.at('code'));
    copy(invoice, ordering, 'BT-19');
    for (const [name, term, date] of REFERENCES) {
      const [reference, ...others] = ordering.list(name, 'reference');
      if (reference) writeReference(mapping, reference, term, date);
      mapping.dropOthers(others, term);
    }
    writeObject(mapping, ordering);
  }
  writeMissingOrder(mapping);
  writePreceding(mapping);
  writePeriod(mapping);
}

function writeReference(mapping: Mapping, reference: Source<Reference>, term: TermId, date?: TermId): void {
  mapping.invoice.add(term, numberOf(reference), reference.at('code'));
  if (date !== undefined && mapping.extra(date)) {
    mapping.place(mapping.invoice, date, reference.text('issue_date'), reference.at('issue_date'));
  }
  if (term !== 'BT-11' || !mapping.isCii) return;
  mapping.invoice.add('BT-11-0', reference.text('description') ?? 'Project reference', reference.at('description'));
}

/**
 * Writes a placeholder for the order. UBL requires one with the seller's order number, and Peppol if the buyer has no
 * other reference.
 */
function writeMissingOrder({ document, invoice, isCii, writing, report }: Mapping): void {
  if (invoice.first('BT-13') !== undefined) return;
  const property = document.at('ordering.purchases');
  if (invoice.first('BT-14') !== undefined && !isCii) {
    invoice.add('BT-13', 'NA', property);
    report.supplied(
      'info',
      { property, term: 'BT-13' },
      message('UBL needs an order number with a sales order number; the placeholder NA was written.'),
    );
  } else if (writing.orderOrNothing && invoice.first('BT-10') === undefined) {
    invoice.add('BT-13', 'NA', property);
    report.supplied(
      'warning',
      { property, term: 'BT-13' },
      message(
        'There is neither a buyer reference nor an order; the placeholder NA was written. Set ordering.code if the buyer gave a reference.',
      ),
    );
  }
}

/** Writes the invoiced object: the identity with a scheme, otherwise the first (BT-18). */
function writeObject(mapping: Mapping, ordering: Source<Ordering>): void {
  const identities = ordering.list('identities', 'identity');
  const chosen = identities.find((each) => peekExtension(each, 'untdid-reference') !== undefined) ?? identities[0];
  if (chosen === undefined) return;
  mapping.invoice.add('BT-18', chosen.text('code'), chosen.at('code'));
  mapping.invoice.add('BT-18-1', extensionOf(chosen, 'untdid-reference'), chosen.at('ext.untdid-reference'));
  mapping.dropOthers(
    identities.filter((each) => each !== chosen),
    'BT-18',
  );
}

/** Writes the preceding invoices that this one corrects or follows. The CII core allows one. */
function writePreceding(mapping: Mapping): void {
  const { document, invoice, isCii, format, report } = mapping;
  const preceding = document.list('preceding', 'reference');
  const written = isCii && format.terms === undefined ? preceding.slice(0, 1) : preceding;
  for (const reference of written) {
    const group = mapping.open(invoice, 'BG-3', reference.path);
    group.add('BT-25', numberOf(reference), reference.at('code'));
    copy(group, reference, 'BT-26');
    if (mapping.extra('BT-X-555')) {
      const type = extensionOf(reference, 'untdid-document-type');
      mapping.place(group, 'BT-X-555', type, reference.at('ext.untdid-document-type'));
    }
  }
  for (const reference of mapping.writing.ownReasons ? [] : preceding) {
    const reason = reference.text('reason');
    if (reason === undefined) continue;
    const property = reference.at('reason');
    mapping.notes.push({ text: reason, property });
    report.changed('info', { property, term: 'BT-22' }, message('The reason was written as a note of the document.'));
  }
  mapping.dropOthers(preceding.slice(written.length), 'BG-3');
}

/** Writes the invoicing period (BG-14): the period of the order, otherwise of the delivery. */
function writePeriod(mapping: Mapping): void {
  const { document, invoice } = mapping;
  const ordered = document.object('ordering')?.object('period', 'period');
  const given = document.object('delivery')?.object('period', 'period');
  const delivered = given?.isSettled ? undefined : given;
  const period = ordered ?? delivered;
  if (period === undefined) return;
  copy(mapping.open(invoice, 'BG-14', period.path), period, 'BT-73', 'BT-74');
  if (ordered === undefined || delivered === undefined) return;
  if (['start', 'end'].every((day) => ordered.peek(day as 'start') === delivered.peek(day as 'start'))) {
    delivered.take('start', 'end');
    return;
  }
  mapping.drop(
    delivered,
    'warning',
    message('The delivery period was not written; an invoice has one period, and the order has a different one.'),
  );
}

/** Writes when and where goods were delivered (BG-13). */
export function writeDelivery(mapping: Mapping): void {
  const { document, invoice, report } = mapping;
  const delivery = document.object('delivery', 'delivery');
  const receiver = delivery?.object('receiver', 'receiver');
  const day = delivery?.peek('date');
  const performed = document.text('op_date');
  if (!delivery && performed === undefined) return;
  const group = mapping.open(invoice, 'BG-13', document.at('delivery'));
  if (delivery) copy(group, delivery, 'BT-72');
  if (performed !== undefined && performed !== day) {
    const place = { property: document.at('op_date'), term: 'BT-72' } as const;
    if (day === undefined) {
      group.add('BT-72', performed, place.property);
      report.changed('info', place, message('The date of supply was written as the delivery date (BT-72).'));
    } else {
      report.dropped('warning', place, message('The date of supply was not written, since the delivery date differs.'));
    }
  }
  const [identity, ...others] = delivery?.list('identities', 'identity') ?? [];
  if (identity) {
    const label = identity.peek('label');
    if (peekExtension(identity, 'iso-scheme-id') === undefined && label !== undefined && /^\d{4}$/.test(label)) {
      group.add('BT-71', identity.text('code'), identity.at('code'))?.with('BT-71-1', identity.text('label'));
    } else writeIdentity(mapping, group, identity, 'BT-71');
  }
  mapping.dropOthers(others, 'BT-71');
  if (receiver === undefined) return;
  group.add('BT-70', receiver.text('name'), receiver.at('name'));
  const [address, ...further] = receiver.list('addresses', 'address');
  if (address) writeAddressTerms(mapping.open(group, 'BG-15', address.path), address, DELIVERY_ADDRESS);
  mapping.dropOthers(further, 'BG-15');
  completeParty(mapping, group, receiver, 'ShipToTradeParty');
}

/** Adds a delivery to the buyer for formats that require delivery details, if there are none (chapter 14 §3.8). */
export function supplyDelivery(mapping: Mapping): void {
  const { invoice, document, report } = mapping;
  const buyer = invoice.group('BG-7');
  if (!mapping.writing.deliveryToBuyer || buyer === undefined || document.has('delivery')) return;
  if (mapping.extra('BT-70') === undefined) return;
  if (invoice.text('BT-3') === '386' || invoice.group('BG-13')?.first('BT-72') || invoice.group('BG-14')) return;
  if (invoice.groups('BG-25').some((line) => line.group('BG-26') !== undefined)) return;
  const address = buyer.group('BG-8');
  const group = mapping.group(invoice, 'BG-13', document.at('delivery'));
  group.add('BT-70', buyer.text('BT-44'), buyer.property);
  if (address) {
    const written = mapping.open(group, 'BG-15', address.property);
    BUYER.address.terms.forEach((term, at) => {
      const to = DELIVERY_ADDRESS[at];
      if (to) written.add(to, address.text(term), address.first(term)?.property);
    });
  }
  report.supplied(
    'info',
    { property: document.at('delivery'), term: 'BG-13' },
    message("The document has no date or place of delivery; the customer's name and address were written."),
  );
}
