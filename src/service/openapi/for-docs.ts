/** The unions of all types of documents. */
const UNIONS = ['Document', 'DocumentDraft', 'Content', 'ContentDraft'];

/** The part of the description that is read here. */
export interface Description {
  components: { schemas: Readonly<Record<string, object>> };
}

interface Union {
  description: string;
  oneOf: readonly { $ref: string }[];
}

/**
 * Returns the description for the documentation page, where a document of any type is an object whose `$schema` lists the types. The page
 * unfolds every reference, and takes half a minute for a union of all types.
 */
export function forDocs(description: Description): Description {
  const { components } = description;
  const { schemas } = components;
  const plain = UNIONS.map((name) => [name, withoutTypes(schemas[name] as Union)]);
  return { ...description, components: { ...components, schemas: { ...schemas, ...Object.fromEntries(plain) } } };
}

function withoutTypes({ description, oneOf }: Union): object {
  const names = oneOf.map(({ $ref }) => `\`${$ref.slice($ref.lastIndexOf('/') + 1)}\``);
  const types = `The type of the document: one of ${names.join(', ')}; see the models below.`;
  return { type: 'object', description, properties: { $schema: { type: 'string', description: types } } };
}
