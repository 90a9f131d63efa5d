import { z } from 'zod';
import { isJsonObject, type Json } from '../../engine/model/json.ts';
import { DocumentFields, descriptionOf, fields } from '../../operations/fields.ts';
import { operations } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import * as shapes from './shapes.ts';
import { standardComponents } from './standard.ts';

/** Schemas of the description, from the declarations of requests and answers. */

/** Returns the schema name of an operation's request: `ConvertCurrencyRequest`. */
export function requestName({ name }: Operation): string {
  return `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Request`;
}

/** Returns the schema name of a request for a report, which may also ask for an explanation. */
export function reportRequestName(operation: Operation): string {
  return operation.fields.includes('explain')
    ? requestName(operation).replace(/Request$/, 'ReportRequest')
    : requestName(operation);
}

/** Requests as clients send them. Fields that change the form of the answer have their own path. */
const requests = Object.fromEntries(
  operations.flatMap((operation) => [
    [requestName(operation), without(operation.request, ['warnings', 'schema', 'explain'])],
    [reportRequestName(operation), without(operation.request, ['warnings', 'schema', ...reported(operation)])],
  ]),
);

/** The request for correction options. */
const CorrectionOptionsRequest = without(DocumentFields, ['warnings']);

/** The request for a signed report, with the fields of `validate` that files need. */
const SignedReportRequest = z.object({
  data: DocumentFields.shape.data,
  encoding: fields.encoding,
  from: fields.from,
  name: z.string().optional().describe('The name of the file.'),
  privatekey: fields.privatekey,
  issuer: fields.issuer,
  audience: fields.audience,
});

function reported({ fields }: Operation): string[] {
  return fields.includes('explain') ? [] : ['explain'];
}

function without({ shape }: Operation['request'], names: readonly string[]): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
}

const { ErrorBody, ...others } = shapes;
const answers = { ...others, Error: ErrorBody };
const bodies: Record<string, z.ZodType> = { ...requests, CorrectionOptionsRequest, SignedReportRequest };

/** Returns a reference to a schema. */
export function schemaRef(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns all schemas by name. A service without its own key signs only with the key of a request. */
export function componentSchemas({ hasOwnKey }: { hasOwnKey: boolean }): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, declared] of Object.entries({ ...bodies, ...answers })) registry.add(declared, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    io: 'input',
  });
  const components: Record<string, object> = {};
  for (const [name, { $schema: _, $id: __, ...schema }] of Object.entries(schemas)) {
    const described = JSON.parse(JSON.stringify(schema), forReaders);
    components[name] = {
      ...(name in bodies ? bodySchema(name, described, hasOwnKey) : described),
      // oapi-codegen gives this name to what the operation answers, headers included.
      ...(name.endsWith('Response') && { 'x-go-name': name.replace(/Response$/, 'Result') }),
    };
  }
  return {
    ...components,
    Strict: STRICT,
    Explain: EXPLAIN,
    Flag: FLAG,
    Conversion: CONVERSION,
    ...standardComponents(),
  };
}

/** Rewrites a schema for programs that read it, with the same meaning. A reviver of `JSON.parse`. */
function forReaders(_name: string, value: Json): Json {
  if (!isJsonObject(value)) return value;
  const { additionalProperties: more, propertyNames: names, type: types, ...schema } = value;
  // Objects allow additional members by default; stating it confuses some readers.
  const isOpen = isJsonObject(more) && Object.keys(more).length === 0;
  // All names in JSON are strings.
  const isNamed = JSON.stringify(names) === '{"type":"string"}';
  // Generators for Go know no list of types, except one type with `null`.
  const isSeveral = Array.isArray(types) && types.filter((type) => type !== 'null').length > 1;
  if (!isOpen && !isNamed && !isSeveral) return value;
  return {
    ...schema,
    ...(types !== undefined && (isSeveral ? { anyOf: types.map((type) => ({ type })) } : { type: types })),
    ...(names !== undefined && !isNamed && { propertyNames: names }),
    ...(more !== undefined && !isOpen && { additionalProperties: more }),
  };
}

/** Members that several requests share. */
const STRICT = { type: ['boolean', 'null'], description: descriptionOf(DocumentFields.shape.strict) };
const EXPLAIN = { type: ['boolean', 'null'], description: descriptionOf(fields.explain) };
const FLAG = { type: 'string', description: 'True with any value except `0` and `false`, and without a value.' };

/** The result of a conversion. `media_type` tells the results apart, and the type of `result` tells one document from several. */
const CONVERSION = {
  description: 'The result of a conversion, with its losses.',
  type: 'object',
  anyOf: ['ConvertedDocument', 'ConvertedDocuments', 'ConvertedText', 'ConvertedFile'].map(schemaRef),
};

/** Returns the schema of a request, without checks that the declaration leaves to the operation. */
function bodySchema(name: string, given: { required?: string[] }, hasOwnKey: boolean): object {
  const {
    properties,
    required = [],
    ...schema
  } = given as { properties?: Record<string, object>; required?: string[] };
  const members: Record<string, object> = { ...properties };
  const document = schemaRef('DocumentInput');
  const file = {
    type: 'string',
    minLength: 1,
    description:
      name === 'VerifyRequest'
        ? 'A signed report: the text of its page, or its PDF in base64.'
        : 'An e-invoice in XML, or a PDF that carries one, in base64.',
  };
  const isRepair = name === 'FixRequest';
  members.data = isRepair ? file : members.encoding ? { anyOf: [document, file] } : document;
  if (members.strict) members.strict = schemaRef('Strict');
  if (members.explain) members.explain = schemaRef('Explain');
  if (members.template) members.template = { ...document, ...members.template };
  if (members.type) members.type = schemaRef('DocumentType');
  if (members.options)
    members.options = { ...members.options, anyOf: [{ type: 'string' }, schemaRef('BillCorrectionOptions')] };
  if (isRepair) {
    // Without the type of its members: generators for Java do not compile such a map in a union.
    members.set = { ...members.set, anyOf: [{ type: 'object' }, { type: 'string' }, { type: 'null' }] };
    return { ...schema, properties: members, anyOf: [{ required: ['data'] }, { required: ['rejection'] }] };
  }
  const signs = name === 'SignRequest' || name === 'SignedReportRequest';
  const needed = ['data', ...(signs && !hasOwnKey ? ['privatekey'] : [])];
  return { ...schema, properties: members, required: [...new Set([...needed, ...required])] };
}
