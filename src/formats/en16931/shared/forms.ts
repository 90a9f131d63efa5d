/** French formats of values, as tested by the official rules: mostly on the text as written, including spaces. */

import { daysIn } from '../../../engine/cal/layout.ts';
import { normal } from '../../rules/declare.ts';

/** Returns the number of characters of a text. */
export function lengthOf(text: string): number {
  let { length } = text;
  for (let at = 1; at < text.length; at++) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) length--;
  }
  return length;
}

/** Letters, digits and + - _ /, without spaces inside; other white space around is ignored. */
export function isInvoiceNumber(text: string): boolean {
  return /^[A-Za-z0-9+\-_/]+$/.test(normal(text)) && !text.includes(' ');
}

/** Letters, digits and + - _ . */
export function isPlain(text: string): boolean {
  return /^[A-Za-z0-9+\-_.]+$/.test(text);
}

/** Digits of any script, as in XPath. */
export function isSiren(text: string): boolean {
  return /^\p{Nd}{9}$/u.test(text);
}

export function isSiret(text: string): boolean {
  return /^\p{Nd}{14}$/u.test(text);
}

/** A day from 2000 to 2099 in UBL notation: `2026-02-28`. */
export function isUblDay(text: string): boolean {
  return isDay(/^(20\d\d)-(\d\d)-(\d\d)$/.exec(text));
}

/** A day from 2000 to 2099 in CII notation: `20260228`; text after it is ignored. */
export function isCiiDay(text: string): boolean {
  return isDay(/^(20\d\d)(\d\d)(\d\d)/.exec(text));
}

function isDay(parts: readonly string[] | null): boolean {
  const [year, month, day] = (parts ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Returns whether a number is within the limits of characters and decimals; the decimal point does not count. */
export function isNumber(text: string, most: number, decimals: number, sign: 'signed' | 'positive'): boolean {
  const [, minus = '', whole = '', fraction] = /^(-?)(\p{Nd}+)(?:\.(\p{Nd}+))?$/u.exec(text) ?? [];
  if (whole === '' || (minus !== '' && sign === 'positive')) return false;
  return (fraction?.length ?? 0) <= decimals && minus.length + whole.length + (fraction?.length ?? 0) <= most;
}

/** Returns a number as XPath's `number()` does: NaN for invalid text. */
export function numberOf(text: string | undefined): number {
  const trimmed = normal(text);
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** Invoices issued by the buyer. */
export const SELF_BILLED = '389 501 500 471 473 261 502'.split(' ');
/** Corrective invoices and credit notes. */
export const CORRECTIVE = '384 471 472 473'.split(' ');
export const CREDITS = '261 381 396 502 503'.split(' ');
/** Advance payment invoices and their cancellations. */
export const ADVANCES = '386 500 503'.split(' ');
/** Frames of paid invoices, and of final invoices after an advance payment. */
export const PAID = ['B2', 'S2', 'M2'];
export const FINAL = ['B4', 'S4', 'M4'];
