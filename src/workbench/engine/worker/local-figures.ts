import type { Message, Translation, Value } from '../../../engine/text/message.ts';

/** Returns a message with its amounts as the language of a translation writes them: `445.93` → `445,93`. */
export function withLocalFigures(message: Message, translation: Translation | undefined): Message {
  if (!translation) return message;
  const decimal = new Intl.NumberFormat(translation.language).format(1.5).charAt(1);
  return decimal === '.' ? message : written(message, decimal);
}

function written({ values, details, more, ...rest }: Message, decimal: string): Message {
  const figures = (value: Value) =>
    Array.isArray(value) ? value.map((each: string) => figure(each, decimal)) : figure(value, decimal);
  return {
    ...rest,
    ...(values && {
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figures(value)])),
    }),
    ...(details && { details: details.map((each) => written(each, decimal)) }),
    ...(more && { more: written(more, decimal) }),
  };
}

/** At least two decimals: a number with one may be a version. */
const FIGURE = /^-?\d+\.\d{2,}$/;

function figure<T>(value: T, decimal: string): T | string {
  return typeof value === 'string' && FIGURE.test(value) ? value.replace('.', decimal) : value;
}
