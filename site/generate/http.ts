/** A page for each operation of the HTTP service, and the schemas they use, from the OpenAPI description. */

import { jsonSchema, schemaIds } from '../../src/engine/index.ts';
import type { JsonObject } from '../../src/engine/model/json.ts';
import { SCHEMA_BASE } from '../../src/engine/model/schema-id.ts';
import {
  type Content,
  type Operation as DescribedOperation,
  type Description,
  nameIn,
  type Parameter,
  type Response,
  resolved,
  type Schema,
} from '../../src/service/docs-page/description.ts';
import { openApiDocument } from '../../src/service/openapi/document.ts';
import { componentName } from '../../src/service/openapi/standard.ts';
import { languages } from '../../src/workbench/developer/api/snippets/languages.ts';
import type { Sent } from '../../src/workbench/developer/api/snippets/sent.ts';
import { code, codes, type Entry, type Page, page, part, plain, table } from './markdown.ts';

/** The description of a service with default settings. */
const description = openApiDocument({
  tokens: undefined,
  signsOnMachine: false,
  isRateLimited: false,
  keepsAnswers: false,
}) as Description;
const { components } = description;

interface Operation extends DescribedOperation {
  method: 'GET' | 'POST';
  path: string;
}

const all = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]): Operation => ({ ...operation, path, method: method === 'get' ? 'GET' : 'POST' }),
  ),
);
/** The operations without their variants with a report, which take the same requests. */
const operations = all.filter(({ path }) => !path.endsWith('/report'));

const JSON_TYPE = 'application/json';
/** The address of a service that you started yourself. */
const BASE = 'http://127.0.0.1:8080/v0';

/** Returns the page of each operation, one that lists them, and the pages of schemas. */
export function httpPages(): { pages: Page[]; entries: Entry[]; schemas: Entry[] } {
  return {
    pages: [listPage(), ...operations.map(operationPage), ...schemaPages()],
    entries: operations.map((operation) => ({ text: operation.summary, link: addressOf(operation) })),
    schemas: groups.map(({ key, title }) => ({ text: title, link: `/http/schemas/${key}` })),
  };
}

function listPage(): Page {
  return page(
    'http/index',
    'HTTP reference',
    'Every operation of the service, with its fields, answers and requests in six languages. [HTTP API](/service) explains how ' +
      `to start it, and what all operations share: [faults](/service#faults), [warnings](/service#warnings) and [languages](/service#languages). Addresses begin with ${code('/v0')}. Null is the same as a missing field.`,
    ...description.tags.map(({ name, description: about }) =>
      part(
        `## ${name}`,
        prose(about),
        table(
          ['Request', 'What it does'],
          operations
            .filter(({ tags }) => tags[0] === name)
            .map((operation) => [
              `[${code(`${operation.method} /v0${operation.path}`)}](${addressOf(operation)})`,
              plain(operation.summary),
            ]),
        ),
      ),
    ),
    part('## Schemas', `The fields of documents and answers: ${groups.map(groupLink).join(', ')}.`),
  );
}

function operationPage(operation: Operation): Page {
  const { method, path, summary, description: about, parameters, requestBody } = operation;
  const report = all.find((each) => each.path === `${path}/report`);
  return page(
    addressOf(operation).slice(1),
    summary,
    `${code(`${method} /v0${path}`)}\n\n${prose(about)}`,
    report === undefined
      ? ''
      : `${code(`${method} /v0${report.path}`)} returns the same result in ${code('result')}, next to its ${code('warnings')}.`,
    part('## Request', requestsOf(operation)),
    part('### Body', requestBody === undefined ? '' : bodyPart(requestBody.content)),
    part('### Parameters', parametersPart(parameters.map((each) => resolved(each, components.parameters)))),
    part('## Answer', answerPart(resolved(successOf(operation), components.responses))),
    part('## Faults', faultsPart(operation)),
  );
}

/** Returns an operation's address on the site. */
function addressOf({ operationId }: Operation): string {
  return `/http/${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The languages shown, by their names for highlighting. The workbench has more. */
const SHOWN = [
  ['curl', 'sh'],
  ['javascript', 'js'],
  ['python', 'python'],
  ['php', 'php'],
  ['java', 'java'],
  ['csharp', 'csharp'],
] as const;

/** Returns an operation's example as programs, in tabs. */
function requestsOf(operation: Operation): string {
  const sent = sentBy(operation);
  const tabs = SHOWN.map(([key, highlight]) => {
    const { name, write } = languages[key];
    return `\`\`\`${highlight} [${name}]\n${write(sent)}\n\`\`\``;
  });
  return `::: code-group\n\n${tabs.join('\n\n')}\n\n:::`;
}

function sentBy({ method, path, parameters, requestBody }: Operation): Sent {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters, name));
  const [type = JSON_TYPE, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const headers: Sent['headers'] = [
    ['Accept', type],
    ...(method === 'POST' ? ([['Content-Type', type]] as const) : []),
  ];
  const body = method === 'POST' ? { text: exampleText(content) } : undefined;
  return { method, url: `${BASE}${filled}`, headers, body, isJson: type === JSON_TYPE };
}

function exampleOf(parameters: Operation['parameters'], name: string): string {
  return (
    parameters.map((each) => resolved(each, components.parameters)).find((each) => each.name === name)?.example ?? ''
  );
}

/** Returns the first example that is not refused; an empty object if there is none. */
function exampleText(content: Content | undefined): string {
  const shown = Object.values(content?.examples ?? {});
  const { value } = shown.find(({ summary = '' }) => !summary.startsWith('Refused')) ?? shown[0] ?? { value: {} };
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}

function bodyPart(content: Readonly<Record<string, Content>>): string {
  const json = content[JSON_TYPE];
  return [`As ${codes(Object.keys(content))}.`, json === undefined ? '' : fieldsPart(json.schema)].join('\n\n');
}

function parametersPart(parameters: readonly Parameter[]): string {
  return table(
    ['Name', 'In', 'Meaning', 'Default', 'Example'],
    parameters.map(({ name, in: place, description: about, required, example }) => {
      const [meaning, unset] = meaningOf(about);
      return [code(name), required ? `${place}, required` : place, meaning, unset, code(example)];
    }),
  );
}

function successOf({ responses }: Operation): Response | { $ref: string } {
  const success = responses[200];
  if (success === undefined) throw new Error('an operation has no successful answer');
  return success;
}

function answerPart({ content = {}, headers = {} }: Response): string {
  const [[, first] = []] = Object.entries(content);
  const [example] = Object.values(first?.examples ?? {});
  return [
    `As ${codes(Object.keys(content))}.`,
    first === undefined ? '' : fieldsPart(first.schema),
    table(
      ['Header', 'Meaning'],
      Object.entries(headers).map(([name, header]) => [
        code(name),
        prose(resolved(header, components.headers).description),
      ]),
    ),
    example === undefined ? '' : jsonBlock(example.value),
  ]
    .filter((each) => each !== '')
    .join('\n\n');
}

function faultsPart({ operationId, responses }: Operation): string {
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  const rows = refusals.map(([status, response]) => [
    status === 'default' ? 'other' : code(status),
    prose(resolved(response, components.responses).description),
  ]);
  const refused = refusals.flatMap(([, response]) =>
    Object.entries(resolved(response, components.responses).content?.[JSON_TYPE]?.examples ?? {}),
  );
  const [, example] = refused.find(([name]) => name.startsWith(`${operationId}-`)) ?? [];
  return [
    table(['Status', 'Reason'], rows),
    `A refusal has the fields of an ${typeOf({ $ref: '#/Error' })}.`,
    example === undefined ? '' : jsonBlock(example.value),
  ]
    .filter((each) => each !== '')
    .join('\n\n');
}

/** Lines of an example. Long answers are documents. */
const SHOWN_LINES = 60;

function jsonBlock(value: unknown): string {
  const lines = (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)).split('\n');
  const shown = lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), '…'] : lines;
  return `\`\`\`json\n${shown.join('\n')}\n\`\`\``;
}

/** Returns the fields of a schema of the service, or a link to those of a document. */
function fieldsPart(schema: Schema): string {
  const own = schema.$ref === undefined ? schema : (components.schemas[nameIn({ $ref: schema.$ref })] ?? schema);
  if (own.properties) return table(HEAD, rowsOf(own, schema.$ref && nameIn({ $ref: schema.$ref })));
  const variants = (own.anyOf ?? []).filter(({ $ref }) => $ref !== undefined && groupOf(nameIn({ $ref })) === SERVICE);
  const isList = variants.length > 0 && variants.length === own.anyOf?.length;
  return isList
    ? variants.map((each) => `${typeOf(each)}:\n\n${fieldsPart(each)}`).join('\n\n')
    : `Type: ${typeOf(schema)}`;
}

const HEAD = ['Name', 'Type', 'Required', 'Meaning', 'Default'];

/** Descriptions of the standard that the OpenAPI description omits, by component and field. */
const omitted: ReadonlyMap<string, string> = new Map(
  schemaIds().flatMap((id) => {
    const definitions = (jsonSchema(id.slice(SCHEMA_BASE.length))?.$defs ?? {}) as Record<string, JsonObject>;
    return Object.entries(definitions).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties as Record<string, JsonObject>).map(
        ([property, { description: about = '' }]) => [`${componentName(name)}.${property}`, String(about)] as const,
      ),
    );
  }),
);

/**
 * Returns the rows of a table of fields. Fields within fields follow them: `files[].name`.
 * @param owner the component that declares the fields
 */
function rowsOf({ properties = {}, required = [] }: Schema, owner = '', within = ''): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${within}${name}`;
    const [meaning, unset] = meaningOf(
      field.description ?? (omitted.get(`${owner}.${name}`) || aboutOf(field) || unsaid(name)),
    );
    const marks = [...(field['x-calculated'] ? ['Calculated.'] : []), ...(field.deprecated ? ['Deprecated.'] : [])];
    const told = [meaning, limitsOf(field), ...marks].filter((each) => each !== '').join(' ');
    return [[code(path), typeOf(field), required.includes(name) ? 'yes' : '', told, unset], ...inner(field, path)];
  });
}

/** The member that every document has, and no definition describes. */
function unsaid(name: string): string {
  return name === '$schema' ? 'The identifier of the schema.' : '';
}

/** Returns the description of a field, otherwise those of what it may be. */
function aboutOf({ $ref, description: about, anyOf = [] }: Schema): string {
  if (about !== undefined) return about;
  if ($ref !== undefined) return components.schemas[nameIn({ $ref })]?.description ?? '';
  return [...new Set(anyOf.map(aboutOf))].filter((each) => each !== '').join(' Or: ');
}

function inner(field: Schema, path: string): string[][] {
  const nested = [field, ...(field.anyOf ?? [])];
  return nested.flatMap((each) => [
    ...(each.properties ? rowsOf(each, '', `${path}.`) : []),
    ...(each.items?.properties ? rowsOf(each.items, '', `${path}[].`) : []),
  ]);
}

/** Separates the default that a description names from the rest. */
function meaningOf(about: string): [meaning: string, unset: string] {
  const [whole = '', flag = '', sentence = flag] =
    / \(default: (.*?)\)(?=\.?$)| ?\bDefaults to (.*?)\.(?= |$)/.exec(about) ?? [];
  return [prose(about.replace(whole, '')), prose(sentence)];
}

function limitsOf(schema: Schema): string {
  const values = [schema, ...(schema.anyOf ?? [])].flatMap((each) => each.enum ?? []);
  const limits = [
    values.length > 0 ? `One of ${codes(values.map((value) => JSON.stringify(value)))}.` : '',
    schema.pattern === undefined ? '' : `Pattern: ${code(schema.pattern)}.`,
    schema.maxLength === undefined ? '' : `Up to ${schema.maxLength} characters.`,
  ];
  return limits.filter((each) => each !== '').join(' ');
}

/** Returns a type in words, with links to the schemas it refers to. */
function typeOf(schema: Schema): string {
  const { $ref, anyOf = schema.oneOf, allOf, items, additionalProperties, type = 'any value' } = schema;
  if ($ref !== undefined) {
    const name = nameIn({ $ref });
    const own = components.schemas[name];
    // Flags and the like need no page.
    if (own && groupOf(name) === SERVICE && [own.type].flat()[0] !== 'object') return typeOf(own);
    return `[${name}](/http/schemas/${groupOf(name)}#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (anyOf) return anyOf.filter(isNotNull).map(typeOf).join(' or ');
  if (allOf) return allOf.map(typeOf).join(' and ');
  if (type === 'array' && items) return `array of ${typeOf(items)}`;
  if (type === 'object' && typeof additionalProperties === 'object')
    return `object with values of type ${typeOf(additionalProperties)}`;
  return [type]
    .flat()
    .filter((each) => each !== 'null')
    .join(' or ');
}

function isNotNull({ type }: Schema): boolean {
  return type !== 'null';
}

const SERVICE = 'service';

/** The pages of schemas: those of the service, and those of each package of the standard. */
const groups = [
  { key: SERVICE, title: 'Requests and answers' },
  { key: 'bill', title: 'Invoices and other documents' },
  { key: 'org', title: 'Parties, items and addresses' },
  { key: 'pay', title: 'Payment' },
  { key: 'tax', title: 'Taxes' },
  { key: 'basic', title: 'Dates, amounts, codes' },
] as const;

function groupLink({ key, title }: (typeof groups)[number]): string {
  return `[${title}](/http/schemas/${key})`;
}

/** Returns the page of a schema by its name, which begins with its package. */
function groupOf(name: string): (typeof groups)[number]['key'] {
  const [, own] = /^(Bill|Org|Pay|Tax)(?=[A-Z])/.exec(name) ?? [];
  if (own) return groups.find(({ key }) => key === own.toLowerCase())?.key ?? SERVICE;
  return /^(?:Cal|Cbc|Currency|Dsig|Head|L10n|Note|Num)(?=[A-Z])/.test(name) ? 'basic' : SERVICE;
}

/** Pages of schemas are reached by links. A search would find their fields before any guide. */
function schemaPages(): Page[] {
  return groups.map(({ key, title }) => {
    const schemas = Object.entries(components.schemas).filter(([name]) => groupOf(name) === key);
    const { path, text } = page(
      `http/schemas/${key}`,
      title,
      'Names that end in *Draft* are for documents that you send. The others also have what building adds.',
      ...schemas.map(([name, schema]) => schemaPart(name, schema)),
    );
    return { path, text: text.replace('---\n', '---\nsearch: false\n') };
  });
}

function schemaPart(name: string, schema: Schema): string {
  return part(`## ${name}`, schema.description === undefined ? '' : prose(schema.description), contentOf(name, schema));
}

function contentOf(name: string, schema: Schema): string {
  if (schema.properties) return table(HEAD, rowsOf(schema, name));
  const draft = schema.allOf?.find(({ $ref }) => $ref !== undefined);
  if (draft === undefined) return `Type: ${typeOf(schema)}. ${limitsOf(schema)}`;
  const always = schema.allOf?.flatMap(({ properties = {} }) => Object.keys(properties)) ?? [];
  return `The fields of ${typeOf(draft)}. Building adds or completes ${codes(always)}.`;
}

/** Returns a text of the description, whose code is between backticks. */
function prose(text: string): string {
  return text
    .split('`')
    .map((each, index) => (index % 2 === 0 ? plain(each) : code(each)))
    .join('');
}
