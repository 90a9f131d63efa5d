import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { enumeration } from '../model/enumeration.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { oneOf, present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** Subjects of notes, with names. Other keys are not allowed. */
export const noteKeys = enumeration(key, [
  ['goods', 'The goods'],
  ['payment', 'Payment'],
  ['payment-method', 'How to pay'],
  ['payment-term', 'When to pay'],
  ['legal', 'Legal statement'],
  ['dangerous-goods', 'Dangerous goods'],
  ['ack', 'Acknowledgement'],
  ['rate', 'Rates and tariffs'],
  ['reason', 'The reason'],
  ['dispute', 'A dispute'],
  ['customer', 'For or about the customer'],
  ['glossary', 'Terms explained'],
  ['customs', 'Customs declaration'],
  ['general', 'Anything in general'],
  ['handling', 'Handling'],
  ['packaging', 'Packaging'],
  ['loading', 'Loading'],
  ['price', 'How prices are made'],
  ['priority', 'Priority'],
  ['regulatory', 'Regulations'],
  ['safety', 'Safety'],
  ['ship-line', 'Shipping line'],
  ['supplier', 'For or about the supplier'],
  ['transport', 'Transport'],
  ['delivery', 'Delivery'],
  ['quarantine', 'Quarantine'],
  ['tax', 'Taxes'],
  ['other', 'Something else'],
]);

/** A text for the reader of a document (chapter 03 §10.16). */
export const Note = object(
  'org.Note',
  { title: 'Note', description: 'A text for the reader of a document.' },
  {
    uuid: uuidField('note'),
    key: field(noteKeys, 'Key', 'The subject of the note.'),
    code: field(code, 'Code', 'A code for the kind of note, if a format has one.'),
    src: field(key, 'Source', 'The source of the note.'),
    text: field(cleanedText, 'Text', 'The note itself.', { required: true }),
    meta: field(meta, 'Meta', 'Further texts of your own about the note.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
  },
);
export type Note = InstanceOf<typeof Note>;

export const noteRules = rules(Note, 'GOBL-ORG-NOTE', [
  at('text', [check('01', 'A note needs its text in text.', present)]),
  at('key', [
    when(present, [
      check(
        '02',
        `The key of a note must be one of: ${noteKeys.values.join(', ')}; or leave it out.`,
        oneOf(...noteKeys.values),
      ),
    ]),
  ]),
]);
