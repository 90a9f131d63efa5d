import {
  InitializeRequestSchema,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  JSONRPCRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { isJsonObject, type Json } from '../../engine/model/json.ts';
import { errorBody, messageOfRefusal, type Refusal } from '../errors.ts';
import { valueIn } from '../request.ts';
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
  const unfit = badRequest(value.value);
  if (unfit) return { ok: false, sort: 'with parameters that are none', error: unfit };
  const read = JSONRPCMessageSchema.safeParse(value.value);
  if (!read.success) {
    const error = rpcErrorMessage(CODE.noRequest, 'this is no message of JSON-RPC 2.0');
    return { ok: false, sort: 'that is no message of JSON-RPC', error };
  }
  return { ok: true, message: read.data };
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

/**
 * Returns the error that answers a request whose parameters are not those of its method, or of any. The SDK would call the first a defect where the
 * method is `initialize`, which it answers itself, and the second no message, to be answered without its id.
 */
export function badRequest(value: Json): RpcErrorMessage | undefined {
  const read = JSONRPCMessageSchema.safeParse(value);
  if (!read.success) return badParams(value);
  if (!('method' in read.data) || !('id' in read.data)) return undefined;
  const { method, id } = read.data;
  if (method !== 'initialize' || id === undefined) return undefined;
  const fit = InitializeRequestSchema.safeParse(read.data);
  return fit.success ? undefined : paramsError(method, id, fit.error);
}

function badParams(value: Json): RpcErrorMessage | undefined {
  if (!isJsonObject(value)) return undefined;
  const { params: _, ...others } = value;
  const read = JSONRPCRequestSchema.safeParse(others);
  const whole = JSONRPCRequestSchema.safeParse(value);
  return read.success && !whole.success ? paramsError(read.data.method, read.data.id, whole.error) : undefined;
}

function paramsError(method: string, id: string | number, error: z.ZodError): RpcErrorMessage {
  return rpcErrorMessage(CODE.invalidParams, badParameters(method.slice(0, 80), error).message, { id });
}
