import type { Message, Value } from '../engine/text/message.ts';

/** A number with decimals, as XML has it. At least two: a number with one may be a version. Other values may be parts of codes. */
const FIGURE = /^-?\d+\.\d{2,}$/;

/** Returns a text with its figures as people of a language write them. */
export function withFigures({ values, details, more, ...text }: Message, show: (figure: string) => string): Message {
  const each = <T>(value: T) => (typeof value === 'string' && FIGURE.test(value) ? show(value) : value);
  const shown = (value: Value) => (Array.isArray(value) ? value.map((one: string) => each(one)) : each(value));
  return {
    ...text,
    ...(values && {
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])),
    }),
    ...(details && { details: details.map((each) => withFigures(each, show)) }),
    ...(more && { more: withFigures(more, show) }),
  };
}

/** Returns a number as people of a language write it: `7725.09` → `7.725,09`. */
export function figureIn(locale: string, figure: string): string {
  const decimals = figure.split('.')[1]?.length ?? 0;
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, useGrouping: 'always' });
  return figures.format(figure as Intl.StringNumericLiteral);
}
