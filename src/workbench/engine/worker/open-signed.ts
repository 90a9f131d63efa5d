/** Opens files in an enveloping signature (`.p7m`) in the workbench. */

import type { Fault } from '../../../engine/faults.ts';
import type { SignedBy } from '../../../formats/signed/certificate-details.ts';
import type { Around } from '../../../formats/signed/opened.ts';

/** The signatures around a file. */
export interface Signature {
  /** From the certificates in the file. */
  signedBy: readonly SignedBy[];
  around: Around;
  warnings: readonly Fault[];
}

/** The last signature read: while typing, it is needed on every key. */
let last: { draft: string; signature: Signature | undefined } | undefined;

/** Returns the signature around a draft's e-invoice; undefined if it can no longer be read. */
export async function signatureOf(draft: string, signed: Blob): Promise<Signature | undefined> {
  if (last?.draft === draft) return last.signature;
  const [{ openVerified }, content] = await Promise.all([
    import('../../../formats/signed/open.ts'),
    signed.arrayBuffer(),
  ]);
  const found = await openVerified(new Uint8Array(content));
  const signature = found.ok ? found : undefined;
  last = { draft, signature };
  return signature;
}
