import { localDay, timeOf } from '../../engine/document/local-day.ts';
import { isObject, partAt, text } from '../../engine/document/values.ts';

type Members = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;

/** Returns a copy whose payment is due as many days after its date as that of the original. */
export function withDueDates(copy: Members, original: unknown): Members {
  const { payment } = copy;
  const terms = partAt(payment, ['terms']);
  const dates = partAt(terms, ['due_dates']);
  const moved = timeOf(dateOf(copy)) - timeOf(dateOf(original));
  if (!Array.isArray(dates) || !isObject(payment) || !isObject(terms) || !(moved > 0)) return copy;
  const due_dates = dates.map((each) => {
    const due = timeOf(text(partAt(each, ['date'])) ?? '');
    return isObject(each) && !Number.isNaN(due) ? { ...each, date: dayOf(due + moved) } : each;
  });
  return { ...copy, payment: { ...payment, terms: { ...terms, due_dates } } };
}

const dateOf = (document: unknown) => text(partAt(document, ['issue_date'])) ?? localDay();

const dayOf = (time: number) => new Date(Math.round(time / DAY) * DAY).toISOString().slice(0, 10);
