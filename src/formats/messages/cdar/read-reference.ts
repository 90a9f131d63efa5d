/** Reads the document that a message refers to (chapter 14 §6.2). */

import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Terms } from '../../mapping/read/reading.ts';
import { DOCUMENT_TYPE } from './life-cycle.ts';
import { momentOf } from './moment.ts';
import { identitiesOf } from './read-parties.ts';

/** Reads the reference to the document for a property. */
export function readReference(terms: Terms, property: string): JsonObject {
  const reference: JsonObject = {};
  const code = terms.text('MDT-87', `${property}.code`);
  const issued = momentOf(terms, 'MDT-100', `${property}.issue_date`);
  const type = terms.text('MDT-91', `${property}.ext.${DOCUMENT_TYPE}`);
  const identities = identitiesOf(terms, 'MDT-129', property);
  if (issued?.date !== undefined) reference.issue_date = issued.date;
  if (code !== undefined) reference.code = code;
  if (identities.length > 0) reference.identities = identities;
  if (type !== undefined) reference.ext = { [DOCUMENT_TYPE]: type };
  reportTime(terms, issued?.time, 'MDT-100', `${property}.issue_date`);
  return reference;
}

/** Reads the date on which the document was received. */
export function readReceipt(terms: Terms, property: string): string | undefined {
  const received = momentOf(terms, 'MDT-95', property);
  reportTime(terms, received?.time, 'MDT-95', property);
  return received?.date;
}

function reportTime(terms: Terms, time: string | undefined, id: 'MDT-95' | 'MDT-100', property: string): void {
  if (time === undefined) return;
  terms.reading.report.changed(
    'warning',
    { property, element: terms.elementOf(id), term: id },
    message('Ignored the time {time}; the document has only the date.', { time }),
  );
}
