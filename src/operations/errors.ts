import {
  type AppliedRelease,
  type ErrorKey,
  type Fault,
  fault,
  summaryOf,
  type WordedFault,
  worded,
} from '../engine/faults.ts';
import type { SignatureDetails } from '../engine/signature-details.ts';
import { type Message, type Template, type Translation, type ValuesOf, words } from '../engine/text/message.ts';

/** The keys of refusals, from the engine and the service, with their HTTP statuses (chapter 09 §2.3). */
const STATUS = {
  input: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'too-large': 413,
  'unsupported-media-type': 415,
  misdirected: 421,
  'unknown-schema': 422,
  'no-document': 422,
  calculation: 422,
  validation: 422,
  marshal: 422,
  signature: 422,
  'too-many': 429,
  internal: 500,
  upstream: 502,
  timeout: 503,
  overloaded: 503,
} satisfies Readonly<Record<ErrorKey, number> & Record<string, number>>;

export type RefusalKey = keyof typeof STATUS;

export const REFUSAL_KEYS = Object.keys(STATUS) as readonly RefusalKey[];

/** A request refused by the engine or by the service. */
export interface Refusal {
  ok: false;
  key: RefusalKey;
  /** Default: the summary of its faults. */
  message?: Message;
  faults: readonly Fault[];
  /** The outcome for each signature, if details were requested. */
  signatures?: readonly SignatureDetails[];
  /** The releases of the official rules that the document was judged by. */
  release?: readonly AppliedRelease[] | undefined;
  /** The format by whose rules an e-invoice was judged. */
  format?: string;
  /** Overrides the status of the key: `timeout` is 408 for a slow body, otherwise 503. */
  status?: number;
  /** Additional headers of the answer: `Allow`, `Connection` … */
  headers?: Readonly<Record<string, string>>;
}

/** Maximum number of faults in an answer. A final fault states the total. */
const MAX_FAULTS = 1000;

/** Returns a refusal without faults, from a message and its values. */
export function refusal<const T extends string>(
  key: RefusalKey,
  template: Template<T>,
  ...[values]: ValuesOf<T>
): Refusal {
  return { ok: false, key, message: { template, values }, faults: [] };
}

/** Returns a 400 refusal with the faults. */
export function refusedInput(faults: readonly Fault[]): Refusal {
  return { ok: false, key: 'input', faults };
}

export function statusOf({ key, status }: Refusal): number {
  return status ?? STATUS[key];
}

/** The error body (§2.1). `faults` is empty if no location is known; `signatures` are present only on request. */
export interface ErrorBody {
  code: number;
  key: RefusalKey;
  message: string;
  faults: readonly WordedFault[];
  /** Warnings about the input; absent if there are none. */
  warnings?: readonly WordedFault[];
  signatures?: readonly SignatureDetails[];
  release?: readonly AppliedRelease[];
  format?: string;
}

/** Returns the message of a refusal, as in its error body. */
export function messageOfRefusal(refused: Refusal, translation?: Translation): string {
  const { key, message = summaryOf(refused.faults) } = refused;
  return words(message, translation) || key;
}

/** Returns the error body of a refusal, in words. */
export function errorBody(refused: Refusal, translation?: Translation): ErrorBody {
  const { key, faults } = refused;
  const message = messageOfRefusal(refused, translation);
  const body: ErrorBody = { code: statusOf(refused), key, message, faults: listed(faults, translation) };
  if (refused.signatures) body.signatures = refused.signatures;
  if (refused.release) body.release = refused.release;
  if (refused.format) body.format = refused.format;
  return body;
}

/** Returns faults or warnings for an answer: members in the standard's order, at most a thousand plus `BW-FAULTS-CUT`. */
export function listed(faults: readonly Fault[], translation?: Translation): WordedFault[] {
  const list = faults.slice(0, MAX_FAULTS);
  if (faults.length > MAX_FAULTS) {
    const counts = { most: MAX_FAULTS, count: faults.length };
    list.push(fault('BW-FAULTS-CUT', '$', 'only the first {most} of {count} faults are listed', counts));
  }
  return list.map((each) => worded(each, translation));
}
