/** Keys with certificates of their own, for tests. */

import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

interface Wanted {
  readonly bits?: number;
  readonly from?: string;
  readonly to?: string;
  /** The number in the subject: `IDCES-12345678Z`. */
  readonly number?: string;
}

/** Returns a new RSA key with a certificate that it signed itself, in PEM. */
export function selfSigned({ bits = 2048, from = '2026-01-01', to = '2036-01-01', number }: Wanted = {}) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const key = forge.pki.privateKeyFromPem(pkcs1);
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  made.serialNumber = '7b';
  made.validity.notBefore = new Date(from);
  made.validity.notAfter = new Date(to);
  const names = [
    { name: 'commonName', value: 'Ana Inventada' },
    ...(number === undefined ? [] : [{ type: '2.5.4.5', value: number }]),
  ];
  made.setSubject(names);
  made.setIssuer(names);
  made.sign(key, forge.md.sha256.create());
  return {
    privateKey,
    pkcs1,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: forge.pki.certificateToPem(made),
    own: made,
  };
}
