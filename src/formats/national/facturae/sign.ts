/** Signs a written Facturae file with the key of the caller, which is used once and not kept. */

import { type Environment, type Fault, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { message } from '../../../engine/text/message.ts';
import type { FormatOptions, WrittenXml } from '../../declare/conversion.ts';
import { type OwnKey, ownKey } from '../../signing/own-key.ts';
import { signedXml } from '../../signing/xades-sign.ts';
import { ROLES } from './notes.ts';
import { POLICY } from './policy.ts';
import { View } from './view.ts';

/** Returns a written file with its signature, or what is wrong with the key. */
export async function signed(
  written: Outcome<WrittenXml>,
  options: FormatOptions,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  if (!written.ok) return written;
  const { result, warnings } = written;
  const time = typeof options.signing_time === 'string' ? options.signing_time : environment.now().toISOString();
  const found = await signingWith(options, time);
  if ('fault' in found) return { ...failure('validation', [found.fault]), warnings };
  const view = result.tree && new View(result.tree.root);
  const xml = await signedXml(result.xml, {
    ...{ signer: found.signer, certificates: found.certificates, policy: POLICY, time },
    role: ROLES[view?.text(view.root, 'FileHeader', 'InvoiceIssuerType') ?? 'EM'] ?? 'supplier',
    description: 'Factura electrónica',
  });
  const fileName = result.fileName?.replace(/\.xml$/, '.xsig');
  return { ok: true, result: { ...result, xml, ...(fileName !== undefined && { fileName }) }, warnings };
}

type Found = OwnKey | { readonly fault: Fault };

const NAMES = { key: 'sign_key', certificate: 'sign_certificate', password: 'sign_password' } as const;

/** Returns the key with its certificate, which is valid at a time. */
async function signingWith(options: FormatOptions, time: string): Promise<Found> {
  const own = await ownKey(options, NAMES);
  if ('kind' in own) {
    const code = own.kind === 'password' || own.kind === 'locked' ? 'BW-KEY-FILE' : 'BW-FACTURAE-KEY';
    return { fault: faultOf(code, `request.${own.option}`, own.text) };
  }
  const { from, to } = own.certificates[0];
  const at = Date.parse(time);
  if (!(at < Date.parse(from) || at > Date.parse(to))) return own;
  const text = message('The certificate is valid from {from} to {to} only; sign with another one.', { from, to });
  const place = options[NAMES.certificate] == null ? NAMES.key : NAMES.certificate;
  return { fault: faultOf('BW-FACTURAE-KEY', `request.${place}`, text) };
}
