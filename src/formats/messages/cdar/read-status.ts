/** Reads the lines of a status report from the documents that a message refers to (chapter 14 §6.2). */

import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import { type Reading, type Terms, unlessEmpty } from '../../mapping/read/reading.ts';
import type { TermId } from '../../terms/declare.ts';
import { ACTION, REASON, STATUS } from './life-cycle.ts';
import { momentOf } from './moment.ts';
import { readReceipt, readReference } from './read-reference.ts';

export function readStatusLines(reading: Reading): JsonObject {
  return { lines: reading.invoice.all('MDG-reference').map((terms, i) => lineOf(terms, `$.lines[${i}]`)) };
}

function lineOf(terms: Terms, property: string): JsonObject {
  const line: JsonObject = {};
  const status = terms.text('MDT-105', `${property}.ext.${STATUS}`);
  const date = readReceipt(terms, `${property}.date`);
  if (date !== undefined) line.date = date;
  line.doc = readReference(terms, `${property}.doc`);
  const reasons = new Distinct();
  const actions = new Distinct();
  for (const detail of terms.all('MDG-status')) {
    detail.value('MDT-124-2');
    reasons.add(reasonOf(detail, `${property}.reasons`));
    actions.add(actionOf(detail, `${property}.actions`));
  }
  if (reasons.list.length > 0) line.reasons = reasons.list;
  if (actions.list.length > 0) line.actions = actions.list;
  if (status !== undefined) line.ext = { [STATUS]: status };
  return line;
}

/** Collects distinct objects: a message repeats a reason for each action, and an action for each reason. */
class Distinct {
  readonly list: JsonObject[] = [];
  readonly #texts = new Set<string>();

  add(object: JsonObject | undefined): void {
    if (object === undefined) return;
    const text = JSON.stringify(object);
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    this.list.push(object);
  }
}

function reasonOf(detail: Terms, property: string): JsonObject | undefined {
  const code = detail.text('MDT-113', property);
  const faults = unlessEmpty(detail.all('MDG-characteristic').flatMap((each) => faultFrom(each, property) ?? []));
  if (code === undefined && faults === undefined) return undefined;
  const reason: JsonObject = {};
  if (code === undefined) {
    reason.key = 'other';
    detail.reading.report.supplied(
      'info',
      { property, element: detail.element, term: 'MDT-113' },
      message('The values have no reason; they were read as values of another reason.'),
    );
  }
  const isNoteTheSame = peekTexts(detail, 'MDT-126') === peekTexts(detail, 'MDT-114');
  const description = textsOf(detail, 'MDT-114', property);
  if (description !== undefined) reason.description = description;
  if (isNoteTheSame) detail.values('MDT-126');
  if (faults !== undefined) reason.faults = faults;
  if (code !== undefined) reason.ext = { [REASON]: code };
  return reason;
}

function actionOf(detail: Terms, property: string): JsonObject | undefined {
  const code = detail.text('MDT-121', property);
  if (code === undefined) return undefined;
  const description = textsOf(detail, 'MDT-122', property);
  return { ...(description !== undefined && { description }), ext: { [ACTION]: code } };
}

/** Returns the texts of a term, one per line, and marks them as used. */
function textsOf(detail: Terms, id: TermId, property: string): string | undefined {
  const texts = detail.values(id).map((value) => detail.textOf(value, id, property));
  return texts.filter((text) => text !== undefined).join('\n') || undefined;
}

function peekTexts({ group }: Terms, id: TermId): string {
  const texts = group.all(id).map(({ text }) => text.trim());
  return texts.filter((text) => text !== '').join('\n');
}

/** Reads a value that a reason refers to: its type as a code, its kind and amount in words, and its location. */
function faultFrom(terms: Terms, property: string): JsonObject | undefined {
  const code = terms.peek('MDT-207') ?? terms.peek('MDT-206');
  if (code === undefined) return undefined;
  terms.value('MDT-207', property);
  reportChanged(terms);
  const id = terms.text('MDT-206', property);
  const name = terms.text('MDT-211', property);
  const location = terms.text('MDT-213', property);
  const what = [name, id === undefined ? undefined : name === undefined ? id : `(${id})`].filter(Boolean).join(' ');
  const text = [what, valueInWords(terms, property)].filter(Boolean).join(': ');
  return {
    code,
    ...(text !== '' && { message: text }),
    ...(location !== undefined && { paths: [location] }),
  };
}

/** Reports whether a value changed, unless its type implies it. */
export function reportChanged(terms: Terms): void {
  if (terms.value('MDT-209') === undefined) return;
  terms.reading.report.dropped(
    'info',
    { element: terms.elementOf('MDT-209'), term: 'MDT-209' },
    message('Ignored the value-change indicator; the type already says so.'),
  );
}

/** Returns the value in words: an amount with its currency, a percentage, a date. */
function valueInWords(terms: Terms, property: string): string | undefined {
  const amount = terms.value('MDT-215', property);
  if (amount) {
    const currency = terms.qualifier(amount, 'MDT-215-1');
    return currency === undefined ? amount.text.trim() : `${amount.text.trim()} ${currency}`;
  }
  const percent = terms.text('MDT-224', property);
  return percent === undefined ? momentOf(terms, 'MDT-value-date', property)?.date : `${percent}%`;
}
