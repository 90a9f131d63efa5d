import { type Fault, type PageClient, ServiceError } from '../../../client/index.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { localClient } from '../../engine/service/local-client.ts';
import { say } from '../../ui/texts/say.ts';
import type { KeptKey } from '../../write/signing/key-storage.ts';
import { figuresOf, formatIn } from './figures.ts';
import type { SourceDocument } from './read-files.ts';
import type { Operation, Row } from './row.ts';
import * as texts from './texts.ts';

export interface Task {
  operation: Operation;
  envelop: boolean;
  signal: AbortSignal;
  /** The options of the correction. */
  correction: Readonly<Record<string, string>>;
  /** The private signing key. */
  key: KeptKey['private'];
}

/** Retries for an overloaded service, and the first delay in milliseconds. */
const TRIES = 6;
const FIRST_PAUSE = 250;

/**
 * Sends a document to a service and returns the answer; a refused document is faulty. Rejects if the service does not answer or the signal
 * aborts.
 */
export async function answerTo(
  document: SourceDocument,
  position: number,
  client: PageClient,
  task: Task,
): Promise<Row> {
  const { text, fault, source } = document;
  if (fault !== undefined) return unreadableRow(document, position, fault);
  const row = { ...emptyRow(document, position), format: formatIn(text) };
  const started = performance.now();
  const took = (time: number | undefined) => time ?? performance.now() - started;
  try {
    const {
      faults = [],
      isUnjudged = false,
      document,
      ...answer
    } = await patiently(() => ask(client, text, source, task), task.signal);
    const built = document === undefined || task.operation === 'validate' ? undefined : JSON.stringify(document);
    return {
      ...row,
      ...answer,
      built,
      figures: figuresOf(document),
      faults,
      status: faults.length > 0 ? 'faulty' : isUnjudged ? 'unjudged' : 'good',
      time: took(answer.time),
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return {
      ...row,
      figures: figuresOf(read(text)),
      status: 'faulty',
      faults: faultsOf(error),
      time: took(error.time),
    };
  }
}

/** Returns the row of an unreadable document. */
export function unreadableRow(document: SourceDocument, position: number, fault: string): Row {
  const description = fault.charAt(0).toUpperCase() + fault.slice(1);
  return { ...emptyRow(document, position), status: 'unreadable', faults: [{ properties: [], description }] };
}

function emptyRow({ name, file, part, kind }: SourceDocument, position: number): Omit<Row, 'status'> {
  return {
    ...{ position, name, file, part, kind, faults: [], warnings: 0 },
    ...{ time: undefined, built: undefined, figures: undefined, format: '' },
  };
}

/** The result for a document that was not refused. */
interface Answered {
  /** The input, if only checked. */
  document: unknown;
  warnings: number;
  time: number | undefined;
  /** For an e-invoice in XML, the faults of the document read from it. */
  faults?: readonly Fault[];
  /** Whether it is an e-invoice that claims no rules of a format here. */
  isUnjudged?: boolean;
}

/** @param source the file that contained the e-invoice, which is checked with it */
async function ask(client: PageClient, text: string, source: Uint8Array | undefined, task: Task): Promise<Answered> {
  const { operation, signal } = task;
  if (operation === 'validate') {
    const { value, warningCount, warnings: found, time } = await client.validate({ data: source ?? text }, { signal });
    const isUnjudged = value.judged === false;
    const warnings = Math.max(warningCount, found.length);
    return {
      document: isXmlText(text) ? await converted(client, text, signal) : read(text),
      warnings,
      time,
      isUnjudged,
    };
  }
  if (!isXmlText(text)) return await make(client, text, task);
  const { value, time } = await client.convert({ data: text }, { signal });
  const { result, faults, losses } = value;
  // Content lost from the e-invoice causes a warning, not a fault.
  const losing = losses.filter(({ severity }) => severity !== 'info').length;
  // Someone else issued the e-invoice, so its own rules decide, and the rules on documents are only advice.
  const official = await officialFaults(client, source ?? text, signal);
  const isOneAsItIs = operation === 'build' && !task.envelop;
  if (isOneAsItIs || Array.isArray(result) || official.faults.length > 0) {
    const warnings = losing + official.warnings + faults.length;
    return { document: result, warnings, time, faults: official.faults, isUnjudged: official.isUnjudged };
  }
  if (faults.length > 0) return { document: result, warnings: losing, time, faults };
  const { isUnjudged } = official;
  return { ...(await make(client, JSON.stringify(result), task)), warnings: losing, isUnjudged };
}

/** Checks an e-invoice by the official rules of its format. */
async function officialFaults(
  client: PageClient,
  data: string | Uint8Array,
  signal: AbortSignal,
): Promise<Pick<Answered, 'warnings'> & { faults: readonly Fault[]; isUnjudged: boolean }> {
  try {
    const { value, warningCount, warnings } = await client.validate({ data }, { signal });
    return { faults: [], warnings: Math.max(warningCount, warnings.length), isUnjudged: value.judged === false };
  } catch (error) {
    if (error instanceof ServiceError && error.code === 422)
      return { faults: faultsOf(error), warnings: 0, isUnjudged: false };
    throw error;
  }
}

/** Performs the batch operation on a document. */
async function make(
  client: PageClient,
  data: string,
  { operation, envelop, signal, correction, key }: Task,
): Promise<Answered> {
  if (operation === 'sign' && !key) {
    return {
      document: undefined,
      warnings: 0,
      time: undefined,
      faults: [{ properties: [], description: say(texts.noKey) }],
    };
  }
  const answer = await (operation === 'correct'
    ? client.correct({ data, options: { ...correction } }, { signal })
    : key && operation === 'sign'
      ? // Signing always uses the engine in this browser, so that a key never leaves it.
        localClient.sign({ data, privatekey: key }, { signal })
      : client.build({ data, envelop }, { signal }));
  return { document: answer.value, warnings: answer.warningCount, time: answer.time };
}

/** Returns the document read from an e-invoice, for its figures; undefined if impossible. */
async function converted(client: PageClient, data: string, signal: AbortSignal): Promise<unknown> {
  const answer = await client.convert({ data }, { signal }).catch(() => undefined);
  signal.throwIfAborted();
  return answer?.value.result;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retries with growing delays while the service is overloaded. */
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
