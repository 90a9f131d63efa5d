/** Shared by all parts of the FatturaPA writer: texts in the schema's characters, figures, and reports on both. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf, cents } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import { elementsWith, NationalWriting, type Written } from '../shared/writing.ts';

const LATIN_1 = 0xff;
const ASCII = 0x7f;

/** Replacements for characters that are outside Latin-1 even without their accents. */
const BEYOND_LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      '’': "'",
      '‘': "'",
      '“': '"',
      '”': '"',
      '„': '"',
      '‚': "'",
      '‛': "'",
      '‟': '"',
      '′': "'",
      '″': '"',
      '‹': "'",
      '›': "'",
      '‐': '-',
      '‑': '-',
      '‒': '-',
      '–': '-',
      '—': '-',
      '―': '-',
      '−': '-',
      '•': '-',
      '\u200b': '',
      '\ufeff': '',
      '…': '...',
      '€': 'EUR',
      œ: 'oe',
      Œ: 'OE',
    },
    ...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h' },
  }),
);
const BEYOND_ASCII: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', Æ: 'AE', æ: 'ae', Ø: 'O', ø: 'o', Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th' }),
);

/**
 * Returns a text limited to characters up to code point `last`, and whether any character had no replacement. @internal
 */
export function inCharacters(text: string, last: number): { text: string; isLossy: boolean } {
  if (!hasBeyond(text, last)) return { text, isLossy: false };
  let isLossy = false;
  const fit = (sign: string): string => {
    if ((sign.codePointAt(0) ?? 0) <= last) return sign;
    const known = BEYOND_LATIN.get(sign) ?? (last === ASCII ? BEYOND_ASCII.get(sign) : undefined);
    if (known !== undefined) return known;
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    if (bare !== '' && [...bare].every((each) => (each.codePointAt(0) ?? 0) <= last)) return bare;
    isLossy = true;
    return '?';
  };
  return { text: [...text].map(fit).join(''), isLossy };
}

/** Returns whether all characters beyond Latin-1 are marks with a plain replacement: quotes, dashes, the euro sign. */
export function hasPlainMarks(text: string): boolean {
  const beyond = [...text].filter((sign) => (sign.codePointAt(0) ?? 0) > LATIN_1);
  return !beyond.some((sign) => /[\p{L}\p{M}]/u.test(sign)) && !inCharacters(beyond.join(''), LATIN_1).isLossy;
}

function hasBeyond(text: string, last: number): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > last) return true;
  return false;
}

export const element = elementsWith('');

/** The state of writing: elements and reports. */
export class Writing extends NationalWriting {
  /** The value of TipoDocumento. */
  readonly type: string;
  readonly isSimplified: boolean;

  constructor(document: Part, type: string) {
    super(document);
    this.type = type;
    this.isSimplified = /^TD0[789]$/.test(type);
  }

  /** Returns a text element in Latin-1, cut to the schema's length. */
  latin(name: string, value: string | undefined, most: number, property: Place): Written | undefined {
    return value === undefined
      ? undefined
      : element(name, this.cut(this.fitted(value, LATIN_1, property), most, property), property);
  }

  /** Returns a text element in Basic Latin, cut in the same way. */
  ascii(name: string, value: string | undefined, most: number, property: Place): Written | undefined {
    return value === undefined
      ? undefined
      : element(name, this.cut(this.fitted(value, ASCII, property), most, property), property);
  }

  /** Returns an identifier element, which is never cut. */
  identifier(name: string, value: string | undefined, most: number, property: Place): Written | undefined {
    if (value === undefined) return undefined;
    const fitted = this.fitted(value, ASCII, property);
    if (fitted.length > most) {
      this.refuse(
        'BW-FPA-LENGTH',
        property,
        message('{value} exceeds the {most} characters that FatturaPA allows; shorten it.', {
          value: value.slice(0, 60),
          most,
        }),
      );
    }
    return element(name, fitted, property);
  }

  /** Returns a text without line breaks, limited to characters up to code point `last`; reports changes. */
  fitted(value: string, last: number, property: Place): string {
    const plain = value.trim().replace(/\r\n|[\r\n\t]/g, ' ');
    const { text, isLossy } = inCharacters(plain, last);
    if (isLossy) {
      this.changed(
        'warning',
        property,
        message('Characters that FatturaPA does not allow were replaced by a question mark.'),
      );
    } else if (text !== plain) {
      this.changed('info', property, message('Characters that FatturaPA does not allow were replaced.'));
    }
    return text;
  }

  latinText(value: string, property: Place): string {
    return this.fitted(value, LATIN_1, property);
  }

  private cut(value: string, most: number, property: Place): string {
    if (value.length <= most) return value;
    this.changed('warning', property, message('Truncated to {most} characters, the limit of FatturaPA.', { most }));
    return value.slice(0, most).trimEnd();
  }
}

/** Returns an amount element with two decimals. */
export function money(name: string, value: Amount | undefined, property: Place): Written | undefined {
  return value && element(name, cents(value), property);
}

/** Returns an amount with its decimals, two to eight. */
export function exact(value: Amount): string {
  return value.up(2).down(8).toString();
}

/** Returns an amount with up to eight decimals, and no trailing zeros beyond two. */
export function short(value: Amount): string {
  return value
    .rescale(8)
    .toString()
    .replace(/0{1,6}$/, '');
}

/** Returns the number of a percentage: 22.0 for `22.0%`. */
export function percentOf(text: string | undefined): Amount | undefined {
  return amountOf(text?.endsWith('%') ? text.slice(0, -1) : text);
}

/** Returns a rate element, 0.00 if missing. Refuses rates with more than two decimals, or above 100. */
export function rate(name: string, text: string | undefined, property: Place, writing: Writing): Written | undefined {
  const value = percentOf(text) ?? Amount.zero(2);
  const rounded = value.rescale(2);
  if (value.compare(Amount.HUNDRED) > 0 || !rounded.equals(value)) {
    writing.refuse(
      'BW-FPA-RATE',
      property,
      message('FatturaPA allows rates up to 100.00 with two decimals, not {value}.', { value: text ?? '' }),
    );
  }
  return element(name, rounded.toString(), property);
}

/** Returns the tax of a category of a line, discount or charge. */
export function comboOf(part: Part, category: string): Part | undefined {
  return part.list('taxes').find((each) => each.peek('cat') === category);
}

/** Withholding tax categories with their names in FatturaPA. */
export const WITHHELD: ReadonlyMap<string, string> = new Map([
  ['IRPEF', 'RT01'],
  ['IRES', 'RT02'],
  ['INPS', 'RT03'],
  ['ENASARCO', 'RT04'],
  ['ENPAM', 'RT05'],
  ['CP', 'RT06'],
]);

/** Returns whether a tax is withheld from a line or charge, and marks it as read. */
export function isWithheld(part: Part): boolean {
  let isFound = false;
  for (const each of part.list('taxes')) {
    if (!WITHHELD.has(each.peek('cat') ?? '')) continue;
    each.takeAll();
    each.object('ext')?.takeAll();
    isFound = true;
  }
  return isFound;
}

/** Returns the amount of a text with its decimals, two to eight. */
export function exactOf(text: string | undefined): string | undefined {
  const value = amountOf(text);
  return value && exact(value);
}
