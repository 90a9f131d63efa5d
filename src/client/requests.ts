import type { DocumentInput, Options } from '../engine/index.ts';
import type { DocumentBody } from './answers.ts';
import type { z } from './zod.ts';

/** A document or an envelope as the service answers it, untouched. */
export type Document = z.infer<typeof DocumentBody>;

/** What every operation on a document takes. */
export interface ValidateRequest extends Pick<Options, 'strict'> {
  data: DocumentInput;
  /** Ask for the warnings themselves, not only their number. */
  warnings?: boolean;
}

/** What every operation that calculates takes. */
export interface ReplicateRequest extends ValidateRequest, Pick<Options, 'explain'> {}

export interface BuildRequest extends ReplicateRequest, Pick<Options, 'template' | 'type' | 'envelop'> {}

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

export interface SignRequest extends ValidateRequest, Pick<Options, 'template' | 'type' | 'issuer' | 'audience'> {
  /**
   * The key to sign with. It is sent: sign through a transport that stays in the browser where nobody else may have it. Without it the service signs
   * with its own, if it has one and the client a token for that.
   */
  privatekey?: Key;
}

export interface VerifyRequest extends ValidateRequest, Pick<Options, 'publickey' | 'publickeys' | 'details'> {}

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason, an `AbortError` if none was given. */
  signal?: AbortSignal;
}
