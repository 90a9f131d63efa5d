/** What every part of the program may know of a syntax, as data: pages, dialogs, and what recognises files. */
export interface SyntaxFacts {
  readonly key: string;
  /** The syntaxes that `from` does not tell apart: UBL and CII express the same terms. */
  readonly family: string;
  /** Its name in messages and lists. */
  readonly name: string;
  /** Its name in narrow columns, if that is shorter. */
  readonly shortName?: string;
  /** The country whose law requires it. */
  readonly country?: string;
  /** The names of its root elements, without prefix. */
  readonly roots: readonly string[];
  /** The namespaces that only it has, with their prefixes in this code, in the order of their declaration. */
  readonly namespaces: readonly Namespace[];
  /** The element with the number of the document, and the one that it comes after, if others have that name before. */
  readonly number: { readonly element: string; readonly after?: string };
  /** The documents that it writes: `bill/invoice`. */
  readonly documents: readonly string[];
  /** The keys of the schemas and sets of rules that only it has. */
  readonly schemas: readonly string[];
  readonly ruleSets: readonly string[];
  /** The prefix of the codes of these rules. */
  readonly rulePrefix?: string;
  /** The beginning of the keys in `meta` that only its files use; papers do not show them. */
  readonly metaPrefix?: string;
}

interface Namespace {
  readonly uri: string;
  readonly prefix: string;
  /** The prefix in files, if it is another one; empty for the default namespace. */
  readonly written?: string;
}
