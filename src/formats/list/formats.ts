/** All formats, in the order of their lists: those in UBL and CII, then those of the other syntaxes. */

import { type Failure, failure, fault } from '../../engine/faults.ts';
import { nearestNames } from '../../engine/text/nearest.ts';
import { type Format, PDF } from '../declare/format.ts';
import { invoiceFormats } from './invoice-formats.ts';
import { syntaxes } from './syntaxes.ts';

export const formats: readonly Format[] = [
  ...new Set([...invoiceFormats, ...syntaxes.flatMap((each) => each.formats)]),
];

/** Returns the format with this key or alias. */
export function formatOf(key: string): Format | undefined {
  return formats.find((each) => each.key === key || each.aliases?.includes(key));
}

/** Returns the failure for an unknown key. */
export function unknownFormat(field: 'from' | 'to', key: string): Failure {
  const known = [...formats.map((each) => each.key), ...(field === 'to' ? [PDF] : [])];
  const near = nearestNames(key, known);
  const found =
    near.length > 0
      ? fault('BW-FORMAT-UNKNOWN', `request.${field}`, 'there is no format {key}; did you mean {near}?', { key, near })
      : fault('BW-FORMAT-UNKNOWN', `request.${field}`, 'there is no format {key}; use one of {known}', { key, known });
  return failure('input', [found]);
}
