/** Files as they are opened: what is signed is taken out of its signature first. */

import type { Fault } from '../../engine/faults.ts';
import { isSigned } from './is-signed.ts';

/** A file that can be read on, with what was noticed of its signature; or why it cannot. */
export type Opened =
  | { readonly ok: true; readonly file: string | Uint8Array; readonly warnings: Fault[] }
  | { readonly ok: false; readonly fault: Fault };

/** Takes a file out of its signature, if it is in one. */
export async function openSigned(file: string | Uint8Array): Promise<Opened> {
  if (typeof file === 'string' || !isSigned(file)) return { ok: true, file, warnings: [] };
  return (await import('./unwrap.ts')).opened(file);
}
