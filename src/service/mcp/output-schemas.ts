import type { Tool as ToolDefinition } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import * as shapes from '../openapi/shapes.ts';
import type { Operation } from '../operations/operation.ts';

/**
 * The schemas of what tools answer (chapter 09 §8.2), from the shapes of the service's answers. A model may read them with every list of tools: they
 * say what members there are, and leave the standard's own objects to the tool `schema`.
 */

/** What says that something must be there, or how it is written; and references to the standard's objects, which are not here. */
const DEMANDS: ReadonlySet<string> = new Set(['required', 'pattern', 'minLength', '$ref', 'id']);

/** A member beside those of the result. */
const WARNINGS: JsonObject = {
  type: 'array',
  description:
    'Not part of the result: what was changed, dropped, not known, or is worth a look. Leave it out where the result is sent on.',
  items: { type: 'object' },
};

/** A document or an envelope. */
export const DOCUMENT: JsonObject = {
  type: 'object',
  description: 'A document, or an envelope with it in doc; the tool schema has the members of each.',
  properties: { $schema: { type: 'string' }, warnings: WARNINGS },
};

const { result, ...conversion } = shapes.ConvertedFile.partial({ encoding: true }).shape;
const Conversion = z.object({
  ...conversion,
  media_type: z.string().describe('That of the result.'),
  result: z.union([result, z.looseObject({})]).describe('An XML text, a PDF in base64, or a document.'),
});

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

/** Returns the schema of a result, or of some of its members: a caller may choose these. */
export function resultSchema(shape: z.ZodType): JsonObject {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return withoutDemands(schema as JsonObject) as JsonObject;
}

const Refused = shapes.ErrorBody.pick({ code: true, message: true }).extend({
  key: z.string().describe('What sort of refusal.'),
  faults: z.array(shapes.Fault.pick({ code: true, properties: true, description: true })),
});

const REFUSED: JsonObject = {
  ...resultSchema(Refused),
  description: 'Where isError is true: why there is no result.',
  required: ['code', 'key', 'message'],
};

const KEPT: JsonObject = {
  type: 'object',
  description: 'Where the result is long: where it is kept, and what is short of it.',
  properties: {
    uri: { type: 'string', description: 'The resource to read it by; absent where it was too long to keep.' },
    bytes: { type: 'integer' },
    until: { type: 'string', format: 'date-time' },
    part: { type: 'object' },
  },
  required: ['bytes', 'part'],
};

/** Returns the schema of all that a tool answers whose results have the one given. */
export function outputSchema(result: JsonObject): NonNullable<ToolDefinition['outputSchema']> {
  return { type: 'object', anyOf: [result, KEPT, REFUSED] };
}

function withoutDemands(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutDemands);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(([name, member]) => !(DEMANDS.has(name) && !isJsonObject(member)));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutDemands(member ?? null)]));
}
