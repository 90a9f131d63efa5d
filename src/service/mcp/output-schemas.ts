import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import type { Operation } from '../../operations/operation.ts';
import * as shapes from '../openapi/shapes.ts';

/**
 * Output schemas of tools (chapter 09 §8.2), from the types of the service's answers. A model reads them with every tool list: they name
 * the members, and leave the standard's objects to the tool `schema`.
 */

/** Members that a refusal also has, with other types. */
const REFUSED: ReadonlySet<string> = new Set(Object.keys(shapes.ErrorBody.shape));

/** A document or an envelope. */
export const DOCUMENT: JsonObject = { type: 'object' };

const { result: _, ...conversion } = shapes.ConvertedFile.partial({ encoding: true }).shape;
const Conversion = z.object({ ...conversion, media_type: z.string(), result: z.unknown() });

/** The schemas of answers, by the name of the operation's answer. */
const ANSWERS: Readonly<Record<Operation['answer'], JsonObject>> = {
  Document: DOCUMENT,
  OkResponse: resultSchema(shapes.OkResponse),
  VerifyResponse: resultSchema(shapes.VerifyResponse),
  Conversion: resultSchema(Conversion),
  Repair: resultSchema(shapes.Repair.pick({ kind: true, changes: true, remaining: true, codes: true, result: true })),
};

/** Returns the output schema of an operation's tool; undefined if it may answer a file. */
export function operationSchema({ answer, produces, isChoice }: Operation): JsonObject | undefined {
  return produces.length > 0 && !isChoice ? undefined : ANSWERS[answer];
}

/**
 * Returns the schema of a result: all members with their types, all optional. Callers may select members, long results are links, and
 * refusals have other members; the server's instructions explain this once.
 */
export function resultSchema(shape: z.ZodType): JsonObject {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const members = Object.entries(properties).map(([name, schema]) => [name, REFUSED.has(name) ? {} : typeOf(schema)]);
  return { type: 'object', properties: Object.fromEntries(members) };
}

function typeOf(schema: z.core.JSONSchema._JSONSchema): JsonObject {
  if (typeof schema === 'boolean' || typeof schema.type !== 'string') return {};
  const { type, items } = schema;
  const entry = isJsonObject((items ?? null) as Json) ? typeOf(items as z.core.JSONSchema.JSONSchema) : {};
  return type === 'array' && 'type' in entry ? { type, items: entry } : { type };
}
