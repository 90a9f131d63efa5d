/** Normalises documents for the CFDI (chapter 08 §2.2). */
import { completeIssueDate } from '../../../bill/dates.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { Payment } from '../../../bill/payment.ts';
import { isZeroTime, ZERO_TIME } from '../../../cal/time.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import type { Identity } from '../../../org/identity.ts';
import { Item } from '../../../org/item.ts';
import { Party } from '../../../org/party.ts';
import { paymentMeansCodes } from '../../../pay/means-codes.ts';
import { type Extensible, setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import { FISCAL_REGIME, PAYMENT_MEANS, PROD_SERV, USE } from './extensions/keys.ts';

/** The time zone of the tax office, regardless of the document's regime. */
const TIME_ZONE = 'America/Mexico_City';

const MEANS_CODES: ReadonlyMap<string, string> = new Map([
  ['cash', '01'],
  ['cheque', '02'],
  ['credit-transfer', '03'],
  ['card', '04'],
  ['online+wallet', '05'],
  ['online', '06'],
  ['other+grocery-vouchers', '08'],
  ['other+in-kind', '12'],
  ['other+subrogation', '13'],
  ['other+consignment', '14'],
  ['other+debt-relief', '15'],
  ['netting', '17'],
  ['other+novation', '23'],
  ['other+merger', '24'],
  ['other+remission', '25'],
  ['other+expiration', '26'],
  ['other+satisfy-creditor', '27'],
  ['card+debit', '28'],
  ['other+debit', '28'],
  ['other+services', '29'],
  ['other+advance', '30'],
  ['other+intermediary', '31'],
]);

/** Sets day and time to the current ones if the time is missing. A CFDI is issued to the second. */
function completeIssueTime(document: { issue_date?: string; issue_time?: string }, now: Date): void {
  if (document.issue_time !== undefined && !isZeroTime(document.issue_time)) return;
  document.issue_time = ZERO_TIME;
  completeIssueDate(document, now, TIME_ZONE);
}

const KEPT_AS_IDENTITIES = [PROD_SERV, FISCAL_REGIME, USE];

/** Moves codes that older documents have among the identities to the extensions. */
function moveIdentities(owner: Extensible & { identities?: Identity[] }): void {
  if (!owner.identities) return;
  owner.identities = owner.identities.filter(({ key = '', code = '' }) => {
    if (!KEPT_AS_IDENTITIES.includes(key)) return true;
    setExtension(owner, key, code);
    return false;
  });
}

/** Completes the code of a product or service that only identifies its class. */
function completeProdServ(item: Item): void {
  const code = item.ext?.get(PROD_SERV) ?? '';
  if (/^\d{6}$/.test(code)) setExtension(item, PROD_SERV, `${code}00`);
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, (invoice, { now }) => {
    completeIssueTime(invoice, now);
    if (invoice.$tags?.includes('global')) invoice.customer = undefined;
  }),
  normaliser(Payment, (payment, { now }) => {
    completeIssueTime(payment, now);
    setExtension(payment, 'mx-cfdi-doc-type', 'P');
    if (payment.customer) setExtensionIfAbsent(payment.customer, USE, 'CP01');
    for (const reference of payment.preceding ?? []) setExtensionIfAbsent(reference, 'mx-cfdi-rel-type', '04');
  }),
  normaliser(Party, moveIdentities),
  normaliser(Item, (item) => {
    moveIdentities(item);
    completeProdServ(item);
  }),
  ...paymentMeansCodes(PAYMENT_MEANS, MEANS_CODES),
];
