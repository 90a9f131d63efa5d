import { encode } from 'uqr';

/**
 * Returns the modules of a payload's QR code row by row, with true for dark, error correction level M and no margin.
 */
export function modulesOf(payload: string): readonly (readonly boolean[])[] {
  return encode(payload, { ecc: 'M', boostEcc: false, border: 0 }).data;
}
