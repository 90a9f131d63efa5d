import { Digest } from '../dsig/digest.ts';
import { type Wrapped, wrapper } from '../model/wrapper.ts';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './digest.ts';

/** The digest of a document as it would be written; undefined where it has no canonical form (chapter 01 §15). */
export function digestOf(doc: Wrapped): Digest | undefined {
  const canonical = canonicalJson(wrapper.write(doc));
  return 'text' in canonical ? Digest.create({ alg: 'sha256', val: sha256Hex(canonical.text) }) : undefined;
}

/** The standard's words on why a document has no canonical form; empty where it has one. */
export function digestProblem(doc: Wrapped): string {
  const canonical = canonicalJson(wrapper.write(doc));
  return 'problem' in canonical ? canonical.problem : '';
}

/** True when a digest is given and is that of the document. */
export function digestMatches(digest: Digest | undefined, doc: Wrapped | undefined): boolean {
  if (!digest || !doc) return false;
  const actual = digestOf(doc);
  return actual !== undefined && digest.alg === actual.alg && digest.val === actual.val;
}
