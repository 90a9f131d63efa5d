import type { Message } from './text/message.ts';

/** What is asked for elsewhere, as its keys are not here: signatures by a key that somebody else keeps, and the keys that issuers publish. */

/** A key that somebody else keeps: a key service, a security module. */
export interface Signer {
  kid: string;
  /** Has a text signed with ES256 by the key of that identifier. */
  sign(text: string, kid: string): Promise<ForeignSignature>;
}

/** A signature of 64 bytes, r and s one after the other (RFC 7518 §3.4), or why there is none. */
export type ForeignSignature = { ok: true; signature: Uint8Array } | { ok: false; why: Message };

/** What a signature says of who made it, which nothing proves yet. */
export interface ClaimedOrigin {
  /** The issuer, as a URI. */
  iss?: string;
  /** The address of its keys (RFC 7515 §4.1.2). */
  jku?: string;
  kid: string;
}

/** The public keys of that identifier which an issuer publishes, as values of JSON, by its name; or why there are none: it may not be asked, or could not be. */
export type IssuerKeys =
  | { kind: 'keys'; issuer: string; keys: readonly unknown[] }
  | { kind: 'refused' | 'unreachable'; why: Message };

/** Finds the keys of the issuer that a signature names. */
export type FindIssuerKeys = (origin: ClaimedOrigin) => Promise<IssuerKeys>;
