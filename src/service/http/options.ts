import type { FindIssuerKeys } from '../../engine/elsewhere.ts';
import type { Environment } from '../../engine/faults.ts';
import type { AccessOptions } from '../auth/access.ts';
import type { Limits } from '../limits/limits.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { About, TimedStep } from './about.ts';
import type { Decoders } from './body.ts';
import type { IdempotencyLimits } from './idempotency.ts';
import type { Site } from './not-found.ts';
import type { Encode } from './respond.ts';
import type { DocsScript, Route } from './route.ts';
import type { Offload } from './work.ts';

/** What one request was and got, without its content: no documents, keys or queries. */
export interface LogEntry {
  time: Date;
  id: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  received: number;
  sent: number;
  /** Who asked, where the platform is set to say so. */
  client?: string | undefined;
  /** Whose token came with the request. */
  caller?: string | undefined;
  /** What was asked for: `build`, `schemas`, `metrics` … */
  operation?: string | undefined;
  /** The trace that the request belongs to. */
  trace?: string | undefined;
  /** What is known of the document. */
  about?: About | undefined;
}

/** A request in a trace that others see as well. */
interface Trace {
  /** The trace, and the request in it, as the header `traceparent` names them (W3C Trace Context). */
  traceparent: string;
  /** Ends it with what it was, and the steps of the work on its document. */
  end(entry: LogEntry, steps: readonly TimedStep[]): void;
}

/** Figures as Prometheus reads them. */
export interface Figures {
  text: string;
  type: string;
}

/** What has the headers of a request. */
export interface Headed {
  headers: Pick<Headers, 'get'>;
}

/** What the platform provides. All of it may be left out. */
export interface AppOptions extends AccessOptions {
  environment?: Environment;
  limits?: Partial<Limits>;
  /** Called once for each request answered. */
  log?: (entry: LogEntry) => void;
  /** Finds the keys that issuers publish, by which signatures are verified where a request brings none. */
  issuerKeys?: FindIssuerKeys;
  /** Begins to trace a request, by its `traceparent` where it has one. */
  trace?: (request: Headed & { method: string }) => Trace;
  /** Whether requests are welcome; they are if it is not given. */
  isReady?: () => boolean;
  /** Returns figures about the service for Prometheus. Without it there is no `/metrics`. */
  metrics?: () => Promise<Figures>;
  /** How long and how much is kept of answers to requests with an `Idempotency-Key`; nothing is if it is not given. */
  idempotency?: IdempotencyLimits;
  /** How many requests a caller may send, by its token, else by its address; as many as it likes if it is not given. */
  rateLimit?: RateLimit;
  /** Returns the address that a request has come from, by what the platform hands over with it. */
  addressOf?: (platform: unknown) => string | undefined;
  /** Whether it is on a thread, which is given what others have received. */
  isThread?: boolean;
  /** What is served; all there is if it is not given. */
  routes?: readonly Route[];
  /** Called for a defect of ours, which is answered with 500. */
  defect?: (error: unknown, requestId: string) => void;
  /** Decompresses encodings that the web's `DecompressionStream` does not know. */
  decoders?: Decoders;
  encode?: Encode;
  /** Returns the bytes of UTF-8 that a text takes, where the platform counts them faster. */
  byteLength?: (text: string) => number;
  /** Whether the caller of a request has gone, by what the platform hands over with it; by the request's signal without, which costs more. */
  hasGone?: (platform: unknown) => boolean;
  /** Resolves when the work on a body of so many bytes that has come may begin; it begins at once without. */
  schedule?: (bytes: number) => Promise<void>;
  /** Has large bodies worked on elsewhere. */
  offload?: Offload;
  /** Whom the log names as the client of a request; without it, the address that the request has come from. */
  clientOf?: (request: Headed) => string | undefined;
  /** Whether what `X-Forwarded-Proto` says is of a proxy that is trusted; nobody is believed if it is not given. */
  isBehindProxy?: boolean;
  site?: Site;
  /** Without it there is no documentation page. */
  docsScript?: DocsScript;
  /** Whether assistants are served as well, at `/v0/mcp`; they are unless this is false. */
  mcp?: boolean;
  /** Bytes of long results that are kept for assistants; 64 MiB, if not given. */
  resultBytes?: number;
}
