/** Times of stamps of ZATCA, and whether certificates are valid then. */

import type { Certificate } from '../../../signing/certificate.ts';

const SAUDI_OFFSET = '+03:00';
const HOURS = 3;
const LENGTH = 'YYYY-MM-DDThh:mm:ss'.length;

/** Returns a time in Saudi Arabia as stamps have it. */
export function saudiTime(now: Date): string {
  return new Date(now.getTime() + HOURS * 3_600_000).toISOString().slice(0, LENGTH);
}

/** Returns the moment of a stamp in milliseconds since 1970; undefined if the text is not a time. Without `Z`, it is that of Saudi Arabia. */
export function stampTime(text: unknown): number | undefined {
  const [, local, zone] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(Z?)$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (local === undefined) return undefined;
  const at = Date.parse(`${local}Z`);
  // Days that a month does not have roll over.
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(local);
  return isReal ? Date.parse(local + (zone || SAUDI_OFFSET)) : undefined;
}

/** Returns whether a certificate is valid at a moment. */
export function isValidAt({ from, to }: Certificate, at: number): boolean {
  return !(at < Date.parse(from) || at > Date.parse(to));
}
