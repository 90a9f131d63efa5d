import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { extensions } from './extensions.ts';

/** A sentence that the law requires on a document because of a tax (chapter 03 §9). */
export const TaxNote = object(
  'tax.Note',
  {
    title: 'Tax Note',
    description: 'A statement that the law requires on a document because of how a tax is applied.',
  },
  {
    cat: field(code, 'Category', 'The tax category that the note is about, such as VAT.'),
    key: field(key, 'Key', 'The treatment that the note explains, such as reverse-charge.'),
    text: field(text, 'Text', 'The statement itself.', { required: true }),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the note.'),
  },
);
export type TaxNote = InstanceOf<typeof TaxNote>;

export const taxNoteRules = rules(TaxNote, 'GOBL-TAX-NOTE', [
  at('text', [check('01', 'A tax note needs its text in text.', present)]),
]);
