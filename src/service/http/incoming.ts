/**
 * A request for the service: the required part of the web's `Request`. A platform with other requests passes an object that creates its parts on
 * demand, because most requests need neither a stream nor a signal.
 */
export interface Incoming {
  readonly method: string;
  /** An absolute URL. */
  readonly url: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Null if the method allows no body. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Avoids a copy on platforms that support it. */
  bytes?(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Returns the whole body of a request. Rejects if it is truncated. */
export function bytesOf(request: Incoming): Promise<Uint8Array<ArrayBuffer>> {
  return request.bytes ? request.bytes() : request.arrayBuffer().then((buffer) => new Uint8Array(buffer));
}

/** An answer with all headers, for the platform to write. */
export interface PlainResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Bytes of the body; 0 if it is produced while it is sent. */
  size: number;
  /** Whether other answers share the bytes of the body. */
  isShared?: boolean;
  /** Called by platforms that support it when the answer has ended, complete or not, with the bytes sent. */
  sent?: (bytes: number) => void;
}
