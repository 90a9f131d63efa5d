/** What was found of a signature: it passes all tests, it fails one, or it could not be tested, as no key given made it. */
export type SignatureState = 'holds' | 'fails' | 'no-key';

/** What is said of one signature: who made it when, and what was found. */
export interface SignatureDetails {
  /** Its position in `sigs`. */
  index: number;
  kid: string;
  /** To the second, in UTC. */
  iat?: string;
  /** Until when the signer vouches for it, to the second, in UTC. */
  exp?: string;
  iss?: string;
  aud?: string;
  state: SignatureState;
  /** It holds. */
  ok: boolean;
  /** Made with one of the keys given. */
  key: boolean;
}
