import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

/** Codes of JSON-RPC errors (chapter 09 §8.1): the SDK's, and that of an unknown resource, which it does not name. */
export const CODE = {
  invalidParams: ErrorCode.InvalidParams,
  unknownResource: -32002,
  defect: ErrorCode.InternalError,
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
