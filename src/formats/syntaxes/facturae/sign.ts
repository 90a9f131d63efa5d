/** Signs a written Facturae file with the key of the caller, which is used once and not kept. */

import { type Environment, type Fault, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { FormatOptions, WrittenXml } from '../../conversion.ts';
import { type Certificate, readCertificate } from '../../sealing/certificate.ts';
import { type KeyProblem, readPrivateKey, type Signer, signerFor } from '../../sealing/private-key.ts';
import { signedXml } from '../../sealing/xades-sign.ts';
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

type Found =
  | { readonly signer: Signer; readonly certificates: readonly [Certificate, ...Certificate[]] }
  | { readonly fault: Fault };

const PROBLEMS: Readonly<Record<KeyProblem, Message>> = {
  kind: message('The key is of a kind that cannot sign Facturae; use RSA, or ECDSA on P-256 or P-384.'),
  weak: message('The RSA key has less than 2048 bits; use a longer one.'),
  other: message('The key is not that of the certificate.'),
};

/** Returns the key with its certificate, which is one of the given ones. */
async function signingWith({ sign_key, sign_certificate }: FormatOptions, time: string): Promise<Found> {
  const wrong = (name: string, what: Message): Found => ({
    fault: faultOf('BW-FACTURAE-KEY', `request.${name}`, what),
  });
  const key = typeof sign_key === 'string' ? readPrivateKey(sign_key) : undefined;
  if (key === undefined) {
    return wrong('sign_key', message('The key is no private key in PEM (PKCS #8 or PKCS #1), and no PKCS #12 file.'));
  }
  const certificates = certificatesIn(`${sign_certificate ?? ''}\n${sign_key}`);
  let problem: KeyProblem | undefined;
  for (const certificate of certificates) {
    const signer = await signerFor(key, certificate);
    if (typeof signer === 'string') problem ??= signer;
    else return isValidAt(certificate, time) ? inOrder(signer, certificate, certificates) : expired(certificate, wrong);
  }
  return problem === undefined
    ? wrong('sign_certificate', message('A signature needs the certificate of the key; give it in PEM.'))
    : wrong('sign_key', PROBLEMS[problem]);
}

function inOrder(signer: Signer, certificate: Certificate, all: readonly Certificate[]): Found {
  return { signer, certificates: [certificate, ...all.filter((each) => each !== certificate)] };
}

function expired({ from, to }: Certificate, wrong: (name: string, what: Message) => Found): Found {
  const text = message('The certificate is valid from {from} to {to} only; sign with another one.', { from, to });
  return wrong('sign_certificate', text);
}

function isValidAt({ from, to }: Certificate, time: string): boolean {
  const at = Date.parse(time);
  return !(at < Date.parse(from) || at > Date.parse(to));
}

const MOST_CERTIFICATES = 10;

/** Reads the certificates in a text: several in PEM, or one in base64. */
function certificatesIn(text: string): Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [text];
  return blocks.slice(0, MOST_CERTIFICATES).flatMap((each) => readCertificate(each) ?? []);
}
