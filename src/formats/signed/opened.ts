/** Opens a file, after removing its signature. */

import { type Fault, faultOf, type SignatureVerdict } from '../../engine/faults.ts';
import { isSigned } from './is-signed.ts';
import type { SyntaxFile } from './syntax-file.ts';

/** The results of checking the signatures around a file. */
export interface Around {
  readonly verdict: SignatureVerdict;
  /** The fingerprint of the certificate of a valid signature. */
  readonly signer?: string;
}

/** A readable file with the warnings about its signature, or the reason why it cannot be read. */
export type Opened<F = string | Uint8Array> =
  | {
      readonly ok: true;
      readonly file: F;
      /** Present if signatures are around the file. */
      readonly around?: Around;
      readonly warnings: readonly Fault[];
    }
  | { readonly ok: false; readonly fault: Fault };

/** Extracts a file from its signatures, if it has any, and verifies these. A parsed file is already without them. */
export async function openSigned<F extends string | Uint8Array | SyntaxFile>(file: F): Promise<Opened<F | Uint8Array>> {
  if (typeof file === 'string' || 'root' in (file as object) || !isSigned(file as Uint8Array))
    return { ok: true, file, warnings: [] };
  const opened = await (await import('./open.ts')).openVerified(file as Uint8Array);
  if (!opened.ok) return { ok: false, fault: faultOf('BW-FPA-P7M', '/', opened.what) };
  const { bytes, around, warnings } = opened;
  return { ok: true, file: bytes, around, warnings };
}
