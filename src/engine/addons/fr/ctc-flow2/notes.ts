/** The mandatory notes on invoices between French companies (BR-FR-05, BR-FR-CO-14). */
import type { Invoice } from '../../../bill/invoice.ts';
import { Note } from '../../../org/note.ts';
import { SCHEME, schemeOf } from '../common.ts';

const TEXT_SUBJECT = 'untdid-text-subject';

/** Notes on late and early payment for every invoice (Code de commerce, art. L441-9). */
const REQUIRED = [
  {
    key: 'payment',
    subject: 'PMT',
    text: 'Conditions de paiement selon les conditions générales de vente.',
  },
  {
    key: 'payment-method',
    subject: 'PMD',
    text: 'Pénalités et indemnités de retard applicables conformément aux conditions générales de vente.',
  },
  {
    key: 'payment-term',
    subject: 'AAB',
    text: "Aucun escompte n'est accordé pour paiement anticipé.",
  },
] as const;

export const REQUIRED_SUBJECTS: readonly string[] = REQUIRED.map(({ subject }) => subject);

/** Marks invoices of a single taxable person, a group of companies that counts as one for VAT (CGI art. 256 C). */
const STC = { key: 'legal', subject: 'TXD', text: 'MEMBRE_ASSUJETTI_UNIQUE' } as const;

/** Subjects that an invoice must not have twice (BR-FR-06, BR-FR-30). */
export const SINGLE_SUBJECTS: readonly string[] = [...REQUIRED_SUBJECTS, STC.subject];

export function subjectOf(note: Note | null | undefined): string {
  return note?.ext?.get(TEXT_SUBJECT) ?? '';
}

export function isStcNote(note: Note | null | undefined): boolean {
  return subjectOf(note) === STC.subject && note?.text === STC.text;
}

/** Returns whether the supplier belongs to a single taxable person. */
export function isUnderStc(invoice: Invoice | undefined): boolean {
  return invoice?.supplier?.identities?.some((identity) => schemeOf(identity) === SCHEME.stc) ?? false;
}
isUnderStc.label = 'is under stc';

/** Adds the missing notes. The note of a single taxable person is added on each calculation. */
export function addNotes(invoice: Invoice): void {
  const notes = invoice.notes ?? [];
  const add = ({ key, subject, text }: { key: Note['key']; subject: string; text: string }) =>
    notes.push(Note.create({ key, text, ext: new Map([[TEXT_SUBJECT, subject]]) }));
  for (const note of REQUIRED) if (!notes.some((each) => subjectOf(each) === note.subject)) add(note);
  if (isUnderStc(invoice) && !notes.some(isStcNote)) add(STC);
  invoice.notes = notes;
}
