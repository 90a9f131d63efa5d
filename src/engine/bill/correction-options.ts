import { date } from '../cal/types.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { Stamp } from '../head/stamp.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { boolean, text } from '../model/scalars.ts';
import { extensions } from '../tax/extensions.ts';

/** The options for correcting an invoice (chapter 02 §14.1). */
export const CorrectionOptions = object(
  'bill.CorrectionOptions',
  {
    title: 'Correction Options',
    description:
      'What the correction of a document is to be: its type, its reason, and what the tax office wants with it.',
  },
  {
    type: field(key, 'Type', 'What sort of document corrects the other, such as credit-note.', { required: true }),
    issue_date: field(date, 'Issue Date', 'The day of the correction; today where nothing is said.'),
    series: field(
      code,
      'Series',
      "The row of numbers that the correction belongs to; the other document's where nothing is said.",
    ),
    stamps: field(list(Stamp), 'Stamps', 'Marks that a tax office or service gave the other document.'),
    reason: field(text, 'Reason', 'Why the other document is corrected, in words.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format wants with the correction.'),
    copy_tax: field(boolean, 'Copy Tax Totals', 'Takes the taxes of the other document along in the reference to it.'),
  },
);
export type CorrectionOptions = InstanceOf<typeof CorrectionOptions>;
