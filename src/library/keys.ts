import type { PrivateKey, PublicKey } from '../engine/dsig/key.ts';
import * as engine from '../engine/dsig/keygen.ts';
import type { Environment } from '../engine/faults.ts';
import { systemEnvironment } from '../operations/environment.ts';

/** A key pair, under the option names of `sign` and `verify`. */
export interface KeyPair {
  privatekey: PrivateKey;
  publickey: PublicKey;
}

/** Returns a new key pair (chapter 09 §5.1). It is not stored anywhere. */
export async function keygen(environment: Environment = systemEnvironment()): Promise<KeyPair> {
  const pair = await engine.keygen(environment);
  return { privatekey: pair.private, publickey: pair.public };
}
