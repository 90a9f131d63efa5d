/** Reports made from many documents, for every transport. */

import { type Environment, fault, type WordedFault, worded } from '../../engine/faults.ts';
import type { Json } from '../../engine/model/json.ts';
import { message, words } from '../../engine/text/message.ts';
import { type DeclareRequest, declareDocuments, type LeftOutReason } from '../../formats/index.ts';
import { type ReportKey, reportKeys } from '../../formats/list/facts.ts';
import type { ManyOperation } from './many-operation.ts';

/** A fault of a report; `document` is the index of the document that it belongs to, from 0. */
export interface DeclareFault extends WordedFault {
  document?: number;
}

/** A document that is not in the report, by its index, and why. */
interface LeftOut {
  document: number;
  reason: LeftOutReason;
  description: string;
  /** The index of the document that it repeats. */
  same_as?: number;
}

/** A change to a document for the report. */
interface DeclareLoss {
  document: number;
  kind: 'supplied' | 'changed';
  severity: 'info';
  properties: string[];
  description: string;
}

export interface DeclareAnswer {
  /** The kind of report: `flux10`. */
  format: string;
  media_type: 'application/xml';
  /** The XML; null with faults. */
  result: string | null;
  left_out: LeftOut[];
  losses: DeclareLoss[];
  faults: DeclareFault[];
  warnings: DeclareFault[];
}

/** A request for a report, as received. */
export interface DeclareInput extends Omit<DeclareRequest, 'documents'> {
  readonly to?: Json | undefined;
  readonly documents?: DeclareRequest['documents'] | Json | undefined;
}

/** Makes a report of documents. */
export const declareOperation: ManyOperation = {
  name: 'declare',
  summary: 'Make a report from many documents',
  description:
    'Makes a report for the tax office from any number of documents: with `to: "flux10"` the French e-reporting. Sales to consumers are added up by day, category and rate, credit notes are subtracted; sales to companies abroad are reported one by one; or the payments of both. `left_out` lists the documents that are not in the report, with the reason; the same document counts once. The report is checked by the official rules before it is returned; faults have status 422, each with the index of its document. A long list can be sent as JSON lines (`application/jsonl`): the options in the first line, then a document in each. Nothing is kept between calls.',
  request: 'DeclareRequest',
  answer: 'DeclareAnswer',
  // Each that is left out is listed in the answer.
  most: 100_000,
  tooMany: (count) =>
    message('a report is made from at most {count} documents here; for more, use the command line', { count }),
  tool: {
    description:
      'Makes the French e-reporting (Flux 10) of invoices, or of receipts. left_out says which are not in it, and why. Next: validate the XML.',
    documents: { description: 'The documents or envelopes.' },
    options: {
      description:
        'id; period: {start, end}; sender: {code, name}, the platform; issued: 2026-11-02T06:30:00. Optional: content: payments, role: buyer, type: rectifying, declarant: {code, name} without documents.',
    },
    given: { to: String(reportKeys[0]) },
  },
  failed: (count) => message('The report was not made: {count, plural, one {# fault} other {# faults}}.', { count }),
  async run(options, documents, environment) {
    const answer = await declare({ ...options, documents }, environment);
    return { answer, isMade: answer.result !== null };
  },
};

/** Makes a report, or returns its faults. */
export async function declare(input: DeclareInput, environment: Environment): Promise<DeclareAnswer> {
  const { to, documents, ...options } = input;
  const { translation } = environment;
  const answer: DeclareAnswer = {
    format: isReportKey(to) ? to : String(reportKeys[0]),
    media_type: 'application/xml',
    result: null,
    left_out: [],
    losses: [],
    faults: [],
    warnings: [],
  };
  const wrong = [
    ...(isReportKey(to)
      ? []
      : [fault('BW-F10-OPTION', 'request.to', '{name} must be one of {values}.', { name: 'to', values: reportKeys })]),
    ...(isFiles(documents)
      ? []
      : [fault('BW-F10-OPTION', 'request.documents', 'documents must be a list of documents or envelopes.')]),
  ];
  if (wrong.length > 0 || !isReportKey(to) || !isFiles(documents)) {
    return { ...answer, faults: wrong.map((each) => worded(each, translation)) };
  }
  const { result, leftOut, losses, faults, warnings } = await declareDocuments(
    to,
    { ...options, documents },
    environment,
  );
  return {
    ...answer,
    result: result ?? null,
    left_out: leftOut.map(({ text, ...each }) => ({ ...each, description: words(text, translation) })),
    losses: losses.map(({ text, ...each }) => ({ ...each, description: words(text, translation) })),
    faults: faults.map((each) => worded(each, translation)),
    warnings: warnings.map((each) => worded(each, translation)),
  };
}

function isReportKey(to: DeclareInput['to']): to is ReportKey {
  return reportKeys.some((each) => each === to);
}

function isFiles(documents: DeclareInput['documents']): documents is DeclareRequest['documents'] {
  if (Array.isArray(documents))
    return documents.every((each) => (typeof each === 'object' ? each !== null : typeof each === 'string'));
  return typeof documents === 'object' && documents !== null && Symbol.asyncIterator in documents;
}
