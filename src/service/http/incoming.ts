/**
 * A request as the service takes it: what it needs of the web's `Request`, which is one. A platform that has its requests otherwise hands over an
 * object that makes of them what is asked for, and nothing else: most requests need neither a stream nor a signal.
 */
export interface Incoming {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Null for a request that can have none. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Platforms that have it spare a copy. */
  bytes?(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Returns the whole body of a request; rejects when it breaks off. */
export function bytesOf(request: Incoming): Promise<Uint8Array<ArrayBuffer>> {
  return request.bytes ? request.bytes() : request.arrayBuffer().then((buffer) => new Uint8Array(buffer));
}

/** An answer with all headers, for the platform to write. */
export interface PlainResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Bytes of the body; 0 for one that is made while it is sent. */
  size: number;
  /** Other answers share the bytes of the body. */
  isShared?: boolean;
  /** Called by a platform that reports it with the bytes that were sent when the answer has ended, whole or not. */
  sent?: (bytes: number) => void;
}
