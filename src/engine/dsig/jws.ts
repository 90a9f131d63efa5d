/**
 * Signs and verifies with ES256 (RFC 7515, RFC 7518 §3.4). A separate module, so that only programs that sign load it.
 */
import { base64url, CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { KeyMaterial, PrivateKey, PublicKey } from './key.ts';

const ALGORITHM = 'ES256';

/** An imported key. */
export type CryptographicKey = Awaited<ReturnType<typeof importJWK>>;

/** Returns a new key pair with this key ID. */
export async function newKeyPair(kid: string): Promise<{ private: PrivateKey; public: PublicKey }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const key: PublicKey = { use: 'sig', kty: 'EC', kid, crv: 'P-256', alg: ALGORITHM, x, y };
  return { private: { ...key, d }, public: key };
}

/** Imports a key. Returns undefined if its parts do not match. */
export async function importKey(material: KeyMaterial): Promise<CryptographicKey | undefined> {
  try {
    return await importJWK(material, ALGORITHM);
  } catch {
    return undefined;
  }
}

/** Signs a text. Returns the compact signature. */
export async function signText(text: string, kid: string, key: CryptographicKey): Promise<string> {
  const signer = new CompactSign(new TextEncoder().encode(text));
  return signer.setProtectedHeader({ alg: ALGORITHM, kid }).sign(key);
}

/** Returns the text to sign for a payload: header and payload (RFC 7515 §5.1). */
export function textToSign(payload: string, kid: string): string {
  return `${base64url.encode(JSON.stringify({ alg: ALGORITHM, kid }))}.${base64url.encode(payload)}`;
}

/** Returns the compact signature from the signed text and the bytes of its signature. */
export function compactSignature(text: string, signature: Uint8Array): string {
  return `${text}.${base64url.encode(signature)}`;
}

/**
 * Returns whether a compact signature was made with the private part of this public key. Headers with critical
 * extensions never verify.
 */
export async function isSignedBy(signature: string, key: CryptographicKey): Promise<boolean> {
  try {
    const { protectedHeader } = await compactVerify(signature, key, { algorithms: [ALGORITHM] });
    return protectedHeader.crit === undefined;
  } catch {
    return false;
  }
}
