import { createPrivateKey } from 'node:crypto';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { isClosed, openKey } from './key-file.ts';
import { selfSigned } from './testing.ts';

const { privateKey, own } = selfSigned();
const plain = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const PASSWORD = 'contraseña';

/** Returns the content of PEM blocks, without line breaks. */
const contentOf = (pem: string) => pem.replace(/-----[^-]*-----|\s/g, '');

const ownDer = forge.util.encode64(forge.asn1.toDer(forge.pki.certificateToAsn1(own)).getBytes());

function pkcs12(algorithm: '3des' | 'aes256'): string {
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, [own], PASSWORD, { algorithm });
  return forge.util.encode64(forge.asn1.toDer(asn1).getBytes());
}

const encrypted = (cipher: string, format: 'pem' | 'der') => {
  const made = privateKey.export({ type: 'pkcs8', format: format as 'pem', cipher, passphrase: PASSWORD });
  return format === 'pem' ? String(made) : Buffer.from(made).toString('base64');
};

const pkcs1Encrypted = privateKey
  .export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: PASSWORD })
  .toString();

describe('a key file', () => {
  it('in PKCS #1, encrypted by an older OpenSSL, is opened', async () => {
    expect(isClosed(pkcs1Encrypted)).toBe(true);
    const outcome = await openKey(pkcs1Encrypted, PASSWORD);
    if (!('opened' in outcome)) throw new Error('not opened');
    expect(createPrivateKey(outcome.opened.key).equals(privateKey)).toBe(true);
    expect(await openKey(pkcs1Encrypted, 'other')).toEqual({ problem: 'password' });
  });

  it.each([
    ['PKCS #12 with 3DES', pkcs12('3des'), [ownDer]],
    ['PKCS #12 with AES', pkcs12('aes256'), [ownDer]],
    ['encrypted PKCS #8 with AES in PEM', encrypted('aes-256-cbc', 'pem'), []],
    ['encrypted PKCS #8 with 3DES in DER', encrypted('des-ede3-cbc', 'der'), []],
    ['PKCS #8 in DER', plain, []],
  ])('in %s is opened', async (_, text, certificates) => {
    expect(isClosed(text)).toBe(true);
    const outcome = await openKey(text, PASSWORD);
    if (!('opened' in outcome)) throw new Error('not opened');
    expect(contentOf(outcome.opened.key)).toBe(plain);
    expect(outcome.opened.certificates.map(contentOf)).toEqual(certificates);
  });

  it.each([
    ['PKCS #12', pkcs12('3des'), 'password'],
    ['PKCS #8', encrypted('aes-256-cbc', 'pem'), 'password'],
    ['text', 'AAAA', 'none'],
  ])('in %s is not opened with a wrong password', async (_, text, problem) => {
    expect(await openKey(text, 'other')).toEqual({ problem });
  });

  it('with too many key derivation rounds is rejected, because it would take long', async () => {
    const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
    const info = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key));
    const slow = forge.pki.encryptPrivateKeyInfo(info, PASSWORD, { algorithm: 'aes256', count: 65_536 });
    const der = forge.asn1.toDer(slow).getBytes().replace('\x02\x03\x01\x00\x00', '\x02\x03\x7f\xff\xff');
    const text = forge.util.encode64(der);
    expect(await openKey(text, PASSWORD)).toEqual({ problem: 'cipher' });
  });
});
