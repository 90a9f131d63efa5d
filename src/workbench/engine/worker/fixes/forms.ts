/** Values in forms that people use and the standard does not: numbers, dates, times, JSON types, letter case. */
import { olderUnit, unit } from '../../../../engine/org/unit.ts';
import { units } from '../../../../engine/org/units.ts';
import { bareTelephone } from '../../../../formats/national/shared/telephone.ts';
import { say } from '../../../ui/texts/say.ts';
import { offersFor } from '../language/offers.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, FaultAt, Idea } from './fault.ts';

export const correctForm: Idea = async (fault) => {
  if (fault.missing.length > 0) return [];
  const { value, declared, node } = fault;
  const isNumber = fault.code === 'BW-PERCENT' && typeof value === 'number';
  const written = typeof value === 'string' || isNumber ? formsOf(String(value).trim(), fault) : [];
  // An IBAN in the place of a means of payment is no key in any form.
  const keys =
    declared && fault.code?.startsWith('GOBL-CBC-KEY') ? await offersFor(declared, fault.steps, fault.context) : [];
  const forms = keys.length > 0 ? written.filter((text) => keys.some((each) => each.value === text)) : written;
  const candidates = [
    ...forms.filter((text) => text !== value && text !== '').map((text) => JSON.stringify(text)),
    ...otherTypes(fault),
  ];
  if (!declared) return [];
  return [...new Set(candidates)].map(
    (json): Candidate => ({ title: say(texts.write, { json }), edits: [replaceValue(node, json)] }),
  );
};

function formsOf(text: string, { code, declared, context, steps }: FaultAt): string[] {
  switch (declared?.type.kind) {
    case 'amount':
      return numbersIn(text);
    case 'percentage':
      if (code === 'BW-PERCENT') return withSign(text);
      return numbersIn(text.replace(/%$/, '').trimEnd()).map((number) => `${number}%`);
    case 'date':
      return dates(text, context.regime?.country === 'US');
    case 'text': {
      if (steps.includes('telephones')) return [bareTelephone(text)];
      const forms = [text, text.toLowerCase(), text.toUpperCase(), asKey(text), asCode(text)];
      // Any three capitals are accepted as a unit; those that are not a code would only hide the fault.
      return declared.type === unit || declared.type === olderUnit ? forms.filter((form) => UNITS.has(form)) : forms;
    }
    default:
      return [];
  }
}

const UNITS: ReadonlySet<string> = new Set(units.map(([key]) => key));

/**
 * Returns a fraction as the percentage that it is read as, `0.21` → `21%`, and a number above one as the percentage
 * meant, `10` → `10%`.
 */
function withSign(text: string): string[] {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return [];
  if (Number(whole) > 0) return [`${text}%`];
  const digits = fraction.padEnd(2, '0');
  const share = `${Number(digits.slice(0, 2))}${digits.length > 2 ? `.${digits.slice(2)}` : ''}`;
  return [`${share}%`];
}

/**
 * Converts numbers as people write them: `12,50` → `12.50`; `1.234,56` and `1,234.56` → `1234.56`; both readings of an
 * ambiguous `1,234`.
 */
export function numbersIn(text: string): string[] {
  const bare = text
    .replace(/(?<!\D)\D+$/, '')
    .replace(/^[^\d+-]+/, '')
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replace(/^\+/, '');
  if (!/^-?[\d.,]+$/.test(bare)) return [];
  const point = bare.lastIndexOf('.');
  const comma = bare.lastIndexOf(',');
  const decimal = (mark: string, grouping: string) => bare.replaceAll(grouping, '').replace(mark, '.');
  if (point >= 0 && comma >= 0) return point > comma ? [decimal('.', ',')] : [decimal(',', '.')];
  const marks = bare.match(/[.,]/g)?.length ?? 0;
  if (marks === 0) return [bare];
  if (marks > 1) return [bare.replace(/[.,]/g, '')];
  const grouped = /^-?\d{1,3}[.,]\d{3}$/.test(bare) && comma >= 0;
  return grouped ? [decimal(',', '.'), bare.replace(',', '')] : [decimal(',', '')];
}

/**
 * Converts dates as people write them: `01/02/2022` → `2022-02-01`. Day first, in the United States month first; then
 * the other reading. Year first, a month above 12 is a day: `2022-13-01` → `2022-01-13`. A day after the end of its month is
 * that end: `2026-11-31` → `2026-11-30`.
 */
function dates(text: string, monthFirst: boolean): string[] {
  const yearFirst = /^(\d{4})[./\-\s]?(\d{1,2})[./\-\s]?(\d{1,2})(?:[T\s].*)?$/.exec(text);
  if (yearFirst) {
    const [, year, month, date] = yearFirst;
    const asWritten = day(year, month, date);
    const [read] = [asWritten, day(year, date, month), lastDay(year, month, date)].filter(({ length }) => length > 0);
    return read ?? [];
  }
  const yearLast = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4}|\d{2})$/.exec(text);
  if (!yearLast) return [];
  const [, a, b, end = ''] = yearLast;
  const year = end.length === 2 ? `20${end}` : end;
  const readings = [day(year, b, a), day(year, a, b)];
  return [...new Set((monthFirst ? readings.reverse() : readings).flat())];
}

function day(year = '', month = '', date = ''): string[] {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const real = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(real.getTime()) || !real.toISOString().startsWith(text) ? [] : [text];
}

/** Returns the last day of a month for a date that it does not have, such as its 31st. */
function lastDay(year = '', month = '', date = ''): string[] {
  if (Number(date) < 29 || Number(date) > 31) return [];
  return ['30', '29', '28'].map((last) => day(year, month, last)).find(({ length }) => length > 0) ?? [];
}

/** Converts a text to a key: `Reverse Charge` → `reverse-charge`. */
function asKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Converts a text to a code: `b-98.602.642` → `B98602642`. */
function asCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9Ñ&]/g, '');
}

/** Returns the value as the JSON type that the property takes. */
function otherTypes({ value, declared, node, context }: FaultAt): string[] {
  const written = context.source.text.slice(node.offset, node.offset + node.length);
  switch (declared?.type.kind) {
    case 'list':
      return Array.isArray(value) ? [] : [`[${written}]`];
    case 'boolean':
      return ['true', 'false'].filter((word) => String(value).toLowerCase() === word);
    case 'integer':
    case 'number':
      return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? [value] : [];
    case 'text':
    case 'date':
      return typeof value === 'number' || typeof value === 'boolean' ? [JSON.stringify(written)] : [];
    default:
      return [];
  }
}
