/** Keys with certificates of their own, for tests. */

import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** The tag of a Teletex string, which forge does not name. */
const TELETEX = 20 as forge.asn1.Class;

interface Wanted {
  readonly bits?: number;
  readonly from?: string;
  readonly to?: string;
  /** The number in the subject: `IDCES-12345678Z`. */
  readonly number?: string;
  /** The bytes of the unique identifier in the subject (2.5.4.45), as a Teletex string. */
  readonly identifier?: string;
}

/** Returns a new RSA key with a certificate that it signed itself, in PEM. */
export function selfSigned({ bits = 2048, from = '2026-01-01', to = '2036-01-01', number, identifier }: Wanted = {}) {
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
    ...(identifier === undefined ? [] : [{ type: '2.5.4.45', value: identifier, valueTagClass: TELETEX }]),
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

/** A key of stamps for tests, and its certificate for 310123456700003 by an authority that exists nowhere else. */
export const STAMP_KEY = `-----BEGIN EC PRIVATE KEY-----
MHQCAQEEIFDgHDfxBnoxSPtVfSXK1QYL0YohygwHICFVaAZ8ny7HoAcGBSuBBAAK
oUQDQgAEubggagKQ3F8vn4WLSQFSvNnDtu8yFy/YBcC2LrMW17hnK9gyrOfGMsuw
WzHzoKM18uYyhbk4Zayzz5lOvbrl+g==
-----END EC PRIVATE KEY-----`;
export const STAMP_CERTIFICATE = `MIIBZjCCAQsCBQEYzCfrMAoGCCqGSM49BAMCMDQxCzAJBgNVBAYTAlNBMSUwIwYDVQQDDBxUZXN0IGF1dGhvcml0eSBvZiBubyBj
b3VudHJ5MB4XDTI2MTEyNzEyNDg1MVoXDTM2MTEyNDEyNDg1MVowSDELMAkGA1UEBhMCU0ExHzAdBgNVBAoMFkFsIE5vb3IgRnVy
bml0dXJlIEVzdC4xGDAWBgNVBAMMDzMxMDEyMzQ1NjcwMDAwMzBWMBAGByqGSM49AgEGBSuBBAAKA0IABLm4IGoCkNxfL5+Fi0kB
UrzZw7bvMhcv2AXAti6zFte4ZyvYMqznxjLLsFsx86CjNfLmMoW5OGWss8+ZTr265fowCgYIKoZIzj0EAwIDSQAwRgIhAML2ixET
TtPKL1l4tGlWYfyPSByBe3C9Lu9lwVKqNDHtAiEA2uG4uCmc+ndKDi5w5IYRg97aeIZAjuDoYQTfWZtHtkE=

`;
