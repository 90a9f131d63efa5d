/** What invoices, orders and deliveries have in common, for the calculations that they share (chapter 02 §4). */
import type { Plan, Regime } from '../tax/registry.ts';
import type { Rounding } from '../tax/rounding.ts';
import type { Calculation } from './calculation.ts';
import type { Invoice } from './invoice.ts';

export type BillDocument = Pick<
  Invoice,
  | '$regime'
  | '$addons'
  | '$tags'
  | 'issue_date'
  | 'issue_time'
  | 'value_date'
  | 'currency'
  | 'exchange_rates'
  | 'preceding'
  | 'tax'
  | 'supplier'
  | 'customer'
  | 'lines'
  | 'discounts'
  | 'charges'
  | 'payment'
  | 'totals'
  | 'complements'
>;

/** The settled facts that every figure of a document depends on. */
export interface Terms {
  readonly calculation: Calculation;
  readonly plan: Plan;
  readonly regime: Regime | undefined;
  readonly currency: string;
  readonly rounding: Rounding;
  /** The day whose tax rates hold, and the property that it stands in. */
  readonly taxDate: string;
  readonly taxDateField: 'value_date' | 'issue_date';
  /** The tax category contained in prices; empty for none. */
  readonly included: string;
}
