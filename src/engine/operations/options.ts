import type { JsonWebKey, JsonWebKeys } from '../dsig/key.ts';
import type { SchemaPath } from '../known-names.ts';

/** A document or an envelope as programs pass it: an object of any type, or text in JSON or YAML. */
export type DocumentInput = object | string;

/** The path of a schema, or its last part. */
type TypeName = SchemaPath | (SchemaPath extends `${string}/${infer Name}` ? Name : never) | (string & {});

/** The options of operations on documents, for all interfaces. Each operation takes some of them. */
export interface Options {
  /** Report changed, dropped or unknown input as faults instead of warnings. */
  strict?: boolean | undefined;
  /** A template that the document is merged over, member by member. Arrays are replaced. */
  template?: DocumentInput | undefined;
  /** The schema of a document without `$schema`: `bill/invoice`, `invoice` … */
  type?: TypeName | undefined;
  /** Put a bare document into a new envelope. */
  envelop?: boolean;
  /** Add the explanation of each figure (chapter 09 §3.6). */
  explain?: boolean;
  /** The signer, as a URI. */
  issuer?: string | undefined;
  /** The intended recipient of the signature, as a URI. */
  audience?: string | undefined;
  /** The signer's public JSON Web Key. */
  publickey?: JsonWebKey | undefined;
  /** More public keys: a list, or a set with the list in `keys`. Keys for other purposes are ignored. */
  publickeys?: JsonWebKeys | undefined;
  /** List the signatures with their results, either in the result or next to the faults. */
  details?: boolean | undefined;
}
