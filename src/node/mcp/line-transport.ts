import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { jsonText } from '../../engine/reading/json-text.ts';
import { isBlank } from '../../service/bulk/groups.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from '../../service/mcp/errors.ts';
import { messageIn } from '../../service/mcp/messages.ts';
import { linesOf } from '../files/lines.ts';

/**
 * Messages of the Model Context Protocol over two streams, one a line (chapter 09 §8). The SDK's own transport would read numbers as floating
 * point, leave a line that is not JSON without an answer, end at one that is too long, and drop a last one without line feed.
 */
export class LineTransport implements Transport {
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  onmessage: ((message: JSONRPCMessage) => void) | undefined;

  readonly #input: Readable;
  readonly #output: Writable;
  /** Bytes of a line. */
  readonly #most: number;
  /** Requests that have no answer yet. */
  readonly #open = new Set<unknown>();
  #answered: () => void = () => undefined;
  #draining: Promise<void> | undefined;
  #isClosed = false;

  constructor(input: Readable, output: Writable, most: number) {
    this.#input = input;
    this.#output = output;
    this.#most = most;
  }

  async start(): Promise<void> {
    // A client that reads no answers any more wants none.
    this.#output.on('error', () => this.close()).on('close', () => this.close());
    this.#run().catch((error: Error) => this.#isClosed || this.onerror?.(error));
  }

  send(message: JSONRPCMessage): Promise<void> {
    if ('id' in message && !('method' in message)) this.#settle(message.id);
    return this.#write(message);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.destroy();
    this.onclose?.();
  }

  /** Handles one line after another until there are no more, and closes when all are answered. */
  async #run(): Promise<void> {
    try {
      for await (const line of linesOf(this.#input, this.#most)) {
        if (this.#isClosed) return;
        this.#take(line);
        // Most answers are written in this turn. While they are not taken, no more are asked for.
        await nextTurn();
        await this.#room();
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
      this.#refuse('that is too long', rpcErrorMessage(CODE.noRequest, message));
      return;
    }
    if (isBlank(line)) return;
    const read = messageIn(line);
    if (!read.ok) {
      this.#refuse(read.sort, read.error);
      return;
    }
    const { message } = read;
    if ('method' in message && 'id' in message) this.#open.add(message.id);
    // The SDK leaves a request that was cancelled without an answer.
    else if ('method' in message && message.method === CANCELLED) this.#settle(message.params?.requestId);
    this.onmessage?.(message);
  }

  /** Answers a line with an error. What the line says is not logged: it may be of a document. */
  #refuse(sort: string, error: RpcErrorMessage): void {
    this.onerror?.(new Error(`a line ${sort} was refused`));
    this.#write(error);
  }

  #settle(id: unknown): void {
    this.#open.delete(id);
    if (this.#open.size === 0) this.#answered();
  }

  async #write(message: object): Promise<void> {
    if (this.#isClosed) return;
    this.#output.write(`${jsonText(message)}\n`);
    await this.#room();
  }

  /** Resolves when what was written has been taken, but for a little. */
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
