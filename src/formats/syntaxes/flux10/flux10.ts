/** Processes reports of the French e-reporting. They are read only to be shown, and written by the operation `declare`. */

import { failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { message } from '../../../engine/text/message.ts';
import { checkedAs } from '../../checked.ts';
import type { SyntaxCode } from '../../syntax.ts';
import { flux10 as format } from './index.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { reportIn } from './report.ts';

const NO_DOCUMENT = message(
  'A report of the French e-reporting is no document: it has only sums and extracts of many. Validate or inspect it.',
);

const refused = async (): Promise<Outcome<never>> =>
  failure('validation', [faultOf('BW-F10-NO-DOCUMENT', '/', NO_DOCUMENT)]);

export const flux10: SyntaxCode = {
  check: async (file) => checkedAs(format, judge(file.root), file),
  read: refused,
  write: refused,
  meaningsOf: () => NAMES,
  reportIn,
};
