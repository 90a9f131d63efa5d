import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { jsonText } from '../../engine/reading/json-text.ts';
import type { KeptResult, SideMessage } from '../../service/http/kept-results.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from '../../service/mcp/errors.ts';
import { messageIn } from '../../service/mcp/messages.ts';
import { isBlank } from '../../service/streams/groups.ts';
import { linesOf } from '../files/lines.ts';
import { LongWork } from './long-work.ts';

/** The handlers of messages that threads send besides answers, and of internal errors in threads. */
interface ResultHandlers {
  keep: (result: KeptResult) => void;
  defect: (error: unknown, id: string) => void;
}

/**
 * Transports messages of the Model Context Protocol over two streams, one per line (chapter 09 §8). The SDK's own transport does not suffice: it
 * reads numbers as floating point, leaves a line that is not JSON unanswered, stops at a line that is too long, and drops a last line without a
 * line feed.
 */
export class LineTransport implements Transport {
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  onmessage: ((message: JSONRPCMessage) => void) | undefined;

  readonly #input: Readable;
  readonly #output: Writable;
  /** The largest number of bytes in a line. */
  readonly #most: number;
  /** Requests without an answer so far. */
  readonly #open = new Set<unknown>();
  #answered: () => void = () => undefined;
  #draining: Promise<void> | undefined;
  #isClosed = false;
  readonly #long: LongWork;

  constructor(input: Readable, output: Writable, most: number, { keep, defect }: ResultHandlers) {
    this.#input = input;
    this.#output = output;
    this.#most = most;
    const onSideMessage = (given: SideMessage) => {
      if ('result' in given) keep(given.result);
      else void this.#write(jsonText(given.progress));
    };
    this.#long = new LongWork({ onSideMessage, defect });
  }

  async start(): Promise<void> {
    // A client that no longer reads answers wants none.
    this.#output.on('error', () => this.close()).on('close', () => this.close());
    this.#run().catch((error: Error) => this.#isClosed || this.onerror?.(error));
  }

  send(message: JSONRPCMessage): Promise<void> {
    if ('id' in message && !('method' in message)) this.#settle(message.id);
    return this.#write(jsonText(message));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.destroy();
    await this.#long.end();
    this.onclose?.();
  }

  /** Handles line after line to the end of the input, and closes when all of them are answered. */
  async #run(): Promise<void> {
    try {
      for await (const line of linesOf(this.#input, this.#most)) {
        if (this.#isClosed) return;
        this.#take(line);
        // Most answers are written in this turn. Reads no more lines while the client does not take the answers.
        await nextTurn();
        await this.#room();
        await this.#long.room();
      }
      if (this.#open.size > 0) await new Promise<void>((resolve) => (this.#answered = resolve));
      await this.#room();
    } finally {
      await this.close();
    }
  }

  #take(line: Uint8Array | 'too-long'): void {
    if (line === 'too-long') {
      const message = `the line is longer than the ${this.#most} bytes that a message may have`;
      this.#refuse('that was too long', rpcErrorMessage(CODE.noRequest, message));
      return;
    }
    if (isBlank(line)) return;
    const read = messageIn(line);
    if (!read.ok) {
      this.#refuse(read.kind, read.error);
      return;
    }
    const { message } = read;
    if ('method' in message && 'id' in message) {
      this.#open.add(message.id);
      if (this.#long.takes(line, message)) {
        void this.#workLong(line, message.id);
        return;
      }
    } else if ('method' in message && message.method === CANCELLED) {
      // A cancelled request gets no answer, not even from the SDK.
      const id = message.params?.requestId;
      this.#settle(id);
      if (this.#long.cancel(id)) return;
    }
    this.onmessage?.(message);
  }

  async #workLong(line: Uint8Array, id: RequestId): Promise<void> {
    const answer = await this.#long.run(line, id);
    if (answer === undefined) return;
    this.#settle(id);
    await this.#write(answer);
  }

  /** Answers a line with an error. Does not log the line, which may contain a document. */
  #refuse(kind: string, error: RpcErrorMessage): void {
    this.onerror?.(new Error(`refused a line ${kind}`));
    void this.#write(JSON.stringify(error));
  }

  #settle(id: unknown): void {
    this.#open.delete(id);
    if (this.#open.size === 0) this.#answered();
  }

  async #write(message: string): Promise<void> {
    if (this.#isClosed) return;
    this.#output.write(`${message}\n`);
    await this.#room();
  }

  /** Resolves once the client has taken almost everything written. */
  async #room(): Promise<void> {
    while (this.#output.writableNeedDrain && !this.#isClosed) {
      this.#draining ??= once(this.#output, 'drain').then(
        () => undefined,
        () => undefined,
      );
      await this.#draining;
      this.#draining = undefined;
    }
  }
}

const CANCELLED = 'notifications/cancelled';
