/** Notes on lines that say why no VAT is charged (TaxExemptionReason). */
import type { Line } from '../../../bill/line.ts';
import type { PaymentLine } from '../../../bill/payment-line.ts';
import { Note } from '../../../org/note.ts';
import { given } from '../../../rules/conditions.ts';
import { exemptionTexts } from './extensions/exemption.ts';
import { EXEMPTION } from './extensions/keys.ts';

export function isExemptionNote(note: Note | null | undefined): boolean {
  return note?.key === 'legal' && note.src === EXEMPTION;
}

/** Adds the article of the line's exemption, unless a note says it already. Notes that are there stay as they are. */
export function addExemptionNote(line: Line): void {
  for (const { ext } of line.taxes ?? []) {
    const code = ext?.get(EXEMPTION) ?? '';
    const text = exemptionTexts.get(code);
    if (text === undefined || line.notes?.some(isExemptionNote)) continue;
    line.notes = [...(line.notes ?? []), Note.create({ key: 'legal', src: EXEMPTION, code, text })];
  }
}

/** There is exactly one such note with the code of the exemption, and none without exemption. */
function notesFit(notes: readonly (Note | null)[] | undefined, exemption: string): boolean {
  const found = (notes ?? []).filter(isExemptionNote);
  return found.length === (exemption === '' ? 0 : 1) && found.every((note) => note?.code === exemption);
}

/** The notes fit the exemption of the line's first VAT. */
export function exemptionNotesFit(line: Line | undefined): boolean {
  const vat = line?.taxes?.find((combo) => combo?.cat === 'VAT');
  return notesFit(line?.notes, vat?.ext?.get(EXEMPTION) ?? '');
}

/** The notes fit the exemption of the first rate of VAT that is paid. */
export function paidExemptionNotesFit(line: PaymentLine | undefined): boolean {
  const vat = line?.tax?.categories?.find((category) => category?.code === 'VAT');
  return notesFit(line?.notes, given(vat?.rates)[0]?.ext?.get(EXEMPTION) ?? '');
}
