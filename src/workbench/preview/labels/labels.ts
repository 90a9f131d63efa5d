/** Every word that the preview of an invoice adds to what stands in the document. One file a language. */
export interface Labels {
  /** By invoice type. */
  titles: Record<'standard' | 'proforma' | 'corrective' | 'credit-note' | 'debit-note' | 'other', string>;
  issueDate: string;
  operationDate: string;
  taxDate: string;
  period: string;
  /** Before the numbers of the invoices a corrective one is about. */
  precedes: string;
  orderCode: string;
  contract: string;
  project: string;
  purchaseOrder: string;

  supplier: string;
  customer: string;
  payee: string;
  buyer: string;
  seller: string;
  issuer: string;
  deliveryDate: string;
  deliveredTo: string;
  taxId: string;
  registration: string;

  item: string;
  quantity: string;
  price: string;
  tax: string;
  amount: string;
  discount: string;
  charge: string;
  replaces: string;

  sum: string;
  discounts: string;
  charges: string;
  /** Tax that the prices had in them. */
  taxIncluded: string;
  net: string;
  /** Before the amount a tax is calculated on. */
  on: string;
  surcharge: string;
  totalWithTax: string;
  withheld: string;
  rounding: string;
  payable: string;
  advance: string;
  due: string;

  payment: string;
  dueDate: string;
  terms: Record<string, string>;
  /** By the key of the payment instructions, also the part before a `+`. */
  means: Record<string, string>;
  account: string;
  accountHolder: string;
  mandate: string;
  creditor: string;
  reference: string;
  card: string;

  notes: string;
  exchangeRate: string;
  /** What a tax is called, by its category, where that is not its code. */
  taxes: Record<string, string>;
  /** Said in place of a percentage, by the tax key. */
  taxKeys: Record<string, string>;
}
