/** The results of conversions with their messages in words, for people and programs. */

import { type WordedFault, worded } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { base64Of } from '../../engine/text/base64.ts';
import { isTranslated, type Translation, words } from '../../engine/text/message.ts';
import type { LossKind, Severity } from '../declare/report.ts';
import type { TermId } from '../terms/declare.ts';
import type { Conversion, PlacedLoss } from './convert.ts';

/** A loss with its message in words. */
export interface WordedLoss {
  kind: LossKind;
  severity: Severity;
  /** Paths in the document. */
  properties: string[];
  /** Its place in the XML. */
  xpath?: string;
  line?: number;
  column?: number;
  term?: TermId;
  description: string;
  /** `en` if another language was requested and the description has no translation. */
  lang?: 'en';
}

/** A conversion with its messages in words. */
export interface WordedConversion extends Omit<Conversion, 'result' | 'losses' | 'faults' | 'shown'> {
  /**
   * The text of the XML, the document (several for a file with several invoices; null for a file without one, such as a
   * cancellation), or the bytes of a PDF in base64.
   */
  result: string | JsonObject | JsonObject[] | null;
  /** The encoding of bytes. */
  encoding?: 'base64';
  losses: WordedLoss[];
  faults: WordedFault[];
}

/** Returns a conversion with its losses and faults in words. */
export function wordedConversion(
  { format, media_type, result, losses, files, faults, verification, file_name, record }: Conversion,
  translation?: Translation,
): WordedConversion {
  return {
    format,
    media_type,
    ...(result instanceof Uint8Array ? { result: base64Of(result), encoding: 'base64' } : { result }),
    losses: losses.map((loss) => wordedLoss(loss, translation)),
    files,
    faults: faults.map((each) => worded(each, translation)),
    ...(verification && { verification }),
    ...(file_name !== undefined && { file_name }),
    ...(record && { record }),
  };
}

function wordedLoss(loss: PlacedLoss, translation?: Translation): WordedLoss {
  const { kind, severity, properties, xpath, position, term, text } = loss;
  return {
    kind,
    severity,
    properties,
    ...(xpath !== undefined && { xpath }),
    ...position,
    ...(term !== undefined && { term }),
    description: words(text, translation),
    ...(translation && !isTranslated(text, translation) && { lang: 'en' }),
  };
}
