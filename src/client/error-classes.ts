import { type Refusal, ServiceError } from './errors.ts';

/** Errors of the service as classes, by key (chapter 09 §2.3). */

/** The request or the document cannot be read: `input`, `unknown-schema`, `no-document`, `marshal`. */
export class InputError extends ServiceError {
  override readonly name = 'InputError';
}

/** The document breaks rules: `validation`. */
export class ValidationError extends ServiceError {
  override readonly name = 'ValidationError';
}

/** The document cannot be calculated: `calculation`. */
export class CalculationError extends ServiceError {
  override readonly name = 'CalculationError';
}

/** A signature is invalid or cannot be created: `signature`. */
export class SignatureError extends ServiceError {
  override readonly name = 'SignatureError';
}

/** A token is missing, unknown or not valid for this: `unauthorized`, `forbidden`. */
export class AccessError extends ServiceError {
  override readonly name = 'AccessError';
}

/** The regime, addon, schema, rule … does not exist: `not-found`. */
export class NotFoundError extends ServiceError {
  override readonly name = 'NotFoundError';
}

/** The service is too busy, or the client sent too many requests: `overloaded`, `timeout`, `too-many`. */
export class BusyError extends ServiceError {
  override readonly name = 'BusyError';
}

const CLASSES: Readonly<Record<string, typeof ServiceError>> = {
  input: InputError,
  'unknown-schema': InputError,
  'no-document': InputError,
  marshal: InputError,
  validation: ValidationError,
  calculation: CalculationError,
  signature: SignatureError,
  unauthorized: AccessError,
  forbidden: AccessError,
  'not-found': NotFoundError,
  overloaded: BusyError,
  timeout: BusyError,
  'too-many': BusyError,
};

/** Returns the error for a response, in the class of its key. */
export function errorOf(refusal: Refusal, headers?: Headers): ServiceError {
  const retryAfter = secondsIn(headers?.get('Retry-After') ?? null);
  return new (CLASSES[refusal.key] ?? ServiceError)({ ...refusal, retryAfter });
}

/**
 * Returns the seconds in a `Retry-After` header, which has a number or a date (RFC 9110 §10.2.3); undefined if missing
 * or unreadable.
 */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  // Without this check for letters, `-1` and `1.5` would be read as dates.
  const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000);
}
