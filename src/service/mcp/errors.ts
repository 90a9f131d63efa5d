import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

/** JSON-RPC error codes (chapter 09 §8.1): the SDK's codes, and the code of an unknown resource, which the SDK lacks. */
export const CODE = {
  unreadable: ErrorCode.ParseError,
  noRequest: ErrorCode.InvalidRequest,
  invalidParams: ErrorCode.InvalidParams,
  unknownResource: -32002,
  defect: ErrorCode.InternalError,
  /** The server-defined code that the SDK uses for refusals unrelated to the message. */
  refused: -32000,
} as const;

/** The error of a method. The SDK's `McpError` also writes its code into the message, on both sides of the wire. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: (typeof CODE)[keyof typeof CODE], message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** An error as a message, with the id of its request, or null if no single request is known. */
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
