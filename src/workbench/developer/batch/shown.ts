/** Writes the figures of a batch as the user does: on the page, and for spreadsheets. */

import { vatKeys } from '../../../engine/tax/keys.ts';
import { dateOrderOf } from '../../../intake/dates.ts';
import { formatShown } from '../../ui/texts/format.ts';
import { DATED_ENGLISH, inLanguage, say } from '../../ui/texts/say.ts';
import { sentenceCase } from '../../ui/texts/sentence-case.ts';
import type { Row } from './row.ts';
import { type Column, cellOf } from './sort.ts';
import * as texts from './texts.ts';

export const AMOUNTS: readonly Column[] = ['net', 'tax', 'total'];

const statuses: Readonly<Record<Row['status'], string>> = {
  good: texts.good,
  unjudged: texts.unjudged,
  faulty: texts.faulty,
  unreadable: texts.unreadable,
};

export function statusShown(status: Row['status']): string {
  return say(statuses[status]);
}

/** Returns a cell of the books as people write it. */
export function cellShown(row: Row, column: Column): string {
  const cell = cellOf(row, column);
  if (column === 'status') return statusShown(row.status);
  if (column === 'date') return inDays(days(), cell);
  return AMOUNTS.includes(column) ? amountShown(cell) : cell;
}

export function amountShown(amount: string): string {
  return formatShown().number(amount);
}

/** Returns a tax with its rate: `VAT 21.0%` → `IVA 21 %`, `VAT exempt` → `IVA exento`. */
export function rateShown(rate: string): string {
  const [code = '', detail] = rate.split(' ', 2);
  const tax = say<string>(code);
  if (detail === undefined) return tax;
  if (detail.endsWith('%')) return `${tax} ${formatShown().percent(detail)}`;
  const name = vatKeys.find(({ key }) => key === detail)?.name.en;
  return `${tax} · ${name === undefined ? detail : sentenceCase(say<string>(name))}`;
}

/** Returns a month: `2026-02` → `02/2026`. */
export function monthShown(month: string): string {
  return month === '' ? '' : inDays(months(), `${month}-01`, month);
}

const days = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  DATED_ENGLISH,
);
const months = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  DATED_ENGLISH,
);
const orders = inLanguage(dateOrderOf, DATED_ENGLISH);

/** Returns a date in figures; another text unchanged. */
function inDays(format: Intl.DateTimeFormat, day: string, otherwise = day): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? otherwise : format.format(date);
}

/** How spreadsheets in the displayed language read numbers, lists and dates. */
export function sheetWriting(): { decimal: string; separator: string; dates: string } {
  const decimal = formatShown().number('1.5').includes(',') ? ',' : '.';
  const order = { dmy: 'dd/mm/yyyy', mdy: 'mm/dd/yyyy', ymd: 'yyyy-mm-dd' }[orders()];
  // Where commas are decimal, spreadsheets separate values by semicolons.
  return { decimal, separator: decimal === ',' ? ';' : ',', dates: order };
}
