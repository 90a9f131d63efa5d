import type { JSONRPCRequest, RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { JsonObject } from '../../engine/model/json.ts';
import { newId } from '../../operations/environment.ts';
import { errorBody, refusal } from '../../operations/errors.ts';
import { OPEN } from '../../service/auth/access.ts';
import type { SideMessage } from '../../service/http/kept-results.ts';
import { LARGE } from '../../service/limits/limits.ts';
import { CODE, rpcErrorMessage } from '../../service/mcp/errors.ts';
import { mayAnswerLong } from '../../service/mcp/messages.ts';
import { longestYamlFor } from '../serving/limits/cost.ts';
import { type RunOutcome, WorkThread } from '../work/work-thread.ts';

/** The memory limit of the thread in MiB. */
const MEMORY = 1024;

/** The bytes of requests waiting for the thread above which no more are read. */
const MOST_WAITING = 32 * 1024 * 1024;

/** The handlers of everything that the thread returns. */
interface Taking {
  /** Handles a message that precedes the answer. */
  onSideMessage: (message: SideMessage) => void;
  /** Reports an internal error. */
  defect: (error: unknown, id: string) => void;
}

/**
 * Runs tool calls with large documents in a thread, one after another, so that other requests are answered in the
 * meantime and each call can be cancelled.
 */
export class LongWork {
  readonly #taking: Taking;
  readonly #running = new Map<RequestId, AbortController>();
  #thread: WorkThread | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #hasEnded = false;

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  /**
   * Returns whether a request belongs in the thread: a tool call that may take long, except for signing and files, as
   * the thread has neither key nor folder.
   */
  takes({ length }: Uint8Array, { id, method, params = {} }: JSONRPCRequest): boolean {
    // With two requests of one id, cancellations and answers would be ambiguous.
    if (this.#running.has(id) || method !== 'tools/call' || params.name === 'sign') return false;
    const given = (params.arguments ?? {}) as JsonObject;
    if ('file' in given || 'save_to' in given) return false;
    return length > LARGE || mayAnswerLong({ params: params as JsonObject }, length);
  }

  /** Processes a request; returns the text of its answer, or undefined if it was cancelled. */
  async run(line: Uint8Array, id: RequestId): Promise<string | undefined> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#waiting += line.length;
    const turn = this.#last.then(() => this.#answer(line, id, controller.signal));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } catch (error) {
      return this.#defect(error, id, newId());
    } finally {
      this.#waiting -= line.length;
      if (this.#running.get(id) === controller) this.#running.delete(id);
    }
  }

  /** Cancels a request; returns whether it was in progress. */
  cancel(id: unknown): boolean {
    const controller = typeof id === 'string' || typeof id === 'number' ? this.#running.get(id) : undefined;
    controller?.abort();
    return controller !== undefined;
  }

  /** Resolves when more requests may be read. */
  async room(): Promise<void> {
    while (this.#waiting > MOST_WAITING) await this.#last;
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    for (const controller of this.#running.values()) controller.abort();
    await this.#thread?.end();
  }

  async #answer(line: Uint8Array, id: RequestId, signal: AbortSignal): Promise<string | undefined> {
    if (signal.aborted || this.#hasEnded) return undefined;
    if (this.#thread && (!(await this.#thread.settled()) || this.#thread.hasEnded)) this.#thread = undefined;
    if (signal.aborted) return undefined;
    this.#thread ??= new WorkThread(MEMORY, longestYamlFor(MEMORY));
    const requestId = newId();
    const task = {
      ...{ path: '/v0/mcp', indent: false, id: requestId, measured: false },
      headers: { 'Content-Type': 'application/json' },
      // A copy, as its memory is transferred to the thread.
      body: Uint8Array.from(line),
      grants: OPEN,
    };
    const outcome = await this.#thread.run(task, signal, this.#taking.onSideMessage);
    return this.#textOf(outcome, id, requestId);
  }

  #textOf(outcome: RunOutcome, id: RequestId, requestId: string): string | undefined {
    if (outcome.kind === 'unwanted') return undefined;
    if (outcome.kind === 'full') {
      const refusing = refusal(
        'too-large',
        'the request needs more than {megabytes} MiB of memory, the limit for one request; send a smaller document',
        {
          megabytes: MEMORY,
        },
      );
      return refused(errorBody(refusing), id);
    }
    if (outcome.kind === 'failed') return this.#defect(outcome.error, id, requestId);
    const { status, body, defect } = outcome.worked;
    if (defect !== undefined) this.#taking.defect(defect, requestId);
    const text = new TextDecoder().decode(body ?? new Uint8Array()).trimEnd();
    return status === 200 ? text : refused(JSON.parse(text), id);
  }

  #defect(error: unknown, id: RequestId, requestId: string): string {
    this.#taking.defect(error, requestId);
    return JSON.stringify(rpcErrorMessage(CODE.defect, `internal error (${requestId})`, { id }));
  }
}

function refused(body: { message: string }, id: RequestId): string {
  return JSON.stringify(rpcErrorMessage(CODE.refused, body.message, { data: body, id }));
}
