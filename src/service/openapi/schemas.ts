import { z } from 'zod';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import * as shapes from './shapes.ts';

/** The schemas of the description, from the declarations that requests are read with and those of the answers. */

/** Returns the name of the schema of an operation's request: `ConvertCurrencyRequest`. */
export function requestName({ name }: Operation): string {
  return `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Request`;
}

const requests = Object.fromEntries(operations.map((each) => [requestName(each), each.request]));

const { ErrorBody, ...others } = shapes;
const answers = { ...others, Error: ErrorBody };

export type SchemaName = keyof typeof answers;

/** Returns a reference to one of the schemas. */
export function schemaRef(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns all schemas by name. */
export function componentSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, declared] of Object.entries({ ...requests, ...answers })) registry.add(declared, { id });
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
    // Without data a request is refused with a code of its own, so the declaration lets it pass.
    components[name] = name in requests ? { ...schema, required: ['data'] } : schema;
  }
  return components;
}
