/** Verifies XML signatures of files. Whether an issuer can be trusted, and whether a certificate was revoked, is not checked. */

import type { SignatureVerdict } from '../../engine/faults.ts';
import { entryOf } from '../../engine/model/json.ts';
import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import type { XmlElement } from '../xml/element.ts';
import { canonicalPart, type Part } from './canonical-part.ts';
import { type Certificate, fingerprintOf, readCertificate } from './certificate.ts';
import { HASHES, isSignatureOf, rsaKeyOf } from './public-key.ts';
import { canonicalizationIn, DIGESTS, DSIG, ENVELOPED, METHODS, utf8, XPATHS } from './xml-algorithms.ts';
import {
  type Digest,
  type Reference,
  readSignature,
  type SignatureParts,
  type SignedProperties,
} from './xml-signature.ts';

/** The result of checking a signature. */
export interface VerifiedSignature {
  readonly verdict: SignatureVerdict;
  /** The parts that are invalid or could not be verified. */
  readonly broken: readonly Message[];
  readonly unverified: readonly Message[];
  /** Only if it is valid. */
  readonly signer?: Signer;
  /** The signed properties, if it is valid and covers them. */
  readonly properties?: SignedProperties;
  /** Whether the signature or a digest of the file is by SHA-1. */
  readonly isWeak: boolean;
}

interface Signer {
  readonly certificate: Certificate;
  /** Whether the signature covers the certificate. Otherwise anyone can replace it with one that has the same key and other names. */
  readonly isCovered: boolean;
  /** Identifies the signer: the SHA-256 of the certificate or, if it is not covered, of its key. */
  readonly fingerprint: string;
}

/** References and certificates beyond these numbers are not verified. */
const MOST_REFERENCES = 10;
const MOST_CERTIFICATES = 10;

/**
 * Verifies the only signature of a file.
 * @param path the names of the elements around it, from the root on
 */
export function verifiedSignature(
  root: XmlElement,
  signatures: readonly XmlElement[],
  path: readonly string[],
  text: string,
): VerifiedSignature {
  const read = readSignature(root, signatures, path);
  return read.ok
    ? new Verification(root, text, read.parts).result()
    : { verdict: 'unverified', broken: [], unverified: [read.what], isWeak: false };
}

const equal = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

class Verification {
  readonly #root: XmlElement;
  readonly #text: string;
  readonly #parts: SignatureParts;
  readonly #broken: Message[] = [];
  readonly #unverified: Message[] = [];
  /** The elements whose references are valid. */
  readonly #covered = new Set<XmlElement>();

  constructor(root: XmlElement, text: string, parts: SignatureParts) {
    this.#root = root;
    this.#text = text;
    this.#parts = parts;
  }

  result(): VerifiedSignature {
    const { references, properties, method } = this.#parts;
    for (const each of references.slice(0, MOST_REFERENCES)) this.#verifyReference(each);
    if (references.length === 0 || references.length > MOST_REFERENCES) {
      const values = { count: references.length, most: MOST_REFERENCES };
      this.#unverified.push(message(REFERENCES, values));
    }
    const keys = this.#verifyValue();
    const signer = this.#signerAmong(keys);
    // A broken part explains these as well.
    if (this.#broken.length === 0 && this.#unverified.length === 0) {
      if (!this.#covered.has(this.#root)) this.#unverified.push(NOT_COVERED);
      if (properties && !this.#covers(properties.element)) this.#unverified.push(PROPERTIES_NOT_COVERED);
    }
    const verdict = this.#broken.length > 0 ? 'broken' : this.#unverified.length > 0 ? 'unverified' : 'fits';
    const digests = references.map(({ digest }) => entryOf(DIGESTS, digest.method));
    return {
      verdict,
      broken: this.#broken,
      unverified: this.#unverified,
      ...(verdict === 'fits' && signer && { signer }),
      ...(verdict === 'fits' && properties && { properties }),
      isWeak: entryOf(METHODS, method)?.[1] === 'sha1' || digests.includes('sha1'),
    };
  }

  /** Returns whether a valid reference covers an element of the signature. */
  #covers(element: XmlElement): boolean {
    for (let at: XmlElement | undefined = element; at && at !== this.#parts.element; at = at.parent) {
      if (this.#covered.has(at)) return true;
    }
    return false;
  }

  #verifyReference(reference: Reference): void {
    const { uri, digest } = reference;
    const name = uri === '' ? 'URI=""' : (uri ?? '–').slice(0, LONGEST);
    const unknown = (algorithm: string) =>
      this.#unverified.push(
        message('The digest of {name} was not verified: {algorithm} is not known.', {
          name,
          algorithm: algorithm.slice(0, LONGEST),
        }),
      );
    const target = this.#target(uri);
    if (target === undefined) {
      this.#unverified.push(message(TARGET, { name }));
      return;
    }
    const hash = entryOf(DIGESTS, digest.method);
    const transformed = this.#transformed(reference.transforms);
    if (hash === undefined || typeof transformed === 'string') {
      unknown(typeof transformed === 'string' ? transformed : digest.method);
      return;
    }
    const part = uri === '' ? transformed : { ...transformed, at: target.offset };
    // References by Id, and to the whole file, never cover comments.
    const canonical = canonicalPart(this.#text, { ...part, hasComments: false });
    if (canonical === undefined) unknown('xml:base');
    else if (equal(HASHES[hash].digest(utf8(canonical)), digest.value)) this.#covered.add(target);
    else this.#broken.push(target === this.#root ? FILE_CHANGED : message(PART_CHANGED, { name }));
  }

  /** Returns the only element that a reference can mean. */
  #target(uri: string | undefined): XmlElement | undefined {
    if (uri === '') return this.#root;
    if (uri === undefined || !/^#[^()]+$/.test(uri)) return undefined;
    const id = uri.slice(1);
    const found = [...this.#root.within()].filter(({ attributes }) =>
      attributes.some(({ name, value }) => IDS.has(name) && value === id),
    );
    return found.length === 1 ? found[0] : undefined;
  }

  /** Returns the result of transforming an element, or the identifier of a transform that is unknown or not allowed there. */
  #transformed(transforms: readonly XmlElement[]): Part | string {
    let part: Part = {};
    let isCanonical = false;
    for (const transform of transforms) {
      const algorithm = transform.attribute('Algorithm') ?? '';
      const canonicalization = canonicalizationIn(transform);
      if (isCanonical) return algorithm;
      if (canonicalization !== undefined) {
        isCanonical = true;
        part = { ...part, ...canonicalization };
      } else if (part.leavesOut === undefined && this.#isEnveloped(transform, algorithm)) {
        part = { leavesOut: this.#parts.element.offset };
      } else return algorithm;
    }
    return part;
  }

  /** Returns whether a transform leaves out the signature, which is the only one: by its name, or by one of two XPaths. */
  #isEnveloped(transform: XmlElement, algorithm: string): boolean {
    if (algorithm === ENVELOPED) return transform.first === undefined;
    const [xpath, other] = transform.children;
    const pattern = entryOf(XPATHS, `${algorithm} ${xpath?.name} ${xpath?.attribute('Filter') ?? ''}`);
    if (pattern === undefined || xpath === undefined || other !== undefined || xpath.first) return false;
    const [, prefix] = pattern.exec(xpath.text.trim()) ?? [];
    const declared = canonicalPart(this.#text, { at: xpath.offset });
    return prefix !== undefined && declared?.includes(` xmlns:${prefix}="${DSIG}"`) === true;
  }

  /** Verifies the value, and returns the certificates with its key. */
  #verifyValue(): { certificate: Certificate; element: XmlElement }[] {
    const { info, canonicalization, method, value, certificates } = this.#parts;
    const form = canonicalizationIn(canonicalization);
    const [kind, hash] = entryOf(METHODS, method) ?? [];
    const canonical = form && canonicalPart(this.#text, { ...form, at: info.offset });
    if (kind === undefined || hash === undefined || canonical === undefined) {
      const unknown = kind === undefined ? method : (canonicalization.attribute('Algorithm') ?? '');
      this.#unverified.push(message(METHOD, { method: unknown.slice(0, LONGEST) }));
      return [];
    }
    const readable = certificates.slice(0, MOST_CERTIFICATES).flatMap((element) => {
      const certificate = element.first ? undefined : readCertificate(element.text);
      return certificate ? [{ certificate, element }] : [];
    });
    if (readable.length === 0) this.#unverified.push(NO_CERTIFICATE);
    const data = utf8(canonical);
    const fitting = readable.filter(
      ({ certificate }) =>
        (rsaKeyOf(certificate) !== undefined) === (kind === 'rsa') &&
        isSignatureOf(value, data, hash, certificate) === true,
    );
    if (fitting.length > 0 || readable.length === 0) return fitting;
    const isKnown = readable.some(({ certificate }) => isSignatureOf(value, data, hash, certificate) !== undefined);
    if (isKnown) this.#broken.push(OTHER_KEY);
    else this.#unverified.push(UNKNOWN_KEY);
    return [];
  }

  /** Returns the signer among certificates with the key of the signature. */
  #signerAmong(keys: readonly { certificate: Certificate; element: XmlElement }[]): Signer | undefined {
    const [first] = keys;
    if (first === undefined) return undefined;
    const { properties } = this.#parts;
    const named = properties && this.#covers(properties.element) ? properties.certificates : [];
    const unknown = named.find(({ method }) => entryOf(DIGESTS, method) === undefined);
    if (unknown) this.#unverified.push(message(METHOD, { method: unknown.method.slice(0, LONGEST) }));
    const owner = keys.find(({ certificate }) => named.some((digest) => isDigestOf(digest, certificate)));
    if (named.length > 0 && owner === undefined && unknown === undefined) this.#broken.push(OTHER_CERTIFICATE);
    const { certificate, element } = owner ?? first;
    const isCovered = owner !== undefined || this.#covers(element);
    return { certificate, isCovered, fingerprint: fingerprintOf(certificate, isCovered) };
  }
}

function isDigestOf({ method, value }: Digest, { base64 }: Certificate): boolean {
  const hash = entryOf(DIGESTS, method);
  const bytes = bytesOfBase64(base64);
  return hash !== undefined && bytes !== undefined && equal(HASHES[hash].digest(bytes), value);
}

const IDS: ReadonlySet<string> = new Set(['Id', 'ID', 'id', 'xml:id']);
const LONGEST = 120;

const REFERENCES =
  'The signature has {count, plural, one {# reference} other {# references}}; up to {most} are verified.';
const TARGET = 'The digest of {name} was not verified: it does not name exactly one element of the file.';
const METHOD = 'The signature was not verified: {method} is not known.';
const PART_CHANGED = 'The digest of {name} does not match: it was changed after it was signed. Sign the file again.';
const FILE_CHANGED = message(
  'The digest of the file does not match: it was changed after it was signed. Sign the file again.',
);
const NOT_COVERED = message('The signature does not cover the whole file. Sign the file again.');
const PROPERTIES_NOT_COVERED = message(
  'The signature was not verified: it does not cover its own time, policy and certificate.',
);
const NO_CERTIFICATE = message('The signature was not verified: it has no readable certificate.');
const OTHER_KEY = message('The key of the certificate did not make the signature. Sign the file again.');
const UNKNOWN_KEY = message('The signature was not verified: the kind of its key is not known.');
const OTHER_CERTIFICATE = message('The signature names the digest of another certificate. Sign the file again.');
