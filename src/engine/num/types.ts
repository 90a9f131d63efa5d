import { decimalText } from '../model/decimal-text.ts';
import { describe, notANumber } from '../model/describe.ts';
import type { Json } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import type { Reader } from '../model/reader.ts';
import type { ScalarType } from '../model/value.ts';
import { valueType } from '../model/value-type.ts';
import { message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import { Amount } from './amount.ts';
import { MAX_DIGITS } from './decimal-text.ts';
import { Percentage, type PercentageText } from './percentage.ts';
import { EXACT_DIGITS, isResidue } from './residue.ts';

/** Returns the digits of a JSON value: a text unchanged, a number as exact decimal text. */
function digitsOf(json: Json): string | undefined {
  if (typeof json === 'string') return json;
  if (typeof json === 'number' || json instanceof NumberText) return decimalText(json);
  return undefined;
}

/** A text of digits. If such a text cannot be read, it has too many digits. */
const IN_DIGITS = /^[+-]?\d+(?:\.\d*)?$/;

function unreadable(json: Json, reader: Reader, code: 'BW-AMOUNT' | 'BW-PERCENTAGE'): undefined {
  const given = { property: reader.subject(), found: describe(json) };
  const digits = digitsOf(json) ?? '';
  if (IN_DIGITS.test(code === 'BW-PERCENTAGE' ? digits.replace(/%$/, '') : digits)) {
    return reader.fail(code, '{property} is too large: {found} (at most {most} digits before the point)', {
      ...given,
      most: MAX_DIGITS,
    });
  }
  return code === 'BW-AMOUNT'
    ? reader.failWith(code, notANumber(reader.subject(), json))
    : reader.fail(
        code,
        '{property} is not a percentage: {found} (write digits and a percent sign, e.g. "21.0%")',
        given,
      );
}

function warnOfResidue(json: Json, digits: string | undefined, reader: Reader): void {
  if (digits === undefined || digits.length <= EXACT_DIGITS || !isResidue(json, digits)) return;
  const rounded = Number.parseFloat(Number.parseFloat(digits).toPrecision(EXACT_DIGITS));
  const values = {
    property: reader.subject(),
    given: shorten(digits),
    rounded: `${decimalText(rounded) ?? digits}${digits.endsWith('%') ? '%' : ''}`,
  };
  reader.warn(
    'BW-WARN-DIGITS',
    message(
      '{property} is {given}; its last digits look like a floating-point error. Round it, for example to "{rounded}", and pass amounts as texts.',
      values,
    ),
  );
}

/** `num/amount`: a number with its decimals, read from a text or a number and written as text (chapter 01 §1.1). */
const amountValues: ScalarType<Amount, string> = {
  kind: 'amount',
  blank: '0',
  read(json, reader) {
    const digits = digitsOf(json);
    const value = digits === undefined ? undefined : Amount.parse(digits);
    if (value === undefined) return unreadable(json, reader, 'BW-AMOUNT');
    warnOfResidue(json, digits, reader);
    return value;
  },
  write: (value) => value.toString(),
};

export const amount = valueType(
  'num.Amount',
  {
    title: 'Amount',
    description: 'A number with its decimals, as a string.',
    keywords: { pattern: '^\\-?[0-9]+(\\.[0-9]+)?$' },
  },
  amountValues,
);

/** `num/percentage`: a fraction, read from `21.0%` or `0.210` and written with the sign (chapter 01 §1.2). */
const percentageValues: ScalarType<Percentage, PercentageText> = {
  kind: 'percentage',
  blank: '0%',
  read(json, reader) {
    const digits = digitsOf(json);
    const value = digits === undefined ? undefined : Percentage.parse(digits);
    if (value === undefined) return unreadable(json, reader, 'BW-PERCENTAGE');
    warnOfResidue(json, digits, reader);
    return value;
  },
  write: (value) => value.toString(),
};

export const percentage = valueType(
  'num.Percentage',
  {
    title: 'Percentage',
    description: 'A percentage with its sign, as a string.',
    keywords: { pattern: '^\\-?[0-9]+(\\.[0-9]+)?%$' },
  },
  percentageValues,
);
