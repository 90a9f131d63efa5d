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
  { title: 'Ordering', description: 'Details of an order and the documents that belong to it.' },
  {
    code: field(code, 'Code', "The customer's reference, such as a purchase order number."),
    identities: field(list(Identity), 'Identities', 'Further references that belong to the order.'),
    cost: field(code, 'Cost', 'The account in which the customer books the cost.'),
    period: field(Period, 'Period', 'The period that the document covers.'),
    buyer: field(Party, 'Buyer', 'The buyer, if not the customer.'),
    seller: field(Party, 'Seller', 'The seller, if not the supplier.'),
    issuer: field(Party, 'Issuer', 'The party that issues the document for the supplier.'),
    addressee: field(Party, 'Addressee', 'The party that receives the document for the customer.'),
    projects: field(references, 'Projects', 'Projects that the document belongs to.'),
    contracts: field(references, 'Contracts', 'Contracts that the document follows from.'),
    purchases: field(references, 'Purchase Orders', 'Orders of the customer.'),
    sales: field(references, 'Sales Orders', 'Order confirmations of the supplier.'),
    receiving: field(references, 'Receiving Advice', 'Receipts of goods.'),
    despatch: field(references, 'Despatch Advice', 'Dispatches of goods.'),
    tender: field(references, 'Tender Advice', 'Calls for tenders or lots.'),
  },
);
export type Ordering = InstanceOf<typeof Ordering>;
