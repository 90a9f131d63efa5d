/** Messages with the VERI*FACTU records of many invoices, for every transport. */

import { type Environment, fault, type WordedFault, worded } from '../engine/faults.ts';
import { isJsonObject, type Json } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import type { FormatOptions } from '../formats/declare/conversion.ts';
import type { NamedRecord } from '../formats/index.ts';
import type { GivenInvoice, MadeMessages } from '../formats/national/verifactu/messages.ts';

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

/** Invoices with the options of their records. */
export interface MessagesInput extends FormatOptions {
  readonly documents?: Json | undefined;
}

/** Writes records of invoices. Those with a fault get none. */
export async function verifactuMessages(
  { documents, ...options }: MessagesInput,
  environment: Environment,
): Promise<MessagesAnswer> {
  if (Array.isArray(documents) && documents.every(isJsonObject)) {
    return streamedMessages(documents, options, environment);
  }
  const text = 'documents must be a list of documents or envelopes.';
  const wrong = worded(fault('BW-VERIFACTU-OPTION', 'request.documents', text), environment.translation);
  return { messages: [], records: [], previous: null, losses: [], faults: [wrong], warnings: [] };
}

/**
 * Writes records of invoices that may arrive one after another.
 * @param isForced whether to write those that would be refused too
 */
export async function streamedMessages(
  documents: Iterable<GivenInvoice> | AsyncIterable<GivenInvoice>,
  options: FormatOptions,
  environment: Environment,
  isForced = false,
): Promise<MessagesAnswer> {
  const { translation } = environment;
  const { writeMessages } = await import('../formats/national/verifactu/messages.ts');
  const made = await writeMessages(documents, options, environment, isForced);
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
