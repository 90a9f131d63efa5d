/** National files that addons prepare and no format writes. */

import { entryOf } from '../engine/model/json.ts';

export interface UnwrittenFile {
  /** Its official name. */
  name: string;
  /** The page of the documentation about it. */
  guide?: string;
}

const FILES: Readonly<Record<string, UnwrittenFile>> = {
  'ar-arca-v4': { name: 'ARCA XML' },
  'br-nfe-v4': { name: 'NF-e' },
  'br-nfse-v1': { name: 'NFS-e' },
  'co-dian-v2': { name: 'DIAN XML' },
  'dk-oioubl-v2': { name: 'OIOUBL' },
  'es-sii-v1': { name: 'SII' },
  'es-tbai-v1': { name: 'TicketBAI' },
  'fi-finvoice-v3': { name: 'Finvoice' },
  'fr-ctc-flow10-v1': { name: 'Flux 10' },
  'gr-mydata-v1': { name: 'myDATA' },
  'it-ticket-v1': { name: 'AdE XML' },
  'pt-saft-v1': { name: 'SAF-T (PT)' },
};

/** Returns the files for these addons that no format writes. */
export function unwrittenFiles(addons: readonly string[]): UnwrittenFile[] {
  return addons.flatMap((addon) => entryOf(FILES, addon) ?? []);
}
