import type { BuiltOf, TypedInput } from '../engine/document-types.ts';
import type { SchemaPath } from '../engine/index.ts';
import { type SCHEMA_BASE, schemaId } from '../engine/model/schema-id.ts';
import { type BuildOptions, build } from './operations.ts';

/** A problem of a value: the message and the path. */
export interface StandardIssue {
  message: string;
  path: readonly (string | number)[];
}

/** A schema that other libraries accept, such as tRPC, Hono and form libraries: https://standardschema.dev, version 1. */
export interface StandardSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'billwright';
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type Id<Path extends string> = `${typeof SCHEMA_BASE}${Path}`;
type InputAt<Path extends string> = Exclude<TypedInput<Id<Path>>, string>;

/** The input with an optional `$schema`, because the schema is known. */
type Bare<Input> = Input extends { readonly $schema: infer Id }
  ? Omit<Input, '$schema'> & { readonly $schema?: Id }
  : Input;

/**
 * Returns a Standard Schema that builds documents: a valid value becomes the built document, with totals. `$schema` may be missing.
 * @param path of a schema, such as `bill/invoice`
 *
 * @example
 * app.post('/invoices', sValidator('json', standardSchema('bill/invoice')), (c) => c.json(c.req.valid('json').totals));
 */
export function standardSchema<const Path extends SchemaPath>(
  path: Path,
  options: Omit<BuildOptions, 'type' | 'envelop'> = {},
): StandardSchema<Bare<InputAt<Path>>, BuiltOf<Id<Path>>> {
  const validate = (value: unknown) => {
    const built = build(value as object, { ...options, type: path });
    if (!built.ok) {
      const issues = built.faults.flatMap(({ properties, description: message }) =>
        properties.map((property) => ({ message, path: stepsOf(property) })),
      );
      return { issues: issues.length > 0 ? issues : [{ message: built.message, path: [] }] };
    }
    const { $schema } = built.result as { $schema?: unknown };
    if ($schema === schemaId(path)) return { value: built.result as BuiltOf<Id<Path>> };
    return { issues: [{ message: `expected a document of the schema ${schemaId(path)}`, path: ['$schema'] }] };
  };
  return { '~standard': { version: 1, vendor: 'billwright', validate } };
}

/** `$.lines[0].item` → `lines`, 0, `item`. */
function stepsOf(property: string): (string | number)[] {
  const steps = Array.from(property.matchAll(/\[(\d+)\]|[^.[\]]+/g), ([step, position]) =>
    position === undefined ? step : Number(position),
  );
  return steps[0] === '$' ? steps.slice(1) : steps;
}
