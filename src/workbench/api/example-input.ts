import { describe } from '../document/description.ts';
import { contentOf } from '../document/text.ts';
import { contentsOf, isObject, memberAt } from '../document/values.ts';
import { type Example, type Operation, withoutReport } from './operations.ts';
import type { Input } from './request.ts';

/** The example that is made from the document in the workbench. */
export const currentDocument = 'current';

/** Returns whether an operation can be shown with a document: `verify` only with a signed one. */
export function canShow({ id, fields }: Operation, document: string | undefined): boolean {
  if (document === undefined || !fields.some(({ name }) => name === 'data')) return false;
  if (!isObject(contentOf(document))) return false;
  return withoutReport(id) !== 'verify' || describe(document).signed;
}

/** What a document has to have for an operation that does not build it, takes issued documents alone, or writes e-invoices; with a report too. */
const needs: Readonly<Record<string, readonly string[]>> = {
  validate: ['totals'],
  sign: ['code'],
  correct: ['code', 'totals'],
  convert: ['supplier.addresses', 'customer.addresses', 'payment.terms'],
};

/** Returns the example that an operation begins with: the document, where it is one that the operation takes; else the service's own. */
export function firstExample({ id, examples }: Operation, document: string | undefined): string {
  const contents = document === undefined ? undefined : contentsOf(contentOf(document));
  const [own] = examples;
  const suits = (needs[withoutReport(id)] ?? []).every((name) => memberAt(contents, name) !== undefined);
  return suits || !own ? currentDocument : own.name;
}

/**
 * Returns what is filled in at first: the service's own example, with the document instead of its `data`, and parameters
 * that lead to what the document is about.
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

/** The parts of a document that paths of the service name. */
function aboutDocument({ path }: Operation, document: string): string | undefined {
  const { schema, country, addons } = describe(document);
  const about: Readonly<Record<string, string | undefined>> = {
    '/schemas/{path}': schema.includes(':') ? undefined : schema,
    '/regimes/{code}': country,
    '/addons/{key}': addons[0],
  };
  return about[path];
}

/** An example's body, where a document is given with its text, as it was written, under `data`. */
function bodyOf(example: Example['body'], document: string | undefined): string {
  if (typeof example === 'string') return example;
  const members = Object.entries(document === undefined ? example : { data: null, ...example }).map(([name, value]) => {
    const text = name === 'data' && document !== undefined ? document.trim() : JSON.stringify(value, null, 2);
    return `  ${JSON.stringify(name)}: ${text.replace(/\n/g, '\n  ')}`;
  });
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n}`;
}
