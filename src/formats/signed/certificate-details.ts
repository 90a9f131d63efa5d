/** Details of a certificate's holder, for people. */

import { type Ber, BerError, textIn } from './ber.ts';
import { ZERO } from './layers.ts';

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

const COMMON_NAME = [0x55, 0x04, 0x03];

/** Reads the certificate's details; undefined if they are unreadable. */
export function certificateDetails(certificate: Ber): SignedBy | undefined {
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

/** Returns a time of ASN.1 in UTC, such as `260101000000Z`, as digits from the year to the second; undefined for other forms. */
export function digitsOfTime(text: string | undefined): string | undefined {
  const [, year = '', rest = ''] = /^(\d\d|\d{4})(\d{10})Z$/.exec(text ?? '') ?? [];
  if (year === '') return undefined;
  return `${year.length === 4 ? '' : year < '50' ? '20' : '19'}${year}${rest}`;
}

const LATIN_1 = new TextDecoder('latin1');

function nameIn(name: Ber | undefined): string | undefined {
  const pairs = name?.children.flatMap((set) => set.children).map(({ children }) => children) ?? [];
  const value = pairs.find(([type]) => type?.holds(COMMON_NAME))?.[1];
  return value && textIn(value);
}
