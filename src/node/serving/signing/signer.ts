import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import pLimit from 'p-limit';
import type { ForeignSignature, Signer } from '../../../engine/external-signer.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { isLoopbackName } from '../../../service/auth/origin.ts';
import type { OwnKeys } from '../../../service/auth/own-keys.ts';
import { usageError } from '../../files/exit.ts';
import { publicKeysIn } from '../../files/signing-key.ts';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';
import { type KeyFile, watchKeys } from './key-file.ts';
import { askAddress, askCommand } from './signer-calls.ts';

/**
 * Signs with keys held by an external signer, a key service or a security module. The signer gets the bytes to sign and
 * returns the signature.
 */

/** The numbers of concurrent and of waiting calls per process. More are rejected at once. */
const AT_ONCE = 8;
const WAITING = 256;

/** External keys by their public parts, and a function that signs a text with one of them. */
export interface ForeignKeys {
  keys: KeyFile;
  sign: Signer['sign'];
}

/** Returns the bytes of a signature. Rejects with an `Error` for the operator. */
type Ask = (text: string, kid: string, signal: AbortSignal) => Promise<Uint8Array>;

type SignerSettings = Pick<
  Settings,
  'signerCommand' | 'signerUrl' | 'signerKey' | 'signerToken' | 'signerTimeout' | 'keyFile'
>;

/** Returns the configured signer, or undefined. Throws `CommandError` for incomplete or contradictory settings. */
export async function createSigner(
  settings: SignerSettings,
  log: Pick<Log, 'note' | 'warning'>,
): Promise<ForeignKeys | undefined> {
  const ask = askFor(settings);
  if (!ask || settings.signerKey === undefined) return undefined;
  const keys = await watchKeys(settings.signerKey, log, publicKeysIn);
  return { keys, sign: signerBy(ask, keys.keys, settings.signerTimeout, log) };
}

/** Throws `CommandError` for signer settings that are incomplete or contradictory, or that name no public key. */
export async function checkSigner(settings: SignerSettings): Promise<void> {
  if (askFor(settings) && settings.signerKey !== undefined) await publicKeysIn(settings.signerKey, process);
}

function askFor({ signerCommand, signerUrl, signerKey, signerToken, keyFile }: SignerSettings): Ask | undefined {
  if (signerCommand === undefined && signerUrl === undefined) {
    if (signerKey !== undefined || signerToken !== undefined)
      throw usageError('--signer-key and --signer-token belong to --signer-command or --signer-url');
    return undefined;
  }
  if (signerCommand !== undefined && signerUrl !== undefined)
    throw usageError('--signer-command and --signer-url are two signers; give one');
  if (keyFile !== undefined) throw usageError('--key and a signer are two ways to sign; give one');
  if (signerKey === undefined) throw usageError('an external signer needs --signer-key, the public part of its key');
  if (signerUrl === undefined) return askCommand(signerCommand ?? []);
  const { protocol, hostname } = new URL(signerUrl);
  if (protocol === 'http:' && !isLoopbackName(hostname))
    throw usageError('--signer-url: an address begins with https://, but for one of this machine');
  return askAddress(signerUrl, signerToken);
}

/**
 * Returns a function that gets texts signed within a time limit in milliseconds, including waiting. Each signature is
 * verified with the public key, so that no invalid one is returned. The log has the details of errors; callers learn
 * less. @internal
 */
export function signerBy(
  ask: Ask,
  keys: () => OwnKeys,
  milliseconds: number,
  log: Pick<Log, 'warning'>,
): Signer['sign'] {
  const limit = pLimit(AT_ONCE);
  const failed = (why: Message, more: string): ForeignSignature => {
    log.warning(`the signer: ${more}`);
    return { ok: false, why };
  };
  return async (text, kid) => {
    if (limit.pendingCount >= WAITING)
      return failed(message('too many requests are waiting for the signer'), 'too many waiting requests');
    const signal = AbortSignal.timeout(milliseconds);
    let given: Uint8Array;
    try {
      given = await limit(async () => {
        signal.throwIfAborted();
        return ask(text, kid, signal);
      });
    } catch (error) {
      if (!signal.aborted)
        return failed(message('the signer failed'), error instanceof Error ? error.message : String(error));
      const seconds = milliseconds / 1000;
      const late = message('the signer did not answer within {seconds} seconds', { seconds });
      return failed(late, `did not answer within ${seconds} seconds`);
    }
    const key = keys().find((each) => each.kid === kid);
    const signature = key && signatureIn(given, text, createPublicKey({ key: key as JsonWebKey, format: 'jwk' }));
    if (signature) return { ok: true, signature };
    const why = message('the answer of the signer is not a signature by the key {kid}', { kid });
    return failed(why, `its answer is not a signature by the key ${kid}`);
  };
}

/**
 * Returns the 64 bytes of a signature: as received, or from the DER structure that most tools write (RFC 3279 §2.2.3), as bytes or base64.
 * Undefined if it is not a signature of the text by the key.
 */
function signatureIn(given: Uint8Array, text: string, key: KeyObject): Uint8Array | undefined {
  const decoded = Buffer.from(Buffer.from(given).toString('latin1').trim(), 'base64');
  for (const bytes of [given, decoded]) {
    const isPlain = bytes.length === 64 && isBy(key, text, bytes, 'ieee-p1363');
    if (isPlain) return bytes;
    if (isBy(key, text, bytes, 'der')) return plainOf(bytes);
  }
  return undefined;
}

function isBy(key: KeyObject, text: string, signature: Uint8Array, dsaEncoding: 'der' | 'ieee-p1363'): boolean {
  return verify('sha256', Buffer.from(text), { key, dsaEncoding }, signature);
}

/** Returns r and s, 32 bytes each, of a verified DER signature: SEQUENCE { INTEGER, INTEGER }, with lengths of one byte. */
function plainOf(der: Uint8Array): Uint8Array {
  const plain = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    // A leading zero byte marks a number as not negative.
    const digits = der.subarray(at + 2, at + 2 + length).slice(-32);
    plain.set(digits, end - digits.length);
    at += 2 + length;
  }
  return plain;
}
