import { numberWritings } from '../countries/numbers.ts';

interface Numbered {
  series?: string | undefined;
  code?: string | undefined;
}

/** Returns the number of a document as its country writes it: `FAC-118`, `FT A/312`. */
export function numberOf({ series, code }: Numbered, country?: string): string {
  const isKnown = country !== undefined && Object.hasOwn(numberWritings, country);
  const { separator = '-', digits } = (isKnown && numberWritings[country]) || {};
  const filled = (text: string | undefined, length = 0) =>
    /^\d+$/.test(text ?? '') ? text?.padStart(length, '0') : text;
  return [filled(series, digits?.series), filled(code, digits?.code)].filter(Boolean).join(separator);
}
