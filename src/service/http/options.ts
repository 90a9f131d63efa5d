import type { FindIssuerKeys } from '../../engine/external-signer.ts';
import type { Environment } from '../../engine/faults.ts';
import type { Digest } from '../../formats/index.ts';
import type { House } from '../../house-rules/environment.ts';
import type { AccessOptions } from '../auth/access.ts';
import type { Limits } from '../limits/limits.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { About, TimedStep } from './about.ts';
import type { Decoders } from './body.ts';
import type { IdempotencyLimits, RepeatableAnswers } from './idempotency.ts';
import type { Site } from './not-found.ts';
import type { Encode } from './respond.ts';
import type { Route } from './route.ts';
import type { Stopping } from './stopping.ts';
import type { Offload } from './work.ts';

/** A request and its outcome, without content: no documents, keys or queries. */
export interface LogEntry {
  time: Date;
  id: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  received: number;
  sent: number;
  /** The client, if the platform identifies it. */
  client?: string | undefined;
  /** The owner of the request's token. */
  caller?: string | undefined;
  /** The operation: `build`, `schemas`, `metrics` … */
  operation?: string | undefined;
  /** The trace of the request. */
  trace?: string | undefined;
  /** Metadata of the document. */
  about?: About | undefined;
}

/** A request in a distributed trace. */
interface Trace {
  /** The trace and its span, in the form of the header `traceparent` (W3C Trace Context). */
  traceparent: string;
  /** Ends the span with the request's log entry and the steps of the work on its document. */
  end(entry: LogEntry, steps: readonly TimedStep[]): void;
}

/** Figures in Prometheus format. */
export interface Figures {
  text: string;
  type: string;
}

/** An object with request headers. */
export interface Headed {
  headers: Pick<Headers, 'get'>;
}

/** The functions and settings of the platform, all optional. */
export interface AppOptions extends AccessOptions {
  environment?: Environment;
  /** The house rules for all documents, and whether requests may bring their own. Default: neither. */
  house?: House;
  limits?: Partial<Limits>;
  /** Called once for each answered request. */
  log?: (entry: LogEntry) => void;
  /** Finds published keys of issuers, to verify signatures when a request has no keys. */
  issuerKeys?: FindIssuerKeys;
  /** Begins to trace a request, from its `traceparent` if present. */
  trace?: (request: Headed & { method: string }) => Trace;
  /** Returns whether requests are welcome. Default: always. */
  isReady?: () => boolean;
  /** The signals to stop, if the platform gives any. */
  stopping?: Stopping;
  /** Returns figures about the service for Prometheus. Without it there is no `/metrics`. */
  metrics?: () => Promise<Figures>;
  /**
   * How long to keep answers to requests with an `Idempotency-Key` in memory, and how many bytes of them; or what keeps them elsewhere.
   * Default: none are kept.
   */
  idempotency?: IdempotencyLimits | RepeatableAnswers;
  /** How many requests a caller may send, by token or otherwise by address. Default: unlimited. */
  rateLimit?: RateLimit;
  /** Returns the client address of a request, from the platform's data. */
  addressOf?: (platform: unknown) => string | undefined;
  /** Whether it runs in a thread, which gets requests that others received. */
  isThread?: boolean;
  /** The routes to serve. Default: all. */
  routes?: readonly Route[];
  /** Called for a defect, which is answered with 500. */
  defect?: (error: unknown, requestId: string) => void;
  /** Decompresses encodings that the web's `DecompressionStream` lacks. */
  decoders?: Decoders;
  encode?: Encode;
  /** Returns the SHA-256 of a text in base64, if the platform can hash faster. */
  digest?: Digest;
  /** Returns the UTF-8 length of a text, for platforms with a faster way to count it. */
  byteLength?: (text: string) => number;
  /** Returns whether the client of a request has gone, from the platform's data. Default: by the request's signal, which costs more. */
  hasGone?: (platform: unknown) => boolean;
  /** Resolves when the work on a received body of this size may begin. Default: at once. */
  schedule?: (bytes: number) => Promise<void>;
  /** Hands large bodies to threads. */
  offload?: Offload;
  /** Returns the client that the log names. Default: the address of the request. */
  clientOf?: (request: Headed) => string | undefined;
  /** Whether a trusted proxy sets `X-Forwarded-Proto`. Default: no. */
  isBehindProxy?: boolean;
  site?: Site;
  /** Whether MCP is served at `/v0/mcp`. Default: yes. */
  mcp?: boolean;
  /** Maximum size of long results stored for assistants, in bytes. Default: 64 MiB. */
  resultBytes?: number;
}
