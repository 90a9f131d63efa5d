import type { Message, Translation, Value } from '../../engine/text/message.ts';

/** Returns a message with its amounts as the language of a translation writes them: `445.93` → `445,93`. */
export function withLocalFigures(message: Message, translation: Translation | undefined): Message {
  if (!translation) return message;
  const decimal = new Intl.NumberFormat(translation.language).format(1.5).charAt(1);
  return decimal === '.' ? message : written(message, decimal);
}

function written(message: Message, decimal: string): Message {
  const { values, more } = message;
  return {
    ...message,
    ...(values && {
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figure(value, decimal)])),
    }),
    ...(more && { more: written(more, decimal) }),
  };
}

/** Two decimals at least: what has one may be a version. */
const FIGURE = /^-?\d+\.\d{2,}$/;

function figure(value: Value, decimal: string): Value {
  if (typeof value === 'string') return FIGURE.test(value) ? value.replace('.', decimal) : value;
  if (typeof value !== 'object') return value;
  if ('template' in value) return written(value, decimal);
  return value.map((each) => (typeof each === 'string' ? String(figure(each, decimal)) : written(each, decimal)));
}
