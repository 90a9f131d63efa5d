/** The parts of signed data (RFC 5652 §5), each at its place. */

import { type Ber, readBer } from './ber.ts';
import { SIGNED_DATA } from './is-signed.ts';

/** Limits of a layer, which keeps one more if there are more. Genuine signatures have a tenth of these numbers. */
export const MOST_SIGNERS = 10;
export const MOST_CERTIFICATES = 30;

/** A signature around a file. */
export interface Layer {
  /** The object identifier of the type of the content. */
  readonly contentType: Ber;
  /** Undefined if the signature is detached. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly Ber[];
  readonly signers: readonly Ber[];
}

export const OID = 0x06;
export const SEQUENCE = 0x30;
export const SET = 0x31;
/** The tags `[0]` and `[1]`, constructed. */
export const ZERO = 0xa0;
const ONE = 0xa1;
const INTEGER = 0x02;

/** Reads ContentInfo with SignedData; undefined for other data. */
export function layerIn(bytes: Uint8Array): Layer | undefined {
  const [type, wrapped] = readBer(bytes).children;
  if (type?.tag !== OID || !type.holds(SIGNED_DATA.slice(2)) || wrapped?.tag !== ZERO) return undefined;
  const [signed, other] = wrapped.children;
  const [version, digests, encapsulated, ...rest] = signed?.children ?? [];
  const signers = rest.pop();
  const isInOrder =
    version?.tag === INTEGER && digests?.tag === SET && encapsulated?.tag === SEQUENCE && signers?.tag === SET;
  const tags = rest.map(({ tag }) => tag).join();
  if (!isInOrder || other !== undefined || !ORDERS.has(tags)) return undefined;
  const [contentType, held] = encapsulated.children;
  if (contentType?.tag !== OID) return undefined;
  const certificates = rest.find(({ tag }) => tag === ZERO)?.firstChildren(MOST_CERTIFICATES + 1) ?? [];
  const listed = signers.firstChildren(MOST_SIGNERS + 1);
  return { contentType, content: held?.children[0]?.octets, certificates, signers: listed };
}

/** The tags of certificates and of revocation lists, both optional. */
const ORDERS: ReadonlySet<string> = new Set(['', `${ZERO}`, `${ONE}`, `${ZERO},${ONE}`]);
