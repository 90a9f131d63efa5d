import type { SignatureDetails } from '../engine/index.ts';
import type { Fault } from './answers.ts';

/** The error for a request that the service rejects. */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  /** The HTTP status of the response. */
  readonly code: number;
  /** The kind of error: `input`, `validation`, `calculation`, `unauthorized` … (chapter 09 §2.3). */
  readonly key: string;
  /** The faults of the document or request, in the service's order; empty if the service reported none. */
  readonly faults: readonly Fault[];
  /** Warnings about the input. */
  readonly warnings: readonly Fault[];
  /** The result for each signature, if `verify` was called with details. */
  readonly signatures: readonly SignatureDetails[] | undefined;
  /** Processing time in milliseconds, as reported by the service. */
  readonly time: number | undefined;
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, if the service reports them. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
    this.key = refusal.key;
    this.faults = refusal.faults;
    this.warnings = refusal.warnings ?? [];
    this.signatures = refusal.signatures;
    this.time = refusal.time;
    this.requestId = refusal.requestId;
    this.retryAfter = refusal.retryAfter;
  }
}

/** The body of an error response. */
export interface Refusal {
  code: number;
  key: string;
  message: string;
  faults: readonly Fault[];
  warnings?: readonly Fault[] | undefined;
  signatures?: readonly SignatureDetails[] | undefined;
  time?: number | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/**
 * Thrown if there is no usable response. `network`: no response arrived. `timeout`: none arrived within the client's
 * `timeout`. `answer`: the response is not from such a service, but for example from a proxy in front of a stopped
 * service, or from a wrong address.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly reason: 'network' | 'timeout' | 'answer';
  readonly url: string;

  constructor(reason: UnreachableError['reason'], url: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.url = url;
  }
}
