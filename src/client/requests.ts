import type { DocumentBody } from './answers.ts';
import type { z } from './zod.ts';

/** A document or an envelope as the service answers it, untouched. */
export type Document = z.infer<typeof DocumentBody>;

/**
 * A document or an envelope to send: an object, of whatever type is at hand, or the text of one in JSON or YAML, which keeps its numbers as
 * written.
 */
export type DocumentInput = object | string;

/** What every operation on a document takes. */
export interface ValidateRequest {
  data: DocumentInput;
  /** Members the standard does not know are faults instead of being dropped. */
  strict?: boolean;
  /** Ask for the warnings themselves, not only their number. */
  warnings?: boolean;
}

/** What every operation that calculates takes. */
export interface ReplicateRequest extends ValidateRequest {
  /** Ask for the explanation: how each figure came about. */
  explain?: boolean;
}

export interface BuildRequest extends ReplicateRequest {
  /** `data` is merged over it, member by member; arrays are replaced whole. */
  template?: DocumentInput;
  /** Names the schema when the document has no `$schema`: `bill/invoice`, `invoice` … */
  type?: string;
  /** Wrap a bare document in an envelope. */
  envelop?: boolean;
}

export interface CorrectRequest extends ReplicateRequest {
  /** What the correction is to be (`bill/correction-options`). */
  options: object;
}

export interface ConvertCurrencyRequest extends ValidateRequest {
  /** The currency to convert to, by its ISO 4217 code. */
  currency: string;
}

export interface CorrectionOptionsRequest {
  data: DocumentInput;
}

/** A JSON Web Key, of whatever type is at hand. */
export type Key = object;

export interface SignRequest extends Omit<BuildRequest, 'envelop' | 'explain'> {
  /**
   * The key to sign with. It is sent: sign through a transport that stays in the browser where nobody else may have it. Without it the service signs
   * with its own, if it has one and the client a token for that.
   */
  privatekey?: Key;
  /** Who signs, and for whom: URIs. */
  issuer?: string;
  audience?: string;
}

export interface VerifyRequest extends ValidateRequest {
  publickey?: Key;
  /** More keys to try; those that are for something else are not used. */
  publickeys?: readonly Key[];
  /** List the signatures in the answer, or in the error that refuses it. */
  details?: boolean;
}

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason, an `AbortError` if none was given. */
  signal?: AbortSignal;
}
