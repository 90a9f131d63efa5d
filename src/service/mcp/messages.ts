import { type JSONRPCMessage, JSONRPCMessageSchema, JSONRPCRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { isJsonObject, type Json } from '../../engine/model/json.ts';
import { errorBody, messageOfRefusal, type Refusal } from '../../operations/errors.ts';
import { valueIn } from '../http/request.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from './errors.ts';
import { badParameters } from './server.ts';

/** What is looked at in messages before the SDK's server sees them, whatever the transport (chapter 09 §8.1). */

/** A message; or what sort of text it is that holds none for the server, and the error that answers it. */
export type MessageRead = { ok: true; message: JSONRPCMessage } | { ok: false; sort: string; error: RpcErrorMessage };

/** Returns the message in a text, its numbers as they are written. */
export function messageIn(text: Uint8Array): MessageRead {
  const value = valueIn(text, 'JSON');
  if (!value.ok) {
    return { ok: false, sort: 'that is not JSON', error: unreadableError(text, value) };
  }
  const message = asRequest(value.value);
  const unfit = badRequest(message);
  if (unfit) return { ok: false, sort: 'with parameters that are none', error: unfit };
  const read = JSONRPCMessageSchema.safeParse(message);
  if (!read.success) {
    const error = rpcErrorMessage(CODE.noRequest, 'this is no message of JSON-RPC 2.0');
    return { ok: false, sort: 'that is no message of JSON-RPC', error };
  }
  return { ok: true, message: read.data };
}

/**
 * Returns a message, or a list of them, without the wish that the request become a task: who has none of these is to answer it as any other
 * (MCP 2025-11-25, Tasks). The SDK would refuse it as a defect.
 */
export function asRequest(value: Json): Json {
  if (Array.isArray(value)) return value.map((each) => (Array.isArray(each) ? each : asRequest(each)));
  const params = isJsonObject(value) ? value.params : undefined;
  if (!isJsonObject(value) || !isJsonObject(params) || !Object.hasOwn(params, 'task')) return value;
  const { task: _, ...others } = params;
  return { ...value, params: others };
}

/** Returns the error that answers a text that cannot be read, to the request in it where that is known. */
export function unreadableError(text: Uint8Array, refused: Refusal): RpcErrorMessage {
  const id = idIn(text, refused);
  return rpcErrorMessage(CODE.unreadable, messageOfRefusal(refused), {
    data: errorBody(refused),
    ...(id !== undefined && { id }),
  });
}

/** Returns the id in a text that was refused though it is JSON, as it is too deep or has a member twice; undefined where that member is the id. */
function idIn(text: Uint8Array, { faults = [] }: Refusal): string | number | undefined {
  if (faults.some(({ properties }) => properties.includes('request.id'))) return undefined;
  try {
    const { id } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    return typeof id === 'string' || Number.isSafeInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error that answers a request whose parameters are none: the SDK would call it no message, to be answered without its id. */
export function badRequest(value: Json): RpcErrorMessage | undefined {
  if (!isJsonObject(value)) return undefined;
  const whole = JSONRPCMessageSchema.safeParse(value);
  if (whole.success) return undefined;
  const { params: _, ...others } = value;
  const read = JSONRPCRequestSchema.safeParse(others);
  const fit = JSONRPCRequestSchema.safeParse(value);
  if (!read.success || fit.success) return undefined;
  const { method, id } = read.data;
  return rpcErrorMessage(CODE.invalidParams, badParameters(method.slice(0, 80), fit.error).message, { id });
}
