import { factsOf } from '../countries/countries.ts';
import type { Bill } from './documents.ts';

/** Returns the statements that the supplier's country requires, for documents whose figures are known. */
export function statementsOf(bill: Bill, country: string | undefined): readonly string[] {
  const { totals, payment, currency, customer, notes = [], $tags = [], issue_date = '', type = 'standard' } = bill;
  if (totals?.payable === undefined) return [];
  const dates = (payment?.terms?.due_dates ?? []).flatMap(({ date }) => date ?? []);
  const isPaid = Number(totals.due ?? totals.payable) === 0;
  const isOnCredit = isPaid ? false : dates.length > 0 ? dates.some((date) => date > issue_date) : undefined;
  const tags = $tags.filter((tag) => tag !== undefined);
  const { tax_id, identities = [] } = customer ?? {};
  const business = tax_id?.code || identities.length > 0 ? tax_id?.country : undefined;
  const words = [payment?.terms?.notes, ...notes.map(({ text }) => text)].join('\n');
  return (
    factsOf(country).statements?.({ type, tags, business, words, payable: totals.payable, currency, isOnCredit }) ?? []
  );
}
