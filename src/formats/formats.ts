/** All formats. A new one needs a folder and a line here. */

import { type Failure, failure, fault } from '../engine/faults.ts';
import { nearest } from '../engine/text/nearest.ts';
import { cdar, cdarPpf } from './cdar/index.ts';
import { en16931Cii, en16931Ubl } from './en16931/index.ts';
import {
  chorusProCii,
  facturxBasic,
  facturxBasicWl,
  facturxEn16931,
  facturxExtended,
  facturxMinimum,
} from './facturx/index.ts';
import {
  facturxBasicPdf,
  facturxBasicWlPdf,
  facturxEn16931Pdf,
  facturxExtendedPdf,
  facturxMinimumPdf,
  zugferdXrechnungPdf,
} from './facturx/pdf.ts';
import { fatturapa } from './fatturapa/index.ts';
import { type Format, PDF } from './format.ts';
import { franceCiusCii, franceCiusUbl, franceExtendedCii, franceExtendedUbl } from './france/index.ts';
import { ksef } from './ksef/index.ts';
import { peppolCii, peppolSelfBillingUbl, peppolUbl } from './peppol/index.ts';
import { xrechnungCii, xrechnungUbl } from './xrechnung/index.ts';

export const formats: readonly Format[] = [
  en16931Ubl,
  en16931Cii,
  peppolUbl,
  peppolCii,
  peppolSelfBillingUbl,
  xrechnungUbl,
  xrechnungCii,
  franceCiusUbl,
  franceCiusCii,
  franceExtendedUbl,
  franceExtendedCii,
  facturxMinimum,
  facturxBasicWl,
  facturxBasic,
  facturxEn16931,
  facturxExtended,
  chorusProCii,
  facturxMinimumPdf,
  facturxBasicWlPdf,
  facturxBasicPdf,
  facturxEn16931Pdf,
  facturxExtendedPdf,
  zugferdXrechnungPdf,
  cdar,
  cdarPpf,
  ksef,
  fatturapa,
];

/** Returns the format with this key or alias. */
export function formatOf(key: string): Format | undefined {
  return formats.find((each) => each.key === key || each.aliases?.includes(key));
}

/** Returns the failure for an unknown key. */
export function unknownFormat(field: 'from' | 'to', key: string): Failure {
  const known = [...formats.map((each) => each.key), ...(field === 'to' ? [PDF] : [])];
  const near = nearest(key, known);
  const found =
    near !== undefined
      ? fault('BW-FORMAT-UNKNOWN', `request.${field}`, 'there is no format {key}; did you mean {near}?', { key, near })
      : fault('BW-FORMAT-UNKNOWN', `request.${field}`, 'there is no format {key}; use one of {known}', { key, known });
  return failure('input', [found]);
}
