/** Seals a receipt with the certificate and the key of the caller (chapter 18 §6.2). Neither is kept or repeated in messages. */

import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64Of } from '../../../engine/text/base64.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { FormatOptions } from '../../declare/conversion.ts';
import { ownKey } from '../../signing/own-key.ts';
import type { Written } from '../shared/writing.ts';
import { readCertificate } from './certificate.ts';
import { chainOf } from './chain.ts';
import { isOutsideValidity } from './rules-seal.ts';
import { Node } from './view.ts';
import type { Writing } from './write-base.ts';

const NAMES = { key: 'seal_key', certificate: 'seal_certificate', password: 'seal_password' } as const;

/** Puts the seal into the head of a receipt, if the caller gives what it needs. */
export async function seal(root: Written, writing: Writing, options: FormatOptions = {}): Promise<void> {
  const given = options[NAMES.certificate];
  if (given == null && options[NAMES.key] == null) return;
  const refuse = (code: string, option: string, text: Message) => writing.refuse(code, `request.${option}`, text);
  const own = await ownKey(options, NAMES);
  if ('kind' in own) {
    refuse(own.kind === 'cipher' ? 'BW-CFDI-KEY-CIPHER' : 'BW-CFDI-KEY', own.option, own.text);
    return;
  }
  const place = given == null ? NAMES.key : NAMES.certificate;
  const certificate = readCertificate(own.certificates[0].base64);
  if (certificate === undefined) {
    refuse('BW-CFDI-KEY', place, message('The certificate has no RSA key, which sealing requires; use a CSD.'));
    return;
  }
  if (certificate.number === undefined) {
    refuse(
      'BW-CFDI-CERT-SERIAL',
      place,
      message('The serial number of the certificate does not have the 20 digits that the tax office uses.'),
    );
  }
  const rfc = root.child('cfdi:Emisor')?.attribute('Rfc') ?? '';
  if (certificate.rfc !== rfc) {
    const text = message(
      'The certificate belongs to {value}, but the issuer is {expected}. Seal with the certificate of the issuer.',
      {
        value: certificate.rfc ?? '',
        expected: rfc,
      },
    );
    refuse('SAT-303', place, text);
  }
  if (isOutsideValidity(new Node(root), certificate)) {
    refuse('SAT-305', place, message('The certificate is not valid on the day of the receipt; use a current one.'));
  }
  if (certificate.isPersonal && !certificate.isForTests) {
    refuse('SAT-306', place, message('The certificate is an e.firma, which does not seal receipts; use a CSD.'));
  }
  if (writing.faults.length > 0) return;
  const set = (name: string, value: string) => {
    root.attributes = root.attributes.map((each) => (each.name === name ? { name, value } : each));
  };
  set('NoCertificado', certificate.number ?? '');
  set('Certificado', certificate.base64);
  set('Sello', base64Of(await own.signer.sign(utf8ToBytes(chainOf(root)))));
}
