import { type JSONRPCMessage, JSONRPCMessageSchema, JSONRPCRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { isJsonObject, type Json } from '../../engine/model/json.ts';
import { errorBody, messageOfRefusal, type Refusal } from '../../operations/errors.ts';
import { valueIn } from '../http/request.ts';
import { mayTakeLong } from '../limits/limits.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from './errors.ts';
import { badParameters } from './server.ts';

/** Checks messages before the SDK's server gets them, on any transport (chapter 09 §8.1). */

/** A message; or the kind of an invalid text with its error. */
export type MessageRead = { ok: true; message: JSONRPCMessage } | { ok: false; kind: string; error: RpcErrorMessage };

/** Parses a message, keeping numbers as written. */
export function messageIn(text: Uint8Array): MessageRead {
  const value = valueIn(text, 'JSON');
  if (!value.ok) {
    return { ok: false, kind: 'that was not JSON', error: unreadableError(text, value) };
  }
  const message = asRequest(value.value);
  const unfit = badRequest(message);
  if (unfit) return { ok: false, kind: 'with invalid parameters', error: unfit };
  const read = JSONRPCMessageSchema.safeParse(message);
  if (!read.success) {
    const error = rpcErrorMessage(CODE.noRequest, 'this is not a JSON-RPC 2.0 message');
    return { ok: false, kind: 'that was not a JSON-RPC message', error };
  }
  return { ok: true, message: read.data };
}

/**
 * Removes the request for a task from a message or a list of messages: a server without tasks must answer it as usual (MCP 2025-11-25,
 * Tasks). The SDK would treat it as a defect.
 */
export function asRequest(value: Json): Json {
  if (Array.isArray(value)) return value.map((each) => (Array.isArray(each) ? each : asRequest(each)));
  const params = isJsonObject(value) ? value.params : undefined;
  if (!isJsonObject(value) || !isJsonObject(params) || !Object.hasOwn(params, 'task')) return value;
  const { task: _, ...others } = params;
  return { ...value, params: others };
}

/** Returns whether the answer to a message or a list of messages may take long. Fifty short messages may request megabytes. */
export function mayAnswerLong(message: Json, size: number): boolean {
  if (!isJsonObject(message)) return Array.isArray(message);
  const params = isJsonObject(message.params) ? message.params : {};
  const given = isJsonObject(params.arguments) ? params.arguments : {};
  return mayTakeLong(params.name === 'explain' ? { ...given, explain: true } : given, size);
}

/** Returns the error for an unreadable text, with the id of its request if known. */
export function unreadableError(text: Uint8Array, refused: Refusal): RpcErrorMessage {
  const id = idIn(text, refused);
  return rpcErrorMessage(CODE.unreadable, messageOfRefusal(refused), {
    data: errorBody(refused),
    ...(id !== undefined && { id }),
  });
}

/** Returns the id in a text refused for its depth or a duplicate member; undefined if the id itself is duplicate. */
function idIn(text: Uint8Array, { faults = [] }: Refusal): string | number | undefined {
  if (faults.some(({ properties }) => properties.includes('request.id'))) return undefined;
  try {
    const { id } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    return typeof id === 'string' || Number.isSafeInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error for a request with invalid parameters, which the SDK would answer without its id. */
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
