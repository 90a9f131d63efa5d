/** Varies a draft: another number, another day, other lines with other quantities and prices. */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../../formats/chance.ts';

const DAY = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** The maximum number of days by which samples are later than their drafts. */
const LATEST = 240;
const MOST_LINES = 9;
const NUMBER = '{number}';
/** How many days before its credit note a corrected invoice was issued. */
const EARLIER = 14;

/** Returns a document like a draft, with a number of its own. */
export function varied(draft: JsonObject, chance: Chance, number: number): JsonObject {
  const days = chance.int(0, LATEST);
  const { lines, discounts, notes, code, ...others } = moved(draft, days) as JsonObject;
  return {
    ...others,
    ...(typeof code === 'string' && { code: numbered(code, number) }),
    ...(Array.isArray(lines) && { lines: variedLines(lines, chance) }),
    ...(discounts !== undefined && chance.is(0.5) && { discounts }),
    ...(notes !== undefined && { notes }),
  };
}

/** Returns a draft of a credit note for the invoice with a number. `reference` adds to what the note says about the invoice. */
export function credited(draft: JsonObject, number: number, reference: JsonObject = {}): JsonObject {
  const { series, code, issue_date } = draft;
  const preceding = {
    ...(series !== undefined && { series }),
    ...(typeof code === 'string' && { code: numbered(code, number) }),
    ...(issue_date !== undefined && { issue_date: moved(issue_date, -EARLIER) }),
    ...reference,
  };
  return { ...draft, type: 'credit-note', preceding: [preceding] };
}

/** Returns a value with all dates in it later by some days. */
function moved(value: Json, days: number): Json {
  if (typeof value === 'string')
    return DATE.test(value) ? new Date(Date.parse(value) + days * DAY).toISOString().slice(0, 10) : value;
  if (Array.isArray(value)) return value.map((each) => moved(each, days));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each, days)]));
}

/** Returns a code with another number at its mark, or in place of its last digits: `26-0087` as `26-0001`. */
function numbered(code: string, number: number): string {
  if (code.includes(NUMBER)) return code.replace(NUMBER, String(number));
  return code.replace(/\d+(?=\D*$)/, (digits) => String(number).padStart(digits.length, '0'));
}

function variedLines(lines: readonly Json[], chance: Chance): Json[] {
  const count = chance.int(1, Math.max(lines.length, MOST_LINES));
  return Array.from({ length: count }, (_, at) => {
    const line = lines[at < lines.length ? at : chance.int(0, lines.length - 1)];
    return isJsonObject(line) ? variedLine(line, chance) : (line ?? {});
  });
}

function variedLine(line: JsonObject, chance: Chance): JsonObject {
  const { item, quantity } = line;
  if (!isJsonObject(item) || typeof item.price !== 'string') return line;
  const decimals = item.price.split('.')[1]?.length ?? 0;
  const price = (Number(item.price) * chance.int(60, 180)) / 100;
  const usual = Number(quantity ?? 1);
  return {
    ...line,
    quantity: String(usual % 1 === 0 ? chance.int(1, Math.max(usual * 2, 10)) : chance.int(1, usual * 8) / 4),
    item: { ...item, price: price.toFixed(decimals) },
  };
}
