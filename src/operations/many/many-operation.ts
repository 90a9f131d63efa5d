import type { Environment, WordedFault } from '../../engine/faults.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import type { Message } from '../../engine/text/message.ts';

/** Documents in the order of a request: a list, or one after another. */
export type Documents = Json | undefined | AsyncIterable<JsonObject | string>;

/**
 * An operation that makes one result from many documents, declared once. Its route and OpenAPI description and its MCP tool are
 * derived from it.
 */
export interface ManyOperation {
  /** Its path below `/v0`: `verifactu/messages`. */
  readonly name: string;
  /** A one-line summary: a sentence without its full stop. */
  readonly summary: string;
  readonly description: string;
  /** The names of its request and its answer in OpenAPI. */
  readonly request: 'DeclareRequest' | 'MessagesRequest';
  readonly answer: 'DeclareAnswer' | 'MessagesAnswer';
  /** The largest number of documents in a request to the service. */
  readonly most: number;
  /** Returns why more are refused. */
  tooMany(most: number): Message;
  readonly tool: {
    readonly description: string;
    readonly documents: { readonly description: string };
    readonly options: { readonly description: string };
    /** Options that all calls have. */
    readonly given?: JsonObject;
  };
  /** Returns why nothing was made, for this number of faults. */
  failed(count: number): Message;
  run(options: JsonObject, documents: Documents, environment: Environment): Promise<Made>;
}

/** The result, if there is one. */
interface Made {
  readonly isMade: boolean;
  readonly answer: { readonly faults: readonly WordedFault[]; readonly warnings: readonly WordedFault[] };
}
