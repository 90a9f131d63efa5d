/** Reads the parts of a SAT certificate that seals need (RFC 5280), and verifies signatures made with its key. Trust is not checked. */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Of, bytesOfBase64 } from '../../../engine/text/base64.ts';
import { type Ber, BerError, readBer, textIn } from '../../signed/ber.ts';
import { withoutLabels } from '../../signing/pem.ts';

export interface Certificate {
  /** Base64 without line breaks. */
  readonly base64: string;
  /** The bytes of the serial number as characters, which are the 20 digits of its number at the SAT; undefined for others. */
  readonly number: string | undefined;
  /** The RFC of its owner. */
  readonly rfc: string | undefined;
  /** The first and the last moment of its validity, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Whether its key also encrypts or agrees on keys: an e.firma, which does not seal receipts. */
  readonly isPersonal: boolean;
  /** Whether the SAT issued it for tests. Its public e.firmas for tests seal receipts too. */
  readonly isForTests: boolean;
  /** The modulus and the exponent of its RSA key. */
  readonly modulus: bigint;
  readonly exponent: bigint;
}

const [VERSION, EXTENSIONS, INTEGER, UTC_TIME] = [0xa0, 0xa3, 0x02, 0x17];
const RSA = '2a864886f70d010101';
const UNIQUE_IDENTIFIER = '55042d';
const KEY_USAGE = '551d0f';
/** Key usages of an e.firma: dataEncipherment and keyAgreement. */
const PERSONAL_USAGES = 0b0001_1000;

/** The names of the authorities of the SAT for tests. */
const TEST_AUTHORITY = /AC UAT|A\.C\. \d+ de pruebas/;

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const numberOf = (bytes: Uint8Array) => BigInt(`0x${hexOf(bytes) || '0'}`);

/** Reads a certificate in base64 or PEM; undefined if it is not a certificate or has no RSA key. */
export function readCertificate(text: string): Certificate | undefined {
  const bytes = bytesOfBase64(withoutLabels(text));
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    return certificateIn(bytes);
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

function certificateIn(bytes: Uint8Array): Certificate | undefined {
  const whole = readBer(bytes);
  const parts = whole.children[0]?.children ?? [];
  const [serial, , issuer, validity, subject, key] = parts[0]?.tag === VERSION ? parts.slice(1) : parts;
  const [algorithm, point] = key?.children ?? [];
  const [from, to] = validity?.children ?? [];
  if (!serial || !issuer || !subject || !point || !from || !to) return undefined;
  if (hexOf(algorithm?.children[0]?.contents ?? new Uint8Array()) !== RSA) return undefined;
  const [modulus, exponent] = readBer(point.contents.subarray(1)).children;
  if (modulus?.tag !== INTEGER || exponent?.tag !== INTEGER) return undefined;
  const number = new TextDecoder('latin1').decode(serial.contents.subarray(0, 40));
  return {
    base64: base64Of(bytes.subarray(0, whole.end)),
    number: /^\d{20}$/.test(number) ? number : undefined,
    rfc: rfcIn(subject),
    from: timeIn(from),
    to: timeIn(to),
    isPersonal: (usageIn(parts) & PERSONAL_USAGES) !== 0,
    isForTests: TEST_AUTHORITY.test(new TextDecoder().decode(issuer.contents)),
    modulus: numberOf(modulus.contents),
    exponent: numberOf(exponent.contents),
  };
}

/** Returns the RFC in a subject; that of a company comes before ` / ` and that of its representative. */
function rfcIn(subject: Ber): string | undefined {
  for (const set of subject.children) {
    for (const { children } of set.children) {
      const [type, value] = children;
      if (type === undefined || value === undefined || hexOf(type.contents) !== UNIQUE_IDENTIFIER) continue;
      const [own = ''] = textIn(value, 100).normalize('NFC').split('/');
      return /^[A-Z&Ñ]{3,4}\d{6}[A-Z0-9]{3}$/.exec(own.trim())?.[0];
    }
  }
  return undefined;
}

/** Returns a time in milliseconds; years of two digits stand for 1950 to 2049. */
function timeIn({ tag, contents }: Ber): number {
  const text = new TextDecoder('latin1').decode(contents.subarray(0, 20));
  const long = tag === UTC_TIME ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  return Date.parse(long.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Returns the byte with the first eight key usages. */
function usageIn(parts: readonly Ber[]): number {
  const extensions = parts.find(({ tag }) => tag === EXTENSIONS)?.children[0]?.children ?? [];
  for (const { children } of extensions) {
    const value = children.at(-1);
    if (value === undefined || hexOf(children[0]?.contents ?? new Uint8Array()) !== KEY_USAGE) continue;
    return readBer(value.octets).contents[1] ?? 0;
  }
  return 0;
}

/** What precedes a SHA-256 in signatures (RFC 8017 §9.2). */
const SHA_256 = '3031300d060960864801650304020105000420';

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** The largest key and exponent that are tried, so that files cannot keep the program busy. */
const MOST_BITS = 1n << 8192n;
const MOST_EXPONENT = 1n << 64n;

/** Returns whether a signature (RSASSA-PKCS1-v1_5 with SHA-256) over a text was made with the key of a certificate. */
export function isSignedBy(text: string, signature: string, { modulus, exponent }: Certificate): boolean {
  const bytes = bytesOfBase64(signature.replace(/\s/g, ''));
  if (bytes === undefined || modulus < 3n || modulus > MOST_BITS || exponent > MOST_EXPONENT) return false;
  const value = numberOf(bytes);
  const length = Math.ceil(modulus.toString(16).length / 2);
  if (value >= modulus || bytes.length !== length) return false;
  const digest = SHA_256 + hexOf(sha256(utf8ToBytes(text)));
  const padded = `0001${'ff'.repeat(Math.max(0, length - 3 - digest.length / 2))}00${digest}`;
  return (
    power(value, exponent, modulus)
      .toString(16)
      .padStart(length * 2, '0') === padded
  );
}
