/** The digest functions of signed data, with the contents of their object identifiers. */

import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';

export type Digest = (bytes: Uint8Array) => Uint8Array;

const SHA_2 = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02];

export const DIGESTS = {
  sha1: { oid: [0x2b, 0x0e, 0x03, 0x02, 0x1a], by: sha1 as Digest },
  sha256: { oid: [...SHA_2, 0x01], by: sha256 as Digest },
  sha384: { oid: [...SHA_2, 0x02], by: sha384 as Digest },
  sha512: { oid: [...SHA_2, 0x03], by: sha512 as Digest },
} as const;
