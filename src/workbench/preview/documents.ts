/**
 * The members of built documents that the preview shows, all of them optional: what the service gave is drawn
 * as far as it is there. Amounts and percentages are texts, dates `YYYY-MM-DD`.
 */

/** An invoice, an order or a delivery. */
export interface Bill {
  $tags?: string[];
  type?: string;
  series?: string;
  code?: string;
  issue_date?: string;
  op_date?: string;
  value_date?: string;
  currency?: string;
  exchange_rates?: { from?: string; to?: string; amount?: string }[];
  preceding?: DocumentReference[];
  tax?: { notes?: { text?: string }[] };
  supplier?: Party;
  customer?: Party;
  lines?: Line[];
  discounts?: Adjustment[];
  charges?: Adjustment[];
  ordering?: {
    code?: string;
    period?: Period;
    buyer?: Party;
    seller?: Party;
    issuer?: Party;
    projects?: DocumentReference[];
    contracts?: DocumentReference[];
    purchases?: DocumentReference[];
  };
  delivery?: { receiver?: Party; date?: string; period?: Period };
  payment?: PaymentDetails;
  totals?: Totals;
  notes?: { text?: string }[];

  /** Of orders. */
  contracts?: DocumentReference[];
  period?: Period;
  buyer?: Party;
  seller?: Party;

  /** Of deliveries. */
  despatcher?: Party;
  receiver?: Party;
  courier?: Party;
  tracking?: { code?: string; website?: { url?: string } };
  despatch_date?: string;
  receive_date?: string;
}

/** That something is to be paid, will be, or was. */
export interface Payment {
  type?: string;
  series?: string;
  code?: string;
  issue_date?: string;
  value_date?: string;
  currency?: string;
  exchange_rates?: { from?: string; to?: string; amount?: string }[];
  preceding?: DocumentReference[];
  supplier?: Party;
  customer?: Party;
  payee?: Party;
  lines?: PaymentLine[];
  methods?: { date?: string; key?: string; description?: string; ref?: string; amount?: string; currency?: string }[];
  total?: string;
  notes?: { text?: string }[];
}

export interface PaymentLine {
  i?: number;
  refund?: boolean;
  document?: DocumentReference;
  installment?: number;
  description?: string;
  payable?: string;
  amount?: string;
  due?: string;
  notes?: { text?: string }[];
}

/** How things stand with other documents. */
export interface Status {
  type?: string;
  series?: string;
  code?: string;
  issue_date?: string;
  supplier?: Party;
  customer?: Party;
  issuer?: Party;
  recipient?: Party;
  lines?: StatusLine[];
  notes?: { text?: string }[];
}

export interface StatusLine {
  index?: number;
  key?: string;
  date?: string;
  doc?: DocumentReference;
  description?: string;
  reasons?: { key?: string; description?: string; faults?: { code?: string; message?: string }[] }[];
  actions?: { key?: string; description?: string }[];
}

/** A text to somebody. */
export interface TextMessage {
  title?: string;
  content?: string;
}

export interface Period {
  start?: string;
  end?: string;
}

export interface DocumentReference {
  series?: string;
  code?: string;
  issue_date?: string;
  reason?: string;
}

export interface Party {
  name?: string;
  alias?: string;
  tax_id?: { country?: string; code?: string };
  identities?: { label?: string; type?: string; key?: string; code?: string }[];
  people?: { name?: PersonName; role?: string }[];
  addresses?: Address[];
  emails?: { addr?: string }[];
  telephones?: { num?: string }[];
  websites?: { url?: string }[];
  registration?: Record<string, string>;
}

export interface PersonName {
  prefix?: string;
  given?: string;
  middle?: string;
  surname?: string;
  surname2?: string;
  suffix?: string;
}

export interface Address {
  po_box?: string;
  num?: string;
  block?: string;
  floor?: string;
  door?: string;
  street?: string;
  street_extra?: string;
  locality?: string;
  region?: string;
  state?: string;
  code?: string;
  country?: string;
}

export interface Line {
  i?: number;
  quantity?: string;
  item?: { name?: string; description?: string; ref?: string; unit?: string; price?: string; currency?: string };
  period?: Period;
  discounts?: Adjustment[];
  charges?: Adjustment[];
  breakdown?: Line[];
  substituted?: Line[];
  taxes?: TaxCombo[];
  total?: string;
  notes?: { text?: string }[];
}

/** A discount or a charge, of a line or of the whole. */
export interface Adjustment {
  i?: number;
  reason?: string;
  percent?: string;
  amount?: string;
  taxes?: TaxCombo[];
}

export interface TaxCombo {
  cat?: string;
  key?: string;
  percent?: string;
  surcharge?: string;
}

export interface Totals {
  sum?: string;
  discount?: string;
  charge?: string;
  tax_included?: string;
  total?: string;
  taxes?: { categories?: TaxCategory[] };
  tax?: string;
  total_with_tax?: string;
  retained_tax?: string;
  rounding?: string;
  payable?: string;
  advance?: string;
  due?: string;
}

export interface TaxCategory {
  code?: string;
  retained?: boolean;
  informative?: boolean;
  rates?: {
    key?: string;
    country?: string;
    base?: string;
    percent?: string;
    amount?: string;
    surcharge?: { percent?: string; amount?: string };
  }[];
}

export interface PaymentDetails {
  payee?: Party;
  terms?: { key?: string; notes?: string; due_dates?: DueDate[] };
  advances?: { date?: string; description?: string; amount?: string }[];
  instructions?: Instructions;
}

export interface DueDate {
  date?: string;
  notes?: string;
  amount?: string;
  percent?: string;
  currency?: string;
}

export interface Instructions {
  key?: string;
  ref?: string;
  notes?: string;
  detail?: string;
  credit_transfer?: { iban?: string; bic?: string; number?: string; name?: string }[];
  direct_debit?: { ref?: string; creditor?: string; account?: string };
  card?: { first6?: string; last4?: string; holder?: string };
  online?: { label?: string; url?: string }[];
}
