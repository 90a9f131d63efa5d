/** Opens a file, after removing its signature. */

import type { Fault } from '../../engine/faults.ts';
import { isSigned } from './is-signed.ts';

/** A readable file with the warnings about its signature, or the reason why it cannot be read. */
export type Opened =
  | { readonly ok: true; readonly file: string | Uint8Array; readonly warnings: Fault[] }
  | { readonly ok: false; readonly fault: Fault };

/** Extracts a file from its signature if it has one. */
export async function openSigned(file: string | Uint8Array): Promise<Opened> {
  if (typeof file === 'string' || !isSigned(file)) return { ok: true, file, warnings: [] };
  return (await import('./unwrap.ts')).opened(file);
}
