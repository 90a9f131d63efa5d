/** Opens a file in signatures and verifies them. */

import { type Fault, faultOf } from '../../engine/faults.ts';
import { certificateDetails, type SignedBy } from './certificate-details.ts';
import type { Around } from './opened.ts';
import { unchanged } from './unchanged.ts';
import { type Unwrapped, unwrapSigned } from './unwrap.ts';
import { type VerifiedLayers, verifyLayers } from './verify.ts';

export type OpenedSigned =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly around: Around;
      /** The results of checking the signatures, as warnings. */
      readonly warnings: readonly Fault[];
      /** The certificates in the file, whether a signature covers them or not. */
      readonly signedBy: readonly SignedBy[];
    }
  | Extract<Unwrapped, { ok: false }>;

/** The largest number of certificates listed. */
const MOST_CERTIFICATES = 20;

/** Opens a file in signatures, and verifies these. */
export async function openVerified(file: Uint8Array): Promise<OpenedSigned> {
  const unwrapped = unwrapSigned(file);
  if (!unwrapped.ok) return unwrapped;
  const { bytes, layers } = unwrapped;
  const verified = await verifyLayers(layers);
  const { verdict, signer } = verified;
  const certificates = layers.flatMap((layer) => layer.certificates.slice(0, MOST_CERTIFICATES));
  return {
    ok: true,
    bytes,
    around: { verdict, ...(signer !== undefined && { signer }) },
    warnings: warningsOf(verified),
    signedBy: certificates.slice(0, MOST_CERTIFICATES).flatMap((each) => certificateDetails(each) ?? []),
  };
}

function warningsOf({ verdict, broken, unverified, names }: VerifiedLayers): Fault[] {
  if (verdict === 'fits') return [{ ...faultOf(SIGNATURE, '/', unchanged(names)), level: 'information' }];
  return [
    ...broken.map((each) => faultOf('BW-FPA-P7M-DIGEST', '/', each)),
    ...unverified.map((each) => faultOf(SIGNATURE, '/', each)),
  ];
}

const SIGNATURE = 'BW-FPA-SIGNATURE';
