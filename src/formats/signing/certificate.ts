/** Reads the parts of an X.509 certificate that a stamp needs (RFC 5280). Trust is not checked. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Ber, BerError, readBer, textIn } from '../signed/ber.ts';
import { withoutLabels } from './pem.ts';

export interface Certificate {
  /** As written, without line breaks. */
  readonly base64: string;
  /** RFC 2253, with `, ` between the parts. */
  readonly subject: string;
  readonly issuer: string;
  /** In decimal digits. */
  readonly serial: string;
  /** The start and the end of its validity, in ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKey: Uint8Array;
  /** The point of the key on its curve. */
  readonly point: Uint8Array;
  /** The curve's object identifier. */
  readonly curve: string;
  /** The issuer's signature of the certificate. */
  readonly signature: Uint8Array;
  /** VAT numbers in the subject: 15 digits that begin and end with 3. */
  readonly vatNumbers: readonly string[];
}

export const SECP256K1 = '2b8104000a';
const ZERO = 0xa0;

/** Names of the parts of a subject by their object identifiers. */
const NAMES: Readonly<Record<string, string>> = {
  '550403': 'CN',
  '550406': 'C',
  '550407': 'L',
  '550408': 'ST',
  '55040a': 'O',
  '55040b': 'OU',
  '550405': 'SERIALNUMBER',
  '550461': '2.5.4.97',
  '0992268993f22c640119': 'DC',
  '0992268993f22c640101': 'UID',
};

/** Reads a certificate in base64, or in PEM; undefined if it is not a certificate. */
export function readCertificate(text: string): Certificate | undefined {
  const base64 = withoutLabels(text);
  const bytes = bytesOfBase64(base64);
  if (bytes === undefined) return undefined;
  try {
    return read(bytes, base64);
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

/** Returns the fingerprint of a certificate or of its key: a SHA-256 in hexadecimal digits. */
export function fingerprintOf({ base64, publicKey }: Certificate, isWhole: boolean): string {
  return hex(sha256(isWhole ? (bytesOfBase64(base64) ?? publicKey) : publicKey));
}

function read(bytes: Uint8Array, base64: string): Certificate | undefined {
  const [body, , signature] = readBer(bytes).children;
  const parts = body?.children ?? [];
  const [serial, , issuer, validity, subject, key] = parts[0]?.tag === ZERO ? parts.slice(1) : parts;
  const [algorithm, point] = key?.children ?? [];
  if (!serial || !issuer || !validity || !subject || !key || !algorithm || !point || !signature) return undefined;
  const [from, to] = validity.children.map(timeIn);
  return {
    base64,
    subject: nameIn(subject),
    issuer: nameIn(issuer),
    serial: BigInt(`0x${hex(serial.contents)}`).toString(),
    from: from ?? '',
    to: to ?? '',
    publicKey: key.encoded,
    point: point.contents.subarray(1),
    curve: hex(algorithm.children[1]?.contents ?? new Uint8Array()),
    signature: signature.contents.subarray(1),
    vatNumbers: namesIn(subject).flatMap(({ value }) => value.match(/\b3\d{13}3\b/g) ?? []),
  };
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const UTC_TIME = 0x17;

/** Returns a time in ISO 8601; years of two digits stand for 1950 to 2049. */
function timeIn({ tag, contents }: Ber): string {
  const text = new TextDecoder('latin1').decode(contents.subarray(0, 20));
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19';
  const long = tag === UTC_TIME ? century + text : text;
  return long.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6Z');
}

function namesIn(name: Ber): { type: string; value: string }[] {
  return name.children.flatMap(({ children }) =>
    children.flatMap((pair) => {
      const [type, value] = pair.children;
      if (type === undefined || value === undefined) return [];
      return { type: NAMES[hex(type.contents)] ?? hex(type.contents), value: textIn(value) };
    }),
  );
}

function nameIn(name: Ber): string {
  const parts = namesIn(name).map(({ type, value }) => `${type}=${value.replace(/[,+"\\<>;]/g, '\\$&')}`);
  return parts.reverse().join(', ');
}
