import type { SignatureDetails } from '../engine/index.ts';
import type { Fault } from './answers.ts';

/** The service refused a request, and said why. */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  /** HTTP status. */
  readonly code: number;
  /** What sort of refusal: `input`, `validation`, `calculation`, `unauthorized` … (chapter 09 §2.3). */
  readonly key: string;
  /** What is wrong in the document or request, in the service's order; empty when it named no place. */
  readonly faults: readonly Fault[];
  /** Warnings about the input. */
  readonly warnings: readonly Fault[];
  /** What was found of each signature, where `verify` was asked for details. */
  readonly signatures: readonly SignatureDetails[] | undefined;
  /** Milliseconds the service says it took. */
  readonly time: number | undefined;
  readonly requestId: string | undefined;
  /** In how many seconds to try again, where the service says it. */
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

/** What the service said. */
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
 * No answer came (`network`), none in the time of the client's option `timeout` (`timeout`), or one that is not from such a service (`answer`), as
 * from a proxy whose service is away or a wrong address.
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
