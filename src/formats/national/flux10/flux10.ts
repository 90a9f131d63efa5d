/** Processes reports of the French e-reporting. They are read only to be shown or drawn, and written by the operation `declare`. */

import { failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { message } from '../../../engine/text/message.ts';
import { checkedAs } from '../../declare/checked.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { Report } from '../../declare/report.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import type { XmlElement } from '../../xml/element.ts';
import { flux10 as format } from './index.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { reportIn } from './report.ts';

const NO_DOCUMENT = message(
  'A French e-reporting file is not a document: it has only totals and extracts of many documents. Validate or inspect it, or convert it to pdf.',
);

const refused = async (): Promise<Outcome<never>> =>
  failure('validation', [faultOf('BW-F10-NO-DOCUMENT', '/', NO_DOCUMENT)]);

/** Returns the content to draw for a report, in French by default. */
function drawnOf(root: XmlElement): DocumentRead {
  const pages: DocumentRead['pages'] = async (language = 'fr') =>
    (await import('./pages.ts')).reportPages(reportIn(root), language);
  return { format: format.key, document: {}, report: new Report(), files: [], faults: [], pages };
}

export const flux10: SyntaxCode = {
  check: async (file) => checkedAs(format, judge(file.root), file),
  read: async (file, _from, { isForPages }) =>
    isForPages ? { ok: true, result: drawnOf(file.root), warnings: [] } : refused(),
  write: refused,
  declare: async (...given) => (await import('./declare/declare.ts')).declareFlux10(...given),
  meaningsOf: () => NAMES,
  reportIn,
};
