/** XAdES signatures of files: what they hold, whether they fit. Trust and revocation are not checked. */

import type { SaxesTagNS } from 'saxes';
import { entryOf } from '../../engine/model/json.ts';
import { base64Of, bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import type { XmlElement } from '../xml/element.ts';
import { canonicalPart } from './canonical-part.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { HASHES, type HashName, isSignatureOf } from './public-key.ts';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const ENVELOPED = `${DSIG}enveloped-signature`;

const DIGESTS: Readonly<Record<string, HashName>> = {
  [`${DSIG}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

const METHODS: Readonly<Record<string, HashName>> = {
  [`${DSIG}rsa-sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512': 'sha512',
};

/** Ways to canonicalise, with whether they are exclusive. */
const CANONICAL: Readonly<Record<string, boolean>> = {
  [C14N]: false,
  'http://www.w3.org/2006/12/xml-c14n11': false,
  'http://www.w3.org/2001/10/xml-exc-c14n#': true,
};

/** A signature that a file has. */
export interface Signature {
  readonly certificate: Certificate | undefined;
  readonly time: string;
  /** The identifier of the policy; empty if it names none. */
  readonly policy: string;
  /** The SHA-1 of the policy, in base64; empty if it has another digest or none. */
  readonly policyHash: string;
  /** Whether the signature or a digest of the file is by SHA-1. */
  readonly isWeak: boolean;
  /** What does not fit, in words. */
  readonly broken: readonly Message[];
  /** What could not be verified, in words. */
  readonly unverified: readonly Message[];
}

const within = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element === undefined ? [] : [...element.within()].filter((each) => each.isLocally(name));
const firstIn = (element: XmlElement | undefined, name: string) => within(element, name)[0];
const textIn = (element: XmlElement | undefined, name: string) => firstIn(element, name)?.text.trim() ?? '';
const algorithmIn = (element: XmlElement | undefined, name: string) =>
  firstIn(element, name)?.attribute('Algorithm') ?? '';

/** More references are not verified: each takes as long as reading the file. */
const MOST_REFERENCES = 10;

/** Reads and verifies the signature in an element of a file with the given text. */
export function verifiedSignature(element: XmlElement, text: string): Signature {
  const certificate = readCertificate(textIn(element, 'X509Certificate'));
  const broken: Message[] = [];
  const unverified: Message[] = [];
  const info = firstIn(element, 'SignedInfo');
  const references = within(info, 'Reference');
  for (const each of references.slice(0, MOST_REFERENCES)) verifyReference(each, text, broken, unverified);
  if (references.length === 0 || references.length > MOST_REFERENCES) {
    unverified.push(
      message('The signature has {count, plural, one {# reference} other {# references}}; up to {most} are verified.', {
        count: references.length,
        most: MOST_REFERENCES,
      }),
    );
  }
  if (!references.some((each) => each.attribute('URI') === '')) {
    broken.push(message('The signature does not cover the whole file. Sign the file again.'));
  }
  if (certificate === undefined)
    broken.push(message('The signature has no readable certificate. Sign the file again.'));
  else {
    verifyValue(element, info, text, certificate, broken, unverified);
    verifyCertificate(element, certificate, broken);
  }
  return {
    certificate,
    time: textIn(element, 'SigningTime'),
    policy: textIn(firstIn(element, 'SigPolicyId'), 'Identifier'),
    policyHash: sha1In(firstIn(element, 'SigPolicyHash')),
    isWeak: [algorithmIn(info, 'SignatureMethod'), ...references.map((each) => algorithmIn(each, 'DigestMethod'))].some(
      (each) => (entryOf(METHODS, each) ?? entryOf(DIGESTS, each)) === 'sha1',
    ),
    broken,
    unverified,
  };
}

function sha1In(digest: XmlElement | undefined): string {
  const isSha1 = entryOf(DIGESTS, algorithmIn(digest, 'DigestMethod')) === 'sha1';
  return isSha1 ? textIn(digest, 'DigestValue').replace(/\s/g, '') : '';
}

const isSignature = (tag: SaxesTagNS, depth: number) => depth === 1 && tag.local === 'Signature' && tag.uri === DSIG;

function verifyReference(reference: XmlElement, text: string, broken: Message[], unverified: Message[]): void {
  const uri = reference.attribute('URI') ?? '';
  const transforms = within(reference, 'Transform').map((each) => each.attribute('Algorithm') ?? '');
  const unknown = transforms.find((each) => each !== ENVELOPED && entryOf(CANONICAL, each) === undefined);
  const hash = entryOf(DIGESTS, algorithmIn(reference, 'DigestMethod'));
  const name = uri === '' ? 'URI=""' : uri.slice(0, 80);
  if (unknown !== undefined || hash === undefined || !/^(?:#|$)/.test(uri)) {
    const algorithm = (unknown ?? algorithmIn(reference, 'DigestMethod')).slice(0, 120);
    unverified.push(message('The digest of {name} was not verified: {algorithm} is not known.', { name, algorithm }));
    return;
  }
  const isEnveloped = transforms.includes(ENVELOPED);
  const canonical = canonicalPart(text, {
    ...(uri !== '' && { begins: hasId(uri.slice(1)) }),
    ...(isEnveloped && { leavesOut: isSignature }),
    isExclusive: transforms.some((each) => entryOf(CANONICAL, each) === true),
  });
  const digest = canonical === undefined ? undefined : base64Of(HASHES[hash].digest(utf8(canonical)));
  if (digest === textIn(reference, 'DigestValue').replace(/\s/g, '')) return;
  broken.push(
    uri === ''
      ? message('The digest of the file does not fit: it was changed after it was signed. Sign the file again.')
      : message('The digest of {name} does not fit: it was changed after it was signed. Sign the file again.', {
          name,
        }),
  );
}

/** Returns what finds an element by its Id. */
export const hasId =
  (id: string) =>
  ({ attributes }: SaxesTagNS): boolean =>
    ['Id', 'ID', 'id'].some((name) => attributes[name]?.value === id);

export const utf8 = (text: string) => new TextEncoder().encode(text);

export const isSignedInfo = (tag: SaxesTagNS) => tag.local === 'SignedInfo' && tag.uri === DSIG;

function verifyValue(
  element: XmlElement,
  info: XmlElement | undefined,
  text: string,
  certificate: Certificate,
  broken: Message[],
  unverified: Message[],
): void {
  const method = algorithmIn(info, 'SignatureMethod');
  const isExclusive = entryOf(CANONICAL, algorithmIn(info, 'CanonicalizationMethod'));
  const hash = entryOf(METHODS, method);
  const canonical = isExclusive === undefined ? undefined : canonicalPart(text, { begins: isSignedInfo, isExclusive });
  const value = bytesOfBase64(textIn(element, 'SignatureValue').replace(/\s/g, ''));
  const fits =
    hash === undefined || canonical === undefined
      ? undefined
      : value !== undefined && isSignatureOf(value, utf8(canonical), hash, certificate);
  if (fits === undefined) {
    unverified.push(
      message('The signature was not verified: {method} is not known.', {
        method: method.slice(0, 120),
      }),
    );
  } else if (!fits) {
    broken.push(message('The signature is not that of its certificate. Sign the file again.'));
  }
}

/** Verifies that the signature names its certificate. */
function verifyCertificate(element: XmlElement, { base64 }: Certificate, broken: Message[]): void {
  const named = firstIn(element, 'CertDigest');
  const hash = entryOf(DIGESTS, algorithmIn(named, 'DigestMethod'));
  const bytes = bytesOfBase64(base64);
  if (named === undefined || hash === undefined || bytes === undefined) return;
  if (base64Of(HASHES[hash].digest(bytes)) === textIn(named, 'DigestValue').replace(/\s/g, '')) return;
  broken.push(message('The signature names the digest of another certificate. Sign the file again.'));
}
