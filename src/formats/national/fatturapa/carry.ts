/** Writes received files again with their figures and with data that documents have no field for. */

import type { Loss } from '../../declare/report.ts';
import type { NationalSource } from '../../declare/source-file.ts';
import { loadStructure } from '../../schema/schemas.ts';
import { carry } from '../shared/carry.ts';
import type { Written } from '../shared/writing.ts';
import { schemaOf } from './judge.ts';
import type { Writing } from './write-base.ts';

/** Figures, and all values of rows with figures: the order of rows may differ from that of the document. */
const FIGURES =
  /^(?:NumeroLinea|Quantita|Prezzo\w+|Sconto\w*|Importo\w*|Imponibile\w+|Imposta|Arrotondamento|SpeseAccessorie|A(?:l|liquota)(?:IVA|Ritenuta|Cassa)?|Percentuale|Tipo(?:Ritenuta|Cassa)?|CausalePagamento|Natura|EsigibilitaIVA|RiferimentoNormativo|Ritenuta|RegimeFiscale|\w+Pagamento|Beneficiario|IstitutoFinanziario|IBAN|ABI|CAB|BIC)$/;
const ROWS =
  /^(?:DettaglioLinee|DatiRiepilogo|ScontoMaggiorazione|DatiRitenuta|DatiCassaPrevidenziale|DatiPagamento|DettaglioPagamento)$/;
const OWN = /^(?:IdTrasmittente|ProgressivoInvio|ContattiTrasmittente|Signature|FormatoAttachment)$/;

/** Carries over the content of a received file. Returns the losses of reading that do not apply. */
export async function carriedFrom(
  source: NationalSource | undefined,
  root: Written,
  writing: Writing,
): Promise<ReadonlySet<Loss> | undefined> {
  const schema = source?.syntax === 'fatturapa' ? schemaOf(source.root) : undefined;
  if (source === undefined || schema === undefined) return undefined;
  const structure = await loadStructure(schema);
  return carry(source, root, writing.report, { structure, figures: FIGURES, rows: ROWS, own: OWN });
}
