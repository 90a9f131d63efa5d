/** Files as they are opened: what is signed is taken out of its signature first. */

import { type Fault, fault, faultOf } from '../../engine/faults.ts';
import { isSigned } from './is-signed.ts';

/** A file that can be read on, with what was noticed of its signature; or why it cannot. */
export type Opened =
  | { readonly ok: true; readonly file: string | Uint8Array; readonly warnings: Fault[] }
  | { readonly ok: false; readonly fault: Fault };

/** Takes a file out of its signature, if it is in one. */
export async function openSigned(file: string | Uint8Array): Promise<Opened> {
  if (typeof file === 'string' || !isSigned(file)) return { ok: true, file, warnings: [] };
  const { unwrapSigned } = await import('./unwrap.ts');
  const unwrapped = unwrapSigned(file);
  if (!unwrapped.ok) return { ok: false, fault: faultOf('BW-FPA-P7M', '/', unwrapped.what) };
  const names = unwrapped.signedBy.flatMap(({ subject }) => subject ?? []).join(', ');
  const present: Fault = {
    ...fault(
      'BW-FPA-SIGNATURE',
      '/',
      'The file is signed (CAdES), by the certificates in it by {names}; the signature is not verified.',
      {
        names: names === '' ? '–' : names,
      },
    ),
    level: 'information',
  };
  const changed = fault(
    'BW-FPA-P7M-DIGEST',
    '/',
    'The file was changed after it was signed: its digest is another than the signed one.',
  );
  return { ok: true, file: unwrapped.bytes, warnings: unwrapped.isChanged ? [present, changed] : [present] };
}
