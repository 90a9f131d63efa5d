/** Opens files in an enveloping signature (`.p7m`) in the workbench. */

import type { SignedBy } from '../../../formats/signed/unwrap.ts';

/** The unverified content of a file's signature. */
export interface Signature {
  /** From its certificates. */
  signedBy: readonly SignedBy[];
  /** Whether the file was changed after signing. */
  isChanged: boolean;
}

/** The last signature read: while typing, it is needed on every key. */
let last: { draft: string; signature: Signature | undefined } | undefined;

/** Returns the signature around a draft's e-invoice; undefined if it can no longer be read. */
export async function signatureOf(draft: string, signed: Blob): Promise<Signature | undefined> {
  if (last?.draft === draft) return last.signature;
  const [{ unwrapSigned }, content] = await Promise.all([
    import('../../../formats/signed/unwrap.ts'),
    signed.arrayBuffer(),
  ]);
  const found = unwrapSigned(new Uint8Array(content));
  const signature = found.ok ? { signedBy: found.signedBy, isChanged: found.isChanged } : undefined;
  last = { draft, signature };
  return signature;
}
