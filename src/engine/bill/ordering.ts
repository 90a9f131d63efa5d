import { Period } from '../cal/period.ts';
import { code } from '../cbc/code.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';

const references = list(DocumentRef);

/** The ordered goods or services, the buyer, and related documents. */
export const Ordering = object(
  'bill.Ordering',
  { title: 'Ordering', description: 'What was ordered, by whom, and the documents that belong to it.' },
  {
    code: field(code, 'Code', "The customer's reference, such as a purchase order number."),
    identities: field(list(Identity), 'Identities', 'Further references that belong to the order.'),
    cost: field(code, 'Cost', 'Where the customer books the cost.'),
    period: field(Period, 'Period', 'The time that the document covers.'),
    buyer: field(Party, 'Buyer', 'Who bought, where it is not the customer.'),
    seller: field(Party, 'Seller', 'Who sold, where it is not the supplier.'),
    issuer: field(Party, 'Issuer', "Who issues the document in the supplier's name."),
    addressee: field(Party, 'Addressee', "Who receives the document in the customer's place."),
    projects: field(references, 'Projects', 'Projects that the document belongs to.'),
    contracts: field(references, 'Contracts', 'Contracts that the document follows from.'),
    purchases: field(references, 'Purchase Orders', 'Orders of the customer.'),
    sales: field(references, 'Sales Orders', 'Order confirmations of the supplier.'),
    receiving: field(references, 'Receiving Advice', 'What was received.'),
    despatch: field(references, 'Despatch Advice', 'What was sent.'),
    tender: field(references, 'Tender Advice', 'Calls for tenders or lots.'),
  },
);
export type Ordering = InstanceOf<typeof Ordering>;
