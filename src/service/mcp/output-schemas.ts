import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import type { Operation } from '../../operations/operation.ts';
import * as shapes from '../openapi/shapes.ts';

/**
 * The schemas of what tools answer (chapter 09 §8.2), from the shapes of the service's answers. A model reads them with every list of tools: they say
 * which members there are, and leave the standard's own objects to the tool `schema`.
 */

/** Members that a refusal has as well, of other types. */
const REFUSED: ReadonlySet<string> = new Set(Object.keys(shapes.ErrorBody.shape));

/** A document or an envelope. */
export const DOCUMENT: JsonObject = { type: 'object' };

const { result: _, ...conversion } = shapes.ConvertedFile.partial({ encoding: true }).shape;
const Conversion = z.object({ ...conversion, media_type: z.string(), result: z.unknown() });

/** By the name that an operation's answer has. */
const ANSWERS: Readonly<Record<Operation['answer'], JsonObject>> = {
  Document: DOCUMENT,
  OkResponse: resultSchema(shapes.OkResponse),
  VerifyResponse: resultSchema(shapes.VerifyResponse),
  Conversion: resultSchema(Conversion),
};

/** Returns the schema of what an operation answers as a tool; undefined for one that may answer a file. */
export function operationSchema({ answer, produces, isChoice }: Operation): JsonObject | undefined {
  return produces.length > 0 && !isChoice ? undefined : ANSWERS[answer];
}

/**
 * Returns the schema of a result: its members and their types, none of which must be there. A caller may choose some,
 * long results are links, and a refusal has others. The instructions of the server say so once.
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
