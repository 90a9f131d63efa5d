import type { JsonWebKey } from '../../../client/index.ts';

/** A given key: its public part, and the private one if given. */
export interface ReadKey {
  kid: string;
  public: JsonWebKey;
  private: JsonWebKey | undefined;
}

/** Returns whether two keys with the same identifier are equal, by their public parts. */
export function isSameKey(a: Pick<ReadKey, 'public'>, b: Pick<ReadKey, 'public'>): boolean {
  return pointOf(a.public) === pointOf(b.public);
}

function pointOf({ x, y }: JsonWebKey): string {
  return x !== undefined && y !== undefined ? `${x} ${y}` : '';
}
