import type { ApiDescription, DescribedOperation, DescribedParameter } from '../../../client/index.ts';
import { isObject } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  /** Whether the parameter is a flag, which has no value. */
  flag: boolean;
  example: string;
}

/** Returns the id of the operation itself for its report variant. */
export function withoutReport(id: string): string {
  return id.replace(/Report$/, '');
}

/** A member of the request body. */
interface Field {
  name: string;
  description: string;
  required: boolean;
  /** Whether it is a text, such as a file. */
  isText: boolean;
}

export interface Example {
  name: string;
  summary: string;
  /** An object, or the lines of a stream. */
  body: { readonly [name: string]: unknown } | string;
}

/** An operation from the service's description. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST';
  /** The path below the service's address: `/schemas/{path}`. */
  path: string;
  tag: string;
  summary: string;
  /** With code between backticks, as that of parameters and fields. */
  description: string;
  parameters: readonly Parameter[];
  /** The media type of the body: JSON or JSON lines. */
  mediaType: string;
  fields: readonly Field[];
  /** Whether the service uses tokens. */
  wantsToken: boolean;
  /** Example bodies of the service. */
  examples: readonly Example[];
}

/** Returns the operations of a description, in order. */
export function operationsOf(description: ApiDescription): Operation[] {
  const operations = Object.entries(description.paths).flatMap(([path, { get, post }]) => [
    ...(get ? [operationOf('GET', path, get, description)] : []),
    ...(post ? [operationOf('POST', path, post, description)] : []),
  ]);
  // A report uses the requests of the operation itself.
  return operations.map((operation) => {
    const own = operations.find(({ id }) => id === withoutReport(operation.id));
    return operation.examples.length === 0 && own ? { ...operation, examples: own.examples } : operation;
  });
}

function operationOf(
  method: Operation['method'],
  path: string,
  described: DescribedOperation,
  { components }: ApiDescription,
): Operation {
  const { operationId, tags, summary, description, parameters, requestBody } = described;
  const [mediaType, content] = contentOf(requestBody?.content);
  const schema = components?.schemas?.[content?.schema?.$ref?.split('/').at(-1) ?? ''];
  return {
    id: operationId,
    method,
    path,
    tag: groupOf(tags[0]),
    summary: summary || operationId,
    description,
    parameters: parameters.flatMap((parameter) => parameterOf(resolved(parameter, components?.parameters))),
    mediaType,
    fields: fieldsOf(schema),
    wantsToken: components?.securitySchemes !== undefined,
    examples: Object.entries(content?.examples ?? {}).flatMap(([name, { summary = name, value }]) =>
      isObject(value) || typeof value === 'string' ? [{ name, summary, body: value }] : [],
    ),
  };
}

function groupOf(tag = ''): string {
  const known: Readonly<Record<string, string>> = texts.groups;
  return say(known[tag] ?? (tag || texts.others));
}

/** The preferred media type, if the body may have it. */
export const JSON_TYPE = 'application/json';

function contentOf(content: NonNullable<DescribedOperation['requestBody']>['content'] = {}) {
  const [[first, described] = [JSON_TYPE, undefined]] = Object.entries(content);
  const json = content[JSON_TYPE];
  return json ? ([JSON_TYPE, json] as const) : ([first, described] as const);
}

/** Returns a parameter, following a reference. */
function resolved(
  parameter: DescribedOperation['parameters'][number],
  shared: NonNullable<ApiDescription['components']>['parameters'] = {},
): DescribedParameter | undefined {
  return 'name' in parameter ? parameter : shared[parameter.$ref.split('/').at(-1) ?? ''];
}

function parameterOf(described: DescribedParameter | undefined): Parameter[] {
  if (!described) return [];
  const { name, description = '', allowEmptyValue = false, example } = described;
  if (described.in !== 'path' && described.in !== 'query') return [];
  return [{ name, in: described.in, description, flag: allowEmptyValue, example: String(example ?? '') }];
}

function fieldsOf(schema: Record<string, unknown> | undefined): Field[] {
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.entries(isObject(schema?.properties) ? schema.properties : {}).map(([name, field]) => ({
    name,
    description: isObject(field) && typeof field.description === 'string' ? field.description : '',
    required: required.includes(name),
    isText: isObject(field) && field.type === 'string',
  }));
}

/** Returns a description without its marks of code, as it is translated. */
export function withoutMarks(description: string): string {
  return description.replaceAll('`', '');
}
