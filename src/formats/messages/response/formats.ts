import type { Format } from '../../declare/format.ts';
import { normal } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { invoiceResponse, messageLevelResponse, messageLevelStatus } from './index.ts';

/**
 * Returns the format whose rules a message is judged by. A message with any other identifier, or none, counts as an invoice
 * response, whose rules then name the identifier (chapter 25 §1).
 */
export function formatFor(root: XmlElement): Format {
  const specification = normal(root.child('cbc:CustomizationID')?.value);
  if (specification.includes('mls')) return messageLevelStatus;
  return specification.includes(':mlr:') ? messageLevelResponse : invoiceResponse;
}
