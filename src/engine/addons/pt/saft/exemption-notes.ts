/** Notes on lines with the reason why no VAT is charged (TaxExemptionReason). */
import type { Line } from '../../../bill/line.ts';
import type { PaymentLine } from '../../../bill/payment-line.ts';
import { Note } from '../../../org/note.ts';
import { given } from '../../../rules/conditions.ts';
import { exemptionTexts } from './extensions/exemption.ts';
import { EXEMPTION } from './extensions/keys.ts';

export function isExemptionNote(note: Note | null | undefined): boolean {
  return note?.key === 'legal' && note.src === EXEMPTION;
}
isExemptionNote.label = 'is exemption note';

/** Adds a note with the article of the line's exemption, unless there is one. Existing notes stay unchanged. */
export function addExemptionNote(line: Line): void {
  for (const { ext } of line.taxes ?? []) {
    const code = ext?.get(EXEMPTION) ?? '';
    const text = exemptionTexts.get(code);
    if (text === undefined || line.notes?.some(isExemptionNote)) continue;
    line.notes = [...(line.notes ?? []), Note.create({ key: 'legal', src: EXEMPTION, code, text })];
  }
}

/**
 * Tests for exactly one exemption note, with the code of the exemption. Without an exemption there must be no such
 * note.
 */
function notesFit(notes: readonly (Note | null)[] | undefined, exemption: string): boolean {
  const found = (notes ?? []).filter(isExemptionNote);
  return found.length === (exemption === '' ? 0 : 1) && found.every((note) => note?.code === exemption);
}

/** Tests that the notes match the exemption of the line's first VAT. */
export function exemptionNotesFit(line: Line | undefined): boolean {
  const vat = line?.taxes?.find((combo) => combo?.cat === 'VAT');
  return notesFit(line?.notes, vat?.ext?.get(EXEMPTION) ?? '');
}
exemptionNotesFit.label = 'exemption notes fit';

/** Tests that the notes match the exemption of the first VAT rate paid. */
export function paidExemptionNotesFit(line: PaymentLine | undefined): boolean {
  const vat = line?.tax?.categories?.find((category) => category?.code === 'VAT');
  return notesFit(line?.notes, given(vat?.rates)[0]?.ext?.get(EXEMPTION) ?? '');
}
paidExemptionNotesFit.label = 'paid exemption notes fit';
