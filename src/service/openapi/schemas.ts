import { z } from 'zod';
import { DocumentFields, descriptionOf } from '../../operations/fields.ts';
import { operations } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import * as shapes from './shapes.ts';
import { standardComponents } from './standard.ts';

/** The schemas of the description, from the declarations that requests are read with and those of the answers. */

/** Returns the name of the schema of an operation's request: `ConvertCurrencyRequest`. */
export function requestName({ name }: Operation): string {
  return `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Request`;
}

/** Returns the name of the schema of a request for a report, which may ask for an explanation beside. */
export function reportRequestName(operation: Operation): string {
  return operation.fields.includes('explain')
    ? requestName(operation).replace(/Request$/, 'ReportRequest')
    : requestName(operation);
}

/** Requests as clients make them: what would change the form of the answer has a path of its own. */
const requests = Object.fromEntries(
  operations.flatMap((operation) => [
    [requestName(operation), without(operation.request, ['warnings', 'schema', 'explain'])],
    [reportRequestName(operation), without(operation.request, ['warnings', 'schema', ...reported(operation)])],
  ]),
);

/** The request for the options of a correction. */
const CorrectionOptionsRequest = without(DocumentFields, ['warnings']);

function reported({ fields }: Operation): string[] {
  return fields.includes('explain') ? [] : ['explain'];
}

function without({ shape }: Operation['request'], names: readonly string[]): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
}

const { ErrorBody, ...others } = shapes;
const answers = { ...others, Error: ErrorBody };
const bodies: Record<string, z.ZodType> = { ...requests, CorrectionOptionsRequest };

/** Returns a reference to one of the schemas. */
export function schemaRef(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns all schemas by name. A service without a key of its own signs only with that of a request. */
export function componentSchemas({ hasOwnKey }: { hasOwnKey: boolean }): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, declared] of Object.entries({ ...bodies, ...answers })) registry.add(declared, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    io: 'input',
    override({ jsonSchema }) {
      const { additionalProperties: more } = jsonSchema;
      // Objects that may have any more members do so by default; said in so many words, some readers stumble over it.
      if (typeof more === 'object' && Object.keys(more).length === 0) delete jsonSchema.additionalProperties;
    },
  });
  const components: Record<string, object> = {};
  for (const [name, { $schema: _, $id: __, ...schema }] of Object.entries(schemas)) {
    components[name] = name in bodies ? bodySchema(name, schema, hasOwnKey) : schema;
  }
  return { ...components, Strict: STRICT, Conversion: CONVERSION, ...standardComponents() };
}

const STRICT = { type: ['boolean', 'null'], description: descriptionOf(DocumentFields.shape.strict) };

/** What a conversion made, told apart by its media type. */
const CONVERSION = {
  description: 'The result of a conversion, with its losses.',
  oneOf: ['ConvertedDocument', 'ConvertedText', 'ConvertedFile'].map(schemaRef),
  discriminator: {
    propertyName: 'media_type',
    mapping: {
      'application/json': schemaRef('ConvertedDocument').$ref,
      'application/xml': schemaRef('ConvertedText').$ref,
      'application/pdf': schemaRef('ConvertedFile').$ref,
    },
  },
};

/** Returns the schema of a request, with what its declaration takes for any JSON and leaves to the operation to refuse. */
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
    description: 'An e-invoice in XML, or a PDF that carries one, in base64.',
  };
  members.data = members.encoding ? { anyOf: [document, file] } : document;
  if (members.strict) members.strict = schemaRef('Strict');
  if (members.template) members.template = { ...document, ...members.template };
  if (members.type) members.type = schemaRef('DocumentType');
  if (members.options)
    members.options = { ...members.options, anyOf: [{ type: 'string' }, schemaRef('BillCorrectionOptions')] };
  const needed = ['data', ...(name === 'SignRequest' && !hasOwnKey ? ['privatekey'] : [])];
  return { ...schema, properties: members, required: [...new Set([...needed, ...required])] };
}
