import { Invoice } from '../../../bill/invoice.ts';
import type { Line } from '../../../bill/line.ts';
import { Tax } from '../../../bill/tax.ts';
import { ZERO_TIME } from '../../../cal/time.ts';
import { catalogue } from '../../../catalogues/cef.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import type { TaxCombo } from '../../../tax/combo.ts';
import { setExtension } from '../../../tax/extensions.ts';
import { TaxNote } from '../../../tax/note.ts';
import { TAX_CATEGORY } from '../../../tax/tax-category.ts';
import { INVOICE_TYPE, invoiceTypeOf } from './invoice-type.ts';

/** English names of the VATEX codes. */
const VATEX_NAMES: ReadonlyMap<string, string> = new Map(
  catalogue.extensions
    .find(({ key }) => key === 'cef-vatex')
    ?.values?.map(({ code = '', name }) => [code, name.en ?? '']),
);

/** Returns the combo of a line that matters to ZATCA: its first VAT. */
export function vatCombo(line: Line): TaxCombo | undefined {
  return line.taxes?.find((combo) => combo?.cat === 'VAT');
}

/** Adds notes with the reason why lines have no tax, one per tax category. */
function addExemptionNotes(tax: Tax, lines: readonly Line[]): void {
  for (const line of lines) {
    const combo = vatCombo(line);
    const text = VATEX_NAMES.get(combo?.ext?.get('cef-vatex') ?? '');
    const category = combo?.ext?.get(TAX_CATEGORY);
    if (!combo || !text || !category) continue;
    if (tax.notes?.some(({ cat, ext }) => cat === 'VAT' && ext?.get(TAX_CATEGORY) === category)) continue;
    const note = TaxNote.create({ cat: 'VAT', key: combo.key, text, ext: new Map([[TAX_CATEGORY, category]]) });
    tax.notes = [...(tax.notes ?? []), note];
  }
}

/** Sets rounding, time of issue, transaction type and exemption notes of an invoice (chapter 08 §4.1). */
export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, (invoice) => {
    invoice.tax ??= Tax.create();
    invoice.tax.rounding = 'currency';
    invoice.issue_time ??= ZERO_TIME;
    if (!invoice.tax.ext?.get(INVOICE_TYPE))
      setExtension(invoice.tax, INVOICE_TYPE, invoiceTypeOf(invoice.$tags ?? []));
    addExemptionNotes(invoice.tax, invoice.lines ?? []);
  }),
];
