/** The result of reading a typed number. */
export type NumberRead =
  /** A number in the standard's form, `1234.50`. */
  | { kind: 'number'; text: string }
  /** A number with two readings, `1.234`. The user must choose. */
  | { kind: 'ambiguous'; readings: readonly [string, string] }
  | { kind: 'none' };

/** The decimal separator. */
export type DecimalSign = '.' | ',';

/** Currencies as written next to a figure where they are in use, besides signs and codes. */
const CURRENCY = String.raw`\p{Sc}|[A-Z]{3}\b|zł|kr\b\.?|Kč|Ft\b|lei\b|лв\.?|S?Fr\.`;
const BEFORE = new RegExp(`^(?:${CURRENCY})`, 'u');
const BEHIND = new RegExp(String.raw`(?<=[\d\s)\-.,])(?:${CURRENCY})$`, 'u');

/** Returns whether a figure has a currency next to it. */
export function isMoney(typed: string): boolean {
  const text = typed.trim();
  return BEFORE.test(text.replace(/^[-+(−]\s?/, '')) || BEHIND.test(text.replace(/[)]$/, ''));
}

/** Returns the currency next to a figure, as it is written. */
export function currencySign(typed: string): string | undefined {
  const text = typed.trim().replace(/^[-+(−]\s?/, '');
  return (BEFORE.exec(text) ?? BEHIND.exec(text.replace(/[-)]$/, '')))?.[0];
}

/**
 * Reads a typed number in the notation of a country: `1.234,56`, `1,234.56`, `1 234,56`, `12,5`, `€ 45`, `45,-`.
 * Negative numbers have the sign before or after, or brackets as in accounting. A separator before three digits is the
 * decimal separator if the country uses it as such; otherwise it may separate thousands.
 */
export function readNumber(typed: string, decimal: DecimalSign): NumberRead {
  const { minus, figure } = signed(withoutCurrency(typed.replace(/[−–—]/, '-')));
  const read = readFigure(withoutCurrency(figure), decimal);
  if (minus === '' || read.kind === 'none') return read;
  if (read.kind === 'number') return { kind: 'number', text: minus + read.text };
  const [whole, fraction] = read.readings;
  return { kind: 'ambiguous', readings: [minus + whole, minus + fraction] };
}

function withoutCurrency(text: string): string {
  return text.trim().replace(BEFORE, '').replace(BEHIND, '').trim();
}

/** Splits a figure from its sign. A dash after a decimal separator means no cents: `45,-`. */
function signed(text: string): { minus: '-' | ''; figure: string } {
  if (/[.,]-$/.test(text)) return signed(text.slice(0, -2));
  if (text.startsWith('+')) return { minus: '', figure: text.slice(1) };
  if (text.startsWith('-')) return { minus: '-', figure: text.slice(1) };
  if (text.endsWith('-')) return { minus: '-', figure: text.slice(0, -1) };
  const isInBrackets = text.startsWith('(') && text.endsWith(')');
  return isInBrackets ? { minus: '-', figure: text.slice(1, -1) } : { minus: '', figure: text };
}

function readFigure(figure: string, decimal: DecimalSign): NumberRead {
  const digits = figure.replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  const text = /^[.,]\d/.test(digits) ? `0${digits}` : digits;
  if (!/^\d[\d.,]*$/.test(text)) return { kind: 'none' };
  const signs = [...text.matchAll(/[.,]/g)];
  const last = signs.at(-1);
  if (!last) return { kind: 'number', text };
  const whole = text.slice(0, last.index);
  const fraction = text.slice(last.index + 1);
  const [sign] = last;
  const asDecimal = `${whole.replace(/[.,]/g, '')}.${fraction}`;
  const asWhole = text.replace(/[.,]/g, '');
  if (signs.some(([other]) => other !== sign)) {
    const isOne = whole.includes(sign) === false && isGrouped(whole);
    return isOne && fraction !== '' ? { kind: 'number', text: asDecimal } : { kind: 'none' };
  }
  if (signs.length > 1) return isGrouped(text) ? { kind: 'number', text: asWhole } : { kind: 'none' };
  if (fraction === '') return { kind: 'none' };
  if (sign === decimal || fraction.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole))
    return { kind: 'number', text: asDecimal };
  return { kind: 'ambiguous', readings: [asWhole, asDecimal] };
}

/** Returns whether digits are grouped by thousands, or as in India. */
function isGrouped(text: string): boolean {
  const [first = '', ...groups] = text.split(/[.,]/);
  const end = groups.pop();
  return /^\d{1,3}$/.test(first) && end?.length === 3 && groups.every((group) => /^\d{2,3}$/.test(group));
}

/** Reads a typed percentage and returns it with its sign: `10`, `10 %` and `10,0` are ten percent. */
export function readPercentage(typed: string, decimal: DecimalSign): NumberRead {
  const read = readNumber(typed.trim().replace(/^%|%$/, ''), decimal);
  if (read.kind === 'number') return { kind: 'number', text: `${read.text}%` };
  if (read.kind === 'none') return read;
  const [whole, fraction] = read.readings;
  return { kind: 'ambiguous', readings: [`${whole}%`, `${fraction}%`] };
}
