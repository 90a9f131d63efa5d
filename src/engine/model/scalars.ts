import { shorten } from '../text/shorten.ts';
import type { Json } from './json.ts';
import { NumberText } from './number-text.ts';
import type { Reader } from './reader.ts';
import type { ScalarType, ValueType } from './value.ts';

const isBlank = (json: Json) => json === '';

/** Reads free text unchanged, except that unpaired surrogates become U+FFFD. */
export function readText(json: Json, reader: Reader): string | undefined {
  if (typeof json !== 'string') return reader.wrongType(json, '{property} must be a text in quotes, but is {found}');
  return json.isWellFormed() ? json : json.toWellFormed();
}

export const text: ScalarType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read: readText,
  write: (value) => value,
  omitted: isBlank,
  schema: { type: 'string' },
};

export const boolean: ValueType<boolean> = {
  kind: 'boolean',
  blank: false,
  plain: true,
  read: (json, reader) =>
    typeof json === 'boolean' ? json : reader.wrongType(json, '{property} must be true or false, but is {found}'),
  write: (value) => value,
  omitted: (json) => json === false,
  schema: { type: 'boolean' },
};

/** The length of a 64-bit integer with its sign. */
const LONGEST_INTEGER = 20;

function integerType(minimum: bigint, maximum: bigint): ValueType<number> {
  return {
    kind: 'integer',
    blank: 0,
    plain: true,
    read(json, reader) {
      const whole =
        typeof json === 'number' ? Number.isInteger(json) : json instanceof NumberText && /^-?\d+$/.test(json.text);
      if (!whole) return reader.wrongType(json, '{property} must be a whole number, but is {found}');
      const literal = json instanceof NumberText ? json.text : String(BigInt(json as number));
      // A longer literal is out of range anyway, and converting it takes quadratic time.
      const value = literal.length <= LONGEST_INTEGER ? BigInt(literal) : undefined;
      if (value === undefined || value < minimum || value > maximum) {
        return reader.fail('BW-INTEGER-RANGE', '{property} must be between {minimum} and {maximum}, but is {found}', {
          property: reader.subject(),
          minimum,
          maximum,
          found: shorten(literal),
        });
      }
      return Number(value);
    },
    write: (value) => value,
    omitted: (json) => json === 0,
    schema: { type: 'integer' },
  };
}

/** An integer of 64 bits: positions, counts. */
export const integer = integerType(-(2n ** 63n), 2n ** 63n - 1n);

/** An integer of 32 bits: image sizes. */
export const integer32 = integerType(-(2n ** 31n), 2n ** 31n - 1n);

/** A floating-point number: coordinates. Never money. */
export const floating: ValueType<number> = {
  kind: 'number',
  blank: 0,
  plain: true,
  read(json, reader) {
    if (typeof json === 'number') return json;
    if (json instanceof NumberText && Number.isFinite(Number(json.text))) return Number(json.text);
    return reader.wrongType(json, '{property} must be a number, but is {found}');
  },
  write: (value) => value,
  schema: { type: 'number' },
};

/**
 * Tested on texts whose length is a multiple of four. A pattern that counts in fours fails on texts of some megabytes.
 */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Bytes as base64 of the standard alphabet, with padding. Line breaks are dropped; a list of byte values is also
 * accepted.
 */
export const bytes: ValueType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read(json, reader) {
    if (
      Array.isArray(json) &&
      json.every((each) => Number.isInteger(each) && (each as number) >= 0 && (each as number) < 256)
    ) {
      return btoa((json as number[]).map((byte) => String.fromCharCode(byte)).join(''));
    }
    if (typeof json !== 'string') return reader.wrongType(json, '{property} must be a base64 text, but is {found}');
    const joined = json.replace(/[\r\n]/g, '');
    if (joined.length % 4 === 0 && BASE64.test(joined)) return btoa(atob(joined)); // clears the unused bits of the last character
    return reader.fail('BW-BASE64', '{property} is not base64 with padding', { property: reader.subject() });
  },
  write: (value) => value,
  omitted: isBlank,
  schema: { type: 'string', contentEncoding: 'base64' },
};
