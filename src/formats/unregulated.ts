/** VAT numbers and rates of Romania and Croatia, for which the standard has no regime (chapter 21 §9). */

import { type Fault, faultOf } from '../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../engine/model/json.ts';
import { Amount } from '../engine/num/amount.ts';
import { Percentage } from '../engine/num/percentage.ts';
import { weightedSum } from '../engine/text/check-digits.ts';
import { type Message, message } from '../engine/text/message.ts';
import type { Group } from './model/group.ts';
import type { TermId } from './terms/declare.ts';

/** Standard and reduced rates, each with its first day and the day after its last. */
type Rates = readonly (readonly [percent: string, from: string, until?: string])[];

interface Country {
  /** Returns whether the check digit of a number is right. */
  readonly isNumber: (code: string) => boolean;
  readonly rates: Rates;
}

const CUI_WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/** A Romanian CUI: 2 to 10 digits. */
function isCui(code: string): boolean {
  if (!/^\d{2,10}$/.test(code)) return false;
  const digits = code.slice(0, -1).padStart(CUI_WEIGHTS.length, '0');
  return ((weightedSum(digits, CUI_WEIGHTS) * 10) % 11) % 10 === Number(code.slice(-1));
}

/** A Croatian OIB: eleven digits (ISO 7064, MOD 11,10). */
export function isOib(code: string): boolean {
  if (!/^\d{11}$/.test(code)) return false;
  let product = 10;
  for (const digit of code.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(code.slice(-1));
}

const COUNTRIES: ReadonlyMap<string, Country> = new Map([
  [
    'RO',
    {
      isNumber: isCui,
      rates: [
        ['24', '2010-07-01', '2016-01-01'],
        ['20', '2016-01-01', '2017-01-01'],
        ['19', '2017-01-01', '2025-08-01'],
        ['9', '2008-12-01', '2026-08-01'],
        ['5', '2008-12-01', '2025-08-01'],
        ['21', '2025-08-01'],
        ['11', '2025-08-01'],
      ],
    },
  ],
  [
    'HR',
    {
      isNumber: isOib,
      rates: [
        ['22', '1998-01-01', '2009-08-01'],
        ['23', '2009-08-01', '2012-03-01'],
        ['10', '2006-01-01', '2014-01-01'],
        ['25', '2012-03-01'],
        ['13', '2014-01-01'],
        ['5', '2013-01-01'],
      ],
    },
  ],
]);

const WRONG_NUMBER = message(
  'The check digit of the VAT number is wrong; check for a mistyped character, or ask the party.',
);

/** Returns what is wrong with a VAT number of such a country. */
export function faultOfNumber(country: string, code: string): Message | undefined {
  const known = COUNTRIES.get(country);
  return known === undefined || known.isNumber(code) ? undefined : WRONG_NUMBER;
}

/** Returns what is wrong with a rate of such a country on a day. */
export function faultOfRate(country: string, percent: string, day: string): Message | undefined {
  const number = Amount.parse(percent);
  const known = COUNTRIES.get(country);
  if (known === undefined || number === undefined || number.isZero()) return undefined;
  const valid = known.rates.flatMap(([rate, from, until]) =>
    from <= day && (until === undefined || day < until) ? [rate] : [],
  );
  if (valid.length === 0 || valid.some((rate) => Amount.parse(rate)?.equals(number))) return undefined;
  return message('{percent} % is not a VAT rate of {country} on {date}: the rates are {expected}; check it.', {
    percent: number.toString(),
    country,
    date: day,
    expected: valid,
  });
}

const NUMBER_CODE = 'BW-TAX-ID-CHECK';
const RATE_CODE = 'BW-TAX-RATE-CHECK';

/** Adds hints about the VAT numbers and rates of an e-invoice. */
export function addHints(
  invoice: Group,
  numbers: readonly (readonly [group: TermId, number: TermId])[],
  add: (code: string, group: Group, term: TermId, text: Message) => void,
): void {
  for (const [id, term] of numbers) {
    for (const group of invoice.groups(id)) {
      const number = group.text(term)?.trim() ?? '';
      const text = faultOfNumber(number.slice(0, 2), number.slice(2));
      if (text) add(NUMBER_CODE, group, term, text);
    }
  }
  const country = invoice.group('BG-4')?.text('BT-31')?.trim().slice(0, 2) ?? '';
  const day = invoice.text('BT-7') ?? invoice.group('BG-13')?.text('BT-72') ?? invoice.text('BT-2');
  for (const breakdown of invoice.groups('BG-23')) {
    const text = faultOfRate(country, breakdown.text('BT-119')?.trim() ?? '', day?.trim() ?? '');
    if (text) add(RATE_CODE, breakdown, 'BT-119', text);
  }
}

/** Returns warnings about the VAT numbers and rates of a document. */
export function unregulatedWarnings(document: JsonObject, path: string): Fault[] {
  const found: Fault[] = [];
  for (const name of ['supplier', 'customer']) {
    const { country, code } = taxIdOf(document[name]);
    const text = faultOfNumber(country, code);
    if (text && code !== '') found.push(faultOf(NUMBER_CODE, `${path}.${name}.tax_id.code`, text));
  }
  const { country } = taxIdOf(document.supplier);
  const day = document.value_date ?? document.op_date ?? document.issue_date;
  if (!COUNTRIES.has(country) || typeof day !== 'string') return found;
  const lines = Array.isArray(document.lines) ? document.lines : [];
  for (const [at, line] of lines.entries()) {
    const taxes = isJsonObject(line) && Array.isArray(line.taxes) ? line.taxes : [];
    for (const [tax, combo] of taxes.entries()) {
      if (!isJsonObject(combo) || combo.cat !== 'VAT' || typeof combo.percent !== 'string') continue;
      const text = faultOfRate(country, Percentage.parse(combo.percent)?.toString().replace('%', '') ?? '', day);
      if (text) found.push(faultOf(RATE_CODE, `${path}.lines[${at}].taxes[${tax}].percent`, text));
    }
  }
  return found;
}

function taxIdOf(party: unknown): { country: string; code: string } {
  const taxId = isJsonObject(party) && isJsonObject(party.tax_id) ? party.tax_id : {};
  const { country, code } = taxId;
  return { country: typeof country === 'string' ? country : '', code: typeof code === 'string' ? code : '' };
}
