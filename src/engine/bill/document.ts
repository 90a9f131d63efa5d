/** The common members of invoices, orders and deliveries, for their shared calculations (chapter 02 §4). */
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

/** The context that every figure of a document depends on. */
export interface CalculationContext {
  readonly calculation: Calculation;
  readonly plan: Plan;
  readonly regime: Regime | undefined;
  readonly currency: string;
  readonly rounding: Rounding;
  /** The day whose tax rates apply, and the property that contains it. */
  readonly taxDate: string;
  readonly taxDateField: 'value_date' | 'issue_date';
  /** The tax category contained in prices; empty if none. */
  readonly included: string;
}
