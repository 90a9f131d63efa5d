import type { JsonWebKey } from '../../client/index.ts';

/** A key somebody gave: its public part, and the private one where it was given too. */
export interface ReadKey {
  kid: string;
  public: JsonWebKey;
  private: JsonWebKey | undefined;
}

/** Returns whether two keys of one identifier are the same: its public part, which the private one makes. */
export function isSameKey(a: Pick<ReadKey, 'public'>, b: Pick<ReadKey, 'public'>): boolean {
  return pointOf(a.public) === pointOf(b.public);
}

function pointOf({ x, y }: JsonWebKey): string {
  return x !== undefined && y !== undefined ? `${x} ${y}` : '';
}
