/** Reads references to other documents, periods and delivery (chapter 14 §5.3, §5.4). */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { DELIVERY_ADDRESS } from '../party-terms.ts';
import { BUYER_AGENT, FRENCH_BUYER_AGENT, FRENCH_INVOICER, INVOICER } from './extended-parties.ts';
import { type Party, readAddress, readIdentity, readParty, readPlainParty } from './parties.ts';
import { extensions, listOf, type Reading, some, type Terms, unlessEmpty } from './reading.ts';

export type Ordering = NonNullable<InvoiceDraft['ordering']>;
export type Delivery = NonNullable<InvoiceDraft['delivery']>;
type Reference = NonNullable<NonNullable<Ordering['contracts']>[number]>;
type Preceding = NonNullable<NonNullable<InvoiceDraft['preceding']>[number]>;
type Period = NonNullable<Ordering['period']>;

/** Stands for a missing order where UBL requires one. */
const NOTHING = 'NA';

export function readOrdering(reading: Reading, seller: Party | undefined): Ordering | undefined {
  const { invoice } = reading;
  if (invoice.peek('BT-13') === NOTHING) invoice.value('BT-13');
  const object = readObject(reading);
  return some<Ordering>({
    code: invoice.text('BT-10', '$.ordering.code'),
    identities: listOf(object),
    cost: invoice.text('BT-19', '$.ordering.cost'),
    period: readPeriod(invoice.inner('BG-14'), 'BT-73', 'BT-74', '$.ordering.period'),
    seller,
    buyer: readBuyerAgent(reading),
    issuer: readIssuer(reading),
    projects: readReference(reading, 'BT-11', 'projects'),
    contracts: readReference(reading, 'BT-12', 'contracts', 'BT-X-148', 'EXT-FR-FE-199'),
    purchases:
      invoice.peek('BT-13') === NOTHING
        ? undefined
        : readReference(reading, 'BT-13', 'purchases', 'BT-X-147', 'EXT-FR-FE-197'),
    sales: readReference(reading, 'BT-14', 'sales', 'BT-X-146'),
    receiving: readReference(reading, 'BT-15', 'receiving', 'BT-X-201'),
    despatch: readReference(reading, 'BT-16', 'despatch', 'BT-X-200', 'EXT-FR-FE-198'),
    tender: readReference(reading, 'BT-17', 'tender', 'BT-X-556'),
  });
}

function readBuyerAgent(reading: Reading): Party | undefined {
  const isFrench = reading.hasTerm('EXT-FR-FE-BG-01');
  const agent = reading.invoice.inner(isFrench ? 'EXT-FR-FE-BG-01' : 'BG-X-62');
  return agent && readParty(agent, isFrench ? FRENCH_BUYER_AGENT : BUYER_AGENT, '$.ordering.buyer');
}

function readIssuer(reading: Reading): Party | undefined {
  const { invoice, isCii } = reading;
  const path = '$.ordering.issuer';
  if (reading.hasTerm('EXT-FR-FE-BG-05')) return readParty(invoice.inner('EXT-FR-FE-BG-05'), FRENCH_INVOICER, path);
  if (isCii) return readParty(invoice.inner('BG-X-33'), INVOICER, path);
  const seller = invoice.inner('BG-4')?.element?.child('cac:Party');
  return readPlainParty(reading, seller?.child('cac:ServiceProviderParty')?.child('cac:Party'));
}

function readObject({ invoice }: Reading) {
  const property = '$.ordering.identities[0].code';
  const value = invoice.value('BT-18', property);
  const code = value && invoice.textOf(value, 'BT-18', property);
  if (value === undefined || code === undefined) return undefined;
  const scheme = invoice.text('BT-18-1');
  return { code, ext: extensions({ 'untdid-reference': scheme }) };
}

/** Stands for a missing project name in CII. */
const NO_PROJECT_NAME = 'Project reference';

/** Returns a reference with the UBL details beyond its number, and the date of extensions. */
function readReference(
  reading: Reading,
  term: TermId,
  name: keyof Ordering,
  ...dates: readonly TermId[]
): Reference[] | undefined {
  const { invoice } = reading;
  const path = `$.ordering.${name}[0]`;
  const element = invoice.elementOf(term);
  const code = invoice.text(term, `${path}.code`);
  if (code === undefined) return undefined;
  const date = dates.find((each) => invoice.peek(each) !== undefined);
  const day = date && reading.isCii ? invoice.date(date, `${path}.issue_date`) : undefined;
  if (reading.isCii) {
    const title = term === 'BT-11' ? invoice.text('BT-11-0', `${path}.description`) : undefined;
    return [{ code, issue_date: day, description: title === NO_PROJECT_NAME ? undefined : title }];
  }
  return [{ code, ...(term === 'BT-14' ? undefined : readDocument(reading, element?.parent, term, path)) }];
}

/** Reads the UBL details of a document other than its number, including its date of issue. */
function readDocument(reading: Reading, document: XmlElement | undefined, term: TermId, path: string): Reference {
  return {
    issue_date: readDay(reading, document?.child('cbc:IssueDate'), term, `${path}.issue_date`),
    ...readDetails(reading, document, term, path),
  };
}

/** Reads a date that UBL has without a term. */
function readDay(
  reading: Reading,
  element: XmlElement | undefined,
  term: TermId,
  property: string,
): string | undefined {
  const text = reading.textOf(element);
  return text === undefined ? undefined : reading.date(term, text, property, element);
}

/**
 * Reads a period that UBL has without terms. A missing date equals the other one; an unreadable date makes the period
 * undefined.
 */
function readDays(reading: Reading, period: XmlElement | undefined, term: TermId, path: string): Period | undefined {
  const [first, last] = [period?.child('cbc:StartDate'), period?.child('cbc:EndDate')];
  const start = readDay(reading, first, term, `${path}.start`);
  const end = readDay(reading, last, term, `${path}.end`);
  const from = hasText(first) ? start : end;
  const to = hasText(last) ? end : start;
  return from === undefined || to === undefined ? undefined : { start: from, end: to };
}

function hasText(element: XmlElement | undefined): boolean {
  return element !== undefined && element.value.trim() !== '';
}

/** Reads the UBL details of a document that have no terms. */
function readDetails(reading: Reading, document: XmlElement | undefined, term: TermId, path: string): Reference {
  return {
    description: reading.textOf(document, 'cbc:DocumentDescription'),
    period: readDays(reading, document?.child('cac:ValidityPeriod'), term, `${path}.period`),
    ext: extensions({ 'untdid-document-type': reading.textOf(document, 'cbc:DocumentTypeCode') }),
  };
}

/** Other kinds of preceding documents in UBL. The first one counts if there is no invoice. */
const OTHER_PRECEDING = [
  'cac:SelfBilledInvoiceDocumentReference',
  'cac:CreditNoteDocumentReference',
  'cac:AdditionalDocumentReference',
];

export function readPreceding(reading: Reading): Preceding[] | undefined {
  const preceding: Preceding[] = [];
  for (const group of reading.invoice.all('BG-3')) {
    const path = `$.preceding[${preceding.length}]`;
    const code = group.text('BT-25', `${path}.code`);
    const other = code === undefined ? readOtherPreceding(reading, group.element, path) : undefined;
    if (other) preceding.push(other);
    if (code === undefined) continue;
    const details = reading.isCii
      ? undefined
      : readDetails(reading, group.element?.child('cac:InvoiceDocumentReference'), 'BT-25', path);
    const typeTerm = reading.hasTerm('BT-X-555') ? 'BT-X-555' : 'EXT-FR-FE-02';
    const type = group.text(typeTerm, `${path}.ext.untdid-document-type`);
    preceding.push({
      ...details,
      ...(type !== undefined && { ext: { 'untdid-document-type': type } }),
      code,
      issue_date: group.date('BT-26', `${path}.issue_date`),
    });
  }
  return unlessEmpty(preceding);
}

function readOtherPreceding(reading: Reading, billing: XmlElement | undefined, path: string): Preceding | undefined {
  for (const name of OTHER_PRECEDING) {
    const document = billing?.child(name);
    const code = reading.textOf(document, 'cbc:ID');
    if (code !== undefined) return { code, ...readDocument(reading, document, 'BT-25', path) };
  }
  return undefined;
}

/** Returns a period, with at least one date. */
export function readPeriod(group: Terms | undefined, first: TermId, last: TermId, path: string): Period | undefined {
  const start = group?.date(first, `${path}.start`);
  const end = group?.date(last, `${path}.end`);
  return some<Period>({ start, end });
}

export function readDelivery(reading: Reading): Delivery | undefined {
  const delivery = reading.invoice.inner('BG-13');
  if (delivery === undefined) return undefined;
  const path = '$.delivery';
  const receiver = some<Party>({
    name: delivery.text('BT-70', `${path}.receiver.name`),
    addresses: listOf(readAddress(delivery.inner('BG-15'), DELIVERY_ADDRESS, `${path}.receiver.addresses[0]`)),
  });
  return some<Delivery>({
    receiver,
    identities: listOf(readIdentity(delivery, 'BT-71', `${path}.identities[0].code`)),
    date: delivery.date('BT-72', `${path}.date`),
    period: reading.isCii
      ? undefined
      : readDays(reading, delivery.element?.child('cac:EstimatedDeliveryPeriod'), 'BT-72', `${path}.period`),
  });
}
