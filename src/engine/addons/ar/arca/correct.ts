import { Tax } from '../../../bill/tax.ts';
import type { CorrectionHook } from '../../../tax/declare.ts';
import { setExtension } from '../../../tax/extensions.ts';
import { DOC_TYPE } from './doc-types.ts';

/**
 * Copies the codes of the corrected invoice to the reference, including its document type. The document type in the correction
 * options applies to the new invoice (chapter 06 §2.5).
 */
export function correct({ options, reference, invoice }: CorrectionHook): void {
  reference.ext?.delete(DOC_TYPE);
  const original = invoice.tax?.ext;
  if (original?.size) reference.ext = new Map([...original, ...(reference.ext ?? [])]);
  const docType = options.get(DOC_TYPE);
  if (!docType) return;
  invoice.tax ??= Tax.create();
  setExtension(invoice.tax, DOC_TYPE, docType);
}
