import type { Environment } from '../faults.ts';
import type { PrivateKey, PublicKey } from './key.ts';
import { loadJws } from './load-jws.ts';

/** A key pair: a private key to sign with, and a public key to publish. */
export interface KeyPair {
  private: PrivateKey;
  public: PublicKey;
}

/** Returns a new key pair (chapter 09 §5.1). It is not stored anywhere. */
export async function keygen(environment: Environment): Promise<KeyPair> {
  const { newKeyPair } = await loadJws();
  return newKeyPair(environment.uuid());
}
