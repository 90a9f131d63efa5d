/** The parts of the OpenAPI description that the page shows. */

export interface Description {
  info: { title: string; description: string; license: { name: string } };
  servers: readonly [{ url: string }];
  tags: readonly Tag[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Components;
}

interface Components {
  schemas: Named<Schema>;
  responses: Named<Response>;
  parameters: Named<Parameter>;
  headers: Named<Header>;
  securitySchemes?: { token: { description: string } };
}

interface Tag {
  name: string;
  description: string;
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  parameters: readonly (Parameter | Reference)[];
  requestBody?: { content: Named<Content> };
  responses: Named<Response | Reference>;
  security?: readonly { token?: readonly string[] }[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  allowEmptyValue?: boolean;
  schema: Schema;
  example?: string;
}

export interface Response {
  description: string;
  headers?: Named<Header | Reference>;
  content?: Named<Content>;
}

interface Header {
  description: string;
  schema: Schema;
}

export interface Content {
  schema: Schema;
  examples?: Named<Example>;
}

interface Example {
  summary?: string;
  value: unknown;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Named<Schema>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  deprecated?: boolean;
  readOnly?: boolean;
  'x-calculated'?: boolean;
}

interface Reference {
  $ref: string;
}

type Named<T> = Readonly<Record<string, T>>;

/** Returns the name of the component that a reference leads to. */
export function nameIn({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** Returns a component itself instead of a reference to it. */
export function resolved<T extends object>(part: T | Reference, components: Named<T>): T {
  if (!('$ref' in part)) return part;
  const component = components[nameIn(part)];
  if (!component) throw new Error(`${part.$ref} is not in the description`);
  return component;
}
