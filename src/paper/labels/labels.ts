/** Every word that a paper adds to what stands in the document. One file a language. */
export interface Labels {
  /** By invoice type. */
  titles: Record<
    'standard' | 'simplified' | 'proforma' | 'corrective' | 'credit-note' | 'debit-note' | 'other',
    string
  >;
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
  /** Of a paper about a party alone. */
  party: string;
  payee: string;
  buyer: string;
  seller: string;
  issuer: string;
  addressee: string;
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
  clearing: string;
  accountHolder: string;
  mandate: string;
  creditor: string;
  reference: string;
  card: string;

  notes: string;
  exchangeRate: string;
  /** What a tax is called, by its category, where that is not its code. */
  taxes: Record<string, string>;
  /** Said instead of a percentage, by the tax key. */
  taxKeys: Record<string, string>;

  /** By the types of orders, deliveries, payments and statuses. */
  orderTitles: Record<'purchase' | 'sale' | 'quote', string>;
  deliveryTitles: Record<'advice' | 'note' | 'waybill' | 'receipt' | 'other', string>;
  paymentTitles: Record<'request' | 'advice' | 'receipt', string>;
  statusTitles: Record<'response' | 'update' | 'system', string>;
  message: string;
  /** On papers that are no invoices. */
  date: string;
  provider: string;
  client: string;

  /** Of a delivery. */
  despatcher: string;
  receiver: string;
  courier: string;
  tracking: string;
  despatchDate: string;
  receiveDate: string;

  /** Of a payment. */
  document: string;
  installment: string;
  refund: string;
  paid: string;
  outstanding: string;
  paidBy: string;
  total: string;

  /** Of a status: how a document stands, why, and what is to be done. */
  status: string;
  statusKeys: Record<string, string>;
  reasonKeys: Record<string, string>;
  actionKeys: Record<string, string>;

  /** Of e-invoices, as far as nothing above says it (chapter 13 §7). */
  inbox: string;
  costCentre: string;
  salesOrder: string;
  receivingAdvice: string;
  despatchAdvice: string;
  tender: string;
  /** What the invoice or a line is about: a meter, a subscription. */
  object: string;
  deliveryPlace: string;
  orderLine: string;
  origin: string;
  attachments: string;
  /** Beside the code that a banking program reads. */
  scanToPay: string;
  /** Before whose logo it is, for those who cannot see it. */
  logoOf: string;
  /** What units are called beside a figure, by their keys, in forms that suit one and many; others are called by their keys. */
  units: Record<string, string>;
  /** What attributes of items are called, by their keys; others are called by their keys. */
  attributes: Record<string, string>;
  /** What numbers of parties are called, by their keys, where nothing in the document says it. */
  identities: Record<string, string>;
  /** What small documents are called, by their schemas, where their names in words do not do. */
  otherTitles: Record<string, string>;
  /** What is in them, by its names, as far as nothing above says it. */
  members: Record<string, string>;
}
