/** Files in a signature that holds them (`.p7m`), as the workbench opens them. */

import type { SignedBy } from '../../formats/signed/unwrap.ts';

/** What the signature of a file says. It is not verified. */
export interface Signature {
  /** By the certificates in it. */
  signedBy: readonly SignedBy[];
  /** The file was changed after it was signed. */
  isChanged: boolean;
}

/** The signature that was looked at last: while one types it is asked for with every key. */
let last: { draft: string; signature: Signature | undefined } | undefined;

/** Returns the signature around the e-invoice of a draft; undefined where it can no longer be read. */
export async function signatureOf(draft: string, signed: Blob): Promise<Signature | undefined> {
  if (last?.draft === draft) return last.signature;
  const [{ unwrapSigned }, content] = await Promise.all([
    import('../../formats/signed/unwrap.ts'),
    signed.arrayBuffer(),
  ]);
  const found = unwrapSigned(new Uint8Array(content));
  const signature = found.ok ? { signedBy: found.signedBy, isChanged: found.isChanged } : undefined;
  last = { draft, signature };
  return signature;
}
