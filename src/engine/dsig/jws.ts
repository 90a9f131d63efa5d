/** Signing and verifying with ES256 (RFC 7515, RFC 7518 §3.4). Apart from the rest, so that only those who sign load it. */
import { base64url, CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { KeyMaterial, PrivateKey, PublicKey } from './key.ts';

const ALGORITHM = 'ES256';

/** A key ready for use. */
export type CryptographicKey = Awaited<ReturnType<typeof importJWK>>;

/** A new pair of keys under an identifier. */
export async function newKeyPair(kid: string): Promise<{ private: PrivateKey; public: PublicKey }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const key: PublicKey = { use: 'sig', kty: 'EC', kid, crv: 'P-256', alg: ALGORITHM, x, y };
  return { private: { ...key, d }, public: key };
}

/** Makes a key ready for use; undefined where its parts do not belong together. */
export async function importKey(material: KeyMaterial): Promise<CryptographicKey | undefined> {
  try {
    return await importJWK(material, ALGORITHM);
  } catch {
    return undefined;
  }
}

/** The compact signature on a text, by the key of that identifier. */
export async function signText(text: string, kid: string, key: CryptographicKey): Promise<string> {
  const signer = new CompactSign(new TextEncoder().encode(text));
  return signer.setProtectedHeader({ alg: ALGORITHM, kid }).sign(key);
}

/** The text that is signed for a payload, by the key of that identifier: header and payload (RFC 7515 §5.1). */
export function textToSign(payload: string, kid: string): string {
  return `${base64url.encode(JSON.stringify({ alg: ALGORITHM, kid }))}.${base64url.encode(payload)}`;
}

/** The compact signature of a text to sign and the bytes of its signature. */
export function compactSignature(text: string, signature: Uint8Array): string {
  return `${text}.${base64url.encode(signature)}`;
}

/** Whether a compact signature was made with the private part of this public key. Headers with demands of their own never verify. */
export async function isSignedBy(signature: string, key: CryptographicKey): Promise<boolean> {
  try {
    const { protectedHeader } = await compactVerify(signature, key, { algorithms: [ALGORITHM] });
    return protectedHeader.crit === undefined;
  } catch {
    return false;
  }
}
