/** The signed attributes of a signer (RFC 5652 §11, RFC 5035). */

import { type Ber, BerError } from './ber.ts';
import { digitsOfTime } from './certificate-details.ts';
import { DIGESTS, type Digest } from './digests.ts';
import { OID, SEQUENCE } from './layers.ts';

export interface SignedAttributes {
  /** The digest of the content; undefined if there is not exactly one. */
  readonly digest: Uint8Array | undefined;
  /** Whether all attributes that a signature needs are present once each, and known. */
  readonly isComplete: boolean;
  /** The digest of the certificate that signed, with its algorithm; undefined if the signature names none. */
  readonly certificate: { readonly by: Digest; readonly value: Uint8Array } | undefined;
  /** The time of signing, as digits from the year to the second. */
  readonly time: string | undefined;
}

const ATTRIBUTE = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09];
const CONTENT_TYPE = [...ATTRIBUTE, 0x03];
const MESSAGE_DIGEST = [...ATTRIBUTE, 0x04];
const SIGNING_CERTIFICATE = [...ATTRIBUTE, 0x10, 0x02, 0x0c];
const SIGNING_CERTIFICATE_V2 = [...ATTRIBUTE, 0x10, 0x02, 0x2f];
const SIGNING_TIME = [...ATTRIBUTE, 0x05];
const OCTETS = 0x04;

/** Reads signed attributes; undefined if they are damaged. */
export function attributesIn(list: Ber, contentType: Ber): SignedAttributes | undefined {
  try {
    const [type, digest] = [CONTENT_TYPE, MESSAGE_DIGEST].map((id) => valuesOf(list, id));
    const certificates = [SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_V2].map((id) => valuesOf(list, id));
    const [named, newer] = certificates;
    const value = newer?.[0] ?? named?.[0];
    const certificate = value && certificateIn(value, newer?.[0] !== undefined);
    const isOfType = type?.length === 1 && type[0]?.tag === OID && type[0].holds([...contentType.contents]);
    const isNamed =
      certificates.every((each) => each.length <= 1) && (value === undefined || certificate !== undefined);
    const times = valuesOf(list, SIGNING_TIME);
    const time = times[0] && digitsOfTime(String.fromCharCode(...times[0].contents.subarray(0, 20)));
    const octets = digest?.length === 1 && digest[0]?.tag === OCTETS ? digest[0].octets : undefined;
    const isComplete = octets !== undefined && isOfType && isNamed && times.length <= 1;
    return { digest: octets, certificate, time, isComplete };
  } catch (error) {
    if (error instanceof BerError) return undefined;
    throw error;
  }
}

/** Returns the values of an attribute, wherever they are in the list. */
function valuesOf(list: Ber, id: readonly number[]): Ber[] {
  return list.children.flatMap(({ children: [type, values] }) => (type?.holds(id) ? (values?.children ?? []) : []));
}

function certificateIn(value: Ber, isNewer: boolean): SignedAttributes['certificate'] {
  const [first] = value.children[0]?.children ?? [];
  const [one, other] = first?.children ?? [];
  // The first of the newer kind is the algorithm, unless it is SHA-256.
  const algorithm = isNewer && one?.tag === SEQUENCE ? one.children[0] : undefined;
  const digest = algorithm ? other : one;
  const known = isNewer ? (algorithm ? digestBy(algorithm) : DIGESTS.sha256.by) : DIGESTS.sha1.by;
  return known && digest?.tag === OCTETS ? { by: known, value: digest.octets } : undefined;
}

/** Returns the digest function with an object identifier. */
export function digestBy(id: Ber | undefined): Digest | undefined {
  return Object.values(DIGESTS).find(({ oid }) => id?.holds(oid))?.by;
}
