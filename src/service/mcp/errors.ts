import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

/** Codes of JSON-RPC errors (chapter 09 §8.1): the SDK's, and that of an unknown resource, which it does not name. */
export const CODE = {
  unreadable: ErrorCode.ParseError,
  noRequest: ErrorCode.InvalidRequest,
  invalidParams: ErrorCode.InvalidParams,
  unknownResource: -32002,
  defect: ErrorCode.InternalError,
  /** Of those that JSON-RPC leaves to servers, the one that the SDK refuses with what is not about the message. */
  refused: -32000,
} as const;

/**
 * What a method answers instead of a result. The SDK's own `McpError` writes its code into the message as well, on both
 * sides of the wire.
 */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: (typeof CODE)[keyof typeof CODE], message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** An error as a message, to a request by its id; null for what no single request can be named. */
export interface RpcErrorMessage {
  jsonrpc: '2.0';
  error: { code: number; message: string; data?: unknown };
  id: string | number | null;
}

export function rpcErrorMessage(
  code: (typeof CODE)[keyof typeof CODE],
  message: string,
  { data, id }: { data?: unknown; id?: string | number } = {},
): RpcErrorMessage {
  return { jsonrpc: '2.0', error: { code, message, ...(data !== undefined && { data }) }, id: id ?? null };
}
