import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { ByteCollector } from '../../../service/http/byte-collector.ts';
import type { Incoming } from '../../../service/http/incoming.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A Node request in the form the service takes. Parts that most requests do not need are created on demand. */
export class NodeRequest implements Incoming {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeHeaders;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #comesAtOnce: boolean;
  #body: ReadableStream<Bytes> | undefined;
  #signal: AbortSignal | undefined;

  /**
   * @param url the address of the request, from `addressOf`
   * @param comesAtOnce whether the body is short and of known length, so that it probably arrived with the headers; the connection is kept
   * even if it stays unread
   */
  constructor(url: string, incoming: IncomingMessage, outgoing: ServerResponse, comesAtOnce = false) {
    this.method = incoming.method ?? '';
    this.url = url;
    this.headers = new NodeHeaders(incoming.headers);
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#comesAtOnce = comesAtOnce;
  }

  get body(): ReadableStream<Bytes> | null {
    if (this.method === 'GET' || this.method === 'HEAD') return null;
    this.#body ??= streamOf(this.#incoming);
    return this.#body;
  }

  get signal(): AbortSignal {
    this.#signal ??= closedEarly(this.#outgoing);
    return this.#signal;
  }

  bytes(): Promise<Bytes> {
    return wholeOf(this.#incoming, this.#comesAtOnce);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).slice().buffer;
  }
}

/** Headers as parsed by Node, with the lookup of web headers. Repeated lines are joined. */
export class NodeHeaders {
  readonly #fields: IncomingHttpHeaders;

  constructor(fields: IncomingHttpHeaders) {
    this.#fields = fields;
  }

  get(name: string): string | null {
    const value = this.#fields[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}

/**
 * A host and target that form an address without change; `URL` parses all others. A name that ends in a number would be an IPv4 address,
 * perhaps an invalid one, and Punycode may be invalid.
 */
const PLAIN_HOST = /^(?:127\.0\.0\.1|[a-z][a-z0-9.-]*)(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const ODD_NAME = /[a-z0-9-]\.(?![a-z])|\.\.|xn--/;
const PLAIN_TARGET = /^\/[!$&-;=?-Z_a-z~]*$/;

function isPlain(host: string): boolean {
  return PLAIN_HOST.test(host) && (host.startsWith('127.') || !ODD_NAME.test(host));
}

/**
 * Returns the requested address: the target itself in a proxy's absolute form, otherwise the target at the `Host`. Undefined if invalid.
 */
export function addressOf({ url: target = '', headers, socket }: IncomingMessage, host: string): string | undefined {
  const at = headers.host || host;
  const scheme = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  if (PLAIN_TARGET.test(target) && isPlain(at)) return `${scheme}://${at}${target}`;
  const isWhole = /^https?:\/\//i.test(target);
  if (!isWhole && target !== '' && !target.startsWith('/')) return undefined;
  const text = isWhole ? target : `${scheme}://${at}${target}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // The target would win (RFC 9112 §3.2.2), but checks of hosts look at the header.
  if (isWhole && headers.host !== undefined && !isSameHost(url, headers.host)) return undefined;
  // A host with a path or user name in it would change the address.
  if (!isWhole && url.host !== at.toLowerCase() && url.hostname !== at.replace(/:\d+$/, '').toLowerCase())
    return undefined;
  return url.href;
}

function isSameHost(url: URL, host: string): boolean {
  const named = `${url.protocol}//${host}`;
  return URL.canParse(named) && new URL(named).host === url.host;
}

/**
 * Reads a body as a stream. Nothing closes the request early, because its answer comes later. Own code instead of
 * `Readable.toWeb`, which queues and passes on each chunk alone: a body may consist of millions of them.
 */
function streamOf(incoming: IncomingMessage): ReadableStream<Bytes> {
  let arrival = (): void => undefined;
  const onArrival = () => arrival();
  /** Also emitted for a body that ends early while its connection stays open. */
  const onError = () => {
    isBroken = true;
    arrival();
  };
  let isBroken = false;
  const events = ['readable', 'end', 'close'] as const;
  const listen = () => {
    for (const event of events) incoming.on(event, onArrival);
    incoming.on('error', onError);
  };
  const leave = () => {
    for (const event of events) incoming.off(event, onArrival);
    incoming.off('error', onError);
  };
  let isListening = false;
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        if (!isListening) listen();
        isListening = true;
        for (;;) {
          // Returns everything that has arrived as one piece.
          const bytes: Buffer<ArrayBuffer> | null = incoming.read();
          if (bytes) return controller.enqueue(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length));
          if (incoming.readableEnded || incoming.destroyed || isBroken) break;
          await new Promise<void>((resolve) => {
            arrival = resolve;
          });
          // Node reports each chunk of what has arrived.
          await allRead();
        }
        leave();
        if (incoming.readableEnded) controller.close();
        else controller.error(new Error('the connection was closed'));
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}

/** Reads a whole body. Rejects if the connection closes early. */
async function wholeOf(incoming: IncomingMessage, comesAtOnce: boolean): Promise<Bytes> {
  // Reading what has already arrived is cheaper than listening for it.
  if (comesAtOnce) await allRead();
  const whole = comesAtOnce && incoming.complete ? incoming.read() : null;
  const bytes: Bytes = whole ?? (await arriving(incoming));
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

let reading: Promise<void> | undefined;

/** Resolves when Node has read all data that had arrived, on all connections. */
function allRead(): Promise<void> {
  reading ??= new Promise((resolve) => {
    setImmediate(() => {
      reading = undefined;
      resolve();
    });
  });
  return reading;
}

/** Waits for a body to arrive. */
function arriving(incoming: IncomingMessage): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const collected = new ByteCollector();
    const close = () => {
      if (!incoming.readableEnded) reject(new Error('the connection was closed'));
    };
    if (incoming.destroyed) return close();
    incoming.on('data', (chunk: Buffer<ArrayBuffer>) => collected.add(chunk));
    incoming.on('end', () => resolve(collected.take()));
    incoming.on('close', close);
  });
}

/** Returns a signal that aborts if the connection closes before the answer was sent. */
function closedEarly(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const close = () => {
    if (!outgoing.writableFinished) controller.abort();
  };
  if (outgoing.destroyed) close();
  else outgoing.once('close', close);
  return controller.signal;
}
