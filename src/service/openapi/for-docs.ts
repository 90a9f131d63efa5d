import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';

/** The unions of all types of documents. */
const UNIONS = ['Document', 'DocumentDraft', 'Content', 'ContentDraft'];

/**
 * Returns the description for the documentation page, where a document of any type is a plain object whose description lists the types. The
 * page unfolds every reference, and takes half a minute for a union of all types.
 */
export function forDocs(description: JsonObject): JsonObject {
  const { components } = description;
  if (!isJsonObject(components) || !isJsonObject(components.schemas)) return description;
  const { schemas } = components;
  const plain = UNIONS.map((name) => [name, withoutTypes(schemas[name] as JsonObject)]);
  return { ...description, components: { ...components, schemas: { ...schemas, ...Object.fromEntries(plain) } } };
}

function withoutTypes({ description, anyOf, oneOf }: JsonObject): JsonObject {
  const types = (anyOf ?? oneOf) as { $ref: string }[] | undefined;
  if (!types) throw new Error('a document of any type is not a union');
  const names = types.map(({ $ref }) => `\`${$ref.slice($ref.lastIndexOf('/') + 1)}\``);
  return { type: 'object', description: `${description} One of ${names.join(', ')}; see the models below.` };
}
