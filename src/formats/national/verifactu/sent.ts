/** Compares an answer of the tax office with the message that was sent. */

import { type Fault, faultOf } from '../../../engine/faults.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import { isoDate } from './codes.ts';
import { parseRecords } from './namespaces.ts';
import { RecordView, recordsIn } from './view.ts';
import { recordIn } from './wrapped.ts';

export const SENT_RULE = 'VF-ANSWER';
export const SENT_TEXT =
  '{record} was sent, but the answer says nothing about it. Ask the tax office for it before you send it again.';
/** A record that an answer is about, by the values of its line. */
interface Answered {
  readonly issuer?: unknown;
  readonly number?: unknown;
  readonly date?: unknown;
  readonly operation?: unknown;
}

/** The records of a message that was sent. */
export class Sent {
  /** By operation and invoice; a message may have several of one. */
  readonly #waiting = new Map<string, RecordView[]>();
  readonly #last: RecordView | undefined;
  readonly warnings: Fault[] = [];

  private constructor(records: readonly RecordView[]) {
    this.#last = records.at(-1);
    for (const record of records) {
      const key = keyOf({ ...named(record), operation: record.kind });
      const same = this.#waiting.get(key);
      if (same) same.push(record);
      else this.#waiting.set(key, [record]);
    }
  }

  /** Reads a message; undefined if the text has no records. */
  static read(text: string): Sent | undefined {
    const parsed = parseRecords(text);
    const root = parsed.ok ? recordIn(parsed.root) : undefined;
    const records = root ? recordsIn(root).map((each) => new RecordView(each)) : [];
    return records.length > 0 ? new Sent(records) : undefined;
  }

  /** Returns the members of the record that a line of the answer is about. */
  take(line: Answered): JsonObject {
    const sent = this.#waiting.get(keyOf(line))?.shift();
    if (sent) return { hash: sent.hash ?? null, generated_at: sent.time ?? null };
    const record = `${line.number} (${line.date})`;
    const text = message(
      'The answer is about {record}, which the sent message does not have. Compare it with the message that it answers.',
      { record },
    );
    this.warnings.push(faultOf(SENT_RULE, 'request.sent', text));
    return {};
  }

  /** Returns the records without an answer, and the last one, which the next record follows whatever the answer says. */
  rest(): JsonObject {
    const left = [...this.#waiting.values()].flat();
    for (const record of left) {
      const { number, date } = named(record);
      const values = { record: `${number} (${date})` };
      this.warnings.push(faultOf(SENT_RULE, 'request.sent', { template: SENT_TEXT, values }));
    }
    const last = this.#last && { ...named(this.#last), hash: this.#last.hash ?? null };
    return { unanswered: left.map((record) => ({ ...named(record), operation: record.kind })), ...(last && { last }) };
  }
}

function named(record: RecordView): { issuer: string; number: string; date: string } {
  const { issuer = '', number = '', date = '' } = record;
  return { issuer, number, date: isoDate(date) ?? date };
}

function keyOf({ issuer, number, date, operation }: Answered): string {
  return JSON.stringify([operation, issuer, number, date]);
}

/** Returns what is wrong with a message given as sent. */
export function sentFault(): Fault {
  const text = message('{name} must be the XML of a message with records.', { name: 'sent' });
  return faultOf('BW-VERIFACTU-OPTION', 'request.sent', text);
}
