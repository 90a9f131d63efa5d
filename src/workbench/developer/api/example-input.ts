import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, isObject, memberAt } from '../../engine/document/values.ts';
import { type Example, type Operation, withoutReport } from './operations.ts';
import type { Input } from './request.ts';

/** The example made from the current document. */
export const currentDocument = 'current';

/** Returns whether an operation can be shown with a document: `verify` needs a signed one, `fix` a file. */
export function canShow({ id, fields }: Operation, document: string | undefined): boolean {
  if (document === undefined || !takesDocuments({ fields }) || !isObject(contentOf(document))) return false;
  return withoutReport(id) !== 'verify' || describe(document).signed;
}

/** Returns whether an operation takes a document, not a file. */
const takesDocuments = ({ fields }: Pick<Operation, 'fields'>) =>
  fields.some(({ name, isText }) => name === 'data' && !isText);

/**
 * The members that a document needs for operations that do not build it, take only issued documents, or write
 * e-invoices; also for report variants.
 */
const needs: Readonly<Record<string, readonly string[]>> = {
  validate: ['totals'],
  sign: ['code'],
  correct: ['code', 'totals'],
  convert: ['supplier.addresses', 'customer.addresses', 'payment.terms'],
};

/** Returns the first example of an operation: the document if the operation accepts it, otherwise the service's own. */
export function firstExample(operation: Operation, document: string | undefined): string {
  const { id, examples } = operation;
  const contents = document === undefined ? undefined : contentsOf(contentOf(document));
  const [own] = examples;
  const suits = (needs[withoutReport(id)] ?? []).every((name) => memberAt(contents, name) !== undefined);
  return (suits && takesDocuments(operation)) || !own ? currentDocument : own.name;
}

/**
 * Returns the default input: the service's example, with the document instead of its `data`, and path parameters taken from the document.
 */
export function exampleInput(operation: Operation, example: string, document: string | undefined): Input {
  const { parameters, examples, method } = operation;
  const shown = examples.find(({ name }) => name === example) ?? examples[0];
  const withDocument = example === currentDocument && canShow(operation, document) ? document : undefined;
  return {
    parameters: Object.fromEntries(
      parameters
        .filter((each) => each.in === 'path')
        .map((each) => [each.name, (document && aboutDocument(operation, document)) || each.example]),
    ),
    headers: [],
    body: method === 'POST' ? bodyOf(shown?.body ?? {}, withDocument) : '',
  };
}

/** Returns the part of a document that a path parameter names. */
function aboutDocument({ path }: Operation, document: string): string | undefined {
  const { schema, country, addons } = describe(document);
  const about: Readonly<Record<string, string | undefined>> = {
    '/schemas/{path}': schema.includes(':') ? undefined : schema,
    '/regimes/{code}': country,
    '/addons/{key}': addons[0],
  };
  return about[path];
}

/** Returns an example's body, with the document's text, as written, under `data`. */
function bodyOf(example: Example['body'], document: string | undefined): string {
  if (typeof example === 'string') return example;
  const members = Object.entries(document === undefined ? example : { data: null, ...example }).map(([name, value]) => {
    const text = name === 'data' && document !== undefined ? document.trim() : JSON.stringify(value, null, 2);
    return `  ${JSON.stringify(name)}: ${text.replace(/\n/g, '\n  ')}`;
  });
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n}`;
}
