import type { MediaType } from '../content.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { requestName, type SchemaName } from './schemas.ts';

/** The operations of the service as its description has them (chapter 09 §6.4). */

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  example?: string;
}

export interface Endpoint {
  method: 'get' | 'post';
  /** Below `/v0`. */
  path: string;
  operationId: string;
  tag: 'Documents' | 'Signing' | 'Reference' | 'Meta';
  summary: string;
  description: string;
  /** The schema of the body. */
  request?: string;
  parameters?: readonly Parameter[];
  /** The schema of the answer: one of several, or the list in one member. */
  answers: readonly (SchemaName | 'null' | 'object')[] | { [member: string]: SchemaName | 'string' };
  /** What it may answer that is no JSON. */
  produces?: readonly MediaType[];
  /** The refusals beside those that any request may get. */
  refusals: readonly number[];
}

const DOCUMENT_REFUSALS = [400, 408, 413, 415, 422, 503];
const INDENT: Parameter = { name: 'indent', in: 'query', description: 'Write JSON with line breaks and indentation.' };

/** Returns the name of an operation in the description: `convertCurrency`. */
export function operationIdOf({ name }: Operation): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function operationEndpoint(operation: Operation): Endpoint {
  const { name, tag, summary, description, answers, produces } = operation;
  const operationId = operationIdOf(operation);
  const request = requestName(operation);
  const about = {
    tag,
    summary,
    description,
    request,
    answers,
    produces,
    parameters: [INDENT],
    refusals: DOCUMENT_REFUSALS,
  };
  return { method: 'post', path: `/${name}`, operationId, ...about };
}

function list(
  path: string,
  operationId: string,
  summary: string,
  answers: Endpoint['answers'],
  parameters: readonly Parameter[] = [],
): Endpoint {
  const description = 'Changes with a release only, and may be kept for a day.';
  const reference = { method: 'get', tag: 'Reference', parameters: [...parameters, INDENT], refusals: [] } as const;
  return { ...reference, path, operationId, summary, description, answers };
}

function detail(
  path: string,
  operationId: string,
  summary: string,
  answer: SchemaName,
  ...parameters: readonly Parameter[]
): Endpoint {
  return { ...list(path, operationId, summary, [answer], parameters), refusals: [404] };
}

export const endpoints: readonly Endpoint[] = [
  ...operations.map(operationEndpoint),
  {
    method: 'post',
    path: '/keygen',
    operationId: 'keygen',
    tag: 'Signing',
    summary: 'Make a pair of keys',
    description: 'Every call makes a new pair, and nothing is stored. A body may be left out.',
    parameters: [INDENT],
    answers: ['KeygenResponse'],
    refusals: [400, 408, 413, 415, 503],
  },
  list('/schemas', 'listSchemas', 'The IDs of all JSON Schemas', { schemas: 'string' }),
  detail(
    '/schemas/{path}',
    'getSchema',
    'One JSON Schema',
    'Schema',
    {
      name: 'path',
      in: 'path',
      description: 'What follows `draft-0/` in the ID. Its slash may be written as it is, or as `%2F`.',
      example: 'bill/invoice',
    },
    { name: 'bundle', in: 'query', description: 'With all that it refers to within it.' },
  ),
  list('/regimes', 'listRegimes', 'All tax regimes', { regimes: 'RegimeSummary' }),
  detail('/regimes/{code}', 'getRegime', "One tax regime's whole definition", 'RegimeDefinition', {
    name: 'code',
    in: 'path',
    description: 'The country, in any letter case.',
    example: 'ES',
  }),
  list('/addons', 'listAddons', 'All addons', { addons: 'AddonSummary' }),
  detail('/addons/{key}', 'getAddon', "One addon's whole definition", 'AddonDefinition', {
    name: 'key',
    in: 'path',
    description: 'Its key.',
    example: 'es-facturae-v3',
  }),
  list('/catalogues', 'listCatalogues', 'The code lists of international bodies', { catalogues: 'CatalogueSummary' }),
  detail('/catalogues/{key}', 'getCatalogue', 'One catalogue with all its codes', 'CatalogueDefinition', {
    name: 'key',
    in: 'path',
    description: 'Its key.',
    example: 'cef',
  }),
  list('/currencies', 'listCurrencies', 'All currencies', { currencies: 'Currency' }),
  list('/rules', 'listRules', 'The codes of all faults', { rules: 'RuleSummary' }, [
    { name: 'prefix', in: 'query', description: 'Only those that begin with it.', example: 'GOBL-ES' },
  ]),
  detail('/rules/{code}', 'getRule', 'What a code means, and how to fix it', 'Rule', {
    name: 'code',
    in: 'path',
    description: 'The code of a fault.',
    example: 'BW-AMOUNT',
  }),
  list('/examples', 'listExamples', 'What example documents there are', { examples: 'ExampleSummary' }),
  detail('/examples/{name}', 'getExample', 'A document that builds without a fault', 'Document', {
    name: 'name',
    in: 'path',
    description: 'Its name.',
    example: 'us-invoice',
  }),
  {
    method: 'get',
    path: '/',
    operationId: 'getVersion',
    tag: 'Meta',
    summary: 'Which versions answer',
    description: 'Serves as health check: answers as soon as all reference data are loaded.',
    parameters: [INDENT],
    answers: ['Version'],
    refusals: [],
  },
];
