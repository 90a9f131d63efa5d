/** Writes received files again with their figures and with data that documents have no field for. */

import type { Loss } from '../../declare/report.ts';
import type { NationalSource } from '../../declare/source-file.ts';
import { loadStructure } from '../../schema/schemas.ts';
import { carry } from '../shared/carry.ts';
import type { Written } from '../shared/writing.ts';
import type { Writing } from './write-base.ts';

const FIGURES =
  /^(?:Quantity|UnitPriceWithoutTax|UnitOfMeasure|TotalCost|GrossAmount|\w*Amount|\w+Rate|TaxRate|TaxTypeCode|EquivalenceSurcharge|EquivalentInEuros|InvoiceTotal|Total\w+|InstallmentDueDate|PaymentMeans)$/;
const ROWS = /^(?:InvoiceLine|Tax|Discount|Charge|Installment|Subsidy|PaymentOnAccount)$/;
const OWN = /^(?:SchemaVersion|Modality|Batch|BatchIdentifier|Signature)$/;

/** Carries over the content of a received file. Returns the losses of reading that do not apply. */
export async function carriedFrom(
  source: NationalSource | undefined,
  root: Written,
  writing: Writing,
): Promise<ReadonlySet<Loss> | undefined> {
  if (source?.syntax !== 'facturae') return undefined;
  const structure = await loadStructure('facturae-322');
  return carry(source, root, writing.report, { structure, figures: FIGURES, rows: ROWS, own: OWN });
}
