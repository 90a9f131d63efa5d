import type { Message } from './text/message.ts';

/** External signers and issuer keys: signatures with a key held by another system, and keys published by issuers. */

/** A key held by another system: a key service or a security module. */
export interface Signer {
  kid: string;
  /** Signs a text with ES256, using the key with this ID. */
  sign(text: string, kid: string): Promise<ForeignSignature>;
}

/** A signature of 64 bytes, r followed by s (RFC 7518, section 3.4), or the reason for the failure. */
export type ForeignSignature = { ok: true; signature: Uint8Array } | { ok: false; why: Message };

/** The unverified origin that a signature claims. */
export interface ClaimedOrigin {
  /** The issuer, as a URI. */
  iss?: string;
  /** The address of the issuer's keys (RFC 7515, section 4.1.2). */
  jku?: string;
  kid: string;
}

/**
 * The public keys with this ID that an issuer publishes, as JSON values, with the issuer's name. If it publishes none, the reason: the issuer is not
 * allowed, or was unreachable.
 */
export type IssuerKeys =
  | { kind: 'keys'; issuer: string; keys: readonly unknown[] }
  | { kind: 'refused' | 'unreachable'; why: Message };

/** Finds the keys of the issuer that a signature names. */
export type FindIssuerKeys = (origin: ClaimedOrigin) => Promise<IssuerKeys>;
