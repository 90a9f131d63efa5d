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
    description: 'The options of a correction: its type, its reason, and what the tax office requires.',
  },
  {
    type: field(key, 'Type', 'The type of the correcting document, such as credit-note.', { required: true }),
    issue_date: field(date, 'Issue Date', 'The date of the correction. Defaults to today.'),
    series: field(
      code,
      'Series',
      'The series that the number of the correction belongs to. Defaults to that of the other document.',
    ),
    stamps: field(list(Stamp), 'Stamps', 'Stamps that the other document got from a tax office or service.'),
    reason: field(text, 'Reason', 'Why the other document is corrected, in words.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires for the correction.'),
    copy_tax: field(boolean, 'Copy Tax Totals', 'Copies the taxes of the other document into the reference to it.'),
  },
);
export type CorrectionOptions = InstanceOf<typeof CorrectionOptions>;
