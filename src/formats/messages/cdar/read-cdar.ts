/** Reads life cycle messages about an invoice as status reports and payments (chapter 14 §6.2). */

import { type Environment, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { buildSettled } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import { planFor } from '../../declare/plans.ts';
import { Report } from '../../declare/report.ts';
import type { Handed, ReadOptions } from '../../declare/syntax.ts';
import { foreignNamespace, recognise } from '../../en16931/syntax/recognise.ts';
import { reportHeaders } from '../../mapping/read/headers.ts';
import { Reading } from '../../mapping/read/reading.ts';
import { reportRest } from '../../mapping/read/rest.ts';
import { readTerms } from '../../model/read.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { cdarFormats, EINVOICE } from './index.ts';
import { LIFE_CYCLE, STATUS, typeOf } from './life-cycle.ts';
import { momentOf, peekMoment } from './moment.ts';
import { type Addresses, readParties } from './read-parties.ts';
import { readPaymentLines } from './read-payment.ts';
import { readStatusLines } from './read-status.ts';

export interface CdarReadOptions extends ReadOptions {
  /** The addresses of the transport of the message. */
  addresses?: Addresses;
}

/** The result of reading a life cycle message. */
export interface CdarRead extends DocumentRead {
  /** The addresses for the envelope, as given. */
  head?: Addresses;
}

/** The statuses that are payments, with their types. */
const PAYMENTS: ReadonlyMap<string, string> = new Map([
  ['211', 'advice'],
  ['212', 'receipt'],
]);

/**
 * Reads a CDAR in the given format or in its own, and builds a document from it. The result includes the faults of the
 * document.
 */
export async function readCdar(
  { root, wrapper = root }: SyntaxFile,
  from: Format | undefined,
  { addresses, namespaces }: CdarReadOptions & Handed,
  environment: Environment,
): Promise<Outcome<CdarRead>> {
  const plan = await planFor('cdar');
  const read = readTerms(root, plan);
  const foreign = foreignNamespace(read.unclaimed, root, plan, namespaces);
  if (foreign !== undefined) return failure('validation', [faultOf('BW-XML-ROOT', '/', foreign)]);
  const reading = new Reading(read, from ?? recognise(cdarFormats, read.invoice, 'cdar').format, plan, new Report());
  const draft = draftOf(reading, addresses ?? {});
  await load(draft);
  const { document, faults } = buildSettled(draft, environment);
  reportSupplied(reading, draft, document);
  reportTaken(reading, draft, document);
  reportRest(reading);
  reportHeaders(wrapper, root, reading.report);
  const { report, format, files } = reading;
  report.sortByElement();
  const result: CdarRead = { format: format.key, document, report, files, faults: [...reading.faults, ...faults] };
  if (addresses !== undefined) result.head = addresses;
  return { ok: true, result, warnings: [] };
}

/** Returns the document as in the message, before building it. */
function draftOf(reading: Reading, addresses: Addresses): JsonObject {
  const { invoice } = reading;
  const references = invoice.all('MDG-reference');
  const status = references.map((reference) => reference.peek('MDT-105')).find(Boolean) ?? '';
  const payment = PAYMENTS.get(status);
  const issued = momentOf(invoice, 'MDT-8', '$.issue_date');
  const draft: JsonObject = {
    $schema: schemaId(payment === undefined ? 'bill/status' : 'bill/payment'),
    $addons: [...reading.format.addons],
    ...(payment !== undefined && { type: payment }),
    ...(issued?.date !== undefined && { issue_date: issued.date }),
    ...(issued?.time !== undefined && { issue_time: issued.time }),
  };
  const code = invoice.text('MDT-4', '$.code');
  if (code !== undefined) draft.code = code;
  Object.assign(draft, readParties(reading, status, addresses));
  Object.assign(draft, payment === undefined ? readStatusLines(reading) : readPaymentLines(reading, status));
  takeKnown(reading, status);
  return draft;
}

/** Marks terms as used that the format and the status already imply; reports those that deviate with the rest. */
function takeKnown(reading: Reading, status: string): void {
  const { invoice, format, report } = reading;
  const references = invoice.all('MDG-reference');
  const takeWhere = (id: 'MDT-2' | 'MDT-74' | 'MDT-77', wanted: string | undefined) => {
    if (invoice.peek(id) === wanted) invoice.value(id);
  };
  takeWhere('MDT-2', format.process);
  takeWhere('MDT-74', String(references.length > 1));
  takeWhere('MDT-77', typeOf(status));
  if (invoice.peek('MDT-3') === format.specification) invoice.value('MDT-3');
  else {
    const specification = invoice.text('MDT-3') ?? '';
    report.changed(
      'warning',
      { element: invoice.elementOf('MDT-3'), term: 'MDT-3' },
      message('Unknown profile {specification}: the message was read as {format}.', {
        specification,
        format: format.key,
      }),
    );
  }
  const settled = momentOf(invoice, 'MDT-78', '$.issue_date');
  if (settled !== undefined && peekMoment(invoice, 'MDT-78') !== peekMoment(invoice, 'MDT-8')) {
    report.dropped(
      'warning',
      { element: invoice.elementOf('MDT-78'), term: 'MDT-78' },
      message('Ignored the time of the status; the document has only the time of the message.'),
    );
  }
  if (invoice.peek('MDT-5') !== undefined) reportName(reading, status);
  for (const reference of references) {
    const life = LIFE_CYCLE.get(reference.peek('MDT-105') ?? '');
    if (reference.peek('MDT-88') === life?.code) reference.value('MDT-88');
    if ([EINVOICE, invoice.peek('MDT-3')].includes(reference.peek('MDT-97'))) reference.value('MDT-97');
    if (plain(reference.peek('MDT-106')) === plain(life?.name)) reference.value('MDT-106');
  }
}

/** Reports the name of the message unless the status implies it. */
function reportName({ invoice, report }: Reading, status: string): void {
  const element = invoice.elementOf('MDT-5');
  if (invoice.text('MDT-5') === LIFE_CYCLE.get(status)?.name) return;
  report.dropped('info', { element, term: 'MDT-5' }, message('Ignored the name of the message.'));
}

/** Returns the name of a status without its blanks, which may be present or not. */
function plain(name: string | undefined): string | undefined {
  return name?.replaceAll('_', ' ').toLowerCase();
}

/** Reports the values that building has added where the message has none. */
function reportSupplied({ report }: Reading, draft: JsonObject, document: JsonObject): void {
  for (const name of ['issue_date', 'currency'] as const) {
    const value = document[name];
    if (draft[name] !== undefined || typeof value !== 'string') continue;
    report.supplied(
      'warning',
      { property: `$.${name}` },
      message('The message has no readable {name}; {value} was used.', { name, value }),
    );
  }
}

/**
 * Reports statuses that building has removed, such as 213 (chapter 08 §7.1): only the key of the line states them then.
 */
function reportTaken({ invoice, report }: Reading, draft: JsonObject, document: JsonObject): void {
  const [before, after] = [statusesOf(draft), statusesOf(document)];
  for (const [i, reference] of invoice.all('MDG-reference').entries()) {
    const status = before[i];
    if (status === undefined || after[i] === status) continue;
    report.dropped(
      'info',
      { property: `$.lines[${i}].ext.${STATUS}`, element: reference.elementOf('MDT-105'), term: 'MDT-105' },
      message('Ignored the status {status}; building removes it, and the key of the line expresses it.', {
        status,
      }),
    );
  }
}

function statusesOf({ lines }: JsonObject): (string | undefined)[] {
  if (!Array.isArray(lines)) return [];
  return lines.map((line) => {
    const ext = isJsonObject(line) && isJsonObject(line.ext) ? line.ext : {};
    return typeof ext[STATUS] === 'string' ? ext[STATUS] : undefined;
  });
}
