import type { Answer } from '../http/answer.ts';
import { CODE, rpcErrorMessage } from './errors.ts';

/**
 * The answer to a request with a progress token: a stream of events (chapter 09 §8.1), which begins with the first progress message and
 * ends with the response. A client that closes it no longer wants the response.
 */
export class EventStream {
  /** Resolves with the answer at the first progress message. */
  readonly begun: Promise<Answer>;
  #begin: (answer: Answer) => void = () => undefined;
  #controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  #id: string | number | undefined;
  #sent = 0;
  #finish: (isWhole: boolean) => void = () => undefined;

  /** @param received returns the bytes of the received body, for the log */
  constructor(received: () => number) {
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
    this.#received = received;
  }

  readonly #received: () => number;

  /** Sends a progress message for a request id. */
  notify(message: object, id: string | number): void {
    if (!this.#controller) this.#open();
    this.#id = id;
    this.#send(new TextEncoder().encode(JSON.stringify(message)));
  }

  /** Sends the response and ends. An answer that is not a message becomes an error message. */
  end({ status, body }: Answer): void {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
    this.#send(status === 200 ? withoutLineFeed(bytes) : this.#refused(bytes));
    this.#finish(true);
  }

  #open(): void {
    const done = new Promise<{ received: number; sent: number; about: object }>((resolve) => {
      this.#finish = (isWhole) => {
        const controller = this.#controller;
        this.#finish = () => undefined;
        this.#send = () => undefined;
        if (isWhole) controller?.close();
        resolve({ received: this.#received(), sent: this.#sent, about: {} });
      };
    });
    const readable = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#finish(false),
    });
    const headers = { 'X-Accel-Buffering': 'no' };
    this.#begin({ status: 200, body: null, type: 'text/event-stream', headers, stream: { readable, done } });
  }

  #send = (message: Uint8Array): void => {
    const event = new Uint8Array(BEFORE.length + message.length + AFTER.length);
    event.set(BEFORE);
    event.set(message, BEFORE.length);
    event.set(AFTER, BEFORE.length + message.length);
    this.#sent += event.length;
    this.#controller?.enqueue(event);
  };

  #refused(body: Uint8Array): Uint8Array {
    const data: unknown = body.length > 0 ? JSON.parse(new TextDecoder().decode(body)) : undefined;
    const message = data instanceof Object && 'message' in data ? String(data.message) : 'the request was cancelled';
    const error = rpcErrorMessage(CODE.refused, message, { data, ...(this.#id !== undefined && { id: this.#id }) });
    return new TextEncoder().encode(JSON.stringify(error));
  }
}

const BEFORE = new TextEncoder().encode('event: message\ndata: ');
const AFTER = new TextEncoder().encode('\n\n');
const LINE_FEED = 0x0a;

/** Returns a JSON text on one line, as events require. */
function withoutLineFeed(text: Uint8Array): Uint8Array {
  return text.at(-1) === LINE_FEED ? text.subarray(0, -1) : text;
}
