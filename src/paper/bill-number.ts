import { factsOf } from '../countries/countries.ts';
import type { DocumentReference } from './documents.ts';

/** Returns the number of a document as its country writes it: `FAC-118`, `FT A/312`. */
export function numberOf({ series, code }: Pick<DocumentReference, 'series' | 'code'>, country?: string): string {
  const { separator = '-', digits } = factsOf(country);
  const filled = (text: string | undefined, length = 0) =>
    /^\d+$/.test(text ?? '') ? text?.padStart(length, '0') : text;
  return [filled(series, digits?.series), filled(code, digits?.code)].filter(Boolean).join(separator);
}
