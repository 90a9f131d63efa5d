import { type ErrorKey, type Fault, fault } from '../engine/faults.ts';

/** Why the service refuses a request: the engine's keys and its own (chapter 09 §2.3). */
export type RefusalKey =
  | ErrorKey
  | 'method-not-allowed'
  | 'unsupported-media-type'
  | 'too-large'
  | 'timeout'
  | 'overloaded';

/** A request refused, by the engine or by the service around it. */
export interface Refusal {
  ok: false;
  key: RefusalKey;
  message: string;
  faults: readonly Fault[];
  /** Where the key alone does not say it: `timeout` is 408 for a body that came too slowly, else 503. */
  status?: number;
  /** Further headers of the answer: `Allow`, `Connection` … */
  headers?: Readonly<Record<string, string>>;
}

const STATUS: Readonly<Record<RefusalKey, number>> = {
  input: 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'unknown-schema': 422,
  'no-document': 422,
  calculation: 422,
  validation: 422,
  marshal: 422,
  signature: 422,
  internal: 500,
  timeout: 503,
  overloaded: 503,
};

/** Faults one answer lists; beyond, a last one names their number. */
const MAX_FAULTS = 1000;

export function refusal(key: RefusalKey, message: string, faults: readonly Fault[] = []): Refusal {
  return { ok: false, key, message, faults };
}

export function statusOf({ key, status }: Refusal): number {
  return status ?? STATUS[key];
}

/** The Error body (§2.1): `faults` only when there are some. */
export interface ErrorBody {
  code: number;
  key: RefusalKey;
  message: string;
  faults?: readonly Fault[];
}

export function errorBody(refused: Refusal): ErrorBody {
  const body: ErrorBody = { code: statusOf(refused), key: refused.key, message: refused.message || refused.key };
  if (refused.faults.length > 0) body.faults = listed(refused.faults);
  return body;
}

/** Faults or warnings as an answer lists them: members in the standard's order, at most a thousand and `BW-FAULTS-CUT`. */
export function listed(faults: readonly Fault[]): Fault[] {
  const list = faults.slice(0, MAX_FAULTS).map(inOrder);
  if (faults.length > MAX_FAULTS) {
    const description = `only the first ${MAX_FAULTS} of ${faults.length} faults are listed`;
    list.push(fault('BW-FAULTS-CUT', '$', description));
  }
  return list;
}

function inOrder({ code, properties, description, input_properties }: Fault): Fault {
  return { code, properties, description, ...(input_properties && { input_properties }) };
}
