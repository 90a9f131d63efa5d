/**
 * Extracts the content of a signature (CAdES, `.p7m`). Does not verify the signature, but compares its digest with the
 * content.
 */

import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { type Fault, fault, faultOf } from '../../engine/faults.ts';
import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { type Ber, BerError, readBer } from './ber.ts';
import { isSignedData, SIGNED_DATA } from './is-signed.ts';
import type { Opened as OpenedFile } from './opened.ts';

/** The signer according to the certificate in the file. */
export interface SignedBy {
  readonly subject?: string;
  readonly issuer?: string;
  /** The serial number in hexadecimal digits. */
  readonly serial: string;
  /** The start of validity, as in the certificate: `260101000000Z`. */
  readonly from?: string;
  readonly to?: string;
}

export type Unwrapped =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly isChanged: boolean;
      readonly signedBy: readonly SignedBy[];
    }
  | { readonly ok: false; readonly what: Message };

/** The largest number of nested signatures around a file. */
const MOST_SIGNATURES = 5;

/** The largest number of certificates reported per signature. */
const MOST_CERTIFICATES = 20;

/** Extracts a file from its signatures, in bytes or in base64. */
export function unwrapSigned(file: Uint8Array): Unwrapped {
  let bytes = file[0] === 0x30 ? file : bytesIn(file);
  if (bytes === undefined) return refused(NO_SIGNATURE);
  let isChanged = false;
  const signedBy: SignedBy[] = [];
  try {
    for (let count = 0; count < MOST_SIGNATURES; count++) {
      const opened: Opened | undefined = open(bytes);
      if (opened === undefined) return refused(NO_SIGNATURE);
      if (opened.content === undefined) return refused(DETACHED);
      isChanged ||= opened.isChanged;
      signedBy.push(...opened.signedBy);
      bytes = opened.content;
      if (!isSignedData(bytes)) return { ok: true, bytes: new Uint8Array(bytes), isChanged, signedBy };
    }
    return refused(message('The file has more than {most} nested signatures.', { most: MOST_SIGNATURES }));
  } catch (error) {
    if (error instanceof BerError) return refused(BROKEN);
    throw error;
  }
}

/** Extracts a file from its signatures and returns the observations about them. */
export function opened(file: Uint8Array): OpenedFile {
  const unwrapped = unwrapSigned(file);
  if (!unwrapped.ok) return { ok: false, fault: faultOf('BW-FPA-P7M', '/', unwrapped.what) };
  const names = unwrapped.signedBy.flatMap(({ subject }) => subject ?? []).join(', ');
  const present: Fault = {
    ...fault(
      'BW-FPA-SIGNATURE',
      '/',
      'The file has a CAdES signature with certificates of {names}; Billwright did not verify the signature.',
      { names: names === '' ? '–' : names },
    ),
    level: 'information',
  };
  const changed = fault(
    'BW-FPA-P7M-DIGEST',
    '/',
    'The file was changed after it was signed: its digest differs from the signed one.',
  );
  return { ok: true, file: unwrapped.bytes, warnings: unwrapped.isChanged ? [present, changed] : [present] };
}

const NO_SIGNATURE = message('The file is not CAdES signed data (.p7m) with a file in it.');
const DETACHED = message('The signature is detached and contains no file; open the signed file itself.');
const BROKEN = message('The signed data is damaged: its content cannot be read.');

function refused(what: Message): Unwrapped {
  return { ok: false, what };
}

/** Decodes base64, which some providers apply twice. */
function bytesIn(file: Uint8Array): Uint8Array | undefined {
  const once = decoded(file);
  const bytes = once?.[0] === SEQUENCE ? once : once && decoded(once);
  return bytes?.[0] === SEQUENCE ? bytes : undefined;
}

function decoded(file: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder('latin1')
    .decode(file)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replace(/-----(?:BEGIN|END)[^-\n]{0,40}-----/g, '');
  return bytesOfBase64(text);
}

interface Opened {
  content: Uint8Array | undefined;
  isChanged: boolean;
  signedBy: SignedBy[];
}

const OID = 0x06;
const SEQUENCE = 0x30;
const SET = 0x31;
const OCTETS = 0x04;
/** The tag `[0]`, constructed. */
const ZERO = 0xa0;

/** Reads ContentInfo, SignedData and EncapsulatedContentInfo of RFC 5652. */
function open(bytes: Uint8Array): Opened | undefined {
  const [type, wrapped] = readBer(bytes).children;
  if (type?.tag !== OID || !type.holds(SIGNED_DATA.slice(2)) || wrapped?.tag !== ZERO) return undefined;
  const [signed] = wrapped.children;
  const parts = signed?.children ?? [];
  const encapsulated = parts.find(({ tag }) => tag === SEQUENCE);
  const [, held] = encapsulated?.children ?? [];
  const content = held?.children[0]?.octets;
  const signers = parts.findLast(({ tag }) => tag === SET)?.children ?? [];
  const certificates = parts.find(({ tag }) => tag === ZERO)?.children ?? [];
  return {
    content,
    isChanged: content !== undefined && isOther(signers, content),
    signedBy: firstCertificates(certificates),
  };
}

const MESSAGE_DIGEST = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x04];

const DIGESTS: readonly (readonly [oid: readonly number[], digest: (bytes: Uint8Array) => Uint8Array])[] = [
  [[0x2b, 0x0e, 0x03, 0x02, 0x1a], sha1],
  [[0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01], sha256],
  [[0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02], sha384],
  [[0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03], sha512],
];

type Digest = (typeof DIGESTS)[number][1];

/** Returns whether a signed digest differs from the digest of the content, which is calculated once per algorithm. */
function isOther(signers: readonly Ber[], content: Uint8Array): boolean {
  const digests = new Map<Digest, readonly number[]>();
  return signers.some((signer) => {
    const signed = signedDigest(signer);
    if (signed === undefined) return false;
    const digest = digests.get(signed.by) ?? [...signed.by(content)];
    digests.set(signed.by, digest);
    return !signed.expected.holds(digest);
  });
}

/** Returns the digest of the content that a signer signed, with its algorithm; undefined if missing or unknown. */
function signedDigest(signer: Ber): { expected: Ber; by: Digest } | undefined {
  const parts = signer.children;
  const attributes = parts.find(({ tag }) => tag === ZERO)?.children ?? [];
  const signed = attributes.find((attribute) => attribute.children[0]?.holds(MESSAGE_DIGEST));
  const expected = signed?.children[1]?.children[0];
  // The digest algorithm follows the version and the signer.
  const algorithm = parts[2]?.tag === SEQUENCE ? parts[2].children[0] : undefined;
  const by = DIGESTS.find(([oid]) => algorithm?.holds(oid))?.[1];
  return expected?.tag === OCTETS && by !== undefined ? { expected, by } : undefined;
}

/** Returns the details of the first readable certificates. */
function firstCertificates(certificates: readonly Ber[]): SignedBy[] {
  const found: SignedBy[] = [];
  for (const certificate of certificates) {
    const read = certificateIn(certificate);
    if (read !== undefined) found.push(read);
    if (found.length === MOST_CERTIFICATES) break;
  }
  return found;
}

const COMMON_NAME = [0x55, 0x04, 0x03];

/** Reads the certificate's details; undefined if they are unreadable. */
function certificateIn(certificate: Ber): SignedBy | undefined {
  try {
    const parts = certificate.children[0]?.children ?? [];
    const [serial, , issuer, validity, subject] = parts[0]?.tag === ZERO ? parts.slice(1) : parts;
    if (serial === undefined || validity === undefined) return undefined;
    const [from, to] = validity.children.map(({ contents }) => LATIN_1.decode(contents.subarray(0, 20)));
    const names = { subject: nameIn(subject), issuer: nameIn(issuer) };
    return {
      ...(names.subject !== undefined && { subject: names.subject }),
      ...(names.issuer !== undefined && { issuer: names.issuer }),
      serial: [...serial.contents.subarray(0, 40)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

const LATIN_1 = new TextDecoder('latin1');
const UTF_8 = new TextDecoder('utf-8');
const BMP_STRING = 0x1e;

function nameIn(name: Ber | undefined): string | undefined {
  const pairs = name?.children.flatMap((set) => set.children).map(({ children }) => children) ?? [];
  const value = pairs.find(([type]) => type?.holds(COMMON_NAME))?.[1];
  if (value === undefined) return undefined;
  const bytes = value.contents.subarray(0, 400);
  return value.tag === BMP_STRING ? new TextDecoder('utf-16be').decode(bytes) : UTF_8.decode(bytes);
}
