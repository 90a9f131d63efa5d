/** The unions of all types of documents. */
const UNIONS = ['Document', 'DocumentDraft', 'Content', 'ContentDraft'];

/** The part of the description that is read here. */
export interface Description {
  tags: readonly object[];
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  components: { schemas: Readonly<Record<string, object>> };
}

interface Union {
  description: string;
  oneOf: readonly { $ref: string }[];
}

/** The group of the variants with a report, which would double the others. The page folds it. */
const WITH_WARNINGS = {
  name: 'With warnings',
  description: 'The variants whose path ends in `/report`: the result in `result`, and warnings in `warnings`.',
};

/**
 * Returns the description for the documentation page, where a document of any type is an object whose `$schema` lists the types. The page
 * unfolds every reference, and takes half a minute for a union of all types.
 */
export function forDocs(description: Description): Description {
  const { components, tags } = description;
  const { schemas } = components;
  const plain = UNIONS.map((name) => [name, withoutTypes(schemas[name] as Union)]);
  const paths = Object.entries(description.paths).map(([path, methods]) => [path, grouped(path, methods)]);
  return {
    ...description,
    tags: [...tags, WITH_WARNINGS],
    paths: Object.fromEntries(paths),
    components: { ...components, schemas: { ...schemas, ...Object.fromEntries(plain) } },
  };
}

function grouped(path: string, methods: Readonly<Record<string, object>>): object {
  if (!path.endsWith('/report')) return methods;
  const tags = [WITH_WARNINGS.name];
  return Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, { ...operation, tags }]));
}

function withoutTypes({ description, oneOf }: Union): object {
  const names = oneOf.map(({ $ref }) => `\`${$ref.slice($ref.lastIndexOf('/') + 1)}\``);
  const types = `The type of the document: one of ${names.join(', ')}; see the models below.`;
  return { type: 'object', description, properties: { $schema: { type: 'string', description: types } } };
}
