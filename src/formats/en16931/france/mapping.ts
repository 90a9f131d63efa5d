/** What French e-invoices say that the document leaves to the law, or does not say. */

import { paymentTerms } from '../../../countries/fr.ts';
import { operationOf } from '../../../countries/french-operations.ts';
import type { Invoice } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { Completing, OwnMapping } from '../../mapping/own-mapping.ts';

const SUBJECT = 'untdid-text-subject';
const MODE = 'fr-ctc-billing-mode';

/**
 * Writes the notes on late and early payment in the words of the document, otherwise in those that its pages have: the addon's notes refer
 * to general terms that nobody may have.
 */
function sayTerms({ document, given, path, report }: Completing): void {
  const own = notesOf(given as Partial<Invoice>);
  const words = [document.payment?.terms?.notes ?? '', ...own.map((note) => note.text ?? '')];
  for (const note of notesOf(document)) {
    const term = paymentTerms.find(({ subject }) => subject === note.ext?.[SUBJECT]);
    if (!term || own.some(({ ext }) => ext?.[SUBJECT] === term.subject)) continue;
    const said = words.flatMap(sentencesIn).filter((sentence) => term.says.test(sentence));
    note.text = said.join(' ') || term.text;
    if (said.length > 0) continue;
    const text = 'The law asks invoices between businesses for this sentence, so it was added: {text}';
    report.supplied('info', { property: `${path}.notes`, term: 'BT-22' }, message(text, { text: term.text }));
  }
}

const notesOf = ({ notes }: Partial<Invoice>) => (notes ?? []).flatMap((note) => note ?? []);

const sentencesIn = (text: string) => text.split(/(?<=[.!;])\s+|\n+/).filter((sentence) => sentence !== '');

/** Writes the kind of operation that the lines tell. If they don't, the addon has assumed goods and services. */
function sayOperation({ document, given, path, report }: Completing): void {
  const ext = document.tax?.ext;
  if (!ext?.[MODE] || (given as Partial<Invoice>).tax?.ext?.[MODE]) return;
  const lines = (document.lines ?? []).map((line) => ({ key: line?.item?.key, unit: line?.item?.unit }));
  const known = operationOf(lines);
  const mode = (known ?? 'M') + ext[MODE].slice(1);
  ext[MODE] = mode;
  const place = { property: `${path}.tax.ext.${MODE}`, term: 'BT-23' } as const;
  const text = known
    ? 'The units of the lines tell whether it is for goods or services, so {mode} was written.'
    : 'The document does not say whether it is for goods or services, so {mode} was written, for both.';
  report.supplied('warning', place, message(text, { mode }));
}

export const mapping: OwnMapping = {
  complete(completing) {
    sayTerms(completing);
    sayOperation(completing);
  },
};
