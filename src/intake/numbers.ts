/** What somebody typed where a number is wanted. */
export type NumberRead =
  /** A number in the standard's form, `1234.50`. */
  | { kind: 'number'; text: string }
  /** It says one number to some people and another to others, `1.234`: somebody has to be asked. */
  | { kind: 'ambiguous'; readings: readonly [string, string] }
  | { kind: 'none' };

/** The sign between whole and fraction. */
export type DecimalSign = '.' | ',';

/**
 * Reads what somebody typed as a number, as people of a country write it: `1.234,56`, `1,234.56`, `1 234,56`, `12,5`, `€ 45`.
 * One sign before three digits is the decimal sign where it is that of the country; else it may part thousands.
 */
export function readNumber(typed: string, decimal: DecimalSign): NumberRead {
  const text = typed
    .trim()
    .replace(/^(?:\p{Sc}|[A-Z]{3}\b)|(?:\p{Sc}|[A-Z]{3})$/gu, '')
    .trim()
    .replace(/^\+/, '')
    .replace('−', '-')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return { kind: 'none' };
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
  if (sign === decimal || fraction.length !== 3 || !/^-?[1-9]\d{0,2}$/.test(whole))
    return { kind: 'number', text: asDecimal };
  return { kind: 'ambiguous', readings: [asWhole, asDecimal] };
}

/** Whether digits are parted as thousands, or as in India. */
function isGrouped(text: string): boolean {
  const [first = '', ...groups] = text.replace(/^-/, '').split(/[.,]/);
  const end = groups.pop();
  return /^\d{1,3}$/.test(first) && end?.length === 3 && groups.every((group) => /^\d{2,3}$/.test(group));
}

/** Reads what somebody typed as a percentage, with its sign: `10`, `10 %` and `10,0` are ten per cent. */
export function readPercentage(typed: string, decimal: DecimalSign): NumberRead {
  const read = readNumber(typed.trim().replace(/^%|%$/, ''), decimal);
  if (read.kind === 'number') return { kind: 'number', text: `${read.text}%` };
  if (read.kind === 'none') return read;
  const [whole, fraction] = read.readings;
  return { kind: 'ambiguous', readings: [`${whole}%`, `${fraction}%`] };
}
