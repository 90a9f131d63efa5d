/**
 * Reads the parts of an XML signature (XMLDSig 1.1, section 4, and XAdES) by namespace and position, each once. A signature with parts that are missing,
 * repeated or elsewhere is not read, so that no two readers can take different elements for the same part.
 */

import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { shorten } from '../../engine/text/shorten.ts';
import type { XmlElement } from '../xml/element.ts';

/** The names of the elements around a signature in UBL, within the root. */
export const UBL_PLACE = [
  'ext:UBLExtensions',
  'ext:UBLExtension',
  'ext:ExtensionContent',
  'sig:UBLDocumentSignatures',
  'sac:SignatureInformation',
];

export interface Digest {
  /** The identifier of the algorithm. */
  readonly method: string;
  readonly value: Uint8Array;
}

export interface Reference {
  readonly element: XmlElement;
  /** Undefined if the reference leaves it to the application. */
  readonly uri: string | undefined;
  readonly transforms: readonly XmlElement[];
  readonly digest: Digest;
}

/** The signer's statements (XAdES). They count only if a reference to the element is valid. */
export interface SignedProperties {
  readonly element: XmlElement;
  readonly time: string;
  /** The identifier of the policy; empty if it names none. */
  readonly policy: string;
  readonly policyDigest: Digest | undefined;
  /** The digests of the certificate that signed, and of others if the signer listed them. */
  readonly certificates: readonly Digest[];
}

export interface SignatureParts {
  readonly element: XmlElement;
  readonly info: XmlElement;
  readonly canonicalization: XmlElement;
  readonly method: string;
  readonly references: readonly Reference[];
  readonly value: Uint8Array;
  readonly keyInfo: XmlElement | undefined;
  /** The elements with certificates. */
  readonly certificates: readonly XmlElement[];
  readonly properties: SignedProperties | undefined;
}

/** The parts of a signature, or why they cannot be read. */
export type SignatureRead =
  | { readonly ok: true; readonly parts: SignatureParts }
  | { readonly ok: false; readonly what: Message };

/** Returns all signatures within an element. */
export function signaturesIn(root: XmlElement): XmlElement[] {
  return [...root.within()].filter(({ name }) => name === 'ds:Signature');
}

/** Reads the only signature of a file. @param path the names of the elements around it, from the root on */
export function readSignature(
  root: XmlElement,
  signatures: readonly XmlElement[],
  path: readonly string[],
): SignatureRead {
  const [element] = signatures;
  if (element === undefined || signatures.length > 1) {
    return unread(message(SEVERAL_SIGNATURES, { count: signatures.length }));
  }
  if (!isAt(element, root, path)) return unread(message(ELSEWHERE, { expected: path.join('/') }));
  try {
    return { ok: true, parts: partsOf(element) };
  } catch (error) {
    if (error instanceof Unreadable) return unread(error.what);
    throw error;
  }
}

function isAt(element: XmlElement, root: XmlElement, path: readonly string[]): boolean {
  const around: XmlElement[] = [];
  for (let at = element.parent; at !== undefined; at = at.parent) around.unshift(at);
  return around[0] === root && around.length === path.length && around.every(({ name }, at) => name === path[at]);
}

const SEVERAL_SIGNATURES = 'The file has {count} signatures. Billwright verifies files with one.';
const ELSEWHERE = 'The signature is not where the format requires it, in {expected}, so it was not verified.';
const MISSING = 'The signature was not verified: {parent} has no {name}.';
const REPEATED = 'The signature was not verified: {parent} has {count} elements {name}, but may have one.';
const STRAY = 'The signature was not verified: {parent} has {name}, which does not belong there.';
const UNREADABLE = 'The signature was not verified: {name} is not base64.';

class Unreadable extends Error {
  readonly what: Message;
  constructor(what: Message) {
    super();
    this.what = what;
  }
}

function unread(what: Message): SignatureRead {
  return { ok: false, what };
}

const LONGEST_NAME = 80;
const nameOf = ({ name }: XmlElement) => shorten(name, LONGEST_NAME);

function optional(parent: XmlElement, name: string): XmlElement | undefined {
  const all = parent.all(name);
  if (all.length > 1) throw new Unreadable(message(REPEATED, { parent: nameOf(parent), count: all.length, name }));
  return all[0];
}

function only(parent: XmlElement, name: string): XmlElement {
  const found = optional(parent, name);
  if (found === undefined) throw new Unreadable(message(MISSING, { parent: nameOf(parent), name }));
  return found;
}

/** Returns the children of an element. Throws `Unreadable` if it has one with another name. */
function childrenOf(parent: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const { children } = parent;
  const stray = children.find(({ name }) => !names.includes(name));
  if (stray) throw new Unreadable(message(STRAY, { parent: nameOf(parent), name: nameOf(stray) }));
  return children;
}

function textOf(element: XmlElement | undefined): string {
  if (element?.first) throw new Unreadable(message(STRAY, { parent: nameOf(element), name: nameOf(element.first) }));
  return element?.text.trim() ?? '';
}

function bytesOf(element: XmlElement): Uint8Array {
  const bytes = bytesOfBase64(textOf(element));
  if (bytes === undefined) throw new Unreadable(message(UNREADABLE, { name: nameOf(element) }));
  return bytes;
}

const algorithmOf = (element: XmlElement) => element.attribute('Algorithm') ?? '';

function digestIn(parent: XmlElement, prefix = 'ds:'): Digest {
  const method = algorithmOf(only(parent, `${prefix}DigestMethod`));
  return { method, value: bytesOf(only(parent, `${prefix}DigestValue`)) };
}

function partsOf(element: XmlElement): SignatureParts {
  childrenOf(element, 'ds:SignedInfo', 'ds:SignatureValue', 'ds:KeyInfo', 'ds:Object');
  const info = only(element, 'ds:SignedInfo');
  childrenOf(info, 'ds:CanonicalizationMethod', 'ds:SignatureMethod', 'ds:Reference');
  const keyInfo = optional(element, 'ds:KeyInfo');
  return {
    element,
    info,
    canonicalization: only(info, 'ds:CanonicalizationMethod'),
    method: algorithmOf(only(info, 'ds:SignatureMethod')),
    references: info.all('ds:Reference').map(referenceOf),
    value: bytesOf(only(element, 'ds:SignatureValue')),
    keyInfo,
    certificates: keyInfo?.all('ds:X509Data').flatMap((data) => data.all('ds:X509Certificate')) ?? [],
    properties: propertiesIn(element),
  };
}

function referenceOf(element: XmlElement): Reference {
  childrenOf(element, 'ds:Transforms', 'ds:DigestMethod', 'ds:DigestValue');
  const transforms = optional(element, 'ds:Transforms');
  return {
    element,
    uri: element.attribute('URI'),
    transforms: transforms ? childrenOf(transforms, 'ds:Transform') : [],
    digest: digestIn(element),
  };
}

/** The namespaces of XAdES with their prefixes in elements. Before 1.3.2, digests were elements of XAdES. */
const XADES_PREFIXES = ['xades:', '{http://uri.etsi.org/01903/v1.2.2#}', '{http://uri.etsi.org/01903/v1.1.1#}'];

function propertiesIn(signature: XmlElement): SignedProperties | undefined {
  const found = signature.all('ds:Object').flatMap((object) =>
    XADES_PREFIXES.flatMap((prefix) => {
      const qualifying = optional(object, `${prefix}QualifyingProperties`);
      const element = qualifying && optional(qualifying, `${prefix}SignedProperties`);
      return element ? [{ element, prefix }] : [];
    }),
  );
  const [first, other] = found;
  if (other)
    throw new Unreadable(
      message(REPEATED, { parent: nameOf(signature), count: found.length, name: nameOf(other.element) }),
    );
  return first && propertiesOf(first.element, first.prefix);
}

function propertiesOf(element: XmlElement, prefix: string): SignedProperties {
  const within = (parent: XmlElement | undefined, ...path: readonly string[]) =>
    path.reduce((at, name) => at && optional(at, prefix + name), parent);
  const digestsAt = prefix === 'xades:' ? 'ds:' : prefix;
  const signature = within(element, 'SignedSignatureProperties');
  const policy = within(signature, 'SignaturePolicyIdentifier', 'SignaturePolicyId');
  const policyHash = within(policy, 'SigPolicyHash');
  const certificates = ['SigningCertificate', 'SigningCertificateV2'].flatMap(
    (name) => within(signature, name)?.all(`${prefix}Cert`) ?? [],
  );
  return {
    element,
    time: textOf(within(signature, 'SigningTime')),
    policy: textOf(within(policy, 'SigPolicyId', 'Identifier')),
    policyDigest: policyHash && digestIn(policyHash, digestsAt),
    certificates: certificates.map((each) => digestIn(only(each, `${prefix}CertDigest`), digestsAt)),
  };
}
