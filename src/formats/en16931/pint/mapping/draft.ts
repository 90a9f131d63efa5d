/** The members of documents that PINT maps in its own way. */

export type Extensions = Record<string, string>;

export interface Identity {
  scope?: string;
  key?: string;
  type?: string;
  country?: string;
  label?: string | undefined;
  code?: string;
  ext?: Extensions;
}

export interface Party {
  uuid?: string;
  tax_id?: { country?: string; code?: string };
  identities?: Identity[];
  inboxes?: { scheme?: string; code?: string }[];
  addresses?: { po_box?: string; region?: string; state?: string; street_extra?: string; country?: string }[];
}

export interface Combo {
  cat?: string;
  key?: string;
  percent?: string;
  ext?: Extensions;
}

export interface Row {
  key?: string;
  base?: string;
  percent?: string;
  amount?: string;
  taxes?: Combo[];
  ext?: Extensions;
}

interface Attribute {
  label?: string;
  key?: string;
  text?: string;
}

export interface Item {
  key?: string | undefined;
  name?: string;
  description?: string;
  unit?: string;
  identities?: Identity[] | undefined;
  attributes?: Attribute[] | undefined;
  meta?: Record<string, string>;
  ext?: Extensions;
}

export interface Line extends Row {
  total?: string;
  item?: Item;
  charges?: Row[];
  discounts?: Row[];
}

interface Preceding {
  uuid?: string;
  ext?: Extensions;
}

/** A built document. */
export interface Document {
  uuid?: string;
  $tags?: string[];
  type?: string;
  issue_date?: string;
  issue_time?: string;
  currency?: string;
  exchange_rates?: { from?: string; to?: string; amount?: string }[];
  tax?: {
    point?: string;
    ext?: Extensions;
    notes?: { cat?: string; key?: string; text?: string }[];
  };
  supplier?: Party;
  customer?: Party;
  preceding?: Preceding[];
  lines?: Line[];
  discounts?: Row[];
  charges?: Row[];
  ordering?: { seller?: Party; buyer?: Party };
  payment?: {
    payee?: Party;
    terms?: { due_dates?: { date?: string; amount?: string; percent?: string; notes?: string }[] };
    instructions?: { key?: string; ext?: Extensions };
  };
  delivery?: { date?: string; identities?: Identity[]; receiver?: Party };
  notes?: { key?: string; ext?: Extensions }[];
  /** Null in a document that cannot be calculated. */
  totals?: Totals | null;
}

interface Totals {
  sum?: string;
  discount?: string;
  charge?: string;
  total?: string;
  tax?: string;
  total_with_tax?: string;
  rounding?: string;
  advance?: string;
  retained_tax?: string;
  payable?: string;
  due?: string;
  taxes?: {
    categories: { code: string; retained?: boolean; informative?: boolean; rates?: object[] }[];
  };
}
