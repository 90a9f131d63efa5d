import type { Namespace } from '../xml/namespaces.ts';

/** Facts about a syntax, as data that every part of the program may use, such as pages, dialogs and the recognition of files. */
export interface SyntaxFacts {
  readonly key: string;
  /** The syntaxes that `from` does not distinguish: UBL and CII express the same terms. */
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
  /** The element with the number of the document, and the element before it if earlier elements have the same name; or its attribute. */
  readonly number: { readonly element: string; readonly after?: string; readonly attribute?: string };
  /** The documents that it writes: `bill/invoice`. */
  readonly documents: readonly string[];
  /** The network that carries its messages, if only one does. */
  readonly network?: 'peppol';
  /** Whether its files are reports, made from many documents. */
  readonly isReport?: true;
  /** The codes, or their beginnings, of faults in the structure and values that its schema requires. */
  readonly schemaFaults: readonly string[];
  /** The keys of the schemas and sets of rules that only it has. */
  readonly schemas: readonly string[];
  readonly ruleSets: readonly string[];
  /** The prefixes of the codes of these rules. */
  readonly rulePrefixes?: readonly string[];
  /** The beginning of the keys in `meta` that only its files use; papers do not show them. */
  readonly metaPrefix?: string;
}

/** A code on paper: a link to the system, whose path has the numbers of the bill. */
export interface PaperCode {
  /** The provider of the stamp with the link. */
  readonly stamp: string;
  /** The hosts of the system by environment. */
  readonly hosts: { readonly production: string; readonly [environment: string]: string };
  /** The path; its named groups are the values. */
  readonly path: RegExp;
  /** The number of the bill that each value repeats. */
  readonly repeats: Readonly<Record<string, 'seller' | 'day' | 'number' | 'total' | 'tax'>>;
  /** The stamp with the number that the system gave the bill: its values; those at the path must be equal. */
  readonly number: { readonly stamp: string; readonly values: RegExp };
  /** The label of a bill that has no such number yet. */
  readonly unnumbered: string;
}
