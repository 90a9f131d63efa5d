import { type Client, type Fault, ServiceError } from '../../client/index.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import type { SourceDocument } from './read-files.ts';
import type { Operation, Row } from './row.ts';

export interface Task {
  operation: Operation;
  envelop: boolean;
  signal: AbortSignal;
}

/** Times a document is sent again when the service has too much to do, and milliseconds before the first of them. */
const TRIES = 6;
const FIRST_PAUSE = 250;

/** Sends a document to a service and returns the answer: what it refuses is faulty. Rejects where it does not answer, or the signal was aborted. */
export async function answerTo(document: SourceDocument, position: number, client: Client, task: Task): Promise<Row> {
  const { name, file, part, kind, text, fault } = document;
  const row = { position, name, file, part, kind, faults: [], warnings: 0, time: undefined, built: undefined };
  if (fault !== undefined) {
    const description = fault.charAt(0).toUpperCase() + fault.slice(1);
    return { ...row, status: 'unreadable', faults: [{ properties: [], description }] };
  }
  const started = performance.now();
  const took = (time: number | undefined) => time ?? performance.now() - started;
  try {
    const { faults = [], ...answer } = await patiently(() => ask(client, text, task), task.signal);
    return { ...row, ...answer, faults, status: faults.length > 0 ? 'faulty' : 'good', time: took(answer.time) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...row, status: 'faulty', faults: faultsOf(error), time: took(error.time) };
  }
}

/** What a document became, where it was not refused. */
interface Answered {
  built: string | undefined;
  warnings: number;
  time: number | undefined;
  /** Of an e-invoice in XML, what is wrong with the document that it became. */
  faults?: readonly Fault[];
}

async function ask(client: Client, text: string, { operation, envelop, signal }: Task): Promise<Answered> {
  if (operation === 'validate') {
    const { warningCount, warnings: found, time } = await client.validate({ data: text }, { signal });
    const warnings = Math.max(warningCount, found.length);
    return { built: undefined, warnings, time };
  }
  if (isXmlText(text)) {
    const { value, time } = await client.convert({ data: text }, { signal });
    const { result, faults, losses } = value;
    // What the document does not say as the e-invoice does is noticed, but no fault.
    const warnings = losses.filter(({ severity }) => severity !== 'info').length;
    const built = JSON.stringify(result);
    if (!envelop || faults.length > 0) return { built, warnings, time, faults };
    const { value: enveloped } = await client.build({ data: built, envelop }, { signal });
    return { built: JSON.stringify(enveloped), warnings, time };
  }
  const { value, warningCount: warnings, time } = await client.build({ data: text, envelop }, { signal });
  return { built: JSON.stringify(value), warnings, time };
}

/** Asks again, later and later, where the service is overloaded. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      const isOverloaded = error instanceof ServiceError && error.key === 'overloaded';
      if (!isOverloaded || tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** (tried - 1)));
      signal.throwIfAborted();
    }
  }
}

function faultsOf({ faults, key, message }: ServiceError): readonly Fault[] {
  return faults.length > 0 ? faults : [{ code: key, properties: ['$'], description: message }];
}
