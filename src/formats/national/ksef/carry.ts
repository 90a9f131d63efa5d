/** Writes received FA(3) and FA(2) again with their figures and with data that documents have no field for. */

import type { Loss } from '../../declare/report.ts';
import type { NationalSource } from '../../declare/source-file.ts';
import { carry } from '../shared/carry.ts';
import type { Written } from '../shared/writing.ts';
import { fa3 } from './judge.ts';
import type { Writing } from './write-base.ts';

const FIGURES =
  /^(?:P_1[34]_\w+|P_15Z?K?|P_8BZ?|P_9[AB]Z?|P_10|P_11\w*|KursWaluty\w*|WartoscZamowienia|Kwota|Suma\w+|DoZaplaty|DoRozliczenia|KwotaZaplatyCzesciowej|NrWiersza(?:Fa|Zam))$/;
const ROWS = /^(?:FaWiersz|ZamowienieWiersz|ZaliczkaCzesciowa|Obciazenia|Odliczenia)$/;
const OPTIONAL = /^P_12Z?$/;
const VERBATIM = /^(?:Podmiot\w+|Fa|Stopka|Zalacznik)$/;
const OWN = /^(?:DataWytworzeniaFa|SystemInfo)$/;

/** Carries over the content of a received file. Returns the losses of reading that do not apply. */
export function carriedFrom(
  source: NationalSource | undefined,
  root: Written,
  writing: Writing,
): ReadonlySet<Loss> | undefined {
  if (source?.syntax !== 'ksef') return undefined;
  return carry(source, root, writing.report, {
    structure: fa3(),
    figures: FIGURES,
    rows: ROWS,
    optional: OPTIONAL,
    own: OWN,
    verbatim: VERBATIM,
  });
}
