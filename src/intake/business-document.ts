/** Recognises business documents among objects without a `$schema`. */

import { Delivery } from '../engine/bill/delivery.ts';
import { Invoice } from '../engine/bill/invoice.ts';
import { Order } from '../engine/bill/order.ts';
import { Payment } from '../engine/bill/payment.ts';
import { Status } from '../engine/bill/status.ts';
import { Envelope } from '../engine/envelope/envelope.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { isJsonObject } from '../engine/model/json.ts';
import { schemaId } from '../engine/model/schema-id.ts';
import { Message } from '../engine/note/message.ts';
import { Party } from '../engine/org/party.ts';

/** The candidates by schema. The first one wins if several match equally well. */
const TYPES = [Invoice, Order, Delivery, Payment, Status, Party, Message, Envelope].map(({ path, fields }) => ({
  schema: schemaId(path),
  names: new Set(fields.map(({ name }) => name)),
}));

/** Properties that objects of any kind have. */
const COMMON: ReadonlySet<string> = new Set([
  ...['$schema', 'uuid', 'type', 'name', 'title', 'label', 'currency', 'status', 'description', 'content'],
  ...['meta', 'notes', 'links', 'tags', 'image', 'people', 'customer', 'emails', 'payment', 'delivery', 'head'],
]);

/**
 * Returns the schema of the document that an object most likely is. It must have lines or a supplier, or mostly properties of one type, and some
 * of these must be typical of documents.
 */
export function schemaMeant(value: JsonObject): string | undefined {
  const names = Object.keys(value);
  const counted = TYPES.map(({ schema, names: known }) => {
    const found = names.filter((name) => known.has(name));
    return { schema, count: found.length, isTold: found.some((name) => isTelling(name, value[name])) };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  const best = counted.find(({ count, isTold }) => count === most && isTold);
  const isOne = most * 2 > names.length || ['lines', 'supplier'].some((name) => isTelling(name, value[name]));
  return isOne ? best?.schema : undefined;
}

/** Returns whether a property is typical of documents. */
function isTelling(name: string, value: Json | undefined): boolean {
  if (name === 'lines') return Array.isArray(value) && value.every(isJsonObject);
  if (['supplier', 'doc', 'tax_id', 'totals'].includes(name)) return isJsonObject(value);
  if (name === 'code') return typeof value === 'string';
  return !COMMON.has(name);
}
