import type { JsonWebKey, JsonWebKeys } from '../dsig/key.ts';
import type { SchemaPath } from '../known-names.ts';

/** A document or an envelope, as programs give it: an object, of whatever type, or the text of one in JSON or YAML. */
export type DocumentInput = object | string;

/** The path of a schema, or its last part. */
type TypeName = SchemaPath | (SchemaPath extends `${string}/${infer Name}` ? Name : never) | (string & {});

/** What operations on documents may be told, on every face: each takes those that concern it. */
export interface Options {
  /** Input that is changed, dropped or not known is a fault instead of a warning. */
  strict?: boolean;
  /** What the document is merged over, member by member; arrays are replaced whole. */
  template?: DocumentInput | undefined;
  /** The schema of a document that names none: `bill/invoice`, `invoice` … */
  type?: TypeName | undefined;
  /** Puts a bare document into a new envelope. */
  envelop?: boolean;
  /** Adds the explanation: how each figure came about (chapter 09 §3.6). */
  explain?: boolean;
  /** Who signs, as a URI. */
  issuer?: string | undefined;
  /** For whom it is signed, as a URI. */
  audience?: string | undefined;
  /** The public JSON Web Key of whoever signed. */
  publickey?: JsonWebKey | undefined;
  /** More of them: a list, or a set with the list in `keys`; those that are for something else are not used. */
  publickeys?: JsonWebKeys | undefined;
  /** Lists the signatures, each with what was found of it: in the result, or beside the faults. */
  details?: boolean | undefined;
}
