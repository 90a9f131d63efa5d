/** Seals a receipt with the certificate and the key of the caller (chapter 18 §6.2). Neither is kept or repeated in messages. */

import { type Message, message } from '../../../engine/text/message.ts';
import type { FormatOptions } from '../../conversion.ts';
import type { Written } from '../national/writing.ts';
import { readCertificate } from './certificate.ts';
import { chainOf } from './chain.ts';
import { canSign, isKeyOf, type KeyProblem, readKey, sign } from './key.ts';
import { isOutsideValidity } from './rules-seal.ts';
import { Node } from './view.ts';
import type { Writing } from './write-base.ts';

const KEY_PROBLEMS: Readonly<Record<KeyProblem, readonly [code: string, option: string, text: Message]>> = {
  none: [
    'BW-CFDI-KEY',
    'seal_key',
    message('This is no private key in base64 or PEM; give the file .key of the certificate.'),
  ],
  other: ['BW-CFDI-KEY', 'seal_key', message('The key is no RSA key; give the file .key of the certificate.')],
  password: ['BW-CFDI-KEY', 'seal_password', message('The key cannot be decrypted; correct its password.')],
  cipher: [
    'BW-CFDI-KEY-CIPHER',
    'seal_key',
    message('The encryption of the key is not known here; encrypt it with AES (openssl pkcs8 -topk8 -v2 aes256).'),
  ],
};

/** Puts the seal into the head of a receipt, if the caller gives what it needs. */
export async function seal(root: Written, writing: Writing, options: FormatOptions | undefined): Promise<void> {
  const { seal_certificate: given, seal_key: key, seal_password: password } = options ?? {};
  if (given == null && key == null) return;
  const refuse = (code: string, option: string, text: Message) => writing.refuse(code, `request.${option}`, text);
  if (typeof given !== 'string' || typeof key !== 'string') {
    const text = message('A seal needs both the certificate (.cer) and its key (.key); give the other one too.');
    refuse('BW-CFDI-KEY', typeof given === 'string' ? 'seal_key' : 'seal_certificate', text);
    return;
  }
  const certificate = readCertificate(given);
  if (certificate === undefined) {
    refuse('BW-CFDI-KEY', 'seal_certificate', message('This is no certificate with an RSA key in base64 or PEM.'));
    return;
  }
  if (certificate.number === undefined) {
    refuse(
      'BW-CFDI-CERT-SERIAL',
      'seal_certificate',
      message('The serial number of the certificate has not the 20 digits of the tax agency.'),
    );
  }
  const rfc = root.child('cfdi:Emisor')?.attribute('Rfc') ?? '';
  if (certificate.rfc !== rfc) {
    const text = message(
      'The certificate is of {value}, but the issuer is {expected}. Seal with the certificate of the issuer.',
      {
        value: certificate.rfc ?? '',
        expected: rfc,
      },
    );
    refuse('SAT-303', 'seal_certificate', text);
  }
  if (isOutsideValidity(new Node(root), certificate)) {
    refuse(
      'SAT-305',
      'seal_certificate',
      message('The certificate is not valid on the day of the receipt; use a current one.'),
    );
  }
  if (certificate.isPersonal && !certificate.isForTests) {
    refuse(
      'SAT-306',
      'seal_certificate',
      message('The certificate is an e.firma, which does not seal receipts; use a CSD.'),
    );
  }
  const reading = readKey(key, typeof password === 'string' ? password : undefined);
  if ('problem' in reading) {
    refuse(...KEY_PROBLEMS[reading.problem]);
    return;
  }
  if (!isKeyOf(reading.key, certificate)) {
    refuse(
      'BW-CFDI-KEY',
      'seal_key',
      message('The key is of another certificate; give the two files that belong together.'),
    );
  } else if (!canSign()) {
    refuse('BW-CFDI-KEY', 'seal_key', message('Pages without encryption cannot seal; open the page over HTTPS.'));
  }
  if (writing.faults.length > 0) return;
  const set = (name: string, value: string) => {
    root.attributes = root.attributes.map((each) => (each.name === name ? { name, value } : each));
  };
  set('NoCertificado', certificate.number ?? '');
  set('Certificado', certificate.base64);
  const signature = await sign(chainOf(root), reading.key);
  if (signature === undefined) refuse(...KEY_PROBLEMS.none);
  else set('Sello', signature);
}
