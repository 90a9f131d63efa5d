import { Digest } from '../dsig/digest.ts';
import { type Failure, failure, fault } from '../faults.ts';
import type { Header } from '../head/header.ts';
import { pathText } from '../model/path.ts';
import { type Wrapped, wrapper } from '../model/wrapper.ts';
import { sha256Hex } from '../text/sha256.ts';
import { brokenTexts, canonicalJson } from './canonical.ts';

/** Returns the digest of a document as it would be written; undefined if it has no canonical form (chapter 01 §15). */
function digestOf(doc: Wrapped): Digest | undefined {
  const canonical = canonicalJson(wrapper.write(doc));
  return canonical === undefined ? undefined : Digest.create({ alg: 'sha256', val: sha256Hex(canonical) });
}

/** The largest number of reported texts, more than anyone will read. */
const MOST_BROKEN_TEXTS = 100;

/**
 * Writes the digest of an envelope's document into its header. Reports BW-DIGEST (`input`) at every invalid text of the
 * document.
 */
export function seal(head: Header, doc: Wrapped): Failure | undefined {
  head.dig = digestOf(doc);
  if (head.dig) return undefined;
  const broken = brokenTexts(wrapper.write(doc), MOST_BROKEN_TEXTS);
  return failure(
    'input',
    broken.map((path) =>
      fault(
        'BW-DIGEST',
        pathText(['doc', ...path]),
        'The text contains a broken character (U+FFFD, or half of a surrogate pair), so the document cannot be sealed with a digest; send the correct character.',
      ),
    ),
  );
}

/** Returns whether a digest is present and matches the document. */
export function digestMatches(digest: Digest | undefined, doc: Wrapped | undefined): boolean {
  if (!digest || !doc) return false;
  const actual = digestOf(doc);
  return actual !== undefined && digest.alg === actual.alg && digest.val === actual.val;
}
