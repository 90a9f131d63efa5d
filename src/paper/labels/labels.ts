/** All words that a paper adds to the content of the document. Each language but English has a PO file. */
export interface Labels {
  /** The titles of invoices, by type or kind. A country may have further ones. */
  titles: Record<
    | ('standard' | 'simplified' | 'proforma' | 'corrective' | 'credit-note' | 'debit-note' | 'other')
    | ('advance' | 'partial' | 'final' | 'advance-correction' | 'final-correction'),
    string
  >;
  issueDate: string;
  operationDate: string;
  taxDate: string;
  period: string;
  /** Periods without an end or without a start, with `{date}` for the other day. */
  periodFrom: string;
  periodUntil: string;
  /** Precedes the numbers of the invoices that a corrective invoice refers to. */
  precedes: string;
  orderCode: string;
  contract: string;
  project: string;
  purchaseOrder: string;

  supplier: string;
  customer: string;
  /** The title of a party on its own. */
  party: string;
  payee: string;
  buyer: string;
  seller: string;
  issuer: string;
  addressee: string;
  deliveryDate: string;
  deliveredTo: string;
  /** The tax number of a country without a word of its own. */
  taxId: string;
  /** The VAT number of the European Union. */
  vatNumber: string;
  registration: string;
  /** Precedes the registered capital of a company. */
  capital: string;

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
  /** The tax included in the prices. */
  taxIncluded: string;
  net: string;
  /** Precedes the amount on which a tax is calculated. */
  on: string;
  /** Precedes the amount without tax of a rate that is not a percentage, such as an exemption. */
  untaxedBase: string;
  surcharge: string;
  totalWithTax: string;
  withheld: string;
  rounding: string;
  payable: string;
  /** Replaces it where the country calls a total by its tax: `Total TTC`. */
  payableWithTax?: string;
  /** The value of the order, with tax, on an invoice for an advance on it. */
  orderValue: string;
  advance: string;
  /** The tax that the customer pays to the tax office (split payment). */
  splitPayment: string;
  due: string;
  /** Replace them on credit notes, which nobody has to pay: also the date, if its name refers to an invoice. */
  credit: Pick<Labels, 'payable' | 'advance' | 'due'> & Partial<Pick<Labels, 'issueDate'>>;
  /** Names the amount of a credit note without a sign, if its title may also be that of a correction that asks for more. */
  refunded?: string;

  payment: string;
  dueDate: string;
  /** Precedes the last day of a discount for early payment. */
  cashDiscount: string;
  terms: Record<string, string>;
  /** The names of payment means, by the key of the payment instructions or its part before a `+`. */
  means: Record<string, string>;
  account: string;
  clearing: string;
  bank: string;
  mandate: string;
  creditor: string;
  reference: string;
  card: string;

  notes: string;
  /** The mention that self-billed invoices must have, in the words of Directive 2006/112/EC, article 226 (10a). */
  selfBilling: string;
  /**
   * The mentions of Directive 2006/112/EC, article 226 (7a), (11a), (13) and (14), by the key of the note, in the words of the law; for
   * languages that `legal-notes.ts` does not have.
   */
  legal?: Readonly<Record<string, string>>;
  exchangeRate: string;
  /** The names of taxes by category, if different from the code. */
  taxes: Record<string, string>;
  /** Texts that replace a percentage, by tax key. */
  taxKeys: Record<string, string>;

  /** The titles of orders, deliveries, payments and statuses, by their types. */
  orderTitles: Record<'purchase' | 'sale' | 'quote', string>;
  deliveryTitles: Record<'advice' | 'note' | 'waybill' | 'receipt' | 'other', string>;
  paymentTitles: Record<'request' | 'advice' | 'receipt', string>;
  statusTitles: Record<'response' | 'update' | 'system', string>;
  message: string;
  /** For papers other than invoices. */
  date: string;
  provider: string;
  client: string;

  /** For deliveries. */
  despatcher: string;
  receiver: string;
  courier: string;
  tracking: string;
  despatchDate: string;
  receiveDate: string;

  /** For payments. */
  document: string;
  installment: string;
  refund: string;
  paid: string;
  outstanding: string;
  paidBy: string;
  total: string;

  /** For statuses: the status of a document, the reasons and the actions. */
  status: string;
  statusKeys: Record<string, string>;
  reasonKeys: Record<string, string>;
  actionKeys: Record<string, string>;
  /** For messages of the network (MLR, MLS): what was found, by the code of the finding. */
  verdictKeys: Record<string, string>;

  /** For e-invoices, unless listed above (chapter 13 §7). */
  inbox: string;
  costCentre: string;
  salesOrder: string;
  receivingAdvice: string;
  despatchAdvice: string;
  tender: string;
  /** The object of the invoice or a line: a meter, a subscription. */
  object: string;
  deliveryPlace: string;
  orderLine: string;
  origin: string;
  attachments: string;
  /** Stands next to the code for banking apps. */
  scanToPay: string;
  /** Heads the QR code for verifying a bill in a national system. */
  verification: string;
  /** Precedes the host of a link that is not an authority's. */
  notVerified: string;
  /** Across the pages of a document with faults. */
  incomplete: string;
  /** Across the pages of a document that still needs the stamp of a tax office. */
  draft: string;
  /** The sum of the lines so far, at the end of a page and at the beginning of the next. */
  carriedForward: string;
  broughtForward: string;
  /** Precedes the owner of the logo in its alternative text. */
  logoOf: string;
  /**
   * The names of units next to a figure, by key: in a form that suits singular and plural, or in the forms for one, a few,
   * more and a fraction, `worek|worki|worków|worka`, and for two where it differs. The last form stands for those that are missing.
   */
  units: Record<string, string>;
  /** The names of item attributes by key; others are shown by key. */
  attributes: Record<string, string>;
  /** The names of party identities by key, for documents that do not name them. */
  identities: Record<string, string>;
  /** The titles of small documents by schema, if the schema's name in words is unsuitable. */
  otherTitles: Record<string, string>;
  /** The names of their members, unless listed above. */
  members: Record<string, string>;
}
