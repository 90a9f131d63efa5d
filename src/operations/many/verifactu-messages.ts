/** Messages with the VERI*FACTU records of many invoices, for every transport. */

import { type Environment, fault, type WordedFault, worded } from '../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { message, words } from '../../engine/text/message.ts';
import type { FormatOptions } from '../../formats/declare/conversion.ts';
import type { NamedRecord } from '../../formats/index.ts';
import type { GivenInvoice, MadeMessages } from '../../formats/national/verifactu/messages.ts';
import { STATEMENT } from '../../formats/national/verifactu/statement.ts';
import type { Documents, ManyOperation } from './many-operation.ts';

/** A fault; `document` is the index of its invoice, from 0. */
interface MessagesFault extends WordedFault {
  document?: number;
}

/** A difference between an invoice and its record; without `document`, it concerns all. */
interface MessagesLoss {
  document?: number;
  kind: string;
  severity: string;
  properties: string[];
  description: string;
}

export interface MessagesAnswer {
  /** Messages with up to 1,000 records each, in the order in which they have to be sent. */
  messages: { result: string; file_name: string; count: number }[];
  records: MadeMessages['records'];
  /** The `previous` of the next record. */
  previous: NamedRecord | null;
  losses: MessagesLoss[];
  faults: MessagesFault[];
  warnings: MessagesFault[];
}

/** Writes records of invoices, chained, in messages. */
export const verifactuMessagesOperation: ManyOperation = {
  name: 'verifactu/messages',
  summary: 'Make VERI*FACTU messages from many invoices',
  description: `Makes the billing records of many invoices for the Spanish tax office (AEAT), each chained to the previous one, in messages of up to 1,000. An invoice with a fault gets no record; \`faults\` names it by its index, and the next record follows the last one made. Up to 10,000 invoices can be sent as JSON lines (\`application/jsonl\`): the options in the first line, then an invoice in each. ${STATEMENT.template}`,
  request: 'MessagesRequest',
  answer: 'MessagesAnswer',
  // The answer is held in memory.
  most: 10_000,
  tooMany: (most) => message('a request may have up to {most} invoices; send the others in the next one', { most }),
  tool: {
    description: `Makes chained billing records of many invoices, in messages. Next: verifactu_chain. ${STATEMENT.template}`,
    documents: { description: 'The invoices in order.' },
    options: { description: 'system and previous, as for convert.' },
  },
  failed: (count) => message('No record was made: {count, plural, one {# fault} other {# faults}}.', { count }),
  async run(options, documents, environment) {
    const answer = await messagesOf(documents, options, environment);
    return { answer, isMade: answer.records.length > 0 || answer.faults.length === 0 };
  },
};

/** Writes records of invoices, given with the options of their records. Those with a fault get none. */
async function messagesOf(
  documents: Documents,
  options: FormatOptions,
  environment: Environment,
): Promise<MessagesAnswer> {
  if (typeof documents === 'object' && documents !== null && Symbol.asyncIterator in documents)
    return streamedMessages(objectsIn(documents), options, environment);
  if (Array.isArray(documents) && documents.every(isJsonObject))
    return streamedMessages(documents, options, environment);
  const text = 'documents must be a list of documents or envelopes.';
  const wrong = worded(fault('BW-VERIFACTU-OPTION', 'request.documents', text), environment.translation);
  return { messages: [], records: [], previous: null, losses: [], faults: [wrong], warnings: [] };
}

/** Yields documents; a text has no members. */
async function* objectsIn(documents: AsyncIterable<JsonObject | string>): AsyncGenerator<JsonObject> {
  for await (const document of documents) yield isJsonObject(document) ? document : {};
}

/** Writes records of invoices that may arrive one after another. `strict: false` also writes those that would be rejected. */
export async function streamedMessages(
  documents: Iterable<GivenInvoice> | AsyncIterable<GivenInvoice>,
  { strict, ...options }: FormatOptions,
  environment: Environment,
): Promise<MessagesAnswer> {
  const { translation } = environment;
  const { writeMessages } = await import('../../formats/national/verifactu/messages.ts');
  const made = await writeMessages(documents, options, environment, typeof strict === 'boolean' ? strict : undefined);
  return {
    messages: made.messages.map(({ xml, fileName, count }) => ({ result: xml, file_name: fileName, count })),
    records: made.records,
    previous: made.previous,
    losses: made.losses.map(({ document, kind, severity, properties, text }) => ({
      ...(document !== undefined && { document }),
      kind,
      severity,
      properties,
      description: words(text, translation),
    })),
    faults: made.faults.map((each) => worded(each, translation)),
    warnings: made.warnings.map((each) => worded(each, translation)),
  };
}
