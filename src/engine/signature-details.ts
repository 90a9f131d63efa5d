/** The result for a signature: it passes all tests, it fails one, or it could not be tested for lack of a key. */
export type SignatureState = 'holds' | 'fails' | 'no-key';

/** The signer, time and result of one signature. */
export interface SignatureDetails {
  /** Its position in `sigs`. */
  index: number;
  kid: string;
  /** In seconds, in UTC. */
  iat?: string;
  /** The expiry time in seconds, in UTC. */
  exp?: string;
  iss?: string;
  aud?: string;
  state: SignatureState;
  ok: boolean;
  /** Whether it was made with one of the given keys. */
  key: boolean;
}
