import type { Format } from '../declare/format.ts';
import { formats } from './formats.ts';

/** Returns the format of PDFs that carry e-invoices of a format, if it has one. */
export function formatInPdf(key: string): Format | undefined {
  return formats.find(({ container }) => container?.carries === key);
}
